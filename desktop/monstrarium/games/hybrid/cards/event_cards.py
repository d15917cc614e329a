"""What Event and Army cards do, each by the word on its design; what they ask first; and on whom they can be played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from ....engine.event import Sink, tell
from ....engine.plain import PieceId, Seat
from ..combat import wounds
from ..combat.dice import natural
from ..events import cards as on
from ..events.fights import GuardLost, TurnedAbout
from ..ground.contact import base_of
from ..ground.laboratory import Lab, lying_on, squares_of
from ..ground.plan import lab_of
from ..ground.vision import bodies
from ..printed.other_decks import Event, event_of
from ..state import NOBODY, Door, HybridState, LastingCard, Mode, Phase
from ..turn import movement_points
from . import hands, lasting

Picks = tuple[tuple[str, int], ...]
NOTHING = -1


class EventCard(NamedTuple):
    """An Event or Army card that happens."""

    state: HybridState
    seat: Seat
    piece: PieceId
    target: int
    """A warrior, or NOBODY."""
    answer: int
    """The square or card that was chosen, or NOTHING."""
    out: Sink | None
    card: Event

    def number(self, name: str) -> int:
        return int(self.card.args[name])


def happen(state: HybridState, seat: Seat, piece: PieceId, target: int, answer: int, out: Sink | None) -> None:
    """Carry out a card, which then lies on warriors or squares, or is discarded."""
    event = EventCard(state, seat, piece, target, answer, out, event_of(state.pieces.face[piece]))
    state.limbo.remove(piece)
    if event.card.does != "spell":
        state.spent.append(piece)
    DOES[event.card.does](event)
    movement_points.keep(state, out)
    if out is not None:
        out.beat()


def asks(state: HybridState, piece: PieceId, target: int) -> Picks:
    """What has to be chosen before a card happens; nothing where there is no choice."""
    card = event_of(state.pieces.face[piece])
    if card.does == "rocks":
        free = _free_around(state, target, int(card.args["squares"]))
        return tuple([("square", square) for square in squares_of(free)])
    if card.does == "revive":
        return hands.discards(state)
    if card.over == "template":
        return templates(state, target)
    return ()


def _free_around(state: HybridState, warrior: int, away: int) -> int:
    """The squares near a warrior on which nothing stands or lies."""
    lab = lab_of(state.plan)
    taken = bodies(state, lab)[0] | state.rocks | lab.pillars | state.tanks
    for door in lab.doors:
        taken |= door.mask
    for squares in (lab.trapdoors, state.counters, state.spots, *[each.squares for each in lab.accesses]):
        for square in squares:
            taken |= 1 << max(0, square)
    for _number, squares in lab.objectives:
        for square in squares:
            taken |= 1 << square
    return _around(lab, base_of(state, lab, warrior), away) & lab.floor & ~taken


def _around(lab: Lab, base: int, away: int) -> int:
    for _ring in range(away):
        base |= (base & ~lab.columns[-1]) << 1 | (base & ~lab.columns[0]) >> 1
        base |= base << lab.width | base >> lab.width
    return base


def templates(state: HybridState, warrior: int) -> Picks:
    """Where 2 x 2 squares may lie that cover a warrior, by their top left one; never across a wall or a shut door."""
    lab = lab_of(state.plan)
    base, solid, bases = base_of(state, lab, warrior), lab.walls | lab.caved | state.shut, lab.bases[2]
    covering = lab.fits[2] & lying_on(lab, 2, base)
    return tuple([("square", square) for square in squares_of(covering) if not bases[square] & solid])


def targets(state: HybridState, seat: Seat, piece: PieceId) -> list[int]:
    """On whom a card that is kept can be played now."""
    card = event_of(state.pieces.face[piece])
    needs = NEEDS.get(card.does)
    found = []
    for warrior, square in enumerate(state.squares):
        if square < 0 or not _is_meant(state, card, seat, warrior):
            continue
        if card.over == "template" and not templates(state, warrior):
            continue
        if needs is None or needs(state, seat, warrior):
            found.append(warrior)
    return found


def _is_meant(state: HybridState, card: Event, seat: Seat, warrior: int) -> bool:
    match card.aim:
        case "friend":
            return state.sides[warrior] == seat
        case "foe":
            return state.sides[warrior] != seat
        case "active":
            return warrior == state.active
    return card.aim == "any"


NEEDS: Mapping[str, Callable[[HybridState, Seat, int], bool]] = MappingProxyType(
    {
        "heal": lambda state, seat, warrior: state.wounds[warrior] > 0,
        "rob": lambda state, seat, warrior: bool(state.hands[seat ^ 1]),
        "pin": lambda state, seat, warrior: not state.pinned >> warrior & 1,
        "stride": lambda state, seat, warrior: not state.pinned >> warrior & 1,
        "douse": lambda state, seat, warrior: bool(lasting.events_on(state, warrior)),
        "unsettle": lambda state, seat, warrior: state.modes[warrior] == Mode.DEFENSE or warrior in state.ambush,
    }
)
"""By what a card does: what a warrior must have for it to be played there."""


# ---- what they do


def _lie(event: EventCard) -> None:
    state, card, lab = event.state, event.card, lab_of(event.state.plan)
    warrior, mask = NOBODY, 0
    match card.over:
        case "target":
            warrior = event.target
        case "template":
            mask = lab.bases[2][event.answer]
        case "zone":
            zone = lab.zones[state.squares[event.target]]
            mask = sum([1 << square for square, each in enumerate(lab.zones) if each == zone])
    until = state.round + card.lasts - 1 if card.lasts else 0
    face = state.pieces.face[event.piece]
    state.spells.append(LastingCard(event.piece, face, event.seat, warrior, mask, until))
    tell(event.out, on.CardLaid(event.seat, event.piece, face, warrior, mask, until))


def _try(event: EventCard, warrior: int, amount: int) -> None:
    """A Natural Roll, or wounds."""
    state = event.state
    level, die, passed = natural(state, warrior, event.number("bonus"))
    tell(event.out, on.TriedToPass(state.sides[warrior], warrior, level, die, passed))
    if not passed:
        wounds.wound(state, warrior, amount, NOBODY, event.out, why=wounds.CARD, side=event.seat)


def _test(event: EventCard) -> None:
    _try(event, event.target, event.number("count"))


def _blast(event: EventCard) -> None:
    """All warriors in the room of the finder try, in their order; outside rooms the finder alone."""
    state, lab = event.state, lab_of(event.state.plan)
    own = base_of(state, lab, event.target)
    rooms = {lab.rooms[square] for square in squares_of(own)} - {-1}
    room = own | sum([1 << square for square, each in enumerate(lab.rooms) if each in rooms and not own >> square & 1])
    for warrior in [each for each in range(len(state.kinds)) if base_of(state, lab, each) & room]:
        if state.squares[warrior] >= 0:
            _try(event, warrior, 1)


def _wound(event: EventCard) -> None:
    wounds.wound(event.state, event.target, event.number("count"), NOBODY, event.out, why=wounds.CARD, side=event.seat)


def _heal(event: EventCard) -> None:
    wounds.heal(event.state, event.target, event.number("count"), event.out)


def _heal_all(event: EventCard) -> None:
    for warrior in event.state.standing(event.seat):
        wounds.heal(event.state, warrior, event.number("count"), event.out)


def _swing(event: EventCard, source: int, result: int, but: int) -> None:
    """All doors that stand one way stand the other way now, but for those on these squares."""
    state, lab = event.state, lab_of(event.state.plan)
    found = [at for at, door in enumerate(lab.doors) if state.doors[at] == source and not door.mask & but]
    for at in found:
        state.doors[at] = result
        state.shut ^= lab.doors[at].mask
    tell(event.out, on.DoorsMoved(event.seat, tuple(found), result == Door.SHUT))


def _slam(event: EventCard) -> None:
    _swing(event, Door.OPEN, Door.SHUT, bodies(event.state, lab_of(event.state.plan))[0])


def _spring(event: EventCard) -> None:
    _swing(event, Door.SHUT, Door.OPEN, 0)


def _rocks(event: EventCard) -> None:
    if event.answer != NOTHING:
        event.state.rocks |= 1 << event.answer
        tell(event.out, on.RocksFell(event.seat, event.answer))


def _pin(event: EventCard) -> None:
    event.state.pinned |= 1 << event.target
    tell(event.out, on.Held(event.state.sides[event.target], event.target))


def _unsettle(event: EventCard) -> None:
    state, warrior = event.state, event.target
    if warrior in state.ambush:
        wounds.expose(state, warrior, event.out)
    elif state.modes[warrior] == Mode.DEFENSE:
        state.modes[warrior], state.levels[warrior] = Mode.NONE, 0
        tell(event.out, GuardLost(state.sides[warrior], warrior))


def _about(event: EventCard) -> None:
    state, warrior = event.state, event.target
    state.facings[warrior] = (state.facings[warrior] + 2) & 3
    tell(event.out, TurnedAbout(state.sides[warrior], warrior, state.facings[warrior]))


def _stride(event: EventCard) -> None:
    """More Movement points, before the Movement or in it."""
    points = event.number("count")
    event.state.stride += points
    if event.state.phase is Phase.MODE:
        tell(event.out, on.Hastened(event.seat, event.target, points))


def _douse(event: EventCard) -> None:
    for card in lasting.events_on(event.state, event.target):
        lasting.end(event.state, card, event.out)


# ---- hands


def _draw(event: EventCard) -> None:
    hands.take_cards(event.state, event.seat, event.number("count"), event.out)


def _rob(event: EventCard) -> None:
    _lose(event, event.seat ^ 1, event.number("count"))


def _toll(event: EventCard) -> None:
    _lose(event, event.seat)
    _lose(event, event.seat ^ 1)


def _lose(event: EventCard, seat: Seat, count: int = 1) -> None:
    """Cards out of a hand, as long as it holds any."""
    for _card in range(min(count, len(event.state.hands[seat]))):
        hands.lose(event.state, seat, event.out)


def _share(event: EventCard) -> None:
    ours, theirs = [len(hand) for hand in event.state.hands]
    fewer = int(theirs < ours)
    hands.take_cards(event.state, fewer, min(abs(ours - theirs), event.number("count")), event.out)


def _peek(event: EventCard) -> None:
    state, hand = event.state, event.state.hands[event.seat ^ 1]
    for piece in hand:
        state.pieces.show(piece, event.seat)
    tell(event.out, on.Peeked(event.seat))
    tell(event.out, on.HandSeen(event.seat, tuple([state.pieces.face[piece] for piece in hand])))


def _steal(event: EventCard) -> None:
    if event.state.hands[event.seat ^ 1]:
        hands.steal(event.state, event.seat, event.out)


def _revive(event: EventCard) -> None:
    if event.answer != NOTHING:
        hands.revive(event.state, event.seat, event.answer, event.out)


DOES: Mapping[str, Callable[[EventCard], None]] = MappingProxyType(
    {
        "spell": _lie,
        "blast": _blast,
        "slam": _slam,
        "spring": _spring,
        "rocks": _rocks,
        "test": _test,
        "draw": _draw,
        "rob": _rob,
        "peek": _peek,
        "revive": _revive,
        "toll": _toll,
        "share": _share,
        "stride": _stride,
        "douse": _douse,
        "steal": _steal,
        "heal": _heal,
        "heal-all": _heal_all,
        "pin": _pin,
        "unsettle": _unsettle,
        "about": _about,
        "wound": _wound,
    }
)
"""By the word on a design: its function."""
