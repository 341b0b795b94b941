"""The card game as a person meets it at the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from coatl.cards.codes import PHASES
from coatl.cards.deck import load_deck
from coatl.cards.game import GAME
from coatl.cards.options import Options
from coatl.cards.state import State
from coatl.cards.view import CardView
from coatl.cli import cards_finale, cards_guide, cards_table
from coatl.cli.cards_art import named_prophecy, objective_text
from coatl.cli.cards_menu import CardMenu
from coatl.cli.cards_telling import CardTeller
from coatl.cli.cards_typed import read_action
from coatl.cli.choices import Choice
from coatl.cli.journal import Journal
from coatl.cli.words import say
from coatl.core.events import Event
from coatl.core.game import Game


class CardPresenter:
    """Presents Cóatl: The Card Game."""

    game: Game[Any, Any, Any] = GAME
    fewest_seats = 2

    def turn_key(self, state: State) -> object:
        """Return which turn of which round it is."""
        return (state.competition, state.round, state.turn)

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
        return cards_table.draw_table(view, names, width)

    def draw_progress(self, view: CardView, names: Sequence[str], width: int) -> RenderableType:
        """Draw what matters within a turn, after one of its steps."""
        return cards_table.draw_progress(view, names, width)

    def warnings(self, view: CardView, names: Sequence[str]) -> list[str]:
        """Return what a player should not overlook now."""
        if PHASES[view.phase] == "head":
            return [say("cards-warning-final-round")]
        if view.round == view.last_round - 1 and view.plays_left == 2:
            return [say("cards-warning-last-feather-round")]
        return []

    def menu(
        self,
        journal: Journal[State, CardView, Options],
        seat: int,
        view: CardView,
        names: Sequence[str],
    ) -> CardMenu:
        """Return the choices of a seat."""
        return CardMenu(journal, seat, view, names)

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
        return cards_guide.draw_help(is_solo=False)

    def draw_counts(self, view: CardView) -> RenderableType:
        """Draw which Feather cards have been seen."""
        return cards_table.draw_counts(view)

    def draw_cards(self, words: Sequence[str], view: CardView) -> RenderableType:
        """Explain the cards with these ids, or every card in sight."""
        return cards_guide.draw_cards(words, view)

    def name_card(self, card: str) -> Text:
        """Return a card as its id with its pattern or, of a Temple card, its objectives."""
        if card.startswith("C"):
            return named_prophecy(card)
        for temple in load_deck().temples:
            if temple.id == card:
                drawn = [objective_text(objective) for objective in temple.objectives]
                return Text.assemble((card, "bold"), " ", Text(" · ").join(drawn))
        return Text(card, style="bold")

    def draw_end(
        self, state: State, view: CardView, names: Sequence[str], width: int
    ) -> RenderableType:
        """Draw the ranking and every score, explained."""
        return cards_finale.draw_end(state.result(), view, names)
