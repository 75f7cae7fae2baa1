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
    [T4] Compass
    [T5] Flippers
    [T6] Spade
    [T7] Landing net
    [T8] Spyglass
    [T9] Coconut
    [A1] The sprinter
    [A2] The dancer
    [A3] The armoured one
    [A4] The collector
    [A5] The tailor
    [A6] The hermit
    [A7] The insomniac
    [A8] The trader
    [A9] The jumper
    [A10] The grudge holder
    [A11] The opportunist
    [A12] The sniffer
    [A13] The champion
    [A14] The glutton
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
    [O129] The owner of the crab that found the token decides.
    [O163] Somebody else decides whether a card reacts.
    [O153] A winner chooses a trophy now.
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
    [O79] The plastic bag drags { crab-low } back toward the land.
    [O153] A reward’s step goes diagonally toward the sea.
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
why-not-available-title = { $word ->
    [N] Not that way now
    [NE] Not that way now
    [NW] Not that way now
   *[other] Not available
  }
why-not-available = { $word ->
    [N] None of the actions you have left leads there at once. See where each of them goes.
    [NE] None of the actions you have left leads there at once. See where each of them goes.
    [NW] None of the actions you have left leads there at once. See where each of them goes.
   *[other] You have used it, or your card does not give it.
  }
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
why-add-or-rest-title = Add or rest first
why-add-or-rest = A turn begins with the card: add it to your trail, or rest.
why-turn-begun-title = Once a turn
why-turn-begun = You have added your card or rested already: that opens a turn, and happens once.
why-not-asked-title = { $word ->
    [a] Not there now
    [b] Not there now
    [c] Not there now
    [d] Not there now
    [e] Not there now
    [f] Not there now
    [g] Not there now
   *[other] Nothing asks for it
  }
why-not-asked = { $word ->
    [a] Your actions do not lead there in one go, only to the spaces that light up.
    [b] Your actions do not lead there in one go, only to the spaces that light up.
    [c] Your actions do not lead there in one go, only to the spaces that light up.
    [d] Your actions do not lead there in one go, only to the spaces that light up.
    [e] Your actions do not lead there in one go, only to the spaces that light up.
    [f] Your actions do not lead there in one go, only to the spaces that light up.
    [g] Your actions do not lead there in one go, only to the spaces that light up.
   *[other] Use one of this turn’s actions, or end it.
  }
why-rested-this-turn-title = A resting turn
why-rested-this-turn = You have rested, so no card gives you an action this turn.
why-nothing-to-give-title = No card to give
why-nothing-to-give = An exchange takes a card from your hand, and it is empty.
why-market-empty-title = The Market is empty
why-market-empty = No card is left to take in exchange.
why-nothing-to-add-title = No card to add
why-nothing-to-add = Your hand is empty: there is nothing to add to your trail.
why-nothing-discarded-title = Nothing to take back
why-nothing-discarded = Your Discard pile is empty.
why-nobody-beside-title = Nobody beside you
why-nobody-beside = No crab stands next to { crab-name }.
why-no-landing-title = Nowhere to land
why-no-landing = Every space that it leads to is barred: by a crab, by reeds, or because nobody can enter.
why-sea-not-free-title = Not into the sea
why-sea-not-free = The sea is no free space: { crab-name } makes way on the beach.
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
option-tiles-default = As the scenario says
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
option-extra = Extra-action tiles
option-extra-default = As the scenario says
option-extra-Aa = Aa, Diagonally!
option-extra-Ab = Ab, Little side hop!
option-extra-Ba = Ba, Your place is mine!
option-extra-Bb = Bb, Faster!
option-extra-Ca = Ca, Running jump!
option-extra-Cb = Cb, Doping!
option-extra-Da = Da, I’m not done yet!
option-extra-Db = Db, A little swap?
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

## Keys

key-arrows = Go to a space of the beach
key-enter = Go there, choose
key-number = Choose a card, an action or a pile

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
card-start-title = Start card “{ $main }”
card-special = “{ $name }”
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
tile-spoken = { $tile } for { $cost ->
    [one] { $cost } shell
   *[other] { $cost } shells
  }: { $effect }
