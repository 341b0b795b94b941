"""A game at one keyboard: whose turn it is, what they see, and what they answer."""

from __future__ import annotations

import random
from pathlib import Path

from rich.text import Text

from coatl.board.actions import describe_action
from coatl.board.codes import KEEP_LIMIT, PHASES
from coatl.board.game import GAME
from coatl.board.options import BoardOptions
from coatl.board.state import State
from coatl.board.view import BoardView
from coatl.cli.art import FAINT
from coatl.cli.desk import Desk, LeaveGame
from coatl.cli.endgame import end_warnings, is_last_turn, unfinished_warnings
from coatl.cli.finale import draw_result, draw_scores
from coatl.cli.guide import cards_in_sight, draw_card, draw_help, find_card
from coatl.cli.journal import Journal
from coatl.cli.lens import own_seat
from coatl.cli.menu import Choice, Menu
from coatl.cli.players import Player
from coatl.cli.saving import Saver
from coatl.cli.table import draw_bags, draw_progress, draw_table
from coatl.cli.telling import WARNING, Teller
from coatl.cli.typed import address, read_choice
from coatl.core.chance import SeededChance
from coatl.core.errors import CoatlError, InvalidAction

_PROMPTS = {
    "setup": "Keep up to three prophecies, then say done",
    "main": "Your action",
    "choose": "More prophecies, or done",
    "assemble": "Go on assembling, or done",
    "complete": "Complete the Cóatl: lay cards beside it, then a temple or done",
    "future": "Discard and choose prophecies",
}


