"""What the cards do. Reading this package writes every effect into the book."""

from ..fx import book
from . import breakthroughs, deploy, draw, mission, secrets

__all__ = ["book", "breakthroughs", "deploy", "draw", "mission", "secrets"]
