"""The printed facts of the cards and divisions of XenoShyft, read from TOML files.

A face is a number: troops come first, then enemies, bosses, items and Xenosathem, each in the order of its file; the
second printings of two cards come last. What the rules ask for often stands in tuples by face.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec

from ...content.facts import Args, Key, expect_enough, load_facts
from ...content.places import resources
from ...engine.plain import Value
from ...language.words import said

FACTS = resources() / "xenoshyft"
T = TypeVar("T")

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
Amount: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Wave: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
Type: TypeAlias = Literal["weapon", "armor", "medical", "tech"]
Target: TypeAlias = Literal["", "troop", "wounded-lane", "enemy", "revealed", "not-last", "first-enemy"]
"""What a text is aimed at; "" where its effect asks."""
TROOP, ENEMY, BOSS, INSTANT, EQUIPMENT, XENO = range(6)
"""The kinds of faces."""
TYPE_BITS = {"weapon": 1, "armor": 2, "medical": 4, "tech": 8}
WAVES = (1, 2, 3)


class Ability(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """One text of a card: when it works, and its effect."""

    when: str
    effect: str
    args: Args = msgspec.field(default_factory=dict)
    once: bool = False
    """Works once a round, for each copy of the card."""
    place: str = msgspec.field(default="", name="from")
    reach: Literal["", "lane"] = ""
    """Whether it works in the lane of its card only."""
    other: bool = False
    """Does not help its bearer."""
    target: Target = ""
    spares_bosses: bool = False
    behind: bool = False
    """Works while its troop is not the first of the lane."""
    brief: bool = False
    """Ends with the round."""
    hits: Literal["", "figure", "power"] = ""
    """The damage it does to its target, for bots: its own figure, or the power of its bearer."""


class Troop(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    key: Key
    name: str
    wave: Wave
    cost: Amount
    power: Amount
    hp: Count
    copies: Count
    text: str
    abilities: tuple[Ability, ...]
    quip: str = ""
    look: str = ""
    legendary: bool = False
    worth: float = 0.0
    """For bots: how much damage its texts spare the base."""


class Printing(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """The other text of some copies of a card."""

    copies: Count
    text: str
    abilities: tuple[Ability, ...]


class Enemy(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    key: Key
    name: str
    wave: Wave
    power: Amount
    hp: Count
    copies: Count
    text: str
    abilities: tuple[Ability, ...]
    quip: str = ""
    look: str = ""
    printed: Printing | None = None


class Item(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    key: Key
    name: str
    kind: Literal["instant", "equipment"]
    types: tuple[Type, ...]
    cost: Amount
    copies: Count
    text: str
    abilities: tuple[Ability, ...]
    quip: str = ""
    look: str = ""
    power: Amount = 0
    hp: Amount = 0
    power_wave: Amount = 0
    hp_wave: Amount = 0
    legendary: bool = False
    worth: float = 0.0
    """For bots: how much damage its texts spare the base."""
    printed: Printing | None = None


class Xenosathem(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A card that pays for others."""

    key: Key
    name: str
    value: Count
    copies: Count
    text: str
    look: str = ""
    upgrade: Amount = 0
    """How many of them become one of the next value; 0 for the highest."""
    up: Wave = 0
    """The first wave in which it can be upgraded."""


