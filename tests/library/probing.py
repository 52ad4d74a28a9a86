"""Runs library callables with stand-ins that note what is done with them."""

from __future__ import annotations

import copy
import difflib
import functools
import hashlib
import hmac
import importlib
import inspect
import io
import itertools
import logging
import re
import statistics
import string
import textwrap
import types
import uuid
import zoneinfo
from collections import ChainMap, Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent import futures
from contextlib import AsyncExitStack, ExitStack, nullcontext
from contextvars import ContextVar
from datetime import date, datetime, time, timedelta, timezone
from decimal import Decimal
from fractions import Fraction
from pathlib import PurePath
from queue import Queue, SimpleQueue
from typing import Any, NamedTuple
from urllib.parse import urldefrag, urlparse, urlsplit

from corvid_mypy.library import Row, Use
from tests.library.stubs import Parameter

DRAWING = (Use.ITERATE, Use.ADVANCE, Use.TEST, Use.STOP, Use.HASH_ITEMS, Use.ORDER)
"""The uses that draw items."""

CALLED: list[tuple[Probe, str]] = []
"""The special methods that probes were asked for."""


class Probe:
    """An object that notes which of its special methods are called, and has harmless answers."""

    def __init__(self, order: int = 0, truth: bool = True) -> None:
        self.order, self.truth = order, truth


_ANSWERS: dict[str, Callable[..., object]] = {
    "__bool__": lambda self: self.truth,
    "__len__": lambda self: 2,
    "__iter__": lambda self: iter(()),
    "__contains__": lambda self, item: False,
    "__getitem__": lambda self, key: self,
    "__hash__": lambda self: 7,
    "__eq__": lambda self, other: self is other,
    "__ne__": lambda self, other: self is not other,
    "__lt__": lambda self, other: self.order < other.order,
    "__le__": lambda self, other: self.order <= other.order,
    "__gt__": lambda self, other: self.order > other.order,
    "__ge__": lambda self, other: self.order >= other.order,
    "__str__": lambda self: "probe",
    "__repr__": lambda self: "probe",
    "__format__": lambda self, spec: "probe",
    "__int__": lambda self: 1,
    "__float__": lambda self: 1.0,
    "__index__": lambda self: 1,
    "__add__": lambda self, other: self,
    "__radd__": lambda self, other: self,
    "__mul__": lambda self, other: self,
    "__call__": lambda self, *args: self,
    "__copy__": lambda self: self,
    "__deepcopy__": lambda self, memo: self,
    "keys": lambda self: [],
}


def _noting(name: str, answer: Callable[..., object]) -> Callable[..., object]:
    def method(self: Probe, *args: Any, **kwargs: Any) -> object:
        CALLED.append((self, name))
        return answer(self, *args)

    return method


for _name, _answer in _ANSWERS.items():
    setattr(Probe, _name, _noting(_name, _answer))

PROBES = [Probe(0), Probe(2), Probe(1)]
"""What containers hold while something is tried: in no order, and equal to themselves alone."""


class Drawn:
    """An iterable that counts how many of its items were drawn."""

    def __init__(self, items: Iterable[object]) -> None:
        self.items, self.count = list(items), 0

    def __iter__(self) -> Iterator[object]:
        for item in self.items:
            self.count += 1
            yield item


class Calls:
    """A function that counts how often it is called; its answers are told, or its argument."""

    answers: tuple[object, ...] = ()

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, *args: object, **kwargs: object) -> object:
        self.count += 1
        if self.answers:
            return self.answers[self.count % len(self.answers)]
        return args[-1] if args else PROBES[0]


def _done() -> futures.Future[object]:
    future: futures.Future[object] = futures.Future()
    future.set_result(PROBES[0])
    return future


def _filled(queue: Any) -> Any:
    for probe in PROBES:
        queue.put_nowait(probe)
    return queue


def _variable() -> ContextVar[object]:
    variable: ContextVar[object] = ContextVar("variable")
    variable.set(PROBES[0])
    return variable


def _held() -> dict[str, Probe]:
    return dict(zip("abc", PROBES))


