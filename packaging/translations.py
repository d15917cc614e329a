"""Gathers the sentences of the program and the words on cards for translators, and checks what they have translated.

    python packaging/translations.py                     # writes monstrarium.pot, checks every .po
    python packaging/translations.py --compile FOLDER    # writes a .mo there for every .po

Run it when sentences, cards or translations have changed. It refuses what cannot be translated: a sentence that is not
a literal, a field without a name, a field that is not given, a card with a field in its words; and what cannot be said
of a translation: a field lost or foreign, too few or too many forms of the plural.

A new language is a copy of resources/locale/monstrarium.pot beside it, named by its code: de.po, pt_BR.po.
"""

from __future__ import annotations

import argparse
import ast
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from string import Formatter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "desktop"))

from monstrarium.content.po import PoError, compiled, read_entries, read_po

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "desktop" / "monstrarium"
CARDS = ROOT / "resources"
VOICE = Path("language", "words.py")  # translates; has no sentences
LOCALE = ROOT / "resources" / "locale"
TEMPLATE = LOCALE / "monstrarium.pot"

# The functions that take sentences: how many of their first arguments are sentences, and how many arguments they have.
# A row of the log, Sentence, may have one of the two, or a function in their place. A row of commands begins with its
# text and its tip.
SAYING = {"_": (1, 1), "_n": (2, 3), "mark": (1, 1), "Sentence": (2, 2), "Command": (2, 5)}

# The entries of a TOML file that players read.
CARD_WORDS = ("name", "text", "label", "first", "last", "quip", "title", "briefing", "aims", "special")
LESSON_WORDS = ("about", "say", "other", "then", "end")
GLOSSARY_WORDS = ("word", "forms", "meaning")
PRINTED = (*CARD_WORDS, *LESSON_WORDS, *GLOSSARY_WORDS)
# The folder of lessons, each of which is a table of its own.
LESSONS = "lessons"

HEADER = r"""# The sentences of Monstrarium, gathered from its sources.
msgid ""
msgstr ""
"Project-Id-Version: Monstrarium\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"
"""


class Refused(Exception):
    """Sentences that cannot be translated, a line each."""


@dataclass
class Message:
    """A sentence, its plural when it has one, what it is on cards, and the files that have it."""

    one: str
    many: str = ""
    notes: set[str] = field(default_factory=set)
    files: set[str] = field(default_factory=set)

    def entry(self) -> str:
        """The message as text of the template."""
        lines = [f"#. {', '.join(sorted(self.notes))}"] if self.notes else []
        lines.append(f"#: {' '.join(sorted(self.files))}")
        if fields(self.one + self.many):
            lines.append("#, python-brace-format")
        lines.append(f"msgid {quoted(self.one)}")
        if self.many:
            lines += [f"msgid_plural {quoted(self.many)}", 'msgstr[0] ""', 'msgstr[1] ""']
        else:
            lines.append('msgstr ""')
        return "\n".join(lines) + "\n"


def template(sources: Path, cards: Path, root: Path) -> str:
    """The template of all sentences under `sources` and all words of the cards under `cards`, files named from `root`.

    Refused names all that do not fit.
    """
    messages: dict[str, Message] = {}
    troubles = [*gather_sentences(messages, sources, root), *gather_cards(messages, cards, root)]
    if troubles:
        raise Refused("\n".join(troubles))
    return "\n".join([HEADER, *(messages[one].entry() for one in sorted(messages))])


def gather_sentences(messages: dict[str, Message], sources: Path, root: Path) -> Iterator[str]:
    """Enter the sentences of all sources; yields what cannot be translated."""
    for path in sorted(set(sources.rglob("*.py")) - {sources / VOICE}):
        name = path.relative_to(root).as_posix()
        for call, saying in calls(ast.parse(path.read_text(encoding="utf-8"))):
            if trouble := unfit(call, saying):
                yield f"{name}:{call.lineno}: {trouble}"
                continue
            for other in named_sentences(call):
                messages.setdefault(other, Message(other)).files.add(name)
            texts = literals(call, SAYING[saying][0])
            pairs = [(text, "") for text in texts] if saying == "Command" else [(*texts, "", "")[:2]]
            for one, many in pairs:
                if not one:
                    continue
                message = messages.setdefault(one, Message(one))
                if many and message.many not in ("", many):
                    yield f"{name}:{call.lineno}: {one!r} has another form for many elsewhere"
                message.many = many or message.many
                message.files.add(name)


def gather_cards(messages: dict[str, Message], cards: Path, root: Path) -> Iterator[str]:
    """Enter the words on all cards; yields what cannot be translated."""
    for path in sorted(cards.rglob("*.toml")):
        name = path.relative_to(root).as_posix()
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        for kind, key, what, words in printed({"lesson": table} if LESSONS in path.parts else table):
            if "{" in words or "}" in words:
                yield f"{name}: {kind} {key!r}: its {what} has a field, which nothing fills"
                continue
            message = messages.setdefault(words, Message(words))
            message.notes.add(f"{kind}: {what}")
            message.files.add(name)


