"""Operations: incident assistant, runbook steps chosen by a match statement."""

from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

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


class Severity(StrEnum):
    PAGE = "page"
    TICKET = "ticket"
    INFO = "info"


@dataclass(frozen=True)
class Alert:
    service: str
    severity: Severity
    message: str


@dataclass(frozen=True)
class Runbook:
    name: str
    steps: tuple[str, ...]


RUNBOOKS = {
    "db": [Runbook("db-failover", ("Check the replica lag.", "Promote the replica."))],
    "web": [Runbook("web-restart", ("Drain the node.", "Restart it."))],
}


@tool(uses=retrieval)
def runbooks(service: str) -> list[Grounded[Runbook]]:
    return [ground(r, source=f"runbooks/{r.name}.md") for r in RUNBOOKS.get(service, [])]


@tool(uses=retrieval)
def recent_incidents(service: str, limit: int) -> list[Grounded[str]]:
    return [ground(f"{service} was slow on Monday.", source="INC-1")][:limit]


@prompt(model="ops")
def recommend(message: str, material: str, urgent: bool) -> str:
    return ("NOW: " if urgent else "Later: ") + material.splitlines()[0]


def numbered(book: Grounded[Runbook]) -> Grounded[str]:
    lines = [interpolate("{}. {}", n, step) for n, step in enumerate(each(book.steps), start=1)]
    return book.name + "\n" + join("\n", lines)


@grounded_pure
def respond(alert: Alert) -> Grounded[str] | InsufficientEvidence:
    match alert.severity:
        case Severity.PAGE:
            books = runbooks(alert.service)
            if not books:
                return InsufficientEvidence(reason=f"no runbook for {alert.service}")
            material = join("\n\n", [numbered(b) for b in books])
            return recommend(alert.message, material, urgent=True)
        case Severity.TICKET:
            incidents = recent_incidents(alert.service, limit=3)
            if not incidents:
                return InsufficientEvidence(reason="nothing happened lately")
            return recommend(alert.message, join("\n", incidents), urgent=False)
        case Severity.INFO:
            return InsufficientEvidence(reason="informational alerts are not answered")
        case _:
            assert_never(alert.severity)


if __name__ == "__main__":
    for a in (
        Alert("db", Severity.PAGE, "primary is down"),
        Alert("web", Severity.TICKET, "slow"),
        Alert("web", Severity.INFO, "deployed"),
        Alert("mail", Severity.PAGE, "queue is full"),
    ):
        print(respond(a))
