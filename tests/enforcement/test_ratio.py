"""The grounding ratio: what is a claim, what grounds it, and what follows."""

import json
import time
from decimal import Decimal
from fractions import Fraction

import pytest
from corvid_runtime.enforcement import CouldNotCheck, Policy, check_trajectory, grounding_ratio
from corvid_runtime.enforcement.messages import to_text
from corvid_runtime.enforcement.trajectory import MAX_LINE_BYTES
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .conftest import assumption, cite, good


class TestRatio:
    def test_is_exact(self):
        assert grounding_ratio([good(), good(), assumption()]) == Fraction(2, 3)

    def test_is_one_without_claims(self):
        assert grounding_ratio([]) == 1
        assert grounding_ratio([{"phase": "intent"}, {"no": "phase"}]) == 1

    def test_an_entry_that_is_no_object_is_an_ungrounded_claim(self):
        assert grounding_ratio([good(), "cite"]) == Fraction(1, 2)

    def test_opens_citations_where_there_is_a_root(self, project):
        entries = [good(), cite("export function validateTokens(token: string)")]
        assert grounding_ratio(entries) == 1
        assert grounding_ratio(entries, root=project) == Fraction(1, 2)

    def test_the_threshold_is_inclusive(self, check):
        nineteen = [good() for _ in range(19)]
        assert check(*nineteen, assumption()).status == "pass"
        assert check(*nineteen[1:], assumption()).status == "fail"

    @pytest.mark.parametrize("threshold", ["0.95", 0.95, Decimal("0.95"), Fraction(19, 20)])
    def test_a_threshold_means_what_is_written(self, check, threshold):
        report = check(*[good()] * 19, assumption(), threshold=threshold)
        assert report.policy.threshold == Fraction(19, 20)
        assert report.status == "pass"

    @pytest.mark.parametrize(
        "threshold", [1.5, -0.1, "nan", "inf", "1e-3", "high", "", True, "0x1", float("nan")]
    )
    def test_refuses_a_threshold_that_is_none(self, check, threshold):
        with pytest.raises(ValueError, match="expected a number from 0 to 1"):
            check(good(), threshold=threshold)

    def test_a_ratio_just_below_does_not_round_up(self, check):
        report = check(*[good()] * 949, *[assumption()] * 50)
        assert round(report.grounding_ratio, 4) == Fraction("0.9499")
        assert round(report.grounding_ratio, 2) == Fraction("0.95")
        assert report.blocked


class TestWhatIsAClaim:
    def test_only_rows_of_the_cite_phase(self, check):
        report = check(good(), {"phase": "result", "grounding": "assumption"}, {"note": 1})
        assert (report.total_claims, report.grounded_claims) == (1, 1)

    def test_spaces_between_json_tokens_do_not_hide_a_claim(self, check):
        report = check('{ "phase" :  "cite" , "claim":"x" , "grounding" : "assumption" }')
        assert report.total_claims == 1

    def test_a_claim_in_the_text_of_another_row_is_none(self, check):
        report = check({"phase": "intent", "note": '"phase":"cite" "grounding":"citation"'})
        assert report.total_claims == 0

    def test_evidence_beside_the_claim(self, check):
        report = check(
            {
                "phase": "cite",
                "claim": "Uses JWT validation",
                "code": "export function validateToken(token: string)",
                "file": "${PROJECT_ROOT}/src/auth/jwt.ts",
                "line": 2,
                "score": 0.89,
            }
        )
        assert (report.total_claims, report.grounded_claims) == (1, 1)

    def test_a_list_of_citations_with_a_claim_each(self, check):
        place = {"path": "${PROJECT_ROOT}/src/auth/jwt.ts", "line": 3}
        citations = [
            {"claim": "checks expiry", "code": "if (isExpired(token))", **place},
            {"claim": "checks issuer", "code": "if (isIssuer(token))", **place},
        ]
        report = check({"phase": "cite", "citations": citations})
        assert (report.total_claims, report.grounded_claims) == (2, 1)
        assert [problem.claim for problem in report.problems] == ["checks issuer"]

    def test_one_claim_with_several_citations_needs_all_of_them(self, check):
        place = {"path": "${PROJECT_ROOT}/src/auth/jwt.ts", "line": 3}
        right = {"quote": "if (isExpired(token))", **place}
        wrong = {"quote": "if (isIssuer(token))", **place}
        claim = {"phase": "cite", "claim": "both", "grounding": "citation"}
        assert check({**claim, "citations": [right, right]}).grounded_claims == 1
        assert check({**claim, "citations": [right, wrong]}).grounded_claims == 0
        assert check({**claim, "evidence": [right, wrong]}).grounded_claims == 0
        assert check({**claim, "evidence": [right, {}]}).grounded_claims == 0
        assert check({**claim, "citations": [right, 7]}).grounded_claims == 0
        assert check({**claim, "citations": [right], "evidence": wrong}).grounded_claims == 0

    @pytest.mark.parametrize("empty", [[], {}, "", None, "no citation here", 7])
    def test_no_evidence_grounds_nothing(self, check, empty):
        row = {"phase": "cite", "claim": "x", "grounding": "citation"}
        assert check({**row, "evidence": empty}).grounded_claims == 0
        assert check({**row, "citations": empty}).grounded_claims == 0

    def test_a_citation_written_out_as_text(self, check):
        written = "`if (isExpired(token))` [${PROJECT_ROOT}/src/auth/jwt.ts:3]"
        row = {"phase": "cite", "grounding": "citation"}
        assert check({**row, "claim": "x", "evidence": written}).grounded_claims == 1
        assert check({**row, "claim": f"It checks expiry: {written}"}).grounded_claims == 1

    def test_a_claim_flagged_in_its_text_is_an_assumption(self, check):
        report = check({**good("Tokens are cached [ASSUMPTION: needs verification]")})
        assert report.grounded_claims == 0
        assert [claim.text for claim in report.assumptions] == [
            "Tokens are cached [ASSUMPTION: needs verification]"
        ]


