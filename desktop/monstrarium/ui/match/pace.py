"""How long the eye is given for one beat of a move, in seconds, by the motion that the settings name."""

from __future__ import annotations

from types import MappingProxyType

BEATS = MappingProxyType({"full": 0.24, "short": 0.12, "off": 0.0})
"""The table itself sees to it that a move of many beats stays short."""
