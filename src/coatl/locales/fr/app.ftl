# Tout ce qui entoure les jeux : accueil, création d'une table, salle d'attente, réglages, fin, refus, noms des pièces.
#
# Un mot par chose, dans tous les fichiers de cette langue :
# game : jeu (les règles), partie (chaque fois qu’on joue) ; turn : tour ; round : manche ; competition : compétition
# piece : pièce ; head, body, tail : tête, segment, queue ; golden body : segment doré ; end : bout (ouvert)
# Golden Feathers : Plumes d’or ; Sacrifice tokens : jetons Sacrifice ; promo pack : cartes promo
# Perfect Pick : Choix parfait ; See the Future : Voir le Futur ; Priest Commitment : Engagement des prêtres
# complete : complet, compléter ; unfinished : incomplet ; space : case ; supply : réserve ; row : rangée
# lift : soulever ; commit : valider ; undo, redo, reset : annuler, rétablir, tout annuler
# fulfil : réaliser ; upgrade : faire monter, montée ; claim : prendre ; steal : voler ; drop : tomber
# secured : protégée ; open (card) : visible ; requirement : condition ; objective : objectif ; met : rempli
# coach : conseiller ; hint : conseil ; log : journal ; record : enregistrement ; action card : carte Action

app-name = Cóatl
app-home = Accueil
app-settings = Réglages
app-menu = Menu
app-close = Fermer
app-unreachable = Cette partie du jeu n’a pas pu être chargée : le serveur ne répond pas. Vos parties sont gardées.
app-again = Réessayer
app-cancel = Annuler

nav-name = Pages
nav-play = Jouer
nav-today = Aujourd’hui
nav-puzzles = Énigmes
nav-games = Mes parties
nav-learn = Apprendre

home-title-1 = Emplumez un serpent.
home-title-2 = Déjouez l’oracle.
home-lead = Prenez têtes, segments et queues. Assemblez-les pour qu’un Cóatl réalise le plus de prophéties possible.
home-first = Ma première partie
home-first-time = 12 min
home-first-coach = Une deuxième pièce noire ici fait une paire : 2 points.
home-first-note = Toute une partie contre Ozo. Chaque pas est montré sur les pièces ; rien à lire avant.
home-first-begin = Montrez-moi
home-know = Je connais le jeu
home-daily = La donne du jour
home-daily-title = La donne du jour attend.
home-daily-note = La même pour tous. Qui battez-vous ?
home-daily-go = Jouer la donne du jour
home-puzzle = Prochaine énigme
home-puzzle-title = Une énigme pour aujourd’hui.
home-puzzle-note = Une position, une réponse
home-puzzle-go = Résoudre la prochaine énigme
home-streak = { $count ->
    [0] Une donne, une énigme par jour
    [one] Un jour de suite
   *[other] { $count } jours de suite
  }
home-rating = Votre force : { $rating }
home-daily-what = Une donne, une énigme par jour
home-deal-done = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $count } sur 5 battus
home-week = { $count ->
    [0] Aucun des sept derniers jours n’a été joué
    [one] Un des sept derniers jours a été joué
   *[other] { $count } des sept derniers jours ont été joués
  }
home-puzzle-today = L’énigme du jour
home-marks = Difficulté : { $count } sur 5
home-puzzles-note = Par genre et difficulté
home-solved = { $count ->
    [0] votre force · aucune résolue
    [one] votre force · une résolue
   *[other] votre force · { $count } résolues
  }
home-won = { $count ->
    [0] Aucune partie gagnée encore
    [one] Une partie gagnée
   *[other] { $count } parties gagnées
  }
home-others-wait = { $count ->
    [one] Une autre attend
   *[other] { $count } autres attendent
  }
home-wants = Votre plus long Cóatl a { $count ->
    [one] une pièce
   *[other] { $count } pièces
  } et attend { $end ->
    [head] une tête
    [tail] une queue
    [both] une tête et une queue
   *[none] une prophétie
  }.
