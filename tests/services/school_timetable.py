"""School timetable: lookup tables as dict[str, Grounded], Counter of subjects, defaultdict(int) of hours."""

from __future__ import annotations

from collections import Counter, defaultdict
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
class Lesson:
    day: str
    hour: int
    subject: str
    teacher: str


LESSONS = {
    "3A": [
        Lesson("Mon", 1, "Maths", "Gauss"),
        Lesson("Mon", 2, "Art", "Klimt"),
        Lesson("Tue", 1, "Maths", "Gauss"),
    ]
}
DAYS = ("Mon", "Tue", "Wed")


@tool(uses=retrieval)
def lessons(form: str) -> list[Grounded[Lesson]]:
    return [ground(x, source=f"untis/{form}/{x.day}{x.hour}") for x in LESSONS.get(form, [])]


@prompt(model="school")
def explain(form: str, timetable: str) -> str:
    return f"{form}\n{timetable}"


def day_plan(items: list[Grounded[Lesson]], day: str) -> Grounded[str] | None:
    of_day = sorted((x for x in items if x.day == day), key=lambda x: x.hour)
    if not of_day:
        return None
    return interpolate("{}: {}", day, join(", ", [x.subject for x in of_day]))


@grounded_pure
def week(form: str) -> Grounded[str] | InsufficientEvidence:
    items = lessons(form)
    if not items:
        return InsufficientEvidence(reason=f"no timetable for {form}")
    plans = [plan for day in DAYS if (plan := day_plan(items, day)) is not None]
    return explain(form, join("\n", plans))


@grounded_pure
def favourite(form: str) -> Grounded[str] | None:
    counts = Counter(x.subject for x in lessons(form))
    if not counts:
        return None
    subject, _ = counts.most_common(1)[0]
    return subject


@grounded_pure
def busiest_teacher(form: str) -> Grounded[str] | None:
    hours: dict[Grounded[str], int] = defaultdict(int)
    for lesson in lessons(form):
        hours[lesson.teacher] += 1
    if not hours:
        return None
    return max(hours, key=lambda teacher: hours[teacher])


@grounded_pure
def teachers(form: str) -> Grounded[str] | None:
    names = {x.teacher for x in lessons(form)}
    return join(", ", sorted(names)) if names else None


if __name__ == "__main__":
    print(week("3A"))
    print(week("9Z"))
    print(favourite("3A"), busiest_teacher("3A"), teachers("3A"))
