"""What is said of whole modules: a row a module."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Habit(Enum):
    """What is known of all that a module, or a package, defines."""

    HOLDING = "holding"
    """Proofs look into its containers, by what the rows say of their methods."""
    MIXING = "mixing"
    """The methods of its classes are made of those that a subclass writes."""
    DESCRIBING = "describing"
    """What a class body calls of it describes a field: it may keep code that makes the field."""
    VALIDATING = "validating"
    """Its decorators have a method run when an object is made, or a field is assigned."""


MODULES: Final[dict[str, frozenset[Habit]]] = {
    "builtins": frozenset({Habit.HOLDING}),
    "typing": frozenset({Habit.HOLDING, Habit.MIXING}),
    "collections": frozenset({Habit.HOLDING, Habit.MIXING}),
    "_collections_abc": frozenset({Habit.MIXING}),
    "dataclasses": frozenset({Habit.DESCRIBING}),
    "attr": frozenset({Habit.DESCRIBING}),
    "attrs": frozenset({Habit.DESCRIBING}),
    "pydantic": frozenset({Habit.DESCRIBING, Habit.VALIDATING}),
}


def is_of(fullname: str, habit: Habit) -> bool:
    """Whether a name is one of a module, or a package, of which something is said."""
    return habit in MODULES.get(fullname.partition(".")[0], ())
