# La galerie des cartes.

gallery-title = Galerie des cartes
gallery-to-score = Aide au décompte
gallery-game = Jeu
gallery-cards = Cartes
gallery-filters = Filtres
gallery-search = Chercher une carte
gallery-kind = Type de carte
gallery-everything = Toutes les cartes
gallery-shows = Montre
gallery-family = { $family ->
    [red] A · Compte
    [black] B · Écho
    [blue] C · Courant
    [yellow] D · Procession
   *[green] E · Passage
}
gallery-god = Prophéties : { $god }
gallery-group-temple = Temple
gallery-group-promo = Cartes promo
gallery-group-extra = Jetons et or
gallery-group-feather = Plumes
gallery-group-end = Têtes et queues
gallery-group-carl = Paquets de CARL
gallery-found = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
gallery-none = Aucune carte ne correspond.
gallery-clear = Voir toutes les cartes
gallery-lost = Il n’y a pas de carte « { $id } » ici. Toutes les cartes sont ci-dessous.
gallery-all = Toutes les cartes
gallery-previous = Carte précédente
gallery-next = Carte suivante
gallery-try = Essayer
gallery-gold = Plume d’or
gallery-feather = Plume : { $feather }
gallery-carl = CARL, { $name }
gallery-meta = { $known ->
    [yes] { $group }, carte { $id }
   *[no] { $group }
}
gallery-copies = { $count ->
    [one] Une seule dans la boîte.
   *[other] { $count } dans la boîte.
}
gallery-deck = Tiré des Prophéties d’après leur dos.
gallery-reconstructed = reconstituée
gallery-reconstructed-note = Le livret ne montre que des exemples : cette carte en a été déduite. Qui possède la boîte peut la corriger.
gallery-pays = { $times }× vaut { $points }
gallery-payments = { $levels }. Au-delà de { $top }×, rien de plus.
gallery-levels = { $levels }. Au niveau { $top }, elle est protégée.
gallery-meets = { $count ->
    [one] une condition remplie vaut { $points }
   *[other] { $count } conditions remplies valent { $points }
}
gallery-temple-payments = Pour ce Temple, { $levels }.
gallery-counts = Compte
gallery-misses = Ne compte pas
gallery-half = Ne compte qu’en partie
gallery-met = remplie
gallery-unmet = non remplie
gallery-example = Exemple
gallery-length = { $count ->
    [one] Une pièce.
   *[other] { $count } pièces.
}
gallery-with = À côté : { $cards }.
gallery-beside = { $id }, { $pattern }
gallery-held = { $god }, niveau { $level }
gallery-points = { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
gallery-paid = { $times }× = { $points }
gallery-carl-cards = { $god } { $count }
gallery-carl-deck = { $name } : { $cards }.
gallery-rule-count = Chaque pièce de la couleur compte, où qu’elle soit : tête, segment ou queue.
gallery-rule-exact = Deux à la suite, sans troisième avant ni après. Le bout du Cóatl vaut une autre couleur.
gallery-rule-run = Côte à côte dans cet ordre, lu de la tête à la queue. Chaque pièce ne sert qu’une fois à cette carte.
gallery-rule-stretch = De la première couleur à la dernière, avec entre elles au moins une pièce de la couleur du milieu et rien d’autre. Chaque pièce ne sert qu’une fois à cette carte.
gallery-rule-mirror = Une paire, au moins une pièce de n’importe quelle couleur, puis la paire en miroir.
gallery-rule-set = Toutes ces pièces n’importe où dans le Cóatl, dans n’importe quel ordre.
gallery-rule-pair = Deux segments côte à côte, lus de gauche à droite. Seule compte la couleur du dessus d’une pile.
gallery-rule-gap = Exactement un segment entre les deux ; sa couleur n’importe pas. Un même segment peut servir deux fois.
gallery-rule-match = Les deux voisins montrent une même couleur, quelle qu’elle soit. Un même segment peut servir deux fois.
gallery-rule-either = Chaque voisin montre l’une des deux couleurs ; ils peuvent être identiques. Un même segment peut servir deux fois.
gallery-rule-not = Un segment de toute autre couleur entre deux semblables. Un même segment peut servir deux fois.
gallery-rule-stack = Ici une Plume en recouvre une autre, et cette couleur est au-dessus.
gallery-rule-before-stack = La couleur, et juste à sa droite une pile qui en montre une autre.
gallery-rule-temple-board = Un Temple regarde le Cóatl entier au moment où celui-ci est complété. L’égalité de deux couleurs demande au moins une pièce de chacune.
gallery-rule-temple-cards = Un seul Temple, au milieu, vaut pour tous. Tête et queue comptent comme segments ; une Prophétie au niveau 0 ne compte pas.
gallery-rule-pick = Une fois par partie, comme action : choisissez une tête, une queue ou deux segments des couleurs encore dans le sac. Puis chaque case vide de la réserve est remplie.
gallery-rule-future = Une fois par partie, comme action : six nouvelles Prophéties sont révélées, vous pouvez défausser de votre main, puis vous choisissez.
gallery-rule-commitment = Une fois par partie, comme action : prenez en main le Temple du dessus d’une pile.
gallery-rule-gold = On ne construit jamais avec. Comme action, vous en donnez une à un adversaire et prenez un ou deux segments de son plateau. Chacune reçue vaut 2 points.
gallery-rule-feather = Deux segments. Elle se pose à côté d’un bout de la rangée, ou sur son dernier segment, ce qui forme une pile.
gallery-rule-head = À la dernière manche, chacun pose une tête à gauche. Elle compte comme un segment et ne recouvre rien.
gallery-rule-tail = À la dernière manche, chacun pose une queue à droite. Elle compte comme un segment et ne recouvre rien.
gallery-rule-carl = Sa carte Action montre un dieu. Ce que ce dieu représente, il le fait deux fois ce tour-ci : Eau fait monter, Soleil vole, Fleur réalise.
gallery-note-anywhere = N’importe où dans le Cóatl.
gallery-note-top = Le plus haut niveau.
gallery-note-surplus = Une de plus que ce que la carte compte.
gallery-note-apart = Chaque paire a d’autres couleurs de part et d’autre.
gallery-note-end = Le bout du Cóatl ferme aussi une paire.
gallery-note-shared = Un voisin peut servir aux deux paires.
gallery-note-together = Le motif tel qu’il est sur la carte.
gallery-note-twice = Deux fois, avec des pièces différentes.
gallery-note-five = Cinq à la suite ne font qu’un groupe de trois.
gallery-note-around = Ce qui précède et ce qui suit n’importe pas.
gallery-note-between = Une couleur entre les deux suffit.
gallery-note-many = Plusieurs pièces entre les deux comptent aussi.
gallery-note-once = La pièce du milieu ne peut pas servir deux fois.
gallery-note-overlap = Les segments peuvent être partagés : deux fois.
gallery-note-own = La même couleur des deux côtés compte aussi.
gallery-note-stack = La pile montre la bonne couleur.
gallery-note-few = Une de moins que le premier niveau.
gallery-note-longer = Trois à la suite ne font pas exactement deux.
gallery-note-single = Elles ne sont pas côte à côte.
gallery-note-gap = Une pièce intercalée rompt le motif.
gallery-note-order = Lu depuis la gauche, l’ordre n’est pas le bon.
gallery-note-nothing = Il n’y a rien entre les deux.
gallery-note-missing = Il manque une pièce.
gallery-note-differ = Les voisins montrent des couleurs différentes.
gallery-note-side = Un voisin montre une troisième couleur.
gallery-note-same = Celui du milieu est de la même couleur.
gallery-note-flat = Il n’y a pas de pile.
gallery-note-cover = La pile montre une autre couleur.
gallery-note-own-stack = La pile montre encore la même couleur.
gallery-note-zero = Aucune des deux, ce n’est pas autant de l’une que de l’autre.
