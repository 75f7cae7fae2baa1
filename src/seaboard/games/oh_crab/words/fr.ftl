### Oh Crab! : noms et refus. Les crabes viennent en lettres (R O B G N), les icônes en F D S C,
### les actions spéciales et les tuiles par leur identifiant.

game-title = Oh Crab !
game-tagline = Cours vers la mer

## Crabes, icônes, actions, tuiles

crab-name = { $crab ->
    [R] Rouge
    [O] Orange
    [B] Bleu
    [G] Vert
   *[N] Marron
  }
crab-low = { $crab ->
    [R] rouge
    [O] orange
    [B] bleu
    [G] vert
   *[N] marron
  }
icon-name = { $icon ->
    [F] En avant
    [D] Diagonale
    [S] Vers la mer
   *[C] Coquillage
  }
action-name = { $action ->
    [GULL] Mouette !
    [CALL] Appel de la mer !
    [RUNUP] Saut avec élan !
    [SAND] Sable dans les yeux !
    [BOOST] Impulsion !
    [PASS] Laisse passer !
    [HOP] Petit saut de côté !
    [CHARGE] Foncer tête baissée !
    [DIAG] En diagonale !
    [FAST] Plus vite !
    [SLALOM] Slalom !
    [SLIDE] Glissade !
    [Aa] En diagonale !
    [Ab] Petit saut de côté !
    [Ba] À ta place !
    [Bb] Plus vite !
    [Ca] Saut avec élan !
    [Cb] Dopage !
    [Da] C’est pas fini pour moi !
    [T4] Boussole
    [T5] Palmes
    [T6] Pelle
    [T7] Épuisette
    [T8] Longue-vue
    [T9] Noix de coco
    [A1] La sprinteuse
    [A2] Le danseur
    [A3] Le cuirassé
    [A4] La collectionneuse
    [A5] Le couturier
    [A6] La bernard-l’ermite
    [A7] L’insomniaque
    [A8] La marchande
    [A9] Le sauteur
    [A10] Le rancunier
    [A11] L’opportuniste
    [A12] La renifleuse
    [A13] La championne
    [A14] Le glouton
   *[Db] Un p’tit échange ?
  }
tile-name = { $tile ->
    [Aa] En diagonale !
    [Ab] Petit saut de côté !
    [Ba] À ta place !
    [Bb] Plus vite !
    [Ca] Saut avec élan !
    [Cb] Dopage !
    [Da] C’est pas fini pour moi !
   *[Db] Un p’tit échange ?
  }
ground-name = { $ground ->
    [X] Inaccessible
    [O] Obstacle
    [K] Obstacle renversant
    [E] Échange de carte
    [R] Raccourci
    [C] Courant d’eau
   *[other] Sable
  }
beach-0A = La friterie
beach-0B = La porte de derrière
beach-1A = Sable fin
beach-1B = Châteaux de sable
beach-2A = Parasols
beach-2B = Les cabines
beach-3A = Les roseaux
beach-3B = La mare
beach-4A = Les galeries
beach-4B = Le ruisseau
beach-9A = Les vaguelettes
beach-9B = Le ressac
direction-name = { $direction ->
    [N] en avant
    [NE] en avant à droite
    [SE] en arrière à droite
    [S] tout droit en arrière
    [SW] en arrière à gauche
   *[NW] en avant à gauche
  }

## Pourquoi pas : une phrase pour chaque raison du serveur

why-race-over-title = La course est finie
why-race-over = Un crabe est dans la mer et la manche est terminée : il n’y a plus rien à jouer.
why-not-your-turn-title = Un instant
why-not-your-turn = { $clause ->
    [O111] C’est à l’autre joueur de placer ses crabes.
    [O129] C’est au propriétaire du crabe qui a trouvé le jeton de décider.
    [O163] Quelqu’un d’autre décide si une carte réagit.
    [O153] Un gagnant choisit son trophée.
   *[other] C’est le tour de quelqu’un d’autre.
  }
why-plan-first-title = D’abord la carte
why-plan-first = Choisis une carte de ta main et pose-la face cachée.
why-already-planned-title = Déjà posée
why-already-planned = Ta carte face cachée est déjà { $card }.
why-no-cards-to-plan-title = Pas de cartes
why-no-cards-to-plan = Ta main est vide : ton tour sera un repos.
why-not-in-hand-title = Pas dans ta main
why-not-in-hand = Tu n’as pas { $card } en main.
why-no-card-down-title = Rien à ajouter
why-no-card-down = Tu n’as pas de carte face cachée : tu te reposes.
why-no-second-end-title = Un seul bout
why-no-second-end = Ta trace est vide : la carte en est simplement la première.
why-nothing-to-lose-title = Pas de carte pour cela
why-nothing-to-lose = Ta main est vide : ton crabe fonce à travers.
why-call-everybody-title = Tout le monde est appelé
why-call-everybody = Chaque crabe appelé est choisi une fois ; sans place libre, il reste derrière.
why-another-question-title = Une chose à la fois
why-another-question = Termine ce que tu as commencé avant de faire autre chose.
why-not-in-trail-title = Pas dans ta trace
why-not-in-trail = Il n’y a pas { $card } dans ta trace.
why-no-use-title = Inutile à présent
why-no-use = L’action principale de { $card } ne pourrait rien faire ici.
why-wrong-icon-title = Une autre icône est demandée
why-wrong-icon = L’icône principale de { $card } n’est pas la bonne ; ce raccourci veut : { icon-name }.
why-inaccessible-title = Pas d’entrée
why-inaccessible = Personne ne peut entrer en { $cell }.
why-obstacle-needs-card-title = Un obstacle
why-obstacle-needs-card = Il te faut une carte en main pour franchir { $cell }.
why-cannot-be-pushed-title = Nulle part où pousser
why-cannot-be-pushed = { crab-name }, en { $cell }, n’a aucune case où être poussé.
why-off-the-board-title = Hors du plateau
why-off-the-board = La plage s’arrête là.
why-reeds-title = Des roseaux
why-reeds = Les roseaux barrent l’entrée tout droit en { $cell }. En diagonale, cela passe.
why-wrong-way-title = Pas avec cette icône
why-wrong-way = { $icon ->
    [F] Ce déplacement va tout droit en avant.
    [D] Ce déplacement va en diagonale, à gauche ou à droite.
   *[other] Ce déplacement va vers la mer.
  }
why-jump-seaward-title = Vers la mer
why-jump-seaward = Le saut avec élan va vers la mer, tout droit ou en diagonale.
why-not-this-way-title = Pas par là
why-not-this-way = { $clause ->
    [O80] La mouette chasse { crab-low } vers la terre.
    [O79] Le sac plastique fait reculer { crab-low } vers la terre.
    [O153] Un pas en récompense va en diagonale vers la mer.
   *[other] { crab-name } va vers la mer.
  }
why-not-free-title = Pas libre
why-not-free = Il faut à { crab-low } une case libre où aller.
why-push-seaward-title = Vers la mer
why-push-seaward = { crab-name } ne peut être poussé que vers la mer.
why-nobody-there-title = Personne
why-nobody-there = Il n’y a pas de crabe avec qui changer de place.
why-no-start-space-title = Pas une case de départ libre
why-no-start-space = Choisis une des cases de départ qui restent.
why-not-level-title = Pas à la même hauteur
why-not-level = Le saut de côté finit à la même hauteur, sur une autre case.
why-occupied-title = Case prise
why-occupied = { crab-name } est en { $cell }, et le saut demande une case libre.
why-not-your-crab-title = Pas ton crabe
why-not-your-crab = Choisis un de tes deux crabes.
why-not-on-beach-title = Plus sur la plage
why-not-on-beach = { crab-name } n’est plus sur la plage.
why-moved-already-title = Une fois suffit
why-moved-already = { crab-name } a déjà reculé.
why-not-ahead-title = Pas devant toi
why-not-ahead = La mouette n’atteint que les crabes plus près de la mer que le tien.
why-not-called-title = Pas appelé
why-not-called = Seuls ton crabe et ceux de derrière entendent l’appel.
why-your-own-title = Ton propre crabe
why-your-own = On ne laisse passer qu’en déplaçant le crabe d’un autre.
why-pile-empty-title = Rien ici
why-pile-empty = Il n’y a pas de carte à prendre à cet endroit.
why-no-shells-left-title = Plus de coquillages
why-no-shells-left = La réserve est vide.
why-in-the-sea-title = Déjà dans la mer
why-in-the-sea = { crab-name } est arrivé : ce qui demande une place sur la plage est fini pour lui.
why-no-way-title = Nulle part où aller
why-no-way = Tous les chemins de ce déplacement sont barrés.
why-finish-first-title = Finis ta course
why-finish-first = Seul un raccourci peut s’intercaler entre les deux déplacements.
why-no-such-move-title = Pas de ce déplacement
why-no-such-move = Ce déplacement n’est pas, ou plus, à faire.
why-not-the-cook-title = Pas de cuisinière
why-not-the-cook = La cuisinière talonne quelqu’un d’autre.
why-cook-used-title = La cuisinière est occupée
why-cook-used = { $clause ->
    [O115] Elle a déjà aidé un de tes crabes dans cette manche.
   *[other] Son déplacement a déjà servi ce tour-ci.
  }
