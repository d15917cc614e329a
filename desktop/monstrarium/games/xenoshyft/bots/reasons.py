"""Why a move of XenoShyft is good, in words for the seat that makes it; what comes is foreseen in sampled worlds."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from math import fsum
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from ....engine.action import Action, Choose
from ....engine.course import Course
from ....engine.plain import PieceId, Plain, Seat
from ....language.phrases import listed
from ....language.words import _, _n, mark, said
from .. import actions
from ..cards import DEPLOYABLE, DIVISIONS, HP, POWER, VALUE, title
from ..combat import windows
from ..combat.values import damage_to_enemy, enemy_power, hp, power, price
from ..rounds import HAND
from ..rules import Xenoshyft
from ..state import ATTACK, NO_LANE, Phase, Threat, XenoshyftState
from .estimate import attraction, need
from .expected_lane import coming, corpses, foes, hand_guards, instants, likely_front, more_of
from .fight_choices import play_out
from .fighters import Foe
from .forecast import Forecast

RULES = Xenoshyft()
MOST_COMPARED = 10
"""With how many others an action is compared at most."""
FINE = 0.1
"""Damage that shows in a figure."""
CLOSE = 0.25
"""Damage, or fallen troops, that is too little to speak of."""
ANSWERS: Mapping[str, str] = MappingProxyType(
    {
        "none": mark("doing without"),
        "yes": mark("doing it"),
        "done": mark("being done"),
        "advance": mark("advancing"),
        "strike": mark("striking first"),
        "both": mark("advancing and striking first"),
    }
)
"""What answers in words choose."""
Worlds: TypeAlias = Sequence[XenoshyftState]


def reason(seen: XenoshyftState, course: Course, names: Sequence[str], worlds: Worlds) -> str:
    action = course[0]
    match action:
        case actions.Spend() | actions.Pledge() | actions.Buy():
            return _why_purchase(seen, action, course, worlds)
        case actions.Deploy() | actions.Equip() if seen.phase is not Phase.COMBAT:
            return _why_deploy(seen, action, names, worlds)
        case actions.Shift() | actions.Regear():
            return _why_line_up(seen, action, worlds)
        case Choose(option=option):
            return _why_answer(seen, action, option, names, worlds)
        case actions.Pass(seat=seat):
            return _why_pass(seen, seat, names, worlds)
        case actions.Discard() | actions.Upgrade() | actions.Ready() | actions.Recall():
            return _why_end(seen, action, names)
    if seen.phase is Phase.COMBAT:
        return _why_react(seen, action, names, worlds)
    return _why_help(seen, action, names, worlds)


def _name(seen: XenoshyftState, piece: PieceId) -> str:
    return title(seen.pieces.face[piece]) if seen.pieces.face[piece] >= 0 else _("a hidden card")


def _lane(seat: Seat, lane: int, names: Sequence[str]) -> str:
    return _("your lane") if lane == seat else _("the lane of {name}", name=names[lane])


def _figure(number: float) -> str:
    """A figure with one decimal where it needs one."""
    return f"{number:.1f}".removesuffix(".0")


def _mean(worlds: Worlds, figure: Callable[[XenoshyftState], float]) -> float:
    return fsum([figure(world) for world in worlds]) / len(worlds)


# ---- what a lane lets through


class Fight(NamedTuple):
    """What is likely to come of the fight of a lane: the damage that it lets through, and the troops that are left."""

    base: float
    left: float


def _fight(world: XenoshyftState, lane: int) -> Fight:
    dealt = coming(world)[lane] if world.phase in (Phase.BUY, Phase.DEPLOY) else None
    swarm = foes(world, lane) if dealt is None else [Foe(face, HP[face]) for face in dealt]
    front, bodies = likely_front(world, lane), corpses(world, lane)
    guards = hand_guards(world, lane)
    fight = Forecast(front, swarm, more_of(world), world.wave, bodies, instants(world, lane), guards).run()
    return Fight(fight.base, len(fight.front))


def _difference(lane: str, then: Sequence[Fight], now: Sequence[Fight]) -> str:
    """What is better in a lane then than now; empty for nothing."""
    count = len(now)
    base, less = fsum([each.base for each in now]) / count, fsum([each.base for each in then]) / count
    left, more = fsum([each.left for each in now]) / count, fsum([each.left for each in then]) / count
    fields = {"lane": lane, "base": _figure(base), "less": _figure(less), "left": _figure(left), "more": _figure(more)}
    if base - less >= FINE:
        return _("{lane} lets about {less} damage through, and not {base}", **fields)
    if less - base < FINE and more - left >= FINE:
        return _("about {more} troops of {lane} are left, and not {left}", **fields)
    return ""


def _after(world: XenoshyftState, *course: Action) -> XenoshyftState:
    after = world.clone()
    for action in course:
        RULES.apply(after, action)
    return after


def _without(world: XenoshyftState, seat: Seat, piece: PieceId) -> XenoshyftState:
    """The world with a card missing from a hand."""
    after = world.clone()
    after.hands[seat].remove(piece)
    return after


# ---- buying


def _why_purchase(
    seen: XenoshyftState, action: actions.Spend | actions.Pledge | actions.Buy, course: Course, worlds: Worlds
) -> str:
    """Why a course is begun: for the card that is bought as soon as it is paid."""
    paid = [*takewhile(lambda each: isinstance(each, actions.Spend | actions.Pledge), course)]
    bought = course[len(paid)] if paid and len(paid) < len(course) else action
    if isinstance(bought, actions.Buy):
        return _why_pay(seen, bought, [_after(world, *paid) for world in worlds])
    return _why_pay(seen, action, worlds)


def _why_pay(seen: XenoshyftState, action: actions.Spend | actions.Pledge | actions.Buy, worlds: Worlds) -> str:
    seat, face = action.seat, seen.pieces.face
    card = title(face[action.piece])
    if isinstance(action, actions.Pledge):
        return _(
            "{card} makes {other} cheaper: as a price it is worth more than in a lane.",
            card=card,
            other=_name(seen, action.on),
        )
    if isinstance(action, actions.Spend):
        have = seen.resources[seat] + VALUE[face[action.piece]]
        want = _wanted(seen, seat)
        if want is None:
            return _n(
                "{card} brings you to {n} resource, but all that is for sale costs more.",
                "{card} brings you to {n} resources, but all that is for sale costs more.",
                have,
                card=card,
            )
        return _n(
            "{card} brings you to {n} resource; {other}, the best you can pay in all, costs {cost}.",
            "{card} brings you to {n} resources; {other}, the best you can pay in all, costs {cost}.",
            have,
            card=card,
            other=_name(seen, want),
            cost=price(seen, seat, want),
        )
    fields = {"card": card, "cost": price(worlds[0], seat, action.piece), "n": worlds[0].resources[seat]}
    then = [_fight(_after(world, action), seat) for world in worlds]
    if difference := _difference(_("your lane"), then, [_fight(world, seat) for world in worlds]):
        return _("With {card}, {difference}.", difference=difference, **fields)
    if DEPLOYABLE[face[action.piece]]:
        fields |= {"power": POWER[face[action.piece]], "hp": HP[face[action.piece]]}
        return _(
            "{card} costs {cost} of your {n}: {power} attack and {hp} HP, in this round and in later ones.", **fields
        )
    return _("{card} costs {cost} of your {n}, and stays in your deck for later rounds.", **fields)


def _wanted(seen: XenoshyftState, seat: Seat) -> PieceId | None:
    """The best card for sale that a seat can pay with all it has."""
    face = seen.pieces.face
    money = seen.resources[seat] + sum([VALUE[face[piece]] for piece in seen.hands[seat]])
    room = actions.PLACES - len(seen.fronts[seat])
    payable = [piece for piece in seen.market if piece >= 0 and price(seen, seat, piece) <= money]
    return max(payable, key=lambda piece: attraction(seen, face[piece], room), default=None)


# ---- deploying


def _why_deploy(
    seen: XenoshyftState, action: actions.Deploy | actions.Equip, names: Sequence[str], worlds: Worlds
) -> str:
    seat, face = action.seat, seen.pieces.face
    lane = action.lane if isinstance(action, actions.Deploy) else seen.lane_of(action.troop)
    name = _lane(seat, lane, names)
    without = [_fight(_without(world, seat, action.piece), lane) for world in worlds]
    difference = _difference(name, [_fight(_after(world, action), lane) for world in worlds], without)
    printed = face[action.piece]
    fields: dict[str, object] = {"card": title(printed), "lane": name, "difference": difference}
    if isinstance(action, actions.Equip):
        fields["troop"] = _name(seen, action.troop)
        if difference:
            return _("With {card} on {troop}, {difference}.", **fields)
        return _("{troop} makes use of {card} in this fight and later; in your hand it does nothing.", **fields)
    fields |= {"power": POWER[printed], "hp": HP[printed], "n": len(seen.fronts[lane]) + 1}
    if difference:
        return _("With {card} there, {difference}.", **fields)
    return _("{card} adds {power} attack and {hp} HP to {lane}, which has {n} of 4 troops then.", **fields)


def _why_line_up(seen: XenoshyftState, action: actions.Shift | actions.Regear, worlds: Worlds) -> str:
    lane, card = action.seat, _name(seen, action.piece)
    then = [_fight(_after(world, action), lane) for world in worlds]
    if difference := _difference(_("your lane"), then, [_fight(world, lane) for world in worlds]):
        return _("With {card} there, {difference}.", card=card, difference=difference)
    if isinstance(action, actions.Regear):
        return _("{card} does about as much on {troop} as where it is now.", card=card, troop=_name(seen, action.troop))
    place = seen.fronts[lane].index(action.piece)
    if action.place > place:
        return _("Behind others {card} lasts longer: the first troop of a lane takes the blows.", card=card)
    return _("Farther in front {card} fights sooner, and spares the troops behind it.", card=card)


# ---- ends of phases


def _why_end(
    seen: XenoshyftState,
    action: actions.Discard | actions.Upgrade | actions.Ready | actions.Recall,
    names: Sequence[str],
) -> str:
    seat, phase = action.seat, seen.phase
    match action:
        case actions.Upgrade(value=value):
            return _("Cards of {n} become one of a higher value: fewer cards give as many resources.", n=value)
        case actions.Discard(piece=piece) if piece in seen.hands[seat]:
            return _("Without {card} you draw another card, and something better may come.", card=_name(seen, piece))
        case actions.Discard(piece=piece):
            return _why_dismiss(seen, piece)
        case actions.Recall():
            others = [name for other, name in enumerate(names) if other != seat]
            return _("Then {names} can still do something before it goes on.", names=listed(others))
    if phase is Phase.BUY:
        return _why_no_more(seen, seat)
    return _why_no_deployment(seen, seat) if phase is Phase.DEPLOY else _why_no_discard(seen, seat)


def _why_dismiss(seen: XenoshyftState, piece: PieceId) -> str:
    """Why a card is taken from a lane and discarded."""
    card = _name(seen, piece)
    if not DEPLOYABLE[seen.pieces.face[piece]]:
        return _("{card} comes back with your deck, for another troop.", card=card)
    if piece in seen.wounds:
        return _("{card} comes back healed with your deck, and makes room in your lane.", card=card)
    return _("{card} comes back with your deck, and makes room in your lane.", card=card)


def _why_no_deployment(seen: XenoshyftState, seat: Seat) -> str:
    held = [piece for piece in seen.hands[seat] if DEPLOYABLE[seen.pieces.face[piece]]]
    fields = {"n": len(seen.fronts[seat]), "of": actions.PLACES}
    if not held:
        return _("Your lane has {n} of {of} troops, and your hand holds no other.", **fields)
    return _("Your lane has {n} of {of} troops; {card} does more later.", card=_name(seen, held[0]), **fields)


def _why_no_discard(seen: XenoshyftState, seat: Seat) -> str:
    cards = len(seen.hands[seat])
    if not cards and not seen.fronts[seat]:
        return _("Your hand and your lane are empty: you draw {n} cards in the next round.", n=HAND)
    if not cards:
        return _n(
            "Your hand is empty, and the {n} troop of your lane is worth keeping.",
            "Your hand is empty, and the {n} troops of your lane are worth keeping.",
            len(seen.fronts[seat]),
        )
    return _n("The {n} card of your hand is worth keeping.", "The {n} cards of your hand are worth keeping.", cards)


def _why_no_more(seen: XenoshyftState, seat: Seat) -> str:
    """Why nothing more is bought."""
    face = seen.pieces.face
    money = seen.resources[seat] + sum([VALUE[face[piece]] for piece in seen.hands[seat]])
    prices = [(price(seen, seat, piece), piece) for piece in seen.market if piece >= 0]
    if not prices:
        return _("Nothing is for sale any more; you have {n} resources.", n=money)
    cost, piece = min(prices)
    fields = {"n": money, "card": _name(seen, piece), "cost": cost}
    if cost > money:
        return _("You can pay {n}, and even {card} costs {cost}.", **fields)
    want = _wanted(seen, seat)
    assert want is not None
    return _(
        "Of your {n} nothing is spent in vain: not even {card} would help your deck.", n=money, card=_name(seen, want)
    )


# ---- reacting


def _what(seen: XenoshyftState, action: Action, names: Sequence[str]) -> str:
    """An action by the card or the power that it uses, and what at."""
    match action:
        case actions.Play(piece=piece, target=target) | actions.Use(piece=piece, target=target):
            return _aimed(seen, _name(seen, piece), target, names)
        case actions.Deploy(piece=piece):
            return _name(seen, piece)
        case actions.Power(seat=seat, target=target):
            return _aimed(seen, said(DIVISIONS[seen.divisions[seat]].name), target, names)
        case Choose(option=option):
            return _answer(seen, option, names)
    return _("letting it pass")


def _aimed(seen: XenoshyftState, card: str, target: int, names: Sequence[str]) -> str:
    lanes = range(len(seen.fronts))
    known = target not in lanes and target >= 0 and seen.pieces.face[target] >= 0
    return _("{card} on {target}", card=card, target=title(seen.pieces.face[target])) if known else card


def _ending(action: Action, worlds: Worlds) -> tuple[float, float]:
    """The damage to the base and the troops that fall until the end of the lane, on average over the worlds."""
    base, fallen = [], []
    for world in worlds:
        after = _after(world, action)
        play_out(after)
        taken = after.base - world.base if world.house.training else world.base - after.base
        base.append(float(world.base if after.lost else taken))
        fallen.append(float(_troops(world) - _troops(after)))
    return fsum(base) / len(base), fsum(fallen) / len(fallen)


def _troops(state: XenoshyftState) -> int:
    return sum(map(len, state.fronts))


def _others(action: Action, world: XenoshyftState) -> list[Action]:
    """The other offers, passing first; of many only the first."""
    offers = [each for each in RULES.legal(world, action.seat) if each != action]
    offers.sort(key=lambda each: not isinstance(each, actions.Pass))
    return offers[:MOST_COMPARED]


def _why_react(seen: XenoshyftState, action: Action, names: Sequence[str], worlds: Worlds) -> str:
    """What comes of an action in a fight, beside letting it pass or the best of the others."""
    others = _others(action, worlds[0])
    what = _what(seen, action, names)
    if not others:
        return _("{what} is all that can be done here.", what=what)
    base, fallen = _ending(action, worlds)
    if isinstance(others[0], actions.Pass):
        base_without, fallen_without = _ending(others[0], worlds)
        fields = {"what": what, "base": _figure(base_without), "fallen": _figure(fallen_without)}
        fields |= {"less": _figure(base), "fewer": _figure(fallen)}
        if base_without - base > CLOSE:
            return _("With {what} the base takes about {less} damage from this lane, without it {base}.", **fields)
        if fallen_without - fallen > CLOSE:
            return _("With {what} about {fewer} of your troops fall in this lane, without it {fallen}.", **fields)
        return _(
            "{what} changes little: with or without it the base takes about {less} damage from this lane.", **fields
        )
    return _beside(seen, action, what, (base, fallen), others, names, worlds)


def _beside(
    seen: XenoshyftState,
    action: Action,
    what: str,
    ending: tuple[float, float],
    others: Sequence[Action],
    names: Sequence[str],
    worlds: Worlds,
) -> str:
    """What comes of an action, called `what`, beside the best of the others."""
    endings = [(_ending(each, worlds), each) for each in others]
    (base, fallen), other = min(endings, key=lambda each: each[0])
    fields = {"what": what, "other": _what(seen, other, names)}
    if abs(base - ending[0]) > CLOSE:
        fields |= {"less": _figure(ending[0]), "base": _figure(base)}
        return _("{what}: the base takes about {less} damage from this lane. {other}: {base}.", **fields)
    if abs(fallen - ending[1]) > CLOSE:
        fields |= {"fewer": _figure(ending[1]), "fallen": _figure(fallen)}
        return _("{what}: about {fewer} troops fall in this lane. {other}: {fallen}.", **fields)
    if _what(seen, action, names) == fields["other"]:
        return _("{what} is as good a choice as any other here.", **fields)
    return _("{what} does about as much as {other}: little hangs on it in this lane.", **fields)


def _why_help(seen: XenoshyftState, action: Action, names: Sequence[str], worlds: Worlds) -> str:
    """What an action outside a fight is likely to save the base."""
    what = _what(seen, action, names)
    saved = _mean(worlds, lambda world: need(world) - need(_after(world, action)))
    if saved > CLOSE:
        return _("{what} is likely to save the base about {n} damage.", what=what, n=_figure(saved))
    if isinstance(action, actions.Use | actions.Power):
        return _("{what} costs nothing, and can be used once in this round.", what=what)
    return _("{what} helps now; kept in the hand it might not come in time.", what=what)


# ---- letting it pass


def _why_pass(seen: XenoshyftState, seat: Seat, names: Sequence[str], worlds: Worlds) -> str:
    """What happens next, and why no reaction is worth its cost."""
    words = _what_comes(seen, names)
    if not windows.can_react(seen, seat):
        return _("{words} You hold nothing that could change it.", words=words)
    mine = actions.PASS[seat]
    endings = [(_ending(each, worlds), each) for each in _others(mine, worlds[0])]
    (base, fallen), other = min(endings, key=lambda each: each[0])
    base_now, fallen_now = _ending(mine, worlds)
    fields = {"words": words, "what": _what(seen, other, names), "n": _figure(base_now - base)}
    if base_now - base > CLOSE:
        return _("{words} {what} would spare the base about {n}, but may be needed later.", **fields)
    if fallen_now - fallen > CLOSE:
        fields["n"] = _figure(fallen_now - fallen)
        return _("{words} {what} might save about {n} of your troops, but is worth more later.", **fields)
    return _("{words} {what} would spare the base nothing here.", **fields)


def _what_comes(seen: XenoshyftState, names: Sequence[str]) -> str:
    """What the first enemy of the lane does if nobody reacts."""
    lane = seen.lane
    enemy = seen.swarms[lane][0]
    if not seen.revealed(enemy):
        return _n(
            "The next of {n} enemy is still hidden.", "The next of {n} enemies is still hidden.", len(seen.swarms[lane])
        )
    name, theirs = title(seen.pieces.face[enemy]), enemy_power(seen, enemy, lane)
    if not seen.fronts[lane]:
        return _breach(seen, name, theirs)
    troop = seen.fronts[lane][0]
    ours = damage_to_enemy(seen, power(seen, troop, lane) + seen.charge.get(troop, 0), ATTACK, lane)
    kills = ours >= HP[seen.pieces.face[enemy]] - seen.wounds.get(enemy, 0)
    dies = theirs >= _left(seen, troop, lane)
    fields = {"troop": title(seen.pieces.face[troop]), "enemy": name, "ours": ours, "theirs": theirs}
    if kills and not dies:
        return _("{troop} kills {enemy} and lives.", **fields)
    if kills:
        return _("{troop} and {enemy} kill each other.", **fields)
    if dies:
        return _("{troop} falls: {enemy} deals {theirs}.", **fields)
    return _("{troop} and {enemy} both stand: {ours} damage against {theirs}.", **fields)


def _breach(seen: XenoshyftState, name: str, theirs: int) -> str:
    if seen.house.training:
        return _("{enemy} deals {n} to the base.", enemy=name, n=theirs)
    if theirs >= seen.base:
        return _(
            "{enemy} deals {n} to the base, which has only {left} HP: it falls.", enemy=name, n=theirs, left=seen.base
        )
    return _(
        "{enemy} deals {n} to the base, which has {left} HP left then.", enemy=name, n=theirs, left=seen.base - theirs
    )


# ---- answers


def _why_answer(seen: XenoshyftState, action: Action, option: Plain, names: Sequence[str], worlds: Worlds) -> str:
    hit = seen.hit
    if hit is not None and seen.lane_of(hit.target) != NO_LANE:
        return _why_save(seen, hit, option, names)
    if seen.flipped >= 0 and option == "none":
        others = [each for each in _others(action, worlds[0]) if isinstance(each, Choose)]
        fields = {"enemy": title(seen.pieces.face[seen.flipped])}
        if not others:
            return _("You hold nothing that could stop the Reveal of {enemy}.", **fields)
        fields["what"] = _what(seen, others[0], names)
        return _("The Reveal of {enemy} costs less than {what}, which would stop it.", **fields)
    if seen.flipped >= 0:
        fields = {"enemy": title(seen.pieces.face[seen.flipped]), "what": _answer(seen, option, names)}
        return _("The Reveal of {enemy} would cost more than {what}.", **fields)
    return _compared(seen, action, names, worlds)


def _why_save(seen: XenoshyftState, hit: Threat, option: Plain, names: Sequence[str]) -> str:
    """The reason for an answer that saves a troop from damage, or lets it take it."""
    left = _left(seen, hit.target, seen.lane_of(hit.target))
    fields = {"troop": title(seen.pieces.face[hit.target]), "n": hit.amount, "left": left}
    dies = hit.amount >= left
    if option == "none":
        if dies:
            return _("{troop} dies of the {n} damage, but what could save it is worth more later.", **fields)
        return _("{troop} has {left} HP left and lives through the {n} damage without help.", **fields)
    source = seen.pending.choice.source if seen.pending is not None else None
    fields["what"] = _name(seen, source) if option == "yes" and source is not None else _answer(seen, option, names)
    if dies and hit.amount <= 0:
        return _("{troop} would fall; {what} may save it.", **fields)
    if dies:
        return _("{troop} would die of the {n} damage; {what} may save it.", **fields)
    return _("{troop} has {left} HP left and takes {n}; {what} spares it some of that.", **fields)


def _compared(seen: XenoshyftState, action: Action, names: Sequence[str], worlds: Worlds) -> str:
    others, what = _others(action, worlds[0]), _what(seen, action, names)
    source = seen.pending.choice.source if seen.pending is not None else None
    if source is not None:
        what = _("{card}: {what}", card=_name(seen, source), what=what)
    if not others:
        return _("{what} is all that can be chosen here.", what=what)
    if seen.phase is Phase.COMBAT:
        return _beside(seen, action, what, _ending(action, worlds), others, names, worlds)
    needs = [(_need(each, worlds), each) for each in others]
    least, other = min(needs, key=lambda each: each[0])
    saved = least - _need(action, worlds)
    fields = {"what": what, "other": _what(seen, other, names), "n": _figure(abs(saved))}
    if saved > CLOSE:
        return _("{what} is likely to save the base about {n} damage more than {other}.", **fields)
    if saved < -CLOSE:
        return _("{what} may cost the base about {n} damage more than {other}, but does more later.", **fields)
    if _what(seen, action, names) == fields["other"]:
        return _("{what} is as good a choice as any other here.", **fields)
    return _("{what} does about as much for the base as {other}.", **fields)


def _need(action: Action, worlds: Worlds) -> float:
    """The damage to expect after an action until the end of the match, on average over the worlds."""
    return _mean(worlds, lambda world: need(_after(world, action)))


def _answer(seen: XenoshyftState, option: Plain, names: Sequence[str]) -> str:
    """What an answer chooses."""
    match option:
        case int(piece) | ("cancel" | "both", int(piece)) | ("take", int(piece), int()):
            lane = seen.swarm_of(piece)
            if lane != NO_LANE and not seen.revealed(piece):
                return _("enemy {n} of {name}", n=seen.swarms[lane].index(piece) + 1, name=names[lane])
            return _name(seen, piece)
        case ("place", int(lane), int(at)):
            return _("place {n} of {name}", n=at + 1, name=names[lane])
        case ("at" | "to", int(at)):
            return _("place {n}", n=at + 1)
        case str(word) if word in ANSWERS:
            return said(ANSWERS[word])
    return _("this answer")


def _left(seen: XenoshyftState, troop: PieceId, lane: int) -> int:
    return hp(seen, troop, lane) - seen.wounds.get(troop, 0)
