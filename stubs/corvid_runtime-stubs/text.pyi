"""The static face of text that is put together; the plugin knows which arguments are grounded."""

import sys
from collections.abc import Iterable
from typing import Any, overload

from corvid_runtime.value import Grounded
from typing_extensions import Never

if sys.version_info >= (3, 14):
    from string.templatelib import Template

@overload
def interpolate(template: Grounded[str], /, *args: object, **kwargs: object) -> Grounded[str]: ...
@overload
def interpolate(  # type: ignore[overload-overlap]
    template: str, first: Grounded[Any], /, *args: object, **kwargs: object
) -> Grounded[str]: ...
@overload
def interpolate(template: str, /, *args: object, **kwargs: object) -> str: ...

if sys.version_info >= (3, 14):
    # The type of a template string says nothing of its values.
    @overload
    def interpolate(template: Template, /) -> str | Grounded[str]: ...

@overload
def join(  # type: ignore[overload-overlap]
    separator: str | Grounded[str], items: Grounded[Iterable[str]]
) -> Grounded[str]: ...
@overload
def join(separator: Grounded[str], items: Iterable[str | Grounded[str]]) -> Grounded[str]: ...

# An empty display would otherwise pass for one of grounded items.
@overload
def join(separator: str, items: Iterable[Never]) -> str: ...  # type: ignore[overload-overlap]
@overload
def join(separator: str, items: Iterable[Grounded[str]]) -> Grounded[str]: ...
@overload
def join(separator: str, items: Iterable[str]) -> str: ...

# What may be grounded fits no slot for either: only the plugin can tell.
@overload
def join(separator: str, items: Iterable[str | Grounded[str]]) -> str | Grounded[str]: ...

# As in boundaries.pyi: the plugin fills in what stands above, others take what follows.
MYPY = False
assert not MYPY

from corvid_runtime._unplugged import _Interpolate  # noqa: E402

interpolate: _Interpolate
