"""Opening any file gives a match or a sentence."""

import contextlib
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from monstrarium.engine.history import verify
from monstrarium.engine.session import Session
from monstrarium.storage.match_files import limits
from monstrarium.storage.match_files.broken import BrokenMatch
from monstrarium.storage.match_files.header_lines import read_header
from monstrarium.storage.match_files.reading import read, read_match, tampering

from .sprint import Sprint, Walk, load
from .table import Table, change_header, resumed, saved


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A sound match of ten moves."""
    return saved(tmp_path / "a.monstrarium")


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The bytes of a sound match of ten moves."""
    return saved(tmp_path_factory.mktemp("sound") / "a.monstrarium").read_bytes()


def refusal(path: Path) -> str:
    """The sentence that refuses a file, the same from reading its header and reading all of it."""
    with pytest.raises(BrokenMatch) as whole:
        read_match(path, load)
    return str(whole.value)


# ---- files that are no matches


@pytest.mark.parametrize("content", [b"", b"\n", b"hello\n", b"\x00\xff\xfe\n", b"[]\n", b"{}\n", b'{"format":1}\n'])
def test_a_foreign_file_is_called_foreign(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.monstrarium"
    path.write_bytes(content)

    assert "is not a match of Monstrarium" in refusal(path)
    with pytest.raises(BrokenMatch, match="is not a match of Monstrarium"):
        read_header(path)


def test_a_missing_file_is_called_missing(tmp_path: Path) -> None:
    assert "is not there" in refusal(tmp_path / "x.monstrarium")


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"{tmp_path} cannot be read: it is not a regular file."


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.monstrarium")

    assert "is not a regular file" in refusal(tmp_path / "x.monstrarium")


def test_an_oversized_file_is_not_even_read(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(limits.MAX_BYTES + 1)

    assert "larger than 64 MB" in refusal(path)


def test_a_file_of_very_many_lines_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_LINES", 5)

    assert "more than 5 lines" in refusal(path)


def test_a_newer_format_asks_for_an_update(path: Path) -> None:
    change_header(path, lambda header: header.update(version=9, app="7.0"))

    assert "written by Monstrarium 7.0, which is newer" in refusal(path)


def test_a_game_that_is_not_here_is_named(path: Path) -> None:
    change_header(path, lambda header: header.update(game="chess", title="Chess"))

    assert "a match of Chess, a game this version does not have" in refusal(path)


# ---- wrong headers


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"id": "../../etc/passwd"}, "id"),
        ({"game": "../cybo"}, "game"),
        ({"seats": []}, "1 to 4 seats"),
        ({"seats": [{"name": "A"}] * 5}, "1 to 4 seats"),
        ({"seats": [{"name": "A", "colour": 77}]}, "colour"),
        ({"seats": "nobody"}, "seats"),
        ({"standing": [1, 2, 3]}, "as many scores as seats"),
        ({"options": {"goal": 31}}, "goal"),
        ({"options": {"height": 3}}, "height"),
        ({"options": []}, "options"),
        ({"rules": -1}, "rules"),
        ({"moves": "many"}, "moves"),
        ({"title": "x" * 5000}, "title"),
    ],
)
def test_a_header_that_makes_no_sense_is_refused_with_its_field(
    path: Path, change: dict[str, Any], reason: str
) -> None:
    change_header(path, lambda header: header.update(change))

    said = refusal(path)

    assert str(path) in said
    assert "line 1" in said
    assert reason in said


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("", "Seat 1"),
        ("A" * 999, "A" * 60),
        ("a\u202eb\n\x1b[2J", "ab[2J"),
        ("👩\u200d👧 Żółć", "👩\u200d👧 Żółć"),
    ],
)
def test_a_name_is_shown_as_far_as_it_can_be(path: Path, written: str, shown: str) -> None:
    change_header(path, lambda header: header["seats"][0].update(name=written))

    assert read_match(path, load)[1].seats[0].name == shown


