### Les règles à lire, par leurs numéros.

rules-title-board = Règles du jeu de plateau
rules-title-cards = Règles du jeu de cartes et de CARL
rules-lead-board = Construisez des serpents à plumes dont les couleurs répondent aux cartes Prophétie et Temple posées à côté. Complétez-en jusqu’à trois, et marquez plus de points que les autres.
rules-lead-cards = Chacun peint un seul serpent avec des cartes de deux couleurs. Dès qu’une carte fait apparaître le motif d’une Prophétie, vous pouvez la faire monter, la prendre au milieu de la table ou la voler à un voisin.
rules-about = Un exposé non officiel, dans nos propres mots. Nous n’avons aucun lien avec les auteurs et éditeurs des jeux.
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] { $count } règle.
   *[other] { $count } règles.
}
rules-ruling = Notre décision
rules-ruling-note = Un point que les livrets laissent ouvert ou racontent différemment, et la réponse que nous avons choisie.
rules-rebuilt = Reconstitué
rules-rebuilt-note = Des cartes que le livret ne montre que par des exemples. Il nous a fallu les retrouver.
rules-print = Imprimer
rules-link = Lien vers la règle { $number }
rules-all-cards = Toutes les cartes dans la galerie
rules-times = { $times }× = { $points }
rules-met = { $count ->
    [one] { $count } remplie = { $points }
   *[other] { $count } remplies = { $points }
}

rules-b1 = Matériel
rules-b1-1 = Les pièces existent en **5 couleurs**. Chaque couleur a 3 têtes, 3 queues et 24 segments de corps : 150 pièces dans trois sacs, un pour les têtes, un pour les segments, un pour les queues.
rules-b1-2 = Il y a **54 cartes Prophétie** en cinq familles, marquées de A à E (rouge, noire, bleue, jaune et verte). La famille ne dit rien des couleurs que ses cartes demandent. 49 sont différentes ; les cinq qui comptent une couleur sont en double. Les **15 cartes Temple** sont toutes différentes.
rules-b1-3 = Chacun a un **plateau de 8 cases**, d’une pièce chacune. Avec les jetons Sacrifice (B8), chacun en a aussi 3, un de chaque sorte.
rules-b1-4 = La **réserve** a dix cases : six pour une paire de segments, deux pour une tête, deux pour une queue.

rules-b2 = Mise en place
rules-b2-1 = Le jeu se joue de 2 à 4. Remplissez toutes les cases de la réserve avec des pièces tirées à l’aveugle.
rules-b2-2 = On joue dans le sens des aiguilles d’une montre. Retenez qui a commencé : la fin de la partie en dépend (B7).
rules-b2-2-ruling = Le hasard désigne qui commence : les places sont tirées au sort, et la première place commence.
rules-b2-3 = Chacun reçoit en secret une **carte Temple**. Les autres forment deux piles visibles de même taille, la première plus grande si le compte n’est pas rond. Seule la carte du dessus se voit et s’utilise. Quand elle est prise, la suivante apparaît aussitôt, même pour un autre Cóatl que vous complétez dans le même tour.
rules-b2-3-ruling = Une pile épuisée reste vide.
rules-b2-4 = Mélangez les Prophéties et retournez-en 6 à côté de la pioche.
rules-b2-5 = Le premier reçoit 3 Prophéties, le deuxième 4, le troisième 5, le quatrième 6. **Gardez-en jusqu’à trois**, en secret ; défaussez les autres face cachée. En garder moins, même aucune, est permis.
rules-b2-5-ruling = Tous choisissent en même temps, sans savoir ce que les autres gardent : les livrets ne donnent pas d’ordre.
rules-b2-6 = Les Prophéties défaussées vont dans une défausse commune.
rules-b2-6-ruling = Si la pioche s’épuise quand il faut des cartes, la défausse est mélangée et devient la pioche, même au milieu d’un remplissage. Si elle est vide aussi, on continue avec moins de cartes. Après un mélange, personne ne retient quelles cartes sont dans la nouvelle pioche.

