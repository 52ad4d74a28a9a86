"""E-discovery: find privileged mails, redact names, keep an audit log."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass, field, replace

from corvid_runtime import Grounded, agent, ground, grounded_pure, lift, prompt, retrieval, tool

audit = logging.getLogger("audit")

NAME = re.compile(r"\b(Smith|Jones)\b")


@dataclass(frozen=True)
class Mail:
    id: str
    sender: str
    subject: str
    body: str
    tags: frozenset[str] = frozenset()


MAILS = [
    Mail("m1", "counsel@law.com", "Advice", "Smith should settle.", frozenset({"legal"})),
    Mail("m2", "bob@corp.com", "Lunch", "Pizza with Jones?"),
    Mail("m3", "counsel@law.com", "Invoice", "Attached."),
]


@tool(uses=retrieval)
def collect(custodian: str) -> list[Grounded[Mail]]:
    return [ground(m, source=f"mail/{m.id}") for m in MAILS]


@tool
def record(event: str, count: int) -> None:
    audit.info("%s %d", event, count)


@prompt(model="privilege")
def is_privileged(body: str, sender: str) -> bool:
    return "law.com" in sender and "settle" in body


@lift
def redact(text: str) -> str:
    return NAME.sub("[name]", text)


@dataclass
class Production:
    custodian: str
    produced: list[Grounded[str]] = field(default_factory=list)
    withheld: list[Grounded[str]] = field(default_factory=list)


@grounded_pure
@agent
def produce(custodian: str) -> Production:
    mails = collect(custodian)
    record("collected", len(mails))
    production = Production(custodian)
    for mail in mails:
        if is_privileged(mail.body, mail.sender):
            production.withheld.append(mail.id)
        else:
            production.produced.append(mail.subject + ": " + redact(mail.body))
    return production


def main() -> None:
    production = produce("bob")
    print(production.produced, production.withheld)
    print(replace(production, custodian="x").custodian)


if __name__ == "__main__":
    main()
