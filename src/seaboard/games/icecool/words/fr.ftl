### ICECOOL : tous les mots du jeu sur la page. Les couleurs sont des lettres (R B G Y), les salles des noms courts (R1 … R5).

game-title = ICECOOL
game-tagline = Glisse, file, ne te fais pas prendre

colour-name = { $colour ->
    [R] Rouge
    [B] Bleu
    [G] Vert
   *[Y] Jaune
  }
room-name = { $room ->
    [R1] la Classe
    [R2] la Cuisine
    [R3] le Gymnase
    [R4] la Cantine
    [R5] le Foyer
   *[other] { $room }
  }

## Pourquoi pas : une phrase pour chaque raison du serveur

why-match-over-title = La partie est finie
why-match-over = Tout le monde a été Surveillant : il ne reste rien à jouer.
why-not-your-turn-title = Un instant, s’il te plaît
why-not-your-turn = { $mover ->
    [R] C’est au tour de Rouge.
    [B] C’est au tour de Bleu.
    [G] C’est au tour de Vert.
   *[Y] C’est au tour de Jaune.
  }
why-place-first-title = D’abord le Surveillant
why-place-first = La manche commence quand le Surveillant est dans la Cuisine.
why-outside-the-area-title = Pas là
why-outside-the-area = Le Surveillant part à l’intérieur des lignes rouges : { room-name }.
why-on-a-penguin-title = Il y a déjà quelqu’un
why-on-a-penguin = { $who ->
    [R] Reste à au moins un millimètre du manchot rouge.
    [B] Reste à au moins un millimètre du manchot bleu.
    [G] Reste à au moins un millimètre du manchot vert.
   *[Y] Reste à au moins un millimètre du manchot jaune.
  }
why-line-or-stay-title = D’abord la ligne rouge
why-line-or-stay = Va sur la ligne rouge ou reste, puis donne ta pichenette.
why-no-line-now-title = Pas de ligne rouge maintenant
why-no-line-now = La ligne rouge est pour les manchots près d’un mur ou coincés dans une porte, une fois, avant la pichenette.
why-line-of-another-room-title = Pas cette ligne
why-line-of-another-room = D’ici, seules les lignes de ces salles servent : { $rooms }.
why-flick-now-title = À toi la pichenette
why-flick-now = C’est le moment de donner une pichenette à ton manchot.
why-skates-or-no-title = Les patins ?
why-skates-or-no = Retourne deux 1 pour rejouer, ou finis ton tour.
why-skates-after-the-flick-title = D’abord la pichenette
why-skates-after-the-flick = Les patins viennent à la fin de ton tour, avec deux 1 cachés.
why-finger-wall-title = Pas de place pour le doigt
why-finger-wall = Un mur gêne ton doigt. Vise ailleurs, ou frappe la tête.
why-finger-penguin-title = Pas de place pour le doigt
why-finger-penguin = Un autre manchot gêne ton doigt. Vise ailleurs, ou frappe la tête.
why-out-of-range-title = C’est trop
why-out-of-range = { $name } va de { $low } à { $high } ; { $value } est en dehors.
why-not-finite-title = Ce n’est pas un nombre
why-not-finite = { $name } doit être un nombre ; { $value } n’en est pas un.
why-skip-is-the-clocks-title = On ne passe pas
why-skip-is-the-clocks = Seule la pendule peut faire passer un tour.
why-no-skip-now-title = On ne passe pas ici
why-no-skip-now = Un tour ne se passe qu’au lieu d’une pichenette, et jamais la première.
why-wrong-outcome-title = Cela ne se peut pas
why-wrong-outcome = La feuille de partie dit { $found } ; il faudrait : { $wanted }.
why-not-a-move-title = Ce n’est pas un coup
why-not-a-move = « { $text } » ne se lit pas comme un coup.
why-no-place-to-stand-title = Nulle part où se tenir
why-no-place-to-stand = Aucun manchot ne peut se tenir là : il y a un mur, ou c’est hors de l’école.

## Réglages

option-noise = L’hésitation de la main
option-noise-normal = Comme une vraie main
option-noise-off = Aucune
option-noise-kids = La moitié, pour les enfants
option-first_catcher = Premier Surveillant
option-first_catcher-random = Tiré au sort
option-first_catcher-0 = Rouge
option-first_catcher-1 = Bleu
option-first_catcher-2 = Vert
option-first_catcher-3 = Jaune
option-deck = Cartes poisson (1, 2, 3)
option-deck-15-15-15 = 15 de chaque
option-board = Plateau
option-board-school = L’école de la boîte
option-clock = Temps par pichenette
option-clock-30 = 30 secondes
option-clock-0 = Sans pendule
option-clock-60 = 60 secondes
option-rounds = Manches

