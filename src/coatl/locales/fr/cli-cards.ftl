# Ce que seul le terminal dit du jeu de cartes et de la partie contre CARL.

## Cartes

cli-objective-twins = 2 d’un dieu, un niveau
cli-objective-least = { $count } segments ou plus
cli-objective-most = { $count } segments ou moins
cli-objective-run = { $count } d’une couleur à la suite
cli-objective-same = { $count } d’une couleur
cli-objectives-pay = Un objectif rapporte 3 points, les deux 7. Les Prophéties comptent dès le niveau 1, la tête et la queue comptent dans la longueur, et l’égalité vaut aussi à zéro.
cli-god = du dieu { $god } ({ $cards })
cli-god-reconstructed = du dieu { $god } ({ $cards }), face reconstituée

## Table

cli-feathers = Plumes
cli-label-temple = Temple
cli-label-gods = Dieux
cli-carl-title = { $carl } ({ $personality })  { $points }
cli-points-fixed = { $points }, score définitif
cli-points-so-far = { $points } pour l’instant
cli-points-final = { $points }, score définitif
cli-points-stand = { $points } en l’état
cli-secured = protégée
cli-actions = actions
cli-none = aucune
cli-none-left = aucune
cli-feather-cards = Cartes Plume
cli-in-rows = en rangées
cli-discarded = défaussées
cli-your-hand = votre main
cli-card-decks = Pioche de Plumes : { $feathers }, pioche de Prophéties : { $prophecies }.
cli-in-hand = { $count } en main
cli-other-row = rangée
cli-other-holds = détient
cli-in-deck = { $count } dans la pioche
cli-turned-up = révélée : { $feather }

## Choix

cli-ask-play = Posez une Plume ({ $number } sur 2)
cli-ask-revealed = Posez la Plume révélée
cli-ask-drop = Quelle Prophétie tombe en premier
cli-ask-fulfil = Réalisez une Prophétie, ou done
cli-ask-head = Choisissez une tête
cli-ask-tail = Choisissez une queue
cli-cards-menu-play = Poser
cli-cards-menu-discard = Défausser
cli-cards-menu-upgraded = Monter
cli-cards-menu-claimed = Prendre
cli-cards-menu-stole = Voler
cli-cards-menu-drop = Tombe d’abord
cli-cards-menu-head = Tête
cli-cards-menu-tail = Queue
cli-cards-menu-done = Fini
cli-legend = ↑ montée  + prise  ⇄ vol  ↓ chute forcée, chaque fois avec le niveau atteint
cli-gain = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
cli-from-level = à { $who }, qui l’a au niveau { $level }
cli-done-turn = ne plus rien réaliser et finir le tour
cli-done-tail = ne plus rien réaliser et passer à la queue
cli-done-second = ne plus rien réaliser et passer à la seconde carte

## Ce qui s’est passé

