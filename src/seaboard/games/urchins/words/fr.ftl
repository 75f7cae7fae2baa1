### Urchins : tous les mots du jeu sur la page.
### Les couleurs viennent en lettres (y r), les cases par leur nom.

game-title = Oursins
game-tagline = Petits pas, paniers pleins

## Couleurs

colour-low = { $colour ->
    [y] jaune
   *[r] rouge
  }
colour-name = { $colour ->
    [y] Jaune
   *[r] Rouge
  }
# Accordé avec « oursins ».
colour-many = { $colour ->
    [y] jaunes
   *[r] rouges
  }
unit = { $score ->
    [one] oursin
   *[other] oursins
  }
urchins = { $tokens ->
    [one] { $tokens } oursin
   *[other] { $tokens } oursins
  }

## Tour, étapes, boutons

round-title = Manche { $round }
turn-yours = à toi de jouer
pawn-in-hand = pion en main
steps-name = Étapes du tour
step-state = { $state ->
    [done] fait
    [now] maintenant
   *[later] ensuite
  }
step-move = Déplacer
step-move-ask = Déplacer ?
step-add = Ajouter
step-pawn = Pion
step-optional = facultatif
step-or-move = ou déplacer
step-must-add = obligatoire
step-must-move = doit bouger
step-put-down = à poser
step-skipped = sautée
step-done = fait
step-moved = { $origin } vers { $cell }
step-added = { colour-low } en { $cell }
step-placed = en { $cell }
step-wins = { $cell }, gagne { $tokens }
act-skip = Sauter l’étape { $step }
act-add-or-move = Ajoute ou déplace
act-must-add = Ajoute un oursin
act-choose-cell = Choisis une case
act-choose-pawn = Pose ton pion
act-catch = Pêcher { $tokens }
act-end-turn = Finir le tour
act-confirm = Confirmer
act-again = Rejouer
act-board = Plateau
act-score = Scores
act-threats = Menaces
act-wait = À { $name } de jouer

## Tas et notes

pile-drag = à poser
pile-left = en réserve
pile-held = choisis une case
pile-spoken = Tas { colour-low } : il en reste { $left }
start-wait = La partie commence quand toutes les places sont prises.
watch-step = { $name } : étape { $step } sur 3.
note-step-1 = Déplace un oursin, ou saute cette étape.
note-step-2 = Ajoute un oursin d’un tas, ou déplaces-en un.
note-step-2-add = Ajoute un oursin d’un tas.
note-step-2-only-add = Ajoute un oursin d’un tas : aucun ne peut bouger.
note-step-3 = Déplace ton pion sur un autre oursin.
note-step-3-hand = Pose ton pion sur un oursin.
note-no-catch = Rien à pêcher : finis le tour ou cherche ailleurs.
note-lone = Un oursin seul avance d’une case : haut, bas, gauche ou droite.
note-stack = Sommet d’une pile : toute case libre de la rangée ou de la colonne.
note-adding = { $colour ->
    [y] Jaune : case vide, ou oursin rouge seul.
   *[r] Rouge : case vide, ou oursin jaune seul.
  }
note-frozen = Bloqué sous un pion, même le tien.
square-good = Carré de pêche { $square } : { urchins }
square-c = { $square } : ton pion n’y est pas.
square-bad = { $reason ->
    [A] { $square } : { $one } et { $other } n’ont pas la même couleur.
    [B] { $square } : un rival fait face à ton pion.
    [D] { $square } : quatre de la même couleur ne comptent pas.
   *[C] { $square } : ton pion ne peut pas y aller.
  }
spot-rival = { $cell } : un rival est en face.
no-catch-title = Rien à pêcher ici
no-catch = { $reason ->
    [A] { $one } et { $other } n’ont pas la même couleur.
    [B] Dans { $square }, un rival est en face de { $cell }.
    [D] Quatre de la même couleur ne comptent pas.
   *[C] Ton pion ne peut pas aller en { $cell }.
  }
threats-key = Ce que le joueur suivant pourrait pêcher : « ! » maintenant, 1 ou 2 après autant d’actions.
threats-none = Le joueur suivant ne peut rien pêcher.
quiet-left = { $turns ->
    [one] Encore { $turns } tour calme et il faudra ajouter.
   *[other] Il faudra ajouter dans { $turns } tours.
  }
