"""Parking rules: streaming prompt (generator of tokens), buffered into sentences, partial flush."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

RULES = {"blue": "Blue zone: one hour. Use a disc. Free on Sundays.", "red": "No parking."}


@tool(uses=retrieval)
def zone_rules(zone: str) -> Grounded[str] | None:
    text = RULES.get(zone)
    return ground(text, source=f"parking/{zone}") if text else None


@prompt(model="streaming")
def stream(question: str, rules: str) -> Iterator[str]:
    for word in rules.split(" "):
        yield word + " "


def sentences(tokens: Iterator[Grounded[str]]) -> Iterator[Grounded[str]]:
    buffer: list[Grounded[str]] = []
    for token in tokens:
        buffer.append(token)
        if token.rstrip().endswith((".", "!", "?")):
            yield join("", buffer).strip()
            buffer = []
    if buffer:
        yield join("", buffer).strip()


@grounded_pure
def explain(zone: str) -> list[Grounded[str]] | InsufficientEvidence:
    rules = zone_rules(zone)
    if rules is None:
        return InsufficientEvidence(reason=f"no zone {zone}")
    return list(sentences(stream("May I park?", rules)))


def main() -> None:
    for zone in ("blue", "red", "green"):
        result = explain(zone)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            for sentence in result:
                print("-", sentence, [s.source for s in sentence.sources().retrievals()])


if __name__ == "__main__":
    main()
