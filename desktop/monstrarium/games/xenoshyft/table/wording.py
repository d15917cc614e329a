"""Sentences and names for players."""

from __future__ import annotations

from ....engine.effects import Choice
from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Plain, Seat
from ....language.phrases import listed, signed
from ....language.words import _, _n, mark, said
from ....table.presenter import Audience
from .. import cards
from ..combat.values import BASE_WORD, INSTEAD, ONWARD, OVER, STOPPED, TAKEN, Parts, enemy_power, price
from ..lanes import order
from ..rounds import ROUNDS
from ..state import AGAIN, BREACH, NEXT, NO_LANE, NOBODY, Phase, XenoshyftState

PHASES = {
    Phase.BUY: mark("Purchase"),
    Phase.DEPLOY: mark("Deployment"),
    Phase.COMBAT: mark("Combat"),
    Phase.WRAP: mark("Wrap-Up"),
    Phase.OVER: mark("The end"),
}
KIND_NAMES = {
    cards.TROOP: mark("troop"),
    cards.ENEMY: mark("enemy"),
    cards.BOSS: mark("boss"),
    cards.INSTANT: mark("instant"),
    cards.EQUIPMENT: mark("equipment"),
    cards.XENO: mark("Xenosathem"),
}
PLACE_NAMES = (mark("first place"), mark("second place"), mark("third place"), mark("fourth place"))
ANSWERS = {
    "yes": mark("Yes"),
    "done": mark("Done"),
    "advance": mark("Advance"),
    "strike": mark("Strike first"),
    "both": mark("Advance and strike first"),
}
ASKS = {
    Phase.BUY: mark("{name}: spend, buy, then get ready."),
    Phase.DEPLOY: mark("{name}: deploy troops and equip them, then get ready."),
    Phase.WRAP: mark("{name}: discard what you like, then get ready."),
}
WAITS = {
    Phase.BUY: mark("Purchase: waiting for {names}."),
    Phase.DEPLOY: mark("Deployment: waiting for {names}."),
    Phase.WRAP: mark("Wrap-Up: waiting for {names}."),
}
"""By phase: the question to a commander, and the sentence while others are not ready."""


def card_name(state: XenoshyftState, piece: PieceId) -> str:
    """The name of a card, as far as it is known."""
    face = state.pieces.face[piece] if piece >= 0 else HIDDEN
    return cards.title(face) if face != HIDDEN else _("a face-down card")


def card_tip(face: int) -> str:
    """A name and a kind: "Rim Scout, troop"."""
    if face == HIDDEN:
        return _("A face-down card")
    return _("{card}, {kind}", card=cards.title(face), kind=said(KIND_NAMES[cards.KIND[face]]))


def which(state: XenoshyftState, audience: Audience, piece: PieceId) -> str:
    """Where a card stands, if another one in play has the same name."""
    rows = (*state.fronts, *state.swarms)
    alike = [
        each
        for row in rows
        for each in row
        if state.revealed(each) and state.pieces.face[each] == state.pieces.face[piece]
    ]
    if piece not in alike or len(alike) < 2:
        return ""
    lane = max(state.lane_of(piece), state.swarm_of(piece))
    row = state.fronts[lane] if piece in state.fronts[lane] else state.swarms[lane]
    return _("{name}, {place}", name=audience.name(lane), place=place_name(row.index(piece)))


def place_name(at: int) -> str:
    """ "first place", "second place"; later ones by number."""
    return said(PLACE_NAMES[at]) if at < len(PLACE_NAMES) else _("place {n}", n=at + 1)


def question(state: XenoshyftState, audience: Audience, seat: Seat) -> str:
    name = audience.name(seat)
    if state.pending is not None:
        return _("{name} decides. {question}", name=name, question=asked(state, audience, state.pending.choice))
    if state.phase is Phase.COMBAT:
        return _("{what} {name}: react, or let it pass?", what=window_text(state, audience), name=name)
    return said(ASKS[state.phase], name=name)


def window_text(state: XenoshyftState, audience: Audience) -> str:
    """What commanders can react to."""
    swarm, front = state.swarms[state.lane], state.fronts[state.lane]
    if not swarm:
        return _("The lane of {name} is quiet.", name=audience.name(state.lane))
    if state.window == NEXT:
        return _("The next enemy is about to be turned up.")
    enemy = card_name(state, swarm[0])
    if state.window == BREACH:
        return _("{enemy} is at the wall: this is the last chance.", enemy=enemy)
    if state.window == AGAIN and front:
        return _("{troop} and {enemy} face each other.", troop=card_name(state, front[0]), enemy=enemy)
    return _("{enemy} is revealed.", enemy=enemy)


