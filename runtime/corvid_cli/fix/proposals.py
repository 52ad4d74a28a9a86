"""From findings to fixes: what could put each of them right, before anybody has checked it."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence

from corvid_cli.findings import MYPY, Finding
from corvid_cli.fix.imports import Names
from corvid_cli.fix.kinds import KINDS
from corvid_cli.fix.kinds.found import Found
from corvid_cli.fix.model import Fix, Key, Known, Proposal, Range
from corvid_cli.fix.source import Source

Files = Mapping[str, Source]
"""The files that may be rewritten, by the path under which mypy reports them."""


def proposals(
    files: Files, findings: Iterable[Known], kinds: Collection[str] = tuple(KINDS)
) -> list[Proposal]:
    """Return what could put findings right; fixes that are the same count once.

    Nothing says yet that mypy accepts them.
    """
    wanted = dict[tuple[Fix, ...], list[Known]]()
    for known in findings:
        fixes = tuple(fixes_for(files, known.finding, kinds))
        if fixes:
            wanted.setdefault(fixes, []).append(known)
    return [
        Proposal(fixes, _keys(found), _concerned(fixes, found)) for fixes, found in wanted.items()
    ]


def _keys(found: Iterable[Known]) -> frozenset[Key]:
    return frozenset(each.key for each in found)


def _concerned(fixes: Iterable[Fix], found: Iterable[Known]) -> frozenset[str]:
    """Return the names of the functions that findings are in, and of those that are rewritten."""
    names = [each.finding.function for each in found]
    if any(fix.kind == "annotation" for fix in fixes):
        names += [each.finding.callee for each in found]
    return frozenset(name.rpartition(".")[2] for name in names if name)


def fixes_for(
    files: Files, finding: Finding, kinds: Collection[str] = tuple(KINDS)
) -> Sequence[Fix]:
    """Return the fixes that put a finding right, which belong together; none if none would."""
    source = files.get(finding.file)
    node = source.at(_range(finding)) if source is not None else None
    if source is None or node is None:
        return ()
    found = Found(finding, source, node, files)
    for kind, fixes_of_kind in KINDS.items():
        fixes = fixes_of_kind(found)
        if fixes:
            return fixes if kind in kinds else ()
    return ()


def known(files: Files, findings: Iterable[Finding]) -> list[Known]:
    """Return the findings that should be put right, with what each is known by."""
    lines = {path: source.lines for path, source in files.items()}
    return [
        Known(each, _key(files, each), _names(lines.get(each.file, ()), each))
        for each in findings
        if not each.is_listed
    ]


def _names(lines: Sequence[str], finding: Finding) -> frozenset[str]:
    """Return the name of the function that holds a finding, and those in its lines."""
    words = set(_WORD.findall("\n".join(lines[finding.line - 1 : finding.end_line])))
    return frozenset(words | {(finding.function or "").rpartition(".")[2]})


_WORD = re.compile(r"[^\W\d]\w*")


def _key(files: Files, finding: Finding) -> Key:
    source = files.get(finding.file)
    if finding.type == MYPY or source is None:
        # The numbers in a message may be lines.
        written = "".join(each for each in finding.text if not each.isdigit())
    else:
        written = "".join(source.cut(_range(finding)).split())
    return Key(
        finding.file,
        finding.function,
        finding.code,
        finding.kind,
        finding.actual,
        finding.slot,
        written,
    )


def _range(finding: Finding) -> Range:
    """Return where the sources are dropped."""
    if finding.lost is not None:
        return Range(*finding.lost)
    return Range(finding.line, finding.column, finding.end_line, finding.end_column)


def applied(files: Files, proposed: Iterable[Proposal]) -> dict[str, Source]:
    """Return the files with proposals made, and what these use imported.

    Of those that touch the same text the innermost is made.
    """
    made = dict[str, list[Fix]]()
    for proposal in sorted(proposed, key=lambda each: [_extent(fix) for fix in each.fixes]):
        if not any(_overlap(fix, made.get(fix.path, ())) for fix in proposal.fixes):
            for fix in proposal.fixes:
                if fix not in made.setdefault(fix.path, []):
                    made[fix.path].append(fix)
    return {**files, **{path: _edited(files[path], fixes) for path, fixes in made.items()}}


def _edited(source: Source, fixes: Sequence[Fix]) -> Source:
    names = [name for fix in fixes for name in fix.imports]
    return source.edited([*fixes, *Names.of(source).importing(names)])


def _extent(fix: Fix) -> tuple[int, int]:
    """Return what fixes are ordered by: the smaller one lies inside of the larger."""
    line, column, end_line, end_column = fix.range
    return end_line - line, end_column - column if end_line == line else end_column


def _overlap(fix: Fix, others: Iterable[Fix]) -> bool:
    """Whether a fix touches text that another one writes; the very same fix does not."""
    return any(fix != other and _touch(fix.range, other.range) for other in others)


def _touch(one: Range, other: Range) -> bool:
    return (one.line, one.column) < (other.end_line, other.end_column) and (
        (other.line, other.column) < (one.end_line, one.end_column)
    )
