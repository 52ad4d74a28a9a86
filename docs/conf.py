"""How Sphinx builds the documentation: `sphinx-build -W docs site`."""

from importlib import metadata

project = "corvid-mypy"
author = "The corvid-mypy maintainers"
version = release = metadata.version("corvid-mypy")

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["site"]
html_theme = "furo"
html_title = "corvid-mypy"
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
napoleon_attr_annotations = True
default_role = "code"
