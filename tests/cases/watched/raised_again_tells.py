"""Refused: what is raised was not caught, or is caught by somebody who goes on."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, summarize


@grounded_pure
def another(town: str) -> Grounded[str]:
    """One of two that were made here."""
    doc = fetch(town)
    last = OSError("a")
    if doc == "x":
        last = OSError("b")
    raise last  # E: grounded-laundering


@grounded_pure
def caught_or_made(town: str) -> Grounded[str]:
    """What was caught, or one that was made before."""
    doc = fetch(town)
    last = OSError("a")
    try:
        return summarize(doc)
    except OSError as error:
        last = error
    raise last  # E: grounded-laundering


@grounded_pure
def goes_on(town: str) -> str:
    """Which handler runs tells what failed."""
    doc = fetch(town)
    try:
        try:
            summarize(doc)
        except (OSError, ValueError) as error:
            raise error
    except ValueError:
        return "value"  # E: grounded-laundering
    except OSError:
        return "world"  # E: grounded-laundering
    return "none"  # E: grounded-laundering


@grounded_pure
def goes_on_later(town: str) -> str:
    """The same, of what was kept."""
    last: Exception | None = None
    try:
        fetch(town)
    except (OSError, ValueError) as error:
        last = error
    assert last is not None
    try:
        raise last
    except OSError:
        return "world"  # E: grounded-laundering
    except Exception:
        return "other"  # E: grounded-laundering


@grounded_pure
def noted(town: str) -> Grounded[str]:
    """What was caught is changed first."""
    doc = fetch(town)
    try:
        return summarize(doc)
    except OSError as error:
        error.args = ("long" if len(doc) > 9 else "short",)  # E: grounded-laundering  # E: grounded-laundering
        raise error


@grounded_pure(discloses=())
def written(town: str) -> Grounded[str]:
    """It is a failure all the same."""
    doc = fetch(town)
    last: Exception | None = None
    for _ in range(3):
        try:
            return summarize(doc)  # E: grounded-laundering
        except OSError as error:
            last = error
    assert last is not None  # E: grounded-laundering  # E: grounded-laundering
    raise last  # E: grounded-laundering


class Numbered(Exception):
    """Says which one it is."""

    def __init__(self, number: int) -> None:
        self.number = number


def parsed(number: int) -> int:
    """Fails with its number."""
    raise Numbered(number)


@grounded_pure
def one_of_several(town: str) -> Grounded[str]:
    """A look decides how many are caught, and so which is the last."""
    doc = fetch(town)
    last: Numbered | None = None
    for number in range(100):
        if number > len(doc):
            break
        try:
            parsed(number)
        except Numbered as error:
            last = error
    if last is not None:
        raise last  # E: grounded-laundering
    return doc


@grounded_pure
def one_of_two(town: str) -> Grounded[str]:
    """A look decides whether the second one takes the place of the first."""
    doc = fetch(town)
    last: Numbered | None = None
    try:
        parsed(1)
    except Numbered as error:
        last = error
    if "x" in doc:
        try:
            parsed(2)
        except Numbered as error:
            last = error
    assert last is not None
    raise last  # E: grounded-laundering
