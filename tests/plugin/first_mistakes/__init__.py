"""The mistakes of the first hour, a page for each, and how a page is read.

A page has the program as somebody writes it, what mypy says of it, and the program after the hint
was followed to the letter; a page with one program shows that nothing is wrong with it. The last
line says what the program answers, and from which sources. `pages.py` is what the programs import.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
_FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.M | re.S)
_ANSWER = re.compile(r"^`(.*)` is `(.*)`, from (nothing|`.*`)\.$", re.M)
_CODE = re.compile(r"`([^`]+)`")


class Mistake(NamedTuple):
    """One page.

    Attributes:
        name: of its file.
        written: the program as it is written first.
        said: what mypy says of that, line by line.
        mended: the program after the hint was followed.
        call: what to evaluate in that.
        value: how the plain value of that is written.
        sources: where it was retrieved.
    """

    name: str
    written: str
    said: str
    mended: str
    call: str
    value: str
    sources: list[str]

    def hinted(self) -> list[str]:
        """The code that the hints say to write: of each hint the first alternative.

        Where the hint cannot show the code whole, it leaves something out (``...``).
        """
        hints = re.findall(r"note: Hint: (.*?)(?:; or .*|, if .*)?(?:  \[.*\])?$", self.said, re.M)
        return [code for hint in hints for code in _CODE.findall(hint) if "..." not in code]


def read(page: Path) -> Mistake:
    """Read a page."""
    text = page.read_text(encoding="utf-8")
    fences, answer = _FENCE.findall(text), _ANSWER.search(text)
    assert answer, f"{page.name} does not say what the program answers"
    programs = [code for language, code in fences if language == "python"]
    (said,) = (code for language, code in fences if language == "text")
    sources = _CODE.findall(answer[3])
    return Mistake(page.stem, programs[0], said, programs[-1], answer[1], answer[2], sources)


MISTAKES = [read(page) for page in sorted(FOLDER.glob("*.md"))]
