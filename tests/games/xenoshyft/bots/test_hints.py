"""Hints judge which soldier to buy, who stands where, when to play an instant, and when to help."""

from __future__ import annotations

from math import fsum

import pytest

from monstrarium.bots.bot import Budget
from monstrarium.bots.levels import planner
from monstrarium.engine.action import Action, Choose
from monstrarium.engine.game import settle, view
from monstrarium.engine.plain import to_plain
from monstrarium.engine.rng import Rng
from monstrarium.games.balance import Census
from monstrarium.games.xenoshyft import KIT
from monstrarium.games.xenoshyft.actions import (
    Buy,
    Deploy,
    Discard,
    Equip,
    Pass,
    Play,
    Pledge,
    Power,
    Ready,
    Recall,
    Regear,
    Shift,
    Spend,
    Upgrade,
    Use,
)
from monstrarium.games.xenoshyft.bots.estimate import prospects
from monstrarium.games.xenoshyft.bots.fight_choices import habit, play_out
from monstrarium.games.xenoshyft.bots.fighters import Foe, Soldier
from monstrarium.games.xenoshyft.bots.forecast import Forecast
from monstrarium.games.xenoshyft.bots.hints import XenoshyftHints
from monstrarium.games.xenoshyft.bots.playouts import XenoshyftPlayouts
from monstrarium.games.xenoshyft.bots.purchase import purchases
from monstrarium.games.xenoshyft.bots.quick_play import one_step, play_match, play_round
from monstrarium.games.xenoshyft.bots.worths import contribution
from monstrarium.games.xenoshyft.cards import CARDS, DEPLOYABLE, FACES, HP, POWER, title
from monstrarium.games.xenoshyft.state import Phase
from monstrarium.lab.matches import Plan, contestant, play_one
from monstrarium.lab.statistics import Book
from tests.games.xenoshyft.scenario import RULES, Table
from tests.support.matches import walk
from tests.support.reasons import why

HINTS = XenoshyftHints()
ROUNDS = {"greedy": 8, "solved": 300}
BOTH = pytest.mark.parametrize("bot", ["greedy", "solved"])


def chosen(table: Table, seat: int = 0, bot: str = "solved") -> Action:
    """The choice of a bot."""
    state = table.state
    offers = tuple(RULES.legal(state, seat))
    thinker = planner(bot, HINTS, KIT.courses, playouts=KIT.playouts)
    budget = Budget(ROUNDS[bot], 3600.0)
    return thinker.course(RULES, lambda rng: RULES.sample(state, seat, rng), seat, offers, Rng(3), budget)[0]


def phase_of(table: Table, seat: int, bot: str) -> list[Action]:
    """All actions of a bot in a phase until it is ready."""
    done: list[Action] = []
    while not done or not isinstance(done[-1], Ready):
        done.append(chosen(table, seat, bot))
        if not isinstance(done[-1], Ready):
            table.do(done[-1])
    return done


def soldier(key: str) -> Soldier:
    """A troop without equipment."""
    face = FACES[key]
    return Soldier(0, face, POWER[face], HP[face], ())


def forecast(front: str, swarm: str, wave: int = 1) -> Forecast:
    """A fight as bots expect it; all enemies lie face down."""
    faces = [FACES[key] for key in swarm.split()]
    return Forecast([soldier(key) for key in front.split()], [Foe(face, HP[face]) for face in faces], (), wave).run()


# ---- what is foreseen


def test_an_empty_lane_lets_everything_through() -> None:
    assert forecast("", "charger swarmer").base == 6


def test_a_fight_is_foreseen_blow_by_blow() -> None:
    fight = forecast("ranger", "corpse-eater")
    assert (fight.base, [CARDS[each.face].key for each in fight.front]) == (0, [])


def test_what_strikes_first_kills_before_it_is_struck() -> None:
    assert forecast("ranger", "swarmer").base == 3


def test_damage_beyond_the_last_troop_is_foreseen() -> None:
    assert forecast("militia", "charger").base == 2


