"""The mistakes of the first hour, a page for each, and how a page is read.

A page has the program as somebody writes it, what mypy says of it, and the program after the hint
was followed to the letter; a page with one program shows that nothing is wrong with it. The last
line says what the program answers, and from which sources. `pages.py` is what the programs import.
``python -m tests.plugin.first_mistakes`` writes into the pages what mypy says today.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
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
        rest = r"(?:; or .*|, if .*|,? in place of .*)?(?:  \[.*\])?$"
        hints = re.findall(rf"note: Hint: (.*?){rest}", self.said, re.M)
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

_CONFIG = "[mypy]\nplugins = corvid_mypy\nstrict = True\nerror_summary = False\n"


def check_all(folder: Path) -> str:
    """What mypy says of every program, as it is written and as it is mended."""
    shutil.copy(FOLDER / "pages.py", folder)
    (folder / "mypy.ini").write_text(_CONFIG)
    for mistake in MISTAKES:
        (folder / f"{mistake.name}_written.py").write_text(mistake.written)
        (folder / f"{mistake.name}_mended.py").write_text(mistake.mended)
    command = [sys.executable, "-m", "mypy", *sorted(path.name for path in folder.glob("*.py"))]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert not done.stderr
    return done.stdout


def said_of(module: str, said: str) -> str:
    """The lines about one program, as if its file were named ``answer.py``."""
    lines = [line for line in said.splitlines() if line.startswith(f"{module}.py:")]
    return "".join(f"{line.replace(module, 'answer')}\n" for line in lines)
