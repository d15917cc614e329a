"""The questions of fights and cards. A presenter fills the fields from the prepared roll."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ....language.words import _, mark, said
from ..printed.names import warrior_name
from ..printed.other_decks import name_of
from ..state import NOBODY, HybridState
from .prepared_roll import PreparedRoll, Sort, Stage

OWN_TEXTS: Mapping[int, str] = MappingProxyType(
    {
        Sort.STRIKE: mark("{warrior} strikes {target}: does a card help?"),
        Sort.SHOT: mark("{warrior} shoots at {target}: does a card help?"),
        Sort.AMBUSH: mark("{warrior} shoots at {target} from ambush: does a card help?"),
        Sort.PARRY: mark("{warrior} parries {target}: does a card help?"),
        Sort.DODGE: mark("{warrior} parries the shot of {target}: does a card help?"),
        Sort.MOVE: mark("{warrior} goes into Moving: does a card help?"),
    }
)
"""By sort of roll: what the roller is asked."""
HINDER_TEXTS: Mapping[int, str] = MappingProxyType(
    {
        Sort.STRIKE: mark("{warrior} strikes {target}: does a card hinder?"),
        Sort.SHOT: mark("{warrior} shoots at {target}: does a card hinder?"),
        Sort.AMBUSH: mark("{warrior} shoots at {target} from ambush: does a card hinder?"),
        Sort.PARRY: mark("{warrior} parries {target}: does a card hinder?"),
        Sort.DODGE: mark("{warrior} parries the shot of {target}: does a card hinder?"),
        Sort.MOVE: mark("{warrior} goes into Moving: does a card hinder?"),
    }
)
ANSWER_TEXT = mark("{warrior} is hindered: does a card answer that?")
LEVEL_TEXTS: Mapping[int, str] = MappingProxyType(
    {
        Sort.STRIKE: mark("{warrior} strikes {target}: on which level?"),
        Sort.SHOT: mark("{warrior} shoots at {target}: on which level?"),
        Sort.AMBUSH: mark("{warrior} shoots at {target}: on which level?"),
        Sort.PARRY: mark("{warrior} parries {target}: on which level?"),
        Sort.DODGE: mark("{warrior} parries the shot of {target}: on which level?"),
        Sort.MOVE: mark("{warrior} goes into Moving: on which level?"),
    }
)
SECOND_TEXT = mark("{warrior}: whom does the second shot aim at?")
THROUGH_TEXT = mark("{warrior}: does the shot go on to somebody behind?")
REVIVE_TEXT = mark("{card}: which card comes back?")
CANCEL_TEXT = mark("{card}: which card is cancelled?")
EVENT_TEXTS: Mapping[str, str] = MappingProxyType(
    {
        "rocks": mark("{card}: on which square?"),
        "revive": REVIVE_TEXT,
        "spell": mark("{card}: which 2 × 2 squares does it cover?"),
    }
)
"""By what an Event or Army card does: the question of its choice."""


def card_question(prepared: PreparedRoll) -> str:
    """The marked sentence that asks for a card on the prepared roll; empty where none is asked for."""
    match prepared.stage:
        case Stage.HELP:
            return OWN_TEXTS[prepared.sort]
        case Stage.HINDER:
            return HINDER_TEXTS[prepared.sort]
        case Stage.ANSWER:
            return ANSWER_TEXT
    return ""


def about(state: HybridState) -> dict[str, str]:
    """The names that fill the fields of the pending question."""
    prepared, pending = state.trial, state.pending
    warrior, target = (state.shooter, NOBODY) if prepared is None else (prepared.warrior, prepared.target)
    source = None if pending is None else pending.choice.source
    return {
        "warrior": _warrior(state, warrior),
        "target": _warrior(state, target) if prepared is None or target >= 0 else _("the switch"),
        "card": "" if source is None else said(name_of(state.pieces.face[source])),
    }


def _warrior(state: HybridState, warrior: int) -> str:
    return "" if warrior == NOBODY else warrior_name(state, warrior)
