# Revenir en arrière : revoir une partie terminée, comprendre sa fin, ouvrir un enregistrement.

replay-title = Revoir : { $game }
replay-time = Où en est la partie
replay-controls = Parcourir la partie
replay-scrubber = Étape de la partie
replay-told = { $turn ->
    [0] Mise en place. { $text }
   *[other] Tour { $turn } sur { $turns }. { $text }
  }
replay-nothing = Rien à raconter.
replay-first = Au début
replay-previous-turn = Tour précédent
replay-previous = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-next = Étape suivante
replay-next-turn = Tour suivant
replay-last = À la fin
replay-turn-word = Tour
replay-turn = Tour { $number }
replay-turn-of = tour { $turn } sur { $turns }
replay-where = { $turns ->
    [one] sur un tour, étape { $step } sur { $steps }
   *[other] sur { $turns } tours, étape { $step } sur { $steps }
  }
replay-speed = Vitesse : { $speed } fois. La changer
replay-times = { $speed }×
replay-graph = Points pendant toute la partie ; à la fin : { $list }
replay-flag = { $points ->
    [one] { $name }, { $points } point : y aller, étape { $step }
   *[other] { $name }, { $points } points : y aller, étape { $step }
  }
replay-log = Ce qui s’est passé
replay-eyes = Vu par
replay-eyes-all = Tous
replay-eyes-mine = La table telle que vous la voyiez alors. Les mains des autres restent cachées.
replay-eyes-seat = La table telle que { $name } la voyait alors. Les mains des autres restent cachées.
replay-eyes-open = Tout est visible, puisque la partie est finie.
replay-hands = Mains des autres
replay-hand-of = Main de { $name }
replay-hand-empty = rien en main
replay-advice = Ce qu’on pouvait faire
replay-advice-ask = Que ferait le grand prêtre ?
replay-advice-thinking = Le grand prêtre réfléchit…
replay-advice-none = Rien n’est encore décidé : choisissez une étape.
replay-verdict = { $verdict ->
    [same] { $name } a fait ce que ferait le grand prêtre.
    [close] Le choix de { $name } est presque aussi bon.
    [rich] { $name } a joué pour plus de points, mais gagne ainsi moins souvent.
   *[worse] { $points ->
        [one] Le choix de { $name } coûte un point à la fin.
       *[other] Le choix de { $name } coûte { $points } points à la fin.
    }
}
replay-advice-best = le mieux
replay-advice-played = joué
replay-review = Analyse
replay-what-if = Et si… ?
replay-what-if-note = Les autres deviennent des robots de votre choix
replay-continue = Reprendre d’ici
replay-continue-bots = Reprendre d’ici contre des robots
replay-continue-from = La partie reprend au début du tour { $number } : à { $name } de jouer.
replay-continue-deal = La partie recommence avec la même donne.
replay-continue-seat = Votre place
replay-continue-level = Les autres places
replay-continue-note = Ce qui sera tiré désormais est mélangé à nouveau.
replay-continue-begin = Reprendre la partie
replay-share = Partager
replay-share-step = Partager un lien vers cet instant

end-you-win-tie = Vous gagnez au départage
end-wins-tie = { $name } gagne au départage
end-tie-still = Rien ne permet de les départager.
end-explain = Chaque ligne est une carte. Les crochets numérotés sont ce qu’elle compte ; ceux en pointillé existent mais ne rapportent rien.
end-explain-row = Chaque Prophétie rapporte selon son niveau ; le Temple, pour chaque objectif rempli.
end-chip-unfinished = { $count ->
    [one] un incomplet : 0
   *[other] { $count } incomplets : 0
  }
end-met = rempli
end-not-met = non rempli
end-unknown = ne se voit plus
end-points-by-turn = Points par tour
end-axis-from = tour 1
end-figures = Chiffres
end-figure = Ce qui a été compté
end-look-again = À revoir
end-look-again-at = Tour { $turn }
end-watch = Revoir la partie
end-competitions = Compétitions
end-competition-won = gagnée
end-competition-lost = perdue
end-only-first = Qui bat CARL affronte CARL 2.0 dans une seconde compétition.
end-scored-in = Points de la dernière compétition

figure-board-complete = Cóatls complets
figure-board-best = Meilleur Cóatl, points
figure-board-longest = Plus long Cóatl, pièces
figure-board-paying = Prophéties qui ont rapporté
figure-board-prophecy-points = Points des Prophéties
figure-board-temple-points = Points des Temples
figure-board-gold-points = Points d’or
figure-board-turns = Tours
figure-board-assembling = Tours passés à assembler
figure-board-taken = Pièces prises
figure-board-placed = Pièces placées
figure-board-chosen = Prophéties prises
figure-board-steals = Vols
figure-board-tokens = Jetons utilisés
figure-board-passes = Tours passés sans jouer
figure-cards-prophecies = Prophéties à la fin
figure-cards-secured = Prophéties protégées
figure-cards-prophecy-points = Points des Prophéties
figure-cards-temple-points = Points du Temple
figure-cards-length = Segments de la rangée
figure-cards-claimed = Prises dans la réserve
figure-cards-upgraded = Niveaux gagnés
figure-cards-stolen = Volées
figure-cards-lost = Perdues par vol
figure-cards-dropped = Niveaux perdus
figure-cards-placed = Plumes posées
figure-cards-covering = dont par-dessus une autre
figure-cards-revealed = Défaussées pour révéler

fair-agree = le sceau et le secret s’accordent
fair-differ = le sceau et le secret ne s’accordent pas
fair-nonces = Ajouté par les joueurs
fair-how = Enregistrez la partie et vérifiez chaque tirage :
fair-continued = { $steps ->
    [one] La première étape vient d’une autre partie ; seul ce qui a été tiré ensuite peut être vérifié.
   *[other] Les { $steps } premières étapes viennent d’une autre partie ; seul ce qui a été tiré ensuite peut être vérifié.
  }

act-keep = Garder { $card }
act-choose = Prendre { $card }
act-choose-deck = Piocher
act-discard = Défausser { $card }
act-discard-feather = Défausser { $pieces }
act-fulfil = { $card } près du Cóatl { $serpent }
act-fulfil-row = Réaliser { $card }
act-temple = Temple { $card }
act-commit = Réserver le Temple { $card }
act-take = Prendre { $pieces }
act-pick = Choisir { $pieces }
act-begin = Commencer par { $pieces }
act-add = { $end ->
    [left] { $pieces } au Cóatl { $serpent }, à gauche
   *[right] { $pieces } au Cóatl { $serpent }, à droite
  }
act-steal = Voler { $pieces } à { $victim }
act-future = Voir le Futur
act-pass = Passer
act-done = Terminé
act-play = { $place ->
    [start] { $pieces } : commencer la rangée
    [left] { $pieces } : à gauche, à côté
    [over-left] { $pieces } : sur le bout gauche
    [over-right] { $pieces } : sur le bout droit
   *[right] { $pieces } : à droite, à côté
  }
act-head = { $pieces }
act-tail = { $pieces }
act-drop = { $card } tombe
