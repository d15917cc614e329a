"""Speak another language for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from monstrarium.content.catalogues import PseudoLocale, speak
from monstrarium.content.places import resources
from monstrarium.content.po import read_entries

PO_HEADER = r"""msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"""


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Set the language of the process, and English afterwards."""
    speak(language)
    try:
        yield
    finally:
        speak("en")


def write_pseudo(path: Path) -> set[str]:
    """Write a translation of the whole program into the made-up language; the sentences in it."""
    template = (resources() / "locale" / "monstrarium.pot").read_text(encoding="utf-8")
    made_up, lines, known = PseudoLocale(), [PO_HEADER], set()
    for entry in read_entries(template):
        if not entry.one:
            continue
        known.add(entry.one)
        lines.append(f"msgid {quoted(entry.one)}")
        if entry.many:
            forms = enumerate((entry.one, entry.many))
            lines.append(f"msgid_plural {quoted(entry.many)}")
            lines += [f"msgstr[{at}] {quoted(made_up.gettext(form))}" for at, form in forms]
        else:
            lines.append(f"msgstr {quoted(made_up.gettext(entry.one))}")
        lines.append("")
    path.write_text("\n".join(lines), encoding="utf-8")
    return known


def quoted(text: str) -> str:
    """A string of a .po file."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'
