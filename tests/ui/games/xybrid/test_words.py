"""Words around the table of XYbrid are translated, and fit in a language that needs half as much room again."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from monstrarium.engine.record import SeatInfo
from monstrarium.games.xybrid.state import ROUNDS, Phase, XybridState
from tests.ui import hands
from tests.ui.sitting import Sit, Sitting
from tests.ui.words import check_table, check_words

FOUR = tuple(SeatInfo(name, "", colour) for colour, name in enumerate(("Ann", "Bo", "Cleo", "Dai")))
NAMES = (*(seat.name for seat in FOUR), "XYbrid")
SIZES = [(1280, 800), (1920, 1080)]


MOMENTS: dict[str, Callable[[XybridState], bool]] = {
    "the core parts": lambda state: state.phase is Phase.CORE,
    "a draw": lambda state: state.phase is Phase.DRAW,
    "surplus parts": lambda state: any(map(len, state.hands)),
    "a question": lambda state: state.pending is not None,
    "the breakthroughs": lambda state: state.phase is Phase.REVEAL,
    "the second round": lambda state: state.round == 2 and state.phase is Phase.DRAW,
}


def come_to(sitting: Sitting, there: Callable[[XybridState], bool], seats: tuple[SeatInfo, ...] = FOUR) -> None:
    """A match after a number of moves, looked at by the seat that is asked."""
    sitting.begin_at(lambda state, _offers: there(state), "xybrid", seats)
    hands.look(sitting)


def at_the_end(sitting: Sitting) -> None:
    """A match that is over."""
    come_to(sitting, lambda state: state.round == ROUNDS and state.phase is Phase.REVEAL, FOUR[:2])
    hands.play_out(sitting)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_title_of_a_place_is_shrunk_or_broken(sit: Sit, seats: int) -> None:
    sitting = sit()
    come_to(sitting, MOMENTS["a draw"], FOUR[:seats])
    pixmaps = sitting.screen.scene.pixmaps

    for zone in sitting.controller.desc.zones:
        roomy = msgspec.structs.replace(zone, rect=(0.0, 0.0, 12.0, 1.0))
        title, whole = pixmaps.title(zone), pixmaps.title(roomy)
        assert (title is None) == (whole is None)
        assert title is None or whole is None or title.size() == whole.size(), zone.title


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_match_in_play(sit: Sit, pseudo: None, moment: str) -> None:
    sitting = sit()
    come_to(sitting, MOMENTS[moment])

    check_table(sitting, NAMES)


def test_a_match_that_is_over(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    at_the_end(sitting)

    check_table(sitting, NAMES)


@pytest.mark.parametrize("size", SIZES)
def test_a_replay(sit: Sit, pseudo: None, size: tuple[int, int]) -> None:
    sitting = sit(size)
    at_the_end(sitting)
    sitting.do("timeline")

    check_table(sitting, NAMES)


@pytest.mark.parametrize("zone", ["lab", "hand/", "pile/", "secrets/", "monster/", "cores", "deck", "seat/"])
def test_what_can_be_inspected(sit: Sit, pseudo: None, zone: str) -> None:
    sitting = sit()
    come_to(sitting, lambda state: state.round == ROUNDS and any(map(len, state.hands)), FOUR[:2])
    desc = sitting.controller.desc
    items = [piece.id for piece in desc.pieces if piece.zone.startswith(zone)]
    items += [each.id for each in desc.zones if each.id.startswith(zone)]

    for item in items:
        sitting.screen.scene.hovered.emit(item)
        text = sitting.screen.inspector.toPlainText()
        assert "⟦" in text
        check_words(sitting.screen.inspector, NAMES)


def test_the_log_of_a_whole_match(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    at_the_end(sitting)

    rows = sitting.screen.log.toPlainText().split("\n")
    assert len(rows) > 100
    assert all(row.startswith("⟦") for row in rows)


def test_what_is_printed_on_the_cards(sit: Sit, pseudo: None) -> None:
    sitting = sit()
    come_to(sitting, MOMENTS["the second round"])

    desc = sitting.controller.desc
    faces = [face for piece in desc.pieces for face in (piece.face, piece.read) if face is not None]
    printed = [label.text for face in faces for label in face.labels if any(map(str.isalpha, label.text))]
    assert printed
    assert all(text.startswith("⟦") for text in printed)
    assert all(zone.title.startswith("⟦") for zone in desc.zones if zone.title)
