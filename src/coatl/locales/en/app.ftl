# Everything round the games: first screen, making a table, waiting room, settings, end, refusals, and pieces by name.

app-name = Cóatl
app-home = Home
app-settings = Settings
app-menu = Menu
app-close = Close
app-unreachable = This part of the game could not be fetched: the server does not answer. Your games are kept.
app-again = Try again
app-cancel = Cancel

nav-name = Pages
nav-play = Play
nav-today = Today
nav-puzzles = Puzzles
nav-games = My games
nav-learn = Learn

home-title-1 = Feather a serpent.
home-title-2 = Outwit the oracle.
home-lead = Draft heads, body segments and tails. Join them so that one Cóatl fulfils as many prophecies as it can.
home-first = My first game
home-first-time = 12 min
home-first-coach = A second black piece here makes a pair: 2 points.
home-first-note = A whole game against Ozo. Every step is shown on the pieces; nothing to read first.
home-first-begin = Show me
home-know = I know the game
home-daily = Today’s deal
home-daily-title = Today’s deal waits.
home-daily-note = The same for everyone. Whom do you beat?
home-daily-go = Play today’s deal
home-puzzle = Next puzzle
home-puzzle-title = A puzzle for today.
home-puzzle-note = One position, one answer
home-puzzle-go = Solve the next puzzle
home-streak = { $count ->
    [0] One deal, one puzzle a day
    [one] One day in a row
   *[other] { $count } days in a row
  }
home-rating = Your rating: { $rating }
home-daily-what = One deal, one puzzle a day
home-deal-done = { $points ->
    [one] One point
   *[other] { $points } points
  }, { $count } of 5 beaten
home-week = { $count ->
    [0] No day of the last seven was played
    [one] One of the last seven days was played
   *[other] { $count } of the last seven days were played
  }
home-puzzle-today = Today’s puzzle
home-marks = Difficulty: { $count } of 5
home-puzzles-note = By kind and difficulty
home-solved = { $count ->
    [one] your rating · one solved
   *[other] your rating · { $count } solved
  }
home-won = { $count ->
    [0] No game won yet
    [one] One game won
   *[other] { $count } games won
  }
home-others-wait = { $count ->
    [one] One more waits
   *[other] { $count } more wait
  }
home-wants = Your longest Cóatl has { $count ->
    [one] one piece
   *[other] { $count } pieces
  } and wants { $end ->
    [head] a head
    [tail] a tail
    [both] a head and a tail
   *[none] a Prophecy
  }.
home-my-record = My record
home-carl-faces = Three faces, and your matches so far
home-play = Play against a rival
home-rival = Choose a rival
home-game = Game
home-begin = Begin
home-begin-note = No account, undo as you like, hints on.
home-play-against = Play against { $rival }
home-continue = Continue
home-continue-with = Continue with { $names }
home-your-turn = Your turn against { $names }
home-waiting = Waiting room
home-looking = Looking at your games…
home-cut = The server does not answer; your games are kept.
home-open = Open table
home-open-note = { $count ->
    [one] One free seat
   *[other] { $count } free seats
  }
home-learn = Learn to play
home-learn-note = A first game with a coach, and the rules
home-friends = Play with friends
home-friends-note = Make a table and share its link
home-join = Join by link
home-join-note = Somebody has invited you
home-cards = Card gallery
home-cards-note = Every card, with examples
home-score = Score helper
home-score-note = Count a game on your own table
home-finished = Watch again
home-finished-note = { $game }, { $date }
home-record = Open a record
home-record-note = A .coatl file: choose it, or drop it here
goal-rival = { $wins ->
    [one] One win to pass { $rival }
   *[other] { $wins } wins to pass { $rival }
  }
join-link = The link you were given
join-link-bad = This is no link to a table.
join-open = Open the table

games-running = Running
games-none = No game is running on this device.
games-new = New game
games-new-note = Rival, friends or CARL
games-open = Open to everybody
games-watch = Watch: { $names }
games-finished = Finished
games-none-finished = No game has ended on this device yet.
games-rival = { $name } ({ $level })
games-about = { $game } · { $age }
games-your-turn = your turn
games-turn-of = waiting for { $names }
games-moved = { $name } moved { $age }
games-round = round { $round }
games-competition = { $number } of 2
games-points = Points: { $list }
games-won = won
games-lost = lost
games-more = { $count ->
    [one] One more game
   *[other] { $count } more games
  }
