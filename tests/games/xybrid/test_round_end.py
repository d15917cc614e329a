"""A round ends with the reveal, the queue of effects, infamy and the refresh."""

from __future__ import annotations

import pytest

from monstrarium.engine.game import view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.rng import Rng
from monstrarium.games.xybrid import deployment
from monstrarium.games.xybrid.actions import Commit, Draw, TakeCore, Trigger
from monstrarium.games.xybrid.card_moves import destroy
from monstrarium.games.xybrid.cards import FACES
from monstrarium.games.xybrid.events import Deployed, Muted, Revealed, Scored
from monstrarium.games.xybrid.state import Phase
from tests.games.xybrid.scenario import Bench, Table

WHOLE = "flask-face eel-whip soap-wand frog-springers"
OTHER = "geode-grin bear-hug quartz-crusher ostrich-stilts"


# ---- when a round ends


def test_a_round_ends_with_the_cycle_in_which_the_last_monster_is_complete() -> None:
    table = Table(Bench("eel-whip soap-wand frog-springers"), Bench(OTHER), lab="flask-face jet-pack moth-wings")
    phases = [table.draw(key).state.phase for key in ("flask-face", "jet-pack")]
    assert phases == [Phase.DRAW, Phase.REVEAL]


def test_a_complete_monster_goes_on_while_another_is_not() -> None:
    table = Table(Bench(WHOLE), Bench("bear-hug"), lab="jet-pack moth-wings piledriver pet-moons storm-halo")
    table.draw("jet-pack").draw("moth-wings")
    assert (table.state.phase, table.state.seat, table.state.cycle) == (Phase.DRAW, 0, 2)


def test_a_monster_that_lost_a_part_before_the_end_of_the_cycle_is_looked_at_again() -> None:
    table = Table(Bench(WHOLE), Bench(OTHER), lab="jet-pack moth-wings pet-moons").draw("jet-pack")
    destroy(table.state, 1, table.state.monsters[0][0], None)
    table.draw("moth-wings")
    assert table.state.phase is Phase.DRAW


def test_a_monster_that_loses_a_part_after_the_reveal_deploys_all_the_same() -> None:
    table = Table(Bench(WHOLE), Bench(OTHER)).deploy("", "repulsor").answer("soap-wand")
    assert table.over
    assert table.infamy(0) == 5 + 3 + 4 + 1


def test_a_cycle_in_which_nobody_could_draw_ends_the_round() -> None:
    table = Table(Bench("flask-face"), Bench("soap-wand"), lab="bear-hug").draw("bear-hug")
    assert (table.state.cycle, table.state.phase) == (2, Phase.REVEAL)


def test_a_monster_that_is_not_complete_scores_what_it_has() -> None:
    assert Table(Bench("flask-face")).deploy().infamy() == 5


@pytest.mark.parametrize(("cycle", "phase"), [(19, Phase.DRAW), (20, Phase.REVEAL)])
def test_after_twenty_cycles_all_monsters_deploy_as_they_are(cycle: int, phase: Phase) -> None:
    table = Table(Bench("flask-face"), Bench("soap-wand"), lab="jet-pack moth-wings pet-moons")
    table.state.cycle = cycle
    table.draw("jet-pack").draw("moth-wings")
    assert table.state.phase is phase


def test_a_cycle_ends_with_the_last_seat_in_turn_order() -> None:
    table = Table(Bench(OTHER), Bench(WHOLE), lab="jet-pack moth-wings pet-moons")
    table.state.first = table.state.seat = 1
    phases = [table.draw(key).state.phase for key in ("jet-pack", "moth-wings")]
    assert phases == [Phase.DRAW, Phase.REVEAL]


def test_the_reveal_counts_as_a_turn() -> None:
    table = Table(Bench("moth-wings"), Bench())
    before = table.rules.turn(table.state)
    assert table.rules.turn(table.deploy("angry-mob").state) == before + 1


# ---- the reveal


