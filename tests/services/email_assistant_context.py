"""Email assistant: context variables, a request id in every log line, thread summary."""

from __future__ import annotations

import contextvars
import logging
import uuid
from dataclasses import dataclass
from datetime import datetime

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

request_id: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="-")


class RequestFilter(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        record.request = request_id.get()
        return True


log = logging.getLogger("mail")
log.addFilter(RequestFilter())


@dataclass(frozen=True)
class Mail:
    thread: str
    sender: str
    at: datetime
    body: str


MAILS = [
    Mail("t1", "ann", datetime(2024, 1, 2), "Can we meet Friday?"),
    Mail("t1", "bob", datetime(2024, 1, 1), "Hello!"),
    Mail("t1", "ann", datetime(2024, 1, 3), "-- \nSent from my phone"),
]


@tool(uses=retrieval)
def thread(id: str) -> list[Grounded[Mail]]:
    return [ground(m, source=f"{m.thread}/{m.at:%d}") for m in MAILS if m.thread == id]


@prompt(model="mail")
def summarize(text: str, style: str) -> str:
    return text.splitlines()[-1]


def strip_signature(body: Grounded[str]) -> Grounded[str]:
    row = body.partition("-- \n")
    head = row[0]
    return head.rstrip()


def quote(mail: Grounded[Mail], width: int = 40) -> Grounded[str]:
    body = strip_signature(mail.body)
    short = body[:width] + "..." if len(body) > width else body
    return interpolate("{} ({:%d %b}): {}", mail.sender, mail.at, short)


@grounded_pure
@agent
def summary(id: str, style: str = "short") -> Grounded[str] | InsufficientEvidence:
    log.info("summary of %s for request %s", id, request_id.get())
    mails = sorted(thread(id), key=lambda m: m.at)
    lines = [quote(m) for m in mails if strip_signature(m.body)]
    if not lines:
        log.info("nothing to summarize")
        return InsufficientEvidence(reason="the thread is empty")
    log.debug(f"{len(lines)} lines, last: {lines[-1]}")
    return summarize(join("\n", lines), style)


def handle(id: str) -> str:
    token = request_id.set(uuid.uuid4().hex)
    try:
        result = summary(id)
        return result.reason if isinstance(result, InsufficientEvidence) else str(result)
    finally:
        request_id.reset(token)


def main() -> None:
    print(handle("t1"))
    print(handle("t2"))


if __name__ == "__main__":
    main()
