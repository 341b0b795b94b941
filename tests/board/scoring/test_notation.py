"""The notations of serpents, patterns, options and actions: round trips, and what errors say."""

import os
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coatl.board.actions import ACTION_COUNT, ACTIONS, describe_action, parse_action
from coatl.board.deck import load_deck
from coatl.board.notation import format_serpent, parse_serpent
from coatl.board.options import BoardOptions, format_options, parse_options
from coatl.board.shapes import build_automaton, parse_pattern
from coatl.core.errors import CardDataError, InvalidAction, NotationError, OptionError
from coatl.core.game import Action

from .serpents import build_case, with_ends

GOLDEN = Path(__file__).parent / "action_ids.txt"

colours = st.text("YRKGB", min_size=1, max_size=120)


def check_place(error: NotationError, column: int) -> None:
    """Make sure that the message names the place, counted from 1, and what stands there."""
    assert error.column == column
    assert error.expected
    assert error.expected in str(error)
    assert f"column {column + 1}" in str(error)
    if column < len(error.text):
        assert f"found {error.text[column]!r}" in str(error)
    else:
        assert "the text ends" in str(error)
    assert "\n" not in str(error)


# Serpents


@given(row=colours, has_head=st.booleans(), has_tail=st.booleans())
def test_a_serpent_reads_back_as_written(row: str, has_head: bool, has_tail: bool) -> None:
    serpent = build_case(with_ends(row, has_head, has_tail, False))

    text = format_serpent(serpent)
    again = parse_serpent(text)

    assert text.strip("<>") == row
    assert text.startswith("<") == serpent.has_head
    assert text.endswith(">") == serpent.has_tail
    assert again.colour_list() == serpent.colour_list() == ["YRKGB".index(c) for c in row]
    assert (again.has_head, again.has_tail) == (serpent.has_head, serpent.has_tail)
    assert format_serpent(again) == text


@given(row=colours, left=st.text(" \t\n", max_size=3), right=st.text(" \t\n", max_size=3))
def test_small_letters_and_spaces_around_do_not_matter(row: str, left: str, right: str) -> None:
    assert format_serpent(parse_serpent(left + row.lower() + right)) == row


@pytest.mark.parametrize(
    ("text", "bodies", "is_complete"),
    [
        ("<BBYR>", 2, True),
        ("BBY", 3, False),
        ("<BB", 1, False),
        ("BB>", 1, False),
        ("<B", 0, False),
        ("B>", 0, False),
        ("B", 1, False),
    ],
)
def test_examples_of_the_notation(text: str, bodies: int, is_complete: bool) -> None:
    serpent = parse_serpent(text)

    assert (serpent.bodies, serpent.is_complete) == (bodies, is_complete)


LETTER = "colour letter of YRKGB"

BAD_SERPENTS = [
    ("", 0, LETTER),
    ("  \t ", 0, LETTER),
    ("<", 1, LETTER),
    ("<>", 1, LETTER),
    (">", 0, "'>' only after the last piece"),
    ("><", 0, "'>' only after the last piece"),
    (">B", 0, "'>' only after the last piece"),
    ("B>>", 1, "'>' only after the last piece"),
    ("<B>BB>", 2, "'>' only after the last piece"),
    ("<<B", 1, "'<' only before the first piece"),
    ("B<", 1, "'<' only before the first piece"),
    ("BB<B>", 2, "'<' only before the first piece"),
    ("X", 0, LETTER),
    ("<BX>", 2, LETTER),
    ("BYb1", 3, LETTER),
    ("B B", 1, LETTER),
    ("B\tB", 1, LETTER),
    ("B\nB", 1, LETTER),
    ("B,B", 1, LETTER),
    ("Bß", 1, LETTER),
    ("\u1e99", 0, LETTER),  # y with a ring: its capital is two characters, a Y and the ring
    ("B\u1e99R", 1, LETTER),
    ("\u212a", 0, LETTER),  # the kelvin sign is no K
    ("  BX ", 1, LETTER),  # counted without the spaces around it, as in the text that is shown
    ("O", 0, "golden segments are never built with"),
    ("<BoB>", 2, "golden segments are never built with"),
    ("<B>", 2, "a body segment between head and tail"),
    ("<BY>", 2, "a body segment between head and tail"),
]