## La page : lieux et choses

room-title = { $room ->
    [R1] Classe
    [R2] Cuisine
    [R3] Gymnase
    [R4] Cantine
    [R5] Foyer
   *[other] { $room }
  }
# Par ses deux salles : aucune vue de l’école ne numérote les portes.
door-name = { $door ->
    [D1] la porte Classe–Gymnase
    [D2] la porte Gymnase–Cuisine
    [D3] la porte Cantine–Cuisine
    [D4] la porte Classe–Cantine
    [D5] la porte Classe–Foyer
    [D6] la porte Foyer–Gymnase
    [D7] la porte Cantine–Foyer
   *[other] la porte { $door }
  }
school = L’école
catcher-short = Surv.
catcher = Surveillant
power = Force
head = Tête
head-what = saute
low = Bas
low-what = glisse
direction = Direction
direction-value = { $degrees }°, depuis la droite dans le sens antihoraire
turn-left = Tourner à gauche
turn-right = Tourner à droite
dial-side = Où le doigt touche, à gauche ou à droite
dial-side-value = { $side ->
    [0] au milieu
   *[other] { $side } sur 100 à partir du milieu, moins veut dire à gauche
  }
dial-height = En bas ou sur la tête
hand = Tes poissons secrets
hand-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
hand-spoken = Tes cartes secrètes : { $cards }. En tout { $points }.
hand-empty = Pas encore de carte
used-skate = A servi de patins
sight = Comment regarder l’école
sight-follow = Suivre
sight-above = D’en haut
sight-plan = 2D
keys-aim = ← → tourner (Maj : finement), W S force, A D côté, J tête, Entrée lance
parameter = { $name ->
    [power] La force
    [side] Le côté
    [height] La hauteur
    [phi] La direction
   *[other] { $name }
  }
key-turn = ← →
key-turn-what = Tourner la visée ; avec Maj, finement
key-power = W S
key-power-what = Plus ou moins de force
key-side = A D
key-side-what = Déplacer le doigt à gauche ou à droite
key-head = J
key-head-what = Sur la tête ou en bas
key-flick = Entrée
key-flick-what = Pichenette
key-sight = V
key-sight-what = Regarder d’ailleurs
rulebook-clause = Règle { $clause }
round-title = Manche { $round } sur { $rounds }
log-round = Manche { $round }

## Ce qui est demandé

prompt-over = La partie est finie.
prompt-wait = { $you ->
    [yes] À toi
   *[no] { $name } { $phase ->
        [place] choisit sa place
        [skates] pense à ses patins
       *[other] vise
      }
  }
prompt-rolling = { $you ->
    [yes] Ton manchot est parti !
   *[no] Le manchot de { $name } est parti !
  }
prompt-place = Où vas-tu guetter ?
prompt-place-text = Pose ton manchot où tu veux dans le rectangle rouge de la Cuisine.
prompt-line = { $stuck ->
    [yes] Coincé dans la porte
   *[no] Trop près du mur ?
  }
prompt-line-text = { $stuck ->
    [yes] { $rooms ->
        [one] Tu peux partir de la ligne rouge. Depuis la porte même, son poisson ne se gagne pas.
       *[other] Tu peux partir de la ligne rouge de l’une ou l’autre salle. Depuis la porte même, son poisson ne se gagne pas.
      }
   *[no] Tu peux partir du point le plus proche de la ligne rouge, là où un doigt passe.
  }
prompt-skates = Deux patins ! Rejouer ?
prompt-skates-text = Tu retournes deux cartes 1 et rejoues aussitôt. Elles comptent encore.
prompt-flick = Glisse n’importe où pour viser
prompt-flick-text = Plus tu tires, plus ça part fort ; lâcher lance. Reviens au centre pour annuler.
prompt-flick-confirm = Plus tu tires, plus ça part fort. Puis appuie sur Pichenette.
prompt-barred = Pas de place pour le doigt
prompt-barred-text = Vise hors des secteurs gris, ou frappe la tête.
clock-left = { $seconds ->
    [one] Il reste { $seconds } seconde
   *[other] Il reste { $seconds } secondes
  }
why-barred = Pourquoi ?

