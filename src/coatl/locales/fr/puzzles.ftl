# Les énigmes : une question sur une position.

puzzles-title = Énigmes
puzzles-rating = Votre force
puzzles-ask-complete = Terminez un Cóatl pour le plus de points
puzzles-ask-most = Assemblez pour marquer le plus de points ce tour-ci
puzzles-ask-win = Votre dernier tour : terminez un Cóatl et gagnez
puzzles-ask-turn = Jouez ce tour pour avoir le plus de points à la fin
puzzles-ask-carl = Jouez ce tour pour la plus grande avance sur CARL
puzzles-ask-beat = La dernière manche : finissez votre serpent et battez CARL
puzzles-note = Trois essais ; le premier compte pour votre force. Valider veut dire : c’est ça.
puzzles-marks = Difficulté : { $count } sur 5
puzzles-left = { $count ->
    [one] Encore un essai
   *[other] Encore { $count } essais
}
puzzles-hint = Un indice
puzzles-answer = Réponse
puzzles-wrong = { $count ->
    [one] Cela fait { $value }. Il y a mieux : encore un essai.
   *[other] Cela fait { $value }. Il y a mieux : encore { $count } essais.
}
puzzles-hint-cards = Ces cartes paient : { $cards }.
puzzles-hint-step = Commencez par : { $step }.
puzzles-carl = CARL
puzzles-temple = le Temple
puzzles-right = C’est ça !
puzzles-wrong-end = Pas cette fois
puzzles-shown = La réponse
puzzles-points = points
puzzles-lead = d’avance
puzzles-steps = Pas à pas : { $steps }.
puzzles-yours = Votre essai
puzzles-nothing = Votre essai n’a terminé aucun Cóatl.
puzzles-why = { $value } sur { $goal }. Par la réponse, { $more }.
puzzles-why-less = { $told } En échange, { $less }.
puzzles-pays = { $card } paie { $best } au lieu de { $tried }
puzzles-practice = Entraînement : seul le premier essai d’une énigme compte
puzzles-named = Sur ce serveur
puzzles-named-as = { $count ->
    [0] Vous êtes { $name } ici. Le premier essai de votre prochaine énigme commence la force que ce serveur garde.
    [one] Vous êtes { $name } ici. Le serveur a vérifié et compté une énigme.
   *[other] Vous êtes { $name } ici. Le serveur a vérifié et compté { $count } énigmes.
}
puzzles-named-note = Avec un nom, ce serveur garde aussi une force : il vérifie lui-même le premier essai de chaque énigme et compte depuis le début. Celle de cet appareil continue à côté.
puzzles-named-name = Votre nom sur ce serveur
puzzles-named-take = Y garder ma force
puzzles-named-delete = L’y supprimer
puzzles-named-delete-title = Supprimer ce que ce serveur garde de vous ?
puzzles-named-delete-note = Votre nom, la force avec les essais dont elle vient et vos places aux tableaux du jour disparaissent du serveur. C’est définitif. Ce que garde cet appareil reste.
puzzles-rated-as = { $name }, selon ce serveur ; { $rating } selon cet appareil
puzzles-streak = { $count ->
    [one] Un jour
   *[other] { $count } jours
}
puzzles-this = Cette énigme
puzzles-at-once = Résolues du premier coup
puzzles-of = { $count } sur { $all }
puzzles-last = Vos dix dernières
puzzles-was-right = juste
puzzles-was-wrong = manquée
puzzles-again = Encore une fois
puzzles-share = Partager
puzzles-copied = Le lien est copié.
puzzles-next = Énigme suivante
puzzles-all-done = Vous avez vu toutes les énigmes. Bravo !
puzzles-all = Toutes les énigmes
puzzles-kinds = Ce qu’elles demandent
puzzles-kind-complete = Meilleur Cóatl
puzzles-kind-most = Plus de points
puzzles-kind-win = Gagner ici
puzzles-kind-turn = Meilleur tour
puzzles-kind-carl = Avance sur CARL
puzzles-kind-beat = Battre CARL
puzzles-solved-of = { $count ->
    [0] Aucune sur { $all } du premier coup
    [one] Une sur { $all } du premier coup
   *[other] { $count } sur { $all } du premier coup
}
puzzles-one = Énigme { $number }, difficulté { $marks } sur 5, { $state ->
    [right] résolue du premier coup
    [wrong] manquée
   *[new] pas encore vue
}
puzzles-list-note = Seul le premier essai d’une énigme compte pour votre force.
puzzles-next-of-kind = Suivante de ce genre
puzzles-kind-done = Vous les avez toutes vues
puzzles-next-of = Énigme { $number } sur { $count }
puzzles-series = Série
puzzles-curve = Votre force sur { $count ->
    [one] une énigme
   *[other] { $count } énigmes
} : de { $first } à { $last }, au mieux { $highest }
puzzles-coatl = Cóatl { $number }
