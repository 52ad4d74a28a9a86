"""Which context managers let failures pass: each is entered, and its block fails."""

# ruff: noqa: SIM115 (the managers are what is tried)
from __future__ import annotations

import asyncio
import contextlib
import decimal
import http.client
import io
import socket
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import threading
import urllib.request
import warnings
import zipfile
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from corvid_mypy import library

Opening = Callable[[Path], Any]

PASSING: dict[str, Opening] = {
    "asyncio.taskgroups.TaskGroup": lambda _: asyncio.TaskGroup(),
    "asyncio.timeouts.timeout": lambda _: asyncio.timeout(5),
    "asyncio.timeouts.Timeout": lambda _: asyncio.timeout(5),
    "asyncio.timeouts.timeout_at": lambda _: asyncio.timeout_at(None),
    "asyncio.locks.Lock": lambda _: asyncio.Lock(),
    "asyncio.locks.Semaphore": lambda _: asyncio.Semaphore(),
    "asyncio.locks.BoundedSemaphore": lambda _: asyncio.BoundedSemaphore(),
    "asyncio.locks.Condition": lambda _: asyncio.Condition(),
    "threading.Semaphore": lambda _: threading.Semaphore(),
    "threading.BoundedSemaphore": lambda _: threading.BoundedSemaphore(),
    "threading.Condition": lambda _: threading.Condition(),
    "threading._RLock": lambda _: threading.RLock(),
    "_thread.RLock": lambda _: threading.RLock(),
    "_thread.lock": lambda _: threading.Lock(),
    "_thread.LockType": lambda _: threading.Lock(),
    "concurrent.futures._base.Executor": lambda _: Executor(),
    "concurrent.futures.thread.ThreadPoolExecutor": lambda _: ThreadPoolExecutor(1),
    "concurrent.futures.process.ProcessPoolExecutor": lambda _: ProcessPoolExecutor(1),
    "_decimal.localcontext": lambda _: decimal.localcontext(),
    "tempfile.TemporaryDirectory": lambda _: tempfile.TemporaryDirectory(),
    "tempfile.NamedTemporaryFile": lambda _: tempfile.NamedTemporaryFile(),
    "tempfile.TemporaryFile": lambda _: tempfile.TemporaryFile(),
    "tempfile.SpooledTemporaryFile": lambda _: tempfile.SpooledTemporaryFile(),
    "tempfile._TemporaryFileWrapper": lambda _: tempfile.NamedTemporaryFile(),
    "_io.StringIO": lambda _: io.StringIO(),
    "_io.BytesIO": lambda _: io.BytesIO(),
    "_io.TextIOWrapper": lambda folder: (folder / "text").open("w"),
    "_io.FileIO": lambda folder: (folder / "raw").open("wb", buffering=0),
    "_io.BufferedWriter": lambda folder: (folder / "bytes").open("wb"),
    "_io.BufferedReader": lambda _: Path(__file__).open("rb"),
    "_io.BufferedRandom": lambda folder: (folder / "both").open("wb+"),
    "_io._IOBase": lambda _: io.IOBase(),
    "typing.IO": lambda _: Path(__file__).open(),
    "typing.TextIO": lambda _: Path(__file__).open(),
    "typing.BinaryIO": lambda _: Path(__file__).open("rb"),
    "sqlite3.Connection": lambda _: sqlite3.connect(":memory:"),
    "_sqlite3.connect": lambda _: sqlite3.connect(":memory:"),
    "zipfile.ZipFile": lambda folder: zipfile.ZipFile(folder / "zip", "w"),
    "tarfile.TarFile": lambda folder: tarfile.open(folder / "tar", "w"),
    "subprocess.Popen": lambda _: subprocess.Popen([sys.executable, "-c", ""]),
    "socket.socket": lambda _: socket.socket(),
    "http.client.HTTPResponse": lambda _: http.client.HTTPResponse(socket.socket()),
    "urllib.request.urlopen": lambda folder: urllib.request.urlopen(_written(folder).as_uri()),
    "warnings.catch_warnings": lambda _: warnings.catch_warnings(),
    "contextlib.nullcontext": lambda _: contextlib.nullcontext(),
    "contextlib.closing": lambda _: contextlib.closing(io.StringIO()),
    "contextlib.aclosing": lambda _: contextlib.aclosing(_items()),
    "contextlib.redirect_stdout": lambda _: contextlib.redirect_stdout(io.StringIO()),
    "contextlib.redirect_stderr": lambda _: contextlib.redirect_stderr(io.StringIO()),
    "contextlib.chdir": lambda folder: contextlib.chdir(folder),
    "httpx._client.Client": lambda _: httpx.Client(),
    "httpx._client.AsyncClient": lambda _: httpx.AsyncClient(),
}
"""How to make one of each, in a folder of its own."""

