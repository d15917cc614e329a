"""Hints judge positions and actions of XYbrid."""

from __future__ import annotations

import random
from itertools import chain
from math import fsum

import pytest

from monstrarium.content.values import slopes_of, total, traced
from monstrarium.engine.game import view
from monstrarium.engine.plain import to_plain
from monstrarium.games.kit import Kit
from monstrarium.games.xybrid import KIT, monster
from monstrarium.games.xybrid.actions import Commit, Draw, Pass, Swap
from monstrarium.games.xybrid.bots.estimate import IN_USE, NAMES, WEIGHTS, Estimate
from monstrarium.games.xybrid.bots.hints import XybridHints
from monstrarium.games.xybrid.cards import FACES
from monstrarium.games.xybrid.state import Phase
from tests.games.xybrid.scenario import Bench, Table
from tests.support.duels import duel, fighter
from tests.support.matches import walk
from tests.support.reasons import why

HINTS = XybridHints()
TURN = dict(zip(NAMES, WEIGHTS, strict=True))["turn"]
WHOLE = "flask-face eel-whip soap-wand frog-springers"


def test_one_look_ahead_beats_chance_by_far(kit: Kit) -> None:
    greedy = fighter(kit, "greedy", 4)
    chance = fighter(kit, "random", 1)
    assert duel(kit, greedy, chance, range(15)) > 0.8


def test_a_better_part_weighs_more() -> None:
    state = Table(lab="whiskerdome weather-owl").state
    assert HINTS.weight(state, Draw(0, FACES["whiskerdome"])) > HINTS.weight(state, Draw(0, FACES["weather-owl"]))


def test_a_needed_part_weighs_more_than_a_surplus_one() -> None:
    state = Table(Bench("flask-face"), lab="geode-grin soap-wand").state
    assert HINTS.weight(state, Draw(0, FACES["soap-wand"])) > HINTS.weight(state, Draw(0, FACES["geode-grin"]))


def test_a_swap_for_the_better_weighs_more_than_none() -> None:
    table = Table(Bench(WHOLE), lab="whiskerdome soap-wand").draw("whiskerdome")
    better = Swap(0, FACES["whiskerdome"], FACES["flask-face"])
    assert HINTS.weight(table.state, better) > HINTS.weight(table.state, Pass(0))


def test_a_good_part_in_the_lab_is_worth_more_to_a_seat_that_needs_it() -> None:
    needs = Table(Bench(), Bench(WHOLE), lab="whiskerdome").state
    poor = Table(Bench(), Bench(WHOLE), lab="nodding-cradle").state
    assert HINTS.value(needs, 0) > HINTS.value(poor, 0)


def test_effects_that_work_together_are_worth_more() -> None:
    with_biology = Table(Bench("acid-dropper frog-springers"), Bench()).state
    without = Table(Bench("acid-dropper piston-pair"), Bench()).state
    assert HINTS.value(with_biology, 0) > HINTS.value(without, 0)


def test_a_breakthrough_is_kept_for_its_moment() -> None:
    table = Table(Bench("bear-hug quartz-crusher", secrets="matching-set"), played=2)
    table.state.phase = Phase.REVEAL
    now = HINTS.weight(table.state, Commit(0, FACES["matching-set"]))
    table.state.monsters[0].pop()
    assert (
        now > HINTS.weight(table.state, Commit(0, None)) > HINTS.weight(table.state, Commit(0, FACES["matching-set"]))
    )


def revealing(monster: str, card: str) -> float:
    """The weight of revealing a card in the last round."""
    table = Table(Bench(monster, secrets=card))
    table.state.phase = Phase.REVEAL
    return HINTS.weight(table.state, Commit(0, FACES[card]))


@pytest.mark.parametrize(
    ("card", "good", "bad"),
    [
        ("pure-strain", "bear-hug mantis-mower whiskerdome moth-wings", "bear-hug flare-fist whiskerdome jet-pack"),
        ("long-game", "filing-drawer thought-prism", "bear-hug thought-prism"),
        ("growth-spurt", "shoulder-toad", "moth-wings"),
        ("full-spectrum", "bear-hug flare-fist geode-grin", "bear-hug quartz-crusher whiskerdome"),
    ],
)
def test_a_breakthrough_weighs_what_the_monster_makes_of_it(card: str, good: str, bad: str) -> None:
    assert revealing(good, card) > revealing(bad, card)


def test_only_one_side_of_an_arm_is_worth_thinking_about() -> None:
    state = Table(lab="soap-wand").state
    left, right = (HINTS.weight(state, Draw(0, FACES["soap-wand"], side)) for side in (True, False))
    assert left > right == 0.0


