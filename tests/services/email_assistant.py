"""Email assistant: threads, a cache with expiry, guards that raise."""

from __future__ import annotations

import time
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


@dataclass(frozen=True)
class Mail:
    sender: str
    subject: str
    body: str
    day: int


INBOX = [
    Mail("ann@x.org", "Budget", "The budget is 500.", 1),
    Mail("bob@x.org", "Re: Budget", "Make it 600.", 2),
    Mail("eve@x.org", "Lunch", "Pizza?", 2),
]


class NoSuchThread(LookupError):
    pass


class ReplyRejected(ValueError):
    pass


@tool(uses=retrieval)
def read_thread(subject: str) -> list[Grounded[Mail]]:
    return [ground(m, source=f"imap/{i}") for i, m in enumerate(INBOX) if subject in m.subject]


@prompt(model="mail")
def write_reply(instruction: str, thread: str) -> str:
    return f"As said: {thread.splitlines()[-1]}"


class ThreadCache:
    def __init__(self, ttl: float) -> None:
        self.ttl = ttl
        self._entries: dict[str, tuple[float, list[Grounded[Mail]]]] = {}

    def get(self, subject: str) -> list[Grounded[Mail]]:
        now = time.monotonic()
        entry = self._entries.get(subject)
        if entry is not None and now - entry[0] < self.ttl:
            return entry[1]
        mails = read_thread(subject)
        self._entries[subject] = (now, mails)
        return mails


def check_reply(reply: Grounded[str], max_length: int) -> Grounded[str]:
    if len(reply) > max_length:
        raise ReplyRejected("too long")
    for word in ("password", "secret"):
        if word in reply.lower():
            raise ReplyRejected(f"the reply mentions a {word}")
    return reply


class Assistant:
    def __init__(self, owner: str, cache: ThreadCache | None = None) -> None:
        self.owner = owner
        self.cache = cache or ThreadCache(60.0)

    @grounded_pure
    def reply(self, subject: str, instruction: str) -> Grounded[str]:
        mails = self.cache.get(subject)
        if not mails:
            raise NoSuchThread(subject)
        thread = join("\n", [interpolate("{}: {}", m.sender, m.body) for m in mails])
        reply = check_reply(write_reply(instruction, thread), max_length=200)
        return reply + "\n-- \n" + self.owner

    @grounded_pure
    def correspondents(self, subject: str) -> list[Grounded[str]]:
        unique: list[Grounded[str]] = []
        for mail in self.cache.get(subject):
            if mail.sender not in unique:
                unique.append(mail.sender)
        return sorted(unique)


if __name__ == "__main__":
    assistant = Assistant("Carl")
    print(assistant.reply("Budget", "confirm"))
    print(assistant.correspondents("Budget"))
    try:
        assistant.reply("Holiday", "confirm")
    except NoSuchThread as error:
        print("no thread", error)
