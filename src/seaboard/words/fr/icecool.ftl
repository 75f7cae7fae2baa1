### ICECOOL : les mots de ses refus et de ses réglages. Les couleurs sont des lettres (R B G Y), les salles des noms courts (R1 … R5).

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
why-wrong-outcome = L’enregistrement dit { $found } ; il faudrait : { $wanted }.
why-not-a-move-title = Ce n’est pas un coup
why-not-a-move = « { $text } » ne se lit pas comme un coup.

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
option-board = Plateau
option-board-school = L’école de la boîte
option-clock = Temps par pichenette
option-clock-30 = 30 secondes
option-clock-0 = Sans pendule
option-clock-60 = 60 secondes
