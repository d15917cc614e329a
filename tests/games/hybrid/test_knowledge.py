"""Bands, hands, laid cards, counters, traps and the deck are secret, and worlds agree with what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monstrarium.engine.game import settle, view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.plain import digest
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.actions import Announce, Enlist, Halt, Number, Play, Rest, Shoot
from monstrarium.games.hybrid.cards import auras_mutations
from monstrarium.games.hybrid.ground.vision import sees
from monstrarium.games.hybrid.printed.action_cards import FACES
from monstrarium.games.hybrid.printed.warriors import SIDE
from monstrarium.games.hybrid.state import HybridState, Mode, Phase
from monstrarium.games.hybrid.turn.muster import ranks
from tests.games.hybrid.cards.event_play import keep
from tests.games.hybrid.fight import hand
from tests.games.hybrid.scenario import EAST, GAME, can, do, give, halt, lay, move, reveal, step
from tests.games.hybrid.turn.test_rounds import four, ordering

HALL = """
    ########
    #......#
    #......#
    ########
"""


def moments(seed: int) -> Iterator[HybridState]:
    """Every state of a random match."""
    luck = Rng(seed)
    state = GAME.new(2, settle(GAME.info, 2, {}), luck.fork())
    while acting := GAME.to_act(state):
        yield state
        GAME.apply(state, luck.pick(GAME.legal(state, acting[0])))


@pytest.fixture(scope="module")
def worlds() -> list[tuple[HybridState, int, HybridState]]:
    """True states, viewers, and worlds that the viewers cannot tell from them."""
    return [
        (state.clone(), viewer, GAME.sample(state, viewer, Rng(number)))
        for seed in range(4)
        for number, state in enumerate(moments(seed))
        for viewer in (0, 1)
        if number % 5 == 0 or state.pending is not None
    ]


def test_a_world_looks_to_its_viewer_like_the_true_one(worlds: list[tuple[HybridState, int, HybridState]]) -> None:
    for state, viewer, world in worlds:
        assert digest(view(GAME, world, viewer)) == digest(view(GAME, state, viewer))


def test_a_world_offers_its_viewer_what_the_true_one_does(worlds: list[tuple[HybridState, int, HybridState]]) -> None:
    for state, viewer, world in worlds:
        assert tuple(GAME.legal(world, viewer)) == tuple(GAME.legal(state, viewer))


def test_a_side_that_decides_in_a_world_has_something_to_decide(
    worlds: list[tuple[HybridState, int, HybridState]],
) -> None:
    for _state, _viewer, world in worlds:
        for seat in GAME.to_act(world):
            assert GAME.legal(world, seat)


def test_a_hand_is_seen_by_its_own_side_alone() -> None:
    state = four()
    (piece,) = give(state, 0, 0)
    assert view(GAME, state, 0).pieces.face[piece] == 0
    assert view(GAME, state, 1).pieces.face[piece] == HIDDEN
    assert view(GAME, state, None).pieces.face[piece] == HIDDEN


def test_a_side_sees_its_own_counters_and_nobody_elses() -> None:
    state = four()
    sequences = [[*each] for each in state.sequences]
    for seat in (0, 1):
        seen = view(GAME, state, seat).sequences
        assert seen[seat] == sequences[seat]
        assert set(seen[seat ^ 1]) == {HIDDEN}


def test_a_side_sees_its_own_band() -> None:
    state = GAME.new(2, settle(GAME.info, 2, {}), Rng(1))
    kind = next(kind for kind, side in enumerate(SIDE) if side == 0)
    do(state, Enlist(0, kind))
    assert [view(GAME, state, viewer).musters[0] for viewer in (0, 1, None)] == [[kind], [], []]


def test_worlds_differ_in_the_auras_mutations_and_army_cards_that_nobody_has_shown() -> None:
    state = lay(HALL, "ambrosius B2 E", "hybrid G2 W")
    auras_mutations.lay_out(state, None)
    for viewer in (0, 1):
        hidden = [*state.gifts[viewer ^ 1], *state.armies[0], *state.armies[1]]
        faces = [GAME.sample(state, viewer, Rng(seed)).pieces.face for seed in range(20)]
        assert all(len({face[piece] for face in faces}) > 1 for piece in hidden)
        assert all(len({face[piece] for face in faces}) == 1 for piece in state.gifts[viewer])


def test_worlds_differ_in_the_hand_of_the_other_side() -> None:
    state = four()
    (piece,) = give(state, 0, 0)
    assert len({GAME.sample(state, 1, Rng(seed)).pieces.face[piece] for seed in range(30)}) > 5
    assert {GAME.sample(state, 0, Rng(seed)).pieces.face[piece] for seed in range(30)} == {0}


def test_worlds_differ_in_the_counters_that_are_not_revealed() -> None:
    state = ordering(lay_of_three())
    do(state, Number(0, 1))
    do(state, Number(0, 2))
    seen = {tuple(GAME.sample(state, 1, Rng(seed)).sequences[0]) for seed in range(60)}
    assert len(seen) == 6
    assert {tuple(GAME.sample(state, 0, Rng(seed)).sequences[0]) for seed in range(9)} == {(1, 2, 0)}


def lay_of_three() -> HybridState:
    """Three Griffins against two Scorpions."""
    rows = """
        ########
        #......#
        #......#
        #......#
        ########
    """
    return lay(rows, "knight B2 E", "templar B3 E", "purifier B4 E", "hybrid G2 W", "keratis G4 W")


def test_a_revealed_counter_is_the_same_in_every_world() -> None:
    state = ordering(lay_of_three())
    for warrior in (1, 2):
        do(state, Number(0, warrior))
    do(state, Number(1, 4))
    assert state.active == 1
    assert {GAME.sample(state, 1, Rng(seed)).sequences[0][0] for seed in range(20)} == {1}


def test_worlds_have_as_many_traps_as_the_true_one() -> None:
    state = GAME.new(2, settle(GAME.info, 2, {}), Rng(1))
    found = {tuple(GAME.sample(state, 0, Rng(seed)).traps) for seed in range(60)}
    assert len(found) == 4
    assert {sum(traps) for traps in found} == {1}


def test_worlds_have_other_bands_as_long_as_they_are_secret() -> None:
    state = GAME.new(2, settle(GAME.info, 2, {}), Rng(1))
    do(state, Enlist(0, 5))
    do(state, GAME.legal(state, 0)[-1])
    assert state.seat == 1
    bands = [GAME.sample(state, 1, Rng(seed)).musters[0] for seed in range(20)]
    assert len({tuple(band) for band in bands}) > 3
    assert all(ranks(band) <= 5 and {SIDE[kind] for kind in band} == {0} for band in bands)


def test_a_question_about_cards_is_read_by_its_own_side_alone() -> None:
    state = four()
    give(state, 0, FACES["tripwire"])
    reveal(state, 0)
    do(state, Announce(0, Mode.MOVING))
    assert state.pending is not None
    seen = view(GAME, state, 1).pending
    assert seen is not None
    assert (seen.choice.text, seen.choice.options) == ("", ())


def test_in_a_world_the_other_side_is_asked_about_the_cards_it_holds_there() -> None:
    state = four()
    give(state, 0, FACES["tripwire"])
    reveal(state, 0)
    do(state, Announce(0, Mode.MOVING))
    offers = set()
    for seed in range(40):
        world = GAME.sample(state, 1, Rng(seed))
        assert world.pending is not None
        offers.add(world.pending.choice.options)
        GAME.apply(world, GAME.legal(world, 0)[0])
    assert len(offers) > 1


def test_sampled_worlds_can_be_played_to_the_end(worlds: list[tuple[HybridState, int, HybridState]]) -> None:
    for number, (_state, _viewer, world) in enumerate(worlds[::61]):
        luck, copy = Rng(number), world.clone()
        while acting := GAME.to_act(copy):
            GAME.apply(copy, luck.pick(GAME.legal(copy, acting[0])))
        assert copy.phase is Phase.OVER


def test_the_puny_stand_in_nobody_elses_light() -> None:
    state = lay(
        """
        ##########
        #........#
        ##########
    """,
        "knight B2 E",
        "pest D2 W",
        "hybrid F2 W",
        "pest H2 W",
    )
    assert sees(state, 0, 2)
    assert not sees(state, 0, 3)


HIDDEN_SHOT = ("ranger C3 E", "knight E3 E", "hybrid H3 W")
"""The wounded ranger fires on a level too low to wait in ambush or to shoot past the knight, unless a card helps."""
LONG_HALL = """
    ############
    #..........#
    #..........#
    #..........#
    ############