why-not-available-title = { $word ->
    [N] Pas par là pour l’instant
    [NE] Pas par là pour l’instant
    [NW] Pas par là pour l’instant
   *[other] Pas disponible
  }
why-not-available = { $word ->
    [N] Aucune des actions qui te restent n’y mène d’un coup. Regarde où va chacune.
    [NE] Aucune des actions qui te restent n’y mène d’un coup. Regarde où va chacune.
    [NW] Aucune des actions qui te restent n’y mène d’un coup. Regarde où va chacune.
   *[other] Tu t’en es servi, ou ta carte ne le donne pas.
  }
why-no-card-to-pay-title = Rien pour payer
why-no-card-to-pay = « { action-name } » coûte une carte, et ta main est vide.
why-no-effect-title = Sans effet à présent
why-no-effect = « { action-name } » ne pourrait rien faire en ce moment.
why-knocked-over-title = Sur le dos
why-knocked-over = { crab-name } est renversé. Un déplacement de base ou un repos le remet sur ses pattes.
why-tile-not-in-game-title = Pas dans cette partie
why-tile-not-in-game = « { tile-name } » n’est pas parmi les tuiles de cette course.
why-tile-used-title = Une tuile par tour
why-tile-used = Tu as déjà utilisé une tuile Action supplémentaire ce tour-ci.
why-too-few-shells-title = Trop peu de coquillages
why-too-few-shells = « { tile-name } » coûte { $cost } { $cost ->
    [one] coquillage
   *[other] coquillages
  }, et tu en as { $shells }.
why-no-shortcut-here-title = Pas de raccourci ici
why-no-shortcut-here = Il n’y a pas de raccourci à prendre depuis { $cell }.
why-wrong-cards-title = Pas les bonnes cartes
why-wrong-cards = Le raccourci coûte { $cost } × { icon-name }, et tu en as { $have }.
why-add-or-rest-title = D’abord ajouter ou se reposer
why-add-or-rest = Un tour commence par la carte : ajoute-la à ta trace, ou repose-toi.
why-turn-begun-title = Une fois par tour
why-turn-begun = Tu as déjà ajouté ta carte ou pris un repos : cela ouvre le tour, une seule fois.
why-not-asked-title = { $word ->
    [a] Pas là pour l’instant
    [b] Pas là pour l’instant
    [c] Pas là pour l’instant
    [d] Pas là pour l’instant
    [e] Pas là pour l’instant
    [f] Pas là pour l’instant
    [g] Pas là pour l’instant
   *[other] Rien ne le demande
  }
why-not-asked = { $word ->
    [a] Tes actions n’y mènent pas d’un coup, seulement aux cases qui s’allument.
    [b] Tes actions n’y mènent pas d’un coup, seulement aux cases qui s’allument.
    [c] Tes actions n’y mènent pas d’un coup, seulement aux cases qui s’allument.
    [d] Tes actions n’y mènent pas d’un coup, seulement aux cases qui s’allument.
    [e] Tes actions n’y mènent pas d’un coup, seulement aux cases qui s’allument.
    [f] Tes actions n’y mènent pas d’un coup, seulement aux cases qui s’allument.
    [g] Tes actions n’y mènent pas d’un coup, seulement aux cases qui s’allument.
   *[other] Utilise une action de ce tour, ou termine-le.
  }
why-rested-this-turn-title = Un tour de repos
why-rested-this-turn = Tu t’es reposé : aucune carte ne te donne d’action ce tour-ci.
why-nothing-to-give-title = Pas de carte à donner
why-nothing-to-give = Un échange prend une carte de ta main, et elle est vide.
why-market-empty-title = Le Marché est vide
why-market-empty = Il ne reste aucune carte à prendre en échange.
why-nothing-to-add-title = Pas de carte à ajouter
why-nothing-to-add = Ta main est vide : il n’y a rien à ajouter à ta trace.
why-nothing-discarded-title = Rien à reprendre
why-nothing-discarded = Ta défausse est vide.
why-nobody-beside-title = Personne à côté
why-nobody-beside = Aucun crabe n’est à côté de { crab-low }.
why-no-landing-title = Nulle part où atterrir
why-no-landing = Toutes les cases d’arrivée sont barrées : par un crabe, par des roseaux, ou parce que personne n’y entre.
why-sea-not-free-title = Pas dans la mer
why-sea-not-free = La mer n’est pas une case libre : { crab-name } fait place sur la plage.
why-not-a-move-title = Pas un coup
why-not-a-move = « { $text } » ne se lit pas comme un coup.

## Choix

option-scenario = Scénario
option-scenario-1 = 1, Première fuite !
option-scenario-2 = 2, Entre les roseaux
option-scenario-3 = 3, Jour d’affluence
option-scenario-4 = 4, Raccourci !
option-scenario-5 = 5, Marée montante
option-scenario-6 = 6, Le grand bazar
option-scenario-7 = 7, Vite, à l’eau !
option-scenario-8 = 8, Duel de pinces
option-tiles = Tuiles du plateau
option-tiles-default = Celles du scénario
option-tiles-0A = 0A, { beach-0A }
option-tiles-0B = 0B, { beach-0B }
option-tiles-1A = 1A, { beach-1A }
option-tiles-1B = 1B, { beach-1B }
option-tiles-2A = 2A, { beach-2A }
option-tiles-2B = 2B, { beach-2B }
option-tiles-3A = 3A, { beach-3A }
option-tiles-3B = 3B, { beach-3B }
option-tiles-4A = 4A, { beach-4A }
option-tiles-4B = 4B, { beach-4B }
option-tiles-9A = 9A, { beach-9A }
option-tiles-9B = 9B, { beach-9B }
option-extra = Tuiles Action supplémentaire
option-extra-default = Celles du scénario
option-extra-Aa = Aa, En diagonale !
option-extra-Ab = Ab, Petit saut de côté !
option-extra-Ba = Ba, À ta place !
option-extra-Bb = Bb, Plus vite !
option-extra-Ca = Ca, Saut avec élan !
option-extra-Cb = Cb, Dopage !
option-extra-Da = Da, C’est pas fini pour moi !
option-extra-Db = Db, Un p’tit échange ?
option-short = Longueur
option-short-false = Toute la plage
option-short-true = Vite, à l’eau !
option-content = Fichier de contenu

## Ce que dit la page : cadre et boutons

board-name = La plage, la mer en haut
rulebook-clause = Règle { $clause }
start-wait = La course commence quand toutes les places sont prises.
round-title = { $stage ->
    [setup] Mise en place
    [over] Arrivée
    [plan] Manche { $round }, planification
    [plan1] Manche { $round }, premier plan
    [plan2] Manche { $round }, second plan
    [act1] Manche { $round }, premier crabe
    [act2] Manche { $round }, second crabe
   *[act] Manche { $round }
  }
