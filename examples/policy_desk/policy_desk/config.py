"""Settings, read from the environment (``POLICY_DESK_…``) and an optional ``.env`` file."""

from enum import Enum
from functools import lru_cache
from pathlib import Path

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class LogFormat(str, Enum):
    TEXT = "text"
    JSON = "json"


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="POLICY_DESK_", env_file=".env", extra="ignore")

    # Where things are.
    documents_dir: Path = Path("data")
    database_path: Path = Path("var/policy_desk.sqlite3")
    conversations_dir: Path = Path("var/conversations")

    # The model.
    llm_base_url: str = "http://127.0.0.1:8081/v1"
    llm_name: str = "loopback-quoter"
    llm_api_key: SecretStr | None = None
    llm_temperature: float = Field(default=0.0, ge=0.0, le=2.0)
    llm_timeout: float = Field(default=30.0, gt=0, description="Seconds for one model call.")
    llm_attempts: int = Field(default=3, ge=1)
    llm_retry_wait: float = Field(default=0.5, ge=0, description="Seconds before the first retry.")
    llm_concurrency: int = Field(default=4, ge=1)

    # Ingestion.
    passage_chars: int = Field(default=700, ge=100)
    embedding_dimensions: int = Field(default=256, ge=32)
    embedding_batch: int = Field(default=16, ge=1)
    ingest_on_start: bool = True

    # Retrieval.
    candidates_per_leg: int = Field(default=20, ge=1)
    min_relevance: float = Field(default=0.35, ge=0.0, le=1.0)
    relative_cutoff: float = Field(default=0.55, ge=0.0, le=1.0, description="Share of the best score.")
    duplicate_similarity: float = Field(default=0.8, ge=0.0, le=1.0)
    max_passages: int = Field(default=6, ge=1)
    context_chars: int = Field(default=6000, ge=500)
    cache_entries: int = Field(default=256, ge=1)
    cache_seconds: float = Field(default=300.0, ge=0)

    # Answering.
    max_drafts: int = Field(default=2, ge=1)
    max_tool_rounds: int = Field(default=2, ge=0)
    min_support: float = Field(default=0.5, ge=0.0, le=1.0)
    history_turns: int = Field(default=3, ge=0)
    answer_timeout: float = Field(default=90.0, gt=0, description="Seconds for one whole answer.")

    # Logging.
    log_level: str = "INFO"
    log_format: LogFormat = LogFormat.TEXT


@lru_cache
def get_settings() -> Settings:
    return Settings()
