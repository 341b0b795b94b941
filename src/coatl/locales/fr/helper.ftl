# L’aide au décompte pour une vraie table.

helper-title = Aide au décompte
helper-player = Joueur { $number }
helper-players = Joueurs
helper-player-points = { $name } : { $points }
helper-add-player = Ajouter un joueur
helper-remove-player = Retirer ce joueur
helper-coatl = { $number ->
    [1] Cóatl I
    [2] Cóatl II
   *[3] Cóatl III
}
helper-coatls = Quel Cóatl
helper-editor = Composez-le
helper-length = { $count ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $count } pièces
}
helper-complete = complet
helper-unfinished = incomplet
helper-begin = Touchez les pièces dans l’ordre où elles sont sur votre table.
helper-where = Ajouter à
helper-left = gauche
helper-right = droite
helper-tap = Touchez une pièce pour la déplacer, la changer ou la retirer.
helper-held = Pièce { $number }
helper-move-left = Déplacer à gauche
helper-move-right = Déplacer à droite
helper-stack = Pile
helper-remove = Retirer
helper-done = Terminé
helper-kind = Type de pièce
helper-head = Tête
helper-body = Segment
helper-tail = Queue
helper-add = Ajouter : { $piece }
helper-piece = Pièce { $number } : { $piece }
helper-piece-stack = Pièce { $number } : { $piece }, une pile
helper-undo = Annuler
helper-clear = Effacer celui-ci
helper-pick = Choisir ses cartes
helper-pick-note = touchez une carte pour la poser ou la reprendre
helper-which = Quelles cartes
helper-paying = Qui rapportent
helper-all = Toutes
helper-search = Nom ou motif, par exemple BB
helper-none-pays = Aucune carte ne rapporte encore. « Toutes » montre toutes les cartes.
helper-full = Quatre Prophéties sont à côté : pas une de plus.
helper-cards = Ses cartes
helper-cards-of = { $count ->
    [one] { $count } Prophétie sur { $most }
   *[other] { $count } Prophéties sur { $most }
}
helper-cards-held = { $count ->
    [0] aucune Prophétie
    [one] une Prophétie
   *[other] { $count } Prophéties
}
helper-cards-note = Jusqu’à quatre Prophéties et un Temple se posent à côté d’un Cóatl.
helper-cards-note-row = Choisissez les Prophéties devant ce joueur, et le Temple du milieu.
helper-card = Carte
helper-add-card = Ajouter une carte
helper-take-away = Retirer { $card }
helper-times = { $times }×
helper-paid-as = { $times }×, compté { $paid }×
helper-top = plus haut niveau
helper-surplus = { $count ->
    [one] une de trop
   *[other] { $count } de trop
}
helper-next = { $more ->
    [one] une de plus rapporte { $points }
   *[other] { $more } de plus rapportent { $points }
}
helper-row-shows = { $times ->
    [0] absente de la rangée
    [one] une fois dans la rangée
   *[other] { $times }× dans la rangée
}
helper-level = { $level }
helper-level-auto = rangée
helper-level-of = Niveau de la { $card }
helper-would = Un Cóatl incomplet ne compte pas. Complet, il vaudrait { $points }.
helper-next-coatl = Cóatl suivant
helper-next-player = Joueur suivant
helper-totals = Tous les joueurs
helper-total = Total
helper-rank = Place
helper-tie-carl = Contre CARL, aucun départage ne compte : à égalité, CARL gagne.
helper-place = { $rank }
helper-gold = Plumes d’or
helper-prophecies = Prophéties
helper-name = Nom
helper-gold-got = Plumes d’or reçues
helper-gold-less = Une Plume d’or de moins
helper-gold-more = Une Plume d’or de plus
helper-strict = Bouts stricts
helper-strict-note = Un bout ouvert ne ferme pas une paire exacte.
helper-copy = Copier le lien
helper-copied = Copié
helper-copy-by-hand = Copiez ce lien :
helper-new = Nouveau décompte
helper-new-sure = Recommencer avec des Cóatls vides ? Annuler ramène ce décompte.
helper-new-yes = Recommencer
helper-keys = Clavier : Y R K G B ajoutent un segment, avec Maj une tête ou une queue ; les flèches choisissent le bout ou déplacent une pièce ; Retour arrière retire ; Ctrl+Z annule.
helper-status = { $name } : { $sum } ici, { $points } en tout
helper-bad = Une partie de cette adresse est illisible et a été laissée de côté : { $parts }. Le reste est là.
helper-kept = Rien de ce que vous avez saisi n’est perdu.
helper-retry = Recompter
helper-doubt-copies = { $player } : la carte { $card } est sur la table plus souvent que dans la boîte.
helper-doubt-no-prophecy = { $player }, { $coatl } : un Cóatl complet a au moins une Prophétie.
helper-doubt-temple-early = { $player }, { $coatl } : un Temple ne se pose qu’à côté d’un Cóatl complet.
helper-doubt-temple-unmet = { $player }, { $coatl } : aucune condition du { $card } n’est remplie, ce Temple ne peut pas être là.
helper-doubt-level = { $player } : la { $card } est à un niveau plus haut que la rangée ne le montre.
