"""Three hundred lines that never heard of grounding, with a few ordinary mistakes in them."""

from __future__ import annotations

import asyncio
import contextlib
import enum
import functools
import itertools
import json
import logging
import os
import re
import sqlite3
from collections import Counter, defaultdict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from decimal import Decimal
from pathlib import Path
from typing import (
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    NewType,
    ParamSpec,
    Protocol,
    TypedDict,
    TypeVar,
    cast,
    overload,
)

T = TypeVar("T")
K = TypeVar("K")
N = TypeVar("N", int, float)
P = ParamSpec("P")

UserId = NewType("UserId", int)
log = logging.getLogger(__name__)


class Colour(enum.Enum):
    RED = "red"
    GREEN = "green"
    BLUE = "blue"

    @property
    def short(self) -> str:
        return self.value[0]


class Point(NamedTuple):
    x: float
    y: float = 0.0

    def norm(self) -> float:
        return (self.x**2 + self.y**2) ** 0.5


class Options(TypedDict, total=False):
    name: str
    size: int
    tags: list[str]


class Comparable(Protocol):
    def __lt__(self, other: Any, /) -> bool: ...


@dataclass(order=True)
class Item:
    price: Decimal
    name: str = field(compare=False)
    tags: list[str] = field(default_factory=list, compare=False)
    count: int = 1
    registry: ClassVar[dict[str, Item]] = {}

    def __post_init__(self) -> None:
        self.registry[self.name] = self

    @property
    def total(self) -> Decimal:
        return self.price * self.count

    @classmethod
    def free(cls, name: str) -> Item:
        return cls(Decimal(0), name)

    @staticmethod
    def parse(text: str) -> Item:
        name, _, price = text.partition(":")
        return Item(Decimal(price or "0"), name.strip())


class Stack(Generic[T]):
    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)

    def push(self, item: T) -> None:
        self._items.append(item)

    def pop(self, default: T | None = None) -> T | None:
        return self._items.pop() if self._items else default

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[T]:
        return reversed(self._items)

    def __getitem__(self, index: int) -> T:
        return self._items[index]

    def __contains__(self, item: object) -> bool:
        return item in self._items

    def __add__(self, other: Stack[T]) -> Stack[T]:
        return Stack([*self._items, *other._items])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Stack) and self._items == other._items

    def __bool__(self) -> bool:
        return bool(self._items)


def timed(function: Callable[P, T]) -> Callable[P, T]:
    @functools.wraps(function)
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> T:
        log.debug("calling %s", function.__name__)
        return function(*args, **kwargs)

    return wrapper


def retry(times: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> T:
            for _ in range(times - 1):
                with contextlib.suppress(OSError):
                    return function(*args, **kwargs)
            return function(*args, **kwargs)

        return wrapper

    return decorate


@overload
def double(value: int) -> int: ...
@overload
def double(value: str) -> str: ...
def double(value: int | str) -> int | str:
    return value * 2


@timed
def largest(values: Iterable[N]) -> N:
    return max(values)


@retry(3)
def read(path: str | os.PathLike[str], *, encoding: str = "utf-8") -> str:
    with open(path, encoding=encoding) as handle:
        return handle.read()


@functools.lru_cache(maxsize=None)
def fibonacci(n: int) -> int:
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


@contextlib.contextmanager
def connected(path: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(path)
    try:
        yield connection
    finally:
        connection.close()


def group(values: Iterable[T], key: Callable[[T], K]) -> dict[K, list[T]]:
    found: defaultdict[K, list[T]] = defaultdict(list)
    for value in values:
        found[key(value)].append(value)
    return dict(found)


def words(text: str) -> Counter[str]:
    return Counter(word.lower() for word in re.findall(r"\w+", text) if len(word) > 2)


def describe(value: object) -> str:
    match value:
        case None:
            return "nothing"
        case int(n) if n > 100:
            return f"a big number: {n:,}"
        case [first, *rest]:
            return f"a sequence from {first!r} and {len(rest)} more"
        case {"name": str(name), **others}:
            return f"{name} with {sorted(others)}"
        case Point(x=0.0, y=y):
            return f"on the axis at {y:.2f}"
        case Colour.RED | Colour.GREEN:
            return "a colour of leaves"
        case str() as text:
            return "text: %s" % text
    return "something"


def merge(first: Options, second: Options) -> Options:
    merged: Options = {**first, **second}
    merged["tags"] = [*first.get("tags", []), *second.get("tags", [])]
    size = merged.pop("size", 0)
    merged["size"] = size + 1
    return merged


async def countdown(start: int) -> AsyncIterator[int]:
    for n in range(start, 0, -1):
        await asyncio.sleep(0)
        yield n


async def gathered(jobs: Mapping[str, Awaitable[T]]) -> dict[str, T]:
    results = await asyncio.gather(*jobs.values())
    return dict(zip(jobs, results))


async def main() -> int:
    total = 0
    async for n in countdown(3):
        total += n
    async with asyncio.TaskGroup() as tasks:
        task = tasks.create_task(gathered({"a": asyncio.sleep(0, 1)}))
    found = task.result()
    return total + sum(found.values())


def pairs(limit: int) -> list[tuple[int, str]]:
    letters = itertools.cycle("abc")
    return [(n, next(letters)) for n in range(limit) if n % 2 and not n % 3]


def save(items: list[Item], target: Path) -> None:
    rows = [asdict(item) for item in sorted(items)]
    target.write_text(json.dumps(rows, default=str, indent=2))


def load(target: Path) -> list[Item]:
    rows = cast("list[dict[str, Any]]", json.loads(target.read_text()))
    return [Item(**row) for row in rows]


def compute(kind: Literal["sum", "max"], *values: float) -> float:
    table: dict[str, Callable[[Iterable[float]], float]] = {"sum": sum, "max": max}
    return table[kind](values)


def totals(items: Iterable[Item]) -> tuple[Decimal, int]:
    price, count = Decimal(0), 0
    for item in items:
        price += item.total
        count += item.count
    return price, count


def queue(names: Iterable[str]) -> list[str]:
    waiting = deque(names, maxlen=10)
    done: list[str] = []
    while waiting:
        name = waiting.popleft()
        if name in done or not (clean := name.strip()):
            continue
        done.append(clean)
    return done


half = functools.partial(compute, "sum", 0.5)
shorter = replace(Item.free("pen"), name="p")
scores = {"a": 1, "b": 2.5, "c": None}
mixed = [1, "two", 3.0]
answer = None or "default"
numbers = {n: n**2 for n in range(10)}
nested = {"a": [{"b": (1, 2)}], "c": []}


def mistakes(items: list[Item], options: Options) -> str:
    first: str = items[0]
    items.append("a pen")
    count: int = options.get("name")
    options["colour"] = 1
    wrong = fibonacci("ten") + "1"
    point = Point("a", y="b")
    half(kind="sum")
    if items[0] < 3:
        del options["missing"]
    for letter in 5:
        print(letter)
    stack = Stack([1, 2]) + Stack(["a"])
    total = "%d items" % len(items) + len(items)
    largest(["a", "b"])
    double(2.5)
    read(Path("x"), encodng="ascii")
    words(b"bytes").most_common("three")
    return count


async def async_mistakes() -> str:
    value = gathered({"a": asyncio.sleep(0, 1)})
    for n in countdown(3):
        print(n)
    async with connected(Path("x")) as connection:
        pass
    return await main()
