"""What goes into a frozen program: its modules, its files, the parts of Qt that it uses, the licences of all of them.

`monstrarium.spec` hands this to PyInstaller on every system. Everything is read from the program as it is installed, so
that a new module, game or drawing is packed without a word here.
"""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Callable, Iterable
from importlib import metadata
from pathlib import Path, PurePosixPath
from typing import Any, TypeAlias

from packaging.requirements import Requirement

import monstrarium
from monstrarium.ui.kit import lazy
from packages.facts import Facts
from packages.trim import PLUGINS, names_of_translations

PACKAGE = Path(monstrarium.__file__).parent
DISTRIBUTION = "monstrarium"
LICENCES = "licences"
QT_LICENCES = Path(__file__).with_name("licences")
"""The licence of Qt, whose wheels do not bring it."""
LICENCE = re.compile(r"[^/]+\.dist-info/(licenses/|LICEN[CS]E|COPYING|METADATA$)")

Part: TypeAlias = tuple[str, str, str]
"""A file as PyInstaller lists it: where it goes, where it lies, and what kind it is."""
LINK = "SYMLINK"

LEFT_OUT = (
    # What libraries would take along and the program never uses.
    *("PySide6.QtTest", "PySide6.QtSvgWidgets", "PySide6.QtQml"),
    *("PyQt5", "PyQt6", "PySide2", "pyqtgraph.opengl", "pyqtgraph.examples", "pyqtgraph.jupyter", "matplotlib"),
    *("scipy", "cupy", "h5py", "IPython", "numpy.f2py", "numpy.testing", "numpy.tests", "pytest", "setuptools"),
    # Nothing here speaks to a network, to a terminal or to a database, nor packs anything but zip files.
    *("ssl", "_ssl", "_hashlib", "sqlite3", "tkinter", "curses", "readline", "bz2", "lzma", "pip", "lib2to3"),
)
"""Modules that are not packed."""

STARTS_LEFT_OUT = (
    # PyInstaller would run these at each start, which takes longer than Python itself.
    *("pyi_rth_inspect", "pyi_rth_pkgutil", "pyi_rth_pyqtgraph_multiprocess"),
    "pyi_rth_multiprocessing",  # start.py does what is needed of it, when it is needed.
    # On Linux, Qt finds its plugins by itself; told where, other programs that are started from here would look too.
    *(("pyi_rth_pyside6",) if sys.platform == "linux" else ()),
)
"""Scripts of PyInstaller's that are not run before the program."""

MORE_PLUGINS = (
    "imageformats/jpeg",
    "platforms/windows",
    "platforms/cocoa",
    "styles/modernwindowsstyle",
    "styles/macstyle",
)
"""The plugins of Qt that are packed beside those of trim.py: pictures of other programs, windows of other systems."""
OF_QT = re.compile(r"PySide6/(?:Qt/)?(plugins|translations|qml)/(.+)")
SOFTWARE_GL = "opengl32sw.dll"
"""A processor's OpenGL of 20 MB, which nothing here asks for."""

OF_THE_DESKTOP = (
    # Older than any program that is delivered, and talking to drivers, fonts or services of the one system they are of.
    *("libstdc++", "libgcc_s", "libX11", "libX11-xcb", "libxcb", "libXau", "libXdmcp", "libGL", "libGLX", "libEGL"),
    *("libOpenGL", "libGLdispatch", "libdrm", "libgbm", "libfontconfig", "libfreetype", "libexpat", "libz", "libpng16"),
    *("libglib-2.0", "libgthread-2.0", "libgobject-2.0", "libgio-2.0", "libgmodule-2.0", "libdbus-1", "libsystemd"),
    *("libwayland-client", "libwayland-cursor", "libwayland-egl", "libcups", "libgtk-3", "libgdk-3", "libatk-1.0"),
    *("libpango-1.0", "libpangocairo-1.0", "libharfbuzz", "libcairo", "libcairo-gobject", "libgdk_pixbuf-2.0"),
)
"""Libraries that every Linux desktop has; those that a program brings along would clash with them."""
BY_C = ("_cffi_backend",)
"""Modules that only compiled code imports, as that of miniaudio does."""
OF_CHARTS = ("PySide6.QtOpenGL", "PySide6.QtOpenGLWidgets")
"""Modules that pyqtgraph imports by name."""


def modules() -> list[str]:
    """All modules of the program, and those that it imports by name from elsewhere.

    The program imports games, commands and parts of the window by name, where no look at its code finds them.
    """
    own = [_module(path.relative_to(PACKAGE.parent)) for path in sorted(PACKAGE.rglob("*.py"))]
    late = [name for key, name in sorted(vars(lazy).items()) if key.isupper()]
    return list(dict.fromkeys([*own, *late, *BY_C, *OF_CHARTS]))


