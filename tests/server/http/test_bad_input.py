"""The HTTP API under generated requests: its description is true, and a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable

from tests.amounts import amount
from tests.server.hostile import UNKNOWN_TOKEN, Scene, open_scene

pytestmark = pytest.mark.slow  # a real server, or a real database

OPERATIONS = [
    ("GET", "/api/games"),
    ("GET", "/api/schema"),
    ("POST", "/api/score"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("GET", "/api/tables/{table}/invitation"),
    ("POST", "/api/tables/{table}/join"),
    ("POST", "/api/tables/{table}/commands"),
    ("GET", "/api/tables/{table}/log"),
    ("GET", "/api/tables/{table}/record"),
    ("GET", "/api/tables/{table}/steps"),
    ("GET", "/api/tables/{table}/steps/{step}"),
    ("GET", "/api/tables/{table}/steps/{step}/advice"),
    ("GET", "/api/tables/{table}/review"),
    ("POST", "/api/tables/{table}/review"),
    ("POST", "/api/tables/{table}/recovery"),
    ("POST", "/api/recover"),
    ("POST", "/api/mine"),
    ("GET", "/api/puzzles"),
    ("POST", "/api/puzzles/next"),
    ("POST", "/api/puzzles/{puzzle}/table"),
    ("POST", "/api/puzzles/{puzzle}/hint"),
    ("POST", "/api/puzzles/{puzzle}/try"),
    ("POST", "/api/puzzles/{puzzle}/answer"),
    ("POST", "/api/puzzles/{puzzle}/first"),
    ("GET", "/api/player"),
    ("POST", "/api/player"),
    ("POST", "/api/player/forget"),
    ("GET", "/api/daily/{game}/{day}"),
    ("POST", "/api/daily/{game}/{day}/result"),
    ("GET", "/api/daily/{game}/{day}/entries"),
    ("POST", "/api/daily/{game}/{day}/entries"),
    ("GET", "/api/daily/{game}/{day}/entries/{name}/record"),
]
OF_A_TOKEN = ("/api/puzzles/{puzzle}/first", "/api/player", "/api/player/forget")
"""Any secret may be used there: a header that was wrong is right once `aim` has put one in."""
EXAMPLES = amount(12, soak=200)
FEW = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    """A server of our own: a request that is right changes its tables."""
    with open_scene(tmp_path_factory.mktemp("scene")) as found:
        yield found


# Schemathesis takes half a second to import: every process that runs tests collects this file.


@cache
def load(url: str) -> Any:
    import schemathesis

    return schemathesis.openapi.from_url(f"{url}/api/openapi.json")


@cache
def list_checks() -> tuple[list[Any], Any]:
    """Return what every answer must pass, and what one to a wrong request must."""
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    always = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_headers_conformance,
        checks.response_schema_conformance,
        checks.allow_header_conformance,
    ]
    return always, checks.negative_data_rejection


def aim(case: Any, scene: Scene, data: st.DataObject) -> None:
    """Let a request reach a real table, mostly with something that opens it."""
    target = data.draw(st.sampled_from(scene.targets))
    mostly = st.sampled_from([True, True, True, False])
    if "table" in case.path_parameters and data.draw(mostly):
        case.path_parameters["table"] = target.table
    if "step" in case.path_parameters and data.draw(mostly):
        case.path_parameters["step"] = data.draw(st.integers(0, 60))
    if case.query:
        case.query.pop("wait", None)  # waiting is not what is tested here
    if data.draw(mostly):
        tokens = [*target.tokens, target.host, scene.lobby.host, UNKNOWN_TOKEN]
        case.headers["authorization"] = f"Bearer {data.draw(st.sampled_from(tokens))}"
    if data.draw(mostly):
        case.headers["x-coatl-invite"] = target.invite
    if isinstance(case.body, dict) and "invite" in case.body and data.draw(mostly):
        case.body["invite"] = target.invite


def test_the_list_of_operations_is_complete(scene: Scene) -> None:
    with scene.server.client() as client:
        paths = client.get("/api/openapi.json").json()["paths"]
    found = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert found == set(OPERATIONS)


@pytest.mark.parametrize("mode", ["positive", "negative"])
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_the_description_is_true(scene: Scene, method: str, path: str, mode: str) -> None:
    import requests
    from schemathesis import GenerationMode

    operation = load(scene.server.url)[path][method]
    cases = operation.as_strategy(generation_mode=GenerationMode(mode))
    always, negative_data_rejection = list_checks()
    session = requests.Session()

    @FEW
    @given(cases, st.data())
    def check(case: Any, data: st.DataObject) -> None:
        aim(case, scene, data)
        before = scene.stored()
        response = case.call(base_url=scene.server.url, session=session)
        case.validate_response(response, checks=always)
        is_too_large = response.status_code == 413  # refused before anybody looks at what it says
        is_wrong = mode == "negative" and "table" not in case.path_parameters
        is_wrong = is_wrong and path not in OF_A_TOKEN
        if is_wrong and not is_too_large:
            case.validate_response(response, checks=[negative_data_rejection])
        if response.status_code >= 300:
            error = response.json()
            assert set(error) == {"type", "code", "message", "arguments", "key"}
            assert scene.stored() == before

    try:
        check()
    except Unsatisfiable:
        assert mode == "negative"  # nothing to be wrong about
        assert method == "GET"
