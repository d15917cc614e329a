"""Where the actors, values and words of a scene stand in the window, in logical pixels, and the fonts of its words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF

from ....language.words import _
from ....table.spotlight import Actor, Spotlight, Sum
from ...art.face import bold_font, font

MOST = 6.5
"""The largest that an actor is drawn, as a multiple of its size on the table."""
ROW = 0.54
"""The height of the row of actors, as a share of the window's."""
ALONE = 0.44
"""The same where the table is not dimmed."""
WIDE = 0.92
GAP = 0.045
"""Between actors, as a share of the width."""
IN_A_ROW = 6
SMALLEST_NAME = 0.8
"""The smallest letters of a name on one line, as a share of the usual ones."""
SMALL = 0.5
"""The `size` of an actor that stands in the middle, between the others."""
CROWD = 3
"""The fewest actors under which the values of a scene that stays may stand."""
FOOT = 0.86
"""How far down a scene reaches under which there is something to be answered, as a share of the height."""
WORDS = 0.62
"""The width of the words, as a share of the window's."""
AIR = 10.0
WRAPPED = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap.value)


class Text(NamedTuple):
    """Words in their place, with the name of their colour."""

    words: str
    box: QRectF
    font: QFont
    role: str
    flags: int = WRAPPED


class Layout(NamedTuple):
    """The places of the actors in their order, and everything that is written."""

    places: tuple[QRectF, ...]
    names: tuple[Text, ...]
    title: Text | None
    words: Text | None
    terms: tuple[tuple[Text, Text], ...]
    """The name and the number of each value."""
    total: tuple[Text, Text] | None
    plate: QRectF
    """The place of the values; empty without any."""
    hint: Text | None


def lay_out(
    scene: Spotlight,
    words: str,
    sizes: Sequence[QSizeF],
    room: QSizeF,
    scale: float,
    plaque: float | None = None,
) -> Layout:
    """Lay a scene out in a window.

    `sizes` are those of the actors on the table in logical pixels, `scale` is how much larger words are than usual,
    `plaque` is how far down the middle of the place of the prompt is, where words lie that leave the table bright.
    """
    wide, high = room.width(), room.height()
    letters = max(13.0, min(high / 42, wide / 60)) * scale
    title = _title(scene, wide, high, letters)
    told = _words(words, wide, high, letters, None if scene.dims else plaque, scene.dims)
    top = AIR + (title.box.bottom() if title else 0.04 * high)
    bottom = (told.box.top() if told else high * (FOOT if scene.stays else 0.94)) - AIR
    naming = 1.7 * letters if any(actor.words for actor in scene.actors) else 0.0
    share = ROW if scene.dims else ALONE
    row = QRectF(0.0, top, wide, max(40.0, min(bottom - naming - top, share * high)))
    row.moveTop(top + max(0.0, bottom - naming - top - row.height()) / 2)
    column, terms, total = _values(scene.sum, letters)
    below = _over_values(scene.actors, sizes, row, column, naming) if scene.stays else None
    places, plate = below or _stand(scene.actors, sizes, row, column, scene.stays)
    names = _names(scene.actors, places, letters, wide)
    shown = tuple((_shift(name, plate), _shift(number, plate)) for name, number in terms)
    made = None if total is None else (_shift(total[0], plate), _shift(total[1], plate))
    hint = _hint(wide, high, scale) if scene.dims and not scene.stays else None
    return Layout(places, names, title, told, shown, made, plate, hint)


def _title(scene: Spotlight, wide: float, high: float, letters: float) -> Text | None:
    if not scene.title:
        return None
    made = bold_font(scene.title, 2.3 * letters)
    while QFontMetricsF(made).horizontalAdvance(scene.title) > WIDE * wide and made.pixelSize() > letters:
        made.setPixelSize(made.pixelSize() - 1)
    return Text(scene.title, QRectF(0.0, 0.045 * high, wide, QFontMetricsF(made).height()), made, scene.role)


def _words(words: str, wide: float, high: float, letters: float, plaque: float | None, dims: bool) -> Text | None:
    if not words:
        return None
    made = font(1.15 * letters)
    taken = QFontMetricsF(made).boundingRect(QRectF(0, 0, WORDS * wide, 1e4), WRAPPED, words)
    low = high * (0.93 if dims else 0.86) if plaque is None else plaque + taken.height() / 2
    box = QRectF((wide - WORDS * wide) / 2, low - taken.height(), WORDS * wide, taken.height() + 1.0)
    return Text(words, box, made, "light")


