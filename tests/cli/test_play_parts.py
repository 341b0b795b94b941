"""The parts of `coatl play`: warnings, menu, news, drafts, finale."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from rich.console import Console, RenderableType

from coatl.board.actions import parse_action
from coatl.board.analysis.endgame import can_finish, is_last_turn, turns_of
from coatl.board.analysis.serpents import build_serpent
from coatl.board.codes import ASSEMBLE, COMPLETE, EMPTY, FUTURE, MAIN, THIRD
from coatl.board.deck import load_deck
from coatl.board.game import GAME
from coatl.board.state import State
from coatl.board.view import BoardView, SerpentView
from coatl.cli.terminal.board.card_rows import temple_level_text
from coatl.cli.terminal.board.drawing import draw_table
from coatl.cli.terminal.board.endgame import end_warnings
from coatl.cli.terminal.board.finale import draw_result, draw_scores
from coatl.cli.terminal.board.guide import draw_card, find_card
from coatl.cli.terminal.board.menu import Menu
from coatl.cli.terminal.board.news import Teller
from coatl.cli.terminal.board.presenter import BoardPresenter
from coatl.cli.terminal.playing import Playing
from coatl.cli.terminal.typed import read_action
from coatl.core.chance import QuickChance, SeededChance
from coatl.core.errors import CoatlError, IllegalAction, InvalidAction
from coatl.core.events import Event, Value
from coatl.core.results import rank_seats
from coatl.tables.drafts import Preview, preview

NAMES = ("Ana", "Bo")
BOARD = (0,) * 16


def card(card_id: str) -> int:
    deck = load_deck()
    return deck.temple(card_id).index if card_id[0] == "T" else deck.prophecy(card_id).index


def render(drawn: RenderableType, width: int = 80) -> str:
    console = Console(width=width, highlight=False)
    with console.capture() as capture:
        console.print(drawn)
    return capture.get()


def new_playing(options: str = "", seed: int = 8) -> Playing:
    return Playing(GAME, GAME.parse_options(options, 2), seed, NAMES)


def make_view(
    pieces: str = "<BB", cards: str = "", hand: str = "", phase: int = ASSEMBLE, options: str = ""
) -> BoardView:
    """A view of seat 0 with one serpent, cards beside it and cards in hand."""
    playing = new_playing(options)
    for number in (0, 1):
        playing.step(number, parse_action("done"))
    view: BoardView = playing.view(0)
    slot = SerpentView(pieces, tuple(card(word) for word in cards.split()), EMPTY, 0)
    held = tuple(card(word) for word in hand.split())
    seat = view.seats[0]._replace(slots=(slot, None), hand=held, hand_size=len(held))
    return view._replace(phase=phase, seats=(seat, view.seats[1]))


def draw_menu(view: BoardView, *actions: str, reveals: bool = False) -> str:
    previews = [(parse_action(action), Preview(reveals, False)) for action in actions]
    return render(Menu(view, NAMES, previews).draw(80))


# The menu


@pytest.mark.parametrize(
    ("pieces", "cards", "hand", "action", "expected"),
    [
        ("<BB", "P10", "", "add B right of A", " B  right P10 −2"),
        ("<BBK", "P10", "", "add B right of A", " B  right\n"),
        ("<BBKB", "P10", "", "add B right of A", " B  right P10 +3"),
        ("<BBYBB", "P10 P05", "", "add B> to A", " B ► completes it P10 −3 P05 +1"),
        ("YB", "", "P16 P18", "add Y left of A", " Y  left\n"),
        ("Y", "", "P16 P18", "add B right of A", " B  right P18 fits"),
        ("<BB", "", "P10", "add B right of A", " B  right P10 no longer"),
        ("<BB", "P10", "P10", "add K right of A", " K  right\n"),
    ],
)
def test_a_placement_says_what_it_changes(
    pieces: str, cards: str, hand: str, action: str, expected: str
) -> None:
    drawn = draw_menu(make_view(pieces, cards, hand), action)
    assert expected in "\n".join(line.rstrip() for line in drawn.split("\n"))


def test_strict_ends_change_what_a_placement_does() -> None:
    loose = draw_menu(make_view("BB", "P10"), "add Y left of A")
    strict = draw_menu(make_view("BB", "P10", options="strict-ends"), "add <Y to A")
    assert "P10" not in loose
    assert "P10" not in strict
    view = make_view("<KBB", "P10", options="strict-ends")
    assert "P10 +2" in draw_menu(view, "add Y> to A")


def test_choices_are_grouped_numbered_and_marked() -> None:
    view = make_view("<BB", "", "P10", MAIN)
    actions = ("done", "fulfil P10 on A", "choose deck", "take RB", "add B right of A", "take <Y")
    menu = Menu(view, NAMES, [(parse_action(action), Preview(True, False)) for action in actions])
    texts = [choice.action.text for choice in menu.choices]
    assert texts == [
        "take <Y",
        "take RB",
        "choose deck",
        "add B right of A",
        "fulfil P10 on A",
        "done",
    ]
    assert [choice.number for choice in menu.choices] == [1, 2, 3, 4, 5, 6]
    assert menu.by_number(0) is None
    assert menu.by_number(7) is None
    drawn = render(menu.draw(80))
    assert "P10 ≠ B  B ≠ beside A: 1× = 2 · next 2×*" in drawn
    assert "* reveals something" in drawn


def test_completing_shows_what_a_temple_pays() -> None:
    view = make_view("<BBYBBYBBY>", "P10", "", COMPLETE)
    drawn = draw_menu(view, "temple T03", "temple T08", "done")
    assert "T03 no  G  · 9 pieces: ✓ · 9 of 9 = 7" in drawn
    assert "T08  B  =  K  · 9 pieces: 6 : 0 · 9 of 9 = 3" in drawn
    assert "close the Cóatl without a temple, for 5 points" in drawn


def test_an_unfinished_serpent_has_no_points_for_temples() -> None:
    open_one = build_serpent("<BBYBBYBB", ())
    assert temple_level_text(card("T03"), open_one).plain == "✓ · 8 of 9"
    assert temple_level_text(card("T03"), build_serpent("<BBYBBYBBY>", ())).plain.endswith(" = 7")
    assert " = " not in render(draw_card(find_card("T03"), make_view("<BB")))


def test_steals_and_tokens_name_what_they_are() -> None:
    view = make_view("<BB", options="feathers,sacrifice")
    actions = ("steal RB from 1", "pick <B", "see the future", "commit T03", "pass")
    drawn = draw_menu(view, *actions)
    for words in (
        " R  B  from Bo",
        "Perfect Pick",
        "See the Future",
        "Commitment",
        "nothing to take",
    ):
        assert words in drawn


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("take <b", "take <B"),
        ("TAKE BR", "take RB"),
        ("fulfill p7 on b", "fulfil P07 on B"),
        ("add y> to a", "add Y> to A"),
        ("steal g from bo", "steal G from 1"),
        ("see  the Future", "see the future"),
        ("temple t3", "temple T03"),
    ],
)
def test_typed_actions(line: str, action: str) -> None:
    assert read_action(line, NAMES) == parse_action(action)


def test_what_is_no_action_is_refused() -> None:
    with pytest.raises(InvalidAction, match="no action of this game"):
        read_action("take everything", NAMES)


# Warnings


def test_seeing_the_future_says_that_taking_ends_discarding() -> None:
    presenter = BoardPresenter()
    note = "Discard first what you do not want to keep: the first card that you take ends"
    view = make_view(hand="P10", phase=FUTURE, options="sacrifice")
    assert any(line.startswith(note) for line in presenter.warnings(view, NAMES))
    assert presenter.warnings(make_view(phase=FUTURE, options="sacrifice"), NAMES) == []
    assert presenter.warnings(make_view(hand="P10", phase=MAIN), NAMES) == []


def finish(
    view: BoardView, *, ending: int, trigger: int, turns_left: int, actions: int
) -> BoardView:
    return view._replace(
        ending=ending,
        trigger=trigger,
        turns_left=turns_left,
        actions_left=actions,
        phase=MAIN,
    )


def test_the_last_turn_is_announced_with_what_is_at_stake() -> None:
    view = finish(make_view("<BB", "P10"), ending=THIRD, trigger=1, turns_left=1, actions=1)
    lines = end_warnings(view, NAMES)
    assert lines == [
        "The end: Bo has completed a third Cóatl (B7.1).",
        "1 turn left: you (1 action).",
        "This is your last turn: one action left.",
        "Cóatl A (<BB) is incomplete and will score nothing (B13.1).",
    ]
    assert is_last_turn(view)


def test_every_ending_of_real_games_is_announced() -> None:
    causes = set()
    for seed in range(30):
        state = GAME.new(GAME.parse_options("fewer-bodies", 3), SeededChance(seed, GAME.sources))
        quick = QuickChance(seed)
        while not state.is_over:
            seat = state.to_act
            view = GAME.observe(state, seat)
            lines = end_warnings(view, ("Ana", "Bo", "Cy"))
            if view.turns_left > 0:
                causes.add(lines[0].rpartition(" ")[2])
                turns = "turn" if view.turns_left == 1 else "turns"
                assert lines[1].startswith(f"{view.turns_left} {turns} left: you (")
                assert is_last_turn(view) == any("last turn" in line for line in lines)
                assert sum(turns_of(view, other) for other in range(3)) == view.turns_left
            legal = state.legal_actions(seat)
            state.apply(seat, legal[quick.below(len(legal))], quick)
    assert causes == {"(B7.1).", "(B7.3)."}


def test_a_rival_close_to_the_end_is_announced() -> None:
    view = make_view()
    done = SerpentView("<BBY>", (card("P10"),), EMPTY, 2)
    rival = view.seats[1]._replace(finished=(done, done), hand_size=1)
    view = view._replace(phase=MAIN, seats=(view.seats[0], rival))
    assert end_warnings(view, NAMES) == ["Bo has two complete Cóatls: a third starts the end."]
    board = (1,) + (0,) * 4 + (1,) + (0,) * 4 + (1,) + (0,) * 5
    ready = view._replace(seats=(view.seats[0], rival._replace(board=board)))
    assert "perhaps with the next turn" in end_warnings(ready, NAMES)[0]


@pytest.mark.parametrize(
    ("slot", "cards", "board", "hand", "expected"),
    [
        (None, "", "<B B B>", 1, True),
        (None, "", "<B B B>", 0, False),
        (None, "", "<B B>", 1, False),
        ("<BB", "P10", "Y>", 0, True),
        ("<BB", "", "Y>", 0, False),
        ("<B", "", "Y>", 1, False),
        ("BB>", "P10", "<Y", 0, True),
    ],
)
def test_can_finish(slot: str | None, cards: str, board: str, hand: int, expected: bool) -> None:
    counts = list(BOARD)
    for piece in board.split():
        first = 0 if piece.startswith("<") else 10 if piece.endswith(">") else 5
        counts[first + "YRKGB".index(piece.strip("<>"))] += 1
    beside = tuple(card(word) for word in cards.split())
    serpent = None if slot is None else SerpentView(slot, beside, EMPTY, 0)
    seat = make_view().seats[0]._replace(board=tuple(counts), hand_size=hand, slots=(serpent, None))
    assert can_finish(seat) is expected


# The table at the keyboard


def test_previews_tell_what_an_action_entails_and_change_nothing() -> None:
    playing = new_playing()

    def look(action: str) -> Preview:
        return preview(playing.match.state_for(0), 0, parse_action(action))

    assert look("done") == Preview(False, True)
    for seat in (0, 1):
        playing.step(seat, parse_action("done"))
    before = playing.state.to_bytes()
    assert look("take BB") == Preview(False, True)
    assert look("choose P16") == Preview(False, False)
    assert look("choose deck") == Preview(True, False)
    refused = playing.match.why_not(0, parse_action("take RR"))
    assert isinstance(refused, IllegalAction)
    assert refused.why == "not-in-supply"
    assert playing.match.why_not(0, parse_action("take BB")) is None
    assert playing.state.to_bytes() == before
    assert len(playing.record().steps) == 2


def test_undo_brings_back_state_events_and_record() -> None:
    playing = new_playing()

    def now() -> tuple[bytes, int, int]:
        state: bytes = playing.match.state_for(0).to_bytes()
        return state, len(playing.events), len(playing.record().steps)

    for seat in (0, 1):
        playing.step(seat, parse_action("done"))
    assert playing.undo(0) is None
    marks = [now()]
    for action in ("choose P16", "choose P36"):
        playing.step(0, parse_action(action))
        marks.append(now())
    for action in ("choose P36", "choose P16"):
        marks.pop()
        assert playing.undo(0) == parse_action(action)
        assert now() == marks[-1]
    assert playing.undo(0) is None
    playing.step(0, parse_action("choose deck"))
    assert playing.undo(0) is None
    assert playing.settled_by == parse_action("choose deck")


def test_undoing_one_seats_choice_leaves_the_others_alone() -> None:
    playing = new_playing()
    dealt = [playing.view(seat).seats[seat].dealt for seat in (0, 1)]
    assert dealt[0] is not None
    assert dealt[1] is not None
    playing.step(1, dealt[1][0])
    playing.step(0, dealt[0][0])
    assert playing.undo(0) == dealt[0][0]
    assert [step.seat for step in playing.record().steps] == [1]


# The news


def tell(event: Event, reader: int | None) -> str:
    seen = event.seen_by(reader)
    return "" if seen is None else "\n".join(t.plain for t in Teller(NAMES, reader).tell([seen]))


def test_a_card_from_the_deck_is_named_to_its_owner_only() -> None:
    event = Event("drew", 0, secret={"card": "P07"})
    assert tell(event, 0) == "You draw P07 ≠ R  R ≠"
    assert tell(event, 1) == "Ana draws from the deck"
    assert tell(event, None) == "Ana draws from the deck"
    discarded = Event("discarded", 1, secret={"card": "P07"})
    assert tell(discarded, 1) == "You discard P07 ≠ R  R ≠"
    assert tell(discarded, 0) == "Bo discards a Prophecy face down"


def test_steps_of_one_kind_become_one_sentence() -> None:
    events = [
        Event("chose", 1, {"card": "P16"}),
        Event("drew", 1),
        Event("drew", 1),
        Event("began", 1, {"serpent": "A", "pieces": "B"}),
        Event("added", 1, {"serpent": "A", "pieces": "BB", "end": "right"}),
        Event("fulfilled", 1, {"serpent": "A", "card": "P10"}),
        Event("added", 1, {"serpent": "A", "pieces": "<BBB", "end": "left"}),
        Event("turn", 0, {"actions": 1, "turns_left": -1}),
    ]
    told = [text.plain for text in Teller(NAMES, 0).tell(events)]
    assert told == [
        "Bo chooses P16  Y  G ",
        "Bo draws 2 Prophecies from the deck",
        "Bo begins Cóatl A: ╌ B  B ╌",
        "Bo lays P10 ≠ B  B ≠ beside Cóatl A",
        "Bo adds a piece to Cóatl A: ◄•B  B  B ╌",
    ]


def test_being_stolen_from_is_told_to_the_victim() -> None:
    event = Event("stole", 1, {"colours": "RB", "victim": 0})
    assert tell(event, 0) == "Bo takes from you, for gold:  R  B "
    assert tell(event, 1) == "You take from Ana, for gold:  R  B "


def test_a_long_serpent_gets_its_own_lines() -> None:
    pieces = "<" + "YRKGB" * 8 + ">"
    data: dict[str, Value] = {
        "serpent": "A",
        "pieces": pieces,
        "cards": ("P01",),
        "temple": "T03",
        "points": 1,
    }
    text = Teller(NAMES, 0, 60).tell([Event("closed", 1, data)])[0]
    lines = text.plain.split("\n")
    assert lines[0] == "Bo completes Cóatl A:"
    assert lines[-1] == "  for 1 point (P01 and T03)"
    assert max(len(line) for line in lines) <= 60


def play_events(seed: int, options: str) -> Iterator[tuple[State, list[Event]]]:
    state = GAME.new(GAME.parse_options(options, 2), SeededChance(seed, GAME.sources))
    quick = QuickChance(seed)
    while not state.is_over:
        events: list[Event] = []
        legal = state.legal_actions(state.to_act)
        state.apply(state.to_act, legal[quick.below(len(legal))], quick, events)
        yield state, events


def test_every_event_of_real_games_has_its_own_sentence() -> None:
    names = set()
    for seed in range(12):
        for _, events in play_events(seed, "sacrifice,feathers,promo"):
            names |= {event.name for event in events}
            for reader in (0, 1, None):
                visible = [event for event in events if event.seen_by(reader)]
                for text in Teller(NAMES, reader).tell(visible):
                    assert not any(text.plain.startswith(f"{name} (") for name in names)
    assert {"stole", "future", "committed", "picked", "discarded", "closed", "third"} <= names


# Pictures


@pytest.mark.parametrize("width", [80, 120])
def test_any_table_can_be_drawn(width: int) -> None:
    for seed in range(3):
        for number, (state, _) in enumerate(play_events(seed, "sacrifice,feathers,promo")):
            if number % 25 == 0 or state.is_over:
                for reader in (0, 1, None):
                    drawn = render(draw_table(GAME.observe(state, reader), NAMES, width), width)
                    assert "Supply" in drawn


def test_a_table_never_shows_another_hand() -> None:
    for number, (state, _) in enumerate(play_events(5, "sacrifice")):
        if number % 5:
            continue
        drawn = render(draw_table(GAME.observe(state, 0), NAMES, 80))
        other = GAME.observe(state, 1).seats[1]
        hidden = {load_deck().prophecies[index].id for index in other.hand or ()}
        public = GAME.format_view(GAME.observe(state, 0))
        assert not [name for name in hidden if name in drawn and name not in public]


def test_cards_are_explained_with_the_pieces_that_count() -> None:
    drawn = render(draw_card(find_card("p10"), make_view("<BBKBB")))
    assert "Exactly two blue in a row" in drawn
    assert "2× = 5" in drawn
    assert "[B][B] K [B][B]" in drawn
    assert "1 for" not in render(draw_card(find_card("T16"), make_view()))
    with pytest.raises(CoatlError, match="no card has the id 'X', expected P01 to P55 or T01"):
        find_card("X")


def test_the_booklets_example_is_explained() -> None:
    view = make_view()
    cards = tuple(card(word) for word in ("P29", "P10", "P05"))
    example = SerpentView("<BBRBBKKBBYY>", cards, card("T03"), 17)  # B13.3
    seat = view.seats[0]._replace(slots=(None, None), finished=(example,), points=17)
    drawn = render(draw_scores(view._replace(seats=(seat, view.seats[1])), NAMES, 80))
    for words in (
        "Ana: 17 points",
        "Cóatl 1: 17 points, 11 pieces",
        "P29  B  B  Y  Y   1× = 4",
        "P10 ≠ B  B ≠  3× (paid for 2×) = 5",
        "P05 # B   6× = 5",
        "T03 no  G  ✓ · 9 pieces ✗ = 3",
    ):
        assert words in drawn


def test_a_serpent_too_long_for_brackets_is_explained_by_numbers() -> None:
    view = make_view()
    long = SerpentView("<" + "YRKGB" * 8 + ">", (card("P01"), card("P16")), card("T03"), 5)
    seat = view.seats[0]._replace(slots=(None, None), finished=(long,), points=5)
    drawn = render(draw_scores(view._replace(seats=(seat, view.seats[1])), NAMES, 80))
    assert "P01 # Y   8× (paid for 6×) = 5  pieces 1 6 11 16 21 26 31 36" in drawn
    assert "P16  Y  G   0× = 0\n" in "\n".join(line.rstrip() for line in drawn.split("\n"))
    assert " 40 " in drawn


@pytest.mark.parametrize(
    ("keys", "verdict"),
    [
        ([(9, 1, 1), (7, 3, 9)], "Ana wins with 9 points."),
        ([(1, 1, 1), (0, 3, 9)], "Ana wins with 1 point."),
        ([(9, 1, 1), (9, 3, 1)], "tie-break, cards beside complete Cóatls, is 3 to 1."),
        ([(9, 3, 7), (9, 3, 1)], "as many as Bo; the tie-break, the best single Cóatl, is 7 to 1."),
        ([(9, 3, 7), (9, 3, 7)], "Ana and Bo share the victory"),
    ],
)
def test_the_verdict_names_the_tie_break(keys: list[tuple[int, ...]], verdict: str) -> None:
    names = ("cards beside complete Cóatls", "best single Cóatl")
    drawn = render(draw_result(rank_seats(keys, names, "third"), NAMES, 0))
    assert verdict in " ".join(drawn.split())


def test_you_win_in_the_second_person() -> None:
    result = rank_seats([(9, 1, 1), (7, 3, 9)], ("cards", "best"), "passes")
    assert "You win with 9 points." in render(draw_result(result, ("You", "Random bot"), 0))