def test_everyone_commits_in_secret_and_at_the_same_time() -> None:
    table = Table(Bench(secrets="tenure bad-press"), Bench(secrets="joint-paper"))
    table.state.phase = Phase.REVEAL
    assert table.rules.to_act(table.state) == (0, 1)
    table.do(Commit(0, FACES["tenure"]))
    seen = view(table.rules, table.state, 1)
    assert (seen.picks.picked[0], seen.picks.made[0]) == (None, True)
    assert view(table.rules, table.state, 0).picks.picked[0] == FACES["tenure"]
    assert table.rules.to_act(table.state) == (1,)


def test_a_seat_can_imagine_that_a_rival_has_put_down_anything_it_holds() -> None:
    table = Table(Bench(secrets="tenure"), Bench(secrets="joint-paper bad-press"))
    table.state.phase = Phase.REVEAL
    table.do(Commit(1, None))
    imagined = {table.rules.sample(table.state, 0, Rng(salt)).picks.picked[1] for salt in range(30)}
    assert imagined == {None, FACES["joint-paper"], FACES["bad-press"]}


def test_at_most_one_breakthrough_is_revealed_and_none_is_allowed() -> None:
    table = Table(Bench(secrets="tenure bad-press"), Bench(secrets="joint-paper"))
    table.state.phase = Phase.REVEAL
    options = [None, FACES["tenure"], FACES["bad-press"]]
    assert table.rules.legal(table.state, 0) == [Commit(0, card) for card in options]
    table.do(Commit(0, None))
    assert table.refused(Commit(0, FACES["tenure"])) == "It is not your turn."


def test_only_what_is_held_can_be_committed() -> None:
    table = Table(Bench(secrets="tenure"), Bench(secrets="joint-paper"))
    table.state.phase = Phase.REVEAL
    assert table.refused(Commit(0, FACES["joint-paper"])) == "You do not hold that breakthrough."
    assert table.refused(Draw(0, FACES["soap-wand"])).startswith("Everyone chooses")


def test_what_is_revealed_is_seen_by_everyone_and_gone_for_good() -> None:
    table = Table(Bench(secrets="tenure bad-press"), played=1).deploy("tenure")
    assert any(isinstance(event, Revealed) for event in table.told)
    assert table.state.secrets[0] == [FACES["bad-press"]]
    assert table.state.revealed == [-1, -1]


def test_breakthroughs_are_activated_in_turn_order() -> None:
    table = Table(Bench("jet-pack"), Bench("moth-wings"))
    table.state.first = 1
    table.deploy("clean-bench", "angry-mob")
    assert table.asked == 1
    assert table.options() == ["moth-wings", "jet-pack", None]


def test_breakthroughs_come_before_the_first_effect() -> None:
    table = Table(Bench("photon-sprinters"), Bench("vial-choir")).deploy("", "head-start").answer("vial-choir")
    assert table.gained(0) == 0


# ---- the queue


def order(table: Table) -> list[str]:
    """The DEPLOY effects of the last step in the order in which they happened."""
    from_faces = {face: key for key, face in FACES.items()}
    return [from_faces[event.face] for event in table.told if isinstance(event, Deployed)]


def test_effects_occur_from_the_highest_value_down_across_all_monsters() -> None:
    table = Table(Bench("nodding-cradle vial-choir"), Bench("photon-sprinters leech-ruff"), Bench()).deploy()
    assert order(table) == ["photon-sprinters", "vial-choir", "nodding-cradle", "leech-ruff"]


def test_equal_values_go_in_turn_order() -> None:
    table = Table(Bench("leech-ruff"), Bench("nodding-cradle"))
    table.state.first = 1
    assert order(table.deploy()) == ["nodding-cradle", "leech-ruff"]


