"""Searches that a model may call."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import attrs

from corvid_runtime import Grounded
from corvid_runtime.retrievers.awaiting import Later

MAX_LIMIT = 100
"""The most hits that one search may be asked for."""

_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9_-]+")


def tool_name(prefix: str) -> str:
    """Return the name of a search tool, in the characters that model providers allow.

    Raises `ValueError` if the prefix is too long for one.
    """
    name = "_".join(filter(None, [_NOT_IN_NAMES.sub("_", prefix), "search"]))
    if not _NAME.fullmatch(name):
        raise ValueError(f"{name!r} is no name for a tool: at most 64 letters, digits, _ and -")
    return name


@attrs.frozen
class SearchTool:
    """A search of one session: what it finds may be cited in that session's answer.

    Attributes:
        name: what the model calls it.
        description: what the model is told about it.
        limit: the most hits a search returns.
    """

    name: str
    description: str
    limit: int
    _search: Callable[[str, int], Later[Grounded[str] | str]]

    def __call__(self, query: str, limit: int | None = None) -> Later[Grounded[str] | str]:
        """Search, and return the evidence as text.

        Raises:
            ValueError: the query is blank, or the limit is not from 1 to the tool's own.
        """
        if not isinstance(query, str) or not query.strip():
            raise ValueError("query must be some words to search for")
        return self._search(query, check_limit(self.limit if limit is None else limit, self.limit))

    def run(self, arguments: str | Mapping[str, object]) -> Later[Grounded[str] | str]:
        """Search as a model asked, with its arguments as JSON or parsed.

        Bad arguments are answered with a sentence that tells the model what is wrong.
        """
        try:
            given = json.loads(arguments) if isinstance(arguments, str) else dict(arguments)
            if not isinstance(given, dict) or not given.keys() <= {"query", "limit"}:
                raise ValueError("the arguments are query and limit")
            return self(given.get("query", ""), given.get("limit"))
        except (ValueError, RecursionError) as error:
            return f"The search was not made: {error}"

    @property
    def parameters(self) -> dict[str, Any]:
        """The JSON schema of the arguments."""
        return {
            "type": "object",
            "properties": {
                "query": {"type": "string", "description": "Words to search for."},
                "limit": {"type": "integer", "minimum": 1, "maximum": self.limit},
            },
            "required": ["query"],
            "additionalProperties": False,
        }

    def for_openai(self) -> dict[str, Any]:
        """Return the definition that OpenAI's chat completions take in `tools`."""
        function = {"description": self.description, "parameters": self.parameters}
        return {"type": "function", "function": {"name": self.name, **function}}

    def for_anthropic(self) -> dict[str, Any]:
        """Return the definition that Anthropic's messages take in `tools`."""
        schema = {"input_schema": self.parameters}
        return {"name": self.name, "description": self.description, **schema}


def toolbox(*groups: Iterable[SearchTool]) -> dict[str, SearchTool]:
    """Return the tools of several sessions by name, for one model to choose from.

    Raises `ValueError` if two have the same name: give their groundings a `tool_prefix`.
    """
    box: dict[str, SearchTool] = {}
    for tool in (tool for group in groups for tool in group):
        if tool.name in box:
            raise ValueError(f"two tools are named {tool.name!r}: give one a tool_prefix")
        box[tool.name] = tool
    return box


def check_limit(limit: object, most: int) -> int:
    """Return `limit` if it is a whole number from 1 to `most`.

    Raises `ValueError` if it is not.
    """
    if isinstance(limit, bool) or not isinstance(limit, int) or not 1 <= limit <= most:
        raise ValueError(f"limit must be a whole number from 1 to {most}, not {limit!r}")
    return limit
