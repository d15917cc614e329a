"""The words that fights and Action cards are written in; each is done once on the state, and journalled."""

from __future__ import annotations

from typing import TypeAlias

from ....engine.effects import Fx
from ....engine.plain import PieceId, Seat
from ..cards import action_cards, hands, lasting
from ..events.fights import (
    Aims,
    Attacks,
    GoesThrough,
    LevelTaken,
    Missed,
    NoCards,
    NoShot,
    Parried,
    Springs,
    StrikesBack,
)
from ..ground.contact import FRONT, sides_of
from ..missions import changes
from ..printed.action_cards import HINDRANCE
from ..printed.warriors import BRUTISH
from ..state import HybridState, Mode
from . import dice, roll_choices, switch, targets, wounds
from .dice import CRITICAL, PERFECT, SUCCESS
from .modifiers import life, side_toward
from .prepared_roll import BASIC, HEROIC, MODE_OF, NOVICE, Sort, Stage, Trial
from .roll_choices import Options

RESULT, LEVEL, WOUNDS, MOST, PUSH, FLAGS, PADDING, TOLL = range(8)
"""What a word tells of a roll that is done."""
Picks: TypeAlias = tuple[tuple[str, int], ...]
"""Warriors or cards to choose among."""


class Deeds(Fx[HybridState]):
    """What a fight and a card may ask and do."""

    # ---- facts

    def seat_of(self, warrior: int) -> Seat:
        """Whose warrior it is."""
        return self._state.sides[warrior]

    def touching(self, one: int, other: int) -> bool:
        """Whether both stand, and touch."""
        return targets.touch(self._state, one, other)

    def facing(self, warrior: int, other: int) -> bool:
        """Whether both stand, and the other one touches its front."""
        return self.touching(warrior, other) and bool(sides_of(self._state, warrior, other) & FRONT)

    def standing(self, warrior: int) -> bool:
        """Whether it is in the laboratory."""
        return self._state.squares[warrior] >= 0

    def brutish(self, warrior: int) -> int:
        """How far it pushes whom it hits."""
        state = self._state
        found = BRUTISH[state.kinds[warrior]]
        return found + lasting.total(state, warrior, "push") if state.spells else found

    def guarding(self, target: int, attacker: int) -> bool:
        """Whether a target may parry an attack hand to hand."""
        return targets.can_parry(self._state, target, attacker)

    def shielded(self, target: int, shooter: int) -> bool:
        """Whether a target may parry a shot."""
        return targets.is_shielded(self._state, target, shooter)

    def lurker(self, target: int) -> int:
        """The first warrior in ambush that sees an enemy, or -1."""
        return targets.lurker(self._state, target)

    def marks(self, shooter: int) -> Picks:
        """The enemies that the second shot of a Heroic one can aim at, as options."""
        return tuple([("warrior", each) for each in targets.targets(self._state, shooter, 1)])

    def beyond(self, shooter: int, target: int, level: int) -> Picks:
        """Whom a shot can go on to, as options."""
        return tuple([("warrior", each) for each in targets.beyond(self._state, shooter, target, level)])

    # ---- preparing a roll

    def prepare(self, sort: int, warrior: int, target: int, threat: int) -> None:
        """Begin to prepare a roll."""
        state = self._state
        announced = max(BASIC, state.levels[warrior]) if MODE_OF[sort] == Mode.DEFENSE else 0
        state.trial = Trial(sort, warrior, target, announced, threat)

    def helps(self, stage: int) -> Options:
        """What the roller can play."""
        return self._offers(stage)

    def hinders(self) -> Options:
        """What the other side can play."""
        return self._offers(Stage.HINDER)

    def levels(self) -> Picks:
        """The levels that can be chosen."""
        trial = self._state.trial
        assert trial is not None
        trial.stage = Stage.LEVEL
        return roll_choices.level_options(self._state)

    def _offers(self, stage: int) -> Options:
        trial = self._state.trial
        assert trial is not None
        trial.stage = stage
        return roll_choices.options(self._state)

    def lay(self, answer: tuple[str, int]) -> str:
        """A card is played: the effect that it has."""
        return roll_choices.lay(self._state, *answer, self._out)

    def decline(self, seat: Seat) -> None:
        """A side plays nothing."""
        self._tell(NoCards(seat))

    def hindered(self) -> bool:
        """Whether the other side has played a card."""
        trial = self._state.trial
        assert trial is not None
        return trial.count(HINDRANCE) > 0

    def take_level(self, level: int) -> None:
        """A level is chosen."""
        trial = self._state.trial
        assert trial is not None
        trial.level = level
        self._tell(LevelTaken(self._state.sides[trial.warrior], trial.warrior, MODE_OF[trial.sort], level))

    def shelve(self) -> bool:
        """Keep the first of two shots ready while the second is prepared: whether nobody has hindered it yet."""
        state = self._state
        trial = state.trial
        assert trial is not None
        state.held, state.trial = trial, None
        return not trial.count(HINDRANCE)

    def close_to_hindrance(self) -> None:
        """The other side has had its only card."""
        trial = self._state.trial
        assert trial is not None
        trial.free = False

    def swap(self) -> None:
        """The other of two shots is the one that is rolled now."""
        state = self._state
        state.trial, state.held = state.held, state.trial

    # ---- rolling

    def rolled(self) -> tuple[int, ...]:
        """Roll what is prepared and put its cards away: what came of it."""
        return action_cards.finish(self._state, self._out)

    def waste(self, shooter: int, target: int) -> None:
        """No level is left for this shot: it is lost, and its cards with it."""
        self._tell(NoShot(self._state.sides[shooter], shooter, target))
        action_cards.drop(self._state)
        self._beat()

    def plainly(self, sort: int, warrior: int, target: int, level: int) -> tuple[int, ...]:
        """Roll without cards."""
        result = dice.plain(self._state, sort, warrior, target, level, self._out)
        return (result, level, 0, 0, 0, 0, 0, 0)

    # ---- attacks

    def attack(self, attacker: int, target: int, combined: bool) -> None:
        """An attack hand to hand begins."""
        state = self._state
        if combined:
            state.combined[attacker] += 1
            state.pressed |= 1 << attacker
        self._tell(Attacks(state.sides[attacker], attacker, target, combined, state.facings[attacker]))
        self._beat()

    def aim(self, shooter: int, target: int) -> None:
        """A shot begins."""
        self._state.shooter = shooter
        self._tell(Aims(self._state.sides[shooter], shooter, target))
        self._beat()

    def spring(self, shooter: int, target: int) -> None:
        """A shot from ambush begins."""
        self._state.shooter = shooter
        self._tell(Springs(self._state.sides[shooter], shooter, target))
        self._beat()

    def pierce(self, shooter: int, target: int) -> None:
        """A shot goes on to a second target."""
        self._state.pierced |= 1 << shooter
        self._tell(GoesThrough(self._state.sides[shooter], shooter, target))
        self._beat()

    def miss(self, attacker: int, target: int, result: int) -> None:
        """An attack has failed; a Novice Parry punishes a critical failure."""
        state = self._state
        self._tell(Missed(state.sides[attacker], attacker, target))
        novice = state.levels[target] == NOVICE and targets.can_parry(state, target, attacker)
        if result == CRITICAL and novice:
            wounds.wound(state, attacker, 1, target, self._out, melee=True)

    def parried(self, target: int, attacker: int, shot: bool) -> None:
        """An attack is parried."""
        self._tell(Parried(self._state.sides[target], target, attacker, shot))
        self._beat()

    def strike_back(self, warrior: int, target: int) -> None:
        """A counter-attack begins."""
        self._tell(StrikesBack(self._state.sides[warrior], warrior, target))
        self._beat()

    def hurt(self, target: int, amount: int, by: int, keep: bool) -> int:
        """Wounds hand to hand: how many it had left to take."""
        return self._wound(target, amount, by, wounds.BLOW, keep)

    def pelt(self, harm: tuple[int, ...], roll: tuple[int, ...]) -> None:
        """Wounds by a shot: to whom, how many, by whom, and whether a guard holds. `roll`: what has promised a toll."""
        dealt = self._wound(harm[0], harm[1], harm[2], wounds.SHOT, bool(harm[3])) if harm else 0
        if dealt and harm[2] == self._state.shooter:
            self.pay_toll(roll, harm[2])

    def _wound(self, target: int, amount: int, by: int, why: str, keep: bool) -> int:
        state = self._state
        if state.squares[target] < 0:
            return 0
        left = life(state, target)
        wounds.wound(state, target, amount, by, self._out, why=why, melee=why == wounds.BLOW, keep=keep)
        return min(left, amount)

    def pay_toll(self, roll: tuple[int, ...], attacker: int) -> None:
        """An attack has wounded: what a hindrance has promised the other side for that."""
        if roll and roll[TOLL]:
            hands.take_cards(self._state, self._state.sides[attacker] ^ 1, roll[TOLL], self._out)

    def twin(self, attacker: int, target: int) -> int:
        """The second attack of a Combined one: printed NV, no modifier, no parry, one wound. What comes of it."""
        result = dice.plain(self._state, Sort.TWIN, attacker, target, 0, self._out)
        if result >= SUCCESS:
            self._wound(target, 1, attacker, wounds.BLOW, False)
        else:
            self._tell(Missed(self._state.sides[attacker], attacker, target))
        return result

    def side(self, attacker: int, target: int) -> int:
        """In which direction the attacker touches its target."""
        return side_toward(self._state, attacker, target)

    def push(self, target: int, direction: int, squares: int, by: int) -> None:
        """Push a warrior."""
        wounds.push(self._state, target, direction, squares, by, self._out)

    def give_up_ambush(self, shooter: int) -> None:
        """Whoever has not killed with its shot is in ambush no more."""
        if shooter in self._state.ambush:
            wounds.expose(self._state, shooter, self._out)

    # ---- missions

    def suspects(self) -> Picks:
        """Who may carry the venom, as options."""
        return tuple([("carrier", each) for each in changes.suspects(self._state)])

    def infect(self, warrior: int) -> None:
        """This one does."""
        changes.infect(self._state, warrior, self._out)

    def exits(self) -> Picks:
        """The exits that are open, as options."""
        return tuple([("exit", each) for each in changes.exits_open(self._state)])

    def close_exit(self, gate: int) -> None:
        """An exit is closed for good."""
        changes.close_gate(self._state, self.seat, gate, self._out)

    def tanks(self) -> Picks:
        """The tanks that nobody is in, as options."""
        return tuple([("tank", each) for each in changes.free_tanks(self._state)])

    def clone(self, warrior: int, square: int) -> None:
        """A new clone floats there."""
        changes.clone(self._state, warrior, square, self._out)

    def batter(self, warrior: int, sort: int, roll: tuple[int, ...]) -> int:
        """What an attack on the switch has done to it."""
        amount, state = 0, self._state
        if state.hits >= switch.TOUGH:
            return 0
        if roll[RESULT] >= SUCCESS:
            amount = 1 + (roll[RESULT] == PERFECT) + (roll[LEVEL] == HEROIC and sort == Sort.STRIKE) + roll[WOUNDS]
            amount = min(amount, roll[MOST]) if roll[MOST] else amount
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

    # ---- Moving

    def settle_move(self) -> None:
        """The level of Moving is settled, and what cards do to the Movement."""
        action_cards.settle_move(self._state)

    # ---- what cards do

    def add(self, card: PieceId) -> None:
        """What the text of a card says in words and amounts."""
        action_cards.add(self._state, card)

    def more(self, card: PieceId, effect: str) -> None:
        """So much more or less, as much as the text makes of how things stand."""
        action_cards.more(self._state, card, effect)

    def veil(self) -> None:
        """No ambush shoots at the warrior in this activation."""
        action_cards.veil(self._state, self._out)

    def heal(self, card: PieceId) -> None:
        """The warrior is healed."""
        action_cards.heal(self._state, card, self._out)

    def draw(self, card: PieceId) -> None:
        """Cards from the deck."""
        action_cards.draw(self._state, card, self._out)

    def steal(self) -> None:
        """A card out of the other hand."""
        action_cards.steal(self._state, self._out)

    def ransack(self) -> None:
        """A card out of the roller's hand onto the discard pile."""
        action_cards.ransack(self._state, self._out)

    def turn_about(self) -> None:
        """The target turns to its attacker."""
        action_cards.turn_about(self._state, self._out)

    def discards(self) -> Picks:
        """The cards of the discard pile, as options, one of each design."""
        return hands.discards(self._state)

    def revive(self, piece: PieceId, card: PieceId) -> None:
        """A card comes from the discard pile into the hand of whoever played this one."""
        action_cards.revive(self._state, piece, card, self._out)

    def cancellable(self, card: PieceId) -> Picks:
        """The cards of the other side that count, as options."""
        return action_cards.cancellable(self._state, card)

    def cancel(self, piece: PieceId) -> None:
        """A card counts for nothing."""
        action_cards.cancel(self._state, piece, self._out)

    def player(self, card: PieceId) -> Seat:
        """Who has played a card on this roll."""
        return action_cards.player(self._state, card)
