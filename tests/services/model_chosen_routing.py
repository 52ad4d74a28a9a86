"""Model-chosen routing: the model reads a page and says which desk shall answer."""

from __future__ import annotations

from enum import Enum

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Desk(str, Enum):
    SPORT = "sport"
    POLITICS = "politics"
    NONE = "none"


WIRE = {"n1": "The cup final ends 2:1.", "n2": "The minister resigns.", "n3": "???"}
ARCHIVE = {"cup": "Last year it was 0:0.", "minister": "He took office in 2020."}


@tool(uses=retrieval)
def story(id: str) -> Grounded[str] | None:
    return ground(WIRE[id], source=f"wire/{id}") if id in WIRE else None


@tool(uses=retrieval)
def archive(word: str) -> Grounded[str] | None:
    return ground(ARCHIVE[word], source=f"archive/{word}") if word in ARCHIVE else None


@prompt(model="router")
def choose_desk(text: str) -> Desk:
    if "cup" in text:
        return Desk.SPORT
    return Desk.POLITICS if "minister" in text else Desk.NONE


@prompt(model="sport")
def sport(text: str, background: str | None) -> str:
    return f"Sport: {text} {background or ''}".strip()


@prompt(model="politics")
def politics(text: str, background: str | None) -> str:
    return f"Politics: {text} {background or ''}".strip()


def background_for(text: Grounded[str]) -> Grounded[str] | None:
    for word in ("cup", "minister"):
        if word in text:
            return archive(word)
    return None


@grounded_pure
@agent
def write(id: str) -> Grounded[str] | InsufficientEvidence:
    text = story(id)
    if text is None:
        return InsufficientEvidence(reason=f"no story {id}")
    desk = choose_desk(text)
    background = background_for(text)
    if desk == Desk.SPORT:
        return sport(text, background)
    if desk == Desk.POLITICS:
        return politics(text, background)
    return InsufficientEvidence(reason="no desk wants it")


@grounded_pure
@agent
def headline(id: str) -> Grounded[str] | None:
    text = story(id)
    if text is None:
        return None
    match choose_desk(text):
        case Desk.SPORT:
            prefix = "SPORT"
        case Desk.POLITICS:
            prefix = "POLITICS"
        case _:
            return None
    return interpolate("{}: {}", prefix, text)


def main() -> None:
    for id in ("n1", "n2", "n3", "n4"):
        print(write(id), "|", headline(id))


if __name__ == "__main__":
    main()
