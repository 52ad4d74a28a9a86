"""The static face of text that is put together; the plugin knows which arguments are grounded."""

import sys
from collections.abc import Iterable
from typing import Any, overload

from corvid_runtime.value import GroundedValue
from typing_extensions import Never

if sys.version_info >= (3, 14):
    from string.templatelib import Template

@overload
def interpolate(
    template: GroundedValue[str], /, *args: object, **kwargs: object
) -> GroundedValue[str]: ...
@overload
def interpolate(  # type: ignore[overload-overlap]
    template: str, first: GroundedValue[Any], /, *args: object, **kwargs: object
) -> GroundedValue[str]: ...
@overload
def interpolate(template: str, /, *args: object, **kwargs: object) -> str: ...

if sys.version_info >= (3, 14):
    @overload
    def interpolate(template: Template, /) -> str: ...

@overload
def join(separator: GroundedValue[str], items: Iterable[Any]) -> GroundedValue[str]: ...
@overload
def join(separator: str, items: GroundedValue[Iterable[Any]]) -> GroundedValue[str]: ...

# An empty display would otherwise pass for one of grounded items.
@overload
def join(separator: str, items: Iterable[Never]) -> str: ...  # type: ignore[overload-overlap]
@overload
def join(  # type: ignore[overload-overlap]
    separator: str, items: Iterable[GroundedValue[str]]
) -> GroundedValue[str]: ...
@overload
def join(separator: str, items: Iterable[str | GroundedValue[str]]) -> str: ...
