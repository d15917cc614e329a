"""The table of XYbrid gives its room to what people do now, in any window and with any number of seats."""

from __future__ import annotations

from itertools import combinations

import pytest

from monstrarium.engine.action import Choose
from monstrarium.engine.game import view
from monstrarium.games.xybrid.cards import FACES, FIRST_BREAKTHROUGH, FIRST_CORE
from monstrarium.games.xybrid.state import NO_PIECE, Phase
from monstrarium.games.xybrid.table.layout import Arrangement, Layout
from monstrarium.games.xybrid.table.presenter import PRESENTER
from monstrarium.table.desc import TableDesc
from monstrarium.table.presenter import Audience, shape_of
from tests.games.xybrid.scenario import Bench, Table
from tests.games.xybrid.table import item
from tests.support.looking import apart, box
from tests.support.matches import NAMES, Seen

WINDOWS = {"1280 x 800": (1048, 770), "1920 x 1080": (1688, 1050)}
"""The part of a window that the table has beside the side panel."""
AROUND = 0.5
"""Table units of ground around a table, which a window shows too."""
LIMBS = "quartz-crusher bear-hug"
LAB = "whiskerdome flask-face spanner-fist soap-wand jet-pack moth-wings frog-springers puddle-legs eel-whip"
HAND = "weather-owl periscope-arm"
SHAPES = (1.0, 1.25, 1.35, 1.65, 2.4)


def audience(table: Table, viewer: int | None = 0, shape: float = 1.35, held: str = "") -> Audience:
    seats = len(table.state.hands)
    return Audience(viewer, NAMES[:seats], tuple(range(seats)), 0, shape, held)


def described(table: Table, viewer: int | None = 0, shape: float = 1.35, held: str = "") -> TableDesc:
    offers = () if viewer is None else table.rules.legal(table.state, viewer)
    return PRESENTER.describe(view(table.rules, table.state, viewer), audience(table, viewer, shape, held), offers)


def arrangement(table: Table, viewer: int | None = 0, held: str = "") -> Arrangement:
    return Layout(table.state, audience(table, viewer, held=held)).arrangement


def table_of(seats: int) -> Table:
    """A table in the third round, with full hands, breakthroughs and deployed monsters."""
    pile = "walking-vault geode-grin coral-colony jet-pack"
    own = Bench(monster=f"whiskerdome {LIMBS}", hand=HAND, secrets="tenure blackout nostalgia", pile=pile)
    rival = Bench(monster="anchor-feet")
    lab = " ".join(key for key in LAB.split()[: 2 * seats + 1] if key not in ("jet-pack", "whiskerdome"))
    return Table(own, *[rival if seat == 1 else Bench() for seat in range(1, seats)], lab=lab, deck="geode-grin")


def widths(desc: TableDesc, zone: str, window: tuple[int, int]) -> list[float]:
    """How wide the cards of a zone are, in pixels."""
    wide, high = desc.size
    unit = min(window[0] / (wide + AROUND), window[1] / (high + AROUND))
    return [each.pose.scale * each.size[0] * unit for each in desc.pieces if each.zone == zone]


def tall(desc: TableDesc, zone: str, window: tuple[int, int]) -> float:
    """How high a zone is, in pixels."""
    unit = min(window[0] / (desc.size[0] + AROUND), window[1] / (desc.size[1] + AROUND))
    return next(each.rect[3] for each in desc.zones if each.id == zone) * unit


def core_table(seats: int) -> Table:
    table = Table(*[Bench() for _seat in range(seats)])
    table.state.core_pile = [*range(FIRST_CORE, FIRST_BREAKTHROUGH)]
    table.state.cores[:] = [NO_PIECE] * seats
    table.state.phase = Phase.CORE
    return table


# ---- which arrangement


def test_the_phase_of_the_match_chooses_the_arrangement() -> None:
    table = table_of(2)
    found = []
    for phase in (Phase.CORE, Phase.DRAW, Phase.BUILD, Phase.REVEAL, Phase.ACTIVATE, Phase.DEPLOY, Phase.OVER):
        table.state.phase = phase
        found.append(arrangement(table).value)
    assert found == ["core", "work", "work", "deployment", "deployment", "deployment", "end"]


def test_a_question_lays_out_what_it_is_about_large_for_the_seat_that_is_asked() -> None:
    table = Table(Bench(monster=f"whiskerdome {LIMBS}"), Bench(monster="moth-wings jet-pack"))
    table.deploy("angry-mob")
    assert [arrangement(table, viewer).value for viewer in (0, 1, None)] == ["answer", "deployment", "deployment"]
    desc = described(table)
    laid = [each for each in desc.pieces if each.zone == "desk"]
    assert [each.id for each in laid] == [item(key) for key in ("angry-mob", "moth-wings", "jet-pack")]
    assert min(widths(desc, "desk", WINDOWS["1280 x 800"])) >= 150
    assert {label.text for label in laid[1].face.labels} >= {"Moth Wings", "4"}
    assert all("seats/1" in {inlay.art for inlay in each.face.inlays} for each in laid[1:])
    assert len({each.id for each in desc.pieces}) == len(desc.pieces)


def test_a_question_about_the_lab_makes_the_lab_large() -> None:
    table = Table(lab="boomerang-wrist flask-face soap-wand", deck="geode-grin")
    table.state.hands[0].append(FACES["spanner-fist"])
    table.state.pieces.show(FACES["spanner-fist"], None)
    table.draw("boomerang-wrist").answer("spanner-fist")
    desc = described(table)
    assert arrangement(table) is Arrangement.ANSWER
    assert min(widths(desc, "lab", WINDOWS["1280 x 800"])) >= 150


