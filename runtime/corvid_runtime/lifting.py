"""The contagion law at run time: an operation on a grounded value gives a grounded value.

One table per protocol of the data model says which special methods are lifted and what the
operation is called in the chain. The methods themselves are generated, one template per shape:
generated code is several times faster than closures over the same work.

Never lifted are the conversions whose result Python itself inspects (`RAW`).
"""

from __future__ import annotations

import inspect
import math
import operator
import types
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from corvid_runtime.content import ATOMS, Traced, chain_of, is_lazy, strip
from corvid_runtime.frames import is_evaluating
from corvid_runtime.graph import EMPTY, Node, derive, weaker
from corvid_runtime.intake import Intake
from corvid_runtime.makers import MAKERS, wrap
from corvid_runtime.streams import stream

_ARITHMETIC: Final = {
    "add": "+",
    "sub": "-",
    "mul": "*",
    "matmul": "@",
    "truediv": "/",
    "floordiv": "//",
    "mod": "%",
    "pow": "**",
    "lshift": "<<",
    "rshift": ">>",
    "and": "&",
    "or": "|",
    "xor": "^",
    "divmod": "",
}

COMPARISONS: Final = {"lt": "<", "le": "<=", "eq": "==", "ne": "!=", "gt": ">", "ge": ">="}

BINARY: Final = {f"__{name}__": name for name in _ARITHMETIC}
REFLECTED: Final = {f"__r{name}__": name for name in _ARITHMETIC}
IN_PLACE: Final = {f"__i{name}__": f"i{name}" for name in _ARITHMETIC if name != "divmod"}
COMPARED: Final = {f"__{name}__": name for name in COMPARISONS}
UNARY: Final = {
    "__neg__": "neg",
    "__pos__": "pos",
    "__abs__": "abs",
    "__invert__": "invert",
    "__trunc__": "trunc",
    "__floor__": "floor",
    "__ceil__": "ceil",
}

RAW: Final = {
    "__bool__": "a truth test must be a real bool",
    "__len__": "len() demands a real int",
    "__int__": "int() demands a real int",
    "__float__": "float() demands a real float",
    "__complex__": "complex() demands a real complex",
    "__index__": "slices and ranges demand a real int",
    "__hash__": "a hash must be a real int",
    "__str__": "str() and f-strings copy the characters",
    "__repr__": "repr() is for people",
    "__format__": "formatting copies the characters",
    "__bytes__": "bytes() copies the bytes",
    "__iter__": "C code reads elements past any wrapper; each() is the grounded loop",
    "__next__": "an iterator hands out what the loop over its source hands out",
    "__reversed__": "as __iter__",
    "__aiter__": "as __iter__",
    "__anext__": "as __next__",
    "__contains__": "`in` turns any answer into a bool",
    "__length_hint__": "a hint must be a real int",
    "__fspath__": "the operating system wants the bare path",
    "__exit__": "its result decides whether an exception is swallowed",
    "__aexit__": "as __exit__",
    "__buffer__": "memory is shared with C code",
    "__dir__": "lists names, not content",
    "__sizeof__": "sys.getsizeof() demands a real int",
    "__array__": "numpy builds its own array from it",
}
"""Special methods that are not lifted, and why."""

_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {
    **{name: getattr(operator, name) for name in IN_PLACE.values()},
    **{name: getattr(operator, name) for name in COMPARISONS},
    **{name: getattr(operator, name) for name in ("neg", "pos", "invert")},
    **{
        name: getattr(operator, f"{name}_" if name in ("and", "or") else name)
        for name in _ARITHMETIC
        if name != "divmod"
    },
    "divmod": divmod,
    "abs": abs,
    "trunc": math.trunc,
    "floor": math.floor,
    "ceil": math.ceil,
}


def take(operand: Any) -> tuple[Any, Node]:
    """Return an operand's plain value and its chain, looking into containers."""
    if type(operand) in ATOMS:
        return operand, EMPTY
    node = chain_of(operand)
    return (operand if node is EMPTY else strip(operand)), node


def grounded_in(content: Any, op: str, nodes: Iterable[Node]) -> Any:
    """Ground what an operation gave in its operands' chains: plain if all of them are empty."""
    inputs = tuple(nodes)
    if all(node is EMPTY for node in inputs):
        return content
    return wrap(content, derive(op, *inputs))


def lifted_call(
    function: Callable[..., Any],
    op: str,
    args: Iterable[Any],
    kwargs: Mapping[str, Any],
    *owners: Node,
    intake: Intake | None = None,
) -> Any:
    """Call a function with plain arguments and ground its result in their chains.

    Args:
        function: gets plain values, in fresh containers.
        op: what the operation is called in the chain.
        args: positions, then keywords, are inputs of the operation.
        kwargs: see `args`.
        owners: chains that come before those of the arguments, none of them empty.
        intake: takes the arguments in, for a caller who asks for their chains afterwards.
    """
    intake = intake or Intake()
    values = [intake.plain(value) for value in args]
    named = {name: intake.plain(value) for name, value in kwargs.items()}
    result = function(*values, **named)
    lazy = intake.is_live and is_lazy(result)

    def ground(content: Any) -> Any:
        return grounded_in(content, op, [*owners, *intake.nodes(later=lazy)])

    return stream(result, ground) if lazy else ground(result)


