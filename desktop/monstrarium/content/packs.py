"""Packs: folders of facts that people put into their packs folder. A broken one does not stop the others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import msgspec

from ..engine.plain import Value
from ..language.words import _
from .facts import ContentError, convert, read_toml

LABEL = "pack.toml"

Key: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9-]{0,31}$")]
Title: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]


class Label(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """The content of pack.toml."""

    key: Key
    title: Title
    game: Key
    version: Title = "1"


class Pack(Value, frozen=True, gc=False):
    """One usable pack. Its facts are in its folder, in files that the game looks for."""

    label: Label
    folder: Path


def find_packs(folder: Path) -> tuple[tuple[Pack, ...], tuple[str, ...]]:
    """The packs in a folder by key, and a sentence for each that was left out."""
    packs: dict[str, Pack] = {}
    complaints = []
    for label in sorted(folder.glob(f"*/{LABEL}")):
        try:
            pack = Pack(convert(str(label), "pack", read_toml(label)[1], Label), label.parent)
        except ContentError as error:
            complaints.append(_("A pack was left out. {reason}", reason=error))
            continue
        twin = packs.setdefault(pack.label.key, pack)
        if twin is not pack:
            complaints.append(
                _(
                    "{path} was left out: the pack {key!r} is in {other}.",
                    path=label,
                    key=pack.label.key,
                    other=twin.folder,
                )
            )
    return tuple(packs[key] for key in sorted(packs)), tuple(complaints)
