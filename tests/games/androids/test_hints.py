"""Hints judge how likely the pile stands, from what a seat knows, and what to do about it."""

from __future__ import annotations

import re

import pytest

from monstrarium.bots.bot import Budget
from monstrarium.bots.levels import planner
from monstrarium.engine.action import Action
from monstrarium.engine.game import view
from monstrarium.engine.plain import to_plain
from monstrarium.engine.rng import Rng
from monstrarium.games.androids import KIT
from monstrarium.games.androids.actions import Declare, End, Lay, Pass, Play
from monstrarium.games.androids.bots.estimate import outlook
from monstrarium.games.androids.bots.hints import AndroidsHints
from monstrarium.games.androids.bots.odds import odds
from monstrarium.games.androids.bots.playouts import AndroidsPlayouts
from monstrarium.games.androids.cards import FACES, KIND, LIMB, title
from monstrarium.games.androids.state import Phase
from monstrarium.games.kit import Kit
from tests.games.androids.scenario import ANDROID, Table
from tests.support import shelf
from tests.support.duels import fight, fighter
from tests.support.matches import walk
from tests.support.reasons import why

HINTS = AndroidsHints()
PLAYOUTS = AndroidsPlayouts(HINTS)
ROUNDS = {"greedy": 8, "solved": 200, "search": 60}
SHORT = "teapot-top samovar-belly oven-mitt egg-beater phone-cord"
"""An android without its fourth limb."""
SPARE = "hose-reel fishing-rod lantern-jaw chest-of-drawers"
"""Cards that make a pile taller and an android safer."""


@pytest.fixture
def kit() -> Kit:
    return shelf.load("androids")


def own(pile: str, *hands: str, knows: int = 0) -> Table:
    """A pile of which one seat knows every card, and on which seat 0 has laid a card in this turn."""
    table = Table(*hands, pile=pile, laid=1)
    for key in pile.split():
        table.know(key, knows)
    return table


def laid_by_another(table: Table, key: str) -> Table:
    """One more card on the pile, which only seat 1 knows."""
    card = FACES[key]
    table.state.deck.remove(card)
    table.state.pile.append(card)
    table.state.laid_by.append(1)
    return table


def chosen(table: Table, seat: int, bot: str = "greedy", rounds: int = 0) -> Action:
    """The choice of a bot."""
    rules, state = table.rules, table.state
    offers = tuple(rules.legal(state, seat))
    thinker, budget = planner(bot, HINTS, None, playouts=PLAYOUTS), Budget(rounds or ROUNDS[bot], 3600.0)
    return thinker.course(rules, lambda rng: rules.sample(state, seat, rng), seat, offers, Rng(3), budget)[0]


@pytest.mark.parametrize("seed", range(3))
def test_seats_are_rated_together_as_they_are_one_by_one(kit: Kit, seed: int) -> None:
    for moment in walk(kit, seed):
        seats = range(len(moment.state.hands))
        if moment.number % 7 == 0:
            assert HINTS.values(moment.state, seats) == [HINTS.value(moment.state, seat) for seat in seats]


# ---- the pile


def test_an_android_that_the_seat_has_laid_itself_is_sure_to_stand() -> None:
    assert odds(own(ANDROID).state, 0) == 1.0


def test_what_lacks_a_part_surely_falls() -> None:
    assert odds(own(SHORT).state, 0) == 0.0


def test_others_can_only_guess_what_lies_in_the_pile() -> None:
    assert odds(own(ANDROID).state, 1) < 0.5


def test_a_sabotage_that_the_seat_knows_counts_as_it_strikes() -> None:
    assert odds(own(f"{ANDROID} falling-flowerpot").state, 0) == 0.0
    assert odds(own(f"{ANDROID} falling-flowerpot double-agent").state, 0) == 1.0


def test_cards_of_others_leave_it_to_chance() -> None:
    assert 0.0 < odds(laid_by_another(own(SHORT), "desk-lamp").state, 0) < 1.0


def test_what_the_seat_has_seen_elsewhere_is_not_in_the_pile() -> None:
    table = laid_by_another(own(SHORT), "banana-peel")
    for card in range(len(KIND)):
        if KIND[card] == LIMB:
            table.state.pieces.show(card, 0)
    assert odds(table.state, 0) == 0.0


