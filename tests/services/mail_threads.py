"""Email thread summary: linked list walk by in-reply-to ids, reversed order, quoting stripped by regex lines."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
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
class Mail:
    id: str
    sender: str
    body: str
    reply_to: str | None


MAILS = {
    "m1": Mail("m1", "ann", "Shall we meet?", None),
    "m2": Mail("m2", "bob", "> Shall we meet?\nYes, at 3.", "m1"),
    "m3": Mail("m3", "ann", "> Yes, at 3.\nGood.", "m2"),
}


@tool(uses=retrieval)
def mail(id: str) -> Grounded[Mail] | None:
    found = MAILS.get(id)
    return ground(found, source=f"mid:{id}") if found else None


@prompt(model="office")
def summarise(thread: str) -> str:
    return thread


def own_words(body: Grounded[str]) -> Grounded[str]:
    lines = [line for line in each(body.splitlines()) if not line.lstrip().startswith(">")]
    return join(" ", lines)


def thread(last: str, limit: int) -> list[Grounded[Mail]]:
    found: list[Grounded[Mail]] = []
    current = mail(last)
    while current is not None and len(found) < limit:
        found.append(current)
        parent = current.reply_to
        current = mail(parent) if parent is not None else None
    found.reverse()
    return found


@grounded_pure
def summary(last: str, limit: int = 10) -> Grounded[str] | InsufficientEvidence:
    mails = thread(last, limit)
    if not mails:
        return InsufficientEvidence(reason=f"no mail {last}")
    lines = [interpolate("{}: {}", m.sender, own_words(m.body)) for m in mails]
    return summarise(join("\n", lines))


def main() -> None:
    for last in ("m3", "m9"):
        result = summary(last)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
