### Oh Crab!: names and refusals. Crabs come as letters (R O B G N), icons as F D S C,
### special actions and tiles by their ids. What the page adds for itself comes later.

game-title = Oh Crab!
game-tagline = Run for the sea

## Crabs, icons, actions, tiles

crab-name = { $crab ->
    [R] Red
    [O] Orange
    [B] Blue
    [G] Green
   *[N] Brown
  }
crab-low = { $crab ->
    [R] red
    [O] orange
    [B] blue
    [G] green
   *[N] brown
  }
icon-name = { $icon ->
    [F] Forward
    [D] Diagonal
    [S] Toward the sea
   *[C] Shell
  }
action-name = { $action ->
    [GULL] Seagull!
    [CALL] Call of the sea!
    [RUNUP] Run-up!
    [SAND] Sand in the eyes!
    [BOOST] Impulse!
    [PASS] Let me through!
    [HOP] Little side hop!
    [CHARGE] Head-down charge!
    [DIAG] Diagonally!
    [FAST] Faster!
    [SLALOM] Slalom!
    [SLIDE] Slide!
    [Aa] Diagonally!
    [Ab] Little side hop!
    [Ba] Your place is mine!
    [Bb] Faster!
    [Ca] Running jump!
    [Cb] Doping!
    [Da] I’m not done yet!
   *[Db] A little swap?
  }
tile-name = { $tile ->
    [Aa] Diagonally!
    [Ab] Little side hop!
    [Ba] Your place is mine!
    [Bb] Faster!
    [Ca] Running jump!
    [Cb] Doping!
    [Da] I’m not done yet!
   *[Db] A little swap?
  }
ground-name = { $ground ->
    [X] Inaccessible
    [O] Obstacle
    [K] Knock-over obstacle
    [E] Card exchange
    [R] Shortcut
    [C] Water current
   *[other] Sand
  }
beach-0A = The fry house
beach-0B = The back door
beach-1A = Fine sand
beach-1B = Sand castles
beach-2A = Parasols
beach-2B = Beach huts
beach-3A = The reeds
beach-3B = The pond
beach-4A = The burrows
beach-4B = The stream
beach-9A = Gentle surf
beach-9B = The undertow
direction-name = { $direction ->
    [N] forward
    [NE] forward right
    [SE] back right
    [S] straight back
    [SW] back left
   *[NW] forward left
  }

## Why not: one sentence for each reason of the server

why-race-over-title = The race is over
why-race-over = A crab is in the sea and the round is finished: nothing is left to play.
why-not-your-turn-title = A moment, please
why-not-your-turn = { $clause ->
    [O111] The other player places the crabs now.
   *[other] It is somebody else’s turn now.
  }
why-plan-first-title = First the plan
why-plan-first = Choose a card from your hand and lay it face down.
why-already-planned-title = Already there
why-already-planned = { $card } is your face-down card already.
why-no-cards-to-plan-title = No cards
why-no-cards-to-plan = Your hand is empty: your turn will be a rest.
why-not-in-hand-title = Not in your hand
why-not-in-hand = You have no { $card } in your hand.
why-no-card-down-title = Nothing to add
why-no-card-down = You have no face-down card, so you rest.
why-no-second-end-title = Only one end
why-no-second-end = Your trail is empty: the card is simply its first.
why-nothing-to-lose-title = No card for it
why-nothing-to-lose = Your hand is empty, so the charge goes through.
why-call-everybody-title = Everybody is called
why-call-everybody = Every called crab is chosen once; one without room stays behind.
why-another-question-title = One thing at a time
why-another-question = Finish what you have begun before you do something else.
why-not-in-trail-title = Not in your trail
why-not-in-trail = { $card } does not lie in your trail.
why-no-use-title = No use now
why-no-use = The main action of { $card } could do nothing here.
why-wrong-icon-title = Another icon is asked for
why-wrong-icon = { $card } has another main icon; this shortcut takes { icon-name }.
why-inaccessible-title = No way in
why-inaccessible = Nobody can enter { $cell }.
why-obstacle-needs-card-title = An obstacle
why-obstacle-needs-card = You need a card in hand to climb over { $cell }.
why-cannot-be-pushed-title = Nowhere to be pushed
why-cannot-be-pushed = { crab-name } on { $cell } has no space to be pushed to.
why-off-the-board-title = Off the board
why-off-the-board = The beach ends there.
why-reeds-title = Reeds
why-reeds = Reeds bar the straight way into { $cell }. Diagonally it works.
why-wrong-way-title = Not with this icon
why-wrong-way = { $icon ->
    [F] This move goes straight forward.
    [D] This move goes diagonally, left or right.
   *[other] This move goes toward the sea.
  }
