"""Grounding: evidence in, citations checked, and only what was found may be cited."""

import asyncio
import json
from operator import itemgetter

import pydantic
import pytest
from corvid_runtime import (
    CitationViolation,
    GroundedValue,
    Location,
    PromptTransform,
    UngroundedReturn,
    prompt,
)
from corvid_runtime.citations import Citation, CitationContract, InsufficientEvidence
from corvid_runtime.retrievers import (
    Hit,
    compress,
    grounding,
    multi_query,
    retrieval_pipeline,
    retrieved,
    toolbox,
)

from .conftest import RULES

QUESTION = "What do members pay?"
QUOTE = "Members pay ten euros a month."


def citing(quote=QUOTE, source="rules", **more):
    return {"answer": "Ten euros.", "citations": [{"source_id": source, "quote": quote, **more}]}


@pytest.fixture
def ground(docs):
    def ground(**options):
        contract = CitationContract(required=True, quotes="required")
        settings = {"id": "rules", "retriever": docs, "query": itemgetter("question")}
        return grounding(**{**settings, "citations": contract, **options})

    return ground


def script(*answers):
    """A function to ask that gives these answers in turn, and records how it was asked."""
    left = list(answers)

    def ask(**arguments):
        ask.asked.append(arguments)
        return left.pop(0)

    ask.asked = []
    return ask


def sources(value):
    return {step.source for step in value.sources().retrievals()}


class TestContext:
    def test_the_evidence_is_grounded_and_names_what_to_cite(self, ground):
        ask = script(citing())
        ground().answer(ask, question=QUESTION)
        (asked,) = ask.asked
        assert asked["question"] == QUESTION
        assert asked["feedback"] == ""
        assert isinstance(asked["evidence"], GroundedValue)
        assert QUOTE in asked["evidence"]
        assert "source_id=rules" in asked["evidence"]
        assert "tools" not in asked

    def test_the_answer_is_grounded_in_what_it_cites(self, ground):
        reply = ground().answer(script(citing()), question=QUESTION)
        assert isinstance(reply, GroundedValue)
        assert reply["answer"] == "Ten euros."
        assert sources(reply) == {"club/rules"}
        assert any(isinstance(step, PromptTransform) for step in reply.sources())
        (step,) = reply.sources().retrievals()
        assert step.location.char_span == (0, len(RULES))

    def test_a_prompt_keeps_its_own_step(self, ground):
        @prompt(model="m", confidence=0.7)
        def answer_rules(question: str, evidence: str, feedback: str) -> dict:
            assert type(evidence) is str
            return citing()

        reply = ground().answer(answer_rules, question=QUESTION)
        steps = [step for step in reply.sources() if isinstance(step, PromptTransform)]
        assert [step.prompt_name for step in steps] == ["answer_rules"]
        assert reply.confidence == 0.7

    def test_json_text_is_an_answer(self, ground):
        reply = ground().answer(script(json.dumps(citing())), question=QUESTION)
        assert isinstance(reply, GroundedValue)
        assert json.loads(reply)["answer"] == "Ten euros."

    def test_an_object_is_an_answer(self, ground):
        class Output:
            answer = "Ten euros."
            citations = citing()["citations"]

        assert ground().answer(script(Output()), question=QUESTION).answer == "Ten euros."

    def test_your_own_rendering_stays_grounded(self, ground):
        def render(hits):
            return " / ".join(f"{hit.source_id}: {hit.content}" for hit in hits)

        ask = script(citing())
        ground(render_evidence=render).answer(ask, question=QUESTION)
        evidence = ask.asked[0]["evidence"]
        assert evidence.startswith(("rules: ", "guide: "))
        assert sources(evidence) == {"club/rules", "club/guide"}

    def test_nothing_found_lets_the_model_refuse(self, ground):
        refusal = InsufficientEvidence("nothing about it", ("the founder",))
        ask = script(refusal)
        assert ground().answer(ask, question="zebra quagga") is refusal
        assert ask.asked[0]["evidence"] == "Nothing was found."

    def test_nothing_found_and_an_answer_all_the_same(self, ground):
        with pytest.raises(CitationViolation):
            ground(retries=0).answer(script(citing()), question="zebra quagga")

    def test_a_refusal_with_invented_spans_does_not_pass(self, ground):
        span = {"source_uri": "club/rules", "quote": "Members pay twelve euros a month."}
        refusal = {"reason": "unclear", "missing": ["x"], "spans": [span]}
        with pytest.raises(CitationViolation):
            ground(retries=0).answer(script(refusal), question=QUESTION)

    def test_a_refusal_may_name_what_it_tried_in_any_passage(self, ground):
        tried = ("Write to the secretary.", "Members pay the fee in January.")
        spans = [{"source_uri": "club/guide", "quote": quote} for quote in tried]
        refusal = {"reason": "unclear", "missing": ["children"], "spans": spans}
        asked = "members fee January secretary write"
        reply = ground().answer(script(refusal), question=asked)
        assert isinstance(reply, InsufficientEvidence)
        assert (reply.reason, reply.missing) == ("unclear", ("children",))
        assert [span.quote for span in reply.spans] == list(tried)
        across = [{"source_uri": "club/guide", "quote": " # Fees ".join(tried)}]
        with pytest.raises(CitationViolation):
            ground(retries=0).answer(script({**refusal, "spans": across}), question=asked)

    def test_a_prompt_may_refuse(self, ground):
        @prompt
        def answer_rules(question: str, evidence: str, feedback: str) -> str:
            return '{"reason": "unclear", "missing": ["children"]}'

        reply = ground().answer(answer_rules, question=QUESTION)
        assert reply == InsufficientEvidence("unclear", ("children",))
        assert not isinstance(reply, GroundedValue)

    def test_an_answer_is_no_refusal_for_having_a_reason(self, ground):
        sly = {"answer": "Twelve euros.", "reason": "I know", "missing": []}
        with pytest.raises(CitationViolation):
            ground(retries=0).answer(script(sly), question=QUESTION)


