# La donne du jour.

daily-title = La donne du jour
daily-streak = { $count ->
    [0] Pas encore de jours d’affilée
    [one] Un jour d’affilée
   *[other] { $count } jours d’affilée
  }
