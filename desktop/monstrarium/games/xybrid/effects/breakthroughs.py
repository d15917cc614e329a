"""The effects of breakthroughs, which are carried out one after the other when they are revealed."""

from __future__ import annotations

from ....engine.effects import Steps
from ....engine.plain import PieceId
from ....language.words import mark
from ..words import XybridFx, book

# ---- on monsters


@book.effect("growth-spurt")
def growth_spurt(fx: XybridFx, this: PieceId) -> Steps:
    """A small part of the monster grows."""
    options = fx.small(fx.attached(fx.seat), fx.printed(this, "most"))
    part = yield from fx.pick(mark("{card}: which part grows?"), options, this)
    if part is not None:
        fx.grow(part, fx.printed(this, "grow"))


@book.effect("quick-exchange")
def quick_exchange(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy; and swap two parts of one type and of about the same value between monsters."""
    fx.gain(fx.printed(this, "infamy"))
    pairs = fx.exchanges(fx.printed(this, "most"))
    firsts = tuple([one for at, (one, _other) in enumerate(pairs) if at == 0 or pairs[at - 1][0] != one])
    part = yield from fx.may(mark("{card}: which part do you swap?"), firsts, this)
    if part is not None:
        others = tuple([other for one, other in pairs if one == part])
        fx.swap(part, (yield from fx.pick(mark("{card}: for which part?"), others, this)))


@book.effect("angry-mob")
def angry_mob(fx: XybridFx, this: PieceId) -> Steps:
    """Destroy an auxiliary part of any monster."""
    part = yield from fx.may(mark("{card}: which auxiliary part do you destroy?"), fx.targets("auxiliary"), this)
    if part is not None:
        fx.destroy(part)


@book.effect("helping-hand")
def helping_hand(fx: XybridFx, this: PieceId) -> Steps:
    """Attach a small arm of the lab, needed or not."""
    most = fx.printed(this, "most")
    options = fx.up_to(fx.of_kind(fx.lab(), "arm"), most)
    part = yield from fx.may(mark("{card}: which arm do you attach?"), options, this)
    if part is not None:
        fx.attach(part)


@book.effect("clean-bench")
def clean_bench(fx: XybridFx, this: PieceId) -> None:
    """Infamy, and no meddling by others."""
    fx.gain(fx.printed(this, "infamy"))
    fx.shield()


@book.effect("blackout")
def blackout(fx: XybridFx, this: PieceId) -> Steps:
    """The DEPLOY effects of another monster do not occur."""
    rivals = tuple([("seat", seat) for seat in fx.rivals()])
    _kind, seat = yield from fx.pick(mark("{card}: whose monster goes dark?"), rivals, this)
    fx.mute(seat)


@book.effect("golden-age")
def golden_age(fx: XybridFx, this: PieceId) -> Steps:
    """All parts of one science grow."""
    own = fx.attached(fx.seat)
    options = tuple([("science", each) for each in fx.sciences(fx.seat)])
    answer = yield from fx.pick(mark("{card}: which science has its golden age?"), options, this)
    if answer is not None:
        for part in fx.of_science(own, answer[1]):
            fx.grow(part, fx.printed(this, "grow"))


@book.effect("head-start")
def head_start(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy, and a DEPLOY effect occurs before all others."""
    fx.gain(fx.printed(this, "infamy"))
    if not fx.is_muted():
        part = yield from fx.may(mark("{card}: which effect occurs now?"), fx.deployable(), this)
        if part is not None:
            fx.note_resolved(part)
            yield from fx.occur(part)


@book.effect("repulsor")
def repulsor(fx: XybridFx, this: PieceId) -> Steps:
    """A part of another monster goes into the hand of its seat."""
    most, own = fx.printed(this, "most"), fx.attached(fx.seat)
    options = tuple([part for part in fx.up_to(fx.targets(), most) if part not in own])
    part = yield from fx.may(mark("{card}: which part do you blow off?"), options, this)
    if part is not None:
        fx.to_hand(part, fx.owner(part))


@book.effect("understudy")
def understudy(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy; and swap attached parts with parts of their type in the hand, each of those once."""
    fx.gain(fx.printed(this, "infamy"))
    waiting = fx.hand(fx.seat)
    while waiting:
        options = fx.of_kinds(fx.attached(fx.seat), waiting)
        part = yield from fx.may(mark("{card}: which part of your monster do you swap?"), options, this)
        if part is None:
            break
        same = fx.of_kinds(waiting, (part,))
        other = yield from fx.pick(mark("{card}: for which part of your hand?"), same, this)
        fx.swap(part, other)
        waiting = tuple([each for each in waiting if each != other])


@book.effect("tall-poppy")
def tall_poppy(fx: XybridFx, this: PieceId) -> Steps:
    """The highest part of every other monster shrinks."""
    for rival in fx.rivals():
        parts = fx.attached(rival)
        values = tuple([fx.value(part) for part in parts])
        highest = tuple([part for part, worth in zip(parts, values, strict=True) if worth == max(values)])
        part = yield from fx.pick(mark("{card}: which of the highest parts shrinks?"), highest, this)
        if part is not None:
            fx.grow(part, -fx.printed(this, "shrink"))


@book.effect("wild-mutation")
def wild_mutation(fx: XybridFx, this: PieceId) -> None:
    """Attach the top part of the deck, whatever it is."""
    part = fx.turn_up()
    if part is not None:
        fx.attach(part)


# ---- infamy and the hand


@book.effect("tenure")
def tenure(fx: XybridFx, this: PieceId) -> None:
    """Infamy, more of it the later it is."""
    fx.gain(fx.printed(this, "infamy") + fx.printed(this, "round") * (fx.round() - 1))


@book.effect("nostalgia")
def nostalgia(fx: XybridFx, this: PieceId) -> Steps:
    """Up to three deployed parts go into the hand."""
    for _time in range(fx.printed(this, "most")):
        part = yield from fx.may(mark("{card}: which part do you take back?"), fx.pile(fx.seat), this)
        if part is None:
            break
        fx.to_hand(part, fx.seat)


@book.effect("bad-press")
def bad_press(fx: XybridFx, this: PieceId) -> Steps:
    """Another seat loses infamy."""
    rivals = tuple([("seat", seat) for seat in fx.rivals()])
    _kind, seat = yield from fx.pick(mark("{card}: who loses infamy?"), rivals, this)
    fx.pay(seat, -fx.printed(this, "infamy"))


@book.effect("pure-strain")
def pure_strain(fx: XybridFx, this: PieceId) -> None:
    """Infamy if enough parts share a science, the core counted."""
    if any(fx.count(fx.seat, science) >= fx.printed(this, "least") for science in fx.sciences(fx.seat)):
        fx.gain(fx.printed(this, "infamy"))


@book.effect("full-spectrum")
def full_spectrum(fx: XybridFx, this: PieceId) -> None:
    """Infamy for each different value."""
    values = sorted([fx.value(part) for part in fx.attached(fx.seat)])
    different = len([at for at in range(len(values)) if at == 0 or values[at - 1] != values[at]])
    fx.gain(min(fx.printed(this, "most"), fx.printed(this, "infamy") * different))


@book.effect("matching-set")
def matching_set(fx: XybridFx, this: PieceId) -> None:
    """Infamy if two arms have the same value."""
    values = sorted([fx.value(part) for part in fx.of_kind(fx.attached(fx.seat), "arm")])
    if any(values[at - 1] == values[at] for at in range(1, len(values))):
        fx.gain(fx.printed(this, "infamy"))


@book.effect("late-shopping")
def late_shopping(fx: XybridFx, this: PieceId) -> Steps:
    """Draw two parts."""
    for _time in range(fx.printed(this, "count")):
        yield from fx.draw_any(fx.drawable(), this)


@book.effect("plagiarism")
def plagiarism(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy of half the value of a part of another monster, rounded up."""
    options = tuple([part for seat in fx.rivals() for part in fx.attached(seat)])
    part = yield from fx.pick(mark("{card}: which part do you copy?"), options, this)
    if part is not None:
        fx.gain((fx.value(part) + 1) // 2)


@book.effect("dark-horse")
def dark_horse(fx: XybridFx, this: PieceId) -> None:
    """Infamy if no other monster is worth less."""
    if all(fx.worth(rival) >= fx.worth(fx.seat) for rival in fx.rivals()):
        fx.gain(fx.printed(this, "infamy"))


@book.effect("long-game")
def long_game(fx: XybridFx, this: PieceId) -> None:
    """Infamy for each attached part with a MISSION effect."""
    missions = sum([fx.is_mission(part) for part in fx.attached(fx.seat)])
    fx.gain(min(fx.printed(this, "most"), fx.printed(this, "infamy") * missions))


@book.effect("joint-paper")
def joint_paper(fx: XybridFx, this: PieceId) -> Steps:
    """Infamy, and some for another seat."""
    fx.gain(fx.printed(this, "infamy"))
    rivals = tuple([("seat", seat) for seat in fx.rivals()])
    _kind, seat = yield from fx.pick(mark("{card}: who shares the paper?"), rivals, this)
    fx.pay(seat, fx.printed(this, "other"))


@book.effect("insurance")
def insurance(fx: XybridFx, this: PieceId) -> None:
    """Infamy, and more whenever others destroy a part of the monster."""
    fx.gain(fx.printed(this, "infamy"))
    fx.insure()
