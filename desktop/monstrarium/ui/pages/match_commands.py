"""What the commands do to an open match, and which of them make sense now."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TYPE_CHECKING

from .replay_bar import BUTTONS

if TYPE_CHECKING:
    from .match import MatchScreen

ALWAYS = ("picture", "log", "copy", "rematch", "list", "inspect", "zoom-in", "zoom-out", "fit", "reset", "timeline")
WATCHING = (*BUTTONS, "slower", "faster", "bookmark", "next-mark")
STEP_IN = 1.2


def deeds_of(screen: MatchScreen) -> dict[str, Callable[[], object]]:
    """Everything that can be done, by the key of the command."""
    controller, replay, player, view = screen.controller, screen.replay, screen.replay.player, screen.view
    deeds: dict[str, Callable[[], object]] = {
        "undo": controller.undo,
        "redo": controller.redo,
        "hint": controller.hint,
        "stop": controller.bots.stop,
        "now": screen.return_to_now,
        "list": lambda: screen.docks.show("show-moves"),
        "inspect": screen.inspect,
        "zoom-in": lambda: view.zoom(STEP_IN),
        "zoom-out": lambda: view.zoom(1 / STEP_IN),
        "fit": view.fit,
        "fan": screen.flip_stacks,
        "sight": screen.flip_sight,
        "campaign": screen.campaign_asked.emit,
        "reset": screen.docks.reset,
        "timeline": screen.flip_replay,
        "play": player.toggle,
        "forward": lambda: player.step(1),
        "back": lambda: player.step(-1),
        "turn-forward": lambda: player.turn(1),
        "turn-back": lambda: player.turn(-1),
        "first": lambda: player.seek(0),
        "last": lambda: player.seek(player.count),
        "slower": lambda: player.faster(-1),
        "faster": lambda: player.faster(1),
        "bookmark": replay.toggle_bookmark,
        "next-mark": replay.next_bookmark,
        "play-on": controller.play_on,
    }
    deeds.update({key: partial(screen.flip_panel, key) for key, _dock in screen.docks})
    return deeds


def can_do(screen: MatchScreen) -> Collection[str]:
    """The commands that make sense now."""
    controller, session = screen.controller, screen.match.session
    if controller.covered:
        return ()
    keys = {*ALWAYS, *(key for key, _dock in screen.docks)}
    keys.update(("fan",) if screen.scene.stacked else ())
    keys.update(("campaign",) if screen.match.header.part is not None else ())
    keys.update(("briefing",) if screen.match.kit.briefing is not None else ())
    keys.update(("sight",) if screen.match.kit.foresee is not None else ())
    if controller.moment.live and not screen.match.read_only:
        keys.update(("undo",) if session.can_undo() else ())
        keys.update(("redo",) if session.can_redo() else ())
        keys.update(("hint",) if controller.asked else ())
        keys.update(("stop",) if controller.thinking is not None else ())
    elif not controller.moment.live:
        keys.add("now")
        keys.update(("play-on",) if controller.can_play_on() else ())
    if screen.replay.isVisibleTo(screen):
        keys.update(WATCHING)
    return keys