cli-where = { $place ->
    [start] pour commencer
    [left] à gauche
    [over-left] sur le bout gauche
    [over-right] sur le bout droit
   *[right] à droite
}
cli-told-placed = { $mine ->
    [yes] Vous avez posé { $feather } { $where } :
   *[no] { $who } a posé { $feather } { $where } :
}
cli-told-end = { $mine ->
    [yes] Vous avez ajouté une { $piece } :
   *[no] { $who } a ajouté une { $piece } :
}
cli-told-swapped = { $mine ->
    [yes] Vous avez défaussé { $feather } et révélé { $revealed }.
   *[no] { $who } a défaussé { $feather } et révélé { $revealed }.
}
cli-told-drew = Vous avez pioché { $feathers }.
cli-told-round = La manche { $round } commence.
cli-told-final = La manche finale commence : une tête et une queue pour chacun. Les mains sont défaussées.
cli-told-dropped = { $mine ->
    [yes] La nouvelle carte a rompu votre { $card }, qui est tombée au niveau { $level }.
   *[no] La nouvelle carte a rompu { $card } de { $who }, qui est tombée au niveau { $level }.
}
cli-told-lost = { $mine ->
    [yes] La nouvelle carte a rompu votre { $card }, qui est tombée et sort du jeu.
   *[no] La nouvelle carte a rompu { $card } de { $who }, qui est tombée et sort du jeu.
}
cli-told-upgraded = { $mine ->
    [yes] { $level ->
        [3] Vous avez fait monter { $card } au niveau 3 : elle est protégée.
       *[other] Vous avez fait monter { $card } au niveau { $level }.
    }
   *[no] { $level ->
        [3] { $who } a fait monter { $card } au niveau 3 : elle est protégée.
       *[other] { $who } a fait monter { $card } au niveau { $level }.
    }
}
cli-told-claimed = { $mine ->
    [yes] { $level ->
        [3] Vous avez pris { $card } dans la réserve au niveau 3 : elle est protégée.
       *[other] Vous avez pris { $card } dans la réserve au niveau { $level }.
    }
   *[no] { $level ->
        [3] { $who } a pris { $card } dans la réserve au niveau 3 : elle est protégée.
       *[other] { $who } a pris { $card } dans la réserve au niveau { $level }.
    }
}
cli-told-stole = { $mine ->
    [yes] { $level ->
        [3] Vous avez volé { $card } à { $victim } au niveau 3 : elle est protégée.
       *[other] Vous avez volé { $card } à { $victim } au niveau { $level }.
    }
   *[no] { $level ->
        [3] { $who } a volé { $card } à { $victim } au niveau 3 : elle est protégée.
       *[other] { $who } a volé { $card } à { $victim } au niveau { $level }.
    }
}
cli-told-stole-you = { $level ->
    [3] { $who } vous a volé { $card } au niveau 3 : elle est protégée.
   *[other] { $who } vous a volé { $card } au niveau { $level }.
}
cli-told-scored = { $mine ->
    [yes] Votre score est fixé : { $points }, { $notes }.
   *[no] Le score de { $who } est fixé : { $points }, { $notes }.
}
cli-objectives-met = { $count ->
    [0] aucun objectif du Temple rempli
    [one] un objectif du Temple rempli
   *[other] les deux objectifs du Temple remplis
}
cli-secured-count = { $count ->
    [0] aucune Prophétie protégée
    [one] une Prophétie protégée
   *[other] { $count } Prophéties protégées
}

## CARL

cli-carl-begins = CARL commence chaque manche.
cli-carl-colours = ses couleurs
cli-carl-dealt = CARL, { $rounds } manches : vous commencez avec { $mine } au niveau 1, lui avec { $his }.
cli-carl-dealt-again = Vous avez battu CARL { $points } à { $carl }. Tout est redistribué. CARL 2.0, { $rounds } manches : vous commencez avec { $mine } au niveau 1, lui avec { $his }.
cli-carl-began = { $action ->
    [upgrade] Le tour de CARL à la manche { $round } : il révèle { $feather } et préfère donc { $colours } ; sa carte Action est { $god }, donc il fait monter deux fois.
    [steal] Le tour de CARL à la manche { $round } : il révèle { $feather } et préfère donc { $colours } ; sa carte Action est { $god }, donc il vole deux fois.
   *[fulfil] Le tour de CARL à la manche { $round } : il révèle { $feather } et préfère donc { $colours } ; sa carte Action est { $god }, donc il réalise deux fois.
}
cli-carl-upgraded = CARL fait monter { $card } au niveau { $level } :
cli-carl-secured = CARL fait monter { $card } au niveau 3, protégée :
cli-carl-stole = CARL vole { $card } au niveau { $level } :
cli-carl-fulfilled = CARL réalise { $card } au niveau { $level } :
cli-carl-rule-own = { $rule ->
    [preferred] { $closest ->
        [yes] la plus haute des siennes qui montre { $colours }, la plus proche.
       *[no] la plus haute des siennes qui montre { $colours }.
    }
   *[any] { $closest ->
        [yes] la plus haute des siennes, la plus proche, car aucune visible ne montre { $colours }.
       *[no] la plus haute des siennes, car aucune visible ne montre { $colours }.
    }
}
cli-carl-rule-yours = { $rule ->
    [preferred] { $closest ->
        [yes] la plus haute des vôtres qui montre { $colours }, la plus proche.
       *[no] la plus haute des vôtres qui montre { $colours }.
    }
   *[any] { $closest ->
        [yes] la plus haute des vôtres, la plus proche, car aucune visible ne montre { $colours }.
       *[no] la plus haute des vôtres, car aucune visible ne montre { $colours }.
    }
}
cli-carl-rule-supply = { $rule ->
    [preferred] la plus à gauche de la réserve qui montre { $colours }.
   *[any] la plus à gauche, car aucune de la réserve ne montre { $colours }.
}
cli-carl-passed = Écartées : { $reasons }.
cli-passed-not-preferred = { $count ->
    [one] { $cards } ne montre aucune des deux couleurs
   *[other] { $cards } ne montrent aucune des deux couleurs
}
cli-passed-lower-level = { $count ->
    [one] { $cards } est à un niveau plus bas
   *[other] { $cards } sont à un niveau plus bas
}
cli-passed-further-out = { $count ->
    [one] { $cards } est plus loin du milieu
   *[other] { $cards } sont plus loin du milieu
}
cli-passed-further-right = { $count ->
    [one] { $cards } est plus à droite
   *[other] { $cards } sont plus à droite
}
cli-passed-secured = { $count ->
    [one] { $cards } est protégée
   *[other] { $cards } sont protégées
}

