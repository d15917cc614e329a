"""The phrases that effects share, and the book of all effects."""

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
    def ask(self, seat: Seat, text: str, options: tuple[Plain, ...], source: PieceId | None) -> Steps:
        """Ask a seat a question, which all can read because hands are open."""
        return (yield Choice(seat, text, options, source, True))

    def ask_about(self, hit: Hit, seat: Seat, text: str, options: tuple[Plain, ...]) -> Steps:
        """Ask a seat a question about damage, which is shown meanwhile."""
        self.look_at_hit(hit)
        answer = yield from self.ask(seat, text, options, hit.source)
        self.look_at_hit(None)
        return answer

    # ---- damage

    def blow(self, hits: Hits) -> Steps:
        """Deal damage at one moment, and carry out what it triggers."""
        texts = self.strike(hits) if hits else ()
        if texts is None:
            texts = yield from self.answered(hits)
        if texts:
            yield from self.follow(texts)

    def hurt(self, card: PieceId, enemy: PieceId, number: int) -> Steps:
        """Deal damage of our text to an enemy, which is turned up first."""
        if self.swarm_of(enemy) >= 0:
            if self.hidden(enemy):
                yield from book.steps("flip", self, enemy)
            yield from self.blow((Hit(card, OURS, enemy, number),))

    def wound(self, card: PieceId, troops: tuple[PieceId, ...], number: int) -> Steps:
        """Deal damage of our text to troops."""
        yield from self.blow(tuple([Hit(card, OURS, troop, number) for troop in troops]))

    def follow(self, texts: Texts) -> Steps:
        for text in texts:
            yield from book.steps(text[0], self, *text[1:])

    def swept(self) -> Steps:
        while self.doomed():
            texts = yield from self.ended((), ())
            yield from self.follow(texts)

    def answered(self, hits: Hits) -> Steps:
        """Resolve a blow hit by hit and ask the guards; what it triggers."""
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
        """Lay tokens, then escapes and deaths; what they trigger. `losses` is for the log."""
        before = self.places()
        self.lay(landed, losses)
        for troop in self.rescuable():
            yield from self.rescued(troop)
        return self.bury(landed, promised, before)

    def rescued(self, troop: PieceId) -> Steps:
        """Ask whether a troop is rescued from death."""
        by = self.rescuer()
        if by >= 0:
            about = Hit(by, OURS, troop, 0)
            lane = self.lane_of(by)
            answer = yield from self.ask_about(about, lane, mark("{card}: rescue {troop}?"), (YES, NONE))
            if answer == YES:
                self.rescue(troop, by, self.amount(self.face(by), "save"))

    # ---- guards

    def guarded(self, hit: Hit) -> Steps:
        """Ask all guards about one hit: what is left of it, the hits on troops that take it instead, the texts that
        guards promise, and what each guard took off."""
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
        """Prevent damage with a card: how much, and the texts that follow."""
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
        """Ask which enemy a guard hits as well: the texts that follow."""
        enemies = self.enemies(-1, True)
        if enemies:
            about = Hit(card, OURS, -1, self.amount(self.face(card), "guard", "hit"))
            text = mark("{card}: which enemy takes {amount}?")
            enemy = yield from self.ask_about(about, seat, text, (*enemies, NONE))
            if enemy != NONE:
                return (("pay", card, enemy, about.amount),)
        return ()


book: Book[XenoshyftState] = Book(XenoshyftFx)
