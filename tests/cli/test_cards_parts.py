"""The parts of `coatl play` for the card game: effects, menu, table, news, drops, finale."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len
from rich.color import ColorSystem
from rich.console import Console, RenderableType
from rich.style import Style

from coatl.cards.actions import parse_action
from coatl.cards.analysis.consequences import Effect, Trial
from coatl.cards.analysis.worth import by_level, points_now, progress_of
from coatl.cards.codes import CARL_SEAT, FULFIL, GODS, PAIRS, PLAY
from coatl.cards.deck import load_deck
from coatl.cards.game import CARL, GAME
from coatl.cards.notation import parse_serpent
from coatl.cards.shapes import parse_objective
from coatl.cards.state import State
from coatl.cards.view import CardView
from coatl.cli.pictures.cards_art import god_cards, god_style
from coatl.cli.terminal.cards.carl_presenter import CarlPresenter
from coatl.cli.terminal.cards.drawing import draw_table
from coatl.cli.terminal.cards.finale import draw_match_end
from coatl.cli.terminal.cards.guide import draw_cards, draw_help
from coatl.cli.terminal.cards.menu import CardMenu
from coatl.cli.terminal.cards.news import CardTeller
from coatl.cli.terminal.cards.presenter import CardPresenter
from coatl.cli.terminal.playing import Playing
from coatl.cli.terminal.presenter import PRESENTERS, presenter_for
from coatl.core.colours import COLOURS
from coatl.core.events import Event, Value
from coatl.core.registry import GAMES

NAMES = ("Ana", "Bo", "Cy", "Di")
LONGEST = "YRKGBYRKGBYRKGBYRKGBYR"


def card(card_id: str) -> int:
    return load_deck().prophecy(card_id).index


def render(drawn: RenderableType, width: int = 80) -> str:
    console = Console(width=width, highlight=False)
    with console.capture() as capture:
        console.print(drawn)
    return capture.get()


def new_playing(row: str, held: str, hand: str, *, solo: bool = False) -> Playing:
    """A game in which seat 0 has this row, these Prophecies (`C01@2`) and these Feathers."""
    game: Any = CARL if solo else GAME
    options = game.parse_options("")
    playing = Playing(game, options, "parts", NAMES[: game.seat_count(options)])
    state = playing.state
    seat = state.seats[0]
    seat.serpent.copy_from(parse_serpent(row))
    while seat.held.count:
        seat.held.remove_at(0)
    for word in held.split():
        card_id, _, level = word.partition("@")
        seat.held.add(card(card_id), int(level))
    for kind, count in enumerate(seat.hand_counts()):
        for _ in range(count):
            seat.remove_feather(kind)
    for letters in hand.split():
        a, b = sorted(COLOURS.index(letter) for letter in letters)
        seat.add_feather(PAIRS.index((a, b)))
    state.phase = PLAY
    state.touch()
    return playing


def menu_of(playing: Playing) -> CardMenu:
    return CardMenu(playing.match, 0, playing.view(0), NAMES)


# Effects


def find_effects(state: State, seat: int, action: int) -> list[Effect]:
    return Trial(state, seat).act(action).effects


def test_effects_are_drops_then_what_may_be_fulfilled() -> None:
    playing = new_playing("BGRBGR", "C01@2 C03@0", "RY YK")
    playing.state.set_supply([card("C36"), card("C35")])
    playing.state.seats[1].held.remove_at(0)
    playing.state.seats[1].held.add(card("C16"), 1)
    effects = find_effects(playing.state, 0, parse_action("play YK over right"))
    assert effects == [Effect("dropped", "C01", 1)]
    effects = find_effects(playing.state, 0, parse_action("play RY right"))
    assert Effect("upgraded", "C03", 1) in effects
    playing.state.seats[1].held.add(card("C31"), 1)
    effects = find_effects(playing.state, 0, parse_action("play YK over right"))
    assert Effect("stole", "C31", 1, 1) in effects
    assert playing.step_count == 0


def test_effects_never_tell_what_carl_will_do() -> None:
    playing = new_playing("BGRBGR", "C01@2", "RY YK", solo=True)
    playing.state.plays_left = 1
    for action in playing.state.legal_actions(0):
        names = {effect.name for effect in find_effects(playing.state, 0, action)}
        assert names <= {"dropped", "upgraded", "claimed", "stole"}


# The menu


def test_placements_stand_in_a_grid() -> None:
    playing = new_playing("BGRBGR", "C01@2 C03@0", "RY YK")
    playing.state.set_supply([])
    drawn = render(menu_of(playing).draw(80))
    lines = drawn.splitlines()
    heads = ["Play", "Left,", "beside", "Left,", "over", "Right,", "over", "Right,", "beside"]
    assert lines[0].split() == heads
    assert [line[:6] for line in lines[1:5]] == [" Y  R ", " R  Y ", " Y  K ", " K  Y "]
    assert "C01↓1" in lines[3]
    assert "C03↑1" in lines[2]
    assert "↑ upgrade" in drawn
    assert not [line for line in lines if cell_len(line) > 80]


def test_without_effects_there_is_no_legend() -> None:
    playing = new_playing("BB", "", "RK")
    playing.state.set_supply([])
    playing.state.seats[1].held.remove_at(0)
    assert "upgrade" not in render(menu_of(playing).draw(80))


def test_fulfilments_say_what_they_are_worth() -> None:
    playing = new_playing("GRKGR", "C01@1 C09@0", "KG RY")
    playing.state.set_supply([card("C02")])
    victim = playing.state.seats[1]
    victim.held.remove_at(0)
    victim.held.add(card("C12"), 2)
    playing.step(0, parse_action("play KG right"))
    assert playing.match.state_for(0).phase == FULFIL
    drawn = render(menu_of(playing).draw(80))
    assert "Upgrade      1  C09   K  G   ○○○ → ●●○ +5 points" in drawn
    assert "Steal        2  C12   R  ·  K " not in drawn
    playing = new_playing("GRB", "C01@1", "KG RY")
    playing.state.set_supply([card("C08")])
    victim = playing.state.seats[1]
    victim.held.remove_at(0)
    victim.held.add(card("C12"), 2)
    playing.step(0, parse_action("play KG right"))
    drawn = render(menu_of(playing).draw(80))
    assert "C12   R  ·  K  ●○○ +2 points from Bo, who has it at 2" in drawn
    assert "fulfil nothing more and go on to the second card" in drawn


def test_the_order_of_drops_is_the_players_and_explained() -> None:
    playing = new_playing("BGRBGR", "C01@2 C11@2", "YK RY", solo=True)
    playing.state.set_supply([])
    drawn = render(menu_of(playing).draw(80))
    assert "C01↓1 C11↓1" in drawn
    playing.step(0, parse_action("play YK over right"))
    view = playing.view(0)
    menu = menu_of(playing)
    assert [choice.action.text for choice in menu.choices] == ["drop C01", "drop C11"]
    drawn = render(menu.draw(80))
    assert "Drop first   1  C01   G  R   ●●○ → ●○○ −3 points" in drawn
    presenter = CarlPresenter()
    assert presenter.prompt(view) == "Which Prophecy drops first"
    (line,) = presenter.warnings(view, NAMES)
    assert "among equals CARL takes the closest" in line
    playing.step(0, parse_action("drop C11"))
    assert playing.undo(0) == parse_action("drop C11")
    playing.step(0, parse_action("drop C11"))
    held = playing.view(0).seats[0].held
    assert by_level(held)[:2] == ((card("C11"), 1), (card("C01"), 1))


# The table


def test_the_longest_row_fits_eighty_columns() -> None:
    for solo in (False, True):
        view: CardView = new_playing("GR", "C01@1", "RK", solo=solo).view(0)
        seats = [seat._replace(row=LONGEST, has_head=True, has_tail=True) for seat in view.seats]
        drawn = render(draw_table(view._replace(seats=tuple(seats)), NAMES, 80))
        assert drawn.count("◄•Y  R  K  G ") == len(seats)
        assert drawn.count(" R ►") == len(seats)
        assert "…" not in drawn
        assert max(map(cell_len, drawn.splitlines())) <= 80


def test_the_table_tells_levels_times_and_objectives() -> None:
    playing = new_playing("GRY'KGR", "C01@1 C31@3", "RK YB")
    playing.state.temple = load_deck().temple("D4").index
    playing.state.seats[0].stolen_from = 0b10
    view = playing.view(0)
    drawn = render(draw_table(view, NAMES, 80))
    assert "╌ G  R  Y' K  G  R ╌ 6" in drawn
    assert "C31   Y' ●●●" in drawn
    assert "C01   G  R  ●○○ 2×" in drawn
    assert "✓ 12 or fewer segments (6)" in drawn
    assert "✗  Sun   Water   Flower " in drawn
    assert "stolen this round" in drawn
    assert points_now(view, view.seats[0]) == 2 + 6 + 3


@pytest.mark.parametrize(
    ("objective", "progress"),
    [
        ("length>=16", "7"),
        ("length<=12", "7"),
        ("run>=3", "2"),
        ("same>=6", "3"),
        ("R=G", "3:2"),
        ("twins", ""),
    ],
)
def test_the_progress_of_an_objective(objective: str, progress: str) -> None:
    assert progress_of(parse_objective(objective), parse_serpent("RR'KGBGR")) == progress


def test_every_temple_fits_one_line() -> None:
    view: CardView = new_playing("GR", "", "RK").view(0)
    seat = view.seats[0]._replace(row=LONGEST)
    for temple in load_deck().temples:
        shown = view._replace(temple=temple.index, seats=(seat, view.seats[1]))
        (line,) = [
            line for line in render(draw_table(shown, NAMES, 80)).splitlines() if "3/7" in line
        ]
        assert line.startswith(f"Temple     {temple.id} ")


def test_carls_prophecies_stand_by_level_with_the_closest_first() -> None:
    playing = new_playing("GR", "", "RK", solo=True)
    carl = playing.state.carl
    while carl.count:
        carl.remove_at(0)
    for word, level in (("C05", 1), ("C07", 2), ("C02", 1), ("C30", 3)):
        carl.add(card(word), level)
    drawn = render(draw_table(playing.view(0), NAMES, 80))
    lines = [line for line in drawn.splitlines() if line.startswith("  ")]
    assert [line.split()[:3] for line in lines[:3]] == [
        ["secured", "C30", "B"],
        ["level", "2", "C07"],
        ["level", "1", "C05"],
    ]
    assert lines[2].index("C05") < lines[2].index("C02")
    assert lines[3].startswith("  actions")


# News


def tell(name: str, seat: int = CARL_SEAT, *, solo: bool = True, **data: Value) -> str:
    view = new_playing("GR", "", "RK", solo=solo).view(0)
    events = [Event("carl began", CARL_SEAT, {"colours": "RB", "god": "pink", "round": 2})]
    lines = CardTeller(view, NAMES, 78).tell([*events, Event(name, seat, data)])
    return lines[-1].plain


def test_carls_choices_are_explained() -> None:
    told = tell("carl began", colours="RB", god="yellow", round=3)
    assert told.startswith("CARL's turn in round 3: he turns up  R  B , so he prefers red or blue;")
    assert told.endswith("his action card is  Sun , so he steals twice.")
    passed = ("C05: further out", "C07: not preferred", "C09: not preferred", "C30: secured")
    told = tell(
        "carl upgraded", card="C04", level=2, secured=False, rule="preferred", passed_over=passed
    )
    assert "raises  C04   Y  R  to level 2: the highest of his that shows red or blue" in told
    assert ", the closest." in told
    assert "C05 lies further out; C07 and C09 show neither colour; C30 is secured." in told
    told = tell("carl stole", card="C09", level=1, rule="any", passed_over=("C10: lower level",))
    assert "at level 1: the highest of yours, for no open one shows red or blue." in told
    assert "C10 is at a lower level." in told
    told = tell("carl fulfilled", card="C09", level=1, rule="any", passed_over=())
    assert "the leftmost, for none in the supply shows red or blue." in told
    assert "Passed over" not in told


@pytest.mark.parametrize(
    ("action", "told"),
    [("upgrade", "nothing to upgrade"), ("steal", "nothing to steal"), ("fulfil", "to fulfil")],
)
def test_a_step_without_a_target_is_told(action: str, told: str) -> None:
    assert told in tell("carl skipped", action=action)


def test_thefts_and_drops_are_told_to_the_reader() -> None:
    told = tell("stole", 1, solo=False, card="C01", level=2, secured=False, victim=0)
    assert told == "Bo stole  C01   G  R  from you at level 2."
    told = tell("stole", 0, card="C01", level=3, secured=True, victim=CARL_SEAT)
    assert told == "You stole  C01   G  R  from CARL at level 3: it is secured."
    assert tell("dropped", 0, card="C01", level=0).endswith("which fell and left the game.")
    assert tell("dropped", 0, solo=False, card="C01", level=0).endswith("which fell to level 0.")


def test_draws_of_others_are_not_told() -> None:
    view = new_playing("GR", "", "RK").view(0)
    drew = [Event("drew", seat, secret={"colours": "RB"}) for seat in (0, 0, 1)]
    seen = [event for event in (event.seen_by(0) for event in drew) if event is not None]
    lines = [line.plain for line in CardTeller(view, NAMES, 78).tell(seen)]
    assert lines == ["You drew  R  B ,  R  B ."]


# Presenters and the end


def test_every_game_has_a_presenter() -> None:
    assert set(PRESENTERS) == set(GAMES)
    for name in GAMES:
        assert presenter_for(name).game.name == name


def test_the_last_feather_round_is_announced() -> None:
    view = new_playing("GR", "", "RK").view(0)
    assert CardPresenter().warnings(view, NAMES) == []
    (line,) = CardPresenter().warnings(view._replace(round=4), NAMES)
    assert "Last round with Feathers" in line


def test_leaving_out_what_would_beat_carl_is_confirmed() -> None:
    playing = new_playing("GRB", "C01@1", "KG RY", solo=True)
    playing.state.set_supply([card("C09")])
    playing.step(0, parse_action("play KG right"))
    menu = menu_of(playing)
    choices = [menu.by_action(parse_action(text)) for text in ("fulfil C09", "done")]
    view: CardView = playing.view(0)
    assert view.carl is not None
    last = view._replace(round=5, last_round=5, plays_left=0, carl=view.carl._replace(points=2))
    told = []
    for choice in choices:
        assert choice is not None
        told.append(CarlPresenter().losses(last, choice))
        assert CarlPresenter().losses(view, choice) == []
    assert told == [[], ["2 against 2: as things stand, CARL wins."]]


def test_what_was_stolen_after_the_score_was_fixed_is_explained() -> None:
    view: CardView = new_playing("GR", "C01@1", "RK", solo=True).view(0)
    assert view.carl is not None
    carl = view.carl._replace(points=7, held=((card("C05"), 2),))
    seat = view.seats[0]._replace(points=7, is_scored=True, held=((card("C01"), 2),))
    ended = view._replace(carl=carl, seats=(seat,), ending=3)
    drawn = render(draw_match_end(ended, ("You",)))
    assert "The match is lost to CARL in the first competition." in drawn
    assert "lost, CARL wins ties" in drawn
    assert "2 points in Prophecies stolen after his score was fixed (C10.6)" in drawn
    assert "2 points in Prophecies stolen after this score was fixed (C8.1)" in drawn


# Gods


@pytest.mark.parametrize("system", [ColorSystem.STANDARD, ColorSystem.EIGHT_BIT])
def test_gods_differ_in_few_colours(system: ColorSystem) -> None:
    grounds = [Style.parse(god_style(god)).bgcolor for god in range(len(GODS))]
    shown = {ground.downgrade(system).number for ground in grounds if ground is not None}
    assert len(shown) == 4


def test_gods_are_explained_where_they_are_named() -> None:
    cards = [god_cards(god) for god in range(len(GODS))]
    assert cards == ["C01–C10", "C11–C20", "C21–C30", "C31–C40"]
    legend = " Sun  C01–C10    Maize  C11–C20    Water  C21–C30    Flower  C31–C40"
    view = new_playing("RB", "C01@1", "RB").view(0)
    for temple in load_deck().temples:
        names_gods = any(o.kind in ("gods", "lower", "twins") for o in temple.objectives)
        shown = view._replace(temple=temple.index)
        assert (f"Gods       {legend}" in render(draw_table(shown, NAMES, 80))) is names_gods
        assert (legend in render(draw_cards([temple.id], shown))) is names_gods
    assert "of the god  Sun  (C01–C10), face reconstructed" in render(draw_cards(["C05"], view))
    assert legend in render(draw_help(is_solo=False))


def test_carls_action_cards_say_what_they_stand_for() -> None:
    view = new_playing("RB", "C01@1", "RB", solo=True).view(0)
    carl = view.carl._replace(actions=(1, 0, 2, 1))
    drawn = render(draw_table(view._replace(carl=carl), NAMES, 80))
    assert "actions  1  Sun  steals   2  Water  upgrades   1  Flower  fulfils" in drawn
