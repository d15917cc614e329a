"""What somebody wants to see who starts the program; known to the command line, so without Qt."""

from __future__ import annotations

from ...engine.plain import Value


class Wish(Value, frozen=True, gc=False):
    """What is to be shown first; nothing means the window itself."""

    file: str = ""
    game: str = ""
    """The key of a game whose set-up sheet is to be shown."""
    resume: bool = False
    """Go on with the newest unfinished match."""