@pytest.mark.parametrize(("text", "column", "expected"), BAD_SERPENTS)
def test_a_malformed_serpent(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_serpent(text)

    assert caught.value.text == text.strip()
    assert expected in caught.value.expected
    check_place(caught.value, column)


@given(text=st.text(st.sampled_from("YRKGBO<> xy1.\u1e99"), max_size=8))
def test_any_text_is_read_or_refused_in_its_place(text: str) -> None:
    is_serpent = re.fullmatch("<?[YRKGB]+>?", text.strip().upper())
    if is_serpent and not re.fullmatch("<..?>", text.strip()):
        assert format_serpent(parse_serpent(text)) == text.strip().upper()
    else:
        with pytest.raises(NotationError) as caught:
            parse_serpent(text)
        assert caught.value.text == text.strip()
        assert 0 <= caught.value.column <= len(caught.value.text)


@pytest.mark.parametrize(("left", "right"), [("", ""), ("<B", ""), ("", "B>"), ("<B", "B>")])
def test_a_serpent_has_at_most_120_bodies(left: str, right: str) -> None:
    longest = left + "Y" * 120 + right
    too_long = left + "Y" * 121 + right

    assert parse_serpent(longest).bodies == 120
    assert format_serpent(parse_serpent(longest)) == longest
    with pytest.raises(NotationError, match="at most 120 body segments") as caught:
        parse_serpent(too_long)

    # The piece too many is the 121st body, or what then cannot be placed after it.
    assert caught.value.column in range(len(left) + 120, len(too_long))
    check_place(caught.value, caught.value.column)


# Patterns


@pytest.mark.parametrize("pattern", [card.pattern for card in load_deck().prophecies])
def test_every_pattern_of_the_deck_can_be_read(pattern: str) -> None:
    assert parse_pattern(pattern).text == pattern


BAD_PATTERNS = [
    ("", 0, LETTER),
    ("yy", 0, LETTER),
    ("O", 0, LETTER),
    ("Y ", 1, LETTER),
    ("YX", 1, LETTER),
    ("Y#", 1, LETTER),
    ("Y}", 1, LETTER),
    ("YY~", 2, LETTER),
    ("Y.R", 1, LETTER),
    ("Y+", 2, "a colour letter"),
    ("Y..", 3, "a colour letter"),
    ("+Y", 0, LETTER),
    ("..Y", 0, LETTER),
    ("#", 1, LETTER),
    ("#X", 1, LETTER),
    ("##", 1, LETTER),
    ("#YY", 2, "nothing after the counted colour"),
    ("~", 1, LETTER),
    ("~~", 1, LETTER),
    ("~X~", 1, LETTER),
    ("~YY", 1, "two equal colour letters between '~' and '~'"),
    ("~YR~", 1, "two equal colour letters between '~' and '~'"),
    ("~Y~", 1, "two equal colour letters between '~' and '~'"),
    ("~YYY~", 1, "two equal colour letters between '~' and '~'"),
    ("{", 1, LETTER),
    ("{}", 1, LETTER),
    ("{YX}", 2, LETTER),
    ("{YY", 3, "'}'"),
    ("{YYX", 3, "'}'"),
]


@pytest.mark.parametrize(("text", "column", "expected"), BAD_PATTERNS)
def test_a_malformed_pattern(text: str, column: int, expected: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_pattern(text)

    assert expected in caught.value.expected
    check_place(caught.value, column)


@pytest.mark.parametrize(
    ("text", "column", "refused"),
    [
        ("+Y", 0, "'+'"),
        ("..Y", 0, "'..'"),
        ("#Y+", 2, "'+'"),
        ("~Y+Y~", 2, "'+'"),
        ("{Y+}", 2, "'+'"),
        ("{Y..Y}", 2, "'..'"),
    ],
)
def test_what_was_refused_is_not_offered(text: str, column: int, refused: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_pattern(text)

    check_place(caught.value, column)
    assert refused not in caught.value.expected


def test_a_pattern_too_long_for_the_tables() -> None:
    assert build_automaton(parse_pattern("YRKGB" * 3))
    with pytest.raises(CardDataError, match="too long"):
        build_automaton(parse_pattern("YRKGB" * 4))


# Options

options_of_any_kind = st.builds(
    BoardOptions,
    seats=st.sampled_from([2, 3, 4]),
    sacrifice=st.booleans(),
    feathers=st.booleans(),
    fewer_bodies=st.booleans(),
    promo=st.booleans(),
    strict_ends=st.booleans(),
)


@given(options=options_of_any_kind, default=st.sampled_from([2, 3, 4]))
def test_options_read_back_as_written(options: BoardOptions, default: int) -> None:
    text = format_options(options)

    assert parse_options(text) == parse_options(text, options.seats) == options
    if default != options.seats:
        with pytest.raises(OptionError, match="asked for elsewhere"):
            parse_options(text, default)
    assert parse_options(text.replace(" ", ",")) == options
    assert parse_options(text.replace(" ", " , ").upper().replace("-", "_")) == options


@pytest.mark.parametrize(
    ("text", "seats", "written"),
    [
        ("", 2, "seats=2"),
        ("", 4, "seats=4"),
        ("seats=3", 3, "seats=3"),
        ("promo sacrifice", 2, "seats=2 sacrifice promo"),
        (
            "sacrifice,feathers,fewer-bodies,promo,strict-ends",
            3,
            "seats=3 sacrifice feathers fewer-bodies promo strict-ends",
        ),
        (" ,, strict_ends,", 2, "seats=2 strict-ends"),
        ("Promo PROMO promo", 2, "seats=2 promo"),
    ],
)
def test_options_as_words(text: str, seats: int, written: str) -> None:
    assert format_options(parse_options(text, seats)) == written


FLAG_WORDS = "sacrifice, feathers, fewer-bodies, promo, strict-ends"
HUGE = "9" * 5000


@pytest.mark.parametrize(
    ("text", "fragments"),
    [
        ("gold", ["'gold'", FLAG_WORDS]),
        ("promo no-promo", ["'no-promo'", FLAG_WORDS]),
        ("promo=1", ["'promo=1'", FLAG_WORDS]),
        ("seats 3", ["'seats'"]),
        ("seats=", ["'seats='", "2 to 4"]),
        ("seats=two", ["'seats=two'", "2 to 4"]),
        ("seats=-2", ["'seats=-2'", "2 to 4"]),
        ("seats=2.0", ["'seats=2.0'", "2 to 4"]),
        ("seats=\u00b2", ["2 to 4"]),
        ("seats=0", ["seats=0", "2, 3 or 4"]),
        ("seats=1", ["seats=1", "2, 3 or 4"]),
        ("seats=5", ["seats=5", "2, 3 or 4"]),
        pytest.param(f"seats={HUGE}", ["seats="], id="more digits than Python reads"),
    ],
)
def test_bad_options(text: str, fragments: list[str]) -> None:
    with pytest.raises(OptionError) as caught:
        parse_options(text)

    assert all(fragment in str(caught.value) for fragment in fragments)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats(seats: int) -> None:
    with pytest.raises(OptionError, match=f"seats={seats}: .* 2, 3 or 4"):
        BoardOptions(seats=seats)
    with pytest.raises(OptionError, match=f"seats={seats}: .* 2, 3 or 4"):
        parse_options("", seats)


@pytest.mark.parametrize(("seats", "fewer", "gold"), [(2, 14, 4), (3, 18, 5), (4, 24, 6)])
def test_body_segments_by_options(seats: int, fewer: int, gold: int) -> None:
    usual = BoardOptions(seats=seats)
    feathers = BoardOptions(seats=seats, feathers=True)
    less = BoardOptions(seats=seats, fewer_bodies=True)
    both = BoardOptions(seats=seats, feathers=True, fewer_bodies=True)

    assert (usual.bodies_a_colour, usual.golden_bodies) == (24, 0)
    assert (feathers.bodies_a_colour, feathers.golden_bodies) == (fewer, gold)
    assert (less.bodies_a_colour, less.golden_bodies) == (fewer, 0)
    assert (both.bodies_a_colour, both.golden_bodies) == (fewer, gold)


# Actions


def spell(action: Action) -> str:
    """Write an action's text from its kind and structured arguments alone."""
    args = action.args
    match action.kind:
        case "keep" | "choose" | "discard" | "temple" | "commit":
            assert set(args) == {"card"}
            return f"{action.kind} {args['card']}"
        case "fulfil":
            assert set(args) == {"card", "serpent"}
            return f"fulfil {args['card']} on {args['serpent']}"
        case "take" | "pick" | "begin":
            assert set(args) == {"piece", "colours"}
            return f"{action.kind} {spell_piece(action)}"
        case "add":
            assert set(args) == {"piece", "colours", "serpent", "end"}
            assert args["piece"] == "body" or args["end"] == {"head": "left", "tail": "right"}.get(
                str(args["piece"])
            )
            link = f"{args['end']} of" if args["piece"] == "body" else "to"
            return f"add {spell_piece(action)} {link} {args['serpent']}"
        case "steal":
            assert set(args) == {"colours", "seat"}
            return f"steal {args['colours']} from {args['seat']}"
    assert args == {}
    return {"future": "see the future", "pass": "pass", "done": "done"}[action.kind]


def spell_piece(action: Action) -> str:
    colours = str(action.args["colours"])
    return {"head": f"<{colours}", "tail": f"{colours}>", "body": colours}[
        str(action.args["piece"])
    ]


def test_action_ids_never_change() -> None:
    # Records name actions by text, but bots and saved choices know them by id. New cards may add
    # lines; COATL_REGENERATE=1 writes the file anew, and the difference should show nothing else.
    found = "".join(f"{action.id} {action.text}\n" for action in ACTIONS.values())
    if os.environ.get("COATL_REGENERATE") == "1":
        GOLDEN.write_text(found, "utf-8")

    assert found == GOLDEN.read_text("utf-8")


def test_actions_are_listed_by_ascending_id() -> None:
    ids = list(ACTIONS)

    assert ids == sorted(ids)
    assert ids[0] >= 0
    assert ids[-1] < ACTION_COUNT
    assert all(action.id == number for number, action in ACTIONS.items())


def test_action_texts_are_unique_and_read_back() -> None:
    texts = [describe_action(number).text for number in ACTIONS]

    assert len(set(texts)) == len(texts)
    assert [parse_action(text) for text in texts] == list(ACTIONS)
    assert [parse_action(f"  {text.replace(' ', '  ')}\t") for text in texts] == list(ACTIONS)
    assert [str(action) for action in ACTIONS.values()] == texts


def test_arguments_agree_with_the_text() -> None:
    for action in ACTIONS.values():
        assert spell(action) == action.text


def test_actions_cover_every_content() -> None:
    def count(kind: str, **args: str | int) -> int:
        return sum(
            action.kind == kind and all(action.args.get(k) == v for k, v in args.items())
            for action in ACTIONS.values()
        )

    deck = load_deck()
    for card in deck.prophecies:
        for kind in ("keep", "choose", "discard"):
            assert count(kind, card=card.id) == 1
        assert count("fulfil", card=card.id, serpent="A") == 1
        assert count("fulfil", card=card.id, serpent="B") == 1
    for temple in deck.temples:
        assert count("temple", card=temple.id) == count("commit", card=temple.id) == 1
    assert count("choose", card="deck") == 1
    assert count("take", piece="head") == count("take", piece="tail") == 5
    assert count("take", piece="body") == 21  # pairs of six, the golden one included (B9.2)
    assert count("pick", piece="head") == count("pick", piece="tail") == 5
    assert count("pick", piece="body") == 15  # never golden (B8.1)
    for piece in ("head", "body", "tail"):
        assert count("begin", piece=piece) == 5
    for serpent in "AB":
        assert count("add", serpent=serpent) == 20
    for seat in range(4):
        assert count("steal", seat=seat) == 20  # one segment or two, never golden (B9.3)
    assert count("future") == count("pass") == count("done") == 1


@pytest.mark.parametrize(
    ("text", "fragments"),
    [
        ("", ["''", "keep", "take", "steal", "pass", "done"]),
        ("   ", ["keep"]),
        ("eat RB", ["'eat RB'", "keep", "take", "steal", "pass", "done"]),
        ("Take RB", ["'Take RB'", "take"]),
        ("take", ["'take'", "'take <Y'"]),
        ("take BR", ["'take BR'", "'take <Y'"]),
        ("take <R>", ["'take <R>'", "'take <Y'"]),
        ("pick YO", ["'pick YO'", "'pick <Y'", "'pick BB'"]),
        ("add B to A", ["'add B to A'", "'add <Y to A'"]),
        ("add B left of C", ["'add B left of C'", "'add <Y to A'"]),
        ("fulfil P01", ["'fulfil P01'", "'fulfil P01 on A'"]),
        ("keep P65", ["'keep P65'", "'keep P01'"]),
        ("keep p01", ["'keep p01'", "'keep P01'"]),
        ("temple T25", ["'temple T25'", "'temple T01'"]),
        ("commit P01", ["'commit P01'", "'commit T01'"]),
        ("steal R", ["'steal R'", "'steal Y from 0'"]),
        ("steal R from 4", ["'steal R from 4'", "'steal BB from 3'"]),
        ("steal O from 1", ["'steal O from 1'", "'steal Y from 0'"]),
        ("future", ["'future'", "'see the future'"]),
        ("see", ["'see'", "'see the future'"]),
        ("pass now", ["'pass now'", "'pass'"]),
        ("done\nkeep P01", ["'done'"]),
    ],
)
def test_a_text_that_is_no_action(text: str, fragments: list[str]) -> None:
    with pytest.raises(InvalidAction) as caught:
        parse_action(text)

    message = str(caught.value)
    assert repr(text) in message
    assert "expected" in message
    assert all(fragment in message for fragment in fragments)
    assert "\n" not in message


@settings(max_examples=50)
@given(text=st.text(max_size=30))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    words = " ".join(text.split())
    if words in {action.text for action in ACTIONS.values()}:
        assert describe_action(parse_action(text)).text == words
    else:
        with pytest.raises(InvalidAction) as caught:
            parse_action(text)
        assert "\n" not in str(caught.value)


@pytest.mark.parametrize("number", [-1, ACTION_COUNT, 10**30, -(10**30)])
def test_a_number_beyond_the_actions(number: int) -> None:
    with pytest.raises(InvalidAction) as caught:
        describe_action(number)

    assert str(number) in str(caught.value)
    assert f"0 to {ACTION_COUNT - 1}" in str(caught.value)


def test_numbers_kept_for_later_cards_are_no_actions() -> None:
    unused = set(range(ACTION_COUNT)) - set(ACTIONS)
    prophecies, temples = len(load_deck().prophecies), len(load_deck().temples)

    assert len(unused) == 5 * (64 - prophecies) + 2 * (24 - temples)
    for number in unused:
        with pytest.raises(InvalidAction, match=f"{number} is no action"):
            describe_action(number)