def test_faces_that_a_seat_cannot_see_do_not_change_what_it_reckons() -> None:
    table = laid_by_another(own(SHORT), "fishing-rod")
    before, face = odds(table.state, 0), table.state.pieces.face
    one, other = FACES["fishing-rod"], FACES["banana-peel"]
    face[one], face[other] = face[other], face[one]
    assert odds(table.state, 0) == before


def test_a_shuffled_pile_keeps_what_the_seat_knows_to_be_in_it() -> None:
    table = own(ANDROID, "tombola").play("tombola").all_pass()
    assert odds(table.state, 0) > 0.9 > odds(table.state, 1)


# ---- positions


def test_who_overlooks_things_thinks_of_the_lever_less_and_of_cards_as_often() -> None:
    table = own(f"{ANDROID} {SPARE}", "banana-peel")
    busy, lay = HINTS.overlooking(), Lay(0, FACES["banana-peel"])
    assert busy.weight(table.state, Declare(0)) < HINTS.weight(table.state, Declare(0)) / 10
    assert busy.weight(table.state, lay) == HINTS.weight(table.state, lay)


@pytest.mark.parametrize(("notices", "least", "most"), [(0.2, 0.0, 0.2), (0.5, 0.1, 0.5), (1.0, 1.0, 1.0)])
def test_lower_levels_leave_the_lever_alone_more_often(notices: float, least: float, most: float) -> None:
    table = own(ANDROID)
    rules, state, offers = table.rules, table.state, tuple(table.rules.legal(table.state, 0))
    bot, pulled = planner("greedy", HINTS, None, notices), 0
    for seed in range(200):
        budget = Budget(4, 3600.0)
        found = bot.course(rules, lambda rng: rules.sample(state, 0, rng), 0, offers, Rng(seed), budget)
        pulled += found == (Declare(0),)
    assert least <= pulled / 200 <= most


def test_a_seat_that_knows_that_the_android_stands_declares() -> None:
    assert chosen(own(ANDROID), 0) == Declare(0)


def test_the_best_bot_declares_what_surely_stands() -> None:
    assert chosen(own(ANDROID), 0, "solved") == Declare(0)


def test_the_best_bot_declares_nothing_that_cannot_stand() -> None:
    assert chosen(own("teapot-top oven-mitt", "fishing-rod"), 0, "solved") != Declare(0)


def test_the_best_bot_stops_a_rival_that_surely_wins() -> None:
    table = own(ANDROID, "", "tea-break", knows=1).declare()
    assert chosen(table, 1, "solved") == Play(1, FACES["tea-break"], 0)


def test_the_best_bot_lets_a_rival_fall() -> None:
    table = own(SHORT, "", "tea-break", knows=1).declare()
    assert chosen(table, 1, "solved") == Pass(1)


def test_the_best_bot_lays_what_is_missing_and_declares() -> None:
    table = own(SHORT, "desk-lamp banana-peel")
    for wanted in (Lay(0, FACES["desk-lamp"]), Declare(0)):
        assert chosen(table, 0, "solved") == wanted
        table.do(wanted)


def test_looking_closely_sees_no_hidden_face() -> None:
    table = laid_by_another(own(SHORT, "desk-lamp banana-peel tea-break"), "fishing-rod")
    before, face = chosen(table, 0, "solved"), table.state.pieces.face
    one, other = FACES["fishing-rod"], FACES["loose-cannon"]
    face[one], face[other] = face[other], face[one]
    assert chosen(table, 0, "solved") == before


@pytest.mark.parametrize("careful", [False, True])
def test_playing_out_changes_nothing(careful: bool) -> None:
    table = own(SHORT, "desk-lamp banana-peel")
    before = to_plain(table.state)
    for course in PLAYOUTS.courses(table.state, 0):
        PLAYOUTS.play_out(table.state, course, careful)
    assert to_plain(table.state) == before


def test_who_is_careful_judges_a_pile_alike_in_all_worlds_and_others_by_what_they_imagine() -> None:
    table = laid_by_another(own(SHORT), "fishing-rod")
    worths: dict[bool, set[float]] = {False: set(), True: set()}
    for luck in range(20):
        table.state.rng = Rng(luck)
        for careful, found in worths.items():
            found.add(PLAYOUTS.play_out(table.state, (Declare(0),), careful))
    assert len(worths[True]) == 1 < len(worths[False])


