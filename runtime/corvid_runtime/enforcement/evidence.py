"""Finds words to cite: the lines of a project that come nearest to a claim, as citations."""

from __future__ import annotations

import heapq
import math
import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from corvid_runtime.enforcement.codebase import Codebase, is_document, parts_of_name
from corvid_runtime.enforcement.ghosts import terms
from corvid_runtime.enforcement.project import PREFIX, Project
from corvid_runtime.enforcement.trajectory import Evidence, Lines, written_citations
from corvid_runtime.inflection import BEGINNING, same_word

_NAME: Final = re.compile(r"\w+")
_LONGEST_LINE: Final = 300
_KEPT_ALIKE: Final = 50


class _Line(NamedTuple):
    name: str
    number: int
    text: str


def find_evidence(
    claim: str, *, root: str | os.PathLike[str] = ".", limit: int = 3
) -> tuple[Evidence, ...]:
    """Return citations whose words stand nearest to a claim, nearest first; code before documents.

    Nearness is the words in common, rare ones more; names count by their parts. Each citation was
    looked up as `check_trajectory` does, so its words stand where it says. Whether they show what
    is claimed is for the reader to judge.

    Args:
        claim: a sentence.
        root: the project's directory.
        limit: the most citations returned.

    Raises:
        CouldNotCheck: `root` is not a directory.
    """
    project = Project(root)
    ranked = _ranked(terms(claim), Codebase(project.root).texts())
    found = (evidence for line in ranked for evidence in _citation(line, project))
    return tuple(evidence for evidence, _ in zip(found, range(limit)))


def _ranked(wanted: Sequence[str], texts: Iterable[tuple[str, str]]) -> Iterator[_Line]:
    """Yield the lines that hold some of the words, those with most of the rare ones first."""
    alike: defaultdict[frozenset[str], list[_Line]] = defaultdict(list)
    counts: Counter[str] = Counter()
    for line in (line for name, text in texts for line in _lines(name, text)):
        held = _held(wanted, line.text)
        counts.update(held)
        if held and len(alike[held]) < _KEPT_ALIKE:
            alike[held].append(line)
    total = max(counts.values(), default=0) + 1
    heap = [
        (-sum(math.log(1 + total / counts[term]) for term in held), is_document(line.name), line)
        for held, lines in alike.items()
        for line in lines
    ]
    heapq.heapify(heap)
    while heap:
        yield heapq.heappop(heap)[-1]


def _lines(name: str, text: str) -> Iterator[_Line]:
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) <= _LONGEST_LINE:
            yield _Line(name, number, line.strip())


def _held(wanted: Sequence[str], line: str) -> frozenset[str]:
    folded = line.casefold()
    near = [term for term in wanted if term[:BEGINNING] in folded]
    if not near:
        return frozenset()
    names = _NAME.findall(line)
    words = {
        word for name in names for form in (name, *parts_of_name(name)) for word in terms(form)
    }
    return frozenset(term for term in near if any(same_word(term, word) for word in words))


def _citation(line: _Line, project: Project) -> Iterator[Evidence]:
    """Yield the line as a citation, if it is read back as it is written and its words stand."""
    evidence = Evidence(line.text, PREFIX + line.name, Lines(line.number, line.number))
    readable = tuple(written_citations(str(evidence))) == (evidence,)
    if readable and project.check_citation(evidence) is None:
        yield evidence
