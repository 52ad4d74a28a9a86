"""The calls of a callable: every position, and every grounded shape that it takes there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mypy.nodes import ArgKind
from mypy.types import CallableType, Type

from tests.library.campaign.enumerating import Member
from tests.library.campaign.matching import Matching
from tests.library.campaign.modules import reason_not_to_run
from tests.library.campaign.standins import Shape, Standin

MOST_STANDINS = 10
MOST_WHOLES = 6
"""So many shapes are tried that are no core shapes, where a parameter takes nearly anything."""


class Slot(NamedTuple):
    """An argument, or the receiver.

    Attributes:
        prefix: what stands before it in the call, such as `key=`.
        options: what may be passed; a shape is the one that is grounded.
    """

    prefix: str
    options: tuple[Standin, ...] | Shape


class Call(NamedTuple):
    """A call of which one argument is grounded; which plain ones it has is open.

    Attributes:
        member: the full name of the callable.
        written: how a program names it.
        is_method: whether the first slot is the receiver.
        slots: the receiver and the arguments.
    """

    member: str
    written: str
    is_method: bool
    slots: tuple[Slot, ...]

    def text(self, arguments: Sequence[str]) -> str:
        """The call with these arguments."""
        parts = [slot.prefix + text for slot, text in zip(self.slots, arguments)]
        name = self.written
        if self.is_method:
            receiver = parts.pop(0)
            name = f"({receiver}).{name}" if receiver[0].isdigit() else f"{receiver}.{name}"
        return f"{name}({', '.join(parts)})"

    @property
    def options(self) -> list[tuple[Standin, ...] | Shape]:
        """What may be passed in each slot."""
        return [slot.options for slot in self.slots]

    @property
    def shape(self) -> Shape:
        """What is grounded."""
        return next(slot.options for slot in self.slots if isinstance(slot.options, Shape))


class _Parameter(NamedTuple):
    name: str | None
    kind: ArgKind
    type: Type


def calls_of(member: Member, matching: Matching) -> list[Call]:
    """Every call that is tried, each once."""
    found = (
        call for signature in member.signatures for call in _calls(member, signature, matching)
    )
    return list(dict.fromkeys(found))


def _calls(member: Member, signature: CallableType, matching: Matching) -> Iterator[Call]:
    if member.owner is None:
        yield from _positions(member, _parameters(signature), None, matching)
        return
    for shape in matching.receiving_shapes(member.owner):
        bound = matching.bound(signature, member, shape.plain)
        yield from _made(member, _parameters(bound), (), None, Slot("", shape), matching)
    receivers = matching.receivers(member.owner)
    bound = matching.bound(signature, member, receivers[0].annotation)
    yield from _positions(member, _parameters(bound), Slot("", receivers), matching)


def _positions(
    member: Member, parameters: list[_Parameter], receiver: Slot | None, matching: Matching
) -> Iterator[Call]:
    for position, parameter in enumerate(parameters):
        found = matching.shapes(parameter.type)
        if reason_not_to_run(member.fullname) or not _has_receiver(receiver):
            # Nothing would tell that no more than plain keys are iterated.
            found = [shape for shape in found if not matching.iterates(shape, parameter.type)]
        for shape in found:
            taken = tuple(range(position))
            yield from _made(member, parameters, taken, (position, shape), receiver, matching)


def _has_receiver(receiver: Slot | None) -> bool:
    """Whether there is an object to call it on, if it takes one."""
    return receiver is None or any(
        each.values for each in receiver.options if isinstance(each, Standin)
    )


def _parameters(signature: CallableType) -> list[_Parameter]:
    rows = zip(signature.arg_names, signature.arg_kinds, signature.arg_types)
    return [_Parameter(*row) for row in rows]


def _made(
    member: Member,
    parameters: list[_Parameter],
    before: tuple[int, ...],
    grounded: tuple[int, Shape] | None,
    receiver: Slot | None,
    matching: Matching,
) -> Iterator[Call]:
    """The call with what is required, and with what stands before the grounded one."""
    position, shape = grounded or (-1, None)
    slots = [receiver] if receiver is not None else []
    skipped = False
    for index, parameter in enumerate(parameters):
        wanted = parameter.kind.is_required() or index == position
        named = parameter.kind.is_named() or (skipped and parameter.name is not None)
        if not wanted and not (index in before and _must_be_filled(parameters, index, position)):
            skipped = skipped or not parameter.kind.is_star()
            continue
        options = shape if index == position and shape else matching.standins(parameter.type)
        if not options or (parameter.kind.is_star() and index != position):
            if not parameter.kind.is_star():
                return  # nothing is known to pass there
            continue
        prefix = "further=" if parameter.kind is ArgKind.ARG_STAR2 else ""
        slots.append(Slot(f"{parameter.name}=" if named else prefix, options))
    yield from _by_function(
        Call(member.fullname, member.written, receiver is not None, tuple(slots))
    )


def _must_be_filled(parameters: list[_Parameter], index: int, position: int) -> bool:
    """Whether the grounded argument could not be passed without this one before it."""
    target = parameters[position]
    by_place = target.name is None or target.kind is ArgKind.ARG_STAR
    return by_place and parameters[index].kind.is_positional()


def _by_function(call: Call) -> Iterator[Call]:
    """A call for each function that can be passed beside what is grounded, and so runs on it."""
    for index, slot in enumerate(call.slots):
        if isinstance(slot.options, Shape):
            continue
        functions = [each for each in slot.options if each.annotation.startswith("Callable")]
        if functions:
            for function in functions:
                chosen = Slot(slot.prefix, (function,))
                yield call._replace(slots=(*call.slots[:index], chosen, *call.slots[index + 1 :]))
            return
    yield call