def binary(op: str, self: Traced, other: Any) -> Any:
    """Compute ``self op other`` on the plain values."""
    value, right = take(other)
    result = _FUNCTIONS[op](self._corvid_plain, value)
    node = self._corvid_node
    return wrap(result, (op, weaker(node[1], right[1]), node, right))


def reflected(op: str, self: Traced, other: Any) -> Any:
    """Compute ``other op self`` on the plain values; inputs stay in the order of the source."""
    value, left = take(other)
    result = _FUNCTIONS[op](value, self._corvid_plain)
    node = self._corvid_node
    return wrap(result, (op, weaker(left[1], node[1]), left, node))


def unary(op: str, self: Traced) -> Any:
    """Compute ``op self`` on the plain value."""
    node = self._corvid_node
    return wrap(_FUNCTIONS[op](self._corvid_plain), (op, node[1], node))


def subscript(self: Traced, key: Any) -> Any:
    """Compute ``self[key]`` on the plain value."""
    value, node = take(key)
    return wrap(self._corvid_plain[value], derive("getitem", self._corvid_node, node))


_MAKE = """
def make(value, node):
    result = {new}
    result._corvid_plain = value
    result._corvid_node = node
    return result
"""

_CLOSED = """
def {name}(self, other):
    if type(other) is Kind:
        value = self._corvid_plain {symbol} other
        result = new(Carrier, value)
        result._corvid_plain = value
        node = self._corvid_node
        result._corvid_node = ({op!r}, node[1], node, EMPTY)
        return result
    if type(other) is Carrier:
        value = self._corvid_plain {symbol} other._corvid_plain
        result = new(Carrier, value)
        result._corvid_plain = value
        node = self._corvid_node
        right = other._corvid_node
        worth = node[1]
        result._corvid_node = (
            {op!r}, worth if worth is right[1] else weaker(worth, right[1]), node, right
        )
        return result
    return binary({op!r}, self, other)
"""
"""For operators that give the type of their operands."""

_COMPARED = """
def {name}(self, other):
    if type(other) is Kind:
        result = blank(Truth)
        result._corvid_plain = self._corvid_plain {symbol} other
        node = self._corvid_node
        result._corvid_node = ({op!r}, node[1], node, EMPTY)
        return result
    if type(other) is Carrier:
        result = blank(Truth)
        result._corvid_plain = self._corvid_plain {symbol} other._corvid_plain
        node = self._corvid_node
        right = other._corvid_node
        worth = node[1]
        result._corvid_node = (
            {op!r}, worth if worth is right[1] else weaker(worth, right[1]), node, right
        )
        return result
    return binary({op!r}, self, other)
"""
"""For comparisons that give a ``bool``."""

_BINARY = """
def {name}(self, other):
    return binary({op!r}, self, other)
"""

_REFLECTED = """
def {name}(self, other):
    return reflected({op!r}, self, other)
"""

_REFLECTED_SEQUENCE = """
def {name}(self, other):
    if hasattr(type(other), "__i{op}__") and not is_evaluating({op!r}):
        return NotImplemented
    return reflected({op!r}, self, other)
"""
"""For what sequences answer as well: a plain one that can change does so in place, as ever."""

_POWER = """
def {name}(self, other, modulus=None):
    if modulus is None:
        return binary({op!r}, self, other)
    return pow(self._corvid_plain, take(other)[0], take(modulus)[0])
"""
"""With a modulus the result is plain wherever a grounded operand stands: in two of the three
places, C code reads it past any wrapper."""

_REFLECTED_POWER = """
def {name}(self, other, modulus=None):
    if modulus is None:
        return reflected({op!r}, self, other)
    return pow(take(other)[0], self._corvid_plain, take(modulus)[0])
"""
"""From Python 3.14 on, a modulus may come with it."""

_UNARY = """
def {name}(self):
    return unary({op!r}, self)
"""

_ROUND = """
def {name}(self, *digits):
    return lifted_call(round, {op!r}, (self, *digits), EMPTY_MAPPING)
"""

_SUBSCRIPT = """
def {name}(self, key):
    if type(key) is int:
        node = self._corvid_node
        value = self._corvid_plain[key]
        return MAKERS[type(value)](value, ("getitem", node[1], node, EMPTY))
    return subscript(self, key)
"""

_METHOD = """
def {name}(self, *args, **kwargs):
    node = self._corvid_node
    call = self._corvid_plain.{name}
    if kwargs or not ATOMS.issuperset(map(type, args)):
        return lifted_call(call, "call:{name}", args, kwargs, node)
    value = call(*args)
    return MAKERS[type(value)](value, ("call:{name}", node[1], node, *(EMPTY,) * len(args)))
"""
"""Reading a method and calling it are one operation."""

