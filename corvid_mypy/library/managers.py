"""Context managers, and what makes them."""

from __future__ import annotations

from corvid_mypy.library.rows import Gives, Keeps, Row, rows

TABLE: list[Row] = [
    *rows(
        "contextlib._GeneratorContextManagerBase",
        Gives.FRESH,
        "gen func args kwds",
        refused="reads as anything at all what it was passed",
        why="what a manager was made with",
    ),
    *rows(
        "contextlib",
        Gives.FRESH,
        {"suppress": "*=hold"},
        quiet=True,
        swallows=True,
        why="keeps failures to itself, so that going on reveals whether there was one",
    ),
    *rows(
        "contextlib",
        Gives.HELD,
        {
            "nullcontext": "enter_result=hold",
        },
        quiet=True,
        passes=True,
        why="returns what it is passed; what fails inside fails outside",
    ),
    *rows(
        "contextlib",
        Gives.HELD,
        {"closing aclosing": "thing=hold"},
        passes=True,
        asks="close aclose",
        why="returns what it is passed, and closes it; what fails inside fails outside",
    ),
    *rows(
        "contextlib",
        Gives.HELD,
        {"nullcontext.__enter__ nullcontext.__aenter__": "self=hold"},
        quiet=True,
        why="returns what it was passed",
    ),
    *rows(
        "contextlib",
        Gives.FRESH,
        {"redirect_stdout redirect_stderr": "new_target=hold"},
        refused="collects what is printed, so that it can be read back",
        passes=True,
        why="changes where output goes, and sets it back",
    ),
    *rows(
        "contextlib",
        Gives.FRESH,
        {
            "chdir": "path",
        },
        effect=True,
        passes=True,
        why="changes the process, and sets it back; what fails inside fails outside",
    ),
    *rows(
        "contextlib",
        Gives.FRESH,
        "ExitStack AsyncExitStack",
        quiet=True,
        swallows=True,
        why="runs what is put on it at its end, which may keep failures to itself",
    ),
    *rows(
        "contextlib",
        Gives.HELD,
        {
            "_BaseExitStack.callback AsyncExitStack.push_async_callback": "self=hold, "
            "callback=some, *=hold, **=hold",
            "_BaseExitStack.pop_all": "self=hold",
        },
        changes="self",
        why="keeps what is called at the end, and when the block fails",
    ),
    *rows(
        "contextlib",
        Gives.HELD,
        {"_BaseExitStack.enter_context": "self=hold, cm=some"},
        changes="self",
        asks="__enter__ __exit__",
        why="enters a manager, and keeps it to be left at the end",
    ),
    *rows(
        "contextlib",
        Gives.HELD,
        {"AsyncExitStack.enter_async_context": "self=hold, cm=some"},
        changes="self",
        asks="__aenter__ __aexit__",
        why="enters a manager, and keeps it to be left at the end",
    ),
    *rows(
        "contextlib",
        Gives.HELD,
        {"_BaseExitStack.push": "self=hold, exit=some"},
        changes="self",
        asks="__exit__",
        why="keeps what is called at the end, and when the block fails",
    ),
    *rows(
        "contextlib",
        Gives.HELD,
        {"AsyncExitStack.push_async_exit": "self=hold, exit=some"},
        changes="self",
        asks="__aexit__",
        why="keeps what is called at the end, and when the block fails",
    ),
    *rows(
        "contextlib",
        Gives.RETURNED,
        {"ExitStack.close AsyncExitStack.aclose": "self=some"},
        changes="self",
        why="calls what was put on it",
    ),
    *rows(
        "contextlib",
        Gives.HELD,
        {"contextmanager asynccontextmanager": "func=hold"},
        quiet=True,
        keeps=Keeps.GENERATOR,
        why="runs the generator below, up to its yield and from there on",
    ),
    *rows(
        "contextlib",
        Gives.FRESH,
        "AbstractContextManager AbstractAsyncContextManager",
        swallows=True,
        why="of an unknown manager nobody knows whether it lets failures pass",
    ),
]
