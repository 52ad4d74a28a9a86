"""Refused: lifting a method that changes its object, taken from its class."""

from __future__ import annotations

import difflib
from html.parser import HTMLParser

from corvid_runtime import grounded_pure, lift
from prelude import fetch


@grounded_pure
def compared(i: str) -> float:
    m = difflib.SequenceMatcher(None, "", "alpha")
    lift(difflib.SequenceMatcher.set_seq1)(m, fetch(i))  # E: grounded-laundering
    return m.ratio()


@grounded_pure
def parsed(parser: HTMLParser, i: str) -> int:
    lift(HTMLParser.feed)(parser, fetch(i))  # E: grounded-laundering
    return parser.getpos()[0]
