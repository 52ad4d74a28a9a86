"""Refused: managers that are made for one ``with``, and change what somebody sees after a look."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

KEPT: list[object] = []


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


@tool(uses=retrieval)
def lines(key: str) -> list[Grounded[str]]:
    """Look lines up."""
    raise NotImplementedError


class Notes:
    """Gives itself to the body."""

    def __init__(self) -> None:
        self.kept: list[Grounded[str]] = []
        self.count = 0

    def __enter__(self) -> Notes:
        """Collect from here on."""
        return self

    def __exit__(self, *failure: object) -> None:
        return None

    def note(self, text: Grounded[str]) -> None:
        self.kept.append(text)

    def noted(self) -> None:
        self.count += 1


class Depth:
    """Counts how often it was entered, and left."""

    def __init__(self) -> None:
        self.depth = 0

    def __enter__(self) -> Depth:
        self.depth += 1
        return self

    def __exit__(self, *failure: object) -> None:
        self.depth -= 1


class Seen:
    """Fills a list that it is passed."""

    def __init__(self, seen: list[str]) -> None:
        self.seen = seen

    def __enter__(self) -> None:
        self.seen.append("entered")

    def __exit__(self, *failure: object) -> None:
        return None


class Total:
    """Fills a list that all objects have."""

    total: list[int] = []

    def __enter__(self) -> None:
        self.total.append(1)

    def __exit__(self, *failure: object) -> None:
        return None


class Last:
    """Keeps what failed."""

    def __init__(self) -> None:
        self.error = ""

    def __enter__(self) -> Last:
        return self

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        self.error = "" if error is None else "failed"


class Remembered:
    """Is known to the module."""

    def __enter__(self) -> Remembered:
        KEPT.append(self)
        return self

    def __exit__(self, *failure: object) -> None:
        return None


@grounded_pure
def noted(key: str) -> list[Grounded[str]]:
    """Accepted: the body alone has it."""
    with Notes() as notes:
        for text in lines(key):
            if "x" in text:
                notes.note(text)
        return notes.kept


@grounded_pure
def counted(key: str) -> int:
    with Notes() as notes:
        for text in lines(key):
            if "x" in text:
                notes.noted()
    return notes.count  # E: grounded-laundering


@grounded_pure
def noted_by_another_name(key: str) -> int:
    notes = Notes()
    with notes as same:
        if "x" in fetch(key):
            same.noted()  # E: grounded-laundering
    return notes.count


@grounded_pure
def noted_for_others(key: str, notes: Notes) -> None:
    with notes as same:
        if "x" in fetch(key):
            same.noted()  # E: grounded-laundering


@grounded_pure
def unseen(key: str) -> Grounded[str] | None:
    """Accepted: nobody has it, before or after."""
    text = fetch(key)
    if "x" in text:
        with Depth():
            return text
    return None


@grounded_pure
def named(key: str) -> int:
    depth = 0
    if "x" in fetch(key):
        with Depth() as entered:  # E: grounded-laundering
            depth = entered.depth
    return depth  # E: grounded-laundering


@grounded_pure
def made_before(key: str) -> int:
    depth = Depth()
    if "x" in fetch(key):
        with depth:  # E: grounded-laundering
            pass
    return depth.depth


@grounded_pure
def of_a_list(key: str, seen: list[str]) -> None:
    if "x" in fetch(key):
        with Seen(seen):  # E: grounded-laundering
            pass


@grounded_pure
def of_all_objects(key: str) -> None:
    if "x" in fetch(key):
        with Total():  # E: grounded-laundering
            pass


@grounded_pure
def remembered(key: str) -> None:
    if "x" in fetch(key):
        with Remembered():  # E: grounded-laundering
            pass


@grounded_pure
def of_what_failed(key: str) -> str:
    last = Last()
    try:
        with last:  # E: grounded-laundering
            fetch(key)[3]
    except IndexError:
        return last.error  # E: grounded-laundering
    return "ok"  # E: grounded-laundering
