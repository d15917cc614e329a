"""Questions in saves of older programs, whose words of effects had no named results, can still be answered.

Each line of questions.jsonl has the state with its question, and the start of the digest that the same random answers
led to in the program that saved it.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monstrarium.engine.plain import from_plain, written
from monstrarium.engine.rng import Rng
from monstrarium.games.hybrid.effects import book
from monstrarium.games.hybrid.state import HybridState

KEPT = Path(__file__).with_name("questions.jsonl")
QUESTIONS = [msgspec.json.decode(line) for line in KEPT.read_bytes().splitlines()]


def reopened(state: HybridState) -> HybridState:
    return from_plain(HybridState, msgspec.json.decode(written(state)))


@pytest.mark.parametrize("kept", QUESTIONS, ids=lambda kept: f"{kept['effect']}: {kept['text'][:40]}")
def test_a_question_of_an_old_save_is_asked_again_and_its_effect_ends_as_it_would_have(kept: dict[str, Any]) -> None:
    state = from_plain(HybridState, kept["state"])
    assert state.pending is not None
    assert (state.pending.effect, state.pending.choice.text) == (kept["effect"], kept["text"])
    assert book.wrong(state) == ""
    answers = Rng(7)
    while state.pending is not None:
        state = reopened(state)
        assert state.pending is not None
        book.answer(state, answers.pick(state.pending.choice.options), None)
    assert hashlib.sha256(written(state)).hexdigest().startswith(kept["end"])
