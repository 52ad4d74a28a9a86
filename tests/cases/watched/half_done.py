"""Refused: what a body left half done that failed, where its handler refuses."""

from collections.abc import Iterator
from corvid_runtime import Grounded, grounded_pure, lift, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

LOG: list[int] = []


@tool(uses=retrieval)
def load(name: str) -> str:
    return name


@grounded_pure
def b1(ks: list[str]) -> Grounded[int] | InsufficientEvidence:
    last = ""
    total = lift(int)(load("0"))
    try:
        for k in ks:
            last = k
            total = total + lift(int)(load(k))
    except ValueError:
        return InsufficientEvidence("bad", missing=(last,))  # E: grounded-laundering
    return total


@grounded_pure
def b2(ks: list[str]) -> Grounded[int] | InsufficientEvidence:
    total = lift(int)(load("0"))
    try:
        for k in ks:
            LOG.append(len(k))  # E: grounded-laundering
            total = total + lift(int)(load(k))
    except ValueError:
        return InsufficientEvidence("bad")
    return total


class Counter:
    def __init__(self) -> None:
        self.n = 0

    def run(self, ks: list[str]) -> Grounded[int] | None:
        total = lift(int)(load("0"))
        try:
            for k in ks:
                total = total + lift(int)(load(k))
                self.n += 1
        except ValueError:
            return None
        return total


@grounded_pure
def b3(ks: list[str]) -> int:
    c = Counter()
    if c.run(ks) is None:
        return c.n  # E: grounded-laundering
    return 0  # E: grounded-laundering


@grounded_pure
def b4(ks: list[str]) -> Iterator[int]:
    try:
        for k in ks:
            lift(int)(load(k))
            yield 1  # E: grounded-laundering
    except ValueError:
        return


@grounded_pure
def b5(ks: list[str], it: Iterator[int]) -> Grounded[int] | None:
    total = lift(int)(load("0"))
    try:
        for k in ks:
            total = total + lift(int)(load(k))
            next(it)  # E: grounded-laundering # E: grounded-laundering
    except ValueError:
        return None
    return total


@grounded_pure
def b6(ks: list[str]) -> int:
    n: list[int] = []
    try:
        try:
            for k in ks:
                lift(int)(load(k))
                n.append(1)
        except ValueError:
            raise KeyError("x") from None
    except KeyError:
        pass
    return len(n)  # E: grounded-laundering


@grounded_pure
def b7(ks: list[str]) -> int | None:
    n = 0
    for k in ks:
        try:
            m = n + 1
            lift(int)(load(k))
            n = m
        except ValueError:
            if k == "a":
                return None
    return n  # E: grounded-laundering


@grounded_pure
def b8(ks: list[str]) -> int | None:
    n = 0
    try:
        while n < 3:
            try:
                lift(int)(load(ks[n]))
                n += 1
            except ValueError:
                raise
    except ValueError:
        return n  # E: grounded-laundering
    return n  # E: grounded-laundering


def helper(ks: list[str], out: list[int]) -> None:
    try:
        for k in ks:
            lift(int)(load(k))
            out.append(1)
    except ValueError:
        raise KeyError("x") from None


@grounded_pure
def b9(ks: list[str]) -> int:
    out: list[int] = []
    try:
        helper(ks, out)
    except KeyError:
        return len(out)  # E: grounded-laundering
    return 0  # E: grounded-laundering


@grounded_pure
def b10(ks: list[str]) -> int | None:
    out: list[int] = []

    def inner() -> None:
        out.append(1)

    try:
        for k in ks:
            inner()
            lift(int)(load(k))
    except ValueError:
        return None
    finally:
        LOG.append(len(out))  # bad  # E: grounded-laundering  # E: grounded-laundering
    return 0


@grounded_pure
def b11(k: str) -> int | None:
    try:
        lift(int)(load(k))
        return 1  # E: grounded-laundering
    except ValueError:
        return 2  # E: grounded-laundering
