"""What tools, prompts and agents share: decorating a function, and taking a call in and out."""

from __future__ import annotations

import functools
import inspect
import sys
import types
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from typing import Any, ClassVar, Final, Protocol

from corvid_runtime.annotations import Declarations
from corvid_runtime.calls import Call, entered
from corvid_runtime.content import carries
from corvid_runtime.errors import GroundingError, UngroundedReturn
from corvid_runtime.provenance import ProvenanceChain
from corvid_runtime.shapes import Form, Shape, offenders
from corvid_runtime.streams import stream
from corvid_runtime.value import GroundedStream, GroundedValue

Arguments = tuple[tuple[Any, ...], Mapping[str, Any]]

RECEIVERS: Final = frozenset({"self", "cls"})
"""How the parameter is called by which a method receives its object, which is passed as it is."""

_STREAMED: Final = (types.GeneratorType, types.AsyncGeneratorType, GroundedStream)


class Watch(Protocol):
    """Takes calls through their crossings, and tells somebody of them."""

    def now(self, crossing: Crossing, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
        """Take a call through."""
        ...

    async def later(
        self, crossing: Crossing, args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Any:
        """Take a call of an ``async def`` through."""
        ...


class Crossing:
    """One decorated function: how a call of it goes in, and how its result comes out."""

    kind: ClassVar[str]
    watch: ClassVar[Watch | None] = None
    """Who watches the calls of this process, if anybody does."""
    is_step: ClassVar[bool] = True
    """Whether a call is a step of what happens; if not, another boundary may take its place."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.declarations = Declarations(function)
        self._demanded: dict[str, bool] = {}
        self.qualname = _qualname(function)
        self.title = self.qualname.rpartition("<locals>.")[2]

    @functools.cached_property
    def name(self) -> str:
        """The boundary as messages name it."""
        return f"{self.kind} {self.title}()"

    @functools.cached_property
    def signature(self) -> inspect.Signature:
        """The parameters; their annotations are looked up one by one, elsewhere."""
        return signature_of(self.function)

    def run(self, call: Call, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
        """Take a call through: in, its body, and out."""
        values, named = self.enter(call, args, kwargs)
        with self.inside(call):
            result = self.function(*values, **named)
        return self.leave(call, result)

    async def run_later(self, call: Call, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Any:
        """Take a call of an ``async def`` through."""
        call.is_later = True
        values, named = self.enter(call, args, kwargs)
        with self.inside(call):
            result = await self.function(*values, **named)
        return self.leave(call, result)

    def start(self) -> Call:
        """Return the record of a new call."""
        return Call(self.name)

    def inside(self, call: Call) -> AbstractContextManager[object]:
        """Return what the body runs in, and what it resumes in."""
        return entered(call)

    def enter(self, call: Call, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> Arguments:
        """Return the arguments as the body gets them."""
        raise NotImplementedError

    def grounds(self, call: Call) -> bool:
        """Tell whether the result of a call is looked at at all."""
        raise NotImplementedError

    def finish(self, call: Call, shape: Shape, result: Any) -> Any:
        """Return a result, or one item of a stream, as the caller gets it."""
        raise NotImplementedError

    def leave(self, call: Call, result: Any) -> Any:
        """Return what the caller gets."""
        if isinstance(result, types.CoroutineType):
            call.is_later = True
            return self._later(call, result)
        if not self.grounds(call):
            return result
        shape = self.declarations.shape("return")
        if not _is_stream(shape, result):
            return self.finish(call, shape, result)
        call.is_later = True
        ground = functools.partial(self.finish, call, shape.item)
        return stream(result, ground, functools.partial(self.inside, call))

    async def _later(self, call: Call, result: Any) -> Any:
        with self.inside(call):
            value = await result
        return self.leave(call, value)

    def plain_arguments(
        self, call: Call, args: tuple[Any, ...], kwargs: Mapping[str, Any]
    ) -> Arguments:
        """Take grounded arguments in, plain unless their parameter is declared grounded."""
        ordered = self._in_order(args, kwargs)
        if ordered is not None:
            receiver = ordered[:1] if self.is_method else []
            named = zip(self._names[len(receiver) :], ordered[len(receiver) :], strict=True)
            return (*receiver, *[self.taken(call, name, value) for name, value in named]), {}
        try:
            bound = self.signature.bind(*args, **kwargs)
        except TypeError as error:
            raise TypeError(f"{self.title}() {error}") from None
        bound.apply_defaults()
        for place, (name, value) in enumerate(bound.arguments.items()):
            if place == 0 and self.is_method:
                continue
            parameter = self.signature.parameters[name].kind
            if parameter is inspect.Parameter.VAR_POSITIONAL:
                taken: Any = tuple(self.taken(call, name, item) for item in value)
            elif parameter is inspect.Parameter.VAR_KEYWORD:
                taken = {key: self.taken(call, name, item) for key, item in value.items()}
            else:
                taken = self.taken(call, name, value)
            bound.arguments[name] = taken
        return bound.args, bound.kwargs

    @functools.cached_property
    def is_method(self) -> bool:
        """Whether the first argument is the object, or the class, that the function is of."""
        return next(iter(self.signature.parameters), "") in RECEIVERS

    @functools.cached_property
    def _names(self) -> tuple[str, ...]:
        """The parameters, if each can be passed by its place and by its name; else none."""
        parameters = self.signature.parameters
        kinds = {parameter.kind for parameter in parameters.values()}
        return tuple(parameters) if kinds == {inspect.Parameter.POSITIONAL_OR_KEYWORD} else ()

    def _in_order(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> list[Any] | None:
        """Return a value for each parameter; None where `inspect` has to say what goes where.

        Binding by `inspect` took a third of a request.
        """
        names = self._names
        if not names or len(args) + len(kwargs) != len(names):
            return None
        rest = names[len(args) :]
        if not kwargs.keys() >= {*rest}:
            return None
        return [*args, *[kwargs[name] for name in rest]]

    def taken(self, call: Call, name: str, value: Any) -> Any:
        """Return an argument as the body gets it, and count its sources."""
        if carries(value):
            declared = self.declarations.shape(name).grounded
            return call.intake.as_is(value) if declared else call.intake.plain(value)
        if self.demands(name) and any(
            True for _ in offenders(self.declarations.shape(name), value)
        ):
            raise GroundingError(
                f"argument {name!r} of {self.name} must be grounded, not {brief(value)}",
                hint="pass on what a retrieval tool returned",
            )
        return value

    def demands(self, name: str) -> bool:
        """Tell whether a parameter is declared grounded; one that cannot be read is not."""
        known = self._demanded.get(name)
        if known is None:
            try:
                known = self._demanded[name] = self.declarations.shape(name).demanded
            except GroundingError:  # perhaps it can be read later
                return False
        return known

    def require(self, shape: Shape, result: Any) -> None:
        """Check that a result is grounded wherever it was declared so.

        Raises:
            UngroundedReturn: it is not.
        """
        for offender in offenders(shape, result):
            grounded = isinstance(offender, GroundedValue)
            why = "whose chain was severed" if grounded else "which has no source"
            raise UngroundedReturn(
                f"{self.name} promises a grounded result and returned {brief(offender)}, {why}",
                chain=ProvenanceChain.of(offender._corvid_node) if grounded else ProvenanceChain(),
                hint=_NOTHING if _is_empty(offender) else _PLAIN,
            )


def _is_empty(result: Any) -> bool:
    """Tell whether a result is a text of nothing, as ``join`` gives it where nothing was found."""
    return type(result) in (str, bytes) and not result


_PLAIN = "return what a retrieval tool brought in, or declare the result plain"
_NOTHING = (
    "what is joined or added up from nothing has no source: where nothing was found, return "
    "`InsufficientEvidence(reason=...)`, and declare `-> Grounded[...] | InsufficientEvidence`"
)


def _is_stream(shape: Shape, result: Any) -> bool:
    declared = shape.form is Form.STREAM and not isinstance(result, GroundedValue)
    return isinstance(result, _STREAMED) or (
        declared and (hasattr(type(result), "__next__") or hasattr(type(result), "__anext__"))
    )


def _qualname(function: Callable[..., Any]) -> str:
    inner = function.func if isinstance(function, functools.partial) else function
    name: str = getattr(inner, "__qualname__", type(inner).__qualname__)
    return name


def brief(value: object) -> str:
    """Show a value in a message, at most 60 characters of it."""
    shown = repr(value)
    return shown if len(shown) <= 60 else f"{shown[:57]}..."


def signature_of(function: Callable[..., Any]) -> inspect.Signature:
    """Return a signature without evaluating the annotations."""
    if sys.version_info >= (3, 14):
        import annotationlib

        return inspect.signature(function, annotation_format=annotationlib.Format.FORWARDREF)
    return inspect.signature(function)


def decorate(function: Any, crossing_of: Callable[[Callable[..., Any]], Crossing]) -> Any:
    """Return a function that takes every call through a crossing.

    Raises:
        GroundingError: what is decorated is not a function.
    """
    if isinstance(function, (staticmethod, classmethod)):
        return type(function)(decorate(function.__func__, crossing_of))
    if not callable(function) or isinstance(function, type):
        raise GroundingError(
            f"a boundary decorates a function, not {brief(function)}",
            hint="decorate the function or method that does the work",
        )
    below = crossing_below(function)
    if below is not None and not below.is_step:
        function = below.function
    crossing = crossing_of(function)
    return _later(crossing) if inspect.iscoroutinefunction(function) else _now(crossing)


def crossing_below(function: Any) -> Crossing | None:
    """Return the crossing that calls of a function go through, if they go through one."""
    return getattr(function, "__corvid_crossing__", None)


def _now(crossing: Crossing) -> Any:
    @functools.wraps(crossing.function)
    def boundary(*args: Any, **kwargs: Any) -> Any:
        watch = crossing.watch
        if watch is None:
            return crossing.run(crossing.start(), args, kwargs)
        return watch.now(crossing, args, kwargs)

    return _known(boundary, crossing)


def _later(crossing: Crossing) -> Any:
    @functools.wraps(crossing.function)
    async def boundary(*args: Any, **kwargs: Any) -> Any:
        watch = crossing.watch
        if watch is None:
            return await crossing.run_later(crossing.start(), args, kwargs)
        return await watch.later(crossing, args, kwargs)

    return _known(boundary, crossing)


def _known(boundary: Any, crossing: Crossing) -> Any:
    boundary.__corvid_crossing__ = crossing
    return boundary
