"""Hidden cards, which are the same for all seats, and sampled worlds with other hidden cards."""

from __future__ import annotations

from ...engine.plain import PieceId
from ...engine.rng import Rng
from .cards import BOSS, KIND, WAVE_OF, WAVES
from .state import XenoshyftState


def imagine(state: XenoshyftState, rng: Rng) -> XenoshyftState:
    """A copy with the hidden cards dealt anew: each deck within itself, the enemies of a wave among their places."""
    world = state.clone()
    for deck in (*world.decks, world.item_deck, *world.troop_decks):
        _deal(world, deck, rng)
    for wave in WAVES:
        _deal_wave(world, wave, rng)
    world.rng = rng.fork()
    return world


def _deal(world: XenoshyftState, deck: list[PieceId], rng: Rng) -> None:
    face = world.pieces.face
    faces = sorted([face[piece] for piece in deck])
    rng.shuffle(faces)
    _lay(world, deck, faces)


def _deal_wave(world: XenoshyftState, wave: int, rng: Rng) -> None:
    """Bosses are aside or were dealt to a lane in this round; how many were dealt is known to all."""
    face, seen = world.pieces.face, world.pieces.seen
    deck, aside = world.enemy_decks[wave - 1], world.bosses[wave - 1]
    dealt = [enemy for swarm in world.swarms for enemy in swarm if not seen[enemy] and WAVE_OF[enemy] == wave]
    faces = sorted([face[piece] for piece in (*deck, *dealt, *aside)])
    rng.shuffle(faces)
    faces.reverse()
    bosses = [printed for printed in faces if KIND[printed] == BOSS]
    others = [printed for printed in faces if KIND[printed] != BOSS]
    if not dealt:
        _lay(world, aside, bosses)
        _lay(world, deck, others)
        return
    places = [enemy for enemy in dealt if not world.late_pieces >> enemy & 1]
    rng.shuffle(places)
    hold = places[: len(bosses) - len(aside)]
    rest = [enemy for enemy in dealt if enemy not in hold] if hold else dealt
    _lay(world, [*aside, *hold], bosses)
    _lay(world, [*deck, *rest], others)


def _lay(world: XenoshyftState, places: list[PieceId], faces: list[int]) -> None:
    """Give these faces to sleeves, in order."""
    face = world.pieces.face
    for piece, printed in zip(places, faces, strict=True):
        face[piece] = printed
