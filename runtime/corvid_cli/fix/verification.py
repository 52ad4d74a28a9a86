"""Keeps those proposals that mypy shows to be right, and that put right what they are for.

Proposals are made together and checked in one run of mypy. What they bring to light is mended in
the same way (a text that became grounded wants the result declared so), up to where nothing is left
that could be mended. Then every finding that a proposal is for must be gone, and none may have
come. Where that is not so, the batch is halved: in the functions that are concerned, all at the
same time, and anywhere if nothing tells where. What is left out is tried again, one of each
function.

Parts of the program that do not import each other are searched at the same time: a run of mypy
answers one question of each.
"""

from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterable, Sequence
from functools import partial
from itertools import zip_longest

from attrs import frozen

from corvid_cli.findings import Finding
from corvid_cli.fix.model import Holder, Key, Known, Proposal
from corvid_cli.fix.proposals import Files, applied, known, proposals
from corvid_cli.fix.source import Source

LONGEST = 12
"""How many times what a rewrite brings to light is rewritten in turn."""

Question = Generator[Files, Sequence[Known], "State"]
"""Asks what mypy finds in files, any number of times, and ends with what is to be kept."""


@frozen
class State:
    """Files, and what mypy finds in them."""

    files: Files
    found: Sequence[Known]


@frozen
class Search:
    """The search through one part of the program."""

    kinds: Collection[str]
    paths: frozenset[str]
    """The files of the part."""
    others: frozenset[str]
    """The files of the other parts."""

    def concerned(self, found: Iterable[Known]) -> list[Known]:
        """Return the findings in the part, and those in files of no known part."""
        return [each for each in found if each.key.file not in self.others]

    def run(self, state: State) -> Question:
        """Keep what is right, until nothing more is."""
        while True:
            later = yield from self._tried(state, self._proposed(state))
            for turn in _turns(self._proposed(later)):
                later = yield from self._tried(later, turn)
            if later is state:
                return state
            state = later

    def alone(self, state: State, proposal: Proposal) -> Question:
        """Make one proposal with what it brings to light, if that is right."""
        return self._tried(state, [proposal])

    def _proposed(self, state: State) -> list[Proposal]:
        files = {path: each for path, each in state.files.items() if path in self.paths}
        return proposals(files, state.found, self.kinds)

    def _tried(self, state: State, batch: Sequence[Proposal]) -> Question:
        """Make proposals; where that is not right, fewer: without those that may be at fault."""
        if not batch:
            return state
        keys = frozenset(key for each in batch for key in each.keys)
        later = yield from self._made(state, keys)
        wrong = _wrong(state.found, later.found, keys)
        if not wrong:
            return later
        names = frozenset(name for each in wrong for name in each.names)
        blamed = [each for each in batch if not each.names.isdisjoint(names)]
        if blamed:
            return (yield from self._tried(state, _without(batch, blamed)))
        half = len(batch) // 2
        if half:
            state = yield from self._tried(state, batch[:half])
            state = yield from self._tried(state, batch[half:])
        return state

    def _made(self, state: State, keys: frozenset[Key]) -> Question:
        """Make the proposals for these findings, and for all that they bring to light."""
        left_alone = {each.key for each in state.found} - keys
        for _ in range(LONGEST):
            if left_alone.issuperset(each.key for each in state.found):
                break  # nothing came to light: a rewritten file need not be analysed
            batch = [each for each in self._proposed(state) if not each.keys & left_alone]
            files = applied(state.files, batch)
            if not batch or _same(files, state.files):
                break
            state = State(files, (yield files))
        return state


def _same(files: Files, others: Files) -> bool:
    return all(each.text == others[path].text for path, each in files.items())


def _wrong(before: Iterable[Known], after: Sequence[Known], keys: Collection[Key]) -> list[Known]:
    """Return the findings where there are more than there should be.

    Those with these keys should be gone. Findings are counted by function.
    """
    left = Counter(Holder.of(each.key) for each in before if each.key not in keys)
    now = Counter(Holder.of(each.key) for each in after)
    return [each for each in after if now[Holder.of(each.key)] > left[Holder.of(each.key)]]


def _by_function(batch: Iterable[Proposal]) -> Iterable[list[Proposal]]:
    """Group proposals by the functions that they concern."""
    groups = dict[frozenset[Holder], list[Proposal]]()
    for each in batch:
        groups.setdefault(frozenset(map(Holder.of, each.keys)), []).append(each)
    return groups.values()


def _without(batch: Iterable[Proposal], blamed: Iterable[Proposal]) -> list[Proposal]:
    """Leave out the latter half of those that are blamed, in each function."""
    out = [each for group in _by_function(blamed) for each in group[len(group) // 2 :]]
    return [each for each in batch if each not in out]


def _turns(batch: Iterable[Proposal]) -> list[list[Proposal]]:
    """Take one proposal of each function at a time."""
    turns = zip_longest(*_by_function(batch))
    return [[each for each in turn if each is not None] for turn in turns]


def verified(
    files: Files,
    findings: Iterable[Finding],
    parts: Sequence[frozenset[str]],
    kinds: Collection[str],
    check: Callable[[Files], list[Finding]],
) -> State:
    """Return the files with all fixes that are right, and what is still found in them.

    Args:
        files: those that may be rewritten.
        findings: what mypy finds in the program as it is.
        parts: the files of the program, those together that bear on each other.
        kinds: the kinds of fix to make.
        check: asks mypy what it finds if these are the files.
    """
    found = known(files, findings)
    everything = frozenset[str]().union(*parts)
    searches = [Search(kinds, part, everything - part) for part in parts]
    running = _Running(files)
    for search in searches:
        running.start(search, State(files, search.concerned(found)))
    while running.asked:
        tried = running.tried()
        running.answer(known(tried, check(tried)))
    elsewhere = [each for each in found if each.key.file not in everything]
    return State(running.files, [*elsewhere, *running.left])


def verified_alone(
    files: Files,
    found: Sequence[Known],
    proposal: Proposal,
    kinds: Collection[str],
    check: Callable[[Files], list[Finding]],
) -> Files:
    """Return the files with one proposal made, and all that it brings to light, if it is right."""
    question = Search(kinds, frozenset(files), frozenset()).alone(State(files, found), proposal)
    try:
        tried = next(question)
        while True:
            tried = question.send(known(tried, check(tried)))
    except StopIteration as end:
        kept: State = end.value
        return kept.files


class _Running:
    """Searches that are waiting for an answer, and what the others ended with."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.left: list[Known] = []
        self.asked: dict[Search, tuple[Question, Files]] = {}

    def start(self, search: Search, state: State) -> None:
        question = search.run(state)
        self._go_on(search, question, partial(next, question))

    def tried(self) -> Files:
        """Return the files as all searches would have them."""
        tried = dict(self.files)
        for search, (_, files) in self.asked.items():
            tried.update(_own(search, files))
        return tried

    def answer(self, found: Sequence[Known]) -> None:
        """Tell each search what was found in its part."""
        waiting, self.asked = self.asked, {}
        for search, (question, _) in waiting.items():
            mine = search.concerned(found)
            self._go_on(search, question, partial(question.send, mine))

    def _go_on(self, search: Search, question: Question, step: Callable[[], Files]) -> None:
        try:
            self.asked[search] = question, step()
        except StopIteration as end:
            self.files = {**self.files, **_own(search, end.value.files)}
            self.left += [each for each in end.value.found if each.key.file in search.paths]


def _own(search: Search, files: Files) -> dict[str, Source]:
    return {path: source for path, source in files.items() if path in search.paths}
