"""The table of tests/ui/stage.py, for the tests of the scene."""

from __future__ import annotations

from tests.ui.stage import art as art
from tests.ui.stage import resources as resources
from tests.ui.stage import stage as stage
