"""What is asked of a side, what it should know for its answer, and what is told while nothing is asked.

Whether a side is asked for a card on a roll follows from what everybody knows: it holds a card that it may play. So a
habit never depends on a hand, and a side with useless cards is passed over like one with good ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from ....engine.action import Choose
from ....engine.plain import Seat
from ....language.words import _, _n, mark, said
from ....table.desc import Habit, Prompt, Round
from ....table.presenter import Audience
from ...kit import EVERY_TIME
from ..bots.answers import level_of
from ..cards import playing
from ..combat.chances import prepared
from ..combat.modifiers import Parts, ledger, movement, sum_of
from ..combat.prepared_roll import MODE_OF, Sort, Stage
from ..combat.questions import about, card_question
from ..combat.roll_choices import ENOUGH, NONE
from ..printed.missions import MISSIONS
from ..printed.names import LEVEL_TEXTS, MODE_NAMES, warrior_name
from ..state import NOBODY, HybridState, Mode, Phase
from ..turn import mode_and_attack, muster
from ..turn import movement as moves
from ..turn.activation_order import open_ones
from .wording import capital, level_name, mode_name, outcome_line, parts_words


class PhaseWords(NamedTuple):
    name: str
    topic: str
    """The heading of the rules page."""
    question: str = ""
    """What is asked of a side, where the rules ask for a decision."""
    in_round: bool = True


PHASES: Mapping[Phase, PhaseWords] = MappingProxyType(
    {
        Phase.MUSTER: PhaseWords(
            mark("Muster"), "The muster", mark("{name}: choose who comes along, then get ready."), in_round=False
        ),
        Phase.DEPLOY: PhaseWords(
            mark("Deployment"), "Deployment", mark("{name}: place your warriors, then get ready."), in_round=False
        ),
        Phase.GIFT: PhaseWords(
            mark("Auras and mutations"),
            "The other decks",
            mark("{name}: which of these three cards do you put away?"),
            in_round=False,
        ),
        Phase.HAND: PhaseWords(
            mark("First cards"),
            "Cards",
            mark("{name}: keep these cards, or put them all under the deck for three others?"),
            in_round=False,
        ),
        Phase.BID: PhaseWords(
            mark("Activation Roll"),
            "The Activation Roll",
            mark("{name}: lay a card face down for the Activation Roll, or stop?"),
        ),
        Phase.FIRST: PhaseWords(
            mark("Activation Roll"), "The Activation Roll", mark("{name} has won the Activation Roll: who begins?")
        ),
        Phase.ORDER: PhaseWords(
            mark("Counters"), "Counters", mark("{name}: lay counter {number} face down beside a warrior.")
        ),
        Phase.MODE: PhaseWords(mark("Activations"), "Activations", mark("{name}: which mode does {warrior} take?")),
        Phase.MOVE: PhaseWords(mark("Activations"), "Movement", mark("{name}: move {warrior}, or stop here.")),
        Phase.ACT: PhaseWords(mark("Activations"), "Activations", mark("{name}: what does {warrior} do?")),
        Phase.CLAIM: PhaseWords(mark("Activations"), "Missions"),
        Phase.AFTER: PhaseWords(mark("Activations"), "Missions"),
        Phase.LATE: PhaseWords(
            mark("Late moves"), "The end of the round", mark("{name}: move {warrior} once more, or stop here.")
        ),
        Phase.CLOSE: PhaseWords(mark("Army cards"), "The other decks"),
        Phase.OVER: PhaseWords(mark("The end"), "The end", in_round=False),
    }
)


def asked(state: HybridState) -> str:
    """The pending question with the names of its warriors; empty if there is none."""
    if state.pending is None:
        return ""
    names, trial = about(state), state.trial
    if trial is not None:
        names["warrior"] = warrior_name(state, trial.warrior)
        if trial.target >= 0:
            names["target"] = warrior_name(state, trial.target)
    text = state.pending.choice.text
    if not text and trial is not None:
        text = card_question(trial)
    return said(text, **names)


def prompt_of(state: HybridState, audience: Audience, seat: Seat) -> Prompt:
    return Prompt(seat, question(state, audience, seat), notes(state, audience, seat))


def question(state: HybridState, audience: Audience, seat: Seat) -> str:
    name = audience.name(seat)
    if state.pending is not None:
        return _("{name}: {question}", name=name, question=asked(state))
    warrior = warrior_name(state, state.active) if state.active >= 0 and state.kinds else ""
    number = len(state.sequences[seat]) + 1 if state.sequences else 1
    if state.phase is Phase.ORDER and not open_ones(state, seat):
        return _("{name}: rouse somebody from ambush, or keep all of them there?", name=name)
    return said(PHASES[state.phase].question, name=name, warrior=warrior, number=number)


def notes(state: HybridState, audience: Audience, seat: Seat) -> tuple[str, ...]:
    if state.pending is not None:
        return _roll_notes(state)
    match state.phase:
        case Phase.MUSTER:
            return muster_notes(state, seat)
        case Phase.MODE:
            return (_n("{n} Movement point.", "{n} Movement points.", movement(state, state.active)),)
        case Phase.MOVE | Phase.LATE:
            return (*_move_notes(state), *(_reasons_to_ask(state) if audience.viewer == seat else ()))
        case Phase.ACT:
            mode, level = state.modes[state.active], state.levels[state.active]
            return (_mode_words(mode, level), *(_reasons_to_ask(state) if audience.viewer == seat else ()))
    return ()


def _reasons_to_ask(state: HybridState) -> tuple[str, ...]:
    """Why a side is asked though its cards leave it only one thing to do."""
    if state.phase is Phase.ACT:
        if len(mode_and_attack.offers(state)) == 1:
            return (_("Your cards make no shot possible. You say so yourself, so that nobody learns which they are."),)
    elif not state.points and len(moves.offers(state)) == 1 and not playing.offers(state):
        return (_("There is no way on. You say so yourself, so that nobody learns which cards you keep."),)
    return ()


def muster_notes(state: HybridState, seat: Seat) -> tuple[str, ...]:
    """The ranks and warriors of a band, their limits, and the aim of the mission."""
    mission, band = MISSIONS[state.mission], state.musters[seat]
    ranks = muster.ranks(band)
    return (
        _("Ranks: {total} of {limit}.", total=ranks, limit=mission.ranks[seat]),
        _("Warriors: {total} of {limit}.", total=len(band), limit=mission.numbers[seat]),
        said(mission.aims[seat]),
    )


def _move_notes(state: HybridState) -> tuple[str, ...]:
    mode, level = state.modes[state.active], state.levels[state.active]
    left = _n("{n} Movement point left.", "{n} Movement points left.", state.points)
    turn = _("The free quarter-turn is used.") if state.turned else _("The first quarter-turn is free.")
    return (left, turn, _mode_words(mode, level))


def _mode_words(mode: int, level: int) -> str:
    if not level:
        return _("{mode}.", mode=capital(mode_name(mode)))
    return _("{level}: {what}", level=level_name(mode, level), what=said(LEVEL_TEXTS[mode][level]))


def _roll_notes(state: HybridState) -> tuple[str, ...]:
    """The chance of the prepared roll with all its modifiers, and its level."""
    trial = state.trial
    if trial is None or trial.sort == Sort.MOVE:
        return ()
    level = level_of(state)
    odds = prepared(state, level)
    found = [success_words(ledger(state, trial, level), odds.percent)]
    if trial.stage != Stage.LEVEL:
        found.append(_("On {level}.", level=level_name(MODE_OF[trial.sort], level)))
    return tuple(found)


def success_words(parts: Parts, percent: int) -> str:
    """Success on 6 or less: 3 Natural Value + 2 gear + 1 from behind, 60 %."""
    most = max(1, min(9, sum_of(parts)))
    return _("Success on {most} or less: {parts}, {percent} %.", most=most, parts=parts_words(parts), percent=percent)


def banner(state: HybridState, audience: Audience) -> str:
    if state.phase is Phase.OVER:
        return outcome_line(state, audience)
    pending = state.pending
    words = "" if pending is None or _is_answered(state) else asked(state)
    if pending is not None and words:  # The words of a private question, or of one that is answered, are not known.
        return _("{name} decides: {question}", name=audience.name(pending.choice.seat), question=words)
    name = audience.name(state.seat)
    if state.active >= 0 and state.phase in (Phase.MODE, Phase.MOVE, Phase.ACT, Phase.LATE):
        return _("{name} activates {warrior}.", name=name, warrior=warrior_name(state, state.active))
    return _("{phase}: waiting for {name}.", phase=said(PHASES[state.phase].name), name=name)


def _is_answered(state: HybridState) -> bool:
    """Whether the pending question is the last one of a roll that is made, so that its names are not known any more."""
    assert state.pending is not None
    text = state.pending.choice.text
    return any(f"{{{field}}}" in text and not name for field, name in about(state).items())


def chapter(state: HybridState) -> str:
    """The phase, with the number of the round: Round 5, Activations."""
    told = PHASES[state.phase]
    return _("Round {round}, {phase}", round=state.round, phase=said(told.name)) if told.in_round else said(told.name)


def topic(state: HybridState) -> str:
    mode = Mode.NONE if state.active == NOBODY else state.modes[state.active]
    return MODE_NAMES[mode] if state.phase is Phase.ACT and mode != Mode.NONE else PHASES[state.phase].topic


# ---- questions about cards on a roll


OWN_ROLL, OWN_MOVE, HINDER_ROLL, HINDER_MOVE = "roll", "move", "hinder roll", "hinder move"
"""What a side may play a card on: its own roll, its own Moving, or those of the other side."""
HABITS = (
    EVERY_TIME,
    Habit("rolls", mark("Not when the other side goes into Moving"), (HINDER_MOVE,)),
    Habit("dice", mark("Only for dice, never for Moving"), (HINDER_MOVE, OWN_MOVE)),
    Habit("own", mark("Only to help my own warriors, never to hinder"), (HINDER_MOVE, HINDER_ROLL)),
)
"""The first is the usual one."""


def round_of(state: HybridState, audience: Audience) -> Round | None:
    """The question about cards that is pending, the same for every viewer; None for no such question."""
    pending, trial = state.pending, state.trial
    if pending is None or trial is None or pending.choice.open or not card_question(trial):
        return None
    seat, hindrance = pending.choice.seat, trial.stage == Stage.HINDER
    text = _("{name}: {question}", name=audience.name(seat), question=asked(state))
    silence = Choose(seat, NONE if hindrance else ENOUGH)
    return Round(KINDS[hindrance, trial.sort == Sort.MOVE], text, (seat,), (silence,), notes(state, audience, seat))


KINDS = {
    (False, False): OWN_ROLL,
    (False, True): OWN_MOVE,
    (True, False): HINDER_ROLL,
    (True, True): HINDER_MOVE,
}
"""By whether it is a hindrance, and whether the mode is Moving."""
