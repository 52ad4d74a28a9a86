"""Personal finance coach: monthly statements summarised, trend computed, coaching text with history window."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Booking:
    month: int
    category: str
    amount: float


BOOKINGS = [
    Booking(1, "food", 300.0),
    Booking(1, "rent", 900.0),
    Booking(2, "food", 420.0),
    Booking(2, "rent", 900.0),
]


@tool(uses=retrieval)
def bookings(month: int) -> list[Grounded[Booking]]:
    return [ground(b, source=f"bank/{b.month}/{b.category}") for b in BOOKINGS if b.month == month]


@prompt(model="coach")
def coach(goal: str, facts: str, earlier: str) -> str:
    return f"{facts} Goal: {goal}."


def totals(items: Iterable[Grounded[Booking]]) -> dict[Grounded[str], Grounded[float]]:
    result: dict[Grounded[str], Grounded[float]] = {}
    for item in items:
        if item.category in result:
            result[item.category] += item.amount
        else:
            result[item.category] = item.amount
    return result


def trend(before: Grounded[float], after: Grounded[float]) -> Grounded[str]:
    change = (after - before) / before * 100
    return interpolate("{:+.0f} %", change)


class FinanceCoach:
    def __init__(self, goal: str, memory: int = 3) -> None:
        self.goal = goal
        self._said: deque[Grounded[str]] = deque(maxlen=memory)

    def _facts(self, month: int) -> list[Grounded[str]]:
        now, previous = totals(bookings(month)), totals(bookings(month - 1))
        facts: list[Grounded[str]] = []
        for category, amount in sorted(now.items()):
            if category in previous:
                facts.append(
                    interpolate(
                        "{}: {:.2f} ({})", category, amount, trend(previous[category], amount)
                    )
                )
            else:
                facts.append(interpolate("{}: {:.2f}", category, amount))
        return facts

    @grounded_pure
    def monthly(self, month: int) -> Grounded[str] | InsufficientEvidence:
        facts = self._facts(month)
        if not facts:
            return InsufficientEvidence(reason="no bookings in this month")
        text = coach(self.goal, join(", ", facts), join(" ", list(self._said)))
        self._said.append(text)
        return text


if __name__ == "__main__":
    c = FinanceCoach("save 100")
    print(c.monthly(1))
    print(c.monthly(2))
    print(c.monthly(9))
