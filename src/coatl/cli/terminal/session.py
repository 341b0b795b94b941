"""A game at one keyboard: whose turn it is, what they see, and what they answer."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from rich.text import Text

from coatl.bots import BotError, ask
from coatl.cli.pictures.art import FAINT, WARNING
from coatl.cli.rulebook import draw_rules
from coatl.cli.terminal.choices import Choice, ChoiceList
from coatl.cli.terminal.hints import Adviser, draw_hint
from coatl.cli.terminal.naming import name_action
from coatl.cli.terminal.news import News
from coatl.cli.terminal.players import Player
from coatl.cli.terminal.playing import Playing
from coatl.cli.terminal.presenter import Presenter
from coatl.cli.terminal.saving import Saver
from coatl.cli.terminal.screen import LeaveGame, Screen
from coatl.cli.terminal.typed import read_choice
from coatl.cli.words import choose_language, current_language, explain, rule_of, say
from coatl.core.errors import CoatlError, IllegalAction, InvalidAction


class Session:
    """One game from the deal to the ranking, for persons and bots."""

    def __init__(
        self,
        screen: Screen,
        presenter: Presenter,
        players: list[Player],
        options: Any,
        seed: str,
        *,
        save: Path | None = None,
        confirm: bool = True,
        adviser: Adviser | None = None,
        note: str = "",
    ) -> None:
        self.screen = screen
        self.presenter = presenter
        self.players = players
        self.seed = seed
        self.asks_to_confirm = confirm
        self.note = note
        """What else is said at the beginning."""
        self.adviser = adviser or Adviser()
        bots = [seat for seat, player in enumerate(players) if not player.is_person]
        names = [player.name for player in players]
        self.playing = Playing(presenter.game, options, seed, names, bots)
        self.saver = Saver(screen, self.playing, save, seed)
        self._rngs = [random.Random(f"{seed}/bot/{seat}") for seat in range(len(players))]
        self._persons = [seat for seat, player in enumerate(players) if player.is_person]
        self._news = News(screen, presenter, self.playing, len(players))
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
            while not self.playing.state.is_over:
                seat = self.playing.state.to_act
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
        options = self.playing.table.settings.options
        title = say("cli-game", game=game.name)
        self.screen.title(say("cli-welcome-title", game=title, names=", ".join(self.names)))
        variants = [word for word in options.split() if not word.startswith("seats=")]
        words = say("cli-welcome", begins=self._opening())
        if variants:
            chosen = ", ".join(variants)
            words = say("cli-welcome-options", begins=self._opening(), options=chosen)
        self.screen.show(Text(words, style=FAINT))
        if self.note:
            self.screen.show(Text(self.note, style=FAINT))

    def _opening(self) -> str:
        return self.presenter.opening(self.names)

    # Bots

    def _play_bot(self, seat: int) -> None:
        state = self.playing.state
        bot = self.players[seat].bot
        assert bot is not None
        turn = self.playing.turns_ended
        with self.screen.thinking(say("cli-thinking", who=self.names[seat])):
            while state.to_act == seat and self.playing.turns_ended == turn:
                legal = state.legal_actions(seat)
                action = ask(bot, self.playing.view(seat), legal, self._rngs[seat])
                self._apply(seat, action)
        if len(self._persons) == 1:
            self._tell(self._persons[0])
        elif not self._persons:
            self._tell(None)

    def _apply(self, seat: int, action: int) -> None:
        """Carry out an action, and rest if the game has come to a place for that."""
        before, start = self.playing.view(seat), len(self.playing.events)
        if self.players[seat].is_person:
            self.playing.step(seat, action)
        else:
            self.playing.play(seat, action)
        pause = self.presenter.find_pause(before, self.playing.events[start:], self.names)
        if pause is None:
            return
        self._tell(seat, until=start + pause.after, view=pause.view)
        self.screen.title(pause.title)
        self.screen.show(pause.drawing, Text())
        if self._persons:
            self._wait(pause.question, pause.help)

    # Persons

    def _play_person(self, seat: int) -> None:
        self._hand_over(seat)
        if len(self._persons) > 1:
            self._news.forget()  # it was told to somebody else
        self._tell(seat, say("board-log-news") if len(self._persons) > 1 else "")
        self._show_table(seat)
        self._news.repeat_below()
        turn = self.playing.turns_ended
        while self.playing.state.to_act == seat and self.playing.turns_ended == turn:
            self._step(seat)
        self._news.forget()
        self._tell(seat)

    def _hand_over(self, seat: int) -> None:
        """Hide one person's cards before another one looks (only with several at the keyboard)."""
        if self._reader == seat or len(self._persons) < 2:
            self._reader = seat
            return
        if self._reader is not None:
            self._wait(say("cli-hide"), say("cli-wait-help"))
            self.screen.clear()
        self._reader = None
        self.screen.title(say("cli-turn-of", who=self.names[seat]))
        self._wait(say("cli-pass-on", who=self.names[seat]), say("cli-wait-help"))
        self.screen.clear()
        self._reader = seat

    def _tell(
        self, seat: int | None, title: str = "", *, until: int | None = None, view: Any = None
    ) -> None:
        """Tell a person (None: everybody) what is new, up to an event, with the view of then."""
        readers = [seat] if seat is not None else self._persons or range(len(self.players))
        self._news.tell(seat, readers, self.names, title, until=until, view=view)

    def _show_table(self, seat: int) -> None:
        whose = say("cli-your-turn")
        if len(self._persons) > 1:
            whose = say("cli-your-turn-name", who=self.names[seat])
        view = self.playing.view(seat)
        self.screen.title(self.presenter.title(view, whose))
        self.screen.show(self.presenter.draw_table(view, self.names, self.screen.width))

    def _step(self, seat: int) -> None:
        """Show the choices and carry out one of them."""
        view = self.playing.view(seat)
        menu = self.presenter.menu(self.playing.match, seat, view, self.names)
        self.screen.show(Text())
        for line in self.presenter.warnings(view, self.names):
            self.screen.show(Text(line, style=WARNING))
        self.screen.show(menu.draw(self.screen.width))
        while True:
            choice = self._ask_choice(seat, view, menu)
            if choice is None:
                return
            if len(menu.choices) == 1 or self._is_sure(seat, view, choice):
                break
        turn = self.playing.turns_ended
        self._apply(seat, choice.action.id)
        if self.playing.state.to_act == seat and self.playing.turns_ended == turn:
            self._tell(seat)
            self.screen.show(Text())
            self._show_progress(seat)

    def _show_progress(self, seat: int) -> None:
        view = self.playing.view(seat)
        self.screen.show(self.presenter.draw_progress(view, self.names, self.screen.width))

    def _ask_choice(self, seat: int, view: Any, menu: ChoiceList) -> Choice | None:
        """Return the choice that a person made; None if the choices have to be shown again."""
        while True:
            line = self.screen.ask(f"{self.presenter.prompt(view)}> ")
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
                self.screen.refuse(explain(error, self.names))
                continue
            if isinstance(found, Choice):
                return found
            self.screen.refuse(self._why_not(seat, found))

    def _why_not(self, seat: int, action: int) -> str:
        error = self.playing.match.why_not(seat, action)
        assert error is not None  # it is not in the menu
        reason = explain(error, self.names)
        if not isinstance(error, IllegalAction):
            return reason
        text = self._name_action(action)
        return say("cli-may-not", action=text, rule=rule_of(error), reason=reason)

    def _give_hint(self, seat: int, view: Any, menu: ChoiceList) -> None:
        """Print what a strong bot would do here; nothing of the game changes."""
        legal = self.playing.match.legal_for(seat)
        rng = random.Random(f"{self.seed}/hint/{self.playing.step_count}")
        with self.screen.thinking(say("cli-thinking", who=self.adviser.spec)):
            advice = self.adviser.advise(self.playing.game, view, legal, rng)
        self.screen.show(
            draw_hint(
                advice,
                menu,
                self.names,
                self.presenter.name_card,
                lambda action: str(self.playing.game.describe_action(action)),
            )
        )

    def _read_action(self, line: str) -> int:
        return self.presenter.read_action(line, self.names)

    def _name_action(self, action: int) -> str:
        return name_action(self.playing.game, action, self.names)

    def _is_command(self, seat: int, view: Any, line: str) -> bool:
        """Carry out a command that does not touch the game; tell whether the line was one."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                raise InvalidAction(say("cli-type-number"))
            case "?" | "help":
                self.screen.show(self.presenter.draw_help())
            case "t" | "table":
                self._show_table(seat)
            case "b" | "bags" | "decks":
                self.screen.show(self.presenter.draw_counts(view))
            case "c" | "card" | "cards":
                self.screen.show(self.presenter.draw_cards(rest.replace(",", " ").split(), view))
            case "rules" | "rule":
                letters = "B" if self.presenter.game.name == "board" else "C"
                self.screen.show(draw_rules(rest, letters))
            case "s" | "save":
                self.saver.save_as(rest.strip())
            case "lang" | "language":
                choose_language(rest.strip() or current_language())
                self.screen.show(Text(say("cli-language-now"), style=FAINT))
                self._show_table(seat)
            case "q" | "quit":
                self._quit()
            case _:
                return False
        return True

    def _wait(self, question: str, help_text: str) -> None:
        """Wait for Enter; help and quitting work here as everywhere."""
        while True:
            line = self.screen.ask(f"{question} ").lower()
            if line in ("?", "help"):
                self.screen.show(Text(help_text))
            elif line in ("q", "quit"):
                self._quit()
            else:
                return

    def _quit(self) -> None:
        """Leave the game, if that is really meant."""
        if self.screen.confirm(say("cli-quit"), say("cli-yes-no")):
            raise LeaveGame("")

    def _is_sure(self, seat: int, view: Any, choice: Choice) -> bool:
        """Ask before a step that ends the turn, unless it says so itself and nothing is lost."""
        if not choice.preview.ends_turn:
            return True
        losses = self.presenter.losses(view, choice)
        is_explicit = self.presenter.is_explicit(choice)
        if not losses and (is_explicit or not self.asks_to_confirm):
            return True
        for line in losses:
            self.screen.show(Text(line, style=WARNING))
        question = self.presenter.end_question(view, self._name_action(choice.action.id))

        def carry_out(line: str) -> bool:
            if line.lower() in ("?", "help"):
                self.screen.show(Text(say("cli-go-on-help")))
                return True
            try:
                return self._is_command(seat, view, line)
            except CoatlError as error:
                self.screen.refuse(explain(error, self.names))
                return True

        answers = say("cli-enter-undo")
        return self.screen.confirm(question, answers, enter=True, carry_out=carry_out)

    def _undo(self, seat: int) -> bool:
        action = self.playing.undo(seat)
        if action is None:
            settled = self.playing.settled_by
            reason = say("cli-nothing-back")
            if settled is not None:
                reason = say("cli-settled", action=self._name_action(settled))
            self.screen.refuse(reason)
            return False
        self._news.skip(seat)
        words = say("cli-taken-back", action=self._name_action(action))
        self.screen.show(Text(words, style="bold"), Text())
        self._show_progress(seat)
        return True

    # The end

    def _finish(self) -> None:
        self._tell(self._persons[0] if len(self._persons) == 1 else None)
        state, view = self.playing.state, self.playing.view(None)
        self.screen.title(say("cli-the-end"))
        end = self.presenter.draw_end(state, view, self.names, self.screen.width)
        self.screen.show(end, Text())
        self.screen.show(Text(say("cli-seed", seed=self.seed)))
        self.saver.save_at_end(offer=bool(self._persons))

    def _leave(self, reason: str) -> None:
        over = self.playing.state.is_over
        words = reason
        if not over:
            words = say("cli-left-because", reason=reason) if reason else say("cli-left")
        self.screen.show(Text(words))
        self.saver.save_at_end(offer=False)
        if not over:
            self.screen.show(Text(say("cli-seed", seed=self.seed)))
