"""Small files with random changes: bytes changed, and other things in the place of a file.

`garble(path, seed, count)` changes a file in a number of ways; the caller reads it after each of them. As a command,
`python -m tests.support.garbled SEED COUNT` does so with every small file of the program.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from monstrarium.cli.check_map import look_into
from monstrarium.content.packs import find_packs
from monstrarium.engine.campaign import Loss, Result
from monstrarium.engine.record import SeatInfo
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.ground.plan import PLANS
from monstrarium.games.hybrid.printed.maps import maps_in
from monstrarium.storage.campaigns import Campaigns, read_campaign
from monstrarium.storage.recents import Recents
from monstrarium.storage.settings import LastSetup, Settings, load_settings, save_settings

from .hostile import Stumble, Watch

SPLICES = (
    *(b"\0", b"\xff", b"{", b"[" * 3000, b"]", b'"', b"\n", b"=", b"9" * 5000, b"-1", b"1e999", b"null", b"true"),
    *(
        b"{card.__class__}",
        b"\xed\xa0\x80",
        b"\\ud800",
        b"[[x]]\n",
        b"%(x)s",
        b"\r",
        b"'''",
        b'"""',
        b"#",
        b"/",
        b"../",
    ),
)


def garbled(data: bytes, rng: Rng) -> bytes:
    """The bytes with one to three pieces changed, left out, doubled or inserted."""
    for _time in range(1 + rng.below(3)):
        at = rng.below(len(data) + 1)
        end = min(len(data), at + rng.below(12))
        put = rng.pick((b"", rng.pick(SPLICES), data[at:end] * 2, bytes([rng.below(256)])))
        data = data[:at] + put + data[end:]
    return data if rng.below(20) else data[: rng.below(len(data) + 1)]


def readers(folder: Path) -> Mapping[Path, Callable[[], object]]:
    """Small files as the program writes them, each with the functions that read it."""
    campaigns = Campaigns(folder)
    seats = (SeatInfo("Ada"), SeatInfo("Bo", "easy", 1))
    campaign = campaigns.begin("hybrid", "HYBRID", seats, {"mission": "glasinhar"}, 10)
    campaigns.expect(campaign, "0123456789abcdef")
    campaigns.enter(campaign, "0123456789abcdef", Result("glasinhar", (1, 2), (3, 1), ((Loss("clone"),), ())))
    settings = folder / "settings.ini"
    save_settings(settings, Settings(keys={"undo": "U"}).remember("cybo", LastSetup(seats, {"level": "master"})))
    recents = Recents(folder / "recent.json")

    def open_match(name: str) -> str:
        recents.add(folder / name)
        return recents.write()

    open_match("a.monstrarium")
    pack = folder / "packs" / "ours"
    pack.mkdir(parents=True)
    (pack / "pack.toml").write_text('key = "ours"\ntitle = "Ours"\ngame = "hybrid"\n')
    plan = pack / "cellar.toml"
    plan.write_bytes((PLANS / "so11.toml").read_bytes())
    return {
        campaign: lambda: (campaigns.entries(), read_campaign(campaign)),
        settings: lambda: (load_settings(settings), save_settings(settings, load_settings(settings)[0])),
        folder / "recent.json": lambda: (recents.paths(), open_match("b")),
        plan: lambda: (look_into(plan), maps_in(folder / "packs")),
        pack / "pack.toml": lambda: (find_packs(folder / "packs"), maps_in(folder / "packs")),
    }


def stumbles(folder: Path, seed: int, count: int) -> Iterator[Stumble]:
    """The errors of reading so many garbled files of each kind."""
    for path, read in readers(folder).items():
        rng, sound = Rng(seed), path.read_bytes()
        for _time in range(count):
            data = garbled(sound, rng)
            path.write_bytes(data)
            with Watch() as watch:
                read()
            if watch.trace:
                yield Stumble(f"{path.name}: {data[:200]!r}", watch.trace)
        path.write_bytes(sound)


def main(seed: str, count: str) -> int:
    """Print the errors; 0 if there were none."""
    with tempfile.TemporaryDirectory(prefix="monstrarium-garbled-") as folder:
        found = [*stumbles(Path(folder), int(seed), int(count))]
    for each in found:
        print(each.what, each.trace, sep="\n")
    print(f"{count} garbled files of each kind, {len(found)} stumbles")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:3]))
