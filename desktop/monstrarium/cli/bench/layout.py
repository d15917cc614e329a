"""Measures tables: how large cards, words and squares are in windows of several sizes, and how the room is used.

Positions come from matches that bots play from fixed seeds. Lengths are logical pixels, at the usual text size.
"""

from __future__ import annotations

import math
import os
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from ...bots.levels import level, think
from ...engine.game import settle
from ...engine.plain import Seat
from ...engine.record import Record, SeatInfo
from ...engine.session import Session
from ...games import KEYS, load
from ...games.kit import Kit
from ...games.memory import TableMemory
from ...language.words import _
from ...storage.paths import places
from ...table.desc import Piece, Rect, TableDesc
from ...table.presenter import Audience, shape_of
from ...ui.art.face import fitted
from ...ui.art.palette import theme_for
from ...ui.art.plates import GROUND
from ...ui.art.renderer import Art
from ...ui.pages.setup import Setup
from ...ui.scene.geometry import whole_of
from ...ui.scene.pixmaps import Pixmaps
from ...ui.start.app import REGISTRY, make_services
from ...ui.start.application import Application
from ...ui.view.camera import fitting
from ...ui.window.main_window import MainWindow
from .measurements import Bench, Goal

WINDOWS = ((1050, 680), (1280, 800), (1920, 1080))
POSITIONS = 10
LONGEST = 1500
"""The most decisions of a match."""
BOT = "greedy:1"
NAMES = ("Ann", "Bo", "Cleo", "Dov", "Eda", "Finn")
SEED = 7
CARDS = {(1280, 800): 110.0, (1920, 1080): 150.0}
SQUARES = {(1280, 800): 44.0, (1920, 1080): 60.0}
WORDS = 11.0
PANELS, FULL = 0.75, 0.95
"""The shares of a window that are table, with the side panel open and in full screen."""
BARE = 0.25
"""The share of the table on which nothing but ground is seen."""
LARGEST = 0.25
GRID = 120
"""The columns in which what is covered is counted."""
OWN = ("hand", "seat")
"""The kinds of zones in which the viewer's own cards lie, the first that there is."""
TRIFLE = 0.3
"""What is smaller than this share of the largest thing there is no card but a mark."""
CLOSE = 300
"""The width of a piece that is looked at closely."""


class Room(NamedTuple):
    """A window, and the size of the part of it that is the table."""

    window: tuple[int, int]
    table: tuple[int, int]

    @property
    def share(self) -> float:
        return self.table[0] * self.table[1] / (self.window[0] * self.window[1])


class Sizes(NamedTuple):
    """What was measured at one position; None where there is no such thing."""

    card: float | None
    words: float | None
    closely: float | None
    """The smallest words where the card is looked at closely."""
    square: float | None
    bare: float
    largest: float


