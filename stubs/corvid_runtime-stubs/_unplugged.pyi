"""What checkers without the plugin are told of tools, prompts, `lift` and `interpolate`.

There is no such module at run time. mypy never reads it: the plugin knows more.
"""

import sys
from collections.abc import (
    AsyncIterable,
    AsyncIterator,
    Callable,
    Coroutine,
    Iterable,
    Iterator,
    Mapping,
    Sized,
)
from datetime import date, time, timedelta
from decimal import Decimal
from enum import Enum
from pathlib import PurePath
from typing import (
    Any,
    ClassVar,
    Concatenate,
    Generic,
    Literal,
    ParamSpec,
    Protocol,
    TypeAlias,
    TypeVar,
    overload,
)
from uuid import UUID

from corvid_runtime.boundaries import Effect
from corvid_runtime.location import Location
from corvid_runtime.value import Grounded, GroundedStream
from typing_extensions import Self

if sys.version_info >= (3, 14):
    from string.templatelib import Template

_T = TypeVar("_T")
_FunctionT = TypeVar("_FunctionT", bound=Callable[..., Any])
_P = ParamSpec("_P")
_Q = ParamSpec("_Q")
_SelfT = TypeVar("_SelfT")
_PlainT_co = TypeVar("_PlainT_co", covariant=True)
_KeptT_co = TypeVar("_KeptT_co", covariant=True)
_HolderT = TypeVar(
    "_HolderT",
    bound=Grounded[Any]
    | Iterable[Grounded[Any]]
    | AsyncIterable[Grounded[Any]]
    | Mapping[Any, Grounded[Any]],
)

class _Dataclass(Protocol):
    __dataclass_fields__: ClassVar[dict[str, Any]]

class _Model(Protocol):
    __pydantic_fields__: ClassVar[dict[str, Any]]

# What is never None: nothing else tells `T | None` from `T`. Other classes are taken for optional.
_SomeT = TypeVar(
    "_SomeT",
    bound=str
    | bytes
    | int
    | float
    | complex
    | Decimal
    | Sized
    | Enum
    | date
    | time
    | timedelta
    | PurePath
    | UUID
    | Callable[..., Any]
    | _Dataclass
    | _Model,
)
_Plain: TypeAlias = str | bytes | complex | None

class _Unchanged:
    """What ``@tool(...)`` does to the type of a function if it retrieves nothing."""

    def __call__(self, function: _FunctionT, /) -> _FunctionT: ...

class _Taking(Protocol[_P]):
    """What takes these parameters, of which a method drops the first.

    A protocol, since ty and pyrefly find one list of parameters to be another only by structure.
    """

    def _taken(self, *args: _P.args, **kwargs: _P.kwargs) -> None: ...

class _Keeping(Generic[_P, _PlainT_co, _KeptT_co]):
    """A prompt, or what is lifted: its result is grounded if an argument is, at any depth.

    What fits no declared parameter is taken for an argument that is grounded.
    """

    @overload
    def __call__(self, first: Grounded[Any], /, *args: Any, **kwargs: Any) -> _KeptT_co: ...
    @overload
    def __call__(self, *args: _P.args, **kwargs: _P.kwargs) -> _PlainT_co: ...
    @overload
    def __call__(self, *args: Any, **kwargs: Any) -> _KeptT_co: ...
    def _taken(self, *args: _P.args, **kwargs: _P.kwargs) -> None: ...
    @overload
    def __get__(self, instance: None, owner: Any, /) -> Self: ...
    @overload
    def __get__(
        self: _Taking[Concatenate[_SelfT, _Q]],
        instance: _SelfT,
        owner: Any,
        /,
    ) -> _Keeping[_Q, _PlainT_co, _KeptT_co]: ...

class _Keep:
    """What ``@prompt(...)`` and ``@lift`` do to the type of a function."""

    # First, since a lambda of which nothing is known fits each of these.
    @overload
    def __call__(
        self, function: Callable[_P, Grounded[_T]], /
    ) -> _Keeping[_P, Grounded[_T], Grounded[_T]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, Coroutine[Any, Any, _HolderT]], /
    ) -> Callable[_P, Coroutine[Any, Any, _HolderT]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, Coroutine[Any, Any, _SomeT]], /
    ) -> _Keeping[_P, Coroutine[Any, Any, _SomeT], Coroutine[Any, Any, Grounded[_SomeT]]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, Coroutine[Any, Any, _T | None]], /
    ) -> _Keeping[_P, Coroutine[Any, Any, _T | None], Coroutine[Any, Any, Grounded[_T] | None]]: ...
    @overload
    def __call__(self, function: Callable[_P, _HolderT], /) -> _Keeping[_P, _HolderT, _HolderT]: ...
    @overload
    def __call__(
        self, function: Callable[_P, Iterator[_T]], /
    ) -> _Keeping[_P, Iterator[_T], GroundedStream[_T]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, AsyncIterator[_T]], /
    ) -> _Keeping[_P, AsyncIterator[_T], GroundedStream[_T]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, _SomeT], /
    ) -> _Keeping[_P, _SomeT, Grounded[_SomeT]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, _T | None], /
    ) -> _Keeping[_P, _T | None, Grounded[_T] | None]: ...

