"""The records that pass between the parts of the service.

Records that leave the process (over HTTP, or into a file) are pydantic models; the ones that only pass
from one stage to the next are dataclasses.
"""

from collections import Counter
from dataclasses import dataclass, field
from datetime import datetime, timezone
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Literal
from uuid import uuid4

from corvid_runtime import Grounded
from pydantic import BaseModel, ConfigDict, Field, computed_field


def new_id() -> str:
    return uuid4().hex


def utc_now() -> datetime:
    return datetime.now(timezone.utc)


# ---------------------------------------------------------------------------------------------- documents


class SourceKind(str, Enum):
    PDF = "pdf"
    MARKDOWN = "markdown"
    HTML = "html"

    @classmethod
    def of(cls, path: Path) -> "SourceKind | None":
        return {
            ".pdf": cls.PDF,
            ".md": cls.MARKDOWN,
            ".markdown": cls.MARKDOWN,
            ".html": cls.HTML,
            ".htm": cls.HTML,
        }.get(path.suffix.lower())


class Frozen(BaseModel):
    model_config = ConfigDict(frozen=True)


class Location(Frozen):
    """Where in its document a text stands: lines of the file, or of the page where there are pages."""

    first_line: int
    last_line: int
    page: int | None = None

    @computed_field  # type: ignore[prop-decorator]
    @property
    def label(self) -> str:
        lines = f"line {self.first_line}"
        if self.last_line != self.first_line:
            lines = f"lines {self.first_line}–{self.last_line}"
        return f"page {self.page}, {lines}" if self.page is not None else lines

    def to(self, other: "Location") -> "Location":
        """The stretch from this location to the end of a later one on the same page."""
        return self.model_copy(update={"last_line": max(self.last_line, other.last_line)})


@dataclass(frozen=True)
class Block:
    """A paragraph, list item or table row as a parser found it."""

    text: str
    section: str
    location: Location


@dataclass(frozen=True)
class ParsedDocument:
    title: str
    kind: SourceKind
    blocks: tuple[Block, ...]


class DocumentInfo(Frozen):
    id: str
    path: str
    title: str
    kind: SourceKind
    digest: str
    ingested_at: datetime = Field(default_factory=utc_now)


class Passage(Frozen):
    id: str
    document_id: str
    document_title: str
    ordinal: int
    section: str
    location: Location
    text: str

    @property
    def heading(self) -> str:
        return " › ".join(part for part in (self.document_title, self.section) if part)


@dataclass(frozen=True)
class Definition:
    term: str
    text: str
    passage_id: str


class IngestReport(BaseModel):
    added: list[str] = Field(default_factory=list)
    updated: list[str] = Field(default_factory=list)
    unchanged: list[str] = Field(default_factory=list)
    removed: list[str] = Field(default_factory=list)
    failed: dict[str, str] = Field(default_factory=dict)
    passages: int = 0

    @property
    def summary(self) -> str:
        return (
            f"{len(self.added)} added, {len(self.updated)} updated, {len(self.unchanged)} unchanged, "
            f"{len(self.removed)} removed, {len(self.failed)} failed; {self.passages} passages in all"
        )


# ---------------------------------------------------------------------------------------------- retrieval


@dataclass(frozen=True)
class RewrittenQuery:
    """What is searched for in place of what was typed."""

    original: str
    standalone: str
    variants: tuple[str, ...] = ()
    by_model: bool = False

    @property
    def queries(self) -> list[str]:
        return list(dict.fromkeys([self.standalone, *self.variants]))


@dataclass(frozen=True)
class Hit:
    """A passage as retrieval found it: its fused score and how near its embedding is."""

    passage: Passage
    fused: float
    cosine: float


@dataclass(frozen=True)
class RankedPassage:
    passage: Passage
    relevance: float


class NumberedPassage(Frozen):
    """A passage as the model and the reader see it."""

    number: int
    relevance: float
    passage: Passage


# ---------------------------------------------------------------------------------------------- answers


class Verdict(str, Enum):
    EXACT = "exact"
    CLOSE = "close"
    PARAPHRASE = "paraphrase"
    UNSUPPORTED = "unsupported"
    NO_SUCH_PASSAGE = "no_such_passage"


class Span(Frozen):
    start: int
    end: int


