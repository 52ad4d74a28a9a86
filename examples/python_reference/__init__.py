"""Questions over the Python language reference, answered only in its own words.

`answers` is the honest program: mypy proves that what it returns traces back to the
reference. `launders` is its twin, which drops the sources in three ways and is refused.
"""
