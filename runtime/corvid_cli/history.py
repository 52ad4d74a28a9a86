"""Documents as they were: at a commit, or with a digest that some commit of them had."""

from __future__ import annotations

import hashlib
import subprocess
from functools import lru_cache
from pathlib import Path

from attrs import frozen
from corvid_runtime.citations import SourceText
from corvid_runtime.citations.forms import WrittenCitation

MOST_COMMITS = 1000
"""How many versions of a file are looked through for a digest, the newest first."""


@frozen
class History:
    """The versions of a folder that git knows; none, where it is no working tree of git."""

    root: Path

    def source(self, written: WrittenCitation, path: str) -> SourceText | None:
        """Return a file as it was when it was cited, or None if nothing tells.

        Args:
            written: the citation, which may name a commit or a digest.
            path: the file, below the root.
        """
        content = None
        if written.commit is not None:
            content = _at(self.root, written.commit, path)
        elif written.digest is not None:
            content = _with_digest(self.root, written.digest, path)
        if content is None:
            return None
        try:
            return SourceText(path, content.decode("utf-8"))
        except UnicodeDecodeError:
            return None


@lru_cache(maxsize=1024)
def _with_digest(root: Path, digest: str, path: str) -> bytes | None:
    """Return the version of a file that has a digest: the one of now, or else the newest."""
    try:
        now = (root / path).read_bytes()
    except (OSError, ValueError):
        now = b""
    if hashlib.sha256(now).hexdigest() == digest:
        return now
    for commit in _commits_of(root, path):
        content = _at(root, commit, path)
        if content is not None and hashlib.sha256(content).hexdigest() == digest:
            return content
    return None


@lru_cache(maxsize=1024)
def _commits_of(root: Path, path: str) -> tuple[str, ...]:
    listed = _git(root, "log", f"--max-count={MOST_COMMITS}", "--format=%H", "--", path)
    return () if listed is None else tuple(listed.decode("ascii", "replace").split())


def _at(root: Path, commit: str, path: str) -> bytes | None:
    return _git(root, "cat-file", "blob", f"{commit}:./{path}")


def _git(root: Path, *arguments: str) -> bytes | None:
    """Return what git prints, or None where there is no git, no repository, or no such thing."""
    try:
        command = ["git", "-C", str(root), *arguments]
        done = subprocess.run(command, capture_output=True, check=False)
    except (OSError, ValueError):
        return None
    return done.stdout if done.returncode == 0 else None
