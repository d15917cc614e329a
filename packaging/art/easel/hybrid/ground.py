"""The ground of HYBRID: cold iron under the laboratory, quiet enough to be forgotten, warm where a torch is near."""

from easel.ink import INK, WHITE
from easel.scatter import scattered
from easel.svg import Picture, ellipse, figure, path, polygon, rect

WIDE, HIGH = 1600, 1000
STEP_X, STEP_Y = 320, 250
COLD = "#9fb2c2"


def _corners() -> list[tuple[float, float, int]]:
    """The upper left corners of the plates, every other row moved by half a plate, each with its number."""
    return [
        (column * STEP_X - STEP_X / 2 * (row % 2), row * STEP_Y, row * 6 + column)
        for row in range(4)
        for column in range(6)
    ]


def _plate(x: float, y: float) -> str:
    a, b, c, d = x + 6, y + 6, x + STEP_X - 6, y + STEP_Y - 6
    return polygon(
        [(a + 12, b), (c - 12, b), (c, b + 12), (c, d - 12), (c - 12, d), (a + 12, d), (a, d - 12), (a, b + 12)]
    )


def _rivets() -> str:
    places = [(x + dx, y + dy) for x, y, _ in _corners() for dx in (26, STEP_X - 26) for dy in (26, STEP_Y - 26)]
    return "".join(f"M{figure(x)} {figure(y)}h.1" for x, y in places if 0 < x < WIDE)


def _drains() -> str:
    """Round drains in two plates, their slits crosswise."""
    return "".join(
        f"M{figure(x + STEP_X / 2 + 18 * k)} {figure(y + STEP_Y / 2 - reach)}v{2 * reach}"
        for x, y, number in _corners()
        if number in (9, 19)
        for k, reach in ((-3, 34), (-2, 50), (-1, 58), (0, 60), (1, 58), (2, 50), (3, 34))
    )


def _pipes() -> list[str]:
    """Two pipes that run along in the gap between the rows of plates."""
    marks: list[str] = []
    for y in (250, 750):
        line = f"M0 {y}H{WIDE}"
        bands = "".join(f"M{x} {y - 14}v28" for x in range(110, WIDE, 400))
        marks += [
            path(line, fill="none", stroke="#0d1014", stroke_width=30),
            path(line, fill="none", stroke="#323b44", stroke_width=20),
            path(line, fill="none", stroke=COLD, stroke_width=4, stroke_opacity=0.22, transform="translate(0 -5)"),
            path(bands, fill="none", stroke="#0d1014", stroke_width=22),
            path(bands, fill="none", stroke="#4a3a2c", stroke_width=12),
        ]
    return marks


def ground() -> Picture:
    """Dark plates in the light of a torch that hangs somewhere to the upper left."""
    picture = Picture(WIDE, HIGH)
    light = ((0, "#3d454d", 1.0), (0.5, "#2b3138", 1.0), (1, "#181c21", 1.0))
    picture.glow("warm", ((0, "#ff9a3e", 0.16), (0.5, "#ff9a3e", 0.06), (1, "#ff9a3e", 0.0)), 0.5, 0.5, 0.5)
    picture.glow("bile", ((0, "#9be05a", 0.13), (0.6, "#9be05a", 0.05), (1, "#9be05a", 0.0)), 0.5, 0.5, 0.5)
    picture.glow("rust", ((0, "#8b5530", 0.2), (0.6, "#8b5530", 0.08), (1, "#8b5530", 0.0)), 0.5, 0.5, 0.5)
    plates = [(_plate(x, y), number) for x, y, number in _corners()]
    edges = "".join(d for d, _ in plates)
    stains = [
        ellipse(x, y, 40 + 110 * own, 24 + 60 * own, fill="url(#rust)") for x, y, own in scattered(26, WIDE, HIGH)
    ]
    scratches = "".join(
        f"M{figure(x)} {figure(y)}l{figure(10 + 40 * own)} {figure(16 * own - 12)}"
        for x, y, own in scattered(70, WIDE, HIGH)
    )
    picture.add(
        rect(0, 0, WIDE, HIGH, fill=picture.spot("torch", light, 520, 300, 1200)),
        *(path(d, fill=WHITE if n % 2 else INK, fill_opacity=0.02 + 0.015 * (n * 5 % 3)) for d, n in plates),
        path(edges, fill="none", stroke="#0d1014", stroke_width=7, stroke_opacity=0.7),
        path(edges, fill="none", stroke=COLD, stroke_width=2, stroke_opacity=0.16, transform="translate(4 4)"),
        path(_rivets(), fill="none", stroke="#0d1014", stroke_width=13, stroke_opacity=0.6, stroke_linecap="round"),
        path(
            _rivets(),
            fill="none",
            stroke=COLD,
            stroke_width=5,
            stroke_opacity=0.25,
            stroke_linecap="round",
            transform="translate(-2 -2)",
        ),
        path(_drains(), fill="none", stroke="#0d1014", stroke_width=9, stroke_opacity=0.7, stroke_linecap="round"),
        path(scratches, fill="none", stroke=COLD, stroke_width=2, stroke_opacity=0.1, stroke_linecap="round"),
        *stains,
        *_pipes(),
        ellipse(300, 180, 460, 340, fill="url(#warm)"),
        ellipse(1420, 120, 380, 300, fill="url(#warm)"),
        ellipse(1300, 860, 420, 260, fill="url(#bile)"),
        ellipse(180, 900, 340, 240, fill="url(#warm)"),
    )
    return picture


def pictures() -> dict[str, Picture]:
    return {"art/hybrid/ground": ground()}
