# La table du jeu de plateau.

board-seat = Place { $number }
board-you = Vous
board-colour = { $colour ->
    [Y] jaune
    [R] rouge
    [K] noir
    [G] vert
    [B] bleu
   *[O] doré
}
board-piece-head = { $colour ->
    [Y] tête jaune
    [R] tête rouge
    [K] tête noire
    [G] tête verte
   *[B] tête bleue
}
board-piece-body = { $colour ->
    [Y] segment jaune
    [R] segment rouge
    [K] segment noir
    [G] segment vert
    [B] segment bleu
   *[O] segment doré
}
board-piece-tail = { $colour ->
    [Y] queue jaune
    [R] queue rouge
    [K] queue noire
    [G] queue verte
   *[B] queue bleue
}
board-space-empty = case vide
board-space-pair = { $first } et { $second }
board-sequence = { $first }, { $next }
board-serpent = Cóatl { $slot }
# As it is read aloud, where a numeral would be spelled.
board-serpent-said = Cóatl { $number ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $number }
}
board-serpent-done = { $name }, complet

# Cartes
board-prophecy-name = Prophétie « { $pattern } »
board-temple-name = Temple « { $needs } »
board-pattern-count = { $colour ->
    [Y] pièces jaunes, n’importe où
    [R] pièces rouges, n’importe où
    [K] pièces noires, n’importe où
    [G] pièces vertes, n’importe où
   *[B] pièces bleues, n’importe où
}
board-pattern-exact = { $colour ->
    [Y] exactement deux jaunes de suite
    [R] exactement deux rouges de suite
    [K] exactement deux noires de suite
    [G] exactement deux vertes de suite
   *[B] exactement deux bleues de suite
}
board-pattern-three = { $colour ->
    [Y] trois jaunes de suite
    [R] trois rouges de suite
    [K] trois noires de suite
    [G] trois vertes de suite
   *[B] trois bleues de suite
}
board-pattern-run = dans cet ordre : { $colours }
board-pattern-run-short = dans cet ordre
board-pattern-stretch = { $from }, { $through } une ou plusieurs fois, { $to }
board-pattern-mirror = { $first } { $second }, une ou plusieurs pièces quelconques, { $second } { $first }
board-pattern-mirror-short = la paire, une ou plusieurs pièces, la paire inversée
board-pattern-set = toutes, n’importe où : { $colours }
board-pattern-set-short = toutes, n’importe où
board-need-without = { $colour ->
    [Y] pas de jaune
    [R] pas de rouge
    [K] pas de noir
    [G] pas de vert
   *[B] pas de bleu
}
board-need-length = exactement { $count } pièces
board-need-equal = autant de { $first } que de { $second }
board-need-no-family = { $family ->
    [red] aucune carte de la famille A
    [black] aucune carte de la famille B
    [blue] aucune carte de la famille C
    [yellow] aucune carte de la famille D
   *[green] aucune carte de la famille E
}
board-step-met = { $count ->
    [1] une
    [2] deux
   *[other] toutes
}
board-badge-paid = { $times }× = { $points }
board-badge-times = { $times }×
board-badge-next = puis { $times }× = { $points }
board-badge-next-short = puis { $times }×
board-badge-top = maximum
board-badge-met = { $count } = { $points }
board-badge-none-met = aucune
board-badge-next-met = { $count } = { $points }

