"""Shows a move beat by beat: descriptions of the table, each with its flourishes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, Protocol

from ...language.words import mark
from ...table.desc import TableDesc
from ...table.presenter import Flourish
from ...table.spotlight import Spotlight
from .clock import Clock


class Beat(NamedTuple):
    """A table, what is seen on the way to it, and how long it stays."""

    table: TableDesc
    flourishes: Sequence[Flourish] = ()
    scenes: Sequence[Spotlight] = ()
    """What is brought forward before the table changes."""
    dwell: float = 0.0
    """Seconds at normal pace for which the table stays as it is, so that it can be read."""
    instead: Sequence[Flourish] = ()
    """What is seen where nothing is brought forward."""
    elsewhere: bool = False
    """Whether scenes of a later beat tell all of it, so that it is left out where they are shown."""


class Stage(Protocol):
    """What brings pieces forward."""

    def play(
        self, scenes: Sequence[Spotlight], coming: TableDesc, moves: bool, read: float, then: Callable[[], object]
    ) -> None:
        """Show scenes, then call `then`."""
        ...

    def leave(self) -> None:
        """Let the pieces go back."""
        ...

    def drop(self) -> None:
        """Take everything away."""
        ...


PACES = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""How long what is to be read stays, by the pace of the settings; at once, only the result is shown."""
PACE_NAMES = {"slow": mark("Slow"), "normal": mark("Normal"), "fast": mark("Fast"), "instant": mark("Instant")}
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
        stage: Stage,
    ) -> None:
        self._clock = clock
        self._lay, self._lead, self._trail = lay, lead, trail
        self._stage = stage
        self._beats: list[Beat] = []
        self._pace = 0.0
        self._read = 0.0
        self._due = 0.0
        self._led = False

    @property
    def running(self) -> bool:
        """Whether there are beats to show. The table can be used while the last one is shown."""
        return bool(self._beats)

    def play(self, beats: Sequence[Beat], seconds_each: float, read: float = 1.0) -> None:
        """Begin a film in place of the one that runs.

        Scenes and beats that are to be read take their own time, `read` times that of normal pace; what moves in the
        others has a limit.
        """
        self.stop()
        if read:
            beats = [beat for beat in beats[:-1] if not beat.elsewhere] + list(beats[-1:])
        self._beats = list(beats)
        self._read = read
        brief = [beat for beat in beats if not (read and (beat.scenes or beat.dwell))]
        limit = max(
            (LONG.get(each.kind, LONGEST) for beat in brief for each in (*beat.flourishes, *beat.instead)),
            default=LONGEST,
        )
        self._pace = min(seconds_each, limit / max(1.0, sum(_length(beat) for beat in brief)))
        if self._pace <= 0 and len(brief) == len(beats):
            self.finish()
        elif self._beats:
            self._due = self._clock.time
            self._begin_beat()

    def finish(self) -> None:
        if self._beats:
            end = self._beats[-1].table
            self.stop()
            self._lay(end, 0.0)
        else:
            self._stage.drop()

    def stop(self) -> None:
        self._clock.drop(self)
        self._beats.clear()
        self._stage.drop()

    def step(self, share: float) -> None:
        """Nothing to show, as the pieces move by themselves."""

    def rest(self) -> None:
        """Go on to the second half of the beat, or to the next beat."""
        if not self._led:
            self._bring_forward()
        elif self._beats:
            self._begin_beat()

    def _begin_beat(self) -> None:
        beat = self._beats[0]
        self._led = False
        leads = [each for each in self._flourishes(beat) if each.kind in LEADS]
        for each in leads:
            self._lead(each, beat.table, LEADS[each.kind] * self._pace)
        self._go(_longest(leads, LEADS) * self._pace)

    def _bring_forward(self) -> None:
        self._led = True
        beat = self._beats[0]
        if beat.scenes and self._read:
            self._stage.play(beat.scenes, beat.table, self._pace > 0, self._read, self._brought)
        else:
            self._show_beat()

    def _brought(self) -> None:
        self._due = self._clock.time  # Scenes have taken their time.
        self._show_beat()

    def _show_beat(self) -> None:
        beat = self._beats.pop(0)
        flourishes = self._flourishes(beat)
        self._lay(beat.table, self._pace)
        if not (self._read and self._beats and self._beats[0].scenes):
            self._stage.leave()
        for each in flourishes:
            if each.kind in TRAILS:
                self._trail(each, TRAILS[each.kind] * self._pace)
        self._go(self._pace * (1.0 + _longest(flourishes, DWELLS)) + self._read * beat.dwell)

    def _flourishes(self, beat: Beat) -> Sequence[Flourish]:
        return beat.flourishes if self._read else (*beat.flourishes, *beat.instead)

    def _go(self, seconds: float) -> None:
        """Wait on the clock; a late beat shortens the next."""
        self._due += seconds
        self._clock.go(self, self._due - self._clock.time)


def _length(beat: Beat) -> float:
    seen = (*beat.flourishes, *beat.instead)
    return 1.0 + _longest(seen, LEADS) + _longest(seen, DWELLS)


def _longest(flourishes: Sequence[Flourish], beats: Mapping[str, float]) -> float:
    return max((beats.get(each.kind, 0.0) for each in flourishes), default=0.0)
