"""A player who uses assistive technology alone: finds the program on the accessibility bus, reads it, and acts.

Run by the system's own Python, which has the bindings (PyGObject, the introspection of AT-SPI), on a message bus of
its own: `dbus-run-session -- python3 reader.py TITLE SEED COMMAND …` starts the command, sets up a match of the game
with that title, plays it to its end, and prints what it has done as JSON.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 300.0
AGAIN, CURTAIN = "Play Again", "Look"
VERBS = ("press", "take", "place")
BUTTON = ("push button", "button")
"""What AT-SPI calls a button, before 2.54 and since."""


class Item(NamedTuple):
    """A place or a piece on the table."""

    thing: Any
    name: str
    verb: str
    """Its first action; empty if it has none."""


class Reader:
    """Reads one program and does the actions that it offers."""

    def __init__(self, command: list[str], seed: int) -> None:
        self.deeds: list[str] = []
        self._random = random.Random(seed)
        self._running = subprocess.Popen(command)
        Atspi.init()
        self._app = self._wait(self._find_app)
        self._app.set_cache_mask(Atspi.Cache.NONE)

    def set_up(self, title: str) -> None:
        """Take a game from the shelf, and begin with the proposed settings."""
        self._do(self._wait(lambda: self._button(f"{title}: set up a match")), "Press")
        self._do(self._wait(lambda: self._button("Play")), "Press")
        self._table = self._wait(lambda: self._named("list", "Table"))
        self._prompt = self._wait(lambda: self._named("panel", "What is asked"))

    def play(self, most: int) -> bool:
        """Play until the match is over; False if that takes too many actions."""
        while len(self.deeds) < most:
            asked, items = self._wait(lambda: (self._asked(), self._items()))
            if AGAIN in asked:
                return True
            self._act(items)
            self._wait(partial(self._goes_on, asked, items))
        return False

    def close(self) -> int:
        """Quit by the menu; returns how the program ended."""
        quitting = self._wait(lambda: self._named("menu item", "Quit"))
        with suppress(GLib.Error):  # The program may have ended before it answers.
            self._do(quitting, "Press")
        return self._running.wait(PATIENCE)

    def kill(self) -> None:
        self._running.kill()
        self._running.wait()

    def told(self) -> list[str]:
        """The names and descriptions of the table."""
        return [f"{each.name}. {each.thing.get_description()}" for each in self._items()]

    def _act(self, items: Sequence[Item]) -> None:
        """Do an action that is offered, if there is one."""
        offers = [(each.thing, each.verb) for each in items if each.verb in VERBS]
        placing = [each for each in offers if each[1] == "place"]
        buttons = [(each, "Press") for each in _walk(self._prompt) if _is_button(each)]
        curtain = [] if items else [(each, "Press") for each in [self._button(CURTAIN)] if each is not None]
        free = placing or curtain or [*offers, *buttons]
        with suppress(GLib.Error):
            if free:
                self._do(*self._random.choice(free))

    def _do(self, thing: Any, verb: str) -> bool:
        name = thing.get_name()
        actions = _actions(thing)
        if verb not in actions or not thing.get_action_iface().do_action(actions.index(verb)):
            return False
        self.deeds.append(f"{verb}: {name}")
        return True

    def _goes_on(self, asked: Sequence[str], items: Sequence[Item]) -> bool:
        """Whether the question or the items have changed."""
        return self._asked() != asked or [each[1:] for each in self._items()] != [each[1:] for each in items]

    def _asked(self) -> list[str]:
        return [each.get_name() for each in _walk(self._prompt)]

    def _items(self) -> list[Item]:
        things = list(_walk(self._table))[1:]
        return [Item(each, each.get_name(), next(iter(_actions(each)), "")) for each in things]

    def _find_app(self) -> Any:
        found = (each for each in _children(Atspi.get_desktop(0)) if each.get_process_id() == self._running.pid)
        return next(found, None)

    def _button(self, name: str) -> Any:
        return next((each for each in _walk(self._app) if each.get_name() == name and _is_button(each)), None)

    def _named(self, role: str, name: str) -> Any:
        return next((each for each in self._all(role) if each.get_name() == name), None)

    def _all(self, role: str) -> Iterator[Any]:
        return (each for each in _walk(self._app) if each.get_role_name() == role)

    def _wait(self, come: Callable[[], Any]) -> Any:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._running.poll() is not None:
                raise SystemExit(f"the program has ended: {self._running.returncode}")
            with suppress(GLib.Error):  # Something went while it was read: look again.
                if found := come():
                    return found
            time.sleep(0.03)
        raise SystemExit(f"nothing came of it; done last: {self.deeds[-3:]}")


def _children(thing: Any) -> list[Any]:
    """The children that still exist; some may go while they are read."""
    try:
        found = [thing.get_child_at_index(at) for at in range(thing.get_child_count())]
    except GLib.Error:
        return []
    return [each for each in found if each is not None]


def _walk(thing: Any) -> Iterator[Any]:
    yield thing
    for each in _children(thing):
        yield from _walk(each)


def _actions(thing: Any) -> list[str]:
    try:
        action = thing.get_action_iface()
        return [] if action is None else [action.get_action_name(at) for at in range(action.get_n_actions())]
    except GLib.Error:
        return []


def _is_button(thing: Any) -> bool:
    """Whether a button can be pressed now."""
    try:
        states = thing.get_state_set()
        return thing.get_role_name() in BUTTON and states.contains(Atspi.StateType.SHOWING)
    except GLib.Error:
        return False


def main(title: str, seed: str, *command: str) -> None:
    """Play one match and print what was done."""
    reader = Reader(list(command), int(seed))
    try:
        reader.set_up(title)
        told = reader.told()
        over = reader.play(4000)
        ended = reader.close()
    finally:
        reader.kill()
    print(json.dumps({"over": over, "told": told, "deeds": reader.deeds, "ended": ended}))


if __name__ == "__main__":
    main(*sys.argv[1:])
