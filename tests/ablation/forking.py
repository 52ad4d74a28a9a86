"""Work that is done in a forked child, and leaves nothing behind but its answer."""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
from collections.abc import Callable
from typing import Any

_MEMORY = 6 * 2**30


def forked(work: Callable[[], Any], seconds: int) -> Any:
    """What `work` gives, as JSON has it; a text that says how the child died, if it gave nothing.

    Each call of :func:`still_alive` starts the seconds anew.
    """
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        _answer(work, writing, seconds)
    os.close(writing)
    with open(reading, "rb") as pipe:
        answer = pipe.read()
    _, status = os.waitpid(child, 0)
    return json.loads(answer) if answer else _how_it_died(status)


def still_alive(seconds: int) -> None:
    """The work goes on: it may take so many seconds more."""
    signal.alarm(seconds)


def _answer(work: Callable[[], Any], writing: int, seconds: int) -> None:
    """Never returns: the child is not the parent."""
    status = 1
    try:
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        gc.disable()  # the child ends before that pays
        still_alive(seconds)
        with open(writing, "wb") as pipe:
            pipe.write(json.dumps(_given(work)).encode())
        status = 0
    finally:
        os._exit(status)


def _given(work: Callable[[], Any]) -> Any:
    try:
        return work()
    except BaseException as problem:  # mypy exits where it crashes
        return f"crashed: {problem!r}"


def _how_it_died(status: int) -> str:
    if not os.WIFSIGNALED(status):
        return "crashed"
    died_of = os.WTERMSIG(status)
    return "hung" if died_of == signal.SIGALRM else f"died of signal {died_of}"