def test_a_killed_troop_that_turns_is_fought_again() -> None:
    assert forecast("militia militia", "worm-host").base == 0
    assert forecast("militia", "worm-host").base == 2


def test_the_stronger_troop_spares_the_base_more() -> None:
    assert contribution(6, 6, 3) > contribution(3, 4, 3) > contribution(2, 1, 3) > contribution(2, 0, 3) == 0


# ---- purchase


@BOTH
def test_a_commander_buys_the_soldier_that_holds_rather_than_nothing(bot: str) -> None:
    table = Table(hand="xeno-one xeno-one", market="ranger med-pack", phase=Phase.BUY)
    done = phase_of(table, 0, bot)
    assert Buy(0, table["ranger"]) in done


def test_what_cannot_hold_a_wave_serves_as_a_price() -> None:
    table = Table(hand="xeno-six militia militia ranger", market="doombringer", wave=3, phase=Phase.BUY)
    done = phase_of(table, 0, "solved")
    assert any(isinstance(action, Pledge) for action in done)
    assert Buy(0, table["doombringer"]) in done


def test_nobody_is_bought_who_finds_no_room_any_more() -> None:
    table = Table(
        "krueger killer-whale doombringer defender",
        hand="xeno-six",
        market="ranger",
        wave=3,
        last_round=True,
        phase=Phase.BUY,
    )
    assert not any(isinstance(action, Buy) for action in phase_of(table, 0, "solved"))


# ---- deployment


@BOTH
@pytest.mark.parametrize(
    ("fronts", "hand", "wave"),
    [
        (["", "bulletstorm"], "militia militia militia", 1),
        (["", "militia ranger"], "militia", 1),
        (["", "paratrooper"], "ravager research-officer", 2),
        (["", "assault-commander prometheus"], "assault-commander doombringer", 3),
    ],
)
def test_no_bot_leaves_its_lane_empty_to_help_in_another(bot: str, fronts: list[str], hand: str, wave: int) -> None:
    table = Table(fronts, hand=[hand, "militia"], wave=wave, phase=Phase.DEPLOY)
    table.state.ready_seats = 2
    phase_of(table, 0, bot)
    assert table.front(0)


@BOTH
def test_every_troop_that_finds_room_is_deployed(bot: str) -> None:
    table = Table(hand="militia ranger research-officer", enemy_deck="charger swarmer smoker", phase=Phase.DEPLOY)
    phase_of(table, 0, bot)
    assert table.hand() == ""


@BOTH
def test_the_troop_with_most_hp_meets_an_enemy_that_strikes_first(bot: str) -> None:
    table = Table(
        hand="militia research-officer",
        enemy_deck="swarmer swarmer swarmer",
        house={"swarm": "handful"},
        phase=Phase.DEPLOY,
    )
    phase_of(table, 0, bot)
    assert table.front() == "research-officer militia"


@BOTH
def test_equipment_is_given_out(bot: str) -> None:
    table = Table("ranger", hand="hercules", phase=Phase.DEPLOY)
    assert Equip(0, table["hercules"], table["ranger"]) in phase_of(table, 0, bot)


def test_who_has_no_room_helps_a_lane_that_would_break() -> None:
    table = Table(["ranger ranger ranger ranger", ""], hand=["militia", ""], seats=2, phase=Phase.DEPLOY)
    done = phase_of(table, 0, "solved")
    assert [action.lane for action in done if isinstance(action, Deploy)] == [1]


# ---- fights


@BOTH
def test_an_instant_that_saves_the_base_is_played(bot: str) -> None:
    table = Table("", "charger", "hi-ex-grenade", base=3, pause=False)
    assert chosen(table, 0, bot) == Play(0, table["hi-ex-grenade"], table["charger"])


@BOTH
def test_a_pass_is_preferred_when_nothing_is_gained(bot: str) -> None:
    table = Table("defender", "corpse-eater", "hi-ex-grenade", pause=False)
    assert chosen(table, 0, bot) == Pass(0)