home-my-record = Mon palmarès
home-carl-faces = Trois visages, et vos matchs jusqu’ici
home-play = Jouer contre un rival
home-rival = Choisissez un rival
home-game = Jeu
home-begin = Commencez
home-begin-note = Sans compte, annulation libre, aides activées.
home-play-against = Jouer contre { $rival }
home-continue = Continuer
home-continue-with = Continuer avec { $names }
home-your-turn = À vous, contre { $names }
home-waiting = Salle d’attente
home-looking = Un coup d’œil à vos parties…
home-cut = Le serveur ne répond pas ; vos parties sont gardées.
home-open = Table ouverte
home-open-note = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
  }
home-learn = Apprendre à jouer
home-learn-note = Une première partie avec un conseiller, et les règles
home-friends = Jouer entre amis
home-friends-note = Créez une table et partagez son lien
home-join = Rejoindre par lien
home-join-note = Vous avez une invitation
home-cards = Galerie des cartes
home-cards-note = Chaque carte, avec des exemples
home-score = Aide au décompte
home-score-note = Comptez une partie jouée sur votre table
home-finished = Revoir
home-finished-note = { $game }, { $date }
home-record = Ouvrir un enregistrement
home-record-note = Un fichier .coatl : choisissez-le ou déposez-le ici
goal-rival = { $wins ->
    [one] Une victoire pour dépasser { $rival }
   *[other] { $wins } victoires pour dépasser { $rival }
  }
join-link = Le lien que vous avez reçu
join-link-bad = Ce n’est pas le lien d’une table.
join-open = Ouvrir la table

games-running = En cours
games-none = Aucune partie en cours sur cet appareil.
games-new = Nouvelle partie
games-new-note = Un rival, des amis ou CARL
games-open = Ouvertes à tout le monde
games-watch = Regarder : { $names }
games-finished = Finies
games-none-finished = Aucune partie ne s’est encore terminée sur cet appareil.
games-rival = { $name } ({ $level })
games-about = { $game } · { $age }
games-your-turn = à vous de jouer
games-turn-of = c’est à { $names }
games-moved = { $name } a joué { $age }
games-round = manche { $round }
games-competition = { $number } sur 2
games-points = Points : { $list }
games-won = gagnée
games-lost = perdue
games-more = { $count ->
    [one] Une autre partie
   *[other] { $count } autres parties
  }
games-delete = Supprimer la partie avec { $names }
games-delete-title = Supprimer la partie avec { $names } ?
games-delete-over = Elle disparaît de cet appareil et ne pourra plus y être revue. C’est définitif.
games-delete-lobby = Votre place redevient libre, et cet appareil oublie la table. C’est définitif.
games-delete-alone = La partie s’arrête là, et cet appareil l’oublie. C’est définitif.
games-delete-others = Vous abandonnez : un robot finit la partie pour vous, vous êtes au dernier rang, et cet appareil l’oublie. C’est définitif.
games-delete-yes = Supprimer

game-board = Jeu de plateau
game-board-time = environ 30 minutes
game-cards = Jeu de cartes
game-cards-time = environ 15 minutes
game-carl = Solo : CARL
game-carl-time = un joueur

rival-novice = Ozo
rival-novice-note = joue pour rire
rival-apprentice = Tochi
rival-apprentice-note = connaît les cartes
rival-carver = Xoco
rival-carver-note = prévoit ses coups
rival-priest = Oce
rival-priest-note = guette la fin
rival-high-priest = Cuauh
rival-high-priest-note = lit dans votre jeu
rival-carl = CARL
rival-strength = Force { $level } sur 5
rival-installed = un bot de ce serveur
rival-with-level = { $rival }, { $level }
level-novice = novice
level-apprentice = apprenti
level-carver = sculpteur
level-priest = prêtre
level-high-priest = grand prêtre
carl-ambitious = Ambitieux
carl-ambitious-note = fait tout monter
carl-imperious = Impérieux
carl-imperious-note = vous vole
carl-greedy = Avide
carl-greedy-note = prend tout

