"""Indented by tabs."""

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def tide(port: str) -> str:
	return "high"


@agent
def report(port: str) -> Grounded[str]:
	if port:
		level = tide(port)
		return f"{port}:	{level}"
	return tide("nowhere")


if __name__ == "__main__":
	print(report("Calais"))
