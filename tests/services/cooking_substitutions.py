"""Cooking substitutions: a chat endpoint whose model answers JSON; parse, validate, retry once."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass
from typing import Any

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)
FACTS = {
    "buttermilk": "Milk with lemon juice replaces buttermilk.",
    "egg": "A mashed banana replaces an egg.",
}


@tool(uses=retrieval)
def facts_about(ingredient: str) -> list[Grounded[str]]:
    return [
        ground(text, source=f"kitchen/{key}") for key, text in FACTS.items() if key in ingredient
    ]


@prompt(model="chef-json")
def ask_model(instruction: str, facts: str) -> str:
    if "strictly" not in instruction:
        return "Sure! Here is the JSON"
    return json.dumps({"substitute": facts.split(" replaces")[0], "ratio": 1.0, "confident": True})


@dataclass(frozen=True)
class Substitution:
    ingredient: str
    substitute: Grounded[str]
    ratio: Grounded[float]


def parse(raw: Grounded[str]) -> Grounded[dict[str, Any]] | None:
    try:
        data = lift(json.loads)(raw)
    except ValueError:
        return None
    if "substitute" not in data or "ratio" not in data:
        return None
    return data


def request(
    ingredient: str, facts: Grounded[str], attempts: int
) -> Grounded[dict[str, Any]] | None:
    instruction = f"Replace {ingredient}. Answer in JSON."
    for attempt in range(attempts):
        raw = ask_model(instruction, facts)
        data = parse(raw)
        if data is not None:
            return data
        log.warning("attempt %d gave no JSON: %.40s", attempt, raw)
        instruction += " Answer strictly in JSON, without prose."
    return None


@grounded_pure
def substitute(ingredient: str, attempts: int = 2) -> Substitution | InsufficientEvidence:
    facts = facts_about(ingredient)
    if not facts:
        return InsufficientEvidence(reason="nothing is known about " + ingredient)
    data = request(ingredient, join(" ", facts), attempts)
    if data is None:
        return InsufficientEvidence(reason="the model did not answer in JSON")
    if not data["confident"]:
        return InsufficientEvidence(reason="the model is not sure")
    return Substitution(ingredient, data["substitute"], data["ratio"])


def main() -> None:
    for ingredient in ("buttermilk", "saffron"):
        result = substitute(ingredient)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(
                interpolate("{} x {}", result.substitute, result.ratio),
                [s.source for s in result.substitute.sources().retrievals()],
            )


if __name__ == "__main__":
    main()
