"""One timer moves everything on the table."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from monstrarium.ui.scene.clock import LONGEST_FRAME, Clock
from tests.ui.timers import ticks

from ..stage import FRAME, Time


class Seen:
    """A motion that records the times it is told."""

    def __init__(self) -> None:
        self.shares: list[float] = []
        self.ended = 0

    def step(self, share: float) -> None:
        self.shares.append(share)

    def rest(self) -> None:
        self.ended += 1


def run(clock: Clock, time: Time, seconds: float) -> None:
    for _frame in range(round(seconds / FRAME)):
        time.now += FRAME
        clock.tick()


def test_a_motion_runs_to_its_end_once(qapp: QApplication) -> None:
    time, motion = Time(), Seen()
    clock = Clock(now=time)
    clock.go(motion, 0.1)
    run(clock, time, 0.3)
    assert motion.ended == 1
    assert motion.shares == sorted(motion.shares)
    assert len(motion.shares) == 6


def test_the_timer_runs_only_while_something_moves(qapp: QApplication) -> None:
    time, motion = Time(), Seen()
    clock = Clock(now=time)
    before = ticks(clock)
    clock.go(motion, 0.1)
    during = ticks(clock)
    run(clock, time, 0.2)
    assert (before, during, ticks(clock)) == (False, True, False)


def test_without_seconds_a_motion_is_over_at_once(qapp: QApplication) -> None:
    clock, motion = Clock(now=Time()), Seen()
    clock.go(motion, 0.0)
    assert motion.ended == 1
    assert not ticks(clock)


def test_a_motion_begun_again_starts_from_its_beginning(qapp: QApplication) -> None:
    time, motion = Time(), Seen()
    clock = Clock(now=time)
    clock.go(motion, 0.1)
    run(clock, time, 0.064)
    clock.go(motion, 0.1)
    run(clock, time, FRAME)
    assert motion.shares[-1] < motion.shares[-2]
    assert len(clock) == 1


def test_a_dropped_motion_is_never_told_again(qapp: QApplication) -> None:
    time, motion = Time(), Seen()
    clock = Clock(now=time)
    clock.go(motion, 0.1)
    clock.drop(motion)
    run(clock, time, 0.2)
    assert (motion.shares, motion.ended) == ([], 0)
    assert not ticks(clock)


def test_settling_ends_motions_that_others_begin(qapp: QApplication) -> None:
    clock, second = Clock(now=Time()), Seen()

    class First(Seen):
        def rest(self) -> None:
            clock.go(second, 1.0)

    clock.go(First(), 1.0)
    clock.settle()
    assert second.ended == 1
    assert not ticks(clock)


def test_a_stall_is_a_pause_and_not_a_jump(qapp: QApplication) -> None:
    time, motion = Time(), Seen()
    clock = Clock(now=time)
    clock.go(motion, 1.0)
    time.now += 30.0
    clock.tick()
    assert motion.shares == [LONGEST_FRAME]


def test_a_motion_dropped_by_another_in_the_same_frame_is_not_told(qapp: QApplication) -> None:
    time, victim = Time(), Seen()
    clock = Clock(now=time)

    class Jealous(Seen):
        def step(self, share: float) -> None:
            clock.drop(victim)

    clock.go(Jealous(), 1.0)
    clock.go(victim, 1.0)
    run(clock, time, FRAME)
    assert victim.shares == []