REFERENCE = {
    "phase": "cite",
    "claim": "auth is in jwt.ts",
    "grounding": "code_reference",
    "evidence": {"path": "${PROJECT_ROOT}/src/auth/jwt.ts", "line": "2-5"},
}
WISH = {
    "phase": "cite",
    "claim": "the user wants dark mode",
    "grounding": "user_input",
    "evidence": {"message_id": "msg-7"},
}


class TestGroundingTypes:
    def test_only_citations_count_unless_configured(self, check):
        assert check(REFERENCE, WISH).grounded_claims == 0
        policy = Policy(counts=["citation", "code_reference", "user_input"])
        assert check(REFERENCE, WISH, policy=policy).grounded_claims == 2

    def test_assumptions_never_count(self):
        with pytest.raises(ValueError, match="assumption"):
            Policy(counts=["citation", "assumption"])

    @pytest.mark.parametrize(
        ("path", "line", "code"),
        [
            ("${PROJECT_ROOT}/src/auth/jwt.ts", 99, "out_of_range"),
            ("${PROJECT_ROOT}/src/auth/jwt.ts", None, "no_line"),
            ("${PROJECT_ROOT}/src/none.ts", 1, "no_such_file"),
            ("src/auth/jwt.ts", 1, "no_prefix"),
        ],
    )
    def test_a_reference_needs_a_line_that_exists(self, check, path, line, code):
        row = {**REFERENCE, "evidence": {"path": path, "line": line}}
        report = check(row, policy=Policy(counts=["code_reference"]))
        assert report.grounded_claims == 0
        assert report.problems[0].code == code

    def test_user_input_needs_a_message_or_source(self, check):
        row = {**WISH, "evidence": {"message_id": " "}}
        report = check(row, policy=Policy(counts=["user_input"]))
        assert report.grounded_claims == 0

    def test_a_type_may_be_an_object(self, check):
        grounding = {"type": "citation", **good()["evidence"]}
        assert check({"phase": "cite", "claim": "x", "grounding": grounding}).grounded_claims == 1

    @pytest.mark.parametrize("grounding", ["citations", "", None, 3, ["citation"]])
    def test_an_unknown_type_is_ungrounded(self, check, grounding):
        row = {"phase": "cite", "claim": "x", "grounding": grounding}
        report = check(row)
        assert report.grounded_claims == 0
        assert report.problems[0].code == "unflagged"


class TestAssumptions:
    def test_are_listed_with_their_lines(self, check):
        report = check(good(), assumption("users prefer dark mode"))
        assert [(claim.number, claim.text) for claim in report.assumptions] == [
            (2, "users prefer dark mode")
        ]

    def test_in_bulk_are_reported_even_where_they_pass(self, check):
        report = check(good(), assumption(), assumption(), threshold=0)
        assert report.status == "pass"
        assert [p.code for p in report.problems] == [
            "assumption",
            "assumption",
            "bulk_assumptions",
        ]

    def test_a_few_are_no_bulk(self, check):
        report = check(good(), assumption())
        assert "bulk_assumptions" not in [problem.code for problem in report.problems]


