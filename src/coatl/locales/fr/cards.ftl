# Le jeu de cartes et la partie en solitaire contre CARL.

## Objets

cards-colour = { $colour ->
    [Y] jaune
    [R] rouge
    [K] noir
    [G] vert
   *[B] bleu
}
cards-god = { $god ->
    [yellow] Soleil
    [green] Maïs
    [blue] Eau
   *[pink] Fleur
}
cards-feather = { $first } et { $second }
cards-feather-nth = Plume { $number } : { $feather }
cards-feather-lifted = Plume { $number }, soulevée : { $feather }. Appuyez encore pour la retourner.
cards-prophecy = Prophétie { $god } : { $pattern }
cards-pattern-pair = { $first }, puis { $second }
cards-pattern-gap = { $first }, une couleur quelconque, { $second }
cards-pattern-match = { $middle } entre deux segments d’une même couleur
cards-pattern-either = { $middle } entre { $first } ou { $second } de chaque côté
cards-pattern-not = deux fois { $colour } avec une autre couleur au milieu
cards-pattern-stack = une pile qui montre { $colour }
cards-pattern-before-stack = { $colour }, puis une pile d’une autre couleur
cards-held = { $card }, niveau { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-held-secured = { $card }, protégée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-nth-from-middle = numéro { $number } à partir du milieu
cards-row-empty = Aucune Plume posée pour l’instant
cards-row-begin = Votre Cóatl commence par cette Plume
cards-row = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}, { $stacks ->
    [0] aucune pile
    [one] { $stacks } pile
   *[other] { $stacks } piles
} : { $list }
cards-segment = { $number } { $colour }
cards-segment-stack = { $number } { $colour } sur une pile
cards-segment-head = { $colour ->
    [Y] tête jaune
    [R] tête rouge
    [K] tête noire
    [G] tête verte
   *[B] tête bleue
}
cards-segment-tail = { $colour ->
    [Y] queue jaune
    [R] queue rouge
    [K] queue noire
    [G] queue verte
   *[B] queue bleue
}
cards-your-row = Votre Cóatl : { $row }
cards-row-of = Cóatl de { $name } : { $row }
cards-seat = Place { $number }
cards-carl = { $competition ->
    [2] CARL 2.0
   *[1] CARL
}
cards-bot = robot : { $level ->
    [novice] novice
    [apprentice] apprenti
    [carver] sculpteur
    [priest] prêtre
    [high-priest] grand prêtre
   *[other] { $level }
}

## Haut de la table

cards-game = Jeu de cartes
cards-game-carl = Jeu de cartes · solo
cards-round = Manche { $round } sur { $last }
cards-round-carl = CARL d’abord
cards-round-feather = { $left ->
    [2] première Plume
   *[1] seconde Plume
}
cards-round-end = { $left ->
    [2] la tête
   *[1] la queue
}
cards-round-part = { $round } · { $part }
cards-competitions = Compétitions
cards-competition-name = { $number ->
    [1] 1 · CARL
   *[2] 2 · CARL 2.0
}
cards-competition-short = { $number } sur 2
cards-competition-later = seulement après une victoire
cards-waiting = En attente de la table…
cards-log = Journal
cards-keys = Touches
cards-close = Fermer
cards-tabs = Parties de la table
cards-tab-play = Jouer
cards-tab-row = Cóatl
cards-tab-others = Rivaux
cards-tab-temple = Temple
cards-tab-levels = Niveaux
cards-tab-supply = Réserve
cards-mine-short = À vous

## Joueurs

