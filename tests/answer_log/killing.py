"""Runs work that is killed right before its n-th change of a file, for every n.

By `ptrace`, so that no change can be missed: Linux alone has it.
"""

from __future__ import annotations

import ctypes
import os
import signal
from collections.abc import Callable
from itertools import count

_TRACEME, _SYSCALL, _SETOPTIONS, _GET_SYSCALL_INFO = 0, 24, 0x4200, 0x420E
_TRACESYSGOOD, _EXITKILL = 1, 0x100000
_ENTRY = 1

_CHANGES = {
    # write, pwrite64, fsync, fdatasync, ftruncate, rename, unlink, pwritev, unlinkat, renameat2
    0xC000003E: {1, 18, 74, 75, 77, 82, 87, 296, 263, 316},  # x86-64
    0xC00000B7: {64, 68, 82, 83, 46, 38, 35, 70, 276},  # AArch64
}
"""The system calls that change files, by the architecture that the kernel names."""


class _Info(ctypes.Structure):
    _fields_ = [
        ("op", ctypes.c_uint8),
        ("pad", ctypes.c_uint8 * 3),
        ("arch", ctypes.c_uint32),
        ("instruction", ctypes.c_uint64),
        ("stack", ctypes.c_uint64),
        ("number", ctypes.c_uint64),
        ("arguments", ctypes.c_uint64 * 6),
    ]


def killed_at_every_change(
    prepare: Callable[[], None], work: Callable[[], None], check: Callable[[bool], None]
) -> int:
    """Kill work before each of its changes in turn, and check what is left; return how many.

    Args:
        prepare: puts the files as they are before the work.
        work: what is killed; it runs in a process of its own.
        check: looks at what is left; its argument tells whether the work came to its end.
    """
    for number in count(1):
        prepare()
        ended = _run(work, number)
        check(ended)
        if ended:
            return number - 1
    raise AssertionError


def _run(work: Callable[[], None], number: int) -> bool:
    """Run work until its n-th change; return whether it ended before."""
    child = os.fork()
    if child == 0:
        _ptrace(_TRACEME, 0, 0, 0)
        os.kill(os.getpid(), signal.SIGSTOP)
        work()
        os._exit(0)
    os.waitpid(child, 0)
    _ptrace(_SETOPTIONS, child, 0, _TRACESYSGOOD | _EXITKILL)
    passed = 0
    while True:
        _ptrace(_SYSCALL, child, 0, 0)
        _, status = os.waitpid(child, 0)
        if os.WIFEXITED(status):
            assert os.WEXITSTATUS(status) == 0, "the work failed"
            return True
        passed += os.WSTOPSIG(status) == signal.SIGTRAP | 0x80 and _changes_a_file(child)
        if passed == number:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return False


def _changes_a_file(child: int) -> bool:
    info = _Info()
    _ptrace(_GET_SYSCALL_INFO, child, ctypes.sizeof(info), ctypes.addressof(info))
    return info.op == _ENTRY and info.number in _CHANGES[info.arch]


def _ptrace(request: int, child: int, address: int, data: int) -> None:
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.argtypes = (ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p)
    libc.ptrace.restype = ctypes.c_long
    if libc.ptrace(request, child, address, data) == -1:
        raise OSError(ctypes.get_errno(), f"ptrace {request:#x}")
