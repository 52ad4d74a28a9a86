"""Adapters, against the real libraries."""

import asyncio
import math

import pytest
from corvid_runtime import GroundedValue

TEXTS = {
    "law.md": "Residents pay income tax.",
    "fees.md": "Everybody pays fees in June.",
    "pets.md": "Cats sleep all day.",
}


def vector(text):
    """Letter frequencies: a poor embedding, but a real one."""
    counts = [text.casefold().count(letter) for letter in "abcdefghijklmnopqrstuvwxyz"]
    length = math.sqrt(sum(count * count for count in counts)) or 1
    return [count / length for count in counts]


class TestLangChain:
    @pytest.fixture
    def store(self):
        pytest.importorskip("langchain_core")
        from langchain_core.documents import Document
        from langchain_core.embeddings import Embeddings
        from langchain_core.vectorstores import InMemoryVectorStore

        class Letters(Embeddings):
            def embed_documents(self, texts):
                return [vector(text) for text in texts]

            def embed_query(self, text):
                return vector(text)

        store = InMemoryVectorStore(Letters())
        store.add_documents(
            [
                Document(
                    text, id=f"id-{name}", metadata={"source": name, "start_index": 7, "page": 2}
                )
                for name, text in TEXTS.items()
            ]
        )
        return store

    def wrap(self, store, invoke="invoke"):
        from corvid_runtime.retrievers.langchain import LangChainRetriever

        return LangChainRetriever(getattr(store.as_retriever(), invoke), namespace="lc")

    def test_search(self, store):
        hits = self.wrap(store).search("Residents pay income tax", 2)
        assert len(hits) == 2
        hit = hits[0]
        assert (hit.namespace, hit.source_id, hit.chunk_id) == ("lc", "law.md", "id-law.md")
        assert hit.content == TEXTS["law.md"]
        assert isinstance(hit.content, GroundedValue)
        assert hit.location.page == 2
        assert hit.location.char_span == (7, 7 + len(TEXTS["law.md"]))
        assert hits[0].score > hits[1].score

    def test_search_later(self, store):
        hits = asyncio.run(self.wrap(store, "ainvoke").search("Cats sleep"))
        assert hits[0].source_id == "pets.md"

    def test_filters(self, store):
        hits = self.wrap(store).search("pay", filters={"source": "fees.md"})
        assert [hit.source_id for hit in hits] == ["fees.md"]

    def test_a_document_without_a_source_cannot_be_cited(self, store):
        from langchain_core.documents import Document

        store.add_documents([Document("Dogs bark.", metadata={})])
        with pytest.raises(ValueError, match="cannot be cited"):
            self.wrap(store).search("Dogs bark", 1)


class TestQdrant:
    @pytest.fixture
    def points(self):
        models = pytest.importorskip("qdrant_client").models
        return [
            models.PointStruct(
                id=number,
                vector=vector(text),
                payload={
                    "text": text,
                    "source": name,
                    "page": 3,
                    "start": 5,
                    "year": 2020 + number,
                },
            )
            for number, (name, text) in enumerate(TEXTS.items())
        ]

    @pytest.fixture
    def retriever(self, points):
        from corvid_runtime.retrievers.qdrant import QdrantRetriever
        from qdrant_client import QdrantClient, models

        client = QdrantClient(":memory:")
        size = models.VectorParams(size=26, distance=models.Distance.COSINE)
        client.create_collection("rules", vectors_config=size)
        client.upsert("rules", points)
        return QdrantRetriever(client, "rules", vector)

    def test_search(self, retriever):
        hits = retriever.search("Residents pay income tax", 2)
        assert [hit.source_id for hit in hits] == ["law.md", "fees.md"]
        hit = hits[0]
        assert hit.uri == "rules/law.md"
        assert hit.content == TEXTS["law.md"]
        assert isinstance(hit.content, GroundedValue)
        assert hit.location.page == 3
        assert hit.location.char_span == (5, 5 + len(TEXTS["law.md"]))
        assert hits[0].score > hits[1].score

    def test_search_later(self, points):
        from corvid_runtime.retrievers.qdrant import QdrantRetriever
        from qdrant_client import AsyncQdrantClient, models

        async def search():
            client = AsyncQdrantClient(":memory:")
            size = models.VectorParams(size=26, distance=models.Distance.COSINE)
            await client.create_collection("rules", vectors_config=size)
            await client.upsert("rules", points)
            return await QdrantRetriever(client, "rules", vector).search("Cats sleep", 1)

        assert asyncio.run(search())[0].source_id == "pets.md"

    def test_filters(self, retriever):
        assert [hit.source_id for hit in retriever.search("pay", filters={"year": 2021})] == [
            "fees.md"
        ]
        with pytest.raises(ValueError, match="floats"):
            retriever.search("pay", filters={"year": 2021.5})

    def test_a_point_without_text_cannot_be_cited(self, retriever):
        from qdrant_client import models

        point = models.PointStruct(id=9, vector=vector("zzz"), payload={"source": "x"})
        retriever._client.upsert("rules", [point])
        with pytest.raises(ValueError, match="cannot be cited"):
            retriever.search("zzz", 1)
