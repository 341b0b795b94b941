# La donne du jour, dans le terminal.

cli-error-no-deal = il n’y a pas de donne du jour pour '{ $name }' : attendu board ou cards
cli-daily-date = '{ $text }' n’est pas une date : attendu par exemple 2026-11-18
cli-daily-diary = '{ $file }' n’est pas un journal lisible : nommez-en un autre avec --diary, ou déplacez-le
cli-daily-practice = Vous avez déjà joué cette donne : cette partie est un entraînement.
cli-daily-thinking = Les niveaux la jouent
cli-daily-par = Par du { $day } : { $points }
cli-daily-result = { $points ->
    [one] { $points } point, { $beaten } niveaux battus sur 5
   *[other] { $points } points, { $beaten } niveaux battus sur 5
}
cli-daily-streak = { $count ->
    [one] { $count } jour
   *[other] { $count } jours de suite
}
