"""Redaction with an audit log object: who asked, what was searched, how many hits."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import datetime, timezone

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Entry:
    when: datetime
    user: str
    action: str
    detail: str = ""


@dataclass
class AuditLog:
    entries: list[Entry] = field(default_factory=list)

    def write(self, user: str, action: str, detail: str = "") -> None:
        self.entries.append(Entry(datetime.now(timezone.utc), user, action, detail))


RECORDS = {
    "p1": "Ann Miller, born 1990-02-03, has asthma.",
    "p2": "Bob Ross, born 1980-01-01, is healthy.",
}


@tool(uses=retrieval)
def record(id: str) -> Grounded[str] | None:
    return ground(RECORDS[id], source=f"ehr/{id}") if id in RECORDS else None


class Redactor:
    def __init__(self, patterns: dict[str, str]) -> None:
        self.patterns = [(re.compile(p), r) for p, r in patterns.items()]

    @lift
    def __call__(self, text: str) -> str:
        for pattern, replacement in self.patterns:
            text = pattern.sub(replacement, text)
        return text


@prompt(model="nurse")
def summarize(text: str) -> str:
    return "Summary: " + text


class Records:
    def __init__(self, audit: AuditLog, redact: Redactor) -> None:
        self.audit = audit
        self.redact = redact

    @grounded_pure
    @agent
    def summary(self, user: str, ids: list[str]) -> Grounded[str] | InsufficientEvidence:
        self.audit.write(user, "summary", ",".join(ids))
        texts = []
        for id in ids:
            text = record(id)
            if text is None:
                self.audit.write(user, "not found", id)
                continue
            self.audit.write(user, "read", id)
            texts.append(self.redact(text))
        if not texts:
            self.audit.write(user, "refused")
            return InsufficientEvidence(reason="no such records")
        result = summarize(join("\n", texts))
        self.audit.write(user, "done", f"{len(texts)} records")
        return result


def main() -> None:
    audit = AuditLog()
    records = Records(audit, Redactor({r"\d{4}-\d\d-\d\d": "[date]", r"^\w+ \w+": "[name]"}))
    print(records.summary("dr", ["p1", "p3", "p2"]))
    print(records.summary("dr", ["p9"]))
    print([e.action for e in audit.entries])


if __name__ == "__main__":
    main()