duty-yours = Tu dois ajouter un oursin à ce tour.
duty-of = { $name } doit ajouter un oursin à ce tour.
end-near = { $left ->
    [one] Plus que { $left } oursin { colour-low } : avec lui, la partie finit.
   *[other] Plus que { $left } oursins { colour-many } : avec le dernier, la partie finit.
  } { end-leaders }
end-leaders = { $shared ->
    [yes] En tête, à égalité : { $names }.
   *[no] En tête : { $names }.
  }
end-now = { colour-name } épuisé : ce tour est le dernier. { end-leaders }
end-round = { colour-name } épuisé : ce tour de table est le dernier. { end-leaders }
notice-catch = { $you ->
    [yes] Tu pêches { urchins } !
   *[no] { $name } pêche { urchins }.
  }
notice-last-round = { colour-name } épuisé : le tour de table se joue jusqu’au bout.
notice-end = { $clause ->
    [U30] Plus rien ne peut changer : la partie est finie.
   *[other] Une couleur est épuisée : la partie est finie.
  }
rulebook-clause = Règle { $clause }

## Conseils

# D’abord où regarder, puis quel genre d’étape, puis l’étape et sa raison.
hint-at-urchin = Regarde l’oursin en { $cell }.
hint-at-stack = Regarde la pile en { $cell }.
hint-at-free = Regarde la case libre { $cell }.
hint-at-nowhere = Rien ne doit changer sur le plateau à cette étape.
hint-kind-last = Tu peux gagner la partie avec ce tour.
hint-kind-fish = { $squares ->
    [one] Tu peux pêcher un carré ici.
   *[other] Tu peux pêcher { $squares } carrés d’un coup ici.
  }
hint-kind-prepare = { $squares ->
    [one] Tu peux pêcher un carré à ce tour.
   *[other] Tu peux pêcher { $squares } carrés à ce tour.
  }
hint-kind-block = Tu peux laisser moins à pêcher au joueur suivant.
hint-kind-deny = Tu peux ne rien laisser à pêcher au joueur suivant.
hint-kind-open = Si tôt, personne ne peut pêcher. Pense à l’endroit où tes oursins se retrouveront.
hint-kind-settle = Pense à l’endroit où tes oursins se retrouveront.
hint-kind-leave = Pense à ce que tu laisses au joueur suivant.
hint-kind-end = La partie finit avec ce tour.
hint-kind-skip = Cette étape peut être sautée.
hint-kind-stuck = Il n’y a rien à faire à cette étape.
hint-kind-duty = Tu dois ajouter un oursin à ce tour : choisis bien où.
hint-reason-wins = { $winners ->
    [one] La partie finit avec ce tour, et tu as le plus d’oursins.
   *[other] La partie finit avec ce tour, et personne n’a plus d’oursins que toi.
  }
hint-reason-fishes = { $squares ->
    [one] Le carré { $cell } est complet : tu pêches { urchins }.
   *[other] { $squares } carrés sont complets : tu pêches { urchins }.
  }
hint-reason-prepares = { $squares ->
    [one] À ce tour, ton pion en { $pawn } pêche ensuite { urchins } sur le carré { $cell }.
   *[other] À ce tour, ton pion en { $pawn } pêche ensuite { urchins } sur { $squares } carrés.
  }
hint-reason-blocks = Le joueur suivant pourrait pêcher maintenant jusqu’à { urchins } en { $cell } ; { $whole ->
    [yes] après ce tour,
   *[no] sur le plateau d’alors,
  } { $left ->
    [0] plus rien.
   *[other] { $left } au plus.
  }
hint-reason-denies = Sur le plateau d’alors, le joueur suivant ne pourrait rien pêcher.
hint-reason-denies-more = Après ce tour, le joueur suivant ne peut rien pêcher ; un autre tour lui laisserait { urchins }.
hint-reason-opens = Si tôt, le joueur suivant ne trouvera rien à pêcher ; parmi les coups essayés, celui-ci promettait le plus.
hint-reason-settles = Après ce tour, le joueur suivant ne peut rien pêcher ; parmi les coups essayés, celui-ci promettait le plus.
hint-reason-leaves = { $whole ->
    [yes] Après ce tour, le joueur suivant ne peut pas pêcher plus de { urchins }.
   *[no] Sur le plateau d’alors, le joueur suivant ne pourrait pas pêcher plus de { urchins }.
  }