@BOTH
def test_help_that_costs_nothing_saves_a_troop(bot: str) -> None:
    table = Table("ranger field-medic", "corpse-eater").fight()
    assert chosen(table, 0, bot) == Choose(0, table["field-medic"])


def test_the_grenade_of_another_commander_saves_the_base_as_well() -> None:
    table = Table(["", ""], ["charger", ""], ["", "hi-ex-grenade"], base=3, pause=False)
    table.do(Pass(0))
    assert chosen(table, 1) == Play(1, table["hi-ex-grenade"], table["charger"])


# ---- purchases


def looks_of(table: Table) -> list[list[int]]:
    """The faces of each purchase that is compared."""
    face = table.state.pieces.face
    return [
        sorted([face[action.piece] for action in course if isinstance(action, Buy)])
        for course in purchases(RULES.sample(table.state, 0, Rng(3)), 0)
    ]


def test_purchases_that_are_compared_differ_in_their_cards() -> None:
    market = "ranger ranger ranger med-pack med-pack tesla"
    looks = looks_of(Table("", hand="xeno-one xeno-one xeno-one xeno-one", market=market, phase=Phase.BUY))
    assert len(looks) == len({*map(tuple, looks)})
    assert looks[0] == []
    assert [FACES["ranger"], FACES["ranger"]] in looks
    assert [FACES["ranger"]] in looks


# ---- the rest of a match


def rest_of(deck: str) -> float:
    """The damage that is foreseen for the later rounds, on average, with these cards in the deck."""
    table = Table("", hand="", deck=deck, wave=2, phase=Phase.WRAP, house={"training": True})
    luck = Rng(4)
    worlds = [RULES.sample(table.state, 0, luck) for _world in range(40)]
    for world in worlds:
        play_match(world)
    return fsum([world.base for world in worlds]) / 40


def test_a_better_deck_is_foreseen_to_hold_better() -> None:
    assert rest_of("ravager ghosteye longshot deadeye xeno-six xeno-six") < rest_of("militia militia militia xeno-one")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_by_simple_rules_every_match_comes_to_its_end(seats: int) -> None:
    for seed in range(3):
        state = KIT.game.new(seats, settle(KIT.game.info, seats, {"division": "lot", "swarm": "usual"}), Rng(seed))
        play_match(state)
        assert KIT.game.outcome(state) is not None


def test_by_simple_rules_what_is_bought_fights_at_once() -> None:
    table = Table("", hand="xeno-one xeno-one", market="ranger", phase=Phase.BUY)
    play_round(table.state)
    assert "ranger" in f"{table.front()} {table.discard()}".split()


def test_by_simple_rules_a_hand_is_put_away_and_shards_are_molten() -> None:
    table = Table("", hand="med-pack tesla", discard="xeno-one xeno-one xeno-one", wave=2, phase=Phase.WRAP)
    shards = [table.state.supply[1][-1], *table.state.discards[0]]
    hand = [*table.state.hands[0]]
    one_step(table.state)
    owned = [*table.state.decks[0], *table.state.discards[0], *table.state.hands[0]]
    assert {*hand} <= {*owned}
    assert [each in owned for each in shards] == [True, False, False, False]


def test_playing_out_leaves_the_world_as_it_is() -> None:
    table = Table("militia", hand="xeno-one xeno-one ranger", market="ranger med-pack", phase=Phase.BUY)
    world = RULES.sample(table.state, 0, Rng(2))
    before = to_plain(world)
    playouts = XenoshyftPlayouts()
    courses = playouts.courses(world, 0)
    once, again = ([playouts.play_out(world, each, True) for each in courses] for _time in range(2))
    assert once == again
    assert to_plain(world) == before
    assert len(courses) > 1


# ---- wrap-up


def test_shards_are_molten_as_soon_as_may_be() -> None:
    table = Table(discard="xeno-one xeno-one xeno-one", wave=2, phase=Phase.WRAP)
    assert chosen(table) == Upgrade(0, 1)


