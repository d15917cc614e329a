"""`monstrarium games`: lists the games and their options."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import msgspec

from ..engine.game import GameInfo, Option
from ..games import KEYS, load
from ..language.words import _, said
from .parser import CommandError, Parsers, add_json


def add_parser(subparsers: Parsers) -> None:
    parser = subparsers.add_parser("games", help=_("list the games and their options"))
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    infos = [load(key).game.info for key in KEYS]
    if args.json:
        print(msgspec.json.encode([_facts(info) for info in infos]).decode())
    else:
        print("\n\n".join(map(_text, infos)))
    return 0


def info_of(key: str) -> GameInfo:
    """The facts of one game; CommandError if there is none of that key."""
    if key not in KEYS:
        raise CommandError(_("There is no game {key!r}; there are: {known}.", key=key, known=", ".join(KEYS)))
    info: GameInfo = load(key).game.info
    return info


def _facts(info: GameInfo) -> dict[str, Any]:
    facts: dict[str, Any] = msgspec.to_builtins(info, enc_hook=_as_fact)
    for option in facts["options"]:
        option["label"], option["help"] = said(option["label"]), said(option["help"])
        option["names"] = [said(name) for name in option["names"]]
    return facts


def _as_fact(_check: Callable[..., str]) -> bool:
    """In JSON the check of further values is only true: there are further values."""
    return True


def _text(info: GameInfo) -> str:
    low, high = info.seats
    head = _(
        "{title} ({key}): {low} to {high} seats, rules {rules}",
        title=info.title,
        key=info.key,
        low=low,
        high=high,
        rules=info.rules,
    )
    return "\n".join([head, *map(_option, info.options)])


def _option(option: Option) -> str:
    values = ", ".join(f"{value}*" if value == option.default else str(value) for value in option.values)
    by_seat = _(" (for every player another, if wanted)") if option.each_seat else ""
    return f"  {option.key} = {values}{by_seat}\n      {said(option.help)}"
