"""Claims of absence: two different searches, and what the documents say."""

import json
import math
from fractions import Fraction
from types import SimpleNamespace

import pytest
from corvid_runtime.enforcement import Policy, check_trajectory, verify_ghost
from corvid_runtime.enforcement.codebase import with_parts_of_names
from corvid_runtime.enforcement.ghosts import count_mentions, shared

CLAIM = "OAuth2 SSO is not implemented"
QUERIES = ("OAuth2 authentication SSO", "single sign-on identity provider")


def nothing(query):
    return []


class TestVerify:
    def test_two_diverse_queries_that_find_nothing(self):
        verdict = verify_ghost(CLAIM, QUERIES, nothing)
        assert verdict
        assert verdict.status == "verified"
        assert verdict.flag is None

    @pytest.mark.parametrize("found", QUERIES)
    def test_either_query_that_finds_something(self, found):
        verdict = verify_ghost(CLAIM, QUERIES, lambda q: [{"score": 0.7}] if q == found else [])
        assert not verdict
        assert verdict.status == "found"
        assert verdict.flag == "[UNVERIFIED GHOST]"

    @pytest.mark.parametrize(
        ("score", "verified"),
        [(0.39, True), (0.4, False), (0.41, False), (0, True), (math.nan, False)],
    )
    def test_the_similarity_threshold(self, score, verified):
        for result in (score, {"score": score}, SimpleNamespace(score=score)):
            assert bool(verify_ghost(CLAIM, QUERIES, lambda q, r=result: [r])) is verified

    def test_a_result_without_a_score_is_a_match(self):
        assert verify_ghost(CLAIM, QUERIES, lambda q: ["src/sso.py:3"]).status == "found"

    def test_a_failing_search_is_no_verdict(self):
        with pytest.raises(OSError, match="search is down"):
            verify_ghost(CLAIM, QUERIES, lambda q: (_ for _ in ()).throw(OSError("search is down")))
        with pytest.raises(TypeError):
            verify_ghost(CLAIM, QUERIES, lambda q: None)

    @pytest.mark.parametrize("queries", [(), ("OAuth2",), ("OAuth2", ""), ("OAuth2", "?!")])
    def test_too_few_queries(self, queries):
        assert verify_ghost(CLAIM, queries, nothing).status == "too_few_queries"

    def test_more_queries_where_configured(self):
        assert verify_ghost(CLAIM, QUERIES, nothing, query_count=3).status == "too_few_queries"
        three = (*QUERIES, "SAML federation")
        assert verify_ghost(CLAIM, three, nothing, query_count=3)

    @pytest.mark.parametrize("threshold", [-1, 2, "x"])
    def test_refuses_a_threshold_that_is_none(self, threshold):
        with pytest.raises(ValueError, match="0 to 1"):
            verify_ghost(CLAIM, QUERIES, nothing, threshold=threshold)


class TestDiversity:
    @pytest.mark.parametrize(
        "queries",
        [
            ("OAuth login", "SSO identity"),
            ("OAuth2 authentication SSO login", "single sign-on identity provider SAML"),
            ("oauth sso saml", "identity.provider sign.on auth.provider"),
            ("OAuth login", "SSO login"),
        ],
    )
    def test_other_words_are_diverse(self, queries):
        assert verify_ghost(CLAIM, queries, nothing)

    @pytest.mark.parametrize(
        "queries",
        [
            ("OAuth login", "OAuth login"),
            ("OAuth login", "login OAuth"),
            ("OAuth login", "OAuth logins"),
            ("OAuth login", "the OAUTH-login"),
            ("OAuth", "OAuth login page button token"),
            ("user authentication", "users authenticate"),
            ("caching layer", "the cache layers"),
        ],
    )
    def test_the_same_words_again_are_not(self, queries):
        verdict = verify_ghost(CLAIM, queries, nothing)
        assert verdict.status == "not_diverse"
        assert verdict.shared > Fraction(1, 2)

    def test_a_third_query_can_bring_the_diversity(self):
        assert verify_ghost(CLAIM, ("OAuth", "OAuth2", "SAML federation"), nothing)

    def test_is_symmetric(self):
        assert shared("a cat", "cat dog bird") == shared("cat dog bird", "a cat") == 1


class TestDocuments:
    def test_three_mentions_are_high_ambiguity(self):
        documents = ["We offer OAuth2 SSO.", "SSO by OAuth2 is planned.\nOther.\nOAuth2 SSO!"]
        verdict = verify_ghost(CLAIM, QUERIES, nothing, documents=documents)
        assert verdict.doc_mentions == 3
        assert verdict.high_ambiguity
        assert verdict.flag == "[UNVERIFIED GHOST]"
        assert verdict.action == "human_audit_required"

    def test_two_are_not(self):
        verdict = verify_ghost(CLAIM, QUERIES, nothing, documents=["OAuth2 SSO", "OAuth2 SSO"])
        assert verdict.verified

    def test_a_single_text_is_one_document(self):
        assert count_mentions(CLAIM, "OAuth2 SSO\nOAuth2 SSO") == 2

    def test_every_mention_in_a_line_counts(self):
        assert count_mentions("GraphQL is missing", ["GraphQL, graphql and GRAPHQL"]) == 3

    def test_other_words_of_the_claim_are_no_mention(self):
        assert count_mentions("GraphQL is not implemented", ["It is not implemented."] * 9) == 0


