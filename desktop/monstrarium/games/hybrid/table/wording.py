"""How facts of HYBRID are put into words."""

from __future__ import annotations

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Plain, Seat
from ....language.phrases import listed
from ....language.words import _, _n, mark, said
from ....table.presenter import Audience
from ..cards import playing
from ..combat.chances import prepared
from ..combat.modifiers import NAMES, Parts, ledger, movement, sum_of
from ..combat.prepared_roll import BASIC, MODE_OF, SKILLED, Sort, Stage
from ..combat.questions import about, card_question
from ..ground.laboratory import Access, Lab, cell_name
from ..ground.plan import lab_of
from ..printed.action_cards import CARDS
from ..printed.missions import MISSIONS
from ..printed.names import LEVEL_NAMES, LEVEL_TEXTS, MODE_NAMES, warrior_name
from ..printed.other_decks import FIRST_FACE, name_of
from ..printed.warriors import PROFILES
from ..state import OFF, HybridState, Mode, Phase
from ..turn import mode_and_attack, muster
from ..turn import movement as moves
from ..turn.activation_order import open_ones

FACING_NAMES = (mark("north"), mark("east"), mark("south"), mark("west"))
SIDE_NAMES = (mark("Griffins"), mark("Scorpions"))
PHASES = {
    Phase.MUSTER: mark("Muster"),
    Phase.DEPLOY: mark("Deployment"),
    Phase.HAND: mark("First cards"),
    Phase.BID: mark("Activation Roll"),
    Phase.FIRST: mark("Activation Roll"),
    Phase.ORDER: mark("Counters"),
    Phase.MODE: mark("Activations"),
    Phase.MOVE: mark("Activations"),
    Phase.ACT: mark("Activations"),
    Phase.LATE: mark("Late moves"),
    Phase.OVER: mark("The end"),
    Phase.CLAIM: mark("Activations"),
    Phase.AFTER: mark("Activations"),
    Phase.GIFT: mark("Auras and mutations"),
    Phase.CLOSE: mark("Army cards"),
}
ASKS = {
    Phase.MUSTER: mark("{name}: choose who comes along, then get ready."),
    Phase.DEPLOY: mark("{name}: place your warriors, then get ready."),
    Phase.HAND: mark("{name}: keep these cards, or put them all under the deck for three others?"),
    Phase.BID: mark("{name}: lay a card face down for the Activation Roll, or stop?"),
    Phase.FIRST: mark("{name} has won the Activation Roll: who begins?"),
    Phase.ORDER: mark("{name}: lay counter {number} face down beside a warrior."),
    Phase.MODE: mark("{name}: which mode does {warrior} take?"),
    Phase.MOVE: mark("{name}: move {warrior}, or stop here."),
    Phase.ACT: mark("{name}: what does {warrior} do?"),
    Phase.LATE: mark("{name}: move {warrior} once more, or stop here."),
    Phase.GIFT: mark("{name}: which of these three cards do you put away?"),
}
"""By phase: what is asked of a side."""
MOVES = (Phase.MOVE, Phase.LATE)


# ---- names


def kind_name(kind: int) -> str:
    """What a profile is called."""
    return said(PROFILES[kind].name)


def square_name(lab: Lab, square: int) -> str:
    """D7."""
    return cell_name(lab.width, square)


def named_square(state: HybridState, square: int) -> str:
    """A square of the laboratory that is played in."""
    return square_name(lab_of(state.plan), square)


def door_square(state: HybridState, door: int) -> str:
    """The square by which a door is named."""
    return named_square(state, lab_of(state.plan).doors[door].squares[0])


def gate_square(state: HybridState, gate: int) -> str:
    """The square by which an entry or exit is named."""
    return named_square(state, lab_of(state.plan).accesses[gate].squares[0])


def door_name(lab: Lab, state: HybridState, door: int) -> str:
    """Double door, shut."""
    how = (_("shut"), _("open"), _("broken"), _("locked"))[state.doors[door]]
    if lab.doors[door].double:
        return _("Double door, {how}", how=how)
    return _("Single door, {how}", how=how)


def access_name(access: Access, is_open: bool) -> str:
    """What an access is called: Way in, Exit 2, closed."""
    ways = {(True, True): _("Way in and out"), (True, False): _("Way in"), (False, True): _("Way out")}
    name = ways[access.entry, access.exit]
    if access.number:
        name = _("Exit {n}", n=access.number)
        if access.entry:
            name = _("{name} {n}", name=ways[True, access.exit], n=access.number)
    return name if is_open else _("{name}, closed", name=name)


def facing_name(facing: int) -> str:
    """North, east, south or west."""
    return said(FACING_NAMES[facing])


def mode_name(mode: int) -> str:
    """What a mode is called."""
    return said(MODE_NAMES[mode])


def level_name(mode: int, level: int) -> str:
    """What a level of a mode is called."""
    return said(LEVEL_NAMES[mode][level])


