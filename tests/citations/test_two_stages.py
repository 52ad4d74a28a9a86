"""The second stage: values without a model, and a model that is not believed blindly."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from corvid_runtime.citations import (
    Claim,
    EndpointCheck,
    Entailment,
    EntailmentVerdict,
    Span,
    ValueCheck,
    check_entailment,
)

from tests.citations.claims import KINDS, battery, tally

LEASE = (
    "The lease term is five (5) years commencing January 1, 2024. Rent of $1,200.50 is due within"
    " ten business days. The tenant may renew for one additional five-year term, but may not assign"
    " the lease without the landlord's prior consent. The late fee is 4.5% of the rent, and not"
    " more than $1.5 million. Acme Corp. owns the building; it returns AssertionError from"
    " __exit__."
)


@pytest.fixture(scope="module")
def counts() -> dict[str, Any]:
    return tally(ValueCheck())


class TestBattery:
    """The limits that are promised; `python -m tests.citations.claims` prints the counts."""

    def test_there_are_enough_claims_of_every_kind(self) -> None:
        claims = battery()
        assert len(claims) == len(set(claims)) >= 400
        assert all(sum(case.kind == kind for case in claims) >= 40 for kind in KINDS)

    @pytest.mark.parametrize("kind", ["altered number", "altered date", "flipped negation"])
    def test_nothing_altered_is_accepted(self, counts: dict[str, Any], kind: str) -> None:
        assert set(counts[kind]) == {"values_missing"}

    def test_few_honest_claims_are_refused(self, counts: dict[str, Any]) -> None:
        supported = counts["supported"]
        assert supported["values_missing"] <= 0.05 * supported.total()
        assert supported["values_present"] > 0.8 * supported.total()

    @pytest.mark.parametrize("kind", KINDS)
    def test_it_never_says_supported(self, counts: dict[str, Any], kind: str) -> None:
        assert counts[kind].keys() <= {"values_present", "values_missing", "not_checked"}


class TestValues:
    @pytest.mark.parametrize(
        "claim",
        [
            *("The term is 5 years.", "The term is sixty months.", "A five-year term."),
            *("Five years is the term.", "Sixty months is the term."),
            *("It begins on 2024-01-01.", "It starts in January 2024.", "From 1 January 2024."),
            *("The rent is 1200.50 dollars.", "Rent: $1,200.50", "Due within 10 working days."),
            *("The fee is 4.5 per cent.", "The fee is at most $1,500,000.", "In 2024."),
            *("The fee has a maximum of $1.5 million.", "Its maximum of $1.5 million is due."),
            *("Acme owns the building.", "It returns AssertionError.", "The tenant can't assign."),
            *("The tenant may renew.", "Tenants may renew for 5 years."),
            *("It may not be assigned without consent.",),
        ],
    )
    def test_a_value_that_is_there(self, claim: str) -> None:
        assert ValueCheck().judge(claim, LEASE).missing == ()

    @pytest.mark.parametrize(
        ("claim", "missing"),
        [
            ("The term is six years.", "six years"),
            ("Six years is the term.", "Six years"),
            ("The term is five months.", "five months"),
            ("The term is 5.5 years.", "5.5 years"),
            ("The term is 15 years.", "15 years"),
            ("It begins on 2024-02-01.", "2024-02-01"),
            ("It begins on January 2, 2024.", "January 2, 2024"),
            ("It begins in January 2025.", "January 2025"),
            ("The rent is $1,200.05.", "$1,200.05"),
            ("The rent is €1,200.50.", "€1,200.50"),
            ("Pay within 10 calendar days.", "within 10 calendar days"),
            ("The fee is 45%.", "45%"),
            ("The fee is at least $1.5 million.", "at least $1.5 million"),
            ("The fee has a minimum of $1.5 million.", "a minimum of $1.5 million"),
            ("Its minimum of $1.5 million is due.", "minimum of $1.5 million"),
            ("Globex owns the building.", "Globex"),
            ("It returns TypeError.", "TypeError"),
            ("It returns from __enter__.", "__enter__"),
            ("The tenant may assign the lease.", "not assign (the passage says so)"),
            ("The lease is assigned.", "not assign (the passage says so)"),
            ("The tenant may not renew.", "not renew"),
            ("The tenant is prohibited from renewing.", "prohibited from renewing"),
            ("Nobody owns the building.", "nobody owns"),
            ("The tenant may _not_ renew.", "not renew"),
            ("The tenant **may** assign.", "not assign (the passage says so)"),
        ],
    )
    def test_one_that_is_not_is_named(self, claim: str, missing: str) -> None:
        verdict = ValueCheck().judge(claim, LEASE)
        assert verdict.label == "values_missing"
        assert missing in verdict.missing
        assert not verdict

    def test_the_best_verdict_is_no_support(self) -> None:
        verdict = ValueCheck().judge("The term is five years.", LEASE)
        assert verdict.label == "values_present"
        assert not verdict

    def test_a_claim_without_values_is_not_checked(self) -> None:
        verdict = ValueCheck().judge("the landlord is generous", "the landlord is kind")
        assert (verdict.label, verdict.reason) == ("not_checked", "the claim states no value")

    @pytest.mark.parametrize("text", ["", " ", "\0", "1" * 5000, "not " * 3000, "a-" * 3000, "¹²³"])
    def test_any_text_has_a_verdict(self, text: str) -> None:
        started = time.monotonic()
        ValueCheck().judge(text, LEASE)
        ValueCheck().judge("The term is 5 years.", text)
        assert time.monotonic() - started < 20


Answer = Callable[[BaseHTTPRequestHandler], None]


class Endpoint:
    """A real server on loopback that answers as a test says."""

    def __init__(self, answer: Answer) -> None:
        self.asked: list[dict[str, Any]] = []
        self.headers: list[str | None] = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                outer.asked.append(json.loads(self.rfile.read(length)))
                outer.headers.append(self.headers["Authorization"])
                assert self.path == "/v1/chat/completions"
                answer(self)

            def log_message(self, *arguments: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, args=(0.01,), daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server.server_address[1]}/v1"


@pytest.fixture
def serve() -> Iterator[Callable[[Answer], Endpoint]]:
    running: list[Endpoint] = []

    def serve(answer: Answer) -> Endpoint:
        running.append(Endpoint(answer))
        return running[-1]

    yield serve
    for each in running:
        each.server.shutdown()
        each.server.server_close()


def reply(body: bytes, status: int = 200) -> Answer:
    def answer(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(status)
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    return answer


def says(content: object) -> Answer:
    text = content if isinstance(content, str) else json.dumps(content)
    return reply(json.dumps({"choices": [{"message": {"content": text}}]}).encode())


GOOD = {"label": "entailed", "quote": "The lease term is five (5) years", "score": 0.9}
CLAIM = "The lease lasts five years."


class TestEndpoint:
    def judge(self, endpoint: Endpoint, claim: str = CLAIM, **options: Any) -> EntailmentVerdict:
        return EndpointCheck(endpoint.url, "toy", **options).judge(claim, LEASE)

    def test_an_answer_that_quotes_the_passage_counts(self, serve: Any) -> None:
        endpoint = serve(says(GOOD))
        verdict = self.judge(endpoint, api_key="secret")
        assert verdict
        assert (verdict.score, verdict.method, verdict.quote) == (0.9, "toy", GOOD["quote"])
        (asked,) = endpoint.asked
        assert asked["model"] == "toy"
        assert json.loads(asked["messages"][-1]["content"]) == {"passage": LEASE, "claim": CLAIM}
        assert endpoint.headers == ["Bearer secret"]
        assert "secret" not in repr(EndpointCheck(endpoint.url, "toy", api_key="secret"))

    def test_a_fence_around_the_answer_is_looked_through(self, serve: Any) -> None:
        assert self.judge(serve(says(f"```json\n{json.dumps(GOOD)}\n```")))

    @pytest.mark.parametrize("label", ["contradicted", "neutral"])
    def test_what_is_not_entailed_is_no_support(self, serve: Any, label: str) -> None:
        verdict = self.judge(serve(says({**GOOD, "label": label})))
        assert verdict.label == label
        assert not verdict

    @pytest.mark.parametrize(
        "quote",
        ["The lease term is six years", "lease term", "five", "", None, 5],
    )
    def test_a_liar_that_quotes_what_is_not_there_is_not_believed(
        self, serve: Any, quote: object
    ) -> None:
        verdict = self.judge(serve(says({**GOOD, "quote": quote})))
        if quote in ("lease term", "five"):  # it stands there
            assert verdict
        else:
            assert (verdict.label, verdict.quote) == ("not_checked", None)
            assert "do not stand in the passage" in verdict.reason

    def test_a_liar_cannot_make_an_altered_value_supported_and_is_not_asked(
        self, serve: Any
    ) -> None:
        endpoint = serve(says(GOOD))
        for claim in ("The lease lasts six years.", "The tenant may assign the lease."):
            assert self.judge(endpoint, claim).label == "values_missing"
        assert endpoint.asked == []

    @pytest.mark.parametrize(
        "answer",
        [
            *(says("yes"), says(""), says("entailed 0.9"), says([]), says("null"), says("{")),
            *(
                says({}),
                says({**GOOD, "label": "supported"}),
                says({**GOOD, "label": ["entailed"]}),
            ),
            *(
                says({**GOOD, "score": 7}),
                says({**GOOD, "score": "1"}),
                says({**GOOD, "score": True}),
            ),
            says(
                '{"label": "entailed", "quote": "The lease term is five (5) years", "score": NaN}'
            ),
            *(reply(b""), reply(b"\xff\xfe"), reply(b"{}"), reply(b"[]"), reply(b"null")),
            *(reply(b'{"choices": []}'), reply(b'{"choices": [{"message": {"content": null}}]}')),
            *(reply(b"[" * 100_000), reply(b" " * ((1 << 20) + 1))),
            *(reply(b"{}", 401), reply(b"{}", 500), reply(b"", 302)),
        ],
    )
    def test_nonsense_is_no_verdict(self, serve: Any, answer: Answer) -> None:
        verdict = self.judge(serve(answer))
        assert verdict.label == "not_checked"
        assert verdict.reason

    @pytest.mark.parametrize("kind", ["silent", "drips a body", "drips a header", "hangs up"])
    def test_a_server_that_stalls_is_left(self, serve: Any, kind: str) -> None:
        over = threading.Event()

        def stall(handler: BaseHTTPRequestHandler) -> None:
            if kind == "hangs up":
                return
            if kind == "drips a body":
                handler.send_response(200)
                handler.send_header("Content-Length", "100000")
                handler.end_headers()
            elif kind == "drips a header":
                handler.wfile.write(b"HTTP/1.1 200 OK\r\nX: ")
            while not over.wait(0.05) and kind != "silent":
                handler.wfile.write(b"x")

        started = time.monotonic()
        verdict = self.judge(serve(stall), timeout=0.5)
        over.set()
        assert verdict.label == "not_checked"
        assert time.monotonic() - started < 5

    def test_an_endpoint_that_is_not_there_is_no_verdict(self) -> None:
        verdict = EndpointCheck("http://127.0.0.1:9/v1", "toy", timeout=2).judge(CLAIM, LEASE)
        assert "cannot be asked" in verdict.reason

    @pytest.mark.parametrize(
        "url", ["", "ftp://x/v1", "file:///etc/passwd", "127.0.0.1:80", "http://"]
    )
    def test_an_address_that_is_none_is_refused(self, url: str) -> None:
        with pytest.raises(ValueError, match="no http address"):
            EndpointCheck(url, "toy")


class Local:
    """A local entailment model fits the protocol as it is."""

    def judge(self, claim: str, passage: str) -> EntailmentVerdict:
        return EntailmentVerdict("entailed", 0.8, "local")


@pytest.mark.parametrize(
    "checker", [ValueCheck(), EndpointCheck("http://127.0.0.1:9", "x"), Local()]
)
def test_no_checker_is_asked_about_a_quote_that_does_not_stand(checker: Entailment) -> None:
    claim = Claim("The term is ten years", (Span("lease", "The lease term is ten years"),))
    verdict = check_entailment(claim, {"lease": LEASE}, checker)
    assert (verdict.label, verdict.method) == ("not_checked", "quote verification")
