"""docs/hosting.md says what a host can set, watch and run."""

from __future__ import annotations

import importlib
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from coatl.cli.main import app
from coatl.server.metrics import Metrics
from coatl.server.settings import ServerSettings
from coatl.server.storage_errors import SENTENCES

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "hosting.md").read_text("utf-8")
COMMANDS = [
    line.split("#")[0].split("&&")[0].strip()
    for block in re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)
    for line in block.splitlines()
    if re.search(r"(^|/)coatl (serve|backup|restore)", line.split("#")[0].split("&&")[0])
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
    words = shlex.split(re.split(r"\bcoatl (?=serve|backup|restore)", line)[1])
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
    known = {f"COATL_{name.upper()}" for name in ServerSettings.model_fields}
    assert set(compose["services"]["server"]["environment"]) <= known
    assert compose["services"]["database"]["healthcheck"]


def test_the_image_sets_what_the_server_knows() -> None:
    text = (ROOT / "Dockerfile").read_text("utf-8")
    known = {f"COATL_{name.upper()}" for name in ServerSettings.model_fields}
    assert set(re.findall(r"\bCOATL_[A-Z_]+", text)) <= known
    copied = re.findall(r"^COPY (?!--)(.*) \S+$", text, re.MULTILINE)
    for name in " ".join(copied).split():
        assert (ROOT / name).exists()
        assert f"!{name}\n" in (ROOT / ".dockerignore").read_text("utf-8")