def _iterators() -> dict[str, Callable[[], object]]:
    """An iterator of each class of ``itertools``, over probes."""
    two: dict[str, tuple[Any, ...]] = {
        "repeat": (PROBES[0], 3),
        "count": (),
        "islice": (PROBES, 2),
        "compress": (PROBES, PROBES),
        "permutations": (PROBES, 2),
        "combinations": (PROBES, 2),
        "combinations_with_replacement": (PROBES, 2),
        "batched": (PROBES, 2),
        "starmap": (Calls(), [PROBES]),
        **{name: (Calls(), PROBES) for name in ("filterfalse", "takewhile", "dropwhile")},
    }
    return {
        f"itertools.{name}": functools.partial(made, *two.get(name, (PROBES,)))
        for name, made in vars(itertools).items()
        if isinstance(made, type)
    }


_RECEIVERS: Mapping[str, Callable[[], object]] = {
    "builtins.list": lambda: list(PROBES),
    "builtins.tuple": lambda: tuple(PROBES),
    "builtins.dict": _held,
    "builtins.set": lambda: set(PROBES),
    "builtins.frozenset": lambda: frozenset(PROBES),
    "builtins.str": lambda: "b,a",
    "builtins.bytes": lambda: b"b,a",
    "builtins.bytearray": lambda: bytearray(b"b,a"),
    "builtins.int": lambda: 3,
    "builtins.bool": lambda: True,
    "builtins.float": lambda: 2.5,
    "builtins.complex": lambda: 1 + 2j,
    "builtins.range": lambda: range(4),
    "builtins.slice": lambda: slice(1, 2),
    "builtins.object": lambda: 3,
    "builtins.BaseException": lambda: ValueError("why"),
    "builtins.map": lambda: map(Calls(), PROBES),
    "builtins.filter": lambda: filter(Calls(), PROBES),
    "builtins.zip": lambda: zip(PROBES),
    "builtins.enumerate": lambda: enumerate(PROBES),
    "builtins.reversed": lambda: reversed(PROBES),
    **_iterators(),
    "collections.deque": lambda: deque(PROBES),
    "collections.OrderedDict": lambda: OrderedDict(_held()),
    "collections.defaultdict": lambda: defaultdict(lambda: PROBES[0], _held()),
    "collections.Counter": lambda: Counter("aab"),
    "collections.ChainMap": lambda: ChainMap(_held()),
    **dict.fromkeys(
        (
            "typing.Mapping typing.MutableMapping typing._TypedDict typing_extensions._TypedDict"
        ).split(),
        _held,
    ),
    **dict.fromkeys(
        (
            "typing.Sequence typing.MutableSequence typing.Reversible typing.Iterable "
            "typing.Collection typing.Container typing.Sized"
        ).split(),
        lambda: list(PROBES),
    ),
    "typing.Iterator": lambda: iter(PROBES),
    "typing.Generator": lambda: (each for each in PROBES),
    "typing.AbstractSet": lambda: set(PROBES),
    "typing.MutableSet": lambda: set(PROBES),
    "typing.KeysView": lambda: _held().keys(),
    "typing.ItemsView": lambda: _held().items(),
    "typing.ValuesView": lambda: _held().values(),
    "typing.MappingView": lambda: _held().values(),
    "_collections_abc.dict_keys": lambda: _held().keys(),
    "_collections_abc.dict_items": lambda: {1: 2}.items(),
    "types.MappingProxyType": lambda: types.MappingProxyType(_held()),
    "functools.partial": lambda: functools.partial(Calls()),
    "functools._lru_cache_wrapper": lambda: functools.lru_cache(Calls()),
    "operator.itemgetter": lambda: None,
    "_contextvars.ContextVar": _variable,
    "contextlib._BaseExitStack": ExitStack,
    "contextlib.ExitStack": ExitStack,
    "contextlib.AsyncExitStack": AsyncExitStack,
    "contextlib.nullcontext": lambda: nullcontext(PROBES[0]),
    "concurrent.futures._base.Future": _done,
    "concurrent.futures._base.Executor": lambda: futures.ThreadPoolExecutor(1),
    "queue.Queue": lambda: _filled(Queue()),
    "_queue.SimpleQueue": lambda: _filled(SimpleQueue()),
    "re.Pattern": lambda: re.compile("(a)"),
    "re.Match": lambda: re.match("(a)", "ab"),
    "string.Template": lambda: string.Template("some $b"),
    "string.Formatter": string.Formatter,
    "textwrap.TextWrapper": textwrap.TextWrapper,
    "difflib.SequenceMatcher": lambda: difflib.SequenceMatcher(None, "ab", "ba"),
    "urllib.parse.ParseResult": lambda: urlparse("https://a/b"),
    "urllib.parse.SplitResult": lambda: urlsplit("https://a/b"),
    "urllib.parse.DefragResult": lambda: urldefrag("https://a/b#c"),
    "urllib.parse._ResultMixinStr": lambda: urlparse("https://a/b"),
    "urllib.parse._NetlocResultMixinBase": lambda: urlparse("https://a:b@c:3/d"),
    "_hashlib.HASH": hashlib.sha256,
    "_hashlib.HASHXOF": hashlib.shake_128,
    "hmac.HMAC": lambda: hmac.new(b"a", b"b", "sha256"),
    "uuid.UUID": lambda: uuid.UUID(int=3),
    "json.encoder.JSONEncoder": lambda: importlib.import_module("json").JSONEncoder(),
    "json.decoder.JSONDecoder": lambda: importlib.import_module("json").JSONDecoder(),
    "datetime.date": lambda: date(2024, 2, 29),
    "datetime.datetime": lambda: datetime(2024, 2, 29, tzinfo=timezone.utc),
    "datetime.time": lambda: time(12, 30),
    "datetime.timedelta": lambda: timedelta(1),
    "datetime.timezone": lambda: timezone.utc,
    "datetime.tzinfo": lambda: timezone.utc,
    "zoneinfo.ZoneInfo": lambda: zoneinfo.ZoneInfo("UTC"),
    "decimal.Decimal": lambda: Decimal("10"),
    "fractions.Fraction": lambda: Fraction(1, 2),
    "statistics.NormalDist": lambda: statistics.NormalDist(1, 2),
    "pathlib.PurePath": lambda: PurePath("a/page.html"),
    "_io.StringIO": lambda: io.StringIO("text"),
    "_io.BytesIO": lambda: io.BytesIO(b"text"),
    "logging.Logger": lambda: logging.getLogger("probing"),
    "logging.LoggerAdapter": lambda: logging.LoggerAdapter(logging.getLogger("probing"), {}),
}
"""An object of each class whose methods are run, holding probes where it holds anything."""

