# The deal of the day.

daily-title = Deal of the day
daily-streak = { $count ->
    [0] No days in a row yet
    [one] One day in a row
   *[other] { $count } days in a row
  }
daily-number = Deal { $number }
daily-date = { $date }, the same for everyone
daily-game = Which game
daily-points = Your points
daily-you = You
daily-stairs = What the levels made of it, and you
daily-beaten-one = beaten
daily-beaten = { $count ->
    [0] All five levels stand above you.
    [one] You beat one level of five.
    [5] You beat all five levels!
   *[other] You beat { $count } levels of five.
  }
daily-won = You won against { $name }, who has { $points }.
daily-lost = { $name } has { $points } and is ahead.
daily-open = One try counts.
daily-begun = Your try waits for you.
daily-how = Everybody meets the same deal, the same luck and the same { $name }. Later tries are practice.
daily-par = Par is { $points }: what { $name } makes of it.
daily-par-games = { $count ->
    [one] Each level played it once.
   *[other] Each level played it { $count } times; its median is its step.
  }
daily-par-usual = This day has not been played by the levels: these are their usual points.
daily-share = Share
daily-share-note = Tells no piece and no card.
daily-share-signs = ◆ top level  ◇ below it  ▲ △ Temple, both or one
daily-copy = Copy the text
daily-copied = Copied.
daily-weeks = Five weeks
daily-day-open = { $day }: not played
daily-day-done = { $day }: { $count } of five levels beaten
daily-board = Board of the day
daily-board-empty = Nobody is on the board yet.
daily-board-more = { $count ->
    [one] One result in all
   *[other] { $count } results in all
  }
daily-board-name = Your name on the board
daily-board-enter = Put me there
daily-board-note = The server plays your game again before it counts.
daily-board-closed = Others’ games open when you have finished yours.
daily-watch = Look at the game of { $name }
daily-next = Next deal in { $hours } h { $minutes } min
daily-midnight = Midnight where you are.
daily-past = A past day
daily-past-note = It can still be played; only today’s goes on the board.
daily-play = Play this deal
daily-continue = Continue
daily-practice = Practise
daily-replay = Replay
daily-puzzle = A puzzle
daily-of-days = of { $all ->
    [one] one day
   *[other] { $all } days
}
daily-a-day = beaten a day
daily-in-row = days in a row
daily-longest-row = longest streak
