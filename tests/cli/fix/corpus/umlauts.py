"""Zeichen außerhalb von ASCII stehen auf den Zeilen selbst."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def straße(ort: str) -> str:
    return f"Hauptstraße in {ort}"


@agent
def anschrift(ort: str) -> Grounded[str]:
    return "Größe: €😀 " + f"{straße(ort)} – {ort}"


@agent
def länge(ort: str) -> Grounded[int]:
    return int("é" == "e") + len(straße(ort))


if __name__ == "__main__":
    print(anschrift("Köln"))
    print(länge("Köln"))
