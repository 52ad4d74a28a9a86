"""Policy desk: questions over a folder of policy documents, answered with checked citations."""

__version__ = "0.1.0"
