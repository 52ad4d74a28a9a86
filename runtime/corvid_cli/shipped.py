"""Finds the documents and examples that are shipped with the command."""

from pathlib import Path

PACKAGE = Path(__file__).parent


def shipped(folder: str) -> Path:
    """Return a folder of the project: from the wheel, or in a checkout from where it is written.

    Raises `FileNotFoundError` if neither has it.
    """
    for root in (PACKAGE / "shipped", PACKAGE.parents[1]):
        if (root / folder).is_dir():
            return root / folder
    raise FileNotFoundError(f"this installation of corvid-mypy lacks {folder}")
