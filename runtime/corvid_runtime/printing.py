"""Texts of others on a terminal: what they say is shown, and nothing in them is obeyed."""


def printable(text: str) -> str:
    """Return a text with its control characters and lone surrogates escaped; lines stay lines."""
    return "".join(
        char if char.isprintable() or char == "\n" else repr(char)[1:-1] for char in text
    )


def on_one_line(text: str) -> str:
    """Return a text as one line: its line ends are escaped, too."""
    return printable(text).replace("\n", "\\n")
