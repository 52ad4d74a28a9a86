"""The key that signs what a person decides and what receipts say, and that holds both to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from corvid_runtime.sealing import Terms

_PEM = b"-----BEGIN "

key_option = click.option(
    "--key",
    "key_file",
    envvar="CORVID_KEY_FILE",
    metavar="FILE",
    help="A PEM file with an Ed25519 key, or any bytes for HMAC; by default what CORVID_KEY_FILE"
    " names.",
)


def read_key(path: str | None) -> Any:
    """Return the key in a file: an Ed25519 key, private or public, or bytes; None without a file.

    Raises:
        click.UsageError: the file cannot be read, or holds another kind of key.
    """
    if path is None:
        return None
    try:
        data = Path(path).read_bytes()
        # The terms refuse what is no key, or too short for one.
        return Terms(_pem(data) if data.startswith(_PEM) else data.strip()).key
    except ModuleNotFoundError:
        raise click.UsageError("Ed25519 keys need pip install 'corvid-mypy[sign]'") from None
    except (OSError, ValueError, TypeError) as error:
        raise click.UsageError(f"cannot read the key {path}: {error}") from error


def _pem(data: bytes) -> Any:
    from cryptography.hazmat.primitives import serialization

    if b"PRIVATE KEY" in data.partition(b"\n")[0]:
        return serialization.load_pem_private_key(data, password=None)
    return serialization.load_pem_public_key(data)