rules-b3 = Un tour
rules-b3-1 = Votre tour est **une seule action** : prendre des pièces (B4), choisir des Prophéties (B5) ou assembler (B6). Avec les options, dépenser un jeton Sacrifice (B8) et voler (B9.3) sont aussi des actions.
rules-b3-2 = On ne passe pas si l’on peut agir.
rules-b3-2-ruling = Qui ne peut rien faire de B4, B5 et B6 a le droit de passer, même si un jeton ou un vol était possible. Si tous passent l’un après l’autre, la partie s’arrête et l’on compte.

rules-b4 = Prendre des pièces
rules-b4-1 = Prenez **tout le contenu d’une case** de la réserve sur votre plateau : une tête, une queue ou une paire de segments. Il faut de la place pour tout.
rules-b4-2 = Après chaque prise, regardez la réserve. S’il n’y a plus aucun segment, ou plus ni tête ni queue, **toutes** les cases vides sont remplies depuis les sacs. Une case de segments reçoit une paire ou rien ; un sac trop court remplit ce qu’il peut.
rules-b4-2-ruling = Quand têtes et queues ont disparu pour de bon, les segments sont donc complétés après chaque prise.
rules-b4-3 = Si ensuite, ou après un Choix parfait (B8.1), la réserve n’a plus de segment et que le sac ne peut remplir aucune case, les segments sont épuisés et la fin commence (B7.3).
rules-b4-3-ruling = Un segment seul dans le sac compte pour rien. Cela n’arrive qu’à 3 avec les Plumes d’or.

rules-b5 = Choisir des Prophéties
rules-b5-1 = Prenez **une ou plusieurs** Prophéties, l’une après l’autre, jusqu’à 5 en main. Chacune est une carte visible ou le dessus de la pioche.
rules-b5-1-ruling = Vous voyez une carte piochée avant de décider de la suivante. Les cartes Temple ne comptent pas dans les cinq et leur nombre est libre, même si les livrets les disent aussi dans la main.
rules-b5-2 = Les cartes visibles ne sont remplacées qu’à la fin de votre **tour**, jusqu’à six ; pas entre les deux actions d’un dernier tour (B7.1).

rules-b6 = Assembler
rules-b6-intro = Assembler est une suite d’étapes des sortes ci-dessous, dans l’ordre de votre choix. Vous pouvez vous arrêter après n’importe laquelle, sauf quand un Cóatl que vous venez de compléter n’a pas encore de carte (B6.5).
rules-b6-intro-ruling = La suite a au moins une étape.
rules-b6-1 = **Commencer.** Posez une pièce de votre plateau sur la table : c’est un nouveau Cóatl. Pas si deux de vos Cóatls sont incomplets.
rules-b6-2 = **Ajouter.** Posez une pièce de votre plateau au bout gauche ou droit d’un Cóatl incomplet. Les segments vont aux deux bouts, **les têtes seulement à gauche, les queues seulement à droite**. Rien ne va au-delà d’une tête ou d’une queue, et un serpent ne se retourne jamais.
rules-b6-2-ruling = Têtes à gauche, queues à droite : c’est ce que montrent les images des livrets. Une tête et une queue ne peuvent pas se toucher : un tel Cóatl ne pourrait jamais être complété.
rules-b6-3 = **Réaliser.** Posez une Prophétie de votre main à côté d’un Cóatl incomplet qui atteint au moins son **niveau le plus bas**. Un Cóatl reçoit au plus 4 Prophéties, jamais deux identiques. Ce qu’elles rapportent se calcule à la fin, sur le serpent complet : les pièces suivantes peuvent l’augmenter.
rules-b6-3-ruling = Les pièces suivantes peuvent aussi le réduire, même à 0. La carte reste alors, et compte toujours comme posée (B6.5, B13.2).
rules-b6-4 = Ce qui est posé reste en place, pièces et cartes. Deux Cóatls ne sont jamais réunis.
rules-b6-5 = **Compléter.** Un Cóatl avec une tête, une queue et au moins un segment est complet. La dernière pièce ne peut être posée que si le Cóatl a une Prophétie, ou si vous en avez une qu’il réalisera. Aussitôt : posez d’autres Prophéties qu’il réalise (1 au moins et 4 au plus en tout), puis, si vous voulez, **une carte Temple** dont il remplit au moins une condition, de votre main ou du dessus d’une pile. Ensuite ses cartes sont closes et ses points annoncés.
rules-b6-5-ruling = La carte Temple est facultative : les livrets diffèrent. Sans elle, vous dites toujours que vous avez fini, même si rien d’autre ne pouvait être posé : personne n’apprend ce que vous n’avez pas.
rules-b6-6 = Vous pouvez ensuite continuer, sauf si c’était votre **troisième** Cóatl complet : cela termine votre tour, seconde action comprise.
rules-b6-6-ruling = Personne n’a jamais plus de trois Cóatls complets.
rules-b6-7 = Seuls les Cóatls incomplets comptent pour la limite de deux. Avec deux complets, vous pouvez encore en construire deux.