why-jump-seaward-title = Toward the sea
why-jump-seaward = The running jump goes toward the sea, straight or diagonally.
why-not-this-way-title = Not this way
why-not-this-way = { $clause ->
    [O80] The seagull drives { crab-low } back toward the land.
   *[other] { crab-name } moves toward the sea.
  }
why-not-free-title = Not free
why-not-free = { crab-name } needs a free space to go to.
why-push-seaward-title = Toward the sea
why-push-seaward = { crab-name } can only be pushed toward the sea.
why-nobody-there-title = Nobody there
why-nobody-there = There is no crab to change places with.
why-no-start-space-title = Not a free start space
why-no-start-space = Choose one of the start spaces that are left.
why-not-level-title = Not level
why-not-level = The side hop lands at the same height, on another space.
why-occupied-title = Taken
why-occupied = { crab-name } stands on { $cell }, and a hop needs a free space.
why-not-your-crab-title = Not your crab
why-not-your-crab = Choose one of your own two crabs.
why-not-on-beach-title = Not on the beach
why-not-on-beach = { crab-name } is not on the beach any more.
why-moved-already-title = Once is enough
why-moved-already = { crab-name } has been sent back already.
why-not-ahead-title = Not ahead of you
why-not-ahead = The seagull only reaches crabs nearer to the sea than yours.
why-not-called-title = Not called
why-not-called = Only your crab and those behind it hear the call.
why-your-own-title = Your own crab
why-your-own = Only a crab of another player can be let through.
why-pile-empty-title = Nothing there
why-pile-empty = There is no card to take from that place.
why-no-shells-left-title = No shells left
why-no-shells-left = The reserve is empty.
why-in-the-sea-title = Already in the sea
why-in-the-sea = { crab-name } has arrived: what needs a place on the beach is over.
why-no-way-title = Nowhere to go
why-no-way = Every way of this move is barred.
why-finish-first-title = Finish the run
why-finish-first = Only a shortcut may come between the two moves.
why-no-such-move-title = Not part of it
why-no-such-move = This move is not left to make.
why-not-the-cook-title = No cook
why-not-the-cook = Somebody else has the cook on their heels.
why-cook-used-title = The cook is busy
why-cook-used = { $clause ->
    [O115] She has helped one of your crabs in this round.
   *[other] Her move has been used this turn.
  }
why-not-available-title = Not available
why-not-available = You have used it, or your card does not give it.
why-no-card-to-pay-title = Nothing to pay with
why-no-card-to-pay = { action-name } costs a card, and your hand is empty.
why-no-effect-title = No effect now
why-no-effect = { action-name } could do nothing at the moment.
why-knocked-over-title = On its back
why-knocked-over = { crab-name } is knocked over. A basic move or a rest puts it on its legs.
why-tile-not-in-game-title = Not in this game
why-tile-not-in-game = { tile-name } is not among the tiles of this race.
why-tile-used-title = One tile a turn
why-tile-used = You have used an Extra-action tile this turn.
why-too-few-shells-title = Too few shells
why-too-few-shells = { tile-name } costs { $cost } { $cost ->
    [one] shell
   *[other] shells
  }, and you have { $shells }.
why-no-shortcut-here-title = No shortcut here
why-no-shortcut-here = There is no shortcut to take from { $cell }.
why-wrong-cards-title = The wrong cards
why-wrong-cards = The shortcut costs { $cost } × { icon-name }, and you have { $have }.
why-not-a-move-title = Not a move
why-not-a-move = “{ $text }” cannot be read as a move.

## Options

option-scenario = Scenario
option-scenario-1 = 1, First escape!
option-scenario-2 = 2, Through the reeds
option-scenario-3 = 3, Crowded day
option-scenario-4 = 4, Shortcut!
option-scenario-5 = 5, Rising tide
option-scenario-6 = 6, The great mess
option-scenario-7 = 7, Quick, to the water!
option-scenario-8 = 8, Claw to claw
option-tiles = Board tiles
option-tiles-scenario = As the scenario says
option-extra = Extra-action tiles
option-extra-scenario = As the scenario says
option-short = Length
option-short-false = The whole beach
option-short-true = Quick, to the water!
option-content = Content file

## What the page says: frame and buttons

board-name = Beach, the sea at the top
rulebook-clause = Rule { $clause }
start-wait = The race begins when all seats are taken.
round-title = { $stage ->
    [setup] Setting up
    [over] Finish
    [plan] Round { $round }, planning
    [plan1] Round { $round }, first plan
    [plan2] Round { $round }, second plan
    [act1] Round { $round }, first crab
    [act2] Round { $round }, second crab
   *[act] Round { $round }
  }
