"""Where a framework's result becomes an answer again: grounded, or refused."""

from __future__ import annotations

from typing import Any, TypeVar

from corvid_runtime.citations import InsufficientEvidence
from corvid_runtime.graph import is_proof
from corvid_runtime.value import Grounded, GroundedValue

T = TypeVar("T")


def grounded_output(output: T) -> Grounded[T] | InsufficientEvidence:
    """Return what a framework returned if it is grounded, else a refusal that says why it is not.

    An output that is a refusal itself is returned as it is.
    """
    value: Any = output
    if is_refusal(value):
        return value  # type: ignore[no-any-return]
    if not isinstance(value, GroundedValue):
        return InsufficientEvidence("nothing that was retrieved is known to have led to the output")
    if not is_proof(value._corvid_node):
        return InsufficientEvidence("the chain of the output was severed")
    return value


def is_refusal(output: Any) -> bool:
    """Tell whether an output says that there is no answer, which rests on nothing."""
    return isinstance(output, InsufficientEvidence)
