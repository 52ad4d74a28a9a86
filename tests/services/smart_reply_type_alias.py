"""Smart reply with a type alias, keyword-only options, nested dataclasses and defaults."""

from __future__ import annotations

from dataclasses import dataclass, field

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


@dataclass(frozen=True)
class Style:
    formal: bool = True
    signature: str = "Kind regards"


@dataclass(frozen=True)
class Options:
    style: Style = field(default_factory=Style)
    max_facts: int = 2


FACTS = {
    "delivery": ["Delivery takes 3 days.", "Delivery is free."],
    "payment": ["We accept cards."],
}


@tool(uses=retrieval)
def facts(topic: str) -> list[Grounded[str]]:
    return [ground(f, source=f"{topic}/{i}") for i, f in enumerate(FACTS.get(topic, []))]


@prompt(model="m")
def write(question: str, facts: str, *, formal: bool) -> str:
    return ("Dear customer, " if formal else "Hi, ") + facts


def numbered(texts: list[Grounded[str]]) -> Grounded[str]:
    return join(" ", [interpolate("({}) {}", i, t) for i, t in enumerate(texts, 1)])


def signed(text: Grounded[str], style: Style) -> Grounded[str]:
    return text + "\n" + style.signature


@grounded_pure
@agent
def reply(
    question: str, topic: str, *, options: Options = Options()
) -> Grounded[str] | InsufficientEvidence:
    found = facts(topic)[: options.max_facts]
    if not found:
        return InsufficientEvidence(reason=f"nothing about {topic}")
    text = write(question, numbered(found), formal=options.style.formal)
    return signed(text, options.style)


def main() -> None:
    print(reply("When?", "delivery"))
    print(reply("How?", "payment", options=Options(Style(False, "Bye"), 1)))
    print(reply("Who?", "staff"))


if __name__ == "__main__":
    main()