class TestModes:
    def test_strict_blocks(self, check):
        assert check(assumption()).status == "fail"
        assert check(assumption()).blocked

    def test_warn_warns(self, check):
        report = check(assumption(), mode="warn")
        assert report.status == "warn"
        assert not report.blocked

    def test_disabled_skips(self, check, tmp_path):
        assert check(assumption(), mode="disabled").status == "disabled"
        assert check_trajectory(tmp_path / "none", mode="disabled").status == "disabled"

    def test_an_unknown_mode_is_refused(self, check):
        with pytest.raises(ValueError, match="strict, warn or disabled"):
            check(good(), mode="lenient")

    def test_zero_claims_pass_unless_configured(self, check):
        assert check().status == "pass"
        assert check(policy=Policy(zero_claim_passes=False)).status == "fail"

    def test_a_fabricated_citation_blocks_whatever_the_ratio(self, check):
        report = check(*[good()] * 99, cite("export function invented()"))
        assert report.grounding_ratio == Fraction(99, 100)
        assert report.blocked
        assert check(*[good()] * 99, cite("export function invented()"), mode="warn").status == (
            "warn"
        )

    def test_a_badly_written_citation_only_lowers_the_ratio(self, check):
        report = check(*[good()] * 99, cite("validateToken", path="$src/auth/jwt.ts"))
        assert report.grounding_ratio == Fraction(99, 100)
        assert report.status == "pass"