ROW = {
    "phase": "negative_ground",
    "claim": "OAuth2 SSO not implemented",
    "query1": QUERIES[0],
    "results1": 0,
    "query2": QUERIES[1],
    "results2": 0,
    "doc_mentions": 0,
}


class TestInATrajectory:
    def test_a_verified_absence_passes(self, check):
        report = check(ROW)
        assert report.status == "pass"
        assert report.ghosts[0].verified

    def test_high_ambiguity_blocks_under_strict_and_warns_under_warn(self, check):
        row = {**ROW, "doc_mentions": 5}
        assert check(row).blocked
        assert check(row).ghosts[0].high_ambiguity
        assert check(row, mode="warn").status == "warn"

    def test_what_the_row_says_of_itself_is_believed_if_it_is_bad(self, check):
        assert check({**ROW, "status": "high_ambiguity"}).blocked
        assert check({**ROW, "results2": 3}).blocked

    def test_a_row_that_denies_what_the_code_holds_is_found_out(self, check, project):
        (project / "src" / "sso.py").write_text("def oauth2_login(sso): ...\n")
        report = check(ROW)
        assert report.blocked
        assert report.ghosts[0].status == "found"

    def test_compound_names_are_found(self, check, project):
        (project / "src" / "sso.py").write_text("class SSOIdentityProvider(OAuth2Base): ...\n")
        assert check(ROW).ghosts[0].status == "found"

    def test_code_in_any_encoding_is_searched_and_binaries_are_not(self, check, project):
        (project / "image.bin").write_bytes(b"\0OAuth2 authentication SSO")
        assert check(ROW).status == "pass"
        (project / "b\udcff.py").write_bytes("# nothing\n".encode("latin-1"))
        assert check(ROW).status == "pass"
        (project / "wide.cs").write_text("class OAuth2SSO {}", encoding="utf-16")
        assert check(ROW).blocked

    def test_the_trajectory_itself_is_not_searched(self, project):
        path = project / "session.json"
        path.write_text(json.dumps(ROW) + "\n")
        assert check_trajectory(path, root=project).status == "pass"

    def test_documents_and_hidden_or_installed_code_are_not_code(self, check, project):
        for place in ("notes.md", ".cache/a.py", "node_modules/b.js", "venv/c.py"):
            path = project / place
            path.parent.mkdir(exist_ok=True)
            path.write_text("OAuth2 authentication SSO single sign-on identity provider")
        assert check(ROW).status == "pass"

    def test_mentions_are_counted_where_the_row_does_not_say(self, check, project):
        (project / "prd.md").write_text("OAuth2 SSO\n" * 3)
        row = {key: value for key, value in ROW.items() if key != "doc_mentions"}
        assert check(row).ghosts[0].doc_mentions == 3
        assert check(row).blocked

    def test_the_same_query_twice_is_no_second_query(self, check):
        assert check({**ROW, "query2": QUERIES[0]}).ghosts[0].status == "not_diverse"

    def test_no_queries_at_all(self, check):
        report = check({"phase": "negative_ground", "claim": "no SSO", "status": "verified"})
        assert report.blocked

    def test_another_search_can_be_plugged_in(self, check):
        report = check(ROW, search=lambda query: [{"score": 0.9}])
        assert report.ghosts[0].queries[0].matches == 1
        assert report.blocked

    def test_settings(self, check):
        row = {**ROW, "doc_mentions": 5}
        assert check(row, policy=Policy(enabled=False)).ghosts == ()
        assert check(row, policy=Policy(doc_mention_threshold=6)).status == "pass"
        assert check(row, policy=Policy(strict_mode_blocks=False)).status == "warn"
        assert check(ROW, policy=Policy(query_count=3)).blocked

    def test_the_other_spelling_in_use(self, check):
        row = {
            "phase": "negative_grounding",
            "feature": "OAuth2 SSO",
            "query_1": QUERIES[0],
            "results_1": 0,
            "query_2": QUERIES[1],
            "results_2": 0,
            "doc_mentions": 0,
        }
        assert check(row).status == "pass"
        assert check({**row, "results_2": 1}).blocked


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("parseHTTPRequest2(y)", "parse HTTPRequest2 HTTP Request2 Request 2"),
        ("class OAuth2SSO:", "OAuth2 SSO OAuth 2"),
        ("oauth_login", "oauth_login"),
    ],
)
def test_compound_names_are_indexed_with_their_parts(line, words):
    assert set(words.split()) <= set(with_parts_of_names(line).split())


@pytest.mark.parametrize("char", ["\0", "\ud800", "\x1b", '"', "'", ";", "*"])
def test_a_hostile_query_is_words_like_any_other(check, project, char):
    (project / "src" / "sso.py").write_text("def oauth2_login(sso): ...\n")
    row = {**ROW, "query1": f"oauth2{char}login{char}"}
    (ghost,) = check(row).ghosts
    assert ghost.status == "found"
