"""The words for the things of HYBRID: names of squares, doors, levels, cards and answers, and how warriors stand."""

from __future__ import annotations

from ....engine.pieces import HIDDEN
from ....engine.plain import PieceId, Plain
from ....language.phrases import listed
from ....language.words import _, _n, mark, said
from ....table.presenter import Audience
from ..bots.answers import percent_now, percent_with
from ..combat.chances import prepared
from ..combat.modifiers import NAMES, Parts
from ..combat.prepared_roll import MODE_OF, Sort
from ..ground.laboratory import Access, Lab, cell_name
from ..ground.plan import lab_of
from ..printed.action_cards import CARDS
from ..printed.missions import MISSIONS
from ..printed.names import LEVEL_NAMES, LEVEL_TEXTS, MODE_NAMES, warrior_name
from ..printed.other_decks import FIRST_FACE, name_of
from ..printed.warriors import PROFILES
from ..state import OFF, HybridState, Mode

FACING_NAMES = (mark("north"), mark("east"), mark("south"), mark("west"))
SIDE_NAMES = (mark("Griffins"), mark("Scorpions"))

# ---- names


def kind_name(kind: int) -> str:
    return said(PROFILES[kind].name)


def square_name(lab: Lab, square: int) -> str:
    return cell_name(lab.width, square)


def named_square(state: HybridState, square: int) -> str:
    return square_name(lab_of(state.plan), square)


def door_square(state: HybridState, door: int) -> str:
    """The square by which a door is named."""
    return named_square(state, lab_of(state.plan).doors[door].squares[0])


def gate_square(state: HybridState, gate: int) -> str:
    """The square by which an entry or exit is named."""
    return named_square(state, lab_of(state.plan).accesses[gate].squares[0])


def door_name(lab: Lab, state: HybridState, door: int) -> str:
    """The name of a door with its state: Double door, shut."""
    how = (_("shut"), _("open"), _("broken"), _("locked"))[state.doors[door]]
    if lab.doors[door].double:
        return _("Double door, {how}", how=how)
    return _("Single door, {how}", how=how)


def access_name(access: Access, is_open: bool) -> str:
    """The name of an access with its state: Way in; Exit 2, closed."""
    ways = {(True, True): _("Way in and out"), (True, False): _("Way in"), (False, True): _("Way out")}
    name = ways[access.entry, access.exit]
    if access.number:
        name = _("Exit {n}", n=access.number)
        if access.entry:
            name = _("{name} {n}", name=ways[True, access.exit], n=access.number)
    return name if is_open else _("{name}, closed", name=name)


def facing_name(facing: int) -> str:
    return said(FACING_NAMES[facing])


def mode_name(mode: int) -> str:
    return said(MODE_NAMES[mode])


def level_name(mode: int, level: int) -> str:
    return said(LEVEL_NAMES[mode][level])


def card_name(state: HybridState, piece: PieceId) -> str:
    """The name of a card as far as the viewer knows it."""
    face = state.pieces.face[piece]
    return said(name_of(face)) if face != HIDDEN else _("a face-down card")


def parts_words(parts: Parts) -> str:
    """3 Natural Value + 2 gear − 1 wounds."""
    words = []
    for at, (word, amount) in enumerate(parts):
        sign = "" if not at and amount >= 0 else "+ " if amount >= 0 else "− "
        words.append(_("{sign}{n} {what}", sign=sign, n=abs(amount), what=said(NAMES[word])))
    return " ".join(words)


# ---- answers


def answer_label(state: HybridState, option: Plain) -> str:
    match option:
        case ("points", int(piece)):
            return _n(
                "{card} for {n} card point",
                "{card} for {n} card points",
                points_of(state, piece),
                card=card_name(state, piece),
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
    """The name of a level, with the chance of its roll if there is one."""
    trial = state.trial
    if trial is None or trial.sort == Sort.MOVE:
        return level_name(Mode.MOVING, level)
    name, percent = level_name(MODE_OF[trial.sort], level), prepared(state, level).percent
    return _("{level}: {percent} %", level=name, percent=percent)


def odds_with(state: HybridState, how: str, piece: PieceId) -> str:
    """What a card would make of the chance of the prepared roll: 30 % → 50 %; empty where it leaves that alone."""
    assert state.trial is not None
    if state.trial.sort == Sort.MOVE:
        return ""
    before, after = percent_now(state), percent_with(state, how, piece)
    return _("{before} % → {after} %", before=before, after=after) if after != before else ""


def odds_without(state: HybridState) -> str:
    """What comes of it if no card is played: the chance of the prepared roll as it is."""
    if state.trial is None:
        return _("Nothing is done.")
    if state.trial.sort == Sort.MOVE:
        return _("The value of Moving stays as it is.")
    return _("The roll stays at {percent} %.", percent=percent_now(state))


def answer_note(option: Plain) -> str:
    """What comes of an answer that is a button."""
    match option:
        case ("points", int()):
            return _("The card is discarded, and its text does not count.")
        case ("effect", int()):
            return _("The card is discarded, and its points do not count.")
        case ("carrier", int()):
            return _("The other side does not see which one it is.")
        case ("square", int()):
            return _("The template covers these four squares.")
        case ("tank", int()):
            return _("It acts from the next round on.")
        case ("exit", int()):
            return _("Nobody leaves there any more.")
        case ("warrior", int()):
            return _("The shot is rolled for this target.")
    return _("This card is taken.")


def points_of(state: HybridState, piece: PieceId) -> int:
    face = state.pieces.face[piece]
    return CARDS[face].points if 0 <= face < FIRST_FACE else 0


def level_note(state: HybridState, level: int) -> str:
    trial = state.trial
    if trial is None:
        return ""
    mode = MODE_OF[trial.sort]
    return said(LEVEL_TEXTS[mode][level])


# ---- how things stand


def outcome_line(state: HybridState, audience: Audience) -> str:
    if state.winner < 0:
        return _("Nobody has won.")
    side = said(SIDE_NAMES[state.winner])
    return _("{name} wins with the {side}.", name=audience.name(state.winner), side=side)


def where_words(state: HybridState, warrior: int) -> str:
    square = state.squares[warrior]
    if square >= 0:
        name, way = named_square(state, square), facing_name(state.facings[warrior])
        return _("{square}, facing {way}", square=name, way=way)
    return _("outside") if square == OFF else _("no longer here")


def mode_words(state: HybridState, warrior: int) -> str:
    """The mode of a warrior, or its level and what it does."""
    mode, level = state.modes[warrior], state.levels[warrior]
    if level:
        return _("{level}: {what}", level=level_name(mode, level), what=said(LEVEL_TEXTS[mode][level]))
    return mode_name(mode)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def objective_name(state: HybridState, number: int) -> str:
    fact = MISSIONS[state.mission].objective_of(number)
    return said(fact.name) if fact is not None else _("Objective {n}", n=number)


def squares_words(count: int) -> str:
    return _n("{n} square", "{n} squares", count)


def names_words(state: HybridState, warriors: list[int]) -> str:
    return listed([warrior_name(state, each) for each in warriors])
