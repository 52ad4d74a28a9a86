"""Open-source triage: similar issues by token overlap, duplicates detection, scored tuples sorted."""

from collections.abc import Sequence
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Issue:
    number: int
    title: str
    body: str
    open: bool


ISSUES = [
    Issue(1, "crash on start", "the app crashes on start", True),
    Issue(2, "crash on exit", "the app crashes on exit", False),
    Issue(3, "dark mode", "please add dark mode", True),
]


@tool(uses=retrieval)
def all_issues(label: str) -> list[Grounded[Issue]]:
    return [ground(i, source=f"#{i.number}") for i in ISSUES]


@prompt(model="triage")
def triage_comment(title: str, similar: str) -> str:
    return f"Looks like {similar.splitlines()[0]}"


@lift
def overlap(a: str, b: str) -> float:
    left, right = set(a.split()), set(b.split())
    return len(left & right) / max(1, len(left | right))


def scored(
    title: str, issues: Sequence[Grounded[Issue]]
) -> list[tuple[Grounded[float], Grounded[Issue]]]:
    pairs = [(overlap(title, issue.title), issue) for issue in issues]
    pairs.sort(key=lambda pair: pair[0], reverse=True)
    return pairs


@grounded_pure
def comment_on(
    title: str, threshold: float = 0.4, limit: int = 3
) -> Grounded[str] | InsufficientEvidence:
    candidates = scored(title, all_issues("bug"))
    similar = [issue for score, issue in candidates if score >= threshold][:limit]
    if not similar:
        return InsufficientEvidence(reason="no similar issue")
    lines = []
    for issue in similar:
        state = "open" if issue.open else "closed"
        lines.append(interpolate("#{} {} ({})", issue.number, issue.title, state))
    return triage_comment(title, join("\n", lines))


@grounded_pure
def duplicate_of(title: str) -> Grounded[int] | None:
    candidates = scored(title, all_issues("bug"))
    if not candidates:
        return None
    score, best = candidates[0]
    return best.number if score > 0.9 else None


if __name__ == "__main__":
    print(comment_on("crash on boot"))
    print(comment_on("translation"))
    print(duplicate_of("dark mode"), duplicate_of("light mode"))
