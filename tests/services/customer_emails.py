"""Customer e-mails: inbox processing with routing, typed actions (Union), handlers by isinstance."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Union, assert_never

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
class Reply:
    to: Grounded[str]
    body: Grounded[str]


@dataclass(frozen=True)
class Escalate:
    reason: Grounded[str]


@dataclass(frozen=True)
class Ignore:
    pass


Action = Union[Reply, Escalate, Ignore]


@dataclass(frozen=True)
class Email:
    sender: str
    subject: str
    body: str


INBOX = {
    1: Email("ann@x", "Invoice", "Where is my invoice?"),
    2: Email("bob@y", "Lawsuit", "I will sue you."),
    3: Email("spam@z", "WIN", "You won."),
}
KNOWLEDGE = {"invoice": "Invoices are in the portal."}


@tool(uses=retrieval)
def email(number: int) -> Grounded[Email] | None:
    found = INBOX.get(number)
    return ground(found, source=f"mail/{number}") if found else None


@tool(uses=retrieval)
def knowledge(text: str) -> list[Grounded[str]]:
    return [ground(v, source=f"kb/{k}") for k, v in KNOWLEDGE.items() if k in text.lower()]


@prompt(model="router")
def route(subject: str, body: str) -> str:
    if "sue" in body:
        return "legal"
    return "spam" if subject.isupper() else "support"


@prompt(model="writer")
def write(body: str, facts: str) -> str:
    return f"Re: {body} {facts}"


def decide(mail: Grounded[Email]) -> Action:
    target = route(mail.subject, mail.body)
    if target == "spam":
        return Ignore()
    if target == "legal":
        return Escalate(mail.subject)
    facts = knowledge(mail.body)
    if not facts:
        return Escalate("no facts about " + mail.subject)
    return Reply(mail.sender, write(mail.body, join(" ", facts)))


@grounded_pure
def handle(number: int) -> Grounded[str] | InsufficientEvidence:
    mail = email(number)
    if mail is None:
        return InsufficientEvidence(reason=f"no mail {number}")
    action = decide(mail)
    if isinstance(action, Reply):
        return interpolate("to {}: {}", action.to, action.body)
    if isinstance(action, Escalate):
        return "to the lawyers: " + action.reason
    if isinstance(action, Ignore):
        return InsufficientEvidence(reason="ignored")
    assert_never(action)


def main() -> None:
    for number in (1, 2, 3, 4):
        result = handle(number)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, sorted({s.source for s in result.sources().retrievals()}))


if __name__ == "__main__":
    main()
