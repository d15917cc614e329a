"""A table as a picture, without a window."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QTransform

from ...table.desc import Seat, TableDesc
from ..art.ground import ground
from ..art.name_plate import SeatLook
from ..art.palette import Theme
from ..art.renderer import Art
from ..art.soft import painting
from ..scene.layers import UNIT
from ..scene.table_scene import TableScene
from .camera import ROOM


def picture(
    desc: TableDesc,
    art: Art,
    theme: Theme,
    size: tuple[int, int],
    spread: bool = False,
    looks: Mapping[Seat, SeatLook] = MappingProxyType({}),
) -> QImage:
    """The whole table on a ground of exactly this many pixels, with stacks as they lie or fanned out.

    `looks` is what the name plates show of the seats.
    """
    density, corner = framed(desc, size)
    scene = TableScene(art, theme)
    scene.set_live(False)
    scene.set_spread(spread)
    scene.pixmaps.legible = 0.0
    scene.plates.tell(looks)
    scene.set_density(density, 1.0)
    scene.show(desc, 0.0)
    made = ground(desc.ground, size, art, theme)
    with painting(made) as painter:
        onto = QTransform.fromTranslate(corner.x(), corner.y()).scale(density / UNIT, density / UNIT)
        room, (back, _possible) = QRectF(made.rect()), onto.inverted()
        scene.render(painter, room, back.mapRect(room))
    return made


def framed(desc: TableDesc, size: tuple[int, int]) -> tuple[int, QPointF]:
    """The pixels in a table unit of such a picture, and the upper left corner of the table."""
    wide, high = size
    density = int(max(4, min(wide / (desc.size[0] + 2 * ROOM), high / (desc.size[1] + 2 * ROOM))))
    return density, QPointF(round((wide - desc.size[0] * density) / 2), round((high - desc.size[1] * density) / 2))
