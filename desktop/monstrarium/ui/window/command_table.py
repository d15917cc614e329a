"""Everything that can be asked of the window, as one table.

Menus, shortcuts, the shortcut sheet and the list of commands are all made from it.
"""

from __future__ import annotations

from ...engine.plain import Value
from ...language.words import mark

MENUS = (
    ("game", mark("&Game")),
    ("move", mark("&Move")),
    ("view", mark("&View")),
    ("replay", mark("&Replay")),
    ("settings", mark("&Settings")),
    ("help", mark("&Help")),
)


class Deed(Value, frozen=True, gc=False):
    """One command: where it stands, how it is called, which keys mean it. Texts are marked sentences."""

    key: str
    menu: str
    text: str
    tip: str
    icon: str = ""
    standard: str = ""
    """The name of a standard key, which each system binds in its own way."""
    keys: tuple[str, ...] = ()
    """Bound where the system has no binding of its own, or always when there is no standard key."""
    toggle: bool = False
    table: bool = False
    """The keys count only while the table has the focus: single letters and arrows."""
    section: bool = False
    """A line in the menu above it."""
    submenu: bool = False
    role: str = ""
    """What macOS takes it for, whatever its text."""
    words: str = ""
    """Other words by which people look for it."""


DEEDS = (
    Deed("new", "game", mark("&New Match…"), mark("Choose a game and lay its table"), "new", "New", ("Ctrl+N",)),
    Deed("open", "game", mark("&Open…"), mark("Open a match from a file"), "open", "Open", ("Ctrl+O",)),
    Deed("recent", "game", mark("Open &Recent"), mark("Open a match played lately"), "recent", submenu=True),
    Deed("continue", "game", mark("&Continue Last Match"), mark("Go on where the last match was left"), "continue"),
    Deed(
        "copy",
        "game",
        mark("Save a Cop&y…"),
        mark("Write the match to another file; it holds what every seat knows"),
        "save-as",
        "SaveAs",
        ("Ctrl+Shift+S",),
        section=True,
    ),
    Deed("picture", "game", mark("Export &Picture…"), mark("Save the table as a picture"), "picture"),
    Deed("log", "game", mark("Export &Log…"), mark("Save the log as text"), "log"),
    Deed("folder", "game", mark("Open Saves &Folder"), mark("Show where matches are kept"), "folder"),
    Deed(
        "rematch",
        "game",
        mark("Re&match"),
        mark("Play the same game again with the same seats; this match is kept"),
        "restart",
        section=True,
    ),
    Deed(
        "campaign",
        "game",
        mark("C&ampaign"),
        mark("Leave the table, and see how the campaign stands that this match belongs to"),
        "campaign",
    ),
    Deed(
        "seats",
        "game",
        mark("S&eats"),
        mark("Have a bot play on for a person who leaves, or a person for a bot"),
        "bot",
        submenu=True,
    ),
    Deed("shelf", "game", mark("&Back to Shelf"), mark("Leave the table; the match is kept"), "home", keys=("Ctrl+W",)),
    Deed(
        "quit",
        "game",
        mark("&Quit"),
        mark("Close the program; the match is kept"),
        "quit",
        "Quit",
        ("Ctrl+Q",),
        role="Quit",
    ),
    Deed("undo", "move", mark("&Undo"), mark("Take the last decision back"), "undo", "Undo", ("Ctrl+Z",)),
    Deed("redo", "move", mark("&Redo"), mark("Do again what was taken back"), "redo", "Redo", ("Ctrl+Shift+Z",)),
    Deed(
        "hint", "move", mark("&Hint"), mark("Show a good move and why"), "hint", keys=("H",), table=True, section=True
    ),
    Deed(
        "asking",
        "move",
        mark("&When I Am Asked"),
        mark("Choose which questions each person wants to be asked"),
        "bell",
        submenu=True,
    ),
    Deed("stop", "move", mark("&Stop Thinking"), mark("Let the bot play the best it has found so far"), "bot"),
    Deed(
        "list",
        "move",
        mark("&List Moves"),
        mark("Show every legal move in words"),
        "moves",
        keys=("M",),
        table=True,
        section=True,
    ),
    Deed(
        "inspect",
        "move",
        mark("&Inspect Piece"),
        mark("Show a piece large, with its facts"),
        "inspector",
        keys=("I",),
        table=True,
    ),
    Deed(
        "now",
        "move",
        mark("Return to &Now"),
        mark("Leave the past and go on playing"),
        "to-end",
        keys=("Esc",),
        table=True,
        section=True,
    ),
    Deed("zoom-in", "view", mark("Zoom &In"), mark("Show the table larger"), "zoom-in", "ZoomIn", ("Ctrl++", "Ctrl+=")),
    Deed("zoom-out", "view", mark("Zoom &Out"), mark("Show the table smaller"), "zoom-out", "ZoomOut", ("Ctrl+-",)),
    Deed("fit", "view", mark("&Fit Table"), mark("Show the whole table"), "zoom-fit", keys=("Ctrl+0",)),
    Deed(
        "fan",
        "view",
        mark("Fan Out Stac&ks"),
        mark("Lay the sheets of every stack side by side, to be read"),
        keys=("Shift+X",),
        toggle=True,
        table=True,
    ),
    Deed(
        "sight",
        "view",
        mark("Show &What Is Seen"),
        mark("Darken what cannot be seen from where you point"),
        keys=("V",),
        toggle=True,
        table=True,
    ),
    Deed(
        "text-larger",
        "view",
        mark("&Larger Text"),
        mark("Make all text larger"),
        "plus",
        keys=("Ctrl+Alt++", "Ctrl+Alt+="),
        section=True,
    ),
    Deed("text-smaller", "view", mark("&Smaller Text"), mark("Make all text smaller"), "minus", keys=("Ctrl+Alt+-",)),
    Deed(
        "text-normal",
        "view",
        mark("&Normal Text Size"),
        mark("Show text as large as the system does"),
        "text",
        keys=("Ctrl+Alt+0",),
    ),
    Deed(
        "show-seats",
        "view",
        mark("Show S&eats"),
        mark("Show who plays and how they stand"),
        keys=("Ctrl+1",),
        toggle=True,
        section=True,
    ),
    Deed("show-log", "view", mark("Show Lo&g"), mark("Show what has happened"), keys=("Ctrl+2",), toggle=True),
    Deed(
        "show-moves", "view", mark("Show &Moves"), mark("Show every legal move in words"), keys=("Ctrl+3",), toggle=True
    ),
    Deed(
        "show-pieces",
        "view",
        mark("Show &Table as List"),
        mark("Show every piece in words"),
        keys=("Ctrl+4",),
        toggle=True,
    ),
    Deed(
        "show-inspector",
        "view",
        mark("Show Ins&pector"),
        mark("Show the piece under the pointer large"),
        keys=("Ctrl+5",),
        toggle=True,
    ),
    Deed("show-charts", "view", mark("Show &Charts"), mark("Show how the match goes"), keys=("Ctrl+6",), toggle=True),
    Deed("reset", "view", mark("&Reset Layout"), mark("Put every panel back to where it was at first"), "restart"),
    Deed(
        "full",
        "view",
        mark("F&ull Screen"),
        mark("Fill the whole screen"),
        "fullscreen",
        "FullScreen",
        ("F11",),
        toggle=True,
        section=True,
    ),
    Deed(
        "timeline",
        "replay",
        mark("&Timeline"),
        mark("Watch the match from its start"),
        "replay",
        keys=("Ctrl+T",),
        toggle=True,
    ),
    Deed("play", "replay", mark("&Play"), mark("Play or pause"), "play", keys=("Space",), table=True, section=True),
    Deed(
        "forward",
        "replay",
        mark("Step &Forward"),
        mark("Show the next move"),
        "step-forward",
        keys=("Right",),
        table=True,
    ),
    Deed("back", "replay", mark("Step &Back"), mark("Show the move before"), "step-back", keys=("Left",), table=True),
    Deed(
        "turn-forward",
        "replay",
        mark("&Next Turn"),
        mark("Go to where the next turn begins"),
        "turn-forward",
        keys=("Ctrl+Right",),
        table=True,
    ),
    Deed(
        "turn-back",
        "replay",
        mark("P&revious Turn"),
        mark("Go to where this turn or the one before began"),
        "turn-back",
        keys=("Ctrl+Left",),
        table=True,
    ),
    Deed("first", "replay", mark("&Start"), mark("Go to the start"), "to-start", keys=("Home",), table=True),
    Deed("last", "replay", mark("&End"), mark("Go to the end"), "to-end", keys=("End",), table=True),
    Deed(
        "slower",
        "replay",
        mark("Sl&ower"),
        mark("Play at half the speed"),
        "minus",
        keys=("[",),
        table=True,
        section=True,
    ),
    Deed("faster", "replay", mark("F&aster"), mark("Play at twice the speed"), "speed", keys=("]",), table=True),
    Deed(
        "bookmark",
        "replay",
        mark("Book&mark"),
        mark("Mark this moment, or take its mark away"),
        "bookmark",
        keys=("Ctrl+B",),
        section=True,
    ),
    Deed("next-mark", "replay", mark("Ne&xt Bookmark"), mark("Go to the next marked moment"), keys=("Ctrl+Shift+B",)),
    Deed(
        "play-on",
        "replay",
        mark("Play On from &Here"),
        mark("Play from this moment; what was played is kept as a line of its own"),
        "branch",
        section=True,
    ),
    Deed("lines", "replay", mark("&Lines"), mark("Show another line of this match"), "branch", submenu=True),
    Deed("view-as", "replay", mark("&View As"), mark("See what a seat saw"), "eye", submenu=True),
    Deed(
        "settings",
        "settings",
        mark("&Settings…"),
        mark("Look, motion, text and habits"),
        "settings",
        "Preferences",
        ("Ctrl+,",),
        role="Preferences",
        words=mark("options preferences theme dark light high contrast colours animation speed language curtain"),
    ),
    Deed(
        "keys",
        "settings",
        mark("&Keyboard Shortcuts…"),
        mark("See what the keys do"),
        "keyboard",
        keys=("Ctrl+?",),
    ),
    Deed(
        "rules",
        "help",
        mark("&Rules of This Game"),
        mark("Open the rules at what happens now"),
        "rules",
        "HelpContents",
        ("F1",),
    ),
    Deed(
        "briefing",
        "help",
        mark("Mission &Briefing"),
        mark("Read again what this mission is about, with its map"),
        "map",
        keys=("B",),
        table=True,
    ),
    Deed(
        "commands",
        "help",
        mark("&Find Command…"),
        mark("Search everything the menus can do"),
        "search",
        keys=("Ctrl+Shift+P",),
    ),
    Deed(
        "report", "help", mark("Report a &Problem…"), mark("Put together what a report needs"), "warning", section=True
    ),
    Deed(
        "about",
        "help",
        mark("&About Monstrarium"),
        mark("Version, folders and licences"),
        "about",
        section=True,
        role="About",
    ),
)