cards-others = Adversaires
cards-opponent = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } Prophétie
   *[other] { $count } Prophéties
}, dont { $secured ->
    [one] { $secured } protégée
   *[other] { $secured } protégées
}
cards-rivals = Adversaires
cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cards-points-named = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
cards-scored = Score définitif
cards-side-left = à votre gauche
cards-side-right = à votre droite
cards-side-both = votre rival
cards-side-far = en face de vous
cards-steal-left = { $count ->
    [one] { $count } vol possible
   *[other] { $count } vols possibles
}
cards-steal-used = vol effectué
cards-steal-far = hors de portée
cards-steals-from = { $count ->
    [one] { $name } : { $count } vol possible
   *[other] { $name } : { $count } vols possibles
}
cards-steals-none-from = { $name } : plus de vol possible
cards-prophecies = Prophéties
cards-prophecies-of = Prophéties de { $name }
cards-no-prophecies = aucune Prophétie
cards-your-prophecies = Vos Prophéties
cards-your-points = Vos points
cards-points-of = Prophéties { $prophecies } · Temple { $temple }
cards-your-feathers = Vos Plumes
cards-since = Depuis votre dernier tour
cards-since-watch = Ce qui vient de se passer
cards-since-nothing = Rien pour l’instant.
cards-stolen = { $name } vous a volé une Prophétie : { $card }

## Réserve et Temple

cards-supply = Prophéties de la réserve
cards-supply-empty = La réserve est vide.
cards-badge-claim = à prendre, niveau { $level }
cards-badge-times = { $times }× chez vous
cards-badge-claim-short = niveau { $level }
cards-badge-times-short = { $times }×
cards-badge-level = niveau { $level } = { $points }
cards-badge-moves = niveau { $before } → { $level }
cards-badge-new = { $points } nouvelle
cards-badge-next = puis { $points }
cards-badge-shown = visible { $times }×
cards-badge-secured = protégée = { $points }
cards-prophecy-deck = Pioche de Prophéties : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-feather-deck = Pioche de Plumes : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-discards = Plumes défaussées : { $count }
cards-discards-top = Plumes défaussées : { $count }, au-dessus { $feather }
cards-temple = Temple commun
cards-temple-one = un
cards-temple-both = deux
cards-temple-pays = { $points ->
    [0] ne rapporte encore rien
    [one] Temple : { $points } point
   *[other] Temple : { $points } points
}
cards-met = rempli
cards-not-met = pas encore rempli
cards-progress = actuellement { $count }
cards-progress-equal = actuellement { $first } et { $second }
cards-objective-gods = une Prophétie de chaque : { $first }, { $second }, { $third }
cards-objective-lower = une Prophétie { $low } à un niveau plus bas qu’une Prophétie { $high }
cards-objective-twins = deux Prophéties du même dieu au même niveau
cards-objective-least = { $count } segments ou plus
cards-objective-most = { $count } segments ou moins
cards-objective-run = { $count } segments voisins d’une même couleur
cards-objective-same = { $count } segments d’une même couleur
cards-objective-equal = autant de segments en { $first } qu’en { $second }

## Poser

cards-places = Places pour cette Plume
cards-placed = la Plume est ici
cards-places-laid = Déplacer la Plume ailleurs
cards-place-start = Commencer ici
cards-place-left = Gauche, à côté
cards-place-over-left = Gauche, dessus
cards-place-over-right = Droite, dessus
cards-place-right = Droite, à côté
cards-signed = { $sign ->
    [-1] −{ $size }
    [0] ±0
   *[1] +{ $size }
}
cards-gain = { $sign ->
    [-1] { $size ->
        [one] { $size } point de moins
       *[other] { $size } points de moins
    }
    [0] aucun point de plus
   *[1] { $size ->
        [one] { $size } point de plus
       *[other] { $size } points de plus
    }
}
cards-total = { $points ->
    [one] { $points } point en tout
   *[other] { $points } points en tout
}
cards-reveals = Pioche des cartes et ne peut pas être annulé
cards-no-effect = ne change aucune Prophétie
cards-or = ou { $points }
cards-temple-gain = Temple { $points }
cards-effect-dropped = { $card } tombe au niveau { $level }
cards-effect-upgraded = { $card } peut monter au niveau { $level }
cards-effect-claimed = { $card } peut être prise au niveau { $level }
cards-effect-stole = { $card } peut être volée à { $victim } au niveau { $level }
cards-effect-temple = Temple : { $gain }
cards-turn-round = retourner
cards-hand-note = Touchez-en une et choisissez une place. Touchez-la encore pour la retourner.
cards-hand-wait = Vous jouerez à votre tour.
cards-hand-later = Finissez d’abord cette étape.
cards-hand-move = Touchez un autre emplacement pour y déplacer la Plume.
cards-after-carl = Vous jouerez quand CARL aura fini.
cards-revealed = Révélée
cards-revealed-note = Cette Plume doit être posée maintenant.
cards-discard = Défausser pour révéler
cards-discard-short = Défausser
cards-discard-label = Défausser pour révéler : la Plume soulevée s’en va, la suivante est montrée. Impossible à annuler.

