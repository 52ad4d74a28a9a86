"""Appends records to a file of JSON lines: whole, in turn, and on disk before it returns.

A record is one `write` behind a lock: a process that is killed before or after it leaves nothing,
or all of it. What a power cut leaves half-written stays a line of its own, for readers to name:
nothing that was appended is ever removed.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        # Locks are by byte there, and nobody writes the last one that an offset can name.
        os.lseek(descriptor, (1 << 31) - 2, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_LOCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX)


_LONGEST_LINE = 1 << 20


def append(
    path: str | os.PathLike[str],
    record: Mapping[str, object],
    *,
    unless: Callable[[str], bool] = lambda last: False,
) -> None:
    """Append a record as one line, or nothing where `unless` says so of the last line.

    The file and its folders are made if they are missing. Writers that append through this
    function take turns, in one process or in many.

    Raises:
        OSError: the file cannot be written, or not all of the record.
    """
    line = json.dumps(record, ensure_ascii=False).encode(errors="backslashreplace") + b"\n"
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags, 0o666)
    try:
        _lock(descriptor)
        last = _last_line(descriptor)
        if not unless(last.decode(errors="replace")):
            if not last:
                _keep_name(Path(path))
            # A line that a power cut left open is closed first, in the same write.
            _write(descriptor, line if last.endswith(b"\n") or not last else b"\n" + line)
    finally:
        os.close(descriptor)


def _write(descriptor: int, line: bytes) -> None:
    before = os.lseek(descriptor, 0, os.SEEK_END)
    written = os.write(descriptor, line)
    if written < len(line):
        if os.lseek(descriptor, 0, os.SEEK_END) == before + written:
            os.ftruncate(descriptor, before)
        raise OSError(errno.ENOSPC, "only a part of the record could be written")
    os.fsync(descriptor)


def _last_line(descriptor: int) -> bytes:
    """Return the last line, its end included; of a longer one than any reader takes, its tail."""
    size = os.lseek(descriptor, 0, os.SEEK_END)
    os.lseek(descriptor, max(size - _LONGEST_LINE, 0), os.SEEK_SET)
    tail = b""
    while chunk := os.read(descriptor, _LONGEST_LINE):
        tail += chunk
    return tail[tail.rstrip(b"\n").rfind(b"\n") + 1 :]


def _keep_name(path: Path) -> None:
    """Put the name of a file on disk before its first record, and those of its folders.

    Whoever made them may have been killed before it came to that, so nobody relies on it.
    """
    if sys.platform != "win32":
        folder, *above = Path(os.path.realpath(path)).parents
        _sync(folder)
        for each in above:
            with contextlib.suppress(OSError):  # one that we may not open is none that we made
                _sync(each)


def _sync(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