class Camera(Seen):
    """A sink that describes the table at every beat."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self.tables: list[TableDesc] = []

    def beat(self) -> None:
        self.tables.append(described(self._table))


def test_a_part_that_is_destroyed_lies_in_one_place_while_that_is_shown() -> None:
    table = Table(lab="compost-scoop geode-grin soap-wand", deck="jet-pack bear-hug flask-face")
    table.draw("compost-scoop")
    camera = Camera(table)
    table.rules.apply(table.state, Choose(0, FACES["geode-grin"]), camera)
    assert camera.tables
    for desc in camera.tables:
        assert [each.zone for each in desc.pieces if each.id == item("geode-grin")] == ["deck"]


def test_a_question_about_seats_shows_all_monsters() -> None:
    table = Table(Bench(), Bench(), Bench())
    table.deploy("bad-press")
    assert arrangement(table) is Arrangement.DEPLOYMENT


def test_a_person_holds_an_arrangement_and_still_reaches_everything_that_can_be_used() -> None:
    table = table_of(3)
    for held, _name in PRESENTER.arrangements:
        assert arrangement(table, held=held).value == held
        desc = described(table, held=held)
        things = {each.id for each in desc.pieces} | {zone.id for zone in desc.zones}
        assert {each.source for each in desc.affordances} - {""} <= things
    assert arrangement(table, held="anything").value == "work"


# ---- how large


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("window", "least", "lab", "own", "rival"), [
    ("1280 x 800", 110, 110, 295, 165),
    ("1920 x 1080", 150, 150, 400, 225),
])  # fmt: skip
def test_cards_and_monsters_at_work_reach_their_sizes(
    seats: int, window: str, least: int, lab: int, own: int, rival: int
) -> None:
    pixels = WINDOWS[window]
    desc = described(table_of(seats), shape=shape_of(*pixels))
    assert min(widths(desc, "hand/0", pixels)) >= least
    assert min(widths(desc, "secrets/0", pixels)) >= least
    assert min(widths(desc, "lab", pixels)) >= lab
    assert tall(desc, "stand/0", pixels) >= own
    assert all(tall(desc, f"stand/{seat}", pixels) >= rival for seat in range(1, seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("window", "least"), [("1280 x 800", 148), ("1920 x 1080", 200)])
def test_cores_are_large_while_one_is_chosen(seats: int, window: str, least: int) -> None:
    pixels = WINDOWS[window]
    desc = described(core_table(seats), shape=shape_of(*pixels))
    assert len(widths(desc, "cores", pixels)) == 12
    assert min(widths(desc, "cores", pixels)) >= least


@pytest.mark.parametrize("phase", [Phase.REVEAL, Phase.DEPLOY])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_own_cards_stay_legible_while_monsters_stand_side_by_side(seats: int, phase: Phase) -> None:
    pixels = WINDOWS["1280 x 800"]
    table = table_of(seats)
    table.state.phase = phase
    desc = described(table, shape=shape_of(*pixels))
    assert min(widths(desc, "hand/0", pixels)) >= 110
    stands = [zone.rect for zone in desc.zones if zone.id.startswith("stand/")]
    assert len({(round(rect[1], 3), round(rect[3], 3)) for rect in stands}) == 1
    if phase is Phase.REVEAL:
        assert min(widths(desc, "secrets/0", pixels)) >= 110


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_fills_the_window_and_nothing_but_ground_covers_a_quarter_of_it(seats: int, shape: float) -> None:
    for phase in Phase:
        table = core_table(seats) if phase is Phase.CORE else table_of(seats)
        table.state.phase = phase
        desc = described(table, shape=shape)
        wide, high = desc.size
        assert (wide + AROUND) / (high + AROUND) == pytest.approx(shape)
        assert all(zone.style in ("ground", "hollow") for zone in desc.zones)
        pieces = [each for each in desc.pieces if not each.id.startswith(("signs/", "drawer/"))]
        assert max(box(each)[2] * box(each)[3] for each in pieces) < wide * high / 4


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_name_plates_and_the_prompt_cover_nothing_that_is_used(seats: int, shape: float) -> None:
    for phase in Phase:
        table = core_table(seats) if phase is Phase.CORE else table_of(seats)
        table.state.phase = phase
        desc = described(table, shape=shape)
        plates = [plate.place for plate in desc.plates]
        assert [plate.seat for plate in desc.plates] == [*range(seats)]
        assert desc.plaque is not None
        assert all(apart(one, two) for one, two in combinations([*plates, desc.plaque], 2))
        pieces = [each for each in desc.pieces if not each.id.startswith(("signs/", "drawer/"))]
        assert [each.id for each in pieces if not all(apart(box(each), place) for place in plates)] == []
        assert [each.id for each in pieces if not apart(box(each), desc.plaque)] == []


# ---- the end


def test_at_the_end_the_monsters_stand_on_steps_by_their_places() -> None:
    table = table_of(3)
    table.state.phase = Phase.OVER
    table.state.infamy[:] = [30, 41, 12]
    stands = {zone.id: zone.rect for zone in described(table).zones if zone.id.startswith("stand/")}
    tops = [stands[f"stand/{seat}"][1] for seat in range(3)]
    assert tops[1] < tops[0] < tops[2]
    podiums = {each.id: each for each in described(table).pieces if each.id.startswith("podium/")}
    assert [podiums[f"podium/{seat}"].face.labels[0].text for seat in range(3)] == ["2", "1", "3"]
    assert {each.face.art for each in podiums.values()} == {"xybrid/podium", "xybrid/podium-won"}
