"""The audited table of library callables that a proof may pass through.

*Parametric* callables move values about without looking at them: their results hold what they
were handed, and they neither compare, hash nor order it. *Value* functions compute a value from a
value and do nothing else, so that :func:`lift` may be given them. What is not in a table is
refused with anything grounded; each row has its reason, and a test that runs it.
"""

from __future__ import annotations

from corvid_mypy.model import special_methods

_METHODS_THAT_HOLD = {
    "builtins.list": "append insert pop clear copy reverse __iter__ __len__ __getitem__",
    "builtins.set": "copy __iter__ __len__",
    "typing.MutableSet": "pop clear",
    "builtins.tuple": "__iter__ __len__ __getitem__",
    "builtins.dict": "items keys values popitem clear copy __iter__",
    "typing.Mapping": "items keys values",
    "typing.MutableMapping": "popitem clear",
    "typing.Sequence": "__iter__ __getitem__ __len__",
    "typing.MutableSequence": "append insert pop clear reverse",
    "typing.Generator": "send throw close __next__ __iter__",
    "typing.AsyncGenerator": "asend athrow aclose __anext__ __aiter__",
    "typing.Iterator": "__next__ __iter__",
    "collections.deque": "append appendleft pop popleft rotate clear copy reverse insert",
    "collections.OrderedDict": "popitem copy items keys values",
    "collections.defaultdict": "copy",
    "asyncio.futures.Future": "result set_result done cancel cancelled",
    "_asyncio.Future": "result set_result done cancel cancelled",
    "_asyncio.Task": "result done cancel cancelled",
    "asyncio.tasks.Task": "result done cancel cancelled",
    "asyncio.queues.Queue": "put get put_nowait get_nowait task_done join qsize empty full",
    "concurrent.futures._base.Future": "result set_result done cancel cancelled running",
    "concurrent.futures._base.Executor": "shutdown",
    "concurrent.futures.thread.ThreadPoolExecutor": "shutdown",
    "concurrent.futures.process.ProcessPoolExecutor": "shutdown",
    "queue.Queue": "put get put_nowait get_nowait task_done join qsize empty full",
}
_METHODS_THAT_ITERATE = {
    "builtins.list": "extend",
    "builtins.dict": "update",
    "typing.MutableMapping": "update",
    "typing.MutableSequence": "extend",
    "collections.deque": "extend extendleft",
}
_METHODS_THAT_HASH = {
    "builtins.dict": "get pop setdefault",
    "builtins.set": "add discard",
    "typing.Mapping": "get",
    "typing.MutableMapping": "pop setdefault",
    "typing._TypedDict": "pop setdefault",
    "collections.OrderedDict": "move_to_end pop setdefault",
}
_METHODS_THAT_CALL = {
    "_asyncio.Future": "add_done_callback",
    "asyncio.futures.Future": "add_done_callback",
    "concurrent.futures._base.Executor": "submit map",
    "concurrent.futures.thread.ThreadPoolExecutor": "submit map",
    "concurrent.futures.process.ProcessPoolExecutor": "submit map",
}


def _named(module: str, names: str) -> frozenset[str]:
    return frozenset(f"{module}.{name}" for name in names.split())


def _methods(table: dict[str, str]) -> frozenset[str]:
    return frozenset().union(*(_named(owner, methods) for owner, methods in table.items()))


_HOLDING = (
    _methods(_METHODS_THAT_HOLD)
    | _methods(_METHODS_THAT_HASH)
    | {"contextlib.nullcontext", "typing.cast", "typing.reveal_type"}
)
"""Callables that keep what they are handed without looking at it, but for keys."""

_ITERATING = (
    _methods(_METHODS_THAT_ITERATE)
    | _named("builtins", "zip enumerate reversed list tuple dict next aiter anext")
    | _named(
        "itertools",
        "chain chain.from_iterable cycle repeat islice tee zip_longest pairwise product "
        "permutations combinations combinations_with_replacement batched count",
    )
    | {"collections.deque", "collections.OrderedDict"}
)
_ORDERING = _named("builtins", "sorted min max list.sort")
CALLING: frozenset[str] = (
    _ORDERING
    | _methods(_METHODS_THAT_CALL)
    | _named("builtins", "map iter filter")
    | _named("functools", "partial reduce")
    | _named("itertools", "starmap filterfalse takewhile dropwhile")
    | {"collections.defaultdict", "asyncio.threads.to_thread"}
)
"""Those that call what they are handed; the others only hold it."""

_COPYING = _named("copy", "copy deepcopy")
CONSTRUCTING: frozenset[str] = frozenset(
    {
        "copy.replace",
        "dataclasses.replace",
        "attr.evolve",
        "attrs.evolve",
        "attr._make.evolve",
    }
)
"""Those that make another object of the class of what they are handed."""

