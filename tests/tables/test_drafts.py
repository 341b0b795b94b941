"""Drafts: free to be taken back, invisible to others, and exactly the game once committed."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from coatl.core.chance import RecordingChance
from coatl.core.errors import CoatlError
from coatl.core.events import Event
from coatl.core.record import format_record
from coatl.tables.drafts import Match
from coatl.tables.errors import TableError
from tests.amounts import amount
from tests.server.folding import SETUPS, Setup, new_folding, new_match, new_recorder, random_draft

BOARD: Setup = ("board", "", 3)
IDS = [f"{name}-{seats}{'-' if options else ''}{options}" for name, options, seats in SETUPS]


@dataclass
class Shadow:
    """What a seat's draft must be: kept beside it in the plainest way."""

    steps: list[int] = field(default_factory=list)
    states: list[bytes] = field(default_factory=list)
    """The state before each step."""
    undone: list[tuple[int, bytes]] = field(default_factory=list)
    """Steps taken back, with the state after each."""


class Drafting:
    """Plays a match at random through drafts, checking every promise on the way."""

    def __init__(self, setup: Setup, seed: str) -> None:
        self.rng = random.Random(seed)
        self.match = new_match(setup, seed)
        self.twin, self.chance = new_recorder(setup, seed)
        self.shadows = [Shadow() for _ in self.match.drafts]
        self.kinds: set[str] = set()

    def play(self) -> None:
        while not self.match.state.is_over:
            self._check_waiting_seats()
            seat = self.rng.choice(self.match.state.acting)
            self._check_refusals(seat)
            self._act(seat)
        assert self._record(self.match.recorder) == self._record(self.twin)

    def _act(self, seat: int) -> None:
        shadow, match = self.shadows[seat], self.match
        legal = match.legal_for(seat)
        options = ["step"] * (4 if legal else 0) + ["undo", "reset"] * bool(shadow.steps)
        options += ["redo"] * bool(shadow.undone)
        options += ["commit"] * (4 if not legal else bool(shadow.steps))
        kind = self.rng.choice(options)
        self.kinds.add(kind)
        public, mine = match.state.to_bytes(), match.state_for(seat).to_bytes()
        others = [match.state_for(other).to_bytes() for other in self._others(seat)]
        if kind == "step":
            self._step(seat, self.rng.choice(legal), mine)
        elif kind == "undo":
            match.undo(seat)
            shadow.undone.append((shadow.steps.pop(), mine))
            assert match.state_for(seat).to_bytes() == shadow.states.pop()
        elif kind == "redo":
            action, after = shadow.undone.pop()
            match.redo(seat)
            shadow.steps.append(action)
            shadow.states.append(mine)
            assert match.state_for(seat).to_bytes() == after
        elif kind == "reset":
            match.reset(seat)
            while shadow.steps:
                shadow.undone.append((shadow.steps.pop(), mine))
                mine = shadow.states.pop()
            assert match.state_for(seat).to_bytes() == mine
        else:
            was_simultaneous = match.state.is_simultaneous
            self._committed(seat, match.commit(seat))
            if was_simultaneous and match.state.is_simultaneous:
                assert others == [match.state_for(o).to_bytes() for o in self._others(seat)]
        draft, shadow = match.drafts[seat], self.shadows[seat]
        assert draft.steps == shadow.steps
        assert draft.undone == [action for action, _ in shadow.undone]
        if shadow.steps or kind in ("undo", "reset"):
            assert match.state.to_bytes() == public
        assert not (draft.ends_turn and match.legal_for(seat))

    def _step(self, seat: int, action: int, mine: bytes) -> None:
        shadow, match = self.shadows[seat], self.match
        trial = match.state_for(seat).clone()
        chance = RecordingChance(match.chance.clone())
        before = getattr(trial, "round", 0)
        trial.apply(seat, action, chance)
        begins_round = getattr(trial, "round", 0) != before  # hands may be laid open before
        shadow.steps.append(action)
        shadow.states.append(mine)
        shadow.undone.clear()
        events = match.step(seat, action)
        assert (events is not None) == (bool(chance.outcomes) or begins_round)
        if events is None:
            assert match.state_for(seat).to_bytes() == trial.to_bytes()
        else:
            self.kinds.add("reveal")
            self._committed(seat, events)
            with pytest.raises(TableError):
                match.check_undo(seat)

    def _committed(self, seat: int, events: list[Event]) -> None:
        """Carry the same steps out on the engine alone: nothing may differ."""
        expected: list[Event] = []
        for action in self.shadows[seat].steps:
            self.twin.apply(seat, action, expected)
        self.shadows[seat] = Shadow()
        assert self.twin.state.to_bytes() == self.match.state.to_bytes()
        assert events == expected

    def _check_refusals(self, seat: int) -> None:
        """A check refuses exactly what could not be done."""
        match, shadow = self.match, self.shadows[seat]
        for check, is_possible in (
            (match.check_undo, bool(shadow.steps)),
            (match.check_redo, bool(shadow.undone)),
            (match.check_commit, bool(shadow.steps)),
        ):
            assert accepts(check, seat) == is_possible
        legal = match.legal_for(seat)
        for action in [*self.rng.sample(legal, min(2, len(legal))), self.rng.randrange(1500)]:
            trial = match.state_for(seat).clone()
            try:
                trial.apply(seat, action, match.chance.clone())
                is_legal = not match.drafts[seat].ends_turn
            except CoatlError:
                is_legal = False
            assert accepts(match.check_step, seat, action) == is_legal == (action in legal)

    def _check_waiting_seats(self) -> None:
        for seat in set(range(len(self.match.drafts))) - set(self.match.state.acting):
            for check in (self.match.check_undo, self.match.check_redo, self.match.check_commit):
                assert not accepts(check, seat)
            assert not accepts(self.match.check_step, seat, 0)
            assert self.match.legal_for(seat) == []

    def _others(self, seat: int) -> list[int]:
        return [other for other in range(len(self.match.drafts)) if other != seat]

    def _record(self, recorder: object) -> str:
        return format_record(self.match.game, recorder.record())  # type: ignore[attr-defined]