rules-b7 = Fin de la partie
rules-b7-1 = **Un troisième Cóatl.** Quand quelqu’un complète son troisième Cóatl, tous les autres ont un dernier tour, dans l’ordre : **jusqu’à deux actions** pour ceux qui viennent plus tard dans l’ordre de jeu, compté depuis le premier joueur, et **une action** pour ceux qui viennent avant.
rules-b7-1-ruling = La première action est obligatoire si elle est possible, la seconde facultative : les livrets ne donnent que le maximum. Les deux peuvent être de toute sorte, jetons et vols compris, ou deux fois la même ; le livret français lie un jeton au début du tour.
rules-b7-2 = Puis la partie est finie. À quatre : si le joueur 2 complète son troisième Cóatl, les joueurs 3 et 4 ont jusqu’à deux actions, puis le joueur 1 en a une, et le joueur 2 aucune.
rules-b7-3 = **Plus de segments.** Quand les segments sont épuisés (B4.3), finissez la manche, pour que tous aient eu autant de tours. Puis chacun a un dernier tour d’une action.
rules-b7-4 = Ce qui arrive en premier décide de la fin.
rules-b7-4-ruling = Un troisième Cóatl complété plus tard termine ce tour et ne change rien d’autre ; avec B7.3, ce joueur garde son dernier tour.

rules-b8 = Jetons Sacrifice
rules-b8-intro = Une option ; mieux vaut s’en passer pour une première partie. Vous commencez avec un jeton de chaque sorte. En utiliser un est votre action et le dépense. Tout le monde voit les jetons restants ; ils ne valent rien.
rules-b8-1 = **Choix parfait.** Choisissez 1 tête, 1 queue ou 2 segments, de couleurs encore dans le sac (mais pas d’or), pour votre plateau ; il faut la place. Puis toutes les cases vides de la réserve sont remplies.
rules-b8-1-ruling = Les deux segments peuvent être d’une couleur ou de deux. Le livret français met la couleur au singulier.
rules-b8-2 = **Voir le Futur.** Défaussez toutes les Prophéties visibles et révélez-en six ; défaussez de votre main autant que vous voulez ; puis choisissez des Prophéties comme en B5.
rules-b8-2-ruling = Ce que vous défaussez de votre main reste face cachée. Vous prenez au moins une carte s’il y a de la place, aucune si la main est encore pleine. La première carte prise met fin aux défausses.
rules-b8-3 = **Engagement des prêtres.** Prenez en main la carte du dessus d’une pile de Temples ; elle sert ensuite comme celle reçue au début.

rules-b9 = Plumes d’or
rules-b9-1 = Une option : le sac a 14, 18 ou 24 segments par couleur à 2, 3 ou 4 joueurs, et 4, 5 ou 6 segments dorés.
rules-b9-1-ruling = Ce sont les nombres de B10.1 : cocher les deux options ne change rien de plus.
rules-b9-2 = Un segment doré est mis en réserve, pris et compté comme tout segment, et occupe une case de votre plateau. Mais on ne construit jamais avec, et laissé sur le plateau il ne vaut rien.
rules-b9-3 = **Voler** (une action). Donnez un segment doré de votre plateau à un adversaire et prenez 1 ou 2 segments de votre choix sur le sien : ni tête, ni queue, ni or. Il doit en avoir un, et il vous faut la place ; celle de l’or est libre.
rules-b9-4 = L’or reçu ainsi reste devant son propriétaire, vaut **2 points** et ne sert plus.

