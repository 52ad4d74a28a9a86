"""Refused: an e-mail counts as urgent by its subject."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool

logger = logging.getLogger("triage")

WORLD = ""


class Label(Enum):
    COMPLAINT = "complaint"
    QUESTION = "question"
    SPAM = "spam"


@dataclass(frozen=True)
class Email:
    sender: str
    subject: str
    body: str


@dataclass
class Inbox:
    ids: list[str]
    drafts: dict[str, Grounded[str]] = field(default_factory=dict)
    vanished: list[str] = field(default_factory=list)
    urgent: list[str] = field(default_factory=list)

    def pending(self) -> Iterator[str]:
        for email_id in self.ids:
            if email_id not in self.drafts:
                yield email_id


@tool(uses=retrieval)
def load(email_id: str) -> Email | None:
    words = WORLD.split()
    position = int(email_id)
    if position >= len(words):
        return None
    return Email(f"{words[position]}@example.org", words[position].upper(), WORLD)


@prompt(model="tiny")
def label(subject: str, body: str) -> Label:
    return list(Label)[len(subject) % 3]


@prompt(model="small")
def draft(kind: str, sender: str, body: str) -> str:
    return f"[{kind}] to {sender}: {body}"


@lift
def display_name(address: str) -> str:
    return address.partition("@")[0].replace(".", " ").title()


@grounded_pure
def reply(email: Grounded[Email]) -> Grounded[str]:
    name = display_name(email.sender)
    match label(email.subject, email.body):
        case Label.COMPLAINT:
            return draft("apology", name, email.body)
        case Label.QUESTION:
            return draft("answer", name, email.body)
        case _:
            return draft("polite refusal", name, email.subject)


@agent
@grounded_pure
def process(inbox: Inbox) -> Inbox:
    for email_id in list(inbox.pending()):
        email = load(email_id)
        if email is None:
            inbox.vanished.append(email_id)
            continue
        if email.subject.startswith(("A", "INTER")):
            inbox.urgent.append(email_id)  # E: grounded-laundering
        inbox.drafts[email_id] = reply(email)
        logger.info("drafted a reply to %s", email_id)
    return inbox


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return process(Inbox(["0", "1", "77"]))
