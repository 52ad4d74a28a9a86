"""Accepted: methods of grounded paths and files that read, or compute a path."""

from __future__ import annotations

import io
from pathlib import Path

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def location(i: str) -> Path:
    return Path(__file__)


@tool(uses=retrieval)
def opened(i: str) -> io.StringIO:
    return io.StringIO(i)


@agent
@grounded_pure
def text(i: str) -> Grounded[str]:
    return location(i).with_suffix(".py").read_text() + opened(i).read()


@agent
@grounded_pure
def name(i: str) -> Grounded[str]:
    return location(i).parent.name.replace("a", "b")
