# What the terminal alone says: play, score, cards, replay, bots. Words that stand for what is typed
# (commands, options, actions) are the same in every language.

## Languages, lists, errors

cli-no-language = there is no language '{ $name }' here: expected one of { $languages }
cli-language-now = The game speaks English now.
cli-or = { $first } or { $second }
cli-phrases = { $first }; { $next }
cli-cannot-read = cannot read { $text }: found { $found } at column { $column }, expected { $expected }
cli-cannot-read-end = cannot read { $text }: the text ends at column { $column }, expected { $expected }
cli-expected-letter = a colour letter of YRKGB
cli-expected-some-letter = at least one colour letter of YRKGB
cli-expected-letter-or-stack = a colour letter of YRKGB or ' for a stack
cli-expected-no-gold = a colour letter of YRKGB: golden body segments are never built with (B9.2)
cli-expected-head-first = '<' only before the first piece, the head
cli-expected-tail-last = '>' only after the last piece, the tail
cli-expected-body-between = a body segment between head and tail (B6.2)
cli-expected-fewer-bodies = at most { $most } body segments (B1.1)
cli-expected-fewer-segments = at most { $most } segments
cli-card-range = { $first } to { $last } or { $from } to { $to }
cli-error-no-action = '{ $text }' is no action of this game: expected one of the words { $words }
cli-error-no-action-like = '{ $text }' is no action of this game: expected something like { $words }
cli-error-help = { $problem } (? for help)
cli-many-called = '{ $name }' may be { $names }: expected some more letters
cli-nobody-called = nobody here is called '{ $name }': expected { $names }
cli-error-unknown-game = unknown game '{ $name }': expected one of { $games }
cli-error-bad-seats = { $seats ->
    [one] one seat: the board game takes 2, 3 or 4 seats
   *[other] { $seats } seats: the board game takes 2, 3 or 4 seats
}
cli-error-bad-seats-cards = { $seats ->
    [one] one seat: the card game takes 2, 3 or 4 seats
   *[other] { $seats } seats: the card game takes 2, 3 or 4 seats
}
cli-error-carl-seats = { $seats ->
    [one] one seat: a match against CARL has one seat
   *[other] { $seats } seats: a match against CARL has one seat
}
cli-error-seats-number = option '{ $word }': expected a number of seats, 2 to 4
cli-error-other-seats = { $seats ->
    [one] option '{ $word }': one seat was asked for elsewhere
   *[other] option '{ $word }': { $seats } seats were asked for elsewhere
}
cli-error-unknown-option = unknown option '{ $word }': expected some of { $known }
cli-error-unknown-personality = unknown personality '{ $name }': expected one of { $names }
cli-error-one-personality = CARL has one personality, not several: { $names }
cli-error-other-cards = made with the card set { $made }, but the cards in use are { $here } (“-” stands for the cards of the game): choose the right ones with --cards
cli-card-set = Card set { $label }: { $about }
cli-cards-other-game = the card set { $name } is for --game { $game }, not { $played }
cli-browser-at = Cóatl is at { $address } (Ctrl-C ends it; games are kept)
cli-browser-running = Cóatl is running already, at { $address }
cli-browser-packages = the server needs more packages ({ $name } is missing): { $command } (with pipx or uvx: [server] after the name of the wheel); coatl play --terminal needs none
cli-browser-interpreted = The rules are interpreted here: all works, but bots think many times slower than compiled
cli-browser-windows = the server does not run on Windows itself: use WSL or Docker; coatl play --terminal plays here
cli-terminal-only = { $option } belongs to the terminal game: add --terminal
cli-browser-only = { $option } is for the game in the browser: leave out --terminal
cli-bad-seed = --seed { $seed }: expected a word or a number
cli-other-players = { $count ->
    [one] --options { $words }: there is 1 player
   *[other] --options { $words }: there are { $count } players
}
cli-many-players = { $seats ->
    [one] --players names { $players } players, but there is { $seats } seat
   *[other] --players names { $players } players, but there are { $seats } seats
}
cli-seats-full = --bots: --players fills all seats already
cli-many-bots = { $seats ->
    [one] --bots names { $bots } bots, but { $seats } seat is left for bots
   *[other] --bots names { $bots } bots, but { $seats } seats are left for bots
}
cli-bad-names = { $option } { $text }: expected names with commas between them
cli-you-alone = '{ $name }' is whoever reads: expected a name for each person
cli-same-name = two players are called '{ $name }': expected different names
cli-long-name = the name '{ $name }' is too long: expected { $most } letters at most
cli-bad-name = the name '{ $name }' holds a sign that a record cannot keep
cli-no-personality = --personality { $name }: only --game carl has one
cli-carl-bots = --bots: against CARL you play alone; leave it out, and choose how CARL plays with --personality
cli-carl-players = --players: a match against CARL has one player; name one
cli-save-folder = --save { $path }: this is a directory, expected a file
cli-save-nowhere = --save { $path }: there is no such directory
cli-stopped = stopped
cli-no-text-file = it is not a text file
cli-cannot-open = cannot read { $file }: { $reason }