act-flick = Pichenette
act-confirm = Viser avant
act-place = Guetter ici
act-stay = Rester
act-line = Sur la ligne rouge
act-line-room = Ligne rouge, { $room }
act-skates = Patiner encore
act-no-skates = Les garder
act-replay = Revoir
act-skip-film = Passer le film
act-wait = { $you ->
    [yes] À toi
   *[no] { $name } joue
  }
act-next-round = Manche suivante
act-again = Rejouer
act-board = École
act-score = Cartes

## Les places

note-won = a gagné
note-your-turn = à toi
note-turn = { $phase ->
    [place] se place
    [skates] patins ?
   *[other] vise
  }
note-caught = attrapé
unit-cards = { $count ->
    [one] carte
   *[other] cartes
  }
unit-points = { $count ->
    [one] point
   *[other] points
  }
seat-described = { $name }, { $colour }, { $role ->
    [catcher] Surveillant
   *[runner] Fuyard, { $fish ->
        [one] { $fish } poisson
       *[other] { $fish } poissons
      } sur 3
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }, { $ids ->
    [one] { $ids } carte d’élève
   *[other] { $ids } cartes d’élève
  }{ $caught ->
    [yes] , attrapé
   *[no] {""}
  }. { $note }

## Ce qui s’est passé, en phrases

said-placed = { $you ->
    [yes] Tu guettes dans la Cuisine.
   *[no] { $name } guette dans la Cuisine.
  }
said-on-circle = { $you ->
    [yes] Tu es sur le cercle rouge.
   *[no] { $name } est sur le cercle rouge.
  }
said-on-line = { $you ->
    [yes] Tu vas sur la ligne rouge : { $room }.
   *[no] { $name } va sur la ligne rouge : { $room }.
  }
said-stayed = { $you ->
    [yes] Tu restes où tu es.
   *[no] { $name } reste sur place.
  }
said-flicked = { $you ->
    [yes] Tu frappes { $head ->
        [yes] la tête
       *[no] en bas
      }, force { $power }, { $degrees }°{ $side ->
        [left] , à gauche
        [right] , à droite
       *[middle] {""}
      }.
   *[no] { $name } frappe { $head ->
        [yes] la tête
       *[no] en bas
      }, force { $power }, { $degrees }°{ $side ->
        [left] , à gauche
        [right] , à droite
       *[middle] {""}
      }.
  }
said-door = { $you ->
    [yes] Tu passes { $how ->
        [over] par-dessus
       *[through] par
      } { $door } vers { $room }{ $fish ->
        [yes] {" "}et prends un poisson !
       *[no] .
      }
   *[no] { $name } passe { $how ->
        [over] par-dessus
       *[through] par
      } { $door } vers { $room }{ $fish ->
        [yes] {" "}et prend un poisson !
       *[no] .
      }
  }
said-card = { $you ->
    [yes] { $value ->
        [0] Tu pioches une carte.
       *[other] Tu pioches un { $value }.
      }
   *[no] { $name } pioche une carte.
  }
said-touch = { $catch ->
    [0] { $name } et { $other } se touchent.
    [2] { $you ->
        [yes] Te voilà attrapé une deuxième fois !
       *[no] { $name } se fait attraper une deuxième fois !
      }
   *[other] { $you ->
        [yes] Attrapé ! { $other } prend ta carte d’élève.
       *[no] { $name } se fait attraper et perd sa carte d’élève.
      }
  }
said-out = { $you ->
    [yes] Tu sautes hors de l’école et reviens à ta place.
   *[no] { $name } saute hors de l’école et revient.
  }
said-rest = { $how ->
    [stuck] { $you ->
        [yes] Tu es coincé dans { $door }.
       *[no] { $name } est coincé dans { $door }.
      }
    [dropped] { $you ->
        [yes] Tu t’es posé sur un mur et tombes dans la salle.
       *[no] { $name } s’est posé sur un mur et tombe dans la salle.
      }
    [returned] { $you ->
        [yes] Tu es revenu à ta place.
       *[no] { $name } est revenu.
      }
   *[stands] { $you ->
        [yes] Tu t’arrêtes.
       *[no] { $name } s’arrête.
      }
  }
said-repeat = { $you ->
    [yes] Tu n’as pas quitté le cercle rouge : encore une fois !
   *[no] { $name } n’a pas quitté le cercle rouge et recommence.
  }
said-restart = { $you ->
    [yes] Tu repars aussitôt du cercle rouge.
   *[no] { $name } repart du cercle rouge.
  }
