"""What `corvid fix` would change, as replacements of lines, and which findings that puts right."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from difflib import SequenceMatcher
from io import StringIO

from attrs import frozen

from corvid_cli.findings import Finding
from corvid_cli.fix.model import KIND_NAMES
from corvid_cli.fix.proposals import known
from corvid_cli.fix.running import fixed, rewritable_files
from corvid_cli.fix.source import Source


@frozen
class Replacement:
    """Whole lines of a file, from `first` up to `end`, counted from 1, and what stands there then.

    The text has the line ends of the file.
    """

    file: str
    first: int
    end: int
    text: str


@frozen
class Changes:
    """Rewrites that mypy accepts together, and the findings that are gone with them."""

    replacements: Sequence[Replacement]
    mended: Sequence[Finding]


def verified_changes(
    arguments: Sequence[str], findings: Sequence[Finding], kinds: Collection[str] = KIND_NAMES
) -> Changes:
    """Return all rewrites of a program that mypy shows to be right."""
    files = rewritable_files(arguments, findings)
    state = fixed(arguments, files, findings, kinds)
    left = Counter(each.key for each in state.found)
    mended = []
    for each in known(files, findings):
        left[each.key] -= 1
        if left[each.key] < 0:
            mended.append(each.finding)
    replaced = [
        each for path, after in state.files.items() for each in replacements(files[path], after)
    ]
    return Changes(replaced, mended)


def replacements(before: Source, after: Source) -> Iterator[Replacement]:
    """Yield what to replace in a file, so that it becomes another."""
    old, new = _lines(before.text), _lines(after.text)
    for tag, first, end, start, stop in SequenceMatcher(None, old, new, False).get_opcodes():
        if tag != "equal":
            yield Replacement(before.path, first + 1, end + 1, "".join(new[start:stop]))


def _lines(text: str) -> list[str]:
    return [*StringIO(text, newline="\n")]
