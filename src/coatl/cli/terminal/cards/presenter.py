"""The card game as a person meets it at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from coatl.cards.codes import PHASES
from coatl.cards.deck import load_deck
from coatl.cards.game import GAME
from coatl.cards.state import State
from coatl.cards.view import CardView
from coatl.cli.pictures.cards_art import named_prophecy, objective_text
from coatl.cli.terminal.cards import drawing, finale, guide
from coatl.cli.terminal.cards.menu import CardMenu
from coatl.cli.terminal.cards.news import CardTeller
from coatl.cli.terminal.cards.typed import read_action
from coatl.cli.terminal.choices import Choice
from coatl.cli.terminal.presenter import Pause
from coatl.cli.words import say
from coatl.core.events import Event
from coatl.core.game import Game
from coatl.tables.drafts import Match


class CardPresenter:
    """Presents Cóatl: The Card Game."""

    game: Game[Any, Any, Any] = GAME
    fewest_seats = 2

    def opening(self, names: Sequence[str]) -> str:
        """Say who begins."""
        return say("cli-begins", mine="yes" if names[0] == say("board-you") else "no", who=names[0])

    def tell(
        self, events: Sequence[Event], view: CardView, names: Sequence[str], width: int
    ) -> list[Text]:
        """Tell what happened, one text a sentence."""
        return CardTeller(view, names, width).tell(events)

    def title(self, view: CardView, whose: str) -> str:
        """Return the heading above the table: whose turn, and which round."""
        return say("cli-turn-round", whose=whose, round=view.round, last=view.last_round)

    def draw_table(self, view: CardView, names: Sequence[str], width: int) -> RenderableType:
        """Draw everything that the reader may know."""
        return drawing.draw_table(view, names, width)

    def draw_progress(self, view: CardView, names: Sequence[str], width: int) -> RenderableType:
        """Draw what matters within a turn, after one of its steps."""
        return drawing.draw_progress(view, names, width)

    def warnings(self, view: CardView, names: Sequence[str]) -> list[str]:
        """Return what a player should not overlook now."""
        if PHASES[view.phase] == "head":
            return [say("cards-warning-final-round", solo="no" if view.carl is None else "yes")]
        if view.round == view.last_round - 1 and view.plays_left == 2:
            return [say("cards-warning-last-feather-round")]
        return []

    def menu(
        self,
        match: Match,
        seat: int,
        view: CardView,
        names: Sequence[str],
    ) -> CardMenu:
        """Return the choices of a seat."""
        return CardMenu(match, seat, view, names)

    def prompt(self, view: CardView) -> str:
        """Return what the player is asked."""
        return say(f"cli-ask-{PHASES[view.phase]}", number=3 - view.plays_left)

    def losses(self, view: CardView, choice: Choice) -> list[str]:
        """Nothing is lost by the end of a turn; what can be fulfilled is asked for first."""
        return []

    def is_explicit(self, choice: Choice) -> bool:
        """Tell whether a choice says by itself that the turn ends."""
        return choice.action.kind == "done"

    def end_question(self, view: CardView, action: str) -> str:
        """Return the question before a step that ends the turn."""
        is_last = view.round == view.last_round
        return say("cli-ends-last-turn" if is_last else "cli-ends-turn", action=action)

    def read_action(self, line: str, names: Sequence[str]) -> int:
        """Return the action that a typed line names."""
        return read_action(line)

    def draw_help(self) -> RenderableType:
        """Draw the commands and the rules in a nutshell."""
        return guide.draw_help(is_solo=False)

    def draw_counts(self, view: CardView) -> RenderableType:
        """Draw which Feather cards have been seen."""
        return drawing.draw_counts(view)

    def draw_cards(self, words: Sequence[str], view: CardView) -> RenderableType:
        """Explain the cards with these ids, or every card in sight."""
        return guide.draw_cards(words, view)

    def name_card(self, card: str) -> Text:
        """Return a card as its id with its pattern or, of a Temple card, its objectives."""
        if card.startswith("C"):
            return named_prophecy(card)
        for temple in load_deck().temples:
            if temple.id == card:
                drawn = [objective_text(objective) for objective in temple.objectives]
                return Text.assemble((card, "bold"), " ", Text(" · ").join(drawn))
        return Text(card, style="bold")

    def find_pause(
        self, before: CardView, events: Sequence[Event], names: Sequence[str]
    ) -> Pause | None:
        """A card game goes on without a rest."""
        return None

    def draw_end(
        self, state: State, view: CardView, names: Sequence[str], width: int
    ) -> RenderableType:
        """Draw every score, explained, and the ranking."""
        return finale.draw_end(state.result(), view, names)
