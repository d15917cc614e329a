"""The settings, each in effect as soon as it is chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ...content.catalogues import PSEUDO
from ...engine.plain import Plain
from ...language.words import _, said
from ...storage.settings import Settings
from ..kit.buttons import Button
from ..kit.choices import ValueChoice
from ..kit.lazy import bot_levels
from ..kit.scrolling import ScrollColumn
from ..kit.text import SMALL, STEP, STRETCH, Paragraph, Strip, fill
from ..scene.film import PACE_NAMES
from ..settings.chores import Chores
from .menu_entry import MenuEntry, is_offered

SCALES = (75, 90, 100, 110, 125, 150, 175, 200)
DELAYS = (0, 350, 700, 1500)
VOLUMES = (20, 40, 60, 80, 100)


class SettingsDialog(QDialog):
    """The dialog. It reports every change at once, and needs no confirmation."""

    changed = Signal(object)
    """The new `Settings`."""
    notes_wanted = Signal()
    """All notes are to be shown again."""

    def __init__(
        self,
        settings: Settings,
        languages: Mapping[str, str],
        chores: Chores,
        parent: QWidget | None = None,
        developer: bool = False,
    ) -> None:
        """`languages` are own names by code; a choice is shown where there are several."""
        super().__init__(parent)
        self._settings = settings
        self.setWindowTitle(_("Settings"))
        self.resize(82 * STEP, 76 * STEP)
        self._picks: dict[str, ValueChoice] = {}
        page = QWidget()
        self._page = fill(QVBoxLayout(page), margins=(4, 3, 4, 3), spacing=0.5)
        self._ask_look()
        self._ask_close_up()
        self._ask_sound()
        self._ask_habits(languages, developer)
        if is_offered():
            fill(self._page, Paragraph(_("Desktop menu"), bold=True), MenuEntry(chores))
        self._page.addStretch()
        fill(QVBoxLayout(self), (ScrollColumn(page), 1), self._foot(), margins=(0, 0, 0, 0), spacing=0)

    def show_settings(self, settings: Settings) -> None:
        """Show settings that were changed elsewhere."""
        self._settings = settings
        for name, pick in self._picks.items():
            pick.set_value(getattr(settings, name))

    def _ask_look(self) -> None:
        system = _("As the system")
        self._ask(
            "scheme",
            _("Look"),
            _("Light or dark as the system has it, or always the same."),
            ("system", "light", "dark", "contrast"),
            (system, _("Light"), _("Dark"), _("High contrast")),
        )
        self._ask(
            "motion",
            _("Motion"),
            _("How long pieces take on their way. Nothing is lost when they do not move at all."),
            ("system", "full", "short", "off"),
            (system, _("Full"), _("Short"), _("Off")),
        )
        self._ask(
            "pace",
            _("Pace"),
            _("How long what others do, and the great moments, stay to be read. A click or Space always goes on."),
            tuple(PACE_NAMES),
            [said(name) for name in PACE_NAMES.values()],
        )
        self._ask(
            "waits",
            _("After each turn of a bot"),
            _("Whether the table goes on by itself, or when you say so."),
            (False, True),
            (_("Go on"), _("Wait for me")),
        )
        self._ask(
            "letters",
            _("Letters"),
            _("The faces that come with the program, or the font that the system has for all programs."),
            ("own", "system"),
            (_("Of Monstrarium"), _("Font of the system")),
        )
        self._ask_percent(
            "text_scale", _("Text size"), _("All words of the program, beside the size the system has."), SCALES
        )

    def _ask_close_up(self) -> None:
        values = sorted({*DELAYS, self._settings.close_up})
        names = {0: _("Only by its key"), 350: _("Soon"), 700: _("After a moment"), 1500: _("Late")}
        self._ask(
            "close_up",
            _("Closer look"),
            _("When a piece that is pointed at is shown large beside the pointer, with all its words."),
            values,
            [names.get(value) or _("After {ms} ms", ms=value) for value in values],
        )

    def _ask_sound(self) -> None:
        self._ask(
            "sound",
            _("Sound"),
            _("Quiet sounds of what happens on the table. The system has them off where it asks for less motion."),
            ("system", "on", "off"),
            (_("As the system"), _("On"), _("Off")),
        )
        self._ask_percent("volume", _("Volume"), _("How loud the table is, beside the volume the system has."), VOLUMES)

    def _ask_habits(self, languages: Mapping[str, str], developer: bool) -> None:
        spoken = dict(languages)
        if developer or self._settings.language == PSEUDO:
            spoken[PSEUDO] = _("Pseudo-locale")
        if len(spoken) > 1:
            known = {"": _("As the system"), **spoken}
            known.setdefault(self._settings.language, self._settings.language)
            sentence = _("The words of the program. A change shows when it is started again.")
            self._ask("language", _("Language"), sentence, tuple(known), tuple(known.values()))
        self._ask(
            "hint_level",
            _("Hints"),
            _("The level of the bot that looks for a good move when you ask for one."),
            tuple(each.key for each in bot_levels().LEVELS),
            [said(each.name) for each in bot_levels().LEVELS],
        )
        self._ask(
            "explains",
            _("Explain what is new"),
            _("A small note at the table, when you meet a thing for the first time."),
            (True, False),
            (_("On"), _("Off")),
        )
        self._offer_notes()
        self._ask(
            "curtain",
            _("Curtain"),
            _("Covers the table before it passes to another person, in games with secrets."),
            (True, False),
            (_("On"), _("Off")),
        )

    def _ask(self, name: str, label: str, sentence: str, values: Sequence[Plain], names: Sequence[str]) -> None:
        pick = ValueChoice(values, names, label)
        pick.set_value(getattr(self._settings, name))
        pick.changed.connect(lambda: self._take(name, pick.value()))
        self._picks[name] = pick
        fill(self._page, Paragraph(label, bold=True), pick, Paragraph(sentence, SMALL, soft=True), 3 * STEP)

    def _offer_notes(self) -> None:
        """Offer to show all notes again, also in games in which somebody wanted none any more."""
        again = Button(_("Show All Again"))
        again.setAutoDefault(False)
        done = Paragraph("", SMALL, soft=True)

        def forget() -> None:
            self.notes_wanted.emit()
            done.setText(_("Everything is explained again when it is met."))

        again.clicked.connect(forget)
        fill(self._page, fill(QHBoxLayout(), again, (done, 1), spacing=1.5), 3 * STEP)

    def _ask_percent(self, name: str, label: str, sentence: str, usual: Sequence[int]) -> None:
        """Ask for one of the usual percents, or the one there is."""
        values = sorted({*usual, getattr(self._settings, name)})
        self._ask(name, label, sentence, values, [_("{percent} %", percent=percent) for percent in values])

    def _take(self, name: str, value: Any) -> None:
        self._settings = self._settings._replace(**{name: value})
        self.changed.emit(self._settings)

    def _reset(self) -> None:
        self.show_settings(Settings(keys=self._settings.keys, last_setups=self._settings.last_setups))
        self.changed.emit(self._settings)

    def _foot(self) -> QWidget:
        reset = Button(_("Restore Defaults"), "quiet")
        reset.setAutoDefault(False)
        reset.clicked.connect(self._reset)
        close = Button(_("Close"), "primary")
        close.clicked.connect(self.accept)
        close.setDefault(True)
        foot = Strip(Qt.Edge.TopEdge)
        fill(QHBoxLayout(foot), reset, STRETCH, close, margins=(3, 2, 3, 2))
        return foot
