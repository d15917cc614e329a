"""Why a move of HYBRID is good, in words for the seat that makes it: who is near, and how likely attacks succeed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from ....engine.action import Action, Choose
from ....engine.course import Course, set_out
from ....engine.plain import Seat
from ....language.phrases import listed
from ....language.words import _, _n, said
from .. import actions
from ..combat.chances import chance, harm, kills, parry
from ..combat.modifiers import value
from ..combat.prepared_roll import Sort
from ..ground.plan import lab_of
from ..ground.walking import gap
from ..printed.action_cards import POINTS
from ..printed.missions import MISSIONS
from ..printed.names import LEVEL_NAMES, MODE_NAMES, warrior_name
from ..printed.warriors import MODES, NV, PROFILES
from ..rules import Hybrid
from ..state import OFF, HybridState, Mode, Phase
from ..turn import muster
from .answer_reasons import card_name, square_name, why_answer
from .targets import foes_of, toward

RULES = Hybrid()
CARDS = 3
"""How many cards a hand begins with."""
Worlds: TypeAlias = Sequence[HybridState]


def reason(seen: HybridState, course: Course, names: Sequence[str], worlds: Worlds) -> str:
    action = course[0]
    if isinstance(action, Choose) and len(course) == 1:
        return why_answer(seen, action, names, worlds)
    aim = _aim(course, worlds[0])
    if aim:
        return aim
    if isinstance(action, Choose):
        return why_answer(seen, action, names, worlds)
    why = WHY.get(type(action))
    return why(seen, action) if why is not None else _why_stay(seen, action)


# ---- what a whole activation leads to


def _aim(course: Course, world: HybridState) -> str:
    """What the last action of a course does from where the others lead, or where it ends; empty where that does not say
    much.
    """
    last, seen = course[-1], world
    if len(course) > 1:
        begun = set_out(RULES, world, course)
        if begun is None or not begun[1]:
            return ""
        world = begun[0]
    warrior = world.active
    if warrior < 0:
        return ""
    match last:
        case actions.Strike(target=target):
            return _attack(world, Sort.STRIKE, warrior, target)
        case actions.Shoot(target=target):
            return _attack(world, Sort.SHOT, warrior, target)
        case actions.Guard(level=level):
            return _guard(world, warrior, level)
        case actions.Wait():
            return _wait(world, warrior)
        case actions.Claim() | actions.Leave() | actions.Smash():
            return _errand(world, warrior, last)
    return _way(seen, world, last) if len(course) > 1 else ""


def _way(seen: HybridState, world: HybridState, last: Action) -> str:
    """Where the active warrior comes to stand, if this action is all that is left of its way."""
    warrior = world.active
    if isinstance(last, actions.Step):
        RULES.apply(world, last)
    stays = world.squares[warrior] == seen.squares[warrior]
    return _standing(world, warrior) if stays else _bound(world, warrior)


def _errand(world: HybridState, warrior: int, action: Action) -> str:
    fields = {"warrior": warrior_name(world, warrior)}
    if isinstance(action, actions.Leave):
        return _("{warrior} leaves by the exit: nobody can wound it any more.", **fields)
    if isinstance(action, actions.Smash):
        return _("{warrior} attacks the switch: without it the enemy has less.", **fields)
    fields["square"] = square_name(world, max(0, world.squares[warrior]))
    return _("{warrior} does on {square} what this mission is about.", **fields)


def _attack(world: HybridState, sort: Sort, warrior: int, target: int) -> str:
    wounds = harm(world, sort, warrior, target)
    lives = NV[world.kinds[target]] - world.wounds[target]
    fields = {"warrior": warrior_name(world, warrior), "target": warrior_name(world, target)}
    fields |= {"hit": f"{100 * (1 - wounds[0]):.0f}", "kill": f"{100 * kills(world, sort, warrior, target):.0f}"}
    fields["parry"] = f"{100 * parry(world, target, warrior, sort == Sort.SHOT):.0f}"
    words = (
        _("{warrior} shoots at {target} and wounds it in {hit} %", **fields)
        if sort == Sort.SHOT
        else _("{warrior} strikes {target} and wounds it in {hit} %", **fields)
    )
    if lives == 1:
        return _("{words}; that kills, as it has 1 life left.", words=words)
    if fields["parry"] != "0":
        return _("{words}; its parry of {parry} % is counted.", words=words, **fields)
    return _("{words}; it has {n} lives left.", words=words, n=lives)


def _guard(world: HybridState, warrior: int, level: int) -> str:
    fields: dict[str, object] = {
        "warrior": warrior_name(world, warrior),
        "level": said(LEVEL_NAMES[Mode.DEFENSE][level]),
    }
    foe = _nearest(world, warrior)
    if foe < 0:
        return _("{warrior} takes {level}, and parries whoever comes.", **fields)
    fields |= {"foe": warrior_name(world, foe), "n": chance(world, Sort.PARRY, warrior, foe, level).percent}
    return _("With {level}, {warrior} parries {foe} in {n} %.", **fields)


def _wait(world: HybridState, warrior: int) -> str:
    fields: dict[str, object] = {"warrior": warrior_name(world, warrior)}
    foe = _nearest(world, warrior)
    if foe < 0:
        return _("{warrior} shoots at the first enemy that comes into its sight.", **fields)
    fields |= {"foe": warrior_name(world, foe), "n": gap(world, warrior, foe)}
    return _("{warrior} shoots at the first enemy in its sight; {foe} is {n} squares away.", **fields)


# ---- who is near


def _nearest(world: HybridState, warrior: int) -> int:
    """The enemy with the shortest way to a warrior in the laboratory; -1 for nobody."""
    if world.squares[warrior] < 0:
        return -1
    return min(foes_of(world, warrior), key=lambda foe: gap(world, warrior, foe), default=-1)


def _standing(world: HybridState, warrior: int) -> str:
    """Where a warrior stands, and who is near."""
    fields = {"warrior": warrior_name(world, warrior)}
    if world.squares[warrior] < 0:
        return _("{warrior} waits outside, where nobody can attack it.", **fields)
    fields["square"] = square_name(world, world.squares[warrior])
    foe = _nearest(world, warrior)
    if foe < 0:
        return _("{warrior} stands at {square}, and no enemy is in the laboratory.", **fields)
    fields["foe"] = warrior_name(world, foe)
    return _n(
        "At {square}, {warrior} is {n} step from {foe}, the nearest enemy.",
        "At {square}, {warrior} is {n} steps from {foe}, the nearest enemy.",
        gap(world, warrior, foe),
        **fields,
    )


def _bound(world: HybridState, warrior: int) -> str:
    """Where a warrior will stand, and who will be near it."""
    foe = _nearest(world, warrior)
    if world.squares[warrior] < 0 or foe < 0:
        return _standing(world, warrior)
    return _n(
        "{warrior} is bound for {square}, {n} step from {foe}, the nearest enemy there.",
        "{warrior} is bound for {square}, {n} steps from {foe}, the nearest enemy there.",
        gap(world, warrior, foe),
        warrior=warrior_name(world, warrior),
        square=square_name(world, world.squares[warrior]),
        foe=warrior_name(world, foe),
    )


def _why_stay(seen: HybridState, action: Action) -> str:
    """Why a warrior does no more, or takes a step of which no more is known."""
    if seen.active < 0:
        return _("Your side has {n} warriors in the laboratory.", n=len(seen.standing(action.seat)))
    words = _standing(seen, seen.active)
    if isinstance(action, actions.Halt):
        return _("{words} Nothing that it can reach is a better place.", words=words)
    if isinstance(action, actions.Rest):
        return _("{words} Nothing that it could still do is worth the risk.", words=words)
    if isinstance(action, actions.Burst):
        return _("{words} Its explosion takes along whoever is beside it.", words=words)
    return _("{words} From here it goes on to a better place.", words=words)


def _why_turn(seen: HybridState, action: actions.Turn) -> str:
    warrior, words = seen.active, _standing(seen, seen.active)
    foe = _nearest(seen, warrior)
    if foe >= 0 and toward(lab_of(seen.plan), seen.squares[warrior], seen.squares[foe]) == action.facing:
        return _("{words} This way it faces that enemy.", words=words)
    return _("{words} It sees and parries best what lies before it.", words=words)


def _why_swing(seen: HybridState, action: actions.Swing) -> str:
    return _("{words} The door is in its way, or keeps an enemy out.", words=_standing(seen, seen.active))


def _why_enter(seen: HybridState, action: actions.Enter) -> str:
    after = seen.clone()
    after.squares[seen.active] = action.square
    return _standing(after, seen.active)


def _why_pin(seen: HybridState, action: actions.Pin) -> str:
    return _("{foe} cannot move away in this round if it is held.", foe=warrior_name(seen, action.target))


def _why_mode(seen: HybridState, action: actions.Announce) -> str:
    warrior, mode = seen.active, action.mode
    fields: dict[str, object] = {"warrior": warrior_name(seen, warrior), "mode": said(MODE_NAMES[mode])}
    fields["n"] = value(seen, warrior, mode)
    fields["words"] = _standing(seen, warrior)
    if mode == Mode.OFFENSE:
        return _("{words} It may strike whom it comes to touch, with {n} in combat.", **fields)
    if mode == Mode.FIRING:
        return _("{words} It may shoot at whom it sees, and nobody strikes back.", **fields)
    if mode == Mode.DEFENSE:
        return _("{words} It may parry attacks until it acts again.", **fields)
    return _("{words} In Moving it goes farthest, but does not attack.", **fields)


# ---- before warriors move


def _why_enlist(seen: HybridState, action: actions.Enlist | actions.Dismiss) -> str:
    seat, kind = action.seat, action.kind
    fields = {"warrior": said(PROFILES[kind].name), "lives": NV[kind], "of": MISSIONS[seen.mission].ranks[seat]}
    squad = [*seen.musters[seat]]
    if isinstance(action, actions.Dismiss):
        squad.remove(kind)
        return _(
            "Without {warrior} your squad has {n} of {of} ranks, and room for others.", n=muster.ranks(squad), **fields
        )
    squad.append(kind)
    mode = max((Mode.OFFENSE, Mode.FIRING, Mode.DEFENSE), key=lambda each: MODES[each][kind])
    fields |= {"mode": said(MODE_NAMES[mode]), "value": MODES[mode][kind], "n": muster.ranks(squad)}
    return _("{warrior} has {lives} lives and {value} in {mode}; your squad has {n} of {of} ranks then.", **fields)


def _why_ready(seen: HybridState, action: actions.Ready) -> str:
    seat = action.seat
    if seen.phase is Phase.MUSTER:
        fields = {"n": muster.ranks(seen.musters[seat]), "of": MISSIONS[seen.mission].ranks[seat]}
        return _("Your squad has {n} of the {of} ranks of this mission, and all that it must have.", **fields)
    count = len(seen.standing(seat))
    return _n("{n} warrior of yours stands where it should.", "{n} warriors of yours stand where they should.", count)


def _why_place(seen: HybridState, action: actions.Place) -> str:
    name = warrior_name(seen, action.warrior)
    if action.square == OFF:
        return _("{warrior} may find a better square.", warrior=name)
    after = seen.clone()
    after.squares[action.warrior] = action.square
    foe = _nearest(after, action.warrior)
    fields = {"warrior": name, "square": square_name(seen, action.square)}
    if foe < 0:
        return _("From {square}, among the first squares, {warrior} is soon in the fight.", **fields)
    return _standing(after, action.warrior)


def _why_hand(seen: HybridState, action: actions.Keep | actions.Redraw) -> str:
    points = _points(seen, action.seat)
    fields = {"n": points, "of": len(seen.hands[action.seat]), "mean": f"{CARDS * MEAN:.1f}"}
    return _("Your {of} cards have {n} points in all; three others have {mean} on average.", **fields)


MEAN = sum(POINTS) / len(POINTS)
"""The points of a card on average."""


def _points(seen: HybridState, seat: Seat) -> int:
    return sum([POINTS[max(0, seen.pieces.face[piece])] for piece in seen.hands[seat]])


def _why_bid(seen: HybridState, action: actions.Bid) -> str:
    piece = action.piece
    fields = {"card": card_name(seen, piece), "n": POINTS[max(0, seen.pieces.face[piece])]}
    return _("{card} adds {n} to your Activation Roll, and is gone for fights.", **fields)


def _why_no_bid(seen: HybridState, action: actions.Stop) -> str:
    return _n(
        "Your {n} card, worth {points} in all, does more in a fight than in the Activation Roll.",
        "Your {n} cards, worth {points} in all, do more in fights than in the Activation Roll.",
        len(seen.hands[action.seat]),
        points=_points(seen, action.seat),
    )


def _why_begin(seen: HybridState, action: actions.Begin) -> str:
    closest = _closest(seen, action.seat)
    if closest is None:
        return _("No enemies are near each other yet: it matters little who reveals the first counter.")
    warrior, foe = closest
    apart = _n(
        "{warrior} and {foe} are {n} step apart",
        "{warrior} and {foe} are {n} steps apart",
        gap(seen, warrior, foe),
        warrior=warrior_name(seen, warrior),
        foe=warrior_name(seen, foe),
    )
    if action.first == action.seat:
        return _("{apart}: who begins may strike first.", apart=apart)
    return _("{apart}: who comes closer first is struck first.", apart=apart)


def _closest(seen: HybridState, seat: Seat) -> tuple[int, int] | None:
    pairs = [(each, foe) for each in seen.standing(seat) for foe in foes_of(seen, each)]
    return min(pairs, key=lambda pair: gap(seen, *pair), default=None)


def _why_order(seen: HybridState, action: actions.Number | actions.Rouse) -> str:
    words = _standing(seen, action.warrior)
    if isinstance(action, actions.Rouse):
        return _("{words} It does more by acting than by lying in ambush.", words=words)
    return _("{words} Who is nearest, or in danger, should act early.", words=words)


# ---- other cards


def _why_gift(seen: HybridState, action: actions.Shed | actions.Invoke | actions.Graft | actions.Play) -> str:
    piece = action.piece
    fields = {"card": card_name(seen, piece) if piece >= 0 else ""}
    match action:
        case actions.Shed():
            kept = [card_name(seen, each) for each in seen.gifts[action.seat] if each != piece]
            return _(
                "Of the three, {card} does least for your squad; you keep {others}.", others=listed(kept), **fields
            )
        case actions.Play(target=target):
            return _("{card} on {warrior} does more now than later.", warrior=warrior_name(seen, target), **fields)
        case actions.Graft():
            return _("{card} makes {warrior} stronger for good.", warrior=warrior_name(seen, seen.active), **fields)
    fields["warrior"] = warrior_name(seen, seen.active)
    if piece < 0:
        return _("Without its aura {warrior} can raise another one later.", **fields)
    return _("With {card}, {warrior} helps every friend around it from now on.", **fields)


WHY: Mapping[type[Action], Callable[[HybridState, Any], str]] = MappingProxyType(
    {
        actions.Announce: _why_mode,
        actions.Turn: _why_turn,
        actions.Swing: _why_swing,
        actions.Enter: _why_enter,
        actions.Pin: _why_pin,
        actions.Enlist: _why_enlist,
        actions.Dismiss: _why_enlist,
        actions.Ready: _why_ready,
        actions.Place: _why_place,
        actions.Keep: _why_hand,
        actions.Redraw: _why_hand,
        actions.Bid: _why_bid,
        actions.Stop: _why_no_bid,
        actions.Begin: _why_begin,
        actions.Number: _why_order,
        actions.Rouse: _why_order,
        actions.Shed: _why_gift,
        actions.Invoke: _why_gift,
        actions.Graft: _why_gift,
        actions.Play: _why_gift,
    }
)
"""By kind of action: why it may be good, where a course does not lead to anything more."""
