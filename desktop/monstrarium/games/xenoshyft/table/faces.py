"""How cards look: the drawing in the frame of its kind, figures, name and text."""

from __future__ import annotations

import msgspec

from ....language.phrases import signed
from ....language.words import _, mark, said
from ....table.desc import Face, Inlay, Label, Rect, Value
from ....table.layout import Canvas
from .. import cards
from ..cards import title

BACK, ENEMY_BACK = "xenoshyft/back", "xenoshyft/enemy-back"
GROUND, WALL_ART, TRACK_ART = "xenoshyft/ground", "xenoshyft/wall", "xenoshyft/track"
SOIL, DECK = "xenoshyft/lane/soil", "xenoshyft/lane/deck"
"""The ground of the enemies and of the troops of a lane; lit while it fights."""
BENCH, RAIL, HORIZON = "xenoshyft/bench", "xenoshyft/rail", "xenoshyft/horizon"
"""What the near hand lies on, what the cards for sale stand on, and what is seen behind the wall."""
SIDE_BENCH = "xenoshyft/side-bench"
"""What other hands lie on."""
CANVAS = Canvas(630.0, 880.0)
FOLDERS = ("troop", "enemy", "boss", "item", "item", "xenosathem")
"""By kind: the folder of its drawings."""
SPOTS = {"cost": (86.0, 84.0), "power": (100.0, 580.0), "hp": (530.0, 580.0), "worth": (100.0, 580.0)}
"""The places of figures on a card. What Xenosathem is worth stands far from where other cards have their price."""
LARGE_SPOTS = {"cost": (112.0, 112.0), "power": (112.0, 574.0), "hp": (518.0, 574.0), "worth": (112.0, 574.0)}
"""The places of figures that are printed large."""
SIGNS = {name: f"xenoshyft/place/{name}" for name in ("cost", "power", "hp", "worth")}
"""What is drawn around a figure: a tag, a burst, a heart, a crystal."""
VEIL = "xenoshyft/veil"
"""What lies over a card that cannot be paid."""
CORNER = 0.3
"""As a share of the width and height of a card: the upper left corner, in which it has its price."""
PLACE = 162.0
KIND_BOX, KIND_SIZE = (184.0, 32.0, 396.0, 66.0), 62.0
"""Where the wave of a card or the types of an item stand, and the height of the letters."""
TYPE_WORDS = {"weapon": mark("weapon"), "armor": mark("armor"), "medical": mark("medical"), "tech": mark("tech")}


class CurrentValues(Value, frozen=True, gc=False):
    """The current figures of a card; -1 where they are as printed."""

    cost: int = -1
    power: int = -1
    hp: int = -1


PRINTED = CurrentValues()


def art_of(face: int) -> str:
    """The drawing of a card without its frame."""
    return f"xenoshyft/{FOLDERS[cards.KIND[face]]}/{cards.CARDS[face].key}"


def frame_of(face: int) -> str:
    card, kind = cards.CARDS[face], cards.KIND[face]
    if isinstance(card, cards.Troop | cards.Item) and card.legendary:
        return "xenoshyft/card/legendary" if isinstance(card, cards.Troop) else "xenoshyft/card/item"
    name = {
        cards.ENEMY: "enemy",
        cards.BOSS: "boss",
        cards.INSTANT: "instant",
        cards.EQUIPMENT: "item",
        cards.XENO: "xenosathem",
    }.get(kind, "troop")
    return f"xenoshyft/card/{name}"


def card_face(face: int, now: CurrentValues = PRINTED) -> Face:
    card = cards.CARDS[face]
    labels = [
        CANVAS.label(
            said(card.name), (180, 38, 396, 54) if cards.KIND[face] != cards.XENO else (60, 38, 510, 54), 46, bold=True
        ),
        CANVAS.label(said(card.text), (72, 664, 486, 174), 42),
    ]
    inlays = [CANVAS.inlay(art_of(face), (105, 122, 420, 420) if face < cards.FIRST_XENO else (95, 140, 440, 440))]
    for name, shown, role in _figures(face, now):
        x, y = SPOTS[name]
        labels.append(CANVAS.label(shown, (x - 50, y - 50, 100, 100), 84, role, bold=True))
        if name != "cost":
            inlays.append(CANVAS.inlay(SIGNS[name], (x - PLACE / 2, y - PLACE / 2, PLACE, PLACE)))
    return Face(frame_of(face), tuple(labels), inlays=(*inlays, *_signs(face, 560.0, 74.0)))