def test_a_refusal_names_the_copy_that_was_kept(path: Path) -> None:
    change_header(path, lambda header: header.update(rules=-1))

    assert str(path.parent / "backups" / "a.monstrarium~") in refusal(path)


@pytest.mark.parametrize("line", [b"{}", b'{"seed":"x"}', b'{"seed":-1}', b'{"seed":' + b"9" * 5000 + b"}", b"\xff"])
def test_a_match_without_a_seed_is_refused(path: Path, line: bytes) -> None:
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([lines[0], line, *lines[2:]]))

    assert "line 2" in refusal(path)


def test_a_match_that_ends_after_its_header_is_refused(path: Path) -> None:
    path.write_bytes(path.read_bytes().split(b"\n")[0] + b"\n")

    assert "ends before the match begins" in refusal(path)


# ---- wrong lines

NESTED = b'{"type":"mark","node":0,"turn":1,"digest":"","snapshot":' + b"[" * 100_000 + b"]" * 100_000 + b"}"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"{", "truncated"),
        (b"", "truncated"),
        (b'{"type":"move","parent":0}', "action"),
        (b'{"type":"move","parent":99,"action":{"type":"Run","seat":0}}', "follows move 99"),
        (b'{"type":"move","parent":-1,"action":{"type":"Run","seat":0}}', "follows move -1"),
        (b'{"type":"move","parent":0,"action":{"type":"Run","seat":2}}', "no seat 3"),
        (b'{"type":"move","parent":0,"action":{"type":"Run","seat":-1}}', "no seat 0"),
        (b'{"type":"move","parent":0,"action":{"type":"Fly","seat":0}}', "Fly"),
        (b'{"type":"head","node":1000}', "move 1000"),
        (b'{"type":"mark","node":-5,"turn":0,"digest":"","snapshot":0}', "move -5"),
        (b'{"type":"news","changed":3}', "changed"),
        (b'{"type":"news","changed":"","standing":[1]}', "scores"),
        (NESTED, "nested too deep"),
        (b'{"type":"mark","node":0,"turn":1,"digest":"\xff","snapshot":0}', "utf-8"),
    ],
)
def test_the_sound_part_before_a_bad_line_is_handed_out(path: Path, line: bytes, reason: str) -> None:
    lines = path.read_bytes().split(b"\n")
    at = next(number for number, each in enumerate(lines) if b'"parent":4' in each)
    path.write_bytes(b"\n".join([*lines[:at], line, *lines[at:]]))

    _header, record, trouble = read_match(path, load)

    assert len(record.moves) == 4
    assert f"line {at + 1}" in trouble
    assert reason in trouble
    assert "The 4 moves before it are there." in trouble
    assert verify(Sprint(), record) == []


def test_a_very_long_line_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = path.read_bytes().split(b"\n")
    monkeypatch.setattr(limits, "MAX_LINE", 2_000_000)
    path.write_bytes(b"\n".join([*lines[:3], b'{"type":"head","node":0,"x":"' + b"x" * 2_000_000 + b'"}', b""]))

    assert "longer than 1 MB" in read_match(path, load)[2]


@pytest.mark.parametrize("share", [0.2, 0.5, 0.9])
def test_a_truncated_match_opens_as_far_as_it_goes(path: Path, share: float) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: int(len(whole) * share)])

    reading = read(path, load)

    assert reading.trouble == ""
    assert "is not finished" in reading.unfinished
    assert verify(Sprint(), reading.record) == []


def test_a_match_that_was_put_away_whole_and_is_cut_short_says_how_much_is_left(path: Path) -> None:
    change_header(path, lambda header: header.update(moves=10))
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])

    _header, record, trouble = read_match(path, load)

    assert f"{len(record.moves)} of at least 10 moves are there" in trouble
    assert 0 < len(record.moves) < 10


def test_a_whole_match_with_moves_taken_back_is_not_called_short(path: Path) -> None:
    change_header(path, lambda header: header.update(moves=9))
    assert read_match(path, load)[2] == ""


