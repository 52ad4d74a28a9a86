"""Legal holds: ThreadPoolExecutor map over mailboxes, hashing to drop duplicates, sorted by date."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import date

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
class Mail:
    sent: date
    sender: str
    body: str


BOXES = {
    "ann": [
        Mail(date(2024, 2, 1), "bob", "Please shred it."),
        Mail(date(2024, 1, 5), "eve", "Lunch?"),
    ],
    "bob": [Mail(date(2024, 2, 1), "bob", "Please shred it.")],
}


@tool(uses=retrieval)
def mailbox(owner: str) -> list[Grounded[Mail]]:
    return [ground(m, source=f"imap://{owner}/{n}") for n, m in enumerate(BOXES.get(owner, []))]


@prompt(model="ediscovery")
def summarise(term: str, mails: str) -> str:
    return f"{term}: {mails}"


def fingerprint(mail: Grounded[Mail]) -> Grounded[str]:
    return lift(hashlib.sha256)(mail.body.encode()).hexdigest()


def unique(mails: list[Grounded[Mail]]) -> list[Grounded[Mail]]:
    seen: set[Grounded[str]] = set()
    result = []
    for mail in mails:
        digest = fingerprint(mail)
        if digest not in seen:
            seen.add(digest)
            result.append(mail)
    return result


def fetch_all(owners: list[str]) -> list[Grounded[Mail]]:
    with ThreadPoolExecutor(max_workers=4) as pool:
        boxes = list(pool.map(mailbox, owners))
    return [mail for box in boxes for mail in box]


@grounded_pure
def search(owners: list[str], term: str, since: date) -> Grounded[str] | InsufficientEvidence:
    mails = [m for m in fetch_all(owners) if m.sent >= since and term in m.body.lower()]
    hits = sorted(unique(mails), key=lambda m: m.sent)
    if not hits:
        return InsufficientEvidence(reason="no mails match")
    lines = [interpolate("{:%d %b} {}: {}", m.sent, m.sender, m.body) for m in hits]
    return summarise(term, join(" / ", lines))


def main() -> None:
    for term in ("shred", "golf"):
        result = search(["ann", "bob"], term, date(2024, 1, 1))
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
