"""Every command of the window, one row each, in the order of the menus.

Menus, shortcuts, the shortcut sheet and the search for commands are made from this table. Its texts are sentences of
the English catalogue, translated where they are shown.
"""

from __future__ import annotations

from typing import NamedTuple

from ...language.words import mark


class Command(NamedTuple):
    """One entry of a menu: its text, what it does, and the keys that call it."""

    text: str
    tip: str
    key: str
    icon: str = ""
    keys: str = ""
    """Shortcuts, separated by blanks. A standard command has them only where the system has no binding of its own."""
    standard: str = ""
    """The member of QKeySequence.StandardKey, which each system binds in its own way."""
    role: str = ""
    """The member of QAction.MenuRole, for macOS."""
    toggle: bool = False
    at_table: bool = False
    """Whether the keys count only while the table has the focus: single letters and arrows."""
    submenu: bool = False
    words: str = ""


class Menu(NamedTuple):
    """A menu of the menu bar: its commands in groups with a line between them."""

    key: str
    title: str
    groups: tuple[tuple[Command, ...], ...]


GAME = (
    (
        Command("&New Match…", "Choose a game and lay its table", "new", "new", "Ctrl+N", standard="New"),
        Command("&Open…", "Open a match from a file", "open", "open", "Ctrl+O", standard="Open"),
        Command("Open &Recent", "Open a match played lately", "recent", "recent", submenu=True),
        Command("&Continue Last Match", "Go on where the last match was left", "continue", "continue"),
    ),
    (
        Command(
            "Save a Cop&y…",
            "Write the match to another file; it holds what every player knows",
            "copy",
            "save-as",
            "Ctrl+Shift+S",
            standard="SaveAs",
        ),
        Command("Export &Picture…", "Save the table as a picture", "picture", "picture"),
        Command("Export &Log…", "Save the log as text", "log", "log"),
        Command("Open Saves &Folder", "Show where matches are kept", "folder", "folder"),
    ),
    (
        Command(
            "Labora&tory…",
            "Let bots play many matches, and see who is stronger and how even a game is",
            "laboratory",
            "laboratory",
            words=mark("simulate balance ladder strength statistics bots"),
        ),
    ),
    (
        Command("Re&match", "Play the same game again with the same seats; this match is kept", "rematch", "restart"),
        Command(
            "C&ampaign",
            "Leave the table, and see how the campaign stands that this match belongs to",
            "campaign",
            "campaign",
        ),
        Command(
            "S&eats", "Have a bot play on for a person who leaves, or a person for a bot", "seats", "bot", submenu=True
        ),
        Command("Conce&de", "Give the match up for a person", "concede", "close", submenu=True),
        Command("&Back to Shelf", "Leave the table; the match is kept", "shelf", "home", "Ctrl+W"),
        Command(
            "&Quit", "Close the program; the match is kept", "quit", "quit", "Ctrl+Q", standard="Quit", role="Quit"
        ),
    ),
)

MOVE = (
    (
        Command("&Undo", "Take the last decision back", "undo", "undo", "Ctrl+Z", standard="Undo"),
        Command("&Redo", "Do again what was taken back", "redo", "redo", "Ctrl+Shift+Z", standard="Redo"),
    ),
    (
        Command("&Hint", "Show a good move and why", "hint", "hint", "H", at_table=True),
        Command("Wh&y?", "Say what spoke for the last move of a bot", "why", "bot", "W", at_table=True),
        Command(
            "&When I Am Asked", "Choose which questions each person wants to be asked", "asking", "bell", submenu=True
        ),
        Command(
            "Seat &Plates",
            "Choose how a seat is asked, who plays there, and its name",
            "seat-menu",
            keys="P",
            at_table=True,
        ),
        Command("&Stop Thinking", "Let the bot play the best it has found so far", "stop", "bot"),
        Command(
            "Hold the &Table",
            "Let what happens stand still, or go on; the space bar does the same",
            "hold",
            "pause",
            "K",
            at_table=True,
        ),
    ),
    (
        Command("&List Moves", "Show every legal move in words", "list", "moves", "M", at_table=True),
        Command(
            "Look &Closely",
            "Show the piece that is pointed at large, with all its words, while the key is held",
            "inspect",
            "inspector",
            "I",
            at_table=True,
        ),
        Command(
            "To the N&ote",
            "Go with the keyboard to the note that explains something; Esc means Got It",
            "note",
            keys="N",
            at_table=True,
        ),
    ),
    (Command("Return to &Now", "Leave the past and go on playing", "now", "to-end", "Esc", at_table=True),),
)

