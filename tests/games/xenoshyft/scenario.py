"""A table of XenoShyft laid by hand, so that a test of a card reads like the card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, TypeVar

from monstrarium.engine.action import Action, Choose
from monstrarium.engine.event import Event
from monstrarium.engine.game import settle
from monstrarium.engine.pieces import EVERYONE
from monstrarium.engine.plain import PieceId, Plain, Seat
from monstrarium.engine.rng import Rng
from monstrarium.games.xenoshyft.actions import (
    Buy,
    Deploy,
    Discard,
    Equip,
    Pass,
    Play,
    Pledge,
    Power,
    Ready,
    Spend,
    Use,
)
from monstrarium.games.xenoshyft.cards import (
    CARDS,
    FACES,
    FIRST_XENO,
    KIND,
    PIECES,
    PRINTED_SLEEVES,
    SLEEVES,
    WAVE_OF,
    XENO,
)
from monstrarium.games.xenoshyft.combat import course
from monstrarium.games.xenoshyft.events import Attacks, BaseHit
from monstrarium.games.xenoshyft.rules import Xenoshyft
from monstrarium.games.xenoshyft.state import Phase, XenoshyftState
from tests.support.matches import Seen
from tests.support.playing import Playing

E = TypeVar("E", bound=Event)
RULES = Xenoshyft()
PAUSE = len(SLEEVES) - 1 - SLEEVES[::-1].index(FACES["hi-ex-grenade"])


class Table(Playing[XenoshyftState]):
    """A match in which cards are named by their keys, the second copy of a card on the table "militia:2", and so on.

    Fronts and swarms begin with the first of each lane: "ranger+tesla" carries a Spark Glove, "prowler?" lies face
    down. Where there are enemies, lane 0 fights; otherwise `phase` is what the table waits for. So that a fight stops
    after each exchange, seat 0 holds a grenade that is not counted, unless there is no `pause`.
    """

    def __init__(
        self,
        front: str | Sequence[str] = "",
        swarm: str | Sequence[str] = "",
        hand: str | Sequence[str] = "",
        *,
        wave: int = 1,
        seats: int = 0,
        deck: str = "",
        discard: str | Sequence[str] = "",
        market: str = "",
        enemy_deck: str | None = None,
        wounds: dict[str, int] | None = None,
        phase: Phase | None = None,
        base: int = 15,
        house: dict[str, Any] | None = None,
        last_round: bool = False,
        pause: bool = True,
    ) -> None:
        lanes = [each if not isinstance(each, str) else [each] for each in (front, swarm, hand, discard)]
        seats = seats or max(len(each) for each in lanes)
        super().__init__(
            RULES, RULES.new(seats, settle(RULES.info, seats, {"start": "first", **(house or {})}), Rng(1))
        )
        self._pieces: dict[str, list[PieceId]] = {}
        self._taken: set[PieceId] = set()
        self._hidden: list[PieceId] = []
        state = self.state
        state.pieces.face = [*(PRINTED_SLEEVES if state.house.printed else SLEEVES)]
        state.pieces.seen = [EVERYONE] * PIECES
        fronts, swarms, hands, discards = [[*each, *[""] * (seats - len(each))] for each in lanes]
        state.fronts = [[self._troop(name) for name in each.split()] for each in fronts]
        state.swarms = [[self._enemy(name) for name in each.split()] for each in swarms]
        state.hands = [self._take_all(each) for each in hands]
        if pause and any(state.swarms):
            state.hands[0].append(PAUSE)
            self._taken.add(PAUSE)
        state.discards = [self._take_all(each) for each in discards]
        state.decks = [self._take_all(deck)[::-1] if seat == 0 else [] for seat in range(seats)]
        state.market = [*self._take_all(market), *[-1] * 15][:15]
        wanted = None if enemy_deck is None else self._take_all(enemy_deck)[::-1]
        self._lay_rest()
        if wanted is not None:
            state.box += state.enemy_decks[wave - 1]
            state.enemy_decks[wave - 1] = wanted
        for zone in (*state.decks, state.item_deck, *state.troop_decks, *state.enemy_decks, *state.bosses):
            for piece in zone:
                state.pieces.seen[piece] = 0
        state.round = wave * 3 if last_round else wave * 3 - 2
        state.wounds = {self[key]: count for key, count in (wounds or {}).items()}
        state.base, state.first = base, 0
        state.resources = [0] * seats
        state.phase = phase or (Phase.COMBAT if any(state.swarms) else Phase.DEPLOY)
        if state.phase is Phase.COMBAT:
            state.lane, state.fresh = 0, all(map(state.revealed, state.swarms[0][:1]))
            tape = Seen()
            course.settle(state, tape)
            self.told = tape.events

    # ---- laying

    def _take(self, key: str) -> PieceId:
        key = key.rstrip("?")
        face = FACES[key]
        piece = next(each for each in range(PIECES) if SLEEVES[each] == face and each not in self._taken)
        self._taken.add(piece)
        self._pieces.setdefault(key, []).append(piece)
        return piece

    def _take_all(self, names: str) -> list[PieceId]:
        return [self._take(name) for name in names.split()]

    def _troop(self, names: str) -> PieceId:
        name, *carried = names.split("+")
        troop = self._take(name)
        if carried:
            self.state.gear[troop] = tuple(self._take(item) for item in carried)
        return troop

    def _enemy(self, name: str) -> PieceId:
        enemy = self._take(name)
        if name.endswith("?"):
            self._hidden.append(enemy)
        return enemy

    def _lay_rest(self) -> None:
        state = self.state
        rest = [piece for piece in range(PIECES) if piece not in self._taken]

        def of(kind: int, wave: int = -1) -> list[PieceId]:
            return [each for each in rest if KIND[SLEEVES[each]] == kind and wave in (-1, WAVE_OF[each])]

        state.box = of(0, 0)
        state.troop_decks = [of(0, wave) for wave in (1, 2, 3)]
        state.enemy_decks = [of(1, wave) for wave in (1, 2, 3)]
        state.bosses = [of(2, wave) for wave in (1, 2, 3)]
        state.item_deck = of(3) + of(4)
        state.supply = [[each for each in of(XENO) if SLEEVES[each] == FIRST_XENO + at] for at in range(3)]
        for enemy in self._hidden:
            state.pieces.seen[enemy] = 0

    # ---- actions

    def play(self, key: str, target: str | int, seat: Seat = 0) -> Self:
        """Play an instant on a card, or on a lane."""
        return self._do(Play(seat, self[key], self._target(target)))

    def use(self, key: str, target: str | int = -1, seat: Seat = 0) -> Self:
        """Use a text in the seat's lane."""
        return self._do(Use(seat, self[key], self._target(target)))

    def power(self, target: str | int = -1, seat: Seat = 0) -> Self:
        """Use the power of the seat's division."""
        return self._do(Power(seat, self._target(target)))

    def drop(self, key: str, lane: int = 0, place: int = 0, seat: Seat = 0) -> Self:
        """Deploy a troop of the hand in a lane."""
        return self._do(Deploy(seat, self[key], lane, place))

    def equip(self, key: str, troop: str, seat: Seat = 0) -> Self:
        """Give equipment of the hand to a troop."""
        return self.do(Equip(seat, self[key], self[troop]))

    def spend(self, *keys: str, seat: Seat = 0) -> Self:
        """Spend cards of the hand for resources."""
        for key in keys:
            self.do(Spend(seat, self[key]))
        return self

    def pledge(self, key: str, on: str, seat: Seat = 0) -> Self:
        """Lay a card of the hand under one for sale."""
        return self.do(Pledge(seat, self[key], self[on]))

    def buy(self, key: str, seat: Seat = 0) -> Self:
        return self.do(Buy(seat, self[key]))

    def put_away(self, key: str, seat: Seat = 0) -> Self:
        """Discard a card of the hand or lane in wrap-up."""
        return self.do(Discard(seat, self[key]))

    def ready(self) -> Self:
        """Let all seats be ready in this phase."""
        for seat in RULES.to_act(self.state):
            self.do(Ready(seat))
        return self

    def fight(self) -> Self:
        """Let all pass until there was an attack, somebody is asked, or the lane is done."""
        told: list[Event] = []
        lane = self.state.lane
        while self.state.pending is None and self.state.phase is Phase.COMBAT and self.state.lane == lane:
            told += self.do(Pass(self.state.asked)).told
            if any(isinstance(event, Attacks | BaseHit) for event in told):
                break
        self.told = told
        return self

    def answer(self, *options: Plain) -> Self:
        """Answer a question: a card by its key, or a word; pairs begin with a word."""
        told: list[Event] = []
        for option in options:
            assert self.state.pending is not None, "nobody is asked"
            told += self.do(Choose(self.state.pending.choice.seat, self._option(option))).told
        self.told = told
        return self

    def _option(self, option: Any) -> Any:
        if isinstance(option, tuple):
            return tuple(self._option(each) for each in option)
        known = isinstance(option, str) and option.split(":")[0] in self._pieces
        return self[option] if known else option

    def _do(self, action: Action) -> Self:
        """Pass for the seats that are asked first, then act."""
        while self.state.phase is Phase.COMBAT and self.state.asked != action.seat:
            self.do(Pass(self.state.asked))
        return self.do(action)

    def _target(self, target: str | int) -> int:
        return self[target] if isinstance(target, str) else target

    # ---- the state

    def __getitem__(self, key: str) -> PieceId:
        name, _colon, number = key.partition(":")
        return self._pieces[name][int(number or 1) - 1]

    def keys(self, pieces: Sequence[PieceId]) -> str:
        """Cards by their keys; a card that lies face down has a question mark."""
        state = self.state
        names = [CARDS[state.pieces.face[piece]].key for piece in pieces]
        return " ".join(
            [name + ("" if state.pieces.seen[piece] else "?") for name, piece in zip(names, pieces, strict=True)]
        )

    def front(self, lane: int = 0) -> str:
        return self.keys(self.state.fronts[lane])

    def swarm(self, lane: int = 0) -> str:
        return self.keys(self.state.swarms[lane])

    def hand(self, seat: Seat = 0) -> str:
        return self.keys([piece for piece in self.state.hands[seat] if piece != PAUSE])

    def discard(self, seat: Seat = 0) -> str:
        """The discard pile of a seat, the newest last."""
        return self.keys(self.state.discards[seat])

    def gear(self, troop: str) -> str:
        """The equipment of a troop."""
        return self.keys(self.state.gear.get(self[troop], ()))

    def tokens(self, key: str) -> int:
        """The damage on a card."""
        return self.state.wounds.get(self[key], 0)

    def burned(self, key: str) -> bool:
        """Whether a card has left the match."""
        return self[key] in self.state.box

    def options(self) -> list[Any]:
        """The possible answers, cards by their keys."""
        assert self.state.pending is not None, "nobody is asked"
        return [self._named(option) for option in self.state.pending.choice.options]

    def _named(self, option: Any) -> Any:
        if isinstance(option, tuple):
            return (option[0], self.keys([option[1]]), *option[2:])
        return self.keys([option]) if type(option) is int else option

    def may(self, action: Action) -> bool:
        return action in RULES.legal(self.state, action.seat)

    def offers(self, kind: type[Action], seat: Seat = 0) -> list[Action]:
        """The offers of one kind."""
        return [each for each in RULES.legal(self.state, seat) if isinstance(each, kind)]

    def may_play(self, key: str, target: str | int, seat: Seat = 0) -> bool:
        return self.may(Play(seat, self[key], self._target(target)))

    def may_use(self, key: str, target: str | int = -1, seat: Seat = 0) -> bool:
        return self.may(Use(seat, self[key], self._target(target)))

    def heard(self, kind: type[E]) -> list[E]:
        """The events of one kind in the last steps."""
        return [event for event in self.told if isinstance(event, kind)]
