"""The project has its top level, its pinned versions and a wheel with everything the program needs."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest
import shared_files
from packaging.requirements import Requirement

from monstrarium import __version__
from monstrarium.content.places import linux_files, resources

ROOT = Path(__file__).resolve().parents[2]
TOP_LEVEL = {"README.md", "LICENSE", "pyproject.toml", "desktop", "resources", "tests", "packaging"}
VOID_CALLS = """
from PySide6.QtCore import QObject
thing = QObject()
for _ in range(20_000):
    thing.setObjectName("die")
"""
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = [
    line.removeprefix("Programming Language :: Python :: ")
    for line in PROJECT["project"]["classifiers"]
    if line.startswith("Programming Language :: Python :: ")
]
CONSTRAINTS = (ROOT / "packaging" / "constraints.txt").read_text(encoding="utf-8").splitlines()


def on(python: str, lines: list[str]) -> list[Requirement]:
    """The requirements among lines that hold on this version of Python."""
    found = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return [one for one in found if one.marker is None or one.marker.evaluate({"python_version": python})]


def requirements(python: str) -> list[Requirement]:
    project = PROJECT["project"]
    lines = [*PROJECT["build-system"]["requires"], *project["dependencies"], *project["optional-dependencies"]["dev"]]
    return on(python, lines)


def pins(python: str) -> dict[str, str]:
    """By name, the version that is pinned on this version of Python."""
    pinned = [(one.name.lower(), str(one.specifier).removeprefix("==")) for one in on(python, CONSTRAINTS)]
    assert len(pinned) == len(dict(pinned)), "something is pinned twice"
    return dict(pinned)


def test_the_top_level_holds_what_is_expected_and_dot_files() -> None:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("only a git checkout knows which files belong to the project")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    names = {line.split("/")[0] for line in listed.splitlines()}
    assert {name for name in names if not name.startswith(".")} <= TOP_LEVEL


def test_constraints_are_names_and_versions_only() -> None:
    allowed = re.compile(r"""[\w.-]+==[\w.]+( *; python_version [<>=]+ "3\.\d+")?""")
    pinned = [line for line in CONSTRAINTS if line and not line.startswith("#")]
    assert [each for each in pinned if not allowed.fullmatch(each)] == []


def test_no_comment_in_the_constraints_names_an_address() -> None:
    assert [line for line in CONSTRAINTS if "://" in line] == []


@pytest.mark.parametrize("python", PYTHONS)
def test_each_requirement_is_pinned_to_a_version_it_allows(python: str) -> None:
    pinned = pins(python)
    assert [str(one) for one in requirements(python) if not one.specifier.contains(pinned[one.name.lower()])] == []


def test_every_supported_python_is_tested_by_the_workflow_and_the_oldest_qt_too() -> None:
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8")
    assert sorted(set(re.findall(r'python: "([\d.]+)"', workflow))) == sorted(PYTHONS)
    qt = next(one for one in requirements(PYTHONS[-1]) if one.name == "PySide6-Essentials")
    assert re.findall(r"words: --qt ([\d.]+)", workflow) == [str(qt.specifier).removeprefix(">=")]


def test_python_3_11_never_gets_the_qt_that_aborts_there() -> None:
    (qt,) = (one for one in requirements("3.11") if one.name == "PySide6-Essentials")
    assert qt.specifier.contains("6.11.9")
    assert not qt.specifier.contains("6.12.0")


def test_twenty_thousand_calls_that_return_nothing_leave_qt_standing() -> None:
    done = subprocess.run([sys.executable, "-c", VOID_CALLS], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_checkout_reads_its_files_in_place() -> None:
    assert (resources(), linux_files()) == (ROOT / "resources", ROOT / "packaging" / "linux")


def test_an_installed_copy_carries_its_files(tmp_path: Path) -> None:
    if find_spec("hatchling") is None:
        pytest.skip("hatchling, which builds the wheel, is not installed")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, capture_output=True, check=True)
    copy = tmp_path / "copy"
    with zipfile.ZipFile(tmp_path / f"monstrarium-{__version__}-py3-none-any.whl") as wheel:
        wheel.extractall(copy)
    ask = "from monstrarium.content.places import *; print(resources()); print(linux_files())"
    said = subprocess.run([sys.executable, "-c", ask], cwd=copy, capture_output=True, text=True, check=True).stdout
    assert said.split() == [str(copy / "monstrarium" / "resources"), str(copy / "monstrarium" / "linux")]
    assert tree(copy / "monstrarium" / "resources") == tree(ROOT / "resources")
    assert tree(copy / "monstrarium" / "linux") == tree(ROOT / "packaging" / "linux")


def test_a_wheel_brings_what_desktops_and_shells_look_for(tmp_path: Path) -> None:
    if find_spec("hatchling") is None:
        pytest.skip("hatchling, which builds the wheel, is not installed")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d"]
    wheels = []
    for name in ("one", "two"):
        subprocess.run([*build, str(tmp_path / name)], cwd=ROOT, capture_output=True, check=True)
        wheels.append((tmp_path / name / f"monstrarium-{__version__}-py3-none-any.whl").read_bytes())
    shared_files.lay(tmp_path / "prefix")
    with zipfile.ZipFile(io.BytesIO(wheels[0])) as wheel:
        data = f"monstrarium-{__version__}.data/data/"
        brought = {name.removeprefix(data): wheel.read(name) for name in wheel.namelist() if name.startswith(data)}
    laid = {name: (tmp_path / "prefix" / name).read_bytes() for name in tree(tmp_path / "prefix")}
    assert brought == laid
    assert wheels[0] == wheels[1]


def tree(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