## Réaliser

cards-fulfil = Réaliser
cards-fulfil-note = les gains sont activés d’emblée ; désactivez ce que vous préférez laisser
cards-waiting-points = { $points } en attente
cards-waiting-label = désactivé, des points restent en attente
cards-waiting-bar = { $count ->
    [one] { $points } en attente : { $what }
   *[other] { $points } en attente
}
cards-waiting-on = { $count ->
    [one] L’activer
   *[other] Les activer
}
cards-waiting-on-short = { $points } activer
cards-change-in-all = { $points } en tout
cards-ledger = Comment se forment vos points
cards-ledger-now = maintenant
cards-ledger-after = après ce tour
cards-ledger-off = désactivé
cards-ledger-not = ({ $points })
cards-ledger-change = { $kind ->
    [drop] chute forcée
    [upgrade] montée
    [claim] prise
    [steal] vol
   *[temple] Temple
}
cards-thefts = { $count ->
    [one] { $count } vol sur 2 utilisé
   *[other] { $count } vols sur 2 utilisés
}
cards-order-nth = numéro { $number }
cards-order-note = Les numéros donnent l’ordre : la première est la plus proche du milieu. Désactivez puis réactivez une carte pour la mettre en dernier.
cards-may-claim = prendre au niveau { $level }
cards-may-upgrade = monter au niveau { $level }
cards-may-steal = voler à { $victim }, niveau { $level }
cards-did-claimed = prise au niveau { $level }
cards-did-upgraded = montée au niveau { $level }
cards-did-stole = volée à { $victim }, niveau { $level }
cards-did-dropped = chute forcée au niveau { $level }
cards-forced = Forcé
cards-forced-why = Un motif a été recouvert : sa Prophétie tombe. Seule une Plume posée par-dessus peut faire cela.
cards-nothing-left = Il n’y a plus rien à réaliser.

## Tête et queue

cards-head = Tête
cards-tail = Queue
cards-head-note = Choisissez une couleur ; dessous, le total possible.
cards-tail-note = Choisissez une couleur ; dessous, le total possible.
cards-end-plain = Choisissez une couleur.
cards-head-chosen = Choisie
cards-tail-chosen = Choisie
cards-head-wait = Vient ensuite
cards-tail-wait = Vient après la tête
cards-head-of = Tête, { $colour }
cards-tail-of = Queue, { $colour }

## La barre

