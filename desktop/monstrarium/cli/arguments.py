"""Reading options from words of the command line."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.game import GameInfo, Option, OptionError, settle
from ..engine.plain import Plain
from ..language.words import _
from .parser import CommandError


def agree(info: GameInfo, seats: int, words: Sequence[str]) -> dict[str, Plain]:
    """All options of a match, from words like `level=master` or, for one value per seat, `level=master,beginner`."""
    known = {option.key: option for option in info.options}
    chosen = {}
    for word in words:
        key, equals, text = word.partition("=")
        if not equals:
            raise CommandError(_("{word!r} is not an option; write key=value.", word=word))
        chosen[key] = _value(known[key], text) if key in known else text
    try:
        return settle(info, seats, chosen)
    except OptionError as error:
        raise CommandError(str(error)) from None


def _value(option: Option, text: str) -> Plain:
    """The value that is written so; if there is none, the text itself, which `settle` then refuses."""
    if option.each_seat and "," in text:
        return tuple(_one(option, part) for part in text.split(","))
    return _one(option, text)


def _one(option: Option, text: str) -> bool | int | str | None:
    for value in option.values:
        if not isinstance(value, tuple) and str(value).lower() == text.strip().lower():
            return value
    return text
