"""Refused: a type guard in a module that calls nothing, and has the type's name from another."""

from __future__ import annotations

import reexport
from typing_extensions import TypeGuard


def looks_grounded(value: object) -> TypeGuard[reexport.Text]:  # E: grounded-forgery
    return True
