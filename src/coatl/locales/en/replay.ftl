# Looking back: the replay of a finished game, its end explained, and records from files.

replay-title = Replay: { $game }
replay-time = Where in the game
replay-controls = Move through the game
replay-scrubber = Step of the game
replay-told = { $turn ->
    [0] Set-up. { $text }
   *[other] Turn { $turn } of { $turns }. { $text }
  }
replay-nothing = Nothing to tell.
replay-first = To the beginning
replay-previous-turn = Turn before
replay-previous = Step before
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-next-turn = Next turn
replay-last = To the end
replay-turn-word = Turn
replay-turn = Turn { $number }
replay-turn-of = turn { $turn } of { $turns }
replay-where = { $turns ->
    [one] of one turn, step { $step } of { $steps }
   *[other] of { $turns } turns, step { $step } of { $steps }
  }
replay-speed = { $speed ->
    [one] Speed: { $speed } time. Change it
   *[other] Speed: { $speed } times. Change it
  }
replay-times = { $speed }×
replay-graph = Points over the whole game; at the end: { $list }
replay-flag = { $points ->
    [one] { $name }, one point: go there, step { $step }
   *[other] { $name }, { $points } points: go there, step { $step }
  }
replay-log = What happened
replay-eyes = Seen by
replay-eyes-all = All
replay-eyes-mine = The table as you saw it then. The hands of the others stay covered.
replay-eyes-seat = The table as { $name } saw it then. The hands of the others stay covered.
replay-eyes-open = Everything lies open, because the game is over.
replay-hands = Hands of the others
replay-hand-of = Hand of { $name }
replay-hand-empty = nothing in hand
replay-advice = What could have been done
replay-advice-ask = What would the high priest do?
replay-advice-thinking = The high priest is thinking…
replay-advice-none = Nothing has been decided yet: choose a step.
replay-verdict = { $verdict ->
    [same] { $name } did what the high priest would do.
    [close] { $name } chose about as well.
    [rich] { $name } played for more points, but wins less often that way.
   *[worse] { $points ->
        [one] { $name } chose one point less at the end.
       *[other] { $name } chose { $points } points less at the end.
    }
}
replay-advice-best = best
replay-advice-played = played
replay-review = Review
replay-what-if = What if?
replay-what-if-note = The others become bots of your choice
replay-continue = Play on from here
replay-continue-bots = Play on from here against bots
replay-continue-from = The game goes on where turn { $number } began: { $name } is to play.
replay-continue-deal = The game begins again with the same deal.
replay-continue-seat = Your seat
replay-continue-level = The other seats
replay-continue-note = What is drawn from now on is shuffled anew.
replay-continue-begin = Play on
replay-share = Share
replay-share-step = Share a link to this moment

end-you-win-tie = You win the tie
end-wins-tie = { $name } wins the tie
end-tie-still = Equal in everything that could decide it.
end-explain = Each line is one card. Numbered brackets are what it pays for; dotted ones exist but pay nothing.
end-explain-row = Every Prophecy pays by its level; the Temple pays for each objective met.
end-chip-unfinished = { $count ->
    [one] one incomplete: 0
   *[other] { $count } incomplete: 0
  }
end-met = met
end-not-met = not met
end-unknown = no longer to be seen
end-points-by-turn = Points by turn
end-axis-from = turn 1
end-figures = Figures
end-figure = What was counted
end-look-again = Look again at
end-look-again-at = Turn { $turn }
end-watch = Watch again
end-competitions = Competitions
end-competition-won = won
end-competition-lost = lost
end-only-first = Who beats CARL meets CARL 2.0 in a second competition.
end-scored-in = Scored in the last competition

figure-board-complete = Complete Cóatls
figure-board-best = Best Cóatl, points
figure-board-longest = Longest Cóatl, pieces
figure-board-paying = Prophecies that paid
figure-board-prophecy-points = Points of Prophecies
figure-board-temple-points = Points of Temples
figure-board-gold-points = Points of gold
figure-board-turns = Turns
figure-board-assembling = Turns spent assembling
figure-board-taken = Pieces taken
figure-board-placed = Pieces placed
figure-board-chosen = Prophecies taken
figure-board-steals = Thefts
figure-board-tokens = Tokens used
figure-board-passes = Passes
figure-cards-prophecies = Prophecies at the end
figure-cards-secured = Secured Prophecies
figure-cards-prophecy-points = Points of Prophecies
figure-cards-temple-points = Points of the Temple
figure-cards-length = Segments of the row
figure-cards-claimed = Claimed from the supply
figure-cards-upgraded = Levels raised
figure-cards-stolen = Stolen
figure-cards-lost = Lost to thieves
figure-cards-dropped = Levels lost
figure-cards-placed = Feathers placed
figure-cards-covering = of these, over another
figure-cards-revealed = Discarded to reveal

fair-agree = seal and secret agree
fair-differ = seal and secret do not agree
fair-nonces = Added by the players
fair-how = Save the record and check every draw:
fair-continued = { $steps ->
    [one] The first step was taken over from another game; only what was drawn after it can be checked.
   *[other] The first { $steps } steps were taken over from another game; only what was drawn after them can be checked.
  }

act-keep = Keep { $card }
act-choose = Take { $card }
act-choose-deck = Draw from the deck
act-discard = Discard { $card }
act-discard-feather = Discard { $pieces }
act-fulfil = { $card } beside Cóatl { $serpent }
act-fulfil-row = Fulfil { $card }
act-temple = Temple { $card }
act-commit = Reserve temple { $card }
act-take = Take { $pieces }
act-pick = Pick { $pieces }
act-begin = Begin with { $pieces }
act-add = { $end ->
    [left] { $pieces } to Cóatl { $serpent }, left
   *[right] { $pieces } to Cóatl { $serpent }, right
  }
act-steal = Steal { $pieces } from { $victim }
act-future = See the Future
act-pass = Pass
act-done = Done
act-play = { $place ->
    [start] { $pieces }: begin the row
    [left] { $pieces }: on the left, beside
    [over-left] { $pieces }: over the left end
    [over-right] { $pieces }: over the right end
   *[right] { $pieces }: on the right, beside
  }
act-head = { $pieces }
act-tail = { $pieces }
act-drop = { $card } falls
