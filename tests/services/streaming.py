"""Streaming: yield the answer sentence by sentence, stop at an unsafe one."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool

DOCS = {"volcano": "Volcanoes erupt. Lava is hot. Keep away."}


@tool(uses=retrieval)
def fetch(topic: str) -> Grounded[str] | None:
    text = DOCS.get(topic)
    return ground(text, source=topic) if text else None


@prompt(model="stream")
def stream(topic: str, doc: str) -> Iterator[str]:
    for sentence in doc.split(". "):
        yield sentence.rstrip(".") + "."


BANNED = ("away",)


def is_unsafe(sentence: Grounded[str]) -> bool:
    return any(word in sentence for word in BANNED)


@grounded_pure
@agent
def answer(topic: str) -> Iterator[Grounded[str]]:
    doc = fetch(topic)
    if doc is None:
        return
    for sentence in stream(topic, doc):
        if is_unsafe(sentence):
            break
        yield sentence


@grounded_pure
@agent
def whole(topic: str) -> Grounded[str] | None:
    sentences = list(answer(topic))
    if not sentences:
        return None
    return join(" ", sentences)


def main() -> None:
    for sentence in answer("volcano"):
        print(sentence)
    print(whole("volcano"), whole("unicorn"))


if __name__ == "__main__":
    main()
