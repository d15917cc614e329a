"""The values of a warrior, and the named modifiers that add up to the Success Level of a roll."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ....engine.plain import Seat
from ....language.words import mark
from ..cards import lasting
from ..ground.contact import base_of, edge, sides_of
from ..ground.laboratory import distance, squares_of
from ..ground.plan import lab_of
from ..ground.sight import clear, rocks_between
from ..ground.vision import arc_of, bodies
from ..printed.action_cards import CARDS
from ..printed.other_decks import NAMES as CARD_NAMES
from ..printed.other_decks import Word
from ..printed.warriors import (
    AURA,
    BRUTISH,
    CONVICTION,
    DORSAL,
    DUELLIST,
    FELON,
    FRENZY,
    GEAR,
    MODES,
    MT,
    NV,
    PRESTIGE,
    PUNY,
    RANK,
    SIZE,
    TITAN,
    VELOCITY,
)
from ..state import MOVING, NOBODY, HybridState
from .prepared_roll import (
    DODGE,
    EXPERT,
    FAMILY_OF,
    MASTER,
    MODE_OF,
    MOVE,
    NOVICE,
    PARRY,
    SHOT,
    STRIKE,
    PreparedRoll,
    Sort,
)

Parts = tuple[tuple[str, int], ...]
"""Modifiers by key, which add up to a Success Level."""
TWIN = Sort.TWIN
HEED = 8
"""How near the leader of the squad has to be for Conviction."""
NAMES: Mapping[str, str] = MappingProxyType(
    {
        "nv": mark("Natural Value"),
        "wounds": mark("from wounds"),
        "gear": mark("gear"),
        "prestige": mark("Prestige"),
        "dazed": mark("Expert Move"),
        "gas": mark("poison gas"),
        "conviction": mark("Conviction"),
        "frenzy": mark("Frenzy"),
        "behind": mark("from behind"),
        "dorsal": mark("Dorsal Protection"),
        "felon": mark("Felon"),
        "stealth": mark("Master Move"),
        "large": mark("large target"),
        "velocity": mark("Velocity"),
        "rocks": mark("fallen rocks"),
        "expert": mark("Expert level"),
        "trap": mark("trap"),
        "points": mark("from card points"),
        "cards": mark("from cards"),
        "duellist": mark("Duellist"),
        **CARD_NAMES,
    }
)
"""By the key of a modifier: its name."""

VALUE_WORDS: tuple[Word, ...] = ("mt", "oc", "dc", "fire", "move")
"""By mode: what cards call its value."""
ROLL_WORDS: tuple[tuple[Word, ...], ...] = (
    ("rolls", "strike"),
    ("rolls", "shot"),
    ("rolls", "parry"),
    ("rolls", "dodge"),
    (),
    ("rolls", "tests"),
)
AGAINST: tuple[tuple[Word, ...], ...] = (("struck",), ("shot-at",))
"""By family of rolls: the words that count of cards on the roller, and of cards on its target."""


# ---- values


def life(state: HybridState, warrior: int) -> int:
    """Its Natural Value without its wounds; 0 when it is eliminated."""
    return NV[state.kinds[warrior]] - state.wounds[warrior]


def movement(state: HybridState, warrior: int) -> int:
    """Its Movement value without its wounds."""
    left = MT[state.kinds[warrior]] - state.wounds[warrior]
    if state.spells:
        left += lasting.total(state, warrior, "mt")
    return max(0, left)


def value(state: HybridState, warrior: int, mode: int) -> int:
    """The value of a mode without its wounds, but 1 at least; 0 for a mode it cannot take."""
    printed = MODES[mode][state.kinds[warrior]]
    if printed and state.spells:
        return max(1, printed - state.wounds[warrior] + lasting.total(state, warrior, VALUE_WORDS[mode]))
    return max(1, printed - state.wounds[warrior]) if printed else 0


def lost(state: HybridState, warrior: int, mode: int) -> int:
    """What its wounds take from the value of a mode."""
    whole = MODES[mode][state.kinds[warrior]]
    if state.spells:
        whole = max(1, whole + lasting.total(state, warrior, VALUE_WORDS[mode]))
    return whole - value(state, warrior, mode)


def brutish(state: HybridState, warrior: int) -> int:
    """How many squares it pushes an enemy that it hits."""
    found = BRUTISH[state.kinds[warrior]]
    return found + lasting.total(state, warrior, "push") if state.spells else found


def leader(state: HybridState, seat: Seat) -> int:
    """The leader of a squad: of those who bear an aura, the one of the highest rank, then of the highest NV."""
    found, best = NOBODY, (-1, -1)
    for each, kind in enumerate(state.kinds):
        if AURA[kind] and state.sides[each] == seat and state.squares[each] >= 0:
            standing = (RANK[kind], life(state, each))
            if standing > best:
                found, best = each, standing
    return found


def apart(state: HybridState, one: int, other: int) -> int:
    """How many squares two warriors in the laboratory are apart; 1 when they touch."""
    kinds, squares = state.kinds, state.squares
    lab = lab_of(state.plan)
    return distance(lab, squares[one], SIZE[kinds[one]], squares[other], SIZE[kinds[other]])


def is_behind(state: HybridState, attacker: int, target: int) -> bool:
    """Whether the attacker touches the back of its target."""
    lab = lab_of(state.plan)
    back = edge(lab, base_of(state, lab, target), (state.facings[target] + 2) & 3)
    return bool(back & base_of(state, lab, attacker))


def rocks_before(state: HybridState, shooter: int, target: int) -> int:
    """How many squares of fallen rocks the freest line of a shot crosses.

    A line is free that nothing closes; where warriors stand in every one of them, that which they alone close.
    """
    if not state.rocks or TITAN[state.kinds[shooter]]:
        return 0
    lab = lab_of(state.plan)
    ours, theirs = base_of(state, lab, shooter), base_of(state, lab, target)
    solid = state.shut | lab.pillars
    hiding = bodies(state, lab)[not PUNY[state.kinds[target]]] & ~(ours | theirs)
    before = arc_of(state, lab, shooter) & theirs
    for shown, blockers in ((before, solid | hiding), (theirs, solid | hiding), (before, solid)):
        lines = [(a, b) for a in squares_of(ours) for b in squares_of(shown) if clear(lab, a, b, blockers)]
        if lines:
            return min([rocks_between(lab, a, b, state.rocks) for a, b in lines])
    return 0


# ---- rolls


PECULIAR = (NOVICE, EXPERT)
"""The levels that may change a Success Level; on all others it is the same."""


def success(state: HybridState, sort: int, warrior: int, target: int = NOBODY, level: int = 0) -> Parts:
    """The modifiers of a roll without cards, which add up to its Success Level; those of 0 are left out."""
    kind = state.kinds[warrior]
    parts = [("nv", NV[kind])]
    if sort == TWIN:
        return tuple(parts)
    hurt = state.wounds[warrior]
    family = FAMILY_OF[sort]
    if hurt and not (level == NOVICE and sort == Sort.STRIKE):
        parts.append(("wounds", -hurt))
    if state.dazed >> warrior & 1:
        parts.append(("dazed", -2))
    if state.cloud >= 0 and is_in_gas(state, warrior):
        parts.append(("gas", -1))
    if family <= MOVE:
        _carrying(state, warrior, sort, parts)
    if family == STRIKE:
        _fighting(state, warrior, parts)
        _striking(state, warrior, target, parts)
    elif family == SHOT:
        _shooting(state, warrior, target, parts)
    elif family in (PARRY, DODGE):
        _fighting(state, warrior, parts)
    if level == EXPERT and sort in (Sort.STRIKE, Sort.PARRY):
        parts.append(("expert", 2))
    if state.spells:
        _under_cards(state, warrior, target, family, parts)
    return tuple(parts)


def _under_cards(state: HybridState, warrior: int, target: int, family: int, parts: list[tuple[str, int]]) -> None:
    """What cards on the table add, those on the roller and those on its target."""
    parts += lasting.parts(state, warrior, ROLL_WORDS[family])
    if family <= SHOT and target != NOBODY:
        parts += lasting.parts(state, target, AGAINST[family])


def _carrying(state: HybridState, warrior: int, sort: int, parts: list[tuple[str, int]]) -> None:
    kind = state.kinds[warrior]
    gear = GEAR[MODE_OF[sort]][kind]
    if gear:
        parts.append(("gear", gear))
    if PRESTIGE[kind] and not state.humbled >> warrior & 1:
        parts.append(("prestige", PRESTIGE[kind]))


def _fighting(state: HybridState, warrior: int, parts: list[tuple[str, int]]) -> None:
    kind = state.kinds[warrior]
    if CONVICTION[kind]:
        head = leader(state, state.sides[warrior])
        if head not in (NOBODY, warrior) and apart(state, warrior, head) <= HEED:
            parts.append(("conviction", CONVICTION[kind]))
    if FRENZY[kind] and state.kills[warrior]:
        parts.append(("frenzy", FRENZY[kind] * state.kills[warrior]))


def is_in_gas(state: HybridState, warrior: int) -> bool:
    """Whether a part of its base lies in the gas."""
    lab = lab_of(state.plan)
    return bool(base_of(state, lab, warrior) & lab.bases[2][state.cloud])


def _striking(state: HybridState, warrior: int, target: int, parts: list[tuple[str, int]]) -> None:
    if target == NOBODY:
        return  # A switch has no back, and cannot slip away.
    if is_behind(state, warrior, target):
        kind, shell = state.kinds[warrior], DORSAL[state.kinds[target]]
        parts.append(("dorsal", -shell) if shell else ("behind", 1))
        if FELON[kind]:
            parts.append(("felon", FELON[kind]))
    if is_stealthy(state, target):
        parts.append(("stealth", -2))


def _shooting(state: HybridState, warrior: int, target: int, parts: list[tuple[str, int]]) -> None:
    if target == NOBODY:
        return
    kind = state.kinds[target]
    if SIZE[kind] == 2 or TITAN[kind]:
        parts.append(("large", 1))
    if VELOCITY[kind]:
        parts.append(("velocity", -VELOCITY[kind]))
    rocks = rocks_before(state, warrior, target)
    if rocks:
        parts.append(("rocks", -rocks))
    if is_stealthy(state, target):
        parts.append(("stealth", -2))


def is_stealthy(state: HybridState, warrior: int) -> bool:
    """Whether it is in a Master Move, which makes it hard to hit."""
    return state.modes[warrior] == MOVING and state.levels[warrior] == MASTER


def sum_of(parts: Parts) -> int:
    found = 0
    for _word, amount in parts:
        found += amount
    return found


# ---- with cards


SPARED = (("bare", ("gear",)), ("clean", ("rocks", "velocity", "stealth")), ("unhurt", ("wounds",)))
"""Words of cards, and the modifiers that do not count by them."""


def ledger(state: HybridState, prepared: PreparedRoll, level: int = 0) -> Parts:
    """The modifiers of a prepared roll, its cards included."""
    return with_cards(
        success(state, prepared.sort, prepared.warrior, prepared.target, level or prepared.level), prepared
    )


def with_cards(parts: Parts, prepared: PreparedRoll) -> Parts:
    """The modifiers of a prepared roll, made of those that it has without cards."""
    if not prepared.tally:
        return parts
    found = list(parts)
    for word, gone in SPARED:
        if prepared.total(word):
            found = [part for part in found if part[0] not in gone]
    points, cards = prepared.total("points"), prepared.total("sl")
    if points:
        found.append(("points", points))
    if cards:
        found.append(("cards", cards))
    return tuple(found)


def width(state: HybridState, prepared: PreparedRoll) -> int:
    """The highest number on which a prepared roll is perfect."""
    return max(perfect(state, prepared.sort, prepared.warrior), prepared.total("perfect"))


def perfect(state: HybridState, sort: int, warrior: int) -> int:
    """The highest number on which a roll without cards is perfect: 1, or more for a Duellist who attacks or shoots."""
    if FAMILY_OF[sort] not in (STRIKE, SHOT) or sort == TWIN:
        return 1
    most = max(1, DUELLIST[state.kinds[warrior]])
    return max(most, lasting.most(state, warrior, "perfect")) if state.spells else most


def perfect_by(state: HybridState, prepared: PreparedRoll, die: int) -> str:
    """The key of what makes a die perfect that is no 1: an aptitude, a card that lies there, or one that was played."""
    if FAMILY_OF[prepared.sort] in (STRIKE, SHOT):
        if die <= DUELLIST[state.kinds[prepared.warrior]]:
            return "duellist"
        lying = [(amount, key) for key, amount in lasting.parts(state, prepared.warrior, ("perfect",)) if die <= amount]
        if lying:
            return max(lying)[1]
    return next((CARDS[state.pieces.face[piece]].key for piece, word, _n in prepared.tally if word == "perfect"), "")


def side_toward(state: HybridState, one: int, other: int) -> int:
    """In which direction, as a facing, another warrior touches this one; its front first, NOBODY without contact."""
    sides = sides_of(state, one, other)
    if not sides:
        return NOBODY
    return (state.facings[one] + (sides & -sides).bit_length() - 1) & 3