# Cadres
board-title = Jeu de plateau
board-turn-order = Ordre de jeu
board-supply = Réserve
board-build = Assembler
board-rivals = Adversaires
board-table-tab = Table
board-tabs = Parties de la table
board-ring = Cercle de la réserve
board-prophecies = Prophéties
board-temples = Temples
board-deck = Pioche
board-deck-name = { $count ->
    [0] Piocher : la pioche est vide
    [1] Piocher : il reste une carte
   *[other] Piocher : il reste { $count } cartes
}
board-pile = { $card }. { $count ->
    [1] Dernière carte de la pile { $pile }
   *[other] Pile { $pile }, { $count } cartes
}
board-pile-empty = La pile { $pile } est vide
board-bag-heads = { $count ->
    [0] Plus de tête dans le sac
    [1] Une tête dans le sac
   *[other] { $count } têtes dans le sac
}
board-bag-bodies = { $count ->
    [0] Plus de segment dans le sac
    [1] Un segment dans le sac
   *[other] { $count } segments dans le sac
}
board-bag-tails = { $count ->
    [0] Plus de queue dans le sac
    [1] Une queue dans le sac
   *[other] { $count } queues dans le sac
}
board-bag = Segments restant dans le sac
board-bag-count = { $name } : { $count }
board-rest-assemble = en pause pendant l’assemblage
board-rest-complete = seuls les Temples sont à prendre
board-rest-choose = seules les Prophéties sont à prendre
board-rest-wait = en pause jusqu’à votre tour
board-rest-draft = en pause : validez ou annulez d’abord
board-tray = Vos pièces
board-tray-of = Pièces de { $who }
board-tray-count = { $count } sur 8
board-tray-piece = { $number } : { $name }
board-tray-used = { $number } : { $name }, à présent sur un Cóatl
board-tray-empty = { $number } : vide
board-hand = Votre main
board-hand-of = Main de { $who }
board-hand-badges = niveaux pour { $name }
board-hand-lay = choisissez le Cóatl qui la reçoit
board-hand-complete = touchez une carte pour la poser près de { $name }
board-hand-hidden = { $count ->
    [0] Aucune Prophétie en main
    [1] Une Prophétie en main
   *[other] { $count } Prophéties en main
}
board-pieces = { $count ->
    [0] aucune pièce
    [1] une pièce
   *[other] { $count } pièces
}
board-ends-open = deux bouts ouverts
board-needs = Manque encore
board-needs-head = tête
board-needs-tail = queue
board-so-far = pour l’instant
board-points = { $count ->
    [0] aucun point
    [1] un point
   *[other] { $count } points
}
board-showing = montre { $card }
board-cards-free = { $count ->
    [1] place pour une Prophétie
   *[other] place pour { $count } Prophéties
}
board-cards-full = 4 Prophéties sur 4
board-lay-here = Poser ici
board-lay-here-for = Poser ici : { $points }
board-lane-empty = Place pour un nouveau Cóatl
board-socket-left = { $name }, bout gauche
board-socket-right = { $name }, bout droit
board-socket-new = Commencer un nouveau Cóatl
board-socket-place = { $socket } : placer { $piece }, { $delta }
board-socket-place-plain = { $socket } : placer { $piece }
board-piece-back = Reprendre { $name }
board-read-serpent = { $name }, { $count ->
    [1] une pièce
   *[other] { $count } pièces
}, { $left ->
    [closed] tête posée
   *[open] bout gauche ouvert
}, { $right ->
    [closed] queue posée
   *[open] bout droit ouvert
} : { $pieces }
board-plus = +{ $points }
board-minus = −{ $points }
board-even = ±0
board-delta-breaks = { $delta } casse { $count ->
    [1] une carte
   *[other] { $count } cartes
}
board-delta-completes = { $delta } le complète
board-change = { $card } : { $before } devient { $after }
# What the pieces of a supply space would do: how much, for which Cóatl.
board-take-use = { $delta } pour { $name } : { $changes }
board-take-completes = { $delta }, la dernière pièce de { $name }
board-placed = { $count ->
    [1] une pièce placée
   *[other] { $count } pièces placées
}

# Adversaires
board-rival-open = { $who } : { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}, { $done ->
    [0] aucun Cóatl complet
    [1] un Cóatl complet
   *[other] { $done } Cóatls complets
}, { $tray ->
    [0] aucune pièce
    [1] une pièce
   *[other] { $tray } pièces
}, { $hand ->
    [0] aucune Prophétie
    [1] une Prophétie
   *[other] { $hand } Prophéties
}
board-rival-acting = C’est son tour
board-rival-tokens = Jetons restants : { $tokens }
board-rival-no-tokens = Plus aucun jeton
board-kind-bot = robot · { $level ->
    [novice] novice
    [apprentice] apprenti
    [carver] sculpteur
    [priest] prêtre
    [high-priest] grand prêtre
   *[other] { $level }
}
board-kind-bot-plain = robot
board-away = absence
board-resigned = abandon
board-temple-held = Temple encore en main
board-gold = { $count ->
    [1] Un segment doré reçu
   *[other] { $count } segments dorés reçus
}
board-known = Prophéties prises sous les yeux de tous
board-maybe = Peut-être encore en main
board-token-pick = Choix parfait
board-token-future = Voir le Futur
board-token-commitment = Engagement des prêtres
board-token-spent = { $name }, déjà utilisé
board-tokens = Jetons Sacrifice
board-close = Fermer

