# Mes parties, mon palmarès, et CARL avant un match.
tab-games = Parties
tab-record = Palmarès
games-count = { $turns ->
    [0] Toutes attendent les autres.
    [one] Une vous attend, { $waiting } attendent les autres.
   *[other] { $turns } vous attendent, { $waiting } attendent les autres.
  }
games-finished-count = { $count ->
    [one] une partie
   *[other] { $count } parties
  }
games-show-more = { $count ->
    [one] En montrer encore une
   *[other] Voir la suite ({ $count })
  }
games-more-of = Plus sur la partie avec { $names }
games-watch-again = Revoir la partie avec { $names }

filter-name = Quelles parties
filter-all = Toutes
filter-board = Plateau
filter-cards = Cartes
filter-carl = CARL
filter-daily = Du jour
filter-rival = Contre qui
filter-everybody = tout le monde
filter-closest = les plus serrées d’abord
filter-none = Aucune partie ne correspond.
filter-clear = Tout montrer

margin-by = de { $points }
margin-behind = −{ $points }
margin-one-card = d’une carte
margin-board-1 = aux cartes
margin-board-2 = au meilleur Cóatl
margin-cards-1 = au Temple
margin-cards-2 = aux cartes protégées
margin-shared = partagée
margin-tie-won = égalité gagnée
margin-tie-lost = égalité perdue
margin-carl-tie = CARL gagne les égalités
margin-resigned = les autres ont abandonné
margin-gave-up = abandon


end-score = { $near } { $points }, { $far } { $other }
verdict-one-card = une seule carte a décidé
verdict-board-1 = décidé par les cartes
verdict-board-2 = décidé par le meilleur Cóatl
verdict-cards-1 = décidé par le Temple
verdict-cards-2 = décidé par les Prophéties protégées
verdict-shared = victoire partagée
verdict-carl-tie = CARL gagne les égalités
verdict-feather = d’une plume
verdict-by = de { $points }
verdict-far = de très loin
verdict-resigned = par abandon
verdict-short-head = il manquait une tête
verdict-short-tail = il manquait une queue
verdict-short-both = il manquait les deux bouts
decided-title = Ce qui a décidé
decided-the-tie = L’égalité
decided-else-tie = Elle a rapporté { $points }. Sans elle : égalité.
decided-tie = La dernière carte
decided-enough = La carte qui a décidé
decided-most = La meilleure carte
decided-most-note = Elle a rapporté { $points }, plus que toute autre.
decided-best = Le meilleur Cóatl
decided-best-note = Il vaut { $points } et a départagé l’égalité.
decided-short-note = Complet, il aurait rapporté { $points } ; il manquait { $margin }.
decided-without = Elle a rapporté { $points }. Sans elle, { $name } aurait gagné de { $behind }.
decided-without-tie = Sans elle, l’égalité n’aurait pas été départagée ainsi.
decided-nothing = Aucune carte n’a rien rapporté.

share-picture = Partager l’image
share-alt = L’image : points, noms et Cóatls de cette partie
share-making = Dessin en cours…
share-failed = L’image n’a pas pu être faite. Le lien peut encore être partagé.
share-link = Copier le lien
share-save = Enregistrer l’image
share-send = Partager
share-against = contre
share-same-deal = La même donne ?
share-verdict = { $title } : { $verdict }
share-turns = { $count ->
    [one] un tour
   *[other] { $count } tours
  }


record-title = Mon palmarès
record-sum = { $games ->
    [one] une partie, { $won } gagnée
   *[other] { $games } parties, { $won } gagnées
  }
record-empty = Votre meilleur Cóatl, votre Prophétie préférée et vos séries seront ici après la première partie qui compte. Les leçons ne comptent pas.
record-rivals = Rivaux
record-rivals-note = gagnées : perdues
record-no-rivals = Personne encore.
record-balance = { $won } gagnées, { $lost } perdues.
record-last = Les dernières : { $list }.
record-best = Mon meilleur Cóatl
record-best-about = contre { $rival }, { $date }, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }
record-favourite = Prophétie préférée
record-times = { $count ->
    [one] une fois
   *[other] { $count } fois
  }
record-favourite-note = { $of ->
    [one] Elle a payé dans votre seule partie de ce jeu : { $mean } points.
   *[other] Elle a payé { $games } fois en { $of } parties de ce jeu : { $mean } points à chaque fois.
  }
record-never = Jamais encore réalisées : { $count } sur { $of }.
record-all-paid = Chaque Prophétie a payé au moins une fois.
record-streaks = Séries
record-days = jours avec donne ou énigme
record-longest = la plus longue, jours
record-wins = victoires de suite
record-longest-wins = record de suite
record-rating = Niveau aux énigmes
record-solved = { $count ->
    [one] une résolue
   *[other] { $count } résolues
  }
record-goal = Prochain but
goal-card = Une Prophétie jamais réalisée
goal-card-see = Voir la carte

keeping-title = Ce que garde cet appareil
keeping-note = Résultats, séries, énigmes et niveau sont sur cet appareil ; le serveur garde ce que vous y avez fait sous un nom. Un fichier les emporte sur un autre ; aucune place ni aucun secret n’y est.
keeping-save = Enregistrer un fichier
keeping-take = Reprendre d’un fichier
keeping-delete = Tout supprimer
keeping-saved = Enregistré.
keeping-nothing-new = Tout ce que contient ce fichier est déjà ici.
keeping-taken = Nouveau ici : parties { $games }, jours { $days }, énigmes { $puzzles }.
keeping-deleted = Tout est supprimé.
keeping-bad-not-ours = Ce n’est pas un fichier enregistré ici. Rien n’a changé.
keeping-bad-newer = Une version plus récente du jeu a enregistré ce fichier. Rechargez la page et réessayez ; rien n’a changé.
keeping-bad-damaged = Ce fichier est abîmé : il en manque un morceau, ou il a été modifié. Rien n’en a été repris.
keeping-bad-large = Ce fichier est trop gros pour avoir été enregistré ici. Rien n’a changé.
keeping-delete-title = Tout supprimer ?
keeping-delete-note = Toutes les parties, tous les résultats, séries, énigmes et le niveau disparaissent de cet appareil. Les parties avec d’autres sont abandonnées, et le serveur oublie votre nom avec sa force et ses places aux tableaux du jour. C’est définitif ; un fichier enregistré avant rend les résultats.
keeping-delete-yes = Tout supprimer

carl-which = Quel CARL aujourd’hui ?
carl-which-note = Un seul être, trois humeurs. Battez-le une fois, puis battez CARL 2.0, qui a une carte de plus de sa sorte.
carl-ambitious-says = « Deux marches à la fois. »
carl-imperious-says = « Celle-là est à moi. »
carl-greedy-says = « Et ça. Et ça. »
carl-deck = Sa pioche
carl-deck-added = { $god }, ajoutée par CARL 2.0
carl-between = Entre vous
carl-between-note = { $won ->
    [one] un match gagné, { $lost } perdus
   *[other] { $won } matchs gagnés, { $lost } perdus
  }
carl-none = Vous ne l’avez pas encore rencontré.
carl-not-reached = pas atteint
carl-stolen = Volées, vous et CARL
carl-secured = Protégées, vous et CARL
carl-match-won = match gagné
carl-one-match = Un match
carl-one-match-note = Deux compétitions avec le même visage ; CARL gagne les égalités.
carl-rounds = Manches et cartes Action : { $rounds }
carl-surprise = Surprenez-moi
carl-play = Jouer contre CARL : { $face }

end-review = Analyser
games-review = Analyser la partie avec { $names }
