"""Accepted: an object of the function's own is passed to helpers that read it, and changed after."""

from __future__ import annotations

from corvid_runtime import Grounded, ground, grounded_pure, join, retrieval, tool


@tool(uses=retrieval)
def fetch(topic: str) -> list[Grounded[str]]:
    return [ground("about " + topic, source=topic), ground("more", source=topic)]


class Memory:
    def __init__(self) -> None:
        self.lessons: list[Grounded[str]] = []

    def add(self, lesson: Grounded[str]) -> None:
        if lesson not in self.lessons:
            self.lessons.append(lesson)


def is_full(memory: Memory) -> bool:
    return len(memory.lessons) > 3


def told(memory: Memory) -> Grounded[str]:
    return join("\n", memory.lessons)


async def last(memory: Memory) -> Grounded[str]:
    return memory.lessons[-1]


@grounded_pure
def learn(topic: str) -> list[Grounded[str]]:
    memory = Memory()
    for lesson in fetch(topic):
        if is_full(memory):
            break
        memory.add(lesson)
    return memory.lessons


@grounded_pure
def learn_and_tell(topic: str) -> Grounded[str]:
    memory = Memory()
    said: Grounded[str] | None = None
    for lesson in fetch(topic):
        memory.add(lesson)
        said = told(memory)
    memory.add(said or fetch(topic)[0])
    return told(memory)


@grounded_pure
async def learn_later(topic: str) -> Grounded[str]:
    memory = Memory()
    for lesson in fetch(topic):
        memory.add(lesson)
        memory.add(await last(memory))
    return await last(memory)


class Investigation:
    def __init__(self) -> None:
        self.texts: list[Grounded[str]] = []
        self.visited: list[str] = []

    def visit(self, topic: str) -> None:
        self.visited.append(topic)
        self.texts.append(fetch(topic)[0])


@grounded_pure
def investigate(topic: str) -> list[Grounded[str]]:
    found = Investigation()
    for each in [topic, topic + "s"]:
        found.visit(each)
        if len(found.texts[-1]) > 300:
            break
    return found.texts
