"""The corvid command."""


def main() -> None:
    """Run."""
