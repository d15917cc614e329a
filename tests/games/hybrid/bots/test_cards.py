"""Bots play cards on those who can use them, and where they do most."""

from __future__ import annotations

import pytest

from monstrarium.games.hybrid.actions import STOP, Bid, Graft, Invoke, Play, Shed
from monstrarium.games.hybrid.bots.answers import Prospect, answer
from monstrarium.games.hybrid.bots.before_mode import card_first
from monstrarium.games.hybrid.bots.setup import bids, discards
from monstrarium.games.hybrid.combat.prepared_roll import EXPERT, HEROIC
from monstrarium.games.hybrid.combat.roll_choices import prepared_of
from monstrarium.games.hybrid.printed.warriors import NV
from monstrarium.games.hybrid.state import HybridState, Phase
from tests.games.hybrid.cards.event_play import chosen, keep, sleeve
from tests.games.hybrid.fight import begin, guard, hand, hurt, room
from tests.games.hybrid.scenario import reveal


def first_card(state: HybridState, warrior: int) -> Play | None:
    """The kept card that the side of a warrior plays before it takes a mode."""
    found = card_first(reveal(state, warrior), state.sides[warrior])
    assert found is None or isinstance(found, Play)
    return found


def test_a_card_for_shots_is_kept_for_those_who_shoot() -> None:
    assert first_card(keep(room("knight C3 E", "hybrid G3 W"), 0, "dry-powder"), 0) is None
    shooting = first_card(keep(room("purifier C3 E", "hybrid G3 W"), 0, "dry-powder"), 0)
    assert shooting == Play(0, sleeve("dry-powder"), 0)


def test_a_card_for_parries_is_played_on_a_warrior_on_guard() -> None:
    state = keep(room("knight C3 E", "knight D3 E", "hybrid E3 W"), 0, "locked-shields")
    assert first_card(state.clone(), 0) is None
    assert first_card(guard(state, 1, 4), 0) == Play(0, sleeve("locked-shields"), 1)


def test_gas_is_not_laid_where_more_friends_than_enemies_stand() -> None:
    among_friends = room("knight D3 E", "hybrid C3 E", "dirz-clone D4 E", "dirz-clone E3 W")
    assert first_card(keep(among_friends, 1, "nerve-gas"), 1) is None
    alone = room("knight D3 E", "hybrid G3 E", "dirz-clone G4 E", "dirz-clone G6 W")
    assert first_card(keep(alone, 1, "nerve-gas"), 1) == Play(1, sleeve("nerve-gas"), 0)


def test_a_needle_ends_the_last_life_of_an_enemy() -> None:
    state = keep(room("knight C3 E", "tiger E3 W", "dirz-clone E5 W"), 0, "poison-needle")
    hurt(state, 2, NV[state.kinds[2]] - 1)
    assert first_card(state, 0) == Play(0, sleeve("poison-needle"), 2)


@pytest.mark.parametrize(("kind", "wanted"), [("neuromancer", "compound-eyes"), ("aberration", "third-arm")])
def test_a_mutation_goes_to_who_fights_so(kind: str, wanted: str) -> None:
    state = chosen(room("knight B2 E", f"{kind} G3 W"), 1, "compound-eyes", "third-arm")
    assert card_first(reveal(state, 1), 1) == Graft(1, sleeve(wanted))


def test_an_aura_is_raised_for_those_who_stand_around_its_bearer() -> None:
    state = chosen(
        room("ambrosius C3 E", "knight C4 E", "knight D3 E", "tiger H7 W"), 0, "blessed-powder", "battle-hymn"
    )
    assert card_first(reveal(state, 0), 0) == Invoke(0, sleeve("battle-hymn"))


def test_the_aura_that_helps_nobody_is_put_away() -> None:
    state = room("ambrosius C3 E", "knight C4 E", "knight D3 E", "tiger H7 W")
    chosen(state, 0, "battle-hymn", "blessed-powder", "winged-heels")
    state.phase, state.seat = Phase.GIFT, 0
    assert list(discards(state, 0)) == [(Shed(0, sleeve("blessed-powder")),)]


@pytest.mark.parametrize(("lives", "better"), [(1, EXPERT), (3, HEROIC)])
def test_the_last_life_is_taken_by_the_surer_blow(lives: int, better: int) -> None:
    state = hurt(room("knight C3 E", "hybrid D3 W"), 1, 3 - lives)
    hand(state, 0, "opening")
    begin(state, "strike", 0, 1, False)
    worth = {level: Prospect(state, prepared_of(state)).worth(level) for level in (EXPERT, HEROIC)}
    assert max(worth, key=lambda level: worth[level]) == better


def test_a_card_that_draws_others_is_played_on_any_roll() -> None:
    state = room("knight C3 E", "hybrid D3 W")
    hand(state, 0, "war-chest")
    begin(state, "move", 0)
    option = answer(state)
    assert isinstance(option, tuple)
    assert option[0] == "effect"


@pytest.mark.parametrize("near", [True, False])
def test_a_card_is_laid_for_the_activation_roll_where_the_first_blow_decides(near: bool) -> None:
    state = room("sasia C3 E", "templar D3 W" if near else "templar N8 W")
    hurt(hurt(state, 0, 3), 1, 4)
    hand(state, 0, "two-tries")
    state.round, state.phase, state.seat = 2, Phase.BID, 0
    (course,) = bids(state, 0)
    assert isinstance(course[0], Bid) if near else course == (STOP[0],)
