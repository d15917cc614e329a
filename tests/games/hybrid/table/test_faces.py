"""Cards on the table have their frames and lie on their piles or with their owners."""

from __future__ import annotations

from monstrarium.engine.game import view
from monstrarium.games.hybrid.printed.other_decks import ARMIES, FACES
from monstrarium.games.hybrid.table.faces import deck_card_face, profile
from monstrarium.games.hybrid.table.presenter import PRESENTER
from tests.games.hybrid.cards.event_play import give, keep, pair, sleeve
from tests.games.hybrid.scenario import GAME
from tests.games.hybrid.table.seen import audience, described


def test_the_army_cards_of_either_side_have_a_frame_of_their_own() -> None:
    frames = {army.side: deck_card_face(FACES[army.key], True).art for army in ARMIES}
    assert frames == {"griffins": "hybrid/card/army-griffin", "scorpions": "hybrid/card/army-scorpion"}


def test_the_hand_counts_all_that_lies_there() -> None:
    state = keep(pair(), 0, "lamp-oil")
    give(state, 0, 3, 4)
    state.armies[0] = [sleeve("trumpets")]
    desc = described(state)
    lying = [each for each in desc.pieces if each.zone == "hand/0"]
    assert len(lying) == 4
    assert next(zone.count for zone in desc.zones if zone.id == "hand/0") == 4


def test_the_event_deck_and_spent_cards_lie_beside_the_others() -> None:
    state = pair()
    state.events, state.spent = [sleeve("boiler-burst"), sleeve("trumpets")], [sleeve("lamp-oil")]
    counts = {zone.id: zone.count for zone in described(state).zones if zone.id in ("events", "spent")}
    assert counts == {"events": 2, "spent": 1}
    assert {each.zone for each in described(state).pieces} >= {"events", "spent"}


def test_an_army_card_that_nobody_has_seen_says_what_it_is() -> None:
    state = pair()
    state.armies[1] = [sleeve("nerve-gas")]
    sheet = PRESENTER.inspect(view(GAME, state, 0), audience(), f"card/{sleeve('nerve-gas')}")
    assert sheet is not None
    assert sheet.text.startswith("An Army card, which nobody has seen.")


def test_the_number_of_warriors_stands_on_a_plate_over_the_figure() -> None:
    counted, alone = profile(0, "×2"), profile(0)
    drawings = [inlay.art for inlay in counted.inlays]
    assert drawings.index("hybrid/plaque/count") > drawings.index(alone.inlays[0].art)
    assert "hybrid/plaque/count" not in [inlay.art for inlay in alone.inlays]
