"""A plug-in of python-lsp-server: the fixes of `corvid fix` as code actions, one for each finding.

It shows no errors of its own, for pylsp-mypy does; it links theirs to their pages. Fixes are looked
for in the file as it was last saved. mypy's daemon is asked, which is warmed up when a file is
opened or saved, so that an action is there within a second.
"""

from __future__ import annotations

import atexit
from collections.abc import Generator, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

import click
from pylsp import hookimpl

from corvid_cli.explain import PAGES, page_of
from corvid_cli.fix.model import KIND_NAMES

if TYPE_CHECKING:  # LibCST may be missing: then there are no fixes
    from corvid_cli.fix.changes import Replacement
    from corvid_cli.fix.daemon import Daemon
    from corvid_cli.fix.model import Fix, Known, Proposal

_ASKING = Lock()
"""The daemon answers one question at a time."""


@hookimpl
def pylsp_lint(workspace: Any, document: Any) -> list[dict[str, Any]]:
    """Look for what could be fixed while nobody waits for it; there is nothing to show."""
    path = Path(document.path)
    if _is_saved(path, document):
        Thread(target=_found, args=(_root(workspace, path), path), daemon=True).start()
    return []


@hookimpl(specname="pylsp_lint", hookwrapper=True)
def links(workspace: Any, document: Any) -> Generator[None, Any, None]:
    """Lead from each error, whoever shows it, to the page of its code."""
    shown = yield
    for diagnostic in (each for found in shown.get_result() for each in found):
        if diagnostic.get("code") in PAGES:
            diagnostic["codeDescription"] = {"href": page_of(diagnostic["code"])}


@hookimpl
def pylsp_code_actions(
    workspace: Any, document: Any, range: dict[str, Any], context: dict[str, Any]
) -> list[dict[str, Any]]:
    """Offer the fixes of the lines that are asked about, if the file is saved."""
    path = Path(document.path)
    if not _is_saved(path, document):
        return []
    lines = {*_lines(range)}
    told = [each for each in context.get("diagnostics", ()) if each.get("code") in PAGES]
    for diagnostic in told:
        lines.update(_lines(diagnostic["range"]))
    program = _found(_root(workspace, path), path)
    if program is None:
        return []
    return [
        {
            "title": f"Keep the sources: {_shown(proposal.fixes[0])} (corvid fix)",
            "kind": "quickfix",
            "isPreferred": True,
            "diagnostics": [each for each in told if each["code"] in codes],
            "edit": {"changes": changes},
        }
        for proposal, codes in program.proposed(lines)
        for changes in [program.changes(proposal)]
        if changes
    ]


def _shown(fix: Fix) -> str:
    """Return what a fix writes, as far as a menu has room for it."""
    code = " ".join(fix.replacement.split())
    return code if len(code) <= _ROOM else f"{code[: _ROOM - 3]}..."


_ROOM = 60


def _is_saved(path: Path, document: Any) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == document.source


def _root(workspace: Any, path: Path) -> Path:
    return Path(workspace.root_path or path.parent)


def _lines(place: dict[str, Any]) -> Iterable[int]:
    """Return the lines of a range, which the protocol counts from 0."""
    return range(place["start"]["line"] + 1, place["end"]["line"] + 2)


def _found(root: Path, path: Path) -> _Program | None:
    """Return what is found in a file as it stands; nothing if mypy cannot check it.

    Where errors are shown, mypy says why.
    """
    with _ASKING:
        try:
            saved = path.stat().st_mtime_ns  # what it imports may have changed since the last save
            return _program(root, path, saved, path.read_bytes())
        except (ModuleNotFoundError, OSError, ValueError, click.ClickException):
            return None


@lru_cache(maxsize=8)
def _program(root: Path, path: Path, saved: int, data: bytes) -> _Program:
    return _Program(root, path, data)


@lru_cache(maxsize=2)
def _daemon(root: Path) -> Daemon:
    from corvid_cli.fix.daemon import Daemon

    daemon = Daemon(root)
    atexit.register(daemon.stop)
    return daemon


class _Program:
    """A file as it was saved at some time, and what mypy finds in it.

    The content is read once and handed on: an editor may be writing the file while its time stays
    the same, so a time alone does not tell which content was looked at.
    """

    def __init__(self, root: Path, path: Path, data: bytes) -> None:
        from corvid_cli.fix.proposals import known, proposals
        from corvid_cli.fix.source import Source

        self._path, self._daemon = path, _daemon(root)
        source = Source.of(str(path.resolve()), data)
        self._files = {source.path: source}
        self._known: list[Known] = known(self._files, self._check(self._files))
        self._proposals = proposals(self._files, self._known)
        self._changes: dict[Proposal, dict[str, list[dict[str, Any]]]] = {}

    def proposed(self, lines: set[int]) -> Iterator[tuple[Proposal, set[str]]]:
        """Yield what could put findings on these lines right, and their codes."""
        for proposal in self._proposals:
            meant = [each.finding for each in self._known if each.key in proposal.keys]
            if any(not lines.isdisjoint(range(e.line, e.end_line + 1)) for e in meant):
                yield proposal, {each.code for each in meant}

    def changes(self, proposal: Proposal) -> dict[str, list[dict[str, Any]]]:
        """Return the edits of a fix that mypy accepts, by the address of the file; else nothing."""
        if proposal not in self._changes:
            self._changes[proposal] = self._verified(proposal)
        return self._changes[proposal]

    def _verified(self, proposal: Proposal) -> dict[str, list[dict[str, Any]]]:
        from corvid_cli.fix.changes import replacements
        from corvid_cli.fix.verification import verified_alone

        with _ASKING:
            try:
                after = verified_alone(self._files, self._known, proposal, KIND_NAMES, self._check)
            except (OSError, click.ClickException):
                return {}
        [(name, before)] = self._files.items()
        edits = [*map(_edit, replacements(before, after[name]))]
        return {Path(name).as_uri(): edits} if edits else {}

    def _check(self, files: Any) -> Any:
        return self._daemon.check(self._path, files)


def _edit(each: Replacement) -> dict[str, Any]:
    return {
        "range": {
            "start": {"line": each.first - 1, "character": 0},
            "end": {"line": each.end - 1, "character": 0},
        },
        "newText": each.text,
    }
