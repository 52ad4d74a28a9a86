"""Accepted: a package that hands on what one of its modules retrieves."""

from .clients import clause as clause
