"""The course of a match as charts. They need pyqtgraph, so that `kit.lazy` loads them."""
