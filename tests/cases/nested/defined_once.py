"""Accepted: functions inside of a proof that each have a name of their own."""

from __future__ import annotations

import sys
from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure, interpolate
from prelude import fetch


@grounded_pure
def chosen(key: str, short: bool) -> Grounded[str]:
    def headed(text: Grounded[str]) -> Grounded[str]:
        return interpolate("Law: {}", text)

    def bare(text: Grounded[str]) -> Grounded[str]:
        return text

    shown: Callable[[Grounded[str]], Grounded[str]] = bare if short else headed
    return shown(fetch(key))


@grounded_pure
def of_two_functions(key: str) -> Grounded[str]:
    def one() -> Grounded[str]:
        def text() -> Grounded[str]:
            return fetch(key)

        return text()

    def other() -> Grounded[str]:
        def text() -> Grounded[str]:
            return fetch("b")

        return text()

    return interpolate("{} {}", one(), other())


@grounded_pure
def again_and_again(keys: list[str]) -> list[Grounded[str]]:
    found = []
    for key in keys:

        def headed(text: Grounded[str], key: str = key) -> Grounded[str]:
            return interpolate("{}: {}", key, text)

        found.append(headed(fetch(key)))
    return found


@grounded_pure
def for_a_platform(key: str) -> Grounded[str]:
    if sys.platform == "win32":

        def headed(text: Grounded[str]) -> Grounded[str]:
            return interpolate("Windows: {}", text)

    else:

        def headed(text: Grounded[str]) -> Grounded[str]:
            return text

    return headed(fetch(key))