chip-spoken = { $source }: { $action }{ $shells ->
    [0] {""}
    [1] , { $shells } shell
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
prompt-undoable = The last step can still be taken back
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

# Where nothing more is known of a move than that a search preferred it.
looked-ahead = Looking ahead, nothing better was seen.
rest-cards = { $cards ->
    [0] { $market ->
        [yes] You take a card from the Market.
       *[no] It brings no card.
      }
    [one] You get up to { $cards } card back{ rest-market }.
   *[other] You get up to { $cards } cards back{ rest-market }.
  }
rest-market = { $market ->
    [yes] {" "}and one from the Market
   *[no] {""}
  }

# First where to look, then which kind of answer, then the answer and its reason.
hint-at-hand = Look at the cards in your hand.
hint-at-trail = Look at your Trail.
hint-at-discards = Look at your Discard pile.
hint-at-drawn = Look at the cards you drew.
hint-at-market = Look at the Market.
hint-at-tiles = Look at the Extra actions.
hint-at-actions = Look at what your card gives besides moves.
hint-at-border = Look at the border that was crossed.
hint-at-turn = Look at what is left of your turn.
hint-at-crabs = Look at the crabs.
hint-at-beach = Look at the beach.
hint-at-question = Look at the question.
hint-at-offers = Look at the cards on offer.
hint-at-crab = Look at your crab on { $cell }.
hint-at-rival = { $crab ->
    [R] Look at the red crab on { $cell }.
    [O] Look at the orange crab on { $cell }.
    [B] Look at the blue crab on { $cell }.
    [G] Look at the green crab on { $cell }.
   *[N] Look at the brown crab on { $cell }.
  }
hint-kind-plan-fits = { $halves ->
    [one] A card of yours completes a half at an end of your Trail.
   *[other] A card of yours completes { $halves } halves at an end of your Trail.
  }
hint-kind-plan-special = Plan a card for its special action.
hint-kind-plan-main = Plan a card for its main action: { icon-name }.
hint-kind-rest = Think of a rest.
hint-kind-add = Add the card: which end is better?
hint-kind-add-fits = Add the card where it completes halves.
hint-kind-card = { $asks ->
    [REST_KEEP] One card stays for the next joint.
    [REST_KEEP2] A neighbour may stay too.
    [RUNUP] A card of your Trail lends its main action.
    [BOOST] A card of your hand gives its main action.
    [DOPE_CARD] One more card can join your Trail.
    [PAY] A card is the price: choose which.
    [OBSTACLE] The obstacle costs a card: choose which.
    [EXCH_CARD] Give a card away: choose which.
   *[other] Choose one of these cards.
  }
hint-kind-take = { $blind ->
    [yes] An unseen card may be worth more than those that lie open.
   *[no] Take one of the open cards.
  }
hint-kind-border = The border is to be resolved.
hint-kind-tile = { $cost ->
    [one] You can pay { $cost } shell for an Extra action.
   *[other] You can pay { $cost } shells for an Extra action.
  }
hint-kind-icon = { $icon ->
    [F] Go straight forward.
    [D] Go diagonally.
    [S] Go toward the sea.
   *[C] Take a shell.
  }
hint-kind-cook = The cook gives you a move: { icon-name }.
hint-kind-cut = The shortcut under your crab is open.
hint-kind-action = Use something besides your moves.
hint-kind-go = { $asks ->
    [PUSH_DIR] You decide where it is pushed.
    [GULL_DIR] The seagull drives it back: choose where.
    [CALL_DIR] The call moves it: choose where.
    [PASS_DIR] It makes way: choose where.
    [HOP] A hop to the side is possible.
    [PLACE2] Choose a start space.
    [PEND] The run goes on.
   *[other] Choose the way of this crab.
  }
hint-kind-sea = The sea is in reach.
hint-kind-push = You can push somebody here.
hint-kind-send = You can send somebody back.
hint-kind-shells = You can get shells here.
hint-kind-stand = Your crab can stand up.
hint-kind-crab = { $asks ->
    [ACTIVATE] Choose which of your crabs plays now.
    [GULL_CRAB] The seagull can drive somebody back.
    [CALL_CRAB] Choose which of the called crabs goes next.
    [PASS_CRAB] Somebody else’s crab has to make way: choose which.
   *[other] Choose one of the crabs.
  }
hint-kind-space = { $asks ->
    [OBST_ROW] Choose where you dig.
    [OBST_COL] Choose where you dig.
    [HIDE_ROW] Choose where you hide the treasure.
    [HIDE_COL] Choose where you hide the treasure.
   *[other] Choose the token that you look at.
  }
hint-kind-answer = { $asks ->
    [IGNORE] Is the obstacle worth your charge?
    [END_EXCH] Is there a better card than yours?
    [END_CURRENT] Where would the current carry you?
    [REACT] Is this the moment for a Claw?
    [REWARD] Choose your trophy.
    [TAILOR] Choose one of the halves.
   *[other] Choose your answer.
  }
hint-kind-ability = Choose the ability that you keep.
hint-kind-finish = You can end here.
hint-reason-plan-fits = { $halves ->
    [one] It fits at the { $side ->
        [left] left
       *[right] right
      } end and gives one action more.
   *[other] It fits at the { $side ->
        [left] left
       *[right] right
      } end and gives { $halves } actions more.
  }
hint-reason-plan-special = It brings { action-name }
hint-reason-plan-main = Its main action is “{ icon-name }”. { looked-ahead }
hint-reason-rests = { rest-cards }
hint-reason-rests-stands = Your crab stands up. { rest-cards }
hint-reason-joins = { $side ->
    [left] Your card joins the left end of your Trail.
   *[right] Your card joins the right end of your Trail.
  }
hint-reason-adds = { $side ->
    [left] It joins the left end of your Trail and completes no half there.
   *[right] It joins the right end of your Trail and completes no half there.
  } { looked-ahead }
hint-reason-adds-fits = { $halves ->
    [one] It completes a half: one action more.
   *[other] It completes { $halves } halves: { $halves } actions more.
  }
hint-reason-keeps-card = Its main action is “{ icon-name }”. { looked-ahead }
hint-reason-uses-card = It gives you “{ icon-name }”. { looked-ahead }
hint-reason-gives-card = You lose “{ icon-name }”. { looked-ahead }
hint-reason-takes-blind = { looked-ahead }
hint-reason-takes = It brings “{ icon-name }” and { action-name }
hint-reason-uses = { looked-ahead }
hint-reason-goes = { looked-ahead }
hint-reason-reaches-sea = Your crab is in the sea then.
hint-reason-may-reach-sea = Your crab can be in the sea with it.
hint-reason-pushes = { $over ->
    [yes] { crab-name } is pushed and lies on its back then.
   *[no] { crab-name } is pushed.
  }
hint-reason-may-push = You can push { crab-name }.
hint-reason-sends-back = { $steps ->
    [one] { crab-name } is a step farther from the sea then.
   *[other] { crab-name } is { $steps } steps farther from the sea then.
  }
hint-reason-shells = { $shells ->
    [one] It brings you a shell.
   *[other] It brings you { $shells } shells.
  }
hint-reason-may-shell = One of the ways leads to a shell.
hint-reason-stands = A crab on its legs can move again.
hint-reason-runs = { $steps ->
    [one] You are { $steps } step nearer to the sea then.
   *[other] You are { $steps } steps nearer to the sea then.
  }
hint-reason-may-run = { $ways ->
    [one] It leads to one space.
   *[other] It leads to one of { $ways } spaces: you choose.
  }
hint-reason-sidesteps = You are no nearer to the sea then. { looked-ahead }
hint-reason-chooses-crab = { $whose ->
    [own] Your crab is { $distance } from the sea. { looked-ahead }
   *[rival] { crab-name } is { $distance } from the sea. { looked-ahead }
  }
hint-reason-chooses-space = { looked-ahead }
hint-reason-says = { looked-ahead }
hint-reason-keeps-ability = You keep the card “{ ability-name }”. { looked-ahead }
hint-reason-answers = { looked-ahead }
hint-reason-finishes = { $left ->
    [0] Nothing is left to use.
   *[other] { looked-ahead }
  }
hint-word = { $word }
hint-card = Play { $card }.
hint-use = Use “{ $action }”.
hint-crab = Choose { $crab }.
hint-go = Go { $to }.
hint-direction = Go { direction-name }.
hint-column = Choose column { $column }.
hint-left = Add it on the left.
hint-right = Add it on the right.
hint-rest = Rest.
hint-end = End here.
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

cook-next = Farthest from the sea: the cook comes next
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
seat-described = { $name }: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  } to the sea, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
  }, { $shells ->
    [one] { $shells } shell
   *[other] { $shells } shells
  }{ $cook ->
    [yes] , the cook
    [next] , farthest from the sea: the cook comes next
   *[no] {""}
  }. { $note }

