"""The course of a match as figures and lines. The lines need pyqtgraph, so `ui.lazy` is the way in."""