class TestWhatMayBeCited:
    @pytest.mark.parametrize(
        ("output", "code"),
        [
            (citing("Members pay twelve euros a month."), "not_found"),
            (citing("Members pay ten euros a week."), "not_found"),
            (citing(source="statutes"), "unknown_source"),
            (citing(namespace="elsewhere"), "unknown_source"),
            (citing(chunk_id="999-1000"), "unknown_source"),
            (citing(quote=None), "missing_quote"),
            (citing(quote=""), "missing_quote"),
            ({"answer": "Ten euros.", "citations": []}, "uncited"),
            ({"answer": "Ten euros."}, "malformed"),
            ({"answer": "Ten euros.", "citations": "rules"}, "malformed"),
            ({"answer": "Ten euros.", "citations": [7]}, "malformed"),
            ({"answer": "Ten euros.", "citations": [{"quote": QUOTE}]}, "malformed"),
            ("not JSON at all", "malformed"),
            ("[]", "malformed"),
            (None, "malformed"),
            ({"reason": 3, "missing": []}, "malformed"),
            ({"reason": "x", "missing": "y"}, "malformed"),
            ({"reason": "x", "missing": [], "spans": [{"quote": "z"}]}, "malformed"),
        ],
    )
    def test_what_does_not_hold_has_a_reason(self, ground, output, code):
        exchange = ground(retries=0).exchange(script(output), question=QUESTION)
        assert not exchange.ok
        assert code in [problem.code for problem in exchange.attempts[-1].report.problems]
        with pytest.raises(CitationViolation):
            _ = exchange.answer

    def test_a_passage_of_the_corpus_that_was_not_found_may_not(self, ground):
        output = citing("Write to the secretary.", source="guide")
        exchange = ground(retries=0).exchange(script(output), question="guests nothing")
        assert [problem.code for problem in exchange.attempts[0].report.problems] == [
            "unknown_source"
        ]

    def test_a_source_with_several_passages_is_told_apart_by_the_quote(self, ground):
        exchange = ground().exchange(script(citing()), question="members guests pay")
        assert exchange.ok
        assert all("ten euros" in hit.content for hit in exchange.cited)

    def test_one_that_nothing_tells_apart_is_ambiguous(self, ground):
        class Twice:
            def search(self, query, limit=6, filters=None):
                return [
                    retrieved(QUOTE, namespace=name, source_id="rules", chunk_id="0")
                    for name in ("club", "archive")
                ]

        exchange = ground(retriever=Twice(), retries=0).exchange(
            script(citing()), question=QUESTION
        )
        assert [problem.code for problem in exchange.attempts[0].report.problems] == ["ambiguous"]
        reply = ground(retriever=Twice()).answer(
            script(citing(namespace="archive")), question=QUESTION
        )
        assert sources(reply) == {"archive/rules"}

    def test_before_any_search_nothing_may(self, ground):
        exchange = ground(inject="tool", retries=0).exchange(script(citing()), question=QUESTION)
        assert [problem.code for problem in exchange.attempts[0].report.problems] == [
            "before_search"
        ]

    def test_one_answers_hits_are_not_the_nexts(self, ground):
        rules = ground(retries=0)
        assert rules.exchange(script(citing()), question=QUESTION).ok
        assert not rules.exchange(script(citing()), question="zebra").ok

    def test_quotes_are_verified_in_the_passage_and_not_in_its_excerpt(self, docs, ground):
        def choose(query, content):
            return ["Members pay", "euros a month."]

        narrowed = retrieval_pipeline(docs, [compress(choose)])
        rules = ground(retriever=narrowed, retries=0)
        ask = script(citing("Members pay euros a month."))
        assert not rules.exchange(ask, question="ten euros").ok
        assert "Members pay [\u2026] euros a month." in ask.asked[0]["evidence"]
        assert rules.exchange(script(citing()), question="ten euros").ok

    def test_more_citations_than_allowed_are_too_many(self, ground):
        contract = CitationContract(required=True, quotes="required", max_citations=1)
        guests = citing("Guests pay nothing.")["citations"]
        twice = {"answer": "Ten.", "citations": [*citing()["citations"], *guests]}
        rules = ground(citations=contract, retries=0)
        exchange = rules.exchange(script(twice), question=QUESTION)
        assert [problem.code for problem in exchange.attempts[0].report.problems] == ["too_many"]
        assert rules.exchange(script(citing()), question=QUESTION).ok


