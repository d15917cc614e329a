"""The table of every game keeps its contract with eye, hand, keyboard and log."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest

from monstrarium.content.catalogues import PSEUDO
from monstrarium.content.places import resources
from monstrarium.engine.game import view
from monstrarium.engine.plain import Plain, Seat, Value, digest
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit
from monstrarium.table.desc import Gesture, Round, TableDesc
from monstrarium.table.presenter import Audience
from tests.conformance.together import Faults, Together, look
from tests.support.languages import speaking
from tests.support.matches import NAMES, SELDOM, Moment, audience, begin, glimpses, walk
from tests.support.tidy import untidy

RAW = re.compile(r"[a-z]+/\d|[{}<>]|\bNone\b|\bTrue\b|\bFalse\b(?! [A-Z])|(?<!\d)-1\b|\.\.")
LETTERS = re.compile(r"[A-Za-z]{2,}")
KINDS_OF_FLOURISH = ("tumble", "arrow", "float", "pulse", "light", "strike", "proclaim")
ROUNDS_ARE_RARE = range(21, 51)
"""Seeds of matches that have every kind of round, where some kinds are rare; elsewhere three matches do."""
MISSION = "mission"
FIRST, OTHERS = 21, (22, 23)
"""The seeds of the matches whose tables are looked at."""
THIRD = 3
"""Of the first match every third moment is looked at closely."""
LOOKS = (0, 30, 130)
"""The decisions at which a table is looked at, in games with very many of them."""


class Sight(Value, frozen=True):
    """A table as one viewer sees it at one decision."""

    desc: TableDesc
    view: Any
    audience: Audience
    offers: tuple[Any, ...]
    state: Any


at_every_table, at_some_tables = Together[Sight](), Together[Sight]()


@pytest.fixture(scope="module")
def faults(kit: Kit) -> Faults:
    found: Faults = {}
    look(kit, sights(kit, (FIRST, *OTHERS)), at_every_table.checks, found)
    look(kit, sights(kit, (FIRST,), THIRD), at_some_tables.checks, found)
    return found


def sights(kit: Kit, seeds: Iterable[int], every: int = 1) -> Iterator[Sight]:
    """The tables of all seats and an onlooker at the decisions, or one in so many, and the end of a few matches."""
    for seed in seeds:
        state = None
        for moment in glimpses(walk(kit, seed)):
            state = moment.state
            if moment.number % every == 0:
                yield from seen_by_all(kit, state)
        yield from seen_by_all(kit, state)


def seen_by_all(kit: Kit, state: Any) -> Iterator[Sight]:
    """The tables of all viewers at one moment."""
    for viewer in (None, *range(len(kit.game.standing(state)))):
        seen, eyes = view(kit.game, state, viewer), audience(kit, state, viewer)
        offers = () if viewer is None else tuple(kit.game.legal(state, viewer))
        yield Sight(kit.presenter.describe(seen, eyes, offers), seen, eyes, offers, state)


def texts(desc: TableDesc) -> Iterator[str]:
    """All text on a table."""
    yield desc.banner
    for zone in desc.zones:
        yield zone.title
    for piece in desc.pieces:
        yield piece.tip
        for face in (piece.face, piece.stands.face if piece.stands is not None else None):
            if face is not None:
                yield from (label.text for label in face.labels)
                yield from (words for _art, words in face.badges)
    for each in desc.affordances:
        yield each.label
        yield each.note
    if desc.prompt is not None:
        yield desc.prompt.text
        yield from desc.prompt.notes


def ids(desc: TableDesc) -> list[str]:
    """The ids of all zones and pieces."""
    return [zone.id for zone in desc.zones] + [piece.id for piece in desc.pieces]


@at_every_table
def test_every_offer_begins_exactly_one_plan(kit: Kit, sight: Sight) -> None:
    first = Counter(each.plan[0] for each in sight.desc.affordances)
    alone = Counter(each.plan[0] for each in sight.desc.affordances if len(each.plan) == 1)
    assert set(first) == set(sight.offers)
    assert all(alone[offer] == 1 or first[offer] == 1 for offer in sight.offers)


@at_every_table
def test_every_button_of_a_choice_says_what_comes_of_it(kit: Kit, sight: Sight) -> None:
    if len(sight.desc.affordances) > 1:
        for each in sight.desc.affordances:
            assert each.note or each.gesture is not Gesture.BUTTON, each.label
            assert all(way.note for way in each.ways), each.label


@at_every_table
def test_every_plan_can_be_carried_out(kit: Kit, sight: Sight) -> None:
    for each in sight.desc.affordances:
        if len(each.plan) > 1:
            check_plan(kit, sight.state.clone(), each.plan)


def check_plan(kit: Kit, world: Any, plan: tuple[Any, ...]) -> None:
    """Check that the first action of a plan is legal, and so are the others until something unforeseen happens.

    Unforeseen are results of chance, questions, and decisions of other seats.
    """
    word = world.rng.word
    for number, action in enumerate(plan):
        asked = world.pending is not None or action.seat not in kit.game.to_act(world)
        if number and (asked or world.rng.word != word):
            return
        assert not kit.game.why_not(world, action)
        kit.game.apply(world, action)


@at_every_table
def test_every_plan_is_said_in_words_and_has_a_gesture_that_fits(kit: Kit, sight: Sight) -> None:
    things = set(ids(sight.desc))
    for each in sight.desc.affordances:
        assert each.label.strip()
        if each.gesture is Gesture.BUTTON:
            assert each.source == each.target == ""
        else:
            assert each.source in things
        if each.gesture is Gesture.DRAG:
            assert each.target in things
        assert not each.target or each.target in things


@at_every_table
def test_ids_are_unique_and_every_piece_lies_in_a_zone(kit: Kit, sight: Sight) -> None:
    names = ids(sight.desc)
    assert len(names) == len(set(names))
    assert {piece.zone for piece in sight.desc.pieces} <= {zone.id for zone in sight.desc.zones}


def arrangements(kit: Kit) -> Iterator[tuple[int, dict[str, Plain]]]:
    """Every number of seats with every mission, and every value of every other option with one number of seats."""
    info = kit.game.info
    numbers = range(info.seats[0], info.seats[1] + 1)
    missions = next((option.values for option in info.options if option.key == MISSION), ())
    for seats in numbers:
        yield from ((seats, {MISSION: mission}) for mission in missions)
        if not missions:
            yield seats, {}
    others = ((option.key, value) for option in info.options if option.key != MISSION for value in option.values)
    for number, (key, value) in enumerate(others):
        yield numbers[number % len(numbers)], {key: value}


def check_places(kit: Kit, state: Any) -> None:
    """Check that a table is tidy for all viewers."""
    if kit.game.info.key == "pantry":
        pytest.skip("the game for tests lays its cards anyhow")
    for sight in seen_by_all(kit, state):
        assert list(untidy(sight.desc, sight.audience.viewer)) == []


def news(kit: Kit, moments: Iterator[Moment], seen: set[frozenset[str]]) -> Iterator[Any]:
    """The states of a match in which a new set of zones is filled, and its end."""
    state = None
    for moment in glimpses(moments):
        state = moment.state
        desc = kit.presenter.describe(view(kit.game, state, 0), audience(kit, state, 0), ())
        kinds = frozenset(zone.id.split("/")[0] for zone in desc.zones)
        if kinds not in seen:
            seen.add(kinds)
            yield state
    yield state


def test_a_table_is_tidy_whatever_places_lie_on_it(kit: Kit) -> None:
    for seats in range(kit.game.info.seats[0], kit.game.info.seats[1] + 1):
        for state in news(kit, walk(kit, 5 + seats, {}, seats), set()):
            check_places(kit, state)


def test_a_table_is_tidy_for_every_mission_option_and_number_of_seats(kit: Kit) -> None:
    for number, (seats, options) in enumerate(arrangements(kit)):
        for moment in walk(kit, 61 + number, options, seats):
            if moment.number in LOOKS:
                check_places(kit, moment.state)
            if moment.number >= max(LOOKS):
                break


@at_every_table
def test_every_piece_has_a_name(kit: Kit, sight: Sight) -> None:
    assert all(piece.tip for piece in sight.desc.pieces)


@at_every_table
def test_drawings_exist(kit: Kit, sight: Sight) -> None:
    if kit.game.info.key == "pantry":
        pytest.skip("the game for tests has no drawings")
    keys = {zone.art for zone in sight.desc.zones}
    for piece in sight.desc.pieces:
        figure = piece.stands.face if piece.stands is not None else piece.face
        for face in (piece.face, figure, piece.read or piece.face, piece.close or piece.face):
            keys.update((face.art, *(art for art, _words in face.badges), *(inlay.art for inlay in face.inlays)))
        keys.add(piece.back)
    missing = [key for key in sorted(keys - {""}) if not is_drawn(key)]
    assert not missing


@cache
def is_drawn(key: str) -> bool:
    return (resources() / "art" / f"{key}.svg").is_file()


@at_every_table
def test_whoever_is_asked_is_told_what_is_asked(kit: Kit, sight: Sight) -> None:
    if sight.offers:
        assert sight.desc.prompt is not None
        assert sight.desc.prompt.text
        assert sight.desc.prompt.seat == sight.audience.viewer
    assert sight.desc.banner or sight.desc.prompt is not None


@at_every_table
def test_no_raw_names_are_read_on_the_table(kit: Kit, sight: Sight) -> None:
    for text in texts(sight.desc):
        assert not RAW.search(text), text


@at_some_tables
def test_describing_changes_nothing(kit: Kit, sight: Sight) -> None:
    before = digest(sight.view)
    again = kit.presenter.describe(sight.view, sight.audience, sight.offers)
    assert again == sight.desc
    assert digest(sight.view) == before


@at_some_tables
def test_what_the_viewer_cannot_know_is_not_described(kit: Kit, sight: Sight) -> None:
    viewer = sight.audience.viewer
    if viewer is not None:
        world = view(kit.game, kit.game.sample(sight.state, viewer, Rng(4)), viewer)
        assert kit.presenter.describe(world, sight.audience, sight.offers) == sight.desc


@at_some_tables
def test_a_wrong_drop_is_explained(kit: Kit, sight: Sight) -> None:
    offers = {offer for seat in kit.game.to_act(sight.state) for offer in kit.game.legal(sight.state, seat)}
    for source, target in drops(sight.desc):
        action = kit.presenter.intent(sight.view, sight.audience, source, target)
        if action is not None and action not in offers:
            assert kit.game.why_not(sight.state, action).endswith(".")


def drops(desc: TableDesc) -> Iterator[tuple[str, str]]:
    """Drops of pieces on every zone, or on some sixty of very many, and on a few pieces."""
    zones = desc.zones[:: 1 + len(desc.zones) // 60]
    targets = [zone.id for zone in zones] + [piece.id for piece in desc.pieces[::7]]
    for piece in desc.pieces:
        for target in targets:
            yield piece.id, target


@at_some_tables
def test_everything_can_be_inspected(kit: Kit, sight: Sight) -> None:
    for item in ids(sight.desc):
        sheet = kit.presenter.inspect(sight.view, sight.audience, item)
        if sheet is not None:
            assert sheet.title
            read = (sheet.title, sheet.text, *(word for fact in sheet.facts for word in fact))
            assert not [text for text in read if RAW.search(text)]


@at_some_tables
def test_chapters_are_said(kit: Kit, sight: Sight) -> None:
    assert kit.presenter.chapter(sight.view)


@cache
def headings(key: str) -> set[str]:
    """The headings of a game's rules page; a game of the tests, which has none, is skipped."""
    page = resources() / "rules" / f"{key}.md"
    if not page.is_file():
        pytest.skip("this game has no rules page")
    lines = page.read_text("utf-8").splitlines()
    return {line.lstrip("#").strip() for line in lines if line.startswith("#")}


