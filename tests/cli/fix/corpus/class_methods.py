"""An agent with methods."""

from corvid_runtime import Grounded, agent, retrieval, tool


class Library:
    def __init__(self, name: str) -> None:
        self.name = name

    @tool(uses=retrieval)
    def shelf(self, topic: str) -> list[str]:
        return [f"{topic} for all", f"{topic} again"]

    @staticmethod
    def signature(title: str) -> str:
        return title[:3].upper()

    @agent
    def catalogue(self, topic: str) -> Grounded[str]:
        return f"{self.name}: " + "; ".join(self.shelf(topic))

    @agent
    def signatures(self, topic: str) -> list[str]:
        return [self.signature(title) for title in self.shelf(topic)]


if __name__ == "__main__":
    library = Library("City")
    print(library.catalogue("bees"))
    print(library.signatures("bees"))