_AWAITING = (
    frozenset({"asyncio.taskgroups.TaskGroup.create_task"})
    | _named(
        "asyncio",
        "tasks.gather tasks.wait tasks.wait_for tasks.shield tasks.as_completed "
        "tasks.create_task runners.run tasks.ensure_future",
    )
    | _named("concurrent.futures._base", "wait as_completed")
)
_OF_SETS = "union intersection difference symmetric_difference issubset issuperset isdisjoint"
_CHANGING_SETS = "update intersection_update difference_update symmetric_difference_update"
SHOWN_KEYS: frozenset[str] = (
    _named("builtins", "all any frozenset set sum dict.fromkeys str.join bytes.join")
    | _named("builtins.set", f"{_OF_SETS} {_CHANGING_SETS}")
    | _named("builtins.frozenset", _OF_SETS)
    | _named("heapq", "nlargest nsmallest")
)
"""Those that iterate what they are handed: a mapping shows them its keys alone."""

PARAMETRIC: frozenset[str] = (
    _HOLDING
    | _ITERATING
    | CALLING
    | _COPYING
    | CONSTRUCTING
    | _AWAITING
    | {"pydantic.main.BaseModel.model_copy"}
)
"""Callables whose results hold what they are handed, by full name."""

_CONSUMED = (*special_methods.ITERATION, *special_methods.ASYNC_ITERATION, "__next__", "__anext__")
_ASKED: dict[str, tuple[tuple[str, ...], bool]] = {
    **dict.fromkeys(_HOLDING, ((), False)),
    **dict.fromkeys(_methods(_METHODS_THAT_HASH), (special_methods.HASHING, True)),
    **dict.fromkeys(_ITERATING | CALLING, ((*_CONSUMED, *special_methods.MAPPING), False)),
    **dict.fromkeys(_ORDERING, ((*_CONSUMED, *special_methods.COMPARISON), True)),
    **dict.fromkeys(_COPYING, (special_methods.COPYING, True)),
    **dict.fromkeys(CONSTRUCTING, (special_methods.COPYING, False)),
    **dict.fromkeys(_AWAITING, ((*_CONSUMED, *special_methods.AWAITING), True)),
}


def asks(fullname: str) -> tuple[tuple[str, ...], bool] | None:
    """The special methods that an audited callable may call on what it is handed.

    Returns:
        Their names, and whether what the arguments hold may be asked, too; ``None`` for a callable
        that is not in the table, which may ask for anything.
    """
    return _ASKED.get(fullname)


OUTSIDE_ONLY: frozenset[str] = _named("builtins", "len bool isinstance type id callable")
"""What a plain object that holds grounded values may be handed to: it shows length and class."""

_VALUE_MODULES = frozenset(
    (
        "re textwrap math html unicodedata string statistics difflib decimal _decimal fractions "
        "datetime base64 binascii hashlib _hashlib urllib.parse shlex cmath zlib json ast uuid"
    ).split()
)
_VALUE_BUILTINS = _named(
    "builtins",
    "len int float str bool bytes complex sum abs round min max sorted divmod pow "
    "ord chr repr ascii bin hex oct format any all tuple list dict set frozenset "
    "range reversed hash",
)
_VALUE_CLASSES = (
    _named("builtins", "str bytes int float complex tuple frozenset bool range")
    | _named("datetime", "date time datetime timedelta timezone")
    | {
        "re.Pattern",
        "re.Match",
        "decimal.Decimal",
        "_decimal.Decimal",
        "fractions.Fraction",
        "uuid.UUID",
        "statistics.NormalDist",
    }
)
"""Classes whose methods change nothing."""

_VALUE_OPERATORS = _named(
    "_operator",
    "add sub mul truediv floordiv mod pow matmul neg pos abs inv invert and_ or_ xor lshift "
    "rshift lt le gt ge eq ne not_ truth contains countOf indexOf getitem concat index",
)
_EFFECTFUL = frozenset(
    {
        "json.dump",
        "json.load",
        "re.purge",
        "base64.encode",
        "base64.decode",
        "hashlib.file_digest",
        "decimal.setcontext",
        "_decimal.setcontext",
        "ast.copy_location",
        "ast.fix_missing_locations",
        "ast.increment_lineno",
    }
)
"""Functions of the value modules that read or write more than their arguments and result."""


_WRITING: dict[str, str] = {
    "pathlib.Path": "chmod hardlink_to lchmod mkdir open rename replace rmdir symlink_to touch "
    "unlink write_bytes write_text",
    "typing.IO": "truncate write writelines",
    "_io._IOBase": "truncate writelines",
    "_io._BufferedIOBase": "readinto readinto1 write",
    "_io._RawIOBase": "readinto write",
    "_io._TextIOBase": "write",
    **{
        f"_io.{name}": "readinto readinto1 truncate write writelines"
        for name in (
            "BytesIO StringIO FileIO TextIOWrapper BufferedReader BufferedWriter BufferedRandom"
        ).split()
    },
}
WRITING: frozenset[str] = _methods(_WRITING)
"""Methods that hand what an object holds, or where it stands, to the world outside."""


def is_immutable(fullname: str) -> bool:
    """Whether the methods of a library class change nothing."""
    return fullname in _VALUE_CLASSES


def is_value_function(fullname: str) -> bool:
    """Whether a library callable computes a value from values, and does nothing else."""
    if fullname in _VALUE_BUILTINS or fullname in _VALUE_OPERATORS:
        return True
    owner = fullname.rpartition(".")[0]
    return owner in _VALUE_CLASSES or (owner in _VALUE_MODULES and fullname not in _EFFECTFUL)