games-delete = Delete the game with { $names }
games-delete-title = Delete the game with { $names }?
games-delete-over = It disappears from this device and cannot be watched again here. This is final.
games-delete-lobby = Your seat becomes free again, and this device forgets the table. This is final.
games-delete-alone = The game ends here, and this device forgets it. This is final.
games-delete-others = You resign: a bot finishes the game for you, you rank last, and this device forgets it. This is final.
games-delete-yes = Delete

game-board = Board game
game-board-time = about 30 minutes
game-cards = Card game
game-cards-time = about 15 minutes
game-carl = Solo: CARL
game-carl-time = one player

rival-novice = Ozo
rival-novice-note = plays for fun
rival-apprentice = Tochi
rival-apprentice-note = knows the cards
rival-carver = Xoco
rival-carver-note = plans ahead
rival-priest = Oce
rival-priest-note = watches the end
rival-high-priest = Cuauh
rival-high-priest-note = sees your tail
rival-carl = CARL
rival-strength = Strength { $level } of 5
rival-installed = a bot of this server
rival-with-level = { $rival }, { $level }
level-novice = novice
level-apprentice = apprentice
level-carver = carver
level-priest = priest
level-high-priest = high priest
carl-ambitious = Ambitious
carl-ambitious-note = raises what he has
carl-imperious = Imperious
carl-imperious-note = steals from you
carl-greedy = Greedy
carl-greedy-note = takes all he can

new-title = New table
new-presets = How full a table?
preset-first = First game
preset-first-note = The plain rules, with a coach. Start here.
preset-full = Full table
preset-full-note = With sacrifice tokens. The usual game.
preset-golden = Golden
preset-golden-note = Tokens, Golden Feathers, promo pack. For old hands.
new-carl = Which CARL?
new-advanced = Advanced
new-advanced-note = pace, public table
new-advanced-pace = pace
new-changed = { $count ->
    [one] one change from the preset
   *[other] { $count } changes from the preset
  }
card-set = Card set { $label }
option-sacrifice = Sacrifice tokens
option-sacrifice-note = three special actions each
option-feathers = Golden Feathers
option-feathers-note = gold in the bag, and stealing
option-promo = Promo pack
option-promo-note = 6 prophecies and 5 temples more
option-fewer-bodies = Fewer body segments
option-fewer-bodies-note = 14 a colour for two, 18 for three
option-strict-ends = Strict ends
option-strict-ends-note = an open end never counts as “no piece”
new-pace = Pace of bots
pace-instant = At once
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
new-listed = Public table
new-listed-note = anybody on this server may find it and sit down
new-name = Name of the table
new-seats = Seats
new-you = you
new-level = Level of the bot
new-help = Help allowed
help-off = Off
help-off-note = Rules only: nobody sees what cards pay before the end.
help-match = Match
help-match-note = Shows what each card pays now, and what a placement would change.
help-coach = Coach
help-coach-note = As Match; besides, anybody may ask what a strong bot would do.
new-summary = Your table
new-summary-seats = { $seats ->
    [one] One seat
   *[other] { $seats } seats, of which { $links } by link, { $bots } for bots
  }
new-summary-help = Help: { $help }
new-make = Create the table
new-begin = Begin the game
new-next-link = Next: a link to share
new-next-begin = Nobody to wait for

player-default = Player
player-name = Your name
player-number = Player { $number }

seat-open = Open seat
seat-open-note = whoever has the link
seat-open-anybody = whoever comes
seat-here = Seat { $number }: somebody at this device
seat-link = Seat { $number }: by link
seat-bot = Seat { $number }: a bot
seat-remove = Remove seat { $number }
seat-add = Another seat
seat-bot-note = bot, { $level }
seat-mine = you
seat-mine-host = you, host
seat-here-now = is here
seat-not-here = not connected
seat-ready = ready
seat-waiting = waiting
seat-rename = Rename { $name }
seat-fill = Fill seat { $number } with a bot
seat-free = Open seat { $number } to a person
seat-kick = Take the seat away from { $name }

lobby-title = Waiting room
lobby-bring = Bring the others
lobby-qr = QR code of the link to this table
lobby-scan = Scan it with a phone, or send the link.
lobby-link = Link to this table
lobby-copy = Copy
lobby-copied = Copied
lobby-renewed = Somebody was sent away: links from before do not work any more. Send this new one.
lobby-taken = { $taken } of { $seats } taken
lobby-rules = Rules of this table
lobby-sit = Sit down
lobby-sit-here = One more at this device
lobby-start = { $count ->
    [one] Start
   *[other] Start with { $count } players
  }
lobby-waiting = { $count ->
    [one] One seat is still waiting for its player.
   *[other] { $count } seats are still waiting for their players.
  }
lobby-host-starts = Everybody is here. The host starts the game.
lobby-leave = Leave the table
rename-title = Another name
rename = Rename

