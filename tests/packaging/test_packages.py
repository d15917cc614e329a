"""What is handed over is what the project says of itself: files, papers, dependencies, and what was seen of each."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from packages import __main__ as command
from packages import proof, report
from packages.job import CHANGES, Package, Proof, Unable, lacking, releases
from packages.table import PACKAGES

SEEN = Proof("wheel", "Debian", "a.whl", 1_234_567, 250, 5, "without a trace", "yes", "2026-11-19", "a machine")


# ---- the command and the table


def test_each_package_has_a_name_of_its_own() -> None:
    names = [row.name for row in PACKAGES]
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("row", PACKAGES, ids=lambda row: row.name)
def test_each_package_is_described_on_the_page(row: Package) -> None:
    assert f"(`{row.name}`)" in report.PAGE.read_text("utf-8")


def test_help_lists_each_package() -> None:
    text = command.parser().format_help()
    assert [row.name for row in PACKAGES if f"  {row.name}  " not in text] == []


def test_all_are_the_packages_that_can_be_made_anywhere() -> None:
    assert command.chosen(["all"]) == [row for row in PACKAGES if row.everywhere]


def test_a_package_that_is_not_there_is_refused_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["snap"])
    said = capsys.readouterr().err
    assert "there is no package snap" in said
    assert "wheel" in said


def test_what_a_build_lacks_is_named_by_debian_packages() -> None:
    assert lacking({"sh": "dash", "no-such-tool": "no-such-package"}).endswith("apt-get install no-such-package")


def test_the_sums_are_those_of_all_files(tmp_path: Path) -> None:
    (tmp_path / "one").write_bytes(b"1")
    command.write_sums(tmp_path)
    command.write_sums(tmp_path)
    assert (tmp_path / "SHA256SUMS").read_text() == f"{hashlib.sha256(b'1').hexdigest()}  one\n"


# ---- what was seen


def test_the_page_has_the_table_of_what_was_seen() -> None:
    assert report.table(report.proofs_kept()) in report.PAGE.read_text("utf-8")


def test_what_was_seen_is_of_packages_in_the_table_and_bots_played() -> None:
    names = {row.name for row in PACKAGES}
    assert [one for one in report.proofs_kept() if one.package not in names or one.moves < proof.MOVES] == []


def test_a_new_proof_takes_the_place_of_the_older_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "README.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n")
    monkeypatch.setattr(report, "PROOFS", tmp_path / "proofs.toml")
    monkeypatch.setattr(report, "PAGE", page)
    for each in (SEEN, SEEN._replace(system="another"), SEEN._replace(painted_ms=99)):
        report.keep(each)
    assert report.proofs_kept() == [SEEN._replace(painted_ms=99), SEEN._replace(system="another")]
    assert page.read_text().startswith("before\n")
    assert page.read_text().endswith("after\n")
    assert "99 ms" in page.read_text()
    assert "250 ms | 5" in page.read_text()


def test_a_page_without_its_marks_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "README.md"
    page.write_text("nothing")
    monkeypatch.setattr(report, "PAGE", page)
    with pytest.raises(Unable, match="has lost the lines"):
        report.write_page([SEEN])
    assert page.read_text() == "nothing"


def test_a_proof_begins_with_a_match_of_two_bots_and_no_move(tmp_path: Path) -> None:
    path = tmp_path / proof.NAME
    proof.new_match(path)
    assert proof.moves_in(path) == 0


# ---- papers


def test_releases_are_those_of_the_list_of_changes() -> None:
    known = releases()
    assert [f"## {one.version}, " in CHANGES.read_text("utf-8") for one in known] == [True] * len(known)
    assert all(one.changes for one in known)
