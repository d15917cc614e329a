"""Another language for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from monstrarium.content.catalogues import speak


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """The process speaks a language, and English afterwards."""
    speak(language)
    try:
        yield
    finally:
        speak("en")
