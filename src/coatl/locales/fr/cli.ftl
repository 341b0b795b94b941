# Ce que seul le terminal dit : play, score, cards, replay, bots. Ce qui se tape (commandes, options,
# actions) est le même dans toutes les langues.

## Langues, listes, erreurs

cli-no-language = la langue '{ $name }' n’existe pas ici : attendu { $languages }
cli-language-now = Le jeu parle maintenant français.
cli-or = { $first } ou { $second }
cli-phrases = { $first } ; { $next }
cli-cannot-read = impossible de lire { $text } : { $found } à la colonne { $column }, attendu : { $expected }
cli-cannot-read-end = impossible de lire { $text } : le texte finit à la colonne { $column }, attendu : { $expected }
cli-expected-letter = une lettre de couleur parmi YRKGB
cli-expected-some-letter = au moins une lettre de couleur parmi YRKGB
cli-expected-letter-or-stack = une lettre de couleur parmi YRKGB, ou ' pour une pile
cli-expected-no-gold = une lettre de couleur parmi YRKGB : on n’assemble jamais de segment doré (B9.2)
cli-expected-head-first = '<' seulement avant la première pièce, la tête
cli-expected-tail-last = '>' seulement après la dernière pièce, la queue
cli-expected-body-between = un segment entre la tête et la queue (B6.2)
cli-expected-fewer-bodies = { $most } segments au plus (B1.1)
cli-expected-fewer-segments = { $most } segments au plus
cli-card-range = de { $first } à { $last } ou de { $from } à { $to }
cli-error-no-action = '{ $text }' n’est pas une action de ce jeu ; attendu un de ces mots : { $words }
cli-error-no-action-like = '{ $text }' n’est pas une action de ce jeu ; attendu par exemple : { $words }
cli-error-help = { $problem } (? pour l’aide)
cli-many-called = '{ $name }' peut être { $names } : attendu quelques lettres de plus
cli-nobody-called = personne ici ne s’appelle '{ $name }' : attendu { $names }
cli-error-unknown-game = jeu inconnu '{ $name }' : attendu { $games }
cli-error-bad-seats = { $seats ->
    [one] { $seats } place : le jeu de plateau se joue à 2, 3 ou 4
   *[other] { $seats } places : le jeu de plateau se joue à 2, 3 ou 4
}
cli-error-bad-seats-cards = { $seats ->
    [one] { $seats } place : le jeu de cartes se joue à 2, 3 ou 4
   *[other] { $seats } places : le jeu de cartes se joue à 2, 3 ou 4
}
cli-error-carl-seats = { $seats ->
    [one] { $seats } place : contre CARL, il n’y a qu’une place
   *[other] { $seats } places : contre CARL, il n’y a qu’une place
}
cli-error-seats-number = option '{ $word }' : attendu un nombre de places, de 2 à 4
cli-error-other-seats = { $seats ->
    [one] option '{ $word }' : ailleurs, une place est demandée
   *[other] option '{ $word }' : ailleurs, { $seats } places sont demandées
}
cli-error-unknown-option = option inconnue '{ $word }' : attendu { $known }
cli-error-unknown-personality = personnalité inconnue '{ $name }' : attendu { $names }
cli-error-one-personality = CARL n’a qu’une personnalité, et non plusieurs : { $names }
cli-error-other-cards = créé avec le jeu de cartes { $made }, alors que les cartes utilisées sont { $here } (« - » désigne les cartes du jeu) : choisissez les bonnes avec --cards
cli-card-set = Jeu de cartes { $label } : { $about }
cli-cards-other-game = le jeu de cartes { $name } est pour --game { $game }, pas pour { $played }
cli-browser-at = Cóatl est à l’adresse { $address } (Ctrl-C l’arrête ; les parties sont gardées)
cli-browser-running = Cóatl tourne déjà, à l’adresse { $address }
cli-browser-packages = le serveur a besoin d’autres paquets ({ $name } manque) : { $command } (avec pipx ou uvx : [server] après le nom du wheel) ; coatl play --terminal s’en passe
cli-browser-interpreted = Les règles sont interprétées ici : tout marche, mais les bots réfléchissent bien plus lentement que compilés
cli-browser-windows = le serveur ne tourne pas sous Windows même : prenez WSL ou Docker ; coatl play --terminal joue ici
cli-terminal-only = { $option } ne concerne que le jeu dans le terminal : ajoutez --terminal
cli-browser-only = { $option } ne concerne que le jeu dans le navigateur : retirez --terminal
cli-bad-seed = --seed { $seed } : attendu un mot ou un nombre
cli-other-players = { $count ->
    [one] --options { $words } : il y a 1 personne à table
   *[other] --options { $words } : il y a { $count } personnes à table
}
cli-many-players = { $seats ->
    [one] --players nomme { $players } personnes, mais il y a { $seats } place
   *[other] --players nomme { $players } personnes, mais il y a { $seats } places
}
cli-seats-full = --bots : --players occupe déjà toutes les places
cli-many-bots = { $seats ->
    [one] --bots nomme { $bots } robots, mais il reste { $seats } place pour des robots
   *[other] --bots nomme { $bots } robots, mais il reste { $seats } places pour des robots
}
cli-bad-names = { $option } { $text } : attendu des noms séparés par des virgules
cli-you-alone = '{ $name }' désigne la personne qui lit : attendu un nom pour chaque personne
cli-same-name = deux personnes portent le nom '{ $name }' : attendu des noms différents
cli-long-name = le nom '{ $name }' est trop long : attendu { $most } lettres au plus
cli-bad-name = le nom '{ $name }' contient un signe qu’un enregistrement ne peut pas garder
cli-no-personality = --personality { $name } : réservé à --game carl
cli-carl-bots = --bots : contre CARL on joue seul ; laissez cette option, et choisissez avec --personality comment CARL joue
cli-carl-players = --players : contre CARL il n’y a qu’une personne ; donnez un seul nom
cli-save-folder = --save { $path } : c’est un dossier, attendu un fichier
cli-save-nowhere = --save { $path } : ce dossier n’existe pas
cli-stopped = interrompu
cli-no-text-file = ce n’est pas un fichier de texte
cli-cannot-open = impossible de lire { $file } : { $reason }

