"""The headings a parser is under at the moment."""


class Outline:
    """Keeps the open headings by level; the first heading of the top level is the title, not a section."""

    def __init__(self) -> None:
        self._open: dict[int, str] = {}
        self.title: str | None = None

    def enter(self, level: int, heading: str) -> None:
        if level == 1 and self.title is None:
            self.title = heading
            return
        self._open = {known: text for known, text in self._open.items() if known < level}
        self._open[level] = heading

    @property
    def section(self) -> str:
        return " › ".join(self._open[level] for level in sorted(self._open))