def card_name(state: HybridState, piece: PieceId) -> str:
    """The name of what lies in a sleeve, as far as the viewer knows."""
    face = state.pieces.face[piece]
    return said(name_of(face)) if face != HIDDEN else _("a face-down card")


# ---- what is asked


def asked(state: HybridState) -> str:
    """The question that waits, with the names of those it is about; everybody knows what is asked about cards."""
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


def question(state: HybridState, audience: Audience, seat: Seat) -> str:
    """What is asked of a seat, in one sentence."""
    name = audience.name(seat)
    if state.pending is not None:
        return _("{name}: {question}", name=name, question=asked(state))
    warrior = warrior_name(state, state.active) if state.active >= 0 and state.kinds else ""
    number = len(state.sequences[seat]) + 1 if state.sequences else 1
    if state.phase is Phase.ORDER and not open_ones(state, seat):
        return _("{name}: rouse somebody from ambush, or keep all of them there?", name=name)
    return said(ASKS[state.phase], name=name, warrior=warrior, number=number)


def notes(state: HybridState, audience: Audience, seat: Seat) -> tuple[str, ...]:
    """Figures that matter for the decision."""
    if state.pending is not None:
        return _roll_notes(state)
    match state.phase:
        case Phase.MUSTER:
            return muster_notes(state, seat)
        case Phase.MODE:
            return _mode_notes(state)
        case Phase.MOVE | Phase.LATE:
            return (*_move_notes(state), *(_reasons_to_ask(state) if audience.viewer == seat else ()))
        case Phase.ACT:
            mode, level = state.modes[state.active], state.levels[state.active]
            return (_mode_words(mode, level), *(_reasons_to_ask(state) if audience.viewer == seat else ()))
    return ()


def _reasons_to_ask(state: HybridState) -> tuple[str, ...]:
    """Why a side has to say itself that it does nothing more, where only its cards leave it nothing to do."""
    if state.phase is Phase.ACT:
        if len(mode_and_attack.offers(state)) == 1:
            return (_("Your cards bring no shot about. You say so yourself, so that nobody can tell which they are."),)
    elif not state.points and len(moves.offers(state)) == 1 and not playing.offers(state):
        return (_("There is no way on. You say so yourself, so that nobody can tell which cards you keep."),)
    return ()


def muster_notes(state: HybridState, seat: Seat) -> tuple[str, ...]:
    """The arithmetic of a band."""
    mission, band = MISSIONS[state.mission], state.musters[seat]
    ranks = muster.ranks(band)
    return (
        _("Ranks: {total} of {limit}.", total=ranks, limit=mission.ranks[seat]),
        _("Warriors: {total} of {limit}.", total=len(band), limit=mission.numbers[seat]),
        said(mission.aims[seat]),
    )


def _mode_notes(state: HybridState) -> tuple[str, ...]:
    """How far the warrior comes in any mode."""
    return (_n("{n} Movement point.", "{n} Movement points.", movement(state, state.active)),)


def _move_notes(state: HybridState) -> tuple[str, ...]:
    mode, level = state.modes[state.active], state.levels[state.active]
    left = _n("{n} Movement point left.", "{n} Movement points left.", state.points)
    turn = _("The free quarter-turn is used.") if state.turned else _("The first quarter-turn is free.")
    return (left, turn, _mode_words(mode, level))


def _mode_words(mode: int, level: int) -> str:
    """Which mode and level a warrior is in, and what the level does."""
    if not level:
        return _("{mode}.", mode=capital(mode_name(mode)))
    return _("{level}: {what}", level=level_name(mode, level), what=said(LEVEL_TEXTS[mode][level]))


def _roll_notes(state: HybridState) -> tuple[str, ...]:
    """Every modifier of the roll that is prepared, by name."""
    trial = state.trial
    if trial is None or trial.sort == Sort.MOVE:
        return ()
    level = trial.level or (SKILLED if trial.sort == Sort.AMBUSH else max(BASIC, trial.announced))
    odds = prepared(state, level)
    found = [success_words(ledger(state, trial, level), odds.percent)]
    if trial.stage != Stage.LEVEL:
        found.append(_("On {level}.", level=level_name(MODE_OF[trial.sort], level)))
    return tuple(found)


def success_words(parts: Parts, percent: int) -> str:
    """Success on 6 or less: 3 Natural Value + 2 gear + 1 from behind, 60 %."""
    most = max(1, min(9, sum_of(parts)))
    return _("Success on {most} or less: {parts}, {percent} %.", most=most, parts=parts_words(parts), percent=percent)


def parts_words(parts: Parts) -> str:
    """3 Natural Value + 2 gear − 1 wounds."""
    words = []
    for at, (word, amount) in enumerate(parts):
        sign = "" if not at and amount >= 0 else "+ " if amount >= 0 else "− "
        words.append(_("{sign}{n} {what}", sign=sign, n=abs(amount), what=said(NAMES[word])))
    return " ".join(words)


# ---- answers