## La table et ses commandes

cli-bot-name = { $level ->
    [novice] Robot novice
    [apprentice] Robot apprenti
    [carver] Robot sculpteur
    [priest] Robot prêtre
    [high-priest] Robot grand prêtre
   *[random] Robot au hasard
}
cli-game = { $game ->
    [board] Cóatl
    [cards] Cóatl : le jeu de cartes
   *[carl] Cóatl : le jeu de cartes, contre CARL
}
cli-welcome-title = { $game } : { $names }
cli-welcome = { $begins } Tapez ? pour l’aide, c pour l’explication des cartes, q pour quitter.
cli-welcome-options = { $begins } Options : { $options }. Tapez ? pour l’aide, c pour l’explication des cartes, q pour quitter.
cli-seating = Ordre de jeu : { $listed } comme indiqué, puis { $bots }, de --bots.
cli-begins = { $mine ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
cli-thinking = { $who } réfléchit
cli-turn-of = Au tour de { $who }
cli-your-turn = À vous
cli-your-turn-name = { $who }, à vous
cli-turn-round = { $whose } : manche { $round } sur { $last }
cli-turn-carl = { $whose }, contre { $carl } : manche { $round } sur { $last }
cli-setup = Mise en place
cli-hide = Appuyez sur Entrée pour cacher vos cartes.
cli-pass-on = Passez le clavier à { $who }, puis appuyez sur Entrée.
cli-wait-help = Entrée continue, q quitte la partie. Personne ne voit les cartes d’un autre : c’est à cela que sert cette pause.
cli-the-end = Fin
cli-seed = Graine : { $seed }
cli-left = La partie s’arrête ici, inachevée.
cli-left-because = { $reason } La partie s’arrête ici, inachevée.
cli-stopped-now = Interrompu.
cli-input-ended = L’entrée est finie.
cli-type-number = Tapez le numéro d’un choix, ou ? pour l’aide.
cli-no-choice = Il n’y a pas de choix { $number } : les numéros vont de 1 à { $last }.
cli-may-not = { $rule ->
    [none] '{ $action }' n’est pas permis. { $reason }
   *[other] '{ $action }' n’est pas permis ({ $rule }). { $reason }
  }
cli-quit = Quitter cette partie ?
cli-yes-no = o = oui, n = non
cli-enter-undo = Entrée = oui, u = non, ? = aide
cli-go-on-help = Entrée l’exécute. u l’abandonne, et vous choisissez de nouveau. q quitte la partie ; c, t, b, rules et les autres commandes marchent ici aussi.
cli-question = { $question } ({ $answers })
cli-words-yes = o oui
cli-words-no = n non
cli-answer = Répondez o ou n, s’il vous plaît.
cli-no-answer = '{ $answer }' ne veut dire ni oui ni non.
cli-ends-setup = '{ $action }' termine votre mise en place. Continuer ?
cli-ends-turn = '{ $action }' termine votre tour. Continuer ?
cli-ends-last-turn = '{ $action }' termine votre dernier tour. Continuer ?
cli-nothing-back = Rien à reprendre : ce tour n’a encore aucune étape.
cli-settled = Rien à reprendre : '{ $action }' a dévoilé quelque chose, ce qui fixe cette étape et les précédentes.
cli-taken-back = Repris : { $action }
cli-reveals = * dévoile quelque chose et ne peut donc pas être repris
cli-save-where = Enregistrer dans quel fichier ? (Entrée = { $file })
cli-save-offer = Enregistrer la partie ? (o = dans { $file }, un nom de fichier, Entrée = non)
cli-save-named = Enregistrer dans un fichier appelé '{ $file }' ?
cli-overwrite = { $file } existe déjà. Le remplacer ?
cli-cannot-save = Impossible d’enregistrer dans { $file } : { $reason }
cli-saved = Enregistré dans { $file } (avec les cartes de tout le monde) : coatl replay { $file }
cli-command-number = numéro
cli-command-file = FICHIER
cli-do-number = faire le choix qui porte ce numéro
cli-do-write = ou l’écrire : take <B, choose P05, add Y left of A, fulfil P05 on A, done
cli-do-write-cards = ou l’écrire : RB over left, discard RB, fulfil C05, head R, tail G, done
cli-do-table = montrer de nouveau toute la table
cli-do-card = expliquer une carte ; c seul explique toutes les cartes visibles
cli-do-rules = montrer une règle ou y chercher un mot ; rules seul liste les chapitres
cli-do-bags = compter ce qui reste dans les sacs
cli-do-feathers = compter les cartes Plume déjà vues
cli-do-undo = reprendre la dernière étape de ce tour
cli-do-hint = un conseil : ce que ferait ici un robot fort, et pourquoi
cli-do-language = parler une autre langue : en, fr ou pt-BR
cli-do-save = enregistrer la partie pour `coatl replay`
cli-do-quit = quitter
cli-help-quick = Avant une étape qui termine votre tour d’elle-même, le jeu demande ; lancé avec --quick, il ne demande pas.
cli-all-rules = Toutes les règles : tapez rules. Un refus nomme sa règle : rules { $example } en montre une, rules temple cherche un mot.
cli-rules-how = rules { $example } montre une règle, et un mot trouve celles qui le contiennent.
cli-rule-note = { $kind } : { $text }
cli-no-rule = il n’y a pas de règle { $number } : les règles sur « { $heading } » vont de { $first } à { $last }
cli-no-rule-alone = il n’y a pas de règle { $number } : la seule règle sur « { $heading } » est { $chapter }
cli-no-chapter = il n’y a pas de règles { $number } : les chapitres vont de { $first } à { $last }
cli-no-rule-words = aucune règle ne contient '{ $words }' : rules seul liste les chapitres

## Le jeu de plateau : la table

cli-family = { $family ->
    [red] rouge
    [black] noire
    [blue] bleue
    [yellow] jaune
   *[green] verte
}
cli-family-name = { $family ->
    [red] Compte
    [black] Écho
    [blue] Courant
    [yellow] Procession
   *[green] Passage
}
cli-family-of = famille { $band } { $name }
cli-need-without = pas de { $piece }
cli-need-length = { $count } pièces
cli-need-no-family = sans carte { $family }
cli-explain-no-family = aucune Prophétie de la famille { $family } à côté
cli-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
cli-label-board = Plateau
cli-label-complete = complet
cli-other-board = plateau
cli-other-hand = main
cli-note-complete = { $points }, { $cards }
cli-note-open = { $cards } = { $points } si complet
cli-points-if = { $points } si complet
cli-bags = Reste dans les sacs
cli-heads = têtes
cli-bodies = segments
cli-tails = queues
cli-all = total
cli-decks = Pioche de Prophéties : { $deck }, défaussées face visible : { $discards }.
cli-level-of = { $times } sur { $lowest }×
cli-of = { $count } sur { $total }
cli-gold = or { $count } (+{ $points })
cli-tokens = jetons : { $tokens }
cli-token = { $token ->
    [pick] Choix
    [future] Futur
   *[commitment] Prêtre
}
cli-board-empty = vide, { $count } sur { $total }
cli-board-full = plein
cli-hand-choosing = choisit parmi { $count } Prophéties
cli-hand = Prophéties : { $count } sur { $total }
cli-hand-known = déjà vu : { $cards }
cli-hand-perhaps = peut-être { $cards }
cli-a-temple = un Temple
cli-face-up = Prophéties visibles, { $count } à piocher
cli-temples = Temples, piles de { $sizes }
cli-hand-title = Main, Prophéties : { $count } sur { $total }
cli-dealt = Vos cartes de départ
cli-kept = Gardées, { $count } sur { $total }
cli-on-serpent = sur Cóatl { $slot }
cli-has-one = l’a déjà

## Le jeu de plateau : les choix

cli-ask-setup = Gardez jusqu’à trois Prophéties, puis dites done
cli-ask-main = Votre action
cli-ask-choose = D’autres Prophéties, ou done
cli-ask-assemble = Continuez à assembler, ou done
cli-ask-complete = Complétez le Cóatl : posez-y des cartes, puis un Temple ou done
cli-ask-future = Défaussez, puis choisissez des Prophéties
cli-future-note = Défaussez d’abord ce que vous ne voulez pas garder : la première carte prise met fin à la défausse (B8.2).
cli-few-kept = { $count ->
    [0] Vous ne gardez aucune des { $total } Prophéties (B2.5).
    [one] Vous ne gardez qu’une Prophétie sur { $total } (B2.5).
   *[other] Vous ne gardez que { $count } Prophéties sur { $total } (B2.5).
}
cli-menu-keep = Garder
cli-menu-take = Prendre
cli-menu-choose = Choisir
cli-menu-begin = Commencer
cli-menu-add = Ajouter à { $slot }
cli-menu-fulfil = Poser
cli-menu-temple = Temple
cli-menu-discard = Défausser
cli-menu-pick = Choix parfait
cli-menu-future = Jeton
cli-menu-commit = Engagement
cli-menu-steal = Voler
cli-menu-pass = Passer
cli-menu-done = Fini
cli-from = { $pieces } à { $who }
cli-top-deck = dessus de la pioche
cli-end = { $end ->
    [left] à gauche
   *[right] à droite
}
cli-completes = le complète
cli-fits = { $card } convient
cli-no-longer = { $card } ne convient plus
cli-beside = { $card } près de { $slot } : { $level }
cli-temple-level = { $card } : { $level }
cli-see-future = Voir le Futur : six nouvelles Prophéties visibles
cli-nothing = rien à prendre, à choisir ou à assembler
cli-close = compléter le Cóatl sans Temple, pour { $points }
cli-done-setup = garder celles-ci et défausser les autres face cachée
cli-done-main = renoncer à la seconde action
cli-done-choose = assez de cartes, finir l’action
cli-done-assemble = assez assemblé, finir l’action
cli-done-future = ne prendre aucune carte

## Le jeu de plateau : ce qui s’est passé

cli-told-kept-all = Vous gardez toutes les cartes
cli-told-put-back = Vous rendez : { $cards }
cli-told-ready = { $mine ->
    [yes] Tous les choix sont faits. Prophéties gardées : { $kept }. Vous commencez
   *[no] Tous les choix sont faits. Prophéties gardées : { $kept }. { $who } commence
}
cli-told-filled = La réserve est remplie
cli-told-draws = { $count ->
    [one] { $who } pioche une Prophétie
   *[other] { $who } pioche { $count } Prophéties
}
cli-told-discards = { $count ->
    [one] { $who } défausse une Prophétie face cachée
   *[other] { $who } défausse { $count } Prophéties face cachée
}
cli-told-began = { $mine ->
    [yes] Vous commencez { $name } :
   *[no] { $who } commence { $name } :
}
cli-told-added = { $mine ->
    [yes] { $count ->
        [one] Vous ajoutez une pièce à { $name } :
       *[other] Vous ajoutez { $count } pièces à { $name } :
    }
   *[no] { $count ->
        [one] { $who } ajoute une pièce à { $name } :
       *[other] { $who } ajoute { $count } pièces à { $name } :
    }
}
cli-told-laid = { $mine ->
    [yes] Vous posez { $cards } près de { $name }
   *[no] { $who } pose { $cards } près de { $name }
}
cli-told-completed = { $mine ->
    [yes] Vous complétez { $name } :
   *[no] { $who } complète { $name } :
}
cli-told-worth = pour { $points } ({ $cards })

## Le jeu de plateau : la fin

cli-end-third = { $mine ->
    [yes] La fin : vous avez complété un troisième Cóatl (B7.1).
   *[no] La fin : { $who } a complété un troisième Cóatl (B7.1).
}
cli-end-exhausted = { $mine ->
    [yes] La fin : il ne restait plus de segment à prendre après votre tour (B7.3).
   *[no] La fin : il ne restait plus de segment à prendre après le tour de { $who } (B7.3).
}
cli-turns-left = { $count ->
    [one] Encore { $count } tour : { $turns }.
   *[other] Encore { $count } tours : { $turns }.
}
cli-turn-actions = { $actions ->
    [one] { $who } ({ $actions } action)
   *[other] { $who } ({ $actions } actions)
}
cli-last-turn = { $actions ->
    [one] C’est votre dernier tour : il reste une action.
   *[other] C’est votre dernier tour : il reste { $actions } actions au plus.
}
cli-unfinished = { $count ->
    [one] Le Cóatl { $serpents } est incomplet et ne rapportera rien (B13.1).
   *[other] Les Cóatls { $serpents } sont incomplets et ne rapporteront rien (B13.1).
}
cli-threat = { $near ->
    [yes] { $who } a deux Cóatls complets : un troisième annonce la fin, peut-être au prochain tour.
   *[no] { $who } a deux Cóatls complets : un troisième annonce la fin.
}
cli-few-bodies = { $count ->
    [0] Il n’y a plus de segment dans le sac : la fin peut être proche (B7.3).
    [one] Il ne reste qu’un segment dans le sac : la fin peut être proche (B7.3).
   *[other] Il ne reste que { $count } segments dans le sac : la fin peut être proche (B7.3).
}
cli-over-third = { $mine ->
    [yes] La partie est finie : vous avez complété un troisième Cóatl.
   *[no] La partie est finie : { $who } a complété un troisième Cóatl.
}
cli-over-exhausted = La partie est finie : il ne restait plus de segment à prendre.
cli-over-passes = La partie est finie : plus personne ne pouvait agir.
cli-over-played = La partie est finie : tout le monde a ajouté une tête et une queue.
cli-over = La partie est finie.
cli-player = nom
cli-points = points
cli-share = { $names } se partagent la victoire, à égalité de points et dans les deux départages.
cli-win = { $mine ->
    [yes] Vous gagnez avec { $points }.
   *[no] { $who } gagne avec { $points }.
}
cli-win-tie = { $mine ->
    [yes] Vous gagnez avec { $points }, autant que { $rivals } ; le départage, { $tie } : { $best } à { $other }.
   *[no] { $who } gagne avec { $points }, autant que { $rivals } ; le départage, { $tie } : { $best } à { $other }.
}
cli-win-ties = { $mine ->
    [yes] Vous gagnez avec { $points }, autant que { $rivals } ; les départages décident l’un après l’autre.
   *[no] { $who } gagne avec { $points }, autant que { $rivals } ; les départages décident l’un après l’autre.
}
cli-score = { $name } : { $points }
cli-gold-received = Segments dorés reçus : { $count }, pour { $points }
cli-serpent-score = Cóatl { $number } : { $points }, { $pieces }
cli-paid-for = (compté { $times }×)
cli-at-pieces = pièces { $places }
cli-unfinished-nothing = Incomplet { $slot } : rien
cli-unfinished-cards = Incomplet { $slot } : rien (ses cartes auraient rapporté { $points })

## Le jeu de plateau : l’essentiel des règles, cartes

cli-rules-aim = Vous assemblez des serpents à plumes, les Cóatls, avec une tête, des segments et une queue. Les Prophéties posées près d’un Cóatl rapportent selon les motifs de ses couleurs, lus de la tête à la queue ; chaque pièce compte une fois par carte. Seuls les Cóatls complets comptent. Le troisième complété par une même personne annonce les derniers tours.
cli-rules-turn = Un tour est une action : prendre les pièces d’une case de la réserve (votre plateau en contient 8), choisir des Prophéties (jusqu’à 5 en main), ou assembler autant que vous voulez : commencer un Cóatl, ajouter des pièces à ses bouts, poser près de lui des cartes qui conviennent déjà. Pour le compléter, il lui faut une carte ; il peut alors recevoir aussi un Temple.
cli-rules-signs = Y jaune, R rouge, K noir, G vert, B bleu, O doré. ◄ est une tête, ► une queue, ╌ un bout ouvert. Dans un motif, # compte une couleur n’importe où, ≠ est toute autre couleur ou rien, + une ou plusieurs, ⋯ une ou plusieurs de n’importe quelle couleur. « 1× 2 · 2× 5 » : une fois rapporte 2 points, deux fois 5. « 2× = 5 · puis 3× » : la carte est satisfaite deux fois et rapporte 5 ; trois fois rapporterait plus.
cli-pays = { $wishes }. Rapporte { $levels }.
cli-temple-note = La tête et la queue comptent dans la longueur ; l’égalité vaut à partir d’une pièce de chaque.
cli-pays-for = { $met ->
    [one] { $points } pour { $met } condition
   *[other] { $points } pour { $met } conditions
}

## Conseils

cli-hint-from = Un conseil, niveau { $level } :
cli-hint-futures = { $count ->
    [one] Un conseil, niveau { $level }, après { $count } avenir imaginé :
   *[other] Un conseil, niveau { $level }, après { $count } avenirs imaginés :
}
cli-hint-best = mieux
cli-hint-or = ou
cli-hint-hopes = Espoirs
cli-hint-fears = Craintes
cli-hint-action = action { $number }
cli-hint-choice = { $label } : { $choice }
cli-hint-as-good = presque aussi bon
cli-hint-then = puis { $steps }
cli-hint-reason = grâce à { $card } : { $points }, sinon { $instead }
cli-hint-points = { $points ->
    [one] { $points } point
   *[other] environ { $points } points
}
cli-percent = { $percent } %
cli-percent-under = moins de 1 %
cli-percent-over = plus de 99 %
cli-hope = { $card } : { $points }, probable à { $chance }
cli-fear-ends = { $who } finit la partie trop tôt pour vous, probable à { $chance }
cli-fear-takes = { $who } prend { $what }, probable à { $chance }
cli-fear-steals = { $who } vole { $what }, probable à { $chance }
cli-fear-leads = { $who } finit devant vous, probable à { $chance }
cli-fear-other = { $who } : { $kind } { $what }, probable à { $chance }
cli-fear-something = quelque chose que vous voulez
cli-hint-none = Pas de conseil : { $bot } joue, mais ne conseille pas.
cli-hint-failed = Pas de conseil : { $bot } a échoué ({ $error }).
cli-hint-silent = Pas de conseil : { $bot } n’a rien à dire ici.

## Score

cli-serpent-state = { $ends ->
    [headtail] complet
    [head] incomplet : il manque une queue
    [tail] incomplet : il manque une tête
   *[none] incomplet : il manque une tête et une queue
}
cli-head-card = carte
cli-head-pattern = motif
cli-head-family = famille
cli-head-times = fois
cli-head-levels = niveaux
cli-head-points = points
cli-head-reached = niveau
cli-head-level = niveau
cli-head-pts = pts
cli-head-pieces = pièces
cli-head-segments = segments
cli-paying-prophecies = { $count ->
    [one] { $count } Prophétie sur { $total } rapporte
   *[other] { $count } Prophéties sur { $total } rapportent
}
cli-paying-temples = { $count ->
    [one] { $count } Temple sur { $total } rapporte
   *[other] { $count } Temples sur { $total } rapportent
}
cli-temples-later = Les Temples ne paient que pour un serpent complet.
cli-temples-later-more = Les Temples ne paient que pour un serpent complet (--all montre ce qu’il remplit déjà).
cli-paying-nothing = { $count ->
    [one] { $count } ne rapporte rien (--all le montre)
   *[other] { $count } ne rapportent rien (--all les montre)
}
cli-beside-it = À côté : { $cards } = { $total }
cli-segments = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
}
cli-stacks = { $count ->
    [one] dont une pile (')
   *[other] dont { $count } piles (')
}
cli-satisfied = { $count ->
    [one] { $count } Prophétie sur { $total } est satisfaite.
   *[other] { $count } Prophéties sur { $total } sont satisfaites.
}
cli-satisfied-more = { $count ->
    [one] { $count } Prophétie sur { $total } est satisfaite (--all montre les autres).
   *[other] { $count } Prophéties sur { $total } sont satisfaites (--all montre les autres).
}
cli-starts = Chaque début porte son numéro.
cli-row-marks = ✓ la rangée le remplit telle quelle, ✗ non, ? dépend des Prophéties détenues.
cli-board-only = { $option } ne vaut que pour le jeu de plateau, et non avec --game { $game }
cli-no-prophecy-card = --cards : { $id } n’est pas une Prophétie, attendu de P01 à { $last }
cli-promo-card = --cards : { $id } est une carte promo, attendu de P01 à { $last }, ou --promo
cli-card-twice = --cards : { $id } deux fois, attendu des cartes différentes (B6.3)
cli-card-number = --cards : { $count } cartes, attendu de 1 à { $most }, comme P03,P17 (B6.3)
cli-input-closed = l’entrée standard est fermée, attendu des serpents, un par ligne
cli-input-line = entrée standard, ligne { $number } : { $problem }
cli-serpents-please = Des serpents, un par ligne ; Ctrl-D pour finir.

## Cartes

cli-no-cards-for = --game : pas de cartes pour { $game }, attendu { $expected }
cli-ids-or-family = donnez soit des cartes, soit --family, mais pas les deux
cli-promo-board = --promo : les cartes promo sont du jeu de plateau
cli-no-card = aucune carte n’a le nom { $id }, attendu { $cards }
cli-no-card-cards = aucune carte du jeu de cartes n’a le nom { $id }, attendu { $cards }
cli-no-family = --family : pas de famille { $family }, attendu { $expected }
cli-no-god = --family : pas de dieu { $god }, attendu { $expected }
cli-family-line = { $family ->
    [red] des pièces n’importe où dans le serpent
    [black] une couleur à la suite
    [blue] deux couleurs en alternance
    [yellow] une suite plus longue dans un ordre fixe
   *[green] deux bouts avec quelque chose entre eux
}
cli-band-temples = temples
cli-band-temple = temple
cli-band-feathers = plumes
cli-temples-line = ce qu’un serpent complet a, ou n’a pas
cli-cards-temples-line = un pour tout le monde ; un objectif 3 points, les deux 7
cli-feathers-line = { $count } cartes de deux segments
cli-carl-line = ses cartes Action, par dieu ; CARL 2.0 en reçoit une de plus
cli-god-line = { $god ->
    [yellow] dieu jaune (yellow), { $count } Prophéties : { $kinds }
    [green] dieu vert (green), { $count } Prophéties : { $kinds }
    [blue] dieu bleu (blue), { $count } Prophéties : { $kinds }
   *[pink] dieu rose (pink), { $count } Prophéties : { $kinds }
}
cli-kind = { $kind ->
    [pair] paire
    [gap] intervalle
    [match] pareils autour
    [either] l’un ou l’autre
    [not] sauf
    [stack] pile
   *[before-stack] avant une pile
}
cli-god-action = { $action ->
    [upgrade] { $god } fait monter
    [steal] { $god } vole
   *[fulfil] { $god } réalise
}
cli-god-actions = L’action d’un dieu se fait deux fois au tour de sa carte : { $actions }.
cli-count-prophecies = { $count ->
    [one] { $count } Prophétie
   *[other] { $count } Prophéties
}
cli-count-copies = { $count } Prophéties ({ $total } avec les doubles)
cli-count-temples = { $count ->
    [one] { $count } Temple
   *[other] { $count } Temples
}
cli-cards-more = coatl cards P10 T03 montre des cartes en grand, avec des exemples ; --promo ajoute les cartes promo.
cli-card-game-more = coatl cards --game cards C23 D2 montre des cartes en grand, avec des exemples.
cli-prophecies-pay = Une Prophétie rapporte 2 points au niveau 1, 5 au niveau 2, 6 au niveau 3 (protégée).
cli-pattern-signs = Dans un motif, · est un segment quelconque, = deux d’une même couleur, ≠ une autre couleur, ' une pile.
cli-reconstructed = Le livret ne montre que des exemples : ce qui porte ° est reconstitué d’après ses règles et peut différer de la carte imprimée ; qui possède la boîte peut le corriger dans src/coatl/cards/cards.json, et rien d’autre n’est à changer.
cli-copies = { $count } exemplaires
cli-promo = promo
cli-met-step = { $step ->
    [one] une
    [two] deux
    [both] les deux
   *[all] toutes
}
cli-met = { $step }
cli-points-of = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

## Robots et relecture

cli-bot-random = joue tout ce qui est permis ; pour les essais et les simulations
cli-bot-novice = connaît les règles, suit les points les plus proches et passe souvent à côté de mieux
cli-bot-apprentice = prend ce qui va avec ses cartes, mais sans soin et sans jamais prévoir
cli-bot-carver = prépare ses serpents avec soin ; remarque à peine ce que vous faites
cli-bot-priest = pense quelques tours à l’avance et sait quand finir la partie
cli-bot-high-priest = joue des milliers d’avenirs avant chaque tour ; le plus fort que nous sachions faire
cli-bots-more = Aussi : priest@500it ou priest@2s (un budget par tour), my_bot.py:MyBot (le vôtre).
cli-seat = place { $number }
cli-seen-spectator = vu par le public
cli-seen-by = vu par { $who }
cli-game-over = la partie est finie ; { $places }
cli-game-on = la partie continue ; points pour l’instant : { $places }
cli-standing = { $points ->
    [one] { $who } : { $points } point (rang { $rank })
   *[other] { $who } : { $points } points (rang { $rank })
}
cli-standing-carl = CARL : { $points }
cli-resigned = { $who } a abandonné
cli-few-seats = { $count ->
    [one] --seat { $seat } : l’enregistrement a { $count } place
   *[other] --seat { $seat } : l’enregistrement a { $count } places
}
cli-few-actions = { $count ->
    [one] --at { $at } : l’enregistrement a { $count } action
   *[other] --at { $at } : l’enregistrement a { $count } actions
}
