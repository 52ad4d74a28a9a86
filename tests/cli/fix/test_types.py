"""Annotations say `Grounded` where a value is, and nothing else of them changes."""

import libcst as cst
import pytest
from corvid_cli.fix.types import code, merged, plain_types


@pytest.mark.parametrize(
    ("annotation", "actual", "steps", "wanted"),
    [
        ("str", "Grounded[str]", [], "Grounded[str]"),
        ("list[str]", "Grounded[list[str]]", [], "Grounded[list[str]]"),
        ("list[str]", "list[Grounded[str]]", [], "list[Grounded[str]]"),
        ("List[ str ]", "list[Grounded[str]]", [], "List[ Grounded[str] ]"),
        ("dict[str, int]", "dict[str, Grounded[int]]", [], "dict[str, Grounded[int]]"),
        ("str | None", "Grounded[str]", [], "Grounded[str] | None"),
        ("str | None", "Grounded[str] | None", [], "Grounded[str] | None"),
        ("Optional[str]", "Grounded[str]", [], "Optional[Grounded[str]]"),
        ("Union[str, int]", "Grounded[int]", [], "Union[str, Grounded[int]]"),
        ("tuple[str, int]", "tuple[Grounded[str], int]", [], "tuple[Grounded[str], int]"),
        ("tuple[str, ...]", "Grounded[str]", [3], "tuple[Grounded[str], ...]"),
        ("tuple[str, int]", "Grounded[int]", [1], "tuple[str, Grounded[int]]"),
        ("dict[str, list[str]]", "Grounded[str]", [1, 0], "dict[str, list[Grounded[str]]]"),
        ("Iterator[str]", "Grounded[str]", [0], "Iterator[Grounded[str]]"),
        ("list[str] | None", "Grounded[str]", [0], "list[Grounded[str]] | None"),
        ("Grounded[str]", "Grounded[str]", [], None),
        ("str | int", "Grounded[bytes]", [], None),
        ("list", "Grounded[str]", [0], None),
        ("'str'", "Grounded[str]", [], None),
        ("str", "def (x: int) -> str", [], None),
        ("str", None, [], None),
        ("dict[str, str]", "list[Grounded[str]]", [], None),
    ],
)
def test_an_annotation_says_what_is_grounded(
    annotation: str, actual: str | None, steps: list[int], wanted: str | None
) -> None:
    new = merged(cst.parse_expression(annotation), actual, steps, "Grounded[{}]".format)
    assert (new and code(new)) == wanted


def test_the_types_of_what_fills_a_text() -> None:
    assert plain_types("tuple[str, Grounded[int]]") == ["str", "int"]
    assert plain_types("Grounded[tuple[str, int]]") == ["str", "int"]
    assert plain_types("Grounded[float]") == ["float"]
    assert plain_types("def () -> str") == []
