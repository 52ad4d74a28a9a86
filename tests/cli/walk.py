"""Walks through a page of the documentation as a reader would.

A fenced block with a title is written to the file of that name. In a `console` block each line that
starts with `$ ` is run in the reader's folder and must print exactly the lines that follow it.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

FENCE = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.M | re.S)
COMMAND = re.compile(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", re.M)


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    title: str
    text: str


def blocks(page: Path) -> list[Block]:
    """Return the fenced blocks of a page, in order."""
    return [Block(*found) for found in FENCE.findall(page.read_text(encoding="utf-8"))]


def walk(page: Path, folder: Path, python: str = sys.executable) -> int:
    """Follow the page in `folder` and return how many commands were run.

    Commands are those of the environment of `python`. Raises `AssertionError` where one does not
    print what the page says.
    """
    commands = 0
    for block in blocks(page):
        if block.title:
            target = folder / block.title
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(block.text, encoding="utf-8")
        elif block.language == "console":
            for command, expected in COMMAND.findall(block.text):
                assert run(command, folder, python) == expected, command
                commands += 1
    return commands


def run(command: str, folder: Path, python: str = sys.executable) -> str:
    """Run a line of a shell in the environment of `python` and return all it prints."""
    path = f"{Path(python).parent}{os.pathsep}{os.environ['PATH']}"
    process = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env={**os.environ, "PATH": path},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return process.stdout
