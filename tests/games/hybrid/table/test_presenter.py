"""The table of HYBRID shows the laboratory, warriors with what they carry, counters, hands, and the log."""

from __future__ import annotations

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.pieces import HIDDEN
from monstrarium.games.hybrid.actions import Halt, Step, Strike
from monstrarium.games.hybrid.combat.chances import chance, prepared
from monstrarium.games.hybrid.combat.prepared_roll import Sort
from monstrarium.games.hybrid.events.fights import Pushed, Rolled
from monstrarium.games.hybrid.events.turns import Ordered, TrapSprung
from monstrarium.games.hybrid.printed.action_cards import FACES
from monstrarium.games.hybrid.state import LastingCard, Mode, Phase
from monstrarium.games.hybrid.table.presenter import PRESENTER
from monstrarium.table.desc import Face, upright
from tests.games.hybrid.cards.event_play import sleeve
from tests.games.hybrid.fight import lurk
from tests.games.hybrid.scenario import BARE, EAST, GAME, called, do, give, halt, lay, move, step
from tests.games.hybrid.table.seen import audience, described, inlays, piece, pieces, told, way, words
from tests.support.looking import box, within

ROOM = """
    #########
    #.......#
    #.......#
    #.......#
    #########
"""
DOOR = """
    #########
    #...+...#
    #...#...#
    #...#...#
    #########
"""


@pytest.mark.parametrize(
    ("way", "facing", "drawing", "mirrored"),
    [("N", 0, "knight-back", False), ("E", 1, "knight", False), ("S", 2, "knight", False), ("W", 3, "knight", True)],
)
def test_the_base_is_turned_and_the_figure_stands_on_it_as_it_looks(
    way: str, facing: int, drawing: str, mirrored: bool
) -> None:
    shown = piece(lay(ROOM, f"knight B2 {way}", "hybrid H4 N"), "warrior/0")
    assert shown.face.art == f"hybrid/base/griffin-{facing}"
    assert shown.pose.turn == 0
    assert shown.stands is not None
    assert shown.stands.face == Face(f"hybrid/figure/{drawing}", mirrored=mirrored)


def test_a_base_leaves_the_edges_of_its_squares_free() -> None:
    state = lay(ROOM, "knight B2 E", "aberration E2 W")
    small, large = piece(state, "warrior/0"), piece(state, "warrior/1")
    assert (small.size, large.size) == ((0.43, 0.43), (0.9, 0.9))
    assert large.face.art == "hybrid/base/scorpion-large-3"


def test_a_figure_is_about_one_square_and_a_half_high_and_meets_its_base_in_the_middle() -> None:
    for name in ("warrior/0", "warrior/1"):
        shown = piece(lay(ROOM, "knight B2 E", "aberration E2 W"), name)
        figure = upright(shown)
        assert figure is not None
        assert shown.stands is not None
        top = figure.pose.y - figure.size[1] / 2
        assert 0.6 < shown.pose.y - top < 0.9
        assert shown.pose.y == pytest.approx(top + figure.size[1] * (1 - shown.stands.foot))


def test_a_counter_lies_at_the_rim_of_its_base_over_the_figure_behind() -> None:
    state = lay(ROOM, "knight B3 E", "knight B2 E", "hybrid H4 N", "hybrid H2 N")
    base, counter, behind = (piece(state, name) for name in ("warrior/0", "order/0", "warrior/1"))
    assert within(box(counter), box(base))
    assert base.pose.z < counter.pose.z
    assert behind.pose.z < piece(state, "order/1").pose.z < base.pose.z


def test_wounds_guard_and_hold_are_seen_on_the_warrior() -> None:
    state = lay(ROOM, "knight B2 E", "hybrid H4 N")
    state.wounds[0], state.modes[0], state.levels[0] = 1, Mode.DEFENSE, 3
    state.pinned = 1
    shown = piece(state, "warrior/0")
    assert inlays(shown) == {"hybrid/base/griffin-wounds-1", "hybrid/mark/guard", "hybrid/mark/pinned"}
    assert words(shown) == {"3"}


def test_auras_and_mutations_are_seen_at_the_rim() -> None:
    state = lay(ROOM, "ambrosius B2 E", "hybrid H4 N")
    for warrior, key in enumerate(("battle-hymn", "third-arm")):
        name = sleeve(key)
        state.spells.append(LastingCard(name, state.pieces.face[name], warrior, warrior, 0, 0))
    assert [inlays(piece(state, f"warrior/{each}")) for each in (0, 1)] == [
        {"hybrid/mark/aura"},
        {"hybrid/mark/mutation"},
    ]


def test_an_ambush_says_its_number() -> None:
    state = lay(ROOM, "purifier B2 E", "purifier B4 E", "hybrid H4 N")
    lurk(state, 1, 0)
    assert words(piece(state, "warrior/0")) == {"2"}
    assert "hybrid/mark/ambush" in inlays(piece(state, "warrior/1"))