act-again = Rejouer
act-board = Plage
act-score = Arrivée
act-market = Marché
act-piles = Piles
act-no = Non
act-ready = Prêt
act-change = Changer
act-planned = Carte posée
act-choose-card = Choisis une carte
act-choose-crab = Choisis un crabe
act-choose-space = Choisis une case
act-choose-pile = Choisis une pile
act-push = Pousser
act-rest = Se reposer
act-add = { $side ->
    [left] Ajouter à gauche
   *[right] Ajouter à droite
  }
act-add-first = Ajouter
act-end = Fin du tour
act-end-anyway = Oui, finir
act-enough = Assez
act-yes-IGNORE = Foncer
act-yes-END_EXCH = Échanger
act-yes-END_CURRENT = Se laisser porter
act-use-keep = La garder
act-use-pay = La défausser
act-use-give = La donner
act-use-card = La choisir
act-use-take = La prendre
act-use-crab = Ce crabe
act-use-it = Utiliser

## Touches

key-arrows = Aller à une case de la plage
key-enter = Y aller, choisir
key-number = Choisir une carte, une action ou une pile

## Cartes, piles, tuiles

hand = Main
trail = Trace
shells = Coquillages
discards = Défausse
market = Marché
extra-actions = Actions supplémentaires
own-shells = { $count ->
    [one] tu as { $count } coquillage
   *[other] tu as { $count } coquillages
  }
steps-to-sea = Pas jusqu’à la mer
the-sea = la mer
whole-beach = Toute la plage
back-to-beach = Retour
trail-empty = Ta trace est vide : la première carte n’a pas de voisine.
hand-empty = pas de carte
card-start = la carte de départ « { $main } »
card-start-title = Carte de départ « { $main } »
card-special = « { $name } »
card-market = { $name } avec « { $main } »
card-fits = { $card } ; à gauche { $left }, à droite { $right }
end-short = { $side ->
    [left] Gauche
   *[right] Droite
  }
end-no-fit = rien
end-choose = { $side ->
    [left] Ajouter au bout gauche
   *[right] Ajouter au bout droit
  }{ $count ->
    [0] {""}
    [one] , { $count } moitié complétée
   *[other] , { $count } moitiés complétées
  }
