"""Refused: Protocols with a type variable that a marked method takes."""

from typing import Generic, Protocol, TypeVar

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)


@tool(uses=retrieval)
def page_of(member: str) -> str:
    """Look up a page."""
    return f"page of {member}"


class TextOf(Protocol[T_contra]):
    """What makes a text of something."""

    @grounded_pure
    def __call__(self, item: T_contra, /) -> Grounded[str]: ...


class Sink(Protocol[T_contra]):
    """What takes one of two things."""

    @grounded_pure
    def put(self, one: T_contra, other: T_contra, /) -> None: ...


@grounded_pure
def upper(text: Grounded[str]) -> Grounded[str]:
    return text.upper()


@grounded_pure
def shown(member: str, text: TextOf[Grounded[str]]) -> Grounded[str]:
    """Accepted: whatever fills the protocol is proved."""
    return text(page_of(member))


@grounded_pure
def shown_in_capitals(member: str) -> Grounded[str]:
    """Accepted: a function of the program fills it."""
    return shown(member, upper)


class Store(Generic[T]):
    """Refused: which of two values it keeps, content decides, and they may be plain."""

    def __init__(self) -> None:
        self.items: list[T] = []

    @grounded_pure
    def put(self, one: T, other: T, /) -> None:
        if page_of("x") == "":
            self.items.append(one)  # E: grounded-laundering
        else:
            self.items.append(other)  # E: grounded-laundering


@grounded_pure
def filled(sink: Sink[int]) -> None:
    """Accepted: what fills the protocol is held to it."""
    sink.put(1, 2)


class Step(Protocol[T]):
    """What makes another of something."""

    @grounded_pure
    def __call__(self, item: T, /) -> T: ...


class NamedStep(Protocol[T]):
    """The same, by a name."""

    @grounded_pure
    def run(self, item: T, /) -> T: ...


@grounded_pure
def one_step(step: Step[Grounded[str]]) -> Grounded[str]:
    """Refused: what fills the protocol may choose, and nobody sees of what."""
    return step(page_of("x"))  # E: grounded-laundering


@grounded_pure
def one_named_step(step: NamedStep[Grounded[str]]) -> Grounded[str]:
    """Accepted: what a method chooses of grounded values is grounded."""
    return step.run(page_of("x"))