# Barre du tour
board-prompt-setup = Choisissez vos Prophéties
board-prompt-setup-sub = { $kept ->
    [0] Touchez-en une, deux ou trois sur { $dealt }
    [one] Une gardée. { $left ->
        [one] Une autre a sa place
       *[other] { $left } autres ont leur place
    }, moins est permis
   *[other] { $left ->
        [0] Trois gardées, c’est le maximum
        [one] { $kept } gardées. Une autre a sa place, moins est permis
       *[other] { $kept } gardées. { $left } autres ont leur place, moins est permis
    }
}
board-prompt-main = À vous de jouer
board-prompt-main-second = Votre seconde action
board-prompt-main-sub = Prenez des pièces, des Prophéties, ou assemblez
board-prompt-main-assemble-sub = Assemblez : soulevez une pièce ou une carte
board-prompt-choose = Encore une Prophétie ?
board-prompt-choose-sub = Prenez-en une autre ou finissez le tour
board-prompt-assemble = Continuez l’assemblage
board-prompt-assemble-sub = Soulevez une pièce ou une carte, ou validez
board-prompt-complete = Posez les cartes de { $name }
board-prompt-complete-sub = Une à quatre Prophéties, un Temple au plus
board-prompt-future = Voir le Futur
board-prompt-future-sub = Prenez une des six Prophéties, ou défaussez-en une d’abord
board-prompt-ends = Votre tour est prêt
board-prompt-ends-sub = Validez-le ou revenez en arrière
board-prompt-hold = À placer : { $name }
board-prompt-hold-sub = Choisissez un bout qui brille, ou une autre pièce
board-prompt-card = Posez la carte
board-prompt-card-sub = Choisissez un Cóatl, ou une autre carte
board-prompt-commitment = Prenez un Temple
board-prompt-commitment-sub = Choisissez le dessus d’une pile
board-prompt-wait = { $who } joue
board-prompt-wait-sub = Regardez la table à votre aise
board-prompt-wait-all = En attente des autres
board-prompt-watch = Vous regardez la partie
board-prompt-over = La partie est finie
board-prompt-over-sub = Regardez la table aussi longtemps que vous voulez
board-prompt-stuck = Rien n’est possible
board-prompt-stuck-sub = Ni pièce, ni carte, ni place : vous pouvez passer
board-undo = Annuler
board-redo = Rétablir
board-reset = Tout annuler
board-undone = Annulé : { $action }
board-redone = Rétabli
board-was-reset = Tout ce tour est annulé
board-with-key = { $name } ({ $key })
board-card-look = { $card }. Ne peut pas être prise maintenant ; appuyez pour voir où elle compte
board-commit = Valider le tour
board-commit-setup = { $count ->
    [0] Gardez-en une à trois
    [one] Garder celle-ci
    [2] Garder ces deux-là
    [3] Garder ces trois-là
   *[other] Garder ces { $count }-là
}
board-commit-close = Compléter pour { $points }
board-commit-close-plain = Compléter le Cóatl
board-commit-enough = Assez de cartes
board-commit-skip = Sans seconde action
board-commit-future = Finir l’action
board-pass = Passer
board-why-nothing = Faites d’abord quelque chose : touchez des pièces ou une carte
board-why-prophecy = Il faut une Prophétie
board-why-future = Choisissez d’abord une Prophétie
board-why-keep = Gardez au moins une Prophétie
board-why-wait = Ce n’est pas votre tour
board-why-undo = Rien à annuler
board-why-redo = Rien à rétablir
board-why-here = Cela ne va pas ici pour l’instant
board-why-tray = Cette pièce ne peut pas être placée pour l’instant
board-why-card = Cette carte ne peut pas être posée pour l’instant
board-why-supply = On ne peut pas prendre cela pour l’instant
board-this-turn = Ce tour
board-lock = dévoile quelque chose
board-sure-title = Dévoiler quelque chose ?
board-sure-text = Ceci dévoile une chose cachée : le tour devient public et ne peut plus être annulé.
board-sure-action = Vous allez : { $action }
board-sure-yes = Continuer
board-sure-no = Pas encore
board-sure-never = Ne plus demander
board-last-title = C’est votre dernier tour
board-last-text = { $count ->
    [one] Ce Cóatl n’est pas complet :
   *[other] Ces Cóatls ne sont pas complets :
}
board-last-yes = Valider quand même
board-dismiss = D’accord

