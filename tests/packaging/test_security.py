"""SECURITY.md says what the program does with files."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / ".github" / "SECURITY.md"
PROGRAM = ROOT / "desktop" / "monstrarium"
UNITS = {"": 1, " kB": 1 << 10, " MB": 1 << 20}
ROWS = re.findall(r"^\| [^|]+ \| (\d+)( \w+)? \| `([\w.]+)\.([A-Z_]+)` \|$", PAGE.read_text("utf-8"), re.MULTILINE)
NEVER = {"pickle", "marshal", "shelve", "dill", "yaml", "urllib", "http", "requests", "ftplib", "smtplib", "socket"}


@pytest.mark.parametrize(("figure", "unit", "module", "name"), ROWS, ids=[".".join(row[2:]) for row in ROWS])
def test_limits_are_those_of_the_program(figure: str, unit: str, module: str, name: str) -> None:
    assert int(figure) * UNITS[unit] == getattr(importlib.import_module(f"monstrarium.{module}"), name)


def test_every_row_of_the_limits_is_compared() -> None:
    table = PAGE.read_text("utf-8").split("## Limits")[1].split("\n## ")[0]
    assert len(ROWS) == table.count("\n| ") - 2


def test_nothing_is_imported_that_runs_what_it_reads_or_speaks_to_a_network() -> None:
    found = set()
    for path in PROGRAM.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                found.add((node.module or "").split(".")[0])
    assert found & NEVER == set()


def test_code_is_compiled_in_two_places_and_evaluated_in_none() -> None:
    found = {
        (path.relative_to(PROGRAM).as_posix(), node.func.id)
        for path in PROGRAM.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("eval", "exec")
    }
    assert found == {("engine/plain.py", "exec"), ("engine/effects.py", "exec")}


def test_links_of_the_page_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", PAGE.read_text("utf-8")):
        assert (PAGE.parent / target).exists(), target
