"""Debian's testing suite in a folder: it has interpreters that most machines do not have yet."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

import attrs

OLDEST = 14
"""Of Python 3: the older ones are what the tests run under anyway."""


class CannotPrepare(Exception):
    """There is no such folder, and it cannot be made here; the message says why."""


@attrs.frozen
class Debian:
    """The folder."""

    root: Path

    def run(self, *command: str, **settings: str) -> subprocess.CompletedProcess[str]:
        """Run a command in the folder as if it were the root."""
        return subprocess.run(
            ["chroot", str(self.root), *command],
            env={**os.environ, "LC_ALL": "C.UTF-8", **settings},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )

    @property
    def versions(self) -> list[str]:
        """The interpreters that are installed there, such as ``3.14``, the oldest first."""
        minors = _minors(path.name for path in self.root.glob("usr/bin/python3.*"))
        return [f"3.{minor}" for minor in minors]


def _minors(names: Iterable[str]) -> list[int]:
    """Return the versions that are new enough among names such as ``python3.14``."""
    found = (re.fullmatch(r"python3\.(\d+)", name) for name in names)
    return sorted(minor for minor in (int(m[1]) for m in found if m) if minor >= OLDEST)


def prepared(root: Path) -> Debian:
    """Return the folder, made if it is not there: that takes root, debootstrap and a minute.

    Raises:
        CannotPrepare: one of those is missing, or a step failed.
    """
    debian = Debian(root)
    if os.geteuid() != 0:
        raise CannotPrepare("chroot takes root")
    if not debian.versions:
        _bootstrap(root)
        _install(debian)
    if not debian.versions:
        raise CannotPrepare(f"{root} holds no interpreter from 3.{OLDEST} on")
    return debian


def _bootstrap(root: Path) -> None:
    program = shutil.which("debootstrap")
    if program is None:
        raise CannotPrepare("debootstrap is not installed")
    checked([program, "--variant=minbase", "testing", str(root), mirror()])


def mirror() -> str:
    """Return the address that this machine's apt is configured with."""
    if shutil.which("apt-get") is None:
        raise CannotPrepare("there is no apt whose configuration names a mirror")
    command = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages"]
    mirrors = checked(command).split()
    if not mirrors:
        raise CannotPrepare("apt's configuration names no mirror")
    return mirrors[0]


def _install(debian: Debian) -> None:
    names = debian.run("apt-cache", "pkgnames", "python3.").stdout.split()
    wanted = [f"python3.{minor}" for minor in _minors(names)]
    # PyYAML has wheels for a new interpreter later than Debian has a package.
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *wanted, "python3-yaml"]
    done = debian.run(*command, DEBIAN_FRONTEND="noninteractive")
    if done.returncode != 0:
        raise CannotPrepare(done.stderr.strip())


def checked(command: Sequence[str]) -> str:
    """Run a command and return what it printed. Raises `CannotPrepare` if it failed."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise CannotPrepare(f"{Path(command[0]).name}: {(done.stderr or done.stdout).strip()}")
    return done.stdout
