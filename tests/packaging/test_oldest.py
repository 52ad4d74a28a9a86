"""The oldest versions are those that the metadata names."""

from __future__ import annotations

from tests.packaging.oldest import oldest


def test_the_least_version_of_each_package_is_taken_and_of_no_other() -> None:
    extras = {"cli": ["click>=8.1"], "mypy": ["corvid-mypy[cli]", "mypy>=2.4,<2.5"]}
    needed = ["attrs>=23.2", "tomli>=2; python_version < '3.11'"]
    project = {"dependencies": needed, "optional-dependencies": extras}
    expected = ["attrs==23.2", "tomli==2; python_version < '3.11'", "mypy==2.4"]
    assert [*oldest(project)] == expected