fair-sealed = The shuffle is sealed:
fair-explained = The server has fixed its part of the shuffle already and shows its seal. Every player adds a random part of their own. After the game the server opens the seal, and anybody can check that nothing was changed.
fair-title = Fair shuffle
fair-before = Sealed before the first turn
fair-after = Opened now

curtain-title = { $name }, it is your turn
curtain-wait = This screen is for { $name }
curtain-note = Pass the device on. Nothing is shown until you are ready.
curtain-ready = I am { $name }

connection-lost = Connection lost
connection-draft = Your draft is safe.
connection-queued = Your turn goes out as soon as it is back.
connection-safe = Nothing you have done is lost.
connection-again = Trying again in { $seconds } s.
connection-trying = Trying again now.
connection-retry = Retry now
connection-closing = The server restarts
connection-closing-note = The game goes on in a moment.
connection-restored = Connected again

stand-in-title = A bot plays for you
stand-in-note = It took your seat while you were away.
hint-again = Ask again

table-opening = Opening the table…
table-closed = This table cannot be opened
table-watch = Watch it
table-title-turn = Your turn · Cóatl

reactions = Say something
reaction-hello = Hello!
reaction-thanks = Thank you
reaction-well-played = Well played
reaction-thinking = Let me think
reaction-oops = Oops
reaction-good-game = Good game
reaction-said = { $name }: { $text }

resign = Resign
resign-title = Resign?
resign-note = A bot finishes the game for you, and you rank last.

settings-language = Language
settings-language-next = Language: { $language }. Change it
settings-theme = Theme
settings-theme-light = Stone
settings-theme-dark = Night
settings-theme-auto = As the device
settings-contrast = More contrast
settings-contrast-auto = As the device
settings-contrast-on = On
settings-contrast-off = Off
settings-to-light = Light theme
settings-to-dark = Dark theme
settings-text = Text size
settings-text-note = cards and badges grow too
settings-text-small = Small
settings-text-medium = Medium
settings-text-large = Large
settings-text-huge = Huge
settings-help = Help on the table
settings-help-note = as far as the table allows it
settings-ask = Ask before showing hidden cards
settings-ask-note = on the board; it cannot be undone afterwards
settings-motion = Motion
settings-motion-auto = Device
settings-motion-full = Full
settings-motion-calm = Calm
settings-motion-none = None
settings-sound = Sound
settings-sound-note = ticks, rattle, ocarina; each has a visible twin
settings-volume = Volume
settings-volume-soft = Soft
settings-volume-medium = Medium
settings-volume-loud = Loud
settings-font = Atkinson Hyperlegible
settings-font-note = a typeface that is easier to read
settings-shapes = Shapes on the pieces are always shown.

end-title = End of the game
end-result = Result
end-you-win = You win
end-wins = { $name } wins
end-tie = A tie: { $names }
end-carl-won = You have beaten CARL
end-carl-lost = CARL wins
end-tie-break = Tie at { $points }, decided by { $reason }: { $first } { $one }, { $second } { $other }.
tie-board-1 = cards beside complete Cóatls
tie-board-2 = the best single Cóatl
tie-cards-1 = Temple objectives
tie-cards-2 = secured Prophecies
end-you = you
end-resigned = resigned
end-whose = Whose points
end-seat-points = { $name } { $points }
end-pieces = { $count ->
    [one] one piece
   *[other] { $count } pieces
  }
end-segments = { $count ->
    [one] one segment
   *[other] { $count } segments
  }
end-times = { $count }×
end-level = level { $level }
end-unfinished = Incomplete, so it counts nothing; it would have paid { $points }.
end-none = No Cóatl was begun.
end-gold = { $count ->
    [one] One golden body segment: { $points } points
   *[other] { $count } golden body segments: { $points } points
  }
end-row = Row
end-stolen = Prophecies stolen after the score was fixed
end-competition = { $opponent }: { $points } to { $carl }
end-record = Download the record
end-good-game = Good game
end-look = Look at the table
end-rematch = Rematch
end-day = Result of the day
end-rematch-join = Join the rematch

card-prophecy = Prophecy { $card }
card-temple = Temple { $card }

piece-head = { $colour ->
    [Y] yellow head
    [R] red head
    [K] black head
    [G] green head
   *[B] blue head
  }
piece-body = { $colour ->
    [Y] yellow body segment
    [R] red body segment
    [K] black body segment
    [G] green body segment
    [O] golden body segment
   *[B] blue body segment
  }
piece-tail = { $colour ->
    [Y] yellow tail
    [R] red tail
    [K] black tail
    [G] green tail
   *[B] blue tail
  }