act-again = Play again
act-board = Beach
act-score = Finish
act-market = Market
act-piles = Piles
act-no = No
act-ready = Ready
act-change = Change it
act-planned = Planned
act-choose-card = Choose a card
act-choose-crab = Choose a crab
act-choose-space = Choose a space
act-choose-pile = Choose a pile
act-push = Push
act-rest = Rest
act-add = { $side ->
    [left] Add left
   *[right] Add right
  }
act-add-first = Add
act-end = End turn
act-end-anyway = End anyway
act-enough = Enough
act-yes-IGNORE = Run through
act-yes-END_EXCH = Exchange
act-yes-END_CURRENT = Drift along
act-use-keep = Keep it
act-use-pay = Discard it
act-use-give = Give it
act-use-card = Choose it
act-use-take = Take it
act-use-crab = This crab
act-use-it = Use it

## Cards, piles, tiles

hand = Hand
trail = Trail
shells = Shells
discards = Discard pile
market = Market
extra-actions = Extra actions
own-shells = { $count ->
    [one] you have 1 shell
   *[other] you have { $count } shells
  }
steps-to-sea = Steps to the sea
the-sea = the sea
whole-beach = Whole beach
back-to-beach = Back
trail-empty = Your Trail is empty: the first card has no neighbour.
hand-empty = no cards
card-start = start card “{ $main }”
card-market = { $name } with “{ $main }”
card-fits = { $card }; fits left { $left }, fits right { $right }
end-short = { $side ->
    [left] Left
   *[right] Right
  }
end-no-fit = no fit
end-choose = { $side ->
    [left] Add at the left end, { $count } fitting
   *[right] Add at the right end, { $count } fitting
  }
pile-blind = Blind
pile-draw = Draw pile, { $count } cards
pile-open = Pile { $number }: { $card }, { $count ->
    [one] one card
   *[other] { $count } cards
  }
pile-empty = empty
tile-spoken = { $tile } for { $cost } shells: { $effect }
chip-spoken = { $source }: { $action }{ $shells ->
    [0] {""}
   *[other] , { $shells } shells
  }{ $cards ->
    [0] {""}
   *[other] , costs a card
  }{ $usable ->
    [yes] {""}
   *[no] , not possible now
  }
chip-source = { $word ->
    [main] Main
    [upper] Half fits
    [lower] Half fits
    [special] Special
    [cook] Cook
    [cut] Shortcut
    [F] Forward
    [D] Diagonal
   *[other] Tile
  }
chip-end = { $side ->
    [left] Left{ $count ->
        [0] {""}
       *[other] : fits
      }
   *[right] Right{ $count ->
        [0] {""}
       *[other] : fits
      }
  }
chip-add = Add the card
chip-rest = Rest
chips-none = Nothing is left to use.
cut-name = Shortcut
cut-effect = Pay the cards and crawl through the tunnel.
icon-effect = { $icon ->
    [F] One space straight forward.
    [D] One space forward, to the left or to the right.
    [S] One space toward the sea, straight or diagonally.
   *[C] Take a shell from the reserve.
  }
action-effect = { $action ->
    [GULL] Send any crabs ahead of you one space back.
    [CALL] You and all crabs behind you take one step.
    [RUNUP] Discard a card: use the main action of a Trail card.
    [SAND] Every player ahead of you loses a random card.
    [BOOST] Discard a card and use its main action.
    [PASS] Move somebody else’s crab to a free space beside it.
    [HOP] Jump to a free space at the same height.
    [CHARGE] Ignore obstacles, reeds and currents this turn.
    [DIAG] One diagonal step.
    [FAST] Discard a card: one step forward.
    [SLALOM] Discard a card: two diagonal steps.
    [SLIDE] Discard a card: a diagonal and a forward step.
    [Aa] One diagonal step.
    [Ab] Jump to a free space at the same height.
    [Ba] Change places with a crab beside yours.
    [Bb] One step forward.
    [Ca] Jump over the next space in a straight line.
    [Cb] Add one more card to your Trail.
    [Da] Take your whole Discard pile back.
   *[Db] Exchange a card with the Market.
  }

## Questions

prompt-over = The race is over.
prompt-must-rest = No cards: you will rest.
prompt-planned = Your card lies face down.
prompt-waiting-for = Waiting for { $names }
prompt-turn-of = { $name } to play
prompt-their = { $phase ->
    [START] Card or rest?
    [PLACE2] Placing the crabs
    [ACTIVATE] Which crab?
    [PUSH_DIR] A push …
    [REST_TAKE] At the Market
    [REST_KEEP] A rest
   *[other] You can look around.
  }
