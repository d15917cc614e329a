"""Settings for every test, made before anything of Qt is imported."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from monstrarium.content.catalogues import PSEUDO
from tests.support.languages import speaking

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LANGUAGE"] = "en"  # Whatever whoever runs the tests speaks.
# No test judges how fast the machine is, and examples are the same everywhere; the profile "roaming" looks for others.
ANY_SPEED: dict[str, Any] = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
settings.register_profile("steady", derandomize=True, **ANY_SPEED)
settings.register_profile("roaming", **ANY_SPEED)
settings.load_profile("steady")


@pytest.fixture
def pseudo() -> Iterator[None]:
    """The language in which nothing untranslated can hide."""
    with speaking(PSEUDO):
        yield
