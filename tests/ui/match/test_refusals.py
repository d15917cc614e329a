"""What a hand tries and the rules do not allow."""

from __future__ import annotations

from tests.ui.sitting import Sit


def test_a_drop_that_is_not_legal_says_why_at_the_spot(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    moves = len(sitting.screen.match.session.record.moves)

    sitting.drag("die", "card/1")

    assert len(sitting.screen.match.session.record.moves) == moves
    assert sitting.heard[-1]
    assert sitting.window.statusBar().currentMessage() == sitting.heard[-1]
    assert len(sitting.screen.scene.overlays) > 0


def test_the_reason_is_the_rules_own(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    controller = sitting.controller
    intent = controller.match.kit.presenter.intent(
        controller.match.session.view(0), controller.moment.audience, "die", "card/1"
    )
    assert intent is not None

    sitting.drag("die", "card/1")

    assert sitting.heard[-1] == controller.match.session.why_not(intent)


def test_the_past_refuses_to_be_changed(sit: Sit) -> None:
    sitting = sit()
    sitting.begin()
    sitting.play(3)
    sitting.controller.look(1)

    sitting.drag("die", "tray")

    assert len(sitting.screen.match.session.record.moves) == 3