def test_a_seat_orders_its_own_equal_effects() -> None:
    table = Table(Bench("vial-choir mushroom-stumps")).deploy()
    assert table.offers(Trigger) == ["vial-choir", "mushroom-stumps"]
    assert "first" in table.refused(TakeCore(0, FACES["pumpkin-belly"]))
    assert order(table.trigger("mushroom-stumps")) == ["mushroom-stumps", "vial-choir"]


def test_the_order_follows_values_as_they_change_but_never_goes_back() -> None:
    table = Table(Bench("mushroom-stumps nodding-cradle"), Bench("leech-ruff")).deploy()
    assert order(table) == ["mushroom-stumps", "nodding-cradle", "leech-ruff"]
    assert table.value("nodding-cradle") == 2


def test_a_changed_value_counts_for_the_infamy_too() -> None:
    assert Table(Bench("mushroom-stumps hive-pack")).deploy().infamy() == 2 + 2


def test_each_part_occurs_once() -> None:
    table = Table(Bench("vial-choir")).deploy()
    assert order(table) == ["vial-choir"]


def test_of_a_muted_monster_nobody_is_asked_what_comes_first() -> None:
    assert Table(Bench(), Bench("vial-choir mushroom-stumps")).deploy("blackout").over


def test_a_muted_part_has_had_its_turn() -> None:
    table = Table(Bench(), Bench("vial-choir")).deploy("blackout")
    assert any(isinstance(event, Muted) for event in table.told)
    assert table.state.occurred == 0


# ---- infamy


def test_a_monster_pays_its_values_and_a_hand_one_for_each_part() -> None:
    assert Table(Bench(WHOLE, hand="geode-grin boss-kettle")).deploy().infamy() == 5 + 3 + 4 + 4 + 2


def test_core_parts_pay_nothing() -> None:
    assert Table(Bench()).deploy().infamy() == 0


def test_infamy_may_fall_below_zero_through_an_effect() -> None:
    assert Table(Bench(), Bench()).deploy("bad-press").infamy(1) == -3


def test_a_paid_monster_is_told_with_its_name() -> None:
    table = Table(Bench(WHOLE)).deploy()
    scored = next(event for event in table.told if isinstance(event, Scored) and event.seat == 0)
    assert (scored.first, scored.last) == (FACES["flask-face"], FACES["frog-springers"])
    assert scored.values == (5, 3, 4, 4)


# ---- the refresh


def refreshed() -> Table:
    """The state after the first round."""
    own = Bench(WHOLE, hand="geode-grin", core="pumpkin-belly")
    deck = "jet-pack moth-wings pet-moons storm-halo crystal-quills shoulder-toad"
    return Table(own, Bench("bear-hug"), lab="boss-kettle", deck=deck, played=1).deploy("growth-spurt")


def test_monsters_go_to_the_deployed_piles_with_their_cores() -> None:
    table = refreshed()
    assert table.pile() == f"pumpkin-belly {WHOLE}"
    assert table.monster() == ""
    assert FACES["pumpkin-belly"] not in table.state.core_pile


def test_hands_and_lab_are_shuffled_into_the_whole_deck_and_the_lab_is_restocked() -> None:
    table = refreshed()
    assert table.hand() == ""
    assert len(table.state.lab) == 5
    assert len(table.state.deck) == 8 - 5


def test_nobody_knows_any_part_of_the_deck_after_a_refresh() -> None:
    table = refreshed()
    assert all(table.state.pieces.seen[part] == 0 for part in table.state.deck)


def test_what_came_back_from_hands_and_lab_is_known_to_nobody() -> None:
    table = Table(Bench(hand=WHOLE), Bench(hand=OTHER), lab="boss-kettle jet-pack", played=1).deploy()
    assert [table.state.pieces.seen[part] for part in table.state.deck] == [0] * 5


def test_lot_says_what_comes_to_the_new_lab() -> None:
    labs = set()
    for word in range(9):
        table = Table(Bench(hand=WHOLE), Bench(hand=OTHER), played=1)
        table.state.rng.word = word
        state = table.deploy().state
        labs.add(frozenset(state.pieces.face[part] for part in state.lab))
    assert len(labs) > 1