"""


def fired(*keys: str) -> HybridState:
    """The ranger has gone into Firing and stopped where it was, with these cards in its side's hand."""
    state = lay(LONG_HALL, *HIDDEN_SHOT)
    state.wounds[0] = 1
    hand(state, 0, *keys)
    move(state, 0, Mode.FIRING)
    halt(state)
    return state


def test_a_side_that_holds_cards_says_itself_that_it_fires_at_nobody() -> None:
    able, unable = fired("two-tries"), fired("opening")
    assert can(able, Shoot(0, 2))
    assert GAME.legal(unable, 0) == [Rest(0)]
    assert (able.phase, able.seat, able.active) == (unable.phase, unable.seat, unable.active)


def test_a_side_without_cards_need_not_say_that_it_fires_at_nobody() -> None:
    assert fired().active != 0


@pytest.mark.parametrize("key", ["cold-feet", "field-surgeon"])
def test_a_side_that_keeps_a_card_says_itself_that_its_movement_is_over(key: str) -> None:
    state = at_the_end(keep(lay(LONG_HALL, "knight C3 E", "hybrid H3 W"), 0, key))
    assert (state.phase, state.active, state.points) == (Phase.MOVE, 0, 0)
    assert any(isinstance(offer, Play) for offer in GAME.legal(state, 0)) == (key == "cold-feet")
    assert can(state, Halt(0))


def test_a_side_that_keeps_none_need_not_say_so() -> None:
    assert at_the_end(lay(LONG_HALL, "knight C3 E", "hybrid H3 W")).phase is not Phase.MOVE


def at_the_end(state: HybridState) -> HybridState:
    """The knight has taken the last step that its points allow."""
    move(state, 0)
    state.turned, state.points = True, 1
    step(state, EAST)
    return state
