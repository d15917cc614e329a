"""How the table of a lesson is laid: hands, decks, lanes, market and coming enemies, by the keys of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal

import msgspec

from ...engine.plain import PieceId, Seat, Value
from ...language.words import _
from .cards import BOSS, ENEMY, EQUIPMENT, FACES, INSTANT, KIND, TROOP
from .purchase import ITEMS, TRIO
from .rounds import ROUNDS
from .state import NO_PIECE, Phase, XenoshyftState

Keys = Annotated[tuple[str, ...], msgspec.Meta(max_length=40)]
PHASES = {"buy": Phase.BUY, "deploy": Phase.DEPLOY, "wrap": Phase.WRAP}


class Troop(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """A troop in a lane, with what it carries and its damage tokens."""

    card: str
    gear: Keys = ()
    wounds: Annotated[int, msgspec.Meta(ge=0, le=9)] = 0


class Commander(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """What lies before one commander."""

    hand: Keys = ()
    deck: Keys = ()
    """The top first."""
    discard: Keys = ()
    """The oldest first."""
    front: Annotated[tuple[Troop, ...], msgspec.Meta(max_length=4)] = ()
    """The troops of its lane, the first one in front."""


class Table(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """The table. The first commander fights first; what is not named lies in its deck."""

    commanders: Annotated[tuple[Commander, ...], msgspec.Meta(max_length=4)]
    """For all seats."""
    items: Annotated[tuple[str, ...], msgspec.Meta(max_length=ITEMS)] = ()
    """The items for sale, in the place of the first that were dealt."""
    troops: Annotated[tuple[str, ...], msgspec.Meta(max_length=TRIO)] = ()
    """The troops of the wave for sale, likewise."""
    enemies: Keys = ()
    """The enemies of the wave that come next, the first one first: lane by lane, one at a time."""
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)] = 1
    phase: Literal["buy", "deploy", "wrap"] = "buy"
    base: Annotated[int, msgspec.Meta(ge=1, le=80)] | None = None


def lay(state: XenoshyftState, table: Table) -> None:
    """Lay a table that has just begun; ValueError for cards that there are not, or of which there are too few."""
    if len(table.commanders) != len(state.hands):
        raise ValueError(_("there are {n} seats", n=len(state.hands)))
    state.round, state.first = table.round, 0
    cards = _Cards(state)
    for seat in range(len(state.hands)):
        state.box += (*state.hands[seat], *state.decks[seat])
        state.hands[seat], state.decks[seat] = [], []
    for seat, commander in enumerate(table.commanders):
        _lay_commander(state, seat, commander, cards)
    first = ITEMS + TRIO * (state.wave - 1)
    _sell(state, 0, cards.take(table.items, (INSTANT, EQUIPMENT)), state.item_deck)
    _sell(state, first, cards.take(table.troops, (TROOP,)), state.troop_decks[state.wave - 1])
    state.enemy_decks[state.wave - 1] += cards.take(table.enemies, (ENEMY, BOSS))[::-1]
    _show(state)
    state.phase = PHASES[table.phase]
    if table.base is not None:
        state.base = table.base


class _Cards:
    """All cards that are not laid yet."""

    def __init__(self, state: XenoshyftState) -> None:
        self._state = state

    def take(self, keys: Sequence[str], kinds: Sequence[int]) -> list[PieceId]:
        return [self._take(key, kinds) for key in keys]

    def _take(self, key: str, kinds: Sequence[int]) -> PieceId:
        face = FACES.get(key)
        if face is None or KIND[face] not in kinds:
            raise ValueError(_("there is no such card here: {key}", key=key))
        for zone in self._zones():
            for place, piece in enumerate(zone):
                if piece != NO_PIECE and self._state.pieces.face[piece] == face:
                    if zone is self._state.market:
                        zone[place] = NO_PIECE
                    else:
                        zone.pop(place)
                    return piece
        raise ValueError(_("there are no more cards of this kind: {key}", key=key))

    def _zones(self) -> Iterator[list[PieceId]]:
        state = self._state
        yield from (state.box, state.item_deck, *state.troop_decks, *state.enemy_decks, *state.bosses, *state.supply)
        yield state.market


def _lay_commander(state: XenoshyftState, seat: Seat, commander: Commander, cards: _Cards) -> None:
    own = tuple(kind for kind in range(max(KIND) + 1) if kind not in (ENEMY, BOSS))
    state.hands[seat] = cards.take(commander.hand, own)
    state.decks[seat] = cards.take(commander.deck, own)[::-1]
    state.discards[seat] = cards.take(commander.discard, own)
    for laid in commander.front:
        (troop,) = cards.take((laid.card,), (TROOP,))
        state.fronts[seat].append(troop)
        if laid.gear:
            state.gear[troop] = tuple(cards.take(laid.gear, (EQUIPMENT,)))
        if laid.wounds:
            state.wounds[troop] = laid.wounds


def _sell(state: XenoshyftState, first: int, pieces: Sequence[PieceId], deck: list[PieceId]) -> None:
    """Lay cards for sale; those that lay there go under their deck."""
    for place, piece in enumerate(pieces, first):
        before, state.market[place] = state.market[place], piece
        if before != NO_PIECE:
            deck.insert(0, before)
    for place in range(first, first + (ITEMS if first == 0 else TRIO)):
        if state.market[place] == NO_PIECE and deck:
            state.market[place] = deck.pop()


def _show(state: XenoshyftState) -> None:
    """Let everybody know what lies open, and nobody what lies in decks."""
    pieces = state.pieces
    hidden = (*state.decks, state.item_deck, *state.troop_decks, *state.enemy_decks, *state.bosses)
    face_down = {piece for deck in hidden for piece in deck}
    for piece in range(len(pieces.face)):
        if piece in face_down:
            pieces.forget(piece)
        else:
            pieces.show(piece, None)