VIEW = (
    (
        Command("Zoom &In", "Show the table larger", "zoom-in", "zoom-in", "Ctrl++ Ctrl+=", standard="ZoomIn"),
        Command("Zoom &Out", "Show the table smaller", "zoom-out", "zoom-out", "Ctrl+-", standard="ZoomOut"),
        Command("&Fit Table", "Show the whole table", "fit", "zoom-fit", "Ctrl+0"),
        Command(
            "&Arrangement",
            "Hold the table as it lies for another part of the match",
            "arrangements",
            submenu=True,
        ),
        Command("Ne&xt Arrangement", "Hold the next arrangement", "next-arrangement", keys="A", at_table=True),
        Command(
            "Fan Out Stac&ks",
            "Lay the sheets of every stack side by side, to be read",
            "fan",
            keys="Shift+X",
            toggle=True,
            at_table=True,
        ),
        Command(
            "Show &What Is Seen",
            "Darken what cannot be seen from where you point",
            "sight",
            keys="V",
            toggle=True,
            at_table=True,
        ),
    ),
    (
        Command("&Larger Text", "Make all text larger", "text-larger", "plus", "Ctrl+Alt++ Ctrl+Alt+="),
        Command("&Smaller Text", "Make all text smaller", "text-smaller", "minus", "Ctrl+Alt+-"),
        Command("&Normal Text Size", "Show text as large as the system does", "text-normal", "text", "Ctrl+Alt+0"),
    ),
    (
        Command("Pace of Pla&y", "Choose how long what happens stays to be read", "pace", "speed", submenu=True),
        Command(
            "Wait After E&very Turn of a Bot",
            "Let the table wait for you after each turn of a bot",
            "waits",
            toggle=True,
            words=mark("pause hold bots"),
        ),
    ),
    (
        Command(
            "&Hear the Table",
            "Hear what happens on the table, or nothing",
            "sound",
            "sound",
            "Ctrl+Shift+M",
            toggle=True,
            words=mark("sound mute silence quiet noise volume"),
        ),
        Command("Lou&der", "Make the sounds of the table louder", "louder", keys="Ctrl+Shift+Up"),
        Command("&Quieter", "Make the sounds of the table quieter", "quieter", keys="Ctrl+Shift+Down"),
    ),
    (
        Command("Show S&eats", "Show who plays and how they stand", "show-seats", keys="Ctrl+1", toggle=True),
        Command("Show Lo&g", "Show what has happened", "show-log", keys="Ctrl+2", toggle=True),
        Command("Show &Moves", "Show every legal move in words", "show-moves", keys="Ctrl+3", toggle=True),
        Command("Show &Table as List", "Show every piece in words", "show-pieces", keys="Ctrl+4", toggle=True),
        Command(
            "Show Ins&pector", "Show the piece under the pointer large", "show-inspector", keys="Ctrl+5", toggle=True
        ),
        Command("Show &Charts", "Show how the match goes", "show-charts", keys="Ctrl+6", toggle=True),
        Command("&Reset Layout", "Put every panel back to where it was at first", "reset", "restart"),
    ),
    (
        Command(
            "Theatre (F&ull Screen)",
            "Fill the screen with the table alone; panels and menus come out at its edges",
            "full",
            "fullscreen",
            "F11",
            standard="FullScreen",
            toggle=True,
        ),
        Command("Menu &Bar", "Bring the menus out at the upper edge", "menu-bar", keys="F10"),
    ),
)

