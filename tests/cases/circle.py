"""One half of two modules that import each other."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
@grounded_pure
def there(i: str) -> Grounded[str]:
    """Ask the other half."""
    from modules.circular import here

    return here(i)