said-skates = { $used ->
    [yes] { $you ->
        [yes] Tu chausses tes patins : encore un tour !
       *[no] { $name } chausse ses patins et rejoue !
      }
   *[no] { $you ->
        [yes] Tu gardes tes patins.
       *[no] { $name } finit son tour.
      }
  }
said-skipped = { $you ->
    [yes] Ton temps est écoulé.
   *[no] Le temps de { $name } est écoulé.
  }
said-round-over = La manche { $round } est finie : { $why ->
    [ids] tous les Fuyards sont attrapés.
    [second] le Fuyard a été attrapé deux fois.
   *[fish] quelqu’un a ses trois poissons.
  }
said-round-begins = { $you ->
    [yes] Manche { $round } : tu es le Surveillant.
   *[no] Manche { $round } : { $name } est le Surveillant.
  }
said-match-over = { $count ->
    [one] La partie est finie. Victoire : { $names }.
   *[other] La partie est finie. Victoire partagée : { $names }.
  }

brief-flicked = { $head ->
    [yes] tête { $power }
   *[no] { $side ->
        [left] gauche { $power }
        [right] droite { $power }
       *[middle] bas { $power }
      }
  }
brief-door = { $how ->
    [over] par-dessus { $door }
   *[through] { $fish ->
        [yes] { $door }, poisson !
       *[no] { $door }
      }
  }
brief-touch = { $catch ->
    [0] contact
    [2] { $who } repris
   *[other] { $who } attrapé
  }
brief-rest = { $how ->
    [stuck] coincé
    [dropped] sur un mur
    [returned] de retour
   *[stands] s’arrête
  }
brief-on-line = ligne rouge, { $room }
brief-skates = { $used ->
    [yes] patins !
   *[no] pas de patins
  }
brief-placed = guette dans la Cuisine
brief-stayed = reste
brief-out = dehors
brief-repeat = encore du cercle
brief-restart = repart
brief-skipped = temps écoulé

## La position, décrite

describe-penguin = { $you ->
    [yes] Tu es
   *[no] { $name } est
  } { $place ->
    [circle] sur le cercle rouge
   *[floor] dans { $room }
  }, à { $x } cm de la gauche et { $y } cm du bas.
describe-stuck = { $you ->
    [yes] Tu es coincé
   *[no] { $name } est coincé
  } dans { $door }, { $millimetres } mm dans le cadre.
describe-waiting = Pas encore sur le plateau : { $names }.
describe-nobody = personne
describe-door = Poissons sur { $door } : { $fish }.
describe-cards = Tes cartes : { $cards }.
describe-deck = { $count ->
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
  }
describe-aim = Tu vises à { $degrees }°, force { $power }, { $head ->
    [yes] sur la tête
   *[no] en bas
  }, { $side } sur 100 à côté du milieu{ $target ->
    [0] .
   *[other] . En face : { $target }.
  }

## Indices

# D’abord où regarder, puis quel genre de coup, puis le coup et sa raison.
hint-at-door = Regarde { door-name }.
hint-at-own = Regarde ton manchot.
hint-at-catcher = Regarde le Surveillant.
hint-at-penguin = { $colour ->
    [R] Regarde le manchot rouge.
    [B] Regarde le manchot bleu.
    [G] Regarde le manchot vert.
   *[Y] Regarde le manchot jaune.
  }
hint-at-area = Regarde le rectangle rouge : { room-name }.
hint-at-cards = Regarde tes 1.
hint-kind-fish = { $doors ->
    [one] Tu peux passer une porte où pend ton poisson.
   *[other] Tu peux passer { $doors } portes où pendent tes poissons.
  }
hint-kind-flee = Tu peux échapper au Surveillant.
hint-kind-line-up = Tu peux finir dans une salle où ton poisson pend à une porte.
hint-kind-catch = Tu peux attraper quelqu’un.
hint-kind-approach = Tu peux t’approcher d’un Fuyard.
hint-kind-door = Tu peux passer une porte.
hint-kind-flick = Pense à l’endroit où ton manchot doit s’arrêter.
hint-kind-place = Choisis où tu commences : { room-name }.
hint-kind-line = Tu peux te servir de la ligne rouge.
hint-kind-stay = Tu n’as pas besoin de la ligne rouge.
hint-kind-skate = Tu peux avoir un tour de plus pour deux 1.
hint-kind-keep-ones = Tu n’as pas à dépenser deux 1 pour un tour de plus.
hint-reason-fish = { $doors ->
    [one] Elle prend ton poisson de { door-name }.
   *[other] Elle prend { $doors } poissons, d’abord celui de { door-name }.
  }