def answer_label(state: HybridState, option: Plain) -> str:
    """What an answer is called."""
    match option:
        case ("points", int(piece)):
            return _n(
                "{card} for {n} point", "{card} for {n} points", points_of(state, piece), card=card_name(state, piece)
            )
        case ("effect", int(piece)):
            return _("{card} for its text", card=card_name(state, piece))
        case ("level", int(level)):
            return _level_label(state, level)
        case ("warrior", int(warrior)):
            return _("Shoot at {target}", target=warrior_name(state, warrior))
        case ("carrier" | "exit" | "tank" | "square" as what, int(which)):
            return _mission_label(state, what, which)
        case (str(), int(piece)):
            return _("Choose {card}", card=card_name(state, piece))
        case "enough":
            return _("No more cards")
    return _("No card") if state.trial is not None else _("Nobody")


def _mission_label(state: HybridState, what: str, which: int) -> str:
    """What an answer is called that a mission asks for."""
    if what == "square":
        return _("On {square}", square=named_square(state, which))
    lab = lab_of(state.plan)
    match what:
        case "carrier":
            return _("{warrior} carries it", warrior=warrior_name(state, which))
        case "exit":
            return _("Close the exit at {square}", square=square_name(lab, lab.accesses[which].squares[0]))
    return _("Into the tank at {square}", square=square_name(lab, which))


def _level_label(state: HybridState, level: int) -> str:
    """A level, and how likely its roll succeeds where one is made."""
    trial = state.trial
    if trial is None or trial.sort == Sort.MOVE:
        return level_name(Mode.MOVING, level)
    name, percent = level_name(MODE_OF[trial.sort], level), prepared(state, level).percent
    return _("{level}: {percent} %", level=name, percent=percent)


def points_of(state: HybridState, piece: PieceId) -> int:
    """The points printed on a card; 0 where it is not known."""
    face = state.pieces.face[piece]
    return CARDS[face].points if 0 <= face < FIRST_FACE else 0


def level_note(state: HybridState, level: int) -> str:
    """What a level does."""
    trial = state.trial
    if trial is None:
        return ""
    mode = MODE_OF[trial.sort]
    return said(LEVEL_TEXTS[mode][level])


# ---- what goes on


def banner(state: HybridState, audience: Audience) -> str:
    """What is going on while nothing is asked of whoever looks."""
    if state.phase is Phase.OVER:
        return outcome_line(state, audience)
    if state.pending is not None and not _is_answered(state):
        name = audience.name(state.pending.choice.seat)
        return _("{name} decides: {question}", name=name, question=asked(state))
    name = audience.name(state.seat)
    if state.active >= 0 and state.phase in (Phase.MODE, Phase.MOVE, Phase.ACT, Phase.LATE):
        return _("{name} activates {warrior}.", name=name, warrior=warrior_name(state, state.active))
    return _("{phase}: waiting for {name}.", phase=said(PHASES[state.phase]), name=name)


def _is_answered(state: HybridState) -> bool:
    """Whether the question is the last one of a roll that is made already: then nobody is known whom it was about."""
    assert state.pending is not None
    text = state.pending.choice.text
    return any(f"{{{field}}}" in text and not name for field, name in about(state).items())


def outcome_line(state: HybridState, audience: Audience) -> str:
    """Who has won."""
    if state.winner < 0:
        return _("Nobody has won.")
    side = said(SIDE_NAMES[state.winner])
    return _("{name} wins with the {side}.", name=audience.name(state.winner), side=side)


def chapter(state: HybridState) -> str:
    """Round 5, Activations."""
    phase = said(PHASES[state.phase])
    if state.phase in (Phase.MUSTER, Phase.DEPLOY, Phase.GIFT, Phase.HAND, Phase.OVER):
        return phase
    return _("Round {round}, {phase}", round=state.round, phase=phase)


def where_words(state: HybridState, warrior: int) -> str:
    """Where a warrior is."""
    square = state.squares[warrior]
    if square >= 0:
        name, way = named_square(state, square), facing_name(state.facings[warrior])
        return _("{square}, facing {way}", square=name, way=way)
    return _("outside") if square == OFF else _("no longer here")


def mode_words(state: HybridState, warrior: int) -> str:
    """What a warrior is bent on."""
    mode, level = state.modes[warrior], state.levels[warrior]
    if level:
        return _("{level}: {what}", level=level_name(mode, level), what=said(LEVEL_TEXTS[mode][level]))
    return mode_name(mode)


def capital(text: str) -> str:
    """With a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def objective_name(state: HybridState, number: int) -> str:
    """What lies on an objective of the plan."""
    fact = MISSIONS[state.mission].objective_of(number)
    return said(fact.name) if fact is not None else _("Objective {n}", n=number)


def squares_words(count: int) -> str:
    """3 squares."""
    return _n("{n} square", "{n} squares", count)


def names_words(state: HybridState, warriors: list[int]) -> str:
    """Several warriors in a row."""
    return listed([warrior_name(state, each) for each in warriors])
