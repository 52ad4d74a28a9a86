"""Refused: definitions that may not be there, or that Python finds by another name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

T = TypeVar("T")
CLASSES: dict[str, object] = {}


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


class Base:
    """What only ordinary code may call."""

    def __init__(self, text: Grounded[str] | None = None) -> None:
        self.text = text

    def label(self, text: Grounded[str]) -> str:
        return text.unwrap_discarding_sources()

    @property
    def shown(self) -> str:
        return self.text.unwrap_discarding_sources() if self.text is not None else ""


class Conditional(Base):
    if len("a") > 4:

        def label(self, text: Grounded[str]) -> str:  # E: grounded-laundering
            return "x"


class Looped(Base):
    for _ in "":

        def label(self, text: Grounded[str]) -> str:  # E: grounded-laundering
            return "x"


class Assigned(Base):
    if len("a") > 4:
        shown = "x"  # E: grounded-laundering


class Answering:
    if len("a") > 4:

        def label(self, text: Grounded[str]) -> str:  # E: grounded-laundering
            return "x"

    def __getattr__(self, name: str) -> Callable[[Grounded[str]], str]:
        return str


class Declared(Base):
    shown: str  # E: grounded-laundering


class Deleted(Base):
    def label(self, text: Grounded[str]) -> str:
        return "x"

    del label  # E: grounded-laundering


class Later(Base):
    def label(self, text: Grounded[str]) -> str:
        return "x"


del Later.label  # E: grounded-laundering


class Uncovering:
    if len("a") > 4:

        def shown_by(self, text: Grounded[str]) -> str:
            return "x"


class Beside:
    def shown_by(self, text: Grounded[str]) -> str:
        return text.unwrap_discarding_sources()


class Both(Uncovering, Beside):  # E: grounded-laundering
    pass


class Plain:
    size = 3
    length: Callable[[Grounded[str]], str]

    def __getattr__(self, name: str) -> Callable[[Grounded[str]], str]:
        return str

    if len("a") > 4:
        length = str  # E: grounded-laundering


class Without(Base):
    size = 3
    del size  # E: grounded-laundering


del Plain.size  # E: grounded-laundering


class Drawn(Base):
    for shown in "":  # E: grounded-laundering
        pass


class Own:
    """Accepted: no base has anything by that name."""

    if len("a") > 0:

        def label(self, text: Grounded[str]) -> Grounded[str]:
            return text


def other(made: type[T]) -> type[Base]:
    return Base


def registered(made: type[T]) -> type[T]:
    CLASSES[made.__name__] = made
    return made


def named(name: str) -> Callable[[type[T]], type[T]]:
    def register(made: type[T]) -> type[T]:
        CLASSES[name] = made
        return made

    return register


@other
class Replaced:
    def label(self, text: Grounded[str]) -> str:
        return "x"


@registered
class Registered:
    def label(self, text: Grounded[str]) -> Grounded[str]:
        return text


@named("kept")
class Named:
    def label(self, text: Grounded[str]) -> Grounded[str]:
        return text


def __label(text: Grounded[str]) -> str:
    return "x"


def _Spelled__label(text: Grounded[str]) -> str:
    return text.unwrap_discarding_sources()


class Spelled:
    """Inside of it, `__label` is `_Spelled__label`."""

    def __own(self, text: Grounded[str]) -> Grounded[str]:
        return text

    @grounded_pure
    def told(self, key: str) -> str:
        return __label(fetch(key))  # E: grounded-laundering

    @grounded_pure
    def kept(self, key: str) -> Grounded[str]:
        """Accepted: it is defined under the same spelling."""
        return self.__own(fetch(key))


@grounded_pure
def replaced(key: str) -> str:
    return Replaced().label(fetch(key))  # E: grounded-laundering


@grounded_pure
def registered_classes(key: str) -> Grounded[str]:
    """Accepted: the decorators give back what they are passed."""
    return Registered().label(Named().label(Own().label(fetch(key))))


class Middle(Base):
    def label(self, text: Grounded[str]) -> str:
        return "x"


class Last(Middle):
    @grounded_pure
    def behind(self, key: str) -> str:
        return super(Middle, self).label(fetch(key))  # E: grounded-laundering

    @grounded_pure
    def named(self, key: str) -> str:
        """Accepted: it is the class around it."""
        return super(Last, self).label(fetch(key))
