"""What the two laws find: coercion sites and results, as data."""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple

from mypy.nodes import Context, Expression
from mypy.types import Type


class CoercionKind(Enum):
    """Why a value's sources are dropped at a site."""

    RETURN = "return"
    YIELD = "yield"
    ANNOTATED_ASSIGNMENT = "annotated assignment"
    ASSIGNMENT = "assignment"
    ARGUMENT = "argument"
    FIELD = "field"
    OPTIONAL = "optional"
    ELEMENT = "element"
    ARM = "arm"
    ELSE_ARM = "else-arm"
    CONDITION = "condition"
    ITERATION = "iteration"
    MEMBERSHIP = "membership"
    INTERPOLATION = "interpolation"
    SUBSCRIPT = "subscript"
    SUBJECT = "subject"
    RAISE = "raise"
    EXCEPTION = "exception"
    DEFAULT = "default"
    CAST = "cast"
    REFLECTION = "reflection"


class Failing(Enum):
    """Whose failures depend on content, by what they may raise."""

    OPERATION = 1
    """A lifted operation of Python or its library: the exceptions of computations."""
    BOUNDARY = 2
    """A prompt or tool that is handed content: those, and the program's own."""
    FUNCTION = 3
    """A function that is lifted, or checked here: anything but failures of transport."""


NOTHING: Final[frozenset[Failing]] = frozenset()
ANYTHING: Final = frozenset(Failing)


class Site(NamedTuple):
    """One place where sources are dropped.

    Attributes:
        kind: why they are dropped.
        node: the expression that loses them.
        actual: its type.
        slot: the type it is put into; ``None`` where Python consumes the value itself.
        anchor: the node at which mypy reports the same mismatch, if it does.
    """

    kind: CoercionKind
    node: Expression
    actual: Type
    slot: Type | None = None
    anchor: Context | None = None


class Outcome(NamedTuple):
    """A value handed out of the body as its result: by ``return`` or ``yield``."""

    node: Expression
    slot: Type
    anchor: Context


class Forgery(NamedTuple):
    """Something put where something grounded is demanded, of which nothing shows that it is.

    Attributes:
        node: the expression.
        actual: its type: ``Any``, or grounded as a whole where its parts should be.
        slot: the type it is put into.
        kind: how it gets there.
        anchor: the node at which mypy reports the same mismatch, if it does.
    """

    node: Expression
    actual: Type
    slot: Type
    kind: CoercionKind
    anchor: Context | None = None