hint-reason-ends = Personne ne peut plus pêcher ensuite.
hint-reason-skips = { $whole ->
    [yes] Cette étape peut être sautée : après ce tour, le joueur suivant ne peut rien pêcher.
   *[no] Cette étape peut être sautée : sur ce plateau, le joueur suivant ne pourrait rien pêcher.
  }
hint-reason-stuck = Les règles ne te laissent rien d’autre.
hint-skip = Saute cette étape.
hint-move = Déplace { $origin } vers { $cell }.
hint-add = Ajoute un { colour-low } en { $cell }.
hint-pawn = Pose ton pion en { $cell }.

## Le plateau pour le lecteur d’écran

board-name = Plateau, { $columns } colonnes, { $rows } rangées
cell-empty = { $cell }, vide
cell-urchin = { $cell }, { colour-low }
cell-stack = { $cell }, { $colour ->
    [y] jaune sur rouge
   *[r] rouge sur jaune
  }
cell-pawn = { $you ->
    [yes] ton pion
   *[no] pion de { $name }
  }
cell-frozen = bloqué
cell-movable = peut bouger
cell-picked = choisi
cell-target = case possible
cell-drafted = ton pion irait ici
cell-wins = gagne { urchins }
cell-place = le pion peut y aller
cell-threat = { $missing ->
    [0] menacé tout de suite
    [one] menacé, à une action près
   *[other] menacé, à { $missing } actions près
  }
describe-turn = { $name }, étape { $step } sur 3.
describe-over = La partie est finie.
describe-piles = Dans les tas : jaunes { $yellow }, rouges { $red }.
describe-scores = Pêchés : { $list }.
describe-score = { $name } { $tokens }
describe-row = Rangée { $row } : { $list }.
describe-movable = Peuvent bouger : { $list }.
describe-squares = Carrés de pêche : { $list }.
describe-square = { $square } pour { urchins }
describe-no-squares = Aucun carré de pêche à gagner.

## Journal

log-duty = Il faut ajouter
log-last-round = Dernier tour de table
log-ended = Partie finie
spoken-by = { $name } : { $deed }.
spoken-skipped = étape { $step } sautée{ $clause ->
    [U3] {""}
   *[other] {" "}(rien n’était possible)
  }
spoken-moved = { colour-low } de { $origin } vers { $cell }{ $jumped ->
    [0] {""}
    [one] , par-dessus { $jumped } case
   *[other] , par-dessus { $jumped } cases
  }
spoken-added = { $stack ->
    [yes] { colour-low } sur le dessus en { $cell }
   *[no] { colour-low } ajouté en { $cell }
  }, il en reste { $left }
spoken-placed = pion en { $cell }
spoken-captured = { $squares ->
    [one] un carré de pêche, { urchins } de plus
   *[other] { $squares } carrés de pêche, { urchins } de plus
  }
spoken-duty = { $name } doit maintenant ajouter un oursin.
spoken-last-round = { colour-name } épuisé : le tour de table se joue jusqu’au bout.
spoken-ended = La partie est finie. { $shared ->
    [yes] Victoire partagée : { $names }.
   *[no] Victoire : { $names }.
  }{ $clause ->
    [U30] {" "}Plus rien ne pouvait changer.
   *[other] {""}
  }

## Scores

nets-title = La pêche
nets-none = rien pêché
nets-spoken = { $name } : { urchins }
nets-catch = { $square } : { urchins }
rest-title = Quarante oursins
rest-won = pêchés
rest-board = sur le plateau
rest-pile = dans les tas
won-game = { $you ->
    [yes] Tu gagnes avec { urchins } !
   *[no] { $name } gagne avec { urchins } !
  }
won-shared = { $names } gagnent ensemble avec { urchins } chacun !
won-colour-out = { colour-name } épuisé.
won-standstill = Plus rien ne pouvait changer sur le plateau.

## Pourquoi pas : une phrase pour chaque raison du serveur

why-game-over-title = La partie est finie
why-game-over = { $clause ->
    [U30] Plus rien ne peut changer sur le plateau : on compte les oursins.
   *[other] Une couleur est épuisée et le dernier tour est joué.
  }