hint-reason-last-fish = Elle prend ton dernier poisson et finit la manche.
hint-reason-leaves = Tu quittes la salle du Surveillant pour { room-name }.
hint-reason-farther = Elle t’éloigne du Surveillant.
hint-reason-lines-up = Tu es alors dans une salle qui donne sur { door-name }, où pend ton poisson.
hint-reason-catches = { $again ->
    [yes] Elle touche { colour-name }, attrapé alors pour la deuxième fois.
   *[no] Elle touche { colour-name }, dont tu prends la carte d’élève.
  }
hint-reason-approaches = Elle t’approche de { colour-name }.
hint-reason-passes = Elle mène par { door-name } vers { room-name }.
hint-reason-settles = Parmi les pichenettes essayées, aucune ne promettait plus.
hint-reason-guards = Tu commences près de { door-name }, où pendent des poissons.
hint-reason-places = Tu peux commencer là ; rien d’autre n’a été regardé.
hint-reason-lines = Loin du mur, ton doigt a de la place.
hint-reason-frees = Cela te sort du cadre de la porte : { room-name }.
hint-reason-stays = Tu joues d’où tu es ; rien d’autre n’a été regardé.
hint-reason-skates = Une pichenette essayée promet assez, et tes 1 comptent toujours.
hint-reason-keeps-ones = Aucune pichenette essayée ne promet assez.
hint-flick = { $head ->
    [yes] Frappe la tête
   *[no] Frappe en bas
  } vers { $degrees }°, force { $power }.
hint-arrow = La flèche pâle le montre.
hint-start = Pars de { $x } cm à droite et { $y } cm plus haut.
hint-place = Le manchot pâle montre une bonne place.
hint-line = Va sur la ligne rouge : { $room }.
hint-stay = Reste où tu es.
hint-skates = Chausse tes patins.
hint-no = Garde tes 1 pour plus tard.

## Une décision serrée, et les comptes

call-stuck = Pas encore passé
call-stuck-text = { $you ->
    [yes] Encore { $millimetres } mm dans le cadre de la porte : pas de poisson.
   *[no] { $name } a encore { $millimetres } mm dans le cadre de la porte : pas de poisson.
  }
call-through = Passé !
call-through-text = { $you ->
    [yes] Tu es sorti du cadre de { $millimetres } mm : un poisson.
   *[no] { $name } est sorti du cadre de { $millimetres } mm : un poisson.
  }
count-title = La manche { $round } est finie
count-why = { $why ->
    [ids] Le Surveillant a toutes les cartes d’élève.
    [second] Le Fuyard s’est fait attraper une deuxième fois.
   *[fish] Un Fuyard a ses trois poissons.
  }
count-who = Joueur
count-fish = Poissons
count-ids = Cartes d’élève
count-cards = Cartes
count-next = { $you ->
    [yes] Tu es le Surveillant de la manche { $round }.
   *[no] { $name } est le Surveillant de la manche { $round }.
  }
end-you-won = Tu as gagné !
end-won = { $count ->
    [one] Victoire de { $names } !
   *[other] Victoire partagée : { $names } !
  }
end-points = { $points ->
    [one] { $points } point suffit.
   *[other] { $points } points suffisent.
  }
end-tie = Égalité de points : le plus de cartes décide, sinon la victoire est partagée.
end-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }

## La salle d’entraînement

practice-again = Retour au cercle
practice-undo = Encore d’ici
practice-steps = Leçon
practice-step = { $step ->
    [straight] Tout droit
    [curl] En courbe
    [jump] Le saut
   *[free] Jeu libre
  }
practice-task = { $step ->
    [straight] Touche le milieu du dos, en bas, et traverse la porte au cadre jaune.
    [curl] Déplace le point de contact d’un côté : le manchot tourne de ce côté. Écarte-toi de la ligne droite d’au moins une largeur de main.
    [jump] Choisis Tête et saute par-dessus un mur dans une autre salle.
   *[free] Fais le tour de l’école et reviens dans la Classe.
  }
practice-done = { $step ->
    [straight] Passé ! C’est ainsi qu’on gagne les poissons.
    [curl] Voilà une courbe. Par le côté, on contourne les coins.
    [jump] Par-dessus le mur ! Mais les poissons se gagnent par les portes.
   *[free] De retour dans la Classe : l’échauffement est fini !
  }
