"""Sounds of the table, as loud as the settings have them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from ...content.places import resources
from ..kit.lazy import part
from .services import Services

if TYPE_CHECKING:
    from ..scene.cues import Cue
    from ..sound.player import Player

SAMPLE = "token"
"""What is heard when the volume is changed."""
LOUDEST = 100


class Sounds(QObject):
    """Plays cues. Nothing is read for it, and no thread runs, while there is nothing to be heard."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services
        self._player: Player | None = None
        settings = services.preferences.settings
        self._known = (settings.sound, settings.volume)
        self._calm = services.style.calm()
        services.style.changed.connect(self._ask_system)
        services.preferences.changed.connect(self._follow)

    @property
    def on(self) -> bool:
        """Whether the table is to be heard; as long as it is left to the system, where that asks for no calm."""
        chosen = self._services.preferences.settings.sound
        return chosen == "on" or (chosen == "system" and not self._calm)

    def loudness(self) -> float:
        """From 0 to 1, as an ear hears the volume; 0 also while another program has the attention."""
        return (self._services.preferences.settings.volume / LOUDEST) ** 2 if self.on and listens() else 0.0

    def hear(self, cue: Cue) -> None:
        self.play(*cue)

    def play(self, sound: str, place: float = 0.5, wait: float = 0.0, strength: float = 1.0) -> None:
        """Play a sound at a place between the left and the right, in so many seconds."""
        if self._player is None and self.loudness() > 0:
            self._player = part("sound.player").Player(resources() / "sounds", self.loudness)
        if self._player is not None:
            self._player.play(sound, place, wait, strength)

    def switch(self) -> None:
        """Turn them on or off."""
        self._services.preferences.change(sound="off" if self.on else "on")

    def turn_up(self, by: int) -> int:
        """Change the volume by so many percent, and return it; who turns it up wants to hear."""
        preferences = self._services.preferences
        volume = max(0, min(LOUDEST, preferences.settings.volume + by))
        preferences.change(volume=volume, sound="on" if by > 0 and not self.on else preferences.settings.sound)
        return volume

    def close(self) -> None:
        if self._player is not None:
            self._player.close()

    def _ask_system(self) -> None:
        self._calm = self._services.style.calm()

    def _follow(self) -> None:
        settings = self._services.preferences.settings
        known, self._known = self._known, (settings.sound, settings.volume)
        if known == self._known:
            return
        if self.loudness() > 0:
            self.play(SAMPLE)
        elif self._player is not None:
            self._player.hush()


def listens() -> bool:
    """Whether the person is at this program and not at another."""
    return QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