def test_a_lead_weighs_more_the_later_it_is() -> None:
    early, late = Table(Bench(), Bench(), played=1).state, Table(Bench(), Bench(), played=3).state
    for state in (early, late):
        state.infamy[0] += 5
    assert HINTS.value(late, 0) > HINTS.value(early, 0) > 0.5


def test_nothing_is_kept_after_the_last_round() -> None:
    table = Table(Bench("soap-wand", secrets="tenure"))
    table.state.phase = Phase.REVEAL
    assert HINTS.weight(table.state, Commit(0, FACES["tenure"])) > HINTS.weight(table.state, Commit(0, None))


def test_chances_are_shares_and_tell_no_secrets(kit: Kit) -> None:
    for moment in walk(kit, 3):
        chances = kit.hints.chances(moment.state)
        assert chances is not None
        assert sum(chances.seats) == pytest.approx(1.0)
        assert not chances.exact
        seen = view(kit.game, moment.state, None)
        assert kit.hints.chances(seen) == chances


def test_chances_are_exact_when_it_is_over() -> None:
    table = Table(Bench(WHOLE), Bench("bear-hug")).deploy()
    chances = HINTS.chances(table.state)
    assert chances is not None
    assert (chances.seats, chances.exact) == ((1.0, 0.0), True)


def test_a_tie_that_the_last_monster_decides_is_not_shared() -> None:
    table = Table(Bench("bear-hug"), Bench("soap-wand"), Bench(), house={"ties": "monster"})
    table.state.infamy = [0, 2, 0]
    chances = HINTS.chances(table.deploy().state)
    assert chances is not None
    assert chances.seats == (1.0, 0.0, 0.0)


def test_a_part_is_compared_with_the_best_other_of_its_type() -> None:
    table = Table(Bench(), lab="geode-grin jet-pack soap-wand flask-face")
    draw = [why(KIT, table.state, Draw(0, FACES[key])) for key in ("flask-face", "geode-grin", "jet-pack", "soap-wand")]
    assert draw == [
        "Your monster still needs a head: Flask Face is worth 5, Geode Grin 4.",
        "Your monster still needs a head: Geode Grin is worth 4, Flask Face 5.",
        "Jet Pack fits any monster and adds 4 infamy, whatever else yours still needs.",
        "Your monster still needs an arm, and Soap Wand is the only one in the lab: 4 infamy.",
    ]


def test_a_part_that_is_kept_although_a_better_one_is_at_hand_is_said_to_do_more_by_its_text() -> None:
    table = Table(Bench(WHOLE), lab="whiskerdome soap-wand").draw("whiskerdome")
    assert why(KIT, table.state, Pass(0)) == (
        "Your monster stays at 16 infamy: Whiskerdome is worth 1 more than Flask Face, but all in all "
        "Flask Face came out better."
    )


def test_a_part_that_was_just_swapped_out_is_not_held_against_a_pass() -> None:
    bench = Bench(WHOLE.replace("flask-face", "whiskerdome"), hand="geode-grin")
    table = Table(bench, lab="flask-face soap-wand").draw("flask-face")
    KIT.game.apply(table.state, Swap(0, FACES["flask-face"], FACES["whiskerdome"]))
    assert FACES["whiskerdome"] in table.state.hands[0]
    assert why(KIT, table.state, Pass(0)) == (
        "No part of your hand, not even Geode Grin, is worth more than what it could replace. Each pays 1 there."
    )


def test_a_swap_tells_what_it_gains() -> None:
    table = Table(Bench("geode-grin", hand="flask-face"))
    assert why(KIT, table.state, Swap(0, FACES["flask-face"], FACES["geode-grin"])) == (
        "Flask Face is worth 5, Geode Grin only 4: your monster is worth 1 more."
    )


@pytest.mark.parametrize(("mission", "lasts"), [("puddle-legs", True), ("thought-prism", False)])
def test_a_mission_that_lasts_is_worth_more_the_more_rounds_are_to_come(mission: str, lasts: bool) -> None:
    first, second, last = (IN_USE.mission_hope(FACES[mission], left) for left in (2, 1, 0))
    assert (first > second > last == 0) is lasts
    assert second > 0


def test_a_turn_to_come_is_worth_something_until_it_is_taken() -> None:
    state = Table(Bench("flask-face"), Bench("flask-face")).state
    before = [IN_USE.monster_hope(state, seat) for seat in (0, 1)]
    state.phase = Phase.BUILD
    after = [IN_USE.monster_hope(state, seat) for seat in (0, 1)]
    assert before[0] == before[1] == after[1] == after[0] + TURN


