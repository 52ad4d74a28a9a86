"""The seam: every touch of mypy's checker, and the names by which mypy knows the runtime."""
