"""Writes the manual page and the completions for bash, zsh and fish into a folder, made from the parser of the program.

    python packaging/man_and_completions.py FOLDER

The manual page is dated by SOURCE_DATE_EPOCH, else by the newest release in the metainfo, so that the same sources give
the same files. Needs msgspec and platformdirs, and no Qt.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from platformdirs.unix import Unix

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "desktop"))

from monstrarium import COMMANDS, ID, NAME, __version__
from monstrarium.cli.parser import build
from monstrarium.content.catalogues import speak
from monstrarium.games import KEYS
from monstrarium.lab.matches import WORDS
from monstrarium.storage.paths import APP, of_system
from monstrarium.ui.start.launch import window_parser

PROGRAM = "monstrarium"
ROOT = Path(__file__).resolve().parents[1]
KNOWN = {"game": KEYS, "bots": WORDS}
"""Words that an argument takes although its parser lets any through, by the name of the argument."""
SUFFIX = re.compile(r"\.[a-z]+\b")
MADE = "made from the parser of the command line by packaging/man_and_completions.py"


class Argument(NamedTuple):
    """An option, or a word without one, as a shell and a reader see it."""

    flags: tuple[str, ...]
    """Empty for a word without an option."""
    value: str
    """What stands for its value, or empty for an option without one."""
    help: str
    words: tuple[str, ...] = ()
    """The values to choose from, if they are known."""
    path: str = ""
    """Empty, or which paths are meant: a suffix with its dot, "*" for any file, "/" for folders."""
    repeated: bool = False
    required: bool = False

    @property
    def listed(self) -> bool:
        """Whether several values are one word, with commas."""
        return "," in self.value

    @property
    def written(self) -> str:
        """The argument in a synopsis, if it has to be given."""
        return " ".join([*self.flags[:1], self.value]) + (" …" if self.repeated else "")


class Command(NamedTuple):
    """A command with its arguments; the nameless one opens the window, and one of two words is a part of another."""

    name: str
    help: str
    arguments: tuple[Argument, ...]
    epilog: str = ""

    @property
    def options(self) -> list[Argument]:
        return [each for each in self.arguments if each.flags]

    @property
    def bare(self) -> list[Argument]:
        """The words without an option."""
        return [each for each in self.arguments if not each.flags]


class Program(NamedTuple):
    """The whole command line."""

    usage: tuple[str, ...]
    description: str
    window: Command
    commands: tuple[Command, ...]

    @property
    def first(self) -> list[Command]:
        """The commands that are one word."""
        return [each for each in self.commands if " " not in each.name]

    @property
    def parts(self) -> list[Command]:
        """The commands that are two words."""
        return [each for each in self.commands if " " in each.name]


# ---- the parser


def program() -> Program:
    """What the parsers of the program know, in English."""
    speak("en")
    parser = build(COMMANDS)
    files = [each for each in arguments(window_parser()) if not each.flags]
    return Program(
        tuple(line.strip() for line in (parser.usage or "").splitlines()),
        parser.description or "",
        Command("", "", (*files, *arguments(parser))),
        tuple(commands(parser)),
    )


def commands(parser: argparse.ArgumentParser, before: str = "") -> Iterator[Command]:
    """The commands of a parser, each with its own; `before` stands before their names."""
    for found in parser._actions:
        if isinstance(found, argparse._SubParsersAction):
            helps = {choice.dest: choice.help or "" for choice in found._choices_actions}
            for name, each in found.choices.items():
                epilog = (each.epilog or "").strip("\n")
                yield Command(before + name, helps[name], tuple(arguments(each)), epilog)
                yield from commands(each, f"{before}{name} ")


def arguments(parser: argparse.ArgumentParser) -> Iterator[Argument]:
    """The arguments of a parser; the commands of the program are left out."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            if action.required:
                yield Argument((), str(action.metavar), ", ".join(action.choices), tuple(action.choices))
            continue
        words = tuple(map(str, action.choices or KNOWN.get(action.dest, ())))
        text = (action.help or "") % {**vars(action), "prog": parser.prog}
        value = "" if action.nargs == 0 else str(action.metavar or "|".join(words) or action.dest.upper())
        yield Argument(
            tuple(action.option_strings),
            value,
            text,
            words,
            path_of(value, text) if action.type is Path or value == "FILE" else "",
            action.nargs in ("*", "+") or isinstance(action, argparse._AppendAction),
            action.required,
        )


def path_of(value: str, text: str) -> str:
    """Which paths an argument takes, by what stands for its value and by its help."""
    if value == "DIR":
        return "/"
    found = SUFFIX.search(f"{value} {text}")
    return found[0] if found else "*"


# ---- the manual page


