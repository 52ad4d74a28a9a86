"""What reads the running program itself, and so values that nobody passed: refused in a proof."""

from __future__ import annotations

from corvid_mypy.library.rows import Gives, Row, rows

REFUSED_MODULES: dict[str, str] = {
    "ctypes": "reaches memory, past any type",
    "dis": "reads code as data",
    "gc": "finds every object there is",
    "importlib": "imports, and so runs, what text names",
    "inspect": "reads frames, signatures and sources, past any type",
    "linecache": "reads the program's sources",
    "marshal": "reads and makes code",
    "pdb": "hands the program over to a debugger",
    "pickle": "runs, when it reads, what the bytes name",
    "runpy": "runs what text names",
    "tracemalloc": "reads where memory went",
    "traceback": "reads the exception that is handled, and the frames it came through",
}
"""Modules of which a proof may call nothing, each with the reason."""

REFLECTIVE_ATTRIBUTES: frozenset[str] = frozenset(
    (
        "__dict__ __closure__ __defaults__ __kwdefaults__ __globals__ __code__ __wrapped__ "
        "__subclasses__ __traceback__ cell_contents f_locals f_back f_globals gi_frame cr_frame "
        "ag_frame tb_frame _value2member_map_ __context__ __cause__ __suppress_context__"
    ).split()
)
"""Attributes by which values are reached that nobody passed, or what other code made."""

TABLE: list[Row] = [
    *rows(
        "sys",
        Gives.VALUE,
        "exc_info exception last_exc last_value last_traceback last_type",
        refused="reads the exception that is handled, which is content",
        instead="name it: `except Exception as error:`",
        why="reads what failed",
    ),
    *rows(
        "sys",
        Gives.VALUE,
        "_getframe _current_frames _current_exceptions call_tracing settrace setprofile gettrace "
        "getprofile",
        refused="reads the frames of the program, past any type",
        why="reads frames",
    ),
    *rows(
        "sys",
        Gives.VALUE,
        "modules",
        refused="reaches any module, and so any value",
        why="reads the modules",
    ),
    *rows(
        "sys",
        Gives.VALUE,
        "getrefcount getallocatedblocks getsizeof is_finalizing",
        refused="reveals what other code holds, or did",
        why="reads how memory is used",
    ),
    *rows(
        "sys",
        Gives.NOTHING,
        "setrecursionlimit setswitchinterval set_int_max_str_digits addaudithook audit",
        refused="changes how all code runs",
        why="changes the interpreter",
    ),
    *rows(
        "threading",
        Gives.FRESH,
        "enumerate current_thread main_thread settrace setprofile",
        refused="finds threads that nobody passed, and what they hold",
        why="reads what else runs",
    ),
    *rows(
        "",
        Gives.FRESH,
        "_contextvars.copy_context _contextvars.Context.run",
        refused="holds variables that nobody passed",
        instead="pass what is needed as an argument",
        why="reads or changes what a task holds",
    ),
    *rows(
        "atexit",
        Gives.HELD,
        "register unregister",
        refused="runs code when no proof looks any more",
        why="keeps a function until the process ends",
    ),
    *rows(
        "",
        Gives.HELD,
        "weakref.ReferenceType _weakref.proxy weakref.finalize weakref.WeakValueDictionary "
        "weakref.WeakKeyDictionary _weakrefset.WeakSet",
        refused="reveals whether other code still holds an object",
        why="reads how memory is used",
    ),
]