_PLAIN: tuple[object, ...] = (
    "ab, a",
    3,
    b"ab",
    ["b", "a"],
    2.5,
    {"b": 1},
    "61",
    [2.5, 1.0, 2.0],
    date(2024, 2, 29),
    "%Y",
    "a",
    ",",
    b"a",
    b",",
    0.5,
    datetime(2024, 2, 29, tzinfo=timezone.utc),
    "2024-02-29",
    (3, 1),
    ("https", "a", "b", "c", "d", "e"),
    "utf-8",
    "NFC",
    b"YWI=",
    b"<~@:B~>",
    "sha1",
    timedelta(1),
    time(12, 30),
    statistics.NormalDist(1, 2),
    uuid.UUID(int=3),
    0,
    datetime(2024, 2, 29).timetuple(),
    [b"a", b"b"],
    "12:30",
    ".txt",
    "[1]",
    "SPACE",
    10000,
    zoneinfo.ZoneInfo("UTC"),
    b"x\x9cKL\x02\x00\x01&\x00\xc4",
    ValueError,
    logging.INFO,
)
"""Values that somebody may read."""


class Trial(NamedTuple):
    """A call that returned.

    Attributes:
        result: what it returned; what it gives item by item is drawn to its end.
        passed: the parameters, what the row says is done with each, and what was passed.
        called: the special methods that probes were asked for.
        changed: the parameters of which something else was held afterwards.
    """

    result: object
    passed: list[tuple[str, Use, object]]
    called: list[str]
    changed: set[str]


