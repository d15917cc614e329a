"""Translations as translators write them: .po files are read, checked entry by entry, and compiled to .mo files."""

from __future__ import annotations

import gettext
import re
import struct
from collections.abc import Iterator
from string import Formatter
from typing import NamedTuple

from ..language.words import _

START = re.compile(r'(msgctxt|msgid|msgid_plural|msgstr)(?:\[(\d)\])? +"(.*)"')
MORE = re.compile(r'"(.*)"')
ESCAPED = re.compile(r"\\(.)")
CHARACTERS = {"n": "\n", "t": "\t", "r": "\r"}
PLURALS = re.compile(r"^Plural-Forms: *nplurals *= *(\d+) *; *plural *= *(.+?);? *$", re.MULTILINE)
CHARSET = re.compile(r"^Content-Type:.*charset=utf-8", re.MULTILINE | re.IGNORECASE)
COUNTS = range(1000)
"""The numbers for which the rule of plurals is tried."""
MAGIC = 0x950412DE


class PoError(ValueError):
    """A file is no catalogue; the text says in which line and why."""


class Entry(NamedTuple):
    """A sentence and how it is said, in every form of the plural if it has one."""

    line: int
    one: str
    many: str
    said: tuple[str, ...]


class Catalogue(NamedTuple):
    """What can be said in a language."""

    header: str
    entries: tuple[Entry, ...]
    """Those that fit."""
    complaints: tuple[str, ...]
    """Why others were left out: the line and the reason."""


def read_po(text: str) -> Catalogue:
    """The catalogue of a .po file. Entries without a translation are left out in silence, as are fuzzy ones."""
    entries, complaints, header = [], [], ""
    forms = 0
    for entry in read_entries(text):
        if not entry.one:
            header, forms = entry.said[0], _forms(entry.said[0])
        elif any(entry.said) and (reason := unfit(entry, forms)):
            complaints.append(_("line {line}: {reason}", line=entry.line, reason=reason))
        elif any(entry.said):
            entries.append(entry)
    if not header:
        raise PoError(_("it has no header"))
    return Catalogue(header, tuple(entries), tuple(complaints))


def compiled(catalogue: Catalogue) -> bytes:
    """The catalogue in the form of a .mo file."""
    pairs = {b"": catalogue.header.encode()}
    for each in catalogue.entries:
        key = f"{each.one}\0{each.many}" if each.many else each.one
        pairs[key.encode()] = "\0".join(each.said).encode()
    keys = sorted(pairs)
    texts = [*keys, *(pairs[key] for key in keys)]
    tables, where = [], 28 + 8 * len(texts)
    for text in texts:
        tables.append(struct.pack("<II", len(text), where))
        where += len(text) + 1
    head = struct.pack("<7I", MAGIC, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0)
    return b"".join((head, *tables, *(text + b"\0" for text in texts)))


def unfit(entry: Entry, forms: int) -> str:
    """Why a translation does not fit its sentence, or empty."""
    if entry.many and len(entry.said) != forms:
        return _("it has {found} forms of the plural, and the language {forms}", found=len(entry.said), forms=forms)
    if not all(entry.said):
        return _("a form of the plural is empty")
    try:
        one, *others = (_fields(text) for text in (entry.one, entry.many or entry.one, *entry.said))
    except ValueError as error:
        return _("its fields are broken: {reason}", reason=error)
    many, *said = others
    needed = one & many - {"{n}"} if entry.many else one
    for found in said:
        if lost := sorted(needed - found):
            return _("it lacks the field {field}", field=lost[0])
        if foreign := sorted(found - one - many):
            return _("it has a field that its sentence has not: {field}", field=foreign[0])
    return ""


def _fields(text: str) -> set[str]:
    """The fields of a sentence, with the form they ask for."""
    return {
        f"{{{name}{'!' if conversion else ''}{conversion or ''}{':' if spec else ''}{spec}}}"
        for _text, name, spec, conversion in Formatter().parse(text)
        if name is not None
    }


def _forms(header: str) -> int:
    """How many forms of the plural a header announces; PoError if its rule cannot be followed."""
    found = PLURALS.search(header)
    if found is None or not CHARSET.search(header):
        raise PoError(_("its header needs the lines Content-Type, with charset=UTF-8, and Plural-Forms"))
    forms = int(found[1])
    try:
        chosen = gettext.c2py(found[2])
        fits = all(chosen(number) in range(forms) for number in COUNTS)
    except (ValueError, ArithmeticError, RecursionError) as error:
        raise PoError(_("its rule of plurals cannot be read: {reason}", reason=error)) from None
    if not fits:
        raise PoError(_("its rule of plurals chooses a form that it has not"))
    return forms


def read_entries(text: str) -> Iterator[Entry]:
    """All entries of a file but fuzzy ones, the header first; PoError says what cannot be read."""
    parts: dict[str, str] = {}
    key, begun, fuzzy = "", 0, False
    known: set[str] = set()
    for number, line in enumerate([*text.removeprefix("\ufeff").split("\n"), ""], 1):
        line = line.strip()
        start = START.fullmatch(line)
        if "msgstr0" in parts and not line.startswith('"') and not (start and start[1] == "msgstr"):
            entry = _entry(begun, parts)
            if entry.one in known:
                raise PoError(_("line {line}: this sentence stands there twice", line=begun))
            known.add(entry.one)
            if not fuzzy or not entry.one:
                yield entry
            parts, fuzzy = {}, False
        if line.startswith("#,") and "fuzzy" in line:
            fuzzy = True
        if not line or line.startswith("#"):
            continue
        if start:
            begun = begun if parts else number
            key = start[1] + ((start[2] or "0") if start[1] == "msgstr" else "")
            parts[key] = _plain(start[3])
        elif (more := MORE.fullmatch(line)) and key in parts:
            parts[key] += _plain(more[1])
        else:
            raise PoError(_("line {line} cannot be read", line=number))
    if parts:
        raise PoError(_("line {line}: the entry is not complete", line=begun))


def _entry(line: int, parts: dict[str, str]) -> Entry:
    if "msgid" not in parts or "msgctxt" in parts:
        raise PoError(_("line {line}: the entry is not complete", line=line))
    said = [parts[key] for key in sorted(parts) if key.startswith("msgstr")]
    return Entry(line, parts["msgid"], parts.get("msgid_plural", ""), tuple(said))


def _plain(text: str) -> str:
    """A string of the file without its escapes."""
    return ESCAPED.sub(lambda found: CHARACTERS.get(found[1], found[1]), text) if "\\" in text else text
