"""Extermination: whoever has a warrior left when the other side has none."""

from __future__ import annotations

from .base import Goal


class Exterminate(Goal):
    """No special rules at all."""