class TestPlaces:
    def test_a_quotation_is_walked_back_to_its_page_and_box(self, ground):
        place = Location(
            page=3,
            bbox=(10, 20, 200, 60),
            bbox_origin="top-left",
            char_span=(1000, 1000 + len(RULES)),
            extractor="pdf",
            extractor_confidence=0.9,
        )

        class Scanned:
            def search(self, query, limit=6, filters=None):
                return [
                    retrieved(
                        RULES,
                        namespace="scans",
                        source_id="rules.pdf",
                        chunk_id="p3",
                        location=place,
                        score=0.8,
                    )
                ]

        output = citing("Guests pay nothing.", source="rules.pdf")
        exchange = ground(retriever=Scanned()).exchange(script(output), question=QUESTION)
        (span,) = exchange.spans
        assert (span.page, span.bbox, span.location) == (3, (10, 20, 200, 60), place)
        start = 1000 + RULES.index("Guests")
        assert span.char_span == (start, start + len("Guests pay nothing."))
        (step,) = exchange.answer.sources().retrievals()
        assert (step.source, step.location, step.score) == ("scans/rules.pdf", place, 0.8)

    def test_without_a_quote_the_answer_is_grounded_in_what_it_names(self, ground):
        rules = ground(citations=CitationContract(required=True, quotes="optional"))
        output = {"answer": "Ten.", "citations": [{"source_id": "rules"}]}
        assert sources(rules.answer(script(output), question=QUESTION)) == {"club/rules"}

    def test_without_a_contract_and_without_hits_there_is_no_answer(self, ground):
        rules = ground(citations=CitationContract(required=False))
        with pytest.raises(UngroundedReturn, match="nothing was found"):
            rules.answer(script({"answer": "Ten."}), question="zebra")

    def test_without_citations_in_all_that_was_found(self, ground):
        rules = ground(citations=CitationContract(required=False))
        found = rules.answer(script({"answer": "Ten."}), question="members pay")
        assert sources(found) == {"club/rules", "club/guide"}


