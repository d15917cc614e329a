"""The terms of a glossary on a rules page: as links where they are used, and as a list at the end."""

from __future__ import annotations

import re

from PySide6.QtGui import QPalette, QTextBlock, QTextCharFormat, QTextCursor, QTextDocument

from ...content.glossary import Glossary
from ...language.words import _, said

SPECIAL = re.compile(r"([\\`*_\[\]<>#|~])")


def list_heading() -> str:
    """The heading of the list of all terms."""
    return _("Glossary")


def slug(text: str) -> str:
    """A heading as in a link."""
    return re.sub(r"[^\w]+", "-", text.casefold()).strip("-")


def glossary_list(glossary: Glossary) -> str:
    """The section of a page, in Markdown, that has all terms; empty without terms."""
    lines = []
    for term in glossary.terms:
        word, meaning, heading = _plain(said(term.word)), _plain(said(term.meaning)), _plain(term.heading)
        lines.append(f"- **{word}**: {meaning} *[{heading}](#{slug(term.heading)})*")
    return "\n".join(["", "", f"## {_plain(list_heading())}", "", *lines, ""]) if lines else ""


def link_terms(document: QTextDocument, palette: QPalette, glossary: Glossary) -> None:
    """Make a link of the first use of each term in each section; not in the section that it leads to."""
    block, here, linked = document.begin(), "", set[str]()
    while block.isValid():
        if block.blockFormat().headingLevel():
            here, linked = block.text(), set()
        elif here != list_heading():
            linked |= _link(block, here, linked, palette, glossary)
        block = block.next()


def _link(block: QTextBlock, here: str, linked: set[str], palette: QPalette, glossary: Glossary) -> set[str]:
    """Link the terms of a paragraph that are not linked yet in its section; the words of those that are now."""
    taken = _taken(block)
    made: set[str] = set()
    for use in glossary.uses(block.text()):
        word = use.term.word
        if word in linked or word in made or use.term.heading == here:
            continue
        if any(start < use.end and use.start < end for start, end in taken):
            continue
        made.add(word)
        look = QTextCharFormat()
        look.setAnchor(True)
        look.setAnchorHref(f"#{slug(use.term.heading)}")
        look.setToolTip(_("{name}: {value}", name=said(word), value=said(use.term.meaning)))
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        look.setUnderlineColor(palette.color(QPalette.ColorRole.Link))
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + use.start)
        cursor.setPosition(block.position() + use.end, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(look)
    return made


def _taken(block: QTextBlock) -> list[tuple[int, int]]:
    """The parts of a paragraph that are links already, or code."""
    found, part = [], block.begin()
    while not part.atEnd():
        fragment = part.fragment()
        look = fragment.charFormat()
        if look.isAnchor() or look.fontFixedPitch():
            start = fragment.position() - block.position()
            found.append((start, start + fragment.length()))
        part += 1
    return found


def _plain(text: str) -> str:
    """Words as Markdown that shows them as they are."""
    return SPECIAL.sub(r"\\\1", text)
