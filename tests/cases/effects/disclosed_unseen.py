"""Refused: lines that code writes which no call names: constructors, properties, special methods."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def words(q: str) -> list[Grounded[str]]:
    """Look up words."""
    raise NotImplementedError


class Made:
    def __init__(self) -> None:
        self.number = len(words("q"))


class Asked:
    @property
    def number(self) -> int:
        return len(words("q"))

    @number.setter
    def number(self, value: int) -> None:
        self.known = len(words("q"))

    def __len__(self) -> int:
        return len(words("q"))

    def __eq__(self, other: object) -> bool:
        return len(words("q")) > 2

    def __hash__(self) -> int:
        return len(words("q"))

    def __enter__(self) -> int:
        return len(words("q"))

    def __exit__(self, *failure: object) -> None:
        return None

    def __getitem__(self, place: int) -> int:
        return len(words("q"))

    def __iter__(self) -> Iterator[int]:
        return iter([len(words("q"))])

    def __add__(self, other: int) -> int:
        return len(words("q"))

    def __contains__(self, item: object) -> bool:
        return len(words("q")) > 2

    def __str__(self) -> str:
        return str(len(words("q")))

    def __await__(self) -> Generator[None, None, int]:
        yield
        return len(words("q"))


class Silent:
    def __len__(self) -> int:
        return 3


@grounded_pure(discloses=())
def made() -> int:
    return Made().number  # E: grounded-laundering


@grounded_pure(discloses=())
def read(asked: Asked) -> int:
    return asked.number  # E: grounded-laundering


@grounded_pure(discloses=())
def written() -> int:
    asked = Asked()
    asked.number = 1  # E: grounded-laundering
    return asked.known


@grounded_pure(discloses=())
def measured(asked: Asked) -> int:
    return len(asked)  # E: grounded-laundering


@grounded_pure(discloses=())
def compared(asked: Asked) -> bool:
    return asked == 1  # E: grounded-laundering


@grounded_pure(discloses=())
def hashed(asked: Asked) -> int:
    return hash(asked)  # E: grounded-laundering


@grounded_pure(discloses=())
def entered(asked: Asked) -> int:
    with asked as number:  # E: grounded-laundering
        return number


@grounded_pure(discloses=())
def looked_up(asked: Asked) -> int:
    return asked[0]  # E: grounded-laundering


@grounded_pure(discloses=())
def drawn(asked: Asked) -> list[int]:
    return [*asked]  # E: grounded-laundering


@grounded_pure(discloses=())
def added(asked: Asked) -> int:
    return asked + 1  # E: grounded-laundering


@grounded_pure(discloses=())
def contained(asked: Asked) -> bool:
    return 1 in asked  # E: grounded-laundering


@grounded_pure(discloses=())
def shown(asked: Asked) -> str:
    return f"{asked}"  # E: grounded-laundering


@grounded_pure(discloses=())
async def awaited(asked: Asked) -> int:
    return await asked  # E: grounded-laundering


@grounded_pure(discloses=())
def tested(asked: Asked) -> int:
    return 1 if asked else 2  # E: grounded-laundering


@grounded_pure(discloses=())
def silent() -> int:
    return len(Silent())


@grounded_pure(discloses={"length"})
def allowed(asked: Asked) -> int:
    return len(asked) + asked.number + Made().number
