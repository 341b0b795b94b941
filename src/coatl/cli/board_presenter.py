"""The board game as a person meets it at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from coatl.board.codes import KEEP_LIMIT, PHASES
from coatl.board.endgame import is_last_turn
from coatl.board.game import GAME
from coatl.board.lens import own_seat
from coatl.board.options import BoardOptions
from coatl.board.state import State
from coatl.board.view import BoardView
from coatl.cli import guide, table
from coatl.cli.choices import Choice
from coatl.cli.endgame import end_warnings, unfinished_warnings
from coatl.cli.finale import draw_result, draw_scores
from coatl.cli.journal import Journal
from coatl.cli.menu import Menu
from coatl.cli.telling import Teller, prophecy_text, temple_text
from coatl.cli.typed import read_action
from coatl.cli.words import say
from coatl.core.events import Event


class BoardPresenter:
    """Presents Cóatl, the board game."""

    game = GAME
    fewest_seats = 2

    def turn_key(self, state: State) -> object:
        """Turns end when the seat may not act any more, and with nothing else."""
        return None

    def opening(self, names: Sequence[str]) -> str:
        """Say who begins."""
        return say("cli-begins", mine="yes" if names[0] == say("board-you") else "no", who=names[0])

    def tell(
        self, events: Sequence[Event], view: BoardView, names: Sequence[str], width: int
    ) -> list[Text]:
        """Tell what happened, one text a sentence."""
        return Teller(names, view.seat, width).tell(events)

    def title(self, view: BoardView, whose: str) -> str:
        """Return the heading above the table."""
        return say("cli-setup") if PHASES[view.phase] == "setup" else whose

    def draw_table(self, view: BoardView, names: Sequence[str], width: int) -> RenderableType:
        """Draw everything that the reader may know."""
        return table.draw_table(view, names, width)

    def draw_progress(self, view: BoardView, names: Sequence[str], width: int) -> RenderableType:
        """Draw what matters within a turn, after one of its steps."""
        return table.draw_progress(view, width)

    def warnings(self, view: BoardView, names: Sequence[str]) -> list[str]:
        """Return what a player should not overlook now."""
        return end_warnings(view, names)

    def menu(
        self,
        journal: Journal[State, BoardView, BoardOptions],
        seat: int,
        view: BoardView,
        names: Sequence[str],
    ) -> Menu:
        """Return the choices of a seat."""
        legal = journal.state.legal_actions(seat)
        return Menu(view, names, [(action, journal.peek(seat, action)) for action in legal])

    def prompt(self, view: BoardView) -> str:
        """Return what the player is asked."""
        return say(f"cli-ask-{PHASES[view.phase]}")

    def losses(self, view: BoardView, choice: Choice) -> list[str]:
        """Return what would be lost if the turn ended with this choice."""
        if PHASES[view.phase] == "setup":
            return _few_kept(view)
        return unfinished_warnings(view) if is_last_turn(view) else []

    def is_explicit(self, choice: Choice) -> bool:
        """Tell whether a choice says by itself that the turn ends."""
        return choice.action.kind in ("done", "pass")

    def end_question(self, view: BoardView, action: str) -> str:
        """Return the question before a step that ends the turn."""
        is_setup = PHASES[view.phase] == "setup"
        return say("cli-ends-setup" if is_setup else "cli-ends-turn", action=action)

    def read_action(self, line: str, names: Sequence[str]) -> int:
        """Return the action that a typed line names."""
        return read_action(line, names)

    def draw_help(self) -> RenderableType:
        """Draw the commands and the rules in a nutshell."""
        return guide.draw_help()

    def draw_counts(self, view: BoardView) -> RenderableType:
        """Draw what is left in the bags."""
        return table.draw_bags(view)

    def draw_cards(self, words: Sequence[str], view: BoardView) -> RenderableType:
        """Explain the cards with these ids, or every card in sight."""
        found = [guide.find_card(word) for word in words or guide.cards_in_sight(view)]
        return Group(*(guide.draw_card(card, view) for card in found))

    def name_card(self, card: str) -> Text:
        """Return a card as its id and what it asks for."""
        return temple_text(card) if card.startswith("T") else prophecy_text(card)

    def draw_end(
        self, state: State, view: BoardView, names: Sequence[str], width: int
    ) -> RenderableType:
        """Draw the ranking and every score, explained."""
        ranking = draw_result(state.result(), names, view.trigger)
        return Group(ranking, draw_scores(view, names, width))


def _few_kept(view: BoardView) -> list[str]:
    seat = own_seat(view)
    if seat.hand_size >= KEEP_LIMIT or not seat.dealt_size:
        return []
    return [say("cli-few-kept", count=seat.hand_size, total=KEEP_LIMIT)]