rules-b10 = Moins de segments et cartes promo
rules-b10-1 = **Moins de segments** (une option) : 14 par couleur à 2 joueurs, 18 à 3. À 4, les 24 servent.
rules-b10-1-ruling = Les Plumes d’or (B9.1) ont les mêmes nombres ; ensemble, rien ne change de plus.
rules-b10-2 = **Cartes promo** (une option) : 6 Prophéties et 5 Temples de plus.

rules-b11 = Cartes Prophétie
rules-b11-1 = Une Prophétie montre un motif, et des points selon le nombre de fois que le serpent le contient. Seul le **meilleur niveau** compte, pas ceux du dessous. Têtes, segments et queues se valent : seule la couleur importe.
rules-b11-2 = Pour une carte, chaque pièce ne sert qu’**une fois** : les motifs ne se chevauchent pas, et l’on en compte le plus possible. Une autre carte peut reprendre les mêmes pièces.
rules-b11-3 = Les motifs se lisent **de la tête à la queue**, et leurs pièces se touchent.
rules-b11-4 = Au bout d’un serpent incomplet il n’y a aucune pièce : une paire y compte comme exactement deux, mais une pièce suivante peut la gâcher. Avec l’option **bouts stricts**, un bout ouvert ne compte pas avant la tête ou la queue.
rules-kinds = Ce que les motifs demandent
rules-kind-count = Comptez les pièces de cette couleur, où qu’elles soient.
rules-kind-exact = Exactement deux de suite : pas de troisième avant ni après. Les voisines ne sont pas consommées : `s:BBKBB` l’a deux fois.
rules-kind-three = Trois de suite.
rules-kind-pair = La première couleur, suivie aussitôt de la seconde.
rules-kind-turns = Ces quatre de suite, en alternance.
rules-kind-blocks = Cette suite : deux ou trois d’une couleur, puis deux ou trois d’une autre.
rules-kind-five = Les cinq couleurs dans cet ordre.
rules-kind-stretch = La première couleur, **une ou plusieurs** fois celle du milieu, la dernière. Les pièces du bord sont consommées : `s:GYGYG` a `p:GY+G` une fois, `s:GYGGYG` deux fois.
rules-kind-mirror = Une paire, au moins une pièce quelconque, et la paire retournée. `s:GKKG` est trop court pour `p:GK..KG`, `s:GKKKG` suffit.
rules-kind-set = Toutes ces pièces, où qu’elles soient (cartes promo).

rules-b12 = Cartes Temple
rules-b12-0 = Une carte Temple a deux conditions, une carte promo en a trois. Une remplie rapporte 3 points, les deux 7 ; la carte promo rapporte 3, 6 ou 10. La longueur compte tête et queue. « Autant » demande au moins une pièce de chaque.

rules-b13 = Décompte
rules-b13-1 = **Seuls les Cóatls complets comptent** : leurs Prophéties et leur Temple. L’or reçu rapporte 2 points par segment (B9.4).
rules-b13-2 = Qui a le plus de points gagne. À égalité : le plus de cartes Prophétie et Temple à côté de Cóatls complets, puis le meilleur Cóatl.
rules-b13-2-ruling = Ceux qui restent à égalité partagent la victoire.
rules-b13-3 = Un exemple : ce Cóatl de 11 pièces a `p:BBYY` près de la queue (4 points), `p:~BB~` trois fois, compté pour deux (5), six pièces bleues (5), et un Temple qui ne veut aucun vert (rempli) et 9 pièces (non rempli), soit 3 : **17 points**.