class TestRetry:
    def test_feedback_says_what_was_wrong(self, ground):
        ask = script(citing("Members pay twelve euros a month."), citing())
        assert ground().answer(ask, question=QUESTION)["answer"] == "Ten euros."
        assert "twelve" in ask.asked[1]["feedback"]
        assert ask.asked[1]["evidence"] == ask.asked[0]["evidence"]

    def test_exhausted_it_raises_and_names_the_quote(self, ground):
        ask = script(*[citing("Members pay twelve euros a month.")] * 3)
        with pytest.raises(CitationViolation, match="asked 3 times") as caught:
            ground().answer(ask, question=QUESTION)
        assert caught.value.span == "Members pay twelve euros a month."
        assert len(ask.asked) == 3

    def test_an_exception_of_the_model_is_passed_on(self, ground):
        def ask(**arguments):
            raise TimeoutError

        with pytest.raises(TimeoutError):
            ground().answer(ask, question=QUESTION)


class TestTools:
    def ask_with(self, *queries, output=None):
        def ask(question, tools, feedback, evidence=None):
            ask.evidence = [tools[0](query) for query in queries]
            return citing() if output is None else output

        return ask

    def test_what_a_tool_found_may_be_cited(self, ground):
        rules = ground(inject="tool", query=None)
        ask = self.ask_with("members pay")
        reply = rules.answer(ask, question=QUESTION)
        assert sources(reply) == {"club/rules"}
        assert isinstance(ask.evidence[0], GroundedValue)

    def test_both(self, ground):
        output = citing("Write to the secretary.", source="guide")
        rules = ground(inject="both", retries=0)
        assert not rules.exchange(self.ask_with(output=output), question="guests").ok
        assert rules.exchange(self.ask_with("secretary", output=output), question="guests").ok

    @pytest.mark.parametrize(
        "arguments",
        [
            {"query": ""},
            {"query": 3},
            {},
            {"query": "pay", "limit": 0},
            {"query": "pay", "limit": 7},
            {"query": "pay", "limit": True},
            {"query": "pay", "filters": {"tenant": "other"}},
            "not json",
            "[1]",
        ],
    )
    def test_bad_arguments_are_told_to_the_model(self, ground, arguments):
        session = ground(inject="tool").session()
        (tool,) = session.tools
        text = arguments if isinstance(arguments, str) else json.dumps(arguments)
        assert tool.run(text).startswith("The search was not made: ")
        assert session.hits == []

    def test_good_arguments_search(self, ground):
        session = ground(inject="tool").session()
        assert QUOTE in session.tools[0].run('{"query": "members pay", "limit": 6}')
        assert session.searches[0].query == "members pay"

    def test_names_and_collisions(self, ground):
        plain, named = ground(inject="tool"), ground(inject="tool", tool_prefix="club rules")
        assert set(toolbox(plain.session().tools, named.session().tools)) == {
            "search",
            "club_rules_search",
        }
        with pytest.raises(ValueError, match="tool_prefix"):
            toolbox(plain.session().tools, plain.session().tools)

    @pytest.mark.parametrize(
        ("tools", "name"),
        [
            ({"prefix": True}, "rules_search"),
            ({"prefix": "club"}, "club_search"),
            ({"prefix": False}, "search"),
            ({}, "search"),
        ],
    )
    def test_the_prefix_as_crux_has_it(self, docs, tools, name):
        terms = grounding(id="rules", retriever=docs, inject="tool", tools=tools)
        assert terms.session().tools[0].name == name

    @pytest.mark.parametrize(
        "options",
        [
            {"tools": {"prefix": True}, "tool_prefix": "club"},
            {"tools": {"suffix": True}},
            {"tools": {"prefix": 1}},
            {"tools": {"prefix": None}},
        ],
    )
    def test_a_prefix_that_is_none_is_refused(self, docs, options):
        with pytest.raises(ValueError, match="prefix"):
            grounding(id="rules", retriever=docs, inject="tool", **options)

    def test_definitions_for_providers(self, ground):
        (tool,) = ground(inject="tool", limit=4).session().tools
        assert tool.for_openai()["function"]["name"] == "search"
        assert tool.for_anthropic()["input_schema"]["properties"]["limit"]["maximum"] == 4


