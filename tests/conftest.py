"""Settings for every test, made before anything of Qt is imported."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from monstrarium.engine.words import PSEUDO
from tests.support.languages import speaking

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
settings.register_profile("steady", deadline=None)  # No test judges how fast the machine is.
settings.load_profile("steady")


@pytest.fixture
def pseudo() -> Iterator[None]:
    """The language in which nothing untranslated can hide."""
    with speaking(PSEUDO):
        yield