# Fin d’un Cóatl
board-complete-title = { $name } est complet
board-complete-choose = de 1 à 4
board-complete-count = { $count } sur 4
board-complete-temple-note = un au plus
board-complete-unfit = ne convient pas à ce Cóatl
board-complete-beside = déjà à côté
board-complete-pile = pile commune, dévoile la suivante
board-complete-hand = de votre main
board-complete-kept = par l’Engagement des prêtres
board-complete-met = { $count ->
    [0] aucune condition remplie
    [1] une remplie
   *[other] { $count } remplies
}
board-complete-top = { $times }× · niveau maximum
board-complete-next = { $times }× · { $next }× ferait { $points }
board-complete-blocked = Il manque une Prophétie
board-complete-blocked-sub = Un Cóatl complet doit en avoir au moins une.
board-complete-ready = Prêt : { $count ->
    [one] une Prophétie
   *[other] { $count } Prophéties
}{ $temple ->
    [yes] {" "}et un Temple
   *[no] {""}
}
board-complete-ready-sub = Ensuite ses cartes ne changent plus.
board-complete-total = Total : { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}

# Préparation
board-setup-title = Quelles Prophéties gardez-vous ?
board-setup-text = Une Prophétie est un motif. Posez-la à côté d’un de vos Cóatls : elle rapporte selon le nombre de fois où ce Cóatl montre le motif. Gardez-en jusqu’à trois ; les autres sont écartées face cachée.
board-setup-temple = votre Temple, à vous dans tous les cas
board-setup-kept = gardée
board-setup-keep = Garder { $card }
board-setup-wait = Les autres choisissent encore

# Jetons et or
board-pick-title = Choix parfait : des pièces au choix
board-pick-text = Choisissez une tête, une queue ou deux segments.
board-pick-heads = Têtes
board-pick-bodies = Deux segments
board-pick-tails = Queues
board-steal-title = Plumes d’or : prendre des segments
board-steal-text = Le segment doré va à la personne choisie ; il y vaut 2 points.
board-steal-from = De { $who }

# Fin
board-over-title = Scores finaux
board-over-rank = { $rank }.
board-over-serpents = { $count ->
    [0] aucun Cóatl
    [1] un Cóatl
   *[other] { $count } Cóatls
}
board-over-gold = or +{ $points }
board-over-unfinished = { $count ->
    [1] un Cóatl incomplet, 0 point
   *[other] { $count } Cóatls incomplets, 0 point
}
board-over-ending = { $ending ->
    [third] Un troisième Cóatl a été complété.
    [exhausted] Il ne restait plus de segment à prendre.
    [passes] Plus personne ne pouvait agir.
   *[other] La partie est finie.
}
board-rematch = Revanche

# Avertissements
board-warn-third = { $next ->
    [yes] { $who } peut compléter un troisième Cóatl au prochain tour
   *[no] { $who } a deux Cóatls complets
}
board-warn-third-you = { $next ->
    [yes] Vous pouvez compléter votre troisième Cóatl au prochain tour
   *[no] Vous avez deux Cóatls complets
}
board-warn-few = { $count ->
    [0] Le sac de segments est vide
    [1] Il reste un segment dans le sac
   *[other] Il reste { $count } segments dans le sac
}
board-warn-end = { $cause ->
    [third] Derniers tours : un troisième Cóatl est complet
    [exhausted] Derniers tours : plus de segment
   *[other] Les derniers tours commencent
}
board-warn-yours = { $actions ->
    [1] Votre dernier tour : 1 action
   *[other] Votre dernier tour : { $actions } actions
}
board-warn-unfinished = { $names } : 0 point en l’état
board-actions = { $count ->
    [1] 1 action
   *[other] { $count } actions
}

