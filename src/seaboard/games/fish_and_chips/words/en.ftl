### Fish & Chips: every word of the game on the page.
### Colours come as letters (R P G Y), fish as $kind: O octopus, S shark, F any other.

game-title = Fish & Chips
game-tagline = Small fish, tall piles

## Colours and fish

colour-name = { $colour ->
    [R] Red
    [P] Purple
    [G] Green
   *[Y] Yellow
  }
colour-low = { $colour ->
    [R] red
    [P] purple
    [G] green
   *[Y] yellow
  }
# The octopus is a word of its own gender.
colour-of-octopus = { $colour ->
    [R] red
    [P] purple
    [G] green
   *[Y] yellow
  }
fish = { $kind ->
    [O] { colour-of-octopus } octopus { $value }
    [S] { colour-low } shark { $value }
   *[F] { colour-low } { $value }
  }
special-name = { $special ->
    [O] Octopus
   *[S] Shark
  }

## Turn, round, buttons

round-title = Round { $round }
round-swaps = Round { $round }, swaps
solo-title = Solo
turn-yours = your turn
turn-swap = swap?
turn-colour = { colour-low } to move
act-choose-fish = Choose a fish
act-choose-target = Choose a target
act-choose-other = Choose another fish
act-keep = Keep as is
act-done = Done
act-deal = Deal round { $round }
act-again = Play again
act-restart = Same deal
act-board = Board
act-score = Score
act-wait = { $name } to move
act-danger = Danger

## Panels

