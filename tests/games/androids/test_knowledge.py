"""A view shows what its seat may see and remembers, and no more. Seats are 0, 1, 2, 3; seat 0 is in turn."""

from __future__ import annotations

from collections import Counter

import pytest

from monstrarium.engine.game import view
from monstrarium.engine.pieces import HIDDEN
from monstrarium.engine.plain import digest
from monstrarium.engine.rng import Rng
from monstrarium.games.androids.cards import FACES, FIRST_INSTANT
from monstrarium.games.androids.events import Laid, LaidUnder, Stole
from monstrarium.games.androids.knowledge import NOTHING
from monstrarium.games.androids.state import AndroidsState
from tests.games.androids.scenario import Table

PILE = "oven-mitt teapot-top rubber-duck squeezebox"
HAND = "odd-sock egg-beater banana-peel tea-break lantern-jaw"


def worlds(table: Table, viewer: int, times: int = 40) -> list[AndroidsState]:
    """Worlds that a seat cannot tell from the true one."""
    return [table.rules.sample(table.state, viewer, Rng(seed)) for seed in range(times)]


def zone_of(world: AndroidsState, key: str) -> str:
    """The zone of a card in a world."""
    piece = world.pieces.face.index(FACES[key])
    zones = {"deck": world.deck, "pile": world.pile, "discard": world.discard}
    zones |= {f"hand {seat}": hand for seat, hand in enumerate(world.hands)}
    return next(name for name, zone in zones.items() if piece in zone)


# ---- views


def test_a_seat_sees_its_own_hand_and_what_lies_open() -> None:
    table = Table("odd-sock", "rubber-duck queue-jumper", pile="oven-mitt", discard="fruit-cake", laid=1).end()
    table.respond(1, "queue-jumper")
    assert table.seen_by(1).split() == ["rubber-duck", "fruit-cake", "queue-jumper"]
    assert table.seen_by(2).split() == ["fruit-cake", "queue-jumper"]


def test_an_onlooker_sees_no_hand() -> None:
    assert Table(HAND, "rubber-duck", discard="fruit-cake").seen_by(None) == "fruit-cake"


def test_nobody_looks_again_at_what_was_laid_not_even_who_laid_it() -> None:
    table = Table("odd-sock").lay("odd-sock")
    assert (table.seen_by(0), table.seen_by(1)) == ("", "")


def test_in_a_house_with_memory_a_seat_may_look_again_at_what_it_laid() -> None:
    table = Table("odd-sock", pile="oven-mitt", house={"memory": "own"}).lay("odd-sock")
    assert (table.seen_by(0), table.seen_by(1), table.seen_by(None)) == ("odd-sock", "", "")


def test_in_a_house_with_memory_a_hand_that_was_seen_stays_open_to_who_saw_it() -> None:
    table = Table("keyhole", "odd-sock", "fruit-cake", house={"memory": "own"}).play("keyhole").all_pass()
    table.answer(("seat", 1), "done")
    assert (table.seen_by(0), table.seen_by(2)) == ("odd-sock keyhole", "fruit-cake keyhole")


def test_a_view_keeps_what_others_have_in_mind_and_what_chance_brings_to_itself() -> None:
    table = Table("tombola odd-sock", pile=PILE).know("teapot-top", 1, 2).play("tombola").all_pass()
    assert [bool(known) for known in table.state.known] == [False, True, True, False]
    seen = view(table.rules, table.state, 1)
    assert [bool(known) for known in seen.known] == [False, True, False, False]
    assert seen.rng.word == 0
    assert not any(view(table.rules, table.state, None).known)


def test_the_question_of_another_seat_is_hidden_with_all_its_options() -> None:
    table = Table("", "false-bottom odd-sock tea-break banana-peel", laid=1).end().respond(1, "false-bottom").all_pass()
    pending = view(table.rules, table.state, 0).pending
    assert pending is not None
    assert (pending.choice.seat, pending.choice.options, pending.journal) == (1, (), [])


# ---- what cards that move tell


def test_a_card_that_nobody_else_has_seen_is_laid_as_it_is() -> None:
    table = Table(HAND)
    before = table.state.rng.word
    piece = FACES["egg-beater"]
    assert [each.piece for each in table.lay("egg-beater").heard(Laid)] == [piece]
    assert table.state.rng.word == before


def seen_hand(seed: int = 1) -> Table:
    """Seat 0 is in turn, and seat 1 knows its whole hand."""
    table = Table(HAND, pile="oven-mitt", seed=seed)
    for key in HAND.split():
        table.know(key, 1)
    return table


