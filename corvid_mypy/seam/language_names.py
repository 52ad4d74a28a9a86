"""The names by which mypy knows the types that are the language's own.

They are the grammar of types, as the classes of ``mypy.types`` are: what a type is recognised by,
how an iterator or an awaitable is taken apart. What a callable of the library does, and of which
sort the objects of its classes are, stands in the one table, :mod:`corvid_mypy.library`: no other
module of the plugin has a library name in it.
"""

from __future__ import annotations

from typing import Final

BUILTINS: Final = "builtins."
TYPING: Final = "typing."
LANGUAGE: Final = (BUILTINS, TYPING)
"""How the names begin of what Python has without any import, and of what types are made of."""

OBJECT: Final = "builtins.object"
OBJECT_EQ: Final = "builtins.object.__eq__"
TYPE: Final = "builtins.type"
NOT_IMPLEMENTED: Final = "builtins.NotImplementedError"
FUNCTION: Final = "builtins.function"
MODULE: Final = "types.ModuleType"
EXCEPTION: Final = "builtins.BaseException"
EXCEPTION_GROUP: Final = "builtins.BaseExceptionGroup"
TRUE: Final = "builtins.True"
ANNOTATED: Final = frozenset({"typing.Annotated", "typing_extensions.Annotated"})
LITERAL: Final = frozenset({"typing.Literal", "typing_extensions.Literal"})

STR: Final = "builtins.str"
BYTES: Final = "builtins.bytes"
INT: Final = "builtins.int"
BOOL: Final = "builtins.bool"
TEXTS: Final = (STR, BYTES, "builtins.bytearray")
"""What has a ``%`` that formats."""
LIST: Final = "builtins.list"
SET: Final = "builtins.set"
DICT: Final = "builtins.dict"
TUPLE: Final = "builtins.tuple"
FROZENSET: Final = "builtins.frozenset"
CHANGEABLE: Final = frozenset({LIST, SET, DICT})
"""Python's own containers that can be changed; run time copies them for prompts and from tools."""

CONSTANTS: Final = frozenset({"builtins.None", "builtins.True", "builtins.False"})
FORMS: Final = (TYPING, "typing_extensions.")
"""How the names begin of what stands for a type alone."""
BASES: Final = frozenset({"builtins", "typing", "typing_extensions", "abc", "collections.abc"})
"""The modules of classes that say what their subclasses have, or are built in."""

COROUTINES: Final = frozenset({"typing.Coroutine", "types.CoroutineType"})
"""What runs the body of a function once it is awaited, by whomever."""

ATOMS: Final = frozenset(f"builtins.{name}" for name in "str bytes bool int float complex".split())
"""Classes that hold nothing."""

LAID_OUT: Final = frozenset(
    f"builtins.{name}"
    for name in "str bytes int float complex tuple list dict set frozenset".split()
)
"""Classes of which no class can have two among its bases."""

BUILT_IN: Final = LAID_OUT | ATOMS

SINGLE: Final = frozenset(
    {BOOL, "builtins.ellipsis", "types.EllipsisType", "types.NotImplementedType"}
)
"""Classes of which each value is one object, whoever names it."""

MAPPING: Final = "typing.Mapping"
ITERABLE: Final = "typing.Iterable"
ITERABLES: Final = (ITERABLE, "typing.AsyncIterable")
GENERATOR: Final = "typing.Generator"
"""What returns something in the end, beside what is drawn from it."""

STREAMED: Final = frozenset(
    f"typing.{prefix}{name}"
    for prefix in ("", "Async")
    for name in ("Iterator", "Iterable", "Generator")
)
ITEMISED: Final = frozenset(
    {
        *(f"builtins.{name}" for name in "list set frozenset tuple".split()),
        *(f"typing.{name}" for name in "Sequence MutableSequence Collection Iterable".split()),
        *(f"typing.{name}" for name in "AbstractSet MutableSet".split()),
    }
)
"""What holds items and is no item itself, where each of them has a source of its own."""
AWAITED: Final = {"typing.Coroutine": 2, "typing.Awaitable": 0}
"""What can be awaited, and which type argument awaiting it gives."""

ITERATED: Final = frozenset(
    {
        *(f"typing.{name}" for name in ("Iterable", "Iterator", "Reversible", "Collection")),
        "_typeshed.SupportsIter",
        "builtins._SupportsReversed",
    }
)
"""What annotates a parameter of which nothing but the items is asked."""

UNCHANGING: Final = frozenset(
    {
        "builtins.tuple",
        "builtins.frozenset",
        *(f"typing.{name}" for name in ("Mapping", "Sequence", "Collection", "AbstractSet")),
        "types.MappingProxyType",
    }
)
"""What a variable is declared as whose container nobody changes by that name."""

KEY_VIEWS: Final = frozenset(
    {"_collections_abc.dict_keys", "collections._odict_keys", "typing.KeysView"}
)
"""Views that show no values, whatever their second type argument is."""

FORMATTED: Final = "format"
FORMAT: Final = f"{STR}.{FORMATTED}"
"""The method of texts that mypy calls for an f-string."""
JOINED: Final = f"{STR}.join"
"""The method of texts that puts others together; `join` of the runtime keeps their sources."""

ABC: Final = "abc.ABC"
ABC_META: Final = "abc.ABCMeta"
REGISTER: Final = "abc.ABCMeta.register"
"""By this an abstract class takes another for one of its own, as `isinstance` says then."""

PARTIAL: Final = "functools.partial"
"""mypy keeps in this type what is left to call: it is a form of type, of a function."""

ENDING: Final = ("builtins.StopIteration", "builtins.StopAsyncIteration")
"""The exceptions by which an iterator says that there is nothing more."""

PLATFORM: Final = frozenset({"sys", "sys.version_info", "sys.platform"})
"""What mypy itself evaluates, to leave out what is not run."""

ACCESSORS: Final = ("setter", "getter", "deleter")
"""The decorators that a property has for its methods."""

NONE: Final = "builtins.None"
CLASS_TESTS: Final = ("builtins.isinstance", "builtins.issubclass")
"""What asks whether an object is of a class."""

SUBCLASS_HOOK: Final = "__subclasshook__"

CLASS_CHECKS: Final = ("__instancecheck__", "__subclasscheck__")

ABSTRACT: Final = "abc."
