"""The libraries that Qt does not find are named by the Debian packages that bring them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from monstrarium.ui.start.system_libraries import missing_packages, package_of

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have all that Qt needs")


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libX11.so.6", "libx11-6"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libbrotlidec.so.1", "libbrotli1"),
        ("libz.so.1", "zlib1g"),
    ],
)
def test_a_library_is_found_in_its_debian_package(library: str, package: str) -> None:
    assert package_of(library) == package


@pytest.fixture
def ldd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program to stand in for ldd, which finds nothing amiss."""
    program = tmp_path / "ldd"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    return program


def test_each_package_is_named_once(ldd: Path) -> None:
    ldd.write_text(
        "#!/bin/sh\n"
        "echo 'libQt6Gui.so.6:'; echo '\tlibEGL.so.1 => not found'; echo '\tlibc.so.6 => /lib/libc.so.6 (0x0)'\n"
        "echo 'libQt6Svg.so.6:'; echo '\tlibEGL.so.1 => not found'; echo '\tlibbrotlidec.so.1 => not found'\n"
    )

    assert missing_packages(()) == ["libbrotli1", "libegl1"]


def test_the_plugins_that_are_asked_about_are_looked_at(ldd: Path) -> None:
    ldd.write_text("#!/bin/sh\ncase \"$*\" in *libqxcb.so*) echo '\tlibxcb-cursor.so.0 => not found' ;; esac\n")

    assert missing_packages(("xcb",)) == ["libxcb-cursor0"]
    assert missing_packages(("wayland",)) == []


def test_nothing_is_amiss_where_qt_runs() -> None:
    assert missing_packages(("offscreen",)) == []


def test_without_ldd_nothing_is_known(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))

    assert missing_packages(("xcb",)) == []
