"""Provably fair games: formulas, proof, and that nothing changed in a record passes unnoticed."""

from __future__ import annotations

import hashlib
import random
import struct
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coatl.core.chance import SeededChance
from coatl.core.errors import CoatlError, OptionError, RecordError
from coatl.core.fair import (
    BOT_NONCE,
    NoProof,
    Unfair,
    check_nonce,
    commit,
    count_draws,
    make_secret,
    make_seed,
    verify_record,
)
from coatl.core.record import Recorder, format_record, parse_record, replay_to_end, resume
from coatl.core.record_text import outcome_place
from tests.core.fair_games import (
    CASES,
    AnyGame,
    AnyRecord,
    fair_game,
    nonces_of,
    outcomes_of,
    play_on,
    secret_of,
    with_outcome,
)

SECRET = "00112233445566778899aabbccddeeff" * 2
NONCES = st.text(st.characters(exclude_characters="|", exclude_categories=["C", "Z"]), min_size=1)


# Formulas


def test_formulas_are_pinned() -> None:
    """The numbers of docs/records.md; a change would make every old proof worthless."""
    commitment = "b8d5b5b9e4be3d8976c7874afa2a62077b95aba27433ce813d1f7d0c17e58652"
    assert commit(SECRET) == commitment
    text = (Path(__file__).resolve().parents[2] / "docs" / "records.md").read_text("utf-8")
    assert f"commitment = {commitment}\n" in text
    seed = make_seed(SECRET, ("Ana's dog", "42", "été"))
    assert f"seed       = {seed}\n" in text
    assert seed == "8b7b306a5d10dbe2f01c5e45d294f8b23c8595b28d808590fdfb5d0cec96da82"


@given(st.binary(min_size=32, max_size=32), st.lists(NONCES.map(lambda s: s[:64]), min_size=1))
def test_formulas_as_anybody_would_write_them(secret: bytes, nonces: list[str]) -> None:
    parts = [b"coatl-seed-1\0", secret, struct.pack(">I", len(nonces))]
    for nonce in nonces:
        parts += [struct.pack(">I", len(nonce.encode())), nonce.encode()]
    assert make_seed(secret.hex(), nonces) == hashlib.sha256(b"".join(parts)).hexdigest()
    assert commit(secret.hex()) == hashlib.sha256(b"coatl-commit-1\0" + secret).hexdigest()


def test_outcomes_as_anybody_would_draw_them() -> None:
    """The bodies of a deal by the recipe of docs/records.md: 24 of each of Y, R, K, G, B."""
    game, record = fair_game("plain", 1)
    seed = make_seed(record.secret, record.nonces).encode()
    bag = list("Y" * 24 + "R" * 24 + "K" * 24 + "G" * 24 + "B" * 24)
    bodies = [
        game.format_outcome(source, content)
        for source, content in record.deal
        if game.sources[source] == "bodies"
    ]
    assert len(bodies) > 8
    for number, body in enumerate(bodies):
        key = b"coatl-chance-1\x0064\0" + seed + b"\0bodies\0" + str(number // 8).encode()
        start = number % 8 * 4
        word = int.from_bytes(hashlib.sha256(key).digest()[start : start + 4], "big")
        assert body == bag.pop(word * len(bag) >> 32)


def test_secrets_are_new_every_time() -> None:
    first, second = make_secret(), make_secret()
    assert first != second
    assert len(bytes.fromhex(first)) == 32


def test_seeds_tell_nonces_apart() -> None:
    lists = [("ab", "c"), ("a", "bc"), ("abc",), ("c", "ab"), ("a", "b", "c"), ("ab c",)]
    assert len({make_seed(SECRET, nonces) for nonces in lists}) == len(lists)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "a nonce is empty: expected 1 to 64 characters"),
        ("x" * 65, "65 characters, at most 64"),
        ("a|b", "'|' separates nonces"),
        (" a", "leave out the blanks"),
        ("a ", "leave out the blanks"),
        ("a\u00a0", "leave out the blanks"),
        ("a\nb", "characters that can be printed"),
        ("a\u2028b", "characters that can be printed"),
        ("\ud800", "characters that can be printed"),
    ],
)
def test_nonces_that_cannot_be(text: str, problem: str) -> None:
    with pytest.raises(OptionError) as caught:
        check_nonce(text)
    assert problem in str(caught.value)
    with pytest.raises(OptionError):
        make_seed(SECRET, ("good", text))


