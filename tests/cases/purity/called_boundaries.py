"""Refused: Objects that are called and ask the world: a protocol says so of its ``__call__``."""

from typing import Protocol

from corvid_runtime import Grounded, grounded_pure, prompt, retrieval, tool

KEPT: list[str] = []


class Looked(Protocol):
    """What looks something up."""

    @tool(uses=retrieval)
    def __call__(self, topic: Grounded[str], /) -> str: ...


class Done(Protocol):
    """What does something."""

    @tool
    def __call__(self, topic: str, /) -> str: ...


class Asked(Protocol):
    """What asks a model."""

    @prompt(model="m")
    def __call__(self, topic: str, /) -> str: ...


class Marked(Protocol):
    """What is proved, whatever it does beside."""

    @grounded_pure
    def __call__(self, topic: str, /) -> None: ...


@tool(uses=retrieval)
def load(topic: str) -> str:
    """Look up a topic."""
    return f"about {topic}"


@tool(uses=retrieval)
def weather(topic: Grounded[str]) -> str:
    """Look up the weather."""
    return f"{topic}: rain"


@prompt(model="m")
def answer(topic: str) -> str:
    """Say something about `topic`."""
    raise NotImplementedError


def noted(topic: str) -> str:
    KEPT.append(topic)
    return topic


@grounded_pure
def looped(use: Looked) -> Grounded[str] | None:
    """Accepted: what is looked up after a look is grounded, and a refusal has its line."""
    step = load("start")
    for _ in range(3):
        if step == "done":
            return step
        step = use(step)
    return None


@grounded_pure
def looped_with_weather() -> Grounded[str] | None:
    """Accepted: a tool fills the protocol."""
    return looped(weather)


@grounded_pure
def done_after_a_look(use: Done) -> str:
    """Accepted: a tool is an effect, and has its line."""
    if load("a") == "":
        use("nothing")
    return "done"


@grounded_pure
def answered(ask: Asked) -> Grounded[str]:
    """Accepted: what a prompt answers to content is grounded."""
    return ask(load("b"))


@grounded_pure
def answered_by_name() -> Grounded[str]:
    """Accepted: a prompt fills the protocol."""
    return answered(answer)


@grounded_pure
def answered_by_anybody() -> Grounded[str]:
    """Refused: a function without the mark does not ground its answer."""
    return answered(noted)  # E: grounded-laundering


@grounded_pure
def counted(ask: Asked) -> int:
    """Refused: a number is made of what the prompt answers."""
    return len(ask(load("c")))  # E: grounded-laundering


@grounded_pure
def handed_content(use: Done) -> str:
    """Refused: this tool takes its topic plainly, and answers plainly."""
    return use(load("d"))  # E: grounded-laundering


@grounded_pure
def told_to_anybody(note: Marked) -> Grounded[str]:
    """Refused: what fills this protocol may write down that it was called."""
    text = load("e")
    if text == "":
        note("nothing")  # E: grounded-laundering
    return text