class Division(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    key: Key
    name: str
    gift: Args
    discount: Args
    power: dict[str, Any]
    text: str
    quip: str = ""
    look: str = ""


Card: TypeAlias = Troop | Enemy | Item | Xenosathem


class Cards(Value, frozen=True):
    troops: tuple[Troop, ...]
    enemies: tuple[Enemy, ...]
    bosses: tuple[Enemy, ...]
    items: tuple[Item, ...]
    xenosathem: tuple[Xenosathem, ...]
    divisions: tuple[Division, ...]


def read_cards(folder: Path) -> Cards:
    """All cards of a folder; ContentError says what is wrong with them."""
    cards = Cards(
        load_facts(folder / "troops.toml", "troop", Troop),
        load_facts(folder / "enemies.toml", "enemy", Enemy),
        load_facts(folder / "bosses.toml", "boss", Enemy),
        load_facts(folder / "items.toml", "item", Item),
        load_facts(folder / "xenosathem.toml", "xenosathem", Xenosathem),
        load_facts(folder / "divisions.toml", "division", Division),
    )
    found = {
        "militia": sum([each.copies for each in cards.troops if not each.wave]),
        "troop": len(cards.troops),
        "enemy": min([sum([each.copies for each in cards.enemies if each.wave == wave]) for wave in WAVES]),
        "boss": min([sum([each.copies for each in cards.bosses if each.wave == wave]) for wave in WAVES]),
        "item": sum([each.copies for each in cards.items]),
        "xenosathem": cards.xenosathem[0].copies if len(cards.xenosathem) == len(WAVES) else 0,
    }
    expect_enough(folder, found, {"militia": 16, "troop": 4, "enemy": 18, "boss": 2, "item": 6, "xenosathem": 24})
    return cards


def _reprint(card: T, printed: Printing) -> T:
    return msgspec.structs.replace(
        card,  # type: ignore[type-var]
        text=printed.text,
        abilities=printed.abilities,
    )


ALL = read_cards(FACTS)
DIVISIONS = ALL.divisions
DESIGNS: tuple[Card, ...] = (*ALL.troops, *ALL.enemies, *ALL.bosses, *ALL.items, *ALL.xenosathem)
REPRINTS = tuple(
    (face, card.printed) for face, card in enumerate(DESIGNS) if isinstance(card, Enemy | Item) and card.printed
)
CARDS: tuple[Card, ...] = (*DESIGNS, *[_reprint(DESIGNS[face], printed) for face, printed in REPRINTS])
FACES = {card.key: face for face, card in enumerate(DESIGNS)}
TROOPS, FIRST_BOSS = len(ALL.troops), len(ALL.troops) + len(ALL.enemies)
"""A troop card has a face below TROOPS."""
FIRST_ITEM = FIRST_BOSS + len(ALL.bosses)
FIRST_XENO = FIRST_ITEM + len(ALL.items)


# ---- what lies ready by face


def _by_face(read: Callable[[Card], T]) -> tuple[T, ...]:
    return tuple([read(card) for card in CARDS])


def _field(name: str) -> tuple[int, ...]:
    return _by_face(lambda card: getattr(card, name, 0))


def _kind(card: Card) -> int:
    if isinstance(card, Enemy):
        return BOSS if card in ALL.bosses else ENEMY
    if isinstance(card, Item):
        return INSTANT if card.kind == "instant" else EQUIPMENT
    return TROOP if isinstance(card, Troop) else XENO


def abilities(card: Card) -> tuple[Ability, ...]:
    return () if isinstance(card, Xenosathem) else card.abilities


KIND = _by_face(_kind)
COST, WAVE, VALUE = _field("cost"), _field("wave"), _field("value")
POWER = _by_face(lambda card: 0 if isinstance(card, Item) and card.kind == "equipment" else getattr(card, "power", 0))
HP = _by_face(lambda card: 0 if isinstance(card, Item) and card.kind == "equipment" else getattr(card, "hp", 0))
BOOST_P, BOOST_H, BOOST_PW, BOOST_HW = _field("power"), _field("hp"), _field("power_wave"), _field("hp_wave")
TYPES = _by_face(lambda card: sum(TYPE_BITS[each] for each in card.types) if isinstance(card, Item) else 0)
UPGRADE, UP = _field("upgrade"), _field("up")


def texts(when: str, effect: str = "") -> tuple[Ability | None, ...]:
    """By face: the text that works then, if there is one."""
    return _by_face(
        lambda card: next((each for each in abilities(card) if each.when == when and effect in ("", each.effect)), None)
    )


ONCE = _by_face(lambda card: any(each.once for each in abilities(card)))
"""By face: whether a text of the card works once a round."""
OTHER = _by_face(lambda card: any(each.other for each in abilities(card)))
"""By face: whether a text of the card does not help its bearer."""


def names(when: str) -> tuple[str, ...]:
    """By face: the effect of the text that works then, or ""."""
    return tuple([text.effect if text else "" for text in texts(when)])


def targets(when: str) -> tuple[Target, ...]:
    """By face: what the text that works then is aimed at."""
    return tuple([text.target if text else "" for text in texts(when)])


def amounts(when: str, effect: str, name: str = "base") -> tuple[int, ...]:
    """By face: an amount in a text that is the same in all waves, 0 where there is none."""
    return tuple([int(text.args.get(name, 0)) if text else 0 for text in texts(when, effect)])


TEXTS = {when: texts(when) for when in sorted({ability.when for card in CARDS for ability in abilities(card)})}
PLEDGE, SPEND, DROP = names("pledge"), names("spend"), names("drop")
GUARD, CANCEL, USE, PLAY, ATTACK = names("guard"), names("cancel"), names("use"), names("play"), names("attack")
USE_AT, PLAY_AT = targets("use"), targets("play")
LANES: tuple[Target, ...] = ("wounded-lane", "first-enemy")
"""The targets that are lanes."""
HAND_GUARD = tuple(
    [
        text.effect if text and (text.place == "hand" or KIND[face] == INSTANT) else ""
        for face, text in enumerate(TEXTS["guard"])
    ]
)
"""By face: the guard that works from the hand; other guards work from a lane."""
LANE_GUARD = tuple(["" if HAND_GUARD[face] else guard for face, guard in enumerate(GUARD)])
REVEAL, FLIP, DEAL, KILL, SAVE, SURVIVE = (
    names("reveal"),
    names("flip"),
    names("deal"),
    names("kill"),
    names("save"),
    names("survive"),
)
KILLED, SLAIN, WOUNDED, STRUCK, ADVANCE = (
    names("killed"),
    names("slain"),
    names("wounded"),
    names("struck"),
    names("advance"),
)
STANDING = names("standing")
CHEER, STOKE, SCREEN = amounts("standing", "cheer"), amounts("standing", "stoke"), amounts("standing", "screen")
WEAK_SPOTS, BLOOD = amounts("standing", "weak-spots"), amounts("standing", "blood")
DEPLOYABLE = _by_face(
    lambda card: isinstance(card, Troop) or (isinstance(card, Item) and card.hp > 0 and card.kind == "instant")
)
SWEEP = tuple([int(text.args["count"]) if text and text.effect == "sweep" else 0 for text in TEXTS["deal"]])
SPILL = tuple([int(text.args["count"]) if text and text.effect == "spill" else 0 for text in TEXTS["deal"]])
SPILL_BASE = tuple([int(text.args["base"]) if text and text.effect == "spill" else 0 for text in TEXTS["deal"]])


def title(face: int) -> str:
    return said(CARDS[face].name)


def amount(face: int, when: str, wave: int, name: str = "base") -> int:
    """An amount in the text of a card: its base, and its growth times the wave."""
    text = TEXTS[when][face]
    assert text is not None, (CARDS[face].key, when)
    args = text.args
    growth = args.get("wave" if name == "base" else f"{name}_wave", 0)
    return int(args.get(name, 0)) + int(growth) * wave


def own_lane(face: int, when: str) -> int:
    """1 where a text works only in the lane of its card, else 0."""
    text = TEXTS[when][face]
    return int(text is not None and text.reach == "lane")


# ---- sleeves


SLEEVES = tuple([face for face, card in enumerate(DESIGNS) for _copy in range(card.copies)])
"""By piece: the face it has in an unopened box."""
PRINTED_SLEEVES = list(SLEEVES)
for _second, (_face, _printed) in enumerate(REPRINTS):
    _last = len(SLEEVES) - 1 - SLEEVES[::-1].index(_face)
    for _piece in range(_last - _printed.copies + 1, _last + 1):
        PRINTED_SLEEVES[_piece] = len(DESIGNS) + _second
WAVE_OF = tuple([WAVE[face] for face in SLEEVES])
"""By piece: the wave on its back, 0 without one."""
PIECES = len(SLEEVES)


def sleeves_of(kind: int, wave: int = -1) -> list[int]:
    """All pieces with faces of a kind in an unopened box, of one wave or of any."""
    return [piece for piece, face in enumerate(SLEEVES) if KIND[face] == kind and wave in (-1, WAVE[face])]


def keys(faces: Sequence[int]) -> list[str]:
    return [CARDS[face].key for face in faces]
