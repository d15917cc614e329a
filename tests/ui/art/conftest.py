"""A table of plain squares with a hand for the tests of this room."""

from __future__ import annotations

from tests.ui.stage import art as art
from tests.ui.stage import resources as resources
from tests.ui.stage import stage as stage
