"""Text that is put together: `str.format` and `str.join`, keeping the sources of what goes in."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import Any, Final

from corvid_runtime import graph
from corvid_runtime.content import Traced, chain_of
from corvid_runtime.graph import EMPTY, Node
from corvid_runtime.lifting import grounded_in, take

if sys.version_info >= (3, 14):
    from string.templatelib import Template
else:

    class Template:
        """Stands in for template strings, which Python has from 3.14 on."""

        interpolations: tuple[Any, ...]


__all__ = ["interpolate", "join"]


def interpolate(template: Any, /, *args: object, **kwargs: object) -> Any:
    """Fill in a template as `str.format` does, and keep the sources of what goes in.

    The text is grounded if the template or any argument is, or contains something grounded. Its
    chain ends in one `Derived` step with the template, the positions and the keywords as inputs;
    the input of an argument is what the template shows of it.

    Args:
        template: a format string or, from Python 3.14 on, a template string: ``t"[{a}] {b}"``.
        args: what ``{}`` and ``{0.name}`` stand for.
        kwargs: what ``{name}`` and ``{name[key]}`` stand for.

    Raises:
        TypeError: the template is neither, or is a template string beside arguments.
        Exception: whatever `str.format` raises.
    """
    pattern, node = take(template)
    if isinstance(pattern, Template):
        if args or kwargs:
            raise TypeError("a template string brings its values along, and takes no arguments")
        fields = [_Field(part.value) for part in pattern.interpolations]
        text = _filled(pattern, fields)
    else:
        placed = [_Field(value) for value in args]
        named = {name: _Field(value) for name, value in kwargs.items()}
        fields = [*placed, *named.values()]
        text = str.format(pattern, *placed, **named)
    return grounded_in(text, "interpolate", [node, *map(_chain, fields)])


def join(separator: Any, items: Iterable[Any]) -> Any:
    """Join texts as `str.join` does, and keep the sources of what goes in.

    The text is grounded if the separator, an item, or the iterable as a whole is. Its chain ends
    in one `Derived` step with the separator and the items as inputs, or with the separator and
    the iterable if that is grounded.

    Args:
        separator: what stands between two items.
        items: any iterable of texts, consumed once.

    Raises:
        TypeError: the separator or an item is no text, or the items are no iterable.
    """
    between, node = take(separator)
    parts = [take(item) for item in items]
    nodes = [chain for _, chain in parts]
    if isinstance(items, Traced):
        nodes = [graph.join(items._corvid_node, *nodes)]
    return grounded_in(str.join(between, [part for part, _ in parts]), "join", [node, *nodes])


_own: Final = object.__getattribute__


class _Field:
    """An argument as `str.format` sees it: like its value, but it notes the chain of what is shown.

    `str.format` itself does the work, so that whatever it allows and refuses is the same here.
    """

    __slots__ = ("shown", "value")

    def __init__(self, value: Any, shown: list[Node] | None = None) -> None:
        self.value = value
        self.shown: list[Node] = [] if shown is None else shown
        """Of this field and of those that were read from it."""

    def __getattribute__(self, name: str) -> _Field:
        return _Field(getattr(_own(self, "value"), name), _own(self, "shown"))

    def __getitem__(self, key: int | str) -> _Field:
        return _Field(_own(self, "value")[key], _own(self, "shown"))

    def __str__(self) -> str:
        return _shown(self, str)

    def __repr__(self) -> str:
        return _shown(self, repr)

    def __format__(self, spec: str) -> str:
        return _shown(self, lambda value: format(value, spec))


def _shown(field: _Field, show: Callable[[Any], str]) -> str:
    value: Any = _own(field, "value")
    text = show(value)
    # The text itself is grounded where a `__str__` of the program returns grounded text.
    _own(field, "shown").extend([chain_of(value), chain_of(text)])
    return text


def _chain(field: _Field) -> Node:
    """Return the chain of what was shown of an argument; if that is plain, of all it holds."""
    shown = graph.join(*_own(field, "shown"))
    return shown if shown is not EMPTY else chain_of(_own(field, "value"))


_CONVERSIONS: Final[dict[str | None, Callable[[Any], Any]]] = {
    None: lambda value: value,
    "s": str,
    "r": repr,
    "a": ascii,
}


def _filled(template: Any, fields: Iterable[_Field]) -> str:
    """Return the text of a template string."""
    first, *rest = template.strings
    pieces = [first]
    for part, field, string in zip(template.interpolations, fields, rest):
        pieces += [format(_CONVERSIONS[part.conversion](field), part.format_spec), string]
    return "".join(pieces)
