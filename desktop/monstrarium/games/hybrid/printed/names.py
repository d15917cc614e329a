"""The names of modes, levels with what each does, rolls, results, and reasons of wounds."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ....language.words import _, mark, said
from ..combat.prepared_roll import Sort
from ..state import HybridState
from .warriors import PROFILES

MODE_NAMES = (
    mark("no mode"),
    mark("Offensive Combat"),
    mark("Defensive Combat"),
    mark("Firing"),
    mark("Moving"),
)
LEVEL_NAMES = (
    (),
    (
        "",
        mark("Basic Strike"),
        mark("Novice Strike"),
        mark("Skilled Strike"),
        mark("Expert Strike"),
        mark("Master Strike"),
        mark("Heroic Strike"),
    ),
    (
        "",
        mark("Basic Parry"),
        mark("Novice Parry"),
        mark("Skilled Parry"),
        mark("Expert Parry"),
        mark("Master Parry"),
        mark("Heroic Parry"),
    ),
    (
        "",
        mark("Basic Shot"),
        mark("Novice Shot"),
        mark("Ambush"),
        mark("Expert Shot"),
        mark("Master Shot"),
        mark("Heroic Shot"),
    ),
    (
        "",
        mark("Basic Move"),
        mark("Novice Move"),
        mark("Skilled Move"),
        mark("Expert Move"),
        mark("Master Move"),
        mark("Heroic Move"),
    ),
)
"""By mode and level; nothing stands at 0."""
LEVEL_TEXTS = (
    (),
    (
        "",
        mark("One attack at an enemy before the front."),
        mark("Wounds do not count against the roll."),
        mark("If it wounds, a second attack follows."),
        mark("+2 to the roll."),
        mark("Two dice, the lower counts."),
        mark("Two wounds, three when perfect."),
    ),
    (
        "",
        mark("Parries an attack or a shot from the front or a side."),
        mark("A perfect parry, or an attack that rolls 10, wounds the attacker."),
        mark("A parry strikes back at once."),
        mark("+2 to the roll."),
        mark("Two dice, the lower counts."),
        mark("Parries everything, shots too, and outlasts wounds."),
    ),
    (
        "",
        mark("A shot at an enemy in view, with a square between."),
        mark("In all directions, and at an enemy in contact."),
        mark("Waits, and shoots at the first enemy that comes into view."),
        mark("Past one warrior, unless an enemy is in contact."),
        mark("Two dice, the lower counts."),
        mark("Two shots, at one target or two."),
    ),
    (
        "",
        mark("2 Movement points more."),
        mark("Through enemies, but no Titan and nobody in Defensive Combat."),
        mark("An enemy it runs into cannot move in this round."),
        mark("An enemy it saw and runs into cannot move in this round, and rolls with −2."),
        mark("−2 for everybody who strikes or shoots at it."),
        mark("A late move, at the end of the round, of as many Movement points as it has NV."),
    ),
)
"""By mode and level: what it does."""
SORT_NAMES: Mapping[int, str] = MappingProxyType(
    {
        Sort.STRIKE: mark("attack"),
        Sort.AGAIN: mark("second attack"),
        Sort.TWIN: mark("Combined Attack"),
        Sort.COUNTER: mark("counter-attack"),
        Sort.SHOT: mark("shot"),
        Sort.AMBUSH: mark("shot from ambush"),
        Sort.PIERCE: mark("shot that goes on"),
        Sort.PARRY: mark("parry"),
        Sort.DODGE: mark("parry of a shot"),
        Sort.MOVE: mark("Moving"),
        Sort.TEST: mark("Natural Roll"),
    }
)
RESULT_NAMES = (mark("critical failure"), mark("failure"), mark("success"), mark("perfect success"))
WHY_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "blow": mark("an attack"),
        "shot": mark("a shot"),
        "push": mark("a push"),
        "pit": mark("a pit"),
        "trap": mark("a trap"),
        "burst": mark("an explosion"),
        "recoil": mark("its own attack"),
        "card": mark("a card"),
        "glands": mark("bursting glands"),
        "rock": mark("a falling rock"),
    }
)


def warrior_name(state: HybridState, warrior: int) -> str:
    """The name of a warrior, with a number where others have the same name."""
    kind = state.kinds[warrior]
    alike = [each for each, other in enumerate(state.kinds) if other == kind]
    name = said(PROFILES[kind].name)
    return name if len(alike) < 2 else _("{warrior} {n}", warrior=name, n=alike.index(warrior) + 1)
