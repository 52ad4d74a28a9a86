"""What a fix is: a piece of source text, and what is to stand there instead."""

from typing import Final, NamedTuple

from attrs import frozen

from corvid_cli.findings import Finding

KIND_NAMES: Final = ("text", "each", "lift", "annotation", "import")
"""The kinds of fix, in the order in which they are asked: the first that has one gives it."""


class Range(NamedTuple):
    """A range of source text; lines count from 1, columns from 0 in characters, half-open."""

    line: int
    column: int
    end_line: int
    end_column: int


@frozen
class Fix:
    """One rewrite: what stands at `range` of the file becomes `replacement`.

    `kind` is one of `KIND_NAMES`. `imports` are the names of the runtime that the replacement uses
    and the file does not import yet.
    """

    path: str
    range: Range
    replacement: str
    kind: str
    imports: tuple[str, ...] = ()


class Key(NamedTuple):
    """What a finding is known by when its line has moved."""

    file: str
    function: str | None
    code: str
    kind: str | None
    actual: str | None
    slot: str | None
    written: str
    """The source text that it stands at; of mypy's own errors the message."""


class Holder(NamedTuple):
    """What findings are counted by: a function, or what is said where there is none."""

    file: str
    name: str

    @classmethod
    def of(cls, key: Key) -> "Holder":
        """Return what holds a finding."""
        return cls(key.file, key.function or f"{key.code}: {key.written}")


@frozen
class Known:
    """A finding with what it is known by, and the names that stand in its lines."""

    finding: Finding
    key: Key
    names: frozenset[str]


@frozen
class Proposal:
    """Fixes that belong together, the findings that they are for, and the functions concerned."""

    fixes: tuple[Fix, ...]
    keys: frozenset[Key]
    names: frozenset[str]
