"""The phrases that fights and Action cards share, a roll with all its cards above all, and the book of them all."""

from __future__ import annotations

from ....engine.effects import Book, Choice, Steps
from ....engine.plain import Seat
from ..cards.action_cards import COUNTER, KEEP, MIRROR, SPENT, UNPARRIED
from ..cards.event_words import Omens
from ..state import HybridState
from .dice import FAILURE, PERFECT, SUCCESS
from .prepared_roll import HEROIC, NOVICE, SKILLED, Sort, Stage
from .questions import ANSWER_TEXT, HINDER_TEXTS, LEVEL_TEXTS, OWN_TEXTS, THROUGH_TEXT
from .roll_choices import ENOUGH, NONE
from .words import FLAGS, LEVEL, MOST, PADDING, PUSH, RESULT, WOUNDS


class HybridFx(Omens):
    """What a fight and a card may say: words, and phrases of words."""

    def cards(self, sort: int, seat: Seat) -> Steps:
        """All cards on what is prepared, in the order of the rules: help, one hindrance, answers to it."""
        helped = yield from self.help(Stage.HELP, seat, OWN_TEXTS[sort])
        while options := self.hinders():
            answer = yield Choice(1 - seat, HINDER_TEXTS[sort], options)
            if answer == NONE:
                self.decline(1 - seat)
                break
            yield from self.played(answer)
        if helped and self.hindered():
            yield from self.help(Stage.ANSWER, seat, ANSWER_TEXT)

    def help(self, stage: int, seat: Seat, text: str) -> Steps:
        """Cards of the roller, until it has enough: whether there were any."""
        helped = False
        while options := self.helps(stage):
            answer = yield Choice(seat, text, options)
            if answer == ENOUGH:
                self.decline(seat)
                break
            yield from self.played(answer)
            helped = True
        return helped

    def played(self, answer: tuple[str, int]) -> Steps:
        """A card, for its points or its text."""
        effect = self.lay(answer)
        if effect:
            yield from book.steps(effect, self, answer[1])

    def levelled(self, sort: int, seat: Seat) -> Steps:
        """Choose a level: which one, or 0 when none is left."""
        levels = self.levels()
        if not levels:
            return 0
        answer = levels[0]
        if len(levels) > 1:
            answer = yield Choice(seat, LEVEL_TEXTS[sort], levels, None, True)
        self.take_level(answer[1])
        return answer[1]

    def tried(self, sort: int, warrior: int, target: int, threat: int) -> Steps:
        """A roll with everything that belongs to it."""
        self.prepare(sort, warrior, target, threat)
        return (yield from self.carded(sort, self.seat_of(warrior)))

    def carded(self, sort: int, seat: Seat) -> Steps:
        """Cards on what is prepared, its level, and the roll."""
        yield from self.cards(sort, seat)
        yield from self.levelled(sort, seat)
        return self.rolled()

    def struck(self, attacker: int, target: int, roll: tuple[int, ...], carded: bool) -> Steps:
        """What comes of an attack roll hand to hand: the wounds it causes, 0 for a parry, -1 for a failure."""
        if roll[RESULT] < SUCCESS:
            self.miss(attacker, target, roll[RESULT])
            return -1
        amount = 1 + (roll[RESULT] == PERFECT) + (roll[LEVEL] == HEROIC) + roll[WOUNDS]
        amount = min(amount, roll[MOST]) if roll[MOST] else amount
        keep = False
        if not roll[FLAGS] & UNPARRIED and self.guarding(target, attacker):
            parry = yield from self.parry(Sort.PARRY, target, attacker, amount, carded)
            if parry[RESULT] >= SUCCESS:
                self.parried(target, attacker, False)
                yield from self.answered(target, attacker, parry)
                return 0
            keep = bool(parry[FLAGS] & KEEP) or parry[LEVEL] == HEROIC
            amount -= parry[PADDING]
        dealt = self.hurt(target, amount, attacker, keep) if amount > 0 else 0
        if dealt:
            self.pay_toll(roll, attacker)
        return dealt

    def parry(
        self, sort: int, target: int, attacker: int, threat: int, carded: bool, unhindered: bool = False
    ) -> Steps:
        """A parry, with cards or without. unhindered: the attacker's side has played all that it may."""
        self.prepare(sort, target, attacker, threat)
        if unhindered:
            self.close_to_hindrance()
        if carded:
            return (yield from self.carded(sort, self.seat_of(target)))
        levels = self.levels()
        self.take_level(levels[len(levels) - 1][1])
        return self.rolled()

    def answered(self, target: int, attacker: int, parry: tuple[int, ...]) -> Steps:
        """What a parry brings on the attacker."""
        if parry[LEVEL] == NOVICE and parry[RESULT] == PERFECT:
            self.hurt(attacker, 1, target, False)
        if (parry[LEVEL] == SKILLED or parry[FLAGS] & COUNTER) and self.facing(target, attacker):
            self.strike_back(target, attacker)
            roll = self.plainly(Sort.COUNTER, target, attacker, 1)
            dealt = yield from self.struck(target, attacker, roll, False)
            if dealt >= 0:
                yield from self.pushed(target, attacker, self.brutish(target))
        if parry[PUSH]:
            yield from self.pushed(target, attacker, parry[PUSH])

    def pushed(self, attacker: int, target: int, squares: int) -> Steps:
        """Push somebody who stands and touches; it may come into the sight of an ambush."""
        if squares and self.touching(attacker, target):
            self.push(target, self.side(attacker, target), squares, attacker)
            yield from book.steps("ambush", self, target)

    def hit(self, shooter: int, target: int, roll: tuple[int, ...], carded: bool) -> Steps:
        """What comes of a shot: the wounds it is to cause, as (target, wounds, whether the guard holds)."""
        if roll[RESULT] < SUCCESS:
            self.miss(shooter, target, FAILURE)
            return ()
        amount = 1 + (roll[RESULT] == PERFECT) + roll[WOUNDS]
        amount = min(amount, roll[MOST]) if roll[MOST] else amount
        keep = False
        if self.shielded(target, shooter):
            parry = yield from self.parry(Sort.DODGE, target, shooter, amount, carded, bool(roll[FLAGS] & SPENT))
            if parry[RESULT] >= SUCCESS:
                self.parried(target, shooter, True)
                return (shooter, 1, target, False) if parry[FLAGS] & MIRROR else ()
            keep = bool(parry[FLAGS] & KEEP) or parry[LEVEL] == HEROIC
            amount -= parry[PADDING]
        return (target, amount, shooter, keep) if amount > 0 else ()

    def through(self, shooter: int, target: int, roll: tuple[int, ...]) -> Steps:
        """A shot that has hit may go on: what it is to cause there."""
        if roll[RESULT] < SUCCESS:
            return ()
        options = self.beyond(shooter, target, roll[LEVEL])
        if not options:
            return ()
        answer = yield Choice(self.seat_of(shooter), THROUGH_TEXT, (*options, NONE), None, True)
        if answer == NONE:
            return ()
        self.pierce(shooter, answer[1])
        second = self.plainly(Sort.PIERCE, shooter, answer[1], roll[LEVEL])
        return (yield from self.hit(shooter, answer[1], second, False))

    def shoots(self, shooter: int, target: int, roll: tuple[int, ...]) -> Steps:
        """One shot and where it goes on to, and its wounds."""
        harm = yield from self.hit(shooter, target, roll, True)
        further = yield from self.through(shooter, target, roll)
        self.pelt(harm, roll)
        self.pelt(further, ())


book: Book[HybridState] = Book(HybridFx)
