"""The packages, a row each, in the order in which they are built and reported."""

from __future__ import annotations

from packages import bundled_deb, deb_proof, native_deb, wheel
from packages.frozen import appimage, desktop_proof, flatpak, macos, portable, windows
from packages.job import Package

DEB_TOOLS = {"dpkg-deb": "dpkg"}
FREEZING_TOOLS = {"readelf": "binutils", "ldd": "libc-bin"}
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
        deb_proof.on("bookworm", "noble"),
        needs={**DEB_TOOLS, "readelf": "binutils"},
        needs_to_prove=CHROOT_TOOLS,
    ),
    Package(
        "portable",
        "a folder for any 64-bit Linux, with a Python and a Qt of its own",
        portable.build,
        desktop_proof.of(portable.unpack, "monstrarium", ("bookworm", "trixie", "testing", "noble")),
        needs=FREEZING_TOOLS,
        needs_to_prove=CHROOT_TOOLS,
    ),
    Package(
        "appimage",
        "the same in one file, for people who like AppImages",
        appimage.build,
        desktop_proof.of(appimage.unpack, "AppRun", ("bookworm", "trixie")),
        needs={**FREEZING_TOOLS, "mksquashfs": "squashfs-tools"},
        needs_to_prove=CHROOT_TOOLS,
        options=(appimage.RUNTIME,),
    ),
    Package(
        "windows",
        "an installer for Windows",
        windows.build,
        windows.prove,
        needs={"makensis": "nsis"},
        needs_to_prove=windows.PROOF_TOOLS,
        starts=False,
    ),
    Package(
        "macos",
        "an application for macOS, made there",
        macos.build,
        macos.prove,
        everywhere=False,
    ),
    Package(
        "flatpak",
        "what flatpak-builder makes a Flatpak from",
        flatpak.build,
        flatpak.prove,
        needs_to_prove={"flatpak-builder": "flatpak-builder"},
        starts=False,
    ),
)