piece-serpent = { $count ->
    [one] Cóatl of one piece: { $pieces }
   *[other] Cóatl of { $count } pieces: { $pieces }
  }
error-unknown = That did not work ({ $code }).
error-no-connection = The server cannot be reached. Try again in a moment.
error-bad-request = The server did not understand that.
error-bad-token = Your seat is held by another device now, or was taken away.
error-seat-gone = One seat of this device is held by another device now, or was taken away.
error-bad-recovery = This recovery link has been used already.
error-forbidden = You may not do this.
error-bad-origin = This page may not use this server.
error-bad-host = This server does not answer to the name { $host }. Tell whoever runs it.
error-banned = Whoever runs this server wants nothing of you for a while.
error-kicked = The host has taken your seat away. You cannot sit down here again.
error-no-coach = There is no coach at this table.
error-no-table = There is no such table, or you need an invitation.
error-no-page = There is nothing at this address.
error-no-puzzle = There is no such puzzle.
error-no-name = This server knows no name of yours.
error-puzzle-tried = The first try counts, and yours is known already.
error-no-deal = There is no deal of this day.
error-bad-record = This is no record of a finished game.
error-no-entry = Nobody of this name is on the board of this day.
error-day-over = The board of this day takes no more results.
error-day-played = One try counts, and yours is on the board already.
error-day-name-taken = Somebody of this name is on the board already: take another.
error-day-closed = Others’ games open when you have finished yours.
error-day-refused = { $why ->
    [deal] This is not the deal of that day.
    [luck] Something was drawn here that this deal does not bring.
    [rival] The rival of the day plays otherwise.
    [points] These are not the points of this game.
    [unfinished] This game is not over.
    [resigned] A game that was given up or taken over does not count.
   *[other] This game does not follow the rules of the day.
  }
error-bad-method = The server did not understand that.
error-stale = The table has moved on. Look again.
error-illegal = The rules do not allow that.
error-not-your-turn = It is not your turn.
error-turn-over = Your turn is complete: commit it or undo.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to redo.
error-nothing-to-commit = There is nothing to commit yet.
error-wrong-time = That cannot be done at this point of the game.
error-key-reused = That did not work; try again.
error-token-used = That did not work; try again.
error-taken = This seat is taken.
error-full = No seat is free for you.
error-name-taken = Somebody here is called { $name } already. Choose another name.
error-not-ready = Not everybody is ready.
error-no-person = Nobody sits there.
error-present = This player is here.
error-away = A bot plays for you. Return first.
error-not-away = No bot stands in there.
error-resigned = This seat has resigned.
error-rematched = There is a rematch already.
error-too-long = This game has become too long to go on.
error-newer-release = A newer release wrote this table. Tell whoever runs the server to upgrade it.
error-other-rules = This game began with other rules than this server plays.
error-too-slow = The connection is too slow. Try again.
error-too-large = That is too large.
error-bad-message = That does not have the right form. Is the name all right?
error-bad-text = { $why ->
    [hidden] This name holds a sign that cannot be seen. Type it again, with letters only.
    [marks] This name holds too many accents on one letter, or one without a letter.
    [bar] This name holds a bar ( | ). Leave it out.
   *[other] There is nothing to read in this name. Choose another one.
  }
error-bad-options = These options do not go together.
error-wrong-seats = The game has another number of seats.
error-no-seat = There is no such seat.
error-no-card = The game has no card { $card }.
error-card-twice = { $card } is there already.
error-no-look = There is nothing to look at.
error-no-step = There is no such step.
error-no-level = A bot needs a level.
error-no-bot = Only bots have a level.
error-no-record = The record is missing.
error-nothing-to-change = Nothing would change.
error-too-many = Too much at once. Wait a moment.
error-internal = Something went wrong on the server.
error-closing = The server is about to restart. Try again in a moment.
error-busy = The server has too many tables now. Try again later.
error-no-hint = The coach is too busy now.
error-no-review = This game has not been reviewed.
error-review-busy = Other games of yours are under review. Wait until one of them is done.
error-disk-full = The server's disk is full. Tell whoever runs it.
error-locked = The server's database is locked. Tell whoever runs it.
error-read-only = The server's database cannot be written. Tell whoever runs it.
error-unavailable = The server's database cannot be reached. Try again in a moment.
error-damaged = The server's database is damaged. Tell whoever runs it.
error-newer-schema = The server's database is newer than the server. Tell whoever runs it.
error-closed = The server is stopping. Try again in a moment.
error-record-none = This file is no record of a game.
error-record-unfinished = This record ends before its game does.
