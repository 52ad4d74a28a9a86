"""A page of what was found."""

import html

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def comments(post: int) -> list[str]:
    return ["a < b", "\"quoted\""]


@grounded_pure
@agent
def rendered(post: int) -> Grounded[str]:
    rows = [f"<li>{html.escape(comment)}</li>" for comment in comments(post)]
    return f"<ul>{''.join(rows)}</ul>"


@agent
def styled(post: int) -> Grounded[str]:
    return "<style>li {{ color: red }}</style><p>{}</p>".format(html.escape(comments(post)[0]))


if __name__ == "__main__":
    print(rendered(1))
    print(styled(1))