def test_until_then_everyone_remembers_what_lies_at_the_bottom() -> None:
    table = Table(Bench(), lab="compost-scoop flask-face soap-wand", deck="jet-pack bear-hug geode-grin")
    table.draw("compost-scoop").answer("flask-face", None)
    for salt in range(5):
        world = table.rules.sample(table.state, 1, Rng(salt))
        assert world.pieces.face[world.deck[0]] == FACES["flask-face"]
    assert view(table.rules, table.state, 1).pieces.face[table.state.deck[-1]] == HIDDEN


def test_nothing_that_held_for_a_deployment_or_a_round_holds_in_the_next() -> None:
    own = Bench("titration-tap hourglass-buckle")
    table = Table(own, Bench(), Bench(), Bench("vial-choir"), lab="bear-hug", deck=WHOLE, played=1)
    table.state.used_parts = table.state.left_parts = 1
    state = table.deploy("clean-bench", "insurance", "blackout").answer(("seat", 3), "hourglass-buckle", True).state
    assert (state.fixed, state.growth, state.reversed) == ({}, {}, False)
    assert (state.activated, state.occurred, state.resolved_parts, state.occurred_parts) == (0, 0, 0, 0)
    assert (state.muted_seats, state.shielded_seats, state.insured_seats) == (0, 0, 0)
    assert (state.used_parts, state.left_parts) == (0, 0)


def test_growth_ends_with_the_deployment() -> None:
    table = Table(Bench("shoulder-toad"), played=1, deck="soap-wand " + WHOLE).deploy("growth-spurt")
    assert table.infamy() == 5
    assert (table.state.growth, table.state.fixed, table.state.resolved_parts) == ({}, {}, 0)


def test_the_least_infamous_goes_first() -> None:
    table = Table(Bench(WHOLE), Bench("bear-hug"), Bench(OTHER), played=1, deck="jet-pack").deploy()
    assert table.state.first == 1
    assert table.rules.to_act(table.state) == (1,)


def test_a_round_begins_with_its_first_cycle_and_nothing_drawn() -> None:
    table = Table(Bench(), Bench(), played=1)
    table.state.cycle, table.state.drawn = 4, True
    table.deploy()
    for core in ("pumpkin-belly", "mossy-trunk"):
        table.do(TakeCore(table.state.seat, FACES[core]))
    assert (table.state.cycle, table.state.phase) == (1, Phase.REVEAL)


def test_lot_decides_between_the_least_infamous() -> None:
    firsts = set()
    for word in range(20):
        table = Table(Bench("bear-hug"), Bench("quartz-crusher"), Bench(WHOLE), played=1, deck="jet-pack")
        table.state.rng.word = word
        firsts.add(table.deploy().state.first)
    assert firsts == {0, 1}


def test_the_match_is_over_after_three_rounds() -> None:
    assert Table(Bench(WHOLE), played=2, deck="jet-pack").deploy().state.phase is Phase.CORE
    table = Table(Bench(WHOLE)).deploy()
    assert table.rules.to_act(table.state) == ()
    assert table.refused(Commit(0, None)) == "The match is over."


# ---- the outcome


def test_the_most_infamous_wins() -> None:
    table = Table(Bench("bear-hug"), Bench(WHOLE)).deploy()
    outcome = table.rules.outcome(table.state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((2, 1), (6, 16))


@pytest.mark.parametrize(("ties", "places"), [("share", (1, 1, 3)), ("monster", (1, 2, 3))])
def test_a_tie_is_shared_unless_the_house_lets_the_last_monster_decide(ties: str, places: tuple[int, ...]) -> None:
    table = Table(Bench("bear-hug"), Bench("soap-wand"), Bench(), house={"ties": ties})
    table.state.infamy = [0, 2, 0]
    table.deploy()
    assert deployment.places(table.state) == places