class TestHostileFiles:
    def test_a_malformed_line_among_good_ones_is_an_ungrounded_claim(self, check):
        report = check(good(), "this is not JSON", good())
        assert (report.total_claims, report.grounded_claims) == (3, 2)
        assert (report.problems[0].line, report.problems[0].code) == (2, "malformed")

    @pytest.mark.parametrize(
        "line",
        [
            '["phase", "cite"]',
            '"cite"',
            "42",
            '{"phase":"cite","grounding":"assumption","grounding":"citation"}',
            '{"phase":"cite","score":NaN}',
            '{"phase":"cite"',
            '{"phase":"cite"} {"phase":"cite"}',
            "1" * 5000,
        ],
    )
    def test_what_is_no_json_object_is_malformed(self, check, line):
        report = check(good(), line)
        assert [problem.code for problem in report.problems] == ["malformed"]

    def test_blank_lines_and_a_byte_order_mark_are_nothing(self, write, project):
        path = write(good(), "", "   ", good())
        path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
        report = check_trajectory(path, root=project)
        assert (report.total_claims, report.grounded_claims) == (2, 2)

    @pytest.mark.parametrize(
        ("content", "message"),
        [
            (b"just\nsome\ntext\n", "not one line is a JSON object"),
            (b"[1, 2, 3]\n", "not one line is a JSON object"),
            (b'{"phase":"cite"}\n\x89PNG\r\n\x1a\n', ":2: byte 0 is not UTF-8"),
            (b'{"phase":"cite"}\n{"a":"\0"}\n', ":2: a null character"),
            (b"{" + b"x" * (1 << 20) + b"}\n", ":1: the line is longer than"),
            (b'{"a":' + b"[" * 100_000 + b"]" * 100_000 + b"}\n", ":1: the JSON is nested"),
            (b'{"a":' + b'{"a":' * 90_000 + b"1" + b"}" * 90_001 + b"\n", ":1: the JSON is nested"),
        ],
    )
    def test_what_is_no_trajectory_is_not_checked(self, tmp_path, content, message):
        path = tmp_path / "hostile.jsonl"
        path.write_bytes(content)
        with pytest.raises(CouldNotCheck, match=message):
            check_trajectory(path, root=tmp_path)

    @pytest.mark.parametrize("end", ["\n", "\r\n"])
    @pytest.mark.parametrize("padding", [0, 100, 20_000, 300_000])
    def test_lines_of_any_length_are_numbered_as_they_stand(self, tmp_path, padding, end):
        path = tmp_path / "long.jsonl"
        rows = [f'{{"phase": "cite", "claim": "\u00e9{"x" * (padding + at)}"}}' for at in range(20)]
        path.write_bytes(end.join([*rows, "", "no JSON", *rows]).encode())
        lines = [problem.line for problem in check_trajectory(path, root=tmp_path).problems]
        assert lines == [*range(1, 21), *range(22, 43)]
        for wrong, why in ((b"\xff", "byte 1 is not UTF-8"), (b"\0", "a null character")):
            path.write_bytes(end.join([*rows, "", "a"]).encode() + wrong)
            with pytest.raises(CouldNotCheck, match=f":22: {why}"):
                check_trajectory(path, root=tmp_path)

    def test_a_line_of_many_blocks_is_read_up_to_the_limit(self, tmp_path):
        path = tmp_path / "long.jsonl"
        row = json.dumps({"phase": "cite", "claim": ""})
        longest = row.replace('""', f'"{"x" * (MAX_LINE_BYTES - len(row))}"')
        path.write_text(f"{row}\n{longest}\n{row}")
        assert check_trajectory(path, root=tmp_path).total_claims == 3
        path.write_text(f"{row}\n{longest} \n{row}")
        with pytest.raises(CouldNotCheck, match=":2: the line is longer than"):
            check_trajectory(path, root=tmp_path)

    def test_a_missing_file_or_root_is_not_checked(self, tmp_path, write):
        with pytest.raises(CouldNotCheck, match="none"):
            check_trajectory(tmp_path / "none", root=tmp_path)
        with pytest.raises(CouldNotCheck, match="root"):
            check_trajectory(write(good()), root=tmp_path / "none")
        with pytest.raises(CouldNotCheck, match="irectory"):
            check_trajectory(tmp_path, root=tmp_path)

    @pytest.mark.parametrize(
        "value", [None, 3, True, [], {}, [[]], {"path": {}}, {"line": []}, [{"quote": 1}], "\ud800"]
    )
    @pytest.mark.parametrize("key", ["claim", "grounding", "evidence", "citations", "path", "line"])
    def test_odd_values_are_ungrounded_and_never_crash(self, check, key, value):
        row = {"phase": "cite", "grounding": "citation", key: value}
        report = check(row)
        assert (report.total_claims, report.grounded_claims) == (1, 0)

    def test_a_hostile_text_is_read_in_linear_time(self, check):
        texts = (" " * 500_000, "`" * 500_000, "[" * 500_000, '"' * 500_001, "` [" * 150_000)
        rows = [{"phase": "cite", "grounding": "citation", "claim": text} for text in texts]
        start = time.perf_counter()
        assert check(*rows).grounded_claims == 0
        assert time.perf_counter() - start < 5

    def test_fifty_thousand_lines_take_less_than_five_seconds(self, check):
        rows = [json.dumps(good(f"claim {number}")) for number in range(50_000)]
        start = time.process_time()
        report = check(*rows)
        assert time.process_time() - start < 5
        assert report.grounded_claims == 50_000

    def test_values_nested_as_deep_as_json_goes_do_not_crash(self, check):
        deep = "[" * 900 + "]" * 900
        for key in ("phase", "claim", "grounding", "evidence", "citations"):
            row = '{"phase": "cite", "grounding": "citation"}'.replace("}", f', "{key}": {deep}}}')
            assert check(good(), row.replace('"phase": "cite", ', "") if key == "phase" else row)


KEYS = ("phase", "claim", "grounding", "evidence", "citations", "quote", "path", "line", "query1")
VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from(["cite", "citation", "negative_ground", "${PROJECT_ROOT}/a.py", "`x` [a:1]"])
    | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4)
    ),
    max_leaves=8,
)


class TestAnything:
    @given(rows=st.lists(st.dictionaries(st.sampled_from(KEYS), VALUES, max_size=6), max_size=4))
    @settings(
        suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=100, deadline=None
    )
    def test_in_an_empty_project_no_row_of_any_shape_is_grounded(self, rows, tmp_path):
        path = tmp_path / "trajectory.jsonl"
        session = [{"phase": "start"}, *rows]
        path.write_text("".join(json.dumps(row) + "\n" for row in session))
        report = check_trajectory(path, root=tmp_path)
        assert report.grounded_claims == 0
        assert to_text(report)
        assert json.dumps(report.to_json())
        assert not (report.total_claims and report.status == "pass")

    @given(content=st.binary(max_size=200))
    @settings(
        suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=100, deadline=None
    )
    def test_bytes_of_any_kind_are_checked_or_refused(self, content, tmp_path):
        path = tmp_path / "trajectory.jsonl"
        path.write_bytes(content)
        try:
            report = check_trajectory(path, root=tmp_path)
        except CouldNotCheck:
            return
        assert report.total_claims == 0 or report.blocked