@pytest.mark.parametrize("text", ["a", "x" * 64, "my dog, 42!", "été", "-", "🐍", BOT_NONCE])
def test_nonces_that_can_be(text: str) -> None:
    check_nonce(text)


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "٠" * 64])
def test_what_is_no_secret(text: str) -> None:
    with pytest.raises(OptionError, match="expected 64 hex digits"):
        commit(text)
    with pytest.raises(OptionError, match="expected 64 hex digits"):
        make_seed(text, ("a",))


def test_a_seed_needs_nonces() -> None:
    with pytest.raises(OptionError, match="one from every seat"):
        make_seed(SECRET, ())


# Proof


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("seed", range(5))
def test_fair_games_pass(case: str, seed: int) -> None:
    game, record = fair_game(case, seed)
    read = parse_record(game, format_record(game, record))
    assert read == record
    report = verify_record(game, read)
    assert report.checked == len(outcomes_of(record)) > 0
    assert report.taken_over == 0
    assert report.seed == make_seed(record.secret, record.nonces)
    assert tuple(s.score for s in report.result.standings) == record.scores


def test_the_result_of_a_report_ranks_who_resigned_last() -> None:
    game, record = fair_game("everything", 1)
    report = verify_record(game, replace(record, resigned=(2, 0)))
    assert [report.result.standings[seat].rank for seat in (2, 0)] == [4, 3]


@pytest.mark.parametrize(
    ("change", "place", "problem"),
    [
        ({"scores": None, "secret": ""}, None, "the game is not over"),
        ({"commitment": ""}, (5, 13), "without a commitment, so the secret may have been chosen"),
        ({"commitment": "", "nonces": (), "secret": ""}, (5, 13), "without a commitment"),
        ({"nonces": ()}, (0, 1), "the nonces of the seats are missing"),
        ({"nonces": (), "secret": ""}, (0, 1), "the nonces of the seats are missing"),
        ({"secret": ""}, (1, 1), "the secret is missing"),
    ],
)
def test_a_record_without_proof_says_what_is_missing(
    change: dict[str, object], place: tuple[int, int] | None, problem: str
) -> None:
    game, record = fair_game("plain", 1)
    after_scores = 7 + len(record.steps) + 2
    with pytest.raises(NoProof, match=problem) as caught:
        verify_record(game, replace(record, **change))  # type: ignore[arg-type]
    if place is not None:
        line, column = place
        expected = (line if line == 5 else after_scores + line, column)
        assert (caught.value.line, caught.value.column) == expected


# Nothing passes unnoticed


def contents_of(record: AnyRecord, source: int) -> list[int]:
    groups = [record.deal, *(step.outcomes for step in record.steps)]
    return sorted({content for group in groups for drawn, content in group if drawn == source})


@pytest.mark.parametrize("case", CASES)
def test_any_other_outcome_is_found(case: str) -> None:
    game, record = fair_game(case, 7)
    rng = random.Random(7)
    unfair = 0
    for number, index in outcomes_of(record):
        source, content = (record.steps[number - 1].outcomes if number else record.deal)[index]
        others = [other for other in contents_of(record, source) if other != content]
        if not others:
            continue
        changed = with_outcome(record, number, index, rng.choice(others))
        with pytest.raises(RecordError) as caught:
            verify_record(game, changed)
        if isinstance(caught.value, Unfair):
            unfair += 1
            assert (caught.value.line, caught.value.column) == outcome_place(
                game, changed, number, index
            )
        else:  # an outcome that cannot be
            assert caught.value.line >= 7 + number
    assert unfair > 0


