# My games, my record, and CARL before a match.
tab-games = Games
tab-record = Record
games-count = { $turns ->
    [0] All of them wait for others.
    [one] One waits for you, { $waiting } for others.
   *[other] { $turns } wait for you, { $waiting } for others.
  }
games-finished-count = { $count ->
    [one] one game
   *[other] { $count } games
  }
games-show-more = { $count ->
    [one] Show one more
   *[other] Show more of { $count }
  }
games-more-of = More about the game with { $names }
games-watch-again = Watch the game with { $names } again

filter-name = Which games
filter-all = All
filter-board = Board
filter-cards = Cards
filter-carl = CARL
filter-daily = Daily
filter-rival = Against whom
filter-everybody = everybody
filter-closest = closest first
filter-none = No game is like that.
filter-clear = Show all

margin-by = by { $points }
margin-behind = −{ $points }
margin-one-card = by one card
margin-board-1 = by cards
margin-board-2 = by the best Cóatl
margin-cards-1 = by the Temple
margin-cards-2 = by secured cards
margin-shared = shared
margin-tie-won = won the tie
margin-tie-lost = lost the tie
margin-carl-tie = CARL wins ties
margin-resigned = others gave up
margin-gave-up = gave up


end-score = { $near } { $points }, { $far } { $other }
verdict-one-card = decided by one card
verdict-board-1 = decided by the cards
verdict-board-2 = decided by the best Cóatl
verdict-cards-1 = decided by the Temple
verdict-cards-2 = decided by secured Prophecies
verdict-shared = shared
verdict-carl-tie = CARL wins ties
verdict-feather = by a feather
verdict-by = by { $points }
verdict-far = out of sight
verdict-resigned = by resignation
verdict-short-head = one head short
verdict-short-tail = one tail short
verdict-short-both = both ends short
decided-title = What decided it
decided-the-tie = The tie
decided-else-tie = It paid { $points }. Without it: a tie.
decided-tie = The last card
decided-enough = The card that decided it
decided-most = The best card
decided-most-note = It paid { $points }, more than any other.
decided-best = The best Cóatl
decided-best-note = Worth { $points }, it broke the tie.
decided-short-note = Complete, it would have paid { $points }; { $margin } were missing.
decided-without = It paid { $points }. Without it { $name } would have won by { $behind }.
decided-without-tie = Without it the tie would not have been broken so.
decided-nothing = No card paid anything.

share-picture = Share the picture
share-alt = The picture: points, names and Cóatls of this game
share-making = Drawing…
share-failed = The picture could not be made. The link can still be shared.
share-link = Copy the link
share-save = Save the picture
share-send = Share
share-against = against
share-same-deal = Same deal?
share-verdict = { $title }: { $verdict }
share-turns = { $count ->
    [one] one turn
   *[other] { $count } turns
  }


record-title = My record
record-sum = { $games ->
    [one] one game, { $won } won
   *[other] { $games } games, { $won } won
  }
record-empty = Your best Cóatl, your favourite Prophecy and your streaks stand here after the first game that counts. Lessons do not.
record-rivals = Rivals
record-rivals-note = won : lost
record-no-rivals = Nobody yet.
record-balance = { $won } won, { $lost } lost.
record-last = The last ones: { $list }.
record-best = My best Cóatl
record-best-about = against { $rival }, { $date }, { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
record-favourite = Favourite Prophecy
record-times = { $count ->
    [one] once
   *[other] { $count } times
  }
record-favourite-note = { $of ->
    [one] It paid in your only game of this kind: { $mean } points.
   *[other] It paid { $games } times in { $of } games of this kind: { $mean } points each time.
  }
record-never = Never yet fulfilled: { $count } of { $of }.
record-all-paid = Every Prophecy has paid at least once.
record-streaks = Streaks
record-days = days with a deal or puzzle
record-longest = longest, days
record-wins = wins in a row
record-longest-wins = most in a row
record-rating = Puzzle rating
record-solved = { $count ->
    [one] one solved
   *[other] { $count } solved
  }
record-goal = Next goal
goal-card = A Prophecy you have never fulfilled
goal-card-see = Look at the card

keeping-title = What this device keeps
keeping-note = Results, streaks, puzzles and rating are on this device; the server keeps what you did under a name there. A file takes them to another one; no seat and no secret is in it.
keeping-save = Save as a file
keeping-take = Take from a file
keeping-delete = Delete everything
keeping-saved = Saved.
keeping-nothing-new = Everything in this file is here already.
keeping-taken = New here: games { $games }, days { $days }, puzzles { $puzzles }.
keeping-deleted = Everything is deleted.
keeping-bad-not-ours = This is no file saved here. Nothing was changed.
keeping-bad-newer = A newer version of the game saved this file. Reload the page and try again; nothing was changed.
keeping-bad-damaged = This file is damaged: part of it is missing or was changed. Nothing was taken from it.
keeping-bad-large = This file is too large to be one saved here. Nothing was changed.
keeping-delete-title = Delete everything?
keeping-delete-note = All games, results, streaks, puzzles and the rating disappear from this device. Games with other people are resigned, and the server forgets your name with its rating and its places on boards of the day. This is final; a file saved before brings results back.
keeping-delete-yes = Delete everything

carl-which = Which CARL today?
carl-which-note = One being, three tempers. Beat him once, then beat CARL 2.0, who has one more card of his own kind.
carl-ambitious-says = “Two steps at a time.”
carl-imperious-says = “That one is mine.”
carl-greedy-says = “And that. And that.”
carl-deck = His deck
carl-deck-added = { $god }, added by CARL 2.0
carl-between = Between you
carl-between-note = { $won ->
    [one] one match won, { $lost } lost
   *[other] { $won } matches won, { $lost } lost
  }
carl-none = You have not met him yet.
carl-not-reached = not reached
carl-stolen = Stolen, you and CARL
carl-secured = Secured, you and CARL
carl-match-won = match won
carl-one-match = One match
carl-one-match-note = Two competitions with the same face; CARL wins ties.
carl-rounds = Rounds and action cards: { $rounds }
carl-surprise = Surprise me
carl-play = Play CARL: { $face }

end-review = Review
games-review = Review the game with { $names }
