"""Has Qt speak the language of the program; loaded only when that is not English."""

from __future__ import annotations

import logging

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from ...language.words import Translator

log = logging.getLogger(__name__)


def speak_qt(app: QApplication) -> None:
    """Qt's own dialogs, dates and the direction of writing, as the language of the program has them."""
    locale = QLocale(Translator.language)
    QLocale.setDefault(locale)
    translator = QTranslator(app)
    if translator.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(translator)
    else:
        log.info("Qt has no words in %s", locale.bcp47Name())
    app.setLayoutDirection(locale.textDirection())