new-title = Nouvelle table
new-presets = Quelle table ?
preset-first = Première partie
preset-first-note = Les règles de base, avec un conseiller. Commencez ici.
preset-full = Table complète
preset-full-note = Avec les jetons Sacrifice. La partie habituelle.
preset-golden = Dorée
preset-golden-note = Jetons, Plumes d’or, cartes promo. Pour initiés.
new-carl = Quel CARL ?
new-advanced = Options avancées
new-advanced-note = rythme, table publique
new-advanced-pace = rythme
new-changed = { $count ->
    [one] un changement
   *[other] { $count } changements
  }
card-set = Jeu de cartes { $label }
option-sacrifice = Jetons Sacrifice
option-sacrifice-note = trois actions spéciales chacun
option-feathers = Plumes d’or
option-feathers-note = de l’or dans le sac, et des vols
option-promo = Cartes promo
option-promo-note = 6 prophéties et 5 temples de plus
option-fewer-bodies = Moins de segments
option-fewer-bodies-note = 14 par couleur à deux, 18 à trois
option-strict-ends = Bouts stricts
option-strict-ends-note = un bout ouvert ne compte jamais comme « aucune pièce »
new-pace = Rythme des robots
pace-instant = Immédiat
pace-fast = Rapide
pace-normal = Normal
pace-slow = Lent
new-listed = Table publique
new-listed-note = tout le monde sur ce serveur peut la trouver et s’asseoir
new-name = Nom de la table
new-seats = Places
new-you = vous
new-level = Niveau du robot
new-help = Aide permise
help-off = Aucune
help-off-note = Les règles seules : personne ne voit ce que rapportent les cartes avant la fin.
help-match = Motifs
help-match-note = Montre ce que rapporte chaque carte et ce que changerait une pose.
help-coach = Conseil
help-coach-note = Comme Motifs ; de plus, chacun peut demander ce que ferait un robot fort.
new-summary = Votre table
new-summary-seats = { $seats ->
    [one] Une place
   *[other] { $seats } places, dont { $links } par lien et { $bots } pour des robots
  }
new-summary-help = Aide : { $help }
new-make = Créer la table
new-begin = Commencer la partie
new-next-link = Ensuite : un lien à partager
new-next-begin = Personne à attendre

player-default = Joueur
player-name = Votre nom
player-number = Joueur { $number }

seat-open = Place libre
seat-open-note = pour qui a le lien
seat-open-anybody = pour qui veut
seat-here = Place { $number } : quelqu’un sur cet appareil
seat-link = Place { $number } : par lien
seat-bot = Place { $number } : un robot
seat-remove = Retirer la place { $number }
seat-add = Encore une place
seat-bot-note = robot, { $level }
seat-mine = vous
seat-mine-host = vous, hôte
seat-here-now = est là
seat-not-here = hors ligne
seat-ready = prêt
seat-waiting = en attente
seat-rename = Renommer { $name }
seat-fill = Donner la place { $number } à un robot
seat-free = Ouvrir la place { $number } à une personne
seat-kick = Retirer sa place à { $name }

lobby-title = Salle d’attente
lobby-bring = Invitez les autres
lobby-qr = Code QR du lien vers cette table
lobby-scan = Scannez-le avec un téléphone, ou envoyez le lien.
lobby-link = Lien vers cette table
lobby-copy = Copier
lobby-copied = Copié
lobby-renewed = Quelqu’un a été renvoyé : les liens d’avant ne marchent plus. Envoyez ce nouveau lien.
lobby-taken = { $taken ->
    [one] { $taken } sur { $seats } prise
   *[other] { $taken } sur { $seats } prises
  }
lobby-rules = Règles de cette table
lobby-sit = S’asseoir
lobby-sit-here = Encore quelqu’un ici
lobby-start = { $count ->
    [one] Commencer
   *[other] Commencer à { $count } joueurs
  }
