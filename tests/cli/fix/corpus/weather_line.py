"""One line about the weather of a city."""

from corvid_runtime import agent, retrieval, tool


@tool(uses=retrieval)
def forecast(city: str) -> str:
    return {"Bergen": "rain", "Cairo": "sun"}.get(city, "fog")


@agent
def line(city: str) -> str:
    sky = forecast(city)
    return f"In {city} there is {sky} today."


if __name__ == "__main__":
    print(line("Bergen"))
    print(line("Oslo"))