class TestSettings:
    @pytest.mark.parametrize(
        ("options", "message"),
        [
            ({"id": " "}, "id"),
            ({"limit": 0}, "limit"),
            ({"limit": 101}, "limit"),
            ({"limit": True}, "limit"),
            ({"limit": 2.5}, "limit"),
            ({"inject": "prompt"}, "context, tool or both"),
            ({"query": None}, "query"),
            ({"retries": -1}, "retries"),
            ({"tool_prefix": "x" * 80}, "64"),
        ],
    )
    def test_wrong_ones_are_refused(self, ground, options, message):
        with pytest.raises(ValueError, match=message):
            ground(**options)

    def test_a_search_of_ones_own_has_a_limit_too(self, ground):
        session = ground().session()
        assert len(session.search("members pay", 1)) == 1
        for limit in (0, 101, True):
            with pytest.raises(ValueError, match="limit"):
                session.search("members pay", limit)

    @pytest.mark.parametrize("name", ["evidence", "tools", "feedback"])
    def test_an_input_cannot_take_the_name_of_what_is_handed_in(self, ground, name):
        with pytest.raises(ValueError, match=name):
            ground().answer(script(citing()), question=QUESTION, **{name: "x"})

    def test_a_grounded_question_counts_as_a_source_of_a_prompts_answer(self, ground, docs):
        @prompt
        def answer_rules(question: str, evidence: str, feedback: str) -> dict:
            return citing()

        question = docs.search("secretary")[0].content
        reply = ground().answer(answer_rules, question="members pay" + question)
        assert sources(reply) >= {"club/rules", "club/guide"}

    def test_a_filter_is_part_of_every_search(self, docs, ground):
        docs.ingest("old", "Members pay five euros.", metadata={"year": 2020})
        docs.ingest("new", "Members pay nine euros.", metadata={"year": 2026})
        rules = ground(filters={"year": 2026}, inject="both")
        session = rules.session()
        session.search(QUESTION)
        session.tools[0]("members pay euros")
        assert {hit.source_id for hit in session.hits} == {"new"}
        with pytest.raises(ValueError, match="'yaer'"):
            ground(filters={"yaer": 2026}).answer(script(), question=QUESTION)

    def test_a_retriever_that_returns_too_much_is_cut(self, ground):
        class Many:
            def search(self, query, limit=6, filters=None):
                return [Hit("n", "s", str(i), f"text {i}") for i in range(50)]

        session = ground(retriever=Many(), limit=3).session()
        assert len(session.search("x")) == 3
        assert len(session.hits) == 3

    def test_a_retriever_that_returns_nonsense_is_refused(self, ground):
        class Nonsense:
            def search(self, query, limit=6, filters=None):
                return ["text"]

        class Contradictory:
            def search(self, query, limit=6, filters=None):
                return [Hit("n", "s", "0", "one text"), Hit("n", "s", "0", "another")]

        with pytest.raises(TypeError, match="hits"):
            ground(retriever=Nonsense()).session().search("x")
        with pytest.raises(ValueError, match="two different passages"):
            ground(retriever=Contradictory()).session().search("x")

    def test_a_retriever_needs_no_more_than_a_query_and_a_limit(self, ground, docs):
        class Simple:
            def search(self, query, *, limit):
                return docs.search(query, limit)

        assert ground(retriever=Simple()).exchange(script(citing()), question=QUESTION).ok
        pipeline = retrieval_pipeline(Simple(), [multi_query(lambda query, count: [])])
        assert ground(retriever=pipeline).exchange(script(citing()), question=QUESTION).ok

    def test_plain_hits_become_grounded_because_the_session_searched(self, ground):
        class Plain:
            def search(self, query, limit=6, filters=None):
                return [Hit("n", "s", "0", QUOTE)]

        session = ground(retriever=Plain()).session()
        (hit,) = session.search("x")
        assert isinstance(hit.content, GroundedValue)
        assert sources(hit.content) == {"n/s"}

    @pytest.mark.parametrize("score", [float("nan"), float("inf")])
    def test_a_score_is_finite(self, score):
        with pytest.raises(ValueError, match="finite"):
            Hit("n", "s", "0", "text", score=score)


