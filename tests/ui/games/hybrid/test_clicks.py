"""How many clicks typical turns of HYBRID take; what they were before stands in the README of the game."""

from __future__ import annotations

from PySide6.QtCore import Qt

from monstrarium.games.hybrid.actions import Announce, Begin, Halt, Number, Rest, Stop, Strike
from monstrarium.games.hybrid.state import HybridState, Mode, Phase
from monstrarium.table.desc import Affordance, Gesture, Way
from monstrarium.ui.panels.over_table.ring import Ring
from tests.ui import hands
from tests.ui.games.hybrid.hands import TWO, There, begin_at, state_of
from tests.ui.sitting import Sit, Sitting

MOVING, STRIKING, ROUND = 3, 4, 12
"""The most clicks of a Moving activation, of a strike, and of a round of four warriors."""


class Clicks:
    """A person who counts."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.count = 0

    def do(self, move: Affordance, way: Way | None = None) -> None:
        """Make a move with the mouse, and choose its way from the ring if there is one."""
        wanted = move if way is None else Affordance(way.plan, move.gesture, move.label, ways=move.ways)
        self.count += 1 + (len(move.ways) > 1)
        if move.gesture is Gesture.BUTTON:
            hands.press_button(self.sitting, move)
        else:
            self.sitting.see(move.source, move.target)
            hands.carry(self.sitting, hands.grip(self.sitting, move.source), hands.aim(self.sitting, move))
            hands.answer_menu(self.sitting, wanted)
        self.wait()

    def wait(self) -> None:
        """Let the other side act until this one is asked again, or the match is over."""
        controller = self.sitting.controller
        self.sitting.bot.waitUntil(lambda: bool(self.sitting.moves) or controller.over)

    def pass_on(self) -> None:
        """Answer what is asked about cards with no."""
        sitting = self.sitting
        while (
            (moves := sitting.moves) and state_of(sitting).pending is not None and state_of(sitting).trial is not None
        ):
            self.do(next((move for move in moves if move.declines), moves[0]))


def is_free(state: HybridState) -> bool:
    """Whether a warrior in the laboratory was just revealed, and nobody lies in ambush."""
    return state.phase is Phase.MODE and state.pending is None and state.squares[state.active] >= 0 and not state.ambush


def begins_round(state: HybridState) -> bool:
    """Whether the second round begins, in which four warriors of the first side stand in the laboratory."""
    four = len(state.living(0)) == len(state.standing(0)) == 4
    return state.phase is Phase.BID and state.round == 2 and four and not state.ambush


def may_strike(state: HybridState) -> bool:
    return is_free(state) and bool(state.touched) and state.round > 1


def moving(sitting: Sitting) -> tuple[Affordance, Way]:
    """The longest way to a square in the Moving mode, for whoever is asked."""
    seat = state_of(sitting).seat
    found = [
        (move, way)
        for move in sitting.moves
        for way in move.ways
        if "over a pit" not in move.label and way.plan[0] == Announce(seat, Mode.MOVING) and way.plan[-1] == Halt(seat)
    ]
    return max(found, key=lambda each: len(each[1].plan))


def at_table(sit: Sit, there: There) -> Sitting:
    """Two people at one screen, of whom Bo never hinders and Ann plays cards only where dice are rolled."""
    sitting = sit()
    sitting.services.preferences.change(curtain=False)
    begin_at(sitting, there, TWO)
    sitting.controller.habits.choose(0, "dice")
    sitting.controller.habits.choose(1, "own")
    return sitting


def test_a_moving_activation_takes_three_clicks_at_most(sit: Sit) -> None:
    sitting = at_table(sit, is_free)
    person, warrior, before = Clicks(sitting), state_of(sitting).active, list(state_of(sitting).acted)

    person.do(*moving(sitting))
    person.pass_on()

    assert person.count <= MOVING
    assert Announce(0, Mode.MOVING) in sitting.done()
    assert state_of(sitting).acted[: len(before) + 1] == [*before, warrior]


def test_a_strike_takes_four_clicks_at_most(sit: Sit) -> None:
    sitting = at_table(sit, may_strike)
    person, number = Clicks(sitting), len(sitting.done())
    move = next(move for move in sitting.moves if any(isinstance(each, Strike) for each in move.plan))

    person.do(move, move.ways[0] if move.ways else None)
    person.pass_on()

    assert person.count <= STRIKING
    assert any(isinstance(each, Strike) for each in sitting.done()[number:])
    assert state_of(sitting).trial is None


def several(sitting: Sitting) -> Affordance:
    """A way to a square that can be carried out in several manners."""
    return next(move for move in sitting.moves if len(move.ways) > 3 and move.ghost is not None)


def test_the_ring_says_what_each_way_brings_and_esc_means_none(sit: Sit) -> None:
    sitting = at_table(sit, is_free)
    move = several(sitting)
    number = len(sitting.done())
    sitting.see(move.source, move.target)

    hands.carry(sitting, hands.grip(sitting, move.source), hands.aim(sitting, move))
    ring = sitting.screen.findChild(Ring)
    assert ring is not None
    names = [button.accessibleName() for button in ring.buttons]
    sitting.key(Qt.Key.Key_Escape, ring)
    sitting.settle()

    assert names == [f"{way.label}: {way.note}" for way in move.ways]
    assert len(sitting.done()) == number


def test_digits_and_arrows_choose_from_the_ring(sit: Sit) -> None:
    sitting = at_table(sit, is_free)
    move = several(sitting)
    sitting.see(move.source, move.target)
    hands.carry(sitting, hands.grip(sitting, move.source), hands.aim(sitting, move))
    ring = sitting.screen.findChild(Ring)
    assert ring is not None
    first, second = ring.buttons[:2]

    focused = [first.hasFocus()]
    sitting.key(Qt.Key.Key_Down, ring)
    focused.append(second.hasFocus())
    number = len(sitting.done())
    sitting.key(Qt.Key.Key_2, ring)
    sitting.settle()

    assert focused == [True, True]
    assert sitting.done()[number] == move.ways[1].plan[0]


def test_a_round_of_four_warriors_takes_twelve_clicks_at_most(sit: Sit) -> None:
    sitting = at_table(sit, begins_round)
    people = (Clicks(sitting), Clicks(sitting))

    for _turn in range(100):
        state = state_of(sitting)
        if state.round > 2 or state.phase in (Phase.LATE, Phase.OVER):
            break
        act(people[sitting.screen.match.session.to_act()[0]], state)

    assert state_of(sitting).round > 2 or state_of(sitting).phase in (Phase.LATE, Phase.OVER)
    assert people[0].count <= ROUND


def act(person: Clicks, state: HybridState) -> None:
    """What somebody in a hurry does next: go far, strike whom it can reach, never play a card."""
    moves = person.sitting.moves
    if state.pending is not None:
        person.do(next((move for move in moves if move.declines), moves[0]))
        return
    if state.phase is Phase.MODE:
        strikes = [move for move in moves if move.target.startswith("warrior/") and move.ways]
        person.do(*((strikes[0], strikes[0].ways[0]) if strikes else moving(person.sitting)))
        return
    wanted: tuple[type, ...] = (Stop, Begin, Halt, Rest)
    quick = [move for move in moves if isinstance(move.plan[0], wanted)]
    laying = [move for move in moves if move.gesture is Gesture.BUTTON and isinstance(move.plan[0], Number)]
    person.do((laying or quick or list(moves))[0])