def printed(table: dict[str, Any], above: str = "", key: str = "") -> Iterator[tuple[str, str, str, str]]:
    """The words on the cards of a table and on what they carry: kind, key, name of the entry, and the words.

    A carried thing without a key is found by that of its card.
    """
    for word, found in table.items():
        kind = f"{above} {word}".strip()
        for card in found if isinstance(found, list) else [found]:
            if isinstance(card, dict):
                own = str(card.get("key", key))
                yield from ((kind, own, what, words) for what in PRINTED for words in sentences(card.get(what)))
                yield from printed(card, kind, own)


def sentences(found: object) -> list[str]:
    """The sentences of an entry: the entry itself, or each of its list."""
    return [each for each in (found if isinstance(found, list) else [found]) if each and isinstance(each, str)]


def calls(tree: ast.Module) -> Iterator[tuple[ast.Call, str]]:
    """Every call of a function that takes sentences, with the name of the function."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING:
            yield node, node.func.id


def unfit(call: ast.Call, saying: str) -> str:
    """Why this call cannot be translated, or nothing."""
    sentences, positional = SAYING[saying]
    texts = literals(call, sentences)
    if saying == "Sentence":
        sentences = len(call.args) if texts else 0
    if len(texts) < sentences:
        return "the sentence is not written out here"
    if len(call.args) > positional:
        return "fields are given by name"
    if saying != "Sentence" and not all(texts):
        return "the sentence is empty"
    try:
        wanted = set().union(*(fields(text) for text in texts))
    except ValueError as error:
        return f"the sentence has broken fields: {error}"
    if nameless := sorted(name for name in wanted if not name.isidentifier()):
        return f"the field {{{nameless[0]}}} is not a plain name"
    given = {keyword.arg for keyword in call.keywords}
    if saying in ("mark", "Sentence", "Command") or None in given:
        return ""
    given |= {"n"} & wanted if saying == "_n" else set()
    odd = sorted(str(name) for name in wanted ^ given)
    return f"the sentence and the fields given differ in: {', '.join(odd)}" if odd else ""


def literals(call: ast.Call, count: int) -> list[str]:
    """The first arguments of a call, up to the first that is not a literal text."""
    texts: list[str] = []
    for argument in call.args[:count]:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            break
        texts.append(argument.value)
    return texts


def named_sentences(call: ast.Call) -> list[str]:
    """The sentence that a row of the log gives by name."""
    values = [keyword.value for keyword in call.keywords if keyword.arg == "otherwise"]
    return [each.value for each in values if isinstance(each, ast.Constant) and isinstance(each.value, str)]


def fields(text: str) -> set[str]:
    """The names between braces."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def quoted(text: str) -> str:
    """The text as a string of the template."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    escaped = escaped.replace("\r", "\\r")
    return f'"{escaped}"'


def check(path: Path, known: set[str]) -> tuple[list[str], str]:
    """What is wrong with a translation, a line each; and in a sentence how far it has come.

    `known` are the sentences of the program.
    """
    try:
        catalogue = read_po(path.read_text(encoding="utf-8"))
    except (PoError, UnicodeDecodeError) as error:
        return [f"{path.name}: {error}"], ""
    said = {entry.one for entry in catalogue.entries}
    count = f"{path.name}: {len(said & known)} of {len(known)} sentences"
    if gone := len(said - known):
        count += f", and {gone} that the program has no more"
    return [f"{path.name}: {each}" for each in catalogue.complaints], count


def compile_all(locale: Path, folder: Path) -> list[Path]:
    """Write a .mo file into a folder for every .po file in another; entries that do not fit are left out."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for path in sorted(locale.glob("*.po")):
        made = folder / f"{path.stem}.mo"
        made.write_bytes(compiled(read_po(path.read_text(encoding="utf-8"))))
        written.append(made)
    return written


def main() -> int:
    """Write and check what is asked for, or say what is refused."""
    what, _, more = (__doc__ or "").partition("\n\n")
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=what, epilog=more, formatter_class=formatter)
    parser.add_argument("--compile", type=Path, metavar="FOLDER", help="write a .mo file there for every translation")
    folder: Path | None = parser.parse_args().compile
    if folder is not None:
        for path in compile_all(LOCALE, folder):
            print(path)
        return 0
    return gather()


def gather() -> int:
    """Write the template and check the translations; the exit code."""
    try:
        text = template(SOURCES, CARDS, ROOT)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return 1
    TEMPLATE.parent.mkdir(parents=True, exist_ok=True)
    TEMPLATE.write_text(text, encoding="utf-8")
    known = {entry.one for entry in read_entries(text) if entry.one}
    print(f"{TEMPLATE.relative_to(ROOT)}: {len(known)} sentences")
    troubles: list[str] = []
    for path in sorted(LOCALE.glob("*.po")):
        wrong, count = check(path, known)
        troubles += wrong
        print(count or f"{path.name} cannot be read")
    print("\n".join(troubles), end="\n" if troubles else "", file=sys.stderr)
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
