"""DRAW effects, which occur when their part is drawn."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..words import XybridFx, book


@book.effect("compost-mole")
def compost_mole(fx: XybridFx, this: PieceId) -> None:
    """The bottom part of the deck goes into the hand."""
    part = fx.bottom()
    if part is not None:
        fx.to_hand(part, fx.seat)


@book.effect("litmus-lantern")
def litmus_lantern(fx: XybridFx, this: PieceId) -> None:
    """Two parts go into the lab; infamy if they share a science."""
    came = fx.stock(2)
    if len(came) > 1 and fx.shares(came[0], came[1]):
        fx.gain(fx.printed(this, "infamy"))


@book.effect("square-eyed-set")
def square_eyed_set(fx: XybridFx, this: PieceId) -> Steps:
    """Draw another part."""
    yield from fx.draw_any(fx.drawable(), this)


@book.effect("compost-scoop")
def compost_scoop(fx: XybridFx, this: PieceId) -> Steps:
    """Destroy up to two parts of the lab; the deck replaces each."""
    for _time in range(fx.printed(this, "most")):
        part = yield from fx.may(mark("{card}: which part of the lab do you destroy?"), fx.lab(), this)
        if part is None:
            break
        fx.destroy(part)
        fx.stock(1)


@book.effect("gilding-ladle")
def gilding_ladle(fx: XybridFx, this: PieceId) -> Steps:
    """Destroy a part of the monster and attach one of its type from the lab, if there is one."""
    part = yield from fx.may(mark("{card}: which part do you turn into another?"), fx.attached(fx.seat), this)
    if part is not None:
        fx.destroy(part)
        same = fx.of_kinds(fx.lab(), (part,))
        new = yield from fx.pick(mark("{card}: which part do you attach?"), same, this)
        if new is not None:
            fx.attach(new)


@book.effect("boomerang-wrist")
def boomerang_wrist(fx: XybridFx, this: PieceId) -> Steps:
    """Swap a part of the hand with one of the lab; this is no draw."""
    lab = fx.lab()
    if lab:
        part = yield from fx.may(mark("{card}: which part of your hand do you swap?"), fx.hand(fx.seat), this)
        if part is not None:
            other = yield from fx.pick(mark("{card}: for which part of the lab?"), lab, this)
            fx.swap(part, other)


@book.effect("tractor-dish")
def tractor_dish(fx: XybridFx, this: PieceId) -> Steps:
    """Move a small auxiliary part from a monster to another."""
    most = fx.printed(this, "most")
    options = fx.up_to(fx.targets("auxiliary"), most)
    part = yield from fx.may(mark("{card}: which auxiliary part do you move?"), options, this)
    if part is not None:
        here = fx.owner(part)
        seats = tuple([("seat", seat) for seat in (fx.seat, *fx.rivals()) if seat != here])
        _kind, seat = yield from fx.pick(mark("{card}: to whose monster?"), seats, this)
        fx.give(part, seat)


@book.effect("periscope-arm")
def periscope_arm(fx: XybridFx, this: PieceId) -> Steps:
    """Of three parts one goes into the lab, one on top of the deck, one to its bottom."""
    parts = fx.look(fx.printed(this, "count"))
    opened = yield from fx.pick(mark("{card}: which part goes into the lab?"), parts, this)
    if opened is not None:
        fx.to_lab(opened)
        rest = tuple([part for part in parts if part != opened])
        top = yield from fx.pick(mark("{card}: which part goes on top of the deck?"), rest, this)
        if top is not None:
            fx.lay_back(top, tuple([part for part in rest if part != top]))


@book.effect("belt-crawler")
def belt_crawler(fx: XybridFx, this: PieceId) -> Steps:
    """Fill the lab, then draw an auxiliary part."""
    fx.fill()
    options = fx.of_kind(fx.lab(), "auxiliary")
    part = yield from fx.may(mark("{card}: which auxiliary part do you draw?"), options, this)
    if part is not None:
        yield from fx.draw(part)


@book.effect("hive-pack")
def hive_pack(fx: XybridFx, this: PieceId) -> Steps:
    """Draw all small biology parts of the lab, in an order of the seat's choice."""
    most = fx.printed(this, "most")
    wanted = fx.up_to(fx.of_science(fx.drawable(), "biology"), most)
    while wanted:
        part = yield from fx.pick(mark("{card}: which part do you draw next?"), wanted, this)
        yield from fx.draw(part)
        lab = fx.lab()
        wanted = tuple([other for other in wanted if other != part and other in lab])


@book.effect("vial-bandolier")
def vial_bandolier(fx: XybridFx, this: PieceId) -> None:
    """Infamy for each science that is absent from the lab."""
    lab = fx.lab()
    for science in ("biology", "chemistry", "physics", "robotics"):
        if not fx.of_science(lab, science):
            fx.gain(fx.printed(this, "infamy"))


@book.effect("crane-tail")
def crane_tail(fx: XybridFx, this: PieceId) -> None:
    """Attach the top part of the deck if it is needed or auxiliary, else put it into the lab."""
    part = fx.turn_up()
    if part is not None:
        if fx.needs(part) or fx.kind(part) == "auxiliary":
            fx.attach(part)
        else:
            fx.to_lab(part)
