"""Breakthroughs that pay infamy or fill the hand."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..words import XybridFx, book


@book.effect("tenure")
def tenure(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy, more of it the later it is."""
    fx.gain(fx.figure(this, "infamy") + fx.figure(this, "round") * (fx.round() - 1))
    yield from ()


@book.effect("nostalgia")
def nostalgia(fx: XybridFx, this: PieceId) -> Steps:
    """Up to three deployed parts go into the hand."""
    for _time in range(fx.figure(this, "most")):
        part = yield from fx.may(mark("{card}: which part do you take back?"), fx.pile(fx.seat), this)
        if part is None:
            break
        fx.to_hand(part, fx.seat)


@book.effect("bad-press")
def bad_press(fx: XybridFx, this: PieceId) -> Steps:
    """Another seat loses infamy."""
    rivals = tuple(("seat", seat) for seat in fx.rivals())
    _kind, seat = yield from fx.pick(mark("{card}: who loses infamy?"), rivals, this)
    fx.pay(seat, -fx.figure(this, "infamy"))


@book.effect("pure-strain")
def pure_strain(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy if enough parts share a science, the core counted."""
    if any(fx.count(fx.seat, science) >= fx.figure(this, "least") for science in fx.sciences(fx.seat)):
        fx.gain(fx.figure(this, "infamy"))
    yield from ()


@book.effect("full-spectrum")
def full_spectrum(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy for each different value."""
    values = sorted(fx.value(part) for part in fx.attached(fx.seat))
    different = sum(at == 0 or values[at - 1] != values[at] for at in range(len(values)))
    fx.gain(min(fx.figure(this, "most"), fx.figure(this, "infamy") * different))
    yield from ()


@book.effect("matching-set")
def matching_set(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy if two arms have the same value."""
    values = sorted(fx.value(part) for part in fx.of_kind(fx.attached(fx.seat), "arm"))
    if any(values[at - 1] == values[at] for at in range(1, len(values))):
        fx.gain(fx.figure(this, "infamy"))
    yield from ()


@book.effect("late-shopping")
def late_shopping(fx: XybridFx, this: PieceId) -> Steps:
    """Draw two parts."""
    for _time in range(fx.figure(this, "count")):
        yield from fx.draw_any(fx.drawable(), this)


@book.effect("plagiarism")
def plagiarism(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy of half the value of a part of another monster, rounded up."""
    options = tuple(part for seat in fx.rivals() for part in fx.attached(seat))
    part = yield from fx.pick(mark("{card}: which part do you copy?"), options, this)
    if part is not None:
        fx.gain((fx.value(part) + 1) // 2)


@book.effect("dark-horse")
def dark_horse(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy if no other monster is worth less."""
    if all(fx.worth(rival) >= fx.worth(fx.seat) for rival in fx.rivals()):
        fx.gain(fx.figure(this, "infamy"))
    yield from ()


@book.effect("long-game")
def long_game(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy for each attached part with a MISSION effect."""
    missions = sum(fx.is_mission(part) for part in fx.attached(fx.seat))
    fx.gain(min(fx.figure(this, "most"), fx.figure(this, "infamy") * missions))
    yield from ()


@book.effect("joint-paper")
def joint_paper(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy, and some for another seat."""
    fx.gain(fx.figure(this, "infamy"))
    rivals = tuple(("seat", seat) for seat in fx.rivals())
    _kind, seat = yield from fx.pick(mark("{card}: who shares the paper?"), rivals, this)
    fx.pay(seat, fx.figure(this, "other"))


@book.effect("insurance")
def insurance(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy, and more whenever others destroy a part of the monster."""
    fx.gain(fx.figure(this, "infamy"))
    fx.insure()
    yield from ()