practice-next = Étape suivante
practice-finish = Continuer librement
practice-went = { $out ->
    [yes] Hors de l’école ! Retour où il était.
   *[no] Le manchot est dans { $room }.
  }
practice-failed = Cette pichenette n’est pas possible.
practice-flicks = { $count ->
    [one] { $count } pichenette
   *[other] { $count } pichenettes
  }

## Comment jouent les niveaux ici
level-plankton = Joue sa première idée, aussi maladroit qu’un petit enfant.
level-herring = Essaie quelques pichenettes dans sa tête et choisit la meilleure, d’une main tremblante.
level-seal = Essaie plusieurs pichenettes dans sa tête ; sa main tremble encore.
level-dolphin = Essaie une dizaine de pichenettes dans sa tête et améliore les meilleures ; sa main est assez sûre.
level-orca = Essaie le plus de pichenettes dans sa tête, et les meilleures plusieurs fois ; sa main est aussi sûre que le jeu le permet (les pichenettes de chacun varient un peu).

## Pour les joueurs qui lisent du texte
legend-board = L’école vue d’en haut, x vers la droite et y vers le haut, de 0 à 0,62 mètre : un caractère fait 1 centimètre de large et 2 de haut. `#` est un mur, un vide dans un mur une porte, `o` le cercle rouge ; une majuscule est le manchot de cette couleur, une minuscule le poisson de ce Fuyard sur une porte. Dessous : la manche, qui décide quoi, les cartes de la pioche ; puis pour chacun son rôle, les cartes d’élève qu’il tient, les portes où il a un poisson, et ses cartes, cachées + visibles.
own-penguin = { $name } se tient en x={ $x } y={ $y }, dans { $room }.
own-penguin-stuck = { $name } est coincé dans { $door } en x={ $x } y={ $y }.
own-doors = Les portes, par leur centre : { $doors }.
own-door = D{ $number } ({ $x }, { $y }) entre { $one } et { $other }
own-cards = { $count ->
    [0] Tu n’as pas encore de cartes.
   *[other] Tes cartes cachées : { $cards }.
  }
own-place = Pose le Surveillant où tu veux avec x de { $left } à { $right } et y de { $low } à { $high } ; les coups donnés ne sont que des exemples.
own-line = Mène ton manchot à une ligne rouge, ou reste : { $lines }.
own-flick = Pichenette. phi est la direction de la poussée en radians, 0 vers la droite, 1.5708 vers le haut, 3.1416 vers la gauche. Tous les nombres dans les limites conviennent ; les coups donnés ne sont que des exemples.
own-barred = Pas de place pour le doigt, sauf pichenette sur la tête, avec phi { $arcs }.
own-skates = Retourner deux 1 pour rejouer (skates), ou non (no) ?

## Le but et les leçons

goal = Fuyard, glisse par les trois portes où pendent tes poissons ; Surveillant, touche les Fuyards : poissons et prises donnent des cartes, et qui a le plus de points gagne.
lesson-door = Tire en arrière depuis ton manchot, vise une porte et lâche. Glisse par une porte, n’importe laquelle.
lesson-door-done = Passé ! Tire plus loin et il va plus loin.
lesson-fish = Un poisson de ta couleur pend au-dessus de la porte d’en face. Glisse complètement au travers.
lesson-fish-done = Le poisson est à toi, et avec lui une carte de 1, 2 ou 3 points.
lesson-jump = Touché à la tête, un manchot saute. Choisis « Tête » en bas, tire loin, et saute par-dessus la porte.
lesson-jump-done = Par-dessus ! Un saut ne rapporte pas de poisson, mais il sort des coins étroits.
lesson-red-line = Tu es tout près du mur. Avant la pichenette, tu peux aller sur la ligne rouge : fais-le.
lesson-red-line-done = Il y a maintenant de la place pour un doigt derrière toi.
lesson-kitchen = Cette manche, tu es le Surveillant. Pose ton manchot où tu veux dans le rectangle rouge de la Cuisine.
lesson-kitchen-done = C’est là que le Surveillant attend. Les Fuyards partent du cercle rouge.
lesson-catch = Attrape le Fuyard : glisse contre le manchot bleu.
lesson-catch-done = Attrapé ! Tu prends sa carte d’élève, qui te vaut une carte à la fin de la manche.
lesson-skates = Deux 1 peuvent être retournés pour rejouer tout de suite. Fais-le.
lesson-skates-done = À toi encore, et les 1 comptent toujours à la fin. Tu sais tout ce qu’il faut.
