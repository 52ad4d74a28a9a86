"""What all tests of the command share."""

import pytest


@pytest.fixture(autouse=True, scope="session")
def shared_cache(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Let the runs of mypy in one process share a cache, as those of one user do."""
    pytest.MonkeyPatch().setenv("MYPY_CACHE_DIR", str(tmp_path_factory.getbasetemp() / "cache"))
