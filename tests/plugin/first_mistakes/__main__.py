"""Write what mypy says of each program into its page."""

from __future__ import annotations

import tempfile
from pathlib import Path

from tests.plugin.first_mistakes import FOLDER, MISTAKES, check_all, said_of


def main() -> None:
    """Rewrite the pages; the diff is what has to be read."""
    with tempfile.TemporaryDirectory() as folder:
        said = check_all(Path(folder))
    for mistake in MISTAKES:
        page = FOLDER / f"{mistake.name}.md"
        before, after = (
            f"```text\n{text}```"
            for text in (mistake.said, said_of(f"{mistake.name}_written", said))
        )
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace(before, after, 1), encoding="utf-8")


if __name__ == "__main__":
    main()
