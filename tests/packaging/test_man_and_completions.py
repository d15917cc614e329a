"""The manual page and the completions have every word of the command line, and are read without a complaint."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import man_and_completions
import pytest
import shared_files
from man_and_completions import texts

from monstrarium import COMMANDS
from monstrarium.cli.parser import build
from monstrarium.games import KEYS

NAMES = ("monstrarium.1", "monstrarium.bash", "_monstrarium", "monstrarium.fish")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with all four files."""
    folder = tmp_path_factory.mktemp("written")
    for name, text in texts().items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def run(*words: str | Path, folder: Path | None = None, **variables: str) -> str:
    """What a program prints, on either stream; it ends well."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"} | variables
    answer = subprocess.run(
        [str(word) for word in words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        env=environment,
        cwd=folder,
    )
    assert answer.returncode == 0, answer.stdout
    return answer.stdout


def parsers() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """The parser of the window and those of the commands, by the words before their options."""
    parser = build(COMMANDS)
    yield "", parser
    for name, each in inner(parser):
        yield name, each
        yield from ((f"{name} {part}", found) for part, found in inner(each))


def inner(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """The parsers of the commands of a parser."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def options() -> list[tuple[str, str]]:
    """Every option with its command."""
    return [(name, flag) for name, parser in parsers() for action in parser._actions for flag in action.option_strings]


def plain(manual: str) -> str:
    return re.sub(r"\\f[BIR]", "", manual).replace("\\-", "-")


def section(name: str) -> str:
    """The part of the manual page about a command, or about the window."""
    text = plain(texts()["monstrarium.1"])
    start = text.index(f".SS monstrarium {name}" if name else ".SH OPTIONS")
    return text[start : re.compile(r"^\.S[HS] ", re.MULTILINE).search(text, start + 4).start()]  # type: ignore[union-attr]


def test_all_four_are_written() -> None:
    assert tuple(texts()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_each_has_every_command(name: str) -> None:
    text = plain(texts()[name])
    assert [command for command in COMMANDS if not re.search(rf"\b{command}\b", text)] == []


def test_the_manual_page_has_every_option_where_its_command_is() -> None:
    assert [(name, flag) for name, flag in options() if f"{flag}" not in section(name)] == []


@pytest.mark.parametrize("name", NAMES[1:3])
def test_the_completions_have_every_option(name: str) -> None:
    text = texts()[name]
    assert [flag for _name, flag in options() if not re.search(rf"(?<![\w-]){flag}(?![\w-])", text)] == []


def test_the_completion_for_fish_has_every_option_with_its_command() -> None:
    lines = texts()["monstrarium.fish"].splitlines()
    lacking = [
        (name, flag)
        for name, flag in options()
        if not any(
            line.startswith(f"complete -c monstrarium -n '__monstrarium_in {name}".rstrip() + "' ")
            and f" -{'l' if flag.startswith('--') else 's'} {flag.lstrip('-')} " in line
            for line in lines
        )
    ]
    assert lacking == []


def test_the_same_sources_make_the_same_files(monkeypatch: pytest.MonkeyPatch) -> None:
    before = texts()
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.setenv("HOME", "/home/somebody")
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere")
    monkeypatch.setenv("COLUMNS", "40")
    assert texts() == before
    assert os.environ["HOME"] == "/home/somebody"
    assert os.environ["XDG_DATA_HOME"] == "/elsewhere"


def test_the_manual_page_is_dated_by_the_epoch_of_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert '"1970-01-02"' in texts()["monstrarium.1"]


def test_the_manual_page_gives_no_cause_for_warnings(written: Path) -> None:
    page = written / "monstrarium.1"
    assert (
        run(tool("man"), "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page, MANWIDTH="80").count("warning") == 0
    )
    assert "⟦" not in page.read_text()


def test_mandoc_finds_nothing_in_the_manual_page(written: Path) -> None:
    assert run(tool("mandoc"), "-Tlint", "-W", "warning", written / "monstrarium.1") == ""


# ---- bash


def completed(written: Path, folder: Path, *words: str) -> list[str]:
    """What bash offers for the last of these words."""
    bash = tool("bash")
    script = (
        'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _monstrarium; '
        '[[ ${#COMPREPLY[@]} -eq 0 ]] || printf "%s\\n" "${COMPREPLY[@]}"'
    )
    words = ("monstrarium", *words)
    return sorted(run(bash, "-uc", script, "bash", written / "monstrarium.bash", *words, folder=folder).splitlines())


def test_bash_offers_commands_matches_and_folders_first(written: Path, tmp_path: Path) -> None:
    for name in ("evening.monstrarium", "notes.txt"):
        (tmp_path / name).touch()
    (tmp_path / "old games").mkdir()
    assert completed(written, tmp_path, "") == sorted([*COMMANDS, "evening.monstrarium", "old games"])


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (("sim",), ["simulate"]),
        (("--da",), ["--data-dir"]),
        (("--game", "c"), ["cybo"]),
        (("--game", "=", "c"), ["cybo"]),
        (("--game", "="), sorted(KEYS)),
        (("simulate", ""), sorted(KEYS)),
        (("simulate", "cybo", "--se"), ["--seats", "--seed"]),
        (("simulate", "cybo", "--matches", ""), []),
        (("simulate", "cybo", "--bots", "random,gre"), ["random,greedy"]),
        (("render", "x.monstrarium", "--scheme", "d"), ["dark"]),
        (("render", "x.monstrarium", "-o", "p"), ["picture.png"]),
        (("verify", ""), ["evening.monstrarium", "old games"]),
        (("simulate", "cybo", "--save", ""), ["old games"]),
        (("integrate", "--re"), ["--remove"]),
        (("lab", ""), ["balance", "compare", "ladder", "merge", "train"]),
        (("lab", "la"), ["ladder"]),
        (("lab", "ladder", "x"), ["xenoshyft", "xybrid"]),
        (("lab", "ladder", "cybo", "--until"), ["--until-decided"]),
        (("lab", "balance", "cybo", "--bots", "random,gre"), ["random,greedy"]),
    ],
)
def test_bash_offers_what_fits(written: Path, tmp_path: Path, words: tuple[str, ...], offered: list[str]) -> None:
    for name in ("evening.monstrarium", "notes.txt", "picture.png"):
        (tmp_path / name).touch()
    (tmp_path / "old games").mkdir()
    assert completed(written, tmp_path, *words) == offered