def accepts(check: object, *arguments: int) -> bool:
    try:
        check(*arguments)  # type: ignore[operator]
    except TableError:
        return False
    return True


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_drafts_are_the_game(setup: Setup) -> None:
    play_out(setup, 4)


@pytest.mark.slow
@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_drafts_are_the_game_many_times(setup: Setup) -> None:
    play_out(setup, amount(6, soak=40))


def play_out(setup: Setup, games: int) -> None:
    kinds: set[str] = set()
    for seed in range(games):
        drafting = Drafting(setup, f"{games}-{seed}")
        drafting.play()
        kinds |= drafting.kinds
    assert kinds == {"step", "undo", "redo", "reset", "commit", "reveal"}


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_others_see_nothing_of_a_draft(setup: Setup) -> None:
    rng = random.Random(7)
    folding = new_folding(setup, "unseen")
    drafts = 0
    while drafts < 60 and folding.table.status == "running":
        seat = rng.choice(folding.match.state.acting)
        kind, data = random_draft(folding, seat, rng)
        readers = [reader for reader in folding.readers if reader != seat]
        before = {reader: folding.shown_bytes(reader) for reader in readers}
        steps, was_hidden = len(folding.match.recorder.steps), folding.table.is_hidden
        folding.send(kind, seat, **data)
        if len(folding.match.recorder.steps) == steps or (was_hidden and folding.table.is_hidden):
            drafts += 1
            assert before == {reader: folding.shown_bytes(reader) for reader in readers}
        else:
            assert all(folding.shown_bytes(reader) != before[reader] for reader in readers)


def choose(match: Match, seat: int, keep: int) -> None:
    """Draft a whole set-up choice that keeps some cards."""
    for _ in range(keep):
        match.step(seat, next(a for a in match.legal_for(seat) if _kind(match, a) == "keep"))
    match.step(seat, next(a for a in match.legal_for(seat) if _kind(match, a) != "keep"))


def _kind(match: Match, action: int) -> str:
    return match.game.describe_action(action).kind


def test_the_last_to_choose_learns_nothing_before_it_commits() -> None:
    match = new_match(BOARD, "last")
    for seat, keep in ((2, 1), (0, 3)):
        choose(match, seat, keep)
        match.commit(seat)
    choose(match, 1, 2)
    draft = match.drafts[1]
    assert draft.ends_turn
    assert match.state.is_simultaneous
    assert match.state_for(1).is_simultaneous
    assert "ready" not in [event.name for event in draft.events]
    match.undo(1)
    assert match.legal_for(1)
    match.redo(1)
    events = match.commit(1)
    assert not match.state.is_simultaneous
    assert events[-1].data == {"kept": (3, 2, 1)}


def test_a_commit_of_another_seat_never_commits_a_draft() -> None:
    match = new_match(BOARD, "waiting")
    for seat in range(3):
        choose(match, seat, 1)
    before = [match.state_for(seat).to_bytes() for seat in range(3)]
    match.commit(1)
    match.commit(0)
    assert match.state.acting == (2,)
    assert match.state_for(2).to_bytes() == before[2]
    assert match.drafts[2].ends_turn
    match.reset(2)
    assert len(match.drafts[2].undone) == 2


def test_a_choice_may_be_committed_in_parts() -> None:
    match = new_match(BOARD, "parts")
    card = match.legal_for(0)[0]
    match.step(0, card)
    match.commit(0)
    assert card not in match.legal_for(0)
    choose(match, 1, 1)
    match.commit(1)
    choose(match, 0, 1)
    match.commit(0)
    choose(match, 2, 1)
    match.commit(2)
    assert not match.state.is_simultaneous


def test_a_refused_step_says_why_in_the_words_of_the_rules() -> None:
    match = new_match(BOARD, "refused")
    action = match.game.parse_action("take RR")
    reason = match.why_not(0, action)
    assert reason is not None
    with pytest.raises(TableError) as caught:
        match.check_step(0, action)
    assert (caught.value.code, str(caught.value)) == ("illegal", str(reason))
    assert caught.value.arguments == {"action": action}
    kept = match.legal_for(0)[0]
    assert match.why_not(0, kept) is None
    match.check_step(0, kept)


@pytest.mark.parametrize("setup", SETUPS, ids=IDS)
def test_the_legal_list_tells_what_reveals(setup: Setup) -> None:
    """What is said to reveal something makes the draft public, and nothing else does."""
    rng = random.Random(3)
    folding = new_folding(setup, "reveals", help="off")
    told: set[bool] = set()
    for _ in range(120):
        if folding.table.status != "running":
            break
        seat = rng.choice(folding.match.state.acting)
        position = folding.shown(seat)["position"]
        assert position is not None
        if not position["legal"]:
            folding.send("commit", seat)
            continue
        legal = rng.choice(position["legal"])
        steps = len(folding.match.recorder.steps)
        folding.send("step", seat, action=legal["id"])
        assert (len(folding.match.recorder.steps) > steps) == legal["reveals"]
        told.add(legal["reveals"])
    assert told == {False, True}
