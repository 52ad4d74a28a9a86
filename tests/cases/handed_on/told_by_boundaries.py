"""Refused: a prompt, a tool or a lifted function may hand content to the functions that it gets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, lift, prompt, retrieval, tool

LOG: list[str] = []


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


@tool(uses=retrieval)
def streamed(key: str, on_part: Callable[[str], None]) -> str:
    """Look a text up, and tell of its parts."""
    raise NotImplementedError


@tool
def sent(text: Grounded[str], on_sent: Callable[[str], None]) -> None:
    """Send a text."""


@prompt(model="m")
def ask(text: str, on_token: Callable[[str], None]) -> str:
    """Ask a model, and tell of each token."""
    raise NotImplementedError


@prompt(model="m")
def ask_with(text: str, tools: list[Callable[[str], str]]) -> str:
    """Ask a model that may call functions."""
    raise NotImplementedError


@lift
def computed(text: str, hooks: Hooks) -> str:
    """Compute something."""
    return text


@dataclass
class Hooks:
    on_text: Callable[[str], None]


class Sink:
    def __init__(self) -> None:
        self.texts: list[str] = []

    def put(self, text: str) -> None:
        self.texts.append(text)


def noted(text: str) -> None:
    LOG.append(text)


def shown(text: str) -> None:
    print(text)


def shortened(text: str) -> str:
    return text[:3]


@grounded_pure
def by_lambda(key: str) -> str:
    parts: list[str] = []
    ask(fetch(key), lambda part: parts.append(part))  # E: grounded-laundering
    return parts[0]


@grounded_pure
def by_method(key: str) -> str:
    parts: list[str] = []
    ask(fetch(key), parts.append)  # E: grounded-laundering
    return parts[0]


@grounded_pure
def by_function(key: str) -> Grounded[str]:
    return ask(fetch(key), noted)  # E: grounded-laundering


@grounded_pure
def by_object(key: str) -> list[str]:
    sink = Sink()
    ask(fetch(key), sink.put)  # E: grounded-laundering
    return sink.texts


@grounded_pure
def by_retrieval(key: str) -> str:
    parts: list[str] = []
    streamed(key, parts.append)  # E: grounded-laundering
    return parts[0]


@grounded_pure
def by_tool(key: str) -> str:
    parts: list[str] = []
    sent(fetch(key), parts.append)  # E: grounded-laundering
    return parts[0]


@grounded_pure
def by_record(key: str) -> Grounded[str]:
    return computed(fetch(key), Hooks(shown))  # E: grounded-laundering


def passed_on(text: Grounded[str], on_token: Callable[[str], None]) -> Grounded[str]:
    return ask(text, on_token)


@grounded_pure
def by_helper(key: str) -> str:
    parts: list[str] = []
    passed_on(fetch(key), parts.append)  # E: grounded-laundering
    return parts[0]


@grounded_pure
def printed(key: str) -> Grounded[str]:
    """Accepted: a line is written, and nothing is kept."""
    return ask(fetch(key), shown)


@grounded_pure
def with_tools(key: str) -> Grounded[str]:
    """Accepted: a function that only computes, and a tool."""
    return ask_with(fetch(key), [shortened])


@grounded_pure
def of_the_caller(key: str, on_token: Callable[[str], None]) -> Grounded[str]:
    """Accepted: who passes the function sees to what that does."""
    return ask(fetch(key), on_token)
