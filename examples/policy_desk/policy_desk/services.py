"""The parts of the service, put together from the settings."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import httpx

from policy_desk.cache import ExpiringCache
from policy_desk.chunking import Chunker
from policy_desk.config import Settings
from policy_desk.desk import DeskOptions, PolicyDesk
from policy_desk.drafting import Drafter
from policy_desk.embeddings import HashedEmbedder
from policy_desk.index import CorpusIndex
from policy_desk.ingest import Ingestor
from policy_desk.memory import ConversationBook, JsonConversationStore
from policy_desk.model import OpenAIChatModel
from policy_desk.ranking import CoverageReranker, Selection
from policy_desk.retrieval import HybridRetriever, RetrievalCache
from policy_desk.rewriting import QueryRewriter
from policy_desk.store import PassageStore
from policy_desk.tools import LookupDefinition, Toolbox


@dataclass(frozen=True)
class Services:
    settings: Settings
    store: PassageStore
    cache: RetrievalCache
    ingestor: Ingestor
    conversations: ConversationBook
    desk: PolicyDesk


def http_client(settings: Settings) -> httpx.AsyncClient:
    key = settings.llm_api_key
    return httpx.AsyncClient(
        base_url=settings.llm_base_url.rstrip("/") + "/",
        headers={"Authorization": f"Bearer {key.get_secret_value()}"} if key else {},
        timeout=httpx.Timeout(settings.llm_timeout, connect=min(5.0, settings.llm_timeout)),
    )


def assemble(settings: Settings, store: PassageStore, client: httpx.AsyncClient) -> Services:
    embedder = HashedEmbedder(settings.embedding_dimensions)
    index = CorpusIndex(store)
    cache: RetrievalCache = ExpiringCache(settings.cache_entries, settings.cache_seconds)
    model = OpenAIChatModel(
        client,
        timeout=settings.llm_timeout,
        attempts=settings.llm_attempts,
        retry_wait=settings.llm_retry_wait,
        concurrency=settings.llm_concurrency,
    )
    conversations = ConversationBook(JsonConversationStore(settings.conversations_dir))
    desk = PolicyDesk(
        rewriter=QueryRewriter(model, model_name=settings.llm_name, history_turns=settings.history_turns),
        retriever=HybridRetriever(store, index, embedder, cache, per_leg=settings.candidates_per_leg),
        reranker=CoverageReranker(index),
        selection=Selection(
            min_relevance=settings.min_relevance,
            relative_cutoff=settings.relative_cutoff,
            duplicate_similarity=settings.duplicate_similarity,
            limit=settings.max_passages,
        ),
        drafter=Drafter(
            model,
            Toolbox([LookupDefinition(store)]),
            model_name=settings.llm_name,
            temperature=settings.llm_temperature,
            max_tool_rounds=settings.max_tool_rounds,
        ),
        conversations=conversations,
        options=DeskOptions(
            max_drafts=settings.max_drafts,
            min_support=settings.min_support,
            history_turns=settings.history_turns,
            context_chars=settings.context_chars,
        ),
    )
    ingestor = Ingestor(
        store,
        embedder,
        Chunker(settings.passage_chars),
        settings.documents_dir,
        batch_size=settings.embedding_batch,
    )
    return Services(settings, store, cache, ingestor, conversations, desk)


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    store = PassageStore(settings.database_path)
    try:
        async with http_client(settings) as client:
            yield assemble(settings, store, client)
    finally:
        store.close()