pile-blind = Pioche
pile-draw = Pioche, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
pile-open = Pile { $number } : { $card }, { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
pile-empty = vide
tile-spoken = { $tile } pour { $cost ->
    [one] { $cost } coquillage
   *[other] { $cost } coquillages
  } : { $effect }
chip-spoken = { $source } : { $action }{ $shells ->
    [0] {""}
    [1] , { $shells } coquillage
   *[other] , { $shells } coquillages
  }{ $cards ->
    [0] {""}
   *[other] , coûte une carte
  }{ $usable ->
    [yes] {""}
   *[no] , impossible maintenant
  }
chip-source = { $word ->
    [main] Centre
    [upper] Moitié
    [lower] Moitié
    [special] Spéciale
    [cook] Cuisinière
    [cut] Raccourci
    [F] En avant
    [D] Diagonale
   *[other] Tuile
  }
chip-end = { $side ->
    [left] Gauche{ $count ->
        [0] {""}
       *[other] , complétée
      }
   *[right] Droite{ $count ->
        [0] {""}
       *[other] , complétée
      }
  }
chip-add = Ajouter la carte
chip-rest = Repos
chips-none = Il n’y a plus rien à utiliser.
cut-name = Raccourci
cut-effect = Paie les cartes et passe par le tunnel.
icon-effect = { $icon ->
    [F] Une case tout droit.
    [D] Une case en avant, à gauche ou à droite.
    [S] Une case vers la mer, tout droit ou en diagonale.
   *[C] Prends un coquillage dans la réserve.
  }
action-effect = { $action ->
    [GULL] Fais reculer d’une case les crabes de ton choix devant toi.
    [CALL] Toi et tous les crabes derrière toi avancez d’une case.
    [RUNUP] Défausse une carte : utilise l’action principale d’une carte de ta trace.
    [SAND] Chaque joueur devant toi perd une carte au hasard.
    [BOOST] Défausse une carte et utilise son action principale.
    [PASS] Déplace un autre crabe vers une case libre voisine.
    [HOP] Saute sur une case libre à la même hauteur.
    [CHARGE] Ignore obstacles, roseaux et courants pendant ce tour.
    [DIAG] Un pas en diagonale.
    [FAST] Défausse une carte : un pas en avant.
    [SLALOM] Défausse une carte : deux pas en diagonale.
    [SLIDE] Défausse une carte : un pas en diagonale et un en avant.
    [Aa] Un pas en diagonale.
    [Ab] Saute sur une case libre à la même hauteur.
    [Ba] Échange ta place avec un crabe voisin.
    [Bb] Un pas en avant.
    [Ca] Saute par-dessus la case suivante, en ligne droite.
    [Cb] Ajoute encore une carte à ta trace.
    [Da] Reprends toute ta défausse en main.
   *[Db] Échange une carte avec le Marché.
  }

## Questions

prompt-over = La course est finie.
prompt-must-rest = Pas de carte : ce sera un repos.
prompt-planned = Ta carte est posée face cachée.
prompt-waiting-for = On attend { $names }
prompt-turn-of = Au tour de { $name }
prompt-their = { $phase ->
    [START] Carte ou repos ?
    [PLACE2] Placement des crabes
    [ACTIVATE] Quel crabe ?
    [PUSH_DIR] Ça pousse…
    [REST_TAKE] Au Marché
    [REST_KEEP] Un repos
   *[other] Tu peux regarder partout.
  }
to-cell = en { $cell }
to-sea = dans la mer
prompt-push-link = { $crab } { $to }
prompt-push-fall = { $count ->
    [0] Personne n’est renversé
    [one] Un crabe se retrouve sur le dos
   *[other] { $count } crabes se retrouvent sur le dos
  }
prompt-first-card = La première carte de ta trace
prompt-no-fit = { $side ->
    [left] Rien ne se complète à gauche
   *[right] Rien ne se complète à droite
  }
prompt-fits = { $side ->
    [left] { $icons } à gauche
   *[right] { $icons } à droite
  }
prompt-end-anyway = Finir déjà ton tour ?
prompt-end-left = Il te reste quelque chose de gratuit.
prompt-undoable = Le dernier pas peut encore être repris
prompt-changeable = Tu peux changer tant que tous ne sont pas prêts
prompt-stands = Choisis bien : une carte prise reste prise
ask-PLAN = Choisis une carte pour cette manche.
ask-START = Ajoute la carte à ta trace, ou repose-toi.
ask-MENU = Et maintenant ?
ask-PEND = Continue ta course, ou arrête-toi.
ask-MOVE_DIR = Où vas-tu ?
ask-PUSH_DIR = { $crab } est poussé : vers où ?
ask-PLACE2 = Place { $crab } sur une case de départ.
ask-ACTIVATE = Quel crabe joue maintenant ?
ask-REST_KEEP = Quelle carte reste dans la trace ?
ask-REST_TAKE = Prends une carte au Marché.
ask-PAY = { $what ->
    [CUT] Quelle carte paie le raccourci ?
   *[other] Quelle carte défausses-tu pour cela ?
  }
ask-OBSTACLE = Un obstacle : quelle carte défausses-tu ?
ask-IGNORE = Foncer à travers l’obstacle ?
ask-RUNUP = L’action principale de quelle carte ?
ask-BOOST = Quelle carte donne son action principale ?
ask-GULL_CRAB = Qui la mouette renvoie-t-elle ?
ask-GULL_DIR = Où { $crab } recule-t-il ?
ask-CALL_CRAB = Qui entend l’appel d’abord ?
ask-CALL_DIR = Où va { $crab } ?
ask-PASS_CRAB = Qui laisse passer ?
ask-PASS_DIR = Où va { $crab } ?
ask-HOP = Sauter sur quelle case ?
ask-SWAP_DIR = Échanger avec qui ?
ask-JUMP_DIR = Sauter vers où ?
ask-DOPE_CARD = Quelle carte rejoint aussi la trace ?
ask-DOPE_SIDE = À quel bout ?
ask-EXCH_CARD = Quelle carte donnes-tu ?
ask-EXCH_TAKE = Quelle carte prends-tu à la place ?
ask-END_EXCH = Échanger une carte avec le Marché ?
ask-END_CURRENT = Te laisser porter par le courant ?

## Indices

# Là où l’on sait seulement qu’une recherche a préféré ce coup.
looked-ahead = En regardant plus loin, rien de mieux n’a été vu.
rest-cards = { $cards ->
    [0] { $market ->
        [yes] Tu prends une carte au Marché.
       *[no] Cela ne rapporte aucune carte.
      }
    [one] Tu récupères jusqu’à { $cards } carte{ rest-market }.
   *[other] Tu récupères jusqu’à { $cards } cartes{ rest-market }.
  }
rest-market = { $market ->
    [yes] , et une du Marché
   *[no] {""}
  }

# D’abord où regarder, puis quel genre de réponse, puis la réponse et sa raison.
hint-at-hand = Regarde les cartes de ta main.
hint-at-trail = Regarde ta trace.
hint-at-discards = Regarde ta défausse.
hint-at-drawn = Regarde les cartes piochées.
hint-at-market = Regarde le Marché.
hint-at-tiles = Regarde les actions supplémentaires.
hint-at-actions = Regarde ce que ta carte donne en plus des pas.
hint-at-border = Regarde le bord franchi.
hint-at-turn = Regarde ce qui reste de ton tour.
hint-at-crabs = Regarde les crabes.
hint-at-beach = Regarde la plage.
hint-at-question = Regarde la question.
hint-at-offers = Regarde les cartes proposées.
hint-at-crab = Regarde ton crabe en { $cell }.
hint-at-rival = { $crab ->
    [R] Regarde le crabe rouge en { $cell }.
    [O] Regarde le crabe orange en { $cell }.
    [B] Regarde le crabe bleu en { $cell }.
    [G] Regarde le crabe vert en { $cell }.
   *[N] Regarde le crabe marron en { $cell }.
  }
hint-kind-plan-fits = { $halves ->
    [one] Une de tes cartes complète une moitié au bout de ta trace.
   *[other] Une de tes cartes complète { $halves } moitiés au bout de ta trace.
  }
hint-kind-plan-special = Prévois une carte pour son action spéciale.
hint-kind-plan-main = Prévois une carte pour son action principale : { icon-name }.
hint-kind-rest = Pense à un repos.
hint-kind-add = Ajoute la carte : de quel côté ?
hint-kind-add-fits = Ajoute la carte là où elle complète des moitiés.
hint-kind-card = { $asks ->
    [REST_KEEP] Une carte reste pour la prochaine jonction.
    [REST_KEEP2] Une voisine peut rester aussi.
    [RUNUP] Une carte de ta trace prête son action principale.
    [BOOST] Une carte de ta main donne son action principale.
    [DOPE_CARD] Une carte de plus peut rejoindre ta trace.
    [PAY] Le prix est une carte : choisis laquelle.
    [OBSTACLE] L’obstacle coûte une carte : choisis laquelle.
    [EXCH_CARD] Donne une carte : choisis laquelle.
   *[other] Choisis une de ces cartes.
  }
hint-kind-take = { $blind ->
    [yes] Une carte cachée peut valoir mieux que les cartes visibles.
   *[no] Prends une des cartes visibles.
  }
hint-kind-border = Le bord est à résoudre.
hint-kind-tile = { $cost ->
    [one] Tu peux payer { $cost } coquillage pour une action supplémentaire.
   *[other] Tu peux payer { $cost } coquillages pour une action supplémentaire.
  }
hint-kind-icon = { $icon ->
    [F] Va tout droit.
    [D] Va en diagonale.
    [S] Va vers la mer.
   *[C] Prends un coquillage.
  }
hint-kind-cook = La cuisinière t’offre un pas : { icon-name }.
hint-kind-cut = Le raccourci sous ton crabe est ouvert.
hint-kind-action = Sers-toi d’autre chose que de tes pas.
hint-kind-go = { $asks ->
    [PUSH_DIR] C’est toi qui décides où il est poussé.
    [GULL_DIR] La mouette le fait reculer : choisis où.
    [CALL_DIR] L’appel le fait avancer : choisis où.
    [PASS_DIR] Il s’écarte : choisis où.
    [HOP] Un saut de côté est possible.
    [PLACE2] Choisis une case de départ.
    [PEND] La course continue.
   *[other] Choisis le chemin de ce crabe.
  }
hint-kind-sea = La mer est à portée.
hint-kind-push = Tu peux pousser quelqu’un ici.
hint-kind-send = Tu peux faire reculer quelqu’un.
hint-kind-shells = Tu peux obtenir des coquillages ici.
hint-kind-stand = Ton crabe peut se relever.
hint-kind-crab = { $asks ->
    [ACTIVATE] Choisis lequel de tes crabes joue maintenant.
    [GULL_CRAB] La mouette peut faire reculer quelqu’un.
    [CALL_CRAB] Choisis lequel des crabes appelés avance ensuite.
    [PASS_CRAB] Le crabe de quelqu’un d’autre doit s’écarter : choisis lequel.
   *[other] Choisis un des crabes.
  }
hint-kind-space = { $asks ->
    [OBST_ROW] Choisis où tu creuses.
    [OBST_COL] Choisis où tu creuses.
    [HIDE_ROW] Choisis où tu caches le trésor.
    [HIDE_COL] Choisis où tu caches le trésor.
   *[other] Choisis le jeton que tu regardes.
  }
hint-kind-answer = { $asks ->
    [IGNORE] L’obstacle vaut-il ta charge ?
    [END_EXCH] Y a-t-il une meilleure carte que les tiennes ?
    [END_CURRENT] Où le courant te porterait-il ?
    [REACT] Est-ce le moment d’une Pince ?
    [REWARD] Choisis ton trophée.
    [TAILOR] Choisis une des moitiés.
   *[other] Choisis ta réponse.
  }
hint-kind-ability = Choisis la capacité que tu gardes.
hint-kind-finish = Tu peux t’arrêter là.
hint-reason-plan-fits = { $halves ->
    [one] Elle va au bout { $side ->
        [left] gauche
       *[right] droit
      } et donne une action de plus.
   *[other] Elle va au bout { $side ->
        [left] gauche
       *[right] droit
      } et donne { $halves } actions de plus.
  }
hint-reason-plan-special = Elle apporte « { action-name } ».
hint-reason-plan-main = Son action principale est « { icon-name } ». { looked-ahead }
hint-reason-rests = { rest-cards }
hint-reason-rests-stands = Ton crabe se relève. { rest-cards }
hint-reason-joins = { $side ->
    [left] Ta carte rejoint le bout gauche de ta trace.
   *[right] Ta carte rejoint le bout droit de ta trace.
  }
hint-reason-adds = { $side ->
    [left] Elle rejoint le bout gauche de ta trace et n’y complète aucune moitié.
   *[right] Elle rejoint le bout droit de ta trace et n’y complète aucune moitié.
  } { looked-ahead }
hint-reason-adds-fits = { $halves ->
    [one] Elle complète une moitié : une action de plus.
   *[other] Elle complète { $halves } moitiés : { $halves } actions de plus.
  }
hint-reason-keeps-card = Son action principale est « { icon-name } ». { looked-ahead }
hint-reason-uses-card = Elle te donne « { icon-name } ». { looked-ahead }
hint-reason-gives-card = Tu perds « { icon-name } ». { looked-ahead }
hint-reason-takes-blind = { looked-ahead }
hint-reason-takes = Elle apporte « { icon-name } » et « { action-name } ».
hint-reason-uses = { looked-ahead }
hint-reason-goes = { looked-ahead }
hint-reason-reaches-sea = Ton crabe est alors dans la mer.
hint-reason-may-reach-sea = Ton crabe peut ainsi atteindre la mer.
hint-reason-pushes = { $over ->
    [yes] { crab-name } est alors poussé et tombe sur le dos.
   *[no] { crab-name } est alors poussé.
  }
hint-reason-may-push = Tu peux pousser { crab-name }.
hint-reason-sends-back = { $steps ->
    [one] { crab-name } recule alors d’un pas.
   *[other] { crab-name } recule alors de { $steps } pas.
  }
hint-reason-shells = { $shells ->
    [one] Cela te rapporte un coquillage.
   *[other] Cela te rapporte { $shells } coquillages.
  }
hint-reason-may-shell = Un des chemins mène à un coquillage.
hint-reason-stands = Un crabe debout peut de nouveau avancer.
hint-reason-runs = { $steps ->
    [one] Tu te rapproches alors d’un pas de la mer.
   *[other] Tu te rapproches alors de { $steps } pas de la mer.
  }
hint-reason-may-run = { $ways ->
    [one] Cela mène à une case.
   *[other] Cela mène à l’une de { $ways } cases : à toi de choisir.
  }
hint-reason-sidesteps = Tu n’es alors pas plus près de la mer. { looked-ahead }
hint-reason-chooses-crab = { $whose ->
    [own] Ton crabe est à { $distance } de la mer. { looked-ahead }
   *[rival] { crab-name } est à { $distance } de la mer. { looked-ahead }
  }
hint-reason-chooses-space = { looked-ahead }
hint-reason-says = { looked-ahead }
hint-reason-keeps-ability = Tu gardes la carte « { ability-name } ». { looked-ahead }
hint-reason-answers = { looked-ahead }
hint-reason-finishes = { $left ->
    [0] Il ne reste rien à utiliser.
   *[other] { looked-ahead }
  }
hint-word = { $word }
hint-card = Joue { $card }.
hint-use = Utilise « { $action } ».
hint-crab = Choisis { $crab }.
hint-go = Va { $to }.
hint-direction = Va { direction-name }.
hint-column = Choisis la colonne { $column }.
hint-left = Ajoute-la à gauche.
hint-right = Ajoute-la à droite.
hint-rest = Repose-toi.
hint-end = Arrête-toi là.
hint-yes = Dis oui.
hint-no = Dis non.
hint-draw = Prends la carte de la pioche.
hint-pile = Prends la carte de la pile { $pile }.
hint-trailL = Ajoute-la à gauche.
hint-trailR = Ajoute-la à droite.

## Cases

space-shell = coquillage
space-surprise = surprise
space-reeds = roseaux
space-start = départ { $number }
space-crab = { $crab } ({ $name }), { $distance } pas jusqu’à la mer{ $down ->
    [yes] , renversé
   *[no] {""}
  }
space-effect = { $kind ->
    [X] Personne ne peut entrer ici.
    [O] Qui entre défausse une carte.
    [K] Qui entre est renversé.
    [E] Finis ton tour ici et tu peux échanger une carte.
    [R] Pour { $cost } × { $icon }, par le tunnel vers { $to }.
    [C] À la fin de ton tour, l’eau te porte vers { $to }.
   *[other] Du sable, rien d’autre.
  }
space-effect-shell = Qui arrive ici prend un coquillage.
space-effect-reeds = Roseaux : pas tout droit d’en bas, seulement en diagonale.
space-effect-surprise = Les surprises font partie du Pack Aventure.
label-crab = { $crab } ({ $name }){ $down ->
    [yes] {" "}renversé
   *[no] {""}
  }
label-push = on peut y aller, pousse { $crab }
label-go = on peut y aller
label-pick = peut être choisi
label-aimed = visé

## Places

cook-next = Le plus loin de la mer : la cuisinière arrive
seat-note-open = place libre
seat-note-away = absent
seat-note-won = gagne
seat-note-down = renversé
seat-note-ready = prêt
seat-note-thinking = réfléchit…
seat-note-active = { $you ->
    [yes] à toi
   *[no] joue
  }
seat-described = { $name } : { $steps } pas jusqu’à la mer, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
  }, { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
  }{ $cook ->
    [yes] , la cuisinière
    [next] , le plus loin de la mer : la cuisinière arrive
   *[no] {""}
  }. { $note }

