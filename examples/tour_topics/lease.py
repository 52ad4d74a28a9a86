"""Questions about a lease, answered with claims that quote it."""

from corvid_runtime import Grounded, agent, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import Answer, Claim, Location, Span

LEASE = """\
The term of this lease is five years, com-
mencing January 1. Rent is due **monthly** in
advance; a late payment costs $89.50 per day.
"""


@tool(uses=retrieval)
def read() -> Grounded[str]:
    """Retrieve the lease."""
    return ground(LEASE, source="lease.txt", location=Location(page=1, char_span=(0, len(LEASE))))


@prompt(model="none", confidence=0.9, cites="lease")
def summarize(lease: str) -> str:
    """A model that alters one number; what it quotes is looked up in the lease."""
    return "The lease says: “a late payment costs $98.50 per day”."


@prompt(model="none", confidence=0.9, cites="lease")
def reply(lease: str) -> Answer[str]:
    """A model that answers in claims, each with the words it rests on."""
    term = Span("lease.txt", "five years, commencing January 1")
    rent = Span("lease.txt", "Rent is due monthly in advance")
    claims = (Claim("It runs for five years.", (term,)), Claim("Rent comes first.", (rent,)))
    return Answer("Five years, rent monthly.", claims, confidence=0.9)


@grounded_pure
@agent
def summary() -> Grounded[str]:
    """Summarize the lease."""
    return summarize(read())


@grounded_pure
@agent
def answer() -> Grounded[Answer[str]]:
    """Answer with claims."""
    return reply(read())