def test_a_sound_troop_is_not_put_away() -> None:
    table = Table("field-medic", wave=2, phase=Phase.WRAP)
    assert not any(isinstance(action, Discard) for action in phase_of(table, 0, "solved"))


def test_who_ends_a_round_heals_with_what_is_left() -> None:
    table = Table("krueger", hand="medical-shuttle", wounds={"krueger": 2}, wave=3, phase=Phase.WRAP)
    assert Play(0, table["medical-shuttle"], 0) in phase_of(table, 0, "solved")


# ---- what is known


def test_hints_do_not_depend_on_what_lies_face_down() -> None:
    table = Table(["ranger militia", "ranger"], hand=["militia", "xeno-one"], seats=2, phase=Phase.DEPLOY)
    one, other = (RULES.sample(table.state, 0, Rng(seed)) for seed in (1, 2))
    assert [one.pieces.face[each] for each in one.enemy_decks[0]] != [
        other.pieces.face[each] for each in other.enemy_decks[0]
    ]
    assert HINTS.best(one, 0) == HINTS.best(other, 0)
    assert HINTS.chances(one) == HINTS.chances(other)


def test_chances_can_be_given_by_an_onlooker() -> None:
    table = Table("ranger", "charger swarmer?", "hi-ex-grenade", pause=False)
    seen = view(RULES, table.state, None)
    assert HINTS.chances(seen) == HINTS.chances(table.state)


def test_chances_fall_with_the_base_and_rise_with_the_rounds() -> None:
    weak, sound = (prospects(Table("ranger", base=base, phase=Phase.DEPLOY).state) for base in (3, 15))
    late = prospects(Table("ranger", base=3, wave=3, phase=Phase.DEPLOY).state)
    assert weak < sound
    assert weak < late


def test_when_it_is_over_chances_are_certain() -> None:
    table = Table("", "charger", base=3, pause=False).do(Pass(0))
    chances = HINTS.chances(table.state)
    assert chances is not None
    assert (chances.seats, chances.exact) == ((0.0,), True)


# ---- habits


def test_by_habit_a_card_of_the_hand_is_not_spent_on_a_volunteer() -> None:
    table = Table("militia ranger", "corpse-eater", "med-pack").fight()
    assert habit(table.state, 0) == Choose(0, "none")


def test_simple_rules_use_a_free_guard_for_a_troop_that_would_die() -> None:
    table = Table("militia field-medic", "corpse-eater").fight()
    assert habit(table.state, 0) == Choose(0, table["field-medic"])


def test_by_habit_a_grenade_kills_what_would_kill() -> None:
    table = Table("ranger", "charger", "hi-ex-grenade", pause=False)
    assert habit(table.state, 0) == Play(0, table["hi-ex-grenade"], table["charger"])


def test_by_habit_nothing_is_thrown_at_what_does_no_harm() -> None:
    table = Table("defender", "charger", "hi-ex-grenade", pause=False)
    assert habit(table.state, 0) == Pass(0)


def test_by_habit_a_grenade_makes_the_exchange_kill_what_would_call_others() -> None:
    table = Table("erebus erebus", "swarm-caller", "hi-ex-grenade", wave=3, pause=False)
    assert habit(table.state, 0) == Play(0, table["hi-ex-grenade"], table["swarm-caller"])


def test_by_habit_a_sergeant_helps_the_troop_that_then_kills() -> None:
    table = Table("demolitionist assault-commander", "panic-spider", wave=2, pause=False)
    assert habit(table.state, 0) == Use(0, table["assault-commander"])
    table.do(habit(table.state, 0))
    assert habit(table.state, 0) == Choose(0, "none")
    table.do(habit(table.state, 0))
    assert habit(table.state, 0) == Choose(0, table["demolitionist"])


def test_by_habit_more_power_goes_to_the_troop_that_then_kills() -> None:
    table = Table("ranger ranger", "panic-spider", "bio-enhancer", wave=2, pause=False)
    assert habit(table.state, 0) == Play(0, table["bio-enhancer"], table.state.fronts[0][0])