# Journal
board-log = Journal
board-log-news = Depuis votre dernier tour
board-log-none = Rien ne s’est encore passé
board-log-started = La partie commence
board-log-kept = Vous gardez : { $card }
board-log-chosen = { $mine ->
    [yes] Votre choix est fait
   *[no] { $who } a fait son choix
}
board-log-ready = { $mine ->
    [yes] Tous les choix sont faits. Vous commencez
   *[no] Tous les choix sont faits. { $who } commence
}
board-log-took = { $mine ->
    [yes] Vous prenez : { $pieces }
   *[no] { $who } prend : { $pieces }
}
board-log-chose = { $mine ->
    [yes] Vous choisissez { $card }
   *[no] { $who } choisit { $card }
}
board-log-drew = { $mine ->
    [yes] Vous piochez { $card }
   *[no] { $who } pioche
}
board-log-reshuffled = La défausse devient une nouvelle pioche : { $cards }
board-log-began = { $mine ->
    [yes] Vous commencez { $name }
   *[no] { $who } commence { $name }
}
board-log-added = { $mine ->
    [yes] Vous allongez { $name } : { $count } pièces
   *[no] { $who } allonge { $name } : { $count } pièces
}
board-log-fulfilled = { $mine ->
    [yes] Vous posez { $card }
   *[no] { $who } pose { $card }
}
board-log-shown = La pile { $pile } montre { $card }
board-log-emptied = La pile { $pile } est vide
board-log-closed = { $mine ->
    [yes] Vous complétez un Cóatl : { $points }
   *[no] { $who } complète un Cóatl : { $points }
}
board-log-picked = { $mine ->
    [yes] Choix parfait : vous prenez { $pieces }
   *[no] Choix parfait : { $who } prend { $pieces }
}
board-log-future = { $mine ->
    [yes] Voir le Futur : vous révélez six nouvelles Prophéties
   *[no] Voir le Futur : { $who } révèle six nouvelles Prophéties
}
board-log-discarded = { $known ->
    [yes] Vous défaussez { $card }
   *[no] { $who } défausse une Prophétie face cachée
}
board-log-committed = { $mine ->
    [yes] Engagement des prêtres : vous prenez { $card }
   *[no] Engagement des prêtres : { $who } prend { $card }
}
board-log-stole = { $mine ->
    [yes] Contre de l’or, vous prenez à { $victim } : { $pieces }
   *[no] Contre de l’or, { $who } prend à { $victim } : { $pieces }
}
board-log-stole-you = Contre de l’or, { $who } vous prend : { $pieces }
board-log-passed = { $mine ->
    [yes] Vous passez
   *[no] { $who } passe
}
board-log-third = { $mine ->
    [yes] Votre troisième Cóatl : les derniers tours commencent
   *[no] Troisième Cóatl de { $who } : les derniers tours commencent
}
board-log-exhausted = Plus de segment : les derniers tours commencent
board-log-over = La partie est finie
board-log-resigned = { $mine ->
    [yes] Vous abandonnez
   *[no] { $who } abandonne
}
board-log-replaced = { $mine ->
    [yes] Un robot joue à votre place
   *[no] Un robot remplace { $who }
}
board-log-returned = { $mine ->
    [yes] Vous êtes de retour
   *[no] { $who } est de retour
}
board-log-kicked = { $mine ->
    [yes] Votre place vous a été retirée : un robot continue
   *[no] { $who } n’a plus de place : un robot continue
}

# Actions par leur nom
board-do-take = prendre : { $pieces }
board-do-pick = Choix parfait : { $pieces }
board-do-begin = commencer un Cóatl : { $pieces }
board-do-add = { $end ->
    [left] { $pieces } à gauche de { $name }
   *[right] { $pieces } à droite de { $name }
}
board-do-steal = prendre à { $who } contre de l’or : { $pieces }
board-do-deck = piocher
board-this-prophecy = cette Prophétie
board-do-choose = choisir { $card }
board-do-keep = garder { $card }
board-do-discard = défausser { $card }
board-do-fulfil = poser { $card } près de { $name }
board-do-temple = poser { $card }
board-do-commitment = Engagement des prêtres : { $card }
board-do-future = Voir le Futur
board-do-pass = passer
board-do-done = finir l’action

# Conseils
board-hint = Conseil
board-hint-ask = Demander conseil

# Touches
board-key-piece = soulever une pièce
board-key-new = commencer un nouveau Cóatl avec elle
board-key-lane = l’autre Cóatl (Tab : avec une pièce en main)
board-key-fulfil = poser la Prophétie choisie
board-key-undo = annuler, rétablir
board-key-commit = valider le tour
board-key-log = ouvrir le journal
board-key-read = lire le Cóatl à voix haute
board-key-rivals = adversaires
board-key-hint = demander conseil
board-key-help = cette liste
board-key-cancel = reposer ce que vous tenez
board-help = Aide et touches

