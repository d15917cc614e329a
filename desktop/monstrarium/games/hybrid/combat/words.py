"""The words and phrases that fights and cards are written in, and the book of all effects.

A word is done once on the state and journalled; a phrase is a generator of words and questions.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from ....engine.effects import Book, Choice, Fx, Steps, word
from ....engine.event import Event
from ....engine.plain import PieceId, Seat
from ..cards import action_cards, event_cards, hands
from ..cards.action_cards import COUNTER, KEEP, MIRROR, SPENT, UNPARRIED
from ..events import fights as on
from ..missions import changes
from ..printed.other_decks import event_of
from ..state import NOBODY, HybridState
from ..turn import first_contact
from . import dice, modifiers, roll_choices, switch, targets, wounds
from .dice import CRITICAL, FAILURE, PERFECT, SUCCESS, Roll
from .prepared_roll import HEROIC, NOVICE, SKILLED, Sort, Stage
from .questions import ANSWER_TEXT, EVENT_TEXTS, HINDER_TEXTS, LEVEL_TEXTS, OWN_TEXTS, THROUGH_TEXT
from .roll_choices import ENOUGH, NONE

Picks: TypeAlias = tuple[tuple[str, int], ...]
"""Options that are warriors, squares or cards."""


class Harm(NamedTuple):
    """The wounds that a shot is to cause."""

    target: int
    wounds: int
    by: int
    keeps_guard: bool
    """Whether the target stays in Defensive Combat even so."""


class HybridFx(Fx[HybridState]):
    def _announce(self, event: Event) -> None:
        self._tell(event)
        self._beat()

    # ---- facts

    touching = word(targets.touch)
    facing = word(targets.is_facing)
    brutish = word(modifiers.brutish)
    guarding = word(targets.can_parry)
    shielded = word(targets.is_shielded)
    lurker = word(targets.lurker)

    def seat_of(self, warrior: int) -> Seat:
        return self._state.sides[warrior]

    def standing(self, warrior: int) -> bool:
        return self._state.squares[warrior] >= 0

    def marks(self, shooter: int) -> Picks:
        """The enemies that the second shot of a Heroic one can aim at, as options."""
        return _picks("warrior", targets.targets(self._state, shooter, 1))

    def beyond(self, shooter: int, target: int, level: int) -> Picks:
        return _picks("warrior", targets.beyond(self._state, shooter, target, level))

    # ---- preparing a roll

    prepare = word(roll_choices.prepare)
    offers = word(roll_choices.offers)
    lay = word(roll_choices.lay)
    hindered = word(roll_choices.is_hindered)
    take_level = word(roll_choices.take_level)
    shelve = word(roll_choices.shelve)
    swap = word(roll_choices.swap)
    close_to_hindrance = word(roll_choices.close_to_hindrance)

    def decline(self, seat: Seat) -> None:
        self._tell(on.NoCards(seat))

    def cards(self, sort: int, seat: Seat) -> Steps:
        """All cards on the prepared roll, in the order of the rules: help, one hindrance, answers to it."""
        helped = yield from self.help(Stage.HELP, seat, OWN_TEXTS[sort])
        while options := self.offers(Stage.HINDER):
            answer = yield Choice(1 - seat, HINDER_TEXTS[sort], options)
            if answer == NONE:
                self.decline(1 - seat)
                break
            yield from self.played(answer)
        if helped and self.hindered():
            yield from self.help(Stage.ANSWER, seat, ANSWER_TEXT)

    def help(self, stage: int, seat: Seat, text: str) -> Steps:
        """Cards of the roller, until it has enough; returns whether it could play any."""
        helped = False
        while options := self.offers(stage):
            answer = yield Choice(seat, text, options)
            if answer == ENOUGH:
                self.decline(seat)
                break
            yield from self.played(answer)
            helped = True
        return helped

    def played(self, answer: tuple[str, int]) -> Steps:
        """A card, for its points or its text."""
        effect = self.lay(*answer)
        if effect:
            yield from book.steps(effect, self, answer[1])

    def levelled(self, sort: int, seat: Seat) -> Steps:
        """The choice of a level; returns it, or 0 when none is left."""
        levels = self.offers(Stage.LEVEL)
        if not levels:
            return 0
        answer = levels[0]
        if len(levels) > 1:
            answer = yield Choice(seat, LEVEL_TEXTS[sort], levels, None, True)
        self.take_level(answer[1])
        return answer[1]

    # ---- rolling

    rolled = word(action_cards.finish)

    def plainly(self, sort: int, warrior: int, target: int, level: int) -> Roll:
        return Roll(dice.plain(self._state, sort, warrior, target, level, self._out), level)

    def waste(self, shooter: int, target: int) -> None:
        """No level is left for a shot: it is lost, and its cards with it."""
        self._tell(on.NoShot(self._state.sides[shooter], shooter, target))
        action_cards.drop(self._state)
        self._beat()

    def tried(self, sort: int, warrior: int, target: int, threat: int) -> Steps:
        """A roll from its preparation to the dice."""
        self.prepare(sort, warrior, target, threat)
        return (yield from self.carded(sort, self.seat_of(warrior)))

    def carded(self, sort: int, seat: Seat) -> Steps:
        """Cards on the prepared roll, its level, and the dice."""
        yield from self.cards(sort, seat)
        yield from self.levelled(sort, seat)
        return self.rolled()

    # ---- attacks

    push = word(wounds.push)
    side = word(modifiers.side_toward)

    def attack(self, attacker: int, target: int, combined: bool) -> None:
        state = self._state
        if combined:
            state.combined[attacker] += 1
            state.pressed |= 1 << attacker
        self._announce(on.Attacks(state.sides[attacker], attacker, target, combined, state.facings[attacker]))

    def aim(self, shooter: int, target: int) -> None:
        self._state.shooter = shooter
        self._announce(on.Aims(self._state.sides[shooter], shooter, target))

    def spring(self, shooter: int, target: int) -> None:
        self._state.shooter = shooter
        self._announce(on.Springs(self._state.sides[shooter], shooter, target))

    def pierce(self, shooter: int, target: int) -> None:
        self._state.pierced |= 1 << shooter
        self._announce(on.GoesThrough(self._state.sides[shooter], shooter, target))

    def miss(self, attacker: int, target: int, result: int) -> None:
        """An attack has failed; a Novice Parry punishes a critical failure."""
        state = self._state
        self._tell(on.Missed(state.sides[attacker], attacker, target))
        novice = state.levels[target] == NOVICE and targets.can_parry(state, target, attacker)
        if result == CRITICAL and novice:
            wounds.wound(state, attacker, 1, target, self._out, melee=True)

    def parried(self, target: int, attacker: int, shot: bool) -> None:
        self._announce(on.Parried(self._state.sides[target], target, attacker, shot))

    def strike_back(self, warrior: int, target: int) -> None:
        self._announce(on.StrikesBack(self._state.sides[warrior], warrior, target))

    def hurt(self, target: int, amount: int, by: int, keeps_guard: bool) -> int:
        """Cause wounds hand to hand; returns how many the target took."""
        return self._wound(target, amount, by, wounds.BLOW, keeps_guard)

    def pelt(self, harm: Harm | None, roll: Roll | None) -> None:
        """Cause the wounds of a shot. `roll` may have promised the other side cards for them."""
        dealt = self._wound(harm.target, harm.wounds, harm.by, wounds.SHOT, harm.keeps_guard) if harm else 0
        if harm and dealt and roll and harm.by == self._state.shooter:
            self.pay_toll(roll, harm.by)

    def _wound(self, target: int, amount: int, by: int, why: str, keeps_guard: bool) -> int:
        state = self._state
        if state.squares[target] < 0:
            return 0
        left = modifiers.life(state, target)
        wounds.wound(state, target, amount, by, self._out, why=why, melee=why == wounds.BLOW, keep=keeps_guard)
        return min(left, amount)

    def pay_toll(self, roll: Roll, attacker: int) -> None:
        """An attack has wounded: the other side draws the cards that a hindrance has promised for that."""
        if roll.toll:
            hands.take_cards(self._state, self._state.sides[attacker] ^ 1, roll.toll, self._out)

    def twin(self, attacker: int, target: int) -> int:
        """The second attack of a Combined one: printed NV, no modifier, no parry, one wound; returns its result."""
        result = dice.plain(self._state, Sort.TWIN, attacker, target, 0, self._out)
        if result >= SUCCESS:
            self._wound(target, 1, attacker, wounds.BLOW, False)
        else:
            self._tell(on.Missed(self._state.sides[attacker], attacker, target))
        return result

    def give_up_ambush(self, shooter: int) -> None:
        """A warrior that has not killed with its shot is in ambush no more."""
        if shooter in self._state.ambush:
            wounds.expose(self._state, shooter, self._out)

    def struck(self, attacker: int, target: int, roll: Roll, carded: bool) -> Steps:
        """The outcome of an attack roll hand to hand; returns the wounds it causes, 0 for a parry, -1 for a failure."""
        if not roll.hits:
            self.miss(attacker, target, roll.result)
            return -1
        amount = roll.strike_wounds
        keeps_guard = False
        if not roll.flags & UNPARRIED and self.guarding(target, attacker):
            parry = yield from self.parry(Sort.PARRY, target, attacker, amount, carded)
            if parry.hits:
                self.parried(target, attacker, False)
                yield from self.answered(target, attacker, parry)
                return 0
            keeps_guard = bool(parry.flags & KEEP) or parry.level == HEROIC
            amount -= parry.padding
        dealt = self.hurt(target, amount, attacker, keeps_guard) if amount > 0 else 0
        if dealt:
            self.pay_toll(roll, attacker)
        return dealt

    def parry(
        self, sort: int, target: int, attacker: int, threat: int, carded: bool, unhindered: bool = False
    ) -> Steps:
        """A parry, with cards or without. `unhindered`: the attacker's side has played all that it may."""
        self.prepare(sort, target, attacker, threat)
        if unhindered:
            self.close_to_hindrance()
        if carded:
            return (yield from self.carded(sort, self.seat_of(target)))
        self.take_level(self.offers(Stage.LEVEL)[-1][1])
        return self.rolled()

    def answered(self, target: int, attacker: int, parry: Roll) -> Steps:
        """What a successful parry does to the attacker."""
        if parry.level == NOVICE and parry.result == PERFECT:
            self.hurt(attacker, 1, target, False)
        if (parry.level == SKILLED or parry.flags & COUNTER) and self.facing(target, attacker):
            self.strike_back(target, attacker)
            roll = self.plainly(Sort.COUNTER, target, attacker, 1)
            dealt = yield from self.struck(target, attacker, roll, False)
            if dealt >= 0:
                yield from self.pushed(target, attacker, self.brutish(target))
        if parry.push:
            yield from self.pushed(target, attacker, parry.push)

    def pushed(self, attacker: int, target: int, squares: int) -> Steps:
        """Push a warrior that stands and touches; it may come into the sight of an ambush."""
        if squares and self.touching(attacker, target):
            self.push(target, self.side(attacker, target), squares, attacker)
            yield from book.steps("ambush", self, target)

    def hit(self, shooter: int, target: int, roll: Roll, carded: bool) -> Steps:
        """The outcome of a shot; returns the Harm it is to cause, or None."""
        if not roll.hits:
            self.miss(shooter, target, FAILURE)
            return None
        amount = roll.shot_wounds
        keeps_guard = False
        if self.shielded(target, shooter):
            parry = yield from self.parry(Sort.DODGE, target, shooter, amount, carded, bool(roll.flags & SPENT))
            if parry.hits:
                self.parried(target, shooter, True)
                return Harm(shooter, 1, target, False) if parry.flags & MIRROR else None
            keeps_guard = bool(parry.flags & KEEP) or parry.level == HEROIC
            amount -= parry.padding
        return Harm(target, amount, shooter, keeps_guard) if amount > 0 else None

    def through(self, shooter: int, target: int, roll: Roll) -> Steps:
        """A shot that has hit may go on to a second target; returns the Harm it is to cause there, or None."""
        if not roll.hits:
            return None
        options = self.beyond(shooter, target, roll.level)
        if not options:
            return None
        answer = yield Choice(self.seat_of(shooter), THROUGH_TEXT, (*options, NONE), None, True)
        if answer == NONE:
            return None
        self.pierce(shooter, answer[1])
        second = self.plainly(Sort.PIERCE, shooter, answer[1], roll.level)
        return (yield from self.hit(shooter, answer[1], second, False))

    def shoots(self, shooter: int, target: int, roll: Roll) -> Steps:
        """One shot, its second target, and its wounds."""
        harm = yield from self.hit(shooter, target, roll, True)
        further = yield from self.through(shooter, target, roll)
        self.pelt(harm, roll)
        self.pelt(further, None)

    # ---- the switch

    def batter(self, warrior: int, sort: int, roll: Roll) -> int:
        """An attack on the switch is rolled; returns the wounds it has caused."""
        state, amount = self._state, 0
        if state.hits >= switch.TOUGH:
            return 0
        if roll.hits:
            amount = roll.strike_wounds if sort == Sort.STRIKE else roll.shot_wounds
        switch.hit(state, warrior, amount, self._out)
        self._beat()
        if amount:
            self.pay_toll(roll, warrior)
        return amount

    def spoil(self, warrior: int) -> None:
        """No level is left for a shot at the switch: it is lost, and its cards with it."""
        action_cards.drop(self._state)
        switch.hit(self._state, warrior, 0, self._out)
        self._beat()

    # ---- missions

    infect = word(changes.infect)
    close_exit = word(changes.close_gate)
    clone = word(changes.clone)

    def suspects(self) -> Picks:
        return _picks("carrier", changes.suspects(self._state))

    def exits(self) -> Picks:
        return _picks("exit", changes.exits_open(self._state))

    def tanks(self) -> Picks:
        return _picks("tank", changes.free_tanks(self._state))

    # ---- Action cards

    settle_move = word(action_cards.settle_move)
    add = word(action_cards.add)
    more = word(action_cards.more)
    veil = word(action_cards.veil)
    heal = word(action_cards.heal)
    draw = word(action_cards.draw)
    steal = word(action_cards.steal)
    ransack = word(action_cards.ransack)
    turn_about = word(action_cards.turn_about)
    discards = word(hands.discards)
    revive = word(action_cards.revive)
    cancellable = word(action_cards.cancellable)
    cancel = word(action_cards.cancel)
    player = word(action_cards.player)

    # ---- Event and Army cards

    asks = word(event_cards.asks)

    def asked(self, piece: PieceId) -> str:
        """The question that comes before a card happens."""
        return EVENT_TEXTS[event_of(self._state.pieces.face[piece]).does]

    def happen(self, piece: PieceId, target: int, answer: int) -> None:
        """A card does what it says, and may bring warriors into sight."""
        event_cards.happen(self._state, self.seat, piece, target, answer, self._out)
        first_contact.see(self._state, self._out, True)

    def in_sights(self) -> int:
        """The warrior that an ambush sees and shoots at now, or NOBODY; always so between two rounds."""
        return targets.spotted(self._state) if self._state.active != NOBODY else NOBODY


def _picks(kind: str, found: Iterable[int]) -> Picks:
    return tuple([(kind, each) for each in found])


book: Book[HybridState] = Book(HybridFx)
