"""The installer for Windows: its script takes every fact from the program, and NSIS accepts it."""

from __future__ import annotations

import re
import shutil
import subprocess
from argparse import Namespace
from pathlib import Path

import pytest
from packages.facts import facts
from packages.frozen import windows
from packages.job import Job

TEXT = windows.SCRIPT.read_text("utf-8")
CODE = "\n".join(line for line in TEXT.splitlines() if not line.lstrip().startswith(";"))
INTERFACES = "ShellLink|PersistFile|PropertyStore|Unknown"
DEFINED_BY_NSIS = re.compile(rf"MUI_|CLSID_|IID_|STGM_|SYSSTRUCT_|PKEY_|VT_|I({INTERFACES})")
CARRIED = {"TARGET", "FOLDER", "PACKAGES", "PYTHON", "STARTER", "PACKAGE"}


@pytest.fixture
def job(tmp_path: Path) -> Job:
    (tmp_path / "dist").mkdir()
    (tmp_path / "work").mkdir()
    return Job("windows", facts().version, 0, tmp_path / "dist", tmp_path / "work", Namespace())


def asked() -> set[str]:
    """The words that the script expects to be told."""
    used = {*re.findall(r"\$\{([A-Z_]+)\}", CODE), *re.findall(r"!ifdef (\w+)", CODE)}
    own = {*re.findall(r"!define (\w+)", CODE)}
    return {word for word in used - own if not DEFINED_BY_NSIS.match(word)}


def test_the_script_is_told_everything_that_it_asks_for(job: Job) -> None:
    assert asked() <= {*windows.words(job, Path("setup.exe")), *CARRIED}


@pytest.mark.parametrize("fact", ["version", "mime", "suffix", "id", "summary", "developer", "kind", "name"])
def test_no_fact_of_the_program_is_written_in_the_script(fact: str) -> None:
    assert getattr(facts(), fact) not in CODE


def test_the_script_is_told_the_facts_of_the_program(job: Job) -> None:
    told = windows.words(job, Path("setup.exe"))
    assert {name: told[name.upper()] for name in facts()._fields} == facts()._asdict()


def test_the_choice_that_windows_keeps_for_a_person_is_left_alone() -> None:
    assert "UserChoice" not in TEXT


def test_every_key_of_the_registry_that_is_written_is_removed() -> None:
    written = {*re.findall(r'WriteRegStr HKCU "([^"]+)"', CODE)}
    removed = {*re.findall(r'DeleteRegKey (?:/ifempty )?HKCU "([^"]+)"', CODE)}
    assert written
    assert {key for key in written if not any(key == one or key.startswith(f"{one}\\") for one in removed)} == set()


def test_a_folder_is_removed_whole_only_if_the_installer_has_made_it() -> None:
    whole = {*re.findall(r'RMDir /r "([^"]+)"', CODE)}
    assert whole == {"${APP}", "${OLD}", r"$INSTDIR\python", r"$INSTDIR\packages", r"$INSTDIR\cache"}


def test_what_the_installer_starts_stands_in_no_folder_that_may_have_to_go() -> None:
    starts = [each.start() for each in re.finditer("nsExec::", CODE)]
    folders = [re.findall(r'SetOutPath "(.+)"', CODE[:start])[-1] for start in starts]
    assert folders == ["$TEMP", "$TEMP"]


@pytest.mark.parametrize("carried", ["folder", "packages"])
def test_nsis_makes_an_installer_of_the_script(job: Job, carried: str, tmp_path: Path) -> None:
    if shutil.which("makensis") is None:
        pytest.skip("makensis, in the package nsis, is not installed")
    (tmp_path / carried).mkdir()
    (tmp_path / carried / "something").touch()
    make = windows.with_folder if carried == "folder" else windows.with_packages
    made = make(job, tmp_path / carried)
    assert made.name == f"{facts().name}-{facts().version}-setup.exe"
    assert made.read_bytes().startswith(b"MZ")
    assert subprocess.run(["makensis", "-VERSION"], capture_output=True, check=True).stdout
