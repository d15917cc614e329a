"""A new card needs its facts, and an effect if it does something new; rules, bots and table know it then."""

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
abilities = [
  { when = "use", effect = "blood-price", args = { base = 2 }, target = "revealed", hits = "figure", once = true },
]

[[troop]]
key = "newest"
name = "The Newest"
wave = 1
cost = 1
power = 2
hp = 3
copies = 9
text = "Once a round, if this troop is not the front one: a revealed enemy in this lane that is no boss takes 3 damage."
[[troop.abilities]]
when = "use"
effect = "volley"
args = { base = 3 }
target = "revealed"
reach = "lane"
behind = true
spares_bosses = true
hits = "figure"
once = true

[[troop]]
key = "bugler"
name = "The Bugler"
wave = 1
cost = 1
power = 1
hp = 3
copies = 9
text = "Once a round: a troop in this lane has 2 more power until the end of the round."
abilities = [{ when = "use", effect = "bugle", args = { base = 2 }, target = "troop", reach = "lane", once = true }]

[[troop]]
key = "gunner"
name = "The Gunner"
wave = 1
cost = 1
power = 1
hp = 3
copies = 1
text = "Once a round: the first enemy of this lane takes 2 damage."
abilities = [
  { when = "use", effect = "volley", args = { base = 2 }, target = "first-enemy", reach = "lane", once = true },
]

[[troop]]
key = "lookout"
name = "The Lookout"
wave = 1
cost = 1
power = 1
hp = 3
copies = 1
text = "Once a round: any enemy that is no boss takes 2 damage."
abilities = [
  { when = "use", effect = "volley", args = { base = 2 }, target = "enemy", spares_bosses = true, once = true },
]

[[troop]]
key = "nurse"
name = "The Nurse"
wave = 1
cost = 1
power = 1
hp = 3
copies = 1
text = "Once a round: heal all troops of this lane."
abilities = [
  { when = "use", effect = "bugle", args = { base = 2 }, target = "wounded-lane", reach = "lane", once = true },
]
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
abilities = [{ when = "play", effect = "blast", args = { base = 4 }, target = "enemy", hits = "figure" }]
"""
BEGIN = """
import sys
from pathlib import Path
from monstrarium.content import places

places.resources = lambda: Path(sys.argv[1])
from monstrarium.games.xenoshyft.effects import book

@book.effect("volley")
def volley(fx, card, enemy):
    yield from fx.hurt(card, enemy, fx.amount(fx.face(card), "use"))

@book.effect("bugle")
def bugle(fx, card, troop):
    fx.grow(troop, fx.amount(fx.face(card), "use"), card)
"""
MATCH = """
from functools import partial
from monstrarium.bots.bot import Budget
from monstrarium.bots.levels import planner
from monstrarium.engine.game import settle
from monstrarium.engine.rng import Rng
from monstrarium.games import load
from monstrarium.games.xenoshyft.cards import FACES
from tests.support.matches import Seen, audience
from tests.support.reasons import why

kit = load("xenoshyft")
bot = planner("solved", kit.hints, kit.courses, playouts=kit.playouts)
new = FACES["newcomer"], FACES["newer-charge"]
luck, heard, said = Rng(4), Seen(), []
state = kit.game.new(1, settle(kit.game.info, 1, {}), luck.fork())
while kit.game.to_act(state) and state.round < 7:
    offers = kit.game.legal(state, 0)
    kit.presenter.describe(state, audience(kit, state, 0), offers)
    action = bot.course(kit.game, partial(kit.game.sample, state, 0), 0, offers, luck, Budget(200, 3600.0))[0]
    assert why(kit, state, action, worlds=1)
    tape = Seen()
    kit.game.apply(state, action, tape)
    for event in tape.events:
        line = kit.presenter.line(event, state, audience(kit, state, 0))
        if line is not None and getattr(event, "face", -1) in new:
            said.append(line.text)
print("\\n".join(said))
"""


LANES = """
from monstrarium.games.xenoshyft.actions import Use
from monstrarium.games.xenoshyft.bots.fight_choices import habit
from monstrarium.games.xenoshyft.table.presenter import PRESENTER
from tests.games.xenoshyft.described import affordance, audience, described, item
from tests.games.xenoshyft.scenario import Table

def intent(table, card, target):
    return PRESENTER.intent(table.state, audience(table), item(table, card), target)