## The table and its commands

cli-bot-name = { $level ->
    [novice] Novice bot
    [apprentice] Apprentice bot
    [carver] Carver bot
    [priest] Priest bot
    [high-priest] High-priest bot
   *[random] Random bot
}
cli-game = { $game ->
    [board] Cóatl
    [cards] Cóatl: The Card Game
   *[carl] Cóatl: The Card Game, against CARL
}
cli-welcome-title = { $game }: { $names }
cli-welcome = { $begins } Type ? for help, c to have the cards explained, q to quit.
cli-welcome-options = { $begins } Options: { $options }. Type ? for help, c to have the cards explained, q to quit.
cli-seating = Order of play: { $listed } as listed, then { $bots } from --bots.
cli-begins = { $mine ->
    [yes] You begin.
   *[no] { $who } begins.
}
cli-thinking = { $who } is thinking
cli-turn-of = { $who }'s turn
cli-your-turn = Your turn
cli-your-turn-name = { $who }, your turn
cli-turn-round = { $whose }: round { $round } of { $last }
cli-turn-carl = { $whose } against { $carl }: round { $round } of { $last }
cli-setup = Set-up
cli-hide = Press Enter to hide your cards.
cli-pass-on = Pass the keyboard to { $who }, then press Enter.
cli-wait-help = Enter goes on, q quits the game. Nobody sees the cards of another: that is what this pause is for.
cli-the-end = The end
cli-seed = Seed: { $seed }
cli-left = The game ends here, unfinished.
cli-left-because = { $reason } The game ends here, unfinished.
cli-stopped-now = Stopped.
cli-input-ended = The input has ended.
cli-type-number = Type the number of a choice, or ? for help.
cli-no-choice = There is no choice { $number }: the numbers run from 1 to { $last }.
cli-may-not = { $rule ->
    [none] You may not '{ $action }'. { $reason }
   *[other] You may not '{ $action }' ({ $rule }). { $reason }
  }
