"""The moment of the match that is shown, now or past, as the seat that looks sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import msgspec

from ...content.facts import ContentError
from ...content.glossary import Glossary, glossary_of
from ...engine.action import Action
from ...engine.plain import Seat
from ...engine.record import START
from ...games.memory import TableMemory
from ...language.words import _, said
from ...table.desc import Affordance, Foresight, ItemId, TableDesc
from ...table.presenter import Audience, Sheet
from ...table.spotlight import Spotlight, Sum
from ..scene.film import Beat
from .log_rows import HEADING, MatchLog, Row
from .match import Match
from .result_phrases import ending
from .staging import beats_of, present, told
from .viewpoint import Viewpoint

MUCH = 4
"""The number of new rows of the log that get a heading."""
MOST_TERMS = 4
"""The most words of the game whose meaning stands below the text of a card."""


class Moment:
    """A moment as one seat sees it. Everything on the screen is read from here."""

    def __init__(self, match: Match, curtain: bool) -> None:
        self.log = MatchLog(match.kit, match.session)
        self.viewpoint = Viewpoint(match, curtain)
        self.at = self.end = match.session.head
        """The node that is shown, and the end of its line."""
        self.live = True
        """Whether the moment is the present."""
        self._memory = TableMemory(match.kit.presenter, match.session)
        self._holder: Seat | None = None
        self._match = match
        self._session = match.session
        self._presenter = match.kit.presenter

    @property
    def audience(self) -> Audience:
        return self.viewpoint.audience

    @property
    def line(self) -> list[int]:
        return self._session.record.line(self.end)

    def acting(self) -> tuple[Seat, ...]:
        if self._session.record.conceded(self.at) is not None:
            return ()
        return self._session.game.to_act(self._session.truth(self.at))

    def rows(self) -> list[Row]:
        """The log of the line, with a heading for many new rows."""
        rows, news = self.log.rows(self.line, self.audience), self.news()
        fresh = [at for at, row in enumerate(rows) if row.node in news and row.depth != HEADING]
        if len(fresh) >= MUCH:
            rows.insert(fresh[0], Row(rows[fresh[0]].node, _("Since your last move"), HEADING))
        return rows

    def news(self) -> frozenset[int]:
        """The moves of others since the seat that looks moved last, while it is to act."""
        if not self.live or self.viewpoint.viewer not in self._session.to_act():
            return frozenset()
        line, record = self.line, self._session.record
        own = [at for at, node in enumerate(line) if record.action(node).seat == self.viewpoint.viewer]
        return frozenset(line[own[-1] + 1 :] if own else ())

    def told_since(self, node: int) -> str:
        later = [each for each in self._session.record.line() if each > node]
        return " ".join(row.text for each in later for row in self.log.moves(each, self.audience))

    def label_of(self, node: int | None) -> str:
        """The label of the affordance behind a decision; empty where the seat that looks may not know it."""
        if node is None:
            return ""
        session, action = self._session, self._session.record.action(node)
        if action.seat != self.viewpoint.viewer and self.viewpoint.secrets():
            return ""
        before = session.record.parent(node)
        offers = session.game.legal(session.truth(before), action.seat)
        audience = self._match.audience(action.seat)
        desc = self._presenter.describe(session.view(action.seat, before), audience, offers)
        return next((each.label for each in desc.affordances if action in each.plan), "")

    @cached_property
    def glossary(self) -> Glossary:
        """The words of the game; none where they cannot be read, of which the rules page tells."""
        try:
            return glossary_of(self._match.kit.game.info.key)
        except ContentError:
            return Glossary(())

    def sheet(self, item: ItemId) -> Sheet | None:
        """What the inspector shows of an item, with the meaning of the words of the game in it."""
        sheet = self._presenter.inspect(self.viewpoint.view(self.at), self.audience, item)
        if sheet is None:
            return None
        known = self.glossary.used(sheet.title, len(self.glossary.terms))
        terms = self.glossary.used(sheet.text, MOST_TERMS, known)
        return msgspec.structs.replace(sheet, terms=tuple((said(term.word), said(term.meaning)) for term in terms))

    def unseen(self) -> Mapping[str, int]:
        """By key of an entry: how many of them the seat that looks does not see; empty in a game without such."""
        unseen = self._match.kit.unseen
        return {} if unseen is None else unseen(self.viewpoint.view(self.at))

    def foresee(self, item: ItemId, affordance: Affordance | None) -> Foresight | None:
        foresee = self._presenter.foresee
        return None if foresee is None else foresee(self.viewpoint.view(self.at), self.audience, item, affordance)

    def chapter(self) -> str:
        return self._presenter.chapter(self.viewpoint.view(self.at))

    def phase(self) -> str:
        """Which part of the match it is, and what comes next where the game tells it."""
        ahead = self._presenter.next(self.viewpoint.view(self.at), self.audience)
        return _("{chapter} · then: {next}", chapter=self.chapter(), next=ahead) if ahead else self.chapter()

    def banner(self) -> str:
        """What goes on, as everybody may know it."""
        return self._presenter.describe(self._session.view(None), self._match.audience(None), ()).banner

    def topic(self) -> str:
        return self._presenter.topic(self.viewpoint.view(self.at))

    def table(self, offers: Sequence[Action] = ()) -> TableDesc:
        audience = self._remembering(self._session.head if self.live else self.at)
        return self._presenter.describe(self.viewpoint.view(None if self.live else self.at), audience, offers)

    def _remembering(self, node: int) -> Audience:
        """The audience, with what the table remembers at a node."""
        return msgspec.structs.replace(self.audience, memory=self._memory.at(node))

    def reveals(self, node: int) -> bool:
        """Whether a move turned a piece up for the seat that looks and for nobody else."""
        viewer, describe = self.viewpoint.viewer, self._presenter.describe

        def turned_up(seat: Seat | None, at: int) -> set[ItemId]:
            table = describe(self._session.view(seat, at), self._match.audience(seat), ())
            return {piece.id for piece in table.pieces if piece.up and not piece.chosen}

        if viewer is None:
            return False
        before = self._session.record.parent(node)
        return bool(turned_up(viewer, node) - turned_up(viewer, before) - turned_up(None, node))

    def film(self, node: int, presented: bool = False) -> list[Beat]:
        """The film of a move; `presented` brings what is played forward, as of a move that somebody else makes."""
        presenter, frames = self._presenter, self.viewpoint.film(node)
        parent = START if node == START else self._session.record.parent(node)
        audience = self._remembering(parent)
        beats = beats_of(presenter, frames, audience)
        if not presented or node == START:
            return beats
        before = presenter.describe(self.viewpoint.view(parent), audience, ())
        return present(beats, before, told(presenter, frames, audience))

    def ending(self) -> Spotlight | None:
        """The scene of a match that is over and shown as it ended, with figures of the match; None of any other."""
        end, session = self._presenter.ending, self._session
        if end is None or not self.live or session.outcome() is None:
            return None
        scene = end(self.viewpoint.view(), self.audience)
        known = () if scene.sum is None else scene.sum.terms
        added = Sum((*known, (_("Moves"), str(len(self.line)))))
        title = ending(session, self.table().banner)
        return msgspec.structs.replace(scene, title=title, words="", sum=added, stays=True)

    # ---- other moments

    def catch_up(self) -> None:
        self.at = self.end = self._session.head

    def go_to(self, node: int) -> None:
        """Go to a node of the past, on the same line if it is on it, else on the newest line through it."""
        if self.live:
            self.live = False
            self._holder = self.viewpoint.viewer
        if node not in (START, *self.line):
            self.end = self._tip(node)
        self.at = node

    def go_along(self, end: int) -> None:
        """Go to another line, at the last node that it shares with this one."""
        shared = [node for node in self._session.record.line(end) if node in self.line]
        self.end = end
        self.go_to(shared[-1] if shared else START)

    def return_to_now(self) -> None:
        """Go to the end of the match, with the viewer of that time."""
        self.viewpoint.viewer = self._holder
        self.live = True
        self.catch_up()

    def _tip(self, node: int) -> int:
        while children := self._session.record.children(node):
            node = children[-1]
        return node


class Refusals:
    """Why something cannot be done now; empty if nothing prevents it."""

    def __init__(self, match: Match, moment: Moment) -> None:
        self._session = match.session
        self._presenter = match.kit.presenter
        self._moment = moment

    def no_undo(self) -> str:
        if self._session.can_undo():
            return ""
        if self._session.head == START:
            return _("Nothing has been done yet.")
        return _("What chance or a hidden piece has shown stays. The replay lets you play on from any moment.")

    def no_redo(self) -> str:
        return "" if self._session.can_redo() else _("Nothing has been taken back.")

    def no_drop(self, source: ItemId, target: ItemId, asked: bool) -> str:
        """Why an item cannot go to a target; `asked` is whether the seat that looks is to act."""
        moment = self._moment
        if not moment.live:
            return _("This is a moment of the past. Return to now to play.")
        if not asked:
            return ""
        view = moment.viewpoint.view()
        if why := self._presenter.why_no_drop(view, moment.audience, source, target):
            return why
        intent = self._presenter.intent(view, moment.audience, source, target)
        if intent is None:
            return ""
        return self._session.why_not(intent) or (_("That does not go there.") if target != source else "")
