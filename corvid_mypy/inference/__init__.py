"""Answers to mypy while it infers types."""
