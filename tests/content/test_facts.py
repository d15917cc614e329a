"""Facts are read, or refused with the place of the error."""

from pathlib import Path

import pytest

from monstrarium.content.facts import ContentError, fingerprint, load_facts
from monstrarium.content.packs import find_packs
from monstrarium.content.places import resources
from monstrarium.engine.plain import Value

GOOD = """
[[card]]
key = "claw"
cost = 2

[[card]]
key = "wing"
cost = 3
kinds = ["air", "skin"]
"""


class Card(Value, frozen=True, gc=False, forbid_unknown_fields=True):
    """The kind of fact that the tests read."""

    key: str
    cost: int
    kinds: tuple[str, ...] = ()


def write(path: Path, text: str) -> Path:
    """Write a file with this text."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def refusal(path: Path) -> str:
    """The sentence that refuses the facts in a file."""
    with pytest.raises(ContentError) as refused:
        load_facts(path, "card", Card)
    return str(refused.value)


def test_facts_come_in_the_order_of_the_file(tmp_path: Path) -> None:
    path = write(tmp_path / "cards.toml", GOOD)

    assert load_facts(path, "card", Card) == (Card("claw", 2), Card("wing", 3, ("air", "skin")))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("cost = 3", 'cost = "three"', "cards.toml:6: card 'wing', cost: Expected `int`, got `str`."),
        ("cost = 3", "price = 3", "cards.toml:6: card 'wing': Object contains unknown field `price`."),
        ("cost = 3\n", "", "cards.toml:6: card 'wing': Object missing required field `cost`."),
        ('"skin"', "4", "cards.toml:6: card 'wing', kinds[1]: Expected `str`, got `int`."),
        ('"wing"', '"claw"', "cards.toml:6: card 'claw' is there already, at "),
        ("[[card]]", "[[tile]]", "cards.toml: there is no [[card]] in it."),
        ("cost = 3", "cost = ", "line 8"),
    ],
)
def test_a_mistake_is_named_with_its_place(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = write(tmp_path / "cards.toml", GOOD.replace(old, new))

    assert reason in refusal(path).replace(f"{tmp_path}/", "")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert refusal(tmp_path / "cards.toml") == f"{tmp_path}/cards.toml cannot be read: No such file or directory."


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_bytes(b"\xff")

    assert "cannot be read" in refusal(tmp_path / "cards.toml")


def test_a_file_too_large_for_facts_is_refused(tmp_path: Path) -> None:
    with (tmp_path / "cards.toml").open("wb") as file:
        file.truncate(5 * 1024 * 1024)

    assert "larger than 4 MB" in refusal(tmp_path / "cards.toml")


def test_a_deep_nest_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path / "cards.toml", "x = " + "[" * 100_000)

    assert "cannot be read" in refusal(path)


def test_a_fingerprint_changes_with_the_facts_and_only_with_them(tmp_path: Path) -> None:
    write(tmp_path / "a" / "cards.toml", GOOD)
    write(tmp_path / "b" / "cards.toml", GOOD)
    write(tmp_path / "b" / "notes.txt", "not a fact")
    write(tmp_path / "c" / "cards.toml", GOOD.replace("3", "4"))

    first, second, third = (fingerprint(tmp_path / name) for name in "abc")

    assert first == second != third


# ---- packs

LABEL = 'key = "swamp"\ntitle = "Swamp"\ngame = "xybrid"\n'


def test_no_folder_means_no_packs(tmp_path: Path) -> None:
    assert find_packs(tmp_path / "packs") == ((), ())


def test_a_pack_is_found_with_its_facts(tmp_path: Path) -> None:
    write(tmp_path / "swamp" / "pack.toml", LABEL)
    write(tmp_path / "swamp" / "cards.toml", GOOD)

    ((pack,), complaints) = find_packs(tmp_path)

    assert complaints == ()
    assert (pack.label.title, pack.label.game) == ("Swamp", "xybrid")
    assert len(load_facts(pack.folder / "cards.toml", "card", Card)) == 2


@pytest.mark.parametrize(
    "label", ["", "key = 1", 'key = "../x"\ntitle = "X"\ngame = "y"', LABEL + "surprise = 1\n", "["]
)
def test_a_bad_pack_is_told_and_costs_no_other(tmp_path: Path, label: str) -> None:
    write(tmp_path / "bad" / "pack.toml", label)
    write(tmp_path / "swamp" / "pack.toml", LABEL)

    packs, (complaint,) = find_packs(tmp_path)

    assert [pack.label.key for pack in packs] == ["swamp"]
    assert str(tmp_path / "bad" / "pack.toml") in complaint


def test_the_second_of_two_packs_with_one_key_is_left_out(tmp_path: Path) -> None:
    write(tmp_path / "first" / "pack.toml", LABEL)
    write(tmp_path / "second" / "pack.toml", LABEL)

    (pack,), (complaint,) = find_packs(tmp_path)

    assert pack.folder == tmp_path / "first"
    assert "'swamp' is in" in complaint


def test_the_resources_lie_where_the_program_looks_for_them() -> None:
    assert (resources() / "art").is_dir()
