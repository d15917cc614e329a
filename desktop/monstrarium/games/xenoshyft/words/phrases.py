"""The phrases that texts share, a blow with those who answer it above all, and the book of them all."""

from __future__ import annotations

from ....engine.effects import Book, Choice, Steps
from ....engine.plain import PieceId, Plain, Seat
from ....language.words import mark
from ..cards import GUARD
from ..combat.triggers import BASE, Hit, Hits, Loss, Losses, Texts
from ..state import OURS, XenoshyftState
from .changes import Changes

NONE, YES = "none", "yes"


class XenoshyftFx(Changes):
    """What a text may say: words, and phrases of words."""

    def ask(self, seat: Seat, text: str, options: tuple[Plain, ...], source: PieceId | None) -> Steps:
        """A question of this game: all may read it, as hands are open."""
        return (yield Choice(seat, text, options, source, True))

    def ask_about(self, hit: Hit, seat: Seat, text: str, options: tuple[Plain, ...]) -> Steps:
        """A question about damage, which the eye is shown meanwhile."""
        self.look_at_hit(hit)
        answer = yield from self.ask(seat, text, options, hit.source)
        self.look_at_hit(None)
        return answer

    # ---- damage

    def blow(self, hits: Hits) -> Steps:
        """Damage at one moment, with all that comes of it."""
        texts = self.strike(hits) if hits else ()
        if texts is None:
            texts = yield from self.answered(hits)
        yield from self.follow(texts)

    def hurt(self, card: PieceId, enemy: PieceId, number: int) -> Steps:
        """A text of ours deals damage to an enemy; one that lies face down is turned up before."""
        if self.swarm_of(enemy) >= 0:
            if self.hidden(enemy):
                yield from book.steps("flip", self, enemy)
            yield from self.blow((Hit(card, OURS, enemy, number),))

    def wound(self, card: PieceId, troops: tuple[PieceId, ...], number: int) -> Steps:
        """A text of ours deals damage to troops."""
        yield from self.blow(tuple([Hit(card, OURS, troop, number) for troop in troops]))

    def follow(self, texts: Texts) -> Steps:
        """Each of the texts, fully before the next."""
        for text in texts:
            yield from book.steps(text[0], self, *text[1:])

    def swept(self) -> Steps:
        """Whoever has lost HP and has as many tokens as are left is killed."""
        while self.doomed():
            texts = yield from self.ended((), ())
            yield from self.follow(texts)

    def answered(self, hits: Hits) -> Steps:
        """A blow hit by hit: whoever can help is asked. What follows."""
        queue = self.reckon(hits)
        landed: Hits = ()
        promised: Texts = ()
        losses: Losses = ()
        while queue:
            hit, queue = queue[0], queue[1:]
            if hit.target != BASE and self.lane_of(hit.target) >= 0:
                hit, shouldered, texts, lost = yield from self.guarded(hit)
                losses = (*losses, *lost)
                spilled = self.spill(hit, landed)
                queue = (*shouldered, *spilled, *queue)
                promised = (*promised, *texts)
                if spilled:
                    hit = Hit.less(hit, spilled[0].amount)
            landed = (*landed, hit)
        if not landed:
            return ()
        return (yield from self.ended(landed, promised, losses))

    def ended(self, landed: Hits, promised: Texts, losses: Losses = ()) -> Steps:
        """Tokens, escapes, deaths. What follows. losses: what guards have made less of hits, for the log."""
        before = self.places()
        self.lay(landed, losses)
        for troop in self.rescuable():
            yield from self.rescued(troop)
        return self.bury(landed, promised, before)

    def rescued(self, troop: PieceId) -> Steps:
        """Somebody may take a troop out before it dies."""
        by = self.rescuer()
        if by >= 0:
            about = Hit(by, OURS, troop, 0)
            lane = self.lane_of(by)
            answer = yield from self.ask_about(about, lane, mark("{card}: rescue {troop}?"), (YES, NONE))
            if answer == YES:
                self.rescue(troop, by, self.amount(self.face(by), "save"))

    # ---- guards

    def guarded(self, hit: Hit) -> Steps:
        """All who can help are asked about one hit: what is left of it, what others take instead, what is promised, and
        what each guard has made of it.
        """
        shouldered: Hits = ()
        promised: Texts = ()
        losses: Losses = ()
        if self.forced(hit):
            target = hit.target
            self.prevented(self.lane_of(target), hit, hit.amount, target)
            promised = (("pay", target, hit.source, self.amount(self.face(target), "guard")),)
            return Hit.less(hit, hit.amount), shouldered, promised, ()
        for seat in self.seats_from_lane():
            while hit.amount > 0 and (options := self.guards(seat, hit)):
                ours = mark("{troop} is about to take {amount}: does anyone help?")
                theirs = mark("{enemy} deals {amount} to {troop}: does anyone help?")
                text = ours if hit.kind == OURS else theirs
                answer = yield from self.ask_about(hit, seat, text, (*options, NONE))
                if answer == NONE:
                    break
                troop, number = self.shoulder(seat, hit, answer)
                if number:
                    shouldered = (*shouldered, Hit.taken(hit, troop, number))
                else:
                    number, texts = yield from self.card_guards(seat, hit, answer)
                    promised = (*promised, *texts)
                by = answer[1] if troop >= 0 else answer
                losses = (*losses, Loss(hit.source, hit.target, by, number, troop >= 0))
                hit = Hit.less(hit, number)
        return hit, shouldered, promised, losses

    def card_guards(self, seat: Seat, hit: Hit, card: PieceId) -> Steps:
        """A card prevents damage: how much, and what it promises."""
        face, most = self.face(card), hit.amount
        promised: Texts = ()
        self.spend_guard(seat, card)
        match GUARD[face]:
            case "throw-back":
                number = most
                promised = (("pay", card, hit.source, number),)
            case "gamble":
                number = min(most, self.gamble(seat))
                promised = (("one-enemy", card, seat, number, 0),)
            case _:
                number = min(most, self.amount(face, "guard"))
        self.prevented(seat, hit, number, card)
        if GUARD[face] == "bittersweet":
            promised = yield from self.bittersweet(seat, card)
        return number, promised

    def bittersweet(self, seat: Seat, card: PieceId) -> Steps:
        """A card that prevents may hit as well: what it promises."""
        enemies = self.enemies(-1, True)
        if enemies:
            about = Hit(card, OURS, -1, self.amount(self.face(card), "guard", "hit"))
            text = mark("{card}: which enemy takes {amount}?")
            enemy = yield from self.ask_about(about, seat, text, (*enemies, NONE))
            if enemy != NONE:
                return (("pay", card, enemy, about.amount),)
        return ()


book: Book[XenoshyftState] = Book(XenoshyftFx)
