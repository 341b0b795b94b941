# The deal of the day, in the terminal.

cli-error-no-deal = there is no deal of the day for '{ $name }': expected board or cards
cli-daily-date = '{ $text }' is no date: expected such as 2026-11-18
cli-daily-diary = '{ $file }' cannot be read as a diary: name another one with --diary, or move it away
cli-daily-practice = You have played this deal: this game is practice.
cli-daily-thinking = The levels play it
cli-daily-par = Par of { $day }: { $points }
cli-daily-result = { $points ->
    [one] { $points } point, { $beaten } of 5 levels beaten
   *[other] { $points } points, { $beaten } of 5 levels beaten
}
cli-daily-streak = { $count ->
    [one] { $count } day
   *[other] { $count } days in a row
}