def manual(facts: Program) -> str:
    date = released().date().isoformat()
    lines = [
        f'.\\" {MADE}',
        f'.TH {PROGRAM.upper()} 1 "{date}" "{NAME} {__version__}" "User Commands"',
        ".SH NAME",
        f"{PROGRAM} \\- {roff(facts.description[:1].lower() + facts.description[1:].rstrip('.'))}",
        ".SH SYNOPSIS",
        *usage(facts.usage),
        ".SH DESCRIPTION",
        roff(f"{facts.description} Without a command, a window opens: the shelf with all games, or the match FILE."),
        ".SH OPTIONS",
        *entries(facts.window.arguments),
        ".SH COMMANDS",
        "Commands need no window and no display.",
    ]
    for command in facts.commands:
        given = [each.written for each in command.arguments if each.required]
        lines += [f".SS {synopsis(' '.join([PROGRAM, command.name, *given, '[options]']))}"]
        lines += [roff(command.help[:1].upper() + command.help[1:] + ".")]
        lines += entries(command.arguments)
        if command.epilog:
            lines += [".PP", ".nf", *map(roff, command.epilog.splitlines()), ".fi"]
    lines += [".SH FILES", *files()]
    lines += [".SH EXIT STATUS"]
    for code, meaning in EXITS:
        lines += [".TP", f".B {code}", roff(meaning)]
    return "\n".join(lines) + "\n"


EXITS = (
    ("0", "All is well."),
    ("1", "Something is wrong, or cannot be done; a sentence on standard error says what."),
    ("2", "The words of the command line are not understood."),
)


def usage(lines: Iterable[str]) -> Iterator[str]:
    for number, line in enumerate(lines):
        if number:
            yield ".br"
        yield synopsis(line)


WORDS_OF_COMMANDS = (*COMMANDS, *(name for each in commands(build(COMMANDS)) for name in each.name.split()))


def synopsis(line: str) -> str:
    """A line of a synopsis: the program and its commands in bold, what stands for something in italics."""
    marked = [
        f"\\fB{roff(word)}\\fR"
        if word == PROGRAM or word in WORDS_OF_COMMANDS or word.startswith("-")
        else re.sub(r"[A-Za-z][A-Za-z.,=]*", lambda found: f"\\fI{found[0]}\\fR", roff(word))
        if word.isascii()
        else roff(word)
        for word in line.split()
    ]
    return " ".join(marked)


def entries(listed: Iterable[Argument]) -> Iterator[str]:
    for each in listed:
        value = f"\\fI{roff(each.value)}\\fR" if each.value else ""
        flags = ", ".join(f"\\fB{roff(flag)}\\fR" for flag in each.flags)
        yield ".TP"
        yield " ".join(filter(None, (flags, value)))
        yield roff(each.help[:1].upper() + each.help[1:] + ".")


def files() -> Iterator[str]:
    """Where the program keeps what it writes on Linux, in the home of nobody in particular."""
    moved = {name: os.environ.pop(name) for name in list(os.environ) if name.startswith("XDG_")}
    where = of_system(Unix(APP, appauthor=False))
    os.environ.update(moved)
    told = (
        (where.saves, "Matches."),
        (where.lab, "Runs of the laboratory."),
        (where.campaigns, "Campaigns."),
        (where.packs, "Packs that you have added."),
        (where.config, "Settings."),
        (where.state, "Recent matches, and the position of the window."),
        (where.cache, "Pictures that can be drawn again."),
        (where.logs, "The log."),
    )
    for folder, meaning in told:
        yield from (".TP", f".I {roff(f'~/{folder.relative_to(Path.home()).as_posix()}')}", meaning)
    yield ".PP"
    yield roff(
        "So it is on Linux. The variables XDG_DATA_HOME and the like move these folders, and so does --data-dir."
    )


def released() -> datetime:
    """The moment that the manual page is dated by."""
    if epoch := os.environ.get("SOURCE_DATE_EPOCH"):
        return datetime.fromtimestamp(int(epoch), UTC)
    metainfo = ElementTree.parse(ROOT / "packaging" / "linux" / f"{ID}.metainfo.xml")
    newest = metainfo.find("releases/release")
    assert newest is not None
    return datetime.fromisoformat(newest.attrib["date"]).replace(tzinfo=UTC)


def roff(text: str) -> str:
    """Text as the manual page has it: nothing in it is taken for a command, and all of it is ASCII."""
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    plain = "".join(each if each.isascii() else f"\\[u{ord(each):04X}]" for each in plain)
    return f"\\&{plain}" if plain[:1] in (".", "'") else plain


# ---- bash


