"""The desk: from a question to a checked answer."""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from typing import cast

from corvid_runtime import Grounded, each, grounded_pure, lift

from policy_desk.context import Context
from policy_desk.drafting import Drafter
from policy_desk.errors import ModelError, PolicyDeskError
from policy_desk.log import timed
from policy_desk.memory import ConversationBook
from policy_desk.prompts import answer_thread, correction
from policy_desk.ranking import Reranker, Selection
from policy_desk.records import (
    Answer,
    AnswerEvent,
    AnswerStatus,
    Conversation,
    DeltaEvent,
    DeskStats,
    Draft,
    NumberedPassage,
    PassagesEvent,
    RefusalReason,
    RewrittenQuery,
    Stage,
    StageEvent,
    StreamEvent,
    ToolEvent,
    ToolTrace,
)
from policy_desk.retrieval import HybridRetriever
from policy_desk.rewriting import QueryRewriter
from policy_desk.wire import ChatMessage

logger = logging.getLogger(__name__)

REFUSALS = {
    RefusalReason.NOTHING_RELEVANT: "I found nothing in the policies that answers this question.",
    RefusalReason.MODEL_DECLINED: "The policies I found do not answer this question.",
    RefusalReason.UNSUPPORTED: "I could not give an answer that the policies bear out.",
}


@dataclass(frozen=True)
class DeskOptions:
    max_drafts: int = 2
    min_support: float = 0.5
    history_turns: int = 3
    context_chars: int = 6000


@dataclass(frozen=True)
class Inquiry:
    """A question on its way to an answer, with what has been found out so far."""

    question: str
    query: RewrittenQuery
    context: Context
    started: float


@dataclass
class BestDraft:
    """The best of the drafts so far, and how many there were."""

    draft: Grounded[Draft] | None = None
    count: int = 0

    def offer(self, draft: Grounded[Draft]) -> None:
        self.count += 1
        if self.draft is None or lift(self._rank)(draft) > lift(self._rank)(self.draft):
            self.draft = draft

    @property
    def is_sound(self) -> bool:
        return self.draft is not None and bool(self.draft.is_sound)

    @staticmethod
    def _rank(draft: Draft) -> tuple[bool, float, int]:
        return not draft.declined, draft.support, len(draft.citations)


