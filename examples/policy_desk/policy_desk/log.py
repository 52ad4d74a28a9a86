"""Logging: one line per event, with the request it belongs to."""

import json
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from policy_desk.config import LogFormat

_request_id: ContextVar[str] = ContextVar("request_id", default="-")


class RequestIdFilter(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        record.request_id = _request_id.get()
        return True


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "request_id": getattr(record, "request_id", "-"),
            "message": record.getMessage(),
        }
        if record.exc_info:
            entry["exception"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def configure_logging(level: str, log_format: LogFormat) -> None:
    handler = logging.StreamHandler()
    handler.addFilter(RequestIdFilter())
    if log_format is LogFormat.JSON:
        handler.setFormatter(JsonFormatter())
    else:
        handler.setFormatter(
            logging.Formatter("%(asctime)s %(levelname)-7s %(request_id)s %(name)s: %(message)s")
        )
    logger = logging.getLogger("policy_desk")
    logger.handlers = [handler]
    logger.setLevel(level.upper())
    logger.propagate = False


@contextmanager
def request_context(request_id: str) -> Iterator[None]:
    token = _request_id.set(request_id)
    try:
        yield
    finally:
        _request_id.reset(token)


@contextmanager
def timed(logger: logging.Logger, what: str) -> Iterator[None]:
    """Logs how long a stage took, whether or not it succeeded."""
    started = time.perf_counter()
    try:
        yield
    finally:
        logger.debug("%s took %.1f ms", what, (time.perf_counter() - started) * 1000)
