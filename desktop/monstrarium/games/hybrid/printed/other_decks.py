"""The Event cards, Army cards, auras and mutations of HYBRID, read from their files, and the faces of all decks.

The faces go on where those of the Action cards end. No card of one deck ever comes into another one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from ....content.facts import Args, Key, expect_enough, load_facts
from ....engine.plain import Value
from .action_cards import CARDS
from .action_cards import SLEEVES as ACTIONS
from .warriors import FACTS, SIDES

Word: TypeAlias = Literal[
    "rolls", "strike", "shot", "parry", "dodge", "tests", "struck", "shot-at",
    "mt", "oc", "dc", "fire", "move", "perfect", "push", "sight",
]  # fmt: skip
"""What a card adds to: rolls, rolls against somebody, values, and how far somebody moves, pushes and sees."""
Mods: TypeAlias = dict[Word, int]
Does: TypeAlias = Literal[
    "spell", "blast", "slam", "spring", "rocks", "test", "draw", "rob", "peek", "revive", "toll", "share", "stride",
    "douse", "steal", "heal", "heal-all", "pin", "unsettle", "about", "wound",
]  # fmt: skip
Over: TypeAlias = Literal["target", "zone", "template", "all", "own"]


class Event(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    key: Key
    name: str
    category: Literal["random", "strategic", "field"]
    rarity: Literal["common", "rare", "very-rare"]
    function: Literal["interruption", "reserve", "constant"]
    does: Does
    text: str
    aim: Literal["none", "friend", "foe", "any", "active"] = "none"
    args: Args = msgspec.field(default_factory=dict)
    lasts: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0
    over: Over = "target"
    mods: Mods = msgspec.field(default_factory=dict)
    quip: str = ""
    look: str = ""


class Army(Event, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """An Army card, which belongs to one side."""

    side: Literal["griffins", "scorpions"]


class Aura(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """An aura, which lies on all around its bearer."""

    key: Key
    name: str
    text: str
    over: Literal["friends", "foes"]
    mods: Mods
    quip: str = ""
    look: str = ""


class Mutation(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A mutation, which its bearer keeps."""

    key: Key
    name: str
    text: str
    mods: Mods = msgspec.field(default_factory=dict)
    trait: Literal["", "regrow", "volatile"] = ""
    quip: str = ""
    look: str = ""


DRAWN = 3
"""How many auras, and mutations, a side may choose among."""
ARMED = 2
"""How many Army cards a side has in a match."""


def read_events(folder: Path) -> tuple[Event, ...]:
    """All Event cards of a folder; ContentError says what is wrong with them."""
    return load_facts(folder / "events.toml", "event", Event)


def read_armies(folder: Path) -> tuple[Army, ...]:
    """All Army cards of a folder, the Griffins' first."""
    armies = load_facts(folder / "armies.toml", "army", Army)
    sides: list[str] = [army.side for army in armies]
    expect_enough(folder, {side: sides.count(side) for side in SIDES}, dict.fromkeys(SIDES, ARMED))
    return tuple(sorted(armies, key=lambda army: SIDES.index(army.side)))


def read_auras(folder: Path) -> tuple[Aura, ...]:
    auras = load_facts(folder / "auras.toml", "aura", Aura)
    expect_enough(folder, {"Aura": len(auras)}, {"Aura": DRAWN})
    return auras


def read_mutations(folder: Path) -> tuple[Mutation, ...]:
    mutations = load_facts(folder / "mutations.toml", "mutation", Mutation)
    expect_enough(folder, {"Mutation": len(mutations)}, {"Mutation": DRAWN})
    return mutations


EVENTS, ARMIES = read_events(FACTS), read_armies(FACTS)
AURAS, MUTATIONS = read_auras(FACTS), read_mutations(FACTS)
Design: TypeAlias = Event | Aura | Mutation


# ---- sleeves: each of these cards is there once, so piece and face run side by side

_SIZES = (len(EVENTS), *[sum([army.side == side for army in ARMIES]) for side in SIDES], len(AURAS), len(MUTATIONS))
EVENT, ARMY, AURA, MUTATION = 0, (1, 2), 3, 4
"""The decks beside that of the Action cards; an army deck by seat."""
GIFTS = (AURA, MUTATION)
"""By seat: the deck of which it chooses before the first round."""
PILES = tuple([range(len(ACTIONS) + sum(_SIZES[:at]), len(ACTIONS) + sum(_SIZES[: at + 1])) for at in range(5)])
"""By deck: its pieces."""
FIRST_FACE = len(CARDS)
"""The first face that is no Action card's."""
ALL_SLEEVES = (*ACTIONS, *range(FIRST_FACE, FIRST_FACE + sum(_SIZES)))
"""By piece: the face it has in an unopened box."""
DESIGNS: tuple[Design, ...] = (*EVENTS, *ARMIES, *AURAS, *MUTATIONS)
FACES = {design.key: FIRST_FACE + at for at, design in enumerate(DESIGNS)}
NAMES = {design.key: design.name for design in (*CARDS, *DESIGNS)}
"""By key: what any card is called."""


def design_of(face: int) -> Design:
    """What is printed on a card that is no Action card."""
    return DESIGNS[face - FIRST_FACE]


def event_of(face: int) -> Event:
    """What is printed on an Event or Army card."""
    design = design_of(face)
    assert isinstance(design, Event)
    return design


_KEPT = frozenset([FACES[each.key] for each in DESIGNS if isinstance(each, Event) and each.function != "interruption"])


def is_kept(face: int) -> bool:
    """Whether it is an Event or Army card that one keeps until it is played."""
    return face in _KEPT


def name_of(face: int) -> str:
    return CARDS[face].name if face < FIRST_FACE else design_of(face).name


def text_of(face: int) -> str:
    return CARDS[face].text if face < FIRST_FACE else design_of(face).text


TARGET, MASK, ALL, OWN, FRIENDS, FOES = range(6)
"""Where a card lies: on a warrior, squares, everybody, a side, or the friends or foes around a bearer."""
_REACHES = {
    "target": TARGET, "zone": MASK, "template": MASK, "all": ALL, "own": OWN, "friends": FRIENDS, "foes": FOES
}  # fmt: skip
REACHES = tuple([TARGET if isinstance(each, Mutation) else _REACHES[each.over] for each in DESIGNS])
MODS = tuple([each.mods for each in DESIGNS])
"""By face, from FIRST_FACE on: where it lies, and what it adds."""
AMOUNTS: dict[Word, tuple[int, ...]] = {
    word: (*[0] * FIRST_FACE, *[mods.get(word, 0) for mods in MODS]) for word in get_args(Word)
}
"""By word: what each face adds to it."""
