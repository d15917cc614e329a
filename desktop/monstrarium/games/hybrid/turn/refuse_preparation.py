"""Why the rules refuse what is done beside Movement and attacks: muster, deployment, bids, counters, modes."""

from __future__ import annotations

from ....language.words import _, _n, said
from .. import actions
from ..ground.plan import lab_of
from ..printed.missions import MISSIONS, Demand
from ..printed.names import warrior_name
from ..printed.warriors import FIRE, KINDS, PROFILES, SIDE, SIZE, UNIQUE
from ..state import OFF, HybridState, Mode, Phase
from . import muster
from .deployment import zone


def why_no_enlist(state: HybridState, action: actions.Enlist) -> str:
    kind, seat, mission = action.kind, action.seat, MISSIONS[state.mission]
    if not 0 <= kind < len(PROFILES) or SIDE[kind] != seat:
        return _("That warrior fights for the other side.")
    name, band = said(PROFILES[kind].name), [*state.musters[seat], kind]
    if kind in state.house.resting:
        return _("{warrior} rests after the mission before.", warrior=name)
    if UNIQUE[kind] and kind in state.musters[seat]:
        return _("There is only one {warrior}.", warrior=name)
    if len(state.musters[seat]) >= mission.numbers[seat]:
        return _("No more than {number} warriors take part.", number=mission.numbers[seat])
    if muster.ranks(band) > mission.ranks[seat]:
        return _(
            "With {warrior} the ranks would come to {total}, and {limit} are allowed.",
            warrior=name,
            total=muster.ranks(band),
            limit=mission.ranks[seat],
        )
    if muster.missing(mission, seat, band):
        return _("With {warrior} there would be no room for whom the mission demands.", warrior=name)
    return _("There is no tank left for {warrior}.", warrior=name)


def why_no_ready(state: HybridState, action: actions.Ready) -> str:
    match state.phase:
        case Phase.MUSTER:
            if not state.musters[action.seat]:
                return _("Take somebody along first.")
            demands = muster.missing(MISSIONS[state.mission], action.seat, state.musters[action.seat])
            return _("The mission demands {warriors}.", warriors=demand_words(demands[0]) if demands else "")
        case Phase.DEPLOY:
            return _("Everybody has to be placed first.")
    return _("Lay all your counters first.")


def demand_words(demand: Demand) -> str:
    if demand.kind:
        return said(PROFILES[KINDS[demand.kind]].name)
    if demand.most > demand.least:
        return _n(
            "{n} warrior of rank {rank} or more", "{n} warriors of rank {rank} or more", demand.count, rank=demand.least
        )
    return _n("{n} warrior of rank {rank}", "{n} warriors of rank {rank}", demand.count, rank=demand.least)


def why_no_place(state: HybridState, action: actions.Place) -> str:
    if not 0 <= action.warrior < len(state.kinds) or state.sides[action.warrior] != action.seat:
        return _("That warrior is not yours.")
    if action.square == OFF:
        return _("That warrior is not placed.")
    here = state.squares[action.warrior]
    if here != OFF:
        if here == action.square:
            return _("That is how it stands already.")
        return _("Take the warrior back first.")
    return _why_not_there(state, action)


def _why_not_there(state: HybridState, action: actions.Place) -> str:
    lab, kind = lab_of(state.plan), state.kinds[action.warrior]
    name, size = said(PROFILES[kind].name), SIZE[kind]
    allowed = zone(lab, kind, state.mission)
    if not 0 <= action.square < len(lab.bases[size]) or lab.bases[size][action.square] & ~allowed:
        if size == 2:
            return _("{warrior} needs four squares of its deployment.", warrior=name)
        return _("{warrior} begins on the marked squares.", warrior=name)
    return _("Somebody stands there already.")


def why_no_bid(state: HybridState, action: actions.Bid) -> str:
    if action.piece not in state.hands[action.seat]:
        return _("You do not hold that card.")
    return _("That card can be played from the next activation on.")


def why_no_number(state: HybridState, action: actions.Number) -> str:
    warrior = action.warrior
    if not 0 <= warrior < len(state.kinds) or state.sides[warrior] != action.seat:
        return _("That warrior is not yours.")
    if state.squares[warrior] < OFF:
        return _("That warrior is not here any more.")
    if state.asleep >> warrior & 1:
        return _("{warrior} is not activated yet.", warrior=warrior_name(state, warrior))
    if warrior in state.ambush:
        return _("{warrior} keeps its ambush: rouse it first.", warrior=warrior_name(state, warrior))
    return _("{warrior} has a counter already.", warrior=warrior_name(state, warrior))


def why_no_rouse(state: HybridState, action: actions.Rouse) -> str:
    if action.warrior not in state.ambush or state.sides[action.warrior] != action.seat:
        return _("Only a warrior of yours in ambush can be roused.")
    return _("Warriors are roused before the first counter lies.")


def why_no_mode(state: HybridState, action: actions.Announce) -> str:
    warrior = state.active
    if action.mode == Mode.FIRING and not FIRE[state.kinds[warrior]]:
        return _("{warrior} has nothing to shoot with.", warrior=warrior_name(state, warrior))
    if action.mode == Mode.MOVING:
        return _(
            "{warrior} is dazed and cannot take the Moving mode in this round.", warrior=warrior_name(state, warrior)
        )
    return _("There is no such mode.")
