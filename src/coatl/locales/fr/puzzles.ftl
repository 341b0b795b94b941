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
