"""Checks the syntax tree of effects for code that may not be in them.

An effect is run again from its journal after every copy and load, so it may only say the words of its game, ask, and
remember what it was told, fields of named tuples included. Anything else (a clock, a set, a state within reach) would
not be the same the second time.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ASKING = ("Choice", "mark")
COUNTING = ("len", "range", "sum", "min", "max", "any", "all", "bool", "int")
ORDERING = ("tuple", "sorted", "reversed", "enumerate", "zip")
HANDY = frozenset((*ASKING, *COUNTING, *ORDERING))
FORBIDDEN = (
    ast.Import,
    ast.ImportFrom,
    ast.Lambda,
    ast.FunctionDef,
    ast.ClassDef,
    ast.Try,
    ast.With,
    ast.Global,
    ast.Nonlocal,
    ast.Set,
    ast.SetComp,
    ast.Dict,
    ast.DictComp,
    ast.Delete,
    ast.Await,
    ast.JoinedStr,
)


def complaints(source: str) -> list[str]:
    """The faults in the effects of a module, each with its line; empty if there are none."""
    return [f"line {line}: {what}" for effect in _effects(ast.parse(source)) for line, what in _check(effect)]


def effects_in(folder: Path) -> list[Path]:
    """The modules below a game's folder in which effects are written."""
    return [path for path in sorted(folder.rglob("*.py")) if _effects(ast.parse(path.read_text("utf-8")))]


def _effects(tree: ast.AST) -> list[ast.FunctionDef]:
    """The functions of a module that are effects, being in a book, or phrases, being annotated to return Steps."""
    found = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return [each for each in found if _is_entered(each) or _is_phrase(each)]


def _is_entered(function: ast.FunctionDef) -> bool:
    entered = (each.func for each in function.decorator_list if isinstance(each, ast.Call))
    return any(isinstance(each, ast.Attribute) and each.attr == "effect" for each in entered)


def _is_phrase(function: ast.FunctionDef) -> bool:
    return isinstance(function.returns, ast.Name) and function.returns.id == "Steps"


def _check(effect: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    words = effect.args.args[0].arg
    own = {argument.arg for argument in effect.args.args}
    own |= {node.id for node in ast.walk(effect) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    own |= {node.name for node in ast.walk(effect) if isinstance(node, ast.MatchAs) and node.name}
    nodes = [each for statement in effect.body for each in ast.walk(statement)]
    called = {id(each.func) for each in nodes if isinstance(each, ast.Call)}
    for node in nodes:
        line = getattr(node, "lineno", effect.lineno)
        if isinstance(node, FORBIDDEN):
            yield line, f"{type(node).__name__} has no place in an effect"
        elif isinstance(node, ast.Attribute):
            yield from ((line, what) for what in _attribute(node, words, own if id(node) not in called else set()))
        elif isinstance(node, ast.Name) and not _known(node.id, own):
            yield line, f"{node.id} is neither a word, a local, a constant nor one of the handy functions"
        elif isinstance(node, ast.Subscript) and not isinstance(node.ctx, ast.Load):
            yield line, "something is changed by its index"


def _known(name: str, own: set[str]) -> bool:
    return name in own or name in HANDY or name == "book" or name[0].isupper()


def _attribute(node: ast.Attribute, words: str, own: set[str]) -> Iterator[str]:
    """Check an attribute, which is a word that is called, or a field of a local named tuple that is read."""
    root = node.value
    while isinstance(root, ast.Subscript):
        root = root.value
    base = root.id if isinstance(root, ast.Name) else ""
    if not isinstance(node.ctx, ast.Load):
        yield f"{node.attr} is changed"
    if node.attr.startswith("_"):
        yield f"{node.attr} is private"
    if base == "book" and node.attr != "steps":
        yield f"an effect may not {node.attr} another one"
    if not (base in (words, "book") or base in own or base[:1].isupper()):
        yield f"{ast.unparse(node)} reaches for more than a word"