def small_face(face: int, now: CurrentValues = PRINTED) -> Face:
    """A card with its name and its figures large, as it lies on the table."""
    labels = [
        CANVAS.label(title(face), (64, 662, 502, 178), 92, bold=True),
        CANVAS.label(kind_words(face), KIND_BOX, KIND_SIZE, "soft"),
    ]
    inlays = [CANVAS.inlay(art_of(face), (70, 106, 490, 490))]
    for name, shown, role in _figures(face, now):
        x, y = LARGE_SPOTS[name]
        inlays.append(CANVAS.inlay(SIGNS[name], (x - 112, y - 112, 224, 224)))
        labels.append(CANVAS.label(shown, (x - 74, y - 74, 148, 148), 138, role, bold=True))
    return Face(frame_of(face), tuple(labels), inlays=(*inlays, *_signs(face, 590.0, 128.0)))


def lane_face(face: int, now: CurrentValues, used: bool) -> Face:
    """A card in a lane with its current figures, and the printed ones where they differ."""
    card = cards.CARDS[face]
    power, hp = getattr(card, "power", 0), getattr(card, "hp", 0)
    name = said(card.name)
    if (now.power, now.hp) == (power, hp):
        labels = [CANVAS.label(name, (64, 662, 502, 178), 92, bold=True)]
    else:
        printed = _("printed {power} / {hp}", power=power, hp=hp)
        labels = [
            CANVAS.label(name, (64, 660, 502, 106), 84, bold=True),
            CANVAS.label(printed, (64, 764, 502, 78), 66, "soft"),
        ]
    words = _("used") if used else kind_words(face)
    labels.append(CANVAS.label(words, KIND_BOX, KIND_SIZE, "bad" if used else "soft", bold=used))
    inlays = [CANVAS.inlay(art_of(face), (70, 106, 490, 490))]
    for kind, shown, role in _figures(face, now):
        large = kind != "cost"
        x, y = (LARGE_SPOTS if large else SPOTS)[kind]
        half = 112 if large else PLACE / 2
        inlays.append(CANVAS.inlay(SIGNS[kind], (x - half, y - half, 2 * half, 2 * half)))
        reach = 0.66 * half
        box = (x - reach, y - reach, 2 * reach, 2 * reach)
        labels.append(CANVAS.label(shown, box, 138 if large else 84, role, bold=True))
    return Face(frame_of(face), tuple(labels), inlays=tuple(inlays))


def with_use(shown: Face, used: bool) -> Face:
    """A card in full that says if its text was used."""
    if not used:
        return shown
    word = CANVAS.label(_("used"), (200.0, 566.0, 230.0, 62.0), 60, "bad", bold=True)
    return msgspec.structs.replace(shown, labels=(*shown.labels, word))


def turned_face(shown: Face) -> Face:
    """A troop that is an enemy now: in the frame of enemies, and without a price."""
    labels = tuple(label for label in shown.labels if label.x + label.w > CORNER or label.y > CORNER)
    inlays = tuple(inlay for inlay in shown.inlays if inlay.art != SIGNS["cost"])
    return msgspec.structs.replace(shown, art="xenoshyft/card/enemy", labels=labels, inlays=inlays)


def kind_words(face: int) -> str:
    """The wave of a card, or the types of an item."""
    card = cards.CARDS[face]
    if isinstance(card, cards.Item):
        return ", ".join(said(TYPE_WORDS[each]) for each in card.types)
    if isinstance(card, cards.Xenosathem):
        return ""
    return _("wave {wave}", wave=card.wave) if card.wave else _("volunteer")


def stacked(shown: Face, count: int, middle: bool = False) -> Face:
    """The top card of a stack, with the number of cards in it; in the middle on the back of a deck."""
    left, top, wide, high = (140.0, 330.0, 350.0, 190.0) if middle else (370.0, 96.0, 250.0, 136.0)
    plate = CANVAS.inlay("xenoshyft/count", (left, top, wide, high))
    box = (left + 0.08 * wide, top + 0.12 * high, 0.84 * wide, 0.76 * high)
    words = CANVAS.label(str(count) if middle else f"×{count}", box, 0.71 * high, bold=True)
    return Face(shown.art, (*shown.labels, words), inlays=(*shown.inlays, plate))


