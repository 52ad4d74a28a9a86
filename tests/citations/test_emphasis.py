"""Bold and emphasised words of Markdown are read; what CommonMark does not pair keeps its marks."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from corvid_runtime.citations import SourceText, verify_quote
from corvid_runtime.citations.emphasis import pairs
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.citations.test_properties import EXAMPLES
from tests.counting import calls

markdown_it = pytest.importorskip("markdown_it")

READ = [
    ("__Rent__ is due monthly", "Rent is due monthly"),
    ("Rent is **due** monthly", "Rent is due monthly"),
    ("Rent is due monthly", "Rent is **due** monthly"),
    ("Rent is due monthly", "__Rent__ is due monthly"),
    ("***Rent*** is due monthly", "Rent is due monthly"),
    ("**Rent is *due*** monthly", "Rent is due monthly"),
    ("***Rent* is due** monthly", "Rent is due monthly"),
    ("__*Rent*__ is due monthly", "Rent is due monthly"),
    ("_**Rent**_ is due monthly", "Rent is due monthly"),
    ("__Rent__, __Deposit__ and __Fees__", "Rent, Deposit and Fees"),
    ("**§ 4** applies to the tenant", "§ 4 applies to the tenant"),
    ("* **Rent**: paid\n  *monthly*, in advance", "Rent: paid monthly, in advance"),
    ("1. Rent\n\n    **Rent** is *due* monthly", "Rent is due monthly"),
    ("*Rent is due\nmonthly* to us", "Rent is due monthly to us"),
    ("Use `a*b` and *rent* it", "Use a*b and rent it"),
]

KEPT = [
    ("Call __init__ first, then go", "Call init first, then go"),
    ("Use __FILE__ and __LINE__ here", "Use FILE and LINE here"),
    ("Set __tablename__ on the class", "Set tablename on the class"),
    ("the area is 2*3*4 metres", "the area is 234 metres"),
    ("where a*b*c is a product", "where abc is a product"),
    ("where x**y**z is a power", "where xyz is a power"),
    ("it is 5 *10* 2 in all", "it is 5 10 2 in all"),
    ("as f(*args, **kwargs) does", "as f(args, kwargs) does"),
    ("for snake_case_names here", "for snakecasenames here"),
    ("a `*b*` c is code in it", "a b c is code in it"),
    ("```\nlet *b* c be code\n```", "let b c be code"),
    ("~~~\nlet *b* c be code", "let b c be code"),
    ("It is so:\n\n    let *b* c be code", "let b c be code"),
    ("the \\*rent\\* is due now", "the rent is due now"),
    ("a note * and another* one", "a note and another one"),
    ("the *rent is due.\n\nNever*, they say", "the rent is due. Never, they say"),
    ("# The *rent\nis* due monthly", "The rent is due monthly"),
    ("- the *rent\n- is* due monthly", "the rent is due monthly"),
    ("| the *rent | is* due |", "the rent | is due"),
    ("~~not~~ allowed to sublet", "not allowed to sublet"),
    ("the <b title=*x*y*> rent", "the <b title=xy> rent"),
    ("**may not** sublet it", "may sublet it"),
    ("Rent is **not** due monthly", "Rent is due monthly"),
]


@pytest.mark.parametrize(("source", "quote"), READ)
def test_marks_that_are_not_shown_are_read_over(source: str, quote: str) -> None:
    verdict = verify_quote(quote, source)
    assert verdict, verdict.nearest
    assert "emphasis" in verdict.folds


@pytest.mark.parametrize(("source", "quote"), KEPT)
@pytest.mark.parametrize("name", ["code.txt", "code.md"])
def test_marks_that_mean_something_are_kept(source: str, quote: str, name: str) -> None:
    assert not verify_quote(quote, SourceText(name, source))


def test_a_strong_word_in_small_letters_is_one_only_where_the_source_is_markdown() -> None:
    text = "Rent is __due__ monthly, by __name__"
    assert verify_quote("Rent is due monthly", SourceText("lease.md", text))
    assert not verify_quote("Rent is due monthly", SourceText("lease.txt", text))
    assert not verify_quote("Rent is due monthly, by name", SourceText("lease.md", text))
    assert verify_quote(text, SourceText("lease.md", text)).kind == "exact"


PIECES = ["a", "b c", " ", "\n", "*", "**", "***", "_", "__", "`", "``", "\\", ".", "'", "-", "|"]
PIECES += ["<i>", "\n\n", "# ", "\n- ", "\n    ", "\n```\n", "é", "中", "\u00a0", "(", ")", "=\n"]
TEXTS = st.lists(st.sampled_from(PIECES), max_size=30).map("".join)


@given(TEXTS)
@settings(deadline=None, max_examples=3 * EXAMPLES)
def test_commonmark_pairs_every_pair_that_is_found(text: str) -> None:
    dropped = [at for pair in pairs(text) for place in pair for at in range(*place)]
    assert len(dropped) == len(set(dropped))
    ours = "".join(char for at, char in enumerate(text) if at not in dropped)
    shown = rendered(text)
    assume(letters(ours) == letters(shown))
    for mine, theirs in zip(gaps(ours), gaps(shown), strict=True):
        assert mine >= theirs


def rendered(text: str) -> str:
    """Return what the reference implementation shows of a text."""
    parts = list[str]()
    for token in markdown_it.MarkdownIt("commonmark").parse(text):
        inline = token.children or []
        parts += [child.content if child.type != "softbreak" else "\n" for child in inline]
        parts += ["\n" if inline else token.content, "\n"]
    return "".join(parts)


def letters(text: str) -> str:
    return "".join(filter(str.isalpha, text))


def gaps(text: str) -> list[Counter[str]]:
    """Return how many of each mark stand between every two letters."""
    return [Counter(re.sub("[^*_]", "", gap)) for gap in re.split(r"[^\W\d_]", text)]


@pytest.mark.parametrize(
    "piece",
    [
        "*a ",
        "a* ",
        "*a*\n\n",
        "```\n*a*\n```\n\n*b*\n\n",
        "- *a*\n    *b*\n",
        "# *a\n",
        "**a *b",
        "_a* b_ *",
        "`*",
        "*a `b",
        "\\*",
        "<a *b",
    ],
)
def test_the_work_is_linear_whatever_the_marks(piece: str) -> None:
    def find(times: int) -> None:
        list(pairs(f"*a _a {piece * times} b* b_"))  # with something that may open and close

    find(1)
    few, more, most = (calls(find, 400 * times) for times in (1, 2, 4))
    assert most - more < 2.2 * (more - few)


@pytest.mark.parametrize(
    "quote",
    [
        "It is an identity. **Implementation detail:**",
        "**Implementation detail:** For x",
        "**Implementation detail:**",
        "It is an identity.\n**Implementation detail:** For x, it is an address.",
    ],
)
def test_a_quote_may_end_in_delimiters_that_are_code_in_the_source(quote: str) -> None:
    code = (
        "~~~\nx = 1\n\nIt is an identity.\n\n**Implementation detail:** For x, it is an address.\n"
    )
    assert verify_quote(quote, SourceText("reference", code))
    assert not verify_quote(quote.replace("detail", "defect"), SourceText("reference", code))
