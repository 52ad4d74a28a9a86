"""Conversations, remembered as JSON files."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol
from weakref import WeakValueDictionary

from corvid_runtime import tool
from pydantic import ValidationError

from policy_desk.errors import ConflictError, NotFoundError
from policy_desk.records import Conversation

logger = logging.getLogger(__name__)


class ConversationStore(Protocol):
    @tool
    async def load(self, conversation_id: str) -> Conversation | None: ...

    @tool
    async def save(self, conversation: Conversation) -> None: ...

    async def delete(self, conversation_id: str) -> bool: ...


class JsonConversationStore:
    """One file per conversation, replaced as a whole so that a crash never leaves half of one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._folder.mkdir(parents=True, exist_ok=True)

    @tool
    async def load(self, conversation_id: str) -> Conversation | None:
        try:
            content = await asyncio.to_thread(self._path(conversation_id).read_bytes)
            return Conversation.model_validate_json(content)
        except FileNotFoundError:
            return None
        except ValidationError as error:
            raise ConflictError(f"the saved conversation {conversation_id!r} cannot be read") from error

    @tool
    async def save(self, conversation: Conversation) -> None:
        path = self._path(conversation.id)
        content = conversation.model_dump_json(indent=2)
        await asyncio.to_thread(self._replace, path, content)

    async def delete(self, conversation_id: str) -> bool:
        try:
            await asyncio.to_thread(self._path(conversation_id).unlink)
        except FileNotFoundError:
            return False
        return True

    def _path(self, conversation_id: str) -> Path:
        # Ids come from outside: the pattern of the record keeps them from being paths.
        return self._folder / f"{Conversation(id=conversation_id).id}.json"

    @staticmethod
    def _replace(path: Path, content: str) -> None:
        draft = path.with_suffix(".tmp")
        draft.write_text(content, encoding="utf-8")
        draft.replace(path)


class ConversationBook:
    """Opens conversations one user at a time, and saves what was added."""

    def __init__(self, store: ConversationStore) -> None:
        self._store = store
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def open(self, conversation_id: str | None) -> AsyncIterator[Conversation]:
        """The conversation (a new one without an id); saved on leaving unless an error is under way."""
        conversation = Conversation() if conversation_id is None else Conversation(id=conversation_id)
        lock = self._locks.setdefault(conversation.id, asyncio.Lock())
        async with lock:
            if conversation_id is not None:
                conversation = await self._store.load(conversation_id) or conversation
            yield conversation
            await self._store.save(conversation)

    async def get(self, conversation_id: str) -> Conversation:
        conversation = await self._store.load(conversation_id)
        if conversation is None:
            raise NotFoundError(f"no conversation {conversation_id!r}")
        return conversation

    async def restore(self, conversation: Conversation) -> None:
        async with self._locks.setdefault(conversation.id, asyncio.Lock()):
            await self._store.save(conversation)
        logger.info("restored conversation %s with %d turns", conversation.id, len(conversation.turns))

    async def forget(self, conversation_id: str) -> None:
        if not await self._store.delete(conversation_id):
            raise NotFoundError(f"no conversation {conversation_id!r}")
