"""The protocols of numpy: its functions take grounded values, and keep their sources."""

from __future__ import annotations

from typing import Any, TypeVar

from corvid_runtime.lifting import lifted_call
from corvid_runtime.value import GroundedValue

T_co = TypeVar("T_co", covariant=True)


class Calculable(GroundedValue[T_co]):
    """A grounded value that the functions of numpy take: every value but a stream."""

    __slots__ = ()

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        """Apply a numpy universal function (NEP 13)."""
        return lifted_call(getattr(ufunc, method), ufunc.__name__, inputs, options)

    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> Any:
        """Apply a numpy function (NEP 18)."""
        return lifted_call(function, function.__name__, args, kwargs)
