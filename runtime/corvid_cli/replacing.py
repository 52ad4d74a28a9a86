"""Replaces a file as a whole: whoever reads it finds the old content or the new one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path


def replace_file(path: Path, data: bytes, check: Callable[[], None] = lambda: None) -> None:
    """Put other content into a file that is there; its mode stays, and links lead to it as before.

    A power cut leaves the one content or the other. Raises `OSError` as usual.

    Args:
        path: the file.
        data: the content.
        check: is called right before the old content goes, and raises what keeps it there.
    """
    path = path.resolve()  # what a link names is rewritten, not the link
    copy = path.with_name(f".{path.name}.{os.getpid()}.corvid")
    try:
        with copy.open("wb") as written:
            shutil.copymode(path, copy)
            written.write(data)
            written.flush()
            os.fsync(written.fileno())
        check()
        os.replace(copy, path)
    finally:
        copy.unlink(missing_ok=True)
