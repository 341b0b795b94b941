# L’analyse d’une partie finie : chances, hasard et adresse, les tours qui ont coûté le plus.

review-title = Analyse : { $game }
review-share = Partager un lien vers cette analyse
review-replay = Revoir
review-deeper = Approfondir
review-none = Personne de cette partie n’en a encore demandé l’analyse, et eux seuls le peuvent.
review-rough = Analysé dans cette page, avec peu de parties simulées. { $doubt ->
    [unknown] { "" }
   *[other] Ici, un écart de moins de { $doubt } pour cent environ ne se distingue pas de la chance.
  } Pour y regarder de plus près, enregistrez la partie et utilisez coatl review, ou ouvrez-la sur un serveur.
review-failed = L’analyse s’est arrêtée avant la fin. Ce qui est jugé est gardé.
review-waiting = Une autre de vos parties est d’abord analysée.
review-running = { $count ->
    [one] Jugés : { $judged } sur un tour. Vous pouvez partir et revenir.
   *[other] Jugés : { $judged } tours sur { $count }. Vous pouvez partir et revenir.
  }
review-progress = Avancement de l’analyse
review-chance = Votre chance de gagner
review-chance-of = { $name } : la chance de gagner
review-chance-note = courbe : après chaque tour
review-whose = La partie de qui
review-percent = { $share } %
review-luck = hasard
review-choice = choix
review-turn-slider = Tour à regarder
review-column = Tour { $number }, { $phase } : { $verdict }. { $loss ->
    [0] Rien de perdu.
   *[other] Coût : { $loss } pour cent.
  } Hasard : { $luck } pour cent. Chance de gagner ensuite : { $chance } pour cent.
review-luck-or-skill = Hasard ou adresse ?
review-sum-later = Le compte est fait quand tous les tours sont jugés.
review-sum-said = { $start } au départ, hasard { $luck }, écarts des autres { $rivals }, ses propres écarts moins { $slips }, le reste { $rest } : { $end }
review-sum-note = Hasard : ce qui a été tiré, comparé à tout ce qui aurait pu l’être, à { $doubt } près. Le reste : des écarts qui ont finalement moins coûté, parce qu’une occasion manquée restait ouverte, et ce que les parties simulées ne pouvaient dire.
review-rest = le reste
review-competition = Compétition { $number }
review-start = départ
review-slips-own = vos écarts
review-slips-of = écarts : { $name }
review-others = les autres
review-end = { $end ->
    [won] gagné
    [lost] perdu
   *[shared] partagé
  }
review-accuracy = Précision
review-accuracy-note = sur 100
review-accuracy-of = { $accuracy ->
    [none] { $name }, { $phase } : aucun tour
   *[other] { $name }, { $phase } : { $accuracy } sur 100
  }
review-phase = { $phase ->
    [collecting] Récolte
    [choosing] Choix
    [assembling] Assemblage
    [opening] Début
    [middle] Milieu
   *[closing] Dernière manche
  }
review-phase-small = { $phase ->
    [collecting] récolte
    [choosing] choix
    [assembling] assemblage
    [opening] début
    [middle] milieu
   *[closing] dernière manche
  }
review-weakest = Point faible : { $phase }
review-five = Cinq énigmes là-dessus
review-summary = { $whose ->
    [mine] { $count ->
        [one] Vos écarts ont coûté { $share } pour cent, surtout au tour { $turns }
       *[other] Vos écarts ont coûté { $share } pour cent, surtout aux tours { $turns }
    }
   *[other] { $count ->
        [one] { $name } : écarts de { $share } pour cent, surtout au tour { $turns }
       *[other] { $name } : écarts de { $share } pour cent, surtout aux tours { $turns }
    }
}
review-flawless = Aucun écart que l’on puisse distinguer du hasard.
review-costliest = Les tours les plus coûteux
review-costliest-later = Les trois tours les plus coûteux viennent ici quand tous sont jugés. Choisissez un tour jugé dans la courbe.
review-turn = Tour { $number }
review-rank = Numéro { $rank } des plus coûteux
review-from-to = chance de gagner passée de { $from } à { $to } pour cent
review-you = Vous
review-better = Mieux
review-other = Aussi bien
review-gain = +{ $share } %
review-verdict = { $verdict ->
    [only] aucun choix
    [best] le meilleur
    [as-good] aussi bien
    [slip] écart
    [mistake] erreur
   *[blunder] gaffe
  }
review-verdict-said = { $verdict ->
    [only] Il n’y avait rien à choisir.
    [best] Rien de mieux n’a été trouvé.
   *[as-good] Aussi bien que le meilleur trouvé : aucune différence que l’on puisse distinguer du hasard.
  }
review-why = { $card } : { NUMBER($points, maximumFractionDigits: 1) } points à la fin, et non { NUMBER($instead, maximumFractionDigits: 1) }.
review-why-none = Ainsi, beaucoup de cartes rapportent un peu plus.
review-sure = { $share } pour cent, à { $error } près
review-again = Rejouer d’ici
review-again-note = Comme à ce moment-là, mains et sacs compris ; ce qui est pioché ensuite est nouveau.
review-nothing = rien
review-temple = le Temple
review-away = { $name }, mis de côté
review-picture = Ce que donne la meilleure façon : { $serpent }