@at_some_tables
def test_the_rules_page_has_a_heading_for_every_table(kit: Kit, sight: Sight) -> None:
    assert kit.presenter.topic(sight.view) in headings(kit.game.info.key)


@at_some_tables
def test_every_sheet_leads_to_a_heading_of_the_rules_page(kit: Kit, sight: Sight) -> None:
    known = headings(kit.game.info.key)
    for item in ids(sight.desc):
        sheet = kit.presenter.inspect(sight.view, sight.audience, item)
        if sheet is not None:
            assert sheet.rules in known | {""}, (item, sheet.rules)


def test_the_rules_page_has_a_heading_for_every_phase(kit: Kit) -> None:
    known = headings(kit.game.info.key)
    seen = view(kit.game, begin(kit, FIRST), 0)
    for phase in type(seen.phase):
        seen.phase = phase
        assert kit.presenter.topic(seen) in known


def test_the_rules_page_has_a_heading_for_every_briefing_and_for_campaigns(kit: Kit) -> None:
    known = headings(kit.game.info.key)
    if kit.briefing is not None:
        for option in kit.game.info.options:
            for value in option.values if option.key == "mission" else ():
                assert kit.briefing({"mission": value}).topic in known
    if kit.campaign is not None:
        assert kit.campaign.topic in known


