# Puzzles: one question about one position.

puzzles-title = Puzzles
puzzles-rating = Your rating
puzzles-ask-complete = Complete a Cóatl for the most points
puzzles-ask-most = Assemble this turn for the most points
puzzles-ask-win = Your last turn: complete a Cóatl and win
puzzles-ask-turn = Play this turn for the most points after it
puzzles-ask-carl = Play this turn for the largest lead over CARL
puzzles-ask-beat = The last round: finish your serpent and beat CARL
puzzles-note = Three tries; the first one moves your rating. Commit says: this is it.
puzzles-marks = Difficulty: { $count } of 5
puzzles-left = { $count ->
    [one] One try left
   *[other] { $count } tries left
}
puzzles-hint = A hint
puzzles-answer = Answer
puzzles-wrong = { $count ->
    [one] That comes to { $value }. There is better: one try left.
   *[other] That comes to { $value }. There is better: { $count } tries left.
}
puzzles-hint-cards = These cards pay: { $cards }.
puzzles-hint-step = Begin with: { $step }.
puzzles-carl = CARL
puzzles-temple = the Temple
puzzles-right = That is it!
puzzles-wrong-end = Not this time
puzzles-shown = The answer
puzzles-points = points
puzzles-lead = ahead
puzzles-steps = Step by step: { $steps }.
puzzles-yours = Your try
puzzles-nothing = Your try completed no Cóatl.
puzzles-why = { $value } of { $goal }. By the answer { $more }.
puzzles-why-less = { $told } In return { $less }.
puzzles-pays = { $card } pays { $best } instead of { $tried }
puzzles-practice = Practice: only the first try of a puzzle is rated
puzzles-named = On this server
puzzles-named-as = { $count ->
    [0] You are { $name } here. The first try of your next puzzle begins a rating that this server keeps.
    [one] You are { $name } here. The server has proved and rated one puzzle of yours.
   *[other] You are { $name } here. The server has proved and rated { $count } puzzles of yours.
}
puzzles-named-note = With a name, this server keeps a rating too: it proves the first try of each puzzle itself and counts from the beginning. The one on this device goes on beside it.
puzzles-named-name = Your name on this server
puzzles-named-take = Keep a rating there
puzzles-named-delete = Delete there
puzzles-named-delete-title = Delete what this server keeps of you?
puzzles-named-delete-note = Your name, the rating with the tries behind it, and your places on boards of the day disappear from the server. This is final. What this device keeps stays.
puzzles-rated-as = { $name }, by this server; by this device { $rating }
puzzles-streak = { $count ->
    [one] One day
   *[other] { $count } days
}
puzzles-this = This puzzle
puzzles-at-once = Solved at once
puzzles-of = { $count } of { $all }
puzzles-last = Your last ten
puzzles-was-right = right
puzzles-was-wrong = missed
puzzles-again = Again
puzzles-share = Share
puzzles-copied = The link is copied.
puzzles-next = Next puzzle
puzzles-all-done = You have met every puzzle there is. Well done!
puzzles-all = All puzzles
puzzles-kinds = What they ask
puzzles-kind-complete = Best Cóatl
puzzles-kind-most = Most points
puzzles-kind-win = Win now
puzzles-kind-turn = Best turn
puzzles-kind-carl = Lead over CARL
puzzles-kind-beat = Beat CARL
puzzles-solved-of = { $count } of { $all } solved at once
puzzles-one = Puzzle { $number }, difficulty { $marks } of 5, { $state ->
    [right] solved at once
    [wrong] missed
   *[new] not met yet
}
puzzles-list-note = Only the first try of a puzzle moves your rating.
puzzles-next-of-kind = Next of this kind
puzzles-kind-done = All of this kind were met
puzzles-next-of = Puzzle { $number } of { $count }
puzzles-series = Series
puzzles-curve = Your rating over { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}: from { $first } to { $last }, at best { $highest }
puzzles-coatl = Cóatl { $number }