def aims(table, card):
    print(card, "->", table.keys([each.target for each in table.offers(Use) if each.piece == table[card]]))

def refused(table, card, target):
    print(table.refused(Use(0, table[card], table[target] if isinstance(target, str) else target)))

table = Table(["militia newest bugler", "ranger"], ["charger swarm-hound swarmer?", "corpse-eater"])
aims(table, "newest")
aims(table, "bugler")
aims(Table("newest", "charger"), "newest")
for target in ("swarm-hound", "swarmer", "corpse-eater"):
    refused(table, "newest", target)
for target in ("charger", "ranger"):
    refused(table, "bugler", target)
refused(Table("newest", "charger"), "newest", "charger")
wounds = {"ranger": 1}
crew = Table(["gunner lookout nurse", "ranger"], ["swarm-hound swarmer?", "corpse-eater"], wounds=wounds)
refused(crew, "gunner", 1)
refused(crew, "lookout", "swarm-hound")
refused(crew, "nurse", 1)
refused(crew, "nurse", 0)
refused(Table("gunner", "charger?"), "gunner", 1)
print("a lane meant by a drop on its enemy:", intent(crew, "gunner", item(crew, "swarm-hound")).target)
print("a lane meant by a drop on its place:", intent(crew, "gunner", "swarm/1").target)
aim = Use(0, table["bugler"], table["militia"])
print("dragged to its target:", affordance(described(table), aim).target == item(table, "militia"))
lone = Table("militia newest", "charger", pause=False)
print("the bot aims:", habit(lone.state, 0) == Use(0, lone["newest"], lone["charger"]))
table.use("bugler", "militia").use("newest", "charger")
print("power", table.state.growth[table["militia"]], "charger", "charger" in table.swarm())
"""


def _said(folder: Path, script: str) -> str:
    """The output of a script that runs with the new cards and their effects."""
    done = subprocess.run(
        [sys.executable, "-c", BEGIN + script, str(folder)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found: Path = tmp_path_factory.mktemp("resources")
    shutil.copytree(FACTS, found / "xenoshyft")
    for file, card in (("troops", TROOP), ("items", ITEM)):
        with (found / "xenoshyft" / f"{file}.toml").open("a", encoding="utf-8") as facts:
            facts.write(card)
    return found


@pytest.fixture(scope="module")
def lines(folder: Path) -> str:
    """The log about the new cards while a bot plays three rounds with them."""
    return _said(folder, MATCH)


@pytest.fixture(scope="module")
def aimed(folder: Path) -> list[str]:
    """The targets and refusals of the new effects in a fight."""
    return _said(folder, LANES).splitlines()


@pytest.mark.parametrize(
    "what", ["buys The Newcomer for 1.", "deploys The Newcomer in the", "uses The Newcomer.", "plays Newer Charge."]
)
def test_a_bot_buys_a_new_card_and_uses_it(lines: str, what: str) -> None:
    assert what in lines


@pytest.mark.parametrize("what", ["newest -> charger", "bugler -> militia newest bugler", "newest -> "])
def test_a_new_effect_is_offered_for_the_targets_that_its_entry_names(aimed: list[str], what: str) -> None:
    assert what in aimed


@pytest.mark.parametrize(
    "what",
    [
        "The Newest spares bosses.",
        "The Newest needs a revealed enemy.",
        "The Newest reaches its own lane only.",
        "The Bugler needs a troop.",
        "The Bugler reaches its own lane only.",
        "The Gunner reaches its own lane only.",
        "The Lookout spares bosses.",
        "The Nurse reaches its own lane only.",
        "Nobody in that lane is wounded.",
        "The Gunner needs a lane.",
        "The Newest stands first: The Newest works from behind.",
    ],
)
def test_a_new_effect_is_refused_by_what_its_entry_says(aimed: list[str], what: str) -> None:
    assert what in aimed


def test_a_drop_on_an_enemy_means_its_lane_where_a_text_is_aimed_at_lanes(aimed: list[str]) -> None:
    assert {"a lane meant by a drop on its enemy: 0", "a lane meant by a drop on its place: 1"} <= {*aimed}


def test_a_new_effect_is_dragged_to_its_target_aimed_by_bots_and_carried_out(aimed: list[str]) -> None:
    assert aimed[-3:] == [
        "dragged to its target: True",
        "the bot aims: True",
        "power 2 charger False",
    ]
