"""How a commander thinks a round through: whole purchases, whole line-ups, and every deed of a fight played to its end.

Purchases and line-ups are tried in forecasts, deeds in fights after the real rules; always in the same few worlds for
all that is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations
from types import MappingProxyType
from typing import Any, NamedTuple

from ...engine.action import Action
from ...engine.plain import PieceId, Seat
from ...engine.rng import Rng
from . import knowledge
from .actions import BUY as BUYS
from .actions import DEPLOY as DEPLOYS
from .actions import PLACES, READY, Equip, Pledge, Shift
from .actions import SPEND as SPENDS
from .cards import (
    CHEER,
    COST,
    DEPLOYABLE,
    EQUIPMENT,
    HP,
    KIND,
    PLEDGE,
    STANDING,
    TYPES,
    VALUE,
)
from .cards import SPEND as SPENDABLE
from .estimate import attraction, standing
from .fighters import Foe, Shot, Soldier
from .figures import price
from .forecast import Forecast
from .habits import MARGIN, deed, wrap_up
from .lanes import may_carry
from .market import fits
from .muster import coming, corpses, fresh_soldier, give, more_of, soldier
from .rounds import ROUNDS
from .rules import Xenoshyft
from .state import Phase, XenoState
from .worths import FIGURE, HOLD, KEPT, LASTING, MED_PACK, STANDS, THROWN, wave_of

BUY, DEPLOY, COMBAT, WRAP, OVER = Phase
RULES = Xenoshyft()
BUNDLES = 60
"""How many purchases are tried."""
ROUGH, FINE = 8, 32
"""In how many worlds everything is tried, and what did best there."""
SHORT = 8
"""How many of them that are."""


class Scene:
    """What comes to each lane in some worlds, laid ready for many forecasts."""

    def __init__(self, state: XenoState, worlds: int) -> None:
        rng = Rng(state.turn * 7919 + state.round)
        self.state = state
        self.wave = state.wave
        self.next_wave = wave_of(state.round + 1)
        self.bodies = [corpses(state, lane) for lane in range(len(state.fronts))]
        self.worlds = []
        for _world in range(worlds):
            world = knowledge.imagine(state, rng)
            self.worlds.append((coming(world), more_of(world)))

    def fight(
        self,
        lane: int,
        front: Sequence[Soldier],
        worlds: slice,
        shots: Sequence[Shot] = (),
        guards: Sequence[tuple[int, float]] = (),
    ) -> float:
        """The damage a lane brings with such a front, less what still stands then; on average."""
        total, stands = 0.0, STANDS if self.state.round < ROUNDS else 0.0
        chosen = self.worlds[worlds]
        bodies = self.bodies[lane]
        for dealt, more in chosen:
            own = [each.copy() for each in front]
            forecast = Forecast(
                own, [Foe(face, HP[face]) for face in dealt[lane]], more, self.wave, bodies, shots, guards
            ).run()
            total += forecast.base + forecast.spent
            if stands and forecast.front:
                total -= stands * standing(forecast.front, self.next_wave)
        return total / len(chosen)


def best_of(scene: Scene, options: Sequence[Any], score: Callable[[Any, slice], float]) -> tuple[Any, float]:
    """The option of the least score: all in a few worlds, the best of them in more."""
    rough = sorted(((score(option, slice(0, ROUGH)), at) for at, option in enumerate(options)))[:SHORT]
    if len(rough) == 1:
        return options[rough[0][1]], rough[0][0]
    least, at = min((score(options[at], slice(0, FINE)), at) for _rough, at in rough)
    return options[at], least


# ---- purchase


class Bundle(NamedTuple):
    """What may be bought together, and which cards of the hand are laid under it for that."""

    cards: tuple[PieceId, ...] = ()
    pledged: tuple[PieceId, ...] = ()


def purchase(state: XenoState, seat: Seat) -> Action:
    """The next step to the best purchase."""
    face, hand = state.pieces.face, state.hands[seat]
    for piece in hand:
        if VALUE[face[piece]]:
            return SPENDS[seat][piece]
    bundle = _best_bundle(state, seat)
    dearest_first = sorted(bundle.cards, key=lambda each: -COST[face[each]])
    for piece in bundle.pledged:
        for on in dearest_first:
            if fits(state, seat, piece, on):
                return Pledge(seat, piece, on)
    for on in dearest_first:
        if price(state, seat, on) <= state.resources[seat]:
            return BUYS[seat][on]
    if bundle.cards:
        for piece in hand:
            if SPENDABLE[face[piece]]:
                return SPENDS[seat][piece]
    return READY[seat]


def _best_bundle(state: XenoState, seat: Seat) -> Bundle:
    bundles = list(_bundles(state, seat))
    if len(bundles) == 1:
        return bundles[0]
    scene = Scene(state, FINE)
    best: Bundle
    best, _least = best_of(scene, bundles, lambda bundle, worlds: _bundle_score(scene, seat, bundle, worlds))
    return best


def _bundles(state: XenoState, seat: Seat) -> Iterator[Bundle]:
    """Purchases that can be paid, the empty one first: each as much as the purse allows, drawn by lot."""
    yield Bundle()
    face, hand = state.pieces.face, state.hands[seat]
    prices = {piece: price(state, seat, piece) for piece in state.market if piece >= 0}
    money = state.resources[seat] + sum([state.wave + 2 for piece in hand if SPENDABLE[face[piece]]])
    room = PLACES - len(state.fronts[seat]) - sum([DEPLOYABLE[face[piece]] for piece in hand])
    pull = {piece: max(0.1, attraction(state, face[piece], room)) / (prices[piece] + 0.5) for piece in prices}
    rng = Rng(state.turn * 31 + money)
    seen: set[tuple[PieceId, ...]] = {()}
    for number in range(BUNDLES):
        luck = {piece: 0.4 + (0.0 if number == 0 else rng.below(1000) / 500) for piece in prices}
        wanted = sorted(prices, key=lambda each: -pull[each] * luck[each])
        bundle = _paid(state, seat, wanted, prices, money)
        if bundle.cards not in seen:
            seen.add(bundle.cards)
            yield bundle


def _paid(state: XenoState, seat: Seat, wanted: list[PieceId], prices: dict[PieceId, int], money: int) -> Bundle:
    """As many as can be paid in this order, with pledges where money is short."""
    face = state.pieces.face
    free = [piece for piece in state.hands[seat] if PLEDGE[face[piece]] in OFF]
    free.sort(key=lambda piece: COST[face[piece]])
    chosen: list[PieceId] = []
    pledged: list[PieceId] = []
    for piece in wanted:
        short = prices[piece] - money
        helpers: list[PieceId] = []
        for other in free:
            if short > 0 and fits(state, seat, other, piece):
                helpers.append(other)
                short -= OFF[PLEDGE[face[other]]] - (not COST[face[other]])
        if short <= 0:
            off = sum([OFF[PLEDGE[face[other]]] - (not COST[face[other]]) for other in helpers])
            money -= max(0, prices[piece] - off)
            free = [other for other in free if other not in helpers]
            pledged += helpers
            chosen.append(piece)
    return Bundle(tuple(sorted(chosen)), tuple(pledged))


def _bundle_score(scene: Scene, seat: Seat, bundle: Bundle, worlds: slice) -> float:
    """The damage to expect with what was bought, less what it is good for later."""
    state = scene.state
    face, wave, lasting = state.pieces.face, scene.wave, LASTING[state.round]
    front = [soldier(state, troop, seat) for troop in state.fronts[seat]]
    figure = FIGURE[wave]
    held = [piece for piece in (*state.hands[seat], *bundle.cards) if piece not in bundle.pledged]
    at_hand = [piece for piece in held if DEPLOYABLE[face[piece]]]
    at_hand.sort(key=lambda piece: -figure[face[piece]])
    room = PLACES - len(front)
    fresh = [fresh_soldier(state, piece) for piece in at_hand[:room]]
    spare = at_hand[room:]
    front = line_up([*front, *fresh], fresh)
    faces = [face[piece] for piece in held]
    for printed in faces:
        if KIND[printed] == EQUIPMENT:
            hand_out(front, printed, wave)
    thrown = [THROWN[printed] for printed in faces if printed in THROWN]
    packs = [(wave + 1, KEPT * HOLD["med-pack"]) for printed in faces if printed == MED_PACK]
    score = scene.fight(seat, front, worlds, thrown, packs)
    score += sum([lasting[face[piece]] for piece in bundle.pledged])
    for piece in bundle.cards:
        printed = face[piece]
        score -= lasting[printed]
        if not DEPLOYABLE[printed]:
            score -= (OUTFIT if KIND[printed] == EQUIPMENT else KEPT) * figure[printed]
    if state.round == ROUNDS and len(state.fronts) == 1:
        return score
    return score - SPARED * sum([figure[face[piece]] for piece in spare])


OUTFIT = 0.3
"""How much of its worth equipment has beyond what a forecast of the round knows."""
OFF: Mapping[str, int] = MappingProxyType({"cheaper-troop": 2, "cheaper-item": 2})
"""By the effect of a card that is pledged: how much cheaper it makes another; one less if it has cost nothing."""
SPARED = 0.25
"""How much of its worth a troop brings for which the own lane has no room."""


def line_up(front: list[Soldier], fresh: list[Soldier]) -> list[Soldier]:
    """A sensible order: who endures most is first, who cheers others is last."""
    for each in fresh:
        cheer = CHEER[each.face]
        if cheer:
            for other in front:
                if other is not each:
                    other.power += cheer
    for each in front:
        if each not in fresh and CHEER[each.face]:
            for other in fresh:
                other.power += CHEER[each.face]
    return sorted(front, key=lambda each: (CHEER[each.face], -each.left))


def hand_out(front: list[Soldier], item: int, wave: int) -> None:
    """Equipment for whoever has most HP and may carry it."""
    able = [each for each in front if may_take(each, item)]
    if able:
        give(max(able, key=lambda each: each.left), item, wave)


def may_take(each: Soldier, item: int) -> bool:
    """Whether a soldier can carry this as well."""
    return STANDING[each.face] != "bare" and not any(TYPES[item] & TYPES[other] for other in each.gear)


# ---- deployment


def deployment(state: XenoState, seat: Seat) -> Action:
    """The next step to the best line-up, then help for others."""
    scene = Scene(state, FINE)
    step = _fill(scene, seat) or _outfit(scene, seat) or _arrange(scene, seat) or _help(scene, seat)
    return step or READY[seat]


def _troops_at_hand(state: XenoState, seat: Seat) -> list[PieceId]:
    face, figure = state.pieces.face, FIGURE[state.wave]
    found = [piece for piece in state.hands[seat] if DEPLOYABLE[face[piece]]]
    return sorted(found, key=lambda piece: -figure[face[piece]])


def _fill(scene: Scene, seat: Seat) -> Action | None:
    """The strongest of the hand come to the own lane, each where the lane does best."""
    state = scene.state
    front, hand = state.fronts[seat], _troops_at_hand(state, seat)
    if len(front) >= PLACES or not hand:
        return None
    return DEPLOYS[seat][hand[0]][seat][len(front)]


def _arrange(scene: Scene, seat: Seat) -> Action | None:
    """The own lane in the best order."""
    state = scene.state
    front = state.fronts[seat]
    if len(front) < 2 or state.moved[seat] >= 12:
        return None
    soldiers = [soldier(state, troop, seat) for troop in front]
    orders = list(permutations(range(len(front))))

    def fight(order: Sequence[int], worlds: slice) -> float:
        return scene.fight(seat, [soldiers[at] for at in order], worlds)

    best, least = best_of(scene, orders, fight)
    if best == orders[0] or least > fight(orders[0], slice(0, FINE)) - MARGIN:
        return None
    wrong = next(at for at, wanted in enumerate(best) if wanted != at)
    return Shift(seat, front[best[wrong]], wrong)


def _outfit(scene: Scene, seat: Seat) -> Action | None:
    """Equipment of the hand where it does most, in any lane."""
    state, wave = scene.state, scene.wave
    face = state.pieces.face
    items = [piece for piece in state.hands[seat] if KIND[face[piece]] == EQUIPMENT]
    best: tuple[float, Action] | None = None
    for item in items[:3]:
        for lane, front in enumerate(state.fronts):
            able = [at for at, troop in enumerate(front) if may_carry(state, troop, item)]
            if not able:
                continue
            before = scene.fight(lane, [soldier(state, troop, lane) for troop in front], slice(0, ROUGH * 2))
            for at in able:
                soldiers = [soldier(state, troop, lane) for troop in front]
                give(soldiers[at], face[item], wave)
                gain = before - scene.fight(lane, soldiers, slice(0, ROUGH * 2)) + (0.3 if lane == seat else 0.0)
                if best is None or gain > best[0]:
                    best = (gain, Equip(seat, item, front[at]))
    return None if best is None or best[0] < -0.5 else best[1]


def _help(scene: Scene, seat: Seat) -> Action | None:
    """Troops for which the own lane has no room, where another lane lacks them."""
    state = scene.state
    face = state.pieces.face
    hand = _troops_at_hand(state, seat)
    best: tuple[float, Action] | None = None
    for lane, front in enumerate(state.fronts):
        others = sum([DEPLOYABLE[face[piece]] for piece in state.hands[lane]])
        waiting = 0 if state.ready_seats >> lane & 1 else others
        if lane == seat or not hand or len(front) + waiting >= PLACES:
            continue
        soldiers = [soldier(state, troop, lane) for troop in front]
        before = scene.fight(lane, soldiers, slice(0, ROUGH * 2))
        for place in range(len(front) + 1):
            fresh = fresh_soldier(state, hand[0])
            gain = before - scene.fight(lane, [*soldiers[:place], fresh, *soldiers[place:]], slice(0, ROUGH * 2))
            if gain > MARGIN and (best is None or gain > best[0]):
                best = (gain, DEPLOYS[seat][hand[0]][lane][place])
    return None if best is None else best[1]


def think(state: XenoState, seat: Seat) -> Action | None:
    """What a commander who thinks does now; None where that is not known."""
    offers = RULES.legal(state, seat)
    if state.pending is not None or state.phase is COMBAT:
        return deed(state, seat, offers) if state.phase is COMBAT else None
    if state.phase is BUY:
        return purchase(state, seat)
    if state.phase is DEPLOY:
        return deployment(state, seat)
    if state.phase is WRAP:
        return wrap_up(state, seat, offers)
    return None
