"""Train timetable disruption: TaskGroup-less fan-out, ChainMap configuration, functools.partial and reduce."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Mapping

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

DEFAULTS = {"language": "en", "limit": "2"}
NOTICES = {
    "ICE 1": ["Delayed by 10 minutes.", "No restaurant car.", "Change of platform."],
    "RE 5": ["Cancelled between A and B."],
}


@tool(uses=retrieval)
async def notices(line: str) -> list[Grounded[str]]:
    await asyncio.sleep(0)
    return [ground(text, source=f"{line}/{n}") for n, text in enumerate(NOTICES.get(line, []))]


@prompt(model="rail")
async def translate(language: str, text: str) -> str:
    return f"<{language}> {text}"


def shorten(text: Grounded[str], length: int) -> Grounded[str]:
    return text if len(text) <= length else text[: length - 1] + "…"


def append_line(so_far: Grounded[str], line: Grounded[str]) -> Grounded[str]:
    return so_far + "\n" + line


async def for_line(line: str, settings: Mapping[str, str]) -> Grounded[str] | None:
    found = await notices(line)
    limit = int(settings["limit"])
    if not found:
        return None
    cut = functools.partial(shorten, length=20)
    texts = [cut(text) for text in found[:limit]]
    return interpolate("{}: {}", line, await translate(settings["language"], join(" ", texts)))


@grounded_pure
async def disruptions(
    lines: list[str], options: dict[str, str]
) -> Grounded[str] | InsufficientEvidence:
    settings = {**DEFAULTS, **options}
    results = await asyncio.gather(*[for_line(line, settings) for line in lines])
    texts = [text for text in results if text is not None]
    if not texts:
        return InsufficientEvidence(reason="no disruptions")
    return functools.reduce(append_line, texts)


async def main() -> None:
    for lines, options in ((["ICE 1", "RE 5"], {"language": "de"}), (["S 1"], {})):
        result = await disruptions(lines, options)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    asyncio.run(main())