SWALLOWING: dict[str, Opening] = {
    "contextlib.suppress": lambda _: contextlib.suppress(ValueError),
    "contextlib.ExitStack": lambda _: _stack(),
    "_pytest.raises.raises": lambda _: pytest.raises(ValueError, match="why"),
}

NEWER = {
    "asyncio.taskgroups.TaskGroup": (3, 11),
    "asyncio.timeouts.timeout": (3, 11),
    "asyncio.timeouts.Timeout": (3, 11),
    "asyncio.timeouts.timeout_at": (3, 11),
    "contextlib.chdir": (3, 11),
}

UNSEEN = {
    "asyncio.runners.Runner",  # cannot be entered inside of a loop
    "contextlib.AbstractAsyncContextManager",  # of which nothing is known
    "contextlib.AbstractContextManager",
    "contextlib.AsyncExitStack",  # the asynchronous twin of one that is seen
    "_pytest.raises.RaisesExc",  # what pytest.raises makes
    "httpx._client.Client.stream",  # asks a server
    "httpx._client.AsyncClient.stream",
}


def _stack() -> contextlib.ExitStack:
    stack = contextlib.ExitStack()
    stack.enter_context(contextlib.suppress(ValueError))
    return stack


def _written(folder: Path) -> Path:
    path = folder / "page.html"
    path.write_text("page")
    return path


async def _items() -> Any:
    yield 1


async def goes_on(manager: Any) -> bool:
    """Whether what follows a block runs, after the block failed."""
    try:
        if hasattr(manager, "__aenter__") and not hasattr(manager, "__enter__"):
            async with manager:
                raise ValueError("why")
        with manager:
            raise ValueError("why")
    except BaseException as failure:
        causes = getattr(failure, "exceptions", (failure,))
        assert [type(each) for each in causes] == [ValueError]
        return False
    return True


@pytest.mark.parametrize(
    ("name", "opening", "swallows"),
    [
        *((name, opening, False) for name, opening in PASSING.items()),
        *((name, opening, True) for name, opening in SWALLOWING.items()),
    ],
    ids=[*PASSING, *SWALLOWING],
)
def test_a_manager_does_what_its_row_says(
    name: str, opening: Opening, swallows: bool, tmp_path: Path
) -> None:
    if sys.version_info < NEWER.get(name, (3, 10)):
        pytest.skip("newer than this Python")
    row = library.row(name)
    assert row is not None
    assert (row.passes, row.swallows) == (not swallows, swallows)
    assert library.lets_failures_pass(name) is not swallows

    async def run() -> bool:
        return await goes_on(opening(tmp_path))

    assert asyncio.run(run()) is swallows


def test_every_manager_of_the_table_is_tried() -> None:
    rows = [row for table in library.AREAS.values() for row in table]
    managers = {row.name for row in rows if row.passes or row.swallows}
    third = ("anyio.", "opentelemetry.", "sentry_sdk.", "structlog.", "loguru.", "tenacity.")
    left = {name for name in managers if not name.startswith(third)}
    assert left - UNSEEN == {*PASSING, *SWALLOWING}
