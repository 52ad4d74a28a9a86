"""The runtime of corvid-mypy: values that carry where they come from."""
