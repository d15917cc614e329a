"""These things hold at every decision of whole matches of XenoShyft, with the default options and with others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from monstrarium.engine.game import settle, view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.plain import digest, from_plain, to_plain
from monstrarium.engine.rng import Rng
from monstrarium.games.xenoshyft.cards import PIECES
from monstrarium.games.xenoshyft.state import XenoshyftState
from tests.games.xenoshyft.scenario import RULES

OTHERWISE = {
    "division": "lot",
    "misprints": "printed",
    "corpses": "top",
    "auras": "all",
    "start": "first",
    "swarm": "handful",
}
ENDLESS = 20_000


def match(seed: int, seats: int, options: dict[str, Any]) -> Iterator[XenoshyftState]:
    """Every decision of a random match, and its end."""
    luck = Rng(seed)
    state = RULES.new(seats, settle(RULES.info, seats, options), luck.fork())
    yield state
    for _decision in range(ENDLESS):
        acting = RULES.to_act(state)
        if not acting:
            return
        RULES.apply(state, luck.pick(RULES.legal(state, luck.pick(acting))))
        yield state
    raise AssertionError("the match does not end")


@pytest.fixture(scope="module")
def moments() -> list[XenoshyftState]:
    """Decisions of some matches; in training they go through all nine rounds."""
    found = []
    for seed in range(4):
        options = {"training": seed % 2 == 0, **(OTHERWISE if seed > 1 else {})}
        found += [state.clone() for at, state in enumerate(match(seed, 1 + seed, options)) if at % 5 == 0]
    return found


def zones(state: XenoshyftState) -> list[list[int]]:
    """All zones where a piece can be."""
    carried = [item for items in state.gear.values() for item in items]
    pledged = [piece for pledge in state.pledges for piece in (pledge.piece, pledge.extra) if piece >= 0]
    by_seat = (*state.decks, *state.hands, *state.discards, *state.fronts, *state.swarms)
    by_wave = (*state.troop_decks, *state.enemy_decks, *state.enemy_piles, *state.bosses, *state.supply)
    market = [piece for piece in state.market if piece >= 0]
    return [*by_seat, *by_wave, market, state.item_deck, state.slain, state.limbo, state.box, carried, pledged]


def test_every_piece_is_in_exactly_one_place(moments: list[XenoshyftState]) -> None:
    for state in moments:
        assert Counter(piece for zone in zones(state) for piece in zone) == Counter(range(PIECES))


def test_faces_are_dealt_and_never_lost(moments: list[XenoshyftState]) -> None:
    for state in moments:
        first = next(other for other in moments if other.house == state.house)
        assert sorted(state.pieces.face) == sorted(first.pieces.face)


def test_a_lane_never_holds_more_than_four_troops(moments: list[XenoshyftState]) -> None:
    assert all(len(front) <= 4 for state in moments for front in state.fronts)


def test_notes_are_kept_of_cards_in_lanes_alone(moments: list[XenoshyftState]) -> None:
    for state in moments:
        troops = {troop for front in state.fronts for troop in front}
        there = troops | {enemy for swarm in state.swarms for enemy in swarm}
        assert {*state.wounds, *state.growth, *state.charge} <= there
        assert {*state.gear} <= troops
        assert all(tokens > 0 for tokens in state.wounds.values())


def test_all_see_the_same(moments: list[XenoshyftState]) -> None:
    for state in moments[::7]:
        seen = {digest(view(RULES, state, viewer).pieces) for viewer in (None, *range(len(state.hands)))}
        assert len(seen) == 1


def test_only_decks_and_face_down_enemies_are_hidden(moments: list[XenoshyftState]) -> None:
    for state in moments[::3]:
        face = view(RULES, state, 0).pieces.face
        hidden = {piece for piece in range(PIECES) if face[piece] == HIDDEN}
        down = {enemy for swarm in state.swarms for enemy in swarm if not state.revealed(enemy)}
        decks = (*state.decks, state.item_deck, *state.troop_decks, *state.enemy_decks, *state.bosses)
        assert hidden == down | {piece for deck in decks for piece in deck}


def test_an_open_question_is_read_by_all(moments: list[XenoshyftState]) -> None:
    asked = [state for state in moments if state.pending is not None]
    assert asked
    for state in asked:
        for viewer in (None, *range(len(state.hands))):
            assert view(RULES, state, viewer).pending.choice == state.pending.choice  # type: ignore[union-attr]


def test_worlds_look_like_the_true_one(moments: list[XenoshyftState]) -> None:
    for number, state in enumerate(moments[::3]):
        world = RULES.sample(state, 0, Rng(number))
        assert sorted(world.pieces.face) == sorted(state.pieces.face)
        ours, theirs = view(RULES, world, 0), view(RULES, state, 0)
        assert digest(ours) == digest(theirs)


def test_worlds_can_be_played_to_their_end(moments: list[XenoshyftState]) -> None:
    for number, state in enumerate(moments[::60]):
        luck = Rng(number)
        world = RULES.sample(state, 0, luck)
        while acting := RULES.to_act(world):
            RULES.apply(world, luck.pick(RULES.legal(world, acting[0])))
        assert RULES.outcome(world) is not None


def test_offers_are_unique_and_never_none(moments: list[XenoshyftState]) -> None:
    for state in moments:
        for seat in RULES.to_act(state):
            offers = RULES.legal(state, seat)
            assert offers
            assert len({repr(offer) for offer in offers}) == len(offers)


def test_a_question_is_asked_anew_after_a_load(moments: list[XenoshyftState]) -> None:
    asked = [state for state in moments if state.pending is not None][::4]
    assert asked
    for state in asked:
        loaded = from_plain(XenoshyftState, to_plain(state))
        assert digest(loaded) == digest(state)
        action = RULES.legal(state, RULES.to_act(state)[0])[-1]
        whole = state.clone()
        RULES.apply(whole, action)
        RULES.apply(loaded, action)
        assert digest(whole) == digest(loaded)


def test_no_amount_of_calling_goes_on_for_ever() -> None:
    *_states, last = match(5, 4, {"training": True, "swarm": "more"})
    assert last.round == 9
