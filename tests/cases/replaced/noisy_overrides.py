"""Refused: a marked override changes what the marked method it replaces leaves alone."""

from __future__ import annotations

from abc import ABC, abstractmethod

from corvid_runtime import Grounded, grounded_pure

SEEN: list[str] = []


class Reader:
    @grounded_pure
    def read(self, doc: Grounded[str]) -> Grounded[str]:
        return doc

    @grounded_pure
    def marked(self, number: int) -> int:
        return number


class Counting(Reader):
    @grounded_pure  # E: grounded-laundering
    def read(self, doc: Grounded[str]) -> Grounded[str]:
        SEEN.append("read")
        return doc


class Cutting(Reader):
    @grounded_pure
    def read(self, doc: Grounded[str]) -> Grounded[str]:
        return doc[:10] if "x" in doc else doc


class NoisyMixin:
    @grounded_pure
    def read(self, doc: Grounded[str]) -> Grounded[str]:
        SEEN.append("read")
        return doc


class Unmarked:
    def read(self, doc: Grounded[str]) -> Grounded[str]:
        return doc


class Mixed(NoisyMixin, Reader):  # E: grounded-laundering
    pass


class MixedUnmarked(NoisyMixin, Unmarked):  # E: grounded-laundering
    pass


class Quiet(Unmarked, Reader):  # E: grounded-laundering
    pass


class MixedQuietly(Reader, Unmarked):
    pass


class Abstract(ABC):
    @abstractmethod
    @grounded_pure
    def read(self, doc: Grounded[str]) -> Grounded[str]: ...


class Logging(Abstract):
    @grounded_pure
    def read(self, doc: Grounded[str]) -> Grounded[str]:
        SEEN.append("read")
        return doc


@grounded_pure
def after_a_look(doc: Grounded[str], reader: Reader) -> Grounded[str]:
    if "x" in doc:
        return reader.read(doc)
    return doc


@grounded_pure
def of_any(doc: Grounded[str], reader: Abstract) -> Grounded[str]:
    if "x" in doc:
        return reader.read(doc)  # E: grounded-laundering
    return doc


@grounded_pure
def before(doc: Grounded[str], reader: Abstract) -> Grounded[str]:
    read = reader.read(doc)
    return read if "x" in doc else doc