cards-undo = Annuler
cards-redo = Rétablir
cards-reset = Tout annuler
cards-hint = Conseil
cards-confirm-commit = Valider
cards-confirm-draw = Valider et piocher
cards-confirm-discard = Défausser et révéler
cards-confirm-done = Terminé
cards-prompt-wait = { $name } joue
cards-prompt-play = { $left ->
    [2] Soulevez la première Plume
   *[1] Soulevez la seconde Plume
}
cards-prompt-revealed = Posez la Plume révélée
cards-prompt-drop = Ordonnez les Prophéties qui tombent
cards-prompt-fulfil = Réalisez ce que vous voulez
cards-prompt-head = Choisissez une tête
cards-prompt-tail = Choisissez une queue
cards-prompt-place = Où poser { $feather } ?
cards-prompt-draw = Valider et piocher ?
cards-prompt-discard = Défausser cette Plume ?
cards-prompt-commit = Votre tour est complet
cards-note-wait = Vous pouvez regarder la table en attendant.
cards-note-watch = Vous regardez la partie.
cards-note-free = Tout peut encore être annulé.
cards-note-draw = Cela finit votre tour et pioche : pas de retour possible.
cards-note-discard = La Plume suivante est montrée et doit être posée : pas de retour possible.
cards-note-commit = Validez, ou revenez en arrière.
cards-note-done-draws = En validant, vous piochez : pas de retour possible.
cards-why-not-your-turn = Ce n’est pas votre tour.
cards-why-place-first = Posez d’abord une Plume.
cards-why-place-revealed = La Plume révélée doit d’abord être posée.
cards-why-drop-first = Choisissez d’abord l’ordre des Prophéties qui tombent.
cards-why-fulfil-first = Choisissez d’abord ce que vous réalisez.
cards-why-head-first = Choisissez d’abord une tête.
cards-why-tail-first = Choisissez d’abord une queue.
cards-why-over = La partie est finie.
cards-why-nothing-to-undo = Il n’y a rien à annuler.
cards-why-nothing-to-redo = Il n’y a rien à rétablir.
cards-why-lift-first = Soulevez la Plume que vous voulez défausser.
cards-why-no-discard = Cette Plume ne peut pas être défaussée maintenant.

## Avertissements et conseils

cards-warning-last-feather-round = Dernière manche avec des Plumes : ce qui reste en main est perdu.
cards-warning-final-round = { $solo ->
    [yes] Manche finale : vous ajoutez une tête et une queue.
   *[no] Manche finale : chacun ajoute une tête et une queue.
}
cards-warning-your-final-turn = { $points ->
    [one] Votre dernier tour. Pour l’instant : { $points } point.
   *[other] Votre dernier tour. Pour l’instant : { $points } points.
}
cards-warning-carl-is-scored = Le score de CARL est fixé à { $points } : il vous faut plus.
cards-warning-drop-order = { $cards ->
    [one] { $cards } Prophétie tombe : sa place décide de ce que CARL prendra d’abord.
   *[other] { $cards } Prophéties tombent : leur ordre décide de ce que CARL prendra d’abord.
}
cards-warning-thefts-left = { $left ->
    [0] Vous avez utilisé les deux vols de ce tour.
    [one] Vous pouvez encore voler { $left } Prophétie à CARL ce tour-ci.
   *[other] Vous pouvez encore voler { $left } Prophéties à CARL ce tour-ci.
}
cards-warning-losing-now = { $points } contre { $carl_points } : pour l’instant, CARL gagne.
cards-coach-best = Le conseiller ferait cela
cards-step-play = Placer { $feather } : { $place }
cards-step-fulfil = Réaliser cette Prophétie
cards-step-drop = Mettre celle-ci ensuite
cards-hint-play = Posez la Plume { $feather }. { $place }.
cards-hint-discard = Défaussez la Plume { $feather } et révélez-en une autre.
cards-hint-head = { $colour ->
    [Y] Une tête jaune.
    [R] Une tête rouge.
    [K] Une tête noire.
    [G] Une tête verte.
   *[B] Une tête bleue.
}
cards-hint-tail = { $colour ->
    [Y] Une queue jaune.
    [R] Une queue rouge.
    [K] Une queue noire.
    [G] Une queue verte.
   *[B] Une queue bleue.
}
cards-hint-fulfil = Réalisez celle-ci. { $card }.
cards-hint-drop = Mettez celle-ci ensuite. { $card }.
cards-hint-done = Continuez sans rien choisir de plus.

## Journal

