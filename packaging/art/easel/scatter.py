"""Marks scattered evenly and always the same way: textures without chance."""

from collections.abc import Iterator

GOLDEN = (0.7548776662466927, 0.5698402909980532, 0.8191725133961645)


def scattered(count: int, width: float, height: float) -> Iterator[tuple[float, float, float]]:
    """Places over an area that keep their distance, each with a number between 0 and 1 of its own."""
    for k in range(1, count + 1):
        x, y, own = ((k * step) % 1 for step in GOLDEN)
        yield x * width, y * height, own
