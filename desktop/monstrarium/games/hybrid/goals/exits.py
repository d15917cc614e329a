"""Exits that a mission speaks of by number: the number is noted on the plan, or they count in reading order."""

from __future__ import annotations

from ..ground.laboratory import Lab


def exit_of(lab: Lab, number: int, first: int) -> int:
    """The exit of this number, by its place among the accesses; -1 where the plan has none.

    `first`: the number of the first exit where the plan has no notes.
    """
    exits = [gate for gate, access in enumerate(lab.accesses) if access.exit]
    for square, text in lab.notes:
        if text.split()[-1:] == [str(number)]:
            for gate in exits:
                if square in lab.accesses[gate].squares:
                    return gate
    place = number - first
    return exits[place] if 0 <= place < len(exits) else -1
