# The review of a finished game: chances, luck and skill, the turns that cost most.

review-title = Review: { $game }
review-share = Share a link to this review
review-replay = Replay
review-deeper = Look deeper
review-none = Nobody who played this game has asked for its review yet, and only they can.
review-rough = Judged in this page, by few simulated games. { $doubt ->
    [unknown] { "" }
   *[other] Smaller differences than about { $doubt } percent cannot be told from luck here.
  } For a closer look save the record and use coatl review, or open it on a server.
review-failed = The review stopped before its end. What was judged is kept.
review-waiting = Another game of yours is being reviewed first.
review-running = { $count ->
    [one] Judged: { $judged } of one turn. You may leave and come back.
   *[other] Judged: { $judged } of { $count } turns. You may leave and come back.
  }
review-progress = How far the review is
review-chance = Your chance to win
review-chance-of = { $name }: the chance to win
review-chance-note = curve: after each turn
review-whose = Whose game
review-percent = { $share }%
review-luck = luck
review-choice = choice
review-turn-slider = Turn to look at
review-column = Turn { $number }, { $phase }: { $verdict }. { $loss ->
    [0] Nothing lost.
   *[other] Cost { $loss } percent.
  } Luck { $luck } percent. Chance to win then { $chance } percent.
review-luck-or-skill = Luck or skill?
review-sum-later = It is added up when all turns are judged.
review-sum-said = { $start } at the start, luck { $luck }, slips of others { $rivals }, own slips minus { $slips }, the rest { $rest }: { $end }
review-sum-note = Luck: what was drawn against all that might have been, give or take { $doubt }. The rest: slips that cost less in the end, because a missed chance stayed open, and what simulated games could not tell.
review-rest = the rest
review-competition = Competition { $number }
review-start = start
review-slips-own = your slips
review-slips-of = slips: { $name }
review-others = the others
review-end = { $end ->
    [won] won
    [lost] lost
   *[shared] shared
  }
review-accuracy = Accuracy
review-accuracy-note = of 100
review-accuracy-of = { $accuracy ->
    [none] { $name }, { $phase }: no turn
   *[other] { $name }, { $phase }: { $accuracy } of 100
  }
review-phase = { $phase ->
    [collecting] Collecting
    [choosing] Choosing
    [assembling] Assembling
    [opening] Opening
    [middle] Middle
   *[closing] Last round
  }
review-phase-small = { $phase ->
    [collecting] collecting
    [choosing] choosing
    [assembling] assembling
    [opening] opening
    [middle] middle
   *[closing] last round
  }
review-weakest = Weakest: { $phase }
review-five = Five puzzles on it
review-summary = { $whose ->
    [mine] { $count ->
        [one] Your slips cost { $share } percent, most of it in turn { $turns }
       *[other] Your slips cost { $share } percent, most of it in turns { $turns }
    }
   *[other] { $count ->
        [one] { $name }: slips cost { $share } percent, most of it in turn { $turns }
       *[other] { $name }: slips cost { $share } percent, most of it in turns { $turns }
    }
}
review-flawless = Not one slip that could be told from luck.
review-costliest = The costliest turns
review-costliest-later = The three costliest turns come here when all are judged. Choose any judged turn in the curve.
review-turn = Turn { $number }
review-rank = Number { $rank } of the costliest
review-from-to = chance to win from { $from } down to { $to } percent
review-you = You
review-better = Better
review-other = As good
review-gain = +{ $share }%
review-verdict = { $verdict ->
    [only] no choice
    [best] best
    [as-good] as good
    [slip] slip
    [mistake] mistake
   *[blunder] blunder
  }
review-verdict-said = { $verdict ->
    [only] There was nothing to choose.
    [best] Nothing better was found.
   *[as-good] As good as the best that was found: no difference that could be told from luck.
  }
review-why = { $card }: { NUMBER($points, maximumFractionDigits: 1) } points in the end, not { NUMBER($instead, maximumFractionDigits: 1) }.
review-why-none = Many cards pay a little more this way.
review-sure = { $share } percent, give or take { $error }
review-again = Try again from here
review-again-note = As it lay then, hands and bags included; what is drawn after that is new.
review-nothing = nothing
review-temple = the Temple
review-away = { $name }, put away
review-picture = What the better way makes: { $serpent }