def test_a_door_is_drawn_as_it_stands() -> None:
    state = move(lay(DOOR, "knight D2 E", "hybrid H4 W"), 0)
    assert piece(state, "leaf/0").face.art == "hybrid/door/single-upright-shut"
    step(state, EAST)
    assert piece(state, "leaf/0").face.art == "hybrid/door/single-upright-open"


def test_counters_of_the_other_side_lie_face_down() -> None:
    state = lay(ROOM, "knight B2 E", "knight B4 E", "hybrid H4 N", "hybrid H2 N")
    own, other = piece(state, "order/1"), piece(state, "order/3")
    assert [label.text for label in own.face.labels] == ["2"]
    assert other.face.art == "hybrid/order/scorpion-back"
    assert other.face.labels == ()


def test_a_counter_that_was_turned_over_is_gone() -> None:
    state = lay(ROOM, "knight B2 E", "hybrid H4 N")
    state.cursors = [1, 0]
    assert "order/0" not in {each.id for each in pieces(state)}


def test_the_other_hand_shows_backs() -> None:
    state = lay(ROOM, "knight B2 E", "hybrid H4 N")
    (held,) = give(state, 1, FACES["jinx"])
    shown = piece(state, f"card/{held}")
    assert not shown.up
    assert shown.tip == "A face-down card"
    assert piece(state, f"card/{held}", 1).tip == "Jinx, 1 card point"


def test_the_prompt_names_every_modifier_before_the_roll() -> None:
    state = move(lay(ROOM, "knight C2 E", "hybrid D2 E"), 0)
    give(state, 0, FACES["opening"])
    halt(state)
    do(state, Strike(0, 1))
    prompt = described(state).prompt
    assert prompt is not None
    percent = chance(state, Sort.STRIKE, 0, 1).percent
    assert prompt.notes[0].startswith("Success on ")
    assert "3 Natural Value" in prompt.notes[0]
    assert "+ 1 from behind" in prompt.notes[0]
    assert prompt.notes[0].endswith(f"{percent} %.")


def test_a_card_is_played_for_its_points_or_for_its_text() -> None:
    state = move(lay(ROOM, "knight C2 E", "hybrid D2 W"), 0)
    (held,) = give(state, 0, FACES["opening"])
    halt(state)
    do(state, Strike(0, 1))
    found = [each for each in described(state).affordances if each.source == f"card/{held}"]
    assert {each.variant for each in found} == {"points", "effect"}
    assert {each.target for each in found} == {"roll"}
    assert {"rival/0", "rival/1"} <= {each.id for each in pieces(state)}


def test_a_whole_movement_is_one_line_of_the_log() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid H4 N"), 0)
    state.met = True
    assert told(state, step(state, EAST, EAST)) == []
    assert told(state, halt(state))[0] == "Knight of the Lodge moves 2 squares to D2, facing east."


def test_what_is_too_wide_for_a_single_door_is_told_at_the_drop() -> None:
    state = move(lay(DOOR, "knight H4 W", "aberration C2 E"), 1)
    action = PRESENTER.intent(state, audience(1), "warrior/1", "square/E2")
    assert isinstance(action, Step)
    assert GAME.why_not(state, action) == f"{called('aberration')} is too wide for a single door."


def test_a_refusal_tells_twins_apart() -> None:
    state = move(lay(DOOR, "knight H4 W", "aberration C2 E", "aberration F3 W"), 1)
    action = PRESENTER.intent(state, audience(1), "warrior/1", "leaf/0")
    assert action is not None
    assert GAME.why_not(state, action) == f"{called('aberration')} 1 is too wide for a single door."


def test_a_figurine_that_is_only_put_back_says_nothing() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid H4 N"), 0)
    assert PRESENTER.intent(state, audience(), "warrior/0", "warrior/0") is None


def test_a_figurine_that_cannot_move_at_all_says_why() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid H4 N"), 0)
    state.points, state.turned = 0, True
    action = PRESENTER.intent(state, audience(), "warrior/0", "warrior/0")
    assert action is not None
    assert GAME.why_not(state, action) == "No Movement points are left."


def test_a_way_to_an_enemy_ends_in_a_blow_with_its_chance() -> None:
    state = move(lay(ROOM, "knight B2 E", "hybrid H2 E"), 0)
    deed = way(state, "warrior/1", "blow")
    assert [type(action) for action in deed.plan[-2:]] == [Halt, Strike]
    assert deed.note == "40 %"  # From behind: its NV of 3, and one more.


def test_an_enemy_in_contact_may_be_clicked_and_one_farther_off_not() -> None:
    state = move(lay(ROOM, "knight C2 E", "hybrid D2 W", "hybrid G4 W"), 0)
    assert way(state, "warrior/1", "blow").direct
    assert not way(state, "warrior/2", "blow").direct
    halt(state)
    assert way(state, "warrior/1", "single").direct


