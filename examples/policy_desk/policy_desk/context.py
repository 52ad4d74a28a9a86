"""The numbered passages an answer may draw on."""

from collections.abc import Sequence
from html import escape

from corvid_runtime import Grounded, grounded_pure, join, lift

from policy_desk.records import NumberedPassage, Passage, RankedPassage


class Context:
    """Numbers passages from 1 up. Tools may add to it while an answer is being drafted."""

    def __init__(self) -> None:
        self._numbered: dict[int, Grounded[NumberedPassage]] = {}

    @classmethod
    def of(cls, ranked: Sequence[Grounded[RankedPassage]], max_chars: int) -> "Context":
        """As many of the passages as fit (always the first), in order of relevance."""
        context = cls()
        used = 0
        for entry in ranked:
            used += len(entry.passage.text)
            if context._numbered and used > max_chars:
                break
            context.add(entry.passage, entry.relevance)
        return context

    def __len__(self) -> int:
        return len(self._numbered)

    @property
    @grounded_pure
    def passages(self) -> list[Grounded[NumberedPassage]]:
        return list(self._numbered.values())

    @grounded_pure
    def get(self, number: int) -> Grounded[Passage] | None:
        entry = self._numbered.get(number)
        return entry.passage if entry is not None else None

    def add(
        self, passage: Grounded[Passage], relevance: float | Grounded[float] = 1.0
    ) -> Grounded[NumberedPassage]:
        """The passage under its number, which is a new one if the passage was not there yet."""
        for entry in self._numbered.values():
            if entry.passage.id == passage.id:
                return entry
        rounded = lift(round)(relevance, 4) if isinstance(relevance, Grounded) else round(relevance, 4)
        entry = lift(NumberedPassage)(number=len(self._numbered) + 1, relevance=rounded, passage=passage)
        self._numbered[len(self._numbered) + 1] = entry
        return entry

    @grounded_pure
    def render(self) -> Grounded[str]:
        return join("\n\n", [lift(render_passage)(entry) for entry in self._numbered.values()])


def render_passage(entry: NumberedPassage) -> str:
    passage = entry.passage
    source = escape(f"{passage.heading}, {passage.location.label}")
    return f'<passage number="{entry.number}" source="{source}">\n{passage.text}\n</passage>'