def _names(actors: Sequence[Actor], places: Sequence[QRectF], letters: float, wide: float) -> tuple[Text, ...]:
    """The names of actors below them, all in letters of one size, clear of each other; what is long takes two lines."""
    named = [(actor.words, place) for actor, place in zip(actors, places, strict=True) if actor.words]
    rooms = [_room(place, [other for _words, other in named], letters, wide) for _words, place in named]
    made = bold_font("".join(words for words, _place in named), 1.05 * letters)
    least = max(9, round(SMALLEST_NAME * letters))
    while made.pixelSize() > least and any(
        QFontMetricsF(made).horizontalAdvance(words) > room for (words, _place), room in zip(named, rooms, strict=True)
    ):
        made.setPixelSize(made.pixelSize() - 1)
    found = []
    for (words, place), room in zip(named, rooms, strict=True):
        taken = QFontMetricsF(made).boundingRect(QRectF(0, 0, room, 1e4), WRAPPED, words)
        box = QRectF(place.center().x() - room / 2, place.bottom() + 0.35 * letters, room, taken.height() + 1.0)
        found.append(Text(words, box, made, "light"))
    return tuple(found)


def _room(place: QRectF, others: Sequence[QRectF], letters: float, wide: float) -> float:
    """The width for the name of an actor: a little more than its own, up to the names beside it."""
    beside = [other for other in others if other is not place and abs(other.center().y() - place.center().y()) < AIR]
    pitch = min((abs(other.center().x() - place.center().x()) for other in beside), default=wide)
    return min(max(place.width() + GAP * wide, 9 * letters), pitch - 0.7 * letters)


Pair = tuple[Text, Text]


def _values(added: Sum | None, letters: float) -> tuple[QSizeF, list[Pair], Pair | None]:
    """The size of the values, and each in its place in there."""
    if added is None:
        return QSizeF(), [], None
    crowded = max(0.7, min(1.0, 9 / max(1, len(added.terms))))
    small, large = font(letters * crowded), bold_font(added.total, 1.9 * letters)
    strong = font(letters * crowded)
    strong.setBold(True)
    numbers = max((QFontMetricsF(strong).horizontalAdvance(number) for _name, number in added.terms), default=0.0)
    names = max((QFontMetricsF(small).horizontalAdvance(name) for name, _number in added.terms), default=0.0)
    sign = bold_font(added.name, letters)
    ends = QFontMetricsF(sign).horizontalAdvance(added.name), QFontMetricsF(large).horizontalAdvance(added.total)
    wide = max(names + numbers + 2 * letters, sum(ends) + 1.2 * letters, 6 * letters)
    line = QFontMetricsF(small).height() * 1.12
    left = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    terms = []
    for at, (name, number) in enumerate(added.terms):
        box = QRectF(0.0, at * line, wide, line)
        terms.append((Text(name, box, small, "light", left), Text(number, box, strong, added.role, right)))
    foot = QRectF(0.0, len(terms) * line + 0.4 * letters, wide, QFontMetricsF(large).height())
    if not added.total:
        return QSizeF(wide, len(terms) * line), terms, None
    total = Text(added.name, foot, sign, "light", left), Text(added.total, foot, large, added.role, right)
    return QSizeF(wide, foot.bottom()), terms, total


def _shift(text: Text, plate: QRectF) -> Text:
    return text._replace(box=text.box.translated(plate.topLeft()))


def _hint(wide: float, high: float, scale: float) -> Text:
    words = _("Click or Space: go on. Hold: skip all.")
    return Text(
        words,
        QRectF(0.0, high - 26 * scale, wide - 14, 20 * scale),
        font(11.5 * scale),
        "soft",
        int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter),
    )