## Fin

cli-match-won = La partie est gagnée : CARL et CARL 2.0 sont battus.
cli-match-lost-first = La partie est perdue contre CARL, à la première compétition.
cli-match-lost-second = CARL est battu, mais la partie est perdue contre CARL 2.0.
cli-beat-carl = Vous avez battu CARL { $points } à { $carl }. Vient CARL 2.0, et tout est redistribué.
cli-carl-next = Appuyez sur Entrée pour passer à CARL 2.0 (q = quitter).
cli-carl-next-help = Entrée commence la seconde compétition : six manches contre CARL 2.0. q quitte la partie ici.
cli-first-over = La première compétition
cli-competition = compétition
cli-against = Contre { $carl }
cli-lost-tie = perdue, l’égalité profite à CARL
cli-stolen-carl = { $points } en Prophéties volées une fois son score fixé (C10.6)
cli-stolen-later = { $points } en Prophéties volées une fois ce score fixé (C8.1)

## L’essentiel des règles

cli-cards-aim = Vous posez une rangée de segments de couleur, un serpent. Les Prophéties y demandent des motifs, lus de gauche à droite ; ils peuvent se chevaucher. Le niveau d’une Prophétie est le nombre de fois que votre rangée montre son motif, 3 au plus : 2, 5 et 6 points. Au niveau 3, elle est protégée. Il y a cinq manches, six contre CARL 2.0 : deux cartes Plume par tour et, à la dernière manche, une tête et une queue.
cli-cards-turn = Posez une carte de votre main à côté de votre rangée, ou une moitié par-dessus le segment du bout, ce qui fait une pile (') ; ou défaussez-en une et posez la suivante de la pioche. Une pose qui crée le motif d’une Prophétie visible permet de la faire monter, de la prendre dans la réserve ou de la voler (une par manche à chaque voisin ; deux par tour à CARL). Si elle rompt des motifs, vos niveaux tombent.
cli-cards-carl = Contre CARL, il faut gagner deux fois, et l’égalité lui profite. Il joue en premier à chaque manche : une carte Plume montre les couleurs qu’il préfère, une carte Action le dieu dont il fait l’action deux fois ; puis il fait monter, vole et réalise. Vous pouvez lui voler jusqu’à deux Prophéties par tour ; les vôtres sortent du jeu si elles tombent à 0.
cli-cards-gods = Chaque Prophétie appartient à l’un de quatre dieux, et les Temples en demandent :
cli-cards-gods-carl = Chaque Prophétie appartient à l’un de quatre dieux, et les cartes Action de CARL en montrent :
cli-cards-signs = Y jaune, R rouge, K noir, G vert, B bleu. Dans un motif, · est un segment quelconque, = deux d’une même couleur, ≠ une autre couleur, ' une pile. ●●○ est le niveau 2 ; 2× dit combien de fois votre rangée montre le motif.
