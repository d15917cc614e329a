"""The words with which an effect looks at the table; they change nothing."""

from __future__ import annotations

from ...engine.effects import Choice, Fx, Steps, word
from ...engine.plain import PieceId, Plain, Seat
from . import monster
from .cards import ARGS, BIT, DEPLOYS, EFFECT, KIND, KINDS, MISSIONS, SCIENCE, SCIENCES, printed
from .state import ORDERS, XybridState

Parts = tuple[PieceId, ...]
Pairs = tuple[tuple[PieceId, PieceId], ...]


def _printed_on(state: XybridState, card: PieceId, name: str) -> int:
    return printed(state.pieces.face[card], name)


class Queries(Fx[XybridState]):
    """What an effect may see, as words. They return pieces, and no facts about hidden ones.

    The effect's seat is the one for which it is carried out.
    """

    printed = word(_printed_on)
    value = word(monster.value)
    worth = word(monster.worth)
    owner = word(monster.owner)

    def wanted_science(self, card: PieceId) -> str:
        return str(ARGS[self._face(card)]["science"])

    def rivals(self) -> tuple[Seat, ...]:
        """The other seats in turn order."""
        return self._all_seats()[1:]

    def round(self) -> int:
        return self._state.round

    def attached(self, seat: Seat) -> Parts:
        """The parts of a monster without its core, the oldest first."""
        return tuple(self._state.monsters[seat])

    def everywhere(self) -> Parts:
        """The parts of all monsters without cores, those of the effect's seat first."""
        monsters = self._state.monsters
        return tuple([part for seat in self._all_seats() for part in monsters[seat]])

    def targets(self, kind: str = "") -> Parts:
        """The attached parts, of one type if one is named, that the effect may destroy, move or swap."""
        state = self._state
        face, wanted = state.pieces.face, KINDS.get(kind, ANY_KIND)
        return tuple(
            [part for seat in self._open_seats() for part in state.monsters[seat] if KIND[face[part]] & wanted]
        )

    def exchanges(self, most: int) -> Pairs:
        """Pairs of targets of one type on different monsters, whose values differ by at most this; both ways round."""
        state = self._state
        face = state.pieces.face
        facts = [
            (part, KIND[face[part]], monster.value(state, part), seat)
            for seat in self._open_seats()
            for part in state.monsters[seat]
        ]
        alike = {kind: [fact for fact in facts if fact[1] == kind] for kind in KIND_WORDS}
        return tuple(
            [
                (one, other)
                for one, kind, worth, home in facts
                for other, _kind, near, away in alike[kind]
                if home != away and -most <= worth - near <= most
            ]
        )

    def steps(self, step: int) -> Pairs:
        """Pairs of a part of the seat's monster and one of its type in the lab, whose values differ by exactly this."""
        return tuple(monster.steps(self._state, self.seat, step))

    def count(self, seat: Seat, science: str) -> int:
        """How many parts of a monster have a science, its core included."""
        return monster.count(self._state, seat, 1 << SCIENCES.index(science))

    def sciences(self, seat: Seat) -> tuple[str, ...]:
        """The sciences of a monster, its core included."""
        found = monster.sciences(self._state, seat)
        return tuple([science for bit, science in enumerate(SCIENCES) if found >> bit & 1])

    def of_kinds(self, parts: Parts, like: Parts) -> Parts:
        """The parts that have the type of one of those in `like`."""
        face, kinds = self._state.pieces.face, 0
        for part in like:
            kinds |= KIND[face[part]]
        return tuple([part for part in parts if KIND[face[part]] & kinds])

    def of_kind(self, parts: Parts, kind: str) -> Parts:
        face, wanted = self._state.pieces.face, KINDS[kind]
        return tuple([part for part in parts if KIND[face[part]] == wanted])

    def of_science(self, parts: Parts, science: str) -> Parts:
        face, bit = self._state.pieces.face, 1 << SCIENCES.index(science)
        return tuple([part for part in parts if SCIENCE[face[part]] & bit])

    def up_to(self, parts: Parts, most: int) -> Parts:
        """The parts that are worth at most this now."""
        return tuple([part for part in parts if monster.value(self._state, part) <= most])

    def small(self, parts: Parts, most: int) -> Parts:
        """The parts that are worth something, and at most this."""
        return tuple([part for part in parts if 0 < monster.value(self._state, part) <= most])

    def kind(self, part: PieceId) -> str:
        return KIND_WORDS[KIND[self._face(part)]]

    def has(self, part: PieceId, science: str) -> bool:
        return bool(SCIENCE[self._face(part)] >> SCIENCES.index(science) & 1)

    def shares(self, one: PieceId, other: PieceId) -> bool:
        return bool(SCIENCE[self._face(one)] & SCIENCE[self._face(other)])

    def needs(self, part: PieceId) -> bool:
        return bool(monster.missing(self._state, self.seat) & KIND[self._face(part)])

    def lab(self) -> Parts:
        return tuple(self._state.lab)

    def drawable(self) -> Parts:
        """The parts of the lab that an effect lets the seat draw: all, unless an option restricts such draws."""
        return tuple(monster.drawable(self._state, self.seat))

    def hand(self, seat: Seat) -> Parts:
        return tuple(self._state.hands[seat])

    def pile(self, seat: Seat) -> Parts:
        """The parts of a deployed pile, without cores."""
        face = self._state.pieces.face
        return tuple([part for part in self._state.piles[seat] if KIND[face[part]]])

    def deployable(self) -> Parts:
        face = self._state.pieces.face
        return tuple([part for part in self._state.monsters[self.seat] if DEPLOYS[face[part]]])

    def is_mission(self, part: PieceId) -> bool:
        return MISSIONS[self._face(part)]

    def effect_of(self, part: PieceId) -> str:
        return EFFECT[self._face(part)]

    def occurred(self) -> int:
        """How many DEPLOY effects have occurred in this deployment, repeats counted."""
        return self._state.occurred

    def occurred_parts(self) -> Parts:
        """The parts of the seat's monster whose DEPLOY effect has occurred."""
        occurred = self._state.occurred_parts
        return tuple([part for part in self._state.monsters[self.seat] if occurred & BIT[part]])

    def is_muted(self) -> bool:
        return bool(self._state.muted_seats >> self.seat & 1)

    def is_reversed(self) -> bool:
        """Whether DEPLOY effects occur from the lowest value to the highest."""
        return self._state.reversed

    def pick(self, text: str, options: tuple[Plain, ...], card: PieceId) -> Steps:
        """Ask the seat to choose one; a single option is taken unasked, and None comes of no options."""
        if len(options) > 1:
            return (yield Choice(self.seat, text, options, card))
        return options[0] if options else None

    def may(self, text: str, options: tuple[Plain, ...], card: PieceId) -> Steps:
        """Ask the seat to choose one or decline with None; it is not asked where there is no option."""
        if options:
            return (yield Choice(self.seat, text, (*options, None), card))
        return None

    def _all_seats(self) -> tuple[Seat, ...]:
        """All seats in turn order, beginning with the effect's."""
        return ORDERS[len(self._state.hands)][self.seat]

    def _open_seats(self) -> list[Seat]:
        """The seats whose monsters the effect may destroy, move or swap parts of, its own first."""
        own, *rivals = self._all_seats()
        return [own, *[seat for seat in rivals if not monster.shielded(self._state, seat)]]

    def _face(self, card: PieceId) -> int:
        return self._state.pieces.face[card]


KIND_WORDS = {kind: word for word, kind in KINDS.items()}
ANY_KIND = sum(KIND_WORDS)
