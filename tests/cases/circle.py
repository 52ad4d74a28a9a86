"""One half of two modules that import each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from corvid_runtime import Grounded, agent, grounded_pure

if TYPE_CHECKING:
    from modules.circular import here


@agent
@grounded_pure
def there(i: str) -> Grounded[str]:
    """Ask the other half."""
    return here(i)