REPLAY = (
    (Command("&Timeline", "Watch the match from its start", "timeline", "replay", "Ctrl+T", toggle=True),),
    (
        Command("&Play", "Play or pause", "play", "play", "Space", at_table=True),
        Command("Step &Forward", "Show the next move", "forward", "step-forward", "Right", at_table=True),
        Command("Step &Back", "Show the move before", "back", "step-back", "Left", at_table=True),
        Command(
            "&Next Turn",
            "Go to where the next turn begins",
            "turn-forward",
            "turn-forward",
            "Ctrl+Right",
            at_table=True,
        ),
        Command(
            "P&revious Turn",
            "Go to where this turn or the one before began",
            "turn-back",
            "turn-back",
            "Ctrl+Left",
            at_table=True,
        ),
        Command("&Start", "Go to the start", "first", "to-start", "Home", at_table=True),
        Command("&End", "Go to the end", "last", "to-end", "End", at_table=True),
    ),
    (
        Command("Sl&ower", "Play at half the speed", "slower", "minus", "[", at_table=True),
        Command("F&aster", "Play at twice the speed", "faster", "speed", "]", at_table=True),
    ),
    (
        Command("Book&mark", "Mark this moment, or take its mark away", "bookmark", "bookmark", "Ctrl+B"),
        Command("Ne&xt Bookmark", "Go to the next marked moment", "next-mark", keys="Ctrl+Shift+B"),
    ),
    (
        Command(
            "Play On from &Here",
            "Play from this moment; what was played is kept as a line of its own",
            "play-on",
            "branch",
        ),
        Command("&Lines", "Show another line of this match", "lines", "branch", submenu=True),
        Command("&View As", "See what a player saw", "view-as", "eye", submenu=True),
    ),
)

SETTINGS = (
    (
        Command(
            "&Settings…",
            "Look, motion, text, sound and habits",
            "settings",
            "settings",
            "Ctrl+,",
            standard="Preferences",
            role="Preferences",
            words=mark("options preferences theme dark light high contrast colours animation speed language curtain"),
        ),
        Command("&Keyboard Shortcuts…", "See what the keys do", "keys", "keyboard", "Ctrl+?"),
    ),
)

HELP = (
    (
        Command(
            "&Rules of This Game", "Open the rules at what happens now", "rules", "rules", "F1", standard="HelpContents"
        ),
        Command(
            "&Lessons",
            "Learn this game by playing it",
            "lessons",
            "star",
            "Shift+F1",
            words=mark("learn teach tutorial"),
        ),
        Command(
            "&Cards and Pieces…",
            "See everything that is printed of this game large, to search and to read",
            "pieces",
            "pieces",
            "Ctrl+F1",
            words=mark("compendium catalogue gallery list texts rulings"),
        ),
        Command(
            "Mission &Briefing",
            "Read again what this mission is about, with its map",
            "briefing",
            "map",
            "B",
            at_table=True,
        ),
        Command("&Find Command…", "Search everything the menus can do", "commands", "search", "Ctrl+Shift+P"),
    ),
    (Command("Report a &Problem…", "Put together what a report needs", "report", "warning"),),
    (Command("&About Monstrarium", "Version, folders and licences", "about", "about", role="About"),),
)

MENUS = (
    Menu("game", mark("&Game"), GAME),
    Menu("move", mark("&Move"), MOVE),
    Menu("view", mark("&View"), VIEW),
    Menu("replay", mark("&Replay"), REPLAY),
    Menu("settings", mark("&Settings"), SETTINGS),
    Menu("help", mark("&Help"), HELP),
)
COMMANDS = {command.key: command for menu in MENUS for group in menu.groups for command in group}
MENU_TITLES = {command.key: menu.title for menu in MENUS for group in menu.groups for command in group}
