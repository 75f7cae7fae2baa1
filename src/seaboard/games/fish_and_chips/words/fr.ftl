### Fish & Chips : tous les mots du jeu sur la page.
### Les couleurs viennent en lettres (R P G Y), les poissons par $kind : O pieuvre, S requin, F tout autre.

game-title = Fish & Chips
game-tagline = Petits poissons, hautes piles

## Couleurs et poissons

colour-name = { $colour ->
    [R] Rouge
    [P] Mauve
    [G] Vert
   *[Y] Jaune
  }
colour-low = { $colour ->
    [R] rouge
    [P] mauve
    [G] vert
   *[Y] jaune
  }
# La pieuvre est du féminin.
colour-of-octopus = { $colour ->
    [R] rouge
    [P] mauve
    [G] verte
   *[Y] jaune
  }
fish = { $kind ->
    [O] pieuvre { colour-of-octopus } { $value }
    [S] requin { colour-low } { $value }
   *[F] { $value } { colour-low }
  }
special-name = { $special ->
    [O] Pieuvre
   *[S] Requin
  }

## Tour, manche, boutons

round-title = Manche { $round }
round-swaps = Manche { $round }, échanges
solo-title = Solo
turn-yours = à toi de jouer
turn-swap = échanger ?
turn-colour = { colour-low } joue
act-choose-fish = Choisis un poisson
act-choose-target = Choisis une cible
act-choose-other = Choisis un autre poisson
act-keep = Laisser tel quel
act-done = Terminé
act-deal = Donner la manche { $round }
act-again = Rejouer
act-restart = Même donne
act-board = Plateau
act-score = Scores
act-wait = À { $name } de jouer
act-danger = Danger

## Panneaux

