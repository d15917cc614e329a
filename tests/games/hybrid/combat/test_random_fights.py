"""These things hold in random fights of any warriors, hands and answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from monstrarium.engine.plain import from_plain, to_plain
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.cards.hands import draw
from monstrarium.games.hybrid.combat import roll_choices
from monstrarium.games.hybrid.effects import book
from monstrarium.games.hybrid.ground.contact import foes_before
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.printed.action_cards import PIECES
from monstrarium.games.hybrid.printed.warriors import DC, FIRE, NV, PROFILES
from monstrarium.games.hybrid.state import GONE, HybridState, Mode
from tests.games.hybrid.scenario import FACINGS, lay

CELLAR = """
    ############
    #..........#
    #..o....^..#
    #......^...#
    #....X.....#
    #..........#
    #...o......#
    ############
    """
ROWS = 6
COLUMNS = 10
SEEDS = range(24)
BATTLES = 4


def melee(rng: Rng) -> HybridState:
    """A crowd in a cellar: wounded, on guard, in ambush, with cards in both hands."""
    taken: set[tuple[int, int]] = {(3, 2), (4, 6)}
    words = []
    for side in (0, 1):
        kinds = [profile for profile in PROFILES if profile.side == ("griffins", "scorpions")[side]]
        for _each in range(4):
            profile, column, row = rng.pick(kinds), 1 + rng.below(COLUMNS), 1 + rng.below(ROWS)
            cells = {(column + dx, row + dy) for dx in range(profile.size) for dy in range(profile.size)}
            if not cells & taken and max(cells)[0] <= COLUMNS and max(row for _column, row in cells) <= ROWS:
                taken |= cells
                words.append((side, f"{profile.key} {chr(65 + column)}{row + 1} {rng.pick(FACINGS)}"))
    state = lay(CELLAR, *[line for _side, line in sorted(words)])
    state.rng = rng
    state.pieces.shuffle(state.deck, rng)
    for seat in (0, 1):
        draw(state, seat, rng.below(7))
    for warrior, kind in enumerate(state.kinds):
        _prepare(state, warrior, kind, rng)
    return state


def _prepare(state: HybridState, warrior: int, kind: int, rng: Rng) -> None:
    state.wounds[warrior] = rng.below(NV[kind])
    state.humbled |= bool(state.wounds[warrior]) << warrior
    state.modes[warrior] = rng.below(5)
    match state.modes[warrior]:
        case Mode.DEFENSE:
            state.levels[warrior] = 1 + rng.below(max(1, DC[kind] - state.wounds[warrior]))
        case Mode.MOVING:
            state.levels[warrior] = 1 + rng.below(6)
        case Mode.FIRING if FIRE[kind]:
            state.levels[warrior] = 3
            state.ambush.append(warrior)


def tasks(state: HybridState) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """Effects to be carried out one after the other, so that all warriors have something to do."""
    for warrior in range(len(state.kinds)):
        for name in ("move", "strike", "shot", "ambush"):
            if state.squares[warrior] < 0 or (name == "move" and warrior in state.ambush):
                break
            state.active = warrior
            if name == "strike":
                foes = foes_before(state, lab_of(state.plan), warrior)
                targets = [each for each in range(len(state.kinds)) if foes >> each & 1]
                if targets:
                    yield name, warrior, (state.rng.pick(targets), state.rng.below(2))
            elif name == "shot":
                marks = roll_choices.shots(state, warrior)
                if marks:
                    yield name, warrior, (state.rng.pick(marks),)
            else:
                yield name, warrior, ()


def walk(state: HybridState, other: HybridState, name: str, warrior: int, args: tuple[int, ...]) -> None:
    """Play the effects twice with the same answers, once from a saved copy at every question."""
    seat, answers = state.sides[warrior], Rng(warrior + 1)
    for each in (state, other):
        book.begin(each, name, seat, warrior, *args, out=None)
    while state.pending is not None:
        options = state.pending.choice.options
        assert len(options) > 1, "a question with one answer"
        assert len(set(options)) == len(options)
        _check_cards(state)
        option = answers.pick(options)
        again = from_plain(HybridState, to_plain(other))
        book.answer(state, option, None)
        book.answer(again, option, None)
        other = again
    assert to_plain(other) == to_plain(state)


def _check_cards(state: HybridState) -> None:
    cards = [*state.deck, *state.discard, *state.limbo, *state.hands[0], *state.hands[1]]
    assert sorted(cards) == list(range(PIECES))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_fight_is_the_same_from_a_copy_at_every_question_and_loses_no_card(seed: int) -> None:
    rng = Rng(seed)
    for _battle in range(BATTLES):
        state = melee(rng)
        for name, warrior, args in tasks(state):
            walk(state, state.clone(), name, warrior, args)
            _check_cards(state)
            assert state.trial is None
            assert state.held is None
            assert state.limbo == []


@pytest.mark.parametrize("seed", SEEDS)
def test_a_warrior_that_has_all_its_wounds_is_gone_and_nobody_else(seed: int) -> None:
    state = melee(Rng(seed))

    for name, warrior, args in tasks(state):
        walk(state, state.clone(), name, warrior, args)

    for warrior, kind in enumerate(state.kinds):
        assert 0 <= state.wounds[warrior] <= NV[kind]
        assert (state.wounds[warrior] == NV[kind]) == (state.squares[warrior] == GONE)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_warrior_that_waits_in_ambush_stands_unhurt_by_what_has_just_happened(seed: int) -> None:
    state = melee(Rng(seed))

    for name, warrior, args in tasks(state):
        before = state.wounds[:]
        walk(state, state.clone(), name, warrior, args)
        for each in state.ambush:
            assert state.squares[each] >= 0
            assert state.wounds[each] <= before[each]
            assert (state.modes[each], state.levels[each]) == (Mode.FIRING, 3)
