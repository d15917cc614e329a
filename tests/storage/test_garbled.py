"""Small files with random changes are read as far as they make sense, without errors."""

from pathlib import Path

from tests.support.garbled import stumbles


def test_nothing_stumbles_over_a_garbled_campaign_list_map_pack_or_setting(tmp_path: Path) -> None:
    assert [*stumbles(tmp_path, 5, 60)] == []