why-not-your-turn-title = Un instant
why-not-your-turn = C’est à { $name } de jouer.
why-step-is-a-duty-title = Étape obligatoire
why-step-is-a-duty = { $step ->
    [3] Pose ton pion sur un oursin : il y a de la place.
   *[other] Ajoute un oursin ou déplaces-en un. On ne saute que l’étape 1.
  }
why-wrong-step-title = { $step ->
    [1] Étape 1 : un déplacement ?
    [2] Étape 2 : ajouter ou déplacer
   *[3] Étape 3 : ton pion
  }
why-wrong-step = { $step ->
    [1] Déplace un oursin maintenant, ou saute cette étape.
    [2] Ajoute d’abord un oursin ou déplaces-en un ; ton pion vient après.
   *[3] Pour ce tour, les oursins ne bougent plus. Pose ton pion sur l’un d’eux.
  }
why-must-add-title = Il faut ajouter
why-must-add = Rien n’est venu ni parti depuis { $quiet } tours : ajoute un oursin à cette étape.
why-no-token-title = Rien à déplacer
why-no-token = Il n’y a pas d’oursin à déplacer en { $cell }. Pour en ajouter un, prends-le d’abord dans un tas.
why-frozen-title = Retenu par un pion
why-frozen = Un pion se trouve en { $cell } : ce qui est dessous ne bouge pas.
why-off-board-title = Hors du plateau
why-off-board = { $cell } n’est pas une case de ce plateau.
why-target-taken-title = Déjà occupée
why-target-taken = Un oursin finit sur une case vide, et { $cell } est occupée.
why-too-far-title = Une case seulement
why-too-far = Un oursin seul va sur une case voisine ; { $cell } est trop loin de { $origin }.
why-diagonal-title = Pas en diagonale
why-diagonal = Depuis { $origin }, un oursin seul avance d’une case : haut, bas, gauche ou droite.
why-not-in-line-title = Pas en ligne
why-not-in-line = Le sommet de { $origin } vole le long de sa rangée ou de sa colonne.
why-too-many-jumps-title = Trop de monde entre les deux
why-too-many-jumps = Une seule case occupée peut se trouver entre { $origin } et { $cell }.
why-pile-empty-title = Épuisé
why-pile-empty = { $colour ->
    [y] Il n’y a plus d’oursins jaunes dans le tas.
   *[r] Il n’y a plus d’oursins rouges dans le tas.
  }
why-no-cell-title = Hors du plateau
why-no-cell = { $cell } n’est pas une case de ce plateau.
why-under-a-pawn-title = Un pion est dessus
why-under-a-pawn = On ne pose rien en { $cell } tant qu’un pion s’y trouve, même si c’est le tien.
why-on-a-stack-title = Deux, pas plus
why-on-a-stack = { $cell } est déjà une pile.
why-same-colour-title = La même couleur
why-same-colour = { $colour ->
    [y] Le jaune va sur une case vide ou sur un rouge seul ; { $cell } est jaune.
   *[r] Le rouge va sur une case vide ou sur un jaune seul ; { $cell } est rouge.
  }
why-no-token-there-title = Pas d’oursin ici
why-no-token-there = Un pion se pose sur un oursin, et { $cell } n’en a pas.
why-rival-there-title = Il y a quelqu’un
why-rival-there = Un pion rival se trouve en { $cell } : une case n’en accueille qu’un.
why-must-change-title = On avance
why-must-change = Ton pion est déjà en { $cell } et doit changer de case.
why-not-a-move-title = Pas un coup
why-not-a-move = « { $text } » ne se lit pas comme un coup.

## Options

option-rows = Rangées
option-cols = Colonnes
option-first = Qui commence
option-first-seat0 = La première place
option-first-random = Tirage au sort
option-four_alike = Quatre de la même couleur
option-four_alike-true = Comptent comme un carré
option-four_alike-false = Ne comptent pas
option-capture_timing = Les prises
option-capture_timing-end = À la fin du tour
option-capture_timing-immediate = Après chaque étape
option-pawn_may_stay = Le pion
option-pawn_may_stay-false = Doit changer de case
option-pawn_may_stay-true = Peut rester
option-multi = Plusieurs carrés à la fois
option-multi-union = On les gagne tous
option-multi-best = Seulement le meilleur
option-quiet_unit = Un ajout est dû après
option-quiet_unit-rounds = Trois tours de table calmes
option-quiet_unit-turns = Trois tours calmes
option-jump = Le sommet d’une pile survole
option-jump-any = N’importe quoi
option-jump-one = Une case occupée
option-end = Quand une couleur est épuisée
option-end-turn = Le tour est le dernier
option-end-round = Le tour de table est le dernier

