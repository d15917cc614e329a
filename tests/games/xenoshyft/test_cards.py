"""The printed facts of XenoShyft fit the rules, and a folder with too few cards is refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from monstrarium.content.facts import ContentError
from monstrarium.games.xenoshyft.cards import (
    BOOST_H,
    BOOST_HW,
    CANCEL,
    CARDS,
    DIVISIONS,
    DROP,
    FACTS,
    PLAY,
    REVEAL,
    TEXTS,
    USE,
    WAVES,
    abilities,
    amount,
    read_cards,
)
from monstrarium.games.xenoshyft.effects import book


@pytest.mark.parametrize("effects", [CANCEL, DROP, PLAY, REVEAL, USE])
def test_every_text_that_is_carried_out_is_in_the_book(effects: tuple[str, ...]) -> None:
    assert all(effect in book for effect in effects if effect)
    assert any(effects)


def test_every_power_is_in_the_book() -> None:
    assert all(f"power-{division.power['effect']}" in book for division in DIVISIONS)


def test_every_figure_of_a_text_is_printed_in_its_words() -> None:
    for card in CARDS:
        for ability in abilities(card):
            text = getattr(card, "text", "")
            for name in ("base", "price"):
                figure = int(ability.args.get(name, 0))
                if figure > 1 and "up" not in ability.args:
                    assert str(figure) in text, (card.key, name)


def test_amounts_with_a_w_grow_with_the_waves() -> None:
    for when, by_face in TEXTS.items():
        for face, text in enumerate(by_face):
            if text is not None and "wave" in text.args and text.effect != "hatch":
                steps = [amount(face, when, wave) for wave in WAVES]
                assert [steps[1] - steps[0], steps[2] - steps[1]] == [text.args["wave"]] * 2


@pytest.mark.parametrize(
    ("file", "table", "what"),
    [
        ("items", "item", "item"),
        ("bosses", "boss", "boss"),
        ("troops", "troop", "troop"),
        ("enemies", "enemy", "enemy"),
    ],
)
def test_a_folder_with_too_few_cards_is_refused(tmp_path: Path, file: str, table: str, what: str) -> None:
    shutil.copytree(FACTS, tmp_path, dirs_exist_ok=True)
    path = tmp_path / f"{file}.toml"
    first = path.read_text("utf-8").split(f"[[{table}]]")[1]
    path.write_text(f"[[{table}]]{first}", "utf-8")
    with pytest.raises(ContentError, match=what):
        read_cards(tmp_path)


def test_nothing_takes_off_printed_hp() -> None:
    """`worn` of `lanes` relies on it: without so many tokens no troop is about to die."""
    assert all(each >= 0 for table in (BOOST_H, BOOST_HW) for each in table)
    alone = [face for face, text in enumerate(TEXTS["standing"]) if text is not None and text.effect == "alone"]
    assert alone
    assert all(amount(face, "standing", wave) >= 0 for face in alone for wave in WAVES)
