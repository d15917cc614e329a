"""Scenes of HYBRID in which its warriors appear: sources that show the warriors' drawings as images."""

from easel import source
from easel.svg import Picture

SCENES = ("lid-wide", "campaign/griffins", "campaign/scorpions", "campaign/both")


def pictures() -> dict[str, Picture]:
    return {f"art/hybrid/{name}": source.whole(source.SOURCES / "hybrid" / f"{name}.svg") for name in SCENES}