def test_the_first_seat_has_no_more_turn_in_a_cycle_when_the_second_is_in_turn() -> None:
    state = Table(Bench("flask-face"), Bench("flask-face")).state
    state.seat = 1
    assert IN_USE.monster_hope(state, 1) == IN_USE.monster_hope(state, 0) + TURN


def test_a_mission_in_the_pile_is_worth_something_in_the_last_round_while_there_are_turns() -> None:
    with_mission, without = (Table(Bench(pile=pile)).state for pile in ("puddle-legs", ""))
    assert IN_USE.outlook(with_mission, 0) > IN_USE.outlook(without, 0)
    for state in (with_mission, without):
        state.phase = Phase.REVEAL
    assert IN_USE.outlook(with_mission, 0) == IN_USE.outlook(without, 0)


def test_a_satchel_counts_once_when_the_hand_is_known() -> None:
    full, other = (Table(Bench(part, hand="piston-pair")).state for part in ("spare-satchel", "jet-pack"))
    for state in (full, other):
        state.phase = Phase.REVEAL
    paid = [monster.worth(state, 0) + monster.hand_worth(state, 0) for state in (full, other)]
    assert IN_USE.monster_hope(full, 0) - IN_USE.monster_hope(other, 0) == pytest.approx(paid[0] - paid[1], abs=0.5)


@pytest.mark.parametrize(
    ("card", "good", "bad"),
    [
        ("angry-mob", "jet-pack", "soap-wand"),
        ("angry-mob", "jet-pack", "jet-pack anchor-feet"),
        ("repulsor", "wormhole-sleeve", "flask-face"),
        ("blackout", "vial-choir titration-tap", "flask-face soap-wand"),
    ],
)
def test_a_breakthrough_weighs_what_a_rival_has_to_lose(card: str, good: str, bad: str) -> None:
    weights = []
    for rival in (good, bad):
        table = Table(Bench(secrets=card), Bench(rival))
        table.state.phase = Phase.REVEAL
        weights.append(HINTS.weight(table.state, Commit(0, FACES[card])))
    assert weights[0] > weights[1]


@pytest.mark.parametrize("seats", [2, 3])
def test_features_say_how_the_outlook_changes_with_the_weights(kit: Kit, seats: int) -> None:
    """Weights are a little apart, so that nothing is equally good, and steps so small that the better stays better."""
    luck = random.Random(1)
    weights = [weight + luck.uniform(-0.02, 0.02) for weight in WEIGHTS]
    steps = [luck.uniform(-1e-6, 1e-6) for _weight in WEIGHTS]
    base = Estimate(traced(weights), total)
    other, seen = Estimate([weight + step for weight, step in zip(weights, steps, strict=True)]), set()
    for moment in chain.from_iterable([walk(kit, seed, seats=seats) for seed in (1, 2, 3)]):
        for seat in range(seats):
            found = base.outlook(moment.state, seat)
            seen |= {NAMES[at] for at, slope in slopes_of(found).items() if slope}
            expected = found + fsum([slope * steps[at] for at, slope in slopes_of(found).items()])
            assert other.outlook(moment.state, seat) == pytest.approx(float(expected), abs=1e-9)
    assert len(seen) > 0.6 * len(NAMES)


def test_positions_are_learned_from_by_the_estimate_in_use(kit: Kit) -> None:
    assert kit.learned is not None
    assert kit.learned.scored is not None
    for moment in walk(kit, 1, seats=2):
        look, outlook = kit.learned.features(moment.state, 1), IN_USE.outlook(moment.state, 1)
        assert kit.learned.scored.expected(moment.state, 1) == outlook
        assert len(look) == len(kit.learned.names)


def test_a_pass_that_ends_a_round_is_judged_like_the_swaps_beside_it(kit: Kit) -> None:
    ends = 0
    for moment in walk(kit, 4):
        state, action = moment.state, moment.action
        if not isinstance(action, Pass) or state.phase is not Phase.BUILD:
            continue
        after = state.clone()
        kit.game.apply(after, action)
        rest = HINTS.at_rest(state, action)
        assert rest is not None
        if after.phase is Phase.REVEAL:
            ends += 1
            assert HINTS.value(rest, action.seat) == HINTS.value(state, action.seat) != HINTS.value(after, action.seat)
        else:
            assert to_plain(rest) == to_plain(after)
    assert ends