class Citation(Frozen):
    """One ``[n]`` of the answer, the words it claims, and whether the passage bears them out."""

    number: int
    claim: str
    quoted: bool
    verdict: Verdict
    answer_span: Span
    passage_id: str | None = None
    passage_span: Span | None = None

    @computed_field  # type: ignore[prop-decorator]
    @property
    def holds(self) -> bool:
        return self.verdict in (Verdict.EXACT, Verdict.CLOSE, Verdict.PARAPHRASE)


class ToolTrace(Frozen):
    name: str
    arguments: dict[str, Any]
    result: str
    ok: bool = True


@dataclass(frozen=True)
class Draft:
    """One attempt of the model at an answer, with its citations checked."""

    text: str
    citations: tuple[Citation, ...] = ()
    tool_calls: tuple[ToolTrace, ...] = ()
    declined: bool = False

    @property
    def support(self) -> float:
        """The share of the citations that hold; nothing cited is nothing supported."""
        if not self.citations:
            return 0.0
        return sum(citation.holds for citation in self.citations) / len(self.citations)

    @property
    def is_sound(self) -> bool:
        return self.declined or self.support == 1.0

    @property
    def failing(self) -> list[Citation]:
        return [citation for citation in self.citations if not citation.holds]


class AnswerStatus(str, Enum):
    ANSWERED = "answered"
    PARTLY_SUPPORTED = "partly_supported"
    REFUSED = "refused"


class RefusalReason(str, Enum):
    NOTHING_RELEVANT = "nothing_relevant"
    MODEL_DECLINED = "model_declined"
    UNSUPPORTED = "unsupported"


class Answer(BaseModel):
    id: str = Field(default_factory=new_id)
    conversation_id: str
    question: str
    status: AnswerStatus
    text: str
    refusal: RefusalReason | None = None
    citations: list[Citation] = Field(default_factory=list)
    passages: list[NumberedPassage] = Field(default_factory=list)
    queries: list[str] = Field(default_factory=list)
    tool_calls: list[ToolTrace] = Field(default_factory=list)
    drafts: int = 0
    elapsed_ms: float = 0.0
    answered_at: datetime = Field(default_factory=utc_now)


# ---------------------------------------------------------------------------------------------- streaming


class Stage(str, Enum):
    REWRITING = "rewriting"
    RETRIEVING = "retrieving"
    DRAFTING = "drafting"
    CHECKING = "checking"


class StageEvent(BaseModel):
    event: Literal["stage"] = "stage"
    stage: Stage


class PassagesEvent(BaseModel):
    event: Literal["passages"] = "passages"
    passages: list[Grounded[NumberedPassage]]


class DeltaEvent(BaseModel):
    event: Literal["delta"] = "delta"
    text: Grounded[str]


class ToolEvent(BaseModel):
    event: Literal["tool"] = "tool"
    call: Grounded[ToolTrace]


class AnswerEvent(BaseModel):
    """The last event of a stream: what it says replaces the text streamed before it."""

    event: Literal["answer"] = "answer"
    answer: Answer | Grounded[Answer]


class ErrorEvent(BaseModel):
    event: Literal["error"] = "error"
    code: str
    message: str


StreamEvent = Annotated[
    StageEvent | PassagesEvent | DeltaEvent | ToolEvent | AnswerEvent | ErrorEvent,
    Field(discriminator="event"),
]


# --------------------------------------------------------------------------------------- memory, counts


class Turn(Frozen):
    question: str
    standalone: str
    answer: str
    status: AnswerStatus
    at: datetime = Field(default_factory=utc_now)


class Conversation(BaseModel):
    id: str = Field(default_factory=new_id, pattern=r"^[A-Za-z0-9_-]{1,64}$")
    created_at: datetime = Field(default_factory=utc_now)
    turns: list[Turn] = Field(default_factory=list)

    def enter(self, standalone: str, answer: Answer) -> None:
        self.turns.append(
            Turn(question=answer.question, standalone=standalone, answer=answer.text, status=answer.status)
        )

    def recent(self, count: int) -> list[Turn]:
        return self.turns[-count:] if count else []

    @property
    def last_topic(self) -> str | None:
        """The latest question that was answered, in its standalone form."""
        for turn in reversed(self.turns):
            if turn.status is not AnswerStatus.REFUSED:
                return turn.standalone
        return None


@dataclass
class DeskStats:
    """Counters shown by the health page."""

    answered: int = 0
    refusals: Counter[RefusalReason] = field(default_factory=Counter)

    def count(self, answer: Answer) -> None:
        if answer.refusal is None:
            self.answered += 1
        else:
            self.refusals[answer.refusal] += 1
