"""The special methods by which Python, and its library, call code that nobody wrote a call of."""

from __future__ import annotations

from typing import Final

from mypy.operators import op_methods, reverse_op_methods

TRUTH: Final = ("__bool__", "__len__")
ITERATION: Final = ("__iter__", "__getitem__", "__len__", "__length_hint__")
ASYNC_ITERATION: Final = ("__aiter__",)
MAPPING: Final = ("keys", "__getitem__", "__iter__")
DRAWN: Final = (
    *ITERATION,
    *ASYNC_ITERATION,
    "__next__",
    "__anext__",
    "__reversed__",
    *MAPPING,
)
"""What a library function asks of what it draws items from."""
DELEGATION: Final = (*ITERATION, "send", "throw", "close")
AWAITING: Final = ("__await__",)
RESUMING: Final = ("__next__", "__anext__", *AWAITING, "add_done_callback")
"""What iterators, awaitables and futures have."""
MANAGING: Final = ("__enter__", "__exit__", "__aenter__", "__aexit__")
SUBSCRIPTION: Final = ("__getitem__", "__missing__", "__class_getitem__")
HASHING: Final = ("__hash__", "__eq__")
KEYING: Final = ("__index__", *HASHING)
ORDER: Final = ("__lt__", "__le__", "__gt__", "__ge__")
COMPARISON: Final = ("__eq__", "__ne__", *ORDER)
COMPARED: Final = frozenset((*COMPARISON, *KEYING))
"""What an operator asks both of its operands for."""
MEMBERSHIP: Final = ("__contains__", "__iter__", "__getitem__")
FORMATTING: Final = ("__str__", "__repr__", "__format__", "__int__", "__float__", "__index__")
FILLING_IN: Final = (*FORMATTING, "__bytes__", "__buffer__", "__getitem__")
"""What ``"%s" % x`` asks: one that can be looked up in is taken for a mapping."""
COPYING: Final = (
    "__new__",
    "__copy__",
    "__deepcopy__",
    "__replace__",
    "__reduce__",
    "__reduce_ex__",
    "__getstate__",
    "__setstate__",
    "__getnewargs__",
    "__getnewargs_ex__",
)

MAKING: Final = (
    "__init__",
    "__new__",
    "__post_init__",
    "__attrs_pre_init__",
    "__attrs_post_init__",
    "model_post_init",
    "__del__",
    "_missing_",
)
"""What making and dropping an object runs, and nothing that is done to it between."""

CONSTRUCTION: Final = (*MAKING, "__setattr__")
"""What making, filling and dropping an object runs."""

SPLITTING: Final = ("derive",)
"""What ``except*`` runs of an exception group, to give each handler its part."""

FILLING: Final = ("__init__", "__post_init__", "__attrs_post_init__")
"""What fills an object that was just made, and that nobody else has."""

PASSED_ON: Final = frozenset(
    (*COMPARISON, "__hash__", "__str__", "__repr__", "__format__", *COPYING)
)
"""What a container, or a generated method of a record, asks of what it holds in its turn."""

ACCESSING: Final = ("__getattribute__", "__getattr__", "__setattr__", "__delattr__")
"""What answers for all attributes of an object, where one is read or written."""

WATCHING: Final = frozenset({*ACCESSING, "__init_subclass__"})
"""What runs where attributes are read or assigned, or subclasses are made."""

FOLLOWED: Final = {
    "__iter__": ("__next__", "__length_hint__"),
    "__aiter__": ("__anext__",),
    "__await__": ("__next__",),
    "__anext__": AWAITING,
    "__aenter__": AWAITING,
    "__aexit__": AWAITING,
}
"""What Python calls on the result of a special method."""

_UNCALLED = frozenset(
    {*CONSTRUCTION, "__init_subclass__", "__class_getitem__", "__set_name__", "__prepare__"}
)
"""Special methods that an existing object is not asked for."""


def is_special(name: str) -> bool:
    """Whether a name is that of a method which may be called on an object that is handed over."""
    return name.startswith("__") and name.endswith("__") and name not in _UNCALLED


ALL_REFLECTED: Final = tuple(reverse_op_methods.values())
"""What the right operand of some operator may be asked for."""


def reflected(operator: str) -> tuple[str, ...]:
    """What the right operand of a binary operator may be asked for."""
    method = reverse_op_methods.get(op_methods[operator])
    return (method,) if method is not None else ()


def in_place(operator: str) -> tuple[str, ...]:
    """What the target of an augmented assignment may be asked for."""
    method = op_methods[operator]
    return (f"__i{method[2:]}", method)


IN_PLACE: Final = frozenset(f"__i{method[2:]}" for method in op_methods.values())
"""The methods of augmented assignments, which give the object that they belong to."""

UNARY: Final = ("__neg__", "__pos__", "__invert__", "__abs__", "__round__")
ANSWERING: Final = frozenset(
    (
        *(*COMPARISON, "__hash__", "__contains__", "__getitem__"),
        *(*TRUTH, *FORMATTING, *UNARY, *ALL_REFLECTED, *op_methods.values()),
    )
)
"""Special methods that answer with a value, and are called for nothing else."""

PLAIN_ANSWERS: Final = {
    "__str__": "str",
    "__repr__": "str",
    "__format__": "str",
    "__bytes__": "bytes",
    "__bool__": "bool",
    "__contains__": "bool",
    "__eq__": "bool",
    "__ne__": "bool",
    "__len__": "int",
    "__length_hint__": "int",
    "__int__": "int",
    "__index__": "int",
    "__hash__": "int",
    "__float__": "float",
    "__complex__": "complex",
}
"""Methods of which Python takes nothing but a plain value, of this class."""

FOUND_BY_CLASS: Final = frozenset(
    (
        *"__str__ __repr__ __format__ __eq__ __ne__ __hash__ __bool__ __dir__ __sizeof__".split(),
        *ACCESSING,
        *COPYING,
    )
)
"""Methods that any object may be asked for, be it that its class does not show them."""

UNSEEN: Final = frozenset(
    (
        *(*ANSWERING, *IN_PLACE, *FOUND_BY_CLASS),
        *("__iter__", "__reversed__", "__missing__", "__fspath__", "__length_hint__"),
        *("__get__", "__set__", "__delete__"),
    )
)
"""What Python asks an object of a subclass for where the base has something else, or nothing."""
