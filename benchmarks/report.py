"""The results of all benchmarks in one Markdown document, of which each section can be renewed."""

from __future__ import annotations

import datetime
import re
from collections.abc import Sequence

from benchmarks.machine import commit, describe, versions
from benchmarks.results import Section, Verdict, grid, markdown

_HEAD = """\
# Results

Written by `python -m benchmarks`; not edited. To repeat it, with valgrind installed (a name or
several after the command measure those sections alone):

```console
.venv/bin/pip install --quiet --editable '.[benchmarks]'
.venv/bin/python -m benchmarks
```

Ratios compare runs on one machine and carry over to others; times do not.
"""
_SECTION = re.compile(r"^## (?=.*\n\n`python -m benchmarks\.(\w+)`)", re.M)
_NOT_MET = (Verdict.MISSED, Verdict.UNMEASURED)


class Report:
    """The sections of the document, by the name of the benchmark."""

    def __init__(self) -> None:
        self._sections: dict[str, str] = {}

    def read(self, document: str) -> None:
        """Take the sections of a document that was written before."""
        _, *parts = _SECTION.split(document)
        self._sections |= {
            name: f"## {text.rstrip()}\n" for name, text in zip(parts[::2], parts[1::2])
        }

    def add(self, name: str, section: Section) -> None:
        """Put in what a benchmark found, in the place of what it found before."""
        today = datetime.datetime.now(datetime.timezone.utc).date()
        peers = versions(section.peers)
        measured = f"`python -m benchmarks.{name}`, {today}, commit {commit()}"
        measured += f", with {peers}." if peers else "."
        self._sections[name] = f"## {section.title}\n\n{measured}\n\n{markdown(section)}"

    def unmet(self) -> Sequence[str]:
        """The targets that are missed, or could not be measured, as lines."""
        return [
            f"- {verdict.value}: {row.split(' | ')[0].removeprefix('| ')}"
            for row in self._targets()
            for verdict in _NOT_MET
            if row.endswith(_ending(verdict))
        ]

    def text(self) -> str:
        """The whole document."""
        unmet = self.unmet()
        met = f"{len(self._targets()) - len(unmet)} of {len(self._targets())} targets are met"
        summary = "\n".join([f"{met}{':' if unmet else '.'}\n", *unmet]).rstrip()
        facts = grid(("the machine", ""), describe())
        return "\n".join([_HEAD, f"{facts}\n", f"{summary}\n", *self._sections.values()])

    def _targets(self) -> list[str]:
        endings = tuple(_ending(verdict) for verdict in Verdict)
        lines = (line for section in self._sections.values() for line in section.splitlines())
        return [line for line in lines if line.endswith(endings)]


def _ending(verdict: Verdict) -> str:
    return f" | {verdict.value} |"