to-cell = to { $cell }
to-sea = into the sea
prompt-push-link = { $crab } { $to }
prompt-push-fall = { $count ->
    [0] Nobody falls over
    [one] One crab lands on its back
   *[other] { $count } crabs land on their backs
  }
prompt-first-card = The first card of your Trail
prompt-no-fit = { $side ->
    [left] Nothing fits on the left
   *[right] Nothing fits on the right
  }
prompt-fits = { $side ->
    [left] { $icons } fits on the left
   *[right] { $icons } fits on the right
  }
prompt-end-anyway = End your turn already?
prompt-end-left = Something free is still left to use.
prompt-undoable = You can still take everything back
prompt-changeable = You can change it until everybody is ready
prompt-stands = Choose with care: a card once taken stays taken
ask-PLAN = Choose one card for this round.
ask-START = Add the card to the Trail, or rest.
ask-MENU = What next?
ask-PEND = Run on, or leave it.
ask-MOVE_DIR = Where to?
ask-PUSH_DIR = { $crab } is pushed: where to?
ask-PLACE2 = Place { $crab } on a start space.
ask-ACTIVATE = Which crab plays now?
ask-REST_KEEP = Which card stays in the Trail?
ask-REST_TAKE = Take one card from the Market.
ask-PAY = { $what ->
    [CUT] Which card pays for the shortcut?
   *[other] Which card do you discard for it?
  }
ask-OBSTACLE = An obstacle: which card do you discard?
ask-IGNORE = Run through the obstacle?
ask-RUNUP = Whose main action do you use?
ask-BOOST = Which card gives its main action?
ask-GULL_CRAB = Whom does the seagull drive back?
ask-GULL_DIR = Where does { $crab } go back to?
ask-CALL_CRAB = Who hears the call first?
ask-CALL_DIR = Where does { $crab } go?
ask-PASS_CRAB = Who makes way?
ask-PASS_DIR = Where does { $crab } go?
ask-HOP = Hop to which space?
ask-SWAP_DIR = Change places with whom?
ask-JUMP_DIR = Jump where to?
ask-DOPE_CARD = Which card joins the Trail too?
ask-DOPE_SIDE = At which end?
ask-EXCH_CARD = Which card do you give away?
ask-EXCH_TAKE = Which card do you take for it?
ask-END_EXCH = Exchange a card with the Market?
ask-END_CURRENT = Let the current carry you?

## Hints

hint-something = There is something good to find here. Ask once more.
hint-where = { $phase ->
    [PLAN] It is about the card that fits. Ask once more for it.
    [MENU] It is about this turn’s actions. Ask once more for the best one.
    [START] It is about your Trail. Ask once more for the best way.
   *[other] Ask once more and it is shown.
  }
hint-word = { $word }
hint-card = Try { $card }.
hint-use = Use { $action }.
hint-crab = Choose { $crab }.
hint-go = Go { $to }.
hint-left = Add it on the left.
hint-right = Add it on the right.
hint-rest = A rest does you good now.
hint-end = It is time to end here.
hint-yes = Say yes.
hint-no = Say no.
hint-draw = Take the blind card.
hint-pile = Take the card of pile { $pile }.
hint-trailL = Add it on the left.
hint-trailR = Add it on the right.

## Spaces

space-shell = shell
space-surprise = surprise
space-reeds = reeds
space-start = start { $number }
space-crab = { $crab } ({ $name }), { $distance } steps to the sea{ $down ->
    [yes] , on its back
   *[no] {""}
  }
space-effect = { $kind ->
    [X] Nobody can enter here.
    [O] Whoever enters discards a card.
    [K] Whoever enters falls on its back.
    [E] End your turn here and you may exchange a card.
    [R] For { $cost } × { $icon } through the tunnel to { $to }.
    [C] At the end of your turn the water carries you to { $to }.
   *[other] Sand, nothing else.
  }
space-effect-shell = Whoever comes here takes a shell.
space-effect-reeds = Reeds: not from straight below, only diagonally.
space-effect-surprise = Surprises belong to the Adventure Pack.
label-crab = { $crab } ({ $name }){ $down ->
    [yes] {" "}on its back
   *[no] {""}
  }
label-push = can go, pushes { $crab }
label-go = can go
label-pick = can be chosen
label-aimed = aimed at

## Seats

