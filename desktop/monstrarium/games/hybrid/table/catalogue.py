"""The catalogue of HYBRID: profiles, the cards of all decks, missions, tiles, and what stands in a laboratory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial

from ....content.rulings import rulings
from ....language.phrases import listed
from ....language.words import _, mark, said
from ....table.catalogue import Entry, Filter, Look, only, out_of_sight, seen
from ....table.desc import Face, Inlay, Label, Piece, Pose, Rect, TableDesc
from ....table.layout import Canvas
from ....table.presenter import Sheet
from ..ground.plan import tiles_of
from ..ground.tiles import TILES
from ..printed import warriors
from ..printed.action_cards import CARDS, WAYS, Card
from ..printed.missions import MISSIONS, Mission
from ..printed.other_decks import ALL_SLEEVES, DESIGNS, FIRST_FACE, Army, Aura, Event, Mutation, design_of
from ..state import Door, HybridState
from .board.figures import base_of, figure
from .briefing import briefing_of
from .faces import (
    WORDS,
    card_face,
    counter_face,
    deck_card_face,
    die_face,
    door_art,
    is_action,
    passage_art,
    profile,
    small_face,
    tile_art,
)
from .inspector import PLAIN, USES, door_sheet, mission_sheet, passage_sheet, printed_sheet, profile_sheet, thing_sheet
from .wording import SIDE_NAMES

PROFILE = (300 / 360 * 1.4, 1.4)
"""The size of a profile."""
SQUARE = (1.0, 1.0)
EAST = 1
"""The way that figures look here."""
DECKS = {Event: mark("Event cards"), Army: mark("Army cards"), Aura: mark("Auras"), Mutation: mark("Mutations")}
PLAYED = {
    "strike": mark("attacks"),
    "shot": mark("shots"),
    "parry": mark("parries"),
    "dodge": mark("parries of shots"),
    "move": mark("Moving"),
}
"""By family: what an Action card is played on."""
HELPS = dict(zip(WAYS, (mark("its own side"), mark("the other side")), strict=True))
"""By way: on whose rolls an Action card is played."""
THINGS = {
    "event": "hybrid/counter/event",
    "trapdoor": "hybrid/trapdoor/open",
    "rocks": "hybrid/rocks",
    "pillar": "hybrid/pillar",
    "stain": "hybrid/stain/griffin",
    "caved": "hybrid/caved",
    "tank": "hybrid/tank",
    "gas": "hybrid/gas",
}
"""The drawings of the plain things of a laboratory."""


def catalogue() -> tuple[Entry, ...]:
    return (
        *[_profile(kind) for kind in range(len(warriors.PROFILES))],
        *[_card(face) for face in range(FIRST_FACE + len(DESIGNS))],
        *[_mission(mission) for mission in MISSIONS.values()],
        *_things(),
        *[_tile(side) for side in TILES],
    )


def unseen(view: HybridState) -> Mapping[str, int]:
    keys = [each.key for each in (*CARDS, *DESIGNS)]
    return out_of_sight(view.pieces.face, keys, Counter(keys[face] for face in ALL_SLEEVES))


# ---- profiles and cards


def _profile(kind: int) -> Entry:
    printed = warriors.PROFILES[kind]
    gifts = warriors.aptitudes(kind)
    names = [warriors.APTITUDE_NAMES[word] for word, _strength in gifts]
    filters = only(
        (_("Rank"), [str(printed.rank)]),
        (_("Natural Value"), [str(printed.nv)]),
        (_("Movement"), [str(printed.mt)]),
        (_("Aptitude"), [said(name) for name in names]),
        (_("Base"), [_("large") if printed.size == 2 else _("small")]),
    )
    called = [printed.name, *names, *[f"{name} X" for name in names]]
    return Entry(
        printed.key,
        _("Warriors of the {side}", side=said(SIDE_NAMES[warriors.SIDE[kind]])),
        profile_sheet(kind),
        lambda: Look(profile(kind), PROFILE, stands=_figure(kind)),
        int(printed.unique),
        filters,
        rulings("hybrid", called),
    )


def _figure(kind: int) -> Piece:
    return figure(f"figure/{kind}", "", Pose(0.0, 0.0), (kind, EAST), base_of(kind))


def _card(face: int) -> Entry:
    if is_action(face):
        card = CARDS[face]
        kind, look, copies, filters = _("Action cards"), partial(_action_look, face), card.copies, _played(card)
        named = card.name
    else:
        design = design_of(face)
        kind, look, copies, filters = said(DECKS[type(design)]), partial(_deck_look, face), 1, _sorted(face)
        named = design.name
    return Entry(_key(face), kind, printed_sheet(face), look, copies, filters, rulings("hybrid", (named,)))


def _key(face: int) -> str:
    return CARDS[face].key if is_action(face) else design_of(face).key


def _action_look(face: int) -> Look:
    return Look(small_face(face), large=card_face(face))


def _deck_look(face: int) -> Look:
    return Look(deck_card_face(face, True), large=deck_card_face(face, False))


def _played(card: Card) -> tuple[Filter, ...]:
    on = [family for family in PLAYED if any(family in use.on for use in card.uses)]
    by = [way for way in WAYS if any(use.way == way for use in card.uses)]
    return only(
        (_("Card points"), [str(card.points)]),
        (_("Played on"), [said(PLAYED[family]) for family in on]),
        (_("Helps or hinders"), [said(HELPS[way]) for way in by]),
    )


def _sorted(face: int) -> tuple[Filter, ...]:
    design = design_of(face)
    if not isinstance(design, Event):
        return ()
    found = [(_("Function"), [said(WORDS[design.function])])]
    if isinstance(design, Army):
        return only((_("Side"), [said(SIDE_NAMES[warriors.SIDES.index(design.side)])]), *found)
    return only((_("Category"), [said(WORDS[design.category])]), (_("Rarity"), [said(WORDS[design.rarity])]), *found)


# ---- missions and tiles


def _mission(mission: Mission) -> Entry:
    number = [*MISSIONS].index(mission.key) + 1
    sheet = mission_sheet(mission)
    facts = ((_("Number"), str(number)), *sheet.facts, *_parties(mission))
    made = Sheet(sheet.title, sheet.text, facts, sheet.rules, entry=sheet.entry)
    return Entry(mission.key, _("Missions"), made, partial(_laboratory, mission.key), 0)


def _parties(mission: Mission) -> Iterator[tuple[str, str]]:
    for seat, name in enumerate(SIDE_NAMES):
        terms = _("{ranks} ranks, {count} warriors", ranks=mission.ranks[seat], count=mission.numbers[seat])
        yield _("{side} at most", side=said(name)), terms


def _laboratory(key: str) -> Look:
    """The laboratory of a mission as on its map, as one face."""
    desc = briefing_of({"mission": key}).map
    inlays, labels = list[Inlay](), list[Label]()
    canvas = Canvas(*desc.size)
    for zone in desc.zones:
        if zone.art:
            inlays.append(canvas.inlay(zone.art, zone.rect))
    for piece in _upright(desc):
        wide, high = piece.size[0] * piece.pose.scale, piece.size[1] * piece.pose.scale
        box: Rect = (piece.pose.x - wide / 2, piece.pose.y - high / 2, wide, high)
        inlays.append(canvas.inlay(piece.face.art, box))
        labels += [_set_into(label, box, desc.size) for label in piece.face.labels]
    return Look(Face("hybrid/ground", tuple(labels), inlays=tuple(inlays)), desc.size)


def _upright(desc: TableDesc) -> Iterator[Piece]:
    return (piece for piece in sorted(desc.pieces, key=lambda each: each.pose.z) if not piece.pose.turn)


def _set_into(label: Label, box: Rect, whole: tuple[float, float]) -> Label:
    """A label of a piece as one of the face that it lies on."""
    left, top, wide, high = box
    x, y = (left + label.x * wide) / whole[0], (top + label.y * high) / whole[1]
    w, h, size = label.w * wide / whole[0], label.h * high / whole[1], label.size * high / whole[1]
    return Label(label.text, x, y, w, h, size, label.align, label.role, label.bold)


def _tile(side: str) -> Entry:
    used = [said(mission.title) for mission in MISSIONS.values() if side in tiles_of(mission.plan)]
    facts = ((_("Laid in"), listed(used) or _("laboratories of your own alone")),)
    other = f"{side[:-1]}{'b' if side.endswith('a') else 'a'}"
    text = _("Eight by eight squares; {side} is on its other side.", side=other)
    sheet = Sheet(_("Tile {side}", side=side), text, facts, "Missions", entry=f"tile-{side}")
    filters = only((_("Laid in"), used))
    return Entry(f"tile-{side}", _("Tiles"), sheet, seen(Face(tile_art(side)), SQUARE), filters=filters)


# ---- what stands or lies in a laboratory


def _things() -> Iterator[Entry]:
    things = _("Counters and openings")
    yield Entry("objective", things, _objective(), seen(_numbered(), SQUARE), 0)
    for kind, *_words in PLAIN:
        sheet = thing_sheet(kind)
        assert sheet is not None
        yield Entry(kind, things, sheet, seen(Face(THINGS[kind]), SQUARE), 0)
    for double in (False, True):
        size = (2.0, 1.0) if double else SQUARE
        door, passage = door_sheet(double, Door.SHUT), passage_sheet(double)
        yield Entry(door.entry, things, door, seen(Face(door_art(double, False, Door.SHUT)), size), 0)
        yield Entry(passage.entry, things, passage, seen(Face(passage_art(double, False)), size), 0)
    for seat, side in enumerate(SIDE_NAMES):
        yield _counter(seat, said(side), things)
    for seat, side in enumerate(SIDE_NAMES):
        yield _die(seat, said(side), things)


def _objective() -> Sheet:
    """The counters of all missions, with what each stands for."""
    facts = [
        (said(mission.title), listed([f"{each.number} {said(each.name)}" for each in mission.objective]))
        for mission in MISSIONS.values()
        if mission.objective
    ]
    return Sheet(_("Objective"), said(USES["goes"]), tuple(facts), "Missions", entry="objective")


def _numbered() -> Face:
    return Face("hybrid/counter/objective", (Label("1", 0.3, 0.28, 0.4, 0.44, 0.4, bold=True),))


def _counter(seat: int, side: str, kind: str) -> Entry:
    text = _("Each warrior has one. They are laid face down, in the order in which the side wants to activate them.")
    key = f"counter-{warriors.SIDES[seat]}"
    sheet = Sheet(_("Activation counter of the {side}", side=side), text, rules="Counters", entry=key)
    return Entry(key, kind, sheet, seen(counter_face(seat, 1), SQUARE), 0, only((_("Side"), [side])))


def _die(seat: int, side: str, kind: str) -> Entry:
    text = _("A die with ten sides. A roll succeeds with the Success Level or less.")
    key = f"die-{warriors.SIDES[seat]}"
    sheet = Sheet(_("Die of the {side}", side=side), text, rules="Rolls and cards", entry=key)
    return Entry(key, kind, sheet, seen(die_face(seat, 7), SQUARE), 0, only((_("Side"), [side])))