## La position en mots

describe-none = rien
describe-unplaced = pas encore placé
describe-crab = { $crab } ({ $name }) : { $cell }, { $distance } pas jusqu’à la mer{ $down ->
    [yes] , renversé
   *[no] {""}
  }.
describe-seat = { $name } : { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
  } en main, { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
  }, { $discards ->
    [one] { $discards } carte
   *[other] { $discards } cartes
  } à la défausse. Trace : { $trail }.
describe-hand = Ta main : { $cards }.
describe-down = Face cachée : { $card }.
describe-cook = La cuisinière suit { $name }.
describe-market = Marché : { $cards }. Pioche : { $draw }.
describe-extra = Actions supplémentaires : { $tiles }.
describe-tile = { $tile } pour { $cost ->
    [one] { $cost } coquillage
   *[other] { $cost } coquillages
}
describe-ways = Tu peux aller en : { $cells }.

## Ce qui s’est passé

said-placed = { $crab } part de { $cell }.
said-ready = { $you ->
    [yes] Ta carte est prête.
   *[no] { $name } : prêt.
  }
said-ready-card = Tu prévois { $card }.
said-activated = { $crab } joue.
said-added = { $you ->
    [yes] Tu ajoutes { $card }
   *[no] { $name } ajoute { $card }
  } { $side ->
    [left] à gauche
   *[right] à droite
  }{ $fits ->
    [0] .
    [one] , une moitié complétée.
   *[other] , { $fits } moitiés complétées.
  }
said-rested = { $you ->
    [yes] Tu te reposes.
   *[no] { $name } se repose.
  }
said-kept = { $you ->
    [yes] Tu gardes { $card }.
   *[no] { $name } garde { $card }.
  }
said-took = { $you ->
    [yes] Tu prends { $card }.
   *[no] { $name } prend { $card }.
  }
said-took-blind = { $you ->
    [yes] Tu prends une carte de la pioche.
   *[no] { $name } prend une carte de la pioche.
  }
said-refilled = Sur la pile { $pile } arrive { $card }.
said-took-back = { $you ->
    [yes] Tu reprends
   *[no] { $name } reprend
  } { $count ->
    [one] une carte
   *[other] { $count } cartes
  }.
said-used = { $you ->
    [yes] Tu utilises « { $action } »
   *[no] { $name } utilise « { $action } »
  }{ $shells ->
    [0] .
    [1] {" "}pour { $shells } coquillage.
   *[other] {" "}pour { $shells } coquillages.
  }
said-paid = { $you ->
    [yes] Tu défausses { $card }.
   *[no] { $name } défausse { $card }.
  }
said-moved = { $sea ->
    [yes] { $crab } est dans { $cell } !
   *[no] { $crab } va en { $cell }.
  }
said-pushed = { $sea ->
    [yes] { $crab } est poussé dans { $cell } !
   *[no] { $crab } est poussé en { $cell }.
  }
said-knocked-over = { $crab } est renversé.
said-stood = { $crab } se redresse.
said-shell = { $you ->
    [yes] Tu prends un coquillage.
   *[no] { $name } prend un coquillage.
  }
said-lost = { $you ->
    [yes] Tu perds { $card }.
   *[no] { $name } perd { $card }.
  }
said-ignored = { $crab } fonce à travers.
said-exchanged = { $you ->
    [yes] Tu donnes { $card }.
   *[no] { $name } donne { $card }.
  }
said-turn-ended = { $you ->
    [yes] Ton tour est fini.
   *[no] { $name } a fini.
  }
said-cook = { $you ->
    [yes] La cuisinière est derrière toi.
   *[no] La cuisinière est derrière { $name }.
  }
said-round = Manche { $round }.
said-over = { $you ->
    [yes] Tu gagnes la course.
   *[no] { $count ->
        [one] { $names } gagne la course.
       *[other] { $names } partagent la victoire.
      }
  }
log-round = Manche { $round }
brief-turn = { $name } : { $text }
brief-added = { $card }{ $fits ->
    [0] {""}
    [one] {" "}(½)
   *[other] {" "}(2 × ½)
  }
