"""Accepted: a list that a prompt was passed grows after a look: the prompt got one of its own."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, join, prompt
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


@dataclass
class Message:
    """What was said, and by whom."""

    role: str
    content: Grounded[str]


@prompt(model="small")
def think(goal: str, notes: list[str]) -> str:
    return "done" if len(notes) > 1 else "search"


@prompt(model="small")
def reply(goal: str, history: list[Message]) -> str:
    return "done" if len(history) > 2 else "search"


@prompt(model="small")
async def think_later(goal: str, notes: list[str]) -> str:
    return "done" if len(notes) > 1 else "search"


@prompt(model="small")
def counted(notes: dict[str, str]) -> str:
    return f"{len(notes)} notes"


@grounded_pure
def agent_loop(goal: str) -> Grounded[str] | InsufficientEvidence:
    notes = [fetch(goal)]
    for _ in range(5):
        thought = think(goal, notes)
        if thought == "done":
            return join("\n", notes)
        notes.append(fetch("more"))
    return InsufficientEvidence(reason="no answer after 5 rounds")


@grounded_pure
def agent_loop_of_messages(goal: str) -> Grounded[str] | InsufficientEvidence:
    history = [Message("tool", fetch(goal))]
    for _ in range(5):
        thought = reply(goal, history)
        if thought == "done":
            return history[-1].content
        history.append(Message("assistant", thought))
        history.append(Message("tool", fetch("more")))
    return InsufficientEvidence(reason="no answer after 5 rounds")


@grounded_pure
async def agent_loop_that_waits(goal: str) -> Grounded[str] | InsufficientEvidence:
    notes = [fetch(goal)]
    for _ in range(5):
        thought = await think_later(goal, notes)
        if thought == "done":
            return join("\n", notes)
        notes.append(fetch("more"))
    return InsufficientEvidence(reason="no answer after 5 rounds")


@grounded_pure
def by_name(goal: str) -> Grounded[str]:
    notes: dict[str, Grounded[str]] = {}
    thought = fetch(goal)
    while "more" in thought:
        notes[goal] = thought
        thought = counted(notes)
    return thought
