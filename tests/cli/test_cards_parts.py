"""The parts of `coatl play` for the card game: effects, menu, table, news, drops, finale."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from coatl.cards.actions import parse_action
from coatl.cards.codes import CARL_SEAT, FULFIL, PAIRS, PLAY
from coatl.cards.deck import load_deck
from coatl.cards.game import CARL, GAME
from coatl.cards.lens import Effect, by_level, find_effects, points_now, progress_of
from coatl.cards.notation import parse_serpent
from coatl.cards.shapes import parse_objective
from coatl.cards.view import CardView
from coatl.cli.cards_finale import draw_match_end
from coatl.cli.cards_menu import CardMenu
from coatl.cli.cards_presenter import CardPresenter
from coatl.cli.cards_table import draw_table
from coatl.cli.cards_telling import CardTeller
from coatl.cli.carl_presenter import CarlPresenter
from coatl.cli.journal import Journal
from coatl.cli.presenter import PRESENTERS, presenter_for
from coatl.core.chance import SeededChance
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


def new_journal(row: str, held: str, hand: str, *, solo: bool = False) -> Journal[Any, Any, Any]:
    """A game in which seat 0 has this row, these Prophecies (`C01@2`) and these Feathers."""
    game: Any = CARL if solo else GAME
    presenter = presenter_for(game.name)
    chance = SeededChance("parts", game.sources)
    journal = Journal(game, game.parse_options(""), chance, presenter.turn_key)
    state = journal.state
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
    return journal


def menu_of(journal: Journal[Any, Any, Any]) -> CardMenu:
    return CardMenu(journal, 0, journal.view(0), NAMES)


# Effects


def test_effects_are_drops_then_what_may_be_fulfilled() -> None:
    journal = new_journal("BGRBGR", "C01@2 C03@0", "RY YK")
    journal.state.set_supply([card("C36"), card("C35")])
    journal.state.seats[1].held.remove_at(0)
    journal.state.seats[1].held.add(card("C16"), 1)
    effects = find_effects(journal.state, 0, parse_action("play YK over right"))
    assert effects == [Effect("dropped", "C01", 1)]
    effects = find_effects(journal.state, 0, parse_action("play RY right"))
    assert Effect("upgraded", "C03", 1) in effects
    journal.state.seats[1].held.add(card("C31"), 1)
    effects = find_effects(journal.state, 0, parse_action("play YK over right"))
    assert Effect("stole", "C31", 1, 1) in effects
    assert journal.step_count == 0


def test_effects_never_tell_what_carl_will_do() -> None:
    journal = new_journal("BGRBGR", "C01@2", "RY YK", solo=True)
    journal.state.plays_left = 1
    for action in journal.state.legal_actions(0):
        names = {effect.name for effect in find_effects(journal.state, 0, action)}
        assert names <= {"dropped", "upgraded", "claimed", "stole"}


# The menu


def test_placements_stand_in_a_grid() -> None:
    journal = new_journal("BGRBGR", "C01@2 C03@0", "RY YK")
    journal.state.set_supply([])
    drawn = render(menu_of(journal).draw(80))
    lines = drawn.splitlines()
    heads = ["Play", "Left,", "beside", "Left,", "over", "Right,", "over", "Right,", "beside"]
    assert lines[0].split() == heads
    assert [line[:6] for line in lines[1:5]] == [" Y  R ", " R  Y ", " Y  K ", " K  Y "]
    assert "C01↓1" in lines[3]
    assert "C03↑1" in lines[2]
    assert "↑ upgrade" in drawn
    assert not [line for line in lines if cell_len(line) > 80]


def test_without_effects_there_is_no_legend() -> None:
    journal = new_journal("BB", "", "RK")
    journal.state.set_supply([])
    journal.state.seats[1].held.remove_at(0)
    assert "upgrade" not in render(menu_of(journal).draw(80))


def test_fulfilments_say_what_they_are_worth() -> None:
    journal = new_journal("GRKGR", "C01@1 C09@0", "KG RY")
    journal.state.set_supply([card("C02")])
    victim = journal.state.seats[1]
    victim.held.remove_at(0)
    victim.held.add(card("C12"), 2)
    journal.apply(0, parse_action("play KG right"))
    assert journal.state.phase == FULFIL
    drawn = render(menu_of(journal).draw(80))
    assert "Upgrade      1  C09   K  G   ○○○ → ●●○ +5 points" in drawn
    assert "Steal        2  C12   R  ·  K " not in drawn
    journal = new_journal("GRB", "C01@1", "KG RY")
    journal.state.set_supply([card("C08")])
    victim = journal.state.seats[1]
    victim.held.remove_at(0)
    victim.held.add(card("C12"), 2)
    journal.apply(0, parse_action("play KG right"))
    drawn = render(menu_of(journal).draw(80))
    assert "C12   R  ·  K  ●○○ +2 points from Bo, who has it at 2" in drawn
    assert "fulfil nothing more and go on to the second card" in drawn


def test_the_order_of_drops_is_the_players_and_explained() -> None:
    journal = new_journal("BGRBGR", "C01@2 C11@2", "YK RY", solo=True)
    journal.state.set_supply([])
    drawn = render(menu_of(journal).draw(80))
    assert "C01↓1 C11↓1" in drawn
    journal.apply(0, parse_action("play YK over right"))
    view = journal.view(0)
    menu = menu_of(journal)
    assert [choice.action.text for choice in menu.choices] == ["drop C01", "drop C11"]
    drawn = render(menu.draw(80))
    assert "Drop first   1  C01   G  R   ●●○ → ●○○ −3 points" in drawn
    presenter = CarlPresenter()
    assert presenter.prompt(view) == "Which Prophecy drops first"
    (line,) = presenter.warnings(view, NAMES)
    assert "among equals CARL takes the closest" in line
    journal.apply(0, parse_action("drop C11"))
    assert journal.undo() == parse_action("drop C11")
    journal.apply(0, parse_action("drop C11"))
    held = journal.view(0).seats[0].held
    assert by_level(held)[:2] == ((card("C11"), 1), (card("C01"), 1))


# The table


def test_the_longest_row_fits_eighty_columns() -> None:
    for solo in (False, True):
        view: CardView = new_journal("GR", "C01@1", "RK", solo=solo).view(0)
        seats = [seat._replace(row=LONGEST, has_head=True, has_tail=True) for seat in view.seats]
        drawn = render(draw_table(view._replace(seats=tuple(seats)), NAMES, 80))
        assert drawn.count("◄•Y  R  K  G ") == len(seats)
        assert drawn.count(" R ►") == len(seats)
        assert "…" not in drawn
        assert max(map(cell_len, drawn.splitlines())) <= 80


def test_the_table_tells_levels_times_and_objectives() -> None:
    journal = new_journal("GRY'KGR", "C01@1 C31@3", "RK YB")
    journal.state.temple = load_deck().temple("D4").index
    journal.state.seats[0].stolen_from = 0b10
    view = journal.view(0)
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
    view: CardView = new_journal("GR", "", "RK").view(0)
    seat = view.seats[0]._replace(row=LONGEST)
    for temple in load_deck().temples:
        shown = view._replace(temple=temple.index, seats=(seat, view.seats[1]))
        (line,) = [
            line for line in render(draw_table(shown, NAMES, 80)).splitlines() if "3/7" in line
        ]
        assert line.startswith(f"Temple     {temple.id} ")


def test_carls_prophecies_stand_by_level_with_the_closest_first() -> None:
    journal = new_journal("GR", "", "RK", solo=True)
    carl = journal.state.carl
    while carl.count:
        carl.remove_at(0)
    for word, level in (("C05", 1), ("C07", 2), ("C02", 1), ("C30", 3)):
        carl.add(card(word), level)
    drawn = render(draw_table(journal.view(0), NAMES, 80))
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
    view = new_journal("GR", "", "RK", solo=solo).view(0)
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
    view = new_journal("GR", "", "RK").view(0)
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
    view = new_journal("GR", "", "RK").view(0)
    assert CardPresenter().warnings(view, NAMES) == []
    (line,) = CardPresenter().warnings(view._replace(round=4), NAMES)
    assert "Last round with Feathers" in line


def test_leaving_out_what_would_beat_carl_is_confirmed() -> None:
    journal = new_journal("GRB", "C01@1", "KG RY", solo=True)
    journal.state.set_supply([card("C09")])
    journal.apply(0, parse_action("play KG right"))
    menu = menu_of(journal)
    choices = [menu.by_action(parse_action(text)) for text in ("fulfil C09", "done")]
    view: CardView = journal.view(0)
    assert view.carl is not None
    last = view._replace(round=5, last_round=5, plays_left=0, carl=view.carl._replace(points=2))
    told = []
    for choice in choices:
        assert choice is not None
        told.append(CarlPresenter().losses(last, choice))
        assert CarlPresenter().losses(view, choice) == []
    assert told == [[], ["2 against 2: as things stand, CARL wins."]]


def test_what_was_stolen_after_the_score_was_fixed_is_explained() -> None:
    view: CardView = new_journal("GR", "C01@1", "RK", solo=True).view(0)
    assert view.carl is not None
    carl = view.carl._replace(points=7, held=((card("C05"), 2),))
    seat = view.seats[0]._replace(points=7, is_scored=True, held=((card("C01"), 2),))
    ended = view._replace(carl=carl, seats=(seat,), ending=3)
    drawn = render(draw_match_end(ended, ("You",)))
    assert "The match is lost to CARL in the first competition." in drawn
    assert "lost, CARL wins ties" in drawn
    assert "2 points in Prophecies stolen after his score was fixed (C10.6)" in drawn
    assert "2 points in Prophecies stolen after this score was fixed (C8.1)" in drawn