## The position in words

describe-none = none
describe-unplaced = not yet placed
describe-crab = { $crab } ({ $name }): { $cell }, { $distance ->
    [one] { $distance } step
   *[other] { $distance } steps
  } to the sea{ $down ->
    [yes] , on its back
   *[no] {""}
  }.
describe-seat = { $name }: { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
  } in hand, { $shells ->
    [one] { $shells } shell
   *[other] { $shells } shells
  }, { $discards ->
    [one] { $discards } card
   *[other] { $discards } cards
  } in the Discard pile. Trail: { $trail }.
describe-hand = Your hand: { $cards }.
describe-down = Face down: { $card }.
describe-cook = The cook is with { $name }.
describe-market = Market: { $cards }. Draw pile: { $draw }.
describe-extra = Extra actions: { $tiles }.
describe-tile = { $tile } for { $cost ->
    [one] { $cost } shell
   *[other] { $cost } shells
}
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
    [yes] You take
   *[no] { $name } takes
  } { $count ->
    [one] one card
   *[other] { $count } cards
  } back.
said-used = { $you ->
    [yes] You use “{ $action }”
   *[no] { $name } uses “{ $action }”
  }{ $shells ->
    [0] .
    [1] {" "}for { $shells } shell.
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

## The Adventure Pack: options

option-modules = Adventure Pack
option-modules-default = None
option-modules-1 = Surprises
option-modules-2 = Events
option-modules-3 = Challenges
option-modules-4 = Asymmetry
option-modules-1-2-3-4 = All four modules
option-surprises = Surprises
option-surprises-normal = As they come
option-surprises-blank = All’s well that ends well…
option-surprises-only_good = Only good things
option-events = Events
option-events-all = All of them
option-events-lucky = The lucky ones
option-events-crystal = Crystal ball

## The Adventure Pack: names and what they do

module-name = { $module ->
    [1] Surprises
    [2] Events
    [3] Challenges
   *[4] Asymmetry
  }
token-name = { $token ->
    [J1] Broken bottle
    [J2] Leaky can
    [J3] Banana skin
    [J4] Old net
    [J5] Plastic bag
    [T1] Pearls
    [T2] Chest
    [T3] Giant shell
    [T4] Compass
    [T5] Flippers
    [T6] Spade
    [T7] Landing net
    [T8] Spyglass
   *[T9] Coconut
  }
token-effect = { $token ->
    [J1] Discard a card of your choice.
    [J2] Return a shell.
    [J3] Your crab is knocked over.
    [J4] Discard a card from either end of your Trail.
    [J5] One step back onto a free space.
    [T1] Two shells at once.
    [T2] A Market card at once.
    [T3] Three shells at once.
    [T4] A diagonal move.
    [T5] A forward move.
    [T6] Make a free standard space an obstacle.
    [T7] Take a card of your Trail into your hand.
    [T8] Look at up to two tokens, then take a card back from your Discard pile.
   *[T9] A card exchange.
  }
event-name = { $event ->
    [E1] Robin Crab
    [E2] It broke
    [E3] Summer sale
    [E4] Cook on roller skates
    [E5] The cook’s basket
    [E6] Shell rain
    [E7] Big wave
    [E8] Fresh delivery
    [E9] Gust of wind
    [E10] Clean beach
    [E11] Soft sand
    [E12] Long nap
    [E13] New stash
   *[E14] Moulting
  }
event-effect = { $event ->
    [E1] The richest return half of their shells; the poorest take one.
    [E2] No Extra-action tile may be used.
    [E3] Extra-action tiles cost a shell less.
    [E4] The cook gives a forward move.
    [E5] The cook gives a shell and her move.
    [E6] Everybody takes a shell.
    [E7] Every crab stands up.
    [E8] Everybody takes a Market card.
    [E9] The Market is laid out anew.
    [E10] Obstacles have no effect.
    [E11] Pushed crabs are not knocked over.
    [E12] A rest may keep two neighbouring cards.
    [E13] A treasure is hidden on this tile.
   *[E14] Every crab gets a Claw back.
  }
challenge-name = { $challenge ->
    [C1] Most shells
    [C2] Most cards in Hand
    [C3] Longest Trail
    [C4] Biggest Discard pile
    [C5] Most completed icons in the Trail
    [C6] Most Market cards in Trail and Discard pile
    [C7] Most different main actions in the Trail
   *[C8] Most ’toward the sea’ cards in Trail and Discard pile
  }
challenge-effect = { $challenge ->
    [C1] Shells.
    [C2] Cards in hand.
    [C3] Cards in the Trail.
    [C4] Cards in the Discard pile.
    [C5] Completed icons in the Trail.
    [C6] Market cards in Trail and Discard pile.
    [C7] Different main icons in the Trail.
   *[C8] Cards “toward the sea” in Trail and Discard pile.
  }
reward-name = { $reward ->
    [W1] The chest
    [W2] Second wind
   *[W3] The springboard
  }
ability-name = { $card ->
    [A1] The sprinter
    [A2] The dancer
    [A3] The armoured one
    [A4] The collector
    [A5] The tailor
    [A6] The hermit
    [A7] The insomniac
    [A8] The trader
    [A9] The jumper
    [A10] The grudge holder
    [A11] The opportunist
    [A12] The sniffer
    [A13] The champion
   *[A14] The glutton
  }
ability-effect = { $card ->
    [A1] A forward move.
    [A2] A diagonal move.
    [A3] In others’ turns: pushed, you are not knocked over.
    [A4] In your turn: one more shell from a shell space.
    [A5] The upper half of the card you add works although it does not fit.
    [A6] Exchange a card of your hand with the stored one.
    [A7] Keep your whole Trail in a rest.
    [A8] A card exchange.
    [A9] A running jump.
    [A10] In others’ turns: whoever pushes you discards a random card.
    [A11] In your turn a shell; in others’ turns choose where you are pushed.
    [A12] Ignore junk that your crab finds.
    [A13] Count two more for a Challenge.
   *[A14] Keep the card that an obstacle or another player would take.
  }
reward-option = { $what ->
    [gain_shell-2] Two shells
    [gain_shell-1] A shell
    [take_market] A Market card
    [discard_to_hand_all] Your Discard pile back
    [exchange] A card exchange
    [stand_up] Stand up
    [basic_free-D] A diagonal step to a free space
   *[trace_to_hand] A card of your Trail
  }

## The Adventure Pack: questions

ask-ASYM_PICK = Which card do you keep?
ask-ASYM_ASSIGN = Which crab gets the card you picked first?
ask-STASH_PICK = Which card do you store?
ask-STASH_SWAP = Which card do you exchange with the stored one?
ask-REST_KEEP2 = Keep a neighbour too?
ask-TAILOR = Which half does the tailor use?
ask-TAKE = Take a card from the Market.
ask-TRAIL_CARD = Which card of your Trail do you take back?
ask-DISCARD_CARD = Which card of your Discard pile do you take back?
ask-JUNK = { $what ->
    [J1] A broken bottle: which card do you discard?
    [J4] An old net: which end of your Trail?
   *[J5] A plastic bag drags { $crab } back: where to?
  }
ask-OBST_ROW = In which row do you dig?
ask-OBST_COL = Which space becomes an obstacle?
ask-SPY_ROW = Look at a token: in which row?
ask-SPY_COL = Which token do you look at?
ask-HIDE_ROW = Hide the treasure: in which row?
ask-HIDE_COL = On which space do you hide it?
ask-REWARD = Choose your trophy.
ask-REWARD_CRAB = For which crab?
ask-REACT = { $what ->
    [A3] { $crab } is pushed. Stay on your legs, for a Claw?
    [A4] Take one more shell, for a Claw?
    [A10] { $crab } was pushed. Make the pusher lose a card, for a Claw?
    [A11] { $crab } is pushed. Choose where to, for a Claw?
    [A12] Junk! Ignore it, for a Claw?
    [A13] Count two more, for a Claw?
   *[A14] Keep your card, for a Claw?
  }

## The Adventure Pack: what was said

said-shells = { $you ->
    [yes] You take { $n } shells.
   *[no] { $name } takes { $n } shells.
  }
said-surprise = { $crab } finds { token-name }.
said-shell-lost = { $you ->
    [yes] You return { $n ->
        [one] a shell
       *[other] { $n } shells
      }.
   *[no] { $name } returns { $n ->
        [one] a shell
       *[other] { $n } shells
      }.
  }
said-dropped = { $you ->
    [yes] { $card } drops out of your Trail.
   *[no] { $card } drops out of the Trail of { $name }.
  }
said-card-back = { $you ->
    [yes] You take { $card } back.
   *[no] { $name } takes { $card } back.
  }
said-dug = { $cell } is an obstacle now.
said-spied = { $you ->
    [yes] You look at the token on { $cell }.
   *[no] { $name } looks at the token on { $cell }.
  }
said-hidden = A treasure is hidden on { $cell }.
said-event-revealed = { event-name }! { event-effect }
said-market-blown = The wind blows the Market away.
said-claw-back = { $crab } has a Claw back.
said-counted = { challenge-name }: it is counted.
said-challenge-opened = The next Challenge: { challenge-name }.
said-rewarded = { $you ->
    [yes] Your trophy: { reward-option }.
   *[no] Trophy for { $name }: { reward-option }.
  }
said-reacted = { $name }: { ability-name }!
said-declined = { $you ->
    [yes] You let it be.
   *[no] { $name } lets it be.
  }
said-picked = { $you ->
    [yes] You have picked a card.
   *[no] { $name } has picked a card.
  }
said-endowed = { $crab } is { ability-name }.
said-stored = { $you ->
    [yes] You store a card.
   *[no] { $name } stores a card.
  }

## The Adventure Pack: why not

why-module-not-in-game-title = Not in this game
why-module-not-in-game = { module-name } are not part of this race.
why-treasure-not-yours-title = Not your treasure
why-treasure-not-yours = You do not have { token-name }.
why-treasure-no-use-title = No use now
why-treasure-no-use = { token-name } could do nothing at the moment.
why-no-ability-title = No card
why-no-ability = { crab-name } has no Asymmetry card.
why-ability-reacts-title = You will be asked
why-ability-reacts = { ability-name } works when its moment comes: you will be asked.
why-no-claw-left-title = No Claw left
why-no-claw-left = { ability-name } has no Claw left.
why-nothing-to-tailor-title = Nothing to sew
why-nothing-to-tailor = No added card has an upper half to use.
why-nothing-stored-title = Nothing stored
why-nothing-stored = No card is stored.
why-ability-no-use-title = No use now
why-ability-no-use = { ability-name } could do nothing at the moment.
why-no-border-crossed-title = No border crossed
why-no-border-crossed = No crab has crossed a border with a card this turn.
why-challenge-first-title = First the Challenge
why-challenge-first = The Challenge of the tile left comes before the Event.
why-event-first-title = First the Event
why-event-first = This border has only an Event.
why-cannot-dig-title = Not there
why-cannot-dig = { $cell } is no standard space without a symbol on a Beach tile.
why-cannot-dig-row-title = Not in this row
why-cannot-dig-row = There is no free standard space in that row of a Beach tile.
why-nothing-to-spy-title = No token there
why-nothing-to-spy = There is no token to look at on { $cell }.
why-nothing-to-spy-row-title = No token there
why-nothing-to-spy-row = There is no token to look at in that row.
why-spied-already-title = You know it already
why-spied-already = You have looked at the token on { $cell }.
why-cannot-hide-title = Not there
why-cannot-hide = { $cell } is no empty surprise space of this tile.
why-cannot-hide-row-title = Not in this row
why-cannot-hide-row = There is no empty surprise space of this tile in that row.
why-no-such-reward-title = No such option
why-no-such-reward = This Reward card has only two options.
why-reward-no-step-title = No free space
why-reward-no-step = A reward’s step needs a standing crab and a free space.
why-reward-no-use-title = No use now
why-reward-no-use = This option could do nothing for you.
why-pick-first-title = First your crab
why-pick-first = Choose one of the cards offered to you.
why-picked-already-title = Already chosen
why-picked-already = You have picked that card, or all you may keep.
why-not-drawn-title = Not among them
why-not-drawn = Choose one of the cards you have drawn.
why-not-a-neighbour-title = Not a neighbour
why-not-a-neighbour = { $card } does not lie beside the card that stays.
why-not-in-discards-title = Not in your Discard pile
why-not-in-discards = { $card } does not lie in your Discard pile.
why-tiles-broken-title = It broke
why-tiles-broken = While this Event lasts, no Extra-action tile works.

## The Adventure Pack: the page

pack-kind = { $kind ->
    [junk] Junk, takes effect at once
    [treasure-now] Treasure, takes effect at once
    [treasure] Treasure, kept until it is used
    [event-now] Event, happens once
    [event] Event, lasts until the next one
    [challenge] Challenge
    [reward] Reward card
   *[ability] Asymmetry card
  }
card-hidden = { $what ->
    [event] A hidden Event
    [challenge] A hidden Challenge
   *[token] A hidden surprise
  }
card-hidden-text = { $what ->
    [event] It is turned when the first crab enters { $tile }.
    [challenge] It opens after the one before it, and is counted when the first crab leaves { $tile }.
   *[token] It is turned when a crab arrives here.
  }
card-on-tile = { $card }, { $tile }
token-spied = { $names } looked at it.
token-empty = The surprise that lay here is gone.
ability-when = { $timing ->
    [own] In your own turn
    [other] In other players’ turns
    [both] In every player’s turn
   *[special] Whenever its moment comes
  }
ability-claws = { $claws ->
    [0] No Claw left of { $printed }
   *[other] { $claws } of { $printed } Claws left
  }
ability-stars = Difficulty { $stars } of 3
ability-stored = Stored: { $card }
ability-stores = A card is stored face down.
ability-of = { $crab }: { $ability }, { $claws }
offer-spoken = { $ability }: { $effect } { $claws } Claws, difficulty { $stars } of 3
event-in-force = Event in force
event-just-now = Just happened
event-spoken = { $state }: { $event }
race-title = Challenge: who is ahead now?
race-spoken = Challenge: { $challenge }. { $counts }
race-count = { $name } { $count }
race-first = First place: a shell and a trophy. The only first leaves a shell to the second.
reward-trophy = Trophy: { $reward }
reward-choice = { $first } or { $last }
kept-title = Treasures of { $name }
kept-none = No treasure yet.
kept-count = { $count ->
    [0] no treasure
    [one] one treasure
   *[other] { $count } treasures
  }
kept-spoken = { $name }: { $treasures }
crystal-title = Crystal ball
crystal-text = These Events still lie face down; nobody knows where.
pending-challenge = Count the Challenge
pending-challenge-effect = A border was crossed: the Challenge is counted now, or at the end of your turn.
pending-event = Turn the Event
pending-event-effect = A border was crossed: the Event is turned now, or at the end of your turn.
claw-keep = Keep the whole Trail for a Claw
trail-end = { $side ->
    [left] Left end
   *[right] Right end
  }
act-yes-REACT = Yes
act-use-all = Keep all
act-use-back = Take it back
act-use-store = Store it
act-use-challenge = Count it now
act-use-event = Turn it now
act-choose-reward = Choose a trophy
act-choose-end = Choose an end
act-choose-half = Choose a half
prompt-picked = You have chosen.
prompt-offers = Each Claw is one use; starfish tell how difficult it is.
prompt-stays = This one stays: { $card }.
prompt-assign = First { $first }, then { $second }
prompt-react = { $name }: { $ability }?
prompt-their-pack = { $phase ->
    [REACT] A card may react.
    [REWARD] A trophy is chosen.
    [REWARD_CRAB] A trophy is chosen.
    [JUNK] Junk!
    [TAKE] At the Market
    [STASH_PICK] The hermit stores a card.
    [PUSH_DIR] Its owner chooses where it is pushed.
   *[other] You can look around.
  }
hint-asym = Choose { $ability }.
hint-reward = Take this: { $option }.
hint-space = Choose { $cell }.
hint-drop = { $side ->
    [left] Let the left end go.
   *[right] Let the right end go.
  }
hint-claw = Spend a Claw on it.
half-side = { $side ->
    [upper] Of the added card
   *[lower] Of the Doping card
  }
hint-half = { $side ->
    [upper] Use the half of the added card.
   *[lower] Use the half of the Doping card.
  }
label-space = can be chosen
brief-surprise = { token-name }
brief-shell-lost = returns { $n ->
    [one] a shell
   *[other] { $n } shells
  }
brief-dropped = loses a Trail card
brief-card-back = a card back
brief-dug = digs { $cell }
brief-spied = looks at { $cell }
brief-hidden = a treasure on { $cell }
brief-event-revealed = Event: { event-name }
brief-claw-back = Claw back: { $crab }
brief-counted = Challenge: { challenge-name } ({ $counts })
brief-challenge-opened = next: { challenge-name }
brief-rewarded = trophy for { $name }: { reward-option }
brief-reacted = { $name }: { ability-name }
said-counted-all = { challenge-name }: { $counts }. { $first ->
    [0] Nobody scores.
   *[other] First: { $names }.
  }
said-spied-token = You look at { $cell }: { token-name }.
describe-tokens = Surprises on: { $cells }.
describe-known = On { $cell } lies { token-name }: { token-effect }
describe-events = Hidden Events: { $tiles }.
describe-event = { $state }: { event-name }. { event-effect }
describe-challenges = Hidden Challenges: { $tiles }.
describe-race = Open Challenge: { challenge-name }. { $counts }. { $reward }.
describe-crystal = Events still to come: { $events }.
describe-kept = { $name } keeps { $treasures }.
describe-ability = { $crab } ({ $name }) is { ability-name }: { ability-effect } { $claws }.

## How the levels play here
level-plankton = Looks no further than its next move, and often misjudges it.
level-herring = { $players ->
    [2] Looks two moves ahead, overlooks many answers, and sometimes misjudges what it sees.
   *[other] Looks no further than its next move, and sometimes misjudges it.
  }
level-seal = { $players ->
    [2] Looks four moves ahead, overlooks some answers, and now and then misjudges what it sees.
   *[other] Looks two moves ahead, overlooks many answers, and now and then misjudges what it sees.
  }
level-dolphin = { $players ->
    [2] Follows the most promising moves further than the weaker bots; it seldom overlooks an answer or misjudges what it sees.
   *[other] Looks six moves ahead, overlooks some answers, and seldom misjudges what it sees.
  }
level-orca = Thinks longest of the five, and errs least.

## For players that read text
legend-board = The sea is on top. Each row is a height; columns a to g, and odd heights are the spaces of b, d and f. A space is `.` standard, `X` inaccessible, `O` obstacle, `K` knock-over obstacle, `E` card exchange, `R` shortcut, `C` current; `s` behind it is a shell, `q` a surprise sign, `w` reeds on its lower edge. `(R)` is a crab by its letter (R red, O orange, B blue, G green, N brown), with `*` if it lies on its back. Below: the round and what is done in it, the board’s tiles and the Extra-action tiles, the Market’s three piles, the draw pile, and who has the cook; then for each seat where its crabs are, shells, cards in hand, cards face down, trail and discards; last, whose question is open.

## The goal, and the lessons

goal = { $players ->
    [2] Bring both your crabs into the sea first.
   *[other] Be the first crab in the sea.
  }
lesson-plan = All players choose at the same time. Choose your card with the single arrow forward and lay it face down.
lesson-plan-done = Planned. The others only see that you are ready.
lesson-forward = Your turn: add the card to your Trail, then use its arrow to go one space toward the sea.
lesson-forward-done = The big icon of the added card moves you.
lesson-fit = Half icons that meet become a whole one. Add your card at the end where its half fits.
lesson-fit-done = It clicked: besides the big icon you have a second action this turn.
lesson-push = The orange crab is in your way. Go forward onto its space, and choose where it goes.
lesson-push-done = Pushed! It lies on its back and has to spend a move to get up.
lesson-stand = Now you lie on your back. Spend your move to stand up.
lesson-stand-done = Up again. A rest would have done it too.
lesson-tile = Shells pay for the extra actions. Buy “Diagonally!” for two shells, and take the step.
lesson-tile-done = One tile a turn, if you have the shells.
lesson-rest = This is your last card. Rest instead of adding it: keep one card of your Trail, and take a new one from the Market.
lesson-rest-done = Everything else is back in your hand, with a new card.
lesson-sea = One space to go. Jump into the sea!
lesson-sea-done = You made it. When the round is over, the race is yours.
