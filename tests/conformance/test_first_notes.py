"""What a note waits for is something that its game has, and what it says is short and leads to the rules."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from monstrarium import games
from monstrarium.content.first_notes import first_notes
from monstrarium.content.places import resources
from monstrarium.engine.action import Action, Choose
from monstrarium.engine.event import Event
from monstrarium.engine.game import view
from monstrarium.table.first_notes import Situation, first_met
from tests.support.matches import audience, begin

LEAST = {"cybo": 8, "xybrid": 12, "androids": 12, "xenoshyft": 18, "hybrid": 20}
"""The fewest notes of each game."""


@pytest.fixture(params=games.KEYS)
def key(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def modules_of(key: str) -> Iterator[ModuleType]:
    package = importlib.import_module(f"monstrarium.games.{key}")
    yield package
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def words_of(key: str) -> set[str]:
    """Every literal text in the sources of a game."""
    folder = Path(str(importlib.import_module(f"monstrarium.games.{key}").__file__)).parent
    trees = [ast.parse(path.read_text("utf-8")) for path in folder.rglob("*.py")]
    literals = (node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return {each for each in literals if isinstance(each, str)}


def headings_of(key: str) -> set[str]:
    text = (resources() / "rules" / f"{key}.md").read_text("utf-8")
    return set(re.findall(r"^#+ (.+)$", text, re.MULTILINE))


def test_there_is_much_to_explain(key: str) -> None:
    assert len(first_notes(key)) >= LEAST[key]


def test_every_event_and_every_action_that_a_note_names_is_one_of_the_game(key: str) -> None:
    members = [member for module in modules_of(key) for _name, member in inspect.getmembers(module, inspect.isclass)]
    events = {each.__name__ for each in members if issubclass(each, Event)}
    kinds: tuple[type[Action], ...] = (*games.load(key).game.actions, Choose)
    actions = {each.__name__ for each in kinds}
    assert {note.when.event for note in first_notes(key)} - {""} <= events
    assert {note.when.offer for note in first_notes(key)} - {""} <= actions


def test_every_question_round_and_zone_that_a_note_names_stands_in_the_sources(key: str) -> None:
    words = words_of(key)
    for note in first_notes(key):
        assert note.when.round in {"", *words}, note.key
        assert note.when.zone in {"", *words}, note.key
        assert any(note.when.question in each for each in words), note.key


def test_every_drawing_that_a_note_names_is_there(key: str) -> None:
    for note in first_notes(key):
        folder = resources() / "art" / Path(note.when.piece).parent
        name = Path(note.when.piece).name
        found = [each for each in folder.iterdir() if each.name.startswith(name)] if note.when.piece else [folder]
        assert found, note.key


def test_every_note_leads_to_a_heading_of_the_rules(key: str) -> None:
    asked = {heading for note in first_notes(key) for heading in (note.rules, note.when.topic) if heading}
    assert asked <= headings_of(key)


def test_every_note_is_two_short_sentences(key: str) -> None:
    for note in first_notes(key):
        assert len(re.findall(r"[.:!?](?= [A-Z]|$)", note.text)) <= 3, note.key
        assert note.text.endswith("."), note.key
        assert not note.title.endswith("."), note.key


def test_the_first_moment_of_a_match_has_something_to_explain(key: str) -> None:
    kit = games.load(key)
    state = begin(kit, 1)
    seat = kit.game.to_act(state)[0]
    seen = view(kit.game, state, seat)
    table = kit.presenter.describe(seen, audience(kit, state, seat), tuple(kit.game.legal(state, seat)))
    assert first_met(first_notes(key), Situation(seat, table, kit.presenter.topic(seen))) is not None
