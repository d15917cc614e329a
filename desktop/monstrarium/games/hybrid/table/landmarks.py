"""What stands or lies in a laboratory, in words: walls, pits, ways out, objectives, tanks and gas, and what the mission
says of them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ....language.words import _, _n, mark, said
from ....table.desc import ItemId, number_in
from ....table.presenter import Sheet
from ..combat.switch import TOUGH
from ..ground.laboratory import Access
from ..ground.labs import lab_of
from ..printed.missions import MISSIONS, Objective
from ..printed.names import warrior_name
from ..printed.warriors import SIDES
from ..state import OFF, HybridState
from .wording import SIDE_NAMES, access_name, objective_name

PLAIN = (
    (
        "event/",
        mark("Event counter"),
        mark("Whoever ends a Movement on it may turn it over: an event, or a trap."),
        "Event counters",
    ),
    (
        "trapdoor/",
        mark("Trapdoor"),
        mark("Open, it can be jumped; whoever fails falls in. Closed, it is floor."),
        "Fallen rocks and pits",
    ),
    (
        "rocks/",
        mark("Fallen rocks"),
        mark("Slow to cross, and −1 to shots across them. Nobody stops on them."),
        "Fallen rocks and pits",
    ),
    ("pillar/", mark("Pillar"), mark("Nobody stands there, and nobody sees past it."), "Sight"),
    ("caved/", mark("Fallen wall"), mark("Nobody stands there, and nobody sees past it."), "Sight"),
)
"""How the names of things begin, what they are called, what they do, and where that is explained."""
WAYS: Mapping[str, str] = MappingProxyType(
    {
        "goes": mark("A warrior of rank 1 or more that ends a Movement on it may activate it, once."),
        "stays": mark("A warrior of rank 1 or more that ends a Movement on it may activate it, time and again."),
        "carried": mark("A warrior of rank 1 or more that ends a Movement on it may take it up and carry it."),
        "struck": mark("It is attacked from a square beside it, or shot at."),
    }
)
"""By what becomes of an objective: how one gets at it."""


def landmark(view: HybridState, item: ItemId) -> Sheet | None:
    """The sheet of a thing in the laboratory; None for anything else."""
    lab = lab_of(view.plan)
    index, gate = number_in(item, ("objective",)), _gate(item)
    if index is not None and index < len(view.numbers):
        return _objective(view, index)
    if gate is not None and gate < len(lab.accesses):
        return _access(view, lab.accesses[gate], bool(view.gates >> gate & 1))
    passage = number_in(item, ("passage",))
    if passage is not None and passage < len(lab.passages):
        return _passage(lab.passages[passage].double)
    if item.startswith("tank/"):
        text = _("Clones float in it. Anybody may stand there.")
        return Sheet(_("Tank"), _with_rules(view, text, "tank"), rules=_heading(view))
    if item.startswith("gas/"):
        text = _("It covers four squares, and drifts at the beginning of a round.")
        return Sheet(_("Poison gas"), _with_rules(view, text, "valve"), rules=_heading(view))
    plain = next((each for each in PLAIN if item.startswith(each[0])), None)
    return None if plain is None else Sheet(said(plain[1]), said(plain[2]), rules=plain[3])


def _gate(item: ItemId) -> int | None:
    """The access an item is a part of."""
    square = number_in(item, ("access",))
    return number_in(item, ("exit",)) if square is None else square // 2


def _access(view: HybridState, access: Access, is_open: bool) -> Sheet:
    lines = [] if is_open else [_("Closed: nobody gets through.")]
    if access.entry:
        lines.append(_("Whoever waits outside comes in here."))
    if access.exit:
        lines.append(_("Whoever stands on it may leave, for one Movement point."))
    if not access.double:
        lines.append(_("Too narrow for a large base."))
    words = (("entry",) if access.entry else ()) + (("exit", "hatches") if access.exit else ())
    text = _with_rules(view, "\n".join(lines), *words)
    return Sheet(access_name(access, is_open), text, rules="Entries and exits")


def _passage(double: bool) -> Sheet:
    lines = [_("Open for good: one walks and sees through it.")]
    if not double:
        lines.append(_("Too narrow for a large base."))
    return Sheet(_("Double passage") if double else _("Single passage"), "\n".join(lines), rules="Movement")


def _objective(view: HybridState, index: int) -> Sheet:
    number = view.numbers[index]
    fact, name = MISSIONS[view.mission].objective_of(number), objective_name(view, number)
    if fact is None:
        return Sheet(name, said(WAYS["goes"]), rules="Missions")
    full = fact.name.lower()
    words: tuple[str, ...] = (full, f"objective {number}")
    if not any(word in each.lower() for word in words for each in MISSIONS[view.mission].special):
        words = tuple(word for word in full.split() if word != "of")
    return Sheet(name, _with_rules(view, said(WAYS[fact.then]), *words), _facts(view, index, fact), _heading(view))


def _facts(view: HybridState, index: int, fact: Objective) -> tuple[tuple[str, str], ...]:
    """Whose it is, and how it stands."""
    whose = said(SIDE_NAMES[SIDES.index(fact.side)]) if fact.side else _("either side")
    found = [(_("Number"), str(fact.number)), (_("For"), whose)]
    bearer = view.bearers[index]
    if bearer >= 0:
        found.append((_("Carried by"), warrior_name(view, bearer)))
    if fact.then == "struck":
        wounds = _n("{n} wound of {most}", "{n} wounds of {most}", view.hits, most=TOUGH)
        found.append((_("Wounds"), wounds))
    if fact.then == "stays" and MISSIONS[view.mission].goal == "diaries":
        found.append((_("Now"), _("closed") if view.cloud == OFF else _("open")))
    return tuple(found)


def _with_rules(view: HybridState, text: str, *words: str) -> str:
    """A text, and what the mission says of it besides."""
    special = MISSIONS[view.mission].special
    return "\n".join([text, *[said(each) for each in special if any(word in each.lower() for word in words)]])


def _heading(view: HybridState) -> str:
    """Where the rules tell of this mission."""
    mission = MISSIONS[view.mission]
    return mission.title if mission.special else "Missions"
