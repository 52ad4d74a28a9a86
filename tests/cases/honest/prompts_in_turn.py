"""Accepted: which of several prompts a helper, or a library, calls does not matter: each keeps."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from corvid_runtime import Grounded, grounded_pure, lift, prompt
from prelude import fetch

Model = Callable[[Grounded[str]], Grounded[str]]


@prompt(model="large")
def large(text: str) -> str:
    return text


@prompt(model="small")
def small(text: str) -> str:
    return text


@lift
def redacted(text: str) -> str:
    return text.replace("@", "#")


@lift
def shortened(text: str) -> str:
    return text[:100]


MODELS: Mapping[str, Model] = {
    "large": lambda text: large(text),
    "small": lambda text: small(text),
}


def attempt(model: Model, text: Grounded[str]) -> Grounded[str] | None:
    try:
        return model(text)
    except ConnectionError:
        return None


@grounded_pure
def in_turn(key: str) -> Grounded[str] | None:
    for model in (large, small):
        found = attempt(model, fetch(key))
        if found is not None:
            return found
    return None


@grounded_pure
def with_names(key: str) -> Grounded[str]:
    text = fetch(key)
    for _name, model in (("large", large), ("small", small)):
        text = attempt(model, text) or text
    return text


@grounded_pure
def chosen(key: str, *, is_long: bool) -> list[Grounded[str]]:
    model = large if is_long else small
    return list(map(model, [fetch(key)]))


@grounded_pure
def by_name(key: str, model: str) -> Grounded[str]:
    return MODELS[model](fetch(key))


@grounded_pure
def in_steps(key: str) -> Grounded[str]:
    text = fetch(key)
    for step in (redacted, shortened):
        text = step(text)
    return text