_BARE_METHOD = """
def {name}(self):
    value = self._corvid_plain.{name}()
    node = self._corvid_node
    if type(value) is Kind:
        result = new(Carrier, value)
        result._corvid_plain = value
        result._corvid_node = ("call:{name}", node[1], node)
        return result
    return MAKERS[type(value)](value, ("call:{name}", node[1], node))
"""
"""For methods that take no arguments."""

_ATTRIBUTE = """
@property
def {name}(self):
    node = self._corvid_node
    value = self._corvid_plain.{name}
    return MAKERS[type(value)](value, ("getattr:{name}", node[1], node))
"""


_UNREFLECTED: Final = {
    **dict.fromkeys((str, bytes, tuple, list), ("__radd__",)),
    Counter: ("__radd__", "__rsub__", "__rand__"),
}
"""Types with operators that have no reflected ones to inherit: Python asks a carrier's first."""


def _has_operator(kind: type, name: str) -> bool:
    return has_special(kind, name) or any(
        name in names and issubclass(kind, base) for base, names in _UNREFLECTED.items()
    )


def has_special(kind: type, name: str) -> bool:
    """Tell whether instances of a type have a special method; its metaclass does not count."""
    return any(name in vars(base) for base in kind.__mro__)


def operators(kind: type, closed: frozenset[str] = frozenset()) -> str:
    """Return the source of every lifted special method that a type has.

    Args:
        kind: the plain type.
        closed: operations that two values of the type always answer with the type itself;
            where there are some, comparisons are answered with a ``bool``.
    """
    shapes = [
        *((name, op, _CLOSED if op in closed else _BINARY) for name, op in BINARY.items()),
        *((name, op, _REFLECTED) for name, op in REFLECTED.items()),
        ("__radd__", "add", _REFLECTED if issubclass(kind, Counter) else _REFLECTED_SEQUENCE),
        ("__rmul__", "mul", _REFLECTED_SEQUENCE),
        *((name, op, _COMPARED if closed else _BINARY) for name, op in COMPARED.items()),
        *((name, op, _UNARY) for name, op in UNARY.items()),
        ("__pow__", "pow", _POWER),
        ("__rpow__", "pow", _REFLECTED_POWER),
        ("__round__", "round", _ROUND),
        ("__getitem__", "getitem", _SUBSCRIPT),
    ]
    return "".join(
        template.format(name=name, op=op, symbol=_ARITHMETIC.get(op) or COMPARISONS.get(op))
        for name, op, template in shapes
        if _has_operator(kind, name)
    )


def making(new: str) -> str:
    """Return the source of ``make(value, node)``, which makes a grounded value.

    Args:
        new: an expression for a blank instance of ``Carrier`` that is, or will hold, ``value``.
    """
    return _MAKE.format(new=new)


def methods(kind: type, names: Iterable[str]) -> str:
    """Return the source of lifted methods of a type."""
    return "".join(
        (_BARE_METHOD if _is_bare(getattr(kind, name)) else _METHOD).format(name=name)
        for name in names
    )


def _is_bare(method: object) -> bool:
    return getattr(method, "__text_signature__", None) == "($self, /)"


def attributes(names: Iterable[str]) -> str:
    """Return the source of lifted attributes."""
    return "".join(_ATTRIBUTE.format(name=name) for name in names)


class Members:
    """The public names of a type, by how a grounded value answers them."""

    def __init__(self, kind: type, names: Iterable[str]) -> None:
        self.methods: list[str] = []
        self.attributes: list[str] = []
        self.constructors: list[str] = []
        """Class and static methods: re-bound to the plain type, since they make new values."""
        for name in names:
            self._home(inspect.getattr_static(kind, name)).append(name)

    def _home(self, member: object) -> list[str]:
        if isinstance(member, _CONSTRUCTORS):
            return self.constructors
        return self.methods if callable(member) else self.attributes


_CONSTRUCTORS: Final = (classmethod, staticmethod, types.ClassMethodDescriptorType)


def public_names(kind: type) -> list[str]:
    """Return the public names of a type, and the documented underscore names of named tuples."""
    records = ("_asdict", "_replace", "_make", "_fields", "_field_defaults")
    return [
        name
        for name in dir(kind)
        if not name.startswith("_") or (name in records and hasattr(kind, "_fields"))
    ]


def compiled(
    kind: type, module: str, source: str, **names: Any
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Run generated source; return what it defines, and the globals its names are looked up in."""
    scope = {
        "__name__": module,
        "ATOMS": ATOMS,
        "EMPTY": EMPTY,
        "EMPTY_MAPPING": {},
        "Kind": kind,
        "MAKERS": MAKERS,
        "binary": binary,
        "is_evaluating": is_evaluating,
        "lifted_call": lifted_call,
        "reflected": reflected,
        "subscript": subscript,
        "take": take,
        "unary": unary,
        "weaker": weaker,
        **names,
    }
    members: dict[str, Any] = {}
    exec(compile(source, f"<{module} {kind.__qualname__}>", "exec"), scope, members)
    return members, scope
