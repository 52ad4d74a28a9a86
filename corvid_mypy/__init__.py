"""Support for mypy."""