brief-moved = { $to }
brief-pushed = pousse { $crab } { $to }
brief-sent = { $crab } { $to }
brief-rested = repos
brief-took = carte du Marché
brief-took-back = reprend ses cartes
brief-knocked-over = renversé
brief-stood = se redresse
brief-shell = coquillage
brief-lost = perd une carte
brief-exchanged = échange

## Arrivée

finish-you-won = Tu as gagné !
finish-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
  }
finish-how = { $clause ->
    [O94] Le seul crabe à atteindre la mer dans la manche { $round }.
    [O95] { $arrived } dans la mer à la manche { $round } : les cartes en main décident, puis les coquillages.
    [O108] Les deux crabes sont dans la mer après { $round } manches.
    [O173] Après { $round } manches, la meilleure place compte.
   *[other] La course s’est terminée à la manche { $round }.
  }
finish-who = Crabe
finish-in-sea = mer

## Le Pack Aventure : options

option-modules = Pack Aventure
option-modules-default = Aucun
option-modules-1 = Surprises
option-modules-2 = Événements
option-modules-3 = Défis
option-modules-4 = Asymétrie
option-modules-1-2-3-4 = Les quatre modules
option-surprises = Surprises
option-surprises-normal = Comme elles viennent
option-surprises-blank = Tout est bien qui finit bien…
option-surprises-only_good = Rien que du bon
option-events = Événements
option-events-all = Tous
option-events-lucky = Les chanceux
option-events-crystal = Boule de cristal

## Le Pack Aventure : noms et effets

module-name = { $module ->
    [1] Surprises
    [2] Événements
    [3] Défis
   *[4] Asymétrie
  }
token-name = { $token ->
    [J1] Tesson de bouteille
    [J2] Canette percée
    [J3] Peau de banane
    [J4] Vieux filet
    [J5] Sac plastique
    [T1] Perles
    [T2] Coffre
    [T3] Coquillage géant
    [T4] Boussole
    [T5] Palmes
    [T6] Pelle
    [T7] Épuisette
    [T8] Longue-vue
   *[T9] Noix de coco
  }
token-effect = { $token ->
    [J1] Défausse une carte de ton choix.
    [J2] Rends un coquillage.
    [J3] Ton crabe est renversé.
    [J4] Défausse une carte d’un bout de ta trace.
    [J5] Un pas en arrière sur une case libre.
    [T1] Deux coquillages tout de suite.
    [T2] Une carte du Marché tout de suite.
    [T3] Trois coquillages tout de suite.
    [T4] Un déplacement en diagonale.
    [T5] Un déplacement en avant.
    [T6] Fais d’une case standard libre un obstacle.
    [T7] Prends en main une carte de ta trace.
    [T8] Regarde jusqu’à deux jetons, puis reprends une carte de ta défausse.
   *[T9] Un échange de carte.
  }
event-name = { $event ->
    [E1] Robin Crab
    [E2] Ça s’est cassé
    [E3] Soldes d’été
    [E4] La cuisinière en rollers
    [E5] Le panier de la cuisinière
    [E6] Pluie de coquillages
    [E7] Grande vague
    [E8] Arrivage
    [E9] Coup de vent
    [E10] Plage nettoyée
    [E11] Sable mou
    [E12] Longue sieste
    [E13] Nouvelle cachette
   *[E14] La mue
  }
event-effect = { $event ->
    [E1] Les plus riches rendent la moitié de leurs coquillages ; les plus pauvres en prennent un.
    [E2] Aucune tuile Action supplémentaire ne peut servir.
    [E3] Les tuiles Action supplémentaire coûtent un coquillage de moins.
    [E4] La cuisinière donne un déplacement en avant.
    [E5] La cuisinière donne un coquillage et son déplacement.
    [E6] Chacun prend un coquillage.
    [E7] Tous les crabes se redressent.
    [E8] Chacun prend une carte du Marché.
    [E9] Le Marché est renouvelé.
    [E10] Les obstacles n’ont plus d’effet.
    [E11] Les crabes poussés ne sont pas renversés.
    [E12] Un repos peut garder deux cartes voisines.
    [E13] Un trésor est caché sur cette tuile.
   *[E14] Chaque crabe récupère une Pince.
  }
challenge-name = { $challenge ->
    [C1] Le plus de coquillages
    [C2] La plus grande main
    [C3] La plus longue trace
    [C4] La plus grosse défausse
    [C5] Le plus d’icônes complètes dans la trace
    [C6] Le plus de cartes du Marché (trace et défausse)
    [C7] Le plus d’actions principales différentes dans la trace
   *[C8] Le plus de cartes « vers la mer » (trace et défausse)
  }
challenge-effect = { $challenge ->
    [C1] Les coquillages.
    [C2] Les cartes en main.
    [C3] Les cartes de la trace.
    [C4] Les cartes de la défausse.
    [C5] Les icônes complètes de la trace.
    [C6] Les cartes du Marché dans trace et défausse.
    [C7] Les icônes principales différentes de la trace.
   *[C8] Les cartes « vers la mer » dans trace et défausse.
  }
reward-name = { $reward ->
    [W1] Le coffre
    [W2] Le second souffle
   *[W3] Le tremplin
  }
ability-name = { $card ->
    [A1] La sprinteuse
    [A2] Le danseur
    [A3] Le cuirassé
    [A4] La collectionneuse
    [A5] Le couturier
    [A6] La bernard-l’ermite
    [A7] L’insomniaque
    [A8] La marchande
    [A9] Le sauteur
    [A10] Le rancunier
    [A11] L’opportuniste
    [A12] La renifleuse
    [A13] La championne
   *[A14] Le glouton
  }
ability-effect = { $card ->
    [A1] Un déplacement en avant.
    [A2] Un déplacement en diagonale.
    [A3] Dans le tour des autres : poussé, tu n’es pas renversé.
    [A4] Dans ton tour : un coquillage de plus sur une case Coquillage.
    [A5] La moitié supérieure de la carte ajoutée agit même si elle ne va pas.
    [A6] Échange une carte de ta main avec la carte rangée.
    [A7] Garde toute ta trace lors d’un repos.
    [A8] Un échange de carte.
    [A9] Un saut avec élan.
    [A10] Dans le tour des autres : qui te pousse défausse une carte au hasard.
    [A11] Dans ton tour, un coquillage ; dans celui des autres, choisis où tu es poussé.
    [A12] Ignore le déchet que ton crabe trouve.
    [A13] Compte deux de plus pour un Défi.
   *[A14] Garde la carte que prendrait un obstacle ou un autre joueur.
  }
reward-option = { $what ->
    [gain_shell-2] Deux coquillages
    [gain_shell-1] Un coquillage
    [take_market] Une carte du Marché
    [discard_to_hand_all] Ta défausse en main
    [exchange] Un échange de carte
    [stand_up] Se redresser
    [basic_free-D] Un pas en diagonale sur une case libre
   *[trace_to_hand] Une carte de ta trace
  }

## Le Pack Aventure : questions

ask-ASYM_PICK = Quelle carte gardes-tu ?
ask-ASYM_ASSIGN = Quel crabe reçoit la carte choisie en premier ?
ask-STASH_PICK = Quelle carte ranges-tu ?
ask-STASH_SWAP = Quelle carte échanges-tu avec la carte rangée ?
ask-REST_KEEP2 = Garder aussi une voisine ?
ask-TAILOR = Quelle moitié le couturier utilise-t-il ?
ask-TAKE = Prends une carte du Marché.
ask-TRAIL_CARD = Quelle carte de ta trace reprends-tu ?
ask-DISCARD_CARD = Quelle carte de ta défausse reprends-tu ?
ask-JUNK = { $what ->
    [J1] Un tesson de bouteille : quelle carte défausses-tu ?
    [J4] Un vieux filet : quel bout de ta trace ?
   *[J5] Un sac plastique fait reculer { $crab } : vers où ?
  }
