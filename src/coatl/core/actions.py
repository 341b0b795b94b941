"""All actions of a game by id and by text."""

from __future__ import annotations

from collections.abc import Iterable

from coatl.core.errors import InvalidAction
from coatl.core.game import Action


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
            return self.actions[action]
        except KeyError:
            raise InvalidAction(
                f"{action} is no action of {self.game}: ids run from 0 to {self.action_count - 1}, "
                "and some of them are kept free"
            ) from None

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
