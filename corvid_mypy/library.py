"""The audited table of library callables that a proof may pass through.

*Parametric* callables move values about without looking at them: their results hold what they
were handed, and they neither compare, hash nor order it. *Value* functions compute a value from a
value and do nothing else, so that :func:`lift` may be given them. What is not in a table is
refused with anything grounded; each row has its reason, and a test that runs it.
"""

from __future__ import annotations

_CONTAINER_METHODS = {
    "builtins.list": "append extend insert pop clear copy reverse __iter__ __len__ __getitem__",
    "builtins.tuple": "__iter__ __len__ __getitem__",
    "builtins.dict": "get items keys values pop popitem setdefault update clear copy __iter__",
    "typing.Mapping": "get items keys values",
    "typing.MutableMapping": "pop popitem setdefault update clear",
    "typing.Sequence": "__iter__ __getitem__ __len__",
    "typing.MutableSequence": "append extend insert pop clear reverse",
    "typing.Generator": "send throw close __next__ __iter__",
    "typing.AsyncGenerator": "asend athrow aclose __anext__ __aiter__",
    "typing.Iterator": "__next__ __iter__",
    "collections.deque": "append appendleft extend extendleft pop popleft rotate clear copy "
    "reverse insert",
    "collections.OrderedDict": "popitem move_to_end copy items keys values pop setdefault",
    "collections.defaultdict": "copy",
    "asyncio.futures.Future": "result set_result done cancel cancelled add_done_callback exception",
    "_asyncio.Future": "result set_result done cancel cancelled add_done_callback exception",
    "_asyncio.Task": "result done cancel cancelled exception",
    "asyncio.tasks.Task": "result done cancel cancelled exception",
    "asyncio.taskgroups.TaskGroup": "create_task",
    "asyncio.queues.Queue": "put get put_nowait get_nowait task_done join qsize empty full",
    "concurrent.futures._base.Future": "result set_result done cancel cancelled running exception",
    "concurrent.futures._base.Executor": "submit map shutdown",
    "concurrent.futures.thread.ThreadPoolExecutor": "submit map shutdown",
    "concurrent.futures.process.ProcessPoolExecutor": "submit map shutdown",
    "queue.Queue": "put get put_nowait get_nowait task_done join qsize empty full",
}

PARAMETRIC: frozenset[str] = frozenset(
    {
        *(
            f"{owner}.{method}"
            for owner, methods in _CONTAINER_METHODS.items()
            for method in methods.split()
        ),
        *(
            f"builtins.{name}"
            for name in (
                "zip enumerate reversed list tuple dict iter next map aiter anext "
                "sorted min max list.sort"
            ).split()
        ),
        *(
            f"itertools.{name}"
            for name in (
                "chain cycle repeat islice starmap tee zip_longest pairwise product "
                "permutations combinations combinations_with_replacement batched count"
            ).split()
        ),
        "itertools.chain.from_iterable",
        "collections.deque",
        "collections.OrderedDict",
        "collections.defaultdict",
        "copy.copy",
        "copy.deepcopy",
        "copy.replace",
        "contextlib.nullcontext",
        "functools.partial",
        "functools.reduce",
        *(
            f"asyncio.{name}"
            for name in (
                "tasks.gather tasks.wait tasks.wait_for tasks.shield tasks.as_completed "
                "tasks.create_task threads.to_thread runners.run tasks.ensure_future"
            ).split()
        ),
        "concurrent.futures._base.wait",
        "concurrent.futures._base.as_completed",
        "dataclasses.replace",
        "attr.evolve",
        "attrs.evolve",
        "pydantic.main.BaseModel.model_copy",
        "typing.cast",
        "typing.reveal_type",
    }
)
"""Callables that hold what they are handed, by full name."""

CALLING: frozenset[str] = frozenset(
    {
        "builtins.map",
        "builtins.filter",
        "builtins.sorted",
        "builtins.min",
        "builtins.max",
        "builtins.list.sort",
        "functools.reduce",
        "itertools.starmap",
        "collections.defaultdict",
        "asyncio.threads.to_thread",
        "_asyncio.Future.add_done_callback",
        "asyncio.futures.Future.add_done_callback",
        *(
            f"concurrent.futures.{owner}.{method}"
            for owner in (
                "_base.Executor",
                "thread.ThreadPoolExecutor",
                "process.ProcessPoolExecutor",
            )
            for method in ("submit", "map")
        ),
    }
)
"""Those that call what they are handed; the others only hold it."""

_VALUE_MODULES = frozenset(
    {
        "re",
        "textwrap",
        "math",
        "html",
        "unicodedata",
        "string",
        "statistics",
        "difflib",
        "decimal",
        "_decimal",
        "fractions",
        "datetime",
        "base64",
        "binascii",
        "hashlib",
        "urllib.parse",
        "shlex",
        "cmath",
        "zlib",
        "json",
        "ast",
        "uuid",
    }
)
_VALUE_BUILTINS = frozenset(
    f"builtins.{name}"
    for name in (
        "len int float str bool bytes complex sum abs round min max sorted divmod pow "
        "ord chr repr ascii bin hex oct format any all tuple list dict set frozenset "
        "range reversed hash"
    ).split()
)
_VALUE_CLASSES = ("str", "bytes", "int", "float", "complex", "tuple", "frozenset", "bool")
_VALUE_OPERATORS = frozenset(
    f"_operator.{name}"
    for name in (
        "add sub mul truediv floordiv mod pow matmul neg pos abs inv invert and_ or_ xor lshift "
        "rshift lt le gt ge eq ne not_ truth contains countOf indexOf getitem concat index"
    ).split()
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
    }
)
"""Functions of the value modules that read or write more than their arguments and result."""


def is_value_function(fullname: str) -> bool:
    """Whether a library callable computes a value from values, and does nothing else."""
    if fullname in _VALUE_BUILTINS or fullname in _VALUE_OPERATORS:
        return True
    owner, _, _name = fullname.rpartition(".")
    if owner in {f"builtins.{name}" for name in _VALUE_CLASSES}:
        return True
    module = owner
    while module:
        if module in _VALUE_MODULES:
            return fullname not in _EFFECTFUL
        module = module.rpartition(".")[0]
    return False
