"""The laboratory: lets bots play many matches, here or on many machines, and says how sure its figures are."""


class LabError(Exception):
    """The laboratory cannot do what it is asked to; the text says why."""
