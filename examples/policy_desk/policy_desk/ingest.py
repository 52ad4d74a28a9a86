"""Ingestion: the folder of documents brought into the store, only what changed being read again."""

import asyncio
import logging
import re
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path

from policy_desk.aio import bounded_gather
from policy_desk.chunking import Chunker, definitions_in
from policy_desk.embeddings import Embedder, Vector
from policy_desk.errors import ParseError
from policy_desk.parsing import parse_document
from policy_desk.records import DocumentInfo, IngestReport, Passage, SourceKind
from policy_desk.store import PassageStore

logger = logging.getLogger(__name__)

_CONCURRENCY = 4
_NOT_SLUG = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class _Source:
    path: Path
    relative: str

    @property
    def id(self) -> str:
        return _NOT_SLUG.sub("-", self.relative.lower()).strip("-")


class Ingestor:
    def __init__(
        self, store: PassageStore, embedder: Embedder, chunker: Chunker, root: Path, *, batch_size: int = 16
    ) -> None:
        self._store = store
        self._embedder = embedder
        self._chunker = chunker
        self._root = root
        self._batch_size = batch_size
        self._lock = asyncio.Lock()

    async def run(self) -> IngestReport:
        """Brings the store up to date. A document that cannot be read is reported, not fatal."""
        async with self._lock:
            report = IngestReport()
            known = await asyncio.to_thread(self._known)
            sources = await asyncio.to_thread(self._sources)
            await bounded_gather(_CONCURRENCY, [self._one(source, known, report) for source in sources])
            present = {source.id for source in sources}
            for info in known.values():
                if info.id not in present:
                    await asyncio.to_thread(self._store.remove_document, info.id)
                    report.removed.append(info.path)
            await asyncio.to_thread(self._store.set_meta, "embedder", self._embedder.name)
            report.passages = await asyncio.to_thread(self._store.count_passages)
            for names in (report.added, report.updated, report.unchanged, report.removed):
                names.sort()
            logger.info("ingested %s: %s", self._root, report.summary)
            return report

    def _known(self) -> dict[str, DocumentInfo]:
        documents = {info.id: info for info in self._store.documents()}
        if self._store.meta("embedder") != self._embedder.name:
            # Vectors of another embedder are of no use: let every document count as changed.
            return {key: info.model_copy(update={"digest": ""}) for key, info in documents.items()}
        return documents

    def _sources(self) -> list[_Source]:
        paths = sorted(path for path in self._root.rglob("*") if path.is_file() and SourceKind.of(path))
        return [_Source(path, path.relative_to(self._root).as_posix()) for path in paths]

    async def _one(self, source: _Source, known: dict[str, DocumentInfo], report: IngestReport) -> None:
        before = known.get(source.id)
        try:
            content = await asyncio.to_thread(source.path.read_bytes)
            digest = sha256(content).hexdigest()
            if before is not None and before.digest == digest:
                report.unchanged.append(source.relative)
                return
            await self._take_in(source, content, digest)
        except (ParseError, OSError) as error:
            logger.warning("could not ingest %s: %s", source.relative, error)
            report.failed[source.relative] = str(error)
            return
        (report.added if before is None else report.updated).append(source.relative)

    async def _take_in(self, source: _Source, content: bytes, digest: str) -> None:
        document = await asyncio.to_thread(parse_document, source.path, content)
        info = DocumentInfo(
            id=source.id, path=source.relative, title=document.title, kind=document.kind, digest=digest
        )
        passages = self._chunker.passages(info, document)
        vectors = await self._vectors(passages)
        definitions = [definition for passage in passages for definition in definitions_in(passage)]
        await asyncio.to_thread(self._store.replace_document, info, passages, vectors, definitions)
        logger.debug("%s: %d passages, %d definitions", source.relative, len(passages), len(definitions))

    async def _vectors(self, passages: list[Passage]) -> list[Vector]:
        texts = iter([f"{passage.heading}\n{passage.text}" for passage in passages])
        batches = iter(lambda: list(islice(texts, self._batch_size)), [])
        embedded = await asyncio.gather(*(self._embedder.embed(batch) for batch in batches))
        return [vector for batch in embedded for vector in batch]