def asked(state: XenoshyftState, audience: Audience, choice: Choice) -> str:
    source = card_name(state, choice.source) if choice.source is not None else ""
    hit = state.hit
    troop = card_name(state, hit.target) if hit is not None and hit.target >= 0 else ""
    division = state.divisions[choice.seat]
    return said(
        choice.text,
        card=source,
        enemy=source,
        troop=troop,
        amount=hit.amount if hit is not None else 0,
        division=said(cards.DIVISIONS[division].name) if division >= 0 else "",
    )


def answer_label(state: XenoshyftState, audience: Audience, option: Plain) -> str:
    match option:
        case int(piece):
            return _answer_of_piece(state, audience, piece)
        case ("take", int(piece), int(count)):
            return _n("{card} takes {n}", "{card} takes {n}", count, card=card_name(state, piece))
        case ("cancel", int(piece)):
            return _("{card}: it does nothing", card=card_name(state, piece))
        case ("both", int(piece)):
            return _("{card}: it does nothing and goes to the back", card=card_name(state, piece))
        case ("place", int(lane), int(at)):
            return _("To the {place} at the front of {name}", place=place_name(at), name=audience.name(lane))
        case ("at", int(at)) | ("to", int(at)):
            return _("To the {place}", place=place_name(at))
        case str(word):
            return said(ANSWERS[word]) if word in ANSWERS else _refusal(state)
    return str(option)


ANSWER_NOTES = {
    "yes": mark("{troop} goes to the back of its lane instead of dying."),
    "done": mark("It is enough, and the match goes on."),
    "advance": mark("It comes nearer to the first place."),
    "strike": mark("Its damage comes first; what it kills does not strike."),
    "both": mark("It comes nearer, and its damage comes first."),
}
READY_NOTES = {
    Phase.BUY: mark("Then you deploy."),
    Phase.DEPLOY: mark("Then the enemy comes."),
    Phase.COMBAT: mark("The fight goes on."),
    Phase.WRAP: mark("Then the next round."),
}


def ready_note(state: XenoshyftState) -> str:
    """What comes when all are ready."""
    last = state.phase is Phase.WRAP and state.round == ROUNDS
    return _("Then the match is over.") if last else said(READY_NOTES[state.phase])


def answer_note(state: XenoshyftState, option: Plain) -> str:
    """What comes of an answer that is a button."""
    hit = state.hit
    troop = card_name(state, hit.target) if hit is not None and hit.target >= 0 else ""
    match option:
        case str(word):
            return said(ANSWER_NOTES[word], troop=troop) if word in ANSWER_NOTES else _refusal_note(state, troop)
        case ("place", int(lane), int()):
            return _n("{n} troop stands there.", "{n} troops stand there.", len(state.fronts[lane]))
        case ("at" | "to", 0):
            return _("There it meets the first enemy.")
        case ("at" | "to", int()):
            return _("Those before it fight sooner.")
        case ("take", int(), int(count)):
            return _n("{n} damage less for {troop}.", "{n} damage less for {troop}.", count, troop=troop)
        case ("cancel" | "both", int()):
            return _("The Reveal does not take place.")
    return _("This card is taken.")


def _refusal_note(state: XenoshyftState, troop: str) -> str:
    options, hit = (state.pending.choice.options if state.pending is not None else ()), state.hit
    if "yes" in options:
        return _("{troop} is killed.", troop=troop)
    if hit is not None and hit.target >= 0:
        return _("{troop} takes {n} damage.", troop=troop, n=hit.amount)
    return _("The Reveal takes place.") if state.flipped >= 0 else _("Nothing happens.")


def pass_note(state: XenoshyftState) -> str:
    """What comes of it if no commander reacts."""
    if state.window == BREACH:
        swarm = state.swarms[state.lane]
        power = enemy_power(state, swarm[0], state.lane) if swarm and state.revealed(swarm[0]) else 0
        return _n("The base takes {n} damage.", "The base takes {n} damage.", power)
    return _("The next enemy is turned up.") if state.window == NEXT else _("They strike.")


def _refusal(state: XenoshyftState) -> str:
    """The label of the answer that does nothing."""
    options = state.pending.choice.options if state.pending is not None else ()
    if "yes" in options:
        return _("No")
    if state.hit is not None:
        return _("Nobody helps")
    return _("Nobody stops it") if state.flipped >= 0 else _("Do without")