def _module(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def files() -> list[tuple[str, str]]:
    """Drawings, printed facts, rules and translations: where each file lies, and the folder into which it goes."""
    found = [path for path in sorted(PACKAGE.rglob("*")) if path.is_file() and "__pycache__" not in path.parts]
    own = [path for path in found if path.suffix != ".py"]
    return [(str(path), path.parent.relative_to(PACKAGE.parent).as_posix()) for path in own]


def licences() -> list[tuple[str, str]]:
    """The licences of the program, of Python and of every package that comes with it: file and folder, as above."""
    found = [(str(Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"), f"{LICENCES}/Python")]
    found += [(str(text), f"{LICENCES}/Qt") for text in sorted(QT_LICENCES.iterdir())]
    for name in distributions():
        of = metadata.distribution(name)
        texts = [path for path in of.files or () if LICENCE.match(path.as_posix())]
        found += [(str(text.locate()), f"{LICENCES}/{of.name}/{'/'.join(text.parts[1:-1])}") for text in texts]
    return [(text, folder) for text, folder in found if Path(text).is_file()]


def distributions() -> list[str]:
    """The names of the packages that the program needs here, itself first."""
    found = [DISTRIBUTION]
    for name in found:
        wanted = [Requirement(line) for line in metadata.requires(name) or ()]
        here = [one.name for one in wanted if one.marker is None or one.marker.evaluate({"extra": ""})]
        found += [one for one in here if one not in found]
    return found


def is_packed(destination: str) -> bool:
    """Whether a file is of use: not a plugin, a translation or a part of Qt that the program does without."""
    path = destination.replace("\\", "/")
    of_qt = OF_QT.fullmatch(path)
    if of_qt is None:
        return PurePosixPath(path).name != SOFTWARE_GL
    room, rest = of_qt.groups()
    if room == "plugins":
        folder, _slash, name = rest.rpartition("/")
        stem = name.split(".")[0].removeprefix("lib")
        return any(
            f"{folder}/{stem}" in spellings(plugin) for plugin in (*MORE_PLUGINS, *(each.name for each in PLUGINS))
        )
    return room == "translations" and rest in names_of_translations(PACKAGE / "resources" / "locale")


def spellings(plugin: str) -> set[str]:
    """The files that a plugin can be: "platforms/xcb" is in platforms/qxcb."""
    folder, _slash, name = plugin.partition("/")
    return {f"{folder}/{each}" for each in (name, f"q{name}", f"q{name}plugin", f"{name}platforminputcontextplugin")}


def is_of_the_desktop(library: str) -> bool:
    """Whether a library comes with every Linux desktop: "libX11.so.6"."""
    return sys.platform == "linux" and PurePosixPath(library).name.split(".so")[0] in OF_THE_DESKTOP


def in_use(parts: Iterable[Part], needs: Callable[[str], Iterable[str]]) -> list[Part]:
    """The binaries that are of use: modules, plugins, the libraries that these need, and those that the libraries need.

    `needs` tells the names of the libraries that the file at a path is linked with.
    """
    packed = [part for part in parts if not is_of_the_desktop(part[0])]
    libraries = {PurePosixPath(where).name: source for where, source, kind in packed if kind == "BINARY"}
    waiting = [source for where, source, kind in packed if kind == "EXTENSION" or _is_root(where)]
    used: set[str] = set()
    while waiting:
        names = {PurePosixPath(name).name for name in needs(waiting.pop())}
        new = (names & libraries.keys()) - used
        used |= new
        waiting += [libraries[name] for name in new]
    return [part for part in packed if part[2] != "BINARY" or _is_root(part[0]) or PurePosixPath(part[0]).name in used]


def unbroken(parts: Iterable[Part]) -> list[Part]:
    """The same without links that lead nowhere."""
    found = [*parts]
    there = {PurePosixPath(where) for where, _source, _kind in found}
    return [
        (where, source, kind)
        for where, source, kind in found
        if kind != LINK or PurePosixPath(where).parent / source in there
    ]


def _is_root(destination: str) -> bool:
    """Whether a library is loaded by its name, so that nothing is linked with it: a plugin of Qt, Python itself."""
    path = destination.replace("\\", "/")
    return "/plugins/" in path or re.match(r"(lib)?python3", PurePosixPath(path).name) is not None


def property_list(facts: Facts, document_icon: str) -> dict[str, Any]:
    """What macOS wants to know of the program, and of the files that it opens."""
    kind = f"{facts.id}.match"
    return {
        "CFBundleName": facts.name,
        "CFBundleDisplayName": facts.name,
        "CFBundleShortVersionString": facts.version,
        "CFBundleVersion": facts.version,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"© {facts.year} {facts.developer}",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": facts.kind,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": document_icon,
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": facts.kind,
                "UTTypeConformsTo": ["public.text", "public.data"],
                "UTTypeIconFile": document_icon,
                "UTTypeTagSpecification": {
                    "public.filename-extension": [facts.suffix.removeprefix(".")],
                    "public.mime-type": [facts.mime],
                },
            }
        ],
    }
