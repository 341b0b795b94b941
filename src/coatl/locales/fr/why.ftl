# Pourquoi quelque chose ne peut pas se faire maintenant : les raisons des règles et de la table. Dit par le navigateur et par le terminal.

why-turn-over = Votre tour est complet : validez-le, ou revenez en arrière.
why-over = La partie est finie.
why-turn-of = C’est au tour de { $name }.

## Le jeu de plateau

why-setup = Choisissez d’abord les Prophéties que vous gardez.
why-choose = Vous choisissez des Prophéties : prenez-en d’autres, ou finissez.
why-assemble = Vous assemblez un Cóatl : continuez, ou finissez.
why-complete = Vous complétez un Cóatl : posez-y des cartes, ou finissez.
why-future = Voir le Futur est en cours : défaussez des Prophéties, ou prenez-en, ce qui met fin à la défausse.
why-chosen = Votre choix est fait ; les autres choisissent encore.
why-needs-action = Un tour demande une action.
why-setup-over = Le choix du début est fini.
why-discard-future = On ne défausse des Prophéties qu’avec Voir le Futur, avant d’en prendre une première.
why-temple-complete = Un Temple ne se pose qu’en complétant un Cóatl.
why-room = { $room ->
    [0] Votre plateau est plein : il a de la place pour 8 pièces.
    [one] Votre plateau a de la place pour 8 pièces : encore une seule.
   *[other] Votre plateau a de la place pour 8 pièces : encore { $room } seulement.
  }
why-kept-three = Trois Prophéties sont déjà gardées.
why-not-dealt = Vous n’avez pas reçu cette carte, ou l’avez déjà gardée ({ $card }).
why-not-in-supply = Aucune case de la réserve ne contient cela.
why-hand-full = Vous avez déjà 5 Prophéties en main.
why-no-deck = La pioche et la défausse sont vides.
why-not-face-up = Cette carte n’est pas face visible ({ $card }).
why-no-piece = Cette pièce n’est pas sur votre plateau.
why-two-open = Vous avez déjà deux Cóatls incomplets.
why-no-serpent = Il n’y a pas de Cóatl { $serpent }.
why-head-left = Les têtes vont au bout gauche.
why-tail-right = Les queues vont au bout droit.
why-has-head = Le Cóatl { $serpent } a déjà une tête : rien ne va à sa gauche.
why-has-tail = Le Cóatl { $serpent } a déjà une queue : rien ne va à sa droite.
why-needs-body = Il faut un segment entre la tête et la queue.
why-three-complete = Vous avez déjà 3 Cóatls complets.
why-no-prophecy = Le Cóatl { $serpent } serait complet, mais il lui faut d’abord une Prophétie.
why-not-in-hand = Cette carte n’est pas dans votre main ({ $card }).
why-same-card = Le Cóatl { $serpent } a déjà une carte identique.
why-too-low = Le Cóatl { $serpent } n’atteint pas le premier niveau de cette carte ({ $card }).
why-four-cards = Le Cóatl { $serpent } a déjà 4 Prophéties.
why-temple-away = Ce Temple n’est ni dans votre main ni sur une pile ({ $card }).
why-temple-unmet = Le Cóatl ne remplit aucune condition de ce Temple ({ $card }).
why-prophecy-first = Il faut d’abord une Prophétie à ce Cóatl.
why-no-tokens = Cette partie n’a pas de jetons Sacrifice.
why-token-spent = Ce jeton Sacrifice est déjà utilisé.
why-bag-lacks = Le sac n’en contient plus.
why-not-on-pile = Ce Temple n’est pas sur une pile ({ $card }).
why-no-feathers = Cette partie n’a pas de Plumes d’or.
why-no-seat = Il n’y a pas de place { $number }.
why-self-theft = On ne se vole pas soi-même.
why-no-gold = Vous n’avez pas de segment doré sur votre plateau.
why-no-room-two = Votre plateau n’a pas de place pour deux segments.
why-victim-lacks = { $name } n’a pas ces segments.
why-second-done = On peut renoncer à la seconde action d’un dernier tour : finissez plutôt.
why-can-act = Vous ne pouvez pas passer : il est possible de prendre des pièces, des cartes, ou d’assembler.
why-complete-needs-card = Il faut au moins une Prophétie à ce Cóatl.
why-future-needs-card = Il y a de la place dans votre main : prenez au moins une Prophétie.

## Le jeu de cartes

why-play = Posez d’abord une Plume, ou défaussez-en une pour une autre.
why-revealed = La Plume révélée doit être posée.
why-drop = Choisissez d’abord l’ordre des Prophéties qui tombent.
why-fulfil = Vous pouvez réaliser des Prophéties : réalisez-en une, ou finissez.
why-head = Choisissez d’abord une tête.
why-tail = Choisissez d’abord une queue.
why-no-feather = Cette Plume n’est pas dans votre main ({ $colours }).
why-not-dropping = Cette Prophétie ne tombe pas ({ $card }).
why-first-card = La première Plume commence la rangée.
why-has-begun = La rangée est commencée : les Plumes vont à son bout gauche ou droit.
why-secured-already = Vous avez déjà protégé cette Prophétie ({ $card }).
why-no-occurrence = La Plume posée ne fait pas apparaître ce motif ({ $card }).
why-no-more-often = Cette Prophétie est au niveau { $level } et n’apparaît pas plus souvent ({ $card }).
why-secured = Cette Prophétie est protégée ({ $card }).
why-two-thefts = Vous avez déjà volé deux Prophéties à CARL ce tour-ci.
why-no-neighbour = { $name } n’est pas à côté de vous.
why-robbed = Vous avez déjà volé une Prophétie à { $name } cette manche.
