"""The static face of the boundary decorators; the plugin reads and writes their contracts."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Literal, TypeAlias, overload

from corvid_runtime.location import Location
from corvid_runtime.value import Grounded
from corvid_runtime.value import GroundedStream as GroundedStream
from typing_extensions import TypeVar

_T = TypeVar("_T")
_FunctionT = TypeVar("_FunctionT", bound=Callable[..., Any])
_RowT = TypeVar("_RowT", default=Any)
_T_co = TypeVar("_T_co", covariant=True)
_FunctionT_co = TypeVar("_FunctionT_co", covariant=True)
_Disclosure: TypeAlias = Literal[
    "condition",
    "presence",
    "length",
    "provenance",
    "selection",
    "refusal",
    "failure",
    "effect",
]

class _Contract(Generic[_RowT]):
    """The contract of a boundary, one literal, in the type of the decorated function."""

class Effect(Generic[_RowT]):
    """An effect a boundary may have; its data categories are a literal of its type."""

    name: str
    data: frozenset[str]
    cost: float | None

    # Two, since other checkers know no more of the data than this; the plugin reads it.
    @overload
    def __init__(
        self: Effect[Literal["grounded"]],
        name: str,
        *,
        data: Literal["grounded"],
        cost: float | None = ...,
    ) -> None: ...
    @overload
    def __init__(
        self: Effect[Literal[""]],
        name: str,
        *,
        data: str | Iterable[str] = ...,
        cost: float | None = ...,
    ) -> None: ...

retrieval: Effect[Literal["grounded"]]

class _Lifted(Generic[_FunctionT_co, _T_co]):
    """What the plugin makes of ``lift(f)``: the call decides whether the result is grounded."""

    def __call__(self, *args: Any, **kwargs: Any) -> _T_co: ...

class _Boundary(Generic[_RowT]):
    def __call__(self, function: _FunctionT, /) -> _FunctionT: ...

@overload
def tool(function: _FunctionT, /) -> _FunctionT: ...
@overload
def tool(
    *,
    uses: Effect[Any] | Iterable[Effect[Any]] = ...,
    confidence: float | None = ...,
    source: str | Callable[[Any], str | None] | None = ...,
    location: str | Callable[[Any], Location | None] | None = ...,
) -> _Boundary[Any]: ...
@overload
def prompt(function: _FunctionT, /) -> _FunctionT: ...
@overload
def prompt(
    *,
    model: str | None = ...,
    confidence: float | None = ...,
    cites: str | None = ...,
) -> _Boundary[Any]: ...
@overload
def agent(function: _FunctionT, /) -> _FunctionT: ...
@overload
def agent(
    *,
    uses: Effect[Any] | Iterable[Effect[Any]] = ...,
    data: str | Iterable[str] = ...,
    min_confidence: float | None = ...,
) -> _Boundary[Any]: ...
@overload
def grounded_pure(function: _FunctionT, /) -> _FunctionT: ...
@overload
def grounded_pure(*, discloses: Iterable[_Disclosure] | None = ...) -> _Boundary[Any]: ...
def lift(function: _FunctionT, /) -> _FunctionT: ...
@overload
def each(values: GroundedStream[_T], /) -> list[Grounded[_T]]: ...
@overload
def each(values: Grounded[Iterable[_T]], /) -> list[Grounded[_T]]: ...
def ground(
    value: _T,
    *,
    source: str | None = ...,
    location: Location | None = ...,
    score: float | None = ...,
    metadata: Mapping[str, object] | None = ...,
) -> Grounded[_T]: ...
def sever(value: Grounded[_T], reason: str) -> _T: ...
@overload
def plain(value: Grounded[_T], reason: str | None = ...) -> _T: ...
@overload
def plain(value: Any, reason: str | None = ...) -> Any: ...

# The plugin fills in what stands above, and mypy reads no further: for it this fails. Others
# take what follows, which says as much as types can.
MYPY = False
assert not MYPY

from corvid_runtime._unplugged import _Keep, _Prompt, _Tool  # noqa: E402

tool: _Tool
prompt: _Prompt
lift: _Keep
