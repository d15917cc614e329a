"""The packages, a row each, in the order in which they are built and reported."""

from __future__ import annotations

from packages import wheel
from packages.job import Package

PACKAGES = (
    Package(
        "wheel",
        "the wheel for pipx and uv, and the sources",
        wheel.build,
        wheel.prove,
        needs_to_prove={"Xvfb": "xvfb"},
    ),
)