def _stand(
    actors: Sequence[Actor], sizes: Sequence[QSizeF], row: QRectF, column: QSizeF, last: bool
) -> tuple[tuple[QRectF, ...], QRectF]:
    """The places of the actors in a row, or in several where they are many; and the place of the values, which may
    come last.
    """
    middle = [at for at, actor in enumerate(actors) if actor.size <= SMALL]
    large = [at for at in range(len(actors)) if at not in middle]
    if not large and middle and column.isEmpty():
        large, middle = middle, []
    shown = {at: _grown(actors[at], sizes[at], row.height()) for at in range(len(actors))}
    inner = QSizeF(column)
    for at in middle:
        inner = QSizeF(max(inner.width(), shown[at].width()), inner.height() + shown[at].height() + AIR)
    if inner.isEmpty():
        return _in_rows([shown[at] for at in large], row), QRectF()
    gap = GAP * row.width()
    free = WIDE * row.width() - inner.width() - gap * max(1, len(large))
    shrink = min(1.0, free / max(1.0, sum(shown[at].width() for at in large)))
    shown.update({at: shown[at] * shrink for at in large})
    whole = sum(shown[at].width() for at in large) + inner.width() + gap * len(large)
    x, half = row.center().x() - whole / 2, len(large) if last else math.ceil(len(large) / 2)
    found: dict[int, QRectF] = {}
    plate = QRectF()
    for number in range(len(large) + 1):
        if number == half:
            plate = _column(middle, shown, QRectF(x, row.top(), inner.width(), row.height()), column, found)
            x += inner.width() + gap
        if number < len(large):
            size = shown[large[number]]
            low = row.center().y() + max(shown[at].height() for at in large) / 2
            found[large[number]] = QRectF(x, low - size.height(), size.width(), size.height())
            x += size.width() + gap
    return tuple(found[at] for at in range(len(actors))), plate


def _over_values(
    actors: Sequence[Actor], sizes: Sequence[QSizeF], row: QRectF, column: QSizeF, naming: float
) -> tuple[tuple[QRectF, ...], QRectF] | None:
    """The places of several actors that stay, with the values below their names; None where they are larger beside
    the values.
    """
    if len(actors) < CROWD or column.isEmpty():
        return None
    beside, _plate = _stand(actors, sizes, row, column, True)
    high, gap = row.height() - column.height() - AIR, GAP * row.width()
    grown = [_grown(actor, size, high) for actor, size in zip(actors, sizes, strict=True)]
    free = WIDE * row.width() - gap * (len(actors) - 1)
    shrink = min(1.0, free / max(1.0, sum(size.width() for size in grown)))
    if shrink * grown[0].height() <= beside[0].height():
        return None
    tallest = shrink * max(size.height() for size in grown)
    low = row.center().y() + (tallest - column.height() - AIR) / 2
    x = row.center().x() - (shrink * sum(size.width() for size in grown) + gap * (len(grown) - 1)) / 2
    places = []
    for size in grown:
        wide, tall = shrink * size.width(), shrink * size.height()
        places.append(QRectF(x, low - tall, wide, tall))
        x += wide + gap
    plate = QRectF(row.center().x() - column.width() / 2, low + naming + AIR, column.width(), column.height())
    return tuple(places), plate


def _column(
    middle: Sequence[int], shown: dict[int, QSizeF], room: QRectF, column: QSizeF, found: dict[int, QRectF]
) -> QRectF:
    """Put what stands between the others one below the other; the place of the values, which come last."""
    taken = column.height() + sum(shown[at].height() + AIR for at in middle)
    y = room.center().y() - taken / 2
    for at in middle:
        size = shown[at]
        found[at] = QRectF(room.center().x() - size.width() / 2, y, size.width(), size.height())
        y += size.height() + AIR
    return QRectF(room.center().x() - column.width() / 2, y, column.width(), column.height())


def _grown(actor: Actor, size: QSizeF, row: float) -> QSizeF:
    """The size of an actor in front: as high as the row, but no more than so many times its size on the table."""
    grows = min(row * actor.size / max(1.0, size.height()), MOST)
    return QSizeF(size.width() * grows, size.height() * grows)


def _in_rows(sizes: Sequence[QSizeF], row: QRectF) -> tuple[QRectF, ...]:
    if not sizes:
        return ()
    count = math.ceil(len(sizes) / IN_A_ROW)
    each, gap = math.ceil(len(sizes) / count), GAP * row.width() / count
    rows = [sizes[at : at + each] for at in range(0, len(sizes), each)]
    widest = max(sum(size.width() for size in line) + gap * (len(line) - 1) for line in rows)
    tallest = sum(max(size.height() for size in line) for line in rows) + AIR * (count - 1)
    shrink = min(1.0, WIDE * row.width() / widest, row.height() / tallest)
    found, y = [], row.center().y() - tallest * shrink / 2
    for line in rows:
        high = max(size.height() for size in line) * shrink
        x = row.center().x() - (shrink * sum(size.width() for size in line) + gap * (len(line) - 1)) / 2
        for size in line:
            found.append(
                QRectF(x, y + (high - size.height() * shrink) / 2, size.width() * shrink, size.height() * shrink)
            )
            x += size.width() * shrink + gap
        y += high + AIR
    return tuple(found)