def test_of_a_hand_that_was_seen_no_piece_tells_which_card_was_laid() -> None:
    laid = {seen_hand(seed).lay("egg-beater").heard(Laid)[0].piece for seed in range(60)}
    assert laid == {FACES[key] for key in HAND.split()}


def test_of_a_hand_that_was_seen_the_right_card_is_laid_all_the_same() -> None:
    for seed in range(10):
        table = seen_hand(seed).lay("egg-beater")
        assert table.pile() == "oven-mitt egg-beater"
        assert sorted(table.hand(0).split()) == sorted(set(HAND.split()) - {"egg-beater"})


def test_who_laid_a_card_of_a_seen_hand_still_knows_where_it_is() -> None:
    table = seen_hand().lay("egg-beater")
    assert [table.state.pieces.seen[piece] for piece in (*table.state.hands[0], table.state.pile[-1])] == [1] * 5


def test_who_saw_a_hand_knows_its_cards_to_be_in_the_pile_or_in_a_hand() -> None:
    table = seen_hand().lay("egg-beater")
    for world in worlds(table, 1):
        assert all(zone_of(world, key) != "deck" for key in HAND.split())
    found = Counter(zone_of(world, "egg-beater") for world in worlds(table, 1, 100))
    assert found.keys() >= {"pile", "hand 0"}


def test_a_hand_looked_into_through_the_keyhole_shows_backs_again() -> None:
    table = Table("keyhole odd-sock", "fruit-cake oven-mitt").play("keyhole").all_pass().answer("done")
    assert table.seen_by(0) == "odd-sock keyhole"
    table.lay("odd-sock").end().all_pass().lay("oven-mitt")
    assert not {"oven-mitt", "fruit-cake"} & {*table.seen_by(0).split()}
    assert all(zone_of(world, "fruit-cake") != "deck" for world in worlds(table, 0))


def test_a_single_card_that_was_seen_has_nothing_to_hide() -> None:
    table = Table("odd-sock").know("odd-sock", 1).lay("odd-sock")
    assert table.state.pieces.knows(1, FACES["odd-sock"])


def test_false_bottom_and_magnet_glove_keep_that_secret_too() -> None:
    under = {_seen("false-bottom", seed).answer("egg-beater").heard(LaidUnder)[0].piece for seed in range(60)}
    assert under == {FACES[key] for key in HAND.split()}
    stolen = {_stolen_from_seen(seed) for seed in range(60)}
    assert len(stolen) == 5


def _seen(key: str, seed: int) -> Table:
    table = Table(f"{HAND} {key}", pile="oven-mitt", seed=seed)
    for card in HAND.split():
        table.know(card, 1)
    return table.play(key).all_pass()


def _stolen_from_seen(seed: int) -> int:
    table = Table("magnet-glove", HAND, seed=seed)
    for card in HAND.split():
        table.know(card, 2)
    stolen = table.play("magnet-glove").all_pass().heard(Stole)
    assert table.state.known[2].bit_count() == 5
    assert not any(table.state.pieces.knows(2, piece) for piece in table.state.hands[1])
    return stolen[0].piece


def test_what_lies_open_need_not_be_kept_in_mind() -> None:
    table = Table("tombola", pile=PILE, laid=1)
    for key in PILE.split():
        table.know(key, 1)
    table.play("tombola").all_pass()
    assert table.state.known[1].bit_count() == 4
    table.declare().all_pass()
    assert table.state.known[1] == 0


def test_a_played_instant_need_not_be_kept_in_mind() -> None:
    table = Table("", "odd-sock queue-jumper", laid=1)
    table.state.known[0] = 1 << FACES["queue-jumper"]
    table.end().respond(1, "queue-jumper")
    assert table.state.known[0] == 0


# ---- worlds


def test_a_world_never_has_an_instant_in_the_pile() -> None:
    table = Table(HAND, "toll-booth blown-fuse", pile=PILE)
    for viewer in (0, 1):
        for world in worlds(table, viewer):
            assert all(world.pieces.face[piece] < FIRST_INSTANT for piece in world.pile)


