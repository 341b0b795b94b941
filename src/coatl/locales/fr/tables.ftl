# Ce que disent les deux tables : les touches, les actions en mots, et tout sur une carte.

keys-title = Clavier
keys-on = Utiliser les touches simples
keys-note = Ctrl+Z et Échap marchent toujours
keys-change = Appuyez sur une touche de la liste pour en choisir une autre ; Retour arrière l’enlève. Cet appareil s’en souvient.
keys-for = { $meaning } : { $key }. Choisir une autre touche
keys-press = une touche…
keys-none = aucune touche
keys-reset = Touches habituelles

about-card = Tout sur cette carte
about-cards = Cartes sur la table
about-gallery = Dans la galerie
about-key = tout sur la carte regardée

# Conseils : un plan pour le reste du tour.
hint-title = Conseil
hint-close = Fermer le conseil
hint-thinking = Le grand prêtre réfléchit
hint-ready = Votre tour est prêt : validez-le, ou revenez en arrière.
hint-why = Pourquoi ?
hint-more = Plan et autres idées
hint-less = Moins
hint-do = Faire l’étape { $step }
hint-done = fait
hint-plan = Plan pour ce tour
hint-instead = Ou bien
hint-leads = { $points ->
    [one] mène à environ 1 point à la fin
   *[other] mène à environ { $points } points à la fin
}
hint-points-note = Points à la fin
hint-close-call = presque aussi bon
hint-gain = +{ $points }
hint-later = { $count ->
    [one] et encore une étape
   *[other] et encore { $count } étapes
}
hint-pays = { $before ->
    [0] rapporte { $after }
   *[other] rapporte { $after } au lieu de { $before }
}
hint-brings = { $points ->
    [one] rapporte environ 1 point à la fin, sinon environ { $instead }
   *[other] rapporte environ { $points } points à la fin, sinon environ { $instead }
}
hint-no-reason = Dans les parties simulées, c’est ce qui mène au plus de points.

offline-step = Pas de connexion : ce que vous avez fait partira à son retour
offline-turn = Pas de connexion : votre tour partira à son retour

# Jouer en mots. Plusieurs mots pour une chose sont séparés par des virgules.
say-title = Jouer en mots
say-do = Exécuter
say-unknown = Je ne connais pas le mot « { $word } »
say-none = Rien de tel n’est possible maintenant
say-many = Cela peut vouloir dire { $count } choses : { $actions }
say-did = Fait : { $action }
say-undid = Annulé
say-redid = Rétabli
say-restarted = Tout ce tour est repris
say-committed = Tour validé
say-wait = Un instant : la table n’a pas encore répondu
say-word-undo = annuler, annule, annulez
say-word-redo = rétablir, rétablis, rétablissez
say-word-reset = recommencer, recommence, recommencez
say-word-commit = valider, valide, validez, finir, fini, terminé, oui
say-word-read = lire, lis, lisez
say-word-left = gauche
say-word-right = droite, droit
say-word-head = tête, têtes
say-word-tail = queue, queues
say-word-yellow = jaune, jaunes
say-word-red = rouge, rouges
say-word-black = noir, noire, noirs, noires
say-word-green = vert, verte, verts, vertes
say-word-blue = bleu, bleue, bleus, bleues