tally-title = { $phase ->
    [done] Cette manche
   *[play] Si la manche finissait ici
}
tally-points = { colour-name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
pile-title = Pile en { $cell }
pile-facts = { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
  }, { $caught } pris
pile-top = au sommet
pile-caught = pris
pile-home = à soi
danger-title = Vue des dangers
danger-key = Un aileron marque une pile que cette couleur peut prendre.
reef-title = Les coins
reef-key = Du récif. À deux joueurs, personne n’y nage.
reef-say = Les coins sont du récif : à deux joueurs, personne n’y nage.
marks-title = Ce que disent les marques
marks-partner = Tes poissons qui peuvent changer de place.
marks-threat = Menacerait une pieuvre ou un requin adverse.
marks-touch = Toucherait une pieuvre ou un requin adverse.
swap-title = Échange avant la chasse, une fois chacun
swap-pick = choisis un partenaire
swap-free = à sa place
swap-used = échangé
swap-none = sans échange
swap-watch = { $you ->
    [yes] Tu peux échanger pieuvre et requin.
   *[no] { $name } peut échanger pieuvre et requin.
  }
swap-wait = Avant la chasse, chacun peut déplacer pieuvre et requin.
start-wait = La chasse commence quand toutes les places sont prises.
last-pile = Plus qu’une pile de couleur { colour-low }.
last-pile-sweep = Plus qu’une pile de couleur { colour-low }. Qui prend tous les poissons adverses gagne la partie sur-le-champ.
solo-order = Ordre des couleurs
solo-own = { colour-name } est ta couleur : elle doit rester seule.
solo-lost = Le dernier poisson { colour-low } est pris
solo-lost-more = Cette donne ne peut plus être gagnée. Annule, ou joue-la jusqu’au bout.
solo-piles = { colour-name } : { $piles ->
    [one] encore { $piles } pile
   *[other] encore { $piles } piles
  }
notice-pass = { colour-name } est bloqué et passe.
notice-you-pass = Rien à prendre : tu passes.
notice-round = Plus rien à prendre : fin de la manche.
notice-swaps-over = Fin des échanges. { colour-name } ouvre la chasse.
notice-deal = Nouvelle manche : { colour-low } commence.
rulebook-clause = Règle { $clause }

## Conseils

# Là où l’on sait seulement qu’une recherche a préféré ce coup.
looked-ahead = En regardant plus loin, rien de mieux n’a été vu.

# D’abord où regarder, puis quel genre de coup, puis le coup et sa raison.
hint-at-cell = Regarde ton poisson en { $cell }.
hint-at-colour = Regarde le poisson { colour-low } en { $cell }.
hint-at-special = { $special ->
    [O] Regarde ta pieuvre en { $cell }.
   *[S] Regarde ton requin en { $cell }.
  }
hint-at-specials = Regarde ta pieuvre et ton requin.
hint-at-board = Il n’y a rien à choisir sur le plateau.
hint-kind-sweep = Tu peux gagner en raflant tout.
hint-kind-last = Tu peux gagner la partie avec cette prise.
hint-kind-end = Tu peux finir la manche ici.
hint-kind-bring-out = Tu peux faire disparaître une couleur ici.
hint-kind-take = { $fish ->
    [one] Tu peux prendre { $fish } poisson adverse ici.
   *[other] Tu peux prendre une pile de { $fish } poissons adverses ici.
  }
hint-kind-spare = Voici une prise à laquelle ta couleur survit.
hint-kind-gone = Cette prise ne laisse aucune pile de ta couleur.
hint-kind-flee = Cette pile est en danger : une prise la met à l’abri.
hint-kind-guard = Tu peux prendre ce qui menace une de tes piles.
hint-kind-open = Tu peux ouvrir une ligne à une autre de tes piles.
hint-kind-dare = Tu peux prendre ici : un adversaire voit alors une de tes hautes piles, sans pouvoir la prendre.
hint-kind-swap-protect = { $special ->
    [O] Ta pieuvre est en danger : un échange la protège.
   *[S] Ton requin est en danger : un échange le protège.
  }
hint-kind-swap-shield = { $special ->
    [O] Ta pieuvre peut prendre la place d’un poisson en danger.
   *[S] Ton requin peut prendre la place d’un poisson en danger.
  }
hint-kind-swap-hunt = { $special ->
    [O] Après un échange, ta pieuvre pourrait prendre plus.
   *[S] Après un échange, ton requin pourrait prendre plus.
  }
hint-kind-swap = { $special ->
    [O] Tu peux échanger ta pieuvre.
   *[S] Tu peux échanger ton requin.
  }
hint-kind-keep = Rien ne t’oblige à échanger.
hint-kind-blocked = { colour-name } n’a rien à prendre.
hint-kind-deal = La manche est comptée : on peut donner la suivante.
hint-reason-sweeps = Il ne reste alors que ta couleur : tu gagnes aussitôt.
hint-reason-wins = { $winners ->
    [one] Cela finit la manche, et tu gagnes la partie.
   *[other] Cela finit la manche, et tu partages la victoire.
  }
hint-reason-ends = Cela finit la manche, qui te donne { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
hint-reason-brings-out = La dernière pile ({ colour-low }) disparaît alors.
hint-reason-gathers = { $fish ->
    [one] Ta couleur gagne { $fish } poisson.
   *[other] Ta couleur gagne { $fish } poissons d’un coup.
  }
hint-reason-spares = { $left ->
    [one] Ta couleur garde { $left } pile.
   *[other] Ta couleur garde ses { $left } piles.
  }
hint-reason-gives = { $left ->
    [one] Cela te coûte une pile, mais il en reste { $left }.
   *[other] Cela te coûte une pile, mais il en reste { $left }.
  }
hint-reason-gone = Il ne reste alors aucune pile de ta couleur : cette donne ne peut pas être gagnée.
hint-reason-flees = { $rival } pouvait prendre la pile en { $origin } ; en { $cell }, rien ne peut la prendre aussitôt.
hint-reason-removes = La pile en { $cell } pouvait prendre la tienne en { $saved }.
hint-reason-opens = Cela ouvre une ligne sur laquelle { $hunter } pourrait ensuite prendre { $prey }.
hint-reason-dares = { $open } devient visible, mais rien ne peut la prendre aussitôt.
hint-reason-takes = Cela en prend { $fish }, et rien ne peut reprendre la pile aussitôt.
hint-reason-trades = Cela en prend { $fish }, même si { $rival } peut reprendre la pile aussitôt.
hint-reason-trades-doomed = Cela en prend { $fish } ; { $rival } peut reprendre la pile aussitôt, mais en { $origin } elle était déjà en danger.
hint-reason-swap-protects = { $rival } pourrait l’atteindre maintenant ; en { $cell }, rien ne le pourrait.
hint-reason-swap-shields = { $rival } pourrait prendre le poisson en { $cell } ; après l’échange, rien ne pourrait prendre l’un des deux.
hint-reason-swap-hunts = { $fish ->
    [one] De { $cell }, { $fish } poisson adverse serait à sa portée.
   *[other] De { $cell }, { $fish } poissons adverses seraient à sa portée.
  }
hint-reason-swap-settles = { looked-ahead }
hint-reason-keeps-safe = Rien ne pourrait prendre ta pieuvre ou ton requin où ils sont.
hint-reason-keeps = { looked-ahead }
hint-reason-blocked = { colour-name } ne peut rien prendre et doit passer.
hint-reason-deals = Qui est prêt peut donner.
hint-pass = Passe.
hint-deal = Donne la manche suivante.
hint-keep = Laisse les poissons tels quels.
hint-capture = { $origin } prend { $cell }.
hint-swap = { special-name } en { $cell }.
hint-winnable-yes = Cette donne peut encore être gagnée : c’est prouvé.
hint-winnable-no = Cette donne ne peut plus être gagnée : c’est prouvé.
hint-winnable-unknown = On ne sait pas si cette donne peut encore être gagnée.

## Le plateau pour le lecteur d’écran

board-name = Plateau, colonnes a à f, rangées 1 à 6
cell-empty = { $cell }, vide
cell-reef = { $cell }, récif
cell-fish = { $cell }, { $fish }
cell-pile = { $cell }, { $fish } sur une pile de { $height }
cell-buoy = bouée
cell-can-take = peut prendre { $list }
cell-nothing = ne peut rien prendre
cell-picked = en main
cell-target = peut être pris, plus { $gain }
cell-blocked = imprenable
cell-danger = menacé par { $list }
cell-partner = peut changer de place
cell-no-partner = ne peut pas changer de place
describe-round = Manche { $round } d’une partie en { $target } points.
describe-solo = Solo. Ta couleur : { colour-low }. Ordre : { $list }.
describe-phase-swap = Échanges. { colour-name } joue.
describe-phase-play = Prises. { colour-name } joue.
describe-phase-done = La manche est finie.
describe-row = Rangée { $row } : { $list }.
describe-captures = Tu peux prendre : { $list }.
describe-capture = { $origin } prend { $cell }
describe-swaps = Tu peux échanger : { $list }.
describe-swap = { special-name } avec { $cell }
describe-count = Si la manche finissait ici : { $list }.
describe-colour-points = { colour-low } { $points }

## Journal

log-captures = Prises
log-swap = { $special ->
    [O] pieuvre
   *[S] requin
  }
log-keeps = garde
log-done = fini
log-blocked = bloqué
log-round-over = Fin de la manche
log-match-over = Fin de la partie
spoken-swap = { colour-name } : { $special ->
    [O] la pieuvre
   *[S] le requin
  } va de { $origin } en { $cell } et change de place avec le { $value }.
spoken-keep = { colour-name } termine ses échanges.
spoken-capture = { colour-name } : { $origin } prend { $cell }, { $value } contre { $taken }, { $fish ->
    [one] { $fish } poisson pris
   *[other] { $fish } poissons pris
  }.
spoken-pass = { colour-name } est bloqué et passe.
spoken-round-over = La manche est finie : { $list }.
spoken-deal = Une nouvelle manche est donnée. { colour-name } commence.
spoken-match-won = { $names } : la partie est gagnée.
spoken-solo-won = Seule ta couleur reste : gagné !
spoken-solo-lost = La manche est finie et d’autres couleurs restent : perdu.

## Scores

race-title = Course vers { $target }
race-place = { $name } : { $points } sur { $target }
sheet-title = Feuille de score
sheet-round = Manche { $round }
sheet-total = Total
piles-title = Pile par pile, manche { $round }
piles-solo = Pile par pile
piles-spoken = { $fish }, pile de { $height }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
piles-own = Un jeton en pointillés est un poisson de la couleur de sa pile : il ne compte pas.
won-round = { $you ->
    [yes] Tu gagnes la manche avec { $points }.
   *[no] { $name } gagne la manche avec { $points }.
  }
won-round-shared = Manche partagée : { $list }, { $points } chacun.
won-lead = { $you ->
    [yes] Tu mènes ; il te manque { $short } pour arriver à { $target }.
   *[no] { $name } mène ; il lui manque { $short } pour arriver à { $target }.
  }
won-lead-shared = En tête à égalité : { $list }, à { $short } de { $target }.
won-lead-tie = Égalité au-delà de { $target } : { $list }. Encore une manche pour décider.
won-match = { $you ->
    [yes] Tu gagnes la partie !
   *[no] { $name } gagne la partie !
  }
won-match-shared = Partie partagée : { $list } !
won-match-by = Avec { $points } sur { $target }.
won-match-sweep = Tous les poissons adverses pris en une manche : victoire immédiate.
won-solo = Gagné ! Il ne reste que du { colour-low }.
won-solo-more = { $points ->
    [one] { $points } poisson adverse pris.
   *[other] { $points } poissons adverses pris.
  }
lost-solo = Perdu pour cette fois
lost-solo-more = { $piles ->
    [one] Il reste { $piles } pile d’une autre couleur.
   *[other] Il reste { $piles } piles d’autres couleurs.
  }

## Pourquoi pas : une phrase pour chaque raison du serveur

why-match-over-title = La partie est finie
why-match-over = { $clause ->
    [F22] Tous les poissons adverses sont pris : il n’y a plus rien à jouer.
    [F29] Le solo est joué jusqu’au bout.
   *[other] Le gagnant est connu : il n’y a plus rien à jouer.
  }
why-not-your-turn-title = Un instant
why-not-your-turn = C’est à { $name } de jouer.
why-round-over-title = La manche est finie
why-round-over = Plus personne ne peut prendre. Donne la manche suivante.
why-round-running-title = La chasse continue
why-round-running = On redonne quand plus personne ne peut prendre.
why-swap-first-title = D’abord les échanges
why-swap-first = Choisis la pieuvre ou le requin à échanger, ou laisse tout en place.
why-no-swap-now-title = Pas d’échange ici
why-no-swap-now = { $clause ->
    [F28] En solo, il n’y a pas d’échanges.
   *[other] On n’échange qu’avant le début de la chasse.
  }
why-capture-available-title = Tu peux prendre
why-capture-available = On ne passe que si l’on ne peut rien prendre.
why-swap-used-title = Déjà échangé
why-swap-used = { $special ->
    [O] La pieuvre
   *[S] Le requin
  } n’échange qu’une fois par manche.
why-special-gone-title = Pas libre
why-special-gone = { $special ->
    [O] La pieuvre n’est pas seule sur sa case.
   *[S] Le requin n’est pas seul sur sa case.
  }
why-partner-empty-title = Personne ici
why-partner-empty = En { $cell }, il n’y a aucun poisson avec qui échanger.
why-partner-rival-title = Pas ton poisson
why-partner-rival = Échange avec un poisson de ta couleur ; { $cell } est adverse.
why-partner-self-title = C’est lui-même
why-partner-self = Un poisson ne s’échange pas avec lui-même. Choisis-en un autre.
why-partner-in-pile-title = Dans une pile
why-partner-in-pile = Seuls les poissons isolés s’échangent ; { $cell } est une pile.
why-threatens-title = { $victim ->
    [O] Pas à côté d’une pieuvre
   *[S] Pas à côté d’un requin
  }
why-threatens = { $special ->
    [O] En { $cell }, la pieuvre menacerait { $threatened }.
   *[S] En { $cell }, le requin menacerait { $threatened }.
  }
why-touches-title = { $victim ->
    [O] Pas à côté d’une pieuvre
   *[S] Pas à côté d’un requin
  }
why-touches = { $special ->
    [O] En { $cell }, la pieuvre toucherait { $threatened }.
   *[S] En { $cell }, le requin toucherait { $threatened }.
  }
why-not-your-pile-title = { $solo ->
    [yes] Pas son tour
   *[no] Pas ton poisson
  }
why-not-your-pile = { $solo ->
    [yes] C’est au { colour-low } de jouer, et { $cell } a une autre couleur au sommet.
   *[no] Tu déplaces les piles qui ont du { colour-low } au sommet.
  }
why-no-pile-title = Rien que de l’eau
why-no-pile = Il n’y a pas de poisson en { $cell }.
why-not-in-line-title = Pas en ligne
why-not-in-line = Depuis { $origin }, on nage tout droit : haut, bas, gauche ou droite.
why-empty-target-title = Rien à prendre
why-empty-target = { $cell } est vide : on ne s’arrête que sur une prise.
why-over-a-fish-title = Un poisson barre la route
why-over-a-fish = On ne saute pas par-dessus { $blocker }.
why-own-pile-title = Ta propre couleur
why-own-pile = On ne prend pas les siens : { $cell } barre la route.
why-too-strong-title = Trop fort
why-too-strong = { $value } ne prend pas { $target }.
why-not-a-move-title = Pas un coup
why-not-a-move = « { $text } » ne se lit pas comme un coup.

## Options

option-score = Ce qui compte
option-score-opponents = Les poissons adverses de ses piles
option-score-under = Tout poisson sous ses sommets
option-score-pile = Tout poisson de ses piles
option-score-ever = Chaque prise aussitôt
option-tie = Égalité au-delà de 60
option-tie-round = Encore une manche
option-tie-shared = Victoire partagée
option-swap_rule = Pieuvre et requin évitent
option-swap_rule-threat = ce qu’ils pourraient prendre
option-swap_rule-adjacent = toute pieuvre, tout requin adverse
option-swap_timing = Moment des échanges
option-swap_timing-phase = Tous avant la chasse
option-swap_timing-first_turn = Chacun à son premier tour
option-target = Points pour gagner
option-buoy = Bouée
option-buoy-f6 = En haut à droite, f6
option-buoy-f1 = En bas à droite, f1
option-seating = Couleurs des places
option-seating-RP = rouge, mauve
option-seating-PR = mauve, rouge
option-seating-RPG = rouge, mauve, vert
option-seating-RGP = rouge, vert, mauve
option-seating-PRG = mauve, rouge, vert
option-seating-PGR = mauve, vert, rouge
option-seating-GRP = vert, rouge, mauve
option-seating-GPR = vert, mauve, rouge
option-seating-RPGY = rouge, mauve, vert, jaune
option-seating-RPYG = rouge, mauve, jaune, vert
option-seating-RGPY = rouge, vert, mauve, jaune
option-seating-RGYP = rouge, vert, jaune, mauve
option-seating-RYPG = rouge, jaune, mauve, vert
option-seating-RYGP = rouge, jaune, vert, mauve
option-seating-PRGY = mauve, rouge, vert, jaune
option-seating-PRYG = mauve, rouge, jaune, vert
option-seating-PGRY = mauve, vert, rouge, jaune
option-seating-PGYR = mauve, vert, jaune, rouge
option-seating-PYRG = mauve, jaune, rouge, vert
option-seating-PYGR = mauve, jaune, vert, rouge
option-seating-GRPY = vert, rouge, mauve, jaune
option-seating-GRYP = vert, rouge, jaune, mauve
option-seating-GPRY = vert, mauve, rouge, jaune
option-seating-GPYR = vert, mauve, jaune, rouge
option-seating-GYRP = vert, jaune, rouge, mauve
option-seating-GYPR = vert, jaune, mauve, rouge
option-seating-YRPG = jaune, rouge, mauve, vert
option-seating-YRGP = jaune, rouge, vert, mauve
option-seating-YPRG = jaune, mauve, rouge, vert
option-seating-YPGR = jaune, mauve, vert, rouge
option-seating-YGRP = jaune, vert, rouge, mauve
option-seating-YGPR = jaune, vert, mauve, rouge

## Touches
key-arrows = Aller à une case du plateau
key-enter = Choisir, prendre
key-special = Choisir la pieuvre ou le requin pour un échange

## Comment jouent les niveaux ici
level-plankton = { $players ->
    [1] Essaie quelques suites à chaque coup, et oublie beaucoup de coups.
    [2] Regarde deux coups d’avance, oublie beaucoup de réponses et juge souvent mal ce qu’il voit.
   *[other] Ne regarde pas plus loin que son prochain coup, et le juge souvent mal.
  }
level-herring = { $players ->
    [1] Essaie plusieurs suites à chaque coup, et oublie certains coups.
    [3] Regarde trois ou quatre coups d’avance, oublie certaines réponses et juge parfois mal ce qu’il voit.
    [4] Regarde trois coups d’avance, oublie beaucoup de réponses et juge parfois mal ce qu’il voit.
   *[other] Regarde trois coups d’avance, oublie certaines réponses et juge parfois mal ce qu’il voit.
  }
level-seal = { $players ->
    [1] Essaie plus de suites à chaque coup, et oublie rarement un coup.
    [4] Réfléchit brièvement à ce qui promet le plus, et oublie certaines réponses.
   *[other] Réfléchit brièvement à ce qui promet le plus, et oublie rarement une réponse.
  }
level-dolphin = { $players ->
    [1] Suit chaque coup plus loin que les robots plus faibles.
   *[other] Suit les coups prometteurs plus loin que les robots plus faibles.
  }
level-orca = { $players ->
    [1] Suit chaque coup le plus loin : le plus souvent jusqu’à savoir si la donne peut être gagnée.
   *[other] Réfléchit le plus longtemps des cinq, et se trompe le moins.
  }

## Pour les joueurs qui lisent du texte
legend-board = Les rangées 6 à 1 à partir du haut, les colonnes a à f. `R5` est le poisson rouge 5, `R5*3` une pile de trois avec R5 dessus ; `.` est l’eau libre et `~` le récif, vides tous deux. Dessous : la couleur qui joue, la phase (`swap` : échanges, `play` : chasse, `done` : manche finie), et les points de chaque couleur avant cette manche plus ceux de cette manche.

## Le but et les leçons

goal = { $players ->
    [1] Joue les quatre couleurs de sorte qu’à la fin seuls des poissons de ta couleur restent visibles.
   *[other] Prends des poissons adverses et garde-les dans tes piles jusqu’à ce que plus personne ne puisse prendre : chacun vaut un point, et les points décident de la partie.
  }
lesson-catch = Tu es rouge. Glisse un poisson en ligne droite jusqu’au premier qu’il rencontre : s’il porte un nombre égal ou plus petit, il est pris.
lesson-catch-done = Pris ! Ton 10 est maintenant sur le 7. Le 12 était trop fort pour lui.
lesson-equal = Entre nombres égaux, celui qui joue prend l’autre. Prends le 9 avec ton 9.
lesson-equal-done = Au tour suivant, c’est lui qui t’aurait pris. Regarde toujours à qui est le tour.
lesson-way = Un poisson ne saute jamais par-dessus un autre et ne prend jamais sa propre couleur. Un seul de tes poissons peut prendre quelque chose : trouve-le.
lesson-way-done = C’est le petit 3. Le 9 est arrêté par le 12, le 16 par son propre 3.
lesson-pile = Une pile vaut son poisson du dessus, si haute soit-elle. Prends la plus haute pile mauve.
lesson-pile-done = Trois poissons d’un coup, et tes deux à toi sont rentrés.
lesson-safe = Qui peut prendre doit prendre. Prends le 6 et le 3, l’un après l’autre : choisis une première prise après laquelle le 14 mauve ne peut pas t’atteindre.
lesson-safe-done = Les deux ! À portée du 14, tu aurais été pris aussitôt.
lesson-count = Fais la dernière prise de la manche. Ensuite, chaque poisson adverse dans tes piles vaut un point.
lesson-count-done = Plus personne ne voit personne : trois points pour toi. Une partie va jusqu’à 60, une courte jusqu’à 20.
lesson-octopus = Avant la chasse, ta pieuvre (16) et ton requin (15) peuvent changer de place avec un de tes poissons, mais pas pour menacer une pieuvre ou un requin adverse. Touche ta pieuvre, puis un de tes poissons.
lesson-octopus-done = Bien placée. Puis la chasse commence, et tu sais tout ce qu’il faut.
