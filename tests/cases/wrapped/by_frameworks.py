"""Accepted: a framework's object registers a proof, and gives it back or calls it."""

from __future__ import annotations

import click

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch

commands = click.Group()


@commands.command()
@click.option("--key")
@agent
@grounded_pure
def answer(key: str) -> Grounded[str]:
    return fetch(key)
