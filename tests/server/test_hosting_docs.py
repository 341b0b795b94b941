"""docs/hosting.md says what a host can set, watch and run."""

from __future__ import annotations

import importlib
import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from coatl.cli.main import app
from coatl.server.metrics import Metrics
from coatl.server.settings import ServerSettings
from coatl.server.storage.errors import SENTENCES

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "hosting.md").read_text("utf-8")
COMMANDS = [
    line.split("#")[0].split("&&")[0].strip()
    for block in re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
    for line in block.splitlines()
    if re.search(r"(^|/)coatl (serve|worker|backup|restore)", line.split("#")[0].split("&&")[0])
]


def test_every_setting_is_listed_with_its_default_and_option_and_no_other() -> None:
    rows = re.findall(r"^\| `(COATL_\w+)` \|([^|]*)\|([^|]*)\|", TEXT, re.MULTILINE)
    options = serve_options()
    wanted = []
    for name, field in ServerSettings.model_fields.items():
        default = "`~/.local/share/coatl`" if name == "data_dir" else show(field.default)
        option = f"`{options[name]}`" if name in options else ""
        wanted.append((f"COATL_{name.upper()}", option, default))
    assert [(name, option.strip(), default.strip()) for name, option, default in rows] == wanted


def show(default: Any) -> str:
    if default in (None, "", ()):
        return "none"
    if default is False:
        return "off"
    return f"`{default:g}`" if isinstance(default, float) else f"`{default}`"


def serve_options() -> dict[str, str]:
    """Return the options of `coatl serve` by the setting they stand for."""
    command: Any = typer.main.get_command(app)
    parameters = command.commands["serve"].params
    return {each.name: each.opts[0] for each in parameters if each.name != "help"}


def test_every_metric_is_listed_with_its_labels_and_no_other() -> None:
    rows = re.findall(r"^\| `(coatl_\w+)` \|([^|]*)\|", TEXT, re.MULTILINE)
    listed = {name: tuple(re.findall(r"`(\w+)`", labels)) for name, labels in rows}
    found = {}
    for metric in vars(Metrics()).values():
        if hasattr(metric, "_labelnames"):
            (family,) = metric.describe()
            suffix = "_total" if family.type == "counter" else ""
            found[family.name + suffix] = metric._labelnames
    assert listed == found