class TestSchema:
    def test_citations_join_the_output_schema(self, ground):
        schema = {
            "type": "object",
            "properties": {"answer": {"type": "string"}},
            "required": ["answer"],
        }
        joined = ground().output_schema(schema)
        assert joined["required"] == ["answer", "citations"]
        assert joined["properties"]["citations"]["type"] == "array"
        assert "citations" not in schema["properties"]

    def test_a_pydantic_model_works_too(self, ground):
        model = pydantic.create_model("Answer", answer=(str, ...))
        joined = ground().output_schema(model.model_json_schema())
        assert set(joined["properties"]) == {"answer", "citations"}

    def test_what_is_no_object_is_refused(self, ground):
        with pytest.raises(ValueError, match="object"):
            ground().output_schema({"type": "string"})


class TestAsynchronous:
    def test_retriever_and_model(self, docs, ground):
        class Later:
            async def search(self, query, limit=6, filters=None):
                return docs.search(query, limit)

        async def ask(question, evidence, feedback):
            return citing() if feedback else citing("Members pay twelve euros.")

        reply = asyncio.run(ground(retriever=Later()).answer_async(ask, question=QUESTION))
        assert sources(reply) == {"club/rules"}

    def test_a_prompt(self, ground):
        @prompt(model="m")
        async def answer_rules(question: str, evidence: str, feedback: str) -> dict:
            return citing()

        reply = asyncio.run(ground().answer_async(answer_rules, question=QUESTION))
        assert isinstance(reply, GroundedValue)

    def test_tools(self, docs, ground):
        class Later:
            async def search(self, query, limit=6, filters=None):
                return docs.search(query, limit)

        async def ask(question, tools, feedback):
            await tools[0]("members pay")
            return citing()

        rules = ground(retriever=Later(), inject="tool")
        assert sources(asyncio.run(rules.answer_async(ask, question=QUESTION))) == {"club/rules"}

    def test_all_synchronous_works_too(self, ground):
        reply = asyncio.run(ground().answer_async(script(citing()), question=QUESTION))
        assert sources(reply) == {"club/rules"}

    @pytest.mark.filterwarnings("ignore:coroutine")
    def test_answer_says_what_to_call(self, ground):
        async def ask(**arguments):
            return citing()

        with pytest.raises(TypeError, match="answer_async"):
            ground().answer(ask, question=QUESTION)


class TestTypedOutputs:
    def test_a_pydantic_model(self, ground):
        cited = pydantic.create_model("Cited", source_id=(str, ...), quote=(str, ...))
        model = pydantic.create_model("Output", answer=(str, ...), citations=(list[cited], ...))

        @prompt(model="m")
        def answer_rules(question: str, evidence: str, feedback: str):
            return model.model_validate(citing())

        reply = ground().answer(answer_rules, question=QUESTION)
        assert isinstance(reply, GroundedValue)
        assert isinstance(reply.answer, GroundedValue)
        assert reply.answer == "Ten euros."
        assert sources(reply.answer) >= {"club/rules"}

    def test_the_citations_own_type(self, ground):
        output = {"answer": "Ten.", "citations": [Citation("rules", QUOTE)]}
        assert sources(ground().answer(script(output), question=QUESTION)) == {"club/rules"}