def test_by_habit_a_torchbearer_is_moved_to_a_place_and_not_burned_for() -> None:
    table = Table("prometheus ranger", "charger", wave=3, house={"division": "command-center"}, pause=False)
    table.do(Power(0)).do(Choose(0, table["prometheus"]))
    table.do(habit(table.state, 0))
    assert table.front() == "ranger prometheus"


def test_by_habit_a_troop_is_rescued() -> None:
    table = Table("ranger savior", "prowler", wave=2).fight()
    assert habit(table.state, 0) == Choose(0, "yes")


def test_by_habit_the_weakest_troop_is_lost() -> None:
    table = Table("defender militia erebus", "eater-of-hope?", wave=3, pause=False)
    assert habit(table.state, 0) == Choose(0, table["militia"])


def test_by_habit_nothing_of_worth_is_burned_where_it_kills_nothing() -> None:
    table = Table("prometheus", "brood-mother", discard="xeno-six defender", wave=3).fight()
    assert habit(table.state, 0) == Choose(0, "none")


def test_by_habit_a_troop_drops_into_an_empty_lane() -> None:
    table = Table("", "prowler", "paratrooper", wave=2, pause=False)
    assert habit(table.state, 0) == Deploy(0, table["paratrooper"], 0, 0)


def test_by_habit_a_hit_takes_the_enemy_that_it_kills() -> None:
    table = Table("demolitionist", "spore-launcher prowler", wave=3).fight()
    assert habit(table.state, 0) == Choose(0, table["prowler"])


def test_by_habit_no_card_stops_an_enemy_that_only_falls_back() -> None:
    table = Table("ranger ranger", "smoker? charger", "stasis-bomb", pause=False)
    assert habit(table.state, 0) == Choose(0, "none")


def test_a_lane_is_played_out_to_its_end_and_no_further() -> None:
    table = Table(["ranger", "ranger"], ["charger smoker", "swarmer"])
    play_out(table.state)
    assert (table.swarm(0), table.swarm(1), table.state.lane) == ("", "swarmer", 1)


# ---- what is said of a hint


def test_all_kinds_of_action_have_a_reason() -> None:
    kinds = set[type[Action]]()
    for seed in (3, 4):
        for moment in walk(KIT, seed, {"division": "lot", "training": True}):
            for offer in moment.offers:
                if type(offer) not in kinds:
                    kinds.add(type(offer))
                    assert why(KIT, moment.state, offer, worlds=1).endswith(".")
    assert len(kinds) == len(RULES.actions) + 1


@pytest.mark.parametrize(("bought", "left"), [("ranger", "hi-ex-grenade"), ("hi-ex-grenade", "ranger")])
def test_who_pays_is_told_of_the_card_that_is_bought_and_of_no_other(bought: str, left: str) -> None:
    table = Table(hand="xeno-one xeno-one xeno-one", market="ranger hi-ex-grenade", phase=Phase.BUY)
    paid = [Spend(0, piece) for piece in table.state.hands[0]]
    said = why(KIT, table.state, *paid, Buy(0, table[bought]))
    assert title(FACES[bought]) in said
    assert title(FACES[left]) not in said


def test_calling_back_is_said_to_help_the_others_and_not_the_caller() -> None:
    table = Table(["militia", "ranger"], "", hand="", phase=Phase.WRAP)
    assert why(KIT, table.state, Recall(1)) == "Then Ada can still do something before it goes on."


def test_a_troop_comes_back_healed_only_if_it_is_wounded() -> None:
    table = Table("militia", "", hand="", phase=Phase.WRAP)
    whole = why(KIT, table.state, Discard(0, table["militia"]))
    table.state.wounds[table["militia"]] = 1
    wounded = why(KIT, table.state, Discard(0, table["militia"]))
    assert ("healed" in whole, "healed" in wounded) == (False, True)


