"""The drawing of a provenance graph: lines do not run into each other."""

from corvid_cli.view.lanes import MOST_LANES, edges, lanes
from hypothesis import given
from hypothesis import strategies as st


@st.composite
def graphs(draw: st.DrawFn) -> list[list[int]]:
    """Draw a graph as the rows of each row's inputs, all above it."""
    size = draw(st.integers(0, 40))
    return [
        draw(st.lists(st.integers(0, row - 1), max_size=4)) if row else [] for row in range(size)
    ]


@given(graphs())
def test_a_line_never_runs_through_another_step(graph: list[list[int]]) -> None:
    chosen = lanes(graph)
    for edge in edges(graph):
        lane = chosen[edge.start]
        if lane < MOST_LANES - 1:
            assert lane not in chosen[edge.start + 1 : edge.end]


@given(graphs())
def test_every_input_is_a_line(graph: list[list[int]]) -> None:
    assert len(edges(graph)) == sum(map(len, graph))
    assert all(edge.start < edge.end for edge in edges(graph))


def test_a_chain_is_straight() -> None:
    assert set(lanes([[], *([row] for row in range(5000))])) == {0}


def test_the_drawing_stays_narrow_however_many_sources_are_joined() -> None:
    joined: list[list[int]] = [[] for _ in range(5000)]
    assert max(lanes([*joined, list(range(5000))])) == MOST_LANES - 1