ask-OBST_ROW = Dans quelle rangée creuses-tu ?
ask-OBST_COL = Quelle case devient un obstacle ?
ask-SPY_ROW = Regarder un jeton : dans quelle rangée ?
ask-SPY_COL = Quel jeton regardes-tu ?
ask-HIDE_ROW = Cacher le trésor : dans quelle rangée ?
ask-HIDE_COL = Sur quelle case le caches-tu ?
ask-REWARD = Choisis ton trophée.
ask-REWARD_CRAB = Pour quel crabe ?
ask-REACT = { $what ->
    [A3] { $crab } est poussé. Rester debout, pour une Pince ?
    [A4] Prendre un coquillage de plus, pour une Pince ?
    [A10] { $crab } a été poussé. Faire perdre une carte au pousseur, pour une Pince ?
    [A11] { $crab } est poussé. Choisir où, pour une Pince ?
    [A12] Un déchet ! L’ignorer, pour une Pince ?
    [A13] Compter deux de plus, pour une Pince ?
   *[A14] Garder ta carte, pour une Pince ?
  }

## Le Pack Aventure : ce qui se dit

said-shells = { $you ->
    [yes] Tu prends { $n ->
        [one] { $n } coquillage
       *[other] { $n } coquillages
      }.
   *[no] { $name } prend { $n ->
        [one] { $n } coquillage
       *[other] { $n } coquillages
      }.
  }
said-surprise = { $crab } trouve : { token-name }.
said-shell-lost = { $you ->
    [yes] Tu rends { $n ->
        [one] { $n } coquillage
       *[other] { $n } coquillages
      }.
   *[no] { $name } rend { $n ->
        [one] { $n } coquillage
       *[other] { $n } coquillages
      }.
  }
said-dropped = { $you ->
    [yes] Ta trace perd { $card }.
   *[no] La trace de { $name } perd { $card }.
  }
said-card-back = { $you ->
    [yes] Tu reprends { $card }.
   *[no] { $name } reprend { $card }.
  }
said-dug = { $cell } est maintenant un obstacle.
said-spied = { $you ->
    [yes] Tu regardes le jeton en { $cell }.
   *[no] { $name } regarde le jeton en { $cell }.
  }
said-hidden = Un trésor est caché en { $cell }.
said-event-revealed = { event-name } ! { event-effect }
said-market-blown = Le vent emporte le Marché.
said-claw-back = { $crab } récupère une Pince.
said-counted = { challenge-name } : on compte.
said-challenge-opened = Le prochain Défi : { challenge-name }.
said-rewarded = { $you ->
    [yes] Ton trophée : { reward-option }.
   *[no] Trophée pour { $name } : { reward-option }.
  }
said-reacted = { $name } : { ability-name } !
said-declined = { $you ->
    [yes] Tu laisses faire.
   *[no] { $name } laisse faire.
  }
said-picked = { $you ->
    [yes] Tu as choisi une carte.
   *[no] { $name } a choisi une carte.
  }
said-endowed = { $crab } devient { ability-name }.
said-stored = { $you ->
    [yes] Tu ranges une carte.
   *[no] { $name } range une carte.
  }

## Le Pack Aventure : pourquoi pas

why-module-not-in-game-title = Pas dans cette partie
why-module-not-in-game = Ce module n’est pas en jeu : { module-name }.
why-treasure-not-yours-title = Pas ton trésor
why-treasure-not-yours = Tu n’as pas ce trésor : { token-name }.
why-treasure-no-use-title = Inutile maintenant
why-treasure-no-use = « { token-name } » ne ferait rien pour l’instant.
why-no-ability-title = Pas de carte
why-no-ability = { crab-name } n’a pas de carte Asymétrie.
why-ability-reacts-title = On te demandera
why-ability-reacts = { ability-name } sert le moment venu : on te demandera.
why-no-claw-left-title = Plus de Pince
why-no-claw-left = { ability-name } n’a plus de Pince.
why-nothing-to-tailor-title = Rien à coudre
why-nothing-to-tailor = Aucune carte ajoutée n’a de moitié supérieure à utiliser.
why-nothing-stored-title = Rien de rangé
why-nothing-stored = Aucune carte n’est rangée.
why-ability-no-use-title = Inutile maintenant
why-ability-no-use = { ability-name } ne ferait rien pour l’instant.
why-no-border-crossed-title = Aucun bord franchi
why-no-border-crossed = Aucun crabe n’a franchi de bord avec une carte à ce tour.
why-challenge-first-title = D’abord le Défi
why-challenge-first = Le Défi de la tuile quittée passe avant l’Événement.
why-event-first-title = D’abord l’Événement
why-event-first = Ce bord n’a qu’un Événement.
why-cannot-dig-title = Pas là
why-cannot-dig = { $cell } n’est pas une case standard sans symbole d’une tuile Plage.
why-cannot-dig-row-title = Pas dans cette rangée
why-cannot-dig-row = Il n’y a pas de case standard libre dans cette rangée d’une tuile Plage.
why-nothing-to-spy-title = Pas de jeton
why-nothing-to-spy = Il n’y a pas de jeton à regarder en { $cell }.
why-nothing-to-spy-row-title = Pas de jeton
why-nothing-to-spy-row = Il n’y a pas de jeton à regarder dans cette rangée.
why-spied-already-title = Tu le connais déjà
why-spied-already = Tu as déjà regardé le jeton en { $cell }.
why-cannot-hide-title = Pas là
why-cannot-hide = { $cell } n’est pas une case Surprise vide de cette tuile.
why-cannot-hide-row-title = Pas dans cette rangée
why-cannot-hide-row = Il n’y a pas de case Surprise vide de cette tuile dans cette rangée.
why-no-such-reward-title = Pas d’autre option
why-no-such-reward = Cette carte Récompense n’a que deux options.
why-reward-no-step-title = Pas de case libre
why-reward-no-step = Un pas en récompense demande un crabe debout et une case libre.
why-reward-no-use-title = Inutile maintenant
why-reward-no-use = Cette option ne ferait rien pour toi.
why-pick-first-title = D’abord ton crabe
why-pick-first = Choisis une des cartes qu’on te propose.
why-picked-already-title = Déjà choisi
why-picked-already = Tu as choisi cette carte, ou toutes celles que tu peux garder.
why-not-drawn-title = Pas parmi elles
why-not-drawn = Choisis une des cartes que tu as tirées.
why-not-a-neighbour-title = Pas une voisine
why-not-a-neighbour = La carte qui reste n’a pas { $card } pour voisine.
why-not-in-discards-title = Pas dans ta défausse
why-not-in-discards = Il n’y a pas { $card } dans ta défausse.
why-tiles-broken-title = Ça s’est cassé
why-tiles-broken = Tant que dure cet Événement, aucune tuile Action supplémentaire ne marche.

## Le Pack Aventure : la page

pack-kind = { $kind ->
    [junk] Déchet, agit tout de suite
    [treasure-now] Trésor, agit tout de suite
    [treasure] Trésor, gardé jusqu’à son usage
    [event-now] Événement, arrive une fois
    [event] Événement, dure jusqu’au suivant
    [challenge] Défi
    [reward] Carte Récompense
   *[ability] Carte Asymétrie
  }
card-hidden = { $what ->
    [event] Un Événement caché
    [challenge] Un Défi caché
   *[token] Une surprise cachée
  }
card-hidden-text = { $what ->
    [event] On le retourne quand le premier crabe entre sur la tuile { $tile }.
    [challenge] Il s’ouvre après le précédent et se compte quand le premier crabe quitte la tuile { $tile }.
   *[token] On la retourne quand un crabe arrive ici.
  }
card-on-tile = { $card }, { $tile }
token-spied = { $names } : jeton regardé.
token-empty = La surprise qui était ici n’y est plus.
ability-when = { $timing ->
    [own] Pendant ton tour
    [other] Pendant le tour des autres
    [both] Pendant le tour de chacun
   *[special] Quand le moment vient
  }
ability-claws = { $claws ->
    [0] Plus de Pince sur { $printed }
    [one] { $claws } Pince sur { $printed }
   *[other] { $claws } Pinces sur { $printed }
  }
