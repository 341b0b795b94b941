"""The presenter: all that a session at the keyboard needs to know about one game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.text import Text

from coatl.cli.terminal.choices import Choice, ChoiceList
from coatl.core.events import Event
from coatl.core.game import Game
from coatl.tables.drafts import Match

PRESENTERS = {
    "board": "coatl.cli.terminal.board.presenter:BoardPresenter",
    "cards": "coatl.cli.terminal.cards.presenter:CardPresenter",
    "carl": "coatl.cli.terminal.cards.carl_presenter:CarlPresenter",
}
"""Where the presenter of each game is found: module and class."""


class Pause(NamedTuple):
    """A rest within a game, after the first of some events: what there is to look at."""

    after: int
    """How many of the events are told before it."""
    view: Any
    """The table as it was then."""
    title: str
    drawing: RenderableType
    question: str
    """What is asked before the game goes on."""
    help: str


class Presenter(Protocol):
    """One game as a person meets it; `names` are the players by seat, `view` is the reader's."""

    @property
    def game(self) -> Game[Any, Any, Any]:
        """The game itself."""

    @property
    def fewest_seats(self) -> int:
        """The smallest number of seats, which is also the usual one."""

    def opening(self, names: Sequence[str]) -> str:
        """Say who begins."""

    def tell(
        self, events: Sequence[Event], view: Any, names: Sequence[str], width: int
    ) -> list[Text]:
        """Tell what happened, one text a sentence."""

    def title(self, view: Any, whose: str) -> str:
        """Return the heading above the table; `whose` says whose turn it is."""

    def draw_table(self, view: Any, names: Sequence[str], width: int) -> RenderableType:
        """Draw everything that the reader may know."""

    def draw_progress(self, view: Any, names: Sequence[str], width: int) -> RenderableType:
        """Draw what matters within a turn, after one of its steps."""

    def warnings(self, view: Any, names: Sequence[str]) -> list[str]:
        """Return what a player should not overlook now."""

    def menu(self, match: Match, seat: int, view: Any, names: Sequence[str]) -> ChoiceList:
        """Return the choices of a seat."""

    def prompt(self, view: Any) -> str:
        """Return what the player is asked."""

    def losses(self, view: Any, choice: Choice) -> list[str]:
        """Return what would be lost if the turn ended with this choice."""

    def is_explicit(self, choice: Choice) -> bool:
        """Tell whether a choice says by itself that the turn ends."""

    def end_question(self, view: Any, action: str) -> str:
        """Return the question before a step that ends the turn."""

    def read_action(self, line: str, names: Sequence[str]) -> int:
        """Return the action that a typed line names."""

    def draw_help(self) -> RenderableType:
        """Draw the commands and the rules in a nutshell."""

    def draw_counts(self, view: Any) -> RenderableType:
        """Draw what is left in the bags or decks."""

    def draw_cards(self, words: Sequence[str], view: Any) -> RenderableType:
        """Explain the cards with these ids, or every card in sight."""

    def name_card(self, card: str) -> Text:
        """Return a card, by its id, as a sentence names it."""

    def find_pause(
        self, before: Any, events: Sequence[Event], names: Sequence[str]
    ) -> Pause | None:
        """Return where to rest within the events of a step; `before` is the view before it."""

    def draw_end(self, state: Any, view: Any, names: Sequence[str], width: int) -> RenderableType:
        """Draw every score, explained, and the ranking."""


def presenter_for(game: str) -> Presenter:
    """Return the presenter of a game by the name users pick it by."""
    module, _, name = PRESENTERS[game].partition(":")
    presenter: Presenter = getattr(import_module(module), name)()
    return presenter