rules-b14 = Caché et visible
rules-b14-1 = Personne d’autre que vous ne connaît les cartes de votre main ni ce que vous avez défaussé face cachée. Personne ne connaît l’ordre de la pioche ni des sacs.
rules-b14-2 = Tout le reste est visible : le nombre de cartes des mains, les plateaux, les serpents et leurs cartes, les jetons restants, le contenu des sacs, de la pioche et des piles, les couleurs restant dans chaque sac, et toute carte prise ou défaussée face visible.
rules-b14-2-ruling = À une vraie table, les cartes d’un Cóatl complet sont retournées ; ici elles restent visibles, puisque tous les ont vues. Une Prophétie prise face visible reste connue tant qu’elle est en main ; si son propriétaire défausse face cachée (B8.2), elle peut être aux deux endroits. Après un mélange, personne ne retient (B2.6). Qui passe (B3.2) montre qu’aucune carte de sa main ne sert.

rules-c1 = Matériel
rules-c1-0 = **50 cartes Plume** avec deux segments de deux couleurs différentes. **40 Prophéties**, toutes différentes, de quatre dieux : Soleil (jaune), Maïs (vert), Eau (bleu), Fleur (rose). 6 cartes Temple avec deux objectifs. Chacun a une carte Niveau, 5 Têtes et 5 Queues, une de chaque couleur.
rules-c1-0-rebuilt = Que chacune des dix paires de couleurs existe cinq fois, et quelles Prophéties existent.

rules-c2 = Mise en place
rules-c2-1 = Chacun reçoit 4 Plumes et les garde cachées. (En solo : voir C10.)
rules-c2-2 = Chacun reçoit 1 Prophétie, visible, au **niveau 0** : elle est à vous, mais ne rapporte encore rien.
rules-c2-3 = Retournez 2 Prophéties : c’est la réserve ; 3 à deux joueurs.
rules-c2-4 = Retournez 1 carte Temple pour tous. Les autres quittent le jeu.
rules-c2-5 = On joue dans le sens des aiguilles d’une montre.
rules-c2-5-ruling = Le hasard désigne qui commence : les places sont tirées au sort, et la première place commence.
rules-c2-6 = Têtes et Queues des cinq couleurs attendent la manche finale. Chacun peut choisir n’importe laquelle.

rules-c3 = Manches
rules-c3-0 = Il y a **5 manches**. Dans les manches 1 à 4, chacun ajoute 2 Plumes (C4). Puis les Plumes restées en main sont défaussées, et à la manche 5 chacun ajoute une Tête et une Queue (C7). Un serpent complet a de 11 à 18 segments.
rules-c3-0-ruling = Les cartes restantes sont défaussées face visible.

rules-c4 = Ajouter une Plume
rules-c4-1 = Jouez une carte de votre main, **dans un sens ou dans l’autre**. Ou défaussez-en une face visible, révélez le dessus de la pioche et jouez celle-là. C’est permis pour les deux cartes d’un tour.
rules-c4-2 = La première carte commence votre serpent. Les suivantes vont au bout gauche ou droit : **à côté** (deux segments de plus), ou **par-dessus** le dernier segment avec une moitié (un segment de plus). Jamais dessous.
rules-c4-3 = Un segment qui en couvre un autre est une **pile**. Seule la couleur du dessus compte. Aucune pile ne dépasse deux.
rules-c4-4 = Après chaque carte, dans cet ordre : vos Prophéties tombent où elles doivent (C5.5) ; puis vous pouvez réaliser des Prophéties une à une (C5.2) ; puis vient la carte suivante.
rules-c4-4-ruling = S’il n’y a rien à réaliser, le jeu continue tout seul. Cela n’apprend rien à personne : tout est visible.
rules-c4-5 = Après votre seconde carte, complétez votre main à 4. La réserve de Prophéties se remplit à la fin de chaque tour, jamais pendant. Si la pioche de Plumes est vide, sa défausse est mélangée, avec la carte tout juste défaussée.
rules-c4-5-ruling = Personne ne pioche à la dernière manche de Plumes. Après un mélange, personne ne retient les cartes. Si la pioche de Prophéties est vide, ce qui n’arrive qu’à 4, la réserve reste courte.

