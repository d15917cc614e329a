"""What the inspector tells of a thing on the table of HYBRID, with where each of its numbers comes from."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from msgspec.structs import replace

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Seat
from ....language.phrases import signed
from ....language.words import _, _n, mark, said
from ....table.desc import ItemId, number_in
from ....table.presenter import UNSEEN, Audience, Sheet
from ..combat.modifiers import life, movement, value
from ..combat.switch import TOUGH
from ..ground.laboratory import Access
from ..ground.plan import lab_of
from ..ground.vision import seen_by
from ..printed import warriors
from ..printed.action_cards import CARDS
from ..printed.missions import MISSIONS, Mission, Objective
from ..printed.names import warrior_name
from ..printed.other_decks import ALL_SLEEVES, design_of
from ..state import GONE, OFF, Door, HybridState, Mode, Phase
from . import items, wording
from .board.pieces import SCALES
from .column import COUNTERS
from .faces import deck_of, is_action, kind_words, lying_words
from .prompts import muster_notes

ALL_MODES = (Mode.OFFENSE, Mode.DEFENSE, Mode.FIRING, Mode.MOVING)


def sheet_of(view: HybridState, audience: Audience, item: ItemId) -> Sheet | None:
    warrior, piece = view.active if item == items.LIGHT else items.warrior_of(item), items.piece_of(item)
    cloud = number_in(item, ("cloud",))
    if cloud is not None and cloud < len(ALL_SLEEVES):
        piece = cloud
    if warrior is not None and 0 <= warrior < len(view.kinds):
        return _warrior(view, warrior)
    if piece is not None:
        return _card(view, piece)
    counter = number_in(item, ("turn",))
    if counter is not None:
        return _turn(view, *divmod(counter, COUNTERS))
    kind = number_in(item, ("recruit", "member"))
    if kind is not None and kind < len(warriors.PROFILES):
        return profile_sheet(kind)
    if item in SCALES:
        words = _("A square is called by the letter of its column and the number of its row, as in the log: C4.")
        return Sheet(_("Letters and numbers"), words, rules="Words")
    return _place(view, audience, item)


def _turn(view: HybridState, seat: Seat, at: int) -> Sheet | None:
    """A counter in the order of the round: its warrior, once that is known."""
    if seat >= len(view.sequences) or at >= len(view.sequences[seat]):
        return None
    warrior = view.sequences[seat][at]
    if warrior != HIDDEN:
        return _warrior(view, warrior)
    return Sheet(_("A face-down counter"), _("Its side reveals it when its turn comes."), rules="Counters")


# ---- warriors


def profile_sheet(kind: int) -> Sheet:
    """What is printed on a profile."""
    profile = warriors.PROFILES[kind]
    facts = [
        (_("Side"), said(wording.SIDE_NAMES[warriors.SIDE[kind]])),
        (_("Rank"), str(warriors.RANK[kind])),
        (_("Natural Value"), str(warriors.NV[kind])),
        (_("Movement"), str(warriors.MT[kind])),
    ]
    facts += [
        (wording.capital(wording.mode_name(mode)), str(warriors.MODES[mode][kind]))
        for mode in ALL_MODES
        if warriors.MODES[mode][kind]
    ]
    facts += [*_gear(kind), *_build(kind)]
    return Sheet(said(profile.name), _gifts(kind), tuple(facts), "The muster", entry=profile.key)


def _warrior(view: HybridState, warrior: int) -> Sheet:
    """A warrior with its current numbers, and where each comes from."""
    kind, hurt = view.kinds[warrior], view.wounds[warrior]
    facts = [
        (_("Side"), said(wording.SIDE_NAMES[view.sides[warrior]])),
        (_("Rank"), str(warriors.RANK[kind])),
        (_("Where"), wording.where_words(view, warrior)),
        (_("Natural Value"), _less(life(view, warrior), warriors.NV[kind], hurt)),
        (_("Movement"), _less(movement(view, warrior), warriors.MT[kind], hurt)),
    ]
    facts += [
        (wording.capital(wording.mode_name(mode)), _less(value(view, warrior, mode), warriors.MODES[mode][kind], hurt))
        for mode in ALL_MODES
        if warriors.MODES[mode][kind]
    ]
    facts.append((_("Mode"), wording.capital(wording.mode_words(view, warrior))))
    facts += [*_gear(kind), *_build(kind), *_state(view, warrior)]
    key = warriors.PROFILES[kind].key
    return Sheet(warrior_name(view, warrior), _gifts(kind), tuple(facts), "Activations", entry=key)


def _less(now: int, printed: int, hurt: int) -> str:
    """What is left of a printed number."""
    if not hurt:
        return str(printed)
    return _n(
        "{now} = {printed} printed − {n} wound",
        "{now} = {printed} printed − {n} wounds",
        hurt,
        now=now,
        printed=printed,
    )


def _gifts(kind: int) -> str:
    lines = []
    for word, strength in warriors.aptitudes(kind):
        name, text = said(warriors.APTITUDE_NAMES[word]), said(warriors.APTITUDE_TEXTS[word], x=strength)
        if word not in warriors.PLAIN_APTITUDES:
            name = _("{name} {x}", name=name, x=strength)
        lines.append(_("{name}: {what}", name=name, what=text))
    quip = warriors.PROFILES[kind].quip
    return "\n".join([*lines, *([f"“{said(quip)}”"] if quip else [])])


def _gear(kind: int) -> list[tuple[str, str]]:
    modes = {"oc": Mode.OFFENSE, "dc": Mode.DEFENSE, "fire": Mode.FIRING}
    found = []
    for each in warriors.PROFILES[kind].gear:
        words = said(each.name)
        if each.bonus and each.mode:
            words = _(
                "{gear}: {step} in {mode}",
                gear=words,
                step=signed(each.bonus),
                mode=wording.mode_name(modes[each.mode]),
            )
        found.append((_("Carries"), words))
    return found


def _build(kind: int) -> list[tuple[str, str]]:
    return [(_("Base"), _("2 × 2 squares: too wide for a single door"))] if warriors.SIZE[kind] == 2 else []


def _state(view: HybridState, warrior: int) -> list[tuple[str, str]]:
    """The state of a warrior, and whom it sees."""
    found = []
    if view.pinned >> warrior & 1:
        found.append((_("Held fast"), _("cannot move in this round")))
    if view.dazed >> warrior & 1:
        found.append((_("Dazed"), _("−2 to its rolls in this round")))
    if warrior in view.ambush:
        found.append((_("Ambush"), _("number {n}", n=view.lurks[warrior])))
    if view.asleep >> warrior & 1:
        found.append((_("Activation"), _("not yet: asleep, or locked in")))
    if view.carrier == warrior:
        found.append((_("Venom"), _("carries it; the other side is not told before the end")))
    if view.squares[warrior] >= 0:
        seen = seen_by(view, warrior)
        seen_ones = [each for each in range(len(view.kinds)) if seen >> each & 1]
        found.append((_("Sees"), wording.names_words(view, seen_ones) or _("nobody")))
    return found


# ---- cards and places


def _card(view: HybridState, piece: PieceId) -> Sheet:
    face = view.pieces.face[piece]
    if face == HIDDEN:
        return _covered(view, piece)
    sheet, lying = printed_sheet(face), lying_words(view, piece)
    if is_action(face):
        return replace(sheet, facts=(*sheet.facts, (_("Copies"), str(CARDS[face].copies))))
    return replace(sheet, facts=(*sheet.facts, (_("Lies"), lying))) if lying else sheet


def printed_sheet(face: int) -> Sheet:
    """What is printed on a card of any deck."""
    if is_action(face):
        card = CARDS[face]
        facts = ((_("Card points"), str(card.points)),)
        return Sheet(said(card.name), _text(card.text, card.quip), facts, "Rolls and cards", entry=card.key)
    design = design_of(face)
    facts = ((_("Kind"), kind_words(face)),)
    return Sheet(said(design.name), _text(design.text, design.quip), facts, "The other decks", entry=design.key)


def _text(words: str, quip: str) -> str:
    return f"{said(words)}\n“{said(quip)}”" if quip else said(words)


def _covered(view: HybridState, piece: PieceId) -> Sheet:
    if any(piece in army for army in view.armies):
        text = _("An Army card, which nobody has seen. First Contact and First Blood turn them over.")
        return Sheet(_("A face-down card"), text, rules="The other decks", entry=UNSEEN)
    if deck_of(piece) >= 0 or piece in view.deck:
        return Sheet(_("A face-down card"), _("Nobody knows it before it is drawn."), rules="Cards", entry=UNSEEN)
    return Sheet(_("A face-down card"), _("Only the side that holds it knows it."), rules="Cards", entry=UNSEEN)


def _place(view: HybridState, audience: Audience, item: ItemId) -> Sheet | None:
    lab = lab_of(view.plan)
    square, door = items.square_of(lab, item), number_in(item, ("door", "leaf"))
    if square is not None or door is not None:
        return _square(view, square) if square is not None else _door(view, door or 0)
    if item == items.LAB or item.startswith((items.TILES, "rim/")):
        return mission_sheet(MISSIONS[view.mission])
    if item in (items.BARRACKS, items.BAND):
        return Sheet(_("The muster"), "\n".join(muster_notes(view, audience.side)), rules="The muster")
    if item in (items.DECK, items.DISCARD, items.EVENTS, items.SPENT, items.ROLL, items.NEXT):
        return _pile(view, item)
    seat = items.seat_of(item)
    if seat is not None and seat < len(view.hands):
        return _seat(view, audience, seat)
    return landmark(view, item)


def mission_sheet(mission: Mission) -> Sheet:
    facts = tuple((said(wording.SIDE_NAMES[seat]), said(mission.aims[seat])) for seat in (0, 1))
    text = "\n".join([said(mission.briefing), *[said(each) for each in mission.special]])
    heading = mission.title if mission.special else "Missions"
    return Sheet(said(mission.title), text, facts, heading, entry=mission.key)


def _square(view: HybridState, square: int) -> Sheet:
    lab = lab_of(view.plan)
    room, name = lab.rooms[square], wording.square_name(lab, square)
    facts = [(_("Zone"), str(lab.zone_numbers[lab.zones[square]]))]
    if room >= 0 and room < len(lab.room_names) and lab.room_names[room]:
        facts.append((_("Room"), said(lab.room_names[room])))
    return Sheet(_("Square {name}", name=name), facts=tuple(facts), rules="Movement")


def _door(view: HybridState, door: int) -> Sheet | None:
    lab = lab_of(view.plan)
    if door >= len(lab.doors):
        return None
    return door_sheet(lab.doors[door].double, Door(view.doors[door]))


def door_sheet(double: bool, stands: Door) -> Sheet:
    how = {
        Door.SHUT: _("It is shut, and hides warriors behind it."),
        Door.OPEN: _("It stands open."),
        Door.BROKEN: _("It is broken, and open for good."),
        Door.LOCKED: _("It is locked."),
    }[stands]
    title, entry = (_("Double door"), "double-door") if double else (_("Single door"), "single-door")
    wide = "" if double else _("Too narrow for a large base.")
    return Sheet(title, f"{how}\n{wide}".strip(), rules="Doors", entry=entry)


def _pile(view: HybridState, item: ItemId) -> Sheet:
    if item == items.DECK:
        left = _n("{n} card is left.", "{n} cards are left.", len(view.deck))
        return Sheet(_("Deck"), left, rules="Cards", entry=UNSEEN)
    if item == items.DISCARD:
        return Sheet(_("Discard pile"), _n("{n} card.", "{n} cards.", len(view.discard)), rules="Cards")
    if item == items.EVENTS:
        left = _n("{n} card is left.", "{n} cards are left.", len(view.events))
        text = _("A side that turns over an event counter draws the top card.")
        return Sheet(_("Event cards"), f"{text}\n{left}", rules="Event counters", entry=UNSEEN)
    if item == items.SPENT:
        text = _("Event and Army cards, auras and mutations that are done with.")
        count = _n("{n} card.", "{n} cards.", len(view.spent))
        return Sheet(_("Spent cards"), f"{text}\n{count}", rules="The other decks")
    if item == items.NEXT:
        text = _("Counters are revealed in this order, one side after the other.")
        return Sheet(_("Activation counter"), text, rules="A round")
    text = _("Here dice fall, and cards are laid that help or hinder.")
    return Sheet(_("Roll"), text, rules="Rolls and cards")


def _seat(view: HybridState, audience: Audience, seat: int) -> Sheet:
    facts = [
        (_("Side"), said(wording.SIDE_NAMES[seat])),
        (_("Hand"), _n("{n} card", "{n} cards", len(view.hands[seat]))),
    ]
    if view.lead == seat:
        facts.append((_("Activation Roll"), _("won")))
    if view.phase is not Phase.MUSTER:
        band = [each for each, side in enumerate(view.sides) if side == seat]
        there = [each for each in band if view.squares[each] >= OFF]
        gone = [each for each in band if view.squares[each] == GONE]
        facts.append((_("Warriors"), wording.names_words(view, there) or _("none")))
        if gone:
            facts.append((_("Eliminated"), wording.names_words(view, gone)))
    return Sheet(audience.name(seat), facts=tuple(facts), rules="The muster")


# ---- what stands or lies in the laboratory


PLAIN = (
    (
        "event",
        mark("Event counter"),
        mark("A warrior that ends its Movement on it may turn it over: an event, or a trap."),
        "Event counters",
    ),
    (
        "trapdoor",
        mark("Trapdoor"),
        mark("Open, it can be jumped; a warrior that fails falls in. Closed, it is floor."),
        "Fallen rocks and pits",
    ),
    (
        "rocks",
        mark("Fallen rocks"),
        mark("Slow to cross, and −1 to shots across them. Nobody stops on them."),
        "Fallen rocks and pits",
    ),
    ("pillar", mark("Pillar"), mark("Nobody stands there, and nobody sees past it."), "Sight"),
    ("stain", mark("Stain"), mark("A warrior has fallen here. It is in nobody's way."), "Wounds and pushes"),
    ("caved", mark("Fallen wall"), mark("Nobody stands there, and nobody sees past it."), "Sight"),
    ("tank", mark("Tank"), mark("Clones float in it. Anybody may stand there."), "Missions"),
    (
        "gas",
        mark("Poison gas"),
        mark("It covers four squares, and drifts at the beginning of a round."),
        "The Heresiarch's Diaries",
    ),
)
"""The kind of an item, its name, what it does, and the heading of the rules page."""
OF_MISSIONS: Mapping[str, str] = MappingProxyType({"tank": "tank", "gas": "valve"})
"""By kind of an item: the word of the special rules of a mission that are about it."""
USES: Mapping[str, str] = MappingProxyType(
    {
        "goes": mark("A warrior of rank 1 or more that ends a Movement on it may activate it, once."),
        "stays": mark("A warrior of rank 1 or more that ends a Movement on it may activate it, time and again."),
        "carried": mark("A warrior of rank 1 or more that ends a Movement on it may take it up and carry it."),
        "struck": mark("It is attacked from a square beside it, or shot at."),
    }
)
"""By what becomes of an objective: how a warrior uses it."""


def landmark(view: HybridState, item: ItemId) -> Sheet | None:
    """The sheet of a thing in the laboratory; None for anything else."""
    lab = lab_of(view.plan)
    index, gate = number_in(item, ("objective",)), _gate(item)
    if index is not None and index < len(view.numbers):
        return _objective(view, index)
    if gate is not None and gate < len(lab.accesses):
        return _access(view, lab.accesses[gate], bool(view.gates >> gate & 1))
    passage = number_in(item, ("passage",))
    if passage is not None and passage < len(lab.passages):
        return passage_sheet(lab.passages[passage].double)
    kind = item.partition("/")[0]
    sheet = thing_sheet(kind)
    if sheet is not None and kind in OF_MISSIONS:
        return replace(sheet, text=_with_rules(view, sheet.text, OF_MISSIONS[kind]), rules=_heading(view))
    return sheet


def thing_sheet(kind: str) -> Sheet | None:
    """The sheet of a plain thing, whatever the mission; None for anything else."""
    found = next((each for each in PLAIN if each[0] == kind), None)
    return None if found is None else Sheet(said(found[1]), said(found[2]), rules=found[3], entry=kind)


def _gate(item: ItemId) -> int | None:
    square = number_in(item, ("access",))
    return number_in(item, ("exit",)) if square is None else square // 2


def _access(view: HybridState, access: Access, is_open: bool) -> Sheet:
    lines = [] if is_open else [_("Closed: nobody gets through.")]
    if access.entry:
        lines.append(_("Warriors that wait outside come in here."))
    if access.exit:
        lines.append(_("A warrior on it may leave for one Movement point."))
    if not access.double:
        lines.append(_("Too narrow for a large base."))
    words = (("entry",) if access.entry else ()) + (("exit", "hatches") if access.exit else ())
    text = _with_rules(view, "\n".join(lines), *words)
    return Sheet(wording.access_name(access, is_open), text, rules="Entries and exits")


def passage_sheet(double: bool) -> Sheet:
    lines = [_("Open for good: warriors walk and see through it.")]
    if not double:
        lines.append(_("Too narrow for a large base."))
    title, entry = (_("Double passage"), "double-passage") if double else (_("Single passage"), "single-passage")
    return Sheet(title, "\n".join(lines), rules="Movement", entry=entry)


def _objective(view: HybridState, index: int) -> Sheet:
    number = view.numbers[index]
    fact, name = MISSIONS[view.mission].objective_of(number), wording.objective_name(view, number)
    if fact is None:
        return Sheet(name, said(USES["goes"]), rules="Missions", entry="objective")
    full = fact.name.lower()
    words: tuple[str, ...] = (full, f"objective {number}")
    if not any(word in each.lower() for word in words for each in MISSIONS[view.mission].special):
        words = tuple(word for word in full.split() if word != "of")
    text = _with_rules(view, said(USES[fact.then]), *words)
    return Sheet(name, text, _facts(view, index, fact), _heading(view), entry="objective")


def _facts(view: HybridState, index: int, fact: Objective) -> tuple[tuple[str, str], ...]:
    """For which side an objective is, and its state."""
    whose = said(wording.SIDE_NAMES[warriors.SIDES.index(fact.side)]) if fact.side else _("either side")
    found = [(_("Number"), str(fact.number)), (_("For"), whose)]
    bearer = view.bearers[index]
    if bearer >= 0:
        found.append((_("Carried by"), warrior_name(view, bearer)))
    if fact.then == "struck":
        wounds = _n("{n} wound of {most}", "{n} wounds of {most}", view.hits, most=TOUGH)
        found.append((_("Wounds"), wounds))
    if fact.then == "stays" and MISSIONS[view.mission].goal == "diaries":
        found.append((_("Now"), _("closed") if view.cloud == OFF else _("open")))
    return tuple(found)


def _with_rules(view: HybridState, text: str, *words: str) -> str:
    """A text, with the special rules of the mission that have one of these words."""
    special = MISSIONS[view.mission].special
    return "\n".join([text, *[said(each) for each in special if any(word in each.lower() for word in words)]])


def _heading(view: HybridState) -> str:
    mission = MISSIONS[view.mission]
    return mission.title if mission.special else "Missions"