cards-log-placed = { $who } pose { $feather } : { $place }
cards-log-discarded = { $who } défausse { $feather } et révèle { $revealed }
cards-log-head = { $who } ajoute une tête : { $feather }
cards-log-tail = { $who } ajoute une queue : { $feather }
cards-log-dropped = { $who } : { $card } tombe au niveau { $level }
cards-log-upgraded = { $who } fait monter au niveau { $level } : { $card }
cards-log-upgraded-secured = { $who } protège : { $card }
cards-log-claimed = { $who } prend au niveau { $level } : { $card }
cards-log-claimed-secured = { $who } prend et protège : { $card }
cards-log-stole = { $mine ->
    [yes] { $who } vous vole : { $card }
   *[no] { $who } vole à { $victim } : { $card }
}
cards-log-stole-secured = { $mine ->
    [yes] { $who } vous vole et protège : { $card }
   *[no] { $who } vole à { $victim } et protège : { $card }
}
cards-log-reshuffled = Les Plumes défaussées forment une nouvelle pioche
cards-log-round = Manche { $round }
cards-log-scored = { $points ->
    [one] { $who } marque { $points } point
   *[other] { $who } marque { $points } points
}
cards-log-dealt = { $competition ->
    [2] Seconde compétition : CARL 2.0
   *[1] Première compétition : CARL
}
cards-log-over = { $ending ->
    [won] Vous avez battu les deux CARL
    [lost-to-CARL] CARL a gagné
    [lost-to-CARL-2-0] CARL 2.0 a gagné
   *[played] La partie est finie
}
cards-log-resigned = { $who } abandonne
cards-log-kicked = { $who } n’a plus de place : un robot continue
cards-log-returned = { $who } est de retour
cards-log-replaced = Un robot joue à la place de { $who }
cards-log-carl-began = { $who } préfère { $feather }
cards-log-carl-upgraded = { $who } fait monter au niveau { $level } : { $card }
cards-log-carl-upgraded-secured = { $who } protège : { $card }
cards-log-carl-stole = { $mine ->
    [yes] { $who } vous vole : { $card }
   *[no] { $who } vole à { $victim } : { $card }
}
cards-log-carl-fulfilled = { $who } réalise : { $card }
cards-log-carl-skipped = { $action ->
    [upgrade] { $who } n’avait rien à faire monter
    [steal] { $who } n’avait rien à voler
   *[fulfil] { $who } n’avait rien à réaliser
}
cards-log-carl-scored = { $points ->
    [one] { $who } marque { $points } point
   *[other] { $who } marque { $points } points
}

## CARL