def test_bash_offers_every_option_of_every_command(written: Path, tmp_path: Path) -> None:
    for name, parser in parsers():
        flags = sorted({flag for action in parser._actions for flag in action.option_strings})
        assert completed(written, tmp_path, *name.split(), "-") == flags


# ---- zsh and fish


def test_zsh_reads_the_completion(written: Path) -> None:
    zsh = tool("zsh")
    run(zsh, "-n", written / "_monstrarium")
    script = 'fpath=("$1" $fpath); autoload -Uz compinit; compinit -u -D; print -r -- $_comps[monstrarium]'
    assert run(zsh, "-fc", script, "zsh", written).strip() == "_monstrarium"


TYPED = pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("monstrarium sim", ["simulate"]),
        ("monstrarium --game c", ["cybo"]),
        ("monstrarium render x.monstrarium --scheme ", ["contrast", "dark", "light"]),
        ("monstrarium integrate --re", ["--remove"]),
        ("monstrarium simulate x", ["xenoshyft", "xybrid"]),
        ("monstrarium verify e", ["evening.monstrarium"]),
        ("monstrarium lab la", ["ladder"]),
        ("monstrarium lab ladder x", ["xenoshyft", "xybrid"]),
    ],
)
TAB_IN_ZSH = """
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "source ${(q)1} ${(q)2}"
zpty -w -n shell "$3"$'\t'
while zpty -r shell screen; do :; done
"""
"""Types a line and a Tab into a zsh of its own, and waits until it ends, after $TMOUT seconds at most."""
ZSH_AT_TAB = """
fpath=($1 $fpath)
autoload -Uz compinit
compinit -u -D
compadd() {
    local -a found
    if [[ ${@[1,(i)(-|--)]} != *-[OAD]* ]]; then
        builtin compadd -A found "$@"
        (($#found)) && print -rl -- $found >>offered
    fi
    builtin compadd "$@"
}
leave() { kill -KILL $$ }
comppostfuncs=(leave)
"""
"""Has a zsh write down what its completion adds, and end after the first one."""


@TYPED
def test_zsh_offers_what_fits(written: Path, tmp_path: Path, line: str, offered: list[str]) -> None:
    (tmp_path / "evening.monstrarium").touch()
    (tmp_path / "setup").write_text(ZSH_AT_TAB, "utf-8")
    run(tool("zsh"), "-fc", TAB_IN_ZSH, "zsh", tmp_path / "setup", written, line, folder=tmp_path, TMOUT="60")
    assert sorted({*(tmp_path / "offered").read_text("utf-8").splitlines()}) == offered


@TYPED
def test_fish_offers_what_fits(written: Path, tmp_path: Path, line: str, offered: list[str]) -> None:
    (tmp_path / "evening.monstrarium").touch()
    script = "source $argv[1]; complete -C $argv[2]"
    said = run(tool("fish"), "--no-config", "-c", script, written / "monstrarium.fish", line, folder=tmp_path)
    assert sorted(each.split("\t")[0] for each in said.splitlines()) == offered


# ---- where they go


@pytest.mark.parametrize(("debian", "zsh"), [(False, "zsh/site-functions"), (True, "zsh/vendor-completions")])
def test_everything_for_desktops_and_shells_is_laid_below_a_prefix(tmp_path: Path, debian: bool, zsh: str) -> None:
    laid = shared_files.lay(tmp_path, debian)
    assert laid == sorted(path for path in tmp_path.rglob("*") if path.is_file())
    names = {path.relative_to(tmp_path / "share").as_posix() for path in laid}
    assert names >= {
        "applications/org.monstrarium.Monstrarium.desktop",
        "metainfo/org.monstrarium.Monstrarium.metainfo.xml",
        "mime/packages/org.monstrarium.Monstrarium.xml",
        "icons/hicolor/scalable/apps/org.monstrarium.Monstrarium.svg",
        "man/man1/monstrarium.1",
        "bash-completion/completions/monstrarium",
        f"{zsh}/_monstrarium",
        "fish/vendor_completions.d/monstrarium.fish",
    }


def test_the_script_writes_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["man_and_completions.py", str(tmp_path / "new" / "folder")])
    assert man_and_completions.main() == 0
    assert capsys.readouterr().out.split() == [str(tmp_path / "new" / "folder" / name) for name in NAMES]
    assert {name: (tmp_path / "new" / "folder" / name).read_text("utf-8") for name in NAMES} == texts()
