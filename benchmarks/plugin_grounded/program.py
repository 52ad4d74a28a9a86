"""Generated programs: many copies of one module, and calls nested in calls."""

from __future__ import annotations

from pathlib import Path

UNIT = Path(__file__).with_name("unit.py").read_text(encoding="utf-8")
_HEAD, _BODY = UNIT.split("\nT = ", 1)
_DROPS = "# -- where sources are dropped"
_LINK = '''

@grounded_pure
@agent
def relayed(question: str) -> Grounded[str]:
    """Answer with what the module before this one answers."""
    return framed(before.brief(question) + before.digest(question))
'''


def write_program(folder: Path, lines: int) -> int:
    """Write copies of the module, each calling the one before it.

    Args:
        folder: Where to; it exists.
        lines: How many lines at least. With none, only what the module imports is written.

    Returns:
        How many lines they are in all.
    """
    if lines == 0:
        (folder / "desk_0.py").write_text(_HEAD, encoding="utf-8")
    written, number = 0, 0
    while written < lines:
        number += 1
        text = UNIT
        if number > 1:
            text = f"{_HEAD}\nimport desk_{number - 1} as before\n\nT = {_BODY}{_LINK}"
        (folder / f"desk_{number}.py").write_text(text, encoding="utf-8")
        written += text.count("\n")
    return written


def write_star(folder: Path, modules: int, *, drops: bool = True) -> None:
    """Write copies of the module, all but the first of which call the first one.

    Args:
        folder: Where to; it exists.
        modules: How many.
        drops: Whether the agents that drop sources are among what is copied.
    """
    unit, body = (text if drops else text.partition(_DROPS)[0] for text in (UNIT, _BODY))
    calling = f"{_HEAD}\nimport desk_1 as before\n\nT = {body}{_LINK}"
    for number in range(1, modules + 1):
        text = unit if number == 1 else calling
        (folder / f"desk_{number}.py").write_text(text, encoding="utf-8")


def write_nested(folder: Path, depth: int, count: int = 400) -> int:
    """Write functions, each with pure calls, prompts and lifted calls nested in each other.

    Args:
        folder: Where to; it exists.
        depth: How many calls are nested in each function.
        count: How many functions; with so many it makes no difference when garbage is collected.

    Returns:
        How many lines they are.
    """
    call = "fetch(name)"
    for level in range(depth):
        call = ("framed({})", 'summarize({}, "short")', "normalise({})")[level % 3].format(call)
    text = "from desk_1 import Grounded, fetch, framed, grounded_pure, normalise, summarize\n"
    for number in range(count):
        text += f"\n\n@grounded_pure\ndef nested_{number}(name: str) -> Grounded[str]:\n"
        text += f"    return {call}\n"
    (folder / "desk_1.py").write_text(UNIT, encoding="utf-8")
    (folder / "nested.py").write_text(text, encoding="utf-8")
    return text.count("\n")