tally-title = { $phase ->
    [done] This round
   *[play] If the round ended now
}
tally-points = { colour-name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
pile-title = Pile on { $cell }
pile-facts = { $fish } fish, { $caught } caught
pile-top = on top
pile-caught = caught
pile-home = own fish
danger-title = Danger view
danger-key = A fin marks a pile that this colour can take next.
reef-title = Corners
reef-key = Reef. With two players nobody swims there.
reef-say = The corners are reef: with two players nobody swims there.
marks-title = What the marks say
marks-partner = Your fish that may trade places.
marks-threat = Would threaten a rival octopus or shark.
marks-touch = Would touch a rival octopus or shark.
swap-title = Swap before the hunt, once each
swap-pick = pick a partner
swap-free = not swapped
swap-used = swapped
swap-none = cannot swap
swap-watch = { $you ->
    [yes] You may swap octopus and shark.
   *[no] { $name } may swap octopus and shark.
  }
swap-wait = Before the hunt everybody may move octopus and shark.
start-wait = The hunt begins when all seats are taken.
last-pile = One more { colour-low } pile left.
last-pile-sweep = One more { colour-low } pile left. Whoever catches every rival fish wins the match at once.
solo-order = Order of the colours
solo-own = { colour-name } is yours: it must be the last colour left.
solo-lost = The last { colour-low } fish is caught
solo-lost-more = This deal can no longer be won. Undo, or play it to the end.
solo-piles = { colour-name }: { $piles ->
    [one] { $piles } pile left
   *[other] { $piles } piles left
  }
notice-pass = { colour-name } is blocked and passes.
notice-you-pass = You are blocked and pass.
notice-round = Nothing left to catch: the round is over.
notice-swaps-over = The swaps are over. { colour-name } opens the hunt.
notice-deal = A new round: { colour-low } starts.
rulebook-clause = Rule { $clause }

## Hints

# Where nothing more is known of a move than that a search preferred it.
looked-ahead = Looking ahead, nothing better was seen.

# First where to look, then which kind of move, then the move and its reason.
hint-at-cell = Look at your fish on { $cell }.
hint-at-colour = Look at the { colour-low } fish on { $cell }.
hint-at-special = { $special ->
    [O] Look at your octopus on { $cell }.
   *[S] Look at your shark on { $cell }.
  }
hint-at-specials = Look at your octopus and your shark.
hint-at-board = Nothing on the board has to be chosen now.
hint-kind-sweep = You can win with a clean sweep.
hint-kind-last = You can win the match with this capture.
hint-kind-end = You can end the round here.
hint-kind-bring-out = You can bring a colour out here.
hint-kind-take = { $fish ->
    [one] You can take { $fish } rival fish here.
   *[other] You can take a pile worth { $fish } rival fish here.
  }
hint-kind-spare = Here is a capture that your own colour survives.
hint-kind-gone = This capture leaves no pile of your colour.
hint-kind-flee = This pile is in danger: it can capture and get away.
hint-kind-guard = You can catch a hunter of one of your piles.
hint-kind-open = You can open a line for another pile of yours.
hint-kind-dare = You can capture here: a rival then sees a tall pile of yours, and cannot take it.
hint-kind-swap-protect = { $special ->
    [O] Your octopus is in danger: a swap protects it.
   *[S] Your shark is in danger: a swap protects it.
  }
hint-kind-swap-shield = { $special ->
    [O] Your octopus can take the place of a fish in danger.
   *[S] Your shark can take the place of a fish in danger.
  }
hint-kind-swap-hunt = { $special ->
    [O] After a swap your octopus could take more.
   *[S] After a swap your shark could take more.
  }
hint-kind-swap = { $special ->
    [O] You can swap your octopus.
   *[S] You can swap your shark.
  }
hint-kind-keep = You need not swap anything.
hint-kind-blocked = { colour-name } has no capture.
hint-kind-deal = The round is counted: the next one can be dealt.
hint-reason-sweeps = Then only your colour is left: you win at once.
hint-reason-wins = { $winners ->
    [one] It ends the round, and you win the match.
   *[other] It ends the round, and you share the win of the match.
  }
hint-reason-ends = It ends the round, which gives you { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
hint-reason-brings-out = The last { colour-low } pile is gone then.
hint-reason-gathers = { $fish ->
    [one] Your own colour gathers { $fish } fish.
   *[other] Your own colour gathers { $fish } fish at once.
  }
hint-reason-spares = { $left ->
    [one] Your colour keeps { $left } pile.
   *[other] Your colour keeps all its { $left } piles.
  }
hint-reason-gives = { $left ->
    [one] It costs you a pile, but { $left } is left.
   *[other] It costs you a pile, but { $left } are left.
  }
hint-reason-gone = Then no pile of your colour is left, and this deal cannot be won.
hint-reason-flees = { $rival } could take the pile on { $origin }; on { $cell } nothing can take it at once.
hint-reason-removes = The pile on { $cell } could have taken yours on { $saved }.
hint-reason-opens = It opens a line on which { $hunter } could take { $prey } next.
hint-reason-dares = It brings { $open } into sight, but nothing can take it at once.
hint-reason-takes = It takes { $fish } fish, and nothing can take the pile back at once.
hint-reason-trades = It takes { $fish } fish, although { $rival } can take the pile back at once.
hint-reason-trades-doomed = It takes { $fish } fish; { $rival } can take the pile back at once, but on { $origin } it was already in danger.
hint-reason-swap-protects = { $rival } could take it now; on { $cell } nothing could.
hint-reason-swap-shields = { $rival } could take the fish on { $cell } now; after the swap nothing could take either of the two.
hint-reason-swap-hunts = From { $cell } it could take { $fish } rival fish.
hint-reason-swap-settles = { looked-ahead }
hint-reason-keeps-safe = Nothing could take your octopus or your shark as they are.
hint-reason-keeps = { looked-ahead }
hint-reason-blocked = { colour-name } can catch nothing and has to pass.
hint-reason-deals = Whoever is ready may deal.
hint-pass = Pass.
hint-deal = Deal the next round.
hint-keep = Keep the fish as they are.
hint-capture = { $origin } takes { $cell }.
hint-swap = { special-name } to { $cell }.
hint-winnable-yes = This deal can still be won: that is proved.
hint-winnable-no = This deal can no longer be won: that is proved.
hint-winnable-unknown = Whether this deal can still be won is unknown.

## Board for the screen reader

board-name = Board, columns a to f, rows 1 to 6
cell-empty = { $cell }, empty
cell-reef = { $cell }, reef
cell-fish = { $cell }, { $fish }
cell-pile = { $cell }, { $fish } on a pile of { $height }
cell-buoy = lifebuoy
cell-can-take = can take { $list }
cell-nothing = can take nothing
cell-picked = picked
cell-target = can be taken, plus { $gain }
cell-blocked = cannot be taken
cell-danger = in danger from { $list }
cell-partner = may trade places
cell-no-partner = may not trade places
describe-round = Round { $round } of a match to { $target }.
describe-solo = Solo. Your colour is { colour-low }. Order: { $list }.
describe-phase-swap = Swaps. { colour-name } to move.
describe-phase-play = Captures. { colour-name } to move.
describe-phase-done = The round is over.
describe-row = Row { $row }: { $list }.
describe-captures = You can take: { $list }.
describe-capture = { $origin } takes { $cell }
describe-swaps = You can swap: { $list }.
describe-swap = { special-name } with { $cell }
describe-count = If the round ended now: { $list }.
describe-colour-points = { colour-low } { $points }

## Log

log-captures = Captures
log-swap = { $special ->
    [O] octopus
   *[S] shark
  }
log-keeps = keeps
log-done = done
log-blocked = blocked
log-round-over = Round over
log-match-over = Match over
spoken-swap = { colour-name }: { $special ->
    [O] the octopus
   *[S] the shark
  } goes from { $origin } to { $cell } and trades places with the { $value }.
spoken-keep = { colour-name } ends the swap turn.
spoken-capture = { colour-name }: { $origin } takes { $cell }, { $value } over { $taken }, { $fish } fish caught.
spoken-pass = { colour-name } is blocked and passes.
spoken-round-over = The round is over: { $list }.
spoken-deal = A new round is dealt. { colour-name } starts.
spoken-match-won = { $names }: the match is won.
spoken-solo-won = Only your colour is left: won!
spoken-solo-lost = The round is over and other colours are left: lost.

## Score

race-title = Race to { $target }
race-place = { $name }: { $points } of { $target }
sheet-title = Score sheet
sheet-round = Round { $round }
sheet-total = Total
piles-title = Pile by pile, round { $round }
piles-solo = Pile by pile
piles-spoken = { $fish }, pile of { $height }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
piles-own = A dashed chip is a fish of its pile’s own colour and does not count.
won-round = { $you ->
    [yes] You won the round with { $points }.
   *[no] { $name } won the round with { $points }.
  }
won-round-shared = { $list } share the round with { $points } each.
won-lead = { $you ->
    [yes] You lead, { $short } short of { $target }.
   *[no] { $name } leads, { $short } short of { $target }.
  }
won-lead-shared = { $list } share the lead, { $short } short of { $target }.
won-lead-tie = { $list } are level past { $target }: one more round decides.
won-match = { $you ->
    [yes] You win the match!
   *[no] { $name } wins the match!
  }
won-match-shared = { $list } win the match together!
won-match-by = With { $points } of { $target }.
won-match-sweep = Every rival fish caught in one round: that wins at once.
won-solo = Won! Only { colour-low } is left.
won-solo-more = { $points } rival fish caught.
lost-solo = Lost this time
lost-solo-more = { $piles ->
    [one] { $piles } pile of another colour is left.
   *[other] { $piles } piles of other colours are left.
  }

## Why not: one sentence for each reason of the server

why-match-over-title = The match is over
why-match-over = { $clause ->
    [F22] Every rival fish was caught: nothing is left to play.
    [F29] The solo round is played to its end.
   *[other] The winner is known: nothing is left to play.
  }
why-not-your-turn-title = A moment, please
why-not-your-turn = It is { $name }’s turn now.
why-round-over-title = The round is over
why-round-over = Nobody can catch anything any more. Deal the next round.
why-round-running-title = Still hunting
why-round-running = The next round is dealt when nobody can catch anything.
why-swap-first-title = First the swaps
why-swap-first = Choose octopus or shark to swap, or keep your fish as they are.
why-no-swap-now-title = No swaps now
why-no-swap-now = { $clause ->
    [F28] There are no swaps in the solo game.
   *[other] Fish are swapped only before the hunt begins.
  }
why-capture-available-title = You can catch something
why-capture-available = Passing is only for players who can catch nothing.
why-swap-used-title = Already swapped
why-swap-used = { $special ->
    [O] The octopus
   *[S] The shark
  } may swap only once a round.
why-special-gone-title = Not free to swap
why-special-gone = { $special ->
    [O] The octopus
   *[S] The shark
  } is not alone on a square of its own.
why-partner-empty-title = Nobody there
why-partner-empty = On { $cell } there is no fish to swap with.
why-partner-rival-title = Not your fish
why-partner-rival = Swap with a fish of your own colour; { $cell } is a rival’s.
why-partner-self-title = That is itself
why-partner-self = A fish cannot swap with itself. Choose another of your fish.
why-partner-in-pile-title = Part of a pile
why-partner-in-pile = Only single fish swap, and { $cell } is a pile.
why-threatens-title = { $victim ->
    [O] Not beside an octopus
   *[S] Not beside a shark
  }
why-threatens = { $special ->
    [O] On { $cell } the octopus would threaten { $threatened }.
   *[S] On { $cell } the shark would threaten { $threatened }.
  }
why-touches-title = { $victim ->
    [O] Not beside an octopus
   *[S] Not beside a shark
  }
why-touches = { $special ->
    [O] On { $cell } the octopus would touch { $threatened }.
   *[S] On { $cell } the shark would touch { $threatened }.
  }
why-not-your-pile-title = { $solo ->
    [yes] Not its turn
   *[no] Not your fish
  }
why-not-your-pile = { $solo ->
    [yes] Now { colour-low } moves, and { $cell } has another colour on top.
   *[no] You move piles with { colour-low } on top.
  }
why-no-pile-title = Only water
why-no-pile = There is no fish on { $cell }.
why-not-in-line-title = Not in line
why-not-in-line = From { $origin } fish swim straight: up, down, left or right.
why-empty-target-title = Nothing to catch
why-empty-target = { $cell } is empty, and fish stop only on a catch.
why-over-a-fish-title = Something is in the way
why-over-a-fish = The fish on { $blocker } cannot be jumped.
why-own-pile-title = Your own colour
why-own-pile = Fish do not catch their own: { $cell } blocks the way.
why-too-strong-title = Too strong
why-too-strong = { $value } can’t take { $target }.
why-not-a-move-title = Not a move
why-not-a-move = “{ $text }” cannot be read as a move.

## Options

option-score = What counts
option-score-opponents = Rival fish in your piles
option-score-under = Every fish under your tops
option-score-pile = Every fish in your piles
option-score-ever = Every catch at once
option-tie = A tie past 60
option-tie-round = One more round
option-tie-shared = A shared win
option-swap_rule = Octopus and shark keep off
option-swap_rule-threat = what they could take
option-swap_rule-adjacent = any rival octopus or shark
option-swap_timing = When to swap
option-swap_timing-phase = All before the hunt
option-swap_timing-first_turn = Each on the first turn
option-target = Points that win
option-buoy = Lifebuoy
option-buoy-f6 = Top right, f6
option-buoy-f1 = Bottom right, f1
option-seating = Colours of the seats
option-seating-RP = red, purple
option-seating-PR = purple, red
option-seating-RPG = red, purple, green
option-seating-RGP = red, green, purple
option-seating-PRG = purple, red, green
option-seating-PGR = purple, green, red
option-seating-GRP = green, red, purple
option-seating-GPR = green, purple, red
option-seating-RPGY = red, purple, green, yellow
option-seating-RPYG = red, purple, yellow, green
option-seating-RGPY = red, green, purple, yellow
option-seating-RGYP = red, green, yellow, purple
option-seating-RYPG = red, yellow, purple, green
option-seating-RYGP = red, yellow, green, purple
option-seating-PRGY = purple, red, green, yellow
option-seating-PRYG = purple, red, yellow, green
option-seating-PGRY = purple, green, red, yellow
option-seating-PGYR = purple, green, yellow, red
option-seating-PYRG = purple, yellow, red, green
option-seating-PYGR = purple, yellow, green, red
option-seating-GRPY = green, red, purple, yellow
option-seating-GRYP = green, red, yellow, purple
option-seating-GPRY = green, purple, red, yellow
option-seating-GPYR = green, purple, yellow, red
option-seating-GYRP = green, yellow, red, purple
option-seating-GYPR = green, yellow, purple, red
option-seating-YRPG = yellow, red, purple, green
option-seating-YRGP = yellow, red, green, purple
option-seating-YPRG = yellow, purple, red, green
option-seating-YPGR = yellow, purple, green, red
option-seating-YGRP = yellow, green, red, purple
option-seating-YGPR = yellow, green, purple, red

## Keys
key-arrows = Go to a square of the board
key-enter = Pick up, capture
key-special = Choose the octopus or the shark for a swap

## How the levels play here
level-plankton = { $players ->
    [1] Tries a few ways to go on after each move, and overlooks many moves.
    [2] Looks two moves ahead, overlooks many answers, and often misjudges what it sees.
   *[other] Looks no further than its next move, and often misjudges it.
  }
level-herring = { $players ->
    [1] Tries several ways to go on after each move, and overlooks some moves.
    [3] Looks three or four moves ahead, overlooks some answers, and sometimes misjudges what it sees.
    [4] Looks three moves ahead, overlooks many answers, and sometimes misjudges what it sees.
   *[other] Looks three moves ahead, overlooks some answers, and sometimes misjudges what it sees.
  }
level-seal = { $players ->
    [1] Tries more ways to go on after each move, and seldom overlooks a move.
    [4] Thinks briefly about what promises most, and overlooks some answers.
   *[other] Thinks briefly about what promises most, and seldom overlooks an answer.
  }
level-dolphin = { $players ->
    [1] Follows each move further than the weaker bots.
   *[other] Follows the most promising moves further than the weaker bots.
  }
level-orca = { $players ->
    [1] Follows each move furthest: mostly until it knows whether the deal can be won.
   *[other] Thinks longest of the five, and errs least.
  }

## For players that read text
legend-board = Rows 6 to 1 from the top, columns a to f. `R5` is the red fish 5, `R5*3` a pile of three with R5 on top; `.` is open water and `~` reef, both empty. Below: the colour to move, the phase (`swap`, `play`, `done`), and each colour’s points before this round plus those of this round.

## The goal, and the lessons

goal = { $players ->
    [1] Play all four colours so that in the end only fish of your own colour show.
   *[other] Catch rival fish and keep them in your piles until nobody can catch anything: each is a point, and points win the match.
  }
lesson-catch = You are red. Slide a fish in a straight line to the first fish it meets: an equal or lower number is caught.
lesson-catch-done = Caught! Your 10 now lies on the 7. The 12 was too strong for it.
lesson-equal = Equal numbers catch each other, whoever moves first. Catch the 9 with your 9.
lesson-equal-done = Next turn it could have caught you. Look who moves first.
lesson-way = A fish never leaps over another one, and never catches its own colour. Only one of your fish can catch something: find it.
lesson-way-done = Little 3 did it. The 9 is stopped by the 12, the 16 by its own 3.
lesson-pile = A pile counts as the fish on top, however tall it is. Catch the tallest purple pile.
lesson-pile-done = Three fish in one go, and your own two came home.
lesson-safe = Whoever can catch must. Catch the 6 and the 3, one after the other: choose a first catch after which the purple 14 cannot reach you.
lesson-safe-done = Both! Below the 14 you would have been caught at once.
lesson-count = Make the last catch of the round. Then every rival fish in your piles is a point.
lesson-count-done = Nobody sees anybody any more: three points for you. A match goes on to 60, a short one to 20.
lesson-octopus = Before the hunt your octopus (16) and your shark (15) may trade places with fish of yours, but not to threaten a rival octopus or shark. Tap your octopus and a fish of yours.
lesson-octopus-done = Well placed. Then the hunt begins, and you know all you need.
