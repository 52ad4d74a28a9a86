"""Refused: methods of grounded paths and files that write what was retrieved."""

from __future__ import annotations

import io
from pathlib import Path

from corvid_runtime import agent, grounded_pure, retrieval, tool
from prelude import fetch


@tool(uses=retrieval)
def location(i: str) -> Path:
    return Path(i)


@tool(uses=retrieval)
def opened(i: str) -> io.BytesIO:
    return io.BytesIO(i.encode())


@grounded_pure
def touched(i: str) -> list[str]:
    location(i).touch()  # E: grounded-laundering
    return [path.name for path in Path(".").iterdir()]


@grounded_pure
def filled(i: str) -> bytes:
    buffer = bytearray(10)
    opened(i).readinto(buffer)  # E: grounded-laundering
    return bytes(buffer)


@grounded_pure
def written(i: str) -> None:
    location(i).write_text("x")  # E: grounded-laundering


@agent
def in_an_agent(i: str) -> None:
    location(i).write_text(fetch(i))
