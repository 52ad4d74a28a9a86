"""``logging`` and ``warnings``."""

from __future__ import annotations

from corvid_mypy.library.rows import Gives, Keeps, Row, rows

_LEVELS = "debug info warning warn error exception critical log"

TABLE: list[Row] = [
    *rows(
        "logging",
        Gives.VALUE,
        "getLogger",
        quiet=True,
        why="the logger of a name, which it reveals; it is made once, and nobody notices when",
    ),
    *rows(
        "logging.Logger",
        Gives.VALUE,
        "getChild isEnabledFor getEffectiveLevel hasHandlers",
        quiet=True,
        why="asks how logging is configured",
    ),
    *rows(
        "logging.LoggerAdapter",
        Gives.VALUE,
        "isEnabledFor getEffectiveLevel hasHandlers",
        quiet=True,
        why="asks how logging is configured",
    ),
    *rows(
        "logging",
        Gives.HELD,
        {"LoggerAdapter": "logger=hold, extra=hold"},
        quiet=True,
        why="keeps a logger with what it adds to each message",
    ),
    *(
        row
        for owner in ("logging", "logging.Logger", "logging.LoggerAdapter")
        for row in rows(
            owner,
            Gives.NOTHING,
            _LEVELS,
            effect=True,
            line=True,
            unfailing=True,  # handlers keep what fails while a line is formatted
            why="writes its message and arguments to the log",
        )
    ),
    *rows(
        "logging",
        Gives.NOTHING,
        "disable addLevelName shutdown Logger.setLevel LoggerAdapter.setLevel Handler.setLevel "
        "Handler.flush Handler.close",
        effect=True,
        why="configures which lines are written to the log",
    ),
    *rows(
        "logging",
        Gives.NOTHING,
        "basicConfig captureWarnings setLogRecordFactory setLoggerClass Logger.addHandler "
        "Logger.removeHandler Handler.setFormatter Filterer.addFilter Filterer.removeFilter",
        effect=True,
        refused="decides where the log is written to, and who reads it there",
        why="configures where the log is written to",
    ),
    *rows(
        "logging",
        Gives.VALUE,
        "StreamHandler NullHandler Formatter Filter",
        quiet=True,
        why="a part of a configuration, not in use yet, that reveals how it was made",
    ),
    *rows("logging", Gives.FRESH, "FileHandler", effect=True, why="opens a file"),
    *rows("_warnings", Gives.NOTHING, "warn warn_explicit", effect=True, why="writes a warning"),
    *rows(
        "warnings",
        Gives.NOTHING,
        "simplefilter filterwarnings resetwarnings",
        effect=True,
        why="configures which warnings are written",
    ),
    *rows(
        "warnings",
        Gives.FRESH,
        "catch_warnings",
        effect=True,
        passes=True,
        forbidden="record",
        why="sets the configuration back at its end; what fails inside fails outside",
    ),
    *rows(
        "warnings",
        Gives.FRESH,
        "deprecated",
        quiet=True,
        keeps=Keeps.FUNCTION,
        why="warns, and calls the function below",
    ),
]
