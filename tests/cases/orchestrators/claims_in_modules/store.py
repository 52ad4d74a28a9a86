"""Accepted: the store of the claims service."""

from corvid_runtime import retrieval, tool

WORLD: list[str] = [""]


@tool(uses=retrieval)
def policy_section(policy_no: str, section: str) -> str | None:
    return f"{policy_no}/{section}: {WORLD[0]}" if WORLD[0] else None


@tool
def record_decision(claim_id: str, stage: str) -> None:
    """Write an audit row."""
