"""A game at one keyboard: whose turn it is, what they see, and what they answer."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from coatl.bots import BotError, ask
from coatl.cli.art import FAINT
from coatl.cli.choices import Choice, ChoiceList
from coatl.cli.desk import Desk, LeaveGame
from coatl.cli.hints import Adviser, draw_hint
from coatl.cli.journal import Journal
from coatl.cli.players import Player
from coatl.cli.presenter import Presenter
from coatl.cli.saving import Saver
from coatl.cli.telling import WARNING
from coatl.cli.typed import read_choice
from coatl.cli.words import choose_language, current_language, explain, rule_of, say
from coatl.core.chance import SeededChance
from coatl.core.errors import CoatlError, IllegalAction, InvalidAction


class Session:
    """One game from the deal to the ranking, for persons and bots."""

    def __init__(
        self,
        desk: Desk,
        presenter: Presenter,
        players: list[Player],
        options: Any,
        seed: str,
        *,
        save: Path | None = None,
        confirm: bool = True,
        adviser: Adviser | None = None,
    ) -> None:
        self.desk = desk
        self.presenter = presenter
        self.players = players
        self.seed = seed
        self.asks_to_confirm = confirm
        self.adviser = adviser or Adviser()
        game = presenter.game
        self.journal: Journal[Any, Any, Any] = Journal(
            game, options, SeededChance(seed, game.sources), presenter.turn_key
        )
        names = tuple(player.name for player in players)
        self.saver = Saver(desk, self.journal, names, save, seed)
        self._rngs = [random.Random(f"{seed}/bot/{seat}") for seat in range(len(players))]
        self._persons = [seat for seat, player in enumerate(players) if player.is_person]
        self._told = [0] * len(players)
        """How many events each seat has been told."""
        self._reader: int | None = None
        """The person whose cards were on the screen last."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players by seat, as the game calls them in the language that is spoken."""
        return tuple(player.shown_name for player in self.players)

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        try:
            self._welcome()
            while not self.journal.state.is_over:
                seat = self.journal.state.to_act
                if self.players[seat].is_person:
                    self._play_person(seat)
                else:
                    self._play_bot(seat)
            self._finish()
        except LeaveGame as leaving:
            self._leave(str(leaving))
        except KeyboardInterrupt:  # while a bot was thinking
            self._leave(say("cli-stopped-now"))
        except BotError:
            self._leave("")
            raise

    def _welcome(self) -> None:
        game = self.presenter.game
        options = game.format_options(self.journal.record(self.names).options)
        title = say("cli-game", game=game.name)
        self.desk.title(say("cli-welcome-title", game=title, names=", ".join(self.names)))
        variants = [word for word in options.split() if not word.startswith("seats=")]
        words = say("cli-welcome", begins=self._opening())
        if variants:
            chosen = ", ".join(variants)
            words = say("cli-welcome-options", begins=self._opening(), options=chosen)
        self.desk.show(Text(words, style=FAINT))

    def _opening(self) -> str:
        return self.presenter.opening(self.names)

    # Bots

    def _play_bot(self, seat: int) -> None:
        state = self.journal.state
        bot = self.players[seat].bot
        assert bot is not None
        turn = self.journal.turns_ended
        with self.desk.thinking(say("cli-thinking", who=self.names[seat])):
            while state.to_act == seat and self.journal.turns_ended == turn:
                legal = state.legal_actions(seat)
                action = ask(bot, self.journal.view(seat), legal, self._rngs[seat])
                self.journal.apply(seat, action)
        if len(self._persons) == 1:
            self._tell(self._persons[0])
        elif not self._persons:
            self._tell(None)

    # Persons

    def _play_person(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell(seat, say("board-log-news") if len(self._persons) > 1 else "")
        self._show_table(seat)
        turn = self.journal.turns_ended
        while self.journal.state.to_act == seat and self.journal.turns_ended == turn:
            self._step(seat)
        self._tell(seat)

    def _hand_over(self, seat: int) -> None:
        """Hide one person's cards before another one looks (only with several at the keyboard)."""
        if self._reader == seat or len(self._persons) < 2:
            self._reader = seat
            return
        if self._reader is not None:
            self.desk.ask(f"{say('cli-hide')} ")
            self.desk.clear()
        self._reader = None
        self.desk.title(say("cli-turn-of", who=self.names[seat]))
        self.desk.ask(f"{say('cli-pass-on', who=self.names[seat])} ")
        self.desk.clear()
        self._reader = seat

    def _tell(self, seat: int | None, title: str = "") -> None:
        """Tell a person (None: everybody) what is new."""
        readers = [seat] if seat is not None else self._persons or range(len(self.players))
        start = min(self._told[reader] for reader in readers)
        events = self.journal.events_since(start, seat)
        view = self.journal.view(seat)
        lines = self.presenter.tell(events, view, self.names, self.desk.width - 2)
        if lines and title:
            self.desk.title(title)
        for line in lines:
            self.desk.show(_bullet(line))
        for reader in readers:
            self._told[reader] = len(self.journal.events)

    def _show_table(self, seat: int) -> None:
        whose = say("cli-your-turn")
        if len(self._persons) > 1:
            whose = say("cli-your-turn-name", who=self.names[seat])
        view = self.journal.view(seat)
        self.desk.title(self.presenter.title(view, whose))
        self.desk.show(self.presenter.draw_table(view, self.names, self.desk.width))

    def _step(self, seat: int) -> None:
        """Show the choices and carry out one of them."""
        view = self.journal.view(seat)
        menu = self.presenter.menu(self.journal, seat, view, self.names)
        self.desk.show(Text())
        for line in self.presenter.warnings(view, self.names):
            self.desk.show(Text(line, style=WARNING))
        self.desk.show(menu.draw(self.desk.width))
        while True:
            choice = self._ask_choice(seat, view, menu)
            if choice is None:
                return
            if len(menu.choices) == 1 or self._is_sure(view, choice):
                break
        turn = self.journal.turns_ended
        self.journal.apply(seat, choice.action.id)
        if self.journal.state.to_act == seat and self.journal.turns_ended == turn:
            self._tell(seat)
            self.desk.show(Text())
            self._show_progress(seat)

    def _show_progress(self, seat: int) -> None:
        view = self.journal.view(seat)
        self.desk.show(self.presenter.draw_progress(view, self.names, self.desk.width))

    def _ask_choice(self, seat: int, view: Any, menu: ChoiceList) -> Choice | None:
        """Return the choice that a person made; None if the choices have to be shown again."""
        while True:
            line = self.desk.ask(f"{self.presenter.prompt(view)}> ")
            try:
                if self._is_command(seat, view, line):
                    return None
                if line.lower() in ("u", "undo"):
                    if self._undo(seat):
                        return None
                    continue
                if line.lower() in ("h", "hint"):
                    self._give_hint(seat, view, menu)
                    continue
                found = read_choice(line, menu, self._read_action)
            except CoatlError as error:
                self.desk.refuse(explain(error, self.names))
                continue
            if isinstance(found, Choice):
                return found
            self.desk.refuse(self._why_not(seat, found))

    def _why_not(self, seat: int, action: int) -> str:
        error = self.journal.why_not(seat, action)
        assert error is not None  # it is not in the menu
        reason = explain(error, self.names)
        if not isinstance(error, IllegalAction):
            return reason
        text = self.journal.game.describe_action(action).text
        return say("cli-may-not", action=text, rule=rule_of(error), reason=reason)

    def _give_hint(self, seat: int, view: Any, menu: ChoiceList) -> None:
        """Print what a strong bot would do here; nothing of the game changes."""
        legal = self.journal.state.legal_actions(seat)
        rng = random.Random(f"{self.seed}/hint/{self.journal.step_count}")
        with self.desk.thinking(say("cli-thinking", who=self.adviser.spec)):
            advice = self.adviser.advise(view, legal, rng)
        self.desk.show(draw_hint(advice, menu, self.names, self.presenter.name_card))

    def _read_action(self, line: str) -> int:
        return self.presenter.read_action(line, self.names)

    def _is_command(self, seat: int, view: Any, line: str) -> bool:
        """Carry out a command that does not touch the game; tell whether the line was one."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                raise InvalidAction(say("cli-type-number"))
            case "?" | "help":
                self.desk.show(self.presenter.draw_help())
            case "t" | "table":
                self._show_table(seat)
            case "b" | "bags" | "decks":
                self.desk.show(self.presenter.draw_counts(view))
            case "c" | "card" | "cards":
                self.desk.show(self.presenter.draw_cards(rest.replace(",", " ").split(), view))
            case "s" | "save":
                self.saver.save_as(rest.strip())
            case "lang" | "language":
                choose_language(rest.strip() or current_language())
                self.desk.show(Text(say("cli-language-now"), style=FAINT))
                self._show_table(seat)
            case "q" | "quit":
                if self.desk.confirm(say("cli-quit"), say("cli-yes-no")):
                    raise LeaveGame("")
            case _:
                return False
        return True

    def _is_sure(self, view: Any, choice: Choice) -> bool:
        """Ask before a step that ends the turn, unless it says so itself and nothing is lost."""
        if not choice.outlook.ends_turn:
            return True
        losses = self.presenter.losses(view, choice)
        is_explicit = self.presenter.is_explicit(choice)
        if not losses and (is_explicit or not self.asks_to_confirm):
            return True
        for line in losses:
            self.desk.show(Text(line, style=WARNING))
        question = self.presenter.end_question(view, choice.action.text)
        return self.desk.confirm(question, say("cli-enter-undo"), enter=True)

    def _undo(self, seat: int) -> bool:
        action = self.journal.undo()
        if action is None:
            settled = self.journal.settled_by
            reason = say("cli-nothing-back")
            if settled is not None:
                text = self.journal.game.describe_action(settled).text
                reason = say("cli-settled", action=text)
            self.desk.refuse(reason)
            return False
        self._told[seat] = len(self.journal.events)
        text = self.journal.game.describe_action(action).text
        self.desk.show(Text(say("cli-taken-back", action=text), style="bold"), Text())
        self._show_progress(seat)
        return True

    # The end

    def _finish(self) -> None:
        self._tell(self._persons[0] if len(self._persons) == 1 else None)
        state, view = self.journal.state, self.journal.view(None)
        self.desk.title(say("cli-the-end"))
        end = self.presenter.draw_end(state, view, self.names, self.desk.width)
        self.desk.show(end, Text())
        self.desk.show(Text(say("cli-seed", seed=self.seed)))
        self.saver.save_at_end(offer=bool(self._persons))

    def _leave(self, reason: str) -> None:
        over = self.journal.state.is_over
        words = reason
        if not over:
            words = say("cli-left-because", reason=reason) if reason else say("cli-left")
        self.desk.show(Text(words))
        self.saver.save_at_end(offer=False)
        if not over:
            self.desk.show(Text(say("cli-seed", seed=self.seed)))


def _bullet(line: Text) -> Table:
    """Set a dot before a sentence, whose further lines stand below its first one."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row("·", line)
    return grid
