"""The bench measures what it says, whatever the numbers are on this machine."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from monstrarium.__main__ import main
from monstrarium.bots.crew import cores
from monstrarium.bots.levels import SHARED
from monstrarium.cli.bench import engine, frames, laboratory, layout, memory, process, search, start, store, thinking
from monstrarium.cli.bench.blank import Blank
from monstrarium.cli.bench.measurements import Bench, Goal, Measurement, paired, table
from monstrarium.cli.bench.screen import NoScreen, private_screen
from monstrarium.content.places import resources
from monstrarium.engine.game import settle
from monstrarium.engine.history import verify
from monstrarium.engine.record import Record, SeatInfo
from monstrarium.engine.session import Session
from monstrarium.table.desc import Affordance, Face, Gesture, Label, Piece, Pose, TableDesc, Zone
from monstrarium.ui.art.renderer import Art

LINUX = sys.platform == "linux"
SHORT = """
import sys
from monstrarium.cli.bench import evening
evening.GAMES, evening.LONG_GAME = ("cybo",), "cybo"
evening.SIZES, evening.TEXT_SIZES, evening.THEMES = ((1280, 800),), evening.TEXT_SIZES[-1:], evening.THEMES[-1:]
evening.MOVES = evening.LOOKS = evening.QUARTER = 2
evening.FEW = 1
sys.exit(evening.main(sys.argv[1]))
"""
SCREEN = pytest.mark.skipif(not LINUX or shutil.which("Xvfb") is None, reason="needs a private screen (Xvfb)")


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure only once and briefly."""
    monkeypatch.setattr(engine, "SECONDS", 0.001)
    monkeypatch.setattr(engine, "WARM", 1)
    monkeypatch.setattr(engine, "CLONES", 1)
    monkeypatch.setattr(engine, "SESSIONS", 1)
    monkeypatch.setattr(search, "ROUNDS", 2)
    monkeypatch.setattr(search, "SHARED_ROUNDS", SHARED)
    monkeypatch.setattr(search, "TIMES", 1)
    monkeypatch.setattr(thinking, "DECISIONS", 2)
    monkeypatch.setattr(store, "SEEKS", 5)
    monkeypatch.setattr(store, "APPENDS", 3)
    monkeypatch.setattr(frames, "ROUNDS", 1)
    monkeypatch.setattr(frames, "FRAMES", 4)
    monkeypatch.setattr(laboratory, "FRAMES", 10)
    monkeypatch.setattr(start, "RUNS", 1)
    monkeypatch.setattr(start, "IDLE_RUNS", 1)
    monkeypatch.setattr(start, "SETTLE", 0.1)
    monkeypatch.setattr(start, "IDLE", 0.1)
    monkeypatch.setattr(start, "TIMEOUT", 300.0)


def measured(capsys: pytest.CaptureFixture[str], *parts: str) -> dict[str, Any]:
    """The measurements of some parts by their names."""
    code = main(["bench", "--json", *(word for part in parts for word in ("--only", part))])
    data = json.loads(capsys.readouterr().out)
    assert code == 0
    assert data["yardstick"]["fib21_ms"] > 0
    return {measurement["name"]: measurement for measurement in data["figures"]}


def one(**facts: Any) -> Measurement:
    """A single measurement with these facts."""
    bench = Bench("part", lambda: 1.9)
    bench.add("name", 10.0, "ms", **facts)
    return bench.measurements[0]


# ---- measurements


def test_a_figure_is_set_against_its_reference() -> None:
    assert one(reference=("bare", 4.0)).ratio == 2.5


@pytest.mark.parametrize(
    ("facts", "met"),
    [
        ({"reference": ("bare", 4.0), "goal": Goal(2.5)}, True),
        ({"reference": ("bare", 4.0), "goal": Goal(2.4)}, False),
        ({"goal": Goal(10.0, "value")}, True),
        ({"goal": Goal(9.0, "value")}, False),
        ({"goal": Goal(10.0, "value", least=True)}, True),
        ({"goal": Goal(11.0, "value", least=True)}, False),
        ({"scaled": 5.0, "goal": Goal(6.0, "scaled")}, True),
        ({"goal": Goal(6.0, "scaled")}, None),
        ({}, None),
    ],
)
def test_a_goal_is_met_or_missed_by_what_it_is_about(facts: dict[str, Any], met: bool | None) -> None:
    assert one(**facts).met is met


def test_a_figure_is_scaled_to_the_yardstick() -> None:
    bench = Bench("part", lambda: 1.9)

    bench.add_scaled("name", lambda: 8.0, "µs", 4.0)

    assert (bench.measurements[0].value, bench.measurements[0].scaled, bench.measurements[0].met) == (8.0, 4.0, True)