ability-stars = Difficulté { $stars } sur 3
ability-stored = Rangée : { $card }
ability-stores = Une carte y est rangée face cachée.
ability-of = { $crab } : { $ability }, { $claws }
offer-spoken = { $ability } : { $effect } { $claws } Pinces, difficulté { $stars } sur 3
event-in-force = Événement en cours
event-just-now = Vient d’arriver
event-spoken = { $state } : { $event }
race-title = Défi : qui est en tête ?
race-spoken = Défi : { $challenge }. { $counts }
race-count = { $name } { $count }
race-first = Première place : un coquillage et un trophée. Un seul premier laisse un coquillage au deuxième.
reward-trophy = Trophée : { $reward }
reward-choice = { $first } ou { $last }
kept-title = Trésors de { $name }
kept-none = Pas encore de trésor.
kept-count = { $count ->
    [0] pas de trésor
    [one] { $count } trésor
   *[other] { $count } trésors
  }
kept-spoken = { $name } : { $treasures }
crystal-title = Boule de cristal
crystal-text = Ces Événements sont encore cachés ; personne ne sait où.
pending-challenge = Compter le Défi
pending-challenge-effect = Un bord a été franchi : le Défi se compte maintenant, ou à la fin de ton tour.
pending-event = Révéler l’Événement
pending-event-effect = Un bord a été franchi : l’Événement se révèle maintenant, ou à la fin de ton tour.
claw-keep = Garder toute la trace pour une Pince
trail-end = { $side ->
    [left] Bout gauche
   *[right] Bout droit
  }
act-yes-REACT = Oui
act-use-all = Tout garder
act-use-back = La reprendre
act-use-store = La ranger
act-use-challenge = Compter
act-use-event = Révéler
act-choose-reward = Choisis un trophée
act-choose-half = Choisis une moitié
act-choose-end = Choisis un bout
prompt-picked = C’est choisi.
prompt-offers = Chaque Pince est un usage ; les étoiles disent la difficulté.
prompt-stays = Celle-ci reste : { $card }.
prompt-assign = D’abord { $first }, puis { $second }
prompt-react = { $name } : { $ability } ?
prompt-their-pack = { $phase ->
    [REACT] Une carte peut réagir.
    [REWARD] Le trophée se choisit.
    [REWARD_CRAB] Le trophée se choisit.
    [JUNK] Un déchet !
    [TAKE] Au Marché
    [STASH_PICK] La bernard-l’ermite range une carte.
    [PUSH_DIR] Son propriétaire choisit où il est poussé.
   *[other] Tu peux regarder partout.
  }
hint-asym = Choisis : { $ability }.
hint-reward = Prends ceci : { $option }.
hint-space = Choisis { $cell }.
hint-drop = { $side ->
    [left] Laisse partir le bout gauche.
   *[right] Laisse partir le bout droit.
  }
half-side = { $side ->
    [upper] De la carte ajoutée
   *[lower] De la carte de Dopage
  }
hint-half = { $side ->
    [upper] Utilise la moitié de la carte ajoutée.
   *[lower] Utilise la moitié de la carte de Dopage.
  }
hint-claw = Dépense une Pince.
label-space = peut être choisie
brief-surprise = { token-name }
brief-shell-lost = rend { $n ->
    [one] { $n } coquillage
   *[other] { $n } coquillages
  }
brief-dropped = perd une carte de la trace
brief-card-back = une carte reprise
brief-dug = creuse { $cell }
brief-spied = regarde { $cell }
brief-hidden = un trésor en { $cell }
brief-event-revealed = Événement : { event-name }
brief-claw-back = une Pince pour { $crab }
brief-counted = Défi : { challenge-name } ({ $counts })
brief-challenge-opened = ensuite : { challenge-name }
brief-rewarded = trophée pour { $name } : { reward-option }
brief-reacted = { $name } : { ability-name }
said-counted-all = { challenge-name } : { $counts }. { $first ->
    [0] Personne ne marque.
   *[other] En tête : { $names }.
  }
said-spied-token = Tu regardes { $cell } : { token-name }.
describe-tokens = Surprises : { $cells }.
describe-known = En { $cell } : { token-name }. { token-effect }
describe-events = Événements cachés : { $tiles }.
describe-event = { $state } : { event-name }. { event-effect }
describe-challenges = Défis cachés : { $tiles }.
describe-race = Défi ouvert : { challenge-name }. { $counts }. { $reward }.
describe-crystal = Événements à venir : { $events }.
describe-kept = { $name } garde { $treasures }.
describe-ability = { $crab } ({ $name }) est { ability-name } : { ability-effect } { $claws }.

## Comment jouent les niveaux ici
level-plankton = Ne regarde pas plus loin que son prochain coup, et le juge souvent mal.
level-herring = { $players ->
    [2] Regarde deux coups d’avance, oublie beaucoup de réponses et juge parfois mal ce qu’il voit.
   *[other] Ne regarde pas plus loin que son prochain coup, et le juge parfois mal.
  }
level-seal = { $players ->
    [2] Regarde quatre coups d’avance, oublie certaines réponses et juge mal de temps en temps ce qu’il voit.
   *[other] Regarde deux coups d’avance, oublie beaucoup de réponses et juge mal de temps en temps ce qu’il voit.
  }
level-dolphin = { $players ->
    [2] Suit les coups prometteurs plus loin que les robots plus faibles ; il oublie rarement une réponse et juge rarement mal ce qu’il voit.
   *[other] Regarde six coups d’avance, oublie certaines réponses et juge rarement mal ce qu’il voit.
  }
level-orca = Réfléchit le plus longtemps des cinq, et se trompe le moins.

## Pour les joueurs qui lisent du texte
legend-board = La mer est en haut. Chaque rangée est une hauteur ; les colonnes vont de a à g, et les hauteurs impaires sont les cases de b, d et f. Une case est `.` ordinaire, `X` inaccessible, `O` obstacle, `K` obstacle qui renverse, `E` échange de cartes, `R` raccourci, `C` courant ; `s` derrière est un coquillage, `q` un signe de surprise, `w` des roseaux sur son bord inférieur. `(R)` est un crabe par sa lettre (R rouge, O orange, B bleu, G vert, N marron), avec `*` s’il est sur le dos. Dessous : la manche et ce qu’on y fait, les tuiles du plateau et les tuiles Action supplémentaire, les trois piles du Marché, la pioche, et qui a la cuisinière ; puis, pour chaque place, où sont ses crabes, ses coquillages, ses cartes en main, ses cartes face cachée, sa trace et sa défausse ; enfin, à qui l’on demande quoi.

## Le but et les leçons

goal = { $players ->
    [2] Mène tes deux crabes dans la mer avant ton rival.
   *[other] Arrive dans la mer avant tous les autres crabes.
  }
lesson-plan = Tous choisissent en même temps. Choisis ta carte avec la flèche tout droit et pose-la face cachée.
lesson-plan-done = C’est prévu. Les autres voient seulement que tu es prêt.
lesson-forward = À toi : ajoute la carte à ta trace, puis sers-toi de sa flèche pour avancer d’une case vers la mer.
lesson-forward-done = La grande icône de la carte ajoutée te fait avancer.
lesson-fit = Deux moitiés d’icône qui se rencontrent en font une entière. Ajoute ta carte du côté où sa moitié s’accorde.
lesson-fit-done = Elles s’emboîtent : en plus de la grande icône, tu as une deuxième action ce tour-ci.
lesson-push = Le crabe orange te barre la route. Avance sur sa case, et choisis où il va.
lesson-push-done = Poussé ! Il est sur le dos et devra dépenser un déplacement pour se relever.
lesson-stand = C’est toi qui es sur le dos. Dépense ton déplacement pour te relever.
lesson-stand-done = Debout. Un repos aurait suffi aussi.
lesson-tile = Les coquillages paient les actions supplémentaires. Achète « En diagonale ! » pour deux coquillages, et fais le pas.
lesson-tile-done = Une tuile par tour, si tu as les coquillages.
lesson-rest = C’est ta dernière carte. Repose-toi au lieu de l’ajouter : garde une carte de ta trace, et prends-en une nouvelle au Marché.
lesson-rest-done = Tout le reste est revenu dans ta main, avec une nouvelle carte.
lesson-sea = Plus qu’un pas. Saute dans la mer !
lesson-sea-done = Tu as réussi. Quand la manche est finie, la course est à toi.
