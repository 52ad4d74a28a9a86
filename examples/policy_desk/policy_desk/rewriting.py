"""Questions made ready for search: by the model, and by rule of thumb where the model is of no help."""

import logging
import re

from corvid_runtime import grounded_pure
from pydantic import BaseModel, Field, ValidationError

from policy_desk.errors import ModelError
from policy_desk.model import ChatModel
from policy_desk.prompts import rewrite_thread
from policy_desk.records import Conversation, RewrittenQuery
from policy_desk.text import content_terms, squeeze
from policy_desk.wire import ChatRequest, ResponseFormat

logger = logging.getLogger(__name__)

MAX_VARIANTS = 3
_FOLLOW_UP = re.compile(
    r"^(and|but|what about|how about|what if)\b|\b(it|that|this|those|they|them)\b", re.IGNORECASE
)


class _Rewrite(BaseModel):
    standalone: str = Field(min_length=1, max_length=500)
    queries: list[str] = Field(default_factory=list)


class QueryRewriter:
    def __init__(self, model: ChatModel, *, model_name: str, history_turns: int = 3) -> None:
        self._model = model
        self._model_name = model_name
        self._history_turns = history_turns

    @grounded_pure
    async def rewrite(self, question: str, conversation: Conversation) -> RewrittenQuery:
        request = ChatRequest(
            model=self._model_name,
            messages=rewrite_thread(question, conversation.recent(self._history_turns)),
            response_format=ResponseFormat(type="json_object"),
        )
        try:
            reply = await self._model.complete(request)
            rewrite = _Rewrite.model_validate_json(reply.content or "")
        except (ModelError, ValidationError) as error:
            logger.warning("query not rewritten by the model, falling back: %s", error)
            return fallback_rewrite(question, conversation)
        variants = [squeeze(query) for query in rewrite.queries if content_terms(query)]
        return RewrittenQuery(
            original=question,
            standalone=squeeze(rewrite.standalone),
            variants=tuple(variants[:MAX_VARIANTS]),
            by_model=True,
        )


def fallback_rewrite(question: str, conversation: Conversation) -> RewrittenQuery:
    """The question itself; one that refers back takes the last topic along as a second search."""
    question = squeeze(question)
    topic = conversation.last_topic
    variants = (f"{topic} {question}",) if topic and _FOLLOW_UP.search(question) else ()
    return RewrittenQuery(original=question, standalone=question, variants=variants)
