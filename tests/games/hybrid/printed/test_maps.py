"""Maps of players are found in the packs folder, refused by row and column, and kept in the match."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from monstrarium.engine.game import OptionError, settle
from monstrarium.engine.history import verify
from monstrarium.engine.plain import Plain
from monstrarium.engine.record import Codec, Record, SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.games import load
from monstrarium.games.hybrid import KIT
from monstrarium.games.hybrid.actions import Ready
from monstrarium.games.hybrid.ground.plan import lab_of
from monstrarium.games.hybrid.printed.maps import LONGEST_MAP, MOST, maps_in, why_no_skirmish, why_not
from monstrarium.games.hybrid.printed.missions import MISSIONS
from monstrarium.games.hybrid.state import HybridState
from monstrarium.games.hybrid.table.briefing import briefing_of
from monstrarium.storage.match_files.header import fresh_header
from monstrarium.storage.match_files.match_file import MatchFile
from monstrarium.storage.match_files.reading import read_match
from monstrarium.table.presenter import Audience
from tests.games.hybrid.scenario import GAME

PLANS = Path(__file__).parents[4] / "resources" / "hybrid" / "plans"
GOOD = (PLANS / "so11.toml").read_text("utf-8").replace('name = "SO11"', 'name = "The Cellar"')
CROOKED = GOOD.replace("%......", "%..+...", 1)
FAULT = "line 11, column 4 (D4): a single door stands in no wall."
ROOMY = sorted(path.stem for path in PLANS.glob("*.toml") if not why_not(path.read_text("utf-8")))
SEATS = (SeatInfo("Ada"), SeatInfo("Bo"))


def settled(plan: str, mission: str = "glasinhar") -> dict[str, Plain]:
    """The options of a skirmish in that laboratory."""
    return settle(GAME.info, 2, {"mission": mission, "plan": plan})


def roam(session: Session[HybridState], moves: int) -> None:
    """Make so many random decisions; the sides are ready as soon as they can be."""
    luck = Rng(9)
    for _move in range(moves):
        for seat in session.to_act():
            offers = session.offers(seat)
            ready = [offer for offer in offers if isinstance(offer, Ready)]
            session.submit(ready[0] if ready else luck.pick(offers))


# ---- in the packs folder


def test_there_are_no_maps_where_there_is_no_folder(tmp_path: Path) -> None:
    assert maps_in(tmp_path / "none") == ()


def test_a_map_in_the_packs_folder_is_a_value_of_the_laboratory(tmp_path: Path) -> None:
    (tmp_path / "cellar.toml").write_text(GOOD)

    (find,) = maps_in(tmp_path)

    assert (find.option, find.name, find.value, find.trouble) == ("plan", "The Cellar", GOOD, "")


def test_maps_lie_in_packs_of_the_game_too(tmp_path: Path) -> None:
    for key, game in (("ours", "hybrid"), ("theirs", "cybo")):
        pack = tmp_path / key
        (pack / "plans").mkdir(parents=True)
        (pack / "pack.toml").write_text(f'key = "{key}"\ntitle = "{key}"\ngame = "{game}"\n')
        (pack / "plans" / "cellar.toml").write_text(GOOD)

    assert [find.path.parents[1].name for find in maps_in(tmp_path)] == ["ours"]


def test_a_bad_map_is_listed_with_the_line_and_the_square(tmp_path: Path) -> None:
    (tmp_path / "crooked.toml").write_text(CROOKED)

    (find,) = maps_in(tmp_path)

    assert (find.name, find.trouble) == ("The Cellar", FAULT)


def test_a_map_with_more_faults_says_how_many(tmp_path: Path) -> None:
    (tmp_path / "crooked.toml").write_text(CROOKED.replace("###%%###", "###o.###", 1))

    (find,) = maps_in(tmp_path)

    assert find.trouble.endswith(" And 1 more.")


def test_good_maps_come_before_bad_ones(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(CROOKED)
    (tmp_path / "b.toml").write_text(GOOD)

    assert [bool(find.trouble) for find in maps_in(tmp_path)] == [False, True]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"\xff\xfe", "cannot be read"),
        (b"name = [", "cannot be read"),
        (b"x" * (LONGEST_MAP + 1), "larger than 16 kB"),
        (b"name = " + b"9" * 5000, "cannot be read"),
        (b"", "cannot be read"),
    ],
)
def test_whatever_lies_there_is_a_sentence_at_worst(tmp_path: Path, data: bytes, reason: str) -> None:
    (tmp_path / "odd.toml").write_bytes(data)

    (find,) = maps_in(tmp_path)

    assert reason in find.trouble
    assert find.name == "odd"


def test_no_more_maps_are_read_than_anybody_would_choose_from(tmp_path: Path) -> None:
    for number in range(MOST + 5):
        (tmp_path / f"{number}.toml").write_text("")

    assert len(maps_in(tmp_path)) == MOST


# ---- what a skirmish needs


def test_both_sides_need_room_to_begin() -> None:
    assert why_not(GOOD) == ""
    assert why_not(GOOD.replace("g", ".")).startswith("there are 0 squares g")


def test_large_scorpions_need_room_to_begin() -> None:
    lab = lab_of("so11")
    striped = sum(1 << square for square in range(lab.width * lab.height) if square % 2)
    narrow = msgspec.structs.replace(lab, starts={**lab.starts, "d": lab.floor & striped})

    assert why_no_skirmish(narrow) == "among the squares d there is no room for 3 warriors of 2 by 2 squares."


def test_a_map_that_is_wrong_is_no_option() -> None:
    with pytest.raises(OptionError, match="line 11, column 4"):
        settled(CROOKED)


# ---- in a match


@pytest.mark.parametrize("mission", ["glasinhar", "invisible-war"])
def test_a_skirmish_is_fought_in_the_laboratory_that_was_drawn(mission: str) -> None:
    state = GAME.new(2, settled(GOOD, mission), Rng(1))

    assert lab_of(state.plan).name == "The Cellar"


def test_any_other_mission_keeps_its_own_laboratory() -> None:
    state = GAME.new(2, settled(GOOD, "prison"), Rng(1))

    assert state.plan == MISSIONS["prison"].plan


def test_the_briefing_shows_the_map_that_was_drawn() -> None:
    briefing = briefing_of({"plan": GOOD})

    assert briefing.above == "Mission 1 of 10, fought in The Cellar"
    assert briefing.map.size == briefing_of({}).map.size


@pytest.mark.parametrize("plan", ROOMY)
def test_whatever_else_a_map_shows_a_skirmish_can_be_played_on_it(plan: str) -> None:
    text = (PLANS / f"{plan}.toml").read_text("utf-8")
    session = Session(GAME, Record("hybrid", 1, 5, settled(text), SEATS))

    roam(session, 600)
    table = KIT.presenter.describe(session.view(0), Audience(0, ("Ada", "Bo"), (0, 1)), session.offers(0))
    assert session.record.moves
    assert table.pieces


def test_a_match_carries_its_map_and_replays_without_the_pack(tmp_path: Path) -> None:
    (tmp_path / "cellar.toml").write_text(GOOD)
    (find,) = maps_in(tmp_path)
    record = Record("hybrid", GAME.info.rules, 3, settle(GAME.info, 2, {"plan": find.value}), SEATS)
    path = tmp_path / "saves" / "match.monstrarium"
    file = MatchFile.create(path, fresh_header(record, "HYBRID"), record, Codec(GAME), print)
    session = Session(GAME, record, file)
    roam(session, 200)
    file.close()
    find.path.unlink()

    header, again, trouble = read_match(path, load)

    assert (trouble, header.options["plan"]) == ("", GOOD)
    assert verify(GAME, again) == []
    assert lab_of(Session(GAME, again).truth().plan).name == "The Cellar"


def test_a_folder_or_a_link_to_nowhere_is_a_broken_map_and_the_others_are_there(tmp_path: Path) -> None:
    pack = tmp_path / "ours"
    (pack / "plans").mkdir(parents=True)
    (pack / "pack.toml").write_text('key = "ours"\ntitle = "Ours"\ngame = "hybrid"\n')
    for folder in (tmp_path, pack, pack / "plans"):
        (folder / "cellar.toml").write_text(GOOD)
        (folder / "folder.toml").mkdir()
        (folder / "nowhere.toml").symlink_to(folder / "gone")
        os.mkfifo(folder / "pipe.toml")

    found = maps_in(tmp_path)

    assert [find.name for find in found if not find.trouble] == ["The Cellar"] * 3
    reasons = {find.name: find.trouble for find in found if find.trouble}
    assert reasons == {
        "folder": "The file cannot be read: it is not a regular file.",
        "nowhere": "The file cannot be read: No such file or directory.",
        "pipe": "The file cannot be read: it is not a regular file.",
    }