rules-c5 = Réaliser des Prophéties
rules-c5-1 = Vous pouvez réaliser une Prophétie visible quand la carte tout juste ajoutée **crée** son motif.
rules-c5-1-ruling = C’est-à-dire : un motif de votre rangée utilise maintenant un segment visible de la nouvelle carte, même posé sur un autre. Le nombre n’a pas besoin d’avoir augmenté.
rules-c5-2 = Trois façons, toutes facultatives, dans n’importe quel ordre. **Faire monter** une de vos Prophéties visibles qui apparaît maintenant plus souvent que son niveau. **Prendre** dans la réserve, autant qu’il en convient. **Voler** au joueur de gauche ou de droite, au plus une par adversaire et par manche ; à deux, une en tout.
rules-c5-2-ruling = Une Prophétie au niveau 0 peut aussi être volée. Ce qui a été volé peut être revolé.
rules-c5-3 = Son niveau devient le **nombre de motifs** dans votre rangée, 3 au plus ; on ne peut pas choisir moins, et il peut être plus bas que chez l’ancien propriétaire. Les motifs peuvent se chevaucher : `r:BBRR` a `p:B.R` deux fois. Un segment peut servir à plusieurs Prophéties.
rules-c5-4 = Au niveau 3, elle est retournée. Elle est **protégée** : jamais volée, elle ne tombe jamais. Cela peut arriver d’un coup, depuis la réserve ou par un vol.
rules-c5-5 = **Chutes.** Si votre carte détruit un motif d’une de vos Prophéties visibles, et qu’il en reste moins que son niveau, le niveau tombe à ce nombre, peut-être à 0. Vous n’avez pas le choix. Seule une pose par-dessus peut le faire. Un exemple : au bout droit de `r:GRGK` vous posez rouge sur noir : `r:GRGR'B`. `p:GK` tombe à 0 ; `p:GR` est là deux fois, et peut être prise au niveau 2.

rules-c6 = Niveaux et points
rules-c6-0 = Le niveau 1 vaut **2 points**, le niveau 2 **5 points**, le niveau 3 **6 points**, le niveau 0 rien. Le dernier pas n’apporte qu’un point, mais met la carte à l’abri.

rules-c7 = Manche finale
rules-c7-0 = Choisissez une Tête pour le bout gauche et réalisez comme d’habitude, puis une Queue pour le bout droit, et réalisez encore. Elles vont à côté du serpent, jamais par-dessus, et comptent comme segments.
rules-c7-0-ruling = Un vol par adversaire pour Tête et Queue ensemble.

rules-c8 = Décompte
rules-c8-1 = Votre score est fixé dès la fin de votre dernier tour : Prophéties par niveau (C6), et la carte Temple : 3 points pour un objectif, 7 pour les deux. C’est définitif, même si les suivants peuvent encore vous voler.
rules-c8-2 = Une Prophétie au niveau 0 ne compte jamais pour un objectif ; les protégées comptent. Les objectifs sur les segments regardent les couleurs visibles, Tête et Queue comprises.
rules-c8-2-ruling = Deux Prophéties protégées sont au même niveau, même si une note du livret explique un niveau plus bas par moins d’occurrences. « Autant » vaut aussi pour aucun des deux.
rules-c8-3 = Qui a le plus de points gagne. À égalité : le plus d’objectifs, puis le plus de Prophéties protégées, puis la victoire est partagée.
rules-c8-4 = Un exemple : des Prophéties aux niveaux 1, 2, 2, 3 et 3, et un objectif : 2 + 5 + 5 + 6 + 6 + 3 = **27 points**.
rules-objectives = Les objectifs

rules-c9 = Motifs des Prophéties
rules-c9-0 = Les motifs se lisent de gauche à droite, et leurs segments se touchent. Tête et Queue en font partie ; seule la couleur du dessus compte.
rules-card-kind-pair = La première couleur, puis la seconde : `r:GRYGR` l’a deux fois.
rules-card-kind-gap = La première couleur, un segment quelconque, la seconde : `r:BKRBYR` l’a deux fois.
rules-card-kind-match = Cette couleur entre deux segments d’une même couleur, quelle qu’elle soit.
rules-card-kind-either = La couleur du milieu entre deux segments qui sont chacun l’une des deux autres.
rules-card-kind-not = Deux fois cette couleur avec un segment d’une autre couleur entre elles : `r:BKBYB` a `p:B!B` deux fois, `r:BBB` jamais.
rules-card-kind-stack = Une pile qui montre cette couleur, quoi qu’elle couvre.
rules-card-kind-before-stack = Cette couleur, et à sa droite une pile qui en montre une autre : `r:GG'R'` a `p:G!'` une fois.