def test_the_place_of_an_outcome_is_where_it_stands_in_the_text() -> None:
    game, record = fair_game("everything", 3)
    lines = format_record(game, record).splitlines()
    for number, index in outcomes_of(record):
        outcome = (record.steps[number - 1].outcomes if number else record.deal)[index]
        line, column = outcome_place(game, record, number, index)
        text = game.format_outcome(*outcome)
        rest = lines[line - 1][column - 1 :]
        assert rest.startswith(text)
        assert rest[len(text) : len(text) + 1] in ("", " ", ",")


@pytest.mark.parametrize("case", CASES)
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_any_other_nonce_secret_or_commitment_is_found(case: str, data: st.DataObject) -> None:
    game, record = fair_game(case, data.draw(st.integers(0, 9)))
    kind = data.draw(st.sampled_from(["nonce", "secret", "both", "commitment"]))
    changed = record
    if kind == "nonce":
        nonces = list(record.nonces)
        seat = data.draw(st.integers(0, len(nonces) - 1))
        nonces[seat] = data.draw(NONCES.map(lambda s: s[:64]).filter(lambda s: s != nonces[seat]))
        changed = replace(record, nonces=tuple(nonces))
    if kind in ("secret", "both"):
        place = data.draw(st.integers(0, 63))
        digit = data.draw(st.sampled_from("0123456789abcdef").filter(record.secret[place].__ne__))
        secret = record.secret[:place] + digit + record.secret[place + 1 :]
        changed = replace(record, secret=secret)
        if kind == "both":  # a server that lies about all it can
            changed = replace(changed, commitment=commit(secret))
    if kind == "commitment":
        other = data.draw(st.sampled_from(["", "c0ffee", record.commitment.upper(), "0" * 64]))
        changed = replace(record, commitment=other)
    with pytest.raises(RecordError):
        verify_record(game, changed)
    with pytest.raises(RecordError):
        verify_record(game, parse_record(game, format_record(game, changed)))


def follows(game: AnyGame, record: AnyRecord) -> bool:
    """Play the record's actions from its seed and compare everything, another way than `verify`."""
    seed = make_seed(record.secret, record.nonces)
    recorder = Recorder(game, record.options, SeededChance(seed, game.sources))
    for step in record.steps:
        recorder.apply(step.seat, step.action)
    played = recorder.record()
    same = (played.deal, played.scores) == (record.deal, record.scores)
    return same and all(
        recorded.outcomes == drawn.outcomes
        for recorded, drawn in zip(record.steps, recorder.steps, strict=True)
    )


@pytest.mark.parametrize("case", CASES)
def test_another_action_is_refused_or_is_another_game_of_the_same_chance(case: str) -> None:
    """Nothing binds what players do but rules, scores, and the outcomes that come of it."""
    game, record = fair_game(case, 11)
    rng = random.Random(11)
    refused = 0
    for number in range(len(record.steps)):
        steps = list(record.steps)
        how = rng.choice(["action", "seat", "without", "twice", "swap"])
        if how == "action":
            steps[number] = replace(steps[number], action=rng.randrange(game.action_count))
        elif how == "seat":
            steps[number] = replace(steps[number], seat=rng.randrange(4))
        elif how == "without":
            del steps[number]
        elif how == "twice":
            steps.insert(number, steps[number])
        else:
            steps[number - 1], steps[number] = steps[number], steps[number - 1]
        changed = replace(record, steps=tuple(steps))
        if changed == record:
            continue
        try:
            verify_record(game, changed)
        except RecordError:
            refused += 1
        else:
            assert follows(game, changed)
    assert refused > len(record.steps) / 2


# Games taken up again


