"""Blocks into passages: neighbours of one section (and page) together, up to a size."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from policy_desk.records import Block, Definition, DocumentInfo, ParsedDocument, Passage
from policy_desk.text import sentences

_DEFINING_SECTION = re.compile(r"\b(definitions?|glossary|terms)\b", re.IGNORECASE)
_DEFINITION = re.compile(r"^[“\"]?(?P<term>[A-Z][\w /()-]{1,50}?)[”\"]?(?::| means)\s+(?P<text>\S.{10,})$")


@dataclass(frozen=True)
class Chunker:
    max_chars: int = 700

    def passages(self, info: DocumentInfo, document: ParsedDocument) -> list[Passage]:
        found: list[Passage] = []
        for _, group in groupby(document.blocks, key=lambda block: (block.section, block.location.page)):
            for part in self._pack(group):
                location = part[0].location.to(part[-1].location)
                ordinal = len(found)
                passage = Passage(
                    id=f"{info.id}:{ordinal}",
                    document_id=info.id,
                    document_title=info.title,
                    ordinal=ordinal,
                    section=part[0].section,
                    location=location,
                    text="\n".join(block.text for block in part),
                )
                found.append(passage)
        return found

    def _pack(self, blocks: Iterator[Block]) -> Iterator[list[Block]]:
        held: list[Block] = []
        size = 0
        for block in blocks:
            for piece in self._pieces(block):
                if held and size + len(piece.text) > self.max_chars:
                    yield held
                    held, size = [], 0
                held.append(piece)
                size += len(piece.text)
        if held:
            yield held

    def _pieces(self, block: Block) -> Iterator[Block]:
        """The block itself, or, if it is too long for one passage, runs of its sentences."""
        if len(block.text) <= self.max_chars:
            yield block
            return
        run = ""
        for sentence in sentences(block.text):
            if run and len(run) + len(sentence) > self.max_chars:
                yield replace(block, text=run)
                run = ""
            run = f"{run} {sentence}".strip()
        if run:
            yield replace(block, text=run)


def definitions_in(passage: Passage) -> list[Definition]:
    """The terms a passage defines, if it stands under a heading that says so (or in a glossary)."""
    if not _DEFINING_SECTION.search(passage.heading):
        return []
    matches = (_DEFINITION.match(line) for line in passage.text.splitlines())
    return [Definition(match["term"], match["text"], passage.id) for match in matches if match]