cli-quit = Quit this game?
cli-yes-no = y = yes, n = no
cli-enter-undo = Enter = yes, u = no, ? = help
cli-go-on-help = Enter carries it out. u leaves it, and you choose again. q quits the game; c, t, b, rules and the other commands work here, too.
cli-question = { $question } ({ $answers })
cli-words-yes = y yes
cli-words-no = n no
cli-answer = Please answer y or n.
cli-no-answer = '{ $answer }' is neither yes nor no.
cli-ends-setup = '{ $action }' ends your set-up choice. Go on?
cli-ends-turn = '{ $action }' ends your turn. Go on?
cli-ends-last-turn = '{ $action }' ends your last turn. Go on?
cli-nothing-back = Nothing to take back: this turn has no step yet.
cli-settled = Nothing to take back: '{ $action }' revealed something, which settles it and all before it.
cli-taken-back = Taken back: { $action }
cli-reveals = * reveals something, so it cannot be taken back
cli-save-where = Save to which file? (Enter = { $file })
cli-save-offer = Save the game? (y = to { $file }, a file name, Enter = no)
cli-save-named = Save to a file that is called '{ $file }'?
cli-overwrite = { $file } exists. Overwrite it?
cli-cannot-save = Cannot save to { $file }: { $reason }
cli-saved = Saved to { $file } (it holds everybody's cards): coatl replay { $file }
cli-command-number = number
cli-command-file = FILE
cli-do-number = take the choice with this number
cli-do-write = or write it: take <B, choose P05, add Y left of A, fulfil P05 on A, done
cli-do-write-cards = or write it: RB over left, discard RB, fulfil C05, head R, tail G, done
cli-do-table = show the whole table again
cli-do-card = explain a card; c alone explains every card in sight
cli-do-rules = show a rule, or find a word in the rules; rules alone lists the chapters
cli-do-bags = count what is left in the bags
cli-do-feathers = count the Feather cards that have been seen
cli-do-undo = take the last step of this turn back
cli-do-hint = a hint: what a strong bot would do here, and why
cli-do-language = speak another language: en, fr or pt-BR
cli-do-save = save the game for `coatl replay`
cli-do-quit = quit
cli-help-quick = Before a step that ends your turn by itself you are asked; a game begun with --quick does not ask.
cli-all-rules = All rules: type rules. A refusal names its rule: rules { $example } shows one, rules temple finds a word.
cli-rules-how = rules { $example } shows a rule, and a word finds those that have it.
cli-rule-note = { $kind }: { $text }
cli-no-rule = there is no rule { $number }: the rules about "{ $heading }" are { $first } to { $last }
cli-no-rule-alone = there is no rule { $number }: the one rule about "{ $heading }" is { $chapter }
cli-no-chapter = there are no rules { $number }: the chapters run from { $first } to { $last }
cli-no-rule-words = no rule has the words '{ $words }': rules alone lists the chapters

## The board game: table

cli-family = { $family ->
    [red] red
    [black] black
    [blue] blue
    [yellow] yellow
   *[green] green
}
cli-family-name = { $family ->
    [red] Tally
    [black] Echo
    [blue] Current
    [yellow] Procession
   *[green] Passage
}
cli-family-of = { $band } { $name } family
cli-need-without = no { $piece }
cli-need-length = { $count } pieces
cli-need-no-family = no { $family } card
cli-explain-no-family = no Prophecy card of the { $family } family beside it
cli-pieces = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
cli-label-board = Board
cli-label-complete = complete
cli-other-board = board
cli-other-hand = hand
cli-note-complete = { $points }, { $cards }
cli-note-open = { $cards } = { $points } if completed
cli-points-if = { $points } if completed
cli-bags = Left in the bags
cli-heads = heads
cli-bodies = body segments
cli-tails = tails
cli-all = all
cli-decks = Prophecy deck { $deck }, discarded openly { $discards }.
cli-level-of = { $times } of { $lowest }×
cli-of = { $count } of { $total }
cli-gold = gold { $count } (+{ $points })
cli-tokens = tokens: { $tokens }
cli-token = { $token ->
    [pick] Pick
    [future] Future
   *[commitment] Priest
}
cli-board-empty = empty, { $count } of { $total }
cli-board-full = full
cli-hand-choosing = choosing from { $count } prophecies
cli-hand = { $count } of { $total } prophecies
cli-hand-known = { $cards } known
cli-hand-perhaps = { $cards } perhaps
cli-a-temple = a temple
cli-face-up = Prophecies face up, { $count } in the deck
cli-temples = Temples on offer, piles of { $sizes }
cli-hand-title = Hand, { $count } of { $total } prophecies
cli-dealt = Dealt to you
cli-kept = Kept, { $count } of { $total }
cli-on-serpent = on Cóatl { $slot }
cli-has-one = has one already

## The board game: choices

cli-ask-setup = Keep up to three prophecies, then say done
cli-ask-main = Your action
cli-ask-choose = More prophecies, or done
cli-ask-assemble = Go on assembling, or done
cli-ask-complete = Complete the Cóatl: lay cards beside it, then a temple or done
cli-ask-future = Discard, then choose prophecies
cli-future-note = Discard first what you do not want to keep: the first card that you take ends discarding (B8.2).
cli-few-kept = You keep only { $count } of { $total } prophecies (B2.5).
cli-menu-keep = Keep
cli-menu-take = Take pieces
cli-menu-choose = Choose cards
cli-menu-begin = Begin
cli-menu-add = Add to { $slot }
cli-menu-fulfil = Lay card
cli-menu-temple = Temple
cli-menu-discard = Discard
cli-menu-pick = Perfect Pick
cli-menu-future = Token
cli-menu-commit = Commitment
cli-menu-steal = Steal
cli-menu-pass = Pass
cli-menu-done = Done
cli-from = { $pieces } from { $who }
cli-top-deck = top of the deck
cli-end = { $end ->
    [left] left
   *[right] right
}
cli-completes = completes it
cli-fits = { $card } fits
cli-no-longer = { $card } no longer
cli-beside = { $card } beside { $slot }: { $level }
cli-temple-level = { $card }: { $level }
cli-see-future = See the Future: six new face-up prophecies
cli-nothing = nothing to take, to choose or to assemble
cli-close = close the Cóatl without a temple, for { $points }
cli-done-setup = keep these and discard the rest face down
cli-done-main = leave the second action out
cli-done-choose = enough cards, end the action
cli-done-assemble = enough assembled, end the action
cli-done-future = choose no card

## The board game: what happened

cli-told-kept-all = You keep all cards
cli-told-put-back = You put back: { $cards }
cli-told-ready = { $mine ->
    [yes] Everybody has chosen. Prophecies kept: { $kept }. You begin
   *[no] Everybody has chosen. Prophecies kept: { $kept }. { $who } begins
}
cli-told-filled = The supply is filled
cli-told-draws = { $count ->
    [one] { $who } draws a Prophecy from the deck
   *[other] { $who } draws { $count } Prophecies from the deck
}
cli-told-discards = { $count ->
    [one] { $who } discards a Prophecy face down
   *[other] { $who } discards { $count } Prophecies face down
}
cli-told-began = { $mine ->
    [yes] You begin { $name }:
   *[no] { $who } begins { $name }:
}
cli-told-added = { $mine ->
    [yes] { $count ->
        [one] You add a piece to { $name }:
       *[other] You add { $count } pieces to { $name }:
    }
   *[no] { $count ->
        [one] { $who } adds a piece to { $name }:
       *[other] { $who } adds { $count } pieces to { $name }:
    }
}
cli-told-laid = { $mine ->
    [yes] You lay { $cards } beside { $name }
   *[no] { $who } lays { $cards } beside { $name }
}
cli-told-completed = { $mine ->
    [yes] You complete { $name }:
   *[no] { $who } completes { $name }:
}
cli-told-worth = for { $points } ({ $cards })

## The board game: the end

cli-end-third = { $mine ->
    [yes] The end: you have completed a third Cóatl (B7.1).
   *[no] The end: { $who } has completed a third Cóatl (B7.1).
}
cli-end-exhausted = { $mine ->
    [yes] The end: no body segment was left to take after your turn (B7.3).
   *[no] The end: no body segment was left to take after the turn of { $who } (B7.3).
}
cli-turns-left = { $count ->
    [one] { $count } turn left: { $turns }.
   *[other] { $count } turns left: { $turns }.
}
cli-turn-actions = { $actions ->
    [one] { $who } ({ $actions } action)
   *[other] { $who } ({ $actions } actions)
}
cli-last-turn = { $actions ->
    [one] This is your last turn: one action left.
   *[other] This is your last turn: up to { $actions } actions left.
}
cli-unfinished = { $count ->
    [one] Cóatl { $serpents } is incomplete and will score nothing (B13.1).
   *[other] Cóatls { $serpents } are incomplete and will score nothing (B13.1).
}
cli-threat = { $near ->
    [yes] { $who } has two complete Cóatls: a third starts the end, perhaps with the next turn.
   *[no] { $who } has two complete Cóatls: a third starts the end.
}
cli-few-bodies = { $count ->
    [one] The bag holds only one more body segment: the end may come soon (B7.3).
   *[other] The bag holds only { $count } more body segments: the end may come soon (B7.3).
}
cli-over-third = { $mine ->
    [yes] The game is over: you completed a third Cóatl.
   *[no] The game is over: { $who } completed a third Cóatl.
}
cli-over-exhausted = The game is over: no body segment was left to take.
cli-over-passes = The game is over: nobody could do anything any more.
cli-over-played = The game is over: all have added a head and a tail.
cli-over = The game is over.
cli-player = player
cli-points = points
cli-share = { $names } share the victory: equal in points and in both tie-breaks.
cli-win = { $mine ->
    [yes] You win with { $points }.
   *[no] { $who } wins with { $points }.
}
cli-win-tie = { $mine ->
    [yes] You win with { $points }, as many as { $rivals }; the tie-break, { $tie }, is { $best } to { $other }.
   *[no] { $who } wins with { $points }, as many as { $rivals }; the tie-break, { $tie }, is { $best } to { $other }.
}
cli-win-ties = { $mine ->
    [yes] You win with { $points }, as many as { $rivals }; the tie-breaks decide one after another.
   *[no] { $who } wins with { $points }, as many as { $rivals }; the tie-breaks decide one after another.
}
cli-score = { $name }: { $points }
cli-gold-received = Golden body segments received: { $count }, for { $points }
cli-serpent-score = Cóatl { $number }: { $points }, { $pieces }
cli-paid-for = (paid for { $times }×)
cli-at-pieces = pieces { $places }
cli-unfinished-nothing = Incomplete { $slot }: nothing
cli-unfinished-cards = Incomplete { $slot }: nothing (its cards would have paid { $points })

## The board game: rules in a nutshell, cards

cli-rules-aim = You build feathered serpents, Cóatls, out of a head, body segments and a tail. Prophecy cards beside a Cóatl pay for patterns in its colours, read from head to tail; every piece counts once a card. Only complete Cóatls score. Whoever completes a third one starts the last turns.
cli-rules-turn = A turn is one action: take the pieces of one supply space (your board holds 8), choose prophecies (up to 5 in hand), or assemble as much as you like: begin a Cóatl, add pieces at its ends, lay cards beside it that already fit. To complete one, it needs a card; then it may also get a temple.
cli-rules-signs = Y yellow, R red, K black, G green, B blue, O golden. ◄ is a head, ► a tail, ╌ an open end. In a pattern # counts a colour anywhere, ≠ is any other colour or none, + one or more, ⋯ one or more of any colour. "1× 2 · 2× 5": once pays 2 points, twice 5. "2× = 5 · next 3×": the card is satisfied twice and pays 5; three times would pay more.
cli-pays = { $wishes }. Pays { $levels }.
cli-temple-note = Head and tail count in a length; equal numbers count from one each.
cli-pays-for = { $points } for { $met } met

## Hints

cli-hint-from = A hint from { $level }:
cli-hint-futures = { $count ->
    [one] A hint from { $level }, after { $count } imagined future:
   *[other] A hint from { $level }, after { $count } imagined futures:
}
cli-hint-best = best
cli-hint-or = or
cli-hint-hopes = It hopes for
cli-hint-fears = It fears that
cli-hint-action = action { $number }
cli-hint-choice = { $label }: { $choice }
cli-hint-as-good = about as good
cli-hint-then = then { $steps }
cli-hint-reason = because of { $card }: { $points }, with the next best { $instead }
cli-hint-points = { $points ->
    [one] { $points } point
   *[other] about { $points } points
}
cli-percent = { $percent }%
cli-percent-under = under 1%
cli-percent-over = over 99%
cli-hope = { $card }: { $points }, { $chance } likely
cli-fear-ends = { $who } ends the game before you are ready, { $chance } likely
cli-fear-takes = { $who } takes { $what }, { $chance } likely
cli-fear-steals = { $who } steals { $what }, { $chance } likely
cli-fear-leads = { $who } ends up ahead of you, { $chance } likely
cli-fear-other = { $who }: { $kind } { $what }, { $chance } likely
cli-fear-something = something you want
cli-hint-none = No hint: { $bot } plays, but gives no advice.
cli-hint-failed = No hint: { $bot } failed ({ $error }).
cli-hint-silent = No hint: { $bot } has nothing to say here.

## Score

cli-serpent-state = { $ends ->
    [headtail] complete
    [head] incomplete: needs a tail
    [tail] incomplete: needs a head
   *[none] incomplete: needs a head and a tail
}
cli-head-card = card
cli-head-pattern = pattern
cli-head-family = family
cli-head-times = times
cli-head-levels = levels
cli-head-points = points
cli-head-reached = level
cli-head-level = level
cli-head-pts = pts
cli-head-pieces = pieces
cli-head-segments = segments
cli-paying-prophecies = { $count ->
    [one] { $count } of { $total } Prophecy cards pays
   *[other] { $count } of { $total } Prophecy cards pay
}
cli-paying-temples = { $count ->
    [one] { $count } of { $total } Temple cards pays
   *[other] { $count } of { $total } Temple cards pay
}
cli-temples-later = Temple cards pay for a complete serpent only.
cli-temples-later-more = Temple cards pay for a complete serpent only (--all shows what it meets so far).
cli-paying-nothing = { $count ->
    [one] { $count } pays nothing (--all shows it)
   *[other] { $count } pay nothing (--all shows them)
}
cli-beside-it = Beside it: { $cards } = { $total }
cli-segments = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
cli-stacks = { $count ->
    [one] one of them a stack (')
   *[other] { $count } of them stacks (')
}
cli-satisfied = { $count ->
    [one] { $count } of { $total } Prophecies is satisfied.
   *[other] { $count } of { $total } Prophecies are satisfied.
}
cli-satisfied-more = { $count ->
    [one] { $count } of { $total } Prophecies is satisfied (--all shows the others).
   *[other] { $count } of { $total } Prophecies are satisfied (--all shows the others).
}
cli-starts = A start is marked by its number.
cli-row-marks = ✓ the row meets it as it stands, ✗ it does not, ? depends on Prophecies held.
cli-board-only = { $option } is for the board game only, it does not fit --game { $game }
cli-no-prophecy-card = --cards: { $id } is no Prophecy card, expected P01 to { $last }
cli-promo-card = --cards: { $id } is a promo card, expected P01 to { $last }, or --promo
cli-card-twice = --cards: { $id } twice, expected different cards (B6.3)
cli-card-number = --cards: { $count } cards, expected 1 to { $most }, such as P03,P17 (B6.3)
cli-input-closed = standard input is closed, expected serpents, one a line
cli-input-line = standard input, line { $number }: { $problem }
cli-serpents-please = Serpents, one a line; Ctrl-D ends.

## Cards

cli-no-cards-for = --game: no cards for { $game }, expected { $expected }
cli-ids-or-family = give either card ids or --family, not both
cli-promo-board = --promo: the promo pack belongs to the board game
cli-no-card = no card has the id { $id }, expected { $cards }
cli-no-card-cards = no card of the card game has the id { $id }, expected { $cards }
cli-no-family = --family: no family { $family }, expected { $expected }
cli-no-god = --family: no god { $god }, expected { $expected }
cli-family-line = { $family ->
    [red] pieces anywhere in the serpent
    [black] one colour in a row
    [blue] two colours in turn
    [yellow] a longer row in a fixed order
   *[green] two ends with something between them
}
cli-band-temples = temples
cli-band-temple = temple
cli-band-feathers = feathers
cli-temples-line = what a finished serpent has or lacks
cli-cards-temples-line = one for all players; one objective 3 points, both 7
cli-feathers-line = { $count } cards of two segments
cli-carl-line = his action deck, by god; CARL 2.0 gets one card more
cli-god-line = { $god ->
    [yellow] yellow god, { $count } Prophecies: { $kinds }
    [green] green god, { $count } Prophecies: { $kinds }
    [blue] blue god, { $count } Prophecies: { $kinds }
   *[pink] pink god, { $count } Prophecies: { $kinds }
}
cli-kind = { $kind ->
    [pair] pair
    [gap] gap
    [match] match
    [either] either
    [not] not
    [stack] stack
   *[before-stack] before a stack
}
cli-god-action = { $action ->
    [upgrade] { $god } upgrades
    [steal] { $god } steals
   *[fulfil] { $god } fulfils
}
cli-god-actions = A god's action is done twice in the turn of its card: { $actions }.
cli-count-prophecies = { $count ->
    [one] { $count } Prophecy card
   *[other] { $count } Prophecy cards
}
cli-count-copies = { $count } Prophecy cards ({ $total } with second copies)
cli-count-temples = { $count ->
    [one] { $count } Temple card
   *[other] { $count } Temple cards
}
cli-cards-more = coatl cards P10 T03 shows cards large, with examples; --promo adds the promo pack.
cli-card-game-more = coatl cards --game cards C23 D2 shows cards large, with examples.
cli-prophecies-pay = A Prophecy pays 2 points at level 1, 5 at level 2, 6 at level 3 (secured).
cli-pattern-signs = In a pattern · is any segment, = two of one colour, ≠ any other colour, ' a stack.
cli-reconstructed = The booklet shows examples only, so whatever is marked ° is reconstructed from its rules and may differ from the printed card; whoever owns the box can correct it in src/coatl/cards/cards.json, and nothing else has to change.
cli-copies = { $count } copies
cli-promo = promo
cli-met-step = { $step ->
    [one] one
    [two] two
    [both] both
   *[all] all
}
cli-met = { $step } met
cli-points-of = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

## Bots and replay

cli-bot-random = plays anything that is legal; for tests and simulations
cli-bot-novice = knows the rules, follows the nearest points and often overlooks better
cli-bot-apprentice = collects what fits its cards, but is careless and never looks ahead
cli-bot-carver = plans its own serpents carefully; hardly notices what you do
cli-bot-priest = thinks a few turns ahead and knows when to end the game
cli-bot-high-priest = plays out thousands of futures before each turn; as strong as we can
cli-bots-more = Also: priest@500it or priest@2s (a budget for a turn), my_bot.py:MyBot (your own).
cli-seat = seat { $number }
cli-seen-spectator = seen by a spectator
cli-seen-by = seen by { $who }
cli-game-over = the game is over; { $places }
cli-game-on = the game goes on; points so far: { $places }
cli-standing = { $points ->
    [one] { $who }: { $points } point (rank { $rank })
   *[other] { $who }: { $points } points (rank { $rank })
}
cli-standing-carl = CARL: { $points }
cli-resigned = { $who } resigned
cli-few-seats = { $count ->
    [one] --seat { $seat }: the record has { $count } seat
   *[other] --seat { $seat }: the record has { $count } seats
}
cli-few-actions = { $count ->
    [one] --at { $at }: the record has { $count } action
   *[other] --at { $at }: the record has { $count } actions
}
