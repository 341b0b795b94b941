"""The board game as a person meets it at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from coatl.board.analysis.endgame import is_last_turn
from coatl.board.analysis.serpents import own_seat
from coatl.board.codes import KEEP_LIMIT, PHASES
from coatl.board.game import GAME
from coatl.board.state import State
from coatl.board.view import BoardView
from coatl.cli.pictures.art import prophecy_text, temple_text
from coatl.cli.terminal.board import drawing, guide
from coatl.cli.terminal.board.endgame import end_warnings, unfinished_warnings
from coatl.cli.terminal.board.finale import draw_result, draw_scores
from coatl.cli.terminal.board.menu import Menu
from coatl.cli.terminal.board.news import Teller
from coatl.cli.terminal.choices import Choice
from coatl.cli.terminal.presenter import Pause
from coatl.cli.terminal.typed import read_action
from coatl.cli.words import say
from coatl.core.events import Event
from coatl.tables.drafts import Match, preview


class BoardPresenter:
    """Presents Cóatl, the board game."""

    game = GAME
    fewest_seats = 2

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
        return drawing.draw_table(view, names, width)

    def draw_progress(self, view: BoardView, names: Sequence[str], width: int) -> RenderableType:
        """Draw what matters within a turn, after one of its steps."""
        return drawing.draw_progress(view, width)

    def warnings(self, view: BoardView, names: Sequence[str]) -> list[str]:
        """Return what a player should not overlook now."""
        lines = end_warnings(view, names)
        if PHASES[view.phase] == "future" and own_seat(view).hand_size:
            lines.append(say("cli-future-note"))
        return lines

    def menu(
        self,
        match: Match,
        seat: int,
        view: BoardView,
        names: Sequence[str],
    ) -> Menu:
        """Return the choices of a seat."""
        state, legal = match.state_for(seat), match.legal_for(seat)
        return Menu(view, names, [(action, preview(state, seat, action)) for action in legal])

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
        return drawing.draw_bags(view)

    def draw_cards(self, words: Sequence[str], view: BoardView) -> RenderableType:
        """Explain the cards with these ids, or every card in sight."""
        found = [guide.find_card(word) for word in words or guide.cards_in_sight(view)]
        return Group(*(guide.draw_card(card, view) for card in found))

    def name_card(self, card: str) -> Text:
        """Return a card as its id and what it asks for."""
        return temple_text(card) if card.startswith("T") else prophecy_text(card)

    def find_pause(
        self, before: BoardView, events: Sequence[Event], names: Sequence[str]
    ) -> Pause | None:
        """A board game goes on without a rest."""
        return None

    def draw_end(
        self, state: State, view: BoardView, names: Sequence[str], width: int
    ) -> RenderableType:
        """Draw every score, explained, and the ranking, which stays in sight where it is last."""
        ranking = draw_result(state.result(), names, view.trigger)
        return Group(draw_scores(view, names, width), Text(), ranking)


def _few_kept(view: BoardView) -> list[str]:
    seat = own_seat(view)
    if seat.hand_size >= KEEP_LIMIT or not seat.dealt_size:
        return []
    return [say("cli-few-kept", count=seat.hand_size, total=KEEP_LIMIT)]
