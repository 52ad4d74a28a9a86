"""Refused: a proof that decides who reads what it logs."""

from __future__ import annotations

import io
import logging

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

log = logging.getLogger(__name__)
BUFFER = io.StringIO()


@grounded_pure
def read_back(i: str) -> Grounded[str]:
    doc = fetch(i)
    log.addHandler(logging.StreamHandler(BUFFER))  # E: grounded-laundering
    log.warning("found %s", doc)
    return doc


@grounded_pure
def configured(i: str) -> Grounded[str]:
    logging.basicConfig(stream=BUFFER)  # E: grounded-laundering
    return fetch(i)


@grounded_pure
def filtered(i: str) -> Grounded[str]:
    log.addFilter(lambda record: bool(BUFFER.write(record.getMessage())))  # E: grounded-laundering
    return fetch(i)


@grounded_pure
def logged(i: str) -> Grounded[str]:
    doc = fetch(i)
    if len(doc) < 17:
        logging.getLogger("short").info("a short one: %s", doc)
    return doc