def test_paired_ratios_outlive_a_machine_that_slows_down() -> None:
    assert paired([2.0, 4.0, 20.0], [1.0, 2.0, 10.0]) == 2.0


def test_the_table_says_what_was_missed() -> None:
    text = table([one(reference=("bare", 4.0), goal=Goal(1.0))])

    assert "MISSED" in text
    assert "≤ 1 (ratio)" in text


# ---- parts


def test_every_game_and_the_engine_alone_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    measurements = measured(capsys, "engine")

    assert {"cybo, 2 seats: a decision", "cybo, 6 seats: a copy of the state"} <= measurements.keys()
    assert "a game without rules: a decision" in measurements
    assert all(measurement["value"] > 0 and measurement["scaled"] > 0 for measurement in measurements.values())


def test_search_is_measured_where_there_is_a_choice(capsys: pytest.CaptureFixture[str]) -> None:
    assert measured(capsys, "search")["cybo: rounds of search"]["unit"] == "1/s"


@pytest.mark.skipif(cores() == 1, reason="there is one core")
def test_search_on_all_cores_is_measured_against_one_process(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "search")
    shared = next(found[name] for name in found if name.startswith("xybrid: rounds of search on "))
    assert shared["reference"] == "in one process"
    assert shared["ratio"] > 0


def test_a_long_match_is_sought_in_undone_kept_and_opened(capsys: pytest.CaptureFixture[str]) -> None:
    measurements = measured(capsys, "store")

    assert any("2000 decisions in branches" in name for name in measurements)
    assert measurements["a move on the disk"]["reference_value"] > 0
    assert measurements["it in memory"]["value"] > 0


def test_flying_pieces_are_set_against_bare_ones(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv("QT_QPA_UPDATE_IDLE_TIME", "0")

    assert measured(capsys, "frames")["a frame with 300 pieces in flight"]["reference"] == "bare pixmap items"


@SCREEN
@pytest.mark.window
def test_the_shelf_is_started_beside_a_bare_window(capsys: pytest.CaptureFixture[str]) -> None:
    measurements = measured(capsys, "start")

    assert measurements["start to a painted shelf"]["value"] >= measurements["start to a window"]["value"] > 0
    assert measurements["memory at the shelf"]["reference_value"] > 0
    assert measurements["chart libraries loaded"]["value"] == 0


@SCREEN
@pytest.mark.window
def test_memory_is_told_after_every_part_of_an_evening(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory, "COMMAND", [sys.executable, "-c", SHORT])

    measurements = measured(capsys, "memory")

    assert {"the shelf", "cybo: begun", "the shelf again", "a long match: 8 moves"} <= measurements.keys()
    assert all(measurement["unit"] == "MB" and measurement["value"] > 1 for measurement in measurements.values())


def test_decisions_of_bots_that_look_ahead_are_timed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "KEYS", ("cybo", "androids"))

    measurements = measured(capsys, "thinking")

    assert len(measurements) == 8
    longest = measurements["androids, Expert: the longest of them"]
    assert longest["goal"]["limit"] == 8.0
    assert longest["value"] >= measurements["androids, Expert: half of the decisions take at most"]["value"] > 0


def test_frames_are_timed_while_a_study_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    measurements = measured(capsys, "laboratory")

    (half, most, worst) = (measurement["value"] for measurement in measurements.values())
    assert 0 < half <= most <= worst
    played = next(measurement["note"] for measurement in measurements.values() if measurement["note"])
    assert int(played.split()[0]) > 0


def test_without_a_private_screen_memory_is_left_out_with_a_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)

    code = main(["bench", "--only", "memory"])

    assert code == 0
    assert "Memory could not be measured: Xvfb is not installed." in capsys.readouterr().err


def test_without_a_private_screen_starts_are_left_out_with_a_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)

    code = main(["bench", "--only", "start"])

    assert code == 0
    assert "No start could be timed: Xvfb is not installed." in capsys.readouterr().err


# ---- tables


CARD = Face("table/back", (Label("Ann", 0.0, 0.0, 1.0, 0.2, 0.1),))
HAND = Zone("hand/0", (0.0, 4.0, 8.0, 2.0), style="ground")
ROOM = layout.Room((1000, 800), (850, 650))


def sizes(*pieces: Piece, zones: tuple[Zone, ...] = (HAND,), usable: int = 1) -> layout.Sizes:
    """What is measured of a table of 8 x 6 units with these pieces, drawn with 100 pixels in a unit."""
    moves = tuple(Affordance((piece.id,), Gesture.CLICK, "Play it", piece.id) for piece in pieces[:usable])
    table = TableDesc((8.0, 6.0), zones, pieces, moves, plaque=(0.0, 0.0, 0.0, 0.0))
    return layout.sizes_of(table, ROOM, Art(resources(), Path("nowhere")), 0)


