# The deal of the day.

daily-title = Deal of the day
daily-streak = { $count ->
    [0] No days in a row yet
    [one] One day in a row
   *[other] { $count } days in a row
  }