lobby-waiting = { $count ->
    [one] Une place attend encore son joueur.
   *[other] { $count } places attendent encore leurs joueurs.
  }
lobby-host-starts = Tout le monde est là. L’hôte lance la partie.
lobby-leave = Quitter la table
rename-title = Un autre nom
rename = Renommer

fair-sealed = Le mélange est scellé :
fair-explained = Le serveur a déjà fixé sa part du mélange et en montre le sceau. Chaque joueur ajoute une part au hasard. Après la partie, le serveur ouvre le sceau, et chacun peut vérifier que rien n’a été changé.
fair-title = Mélange équitable
fair-before = Scellé avant le premier tour
fair-after = Ouvert maintenant

curtain-title = { $name }, c’est à vous
curtain-wait = Cet écran est pour { $name }
curtain-note = Passez l’appareil. Rien ne s’affiche avant votre signal.
curtain-ready = Je suis { $name }

connection-lost = Connexion perdue
connection-draft = Votre brouillon est conservé.
connection-queued = Votre tour partira dès son retour.
connection-safe = Rien de ce que vous avez fait n’est perdu.
connection-again = Nouvel essai dans { $seconds } s.
connection-trying = Nouvel essai en cours.
connection-retry = Réessayer
connection-closing = Le serveur redémarre
connection-closing-note = La partie reprend dans un instant.
connection-restored = Connexion rétablie

stand-in-title = Un robot joue à votre place
stand-in-note = Il a pris le relais pendant votre absence.
hint-again = Redemander

table-opening = Ouverture de la table…
table-closed = Impossible d’ouvrir cette table
table-watch = Regarder
table-title-turn = À vous · Cóatl

reactions = Dire quelque chose
reaction-hello = Bonjour !
reaction-thanks = Merci
reaction-well-played = Bien joué
reaction-thinking = Je réfléchis
reaction-oops = Oups
reaction-good-game = Belle partie
reaction-said = { $name } : { $text }

resign = Abandonner
resign-title = Abandonner ?
resign-note = Un robot termine la partie pour vous, et vous finissez à la dernière place.

settings-language = Langue
settings-language-next = Langue : { $language }. Changer
settings-theme = Thème
settings-theme-light = Pierre
settings-theme-dark = Nuit
settings-theme-auto = Appareil
settings-contrast = Plus de contraste
settings-contrast-auto = Appareil
settings-contrast-on = Oui
settings-contrast-off = Non
settings-to-light = Thème clair
settings-to-dark = Thème sombre
settings-text = Taille du texte
settings-text-note = les cartes grandissent aussi
settings-text-small = Petit
settings-text-medium = Moyen
settings-text-large = Grand
settings-text-huge = Géant
settings-help = Aide à la table
settings-help-note = si la table la permet
settings-ask = Demander avant de révéler une carte
settings-ask-note = sur le plateau ; on ne peut pas revenir en arrière
settings-motion = Animations
settings-motion-auto = Appareil
settings-motion-full = Toutes
settings-motion-calm = Calmes
settings-motion-none = Aucune
settings-sound = Son
settings-sound-note = déclics, hochet, ocarina ; chacun a un équivalent visible
settings-volume = Volume
settings-volume-soft = Doux
settings-volume-medium = Moyen
settings-volume-loud = Fort
settings-font = Atkinson Hyperlegible
settings-font-note = une police plus facile à lire
settings-shapes = Les formes sont toujours visibles sur les pièces.

end-title = Fin de la partie
end-result = Résultat
end-you-win = Vous gagnez
end-wins = { $name } gagne
end-tie = Égalité : { $names }
end-carl-won = Vous avez battu CARL
end-carl-lost = CARL gagne
end-tie-break = Égalité à { $points }, départagée par { $reason } : { $first } { $one }, { $second } { $other }.
tie-board-1 = les cartes près des Cóatls complets
tie-board-2 = le meilleur Cóatl
tie-cards-1 = les objectifs du Temple
tie-cards-2 = les Prophéties protégées
end-you = vous
end-resigned = abandon
end-whose = Points de
end-seat-points = { $name } { $points }
end-pieces = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
  }
