"""What the user reads: error codes, message texts and hints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy.errorcodes import ErrorCode
from mypy.errors import SHOW_NOTE_CODES
from mypy.types import CallableType


@dataclass(frozen=True)
class Message:
    """One line that says what is wrong, and the code to write instead."""

    text: str
    hint: str = ""


CATEGORY: Final = "Grounding"

COERCION: Final = ErrorCode(
    "grounded-coercion", "Report every place where the sources of a value are dropped", CATEGORY
)
LAUNDERING: Final = ErrorCode(
    "grounded-laundering", "Check that @grounded_pure functions drop no sources", CATEGORY
)
UNGROUNDED_RETURN: Final = ErrorCode(
    "ungrounded-return", "Check that what is returned as Grounded traces to a retrieval", CATEGORY
)
FORGERY: Final = ErrorCode(
    "grounded-forgery", "Check that only grounded tools mint grounded values", CATEGORY
)
CITATION: Final = ErrorCode(
    "grounded-citation", "Check that what a prompt cites is a grounded argument", CATEGORY
)
CONFIDENCE: Final = ErrorCode(
    "grounded-confidence", "Check min_confidence against the boundaries an agent calls", CATEGORY
)
DATA: Final = ErrorCode(
    "grounded-data", "Check an agent's data categories against what it calls", CATEGORY
)
DECLARATION: Final = ErrorCode(
    "grounded-declaration", "Check that boundary decorators can be read and honoured", CATEGORY
)
INTERNAL: Final = ErrorCode(
    "grounded-internal", "Report a failure of the grounding checks themselves", CATEGORY
)

SHOW_NOTE_CODES.add(COERCION.code)


def unreadable(argument: str) -> Message:
    """An argument of a decorator that is not a literal."""
    return Message(
        f'"{argument}" of a boundary must be readable before the program runs',
        "write the value as a literal, or as a Final name bound to one",
    )


def unreadable_effect() -> Message:
    """An effect whose data categories are unknown."""
    return Message(
        "The effects of this boundary cannot be read",
        'name effects defined once, such as pay = Effect("pay", data="financial"), '
        "with their data written as literals",
    )


def out_of_range(argument: str, value: float) -> Message:
    """A confidence that is no probability."""
    return Message(
        f'"{argument}" is {value}, out of range: confidences lie between 0 and 1',
        "write a number between 0 and 1, such as 0.9",
    )


def unknown_citation(parameter: str, function: CallableType) -> Message:
    """``cites`` names no parameter."""
    names = ", ".join(name for name in function.arg_names if name)
    return Message(
        f'cites="{parameter}" names no parameter of {_named(function)}',
        f"cite one of its parameters: {names}" if names else "give the prompt a parameter to cite",
    )


def decorates_class(decorator: str) -> Message:
    """A boundary decorator on a class."""
    return Message(
        f"@{decorator} marks functions and methods: a class makes values, it has no body to check",
        f"put @{decorator} on the methods that need it",
    )


def decorates_property(decorator: str) -> Message:
    """A boundary decorator on a property."""
    return Message(
        f"@{decorator} cannot mark a property: reading an attribute is not a call",
        "write a method instead",
    )


def decorates_boundary(decorator: str, below: str) -> Message:
    """Two boundary decorators that contradict each other."""
    if "grounded_pure" in (decorator, below) or "function" in (decorator, below):
        outside = below if decorator == "grounded_pure" else decorator
        return Message(
            f"@grounded_pure cannot be proved of a @{outside}: what it does lies outside "
            "the program, beyond what can be checked",
            f"leave @{outside} alone; its calls are allowed in @grounded_pure functions as it is",
        )
    return Message(
        f"A function is one kind of boundary: @{decorator} contradicts @{below}",
        "keep one of the two decorators",
    )


def tool_without_effect(function: CallableType) -> Message:
    """A tool that declares a grounded result but no grounded effect."""
    return Message(
        f"Tool {_named(function)} returns Grounded, but none of its effects retrieves anything",
        "declare the effect: @tool(uses=retrieval)",
    )


def unwrappable(function: CallableType) -> Message:
    """A grounded tool whose result cannot carry provenance."""
    return Message(
        f"The result of tool {_named(function)} cannot carry provenance: "
        "exceptions, classes and modules are never grounded",
        "return the data itself",
    )


def _named(function: CallableType) -> str:
    return function.name.split(" of ")[0] if function.name else "this function"


def internal(problem: Exception) -> Message:
    """A failure of the plugin itself."""
    import mypy.version

    return Message(
        f"corvid-mypy could not check this: {type(problem).__name__}: {problem} "
        f"(mypy {mypy.version.__version__})",
        "this is a defect of corvid-mypy; nothing is proved here until it is mended",
    )
