"""What the commands do at an open match, and when they can be used: one row each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .match import MatchScreen

STEP_IN = 1.2


class Handler(NamedTuple):
    """What a command does, and whether it can be used now."""

    do: Callable[[], object]
    can: Callable[[], bool] = lambda: True


def handlers_of(screen: MatchScreen) -> dict[str, Handler]:
    """The handlers by the keys of the commands. They count while the match is shown and not covered."""
    controller, replay, player, view = screen.controller, screen.replay, screen.replay.player, screen.view
    match, session = screen.match, screen.match.session

    def plays() -> bool:
        return controller.moment.live and not match.read_only

    def watches() -> bool:
        return screen.watching

    return {
        "undo": Handler(controller.undo, lambda: plays() and session.can_undo()),
        "redo": Handler(controller.redo, lambda: plays() and session.can_redo()),
        "hint": Handler(controller.hint, lambda: plays() and controller.can_hint),
        "why": Handler(controller.tell_why, lambda: any(seat.bot for seat in match.seats)),
        "stop": Handler(controller.bots.stop, lambda: plays() and controller.thinking is not None),
        "hold": Handler(controller.hold, lambda: plays() and not controller.over),
        "list": Handler(screen.show_moves),
        "seat-menu": Handler(screen.seat_menu.offer_all),
        "inspect": Handler(screen.look_closely),
        "note": Handler(screen.go_to_note, screen.first_notes.card.isVisible),
        "now": Handler(screen.return_to_now, lambda: not controller.moment.live),
        "zoom-in": Handler(lambda: view.zoom(STEP_IN)),
        "zoom-out": Handler(lambda: view.zoom(1 / STEP_IN)),
        "fit": Handler(view.fit),
        "next-arrangement": Handler(controller.next_arrangement, lambda: bool(match.kit.presenter.arrangements)),
        "fan": Handler(screen.flip_stacks, lambda: screen.scene.stacked),
        "sight": Handler(screen.flip_sight, lambda: match.kit.presenter.foresee is not None),
        "campaign": Handler(screen.campaign_asked.emit, lambda: match.header.part is not None),
        "reset": Handler(screen.docks.reset),
        "timeline": Handler(screen.flip_replay),
        "play": Handler(player.toggle, watches),
        "forward": Handler(lambda: player.step(1), watches),
        "back": Handler(lambda: player.step(-1), watches),
        "turn-forward": Handler(lambda: player.turn(1), watches),
        "turn-back": Handler(lambda: player.turn(-1), watches),
        "first": Handler(lambda: player.seek(0), watches),
        "last": Handler(lambda: player.seek(player.count), watches),
        "slower": Handler(lambda: player.faster(-1), watches),
        "faster": Handler(lambda: player.faster(1), watches),
        "bookmark": Handler(replay.toggle_bookmark, watches),
        "next-mark": Handler(replay.next_bookmark, watches),
        "play-on": Handler(controller.play_on, lambda: not controller.moment.live and controller.can_play_on()),
        **{key: Handler(partial(screen.flip_panel, key)) for key, _dock in screen.docks},
    }