def bash(facts: Program) -> str:
    names = " | ".join(command.name for command in facts.first)
    parts = " | ".join(f'"{command.name}"' for command in facts.parts)
    values = "\n".join(line for command in (facts.window, *facts.commands) for line in bash_values(command))
    rest = "\n".join(bash_rest(command, facts) for command in (*facts.commands, facts.window))
    return BASH.format(made=MADE, names=names, parts=parts, values=values, rest=rest)


BASH = """# Completion for bash, {made}

# Offers the words in $3; with a comma as $2, the word may be a list.
_monstrarium_words() {{
    local each before=
    [[ $2 ]] && before=${{1%"${{1##*"$2"}}"}}
    while IFS= read -r each; do
        COMPREPLY+=("$before$each")
    done < <(compgen -W "$3" -- "${{1#"$before"}}")
}}

# Offers the files that match $2, and folders.
_monstrarium_paths() {{
    local each
    compopt -o filenames 2>/dev/null
    while IFS= read -r each; do
        COMPREPLY+=("$each")
    done < <(
        compgen -d -- "$1"
        [[ $2 ]] && compgen -f -X "!$2" -- "$1"
    )
}}

# Whether one of the words in $1 stands after the command already.
_monstrarium_given() {{
    local each
    for each in "${{COMP_WORDS[@]:2:COMP_CWORD-2}}"; do
        [[ " $1 " == *" $each "* ]] && return
    done
    return 1
}}

_monstrarium() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}} command=
    COMPREPLY=()
    if [[ $word == = ]]; then
        word=
    elif [[ $before == = ]]; then
        before=${{COMP_WORDS[COMP_CWORD - 2]}}
    fi
    if ((COMP_CWORD > 1)); then
        case ${{COMP_WORDS[1]}} in
            {names}) command=${{COMP_WORDS[1]}} ;;
        esac
    fi
    if ((COMP_CWORD > 2)); then
        case "$command ${{COMP_WORDS[2]}}" in
            {parts}) command="$command ${{COMP_WORDS[2]}}" ;;
        esac
    fi
    case "$command $before" in
{values}
    esac
    case $command in
{rest}
    esac
}}

complete -F _monstrarium monstrarium
"""


def bash_values(command: Command) -> Iterator[str]:
    """How the value of each option that takes one is completed."""
    for each in command.options:
        if each.value:
            named = " | ".join(f'"{command.name} {flag}"' for flag in each.flags)
            yield f"        {named})\n            {bash_offer(each)}\n            return ;;"


def bash_rest(command: Command, facts: Program) -> str:
    """What else can be typed after a command: its options, and words without one."""
    options = " ".join(flag for each in command.options for flag in each.flags)
    lines = [f'if [[ $word == -* ]]; then _monstrarium_words "$word" "" "{options}"']
    for each in command.bare:
        if each.words:
            given = " ".join(each.words)
            lines.append(f'elif ! _monstrarium_given "{given}"; then {bash_offer(each)}')
        else:
            lines.append(f"else {bash_offer(each)}")
            break
    else:
        lines.append(f'else _monstrarium_words "$word" "" "{options}"')
    lines.append("fi")
    if not command.name:
        names = " ".join(each.name for each in facts.first)
        lines.append(f'((COMP_CWORD == 1)) && _monstrarium_words "$word" "" "{names}"')
    body = "\n            ".join(lines)
    label = f'"{command.name}"' if command.name else "*"
    return f"        {label})\n            {body} ;;"


def bash_offer(each: Argument) -> str:
    """The line that offers the values of an argument."""
    if each.words:
        return f'_monstrarium_words "$word" "{"," if each.listed else ""}" "{" ".join(each.words)}"'
    if each.path:
        return f'_monstrarium_paths "$word" "{pattern(each.path)}"'
    return ":"


def pattern(path: str) -> str:
    """The files that are meant, as shells write it; empty for folders alone."""
    return {"/": "", "*": "*"}.get(path, f"*{path}")


# ---- zsh


def zsh(facts: Program) -> str:
    commands = "\n".join(f"        {quoted(f'{each.name}:{each.help}')}" for each in facts.first)
    cases = "\n".join(zsh_case(command) for command in facts.first)
    parts = "\n".join(zsh_case(command) for command in facts.parts)
    window = zsh_specs(Command("", "", tuple(facts.window.options)))
    return ZSH.format(
        made=MADE, commands=commands, parts=parts, cases=cases, window=window, files=zsh_action(facts.window.bare[0])
    )


ZSH = """#compdef monstrarium
# Completion for zsh, {made}

_monstrarium_first() {{
    local -a commands=(
{commands}
    )
    _describe -t commands command commands
    {files}
}}

_monstrarium() {{
    if ((CURRENT > 3)); then
        case "$words[2] $words[3]" in
{parts}
        esac
    fi
    if ((CURRENT > 2)); then
        case $words[2] in
{cases}
        esac
    fi
    _arguments -s \\
        {window} \\
        '1: :_monstrarium_first'
}}

_monstrarium "$@"
"""