def test_every_word_can_be_said_in_another_language(kit: Kit) -> None:
    proper = {*NAMES, kit.game.info.title}
    with speaking(PSEUDO):
        tables = [*sights(kit, (FIRST,))]
        said = {text for sight in tables for text in texts(sight.desc)}
        chapters = {kit.presenter.chapter(sight.view) for sight in tables}
    for text in said | chapters:
        rest = text
        for name in proper:
            rest = rest.replace(name, "")
        assert "⟦" in rest or not LETTERS.search(rest), text


def matches_with_rounds(kit: Kit) -> Iterator[tuple[int, dict[str, Plain]]]:
    """Some matches with the defaults, one with each other value of an option, and more with the defaults.

    Another value may add kinds of rounds.
    """
    yield from ((seed, {}) for seed in ROUNDS_ARE_RARE[:3])
    for option in kit.game.info.options:
        yield from ((ROUNDS_ARE_RARE[0], {option.key: value}) for value in option.values if value != option.default)
    yield from ((seed, {}) for seed in ROUNDS_ARE_RARE[3:])


def round_for(kit: Kit, state: Any, viewer: Seat | None) -> Round | None:
    """The round of questions on the table of a viewer."""
    return kit.presenter.describe(view(kit.game, state, viewer), audience(kit, state, viewer), ()).round


def test_a_round_is_the_same_whoever_looks_and_begins_with_whoever_owes_the_decision(kit: Kit) -> None:
    known, found = {kind for habit in kit.habits for kind in habit.passes}, set()
    for seed, options in matches_with_rounds(kit):
        for moment in walk(kit, seed, options):
            asked = round_for(kit, moment.state, None)
            if asked is not None or moment.number % SELDOM == 0:
                for seat in range(len(kit.game.standing(moment.state))):
                    assert round_for(kit, moment.state, seat) == asked
            if asked is not None:
                assert kit.game.to_act(moment.state) == asked.seats[:1]
                assert asked.silence[0] in moment.offers
                assert [action.seat for action in asked.silence] == list(asked.seats)
                found.add(asked.kind)
        if known <= found and (options or seed >= ROUNDS_ARE_RARE[2]):
            break
    assert known <= found
    assert bool(kit.habits) == bool(found)
