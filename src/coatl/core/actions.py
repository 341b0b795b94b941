"""All actions of a game by id and by text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import index

from coatl.core.colours import either_way
from coatl.core.errors import InvalidAction, show_value
from coatl.core.game import Action, Argument


class ActionBook:
    """The actions of one game; ids without a meaning are kept free for later."""

    def __init__(self, game: str, action_count: int, actions: Iterable[Action]) -> None:
        self.game = game
        self.action_count = action_count
        self.actions = {action.id: action for action in sorted(actions, key=lambda a: a.id)}
        self._by_text = {action.text: action.id for action in self.actions.values()}

    def describe(self, action: int) -> Action:
        """Return kind, arguments and text of an action id."""
        try:
            return self.actions[index(action)]
        except (KeyError, TypeError):
            raise InvalidAction(
                f"{show_value(action)} is no action of {self.game}: ids run from 0 to "
                f"{self.action_count - 1}, and some of them are kept free"
            ) from None

    def find(self, kinds: Sequence[str], args: Mapping[str, Argument]) -> list[Action]:
        """List the actions of some kinds with these arguments; two colours count in any order."""
        colours = args.get("colours")
        for order in (colours,) if colours is None else either_way(str(colours)):
            wanted = args if order is None else {**args, "colours": order}
            meant = [
                action
                for action in self.actions.values()
                if action.kind in kinds and wanted.items() <= action.args.items()
            ]
            if meant:
                return meant
        return []

    def read(self, text: str) -> int:
        """Read an action's text, with two colours in any order; `parse` says what is wrong."""
        for line in either_way(" ".join(text.split())):
            if line in self._by_text:
                return self._by_text[line]
        return self.parse(text)

    def parse(self, text: str) -> int:
        """Read an action's text."""
        line = " ".join(text.split())
        action = self._by_text.get(line)
        if action is not None:
            return action
        verb = line.split(" ")[0] if line else ""
        found = self.actions.values()
        examples = [a.text for a in found if verb in (a.kind, a.text.split()[0])]
        if examples:
            ends = list(dict.fromkeys((examples[0], examples[-1])))
            expected = f"something like {' or '.join(map(repr, ends))}"
            why, words = "no-action-like", " · ".join(ends)
        else:
            verbs = dict.fromkeys(a.text.split()[0] for a in self.actions.values())
            expected = f"one of the words {', '.join(verbs)}"
            why, words = "no-action", ", ".join(verbs)
        message = f"{text[:60]!r} is no action of {self.game}: expected {expected}"
        raise InvalidAction(message, why=why, text=text[:60], words=words)