def _answer_of_piece(state: XenoshyftState, audience: Audience, piece: PieceId) -> str:
    lane = state.swarm_of(piece)
    if lane != NO_LANE and not state.revealed(piece):
        at = state.swarms[lane].index(piece)
        return _("Enemy {n} of {name}", n=at + 1, name=audience.name(lane))
    if state.hit is not None:
        return _("Help with {card}", card=card_name(state, piece))
    return _("Choose {card}", card=card_name(state, piece))


def notes(state: XenoshyftState) -> tuple[str, ...]:
    """What comes in this round, and the text of the first enemy."""
    coming = (swarm_words(state),) if state.phase in (Phase.BUY, Phase.DEPLOY) else ()
    return (*coming, *at_stake(state))


def warning_of(state: XenoshyftState, audience: Audience, seat: Seat) -> str:
    """What a seat loses if it gets ready now; empty for nothing."""
    face, hand = state.pieces.face, state.hands[seat]
    if state.phase is Phase.BUY:
        purse = state.resources[seat]
        held = sum(cards.VALUE[face[each]] for each in hand)
        least = min((price(state, seat, each) for each in state.market if each >= 0), default=purse + held + 1)
        if purse >= least:
            return _n(
                "{n} resource would be lost that could still buy something. Once more, and you are ready.",
                "{n} resources would be lost that could still buy something. Once more, and you are ready.",
                purse,
            )
        if purse + held >= least:
            return _("The Xenosathem of the hand could still buy something. Once more, and you are ready.")
    if state.phase is Phase.DEPLOY and not state.fronts[seat] and any(cards.DEPLOYABLE[face[each]] for each in hand):
        name = audience.name(seat)
        return _("The lane of {name} is empty, and troops are in the hand. Once more, and you are ready.", name=name)
    return ""


def at_stake(state: XenoshyftState) -> tuple[str, ...]:
    """The text of the first enemy of the lane that fights."""
    swarm = state.swarms[state.lane] if state.lane != NO_LANE else ()
    face = state.pieces.face[swarm[0]] if swarm else HIDDEN
    text = said(cards.CARDS[face].text) if face != HIDDEN and cards.KIND[face] in (cards.ENEMY, cards.BOSS) else ""
    return (_("{card}: {what}", card=cards.title(face), what=text),) if text else ()


def base_words(state: XenoshyftState) -> str:
    """The HP of the base, or in training the damage it has taken."""
    if state.house.training:
        return _n("The base has taken {n} damage.", "The base has taken {n} damage.", state.base)
    return _n("The base has {n} HP left.", "The base has {n} HP left.", max(0, state.base))


def banner(state: XenoshyftState, audience: Audience) -> str:
    if state.phase is Phase.OVER:
        return outcome_line(state)
    if state.pending is not None:
        name = audience.name(state.pending.choice.seat)
        return _("{name} decides. {question}", name=name, question=asked(state, audience, state.pending.choice))
    if state.phase is Phase.COMBAT:
        if state.asked == NOBODY:
            return _("The lane of {name} fights.", name=audience.name(max(0, state.lane)))
        what = window_text(state, audience)
        return _("{what} {name} is asked.", what=what, name=audience.name(state.asked))
    waiting = [audience.name(seat) for seat in range(len(state.hands)) if not state.ready_seats >> seat & 1]
    return said(WAITS[state.phase], names=listed(waiting)) if waiting else _("All are ready.")


def phase_words(state: XenoshyftState, audience: Audience) -> list[tuple[str, bool]]:
    """What happens in this round, in order, and whether it happens now: "Purchase", "Deployment", "Ada fights last"."""
    if state.phase is Phase.OVER:
        return [(said(PHASES[Phase.OVER]), True)]
    found = [(said(PHASES[phase]), state.phase is phase) for phase in PHASES if phase is not Phase.OVER]
    found[2] = (fight_words(state, audience), state.phase is Phase.COMBAT)
    return found


def fight_words(state: XenoshyftState, audience: Audience) -> str:
    """Whose lane fights and whose come next."""
    lanes = order(state)
    if state.phase is Phase.COMBAT:
        lanes = lanes[: len(lanes) - state.fought]
    names = [audience.name(lane) for lane in lanes]
    if len(state.fronts) == 1 or state.phase is Phase.WRAP:
        return said(PHASES[Phase.COMBAT])
    if state.phase is Phase.COMBAT:
        first, *rest = names
        if rest:
            return _("{name} fights, then {names}", name=first, names=listed(rest))
        return _("{name} fights last", name=first)
    return _("Combat: {names}", names=", ".join(names))