def test_an_enemy_beside_may_be_clicked_though_one_has_to_turn_to_it() -> None:
    state = move(lay(ROOM, "knight C3 E", "hybrid C2 S"), 0)
    assert way(state, "warrior/1", "blow").direct


def test_a_click_on_an_enemy_out_of_reach_says_so() -> None:
    state = move(lay(ROOM, "knight C2 E", "hybrid D2 W", "hybrid G4 W"), 0)
    halt(state)
    action = PRESENTER.intent(state, audience(), "warrior/2", "warrior/2")
    assert action == Strike(0, 2)
    assert GAME.why_not(state, action) == "Hybrid 2 is not in contact."


def test_a_warrior_that_is_pushed_against_a_wall_goes_nowhere() -> None:
    state = lay(ROOM, "knight B2 E", "hybrid H2 W")
    square = state.squares[1]
    assert told(state, [Pushed(0, 1, square, square, 0, 1)]) == ["Hybrid is pushed, but cannot give way."]
    assert told(state, [Pushed(0, 1, square - 1, square, 0, 1)]) == ["Hybrid is pushed to H2; 1 square is blocked."]


def test_a_side_that_lays_no_counters_says_so() -> None:
    state = lay(ROOM, "knight B2 E", "hybrid H4 N")
    assert told(state, [Ordered(0, 0), Ordered(1, 1)]) == [
        "Ada lays no counters in this round.",
        "Bo has laid 1 counter.",
    ]


def test_twins_are_told_apart_by_number() -> None:
    state = lay(ROOM, "knight B2 E", "knight B4 E", "hybrid H4 N")
    assert piece(state, "warrior/1").tip.startswith("Knight of the Lodge 2: B4, facing east")


def test_the_muster_shows_what_is_left() -> None:
    state = lay(ROOM)
    state.phase, state.seat = Phase.MUSTER, 0
    state.sequences, state.cursors = [], []
    state.musters[0] = [5, 5]
    prompt = described(state).prompt
    assert prompt is not None
    assert prompt.notes[0] == "Ranks: 2 of 8."
    assert {"×2", "rank 1, NV 3, MT 7"} <= words(piece(state, "recruit/5"))
    assert "×2" in words(piece(state, "member/5"))
    assert "member/5" not in {each.id for each in pieces(state, 1)}


def test_an_unknown_counter_is_no_warriors_number() -> None:
    state = lay(ROOM, "knight B2 E", "hybrid H4 N")
    seen = GAME.redact(state.clone(), 0)
    assert seen.sequences[1] == [HIDDEN]
    assert [each.id for each in pieces(state) if each.id.startswith("order/")] == ["order/0", "order/1"]


def test_a_roll_that_is_over_is_not_asked_of_anybody_any_more() -> None:
    state = lay(ROOM, "knight B2 E", "hybrid C2 W")
    halt(move(state, 0))
    do(state, Strike(0, 1))
    assert "Knight" in described(state, None).banner
    state.trial, state.shooter = None, 0
    assert "strikes" not in described(state, None).banner


def test_the_activated_warrior_stands_in_the_light() -> None:
    state = lay(ROOM, "knight B2 E", "hybrid H4 N")
    assert "light/0" not in {each.id for each in pieces(state)}
    move(state, 0)
    light, stands = piece(state, "light/0"), piece(state, "warrior/0")
    assert (light.pose.x, light.pose.y) == (stands.pose.x, stands.pose.y)
    assert light.size > stands.size


def test_a_success_level_below_nought_is_written_with_a_minus() -> None:
    state = lay(BARE, "purifier B2 E", "hybrid H2 W")
    rolled = Rolled(0, Sort.SHOT, 0, 1, 1, (("nv", 3), ("rocks", -4)), -1, (4,), 4, 10, 1)
    assert "rolled 4 against −1 (3 Natural Value − 4 fallen rocks)" in told(state, [rolled])[0]


def test_what_was_needed_is_never_less_than_a_one() -> None:
    state = lay(BARE, "purifier B2 E", "hybrid H2 W")
    assert told(state, [TrapSprung(0, 0, -1, 4, False)])[0].endswith("4, 1 was needed.")


def test_a_card_says_what_it_would_make_of_the_chance() -> None:
    state = move(lay(ROOM, "knight C2 E", "hybrid D2 W"), 0)
    (held,) = give(state, 0, FACES["jinx"])
    halt(state)
    do(state, Strike(0, 1))
    before = chance(state, Sort.STRIKE, 0, 1).percent
    notes = {each.variant: each.note for each in described(state).affordances if each.source == f"card/{held}"}
    do(state, Choose(0, ("points", held)))
    assert state.trial is not None
    assert notes["points"] == f"{before} % → {prepared(state, 1).percent} %"
    assert prepared(state, 1).percent > before