def target(name: str) -> Any:
    """What a full name stands for in this Python, or ``None``."""
    module, _, rest = name.partition(".")
    found: Any = importlib.import_module(module)
    for part in rest.split("."):
        module = f"{module}.{part}"
        try:
            found = getattr(found, part)
        except AttributeError:
            try:
                found = importlib.import_module(module)
            except ImportError:
                return None
    return found


def receives(name: str) -> bool:
    """Whether this is a member of an object that can be made here."""
    return name.rpartition(".")[0] in _RECEIVERS


def trials(
    row: Row,
    overloads: list[list[Parameter]],
    drawn: Callable[[], object] | None = None,
) -> Iterator[Trial]:
    """Calls of a row that return: of each overload, with all functions and defaults, and without.

    Args:
        row: the row.
        overloads: the parameters of what it is about.
        drawn: what is passed where items are drawn; by default, several containers are tried.
    """
    for overload in overloads:
        pairs = list(zip(overload, row.parameters([each.cached for each in overload])))
        needed = [pair for pair in pairs if pair[0].required]
        told = [pair for pair in pairs if pair[0].required or pair[1] is not Use.READ]
        for taken in (needed, told) if told != needed else (needed,):
            choices = [_candidates(use, drawn) for _, use in taken]
            attempts = itertools.islice(itertools.product(*choices), 3000)
            found = (_tried(row, taken, [make() for make in chosen]) for chosen in attempts)
            yield from itertools.islice(filter(None, found), 2)


def _tried(row: Row, taken: list[tuple[Parameter, Use]], values: list[object]) -> Trial | None:
    owner, _, name = row.name.rpartition(".")
    args = [value for (each, _), value in zip(taken, values) if not each.keyword]
    kwargs = {
        each.written if each.written != "**" else "further": value
        for (each, _), value in zip(taken, values)
        if each.keyword
    }
    passed = [(each.written, use, value) for (each, use), value in zip(taken, values)]
    receiver = _RECEIVERS[owner]() if owner in _RECEIVERS else None
    if receiver is not None:
        passed.insert(0, ("self", row.receiver, receiver))
    before = [_inside(value) for *_, value in passed]
    CALLED.clear()
    try:
        called = target(row.name) if receiver is None else getattr(receiver, name)
        result = called(*args, **kwargs) if callable(called) else called
        if row.lazy and isinstance(result, Iterator):
            result = list(itertools.islice(result, 20))
        if inspect.iscoroutine(result):
            result.close()
    except Exception:  # what was passed does not fit
        return None
    asked = [method for _, method in CALLED]
    changed = {each for (each, _, value), held in zip(passed, before) if _inside(value) != held}
    return Trial(result, passed, asked, changed)


def _inside(value: object) -> object:
    """What a container holds, by identity; an iterator is changed by drawing from it."""
    if isinstance(value, (list, tuple, deque)):
        return [id(item) for item in value]
    if isinstance(value, (set, frozenset)):
        return {id(item) for item in value}
    if isinstance(value, dict):
        return [(id(key), id(item)) for key, item in value.items()]
    return bytes(value) if isinstance(value, bytearray) else None


def _candidates(use: Use, drawn: Callable[[], object] | None) -> list[Callable[[], Any]]:
    """What may be passed as a parameter, by what is done with it."""
    if use is Use.READ:
        return [functools.partial(copy.deepcopy, value) for value in _PLAIN]
    if use in (Use.HOLD, Use.COPY, Use.COMPARE, Use.HASH):
        return [lambda: PROBES[0], lambda: "a", lambda: _done(), lambda: ValueError, lambda: int]
    if use in (Use.CALL, Use.SOME):
        return [Calls, nullcontext]
    if use in DRAWING and drawn is not None:
        return [drawn]
    if use is Use.AWAIT:
        return [_done, lambda: [_done()]]
    return [
        lambda: list(PROBES),
        lambda: [(probe, probe) for probe in PROBES],
        _held,
        lambda: iter(PROBES),
        lambda: [PROBES, PROBES],
        lambda: [ValueError(), KeyError()],
    ]