def test_a_world_keeps_what_the_viewer_can_place() -> None:
    table = Table(HAND, "rubber-duck", pile="oven-mitt teapot-top").know("oven-mitt", 0).know("rubber-duck", 0)
    for world in worlds(table, 0):
        assert world.pieces.face[FACES["oven-mitt"]] == FACES["oven-mitt"]
        assert world.pieces.face[FACES["rubber-duck"]] == FACES["rubber-duck"]
        assert all(world.pieces.face[FACES[key]] == FACES[key] for key in HAND.split())


def test_a_world_deals_all_faces() -> None:
    table = Table(HAND, "", pile="oven-mitt teapot-top", discard="fruit-cake")
    for world in worlds(table, 1):
        assert sorted(world.pieces.face) == [*range(93)]


def test_any_card_that_is_no_instant_may_be_thought_in_the_pile() -> None:
    table = Table("odd-sock", pile="oven-mitt", seats=3)
    found = Counter(world.pieces.face[FACES["oven-mitt"]] for world in worlds(table, 0, 3000))
    assert len(found) == FIRST_INSTANT - 1
    assert max(found.values()) < 3 * min(found.values()) + 40


def test_known_instants_are_thought_in_hands_and_other_known_cards_in_the_pile_as_well() -> None:
    table = Table("", "tea-break odd-sock", "fruit-cake blown-fuse", pile=PILE)
    table.state.known[0] = 1 << FACES["tea-break"] | 1 << FACES["odd-sock"]
    tea, sock = (Counter(zone_of(world, key) for world in worlds(table, 0, 200)) for key in ("tea-break", "odd-sock"))
    assert tea.keys() == {"hand 1", "hand 2"}
    assert sock.keys() == {"pile", "hand 1", "hand 2"}


def test_known_cards_fill_a_pile_for_which_too_few_others_are_left() -> None:
    instants = "blown-fuse patent-clerk crate-delivery queue-jumper"
    table = Table("", instants, "odd-sock", pile="rubber-duck")
    state = table.state
    state.discard += [piece for piece in state.deck if piece < FIRST_INSTANT]
    state.deck = [piece for piece in state.deck if piece >= FIRST_INSTANT]
    for piece in state.discard:
        state.pieces.show(piece, None)
    state.known[0] = 1 << FACES["odd-sock"] | 1 << FACES["rubber-duck"]
    for world in worlds(table, 0):
        assert zone_of(world, "rubber-duck") in ("pile", "hand 1", "hand 2")
        assert world.pieces.face[FACES["rubber-duck"]] < FIRST_INSTANT


def test_a_seat_that_is_asked_what_to_put_under_the_pile_is_thought_to_hold_anything() -> None:
    table = Table("", "false-bottom odd-sock tea-break banana-peel", laid=1).end().respond(1, "false-bottom").all_pass()
    options = set()
    for world in worlds(table, 0):
        assert world.pending is not None
        choice = world.pending.choice
        assert world.pending.journal == [choice.options]
        options.add(choice.options)
        table.rules.apply(world, table.rules.legal(world, 1)[0])
        assert (world.pieces.face[world.pile[0]] < FIRST_INSTANT) if world.pile else choice.options == (NOTHING,)
    assert {len(each) for each in options} >= {1, 2, 3}


def test_what_others_keep_in_mind_is_not_thought_of() -> None:
    table = Table(pile=PILE)
    table.state.known[1] = 1 << FACES["oven-mitt"]
    assert worlds(table, 0, 1)[0].known == [0, 0, 0, 0]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_a_world_looks_to_its_viewer_like_the_true_one(viewer: int) -> None:
    table = seen_hand().lay("egg-beater").declare()
    for world in worlds(table, viewer):
        assert digest(view(table.rules, world, viewer)) == digest(view(table.rules, table.state, viewer))


def test_a_hidden_face_is_told_to_nobody_in_a_view() -> None:
    table = Table(HAND, pile=PILE)
    assert {*view(table.rules, table.state, 2).pieces.face} == {HIDDEN}


def test_a_seat_that_is_asked_may_put_down_what_the_viewer_knows() -> None:
    table = Table("", "false-bottom odd-sock blown-fuse banana-peel", laid=1).know("odd-sock", 0).know("blown-fuse", 0)
    table.end().respond(1, "false-bottom").all_pass()
    found = [world.pending.choice.options for world in worlds(table, 0) if world.pending is not None]
    assert all(FACES["odd-sock"] in options for options in found)
    assert {len(options) for options in found} == {1, 2}


def test_a_world_has_chance_of_its_own() -> None:
    table = Table(pile=PILE)
    assert len({world.rng.word for world in (table.state, *worlds(table, 0))}) == 41
