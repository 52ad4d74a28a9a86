"""A generated program of any length: copies of one module, each calling the one before it."""

from __future__ import annotations

from pathlib import Path

UNIT = Path(__file__).with_name("unit.py").read_text(encoding="utf-8")

LINK = '''

@grounded_pure
@agent
def relayed(question: str) -> Grounded[str]:
    """Answer with what the module before this one answers."""
    return framed(before.brief(question) + before.digest(question))
'''


def write_program(folder: Path, lines: int) -> int:
    """Write modules of `lines` lines or a little more in all, and return how many lines it are."""
    written, number = 0, 0
    while written < lines:
        number += 1
        text = UNIT
        if number > 1:
            text = text.replace("\nT = ", f"\nimport desk_{number - 1} as before\n\nT = ", 1) + LINK
        (folder / f"desk_{number}.py").write_text(text, encoding="utf-8")
        written += text.count("\n")
    return written
