"""Measurements: each with a reference measured on this machine in the same run, and with its goal."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence

from ...engine.plain import Value
from ...lab.yardstick import YARDSTICK_MS
from ...language.words import _


class Goal(Value, frozen=True, gc=False):
    """The limit of a measurement: of its ratio to the reference, its value, or its value scaled to the yardstick."""

    limit: float
    of: str = "ratio"
    least: bool = False
    """Whether it has to be at least so much, instead of at most."""

    def met_by(self, value: float) -> bool:
        return value >= self.limit if self.least else value <= self.limit


class Measurement(Value, frozen=True, gc=False):
    """One measurement. What is not known is None."""

    part: str
    name: str
    value: float
    unit: str
    reference: str = ""
    reference_value: float | None = None
    ratio: float | None = None
    scaled: float | None = None
    """The value scaled to the machine of the yardstick."""
    goal: Goal | None = None
    met: bool | None = None
    note: str = ""


class Bench:
    def __init__(self, part: str, yardstick: Callable[[], float]) -> None:
        self.measurements: list[Measurement] = []
        self._part = part
        self.yardstick = yardstick

    def add(
        self,
        name: str,
        value: float,
        unit: str,
        *,
        reference: tuple[str, float] | None = None,
        ratio: float | None = None,
        scaled: float | None = None,
        goal: Goal | None = None,
        note: str = "",
    ) -> None:
        """Add a measurement; its ratio to the reference is computed unless it is given."""
        if ratio is None and reference is not None and reference[1]:
            ratio = value / reference[1]
        judged = {"ratio": ratio, "value": value, "scaled": scaled}[goal.of] if goal else None
        self.measurements.append(
            Measurement(
                self._part,
                name,
                round4(value),
                unit,
                reference[0] if reference else "",
                round4(reference[1]) if reference else None,
                None if ratio is None else round4(ratio),
                None if scaled is None else round4(scaled),
                goal,
                None if goal is None or judged is None else goal.met_by(judged),
                note,
            )
        )

    def add_scaled(self, name: str, once: Callable[[], float], unit: str, goal: float | None = None) -> None:
        """Add what `once` measures, repeated and scaled by the yardstick, which is measured each time before it."""
        pairs = [(self.yardstick(), once()) for _time in range(5)]
        scaled = statistics.median(value * YARDSTICK_MS / yard for yard, value in pairs)
        value = min(value for _yard, value in pairs)
        self.add(name, value, unit, scaled=scaled, goal=None if goal is None else Goal(goal, "scaled"))


def interleave(times: int, *measures: Callable[[], float]) -> list[list[float]]:
    """Take several measurements in turn, so that a change of the machine's speed affects all; the results of each."""
    rounds = [[measure() for measure in measures] for _round in range(times)]
    return [list(column) for column in zip(*rounds, strict=True)]


def paired(values: Sequence[float], references: Sequence[float]) -> float:
    """The median of the ratios of values to references that were measured side by side."""
    return statistics.median(value / reference for value, reference in zip(values, references, strict=True))


def round4(value: float) -> float:
    """A number with four significant digits."""
    return float(f"{value:.4g}")


def table(measurements: Sequence[Measurement]) -> str:
    head = (_("part"), _("figure"), _("measured"), _("at the yardstick"), _("reference"), _("ratio"), _("goal"), "")
    rows = [head, *map(_row, measurements)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)
    return "\n".join(lines)


def _row(row: Measurement) -> tuple[str, ...]:
    verdict = {True: _("met"), False: _("MISSED"), None: ""}[row.met]
    reference = f"{row.reference_value:g} {row.unit}, {row.reference}" if row.reference else ""
    return (
        row.part,
        row.name,
        f"{row.value:g} {row.unit}",
        "" if row.scaled is None else f"{row.scaled:g} {row.unit}",
        reference,
        "" if row.ratio is None else f"{row.ratio:g}",
        "" if row.goal is None else f"{'≥' if row.goal.least else '≤'} {row.goal.limit:g} ({row.goal.of})",
        " ".join(filter(None, (verdict, row.note))),
    )
