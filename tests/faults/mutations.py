"""Files with random changes: whatever they contain, the program works or gives a sentence, within time and memory."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec

from monstrarium.cli.check_map import look_into
from monstrarium.content.packs import find_packs
from monstrarium.engine.campaign import Loss, Result
from monstrarium.engine.record import SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.engine.session import Session
from monstrarium.files import SHIPPED, read_bytes
from monstrarium.games.hybrid.ground.plan import PLANS
from monstrarium.games.hybrid.printed.maps import maps_in
from monstrarium.storage.campaigns import Campaigns, read_campaign
from monstrarium.storage.entering import catch_up
from monstrarium.storage.match_files.library import Library
from monstrarium.storage.match_files.match_file import MatchFile
from monstrarium.storage.match_files.reading import read_match, tampering
from monstrarium.storage.paths import places, previous
from monstrarium.storage.recents import Recents
from monstrarium.storage.settings import LastSetup, Settings, load_settings, save_settings
from tests.support import hostile, shelf
from tests.support.matches import audience, begin, play

from .kills import create
from .telling import Tally

ROOM = 256
"""Megabytes that looking at one file may take beyond what the program has."""
SEATS = (SeatInfo("Ada", "", 0), SeatInfo("Bo", "easy", 1))
NUMBER, WORD = re.compile(rb"-?\d+"), re.compile(rb'"[^"\\]*"')
TOKENS = (
    *(b"", b"\0", b"\xff", b"\n", b"\r\n", b"{", b"}", b"[", b'"', b"=", b":", b","),
    *(b"9" * 5000, b"[" * 5000, b'{"a":' * 300, b"x" * 70_000, b"-1", b"1e999", b"NaN", b"0.5", b"null"),
    *(b"{card:>1200000000}", b"{card.__class__.__mro__}", b"%(x)s", b"${x}", b"../../etc/passwd"),
    *(b"\\ud800", b"\xed\xa0\x80", b"\xe2\x80\xae"),
)
NUMBERS = (
    *(b"0", b"-1", b"1", b"2", b"7", b"255", b"99999", b"2147483648", b"9223372036854775808"),
    *(b"18446744073709551616", b"1" * 400, b"1" * 5000, b"1.5", b"true"),
)
WORDS = (
    *(b'""', b'"nothing"', b'"\\u0000"', b'"\\ud83d"', b'"{x}"', b'"' + b"y" * 5000 + b'"'),
    *(b"0", b"null", b"[]", b"{}"),
)
Use: TypeAlias = Callable[[Path, Rng], None]


def changed(data: bytes, rng: Rng) -> tuple[bytes, str]:
    """The bytes of a file changed in one to three places, and a description of the changes."""
    told = []
    for _time in range(1 + (not rng.below(3)) + (not rng.below(9))):
        at = rng.below(len(data) + 1)
        how = rng.below(9)
        data = _changed_once(data, rng, how, at)
        told.append(f"{how}@{at}")
    return data, " ".join(told)


def _changed_once(data: bytes, rng: Rng, how: int, at: int) -> bytes:  # noqa: PLR0911
    match how:
        case 0:
            return data[:at] + bytes([rng.below(256)]) + data[at + 1 :]
        case 1:
            return data[:at]
        case 2:
            return data[:at] + data[at + 1 + rng.below(80) :]
        case 3:
            return data[:at] + rng.pick(TOKENS) + data[at:]
        case 4:
            return _replaced(data, NUMBER, rng.pick(NUMBERS), at)
        case 5:
            return _replaced(data, WORD, rng.pick(WORDS), at)
        case 6:
            lines = data.split(b"\n")
            one, other = rng.below(len(lines)), rng.below(len(lines))
            lines[one], lines[other] = lines[other], lines[one]
            return b"\n".join(lines)
        case 7:
            lines = data.split(b"\n")
            one = rng.below(len(lines))
            return b"\n".join([*lines[:one], *lines[one : one + 1] * rng.pick((2, 3, 400)), *lines[one + 1 :]])
        case _:
            return _changed_inside(data, rng)


def _replaced(data: bytes, pattern: re.Pattern[bytes], by: bytes, at: int) -> bytes:
    """The bytes with the next match of a pattern after a place replaced."""
    found = pattern.search(data, at)
    return data if found is None else data[: found.start()] + by + data[found.end() :]


def _changed_inside(data: bytes, rng: Rng) -> bytes:
    """The bytes with one value replaced by another of the same type, in one line of JSON or in all of it."""
    lines = data.split(b"\n")
    whole = not rng.below(2)
    at = rng.below(len(lines))
    try:
        value = msgspec.json.decode(data if whole else lines[at])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return data
    if not value or not isinstance(value, dict | list):
        return data
    held = {"": value} if isinstance(value, list) else value
    try:
        hostile.change(held, rng)
    except KeyError:  # A name with a slash in it cannot be told from a path to a value.
        return data
    value = held[""] if isinstance(value, list) else held
    try:
        line = msgspec.json.encode(value)
    except (OverflowError, msgspec.MsgspecError):
        return data
    return line if whole else b"\n".join([*lines[:at], line, *lines[at + 1 :]])


def use_match(path: Path, rng: Rng) -> None:
    """Show a match on the shelf, verify it, view it as every seat, play on and close it."""
    Library(places(path.parent)).look(path)
    _header, record, _trouble = read_match(path, shelf.load)
    kit = shelf.load(record.game)
    tampering(kit.game, record, path)
    session = Session(kit.game, record)
    for viewer in (0, None):
        hostile.look(kit, session, session.head, audience(kit, session.view(viewer), viewer))
    file = MatchFile.resume(path, shelf.load, _sentence)
    session = Session(kit.game, file.record, file)
    if session.to_act():
        session.submit(rng.pick(tuple(session.offers(session.to_act()[0]))))
    file.close()
    _sentence(file.trouble)
    again = read_match(path, shelf.load)[1]
    assert len(again.moves) == len(session.record.moves), "moves are lost"


def use_campaign(path: Path, _rng: Rng) -> None:
    """Show a campaign in the list and on its page, play on and enter the result of a mission."""
    campaigns = Campaigns(path.parent)
    for kept in campaigns.entries():
        assert (kept.campaign is None) == bool(kept.trouble)
    campaign = read_campaign(path)
    campaigns.find(campaign.id)
    catch_up(campaigns, path, (), shelf.load, lambda _key, _state: Result("x", (), (), ()))
    try:
        missions = shelf.load(campaign.game).campaign
    except KeyError:
        return
    if missions is not None and {result.mission for result in campaign.results} <= {*missions.keys}:
        missions.places(campaign.results), missions.ending(campaign.results)
        for key in missions.keys:
            missions.resting(key, campaign.results)
        for loss in (loss for result in campaign.results for seat in result.lost for loss in seat):
            missions.name_of(loss.who)
    campaigns.expect(path, "0123456789abcdef")
    campaigns.enter(
        path, "0123456789abcdef", Result("new", *((0,) * len(campaign.seats),) * 2, ((),) * len(campaign.seats))
    )


def use_settings(path: Path, _rng: Rng) -> None:
    """Read settings, change one and save them."""
    found, complaint = load_settings(path)
    _sentence(complaint)
    found.people()
    _sentence(save_settings(path, found.remember("cybo", LastSetup(SEATS))))
    again, complaint = load_settings(path)
    assert again.last_setups["cybo"].seats == SEATS, complaint


def use_recents(path: Path, _rng: Rng) -> None:
    """List recents on the shelf, add one and remove it."""
    recents = Recents(path)
    Library(places(path.parent), recents.paths).entries()
    recents.add(path.parent / "new.monstrarium")
    _sentence(recents.write())
    assert recents.paths()[0] == path.parent / "new.monstrarium"
    recents.remove(path.parent / "new.monstrarium")
    _sentence(recents.write())


def use_map(path: Path, rng: Rng) -> None:
    """Check a map and list it; if it can be played, begin there and view the table."""
    found = look_into(path)
    assert found.fits or all(str(each) for each in found.complaints)
    for find in maps_in(path.parent):
        if find.trouble:
            _sentence(find.trouble)
        else:
            kit = shelf.load("hybrid")
            state = begin(kit, rng.below(99), 2, {"mission": "glasinhar", "plan": find.value})
            for viewer in (0, None):
                kit.presenter.describe(kit.game.redact(state, viewer), audience(kit, state, viewer), ())


def use_pack(path: Path, _rng: Rng) -> None:
    """Find a pack beside others."""
    for sentence in find_packs(path.parent.parent)[1]:
        _sentence(sentence)


def _sentence(words: str) -> None:
    """Check that a message is a sentence."""
    assert not words or words.rstrip().endswith((".", "!", "?")), words


# ---- sound files


def matches(folder: Path, seed: int, keys: Sequence[str] = shelf.KEYS) -> dict[str, bytes]:
    """A match of each of these games."""
    found = {}
    for number, key in enumerate(keys):
        path = folder / f"{key}.monstrarium"
        file = create(path, key, seed + number)
        play(shelf.load(key), Session(shelf.load(key).game, file.record, file), Rng(seed + number), 45)
        file.close()
        found[path.name] = path.read_bytes()
    return found


def campaigns_of(folder: Path) -> dict[str, bytes]:
    """Campaigns with some missions played."""
    missions = shelf.load("hybrid").campaign
    assert missions is not None
    kept = Campaigns(folder)
    path = kept.begin("hybrid", "HYBRID", SEATS, {"mission": missions.keys[0]}, len(missions.keys))
    for number, key in enumerate(missions.keys[:3]):
        match = f"{number:016x}"
        kept.expect(path, match)
        kept.enter(path, match, Result(key, (1, 2), (30, 12), ((), (Loss("drone", 3), Loss("viper", 9))), 6))
    return {"a.campaign": path.read_bytes()}


def settings_of(folder: Path) -> dict[str, bytes]:
    """Settings with a value in every field."""
    path = folder / "settings.ini"
    chosen = Settings("dark", "off", 150, "pseudo", False, {"undo": "Ctrl+U"})
    save_settings(
        path, chosen.remember("hybrid", LastSetup(SEATS, {"mission": "venom", "resting": ("drone", "viper")}))
    )
    return {path.name: path.read_bytes()}


def recents_of(folder: Path) -> dict[str, bytes]:
    """A list of some matches."""
    recents = Recents(folder / "recent.json")
    for number in range(5):
        recents.add(folder / f"Ada, Bo - {number}.monstrarium")
        recents.write()
    return {"recent.json": (folder / "recent.json").read_bytes()}


def maps_of(_folder: Path) -> dict[str, bytes]:
    """All plans of the program."""
    return {path.name: read_bytes(path, SHIPPED) for path in sorted(PLANS.glob("*.toml"))}


def packs_of(_folder: Path) -> dict[str, bytes]:
    """The label of a pack."""
    return {"pack.toml": b'key = "halls"\ntitle = "Halls of the North"\ngame = "hybrid"\nversion = "2"\n'}


KINDS: Mapping[str, tuple[int, Callable[[Path], dict[str, bytes]], Use]] = {
    "matches": (34, lambda folder: matches(folder, 3), use_match),
    "campaigns": (14, campaigns_of, use_campaign),
    "settings": (14, settings_of, use_settings),
    "recents": (8, recents_of, use_recents),
    "maps": (12, maps_of, use_map),
    "packs": (3, packs_of, use_pack),
}
"""By kind: its share in percent, its sound files, and the function that uses one."""
SNAPSHOTS = 15
"""The share in percent of changed snapshots with right digests."""


class Room:
    """Measures the most memory that is taken, in megabytes, where the system tells."""

    def __init__(self) -> None:
        self._status = Path("/proc/self/status")
        self._reset = Path("/proc/self/clear_refs")

    def begin(self) -> None:
        """Begin to measure."""
        if self._reset.exists():
            self._reset.write_text("5")
            self._before = self._peak()

    def taken(self) -> int:
        """The most memory that was taken since then."""
        return self._peak() - self._before if self._reset.exists() else 0

    def _peak(self) -> int:
        found = re.search(r"VmHWM:\s+(\d+)", self._status.read_text())
        return int(found[1]) // 1024 if found else 0


def mutate(folder: Path, seed: int, count: int) -> list[Tally]:
    """Use so many changed files of all kinds; a tally for each kind."""
    tallies = [
        _mutate_kind(folder / kind, kind, seed, max(1, count * share // 100), sound, use)
        for kind, (share, sound, use) in KINDS.items()
    ]
    return [*tallies, _mutate_snapshots(seed, max(1, count * SNAPSHOTS // 100))]


def _mutate_kind(
    folder: Path, kind: str, seed: int, count: int, sound: Callable[[Path], dict[str, bytes]], use: Use
) -> Tally:
    tally, rng, room = Tally(f"changed {kind}", count), Rng(seed), Room()
    scratch, bench = folder / "sound", folder / "bench"
    scratch.mkdir(parents=True)
    bench.mkdir()
    files = sound(scratch)
    for _time in range(count):
        name = rng.pick([*files])
        data, told = changed(files[name], rng)
        path = bench / name
        for each in bench.iterdir():
            if each.is_file():
                each.unlink()
        previous(path).unlink(missing_ok=True)
        path.write_bytes(data)
        room.begin()
        with hostile.Watch() as watch:
            use(path, rng)
        taken = room.taken()
        tally.peak("megabytes", taken)
        if watch.trace or taken > ROOM:
            kept = Path(folder.parent.parent, f"{kind}-{seed}-{tally.done}-{name}")
            kept.write_bytes(data)
            tally.fault(f"{kind} {name} {told}: {taken} MB\n{watch.trace}")
        tally.step()
    return tally


def _mutate_snapshots(seed: int, count: int) -> Tally:
    tally = Tally("changed snapshots", count)
    for number, key in enumerate(shelf.KEYS):
        share = (count + number) // len(shelf.KEYS)
        if share:
            outcome = hostile.assault(key, seed, share)
            tally.count("believed", outcome.believed)
            for stumble in outcome.stumbles:
                tally.fault(f"{stumble.what}\n{stumble.trace}")
            for _time in range(share):
                tally.step()
    return tally