cards-carl-turn = Le tour de CARL
cards-carl-did = Ce que CARL a fait
cards-personality = { $personality ->
    [ambitious] ambitieux : fait monter davantage
    [imperious] impérieux : vole davantage
   *[greedy] avide : réalise davantage
}
cards-levels = Prophéties par niveau
cards-level-of = { $name }, niveau { $level }
cards-level-worth = { $points ->
    [one] Niveau { $level } : { $points } point chacune
   *[other] Niveau { $level } : { $points } points chacune
}
cards-worth = { $points } pts
cards-outer = dehors : la plus récente
cards-closest = 1 est la plus proche du milieu : la plus ancienne, la première à partir
cards-lead = { $sign ->
    [-1] { $size } de retard
    [0] égalité ; elle profite à CARL
   *[1] { $size } d’avance
}
cards-carl-result = Compétition 1 : vous { $points }, CARL { $carl }
cards-carl-result-note = Vous avez gagné la première compétition. CARL 2.0 commence.
cards-carl-feather = Une Plume est montrée : il préfère { $first } ou { $second }
cards-carl-feather-note = Une Prophétie qui montre l’une de ces couleurs passe avant toutes les autres.
cards-carl-god = { $action ->
    [upgrade] Carte { $god } : il fait monter deux fois
    [steal] Carte { $god } : il vole deux fois
   *[fulfil] Carte { $god } : il réalise deux fois
}
cards-carl-god-note = Sa carte Action dit ce qu’il fait deux fois. Il fait monter, puis vole, puis réalise.
cards-action-left = { $god }, encore à venir
cards-carl-upgrade = { $of ->
    [2] Montée { $nth } sur 2 : au niveau { $level }
   *[1] Montée : au niveau { $level }
}
cards-carl-steal = { $of ->
    [2] Vol { $nth } sur 2 : elle reste au niveau { $level }
   *[1] Vol : elle reste au niveau { $level }
}
cards-carl-fulfil = { $of ->
    [2] Réalisation { $nth } sur 2, dans la réserve
   *[1] Réalisation, dans la réserve
}
cards-carl-later = { $action ->
    [upgrade] Montée
    [steal] Vol
   *[fulfil] Réalisation
}
cards-carl-hidden = { $kind ->
    [god] Sa carte Action
    [feather] Une Plume
   *[scored] Son score
}
cards-carl-skip = { $action ->
    [upgrade] Montée : rien à choisir
    [steal] Vol : rien à choisir
   *[fulfil] Réalisation : rien à choisir
}
cards-carl-no-target = { $action ->
    [upgrade] Toutes ses Prophéties sont protégées, ou il n’en a pas.
    [steal] Toutes vos Prophéties sont protégées, ou vous n’en avez pas.
   *[fulfil] La réserve est vide.
}
cards-carl-nothing-there = Il n’y avait aucune candidate.
cards-carl-only-one = Il n’y avait pas d’autre candidate.
cards-carl-scored = { $points ->
    [one] Son score est fixé : { $points } point
   *[other] Son score est fixé : { $points } points
}
cards-carl-scored-note = Rien de ce qui suit n’y change quoi que ce soit. Il vous faut davantage.
cards-carl-rule = { $rule ->
    [preferred] { $by ->
        [preference] choisie : celle qui convient à sa préférence
        [level] choisie : elle convient, au plus haut niveau
        [closest] choisie : convient, plus haut niveau, plus proche du milieu
        [leftmost] choisie : la plus à gauche qui convient
       *[only] choisie : elle convient, et elle est seule
    }
   *[any] { $by ->
        [level] choisie : aucune ne convient, donc le plus haut niveau
        [closest] choisie : aucune ne convient ; plus haut niveau, plus proche
        [leftmost] choisie : aucune ne convient, donc la plus à gauche
       *[only] choisie : la seule, même si elle ne convient pas
    }
}
cards-passed-secured = protégée : intouchable
cards-passed-not-preferred = ne montre aucune de ses couleurs
cards-passed-lower-level = convient aussi, mais à un niveau plus bas
cards-passed-further-out = aussi bonne, mais plus loin du milieu
cards-passed-further-right = aussi bonne, mais plus à droite
cards-carl-tag-upgrade = monte à { $level }
cards-carl-tag-steal = prise par CARL
cards-carl-tag-fulfil = de la réserve
cards-was-here = était ici
cards-carl-now-upgrade = CARL fait monter : { $card }
cards-carl-now-steal = CARL vole : { $card }
cards-carl-now-fulfil = CARL réalise : { $card }
cards-carl-watch = Étape { $step } sur { $count } · rien à décider, regardez
cards-carl-watch-short = { $round } · étape { $step } sur { $count } · vous regardez
cards-step-of = { $step } sur { $count }
cards-why-this = Pourquoi celle-ci ?
cards-chosen = Choisie
cards-pace = Rythme
cards-auto = Auto : continuer tout seul
cards-auto-short = Auto
cards-pace-step = Pas à pas
cards-pace-slow = Lent
cards-pace-fast = Rapide
cards-back-step = Étape précédente
cards-to-end = Jusqu’à la fin
cards-next-step = Étape suivante
cards-your-turn-now = À vous
cards-go-second = Affronter CARL 2.0
cards-passage = Vous avez gagné la première compétition
cards-passage-next = Maintenant contre CARL 2.0
cards-passage-note = Tout est redistribué. Il y a { $rounds } manches, et son paquet Action compte { $cards } cartes.
cards-drop = Laquelle tombe d’abord ?
cards-drop-note = Elles arrivent au même niveau. La première est la plus proche du milieu et, à égalité, CARL prend la plus proche.
cards-drop-next = Place { $place } : { $card }
cards-drop-this = { $place ->
    [1] tombe en premier
    [2] tombe en deuxième
    [3] tombe en troisième
   *[other] tombe ensuite
}
cards-drop-level = Niveau { $level }, du milieu vers l’extérieur
cards-drop-free = encore libre
cards-dropping = tombe

