"""Refused: Refusals in lists and locals, beside answers: what content may decide of them.

A refusal that content has put somewhere has its line, as one that is returned has.
"""

from corvid_runtime import Grounded, grounded_pure, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

NOWHERE = InsufficientEvidence(reason="no city")
UNASKED = InsufficientEvidence(reason="nobody asked")


@tool(uses=retrieval)
def city_of(user: str) -> str:
    """Ask the register."""
    return f"city of {user}"


@grounded_pure
def in_branches(users: list[str]) -> list[Grounded[str] | InsufficientEvidence]:
    """Accepted: each user has an answer or a refusal, in two branches."""
    answers: list[Grounded[str] | InsufficientEvidence] = []
    for user in users:
        city = city_of(user)
        if city == "":
            answers.append(InsufficientEvidence(reason="no city"))
        else:
            answers.append(city)
    return answers


@grounded_pure
def in_one_expression(users: list[str]) -> list[Grounded[str] | InsufficientEvidence]:
    """Accepted: the same, written shorter."""
    answers: list[Grounded[str] | InsufficientEvidence] = []
    for user in users:
        city = city_of(user)
        answers.append(city if city else NOWHERE)
    return answers


@grounded_pure
def in_a_comprehension(
    users: list[str],
) -> dict[str, Grounded[str] | InsufficientEvidence]:
    """Accepted: by plain keys, for each of which there is one or the other."""
    cities = {user: city_of(user) for user in users}
    return {user: NOWHERE if city == "" else city for user, city in cities.items()}


@grounded_pure
def held_first(user: str) -> Grounded[str] | InsufficientEvidence:
    """Accepted: a name holds the answer, or says that there is none."""
    answer: Grounded[str] | InsufficientEvidence = NOWHERE
    city = city_of(user)
    if city != "":
        answer = city
    return answer


@grounded_pure
def allowing_nothing(users: list[str]) -> list[Grounded[str] | InsufficientEvidence]:
    """Accepted: nothing is disclosed where nothing is looked at."""
    answers: list[Grounded[str] | InsufficientEvidence] = [NOWHERE]
    for user in users:
        answers.append(city_of(user))
        answers.append(UNASKED)
    return answers


@grounded_pure(discloses=("condition",))
def disclosing(user: str) -> list[Grounded[str] | InsufficientEvidence]:
    """Refused: a line for a refusal is a disclosure, wherever the refusal is put."""
    answers: list[Grounded[str] | InsufficientEvidence] = []
    city = city_of(user)
    if city == "":
        answers.append(NOWHERE)  # E: grounded-laundering
    else:
        answers.append(city)
    return answers  # E: grounded-laundering


@grounded_pure
def taken_out(user: str) -> list[Grounded[str] | InsufficientEvidence]:
    """Refused: which refusal is left says what was retrieved, and no line does."""
    answers: list[Grounded[str] | InsufficientEvidence] = [NOWHERE, UNASKED]
    if city_of(user) == "":
        answers.pop(0)
    return answers  # E: grounded-laundering


@grounded_pure
def turned_round(user: str) -> list[Grounded[str] | InsufficientEvidence]:
    """Refused: the same, by their order."""
    answers: list[Grounded[str] | InsufficientEvidence] = [NOWHERE, UNASKED]
    if city_of(user) == "":
        answers.reverse()
    return answers  # E: grounded-laundering


@grounded_pure
def put_in_order(user: str) -> list[Grounded[str] | InsufficientEvidence]:
    """Refused: what content orders are two refusals, which were made before."""
    answers: list[Grounded[str] | InsufficientEvidence] = [NOWHERE, UNASKED]
    city = city_of(user)
    answers.sort(key=lambda each: (each is NOWHERE) == (city == ""))
    return answers  # E: grounded-laundering


@grounded_pure
def by_number(user: str) -> list[Grounded[str] | InsufficientEvidence]:
    """Refused: content decides which refusal is given, which were made before."""
    refusals: list[Grounded[str] | InsufficientEvidence] = [NOWHERE, UNASKED]
    place = 0 if city_of(user) == "" else 1
    return [refusals[place]]  # E: grounded-laundering


@grounded_pure
def by_filter(user: str) -> list[Grounded[str] | InsufficientEvidence]:
    """Refused: the same, by a filter."""
    refusals: list[Grounded[str] | InsufficientEvidence] = [NOWHERE, UNASKED]
    city = city_of(user)
    return [each for place, each in enumerate(refusals) if (city == "") == (place == 0)]  # E: grounded-laundering


@grounded_pure
def under_which_key(user: str) -> dict[str, Grounded[str] | InsufficientEvidence]:
    """Refused: a key is plain."""
    answers: dict[str, Grounded[str] | InsufficientEvidence] = {}
    if city_of(user) == "":
        answers["none"] = NOWHERE
    else:
        answers["some"] = NOWHERE
    return answers  # E: grounded-laundering


@grounded_pure
def in_which_list(user: str) -> int:
    """Refused: which of two lists was picked shows when it is changed."""
    one: list[Grounded[str] | InsufficientEvidence] = []
    other: list[Grounded[str] | InsufficientEvidence] = []
    picked: list[list[Grounded[str] | InsufficientEvidence]] = []
    if city_of(user) == "":
        picked.append(one)
    else:
        picked.append(other)
    picked[0].append(NOWHERE)
    return len(one)  # E: grounded-laundering


@grounded_pure
def reason_made_of_content(user: str) -> list[Grounded[str] | InsufficientEvidence]:
    """Refused: what a refusal says is plain."""
    reason = "empty" if city_of(user) == "" else "unknown"
    answers: list[Grounded[str] | InsufficientEvidence] = []
    answers.append(InsufficientEvidence(reason=reason))  # E: grounded-laundering
    return answers


@grounded_pure
def whether_one_is_there(user: str) -> bool:
    """Refused: whether it is a refusal is what was retrieved."""
    answers: list[Grounded[str] | InsufficientEvidence] = []
    city = city_of(user)
    answers.append(NOWHERE if city == "" else city)
    return isinstance(answers[0], InsufficientEvidence)  # E: grounded-laundering


@grounded_pure
def how_many_are_there(users: list[str]) -> int:
    """Refused: the number of refusals is what was retrieved."""
    answers: list[Grounded[str] | InsufficientEvidence] = []
    for user in users:
        city = city_of(user)
        answers.append(NOWHERE if city == "" else city)
    return sum(1 for each in answers if isinstance(each, InsufficientEvidence))  # E: grounded-laundering


@grounded_pure
def what_it_says(user: str) -> str:
    """Refused: and so is its reason."""
    city = city_of(user)
    answer: Grounded[str] | InsufficientEvidence = NOWHERE if city == "" else city
    if isinstance(answer, InsufficientEvidence):
        return answer.reason  # E: grounded-laundering
    return ""  # E: grounded-laundering