def swarm_words(state: XenoshyftState) -> str:
    """How many enemies come to each lane in this round."""
    count = state.house.swarm[state.round_of_wave - 1]
    wave = state.wave
    if state.round_of_wave < 3:
        return _n(
            "Then {n} enemy of wave {wave} comes to each lane.",
            "Then {n} enemies of wave {wave} come to each lane.",
            count,
            wave=wave,
        )
    if len(state.fronts) <= 2:
        return _n(
            "Then {n} enemy of wave {wave} comes to each lane, a boss among them.",
            "Then {n} enemies of wave {wave} come to each lane, a boss among them.",
            count,
            wave=wave,
        )
    return _n(
        "Then {n} enemy of wave {wave} comes to each lane, two bosses among them.",
        "Then {n} enemies of wave {wave} come to each lane, two bosses among them.",
        count,
        wave=wave,
    )


def plate_note(state: XenoshyftState, audience: Audience, seat: Seat) -> str:
    """How a seat stands: ready, or when its lane fights."""
    if state.phase is Phase.OVER:
        return ""
    if state.phase is not Phase.COMBAT:
        if state.ready_seats >> seat & 1:
            return _("ready")
        if state.phase is Phase.BUY and state.resources[seat]:
            return _n("{n} to spend", "{n} to spend", state.resources[seat])
        return _("fights first") if seat == state.first and len(state.fronts) > 1 else ""
    lanes = order(state)
    at = lanes.index(seat)
    if at == 0:
        return _("fights now")
    if at >= len(lanes) - state.fought:
        return _("has fought")
    return _("fights next") if at == 1 else _("fights later")


def outcome_line(state: XenoshyftState) -> str:
    if state.lost:
        return _("The base has fallen.")
    if state.house.training:
        return _n("All nine rounds are over: {n} damage.", "All nine rounds are over: {n} damage.", state.base)
    return _("The base has held, with {n} HP left.", n=state.base)


def chapter(state: XenoshyftState) -> str:
    """The heading of the moment: "Round 5, Combat"."""
    if state.phase is Phase.OVER:
        return _("The end")
    return _("Round {round}, {phase}", round=state.round, phase=said(PHASES[state.phase]))


# ---- of what a figure is made, in words


WORDS = {
    "printed": mark("printed"),
    "growth": mark("until the round ends"),
    "charge": mark("for this attack"),
    "alone": mark("alone in its lane"),
    "tally": mark("enemies killed here"),
    "tokens": mark("by its own text"),
    "more": mark("by what was used for this attack"),
    "less": mark("less"),
}
ON_ITS_WAY = {
    STOPPED: mark("prevented by {card}"),
    TAKEN: mark("taken by {card}"),
    ONWARD: mark("gone on to {card}"),
    OVER: mark("left over from {card}"),
    INSTEAD: mark("in the place of {card}"),
}
"""By how damage changes on its way: the words for it."""
DIVISION_NAMES = {division.key: division.name for division in cards.DIVISIONS}


def part_name(word: str) -> str:
    way, colon, key = word.partition(":")
    if colon:
        return said(ON_ITS_WAY[way + colon], card=_("the base") if key == BASE_WORD else part_name(key))
    if word in cards.FACES:
        return cards.title(cards.FACES[word])
    if word in DIVISION_NAMES:
        return said(DIVISION_NAMES[word])
    return said(WORDS[word]) if word in WORDS else word


def ledger_words(parts: Parts) -> str:
    """The parts of a figure: "4 printed, +2 Steam Sack"."""
    words = [
        _("{n} {part}", n=str(number) if at == 0 else signed(number), part=part_name(word))
        for at, (word, number) in enumerate(parts)
    ]
    return ", ".join(words)


def sum_words(total: int, parts: Parts) -> str:
    """A figure and its parts: "6 = 4 printed, +2 Steam Sack"."""
    if len(parts) == 1:
        return _("{n} printed", n=total)
    return _("{n} = {parts}", n=total, parts=ledger_words(parts))


def parts_words(parts: Parts) -> str:
    """The parts of a figure in brackets; empty where the figure is as printed."""
    return _(" ({parts})", parts=ledger_words(parts)) if len(parts) > 1 or (parts and ":" in parts[0][0]) else ""


def price_parts(state: XenoshyftState, seat: Seat, ware: PieceId) -> Parts:
    """The parts of the price of a card for sale for a seat."""
    face = state.pieces.face
    cost, now = cards.COST[face[ware]], price(state, seat, ware)
    under = [each for each in state.pledges if each.on == ware and (each.extra < 0 or each.seat == seat)]
    parts = [("printed", cost), *[(cards.CARDS[face[each.piece]].key, -each.off) for each in under]]
    rest = max(0, sum(number for _word, number in parts))
    if rest > now:
        parts.append((cards.DIVISIONS[state.divisions[seat]].key, now - rest))
    return tuple(parts)