class Session:
    """One game from the deal to the ranking, for persons and bots."""

    def __init__(
        self,
        desk: Desk,
        players: list[Player],
        options: BoardOptions,
        seed: str,
        *,
        save: Path | None = None,
        confirm: bool = True,
    ) -> None:
        self.desk = desk
        self.players = players
        self.names = tuple(player.name for player in players)
        self.seed = seed
        self.asks_to_confirm = confirm
        self.journal: Journal[State, BoardView, BoardOptions] = Journal(
            GAME, options, SeededChance(seed, GAME.sources)
        )
        self.saver = Saver(desk, self.journal, self.names, save, seed)
        self._rngs = [random.Random(f"{seed}/bot/{seat}") for seat in range(len(players))]
        self._persons = [seat for seat, player in enumerate(players) if player.is_person]
        self._told = [0] * len(players)
        """How many events each seat has been told."""
        self._reader: int | None = None
        """The person whose cards were on the screen last."""

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
            self._leave("Stopped.")

    def _welcome(self) -> None:
        options = GAME.format_options(self.journal.record(self.names).options)
        self.desk.title(f"{GAME.title}: {', '.join(self.names)}")
        variants = options.split()[1:]
        rules = f" Options: {', '.join(variants)}." if variants else ""
        begins = "You begin" if self.names[0] == "You" else f"{self.names[0]} begins"
        self.desk.show(Text(f"{begins}.{rules} Type ? for help, q to quit.", style=FAINT))

    # Bots

    def _play_bot(self, seat: int) -> None:
        state = self.journal.state
        bot = self.players[seat].bot
        assert bot is not None
        while state.to_act == seat:
            legal = state.legal_actions(seat)
            action = bot.decide(self.journal.view(seat), legal, self._rngs[seat])
            self.journal.apply(seat, action)
        if len(self._persons) == 1:
            self._tell(self._persons[0])
        elif not self._persons:
            self._tell(None)

    # Persons

    def _play_person(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell(seat, "Since your last turn" if len(self._persons) > 1 else "")
        self._show_table(seat)
        while self.journal.state.to_act == seat:
            self._step(seat)
        self._tell(seat)

    def _hand_over(self, seat: int) -> None:
        """Hide one person's cards before another one looks (only with several at the keyboard)."""
        if self._reader == seat or len(self._persons) < 2:
            self._reader = seat
            return
        if self._reader is not None:
            self.desk.ask("Press Enter to hide your cards. ")
            self.desk.clear()
        self._reader = None
        self.desk.title(f"{self.names[seat]}'s turn")
        self.desk.ask(f"Pass the keyboard to {self.names[seat]}, then press Enter. ")
        self.desk.clear()
        self._reader = seat

    def _tell(self, seat: int | None, title: str = "") -> None:
        """Tell a person (None: everybody) what is new."""
        start = min(self._told) if seat is None else self._told[seat]
        teller = Teller(self.names, seat, self.desk.width - 2)
        lines = teller.tell(self.journal.events_since(start, seat))
        if lines and title:
            self.desk.title(title)
        for line in lines:
            self.desk.show(Text.assemble("· ", line))
        for reader in range(len(self.players)) if seat is None else [seat]:
            self._told[reader] = len(self.journal.events)

    def _show_table(self, seat: int) -> None:
        whose = "Your turn" if len(self._persons) == 1 else f"{self.names[seat]}, your turn"
        self.desk.title("Set-up" if self.journal.state.is_simultaneous else whose)
        self.desk.show(draw_table(self.journal.view(seat), self.names, self.desk.width))

    def _step(self, seat: int) -> None:
        """Show the choices and carry out one of them."""
        view = self.journal.view(seat)
        legal = self.journal.state.legal_actions(seat)
        outlooks = [(action, self.journal.peek(seat, action)) for action in legal]
        menu = Menu(view, self.names, outlooks)
        self.desk.show(Text())
        for line in end_warnings(view, self.names):
            self.desk.show(Text(line, style=WARNING))
        self.desk.show(menu.draw(self.desk.width))
        while True:
            choice = self._ask_choice(seat, view, menu)
            if choice is None:
                return
            if len(menu.choices) == 1 or self._is_sure(view, choice):
                break
        self.journal.apply(seat, choice.action.id)
        if self.journal.state.to_act == seat:
            self._tell(seat)
            self.desk.show(Text(), draw_progress(self.journal.view(seat), self.desk.width))

    def _ask_choice(self, seat: int, view: BoardView, menu: Menu) -> Choice | None:
        """Return the choice that a person made; None if the choices have to be shown again."""
        while True:
            line = self.desk.ask(f"{_PROMPTS[PHASES[view.phase]]}> ")
            try:
                if self._is_command(seat, view, line):
                    return None
                if line.lower() in ("u", "undo"):
                    if self._undo(seat):
                        return None
                    continue
                found = read_choice(line, menu, self.names)
            except CoatlError as error:
                self.desk.refuse(str(error))
                continue
            if isinstance(found, Choice):
                return found
            self.desk.refuse(address(self.journal.why_not(seat, found), seat, self.names))

    def _is_command(self, seat: int, view: BoardView, line: str) -> bool:
        """Carry out a command that does not touch the game; tell whether the line was one."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                raise InvalidAction("Type the number of a choice, or ? for help.")
            case "?" | "h" | "help":
                self.desk.show(draw_help())
            case "t" | "table":
                self._show_table(seat)
            case "b" | "bags":
                self.desk.show(draw_bags(view))
            case "c" | "card" | "cards":
                for card in rest.replace(",", " ").split() or cards_in_sight(view):
                    self.desk.show(draw_card(find_card(card), view))
            case "s" | "save":
                self.saver.save_as(rest.strip())
            case "q" | "quit":
                if self.desk.confirm("Quit this game?", "y = yes, n = no"):
                    raise LeaveGame("")
            case _:
                return False
        return True

    def _is_sure(self, view: BoardView, choice: Choice) -> bool:
        """Ask before a step that ends the turn, unless it says so itself and nothing is lost."""
        if not choice.outlook.ends_turn:
            return True
        losses = unfinished_warnings(view) if is_last_turn(view) else []
        if self.journal.state.is_simultaneous:
            losses = _few_kept(view)
        is_explicit = choice.action.kind in ("done", "pass")
        if not losses and (is_explicit or not self.asks_to_confirm):
            return True
        for line in losses:
            self.desk.show(Text(line, style=WARNING))
        what = choice.action.text
        ends = "your set-up choice" if self.journal.state.is_simultaneous else "your turn"
        return self.desk.confirm(f"'{what}' ends {ends}. Go on?", "Enter = yes, u = no")

    def _undo(self, seat: int) -> bool:
        action = self.journal.undo()
        if action is None:
            settled = self.journal.settled_by
            reason = "this turn has no step yet."
            if settled is not None:
                text = describe_action(settled).text
                reason = f"'{text}' revealed something, which settles it and all before it."
            self.desk.refuse(f"Nothing to take back: {reason}")
            return False
        self._told[seat] = len(self.journal.events)
        self.desk.show(Text(f"Taken back: {describe_action(action).text}", style="bold"), Text())
        self.desk.show(draw_progress(self.journal.view(seat), self.desk.width))
        return True

    # The end

    def _finish(self) -> None:
        self._tell(self._persons[0] if len(self._persons) == 1 else None)
        state = self.journal.state
        view = self.journal.view(None)
        self.desk.title("The end")
        self.desk.show(draw_result(state.result(), self.names, view.trigger))
        self.desk.show(draw_scores(view, self.names, self.desk.width), Text())
        self.desk.show(Text(f"Seed: {self.seed}"))
        self.saver.save_at_end(offer=bool(self._persons))

    def _leave(self, reason: str) -> None:
        over = self.journal.state.is_over
        words = [reason, "" if over else "The game ends here, unfinished."]
        self.desk.show(Text(" ".join(word for word in words if word)))
        self.saver.save_at_end(offer=False)
        if not over:
            self.desk.show(Text(f"Seed: {self.seed}"))


def _few_kept(view: BoardView) -> list[str]:
    seat = own_seat(view)
    if seat.hand_size >= KEEP_LIMIT or not seat.dealt_size:
        return []
    return [f"You keep only {seat.hand_size} of {KEEP_LIMIT} prophecies (B2.5)."]
