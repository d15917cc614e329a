"""A match survives a power failure."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from monstrarium.engine.history import verify
from monstrarium.engine.session import Session
from monstrarium.games import load
from monstrarium.storage.match_files.header import news_of
from monstrarium.storage.match_files.library import Library
from monstrarium.storage.match_files.match_file import MatchFile
from monstrarium.storage.match_files.reading import read_match
from monstrarium.storage.paths import places

from . import sprint
from .sprint import Sprint, Walk
from .table import Troubles, resumed

ROOT = Path(__file__).parents[2]

PLAY = """
import sys
from pathlib import Path
from monstrarium.engine.record import Codec
from monstrarium.engine.game import settle
from monstrarium.engine.record import Record, SeatInfo
from monstrarium.engine.session import Session
from monstrarium.games import load
from monstrarium.storage.match_files.header import fresh_header, news_of
from monstrarium.storage.match_files.library import Library
from monstrarium.storage.match_files.match_file import MatchFile
from monstrarium.storage.paths import places

game = load("cybo").game
seats = tuple(SeatInfo(name) for name in ("Ada", "Bo", "Cy"))
record = Record("cybo", game.info.rules, 42, settle(game.info, 3, {}), seats)
header = fresh_header(record, "CYBO")
file = MatchFile.create(Library(places(Path(sys.argv[1]))).new_path(header), header, record, Codec(game), print)
session = Session(game, record, file)
while session.to_act():
    session.submit(session.offers(session.to_act()[0])[0])
    file.note(news_of(session, f"Turn {session.turn()}"))
    file.settle()
    print(len(record.moves), flush=True)
"""


@pytest.mark.parametrize("moves", [1, 17, 60])
def test_a_killed_match_is_what_continue_continues(tmp_path: Path, moves: int) -> None:
    playing = subprocess.Popen([sys.executable, "-c", PLAY, tmp_path], stdout=subprocess.PIPE, text=True)
    assert playing.stdout is not None
    for _move in range(moves):
        playing.stdout.readline()
    playing.send_signal(signal.SIGKILL)
    playing.communicate()

    shelved = Library(places(tmp_path)).latest_unfinished()
    assert shelved is not None
    assert shelved.header is not None
    file = MatchFile.resume(shelved.path, load, Troubles())
    game = load("cybo").game
    session = Session(game, file.record, file)
    saved = len(file.record.moves)
    while session.to_act():
        session.submit(session.offers(session.to_act()[0])[0])
    file.note(news_of(session, "The end"))
    file.close()

    header, record, trouble = read_match(shelved.path, load)
    assert saved >= shelved.header.moves >= moves
    assert shelved.header.chapter == f"Turn {shelved.header.turn}"
    assert (header.finished, trouble) == (True, "")
    assert verify(game, record) == []


PLAY_FOR_EVER = """
import sys
from pathlib import Path
from tests.storage.table import Table
table = Table(Path(sys.argv[1]), goal=6000)
for number in range(1000):
    table.play(1)
    print(number + 1, flush=True)
"""


@pytest.mark.parametrize("moves", [1, 40, 160])
def test_sigkill_in_the_middle_loses_no_accepted_move(tmp_path: Path, moves: int) -> None:
    path = tmp_path / "a.monstrarium"
    playing = subprocess.Popen([sys.executable, "-c", PLAY_FOR_EVER, path], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert playing.stdout is not None
    accepted = [int(playing.stdout.readline()) for _move in range(moves)][-1]
    playing.send_signal(signal.SIGKILL)
    accepted = max([accepted, *map(int, playing.stdout.read().split())])
    playing.wait()
    playing.stdout.close()

    file = resumed(path)
    session = Session(Sprint(), file.record, file)

    assert accepted <= len(session.record.moves) <= accepted + 1
    assert verify(Sprint(), session.record) == []
    session.submit(Walk(session.to_act()[0], 1))
    file.close()
    assert read_match(path, sprint.load)[1] == session.record
