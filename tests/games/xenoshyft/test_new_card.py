"""A card that does nothing new is added in the facts alone: rules, bots and table know it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from monstrarium.games.xenoshyft.cards import FACTS

TROOP = """
[[troop]]
key = "newcomer"
name = "The Newcomer"
wave = 1
cost = 1
power = 4
hp = 3
copies = 9
worth = 5.0
text = "Once a round: a revealed enemy takes 2 damage."
abilities = [{ when = "use", effect = "blood-price", args = { base = 2, target = "revealed" }, once = true }]
"""
ITEM = """
[[item]]
key = "newer-charge"
name = "Newer Charge"
kind = "instant"
types = ["tech"]
cost = 1
copies = 9
worth = 5.0
text = "Any enemy takes 4 damage."
abilities = [{ when = "play", effect = "blast", args = { base = 4, target = "enemy" } }]
"""
MATCH = """
import sys
from pathlib import Path
from monstrarium.content import places

places.resources = lambda: Path(sys.argv[1])
from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.games import load
from monstrarium.games.xenoshyft.cards import FACES
from tests.support.matches import Seen, audience

kit = load("xenoshyft")
new = FACES["newcomer"], FACES["newer-charge"]
luck, heard, said = Rng(3), Seen(), []
state = kit.game.new(1, settle(kit.game.info, 1, {}), luck.fork())
while kit.game.to_act(state) and state.round < 4:
    offers = kit.game.legal(state, 0)
    kit.presenter.describe(state, audience(kit, state, 0), offers)
    action = kit.hints.best(state, 0) or luck.pick(offers)
    assert kit.hints.reason(state, action)
    tape = Seen()
    kit.game.apply(state, action, tape)
    for event in tape.events:
        line = kit.presenter.line(event, state, audience(kit, state, 0))
        if line is not None and getattr(event, "face", -1) in new:
            said.append(line.text)
print("\\n".join(said))
"""


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the log says of the new cards while a bot plays three rounds with them."""
    folder: Path = tmp_path_factory.mktemp("resources")
    shutil.copytree(FACTS, folder / "xenoshyft")
    for file, card in (("troops", TROOP), ("items", ITEM)):
        with (folder / "xenoshyft" / f"{file}.toml").open("a", encoding="utf-8") as facts:
            facts.write(card)
    done = subprocess.run([sys.executable, "-c", MATCH, str(folder)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    "what", ["buys The Newcomer for 1.", "deploys The Newcomer in the", "uses The Newcomer.", "plays Newer Charge."]
)
def test_a_bot_buys_a_new_card_and_uses_it(lines: str, what: str) -> None:
    assert what in lines