def card(x: float, **more: Any) -> Piece:
    return Piece("card/1", "hand/0", Pose(x, 5.0), CARD, **more)


def test_the_width_of_the_smallest_own_card_and_of_its_words_are_measured_in_pixels(qapp: QApplication) -> None:
    found = sizes(card(1.0), card(3.0, size=(0.8, 1.4)))
    assert found.card == 80.0
    assert found.words == 14.0
    assert found.closely is not None
    assert found.closely > 2 * found.words


def test_what_lies_face_down_or_elsewhere_is_no_own_card(qapp: QApplication) -> None:
    assert sizes(card(1.0, up=False), Piece("card/2", "deck", Pose(4.0, 2.0), CARD)).card is None


def test_cards_that_cannot_be_used_now_may_be_small(qapp: QApplication) -> None:
    assert sizes(card(1.0), usable=0).card is None


def test_ground_is_what_nothing_lies_on(qapp: QApplication) -> None:
    bare, half = sizes(), sizes(zones=(HAND, Zone("board", (0.0, 0.0, 8.0, 3.0), art="table/back")))
    assert bare.bare == 1.0
    assert half.bare == pytest.approx(1.0 - 8.0 * 3.0 / (8.5 * 6.5), abs=0.01)
    assert half.largest == pytest.approx(8.0 * 3.0 / (8.5 * 6.5), abs=0.01)


def test_tables_are_measured_in_a_window_with_its_panel_and_in_full_screen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    for name, value in (("KEYS", ("cybo",)), ("WINDOWS", ((1050, 680),)), ("POSITIONS", 10), ("LONGEST", 9)):
        monkeypatch.setattr(layout, name, value)

    found = measured(capsys, "layout")

    assert found["a window of 1050 x 680 with the side panel: table"]["met"]
    assert found["a window of 1050 x 680 in full screen: table"]["met"]
    assert 0 < found["cybo, 2 seats, 1050 x 680: nothing but ground"]["value"] < 100
    assert found["cybo, 6 seats, 1050 x 680: own cards"]["unit"] == "px"


def test_a_profile_goes_to_stderr_and_leaves_the_json_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "KEYS", ("cybo",))
    monkeypatch.setattr(search, "KEYS", ("cybo",))

    code = main(["bench", "--json", "--profile", "--only", "search"])
    said = capsys.readouterr()

    assert code == 0
    assert json.loads(said.out)["figures"]
    assert "tottime" in said.err


# ---- what the bench stands on


@SCREEN
@pytest.mark.window
def test_a_private_screen_tells_when_something_is_painted(tmp_path: Path) -> None:
    with private_screen() as screen:
        empty = (screen.shows_something(), screen.is_painted())

    started = start._start(start.REFERENCE, tmp_path, False)

    assert empty == (False, False)
    assert 0 < started.shown <= started.painted


@SCREEN
def test_a_program_that_shows_nothing_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(NoScreen, match="showed no window"):
        start._start([sys.executable, "-c", "pass"], tmp_path, False)


@SCREEN
def test_a_screen_that_ends_too_early_is_told_as_such() -> None:
    with pytest.raises(NoScreen, match="has ended"), private_screen():
        lose_screen()


@SCREEN
def test_another_failure_on_a_screen_is_told_as_it_is() -> None:
    with pytest.raises(OSError, match="no place"), private_screen():
        raise OSError("There is no place to write to.")


def lose_screen() -> None:
    """Kill the private screen and fail, as a program on it does."""
    programs = process.family(os.getpid())
    server = next(each for each in programs if Path(f"/proc/{each}/comm").read_text().strip() == "Xvfb")
    os.kill(server, signal.SIGKILL)
    raise OSError("The program has lost its screen.")


@pytest.mark.skipif(not LINUX, reason="needs /proc")
def test_the_use_of_a_program_counts_what_it_started() -> None:
    started = "import json; print('started', flush=True); input()"
    code = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {started!r}])"
    program = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert program.stdout is not None
    program.stdout.readline()

    family, pss, use = process.family(program.pid), process.pss_mb(program.pid), process.use(program.pid)
    mapped = process.libraries(program.pid)
    program.communicate(b"\n")

    assert len(family) == 2
    assert pss > 1
    assert use.cpu_ns > 0
    assert any("/lib" in folder for folder in mapped)


def test_a_match_of_blank_replays_and_can_be_undone_within_a_turn() -> None:
    game = Blank()
    session = Session(game, Record("blank", 1, 1, settle(game.info, 2, {}), (SeatInfo("A"), SeatInfo("B"))))
    for _move in range(7):
        session.submit(session.offers(session.to_act()[0])[0])

    undone = [session.undo() for _time in range(3)]

    assert undone == [True, True, False]
    assert verify(game, session.record) == []