def test_cards_that_are_alike_are_compared_once() -> None:
    laid = [course[0] for course in PLAYOUTS.courses(own(SHORT, "desk-lamp hose-reel").state, 0)]
    assert len([action for action in laid if isinstance(action, Lay)]) == 1


def test_searching_finds_the_lever() -> None:
    assert chosen(own(ANDROID), 0, "search", 60) == Declare(0)


def test_nobody_declares_what_cannot_stand() -> None:
    assert chosen(own("teapot-top oven-mitt", "fishing-rod"), 0) != Declare(0)


@pytest.mark.parametrize("pile", ["lantern-jaw termite-picnic", "birdcage-ribs flat-flamingo snapped-belt"])
def test_a_pile_that_cannot_stand_is_not_given_away_to_draw_cards(pile: str) -> None:
    kept = own(pile, "", "hose-reel", "rubber-duck")
    given = own(pile, "", "hose-reel", "rubber-duck").declare()
    assert outlook(given.state, 0) < 0.9 * outlook(kept.state, 0)


def test_a_declaration_that_is_likely_to_stand_is_stopped() -> None:
    table = own(f"{ANDROID} {SPARE}", "", "tea-break", knows=1).declare()
    assert chosen(table, 1) == Play(1, FACES["tea-break"], 0)


def test_a_declaration_that_surely_falls_is_let_pass() -> None:
    table = own("teapot-top oven-mitt", "", "tea-break", knows=1).declare()
    assert chosen(table, 1) == Pass(1)


def test_the_own_declaration_is_saved_from_a_cancel() -> None:
    table = own(ANDROID, "blown-fuse", "tea-break").declare().respond(1, "tea-break")
    while table.waits_for != 0:
        table.do(Pass(table.state.asked))
    assert chosen(table, 0) == Play(0, FACES["blown-fuse"], 1)


def test_a_part_that_is_missing_is_laid() -> None:
    assert chosen(own(SHORT, "desk-lamp banana-peel"), 0) == Lay(0, FACES["desk-lamp"])


def test_an_android_is_worth_more_to_a_seat_that_may_declare_it() -> None:
    table = own(ANDROID)
    assert outlook(table.state, 0) > 0.6 > outlook(table.state, 1)


def test_one_look_at_a_world_takes_what_is_imagined_for_the_truth() -> None:
    table = laid_by_another(own(SHORT), "desk-lamp")
    found = [outlook(table.state, 0, luck=luck) for luck in range(30)]
    assert len({*found}) > 1
    assert found == [outlook(table.state, 0, luck=luck) for luck in range(30)]


def test_a_closer_look_lies_between_what_single_ones_imagine() -> None:
    table = laid_by_another(own(SHORT), "desk-lamp")
    found = [outlook(table.state, 0, luck=luck) for luck in range(30)]
    assert min(found) < outlook(table.state, 0, 60, luck=1) < max(found)


def test_what_may_not_be_declared_any_more_is_worth_less() -> None:
    cancelled, curfew = own(ANDROID).state, own(ANDROID).state
    cancelled.declared, curfew.curfew_seats = True, 1 << 2
    assert max(outlook(cancelled, 0), outlook(curfew, 0)) < outlook(own(ANDROID).state, 0)


def test_the_more_likely_an_android_the_likelier_a_declaration() -> None:
    low, high = own(SHORT), own(f"{ANDROID} {SPARE}")
    assert HINTS.weight(high.state, Declare(0)) > HINTS.weight(low.state, Declare(0))


def test_a_seat_does_not_cancel_what_it_has_played() -> None:
    table = own(ANDROID, "", "tea-break", "blown-fuse").declare().respond(1, "tea-break")
    mine, theirs = (HINTS.weight(table.state, Play(seat, FACES["blown-fuse"], 1)) for seat in (1, 2))
    assert mine < theirs