def dimmed(shown: Face) -> Face:
    """A card that cannot be paid."""
    return msgspec.structs.replace(shown, inlays=(*shown.inlays, CANVAS.inlay(VEIL, (0, 0, 630, 880))))


def price_tag(face: int, cost: int, short: bool) -> Face:
    """The tag above a card for sale, red where it cannot be paid, green where it is cheaper than printed."""
    role = "bad" if short else _role(cards.COST[face], cost)
    label = Label(str(cost), 0.3, 0.08, 0.6, 0.84, 0.8, role=role, bold=True)
    return Face("xenoshyft/tag-short" if short else "xenoshyft/tag", (label,))


def purse_face(count: int) -> Face:
    """The resources of a seat."""
    return Face(SIGNS["worth"], (Label(str(count), 0.25, 0.25, 0.5, 0.5, 0.42, bold=True),))


def chip_face(face: int) -> Face:
    """Equipment at the side of its troop: its drawing and its types."""
    return Face(frame_of(face), (), inlays=(CANVAS.inlay(art_of(face), (35, 130, 560, 560)), *_signs(face, 610, 200)))


def division_face(number: int, used: bool, text: bool = False) -> Face:
    division = cards.DIVISIONS[number]
    labels = [CANVAS.label(said(division.name), (64, 662, 502, 178), 92, bold=True)]
    if text:
        labels = [
            CANVAS.label(said(division.name), (60, 38, 510, 54), 46, bold=True),
            CANVAS.label(said(division.text), (72, 664, 486, 174), 42),
        ]
    if used:
        labels.append(CANVAS.label(_("used"), (180, 560, 270, 64), 60, "bad", bold=True))
    inlay = CANVAS.inlay(f"xenoshyft/division/{division.key}", (95, 130, 440, 440))
    return Face("xenoshyft/card/division", tuple(labels), inlays=(inlay,))


def enemy_back(wave: int) -> Face:
    return Face(ENEMY_BACK, inlays=(CANVAS.inlay(f"xenoshyft/sign/wave-{wave}", (215, 690, 200, 200 * 0.78)),))


def boost_words(power: int, charge: int) -> str:
    """Added power and added damage of the next attack, as on a token."""
    if power and charge:
        return f"{signed(power)}!{signed(charge)}"
    return signed(power) if power else f"!{signed(charge)}"


def _figures(face: int, now: CurrentValues) -> list[tuple[str, str, str]]:
    """Each figure of a card with its colour: green where it is better for us than printed, red where it is worse."""
    card = cards.CARDS[face]
    found = []
    if isinstance(card, cards.Troop | cards.Item):
        cost = card.cost if now.cost < 0 else now.cost
        found.append(("cost", str(cost), _role(card.cost, cost)))
    if isinstance(card, cards.Xenosathem):
        found.append(("worth", signed(card.value), "ink"))
    elif not isinstance(card, cards.Item) or now.hp >= 0:
        found += _fighting(card.power, card.hp, now, cards.KIND[face] in (cards.ENEMY, cards.BOSS))
    return found


def _fighting(power: int, hp: int, now: CurrentValues, hostile: bool) -> list[tuple[str, str, str]]:
    """Power and HP; more than printed is good, but bad on an enemy."""
    strong, tough = power if now.power < 0 else now.power, hp if now.hp < 0 else now.hp
    found = [("power", strong, power), ("hp", tough, hp)]
    return [(kind, str(one), _role(*((printed, one) if hostile else (one, printed)))) for kind, one, printed in found]


def _role(one: int, other: int) -> str:
    return "ink" if one == other else "good" if one > other else "bad"


def _signs(face: int, right: float, side: float) -> tuple[Inlay, ...]:
    """The types of an item along the upper right edge, from right to left."""
    card = cards.CARDS[face]
    if not isinstance(card, cards.Item):
        return ()
    boxes: list[Rect] = [(right - side * (at + 1), 122.0, side, side) for at in range(len(card.types))]
    return tuple(CANVAS.inlay(f"xenoshyft/sign/{name}", box) for name, box in zip(card.types, boxes, strict=True))
