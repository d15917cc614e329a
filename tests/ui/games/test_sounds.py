"""What a match of each game sounds like, played on miniaudio's null device: no loudspeaker is needed."""

from __future__ import annotations

from array import array
from importlib.util import find_spec

import pytest

from monstrarium.content.places import resources
from monstrarium.ui.kit import lazy
from monstrarium.ui.sound.device import Device
from monstrarium.ui.sound.mixer import Mixer
from monstrarium.ui.sound.player import RATE, Player
from monstrarium.ui.window import sounds
from tests.ui import hands
from tests.ui.games.test_whole_matches import GAMES, Played
from tests.ui.patience import PATIENCE
from tests.ui.sitting import Sit

FEW, MANY = 15, 60
"""The decisions of a match that are listened to: at least so many, then until everything is heard that is listed."""
HEARD = {
    "cybo": {"die-felt", "token"},
    "xybrid": {"glass"},
    "androids": {"card", "lever"},
    "xenoshyft": {"card", "door"},
    "hybrid": {"step"},
}
MATCHES = {
    **GAMES,
    "hybrid": Played(
        lambda sitting: sitting.begin("hybrid", options={}),
        lambda sitting: lambda sitting, number: sitting.moves[number % len(sitting.moves)],
        (),
    ),
}
"""HYBRID from its beginning, where warriors are placed; its last warriors are far away."""
pytestmark = pytest.mark.skipif(find_spec(lazy.AUDIO) is None, reason="miniaudio is not installed")


class Recorder:
    """Opens null devices, and keeps what they ask the mixer for."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.peak = 0.0

    def __call__(self, mixer: Mixer) -> Device:
        def source(frames: int) -> array[float]:
            mixed = mixer.mix(frames)
            self.peak = max(self.peak, *map(abs, mixed))
            return mixed

        return Device(source, RATE, ("null",))


@pytest.fixture
def recorder(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """Records what is picked and played in the window."""
    found, pick = Recorder(), Player._pick

    def noted(player: Player, name: str) -> array[float] | None:
        samples = pick(player, name)
        assert samples is not None, f"there is no sound {name}"
        found.names.add(name)
        return samples

    monkeypatch.setattr(Player, "_pick", noted)
    monkeypatch.setattr(sounds, "listens", lambda: True)
    return found


@pytest.mark.usefixtures("pondering")
@pytest.mark.parametrize("key", HEARD)
def test_a_match_is_heard_and_never_too_loud(sit: Sit, recorder: Recorder, key: str) -> None:
    played, sitting = MATCHES[key], sit()
    player = Player(resources() / "sounds", lambda: 1.0, recorder)
    sitting.window.sounds._player = player
    played.sit_down(sitting)
    hands.look(sitting)
    choose = played.chooser(sitting)
    for number in range(MANY):
        if sitting.controller.over or (number >= FEW and recorder.names >= HEARD[key]):
            break
        sitting.controller.perform(choose(sitting, number))
        sitting.settle()
        hands.look(sitting)
        sitting.settle()
    player.close(PATIENCE / 1000)
    assert recorder.names >= HEARD[key]
    assert recorder.peak > 0.0
    assert not player.runs