@pytest.mark.parametrize("case", CASES)
def test_a_game_goes_on_from_any_step_of_a_record(case: str) -> None:
    game, old = fair_game(case, 5)
    rng = random.Random(5)
    changes = 0
    for steps in range(len(old.steps) + 1):
        seats = game.seat_count(old.options)
        secret, nonces = secret_of(1000 + steps), nonces_of(seats, steps)
        chance = SeededChance(make_seed(secret, nonces), game.sources)
        recorder = resume(game, old, steps, chance)
        assert tuple(recorder.steps) == old.steps[:steps]
        play_on(recorder, rng)
        record = recorder.record(
            commitment=commit(secret), continued=steps, nonces=nonces, secret=secret
        )
        assert (record.deal, record.steps[:steps]) == (old.deal, old.steps[:steps])
        assert parse_record(game, format_record(game, record)) == record
        assert replay_to_end(game, record).to_bytes() == recorder.state.to_bytes()
        report = verify_record(game, record)
        later = [place for place in outcomes_of(record) if place[0] > steps]
        assert report.checked == len(later)
        assert report.checked + report.taken_over == len(outcomes_of(record))
        for number, index in rng.sample(later, min(3, len(later))):
            source, content = record.steps[number - 1].outcomes[index]
            others = [other for other in contents_of(record, source) if other != content]
            if others:
                changes += 1
                with pytest.raises(RecordError):
                    verify_record(game, with_outcome(record, number, index, rng.choice(others)))
    assert changes > 0


def test_what_was_taken_over_must_be_said() -> None:
    game, old = fair_game("plain", 5)
    recorder = resume(game, old, 30, SeededChance(make_seed(SECRET, ("a", "b")), game.sources))
    play_on(recorder, random.Random(1))
    record = recorder.record(
        commitment=commit(SECRET), continued=30, nonces=("a", "b"), secret=SECRET
    )
    verify_record(game, record)
    drawing = [number for number, _ in outcomes_of(record) if number]
    for continued in (None, 0, 10, min(drawing) - 1, drawing[len(drawing) // 2]):
        with pytest.raises(Unfair):
            verify_record(game, replace(record, continued=continued))


def test_a_game_resumed_within_the_simultaneous_choice_is_recorded_by_seat() -> None:
    game, old = fair_game("everything", 4)
    begun = resume(game, old, 0, SeededChance(1, game.sources))
    for seat in (3, 1):
        begun.apply(seat, begun.state.legal_actions(seat)[0])
    unfinished = begun.record()
    texts = set()
    for order in ((0, 2), (2, 0)):
        recorder = resume(game, unfinished, 2, SeededChance(1, game.sources))
        for seat in order:
            recorder.apply(seat, recorder.state.legal_actions(seat)[0])
        assert [step.seat for step in recorder.steps] == [0, 1, 2, 3]
        texts.add(format_record(game, recorder.record()))
    assert len(texts) == 1


@pytest.mark.parametrize("case", CASES)
def test_an_interrupted_game_goes_on_with_its_own_seed(case: str) -> None:
    game, old = fair_game(case, 6)
    seed = make_seed(old.secret, old.nonces)
    for steps in range(0, len(old.steps) + 1, 7):
        part = replace(old, steps=old.steps[:steps], scores=None, secret="")
        chance = SeededChance(seed, game.sources, count_draws(game, part))
        recorder = resume(game, part, steps, chance)
        for step in old.steps[steps:]:
            recorder.apply(step.seat, step.action)
        proof = {"commitment": old.commitment, "nonces": old.nonces, "secret": old.secret}
        assert recorder.record(**proof) == old  # type: ignore[arg-type]


def test_resume_refuses_what_is_not_there() -> None:
    game, record = fair_game("plain", 1)
    chance = SeededChance(1, game.sources)
    with pytest.raises(OptionError, match="there is no step 9999: the record has"):
        resume(game, record, 9999, chance)
    with pytest.raises(OptionError, match="there is no step -1"):
        resume(game, record, -1, chance)
    broken = with_outcome(record, 0, 0, 63)
    with pytest.raises(RecordError) as caught:
        resume(game, replace(broken, rules_version=99), 3, chance)
    assert caught.value.line == 3


def test_errors_of_this_part_are_errors_of_the_package() -> None:
    assert issubclass(NoProof, CoatlError)
    assert issubclass(Unfair, RecordError)
