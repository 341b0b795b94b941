# La donne du jour.

daily-title = La donne du jour
daily-streak = { $count ->
    [0] Pas encore de jours de suite
    [one] Un jour de suite
   *[other] { $count } jours de suite
  }
daily-number = Donne { $number }
daily-date = { $date }, la même pour tout le monde
daily-game = Quel jeu
daily-points = Vos points
daily-you = Vous
daily-stairs = Ce que les niveaux en ont fait, et vous
daily-beaten-one = battu
daily-beaten = { $count ->
    [0] Les cinq niveaux sont devant vous.
    [one] Vous battez un niveau sur cinq.
    [5] Vous battez les cinq niveaux !
   *[other] Vous battez { $count } niveaux sur cinq.
  }
daily-won = Vous gagnez contre { $name }, qui a { $points }.
daily-lost = { $name } a { $points } et reste devant.
daily-open = Un seul essai compte.
daily-begun = Votre essai vous attend.
daily-how = Tout le monde rencontre la même donne, le même hasard et le même { $name }. Ensuite, c’est de l’entraînement.
daily-par = Le par est { $points } : ce qu’en fait { $name }.
daily-par-games = { $count ->
    [one] Chaque niveau l’a jouée une fois.
   *[other] Chaque niveau l’a jouée { $count } fois ; sa médiane est sa marche.
  }
daily-par-usual = Les niveaux n’ont pas joué ce jour : voici leurs points habituels.
daily-share = Partager
daily-share-note = Ne dit ni pièce ni carte.
daily-share-signs = ◆ meilleur niveau  ◇ en dessous  ▲ △ Temple, les deux ou un
daily-copy = Copier le texte
daily-copied = Copié.
daily-weeks = Cinq semaines
daily-day-open = { $day } : pas jouée
daily-day-done = { $count ->
    [one] { $day } : un niveau battu sur cinq
   *[other] { $day } : { $count } niveaux battus sur cinq
  }
daily-board = Le tableau du jour
daily-board-empty = Personne n’est encore au tableau.
daily-board-more = { $count ->
    [one] Un résultat en tout
   *[other] { $count } résultats en tout
  }
daily-board-name = Votre nom au tableau
daily-board-enter = M’y inscrire
daily-board-note = Le serveur rejoue votre partie avant qu’elle compte.
daily-board-closed = Les parties des autres s’ouvrent quand vous avez fini la vôtre.
daily-watch = Regarder la partie de { $name }
daily-next = Prochaine donne dans { $hours } h { $minutes } min
daily-midnight = À minuit, heure d’ici.
daily-past = Un jour passé
daily-past-note = On peut encore la jouer ; seule celle d’aujourd’hui va au tableau.
daily-play = Jouer cette donne
daily-continue = Continuer
daily-practice = S’entraîner
daily-replay = Revoir
daily-puzzle = Une énigme
daily-of-days = { $all ->
    [one] sur un jour
   *[other] sur { $all } jours
}
daily-a-day = battus par jour
daily-in-row = jours de suite
daily-longest-row = plus longue série