seat-note-open = free seat
seat-note-away = away
seat-note-won = won
seat-note-down = on its back
seat-note-ready = ready
seat-note-thinking = thinking…
seat-note-active = { $you ->
    [yes] your turn
   *[no] to play
  }
seat-described = { $name }: { $steps } steps to the sea, { $hand } cards, { $shells } shells{ $cook ->
    [yes] , the cook
   *[no] {""}
  }. { $note }

## The position in words

describe-none = none
describe-unplaced = not yet placed
describe-crab = { $crab } ({ $name }): { $cell }, { $distance } steps to the sea{ $down ->
    [yes] , on its back
   *[no] {""}
  }.
describe-seat = { $name }: { $hand } cards in hand, { $shells } shells, { $discards } cards in the Discard pile. Trail: { $trail }.
describe-hand = Your hand: { $cards }.
describe-cook = The cook is with { $name }.
describe-market = Market: { $cards }. Draw pile: { $draw }.
describe-extra = Extra actions: { $tiles }.
describe-tile = { $tile } for { $cost } shells
describe-ways = You can go to: { $cells }.

## What happened

said-placed = { $crab } starts on { $cell }.
said-ready = { $you ->
    [yes] You are ready.
   *[no] { $name } is ready.
  }
said-ready-card = You plan { $card }.
said-activated = { $crab } plays.
said-added = { $you ->
    [yes] You add { $card }
   *[no] { $name } adds { $card }
  } { $side ->
    [left] on the left
   *[right] on the right
  }{ $fits ->
    [0] .
    [one] , a half fits.
   *[other] , { $fits } halves fit.
  }
said-rested = { $you ->
    [yes] You rest.
   *[no] { $name } rests.
  }
said-kept = { $you ->
    [yes] You keep { $card }.
   *[no] { $name } keeps { $card }.
  }
said-took = { $you ->
    [yes] You take { $card }.
   *[no] { $name } takes { $card }.
  }
said-took-blind = { $you ->
    [yes] You take a card from the draw pile.
   *[no] { $name } takes a card from the draw pile.
  }
said-refilled = { $card } comes to pile { $pile }.
said-took-back = { $you ->
    [yes] You take { $count } cards back.
   *[no] { $name } takes { $count } cards back.
  }
said-used = { $you ->
    [yes] You use { $action }
   *[no] { $name } uses { $action }
  }{ $shells ->
    [0] .
   *[other] {" "}for { $shells } shells.
  }
said-paid = { $you ->
    [yes] You discard { $card }.
   *[no] { $name } discards { $card }.
  }
said-moved = { $sea ->
    [yes] { $crab } is in { $cell }!
   *[no] { $crab } goes to { $cell }.
  }
said-pushed = { $sea ->
    [yes] { $crab } is pushed into { $cell }!
   *[no] { $crab } is pushed to { $cell }.
  }
said-knocked-over = { $crab } lands on its back.
said-stood = { $crab } stands up.
said-shell = { $you ->
    [yes] You take a shell.
   *[no] { $name } takes a shell.
  }
said-lost = { $you ->
    [yes] You lose { $card }.
   *[no] { $name } loses { $card }.
  }
said-ignored = { $crab } runs through.
said-exchanged = { $you ->
    [yes] You give { $card } away.
   *[no] { $name } gives { $card } away.
  }
said-turn-ended = { $you ->
    [yes] Your turn is over.
   *[no] { $name } is done.
  }
said-cook = { $you ->
    [yes] The cook is behind you.
   *[no] The cook is behind { $name }.
  }
said-round = Round { $round }.
said-over = { $you ->
    [yes] You won the race.
   *[no] { $count ->
        [one] { $names } won the race.
       *[other] { $names } share the victory.
      }
  }
log-round = Round { $round }
brief-turn = { $name }: { $text }
brief-added = { $card }{ $fits ->
    [0] {""}
    [one] {" "}(½)
   *[other] {" "}(2 × ½)
  }
brief-moved = { $to }
brief-pushed = pushes { $crab } { $to }
brief-sent = { $crab } { $to }
brief-rested = rest
brief-took = market card
brief-took-back = cards back
brief-knocked-over = on its back
brief-stood = stands up
brief-shell = shell
brief-lost = loses a card
brief-exchanged = exchange

## Finish

finish-you-won = You won!
finish-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
  }
finish-how = { $clause ->
    [O94] The only crab to reach the sea in round { $round }.
    [O95] { $arrived } in the sea in round { $round }: cards in hand decide, then shells.
    [O108] Both crabs are in the sea after { $round } rounds.
    [O173] After { $round } rounds the best place counts.
   *[other] The race ended in round { $round }.
  }
finish-who = Crab
finish-in-sea = sea
