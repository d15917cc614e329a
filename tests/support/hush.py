"""Hush: a game of questions that go round the table, for tests.

The seat in turn may claim a point, once, and ends the turn. After a claim and between turns every other seat is asked
in order: it may object with a card, which asks all others anew, or let it pass. The last seat holds no card to object
with. A claim counts when the objections to it are even in number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from monstrarium.engine.action import Action
from monstrarium.engine.course import Course
from monstrarium.engine.event import Event, Sink
from monstrarium.engine.game import Chances, GameInfo, Outcome
from monstrarium.engine.pieces import HIDDEN, Pieces
from monstrarium.engine.plain import PieceId, Plain, Seat, State, state
from monstrarium.engine.rng import Rng
from monstrarium.games.kit import Kit
from monstrarium.language.words import _, mark
from monstrarium.table.desc import Affordance, Face, Gesture, Habit, ItemId, Piece, Prompt, Round, TableDesc, Zone
from monstrarium.table.layout import CARD
from monstrarium.table.presenter import Audience, Flourish, Line, Presenter, Sheet
from tests.support.laying import fan, stack

HAND = 3
OBJECTION, BLANK = 0, 1
TITLES = ("Objection", "Blank")
NOBODY = -1


@state
class HushState(State):
    rng: Rng
    pieces: Pieces
    hands: list[list[PieceId]]
    open: list[PieceId]
    points: list[int]
    seat: Seat = 0
    turn: int = 1
    claimed: bool = False
    asked: Seat = NOBODY
    left: int = 0
    kind: str = ""
    """The subject of the round of questions: a claim, or the pause between turns."""
    objections: int = 0
    pending: None = None


class Claim(Action, frozen=True, gc=False):
    pass


class End(Action, frozen=True, gc=False):
    pass


class Object(Action, frozen=True, gc=False):
    """Show a card that objects."""

    card: PieceId


class Pass(Action, frozen=True, gc=False):
    pass


class Claimed(Event, frozen=True, gc=False):
    pass


class Objected(Event, frozen=True, gc=False):
    card: PieceId


class Passed(Event, frozen=True, gc=False):
    pass


class Ended(Event, frozen=True, gc=False):
    pass


class Hush:
    """The rules, for two turns of every seat."""

    info = GameInfo("hush", "Hush", (2, 5), rules=1)
    state_type = HushState
    book = None
    actions: tuple[type[Action], ...] = (Claim, End, Object, Pass)

    def new(self, seats: int, options: Mapping[str, Plain], rng: Rng) -> HushState:
        """Every seat but the last holds one objection."""
        faces = [OBJECTION if at % HAND == 0 and at < HAND * (seats - 1) else BLANK for at in range(HAND * seats)]
        hands = [list(range(HAND * seat, HAND * (seat + 1))) for seat in range(seats)]
        pieces = Pieces.of(faces)
        for seat, hand in enumerate(hands):
            for card in hand:
                pieces.show(card, seat)
        return HushState(rng, pieces, hands, [], [0] * seats)

    def to_act(self, state: HushState) -> tuple[Seat, ...]:
        if state.turn > 2 * len(state.hands):
            return ()
        return (state.seat if state.asked == NOBODY else state.asked,)

    def legal(self, state: HushState, seat: Seat) -> Sequence[Action]:
        if seat not in self.to_act(state):
            return ()
        if state.asked == NOBODY:
            return [End(seat)] if state.claimed else [Claim(seat), End(seat)]
        held = [card for card in state.hands[seat] if state.pieces.face[card] == OBJECTION]
        return [*(Object(seat, card) for card in held), Pass(seat)]

    def why_not(self, state: HushState, action: Action) -> str:
        return "" if action in self.legal(state, action.seat) else _("Not now.")

    def apply(self, state: HushState, action: Action, out: Sink | None = None) -> None:
        seat = action.seat
        match action:
            case Claim():
                state.claimed = True
                _open(state, seat, "claim")
                _tell(out, Claimed(seat))
            case End():
                _open(state, seat, "pause")
                _tell(out, Ended(seat))
            case Object(card=card):
                state.hands[seat].remove(card)
                state.open.append(card)
                state.pieces.show(card, None)
                state.objections += 1
                _open(state, seat, state.kind)
                _tell(out, Objected(seat, card))
            case Pass():
                state.left -= 1
                state.asked = _next(state, state.asked) if state.left else NOBODY
                _tell(out, Passed(seat))
                if not state.left:
                    _close(state)

    def turn(self, state: HushState) -> int:
        return state.turn

    def standing(self, state: HushState) -> tuple[int, ...]:
        return tuple(state.points)

    def outcome(self, state: HushState) -> Outcome | None:
        if self.to_act(state):
            return None
        places = tuple(1 + sum(other > each for other in state.points) for each in state.points)
        return Outcome(places, self.standing(state))

    def sizes(self, state: HushState) -> Mapping[str, int]:
        return {}

    def wrong(self, state: HushState) -> str:
        return ""

    def redact(self, state: HushState, viewer: Seat | None) -> HushState:
        state.pieces.hide_from(viewer)
        return state

    def sample(self, state: HushState, viewer: Seat, rng: Rng) -> HushState:
        world = state.clone()
        world.pieces.redeal(viewer, rng)
        world.rng = rng.fork()
        return world


class HushHints:
    """Hints of bots that never object."""

    def value(self, state: HushState, seat: Seat) -> float:
        return 0.5

    def weight(self, state: HushState, action: Action) -> float:
        return 0.0001 if isinstance(action, Object) else 1.0

    def best(self, state: HushState, seat: Seat) -> Action | None:
        """The best action is always to let it pass."""
        return None if state.asked == NOBODY else Pass(seat)

    def chances(self, state: HushState) -> Chances | None:
        return None

    def reason(self, seen: HushState, course: Course, names: Sequence[str], worlds: Sequence[HushState]) -> str:
        if isinstance(course[0], Pass):
            return _("Silence of {name} is golden.", name=names[course[0].seat])
        return _("{name} gets a point.", name=names[course[0].seat])


def describe(view: HushState, audience: Audience, offers: Sequence[Any]) -> TableDesc:
    seats = len(view.hands)
    middle = Zone("open", (4.5, 0.2, 1.5, 1.5))
    pieces = _laid(view, middle, view.open, stack(middle, len(view.open)))
    zones = [middle]
    for seat, hand in enumerate(view.hands):
        zone = Zone(f"hand/{seat}", (0.3, 1.7 * seat + 0.2, 4.0, 1.5), audience.name(seat), f"seat{seat}")
        zones.append(zone)
        pieces += _laid(view, zone, hand, fan(zone, len(hand)))
    prompt = Prompt(offers[0].seat, _("Object, or let it pass?")) if offers else None
    return TableDesc(
        (6.3, 1.7 * seats + 0.3),
        tuple(zones),
        tuple(pieces),
        tuple(_affordance(offer) for offer in offers),
        prompt,
        _("{name} is in turn.", name=audience.name(view.seat)),
        round=_round(view, audience),
    )


def intent(view: HushState, audience: Audience, source: ItemId, target: ItemId) -> Any | None:
    return None


def line(event: Any, view: HushState, audience: Audience) -> Line | None:
    name = audience.name(event.seat)
    match event:
        case Claimed():
            return Line(_("{name} claims a point.", name=name))
        case Objected():
            return Line(_("{name} objects.", name=name))
        case Passed():
            return Line(_("{name} lets it pass.", name=name), 1)
    return Line(_("{name} ends the turn.", name=name))


def flourish(event: Any, view: HushState, audience: Audience) -> Flourish | None:
    return None


def inspect(view: HushState, audience: Audience, item: ItemId) -> Sheet | None:
    kind, _slash, number = item.partition("/")
    return Sheet(_title(view, int(number))) if kind == "card" else None


def chapter(view: HushState) -> str:
    return _("Turn {turn}", turn=view.turn)


def topic(view: HushState) -> str:
    return ""


def _open(state: HushState, seat: Seat, kind: str) -> None:
    state.kind, state.left, state.asked = kind, len(state.hands) - 1, _next(state, seat)


def _close(state: HushState) -> None:
    if state.kind == "claim":
        state.points[state.seat] += state.objections % 2 == 0
    else:
        state.turn += 1
        state.seat, state.claimed = _next(state, state.seat), False
    state.kind, state.objections = "", 0


def _next(state: HushState, seat: Seat) -> Seat:
    return (seat + 1) % len(state.hands)


def _tell(out: Sink | None, event: Event) -> None:
    if out is not None:
        out.emit(event)


def _round(view: HushState, audience: Audience) -> Round | None:
    if view.asked == NOBODY:
        return None
    name = audience.name(view.seat)
    text = _("{name} claims. Objections?", name=name) if view.kind == "claim" else _("Before the next turn: anyone?")
    seats = tuple((view.asked + step) % len(view.hands) for step in range(view.left))
    return Round(view.kind, text, seats, tuple(Pass(seat) for seat in seats))


def _affordance(offer: Any) -> Affordance:
    match offer:
        case Object(card=card):
            return Affordance((offer,), Gesture.DRAG, _("Object"), f"card/{card}", "open")
        case Claim():
            return Affordance((offer,), Gesture.BUTTON, _("Claim a point"))
        case End():
            return Affordance((offer,), Gesture.BUTTON, _("End the turn"))
    return Affordance((offer,), Gesture.BUTTON, _("Let it pass"))


def _title(view: HushState, card: PieceId) -> str:
    face = view.pieces.face[card]
    return _("a hidden card") if face == HIDDEN else TITLES[face]


def _laid(view: HushState, zone: Zone, cards: Sequence[PieceId], poses: Sequence[Any]) -> list[Piece]:
    return [_piece(view, card, zone.id, pose) for card, pose in zip(cards, poses, strict=True)]


def _piece(view: HushState, card: PieceId, zone: ItemId, pose: Any) -> Piece:
    up = view.pieces.face[card] != HIDDEN
    face = Face("table/card" if up else "table/back")
    return Piece(f"card/{card}", zone, pose, face, CARD, up=up, tip=_title(view, card))


HABITS = (
    Habit("turns", mark("Not between turns"), ("pause",)),
    Habit("claims", mark("Not for claims either"), ("pause", "claim")),
)
KIT = Kit(Hush(), Presenter(describe, intent, line, flourish, inspect, chapter, topic), HushHints(), habits=HABITS)
