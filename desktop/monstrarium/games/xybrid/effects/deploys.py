"""DEPLOY effects, which occur when the turn of their part comes in a deployment."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..words import XybridFx, book

book.effect("deploy")(XybridFx.carry_out)


@book.effect("hydra-bouquet")
def hydra_bouquet(fx: XybridFx, this: PieceId) -> Steps:
    """Attach a part of the hand, needed or not."""
    part = yield from fx.may(mark("{card}: which part of your hand do you attach?"), fx.hand(fx.seat), this)
    if part is not None:
        fx.attach(part)


@book.effect("vial-choir")
def vial_choir(fx: XybridFx, this: PieceId) -> None:
    """Infamy for each science of the monster."""
    fx.gain(fx.printed(this, "infamy") * len(fx.sciences(fx.seat)))


@book.effect("nodding-cradle")
def nodding_cradle(fx: XybridFx, this: PieceId) -> None:
    """Infamy for each DEPLOY effect before this one."""
    fx.gain(min(fx.printed(this, "most"), fx.printed(this, "infamy") * fx.occurred()))


@book.effect("claw-game-crown")
def claw_game_crown(fx: XybridFx, this: PieceId) -> Steps:
    """Draw a part and attach it if it is auxiliary."""
    part = yield from fx.draw_any(fx.drawable(), this)
    if part is not None and fx.kind(part) == "auxiliary":
        fx.attach(part)


@book.effect("gecko-stump")
def gecko_stump(fx: XybridFx, this: PieceId) -> Steps:
    """Attach a small biology part of the seat's deployed pile."""
    most = fx.printed(this, "most")
    pile = fx.pile(fx.seat)
    options = fx.up_to(fx.of_science(pile, "biology"), most)
    part = yield from fx.may(mark("{card}: which part grows back?"), options, this)
    if part is not None:
        fx.attach(part)


@book.effect("acid-dropper")
def acid_dropper(fx: XybridFx, this: PieceId) -> Steps:
    """With a part of the science in its text, destroy a part of a monster or of a deployed pile."""
    if fx.count(fx.seat, fx.wanted_science(this)):
        deployed = tuple([part for seat in (fx.seat, *fx.rivals()) for part in fx.pile(seat)])
        part = yield from fx.may(mark("{card}: which part do you destroy?"), (*fx.targets(), *deployed), this)
        if part is not None:
            fx.destroy(part)


@book.effect("titration-tap")
def titration_tap(fx: XybridFx, this: PieceId) -> Steps:
    """A part of any monster gets the value in the text."""
    part = yield from fx.pick(mark("{card}: which part is worth what it says here?"), fx.everywhere(), this)
    if part is not None:
        fx.fix(part, fx.printed(this, "value"))


@book.effect("wormhole-sleeve")
def wormhole_sleeve(fx: XybridFx, this: PieceId) -> Steps:
    """Swap this part with a small arm of another monster."""
    most, own = fx.printed(this, "most"), fx.attached(fx.seat)
    options = tuple([part for part in fx.up_to(fx.targets("arm"), most) if part not in own])
    part = yield from fx.may(mark("{card}: for which arm do you swap it?"), options, this)
    if part is not None:
        fx.swap(this, part)


@book.effect("tape-looper")
def tape_looper(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy; and another part's DEPLOY effect occurs again."""
    fx.gain(fx.printed(this, "infamy"))
    part = yield from fx.may(mark("{card}: which effect occurs again?"), fx.occurred_parts(), this)
    if part is not None:
        yield from fx.occur(part)


@book.effect("mushroom-stumps")
def mushroom_stumps(fx: XybridFx, this: PieceId) -> None:
    """All other small parts of the monster grow at the same time."""
    small = fx.small(fx.attached(fx.seat), fx.printed(this, "most"))
    for part in small:
        if part != this:
            fx.grow(part, fx.printed(this, "grow"))


@book.effect("cracker-feet")
def cracker_feet(fx: XybridFx, this: PieceId) -> Steps:
    """Destroy another small part of the monster for infamy."""
    small = fx.small(fx.attached(fx.seat), fx.printed(this, "most"))
    options = tuple([part for part in small if part != this])
    part = yield from fx.may(mark("{card}: which part do you blow up?"), options, this)
    if part is not None:
        fx.destroy(part)
        fx.gain(fx.printed(this, "infamy"))


@book.effect("photon-sprinters")
def photon_sprinters(fx: XybridFx, this: PieceId) -> None:
    """Infamy for being the first effect of the deployment."""
    if not fx.occurred():
        fx.gain(fx.printed(this, "infamy"))


@book.effect("leech-ruff")
def leech_ruff(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy equal to the lowest value in another monster."""
    options = tuple([("seat", seat) for seat in fx.rivals() if fx.attached(seat)])
    answer = yield from fx.pick(mark("{card}: which monster do the leeches bite?"), options, this)
    if answer is not None:
        fx.gain(min([fx.value(part) for part in fx.attached(answer[1])]))


@book.effect("hourglass-buckle")
def hourglass_buckle(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy; and turn the order of the remaining DEPLOY effects."""
    fx.gain(fx.printed(this, "infamy"))
    if not fx.is_reversed() and (yield from fx.may(mark("{card}: do you turn the order?"), (True,), this)):
        fx.reverse()