rules-c10 = En solo contre CARL
rules-c10-intro = CARL est un automate. Il ne peint pas de serpent : il prend des Prophéties, les vôtres aussi, et les fait monter.
rules-c10-1 = Il faut battre CARL (5 manches), puis CARL 2.0 (6 manches : 10 Plumes, puis Tête et Queue). Une défaite met fin au match, et **CARL gagne les égalités**. Entre les deux, tout est remis en place ; CARL garde sa personnalité et son paquet Action, qui reçoit une carte de plus.
rules-c10-2 = Choisissez la personnalité de CARL : **ambitieux**, il fait monter davantage ; **impérieux**, il vole davantage ; **avide**, il réalise davantage. Son paquet Action est fait de 5 Prophéties d’après leur dos, faces inconnues. Vous commencez tous deux avec une Prophétie au **niveau 1**. La réserve a 3 cartes, votre main 4.
rules-c10-2-ruling = Il n’y a pas de carte Temple : la mise en place en solo n’en prévoit pas.
rules-c10-2-rebuilt = Combien de cartes de chaque dieu sont dans les paquets Action : trois de la personnalité et une de chaque autre ; CARL 2.0 en a une quatrième.
rules-c10-3 = Les Prophéties d’un niveau forment une rangée. Celle qui arrive, même d’en haut ou d’en bas, va au bout extérieur : la plus ancienne est donc la plus **proche** du milieu. Si plusieurs des vôtres arrivent ensemble, vous les ordonnez.
rules-c10-3-ruling = Cela vaut aussi pour les Prophéties qui tombent ; le livret ne le dit que de celles que vous faites monter, volez ou réalisez, et de celles que CARL vole. On ne vous le demande que si deux ou plus tombent au même niveau.
rules-c10-4 = **Le tour de CARL** ouvre chaque manche. Il révèle une Plume : ses deux couleurs sont sa **préférence**. Il montre une carte Action : l’action de ce dieu est faite **deux fois** (Eau : faire monter, Soleil : voler, Fleur : réaliser), les autres une fois. Dans l’ordre, en regardant de nouveau à chaque fois : il **fait monter** d’un niveau une de ses Prophéties sous le niveau 3 ; il **vole** une de vos Prophéties visibles, à son niveau ; il **réalise** une de la réserve au niveau 1. D’abord celles qui montrent une couleur préférée, puis le plus haut niveau, puis la plus proche, ou dans la réserve la plus à gauche. Sans cible, l’action est sautée.
rules-c10-4-ruling = Quand la réserve se remplit, les trous se ferment vers la gauche et les nouvelles cartes viennent à droite.
rules-c10-5 = **Votre tour** est comme plus haut, mais vous pouvez voler jusqu’à **2 Prophéties** à CARL par tour, et une Prophétie qui tombe à 0 est défaussée. Celle du début garde son niveau 1 jusqu’à ce que vous la fassiez monter, qu’elle soit volée ou qu’elle tombe.
rules-c10-6 = À la dernière manche, CARL joue un tour normal et son score est fixé. Puis vous ajoutez Tête et Queue ; ce que vous lui volez compte encore pour vous.

rules-c11 = Caché et visible
rules-c11-0 = Personne d’autre que vous ne connaît vos Plumes. Personne ne connaît l’ordre des pioches, ni les faces des cartes Action de CARL. Tout le reste est visible.
rules-c11-0-ruling = Le dos du dessus de la pioche de Prophéties n’est pas montré ici. Les Prophéties protégées restent connues. Après un mélange, et dans la seconde compétition contre CARL, personne ne retient ce qui a été vu avant.