end-segments = { $count ->
    [one] { $count } segment
   *[other] { $count } segments
  }
end-times = { $count }×
end-level = niveau { $level }
end-unfinished = Incomplet, il ne compte pas ; il aurait rapporté { $points }.
end-none = Aucun Cóatl n’a été commencé.
end-gold = { $count ->
    [one] Un segment doré : { $points } points
   *[other] { $count } segments dorés : { $points } points
  }
end-row = Rangée
end-stolen = Prophéties volées après le décompte
end-competition = { $opponent } : { $points } à { $carl }
end-record = Télécharger l’enregistrement
end-good-game = Belle partie
end-look = Voir la table
end-rematch = Revanche
end-day = Résultat du jour
end-rematch-join = Rejoindre la revanche

card-prophecy = Prophétie { $card }
card-temple = Temple { $card }

piece-head = { $colour ->
    [Y] tête jaune
    [R] tête rouge
    [K] tête noire
    [G] tête verte
   *[B] tête bleue
  }
piece-body = { $colour ->
    [Y] segment jaune
    [R] segment rouge
    [K] segment noir
    [G] segment vert
    [O] segment doré
   *[B] segment bleu
  }
piece-tail = { $colour ->
    [Y] queue jaune
    [R] queue rouge
    [K] queue noire
    [G] queue verte
   *[B] queue bleue
  }
piece-serpent = { $count ->
    [one] Cóatl d’une pièce : { $pieces }
   *[other] Cóatl de { $count } pièces : { $pieces }
  }
error-unknown = Cela n’a pas marché ({ $code }).
error-no-connection = Le serveur est injoignable. Réessayez dans un instant.
error-bad-request = Le serveur n’a pas compris.
error-bad-token = Votre place est tenue par un autre appareil, ou vous a été retirée.
error-seat-gone = Une place de cet appareil est maintenant tenue par un autre, ou a été retirée.
error-bad-recovery = Ce lien de récupération a déjà servi.
error-forbidden = Vous n’avez pas le droit de faire cela.
error-bad-origin = Cette page ne peut pas utiliser ce serveur.
error-bad-host = Ce serveur ne répond pas au nom { $host }. Prévenez son responsable.
error-banned = Qui tient ce serveur ne veut rien de vous pour un temps.
error-kicked = L’hôte vous a retiré votre place. Vous ne pouvez plus vous asseoir ici.
error-no-coach = Il n’y a pas de conseiller à cette table.
error-no-table = Cette table n’existe pas, ou il faut une invitation.
error-no-page = Il n’y a rien à cette adresse.
error-no-puzzle = Cette énigme n’existe pas.
error-no-name = Ce serveur ne vous connaît aucun nom.
error-puzzle-tried = Seul le premier essai compte, et le vôtre est déjà connu.
error-no-deal = Il n’y a pas de donne pour ce jour.
error-bad-record = Ce n’est pas l’enregistrement d’une partie finie.
error-no-entry = Personne de ce nom n’est au tableau de ce jour.
error-day-over = Le tableau de ce jour ne prend plus de résultats.
error-day-played = Un seul essai compte, et le vôtre est déjà au tableau.
error-day-name-taken = Quelqu’un de ce nom est déjà au tableau : prenez-en un autre.
error-day-closed = Les parties des autres s’ouvrent quand vous avez fini la vôtre.
error-day-refused = { $why ->
    [deal] Ce n’est pas la donne de ce jour.
    [luck] Il y a ici un tirage que cette donne n’apporte pas.
    [rival] L’adversaire du jour joue autrement.
    [points] Ce ne sont pas les points de cette partie.
    [unfinished] Cette partie n’est pas finie.
    [resigned] Une partie abandonnée ou reprise ne compte pas.
   *[other] Cette partie ne suit pas les règles du jour.
  }
