"""Why an answer to a question of HYBRID is good: cards on a roll, levels, and what missions ask."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from ....engine.action import Choose
from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Plain
from ....language.words import _, _n, said
from ..combat.chances import prepared
from ..combat.prepared_roll import DODGE, FAMILY_OF, MODE_OF, MOVE, PARRY, PreparedRoll, Stage
from ..combat.roll_choices import ENOUGH, NONE
from ..ground.laboratory import cell_name
from ..ground.plan import lab_of
from ..printed.names import LEVEL_NAMES, LEVEL_TEXTS, warrior_name
from ..printed.other_decks import name_of
from ..rules import Hybrid
from ..state import HybridState, Mode
from .answers import percent_now, percent_with
from .position import outlook

RULES = Hybrid()


def why_answer(seen: HybridState, action: Choose, names: Sequence[str], worlds: Sequence[HybridState]) -> str:
    trial, option = seen.trial, action.option
    if trial is not None and trial.stage == Stage.LEVEL and isinstance(option, tuple):
        return _why_level(seen, trial, _number(option))
    if trial is not None and FAMILY_OF[trial.sort] != MOVE and trial.stage != Stage.NONE:
        if option in (ENOUGH, NONE):
            return _why_no_card(seen, trial)
        if isinstance(option, tuple) and option[0] in ("points", "effect"):
            return _why_card(seen, trial, str(option[0]), _number(option))
    if trial is not None and option in (ENOUGH, NONE):
        return _n(
            "{warrior} only moves: the {n} card of your hand does more on a roll.",
            "{warrior} only moves: the {n} cards of your hand do more on rolls.",
            len(seen.hands[action.seat]),
            warrior=warrior_name(seen, trial.warrior),
        )
    return _compared(seen, action, names, worlds)


def card_name(seen: HybridState, piece: PieceId) -> str:
    face = seen.pieces.face[piece]
    return said(name_of(face)) if face != HIDDEN else _("the face-down card")


def square_name(seen: HybridState, square: int) -> str:
    return cell_name(lab_of(seen.plan).width, square)


def _number(option: Plain) -> int:
    assert isinstance(option, tuple)
    assert isinstance(option[1], int)
    return option[1]


def _roll(seen: HybridState, trial: PreparedRoll) -> str:
    """What is rolled for."""
    fields = {"warrior": warrior_name(seen, trial.warrior)}
    if trial.target < 0:
        return _("the roll of {warrior}", **fields)
    fields["target"] = warrior_name(seen, trial.target)
    if FAMILY_OF[trial.sort] in (PARRY, DODGE):
        return _("the parry of {warrior} against {target}", **fields)
    return _("the attack of {warrior} at {target}", **fields)


def _why_card(seen: HybridState, trial: PreparedRoll, how: str, piece: PieceId) -> str:
    before, after = percent_now(seen), percent_with(seen, how, piece)
    fields = {"card": card_name(seen, piece), "roll": _roll(seen, trial), "n": before, "m": after}
    if after > before:
        return _("{card} makes {roll} likelier: {m} % instead of {n} %.", **fields)
    if after < before:
        return _("{card} makes {roll} less likely: {m} % instead of {n} %.", **fields)
    return _("The text of {card} helps; {roll} stays at {n} %.", **fields)


def _why_no_card(seen: HybridState, trial: PreparedRoll) -> str:
    assert seen.pending is not None
    before = percent_now(seen)
    fields = {"roll": _roll(seen, trial), "n": before}
    cards = [option for option in seen.pending.choice.options if isinstance(option, tuple)]
    changes = [(abs(percent_with(seen, str(option[0]), _number(option)) - before), option) for option in cards]
    if not changes:
        return _("You hold no card that changes {roll}: {n} %.", **fields)
    _step, option = max(changes, key=lambda each: each[0])
    fields |= {"card": card_name(seen, _number(option)), "m": percent_with(seen, str(option[0]), _number(option))}
    if fields["m"] == before:
        return _("{card} leaves {roll} at {n} %, so it is kept for a better moment.", **fields)
    return _("{card} would bring {roll} from {n} % to {m} %: less than it is worth later.", **fields)


def _why_level(seen: HybridState, trial: PreparedRoll, level: int) -> str:
    assert seen.pending is not None
    mode = MODE_OF[trial.sort]
    name, text = said(LEVEL_NAMES[mode][level]), said(LEVEL_TEXTS[mode][level])
    if mode == Mode.MOVING:
        return _("{level} for {warrior}: {what}", level=name, what=text, warrior=warrior_name(seen, trial.warrior))
    others = [_number(option) for option in seen.pending.choice.options if isinstance(option, tuple)]
    others = [each for each in others if each != level]
    fields: dict[str, object] = {"level": name, "n": prepared(seen, level).percent, "what": text}
    if not others:
        return _("{level} is the only level: it succeeds in {n} %.", **fields)
    other = max(others, key=lambda each: prepared(seen, each).success)
    fields |= {"other": said(LEVEL_NAMES[mode][other]), "m": prepared(seen, other).percent}
    return _("{level} succeeds in {n} %, {other} in {m} %. {what}", **fields)


# ---- other questions


def _compared(seen: HybridState, action: Choose, names: Sequence[str], worlds: Sequence[HybridState]) -> str:
    """The chance to win after an answer, beside the best of the others."""
    what = _what(seen, action.option, names)
    offers = [each for each in RULES.legal(worlds[0], action.seat) if isinstance(each, Choose)]
    found = {each.option: _chance(each, worlds) for each in offers}
    others = [each for each in found if each != action.option]
    if not others:
        return _("{what} is the only answer that there is.", what=what)
    other = max(others, key=lambda each: found[each])
    fields: dict[str, object] = {"what": what, "other": _what(seen, other, names)}
    fields |= {"n": round(100 * found[action.option]), "m": round(100 * found[other])}
    if fields["n"] == fields["m"]:
        return _("{what}: you win in about {n} %, whatever you choose here.", **fields)
    return _("{what}: you win in about {n} %. {other}: {m} %.", **fields)


def _chance(action: Choose, worlds: Sequence[HybridState]) -> float:
    found = []
    for world in worlds:
        after = world.clone()
        RULES.apply(after, action)
        found.append(outlook(after, action.seat))
    return fsum(found) / len(found)


def _what(seen: HybridState, option: Plain, names: Sequence[str]) -> str:
    """What an answer is called."""
    match option:
        case ("warrior" | "carrier", int(warrior)):
            return warrior_name(seen, warrior)
        case ("exit", int(gate)):
            return _("The exit at {square}", square=square_name(seen, lab_of(seen.plan).accesses[gate].squares[0]))
        case ("tank" | "square", int(square)):
            return square_name(seen, square)
        case ("level", int(level)):
            return said(LEVEL_NAMES[Mode.MOVING][level])
        case (str(), int(piece)):
            return card_name(seen, piece)
    return _("No card") if seen.trial is not None else _("Nobody")
