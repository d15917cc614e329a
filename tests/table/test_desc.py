"""Names of items with a number are made and read."""

from __future__ import annotations

import pytest

from monstrarium.table.desc import number_in, numbered


def test_a_thing_is_found_again_by_its_name() -> None:
    assert number_in(numbered("card", 17), ("card", "jar")) == 17


@pytest.mark.parametrize("item", ["card", "card/", "card/x", "card/-1", "seat/1", ""])
def test_other_names_have_no_number_of_the_kind(item: str) -> None:
    assert number_in(item, ("card",)) is None