# Objectifs et pièces regardées
board-goal-pin = en faire l’objectif
board-goal-unpin = Objectif : { $card }. Le retirer
board-goal-pinned = Objectif de { $name } : { $card }
board-goal-gone = { $card } n’est plus un objectif de { $name }
board-read-piece = { $number } : { $name }, { $count ->
    [0] aucune carte n’en a besoin
    [one] une carte en a besoin : { $cards }
   *[other] { $count } cartes en ont besoin : { $cards }
}

# Derniers tours
board-end-title = Derniers tours
board-end-cause = { $cause ->
    [third] { $mine ->
        [yes] Vous avez complété un troisième Cóatl
       *[no] { $who } a complété un troisième Cóatl
    }
    [exhausted] Il n’y a plus de segments
   *[other] Les derniers tours ont commencé
}
board-end-why = Les personnes de la liste jouent encore, puis la partie s’arrête
board-end-turns = Tours restants
board-last-nothing = rapporte 0
board-last-can = Il peut être complété maintenant : { $action }
board-last-show = Montrer

# Barre du tour, suite
board-switch = Changer d’action
board-commit-close-shows = Compléter pour { $points } et dévoiler le Temple suivant
board-complete-best = Choisir le meilleur ensemble
board-complete-full = il y en a déjà quatre
board-complete-unmet = Ce Temple ne demande rien que ce Cóatl possède
board-complete-beside-why = Elle a été posée à un tour précédent et reste là

# Touches, suite
board-key-left = la placer au bout gauche
board-key-right = la placer au bout droit
board-key-a = choisir le Cóatl du haut
board-key-b = choisir le Cóatl du bas
board-key-goal = faire de la carte regardée l’objectif
board-key-previous = regarder la pièce précédente
board-key-next = regarder la pièce suivante
board-key-last = dernier coup
board-key-command = jouer en mots

# Jouer en mots. Plusieurs mots pour une chose sont séparés par des virgules.
board-say-note = Dites quoi faire : un verbe, des couleurs, gauche ou droite, le numéro du Cóatl ou une carte.
board-say-example = ajouter bleu droite 1
board-say-add = ajouter, ajoute, ajoutez, placer, place, placez, mettre, mets, mettez
board-say-begin = commencer, commence, commencez, nouveau
board-say-take = prendre, prends, prenez
board-say-choose = choisir, choisis, choisissez, prophétie
board-say-draw = piocher, pioche, piochez
board-say-lay = poser, pose, posez, temple
board-say-keep = garder, garde, gardez
board-say-pass = passer, passe, passez
board-say-body = corps, segment, segments
board-say-noise = le, la, les, un, une, à, au, de, du, et, bout, sur, coatl

# Fenêtres basses, totaux, noms
board-own-serpents = Vos Cóatls
board-laid = posées
board-needs-short = { $kind ->
    [head] tête à poser
    [tail] queue à poser
   *[both] deux bouts ouverts
}
board-switch-short = Changer
board-hand-short = Main
board-hand-tile = Votre main : { $count ->
    [one] une Prophétie
   *[other] { $count } Prophéties
}, { $temples ->
    [0] aucun Temple
    [one] un Temple
   *[other] { $temples } Temples
}
board-total-hoped = { $count ->
    [one] { $points } avec { $names } terminé
   *[other] { $points } avec { $names } terminés
}
board-setup-unkept = garder
board-setup-count = { $count } sur { $most } gardées
board-setup-in-supply = dans la réserve
board-setup-all-colours = les cinq couleurs
board-setup-there = {" "}: autant dans la réserve
board-setup-none = N’en garder aucune…
board-setup-example = Sur un Cóatl
board-none-title = Commencer sans Prophétie ?
board-none-text = { $count ->
    [3] Les trois sont écartées face cachée
    [4] Les quatre sont écartées face cachée
    [5] Les cinq sont écartées face cachée
   *[other] Les { $count } sont écartées face cachée
}, personne ne les voit. En choisir d’autres plus tard vous coûtera une action.
board-none-yes = N’en garder aucune
board-none-no = Revenir
board-why-keep-most = Trois au plus : retirez-en d’abord une autre
board-prompt-first = Prenez vos premières pièces
board-prompt-first-sub = Touchez une case rose : deux corps, une tête ou une queue
