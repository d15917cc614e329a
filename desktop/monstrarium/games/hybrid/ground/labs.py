"""The laboratory of a state: that of a plan by its key, or one whose text stands in the state itself."""

from __future__ import annotations

from functools import lru_cache

from .checks import Sheet
from .laboratory import Lab
from .plan import build, lab_from
from .plan import shipped_lab as lab_of_key

KEPT = 64
"""So many laboratories are kept with their geometry at most."""


@lru_cache(maxsize=KEPT)
def lab_of(plan: str) -> Lab:
    """The laboratory of a key, or of a map or the bare rows of one, which whoever put them into a state has checked."""
    if "plan" in plan:
        return lab_from(plan, key=plan)
    if "\n" in plan:
        return build(Sheet(name="", tiles="", plan=plan), plan)
    return lab_of_key(plan)
