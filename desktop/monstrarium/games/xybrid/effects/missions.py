"""MISSION effects, one of which may be used from the deployed pile at the beginning of a turn."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..words import XybridFx, book


@book.effect("thought-prism")
def thought_prism(fx: XybridFx, this: PieceId) -> Steps:
    """Destroy this part and move value from a part of another monster to one of the seat's monster."""
    shift = fx.printed(this, "shift")
    fx.destroy(this)
    bright = tuple([part for seat in fx.rivals() for part in fx.attached(seat) if fx.value(part) >= shift])
    giver = yield from fx.pick(mark("{card}: which part loses value?"), bright, this)
    taker = yield from fx.pick(mark("{card}: which part of yours gains it?"), fx.attached(fx.seat), this)
    fx.grow(giver, -shift)
    fx.grow(taker, shift)


@book.effect("taproot-reach")
def taproot_reach(fx: XybridFx, this: PieceId) -> Steps:
    """Another part of the pile goes into the hand; this one is destroyed."""
    others = tuple([part for part in fx.pile(fx.seat) if part != this])
    part = yield from fx.pick(mark("{card}: which part do you take back?"), others, this)
    fx.to_hand(part, fx.seat)
    fx.destroy(this)


@book.effect("burner-tongs")
def burner_tongs(fx: XybridFx, this: PieceId) -> Steps:
    """Destroy this part and draw two that share no science."""
    fx.destroy(this)
    lab = fx.drawable()
    paired = tuple([one for one in lab if not all(fx.shares(one, other) for other in lab)])
    first = yield from fx.draw_any(paired, this)
    if first is not None:
        yield from fx.draw_any(tuple([other for other in fx.drawable() if not fx.shares(first, other)]), this)


@book.effect("filing-drawer")
def filing_drawer(fx: XybridFx, this: PieceId) -> Steps:
    """A part of the hand goes into the pile for infamy."""
    part = yield from fx.pick(mark("{card}: which part do you file?"), fx.hand(fx.seat), this)
    fx.to_pile(part)
    fx.gain(fx.printed(this, "infamy"))


@book.effect("mossy-snail-foot")
def mossy_snail_foot(fx: XybridFx, this: PieceId) -> None:
    """Infamy while another monster has more parts; it is not offered otherwise."""
    fx.gain(fx.printed(this, "infamy"))


@book.effect("puddle-legs")
def puddle_legs(fx: XybridFx, this: PieceId) -> Steps:
    """Destroy another part of the pile for infamy."""
    others = tuple([part for part in fx.pile(fx.seat) if part != this])
    part = yield from fx.pick(mark("{card}: which part do you dissolve?"), others, this)
    reward = "chemistry" if fx.has(part, "chemistry") else "infamy"
    fx.destroy(part)
    fx.gain(fx.printed(this, reward))


@book.effect("one-wheel-planner")
def one_wheel_planner(fx: XybridFx, this: PieceId) -> Steps:
    """Look at the top part of the deck and swap it with one of the lab, or not."""
    for top in fx.look(1):
        part = yield from fx.may(mark("{card}: for which part of the lab do you swap it?"), fx.lab(), this)
        if part is None:
            fx.lay_back(top, ())
        else:
            fx.top_for(part)


@book.effect("atom-brooch")
def atom_brooch(fx: XybridFx, this: PieceId) -> Steps:
    """Swap an attached part with one of the lab whose value differs by exactly one step."""
    pairs = fx.steps(fx.printed(this, "step"))
    mines = tuple([mine for at, (mine, _other) in enumerate(pairs) if at == 0 or pairs[at - 1][0] != mine])
    part = yield from fx.may(mark("{card}: which part of your monster do you swap?"), mines, this)
    if part is not None:
        others = tuple([other for mine, other in pairs if mine == part])
        fx.swap(part, (yield from fx.pick(mark("{card}: for which part of the lab?"), others, this)))
