"""Accepted: names imported by dots, from the package itself and from modules beside."""

from corvid_runtime import Grounded, agent, grounded_pure

from . import clause as whole, clients
from .clients import clause, shorter


@agent
@grounded_pure
def compare(name: str) -> Grounded[str]:
    return shorter(clause(name)) + whole(name) + clients.shorter(clients.clause(name))
