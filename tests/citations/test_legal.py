"""Legal citations: extracted, resolved, and verified in both stages."""

from __future__ import annotations

import pytest

pytest.importorskip("eyecite")

from corvid_runtime.citations import EntailmentVerdict, SourceText, ValueCheck
from corvid_runtime.citations.legal import check_legal_citations, legal_citations

HARBOR = (
    "Harbor Lines v. Tidewater Co., 612 U.S. 201 (1994)\n\nA carrier that deviates loses the"
    " limit of 500 dollars per package. The limit does not apply to live animals. Notice must be"
    " given within 3 days of delivery."
)
ORCHARD = "The duty of care extends to invitees. Trespassers are owed no duty of care."
CORPUS = {"harbor.txt": HARBOR, "Orchard v. Mill, 333 F.3d 44 (7th Cir. 2003)": ORCHARD}


def standings(answer: str) -> list[str]:
    return [check.standing for check in check_legal_citations(answer, CORPUS).checks]


def test_short_forms_supra_and_id_are_resolved() -> None:
    answer = (
        "Harbor Lines v. Tidewater Co., 612 U.S. 201, 203 (1994). Id. at 204. Orchard v. Mill, 333"
        " F.3d 44 (7th Cir. 2003). Harbor Lines, 612 U.S. at 205. Orchard, supra, at 46. Id."
    )
    found = legal_citations(answer)
    assert [(each.form, each.authority) for each in found] == [
        ("full", "612 U.S. 201"),
        ("id", "612 U.S. 201"),
        ("full", "333 F.3d 44"),
        ("short", "612 U.S. 201"),
        ("supra", "333 F.3d 44"),
        ("id", "333 F.3d 44"),
    ]
    assert all(answer[slice(*each.span)] == each.text for each in found)
    assert found[0].pin == "203"


@pytest.mark.parametrize(
    "answer",
    [
        '"The limit does not apply to live animals." Harbor Lines v. Tidewater Co., 612 U.S. 201.',
        'The rule is that "the limit of 500 dollars" holds, Harbor Lines v. Tidewater Co., 612 U.S.'
        " 201, 203 (1994).",
        'In Harbor Lines v. Tidewater Co., 612 U.S. 201 (1994), the Court said that "[n]otice must'
        ' be given within 3 days of delivery."',
        '"The limit does not apply to live animals." See 612 U.S. 201. "Notice must be given within'
        ' 3 days of delivery." Id. at 204.',
        '"Trespassers are owed no duty of care." Orchard v. Mill, 333 F.3d 44 (7th Cir. 2003).',
        'In 612 U.S. 201 the Court said "Notice must be given within 3 days of delivery." In 333'
        ' F.3d 44 it said "Trespassers are owed no duty of care."',
    ],
)
def test_words_that_stand_in_what_is_cited_are_verified(answer: str) -> None:
    report = check_legal_citations(answer, CORPUS)
    assert report, report


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ('"The limit does apply to live animals." 612 U.S. 201.', ["rejected"]),
        ('"Notice must be given within 30 days of delivery." 612 U.S. 201.', ["rejected"]),
        ('"Trespassers are owed no duty of care." 612 U.S. 201.', ["rejected"]),
        ('"The limit does not apply to live animals." 999 U.S. 999.', ["not_in_corpus"]),
        ('"The limit does not apply to live animals." Id. at 5.', ["no_antecedent"]),
        ("Carriers lose the limit. 612 U.S. 201.", ["unquoted"]),
        (
            '"The limit does not apply to live animals." 612 U.S. 201. "Everybody owes a duty of'
            ' care." Id.',
            ["verified", "rejected"],
        ),
        (
            'In 612 U.S. 201 the Court said "Trespassers are owed no duty of care." In 333 F.3d 44'
            ' it said "Notice must be given within 3 days of delivery."',
            ["rejected", "rejected"],
        ),
    ],
)
def test_what_does_not_hold_says_why(answer: str, expected: list[str]) -> None:
    assert standings(answer) == expected
    assert not check_legal_citations(answer, CORPUS)


def test_words_of_another_authority_are_named_as_such() -> None:
    (check,) = check_legal_citations(
        '"Trespassers are owed no duty of care." 612 U.S. 201.', CORPUS
    ).checks
    ((_, verdict),) = check.verdicts
    assert verdict.reason == "misattributed"


def test_quotations_without_a_citation_and_answers_without_one_do_not_pass() -> None:
    answer = (
        '"Everybody says so."\n\n"The limit does not apply to live animals." 612 U.S. 201 (1994).'
    )
    report = check_legal_citations(answer, CORPUS)
    assert [each.text for each in report.uncited] == ["Everybody says so."]
    assert not report
    assert not check_legal_citations("No law at all.", CORPUS)


def test_an_authority_that_two_sources_claim_to_be_is_neither() -> None:
    corpus = {**CORPUS, "612 U.S. 201": "Notice must be given within 30 days of delivery."}
    answer = '"Notice must be given within 30 days of delivery." 612 U.S. 201.'
    (check,) = check_legal_citations(answer, corpus).checks
    assert check.standing == "not_in_corpus"


def test_a_corpus_may_be_a_function_of_the_full_citation() -> None:
    asked = []

    def fetch(authority: str) -> SourceText | None:
        asked.append(authority)
        return SourceText(authority, HARBOR) if authority == "612 U.S. 201" else None

    answer = '"The limit does not apply to live animals." 612 U. S. 201.'
    assert check_legal_citations(answer, fetch)
    assert asked == ["612 U.S. 201"]


def test_the_second_stage_judges_what_the_answer_says_by_the_words_it_quotes() -> None:
    answer = (
        'A carrier that deviates loses "the limit of 500 dollars per package," Harbor Lines v.'
        ' Tidewater Co., 612 U.S. 201 (1994). Notice within 30 days is enough, for "[n]otice must'
        ' be given within 3 days of delivery." Id. at 204.'
    )
    report = check_legal_citations(answer, CORPUS, ValueCheck())
    assert report
    first, second = (check.support for check in report.checks)
    assert isinstance(first, EntailmentVerdict)
    assert second is not None
    assert second.label == "values_missing"
    assert any("30 days" in missing for missing in second.missing)
    assert not any("30 days" in missing for missing in first.missing)


def test_the_second_stage_never_sees_words_that_do_not_stand() -> None:
    class Refusing:
        def judge(self, claim: str, passage: str) -> EntailmentVerdict:
            raise AssertionError("asked")

    answer = '"The limit does apply to live animals." 612 U.S. 201.'
    (check,) = check_legal_citations(answer, CORPUS, Refusing()).checks
    assert check.support is None


def test_scare_quotes_are_no_quotations() -> None:
    answer = '"The" limit: "The limit does not apply to live animals." 612 U.S. 201.'
    assert standings(answer) == ["verified"]
    assert standings('"The" limit, 612 U.S. 201.') == ["unquoted"]


@pytest.mark.parametrize(
    "part", ["Id. ", '"', "612 U.S. 201. ", "See ", "§ ", "\0", '"a b c" Id. at 4. ']
)
def test_any_text_has_a_report(part: str) -> None:
    assert not check_legal_citations(part * 60, CORPUS)
