"""The guarantees of the project: what is promised, where it is decided, and what proves it."""

from typing import Literal

from attrs import frozen


@frozen
class Guarantee:
    """A promise of the project.

    `tests` are pytest node ids; a file or a parametrised test stands for all it contains.
    `limits` says what is not promised.
    """

    id: str
    statement: str
    decided: Literal["static", "run time", "static and run time"]
    tests: tuple[str, ...]
    limits: str


CASES = "tests/plugin/test_cases.py::test_program_is_refused_exactly_where_it_is_marked"
CONFORMANCE = "tests/plugin/test_conformance.py"

GUARANTEES = (
    Guarantee(
        id="grounded.contagion",
        statement="What is computed from a grounded value is grounded: by operators, attributes,"
        " methods, subscripts, calls, lifted functions and prompts.",
        decided="static and run time",
        tests=(f"{CASES}[expr_6_7_binary/",),
        limits="Where Python decides before the value is asked, as in `1.5 + n`, the result is"
        " plain at run time, and a coercion site to the checker.",
    ),
    Guarantee(
        id="grounded.no_laundering",
        statement="A function marked `@grounded_pure` type-checks only if neither it nor anything"
        " it calls can turn a grounded value into a plain one.",
        decided="static",
        tests=(f"{CASES}[purity/",),
        limits="Disclosures are allowed and listed: tests for `None`, the length that `each()`"
        " shows, the length of containers that boundaries return, provenance and confidence."
        " Bodies of tools, prompts and `@lift` functions are trusted.",
    ),
    Guarantee(
        id="grounded.provenance_required",
        statement="A function that promises `Grounded[T]` returns a value with a source on every"
        " path.",
        decided="static and run time",
        tests=(f"{CASES}[stmt_7_6_return/",),
        limits="That the source is the right one is for citations to show.",
    ),
    Guarantee(
        id="grounded.recorded_coercions",
        statement="Every place where an agent drops the sources of a value is reported, with its"
        " kind and its exact range.",
        decided="static",
        tests=("tests/cli/test_sites.py", f"{CONFORMANCE}::test_s14_one_site_each"),
        limits="Outside agents it is mypy's own error, under mypy's own settings.",
    ),
    Guarantee(
        id="grounded.no_forgery",
        statement="Only the body of a tool whose effects retrieve can give a value a source.",
        decided="static and run time",
        tests=(f"{CASES}[forgery/",),
        limits="Whoever reaches into the private parts of the runtime, or patches it, is trusted.",
    ),
    Guarantee(
        id="confidence.min_threshold",
        statement="An agent that declares `min_confidence=p` calls no boundary that offers less"
        " than p.",
        decided="static",
        tests=(f"{CASES}[confidence/",),
        limits="Confidences are the numbers that boundaries declare; nobody measures them here.",
    ),
    Guarantee(
        id="data.declared",
        statement="Each category of `data=` on an agent is among the effects of what it calls.",
        decided="static",
        tests=(f"{CASES}[effects/",),
        limits="It is a constraint on what is consulted; it makes nothing grounded.",
    ),
)