def zsh_case(command: Command) -> str:
    many = len(command.name.split())
    specs = zsh_specs(command).replace("\n", "\n        ")
    return (
        f'            "{command.name}")\n                shift {many} words\n                ((CURRENT -= {many}))\n'
        f"                _arguments -s \\\n                {specs}\n                return ;;"
    )


def zsh_specs(command: Command) -> str:
    """The arguments as _arguments reads them."""
    specs = []
    for each in command.options:
        for flag in each.flags:
            told = re.sub(r"([\[\]\\:])", r"\\\1", each.help)
            equals = "=" if each.value and flag.startswith("--") else ""
            value = f":{zsh_name(each)}:{zsh_action(each)}" if each.value else ""
            specs.append(f"{'*' if each.repeated else ''}{flag}{equals}[{told}]{value}")
    for number, each in enumerate(command.bare, 1):
        specs.append(f"{'*' if each.repeated else number}:{zsh_name(each)}:{zsh_action(each)}")
    return " \\\n        ".join(map(quoted, specs))


def zsh_name(each: Argument) -> str:
    return each.value.replace(":", "\\:")


def zsh_action(each: Argument) -> str:
    """How zsh completes the values of an argument; a blank for any text."""
    if each.listed:
        return f"_values -s , {each.value.partition(',')[0]} {' '.join(each.words)}"
    if each.words:
        return f"({' '.join(each.words)})"
    if each.path:
        return {"/": "_files -/", "*": "_files"}.get(each.path, f'_files -g "*{each.path}"')
    return " "


# ---- fish


def fish(facts: Program) -> str:
    names = " ".join(each.name for each in facts.first)
    parts = " ".join(quoted(each.name) for each in facts.parts)
    lines = [f"# Completion for fish, {MADE}", "", *FISH.format(names=names, parts=parts).splitlines(), ""]
    lines += [f"complete -c {PROGRAM} -f"]
    for command in facts.first:
        lines.append(f"complete -c {PROGRAM} -n __monstrarium_first -a {command.name} -d {fish_text(command.help)}")
    for command in (facts.window, *facts.commands):
        lines += [fish_line(command, each) for each in command.arguments]
    return "\n".join(lines) + "\n"


FISH = """function __monstrarium_first
    test (count (commandline -opc)) -eq 1
end

# Whether the words so far begin with this command; without one, whether they begin with none.
function __monstrarium_in
    set -l words (commandline -opc)
    set -l command
    if test (count $words) -gt 1; and contains -- $words[2] {names}
        set command $words[2]
        if test (count $words) -gt 2; and contains -- "$words[2] $words[3]" {parts}
            set command "$words[2] $words[3]"
        end
    end
    test "$command" = "$argv"
end"""


def fish_line(command: Command, each: Argument) -> str:
    """One argument of a command as `complete` reads it."""
    condition = f"__monstrarium_in {command.name}".rstrip()
    words = ["complete -c", PROGRAM, "-n", f"'{condition}'"]
    for flag in each.flags:
        words += ["-l" if flag.startswith("--") else "-s", flag.lstrip("-")]
    if each.value:
        words += fish_values(each)
    return " ".join([*words, "-d", fish_text(each.help)])


def fish_values(each: Argument) -> list[str]:
    """What `complete` is told about the values of an argument."""
    exclusive = ["-x"] if each.flags else []
    if each.words:
        return [*exclusive, "-a", f"'{' '.join(each.words)}'"]
    if each.path == "/":
        return [*exclusive, "-a", "'(__fish_complete_directories)'"]
    if each.path == "*":
        return ["-r", "-F"] if each.flags else ["-F"]
    if each.path:
        return [*exclusive, "-a", f"'(__fish_complete_suffix {each.path})'"]
    return exclusive


def fish_text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


# ---- all of them


def quoted(text: str) -> str:
    """The text between single quotes, as shells but fish read it."""
    escaped = text.replace("'", "'\\''")
    return f"'{escaped}'"


def texts() -> dict[str, str]:
    """The manual page and the completions, by the names of their files."""
    facts = program()
    return {
        f"{PROGRAM}.1": manual(facts),
        f"{PROGRAM}.bash": bash(facts),
        f"_{PROGRAM}": zsh(facts),
        f"{PROGRAM}.fish": fish(facts),
    }


def main() -> int:
    what, _, _ = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("folder", type=Path, help="where the four files go")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts().items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
        print(folder / name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