@pytest.mark.parametrize("line", COMMANDS)
def test_commands_and_options_exist(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.split(re.split(r"\bcoatl (?=serve|worker|backup|restore)", line)[1])
    app(args=[words[0], "--help"], standalone_mode=False)
    shown = capsys.readouterr().out
    for word in words[1:]:
        if word.startswith("--"):
            assert word in shown


def test_storage_troubles_are_in_the_table() -> None:
    for code, sentence in SENTENCES.items():
        if code != "closed":  # only seen while the server stops
            assert f"`{sentence.split(':')[0]}` (`{code}`)" in TEXT


def test_compose_file_guards_what_it_runs() -> None:
    compose = importlib.import_module("yaml").safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    for service in compose["services"].values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
    assert compose["services"]["database"]["healthcheck"]


def test_a_worker_is_not_asked_at_a_port_that_it_has_not() -> None:
    services = importlib.import_module("yaml").safe_load(
        (ROOT / "compose.yaml").read_text("utf-8")
    )["services"]
    assert services["worker"]["healthcheck"] == {"disable": True}
    assert "healthcheck" not in services["server"]  # the image's own


def test_compose_file_takes_settings_from_its_env_file_with_their_defaults() -> None:
    compose = importlib.import_module("yaml").safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    given = compose["services"]["server"]["environment"]
    fixed = {"COATL_DATABASE_URL", "COATL_REDIS_URL", "COATL_LOG_FORMAT", "COATL_BOT_WORKERS"}
    needed = {"COATL_BASE_PATH", "COATL_ALLOWED_HOSTS", "COATL_TRUSTED_PROXIES", "COATL_PURGE_DAYS"}
    assert needed | fixed <= set(given)
    assert given["COATL_BOT_WORKERS"] == 0
    assert compose["services"]["worker"]["environment"]["COATL_BOT_WORKERS"] != "0"
    proxies = given.pop("COATL_TRUSTED_PROXIES")  # the proxy is in a container, too
    assert proxies == "${COATL_TRUSTED_PROXIES:-172.16.0.0/12}"
    given = {name: value for name, value in given.items() if name not in fixed}
    fields = {f"COATL_{name.upper()}": field for name, field in ServerSettings.model_fields.items()}
    for name, value in given.items():
        default = fields[name].default
        assert value == f"${{{name}:-{'' if default == () else default}}}"


def test_every_setting_that_is_named_exists() -> None:
    known = {f"COATL_{name.upper()}" for name in ServerSettings.model_fields}
    named = set(re.findall(r"\bCOATL_[A-Z_]+\b", TEXT)) - {"COATL_NAME"}  # stands for any
    assert named <= known


def test_samples_of_proxies_say_which_name_is_to_be_allowed() -> None:
    samples = re.split(r"^\*\*(?=nginx|Caddy|Traefik)", TEXT, flags=re.MULTILINE)[1:]
    assert len(samples) == 3
    for sample in samples:
        told, code = sample.split("```")[:2]
        (name,) = re.findall(r"COATL_ALLOWED_HOSTS=([a-z.]+)", told)
        assert re.search(rf"(?<![\w.]){re.escape(name)}\b", code)


def docker_commands() -> list[list[str]]:
    """Return the documented commands that save or load in a container, each as its words."""
    lines = re.findall(r"^docker .*\b(?:backup|restore)\b.*$", TEXT, re.MULTILINE)
    return [shlex.split(line.split("#")[0].rpartition("&&")[2]) for line in lines]


def test_backups_in_a_container_can_read_the_volume_and_need_no_other() -> None:
    """No Docker here: but the user, the folder and the words of the command must fit the image."""
    image = (ROOT / "Dockerfile").read_text("utf-8")
    (user,) = re.findall(r"^USER (\d+):\d+$", image, re.MULTILINE)
    (volume,) = re.findall(r"^VOLUME (\S+)$", image, re.MULTILINE)
    assert f"--uid {user} " in image
    assert re.search(rf"--owner=coatl .*--mode=0700 {volume}$", image, re.MULTILINE)
    assert f"COATL_DATA_DIR={volume} " in image
    assert 'ENTRYPOINT ["coatl"]' in image
    found = docker_commands()
    assert len(found) == 4
    for words in found:
        assert not {"-u", "--user"} & set(words)  # nobody else may read the folder
        mounts = [words[place + 1] for place, word in enumerate(words) if word == "-v"]
        plain = words[1] == "run"
        assert mounts == ([f"coatl:{volume}"] if plain else [])
        kind = "backup" if "backup" in words else "restore"
        assert words[words.index(kind) + 1] == "-"
        assert words[-2] == (">" if kind == "backup" else "<")
        assert ("-i" in words) == (plain and kind == "restore")
        assert ("-T" in words) == (not plain)  # a terminal would change what goes through it


def test_the_image_sets_what_the_server_knows() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    known = {f"COATL_{name.upper()}" for name in ServerSettings.model_fields}
    assert set(re.findall(r"\bCOATL_[A-Z_]+", text)) <= known
    copied = re.findall(r"^COPY (?!--)(.*) \S+$", text, re.MULTILINE)
    passed = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    for path in map(Path, " ".join(copied).split()):
        assert (ROOT / path).exists()
        assert any(f"!{each.as_posix()}" in passed for each in (path, *path.parents))


def test_the_image_gets_a_fresh_page_and_refuses_to_be_without() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    client, build, final = re.split(r"^FROM ", text, flags=re.MULTILINE)[1:]
    assert client.startswith("node:22")
    assert "npm run" in client
    assert "COPY --from=client /src/web/dist src/coatl/web\n" in build
    assert build.index("COPY --from=client") < build.index("pip wheel")
    assert "== 'compiled'" in build
    assert "'' in load_pages(FOLDER)" in build
    assert "node" not in final
    kept_out = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert {"src/coatl/web", "web/dist", "web/node_modules"} <= set(kept_out)


def test_the_dashboard_asks_for_metrics_that_there_are() -> None:
    board = json.loads((ROOT / "docs" / "grafana.json").read_text("utf-8"))
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    known = set(re.findall(r"^\| `(coatl_\w+)` \|", TEXT, re.MULTILINE))
    used = {name.removesuffix("_bucket") for name in re.findall(r"coatl_\w+", asked)}
    assert used == known
