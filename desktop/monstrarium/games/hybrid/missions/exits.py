"""Exits that a mission speaks of by number: as the plan numbers them, or else they count in reading order."""

from __future__ import annotations

from ..ground.laboratory import Lab


def exit_of(lab: Lab, number: int, first: int) -> int:
    """The exit of this number, by its place among the accesses; -1 where the plan has none.

    `first`: the number of the first exit where the plan numbers none.
    """
    exits = [gate for gate, access in enumerate(lab.accesses) if access.exit]
    if any(lab.accesses[gate].number for gate in exits):
        return next((gate for gate in exits if lab.accesses[gate].number == number), -1)
    place = number - first
    return exits[place] if 0 <= place < len(exits) else -1
