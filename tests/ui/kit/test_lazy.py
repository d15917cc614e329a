"""Modules that are imported while the program runs have the names that are taken from them."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from monstrarium import ui
from monstrarium.ui.kit import lazy

FOLDER = Path(str(ui.__file__)).parent
NAMED = {
    "bot_levels": lazy.BOT_LEVELS,
    "campaigns": lazy.CAMPAIGNS,
    "charts": lazy.CHARTS,
    "library": lazy.LIBRARY,
}


def loaded_by(node: ast.AST) -> str:
    """The module that an expression loads; empty if it loads none."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return ""
    if node.func.id == "part" and node.args and isinstance(node.args[0], ast.Constant):
        return f"monstrarium.ui.{ast.literal_eval(node.args[0])}"
    return NAMED.get(node.func.id, "") if not node.args else ""


def bound_in(function: ast.AST) -> dict[str, str]:
    """The modules that a function loads into variables, by the names of these."""
    found = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            target = node.targets[0]
            pairs = [(target, node.value)]
            if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                pairs = list(zip(target.elts, node.value.elts, strict=True))
            found.update({to.id: loaded_by(value) for to, value in pairs if isinstance(to, ast.Name)})
    return {name: module for name, module in found.items() if module}


def taken(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """Each name that a file takes from a module that it loads, with the module."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for function in functions:
        bound = bound_in(function)
        for node in ast.walk(function):
            if isinstance(node, ast.Attribute):
                named = bound.get(node.value.id, "") if isinstance(node.value, ast.Name) else loaded_by(node.value)
                if named:
                    yield named, node.attr


TAKEN = sorted({pair for path in FOLDER.rglob("*.py") for pair in taken(ast.parse(path.read_text("utf-8")))})


def test_some_names_are_taken_from_modules_that_are_loaded_late() -> None:
    assert ("monstrarium.ui.pages.match_list", "RecentMatches") in TAKEN


@pytest.mark.parametrize(("module", "name"), TAKEN)
def test_a_module_that_is_loaded_late_has_the_name_that_is_taken_from_it(module: str, name: str) -> None:
    assert hasattr(importlib.import_module(module), name)