class _Retrieve:
    """What ``@tool(uses=retrieval)`` does to the type of a function: its result is grounded."""

    @overload
    def __call__(
        self, function: Callable[_P, Coroutine[Any, Any, _HolderT]], /
    ) -> Callable[_P, Coroutine[Any, Any, _HolderT]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, Coroutine[Any, Any, _SomeT]], /
    ) -> Callable[_P, Coroutine[Any, Any, Grounded[_SomeT]]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, Coroutine[Any, Any, _T | None]], /
    ) -> Callable[_P, Coroutine[Any, Any, Grounded[_T] | None]]: ...
    @overload
    def __call__(self, function: Callable[_P, _HolderT], /) -> Callable[_P, _HolderT]: ...
    @overload
    def __call__(
        self, function: Callable[_P, Iterator[_T]], /
    ) -> Callable[_P, GroundedStream[_T]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, AsyncIterator[_T]], /
    ) -> Callable[_P, GroundedStream[_T]]: ...
    @overload
    def __call__(self, function: Callable[_P, _SomeT], /) -> Callable[_P, Grounded[_SomeT]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, _T | None], /
    ) -> Callable[_P, Grounded[_T] | None]: ...

class _RetrieveItems(_Retrieve):
    """The same with ``source=...``: each item is grounded by itself."""

    @overload
    def __call__(
        self, function: Callable[_P, Coroutine[Any, Any, list[_T]]], /
    ) -> Callable[_P, Coroutine[Any, Any, list[Grounded[_T]]]]: ...
    @overload
    def __call__(self, function: Callable[_P, list[_T]], /) -> Callable[_P, list[Grounded[_T]]]: ...
    @overload
    def __call__(self, function: Callable[_P, _SomeT], /) -> Callable[_P, Grounded[_SomeT]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, _T | None], /
    ) -> Callable[_P, Grounded[_T] | None]: ...

class _Tool:
    """The decorator ``tool``."""

    @overload
    def __call__(self, function: _FunctionT, /) -> _FunctionT: ...
    @overload
    def __call__(
        self,
        *,
        uses: Effect[Literal["grounded"]] | Iterable[Effect[Literal["grounded"]]],
        confidence: float | None = ...,
        source: None = ...,
        location: str | Callable[[Any], Location | None] | None = ...,
    ) -> _Retrieve: ...
    @overload
    def __call__(
        self,
        *,
        uses: Effect[Literal["grounded"]] | Iterable[Effect[Literal["grounded"]]],
        confidence: float | None = ...,
        source: str | Callable[[Any], str | None],
        location: str | Callable[[Any], Location | None] | None = ...,
    ) -> _RetrieveItems: ...
    @overload
    def __call__(
        self,
        *,
        uses: Effect[Any] | Iterable[Effect[Any]] = ...,
        confidence: float | None = ...,
        source: str | Callable[[Any], str | None] | None = ...,
        location: str | Callable[[Any], Location | None] | None = ...,
    ) -> _Unchanged: ...

class _Prompt:
    """The decorator ``prompt``."""

    @overload
    def __call__(
        self, *, model: str | None = ..., confidence: float | None = ..., cites: str | None = ...
    ) -> _Keep: ...
    @overload
    def __call__(
        self, function: Callable[_P, Coroutine[Any, Any, _HolderT]], /
    ) -> Callable[_P, Coroutine[Any, Any, _HolderT]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, Coroutine[Any, Any, _SomeT]], /
    ) -> _Keeping[_P, Coroutine[Any, Any, _SomeT], Coroutine[Any, Any, Grounded[_SomeT]]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, Coroutine[Any, Any, _T | None]], /
    ) -> _Keeping[_P, Coroutine[Any, Any, _T | None], Coroutine[Any, Any, Grounded[_T] | None]]: ...
    @overload
    def __call__(self, function: Callable[_P, _HolderT], /) -> _Keeping[_P, _HolderT, _HolderT]: ...
    @overload
    def __call__(
        self, function: Callable[_P, Iterator[_T]], /
    ) -> _Keeping[_P, Iterator[_T], GroundedStream[_T]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, AsyncIterator[_T]], /
    ) -> _Keeping[_P, AsyncIterator[_T], GroundedStream[_T]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, _SomeT], /
    ) -> _Keeping[_P, _SomeT, Grounded[_SomeT]]: ...
    @overload
    def __call__(
        self, function: Callable[_P, _T | None], /
    ) -> _Keeping[_P, _T | None, Grounded[_T] | None]: ...

class _Interpolate:
    """The function ``interpolate``: grounded if anything in the text is."""

    @overload
    def __call__(
        self, template: Grounded[str], /, *args: object, **kwargs: object
    ) -> Grounded[str]: ...
    @overload
    def __call__(
        self, template: str, first: Grounded[Any], /, *args: object, **kwargs: object
    ) -> Grounded[str]: ...
    @overload
    def __call__(
        self,
        template: str,
        first: object,
        second: Grounded[Any],
        /,
        *args: object,
        **kwargs: object,
    ) -> Grounded[str]: ...
    @overload
    def __call__(
        self,
        template: str,
        first: object,
        second: object,
        third: Grounded[Any],
        /,
        *args: object,
        **kwargs: object,
    ) -> Grounded[str]: ...
    @overload
    def __call__(self, template: str, /, *args: object, **kwargs: _Plain) -> str: ...

    # By name something else is put in: that is what is grounded, as a rule.
    @overload
    def __call__(self, template: str, /, *args: object, **kwargs: object) -> Grounded[str]: ...

    if sys.version_info >= (3, 14):
        # The type of a template string says nothing of its values.
        @overload
        def __call__(self, template: Template, /) -> Grounded[str]: ...