## Fin

cards-results = Résultats
cards-competition-result = { $opponent } : vous { $points }, lui { $carl }
cards-won = gagnée
cards-lost = perdue
cards-no-second = La seconde compétition, contre CARL 2.0, n’a lieu qu’après une victoire.
cards-rank = { $name }
cards-rematch = Rejouer

## Touches

cards-key-lift = soulever une Plume
cards-key-place = choisir la place de la Plume soulevée
cards-key-before = { $solo ->
    [yes] passer à la place précédente, Entrée choisit ; étape précédente de CARL
   *[no] passer à la place précédente, Entrée choisit
}
cards-key-after = { $solo ->
    [yes] passer à la place suivante ; étape suivante de CARL
   *[no] passer à la place suivante, Entrée choisit
}
cards-key-turn = la retourner
cards-key-release = la reposer
cards-key-discard = la défausser et en révéler une autre
cards-key-fulfil = choisir la prochaine Prophétie à réaliser
cards-key-undo = annuler
cards-key-redo = rétablir
cards-key-reset = tout annuler ce tour-ci
cards-key-confirm = valider
cards-key-hint = demander conseil
cards-key-read = lire votre Cóatl à voix haute
cards-key-log = ouvrir le journal
cards-key-rivals = montrer les adversaires
cards-key-next = étape suivante de CARL
cards-key-back = annuler, rétablir
cards-key-end = fin du tour de CARL
cards-key-command = jouer en mots
cards-key-help = cette liste

## Jouer en mots. Plusieurs mots pour une chose sont séparés par des virgules.

cards-say-note = Dites « placer 2 dessus droite », « retourner 2 », « défausser 1 », « réaliser rouge vert », « tête rouge », « annuler » ou « valider ». Nommez une Plume par son numéro dans votre main ou par ses couleurs, une Prophétie par ses couleurs. « lire main », « lire réserve », « lire miennes », « lire temple » et « lire adversaires » disent ce qui s’y trouve.
cards-say-example = placer 2 dessus droite
cards-say-telling = Le tour de CARL est raconté : dites « suivant » ou « fin »
cards-say-waits = { $action } Dites « oui » pour le faire : ce sera définitif.
cards-say-ends = { $action } Dites « oui » pour continuer ainsi.
cards-say-holds = Vous tenez { $feather }
cards-say-no-feather = Il n’y a pas de telle Plume dans votre main
cards-say-let-go = Reposé
cards-say-nth = { $number } : { $feather }
cards-say-card = { $id } : { $card }
cards-say-place = placer, place, placez, poser, pose, posez, mettre, mets, mettez, ajouter, ajoute, ajoutez, jouer, joue, jouez
cards-say-lift = prendre, prends, prenez, lever, lève, levez
cards-say-flip = retourner, retourne, retournez, retournée, tourner, tourne, tournez
cards-say-discard = défausser, défausse, défaussez
cards-say-fulfil = réaliser, réalise, réalisez, accomplir, accomplis, accomplissez
cards-say-claim = gagner, gagne, gagnez, obtenir
cards-say-upgrade = monter, monte, montez, améliorer, améliore, améliorez
cards-say-steal = voler, vole, volez
cards-say-drop = baisser, baisse, baissez, tomber
cards-say-cancel = non, laisser, laisse, laissez
cards-say-next = suivant, suivante, suite
cards-say-finish = fin, passer, passe, passez
cards-say-over = dessus, sur, recouvrir, recouvre, recouvrez, recouvrant, par-dessus
cards-say-beside = côté
cards-say-hand = main, plumes
cards-say-row = rangée, coatl, serpent
cards-say-supply = réserve, prophéties
cards-say-mine = miennes, mien
cards-say-temple = temple
cards-say-rivals = adversaires, adversaire
cards-say-noise = le, la, les, l, un, une, à, au, aux, de, des, du, d, et, en, avec, ma, mon, mes, ce, cette, bout, plume, carte, prophétie, début, ici
