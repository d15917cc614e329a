"""The packages, a row each, in the order in which they are built and reported."""

from __future__ import annotations

from packages import bundled_deb, deb_proof, native_deb, wheel
from packages.job import Package

DEB_TOOLS = {"dpkg-deb": "dpkg"}
CHROOT_TOOLS = {"debootstrap": "debootstrap", "lintian": "lintian", "Xvfb": "xvfb"}

PACKAGES = (
    Package(
        "wheel",
        "the wheel for pipx and uv, and the sources",
        wheel.build,
        wheel.prove,
        needs_to_prove={"Xvfb": "xvfb"},
    ),
    Package(
        "native-deb",
        "for Debian 13 and newer, on Debian's own Qt",
        native_deb.build,
        deb_proof.on("trixie", "testing"),
        needs=DEB_TOOLS,
        needs_to_prove=CHROOT_TOOLS,
    ),
    Package(
        "bundled-deb",
        "for Debian 12 and Ubuntu, with a Qt of its own in /opt/monstrarium",
        bundled_deb.build,
        deb_proof.on("bookworm"),
        needs={**DEB_TOOLS, "readelf": "binutils"},
        needs_to_prove=CHROOT_TOOLS,
    ),
)