def test_nothing_at_all_is_not_called_worth_keeping() -> None:
    table = Table("", "", hand="", phase=Phase.WRAP)
    assert why(KIT, table.state, Ready(0)) == "Your hand and your lane are empty: you draw 6 cards in the next round."


@pytest.mark.parametrize(
    ("front", "swarm", "said"),
    [
        ("krueger", "charger", "General Halloran kills Ramhorn and lives. "),
        ("", "charger", "Ramhorn deals 3 to the base, which has 1 HP left then. "),
        ("militia", "hydra", "Mine Volunteer falls: "),
        ("militia", "smoker? hydra?", "The next of 2 enemies is still hidden. "),
    ],
)
def test_a_seat_that_lets_it_pass_is_told_what_comes_and_what_its_card_would_do(
    front: str, swarm: str, said: str
) -> None:
    table = Table(front, swarm, "hi-ex-grenade", wave=3, base=4)
    reason = why(KIT, table.state, Pass(0))
    assert reason.startswith(said)
    assert title(FACES["hi-ex-grenade"]) in reason


def test_a_seat_is_told_that_the_base_falls() -> None:
    table = Table("", "charger", pause=False, base=3)
    assert why(KIT, table.state, Pass(0)) == (
        "Ramhorn deals 3 to the base, which has only 3 HP: it falls. You hold nothing that could change it."
    )


def test_a_card_that_keeps_the_base_standing_is_told_beside_what_comes_without_it() -> None:
    table = Table("", "charger", "hi-ex-grenade", pause=False, base=3)
    said = why(KIT, table.state, Play(0, table["hi-ex-grenade"], table["charger"]))
    assert said.endswith(" the base takes about 0 damage from this lane, without it 3.")


def test_nothing_is_spent_that_buys_nothing() -> None:
    table = Table("krueger killer-whale doombringer defender", hand="xeno-six xeno-one", market="", phase=Phase.BUY)
    assert phase_of(table, 0, "solved") == [Ready(0)]


def test_no_more_is_spent_than_what_is_bought_costs() -> None:
    cores = "xeno-six xeno-six xeno-six"
    table = Table("militia", hand=cores, market="krueger", last_round=True, wave=3, phase=Phase.BUY)
    done = phase_of(table, 0, "solved")
    assert [type(action) for action in done[:3]] == [Spend, Spend, Buy]


class Deployments(Census):
    """What a commander changes in line-ups, and which hands it keeps while its lane is empty."""

    def __init__(self, seed: int) -> None:
        super().__init__(Book(), 1)
        self.moved: list[tuple[int, str]] = []
        """The line-ups that it has changed, each with the number of its deployment."""
        self.kept: list[list[int]] = []
        """The troops in its hand, each time when fights began with an empty lane."""
        self.dismissed: list[int] = []
        """The faces of unwounded troops that it took from its lane and discarded."""
        plan = Plan("xenoshyft", 1, settle(RULES.info, 1, {}), ("normal",), seed)
        play_one(plan, 0, RULES, [contestant("normal", KIT)], self)

    def decide(self, action: Action) -> None:
        state = self.state
        if isinstance(action, Shift | Regear):
            self.moved.append((state.turn, f"{state.fronts} {state.gear}"))
        face = state.pieces.face
        if isinstance(action, Discard) and action.piece in state.fronts[0] and action.piece not in state.wounds:
            self.dismissed.append(face[action.piece])
        if isinstance(action, Ready) and state.phase is Phase.DEPLOY and not state.fronts[0]:
            self.kept.append([face[piece] for piece in state.hands[0] if DEPLOYABLE[face[piece]]])


def test_normal_moves_no_troop_to_and_fro_dismisses_none_and_leaves_no_lane_empty() -> None:
    matches = [Deployments(seed) for seed in range(5, 10)]
    assert any(match.moved for match in matches)
    for match in matches:
        assert len(match.moved) == len(set(match.moved))
        assert not any(match.kept)
        assert not match.dismissed
