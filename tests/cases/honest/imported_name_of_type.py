"""Accepted: a module that calls nothing, and has the type's name from another one."""

from __future__ import annotations

from typing import cast

from reexport import Text

LIMIT = cast("int", 3.0)


def handed_on(text: Text) -> Text:
    return text
