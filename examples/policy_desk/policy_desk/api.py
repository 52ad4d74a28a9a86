"""The HTTP interface."""

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Annotated, TypeVar

import anyio
from corvid_runtime import Grounded, grounded_pure
from fastapi import APIRouter, Depends, FastAPI, Request
from fastapi import Path as PathParameter
from fastapi.responses import FileResponse, JSONResponse, StreamingResponse
from fastapi.staticfiles import StaticFiles
from pydantic import BaseModel, Field
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from policy_desk import __version__
from policy_desk.aio import with_deadline
from policy_desk.config import Settings, get_settings
from policy_desk.errors import AnswerTimeoutError, ConflictError, PolicyDeskError
from policy_desk.log import configure_logging, request_context
from policy_desk.records import (
    Answer,
    Conversation,
    DocumentInfo,
    ErrorEvent,
    IngestReport,
    Passage,
    RefusalReason,
    StreamEvent,
    new_id,
)
from policy_desk.services import Services, open_services

logger = logging.getLogger(__name__)

STATIC = Path(__file__).parent / "static"
ID_PATTERN = r"^[A-Za-z0-9_-]{1,64}$"

T = TypeVar("T")


class Question(BaseModel):
    question: str = Field(min_length=3, max_length=500)
    conversation_id: str | None = Field(default=None, pattern=ID_PATTERN)


class QuestionBatch(BaseModel):
    questions: list[Annotated[str, Field(min_length=3, max_length=500)]] = Field(min_length=1, max_length=20)


class BatchEntry(BaseModel):
    question: str
    answer: Answer | Grounded[Answer] | None = None
    error: str | None = None


class DocumentText(BaseModel):
    document: DocumentInfo
    passages: list[Passage]


class Health(BaseModel):
    status: str = "ok"
    version: str = __version__
    documents: int
    passages: int
    answered: int
    refusals: dict[RefusalReason, int]
    cache_hit_rate: float


def get_services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


ServicesDep = Annotated[Services, Depends(get_services)]
ConversationId = Annotated[str, PathParameter(pattern=ID_PATTERN)]

api = APIRouter(prefix="/api")
pages = APIRouter()


# ---------------------------------------------------------------------------------------------- questions


@grounded_pure
async def in_time(awaitable: Awaitable[T], seconds: float) -> T:
    try:
        with anyio.fail_after(seconds):
            return await awaitable
    except TimeoutError as error:
        raise AnswerTimeoutError("the answer took too long") from error


@api.post("/ask", response_model=Answer)
async def ask(body: Question, services: ServicesDep) -> Grounded[Answer]:
    answering = services.desk.answer(body.question, body.conversation_id)
    return await in_time(answering, services.settings.answer_timeout)


@api.post("/ask/stream")
async def ask_stream(body: Question, services: ServicesDep) -> StreamingResponse:
    return StreamingResponse(
        server_sent_events(body, services),
        media_type="text/event-stream",
        headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"},
    )


@api.post("/ask/batch")
async def ask_batch(body: QuestionBatch, services: ServicesDep) -> list[BatchEntry]:
    answering = services.desk.answer_many(body.questions)
    answers = await in_time(answering, services.settings.answer_timeout)
    return [
        BatchEntry(question=question, answer=answer)
        if isinstance(answer, Answer)
        else BatchEntry(question=question, error=str(answer))
        for question, answer in zip(body.questions, answers, strict=True)
    ]


async def server_sent_events(body: Question, services: Services) -> AsyncGenerator[str, None]:
    """The stream's status is sent before anything can go wrong, so errors are events too."""
    events = with_deadline(
        services.desk.stream_answer(body.question, body.conversation_id), services.settings.answer_timeout
    )
    try:
        async with aclosing(events):
            async for event in events:
                yield encode_event(event)
    except TimeoutError:
        yield encode_event(ErrorEvent(code=AnswerTimeoutError.code, message="the answer took too long"))
    except PolicyDeskError as error:
        logger.warning("stream failed: %s", error)
        yield encode_event(ErrorEvent(code=error.code, message=str(error)))


def encode_event(event: StreamEvent) -> str:
    return f"event: {event.event}\ndata: {event.model_dump_json()}\n\n"


# ---------------------------------------------------------------------------------------------- documents


@api.get("/documents")
async def list_documents(services: ServicesDep) -> list[DocumentInfo]:
    return await asyncio.to_thread(services.store.documents)


@api.get("/documents/{document_id}")
async def get_document(document_id: ConversationId, services: ServicesDep) -> DocumentText:
    document = await asyncio.to_thread(services.store.document, document_id)
    passages = await asyncio.to_thread(services.store.passages_of, document_id)
    return DocumentText(document=document, passages=passages)


@api.post("/ingest")
async def ingest(services: ServicesDep) -> IngestReport:
    return await services.ingestor.run()


# ---------------------------------------------------------------------------------------------- conversations


@api.get("/conversations/{conversation_id}")
async def get_conversation(conversation_id: ConversationId, services: ServicesDep) -> Conversation:
    return await services.conversations.get(conversation_id)


@api.put("/conversations/{conversation_id}")
async def put_conversation(
    conversation_id: ConversationId, body: Conversation, services: ServicesDep
) -> Conversation:
    if body.id != conversation_id:
        raise ConflictError("the conversation carries another id than its address")
    await services.conversations.restore(body)
    return body


@api.delete("/conversations/{conversation_id}", status_code=204)
async def delete_conversation(conversation_id: ConversationId, services: ServicesDep) -> None:
    await services.conversations.forget(conversation_id)


# ---------------------------------------------------------------------------------------------- pages


@pages.get("/", include_in_schema=False)
async def page() -> FileResponse:
    return FileResponse(STATIC / "index.html")


@pages.get("/healthz")
async def health(services: ServicesDep) -> Health:
    documents = await asyncio.to_thread(services.store.documents)
    return Health(
        documents=len(documents),
        passages=await asyncio.to_thread(services.store.count_passages),
        answered=services.desk.stats.answered,
        refusals=dict(services.desk.stats.refusals),
        cache_hit_rate=round(services.cache.stats.hit_rate, 3),
    )


# ---------------------------------------------------------------------------------------------- application


class RequestIdMiddleware:
    """Gives every request an id, in the log and in the response. Plain ASGI, so that streams stay streams."""

    HEADER = b"x-request-id"

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request_id = new_id()[:12]

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), (self.HEADER, request_id.encode())]
            await send(message)

        with request_context(request_id):
            await self._app(scope, receive, send_with_id)


async def report_error(_: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, PolicyDeskError):
        raise error
    logger.warning("%s: %s", error.code, error)
    return JSONResponse({"error": {"code": error.code, "message": str(error)}}, status_code=error.status_code)


def create_app(settings: Settings | None = None) -> FastAPI:
    settings = settings or get_settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        configure_logging(settings.log_level, settings.log_format)
        async with open_services(settings) as services:
            if settings.ingest_on_start:
                await services.ingestor.run()
            app.state.services = services
            yield

    app = FastAPI(title="Policy desk", version=__version__, lifespan=lifespan)
    app.add_middleware(RequestIdMiddleware)
    app.add_exception_handler(PolicyDeskError, report_error)
    app.include_router(api)
    app.include_router(pages)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    return app