# ---- tampering


def test_a_match_as_it_was_played_is_not_called_changed(path: Path) -> None:
    record = read_match(path, load)[1]

    assert tampering(Sprint(), record, path) == ""


def test_another_seed_is_noticed(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b'{"seed":7}', b'{"seed":8}'))
    record = read_match(path, load)[1]

    assert "is not as it was played" in tampering(Sprint(), record, path)


def test_a_changed_move_is_noticed_with_its_turn(path: Path) -> None:
    path.write_bytes(
        path.read_bytes().replace(b'"type":"Walk","seat":1,"steps":2', b'"type":"Walk","seat":1,"steps":1')
    )
    record = read_match(path, load)[1]

    assert "at move 4, turn 5" in tampering(Sprint(), record, path)


def test_a_changed_match_says_so_when_it_is_taken_up_and_keeps_the_file_as_it_was(path: Path) -> None:
    changed = path.read_bytes().replace(b'{"seed":7}', b'{"seed":8}')
    path.write_bytes(changed)

    file = resumed(path)
    session = Session(Sprint(), file.record, file)
    session.submit(Walk(session.to_act()[0], 1))
    file.close()

    assert "is not as it was played" in file.trouble
    assert path.with_name("a.monstrarium.damaged-1").read_bytes() == changed


def test_older_rules_are_named_as_what_they_are(path: Path) -> None:
    change_header(path, lambda header: header.update(rules=1))
    path.write_bytes(path.read_bytes().replace(b'"steps":2', b'"steps":1'))
    record = read_match(path, load)[1]

    assert "by rules 1 of Sprint; today's are 2" in tampering(Sprint(), record, path)


def test_a_match_of_older_rules_opens_though_its_options_are_gone(path: Path) -> None:
    change_header(path, lambda header: header.update(rules=1, options={"goal": 31, "wind": True}))

    record = read_match(path, load)[1]

    assert record.options == {"goal": 30}
    assert Session(Sprint(), record).head == 10


# ---- the latest news


def test_news_that_were_torn_fall_back_to_those_before(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    with table.file.path.open("ab") as file:
        file.write(b'{"type":"news","changed":"x","moves":1,"chapter":"One"}\n{"type":"news","changed":"y","mov')

    assert read_header(table.file.path).chapter == "One"


def test_news_that_make_no_sense_do_not_hide_a_match(tmp_path: Path) -> None:
    table = Table(tmp_path / "a.monstrarium")
    with table.file.path.open("ab") as file:
        file.write(b'{"type":"news","changed":7}\n')

    assert read_header(table.file.path).title == "Sprint"


# ---- any bytes

ONE_FOLDER = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
"""Examples may write over the files of earlier ones."""


@settings(max_examples=150, suppress_health_check=ONE_FOLDER)
@given(data=st.binary(max_size=400))
@example(data=b'{"format":"monstrarium-match","version":' + b"9" * 5000 + b"}\n\n")
@example(data=b'{"format":"monstrarium-match","version":1}\n\n')
def test_any_bytes_are_refused_with_a_sentence(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "x.monstrarium"
    path.write_bytes(data)

    assert str(path) in refusal(path)


@settings(max_examples=250, suppress_health_check=ONE_FOLDER)
@given(draw=st.data())
def test_a_flipped_byte_never_costs_more_than_a_sentence(tmp_path: Path, sound: bytes, draw: st.DataObject) -> None:
    at = draw.draw(st.integers(0, len(sound) - 1))
    byte = draw.draw(st.integers(0, 255))
    path = tmp_path / "x.monstrarium"
    path.write_bytes(sound[:at] + bytes([byte]) + sound[at + 1 :])

    with contextlib.suppress(BrokenMatch):
        record = read_match(path, load)[1]
        verify(Sprint(), record)
        assert 0 <= Session(Sprint(), record).head <= len(record.moves)