def test_one_look_ahead_beats_chance(kit: Kit) -> None:
    greedy = fighter(kit, "greedy", 3)
    chance = fighter(kit, "random", 1)
    won = 0
    for seed in range(24):
        seats = [chance] * 3
        seats[seed % 3] = greedy
        won += fight(kit, seats, seed).places[seed % 3] == 1
    assert won / 24 > 0.45


# ---- what is told


def test_chances_are_shares_and_tell_no_secrets(kit: Kit) -> None:
    for moment in walk(kit, 3):
        chances = kit.hints.chances(moment.state)
        assert chances is not None
        assert sum(chances.seats) == pytest.approx(1.0)
        assert not chances.exact
        assert kit.hints.chances(view(kit.game, moment.state, None)) == chances


def test_the_seat_in_turn_is_thought_likeliest_at_a_tall_pile() -> None:
    limbs = " ".join(key for key, face in FACES.items() if KIND[face] == LIMB)
    chances = HINTS.chances(Table(pile=limbs).state)
    assert chances is not None
    assert max(chances.seats) == chances.seats[0]


def test_chances_are_exact_when_it_is_over() -> None:
    table = own(ANDROID).declare().all_pass()
    chances = HINTS.chances(table.state)
    assert table.state.phase is Phase.OVER
    assert chances is not None
    assert (chances.seats, chances.exact) == ((1.0, 0.0, 0.0, 0.0), True)


def test_the_reason_to_lay_a_card_tells_what_it_makes_of_the_pile() -> None:
    table = Table("desk-lamp banana-peel fishing-rod")
    said = [why(KIT, table.state, Lay(0, card)) for card in table.state.hands[0]]
    assert len({*said}) == 3
    cards = [title(table.state.pieces.face[card]) for card in table.state.hands[0]]
    assert all(each.startswith(card) for card, each in zip(cards, said, strict=True))


def test_a_sabotage_that_endangers_the_pile_is_said_to_be_for_whoever_pulls_the_lever() -> None:
    said = why(KIT, own(ANDROID, "falling-flowerpot").state, Lay(0, FACES["falling-flowerpot"]))
    assert said == (
        "Falling Flowerpot is a sabotage for whoever pulls the lever: "
        "with it on top the pile stands in about 0 %, without it in 100 %."
    )


@pytest.mark.parametrize("seed", range(2))
def test_no_part_is_said_to_endanger_the_pile_by_a_whim_of_the_deals(kit: Kit, seed: int) -> None:
    told = 0
    for moment in walk(kit, seed):
        action = moment.action
        if isinstance(action, Lay) and KIND[moment.state.pieces.face[action.piece]] <= LIMB:
            figures = re.findall(r"(\d+) %", why(kit, moment.state, action, worlds=1))
            assert [*map(int, figures)] == sorted(map(int, figures), reverse=True)
            told += bool(figures)
    assert told


def test_declaring_is_compared_with_ending_a_turn() -> None:
    said = why(KIT, own(ANDROID).state, Declare(0))
    assert re.search(r"You win the match in about \d+ % if you wait, in \d+ % if you declare\.$", said)


def test_a_choice_that_looks_worse_by_other_cards_is_said_to_rest_on_those_that_the_bot_imagined() -> None:
    waiting = why(KIT, own(ANDROID).state, End(0))
    assert "To wait is better with the cards that the bot imagined; with other cards you win in about" in waiting
    passing = why(KIT, own(ANDROID, "", "tea-break", knows=1).declare().state, Pass(1))
    assert passing.startswith("To let the declaration of Ada pass is better with the cards that the bot imagined;")
    assert passing.endswith(" % with Tea Break.")


def test_an_instant_that_helps_a_rival_is_said_to_rest_on_what_the_bot_imagined() -> None:
    table = own(ANDROID, "", "tea-break", "blown-fuse", knows=2).declare().respond(1, "tea-break")
    said = why(KIT, table.state, Play(2, FACES["blown-fuse"], 1))
    assert said.startswith(
        "Blown Fuse is better with the cards that the bot imagined; with other cards you win in about"
    )


def test_who_holds_no_instant_is_told_so_when_it_lets_something_pass() -> None:
    table = own(ANDROID).declare()
    assert why(KIT, table.state, Pass(1)) == "You hold no instant that could answer the declaration of Ada."


# ---- long matches