class PolicyDesk:
    def __init__(
        self,
        *,
        rewriter: QueryRewriter,
        retriever: HybridRetriever,
        reranker: Reranker,
        selection: Selection,
        drafter: Drafter,
        conversations: ConversationBook,
        options: DeskOptions,
    ) -> None:
        self._rewriter = rewriter
        self._retriever = retriever
        self._reranker = reranker
        self._selection = selection
        self._drafter = drafter
        self._conversations = conversations
        self._options = options
        self.stats = DeskStats()

    async def answer(self, question: str, conversation_id: str | None = None) -> Grounded[Answer]:
        started = time.perf_counter()
        async with self._conversations.open(conversation_id) as conversation:
            query = await self._rewrite(question, conversation)
            inquiry = Inquiry(question, query, await self._find(query), started)
            best = BestDraft()
            if len(inquiry.context):
                await self._improve(best, self._thread(inquiry, conversation), inquiry.context)
            return self._conclude(inquiry, best, conversation)

    async def stream_answer(
        self, question: str, conversation_id: str | None = None
    ) -> AsyncGenerator[StreamEvent, None]:
        """As ``answer``, told as it happens. Drafts after the first are not streamed: the last event, the
        answer, has the final word."""
        started = time.perf_counter()
        async with self._conversations.open(conversation_id) as conversation:
            yield StageEvent(stage=Stage.REWRITING)
            query = await self._rewrite(question, conversation)
            yield StageEvent(stage=Stage.RETRIEVING)
            inquiry = Inquiry(question, query, await self._find(query), started)
            best = BestDraft()
            if len(inquiry.context):
                yield PassagesEvent(passages=inquiry.context.passages)
                yield StageEvent(stage=Stage.DRAFTING)
                thread = self._thread(inquiry, conversation)
                try:
                    async with aclosing(self._drafter.stream(thread, inquiry.context)) as parts:
                        async for part in parts:
                            if isinstance(part, str):
                                yield DeltaEvent(text=part)
                            elif isinstance(part, ToolTrace):
                                yield ToolEvent(call=part)
                            else:
                                best.offer(cast(Grounded[Draft], part))
                except ModelError as error:
                    logger.warning("the stream failed, drafting without one: %s", error)
                yield StageEvent(stage=Stage.CHECKING)
                await self._improve(best, thread, inquiry.context)
            answer = self._conclude(inquiry, best, conversation)
        yield AnswerEvent(answer=answer)

    async def answer_many(self, questions: Sequence[str]) -> list[Grounded[Answer] | PolicyDeskError]:
        """Independent questions, each in a conversation of its own; one that fails does not fail the rest."""

        async def attempt(question: str) -> Grounded[Answer] | PolicyDeskError:
            try:
                return await self.answer(question)
            except PolicyDeskError as error:
                logger.warning("no answer to %r: %s", question, error)
                return error

        return await asyncio.gather(*(attempt(question) for question in questions))

    # ---- the stages

    @grounded_pure
    async def _rewrite(self, question: str, conversation: Conversation) -> RewrittenQuery:
        with timed(logger, "rewriting"):
            return await self._rewriter.rewrite(question, conversation)

    async def _find(self, query: RewrittenQuery) -> Context:
        """The passages good enough to answer from, numbered; none, if nothing is."""
        with timed(logger, "retrieval"):
            hits = await self._retriever.retrieve(query.queries)
            ranked = await self._reranker.rank(query, hits)
            selected = self._selection.select(ranked)
        top = ranked[0].relevance if ranked else 0.0
        logger.info("%r: %d found, %d used, best %.2f", query.standalone, len(hits), len(selected), top)
        return Context.of(selected, self._options.context_chars)

    @grounded_pure
    def _thread(self, inquiry: Inquiry, conversation: Conversation) -> Grounded[list[ChatMessage]]:
        history = conversation.recent(self._options.history_turns)
        return lift(answer_thread)(inquiry.query.standalone, inquiry.context.render(), history)

    async def _improve(self, best: BestDraft, thread: Grounded[list[ChatMessage]], context: Context) -> None:
        """Drafts until one is sound or there have been enough, telling the model what was wrong so far."""
        while best.count < self._options.max_drafts and not best.is_sound:
            messages = thread + lift(correction)(best.draft) if best.draft is not None else thread
            try:
                with timed(logger, "drafting"):
                    draft = await self._drafter.draft(messages, context)
            except ModelError as error:
                if best.draft is None:
                    raise
                logger.warning("keeping draft %d, the next one failed: %s", best.count, error)
                return
            best.offer(draft)
            for citation in each(draft.failing):
                logger.info(
                    "citation [%d] fails (%s): %s", citation.number, citation.verdict.value, citation.claim
                )

    def _conclude(self, inquiry: Inquiry, best: BestDraft, conversation: Conversation) -> Grounded[Answer]:
        """The answer as it is given out; it is also entered in the conversation."""
        elapsed_ms = round((time.perf_counter() - inquiry.started) * 1000, 1)
        answer = lift(self._answer)(
            conversation.id,
            inquiry.question,
            inquiry.query,
            inquiry.context.passages,
            best.draft,
            best.count,
            elapsed_ms,
        )
        lift(conversation.enter)(inquiry.query.standalone, answer)
        lift(self.stats.count)(answer)
        logger.info("%s after %d drafts in %.0f ms", answer.status.value, best.count, elapsed_ms)
        return answer

    def _answer(
        self,
        conversation_id: str,
        question: str,
        query: RewrittenQuery,
        passages: list[NumberedPassage],
        draft: Draft | None,
        drafts: int,
        elapsed_ms: float,
    ) -> Answer:
        refusal = self._refusal(draft)
        draft = draft or Draft(text="")
        if refusal is not None:
            status, text, citations = AnswerStatus.REFUSED, REFUSALS[refusal], []
        else:
            status = AnswerStatus.ANSWERED if draft.is_sound else AnswerStatus.PARTLY_SUPPORTED
            text, citations = draft.text, list(draft.citations)
        return Answer(
            conversation_id=conversation_id,
            question=question,
            status=status,
            text=text,
            refusal=refusal,
            citations=citations,
            passages=passages,
            queries=query.queries,
            tool_calls=list(draft.tool_calls),
            drafts=drafts,
            elapsed_ms=elapsed_ms,
        )

    def _refusal(self, draft: Draft | None) -> RefusalReason | None:
        if draft is None:
            return RefusalReason.NOTHING_RELEVANT
        if draft.declined:
            return RefusalReason.MODEL_DECLINED
        if draft.support < self._options.min_support or not draft.citations:
            return RefusalReason.UNSUPPORTED
        return None
