"""The rules refuse each illegal action with its sentence."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Action, Choose
from monstrarium.games.xybrid.actions import Activate, Attach, Commit, Draw, Pass, Swap, TakeCore, Trigger
from monstrarium.games.xybrid.cards import FACES
from monstrarium.games.xybrid.state import Phase
from tests.games.xybrid.scenario import Bench, Table

WHOLE = "flask-face eel-whip soap-wand frog-springers"
BOSS, BEAR, JET = FACES["boss-kettle"], FACES["bear-hug"], FACES["jet-pack"]
FLASK, EEL, SNAIL = FACES["flask-face"], FACES["eel-whip"], FACES["mossy-snail-foot"]


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Draw(0, BOSS), "That part is not in the lab."),
        (Draw(0, FLASK), "What is attached stays, but for a swap or an effect."),
        (Draw(0, BEAR), "An arm that the monster needs goes to its left or its right; no other part has a side."),
        (Draw(0, JET, True), "An arm that the monster needs goes to its left or its right; no other part has a side."),
        (Activate(0, FACES["soap-wand"]), "This part has no MISSION."),
        (Activate(0, SNAIL), "This MISSION would do nothing now."),
        (Pass(0), "First draw a part from the lab."),
        (Attach(0, BOSS), "First draw; then you build."),
        (Swap(0, BOSS, FLASK), "First draw; then you build."),
        (TakeCore(0, FACES["pumpkin-belly"]), "Your monster has its core part."),
        (Commit(0, None), "It is not time to deploy yet."),
        (Choose(0, None), "That is no answer to what is asked."),
        (Draw(1, JET), "It is not your turn."),
    ],
)
def test_before_the_draw(action: Action, sentence: str) -> None:
    table = Table(Bench("flask-face", hand="boss-kettle", pile="soap-wand mossy-snail-foot"), lab="bear-hug jet-pack")
    assert table.refused(action) == sentence


def test_a_mission_that_the_house_lets_be_used_once_a_round() -> None:
    rival = Bench("jet-pack pet-moons storm-halo")
    table = Table(
        Bench(pile="mossy-snail-foot"), rival, lab="bear-hug soap-wand geode-grin", house={"missions": "round"}
    )
    table.mission("mossy-snail-foot").draw("bear-hug").draw("soap-wand")
    assert table.refused(Activate(0, SNAIL)) == "This MISSION has been used in this round."


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Attach(0, JET), "That part is not in your hand."),
        (Attach(0, BOSS), "Your monster has no place for this part: keep it, or swap it."),
        (Draw(0, JET), "You have drawn; now you build."),
        (Activate(0, SNAIL), "You have drawn; now you build."),
        (TakeCore(0, FACES["pumpkin-belly"]), "Your monster has its core part."),
        (Trigger(0, FLASK), "It is not time to deploy yet."),
        (Swap(0, JET, FLASK), "That part is not in your hand."),
        (Swap(0, BOSS, FACES["whiskerdome"]), "That part is not attached to your monster."),
        (Swap(0, BOSS, EEL), "Parts are swapped with parts of the same type."),
        (Swap(0, BOSS, FACES["rivet-boiler"]), "Core parts are never swapped."),
    ],
)
def test_while_building(action: Action, sentence: str) -> None:
    own, rival = Bench(WHOLE, hand="boss-kettle", pile="mossy-snail-foot"), Bench("whiskerdome")
    assert Table(own, rival, lab="bear-hug jet-pack").draw("bear-hug").refused(action) == sentence


def test_a_swap_before_a_needed_part_is_attached() -> None:
    table = Table(Bench("flask-face", hand="frog-springers piston-pair boss-kettle"), lab="bear-hug jet-pack")
    said = table.draw("bear-hug").refused(Swap(0, BOSS, FLASK))
    assert said == "First attach a part that your monster needs."


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (TakeCore(0, FACES["rivet-boiler"]), "That core part is not in the core pile."),
        (Draw(0, BEAR), "First every monster gets its core part."),
    ],
)
def test_while_cores_are_chosen(action: Action, sentence: str) -> None:
    table = Table(lab="bear-hug jet-pack")
    table.state.phase = Phase.CORE
    assert table.refused(action) == sentence


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        (Trigger(0, FLASK), "That effect is not among those that are next."),
        (Pass(0), "The monsters deploy: choose the effect that occurs first."),
    ],
)
def test_while_effects_are_ordered(action: Action, sentence: str) -> None:
    assert Table(Bench("flask-face vial-choir mushroom-stumps")).deploy().refused(action) == sentence


def test_anything_but_an_answer_while_a_question_is_open() -> None:
    table = Table(lab="square-eyed-set soap-wand bear-hug").draw("square-eyed-set")
    assert table.refused(Pass(0)) == "Answer the question first."
    assert table.refused(Choose(0, JET)) == "That is no answer to what is asked."
