"""The terminal in every language: how one is chosen, that all words are there, whole games."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text

from coatl.board.analysis.reasons import WRONG_ENDS
from coatl.bots import LEVELS
from coatl.cli import words
from coatl.cli.main import run
from coatl.cli.terminal import players as players_module
from coatl.cli.words import (
    LANGUAGES,
    choose_language,
    current_language,
    detect_language,
    explain,
    join_phrases,
    join_words,
    say,
    say_text,
    speaking,
)
from coatl.core.errors import CoatlError, IllegalAction, OptionError, Reason
from coatl.tables.reasons import TURN_OVER
from tests.cli.terminal import Script, guesses

SOURCES = Path(words.__file__).resolve().parents[1]
LOCALES = SOURCES / "locales"
OVER = {"en": "The game is over", "fr": "La partie est finie", "pt-BR": "A partida acabou"}

Play = Callable[..., tuple[int, str]]


@pytest.fixture
def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Play:
    """Run `coatl` with a script in an empty directory; return the exit code and what it printed."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(players_module, "DEFAULT_BOT", "random")
    monkeypatch.setenv("COLUMNS", "80")

    def call(lines: Iterable[str], *arguments: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", Script(lines))
        code = run([*arguments])
        captured = capsys.readouterr()
        return code, captured.out + captured.err

    return call


# Choosing a language


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["pt_PT.UTF-8"], "pt-BR"),
        (["", "de", "fr_CA"], "fr"),
        (["C.UTF-8", "fr"], "fr"),
        (["zh"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_that_we_speak(wanted: list[str], found: str) -> None:
    assert detect_language(wanted) == found


@pytest.mark.parametrize(
    ("environment", "found"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "COATL_LANGUAGE": "pt-BR"}, "pt-BR"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "xx:fr"}, "fr"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses(environment: dict[str, str], found: str) -> None:
    assert choose_language(None, environment) == found


def test_a_name_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert choose_language("PT_br") == "pt-BR"
    with pytest.raises(OptionError, match="en, fr, pt-BR"):
        choose_language("nahuatl")
    assert current_language() == "pt-BR"
    with speaking("en"):
        assert say("board-you") == "You"
    assert say("board-you") == "Você"


def test_the_option_stands_before_or_after_the_command(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    for arguments in (["--language", "fr", "bots"], ["bots", "--language", "fr"]):
        assert "connaît les règles" in play([], *arguments)[1]
    assert "knows the rules" in play([], "bots")[1]
    monkeypatch.setenv("COATL_LANGUAGE", "pt")
    assert "conhece as regras" in play([], "bots")[1]
    assert "knows the rules" in play([], "bots", "--language", "en")[1]
    code, output = play([], "score", "<BBYRK>", "--language", "xx")
    assert code == 2
    assert output == "coatl: a língua 'xx' não existe aqui: esperava en, fr, pt-BR\n"


def test_what_is_wrong_with_options_is_said_in_the_language(play: Play) -> None:
    code, output = play([], "play", "-t", "--players", "a,a", "--language", "fr")
    assert (code, output) == (
        2,
        "coatl: deux personnes portent le nom 'a' : attendu des noms différents\n",
    )
    code, output = play([], "--language", "pt", "score", "BXB")
    assert code == 2
    assert output.startswith("coatl: não dá para ler 'BXB': 'X' na coluna 2, esperava uma letra")


def test_programs_always_read_english(play: Play) -> None:
    for game, cards in (("board", ["P10", "T03"]), ("cards", ["C01", "D1"])):
        arguments = ("cards", "--game", game, *cards, "--json")
        english = play([], *arguments)[1]
        assert play([], "--language", "fr", *arguments)[1] == english
        assert json.loads(english)["prophecies"][0]["explanation"]


def test_the_language_can_be_changed_during_a_game(play: Play, tmp_path: Path) -> None:
    lines = ["lang fr", "lang xx", "language pt", "1", "q", "s"]
    arguments = ("--players", "You,bot:random", "--seed", "8", "--save", "a.coatl")
    code, output = play(lines, "play", "-t", *arguments)
    assert code == 0
    english, _, rest = output.partition("Le jeu parle maintenant français.")
    french, _, portuguese = rest.partition("O jogo agora fala português.")
    assert "You begin." in english
    assert "Gardez jusqu’à trois Prophéties" in french
    assert "la langue 'xx' n’existe pas ici : attendu en, fr, pt-BR" in french
    assert "Você fica com: P" in portuguese
    assert "A partida para aqui, inacabada." in portuguese
    record = (tmp_path / "a.coatl").read_text("utf-8")
    assert "You" in record
    assert "Random bot" in record


# All words are there


def read_messages(language: str) -> dict[str, str]:
    """Return the texts of all messages by name."""
    found = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        for entry in re.split(r"\n(?=[a-zA-Z-])", file.read_text("utf-8")):
            match = re.match(r"(-?[a-zA-Z][\w-]*) *=", entry)
            if match:
                assert match[1] not in found, f"{match[1]} is there twice"
                found[match[1]] = entry
    return found


def said_names() -> tuple[set[str], set[str]]:
    """Return the names of messages that are said, and the beginnings of those put together."""
    source = "\n".join(path.read_text("utf-8") for path in sorted((SOURCES / "cli").rglob("*.py")))
    families = "cli|board|cards|end|tie|rival"
    names = set(re.findall(rf"""["']((?:{families})-[a-z0-9-]*[a-z0-9])["']""", source))
    names |= set(re.findall(r"""\bsay(?:_text)?\(\s*["']([a-z0-9-]+)["']""", source))
    return names, set(re.findall(r"""\bf["']([a-z]+-(?:[a-z-]+-)?)\{""", source))


def test_every_message_that_is_said_exists() -> None:
    names, beginnings = said_names()
    known = read_messages("en")
    assert sorted(names - set(known)) == []
    assert len(names) > 300
    built = [
        start for start in beginnings - {"coatl-"} if not any(k.startswith(start) for k in known)
    ]
    assert built == []


def test_every_message_of_the_terminal_is_said() -> None:
    names, beginnings = said_names()
    own = [name for name in read_messages("en") if name.startswith("cli-")]
    unsaid = [n for n in own if n not in names and not n.startswith(tuple(beginnings))]
    assert unsaid == []
    assert len(own) > 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_lacks_a_message_or_has_one_more(language: str) -> None:
    english, other = read_messages("en"), read_messages(language)
    assert sorted(other) == sorted(english)
    bundle = words.load_bundle(language)
    for name, entry in other.items():
        assert bundle.has_message(name), f"{name} cannot be read"
        variables = sorted(set(re.findall(r"\$([a-zA-Z][\w-]*)", entry)))
        assert variables == sorted(set(re.findall(r"\$([a-zA-Z][\w-]*)", english[name]))), name


def test_what_a_message_refers_to_is_read_with_it() -> None:
    source = (
        "# One\nshown = { -name } { other }\nother = too\n    and more\n-name = Coatl\nbad = { $\n"
    )
    texts = words.Texts("en", [source, "bad = { $\n"])
    value = texts.get_message("shown").value
    assert value is not None
    assert texts.format_pattern(value, {}) == ("Coatl too\nand more", [])
    assert not texts.has_message("bad")
    assert not texts.has_message("nowhere")


def reasons() -> Iterator[str]:
    """List the keys of everything that the engine refuses with words for other languages."""
    for part in ("board", "cards"):
        text = (SOURCES / part / "refusals.py").read_text("utf-8")
        yield from ("why-" + why for why in re.findall(r'Reason\(\s*"([a-z-]+)"', text))
    yield "why-" + TURN_OVER["code"]
    yield from ("why-" + reason.why for reason in WRONG_ENDS.values())
    for path in [*SOURCES.glob("*/options.py"), *SOURCES.glob("*/registry.py")]:
        yield from ("cli-error-" + why for why in re.findall(r'why="([a-z-]+)"', path.read_text()))
    for path in SOURCES.glob("*/notation.py"):
        found = re.findall(r'why = "([a-z-]+)"|why="([a-z-]+)"', path.read_text("utf-8"))
        yield from ("cli-expected-" + (one or other) for one, other in found)


def test_every_refusal_of_the_rules_has_words_and_no_words_are_left_over() -> None:
    found = set(reasons())
    known = read_messages("en")
    assert sorted(found - set(known)) == []
    told = {name for name in known if name.startswith("why-")}
    assert sorted(told - found) == []
    assert len(told) > 60


def test_the_levels_are_described_alike_here_and_in_the_help() -> None:
    for level in LEVELS:
        assert say(f"cli-bot-{level.name}") == level.description


def test_words_without_a_key_are_said_as_they_are() -> None:
    assert explain(CoatlError("as it is")) == "as it is"
    refused = IllegalAction(0, "pass", Reason("turn-of", "it is the turn of seat 1", {"seat": 1}))
    assert explain(refused, ("Ana", "Bo")) == "It is the turn of Bo."


# Sentences


@pytest.mark.parametrize(
    ("language", "name", "counted"),
    [
        ("en", "cli-pieces", ["0 pieces", "1 piece", "2 pieces"]),
        ("fr", "cli-pieces", ["0 pièce", "1 pièce", "2 pièces"]),
        ("pt-BR", "cli-pieces", ["0 peça", "1 peça", "2 peças"]),
        (
            "fr",
            "cli-secured-count",
            ["aucune Prophétie protégée", "une Prophétie protégée", "2 Prophéties protégées"],
        ),
        (
            "pt-BR",
            "cli-objectives-met",
            [
                "nenhum objetivo do Templo cumprido",
                "um objetivo do Templo cumprido",
                "os dois objetivos do Templo cumpridos",
            ],
        ),
    ],
)
def test_numbers_agree(language: str, name: str, counted: list[str]) -> None:
    choose_language(language)
    assert [say(name, count=count) for count in range(3)] == counted


@pytest.mark.parametrize(
    ("language", "family", "head", "sentence"),
    [
        ("en", "black", "black head", "You added a black head:"),
        ("fr", "noire", "tête noire", "Vous avez ajouté une tête noire :"),
        ("pt-BR", "preta", "cabeça preta", "Você juntou uma cabeça preta:"),
    ],
)
def test_genders_agree(language: str, family: str, head: str, sentence: str) -> None:
    choose_language(language)
    assert say("cli-family", family="black") == family
    piece = say("board-piece-head", colour="K")
    assert piece == head
    assert say("cli-told-end", mine="yes", who="", piece=piece) == sentence


@pytest.mark.parametrize(
    ("language", "joined"),
    [("en", "a, b and c|a or b"), ("fr", "a, b et c|a ou b"), ("pt-BR", "a, b e c|a ou b")],
)
def test_lists(language: str, joined: str) -> None:
    choose_language(language)
    assert f"{join_words(['a', 'b', 'c'])}|{join_words(['a', 'b'], 'or')}" == joined
    assert join_words(["a"]) == "a"
    assert join_words([]) == ""
    assert join_phrases(["a, b", "c"]) == ("a, b ; c" if language == "fr" else "a, b; c")


def test_drawings_stand_where_the_language_wants_them() -> None:
    piece = Text("PIECE", style="bold")
    for language, plain in (("en", "PIECE Echo family"), ("fr", "famille PIECE Écho")):
        choose_language(language)
        text = say_text(
            "cli-family-of", "dim", band=piece, name=say("cli-family-name", family="black")
        )
        assert text.plain == plain
        bold = [span for span in text.spans if span.style == "bold"]
        assert [text.plain[span.start : span.end] for span in bold] == ["PIECE"]


# Whole games


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["--seed", "1", "--options", "sacrifice,feathers,promo"],
        ["--game", "cards", "--seats", "3", "--seed", "2"],
        ["--game", "carl", "--seed", "3"],
    ],
    ids=("board", "cards", "carl"),
)
def test_a_whole_game(
    play: Play, capsys: pytest.CaptureFixture[str], language: str, arguments: list[str]
) -> None:
    lines = itertools.chain(["?", "c", "b"], guesses(7))
    arguments = [*arguments, "--language", language, "--save", "a.coatl"]
    code, output = play(lines, "play", "-t", *arguments)
    assert code == 0
    assert OVER[language] in output
    assert not [line for line in output.split("\n") if cell_len(line) > 80]
    others = [over for tag, over in OVER.items() if tag != language]
    assert not [over for over in others if over in output]
    code, output = play([], "--language", language, "replay", "a.coatl", "--quiet")
    assert code == 0
    assert say("cli-game-over", places="").strip(" ;") in output


@pytest.mark.parametrize("language", ["fr", "pt-BR"])
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_pictures_fit_the_terminal(
    play: Play, monkeypatch: pytest.MonkeyPatch, language: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for arguments in (["cards", "P10"], ["cards", "--game", "cards"], ["score", "<BBYRK>"]):
        code, output = play([], *arguments, "--language", language)
        assert code == 0
        assert max(map(cell_len, output.splitlines())) <= columns