## Touches
key-arrows = Aller à une case du plateau
key-enter = Prendre, poser
key-pile = Prendre un oursin jaune ou rouge
key-skip = Sauter l’étape
key-confirm = Valider le tour

## Menu
fair-play-own = Rien n’est distribué dans ce jeu. Au plus, une graine tire au sort qui commence : son empreinte est visible dès le début, la graine elle-même après la fin.

## Comment jouent les niveaux ici
level-plankton = Regarde chaque étape pour elle-même et prend ce qui est prêt ; pour le reste, il juge souvent mal ce que vaut une étape.
level-herring = Regarde chaque étape pour elle-même, prépare plus de prises que Plancton, et juge parfois mal ce qu’une étape vaut.
level-seal = { $players ->
    [2] Réfléchit brièvement à ce qui promet le plus, et le juge mal de temps en temps.
   *[other] Regarde chaque étape pour elle-même, et juge mal de temps en temps ce qu’elle vaut.
  }
level-dolphin = Suit les étapes prometteuses plus loin que les robots plus faibles, et les juge rarement mal.
level-orca = Suit les étapes prometteuses le plus loin des cinq, et ne les juge presque jamais mal.

## Pour les joueurs qui lisent du texte
legend-board = Les rangées de haut en bas jusqu’à 1, les colonnes à partir de a. `.` est une case vide, `y` un oursin jaune, `r` un rouge, `Y` une pile jaune sur rouge, `R` une pile rouge sur jaune ; une lettre de A à D derrière est le pion de ce joueur. Dessous : qui joue et à laquelle des trois étapes, les oursins qui restent dans chaque tas, ce que chacun a gagné, et les tours calmes de suite.

## Le but et les leçons

goal = Complète des carrés de quatre oursins, rouge face à rouge et jaune face à jaune, et pose ton pion sur l’un d’eux : qui a le plus d’oursins gagne.
lesson-first-turn = Prends un oursin dans un tas, pose-le sur une case, puis pose ton pion dessus.
lesson-first-turn-done = Voilà un tour : un oursin arrive sur le sable, et ton pion se pose sur l’un d’eux.
lesson-walk = Chaque tour peut commencer par un déplacement. Touche l’oursin rouge en d3 et mène-le d’une case vers la gauche.
lesson-walk-done = Un oursin seul avance d’une case vers le haut, le bas, la gauche ou la droite. Celui qui est sous un pion ne bouge pas.
lesson-catch = Quatre cases en carré, rouge face à rouge et jaune face à jaune : pose ton pion sur l’une d’elles.
lesson-catch-done = Un carré de pêche ! Ses quatre oursins sont à toi, et ton pion revient dans ta main.
lesson-complete = Maintenant un tour entier. Déplace l’oursin jaune de d3 pour compléter un carré de pêche, et finis dessus avec ton pion.
lesson-complete-done = Quatre oursins. Si ton pion était allé ailleurs, le carré aurait attendu ton rival.
lesson-stack = Pose un oursin jaune sur le rouge isolé en b3.
lesson-stack-done = Une pile compte pour la couleur de son sommet, et un carré avec des piles vaut davantage.
lesson-fly = Le sommet d’une pile vole le long de sa rangée ou de sa colonne, aussi loin que tu veux. Vole de e3 dans le trou en c3, ajoute un oursin et pêche le carré.
lesson-fly-done = Le vol a complété le carré. L’oursin du dessous est resté en e3, de nouveau seul.
lesson-rival = Le pion rival en c3 garde sa case, et gâche le carré pour qui se tient en face, sur la diagonale. Quelle case gagne quand même ?
lesson-rival-done = À côté du rival, tu gagnes tout sauf sa case. En face de lui, tu n’aurais rien gagné.
lesson-last = Il reste un oursin rouge, et quand une couleur est épuisée, la partie s’arrête. Tu mènes : ajoute-le, et pose ton pion sur un oursin.
lesson-last-done = La partie est finie, et qui a le plus d’oursins gagne. Tu sais tout ce qu’il faut.