error-bad-method = Le serveur n’a pas compris.
error-stale = La table a changé. Regardez de nouveau.
error-illegal = Les règles ne le permettent pas.
error-not-your-turn = Ce n’est pas votre tour.
error-turn-over = Votre tour est complet : validez ou annulez.
error-nothing-to-undo = Il n’y a rien à annuler.
error-nothing-to-redo = Il n’y a rien à rétablir.
error-nothing-to-commit = Il n’y a encore rien à valider.
error-wrong-time = Ce n’est pas possible à ce stade de la partie.
error-key-reused = Cela n’a pas marché ; réessayez.
error-token-used = Cela n’a pas marché ; réessayez.
error-taken = Cette place est prise.
error-full = Aucune place n’est libre pour vous.
error-name-taken = Quelqu’un ici s’appelle déjà { $name }. Choisissez un autre nom.
error-not-ready = Tout le monde n’est pas prêt.
error-no-person = Personne n’est assis là.
error-present = Cette personne est là.
error-away = Un robot joue pour vous. Reprenez d’abord votre place.
error-not-away = Aucun robot ne remplace personne ici.
error-resigned = Cette place a abandonné.
error-rematched = Il y a déjà une revanche.
error-too-long = Cette partie est devenue trop longue pour continuer.
error-newer-release = Cette table a été écrite par une version plus récente. Dites à qui gère le serveur de le mettre à jour.
error-other-rules = Cette partie a commencé avec d’autres règles que celles de ce serveur.
error-too-slow = La connexion est trop lente. Réessayez.
error-too-large = C’est trop grand.
error-bad-message = Ce n’est pas valable. Vérifiez le nom.
error-bad-text = { $why ->
    [hidden] Ce nom contient un signe invisible. Tapez-le de nouveau, avec des lettres seulement.
    [marks] Ce nom contient trop d’accents sur une lettre, ou un accent sans lettre.
    [bar] Ce nom contient une barre ( | ). Enlevez-la.
   *[other] Il n’y a rien à lire dans ce nom. Choisissez-en un autre.
  }
error-bad-options = Ces options ne vont pas ensemble.
error-wrong-seats = Ce jeu se joue avec un autre nombre de places.
error-no-seat = Cette place n’existe pas.
error-no-card = Le jeu n’a pas de carte { $card }.
error-card-twice = { $card } y est déjà.
error-no-look = Il n’y a rien à regarder.
error-no-step = Cette étape n’existe pas.
error-no-level = Un robot a besoin d’un niveau.
error-no-bot = Seuls les robots ont un niveau.
error-no-record = L’enregistrement manque.
error-nothing-to-change = Rien ne changerait.
error-too-many = Trop de demandes à la fois. Attendez un instant.
error-internal = Quelque chose a échoué sur le serveur.
error-closing = Le serveur va redémarrer. Réessayez dans un instant.
error-busy = Le serveur a trop de tables. Réessayez plus tard.
error-no-hint = Le conseiller est trop occupé.
error-no-review = Cette partie n’a pas été analysée.
error-review-busy = D’autres de vos parties sont en cours d’analyse. Attendez que l’une soit finie.
error-disk-full = Le disque du serveur est plein. Prévenez son responsable.
error-locked = La base de données du serveur est verrouillée. Prévenez son responsable.
error-read-only = La base de données du serveur est en lecture seule. Prévenez son responsable.
error-unavailable = La base de données du serveur est injoignable. Réessayez dans un instant.
error-damaged = La base de données du serveur est endommagée. Prévenez son responsable.
error-newer-schema = La base de données est plus récente que le serveur. Prévenez son responsable.
error-closed = Le serveur s’arrête. Réessayez dans un instant.
error-record-none = Ce fichier n’est pas l’enregistrement d’une partie.
error-record-unfinished = Cet enregistrement s’arrête avant la fin de la partie.
