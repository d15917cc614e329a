"""Settings of all tests, made before anything of Qt is imported."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from monstrarium.content.catalogues import PSEUDO
from tests.support.languages import speaking

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LANGUAGE"] = "en"  # The tests read English on every machine.
# No test depends on the speed of the machine, and examples are always the same; the profile "roaming" looks for others.
ANY_SPEED: dict[str, Any] = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("steady", derandomize=True, **ANY_SPEED)
settings.register_profile("roaming", **ANY_SPEED)
settings.load_profile("steady")


def pytest_collection_finish() -> None:
    """Tests and modules stay for good, so no search for garbage looks at them."""
    gc.freeze()


@pytest.fixture
def pseudo() -> Iterator[None]:
    """Sets the language in which untranslated text is told apart."""
    with speaking(PSEUDO):
        yield
