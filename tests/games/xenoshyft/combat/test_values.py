"""The cards have the values of the box of the print-and-play game."""

from __future__ import annotations

import pytest

from monstrarium.games.xenoshyft.cards import ALL, Enemy, Item, Troop, Xenosathem

TROOPS = {
    0: "militia 0 2/1 x18",
    1: """ranger 2 3/2 x6, gator 3 3/2 x1, west 3 1/4 x1, last-stand 3 3/3 x1, research-officer 2 1/4 x6,
        lone-survivor 3 3/2 x1, hunter-killer 3 3/2 x1, solitaire 3 1/4 x1""",
    2: """demolitionist 3 4/3 x3, field-medic 3 3/4 x3, ravager 4 5/3 x1, ghosteye 4 2/4 x1, longshot 4 3/5 x1,
        assault-commander 3 3/4 x3, paratrooper 3 4/3 x3, deadeye 4 4/4 x1, grim-reaper 4 3/5 x1, savior 4 3/4 x1""",
    3: """erebus 6 6/4 x3, prometheus 6 6/6 x3, hellblazer 8 8/4 x1, daedalus 8 5/6 x1, lynx 8 3/6 x1,
        hyperion 6 7/4 x3, defender 6 4/10 x3, doombringer 8 8/6 x1, krueger 8 6/8 x1, killer-whale 8 4/12 x1""",
}
ENEMIES = {
    1: "charger 3/1, swarmer 3/1, corpse-eater 2/2, smoker 1/3, shieldswarm 1/3, worm-host 2/2",
    2: "flayer-centipede 5/3, prowler 4/3, panic-spider 3/5, plague-fly 4/5, shifter 5/4, butcher 3/5",
    3: "swarm-caller 2/8, shocker 8/8, hydra 8/8, bile-slug 4/10, berserker 6/10, spore-launcher 6/8",
}
BOSSES = {
    1: "bile-roach 5/5, swarm-hound 2/5, overseer 5/5",
    2: "flesh-ripper-hornet 6/6, tunnel-worm 4/6, lasher-worm 3/6",
    3: "brood-mother 6/14, eater-of-hope 10/10, hive-gargant 5/14",
}
ITEMS = {
    "instant": """med-pack 3 medical x3, bio-enhancer 2 medical x3, medical-shuttle 3 medical x3,
        hi-ex-grenade 3 tech x3, stasis-bomb 3 tech x3, bulletstorm 4 tech x1, chaos-vortex 4 tech x1,
        nemesis-compound 4 medical x1""",
    "equipment": """tesla 3 tech x3, zeus-wrath 2 weapon x3, helios 3 weapon/medical x3, plasma-arc 3 weapon x3,
        vindicator 3 armor x3, hercules 4 armor x3, atlas 3 armor x3, death-chain 4 weapon x1, hades-gaze 4 weapon x1,
        enhancer-host 4 medical x1, zeus-judgment 4 weapon x1, deathshroud 4 armor x1, lightnings-end 4 armor x1""",
}
XENOSATHEM = "xeno-one 1 x36, xeno-three 3 x27, xeno-six 6 x27"


def listed(cards: str) -> list[str]:
    """Cards between commas."""
    return [" ".join(each.split()) for each in cards.split(",")]


def troop(card: Troop) -> str:
    """Cost, power and HP, copies."""
    return f"{card.key} {card.cost} {card.power}/{card.hp} x{card.copies}"


def enemy(card: Enemy) -> str:
    return f"{card.key} {card.power}/{card.hp}"


def item(card: Item) -> str:
    """Cost, types, copies."""
    return f"{card.key} {card.cost} {'/'.join(card.types)} x{card.copies}"


def crystal(card: Xenosathem) -> str:
    return f"{card.key} {card.value} x{card.copies}"


@pytest.mark.parametrize("wave", TROOPS)
def test_troops_have_their_printed_figures(wave: int) -> None:
    assert [troop(card) for card in ALL.troops if card.wave == wave] == listed(TROOPS[wave])


@pytest.mark.parametrize("wave", ENEMIES)
def test_enemies_have_their_printed_figures_and_three_copies(wave: int) -> None:
    assert [enemy(card) for card in ALL.enemies if card.wave == wave] == listed(ENEMIES[wave])
    assert {card.copies for card in ALL.enemies} == {3}


@pytest.mark.parametrize("wave", BOSSES)
def test_bosses_have_their_printed_figures_and_are_alone(wave: int) -> None:
    assert [enemy(card) for card in ALL.bosses if card.wave == wave] == listed(BOSSES[wave])
    assert {card.copies for card in ALL.bosses} == {1}


@pytest.mark.parametrize("kind", ITEMS)
def test_items_have_their_printed_figures_and_types(kind: str) -> None:
    assert [item(card) for card in ALL.items if card.kind == kind] == listed(ITEMS[kind])


def test_xenosathem_has_its_printed_values() -> None:
    assert [crystal(card) for card in ALL.xenosathem] == listed(XENOSATHEM)


def test_only_cards_of_a_single_copy_are_legendary() -> None:
    cards: list[Troop | Item] = [*ALL.troops, *ALL.items]
    assert [card.key for card in cards if card.legendary] == [card.key for card in cards if card.copies == 1]