def measure(bench: Bench) -> None:
    """Measure in this process, without a screen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication.instance() or Application(())
    with tempfile.TemporaryDirectory(prefix="monstrarium-layout-") as folder:
        rooms = _rooms(app, Path(folder), bench)
        art = Art(Path(folder), Path(folder) / "art")
        for key in KEYS:
            kit = load(key)
            low, high = kit.game.info.seats
            for seats in sorted({max(2, low), high}):
                found = list(positions(kit, seats))
                for room in rooms:
                    name = _(
                        "{key}, {seats} seats, {wide} x {high}",
                        key=key,
                        seats=seats,
                        wide=room.window[0],
                        high=room.window[1],
                    )
                    sizes = [sizes_of(desc(kit, each, room), room, art, each.seat) for each in found]
                    _tell(bench, name, room, sizes)


def _tell(bench: Bench, name: str, room: Room, sizes: Sequence[Sizes]) -> None:
    def least(of: str, what: str, unit: str, goal: float | None) -> None:
        known = [value for each in sizes if (value := getattr(each, of)) is not None]
        if known:
            limit = None if goal is None else Goal(goal, "value", least=True)
            bench.add(f"{name}: {what}", min(known), unit, goal=limit)

    least("card", _("own cards"), "px", CARDS.get(room.window))
    least("words", _("smallest words on own cards"), "px", None)
    least("closely", _("smallest words on own cards looked at closely"), "px", WORDS)
    least("square", _("squares"), "px", SQUARES.get(room.window))
    bare, largest = max(each.bare for each in sizes), max(each.largest for each in sizes)
    bench.add(f"{name}: {_('nothing but ground')}", 100 * bare, "%", goal=Goal(100 * BARE, "value"))
    bench.add(f"{name}: {_('largest thing')}", 100 * largest, "%", goal=Goal(100 * LARGEST, "value"))


# ---- windows


def _rooms(app: Any, folder: Path, bench: Bench) -> list[Room]:
    """The room for the table in each window, with the side panel open; measured in a real window without a screen."""
    window = MainWindow(make_services(app, places(folder), load, REGISTRY))
    window.services.preferences.change(motion="off")
    window.resize(*WINDOWS[0])
    window.show()
    window.complete()
    window.start_match(Setup("cybo", (SeatInfo("Ann", "", 0), SeatInfo("Bo", "", 1)), {}, 1))
    screen = window.screen_of_match
    assert screen is not None
    rooms = []
    for theatre, goal, words in ((False, PANELS, _("with the side panel")), (True, FULL, _("in full screen"))):
        screen.set_theatre(theatre)
        for wide, high in WINDOWS:
            window.resize(wide, high)
            for _turn in range(5):
                app.processEvents()
            size = screen.view.viewport().size()
            room = Room((wide, high), (size.width(), size.height()))
            bench.add(
                _("a window of {wide} x {high} {how}: table", wide=wide, high=high, how=words),
                100 * room.share,
                "%",
                goal=Goal(100 * goal, "value", least=True),
            )
            if not theatre:
                rooms.append(room)
    window.close()
    return rooms


# ---- positions


class Position(NamedTuple):
    """A moment of a match at which a seat is to act."""

    session: Session[Any]
    node: int
    seat: Seat


def positions(kit: Kit, seats: int) -> Iterator[Position]:
    """Moments evenly spread over a match that bots play."""
    game, info = kit.game, kit.game.info
    people = tuple(SeatInfo(name, "", at) for at, name in enumerate(NAMES[:seats]))
    session = Session(game, Record(info.key, info.rules, SEED, settle(info, seats, {}), people))
    count = 0
    while (acting := session.to_act()) and count < LONGEST:
        world = session.truth().clone()
        for action in think(
            game, kit.hints, level(BOT), world, acting[0], count, courses=kit.courses, playouts=kit.playouts
        ):
            if session.why_not(action):
                break
            session.submit(action)
            count += 1
    line = session.record.line()
    for at in range(POSITIONS):
        node = line[(2 * at + 1) * len(line) // (2 * POSITIONS)]
        yield Position(session, node, next(iter(game.to_act(session.truth(node))), 0))


def desc(kit: Kit, at: Position, room: Room) -> TableDesc:
    """The table at a position as the seat that acts sees it in a window."""
    truth, seats = at.session.truth(at.node), at.session.record.seats
    offers = kit.game.legal(truth, at.seat) if at.seat in kit.game.to_act(truth) else ()
    names, colours = tuple(seat.name for seat in seats), tuple(seat.colour for seat in seats)
    memory = TableMemory(kit.presenter, at.session).at(at.node)
    audience = Audience(at.seat, names, colours, shape=shape_of(*room.table), memory=memory)
    table: TableDesc = kit.presenter.describe(at.session.view(at.seat, at.node), audience, offers)
    return table


# ---- one table


def sizes_of(table: TableDesc, room: Room, art: Art, seat: Seat) -> Sizes:
    """What is measured of a table as this seat sees it."""
    unit = fitting(room.table, table)
    own = _own(table, seat)
    pixmaps = Pixmaps(art, theme_for("light"), unit)
    squares = [zone.rect[2] * unit * table.nearer for zone in table.zones if zone.id.startswith("square/")]
    area = room.table[0] * room.table[1] / unit**2
    things = list(_things(table))
    return Sizes(
        min((piece.size[0] * piece.pose.scale * unit for piece in own), default=None),
        min((height for piece in own for height in _letters(piece, pixmaps)), default=None),
        min((height for piece in own for height in _letters(piece, _close(piece, art))), default=None),
        min(squares, default=None),
        1.0 - _covered(things, table.size) / area,
        max((wide * high for _left, _top, wide, high in _things(table, grounds=False)), default=0.0) / area,
    )


def _own(table: TableDesc, seat: Seat) -> list[Piece]:
    """The cards that a seat holds and sees, while any of them can be used."""
    zones = {zone.id for zone in table.zones}
    own = next((zone for kind in OWN if (zone := f"{kind}/{seat}") in zones), "")
    lying = [piece for piece in table.pieces if piece.zone == own and piece.up]
    largest = max((_area(piece) for piece in lying), default=0.0)
    cards = [piece for piece in lying if _area(piece) >= TRIFLE * largest]
    used = {end for each in table.affordances for end in (each.source, each.target)}
    return cards if any(card.id in used for card in cards) else []


def _area(piece: Piece) -> float:
    return piece.size[0] * piece.size[1] * piece.pose.scale**2


def _close(piece: Piece, art: Art) -> Pixmaps:
    """The pixmaps of a piece that is looked at closely."""
    return Pixmaps(art, theme_for("light"), CLOSE / piece.size[0] / piece.pose.scale)


def _letters(piece: Piece, pixmaps: Pixmaps) -> Iterator[float]:
    """The height of every text on a card, as it is drawn."""
    wide, high = pixmaps.pixels(piece)
    for label in pixmaps.face(piece, True).labels:
        if label.text:
            box = QRectF(0, 0, label.w * wide, label.h * high)
            yield float(fitted(label.text, box, label.size * high, label.bold).pixelSize())


def _things(table: TableDesc, grounds: bool = True) -> Iterator[Rect]:
    """The places of everything that is more than bare ground, with or without mats, racks and the like; of a board that
    is shown nearer, what is seen of it.
    """
    for rect in _described(table, grounds):
        seen = _nearer(rect, table)
        if seen[2] > 0 and seen[3] > 0:
            yield seen


def _nearer(rect: Rect, table: TableDesc) -> Rect:
    """What is seen of a place on the board around its middle, or of any other place."""
    board, frame, by = table.board, table.frame, table.nearer
    left, top, wide, high = rect
    if board is None or frame is None or by <= 1.0 or left + wide / 2 > frame[0] or top + high / 2 > frame[1]:
        return rect
    x, y = frame[0] / 2, frame[1] / 2
    middle = board[0] + board[2] / 2, board[1] + board[3] / 2
    start, upper = x + (left - middle[0]) * by, y + (top - middle[1]) * by
    end, lower = min(start + wide * by, frame[0]), min(upper + high * by, frame[1])
    start, upper = max(0.0, start), max(0.0, upper)
    return start, upper, end - start, lower - upper


def _described(table: TableDesc, grounds: bool) -> Iterator[Rect]:
    yield from (whole_of(piece) for piece in table.pieces)
    for zone in table.zones:
        if zone.style not in ("bare", GROUND) or (zone.art and grounds):
            yield zone.rect
    yield from (plate.place for plate in table.plates)
    if table.plaque is not None:
        yield table.plaque


def _covered(things: Iterable[Rect], size: tuple[float, float]) -> float:
    """The area of the table that is covered by anything, in square units."""
    step = size[0] / GRID
    rows = [0] * math.ceil(size[1] / step)
    for left, top, wide, high in things:
        first, last = max(0, round(left / step)), min(GRID, round((left + wide) / step))
        mask = (1 << last) - (1 << first) if last > first else 0
        for row in range(max(0, round(top / step)), min(len(rows), round((top + high) / step))):
            rows[row] |= mask
    return sum(row.bit_count() for row in rows) * step * step
