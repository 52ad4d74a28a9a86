"""Every row names what mypy names so, and its parameters: a wrong name would be a silent hole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from corvid_mypy import library
from corvid_mypy.library import Row, Use
from tests.library.conftest import Known
from tests.library.stubs import Parameter

ROWS = [row for rows in library.AREAS.values() for row in rows]


def test_no_callable_has_two_rows() -> None:
    counts = Counter(row.name for row in ROWS)
    assert [name for name, count in counts.items() if count > 1] == []


def test_every_row_names_a_definition(known: list[Known]) -> None:
    names = {row.name for row in ROWS}
    problems = []
    for row in _installed(known):
        found = {node.fullname for each in known if (node := each.get(row.name))}
        if row.name not in found:
            problems.append(f"nothing has the full name {row.name}")
        problems += [f"{row.name} is {name} elsewhere" for name in sorted(found - names)]
    assert problems == []


def test_every_class_is_one(known: list[Known]) -> None:
    problems = []
    for name in library.CLASSES:
        found = {node.fullname for each in known if (node := each.get(name))}
        is_installed = any(name in each for each in known)
        if is_installed and found != {name}:
            problems.append(f"{name} is {sorted(found)}")
    assert problems == []


def test_every_row_names_parameters(known: list[Known]) -> None:
    problems = []
    for row in _installed(known):
        nodes = filter(None, (each.get(row.name) for each in known))
        own = [node for node in nodes if node.fullname == row.name]
        problems += _misnamed(row, [overload for node in own for overload in node.overloads])
    assert problems == []


def _installed(known: list[Known]) -> Iterator[Row]:
    """The rows whose package is there; only frameworks may be absent."""
    for row in ROWS:
        if any(row.name in each for each in known):
            yield row
        else:
            assert row in library.AREAS["Frameworks"], row.name


def _misnamed(row: Row, overloads: list[list[Parameter]]) -> list[str]:
    """What of a row's parameters the definition does not have, or has in another place."""
    written = {parameter.written for overload in overloads for parameter in overload}
    named = {name for shape in row.shapes for name in shape.uses}
    named |= {row.changes, *row.forbidden} - {"", "self"}
    problems = [f"{row.name} has no {name}" for name in sorted(named - written)]
    for overload in overloads:
        uses = row.parameters([parameter.cached for parameter in overload])
        for parameter, use in zip(overload, uses):
            if use not in _said(row, parameter):
                problems.append(f"{row.name}: {parameter.written} in {overload} is {use}")
    return problems


def _said(row: Row, parameter: Parameter) -> set[Use]:
    """What a row says of a parameter by the name it is written with."""
    said = {
        shape.uses[parameter.written] for shape in row.shapes if parameter.written in shape.uses
    }
    if not said and parameter.cached is None:
        said = {shape.uses["*"] for shape in row.shapes if "*" in shape.uses}
    return said or {Use.READ}
