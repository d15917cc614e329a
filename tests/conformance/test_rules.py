"""The rules of every game keep their contract with the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from monstrarium.content.catalogues import PSEUDO
from monstrarium.engine.action import Action, Choose
from monstrarium.engine.game import Option, OptionError, Outcome, settle, view
from monstrarium.engine.plain import Plain, digest, from_plain, to_plain
from monstrarium.engine.record import Codec
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit
from tests.support.languages import speaking
from tests.support.matches import BOUND, Moment, Seen, begin, finish, glimpses, go_on, walk, walk_anew
from tests.support.reasons import why

SEEDS = range(1, 7)
SAVED = {*range(0, 60, 10), *range(60, BOUND, 60)}
"""The decisions of a match at which it is saved and played to its end, which takes long."""
AWHILE = 60
"""The number of decisions within which a faulty copy shows."""


def moments(kit: Kit) -> Iterator[Moment]:
    """The decisions of a few matches with every number of seats."""
    for seed in SEEDS:
        yield from walk(kit, seed)


def some(kit: Kit) -> Iterator[Moment]:
    """The decisions of a few matches, fewer of long ones, for tests that take many decisions at each."""
    for seed in SEEDS:
        yield from glimpses(walk(kit, seed))


def test_whoever_owes_a_decision_has_offers_and_nobody_else_has_any(kit: Kit) -> None:
    for moment in moments(kit):
        waiting = kit.game.to_act(moment.state)
        assert list(waiting) == sorted(set(waiting))
        for seat in range(len(kit.game.standing(moment.state))):
            assert bool(kit.game.legal(moment.state, seat)) == (seat in waiting)


def test_offers_are_unique_repeatable_and_the_seats_own(kit: Kit) -> None:
    for moment in moments(kit):
        seat = moment.offers[0].seat
        assert len(set(moment.offers)) == len(moment.offers)
        assert tuple(kit.game.legal(moment.state, seat)) == moment.offers
        assert {offer.seat for offer in moment.offers} == {seat}


def test_every_offer_is_allowed(kit: Kit) -> None:
    for moment in moments(kit):
        assert [kit.game.why_not(moment.state, offer) for offer in moment.offers] == [""] * len(moment.offers)


def test_what_is_not_offered_is_refused_with_a_sentence(kit: Kit) -> None:
    known: dict[Action, None] = {}
    for moment in some(kit):
        known.update(dict.fromkeys(moment.offers))
        legal = {offer for seat in kit.game.to_act(moment.state) for offer in kit.game.legal(moment.state, seat)}
        for action in strangers(moment, [*known][-60:]):
            if action not in legal:
                why = kit.game.why_not(moment.state, action)
                assert why.endswith("."), f"{action} is refused with {why!r}"


def strangers(moment: Moment, known: list[Action]) -> Iterator[Action]:
    """Actions that are not legal here: earlier offers, offers of other seats, and some that no program sends."""
    for action in known:
        yield action
        for seat in (-1, 0, 1, 5, 99):
            yield msgspec.structs.replace(action, seat=seat)
    for option in (None, -1, 10**9, "no such word", ("seat", 99), ()):
        yield Choose(moment.offers[0].seat, option)


def test_actions_survive_the_codec(kit: Kit) -> None:
    codec: Codec[Any] = Codec(kit.game)
    for moment in some(kit):
        for offer in moment.offers:
            assert codec.action_from_plain(msgspec.json.decode(msgspec.json.encode(offer))) == offer


def test_questions_change_nothing(kit: Kit) -> None:
    game, hints = kit.game, kit.hints
    for moment in some(kit):
        state, seat = moment.state, moment.action.seat
        before = digest(state)
        game.turn(state), game.standing(state), game.outcome(state)
        game.sample(state, seat, Rng(3)), view(game, state, seat), view(game, state, None)
        hints.value(state, seat), hints.weight(state, moment.action)
        hints.best(state, seat), hints.chances(state)
        if moment.number % 9 == 0:
            why(kit, state, moment.action, worlds=1)
        assert digest(state) == before


def test_a_copy_shares_nothing_with_its_parent(kit: Kit) -> None:
    for moment in some(kit):
        before = digest(moment.state)
        copies = [moment.state.clone() for _offer in moment.offers[:4]]
        for copy, offer in zip(copies, moment.offers, strict=False):
            assert digest(copy) == before
            kit.game.apply(copy, offer)
        go_on(kit, copies[-1], Rng(5), AWHILE)
        assert digest(moment.state) == before


def test_a_copy_goes_on_like_its_parent(kit: Kit) -> None:
    for seed in SEEDS:
        copy, action = None, None
        for moment in walk(kit, seed):
            if copy is not None and action is not None:
                kit.game.apply(copy, action)
                assert digest(copy) == digest(moment.state)
            copy, action = moment.state.clone(), moment.action


def test_a_copy_of_a_copy_goes_on_from_where_it_was_made(kit: Kit) -> None:
    for moment in some(kit):
        child, other = moment.state.clone(), moment.state.clone()
        kit.game.apply(child, moment.action)
        grandchild = child.clone()
        go_on(kit, child, Rng(7), AWHILE)
        kit.game.apply(other, moment.action)
        assert digest(grandchild) == digest(other)
        assert go_on(kit, grandchild, Rng(7), AWHILE) == go_on(kit, other, Rng(7), AWHILE)
        assert digest(grandchild) == digest(other) == digest(child)


def test_a_saved_state_goes_on_like_the_one_that_was_not_saved(kit: Kit) -> None:
    for moment in moments(kit):
        written = msgspec.json.encode(to_plain(moment.state), order="deterministic")
        back = from_plain(kit.game.state_type, json.loads(written))
        assert back == moment.state
        for state in (back, copy := moment.state.clone()):
            kit.game.apply(state, moment.action)
        assert digest(back) == digest(copy)


def test_a_match_saved_in_the_middle_ends_as_it_would_have(kit: Kit) -> None:
    for moment in walk(kit, 4):
        if moment.number in SAVED:
            back = from_plain(kit.game.state_type, json.loads(json.dumps(to_plain(moment.state))))
            copy = moment.state.clone()
            finish(kit, back, Rng(9))
            finish(kit, copy, Rng(9))
            assert digest(back) == digest(copy)


def test_watching_changes_nothing(kit: Kit) -> None:
    for moment in moments(kit):
        watched, alone = moment.state.clone(), moment.state.clone()
        kit.game.apply(watched, moment.action, Seen())
        kit.game.apply(alone, moment.action)
        assert digest(watched) == digest(alone)


def test_turns_never_fall(kit: Kit) -> None:
    for seed in SEEDS:
        turns = [kit.game.turn(moment.state) for moment in walk(kit, seed)]
        assert turns == sorted(turns)
        assert turns[-1] > turns[0]


def test_journals_hold_plain_frozen_data(kit: Kit) -> None:
    for moment in moments(kit):
        if moment.state.pending is not None:
            assert all(is_plain(told) for told in moment.state.pending.journal)


def is_plain(value: Any) -> bool:
    """Whether a value may lie in a journal: plain data, tuples of it, and named tuples, which saves keep as tuples."""
    return all(map(is_plain, value)) if isinstance(value, tuple) else type(value) in (int, bool, str, type(None))


def test_a_state_is_the_same_in_every_language(kit: Kit) -> None:
    english = [digest(moment.state) for moment in walk_anew(kit, 2)]
    with speaking(PSEUDO):
        pseudo = [digest(moment.state) for moment in walk_anew(kit, 2)]
    assert pseudo == english


def test_a_match_ends_with_an_outcome_and_not_before(kit: Kit) -> None:
    for seed in SEEDS:
        state = None
        for moment in walk(kit, seed):
            state = moment.state
            assert kit.game.outcome(state) is None
        outcome = kit.game.outcome(state)
        assert outcome is not None
        assert kit.game.to_act(state) == ()
        check_outcome(outcome, kit.game.standing(state), kit.game.info.together)


def check_outcome(outcome: Outcome, standing: tuple[int, ...], together: bool) -> None:
    """Check that places follow the scores, that shared places leave a gap, and that a team wins or loses together."""
    assert outcome.scores == standing
    if together:
        assert {*outcome.places} in ({1}, {2})
        return
    assert outcome.places == tuple(1 + sum(other < place for other in outcome.places) for place in outcome.places)
    for place, score in zip(outcome.places, outcome.scores, strict=True):
        better = [other for other, points in zip(outcome.places, outcome.scores, strict=True) if points > score]
        assert all(other < place for other in better)


def test_every_option_says_what_it_is(kit: Kit) -> None:
    for option in kit.game.info.options:
        assert option.label
        assert option.help
        assert option.default in option.values
        assert len(option.names) == len(option.values) == len(set(option.values))


def test_every_value_of_every_option_can_be_played(kit: Kit) -> None:
    for number, (key, value) in enumerate(every_value(kit)):
        state = begin(kit, number + 1, options={key: value})
        assert finish(kit, state, Rng(number)) < BOUND
        assert kit.game.outcome(state) is not None


def every_value(kit: Kit) -> Iterator[tuple[str, Plain]]:
    """Each option at each value, one at a time."""
    for option in kit.game.info.options:
        for value in option.values:
            yield option.key, value


def test_options_by_seat_can_be_played(kit: Kit) -> None:
    low, _high = kit.game.info.seats
    by_seat = [option for option in kit.game.info.options if option.each_seat]
    mixed = {option.key: mixture(option, low) for option in by_seat}
    state = begin(kit, 8, low, mixed)
    finish(kit, state, Rng(8))
    assert kit.game.outcome(state) is not None


def mixture(option: Option, seats: int) -> Plain:
    """A different value for each seat, as far as there are enough."""
    return tuple(option.values[seat % len(option.values)] for seat in range(seats))  # type: ignore[misc]


def test_options_a_game_does_not_have_are_refused_by_name(kit: Kit) -> None:
    with pytest.raises(OptionError, match="no_such_option"):
        settle(kit.game.info, kit.game.info.seats[0], {"no_such_option": 1})
