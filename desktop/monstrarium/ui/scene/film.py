"""Shows a move beat by beat: descriptions of the table, each with its flourishes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...table.desc import TableDesc
from ...table.presenter import Flourish
from .clock import Clock

Beat = tuple[TableDesc, Sequence[Flourish]]

BEATS = {"full": 0.24, "short": 0.12, "off": 0.0}
"""Seconds of a beat by the motion of the settings."""
LONGEST = 1.2
"""The most seconds of a film, however many beats it has."""
SHOW = 3.0
"""The most seconds of a film with lights."""
SCENE = 12.0
"""The most seconds of a film with a strike or a proclamation."""
LONG = {"light": SHOW, "strike": SCENE, "proclaim": SCENE}
LEADS = {"tumble": 2.75, "arrow": 1.5, "strike": 3.0}
"""Flourishes that are seen before the table changes, with their beats."""
TRAILS = {"float": 3.5, "pulse": 2.5, "light": 3.0, "proclaim": 8.0}
"""Flourishes that are seen while it changes, with their beats."""
DWELLS = {"proclaim": 4.0}
"""Flourishes after which the table stays as it is for more beats."""


class Film:
    """Shows beats on the clock. The match does not wait for it."""

    def __init__(
        self,
        clock: Clock,
        lay: Callable[[TableDesc, float], None],
        lead: Callable[[Flourish, TableDesc, float], None],
        trail: Callable[[Flourish, float], None],
    ) -> None:
        self._clock = clock
        self._lay, self._lead, self._trail = lay, lead, trail
        self._beats: list[Beat] = []
        self._pace = 0.0
        self._due = 0.0
        self._led = False

    @property
    def running(self) -> bool:
        """Whether there are beats to show. The table can be used while the last one is shown."""
        return bool(self._beats)

    def play(self, beats: Sequence[Beat], seconds_each: float) -> None:
        """Begin a film in place of the one that runs."""
        self.stop()
        self._beats = list(beats)
        limit = max((LONG.get(each.kind, LONGEST) for beat in beats for each in beat[1]), default=LONGEST)
        self._pace = min(seconds_each, limit / max(1.0, sum(_length(beat) for beat in beats)))
        if self._pace <= 0:
            self.finish()
        elif self._beats:
            self._due = self._clock.time
            self._begin_beat()

    def finish(self) -> None:
        if self._beats:
            end = self._beats[-1][0]
            self.stop()
            self._lay(end, 0.0)

    def stop(self) -> None:
        self._clock.drop(self)
        self._beats.clear()

    def step(self, share: float) -> None:
        """Nothing to show, as the pieces move by themselves."""

    def rest(self) -> None:
        """Go on to the second half of the beat, or to the next beat."""
        if not self._led:
            self._show_beat()
        elif self._beats:
            self._begin_beat()

    def _begin_beat(self) -> None:
        table, flourishes = self._beats[0]
        self._led = False
        for each in flourishes:
            if each.kind in LEADS:
                self._lead(each, table, LEADS[each.kind] * self._pace)
        self._go(_longest(flourishes, LEADS) * self._pace)

    def _show_beat(self) -> None:
        self._led = True
        table, flourishes = self._beats.pop(0)
        self._lay(table, self._pace)
        for each in flourishes:
            if each.kind in TRAILS:
                self._trail(each, TRAILS[each.kind] * self._pace)
        self._go(self._pace * (1.0 + _longest(flourishes, DWELLS)))

    def _go(self, seconds: float) -> None:
        """Wait on the clock; a late beat shortens the next."""
        self._due += seconds
        self._clock.go(self, self._due - self._clock.time)


def _length(beat: Beat) -> float:
    return 1.0 + _longest(beat[1], LEADS) + _longest(beat[1], DWELLS)


def _longest(flourishes: Sequence[Flourish], beats: Mapping[str, float]) -> float:
    return max((beats.get(each.kind, 0.0) for each in flourishes), default=0.0)
