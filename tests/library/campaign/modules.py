"""The modules of the campaign, and what of them is not run."""

from __future__ import annotations

from collections.abc import Iterator

MODULES: tuple[str, ...] = tuple(
    (
        "builtins re json itertools functools collections operator statistics math cmath heapq "
        "bisect random string textwrap difflib datetime zoneinfo decimal fractions numbers copy "
        "pprint reprlib html html.parser urllib.parse base64 binascii hashlib hmac zlib gzip "
        "bz2 lzma unicodedata csv io os.path posixpath fnmatch glob pathlib logging asyncio "
        "contextlib dataclasses enum abc typing collections.abc types uuid secrets time "
        "calendar shutil tempfile queue threading concurrent.futures contextvars struct pickle "
        "codecs array weakref graphlib ipaddress shlex ast tokenize keyword inspect traceback "
        "warnings gc sys os subprocess socket signal select sqlite3 configparser tomllib "
        "argparse locale gettext platform getpass email.message email.utils mimetypes "
        "urllib.request http.client http.cookies zipfile tarfile xml.etree.ElementTree "
        "xml.sax.saxutils xml.dom.minidom linecache fileinput multiprocessing sched selectors "
        "importlib pkgutil runpy site atexit timeit unittest.mock doctest"
    ).split()
)
"""In this order; what a module only hands on counts for the first one that does."""

NOT_RUN: dict[str, str] = {
    **dict.fromkeys(
        (
            "asyncio thread threading concurrent multiprocessing sched queue.Queue.get "
            "queue.Queue.put queue.Queue.join queue.PriorityQueue queue.LifoQueue "
            "queue.SimpleQueue.get"
        ).split(),
        "waits for others, or starts them",
    ),
    **dict.fromkeys(
        (
            "os posix shutil tempfile glob pathlib.Path io.open io.FileIO builtins.open "
            "gzip.open bz2.open lzma.open codecs.open tokenize.open fileinput linecache sqlite3 "
            "zipfile tarfile mimetypes io.open_code pathlib.PosixPath pathlib.WindowsPath"
        ).split(),
        "reads or writes files",
    ),
    **dict.fromkeys(
        (
            "socket select selectors urllib.request http.client ssl subprocess uuid.getnode "
            "uuid.uuid1 webbrowser getpass"
        ).split(),
        "talks to the network or to other processes",
    ),
    **dict.fromkeys(
        (
            "sys signal gc logging warnings locale gettext atexit site runpy importlib pkgutil "
            "decimal.setcontext csv.field_size_limit "
            "calendar.setfirstweekday doctest timeit inspect traceback weakref unittest platform "
            "codecs.register codecs.register_error codecs.unregister mimetypes.init "
            "xml.etree.ElementTree.register_namespace argparse enum.global_enum ast abc "
            "contextlib.redirect_stdout contextlib.redirect_stderr contextlib.chdir"
        ).split(),
        "changes or reads the state of the running program",
    ),
    **dict.fromkeys(
        (
            "builtins.input builtins.exec builtins.eval builtins.breakpoint builtins.exit "
            "builtins.quit builtins.help builtins.__import__ builtins.globals builtins.locals "
            "builtins.copyright builtins.credits builtins.license types.CodeType "
            "types.FunctionType time.sleep time.pthread_getcpuclockid time.clock_settime "
            "time.clock_settime_ns time.tzset"
        ).split(),
        "runs code, ends the program or stops it",
    ),
}
"""Names whose members are never called while the campaign runs, each with the reason.

What they do with content is not known then, so they count as if all they give depended on it.
"""

INERT: dict[str, str] = {
    **dict.fromkeys(
        (
            "asyncio.queues.Queue.empty asyncio.queues.Queue.full asyncio.queues.Queue.qsize "
            "asyncio.queues.Queue.join asyncio.queues.Queue.task_done queue.Queue.join"
        ).split(),
        "tells how many items there are, whatever they are, or waits for them",
    ),
    **dict.fromkeys(
        (
            "asyncio.events.AbstractEventLoop.call_later "
            "asyncio.events.AbstractEventLoop.call_soon "
            "asyncio.events.AbstractEventLoop.call_soon_threadsafe "
            "concurrent.futures.process.ProcessPoolExecutor "
            "concurrent.futures.thread.ThreadPoolExecutor"
        ).split(),
        "calls a function later, and drops what it gives",
    ),
    **dict.fromkeys(
        (
            "asyncio.coroutines.iscoroutinefunction inspect.iscoroutinefunction dataclasses.fields"
        ).split(),
        "tells of which class it is",
    ),
    "functools.wraps": "iterates the names of attributes",
    "builtins.hash Callable[[], Grounded[str]]": "tells which object it is, and not what it gives",
    "builtins.hash Iterator[Grounded[str]]": "tells which object it is, and not what it gives",
}
"""What the runs cannot show: names that were read, and whose answer does not depend on content.

A name may be followed by the one shape that it is about. Nobody looks here where something is said.
"""


def reason_not_to_run(fullname: str) -> str | None:
    """Why a callable is not run, if it is not."""
    return next((NOT_RUN[name] for name in _prefixes(fullname) if name in NOT_RUN), None)


def _prefixes(fullname: str) -> Iterator[str]:
    parts = fullname.lstrip("_").split(".")  # what is written in C is defined in `_socket`
    return (".".join(parts[:count]) for count in range(1, len(parts) + 1))
