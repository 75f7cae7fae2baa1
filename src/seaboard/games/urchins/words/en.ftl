### Urchins: every word of the game on the page.
### Colours come as letters (y r), cells by their names.

game-title = Urchins
game-tagline = Small steps, full baskets

## Colours

colour-low = { $colour ->
    [y] yellow
   *[r] red
  }
colour-name = { $colour ->
    [y] Yellow
   *[r] Red
  }
# Agrees with several urchins, where a language wants that.
colour-many = { $colour ->
    [y] yellow
   *[r] red
  }
unit = { $score ->
    [one] urchin
   *[other] urchins
  }
urchins = { $tokens ->
    [one] { $tokens } urchin
   *[other] { $tokens } urchins
  }

## Turn, steps, buttons

round-title = Round { $round }
turn-yours = your turn
pawn-in-hand = pawn in hand
steps-name = Steps of the turn
step-state = { $state ->
    [done] done
    [now] now
   *[later] later
  }
step-move = Move
step-move-ask = Move?
step-add = Add
step-pawn = Pawn
step-optional = optional
step-or-move = or move
step-must-add = must add
step-must-move = must move
step-put-down = put down
step-skipped = skipped
step-done = done
step-moved = { $origin } to { $cell }
step-added = { colour-low } on { $cell }
step-placed = to { $cell }
step-wins = { $cell }, wins { $tokens }
act-skip = Skip step { $step }
act-add-or-move = Add or move
act-must-add = Add an urchin
act-choose-cell = Choose a cell
act-choose-pawn = Place your pawn
act-catch = Catch { $tokens }
act-end-turn = End turn
act-confirm = Confirm
act-again = Play again
act-board = Board
act-score = Score
act-threats = Threats
act-wait = { $name } to move

## Piles and notes

pile-drag = tap or drag
pile-left = left
pile-held = choose a cell
pile-spoken = { colour-name } pile, { $left } left
start-wait = The game begins when all seats are taken.
watch-step = { $name }: step { $step } of 3.
note-step-1 = Move an urchin, or skip this step.
note-step-2 = Add an urchin from a pile, or move one.
note-step-2-add = Add an urchin from a pile.
note-step-2-only-add = Add an urchin from a pile: none can move.
note-step-3 = Move your pawn to another urchin.
note-step-3-hand = Put your pawn on an urchin.
note-no-catch = Nothing to catch: end the turn or look elsewhere.
note-lone = A lone urchin: one cell up, down, left or right.
note-stack = Stack top: any free cell in row or column.
note-adding = { $colour ->
    [y] Yellow: an empty cell, or onto a lone red urchin.
   *[r] Red: an empty cell, or onto a lone yellow urchin.
  }
note-frozen = Frozen under a pawn, yours too.
square-good = Fishing square { $square }: { urchins }
square-c = { $square }: your pawn is not on it.
square-bad = { $reason ->
    [A] { $square }: { $one } and { $other } differ in colour.
    [B] { $square }: a rival faces your pawn.
    [D] { $square }: four of one colour do not count.
   *[C] { $square }: your pawn cannot go there.
  }
spot-rival = { $cell }: a rival sits opposite.
no-catch-title = No catch here
no-catch = { $reason ->
    [A] { $one } and { $other } differ in colour.
    [B] On { $square } a rival sits opposite { $cell }.
    [D] Four of one colour do not count.
   *[C] Your pawn cannot go to { $cell }.
  }
threats-key = What the next player could catch: “!” now, 1 or 2 after so many changes.
threats-none = The next player cannot catch anything.
quiet-left = { $turns ->
    [one] Adding is forced after { $turns } more quiet turn.
   *[other] Adding is forced in { $turns } turns.
  }
duty-yours = You must add an urchin this turn.
duty-of = { $name } must add an urchin this turn.
end-near = { $left ->
    [one] Only { $left } { colour-low } urchin left. With the last one the game ends.
   *[other] Only { $left } { colour-many } urchins left. With the last one the game ends.
  } { end-leaders }
end-leaders = { $shared ->
    [yes] { $names } share the lead.
   *[no] In the lead: { $names }.
  }
end-now = { colour-name } is used up: this turn is the last. { end-leaders }
end-round = { colour-name } is used up: this round is the last. { end-leaders }
notice-catch = { $you ->
    [yes] You catch { urchins }!
   *[no] { $name } catches { urchins }.
  }
notice-last-round = { colour-name } is used up: the round is played to its end.
notice-end = { $clause ->
    [U30] Nothing can change any more: the game is over.
   *[other] A colour is used up: the game is over.
  }
rulebook-clause = Rule { $clause }

## Hints

# First where to look, then which kind of step, then the step and its reason.
hint-at-urchin = Look at the urchin on { $cell }.
hint-at-stack = Look at the stack on { $cell }.
hint-at-free = Look at the free cell { $cell }.
hint-at-nowhere = Nothing on the board has to change in this step.
hint-kind-last = You can win the game with this turn.
hint-kind-fish = { $squares ->
    [one] You can fish a square here.
   *[other] You can fish { $squares } squares here at once.
  }
hint-kind-prepare = { $squares ->
    [one] You can fish a square in this turn.
   *[other] You can fish { $squares } squares in this turn.
  }
hint-kind-block = You can leave the next player less to fish.
hint-kind-deny = You can leave the next player nothing to fish.
hint-kind-open = So early nobody can fish. Think of where your urchins will meet.
hint-kind-settle = Think of where your urchins will meet.
hint-kind-leave = Think of what you leave the next player.
hint-kind-end = The game ends with this turn.
hint-kind-skip = This step need not be taken.
hint-kind-stuck = Nothing can be done in this step.
hint-kind-duty = You must add an urchin in this turn: choose well where.
hint-reason-wins = { $winners ->
    [one] The game ends with this turn, and you have the most urchins.
   *[other] The game ends with this turn, and nobody has more urchins than you.
  }
hint-reason-fishes = { $squares ->
    [one] Square { $cell } is complete: you fish { urchins }.
   *[other] { $squares } squares are complete: you fish { urchins }.
  }
hint-reason-prepares = { $squares ->
    [one] In this turn your pawn on { $pawn } then fishes { urchins } on the square { $cell }.
   *[other] In this turn your pawn on { $pawn } then fishes { urchins } on { $squares } squares.
  }
hint-reason-blocks = The next player could now fish up to { urchins } on { $cell }; { $whole ->
    [yes] after this turn
   *[no] as the board is then,
  } { $left ->
    [0] nothing.
   *[other] no more than { $left }.
  }
hint-reason-denies = As the board is then, the next player could fish nothing.
hint-reason-denies-more = After this turn the next player can fish nothing; another turn would leave { urchins }.
hint-reason-opens = So early the next player will find nothing to fish; of the moves that were tried this one promised most.
hint-reason-settles = After this turn the next player can fish nothing; of the moves that were tried this one promised most.
hint-reason-leaves = { $whole ->
    [yes] After this turn the next player can fish no more than { urchins }.
   *[no] As the board is then, the next player could fish no more than { urchins }.
  }
hint-reason-ends = Nobody can fish any more after it.
hint-reason-skips = { $whole ->
    [yes] This step can be left out: after this turn the next player can fish nothing.
   *[no] This step can be left out: as the board is, the next player could fish nothing.
  }
hint-reason-stuck = The rules leave you nothing else.
hint-skip = Skip this step.
hint-move = Move { $origin } to { $cell }.
hint-add = Add { colour-low } on { $cell }.
hint-pawn = Put your pawn on { $cell }.

## Board for the screen reader

board-name = Board, { $columns } columns, { $rows } rows
cell-empty = { $cell }, empty
cell-urchin = { $cell }, { colour-low }
cell-stack = { $cell }, { $colour ->
    [y] yellow on red
   *[r] red on yellow
  }
cell-pawn = { $you ->
    [yes] your pawn
   *[no] pawn of { $name }
  }
cell-frozen = frozen
cell-movable = can move
cell-picked = picked
cell-target = free to go
cell-drafted = your pawn would go here
cell-wins = wins { urchins }
cell-place = pawn may go here
cell-threat = { $missing ->
    [0] in danger at once
   *[other] in danger, { $missing } away
  }
describe-turn = { $name }, step { $step } of 3.
describe-over = The game is over.
describe-piles = In the piles: { $yellow } yellow, { $red } red.
describe-scores = Caught: { $list }.
describe-score = { $name } { $tokens }
describe-row = Row { $row }: { $list }.
describe-movable = Can move: { $list }.
describe-squares = Fishing squares: { $list }.
describe-square = { $square } for { urchins }
describe-no-squares = No fishing square can be won.

## Log

log-duty = Adding is due
log-last-round = Last round
log-ended = Game over
spoken-by = { $name }: { $deed }.
spoken-skipped = step { $step } skipped{ $clause ->
    [U3] {""}
   *[other] {" "}(nothing was possible)
  }
spoken-moved = { colour-low } from { $origin } to { $cell }{ $jumped ->
    [0] {""}
    [one] , over { $jumped } cell
   *[other] , over { $jumped } cells
  }
spoken-added = { $stack ->
    [yes] { colour-low } on top on { $cell }
   *[no] { colour-low } added on { $cell }
  }, { $left } left
spoken-placed = pawn to { $cell }
spoken-captured = { $squares ->
    [one] a fishing square, { urchins } caught
   *[other] { $squares } fishing squares, { urchins } caught
  }
spoken-duty = { $name } must add an urchin now.
spoken-last-round = { colour-name } is used up: the round is played to its end.
spoken-ended = The game is over. { $shared ->
    [yes] { $names } share the win.
   *[no] The winner: { $names }.
  }{ $clause ->
    [U30] {" "}Nothing could change any more.
   *[other] {""}
  }

## Score

nets-title = The catch
nets-none = nothing caught
nets-spoken = { $name }: { urchins }
nets-catch = { $square }: { urchins }
rest-title = Forty urchins
rest-won = caught
rest-board = on the board
rest-pile = in the piles
won-game = { $you ->
    [yes] You win with { urchins }!
   *[no] { $name } wins with { urchins }!
  }
won-shared = { $names } win together with { urchins } each!
won-colour-out = { colour-name } is used up.
won-standstill = Nothing on the board could change any more.

## Why not: one sentence for each reason of the server

why-game-over-title = The game is over
why-game-over = { $clause ->
    [U30] Nothing on the board can change any more: the urchins are counted.
   *[other] A colour is used up, and the last turn has been played.
  }
why-not-your-turn-title = A moment, please
why-not-your-turn = It is { $name }’s turn now.
why-step-is-a-duty-title = This step is a must
why-step-is-a-duty = { $step ->
    [3] Put your pawn on an urchin: there is room for it.
   *[other] Add an urchin or move one. Only step 1 may be skipped.
  }
why-wrong-step-title = { $step ->
    [1] Step 1: a move?
    [2] Step 2: add or move
   *[3] Step 3: your pawn
  }
why-wrong-step = { $step ->
    [1] Move an urchin now, or skip this step.
    [2] First add an urchin or move one; then comes your pawn.
   *[3] The urchins are done for this turn. Put your pawn on one.
  }
why-must-add-title = Time to add
why-must-add = Nothing came or went for { $quiet } turns: add an urchin in this step.
why-no-token-title = Nothing to move
why-no-token = There is no urchin on { $cell } to move. To add one there, take it from a pile first.
why-frozen-title = Held down by a pawn
why-frozen = A pawn stands on { $cell }: what is under it stays.
why-off-board-title = Off the board
why-off-board = { $cell } is not a cell of this board.
why-target-taken-title = Already taken
why-target-taken = A moving urchin needs an empty cell, and { $cell } is taken.
why-too-far-title = One cell only
why-too-far = A lone urchin moves to a neighbouring cell; { $cell } is too far from { $origin }.
why-diagonal-title = Not diagonally
why-diagonal = From { $origin } a lone urchin goes up, down, left or right, one cell.
why-not-in-line-title = Not in line
why-not-in-line = The top of { $origin } flies along its row or its column.
why-too-many-jumps-title = Too much in between
why-too-many-jumps = Only one taken cell may lie between { $origin } and { $cell }.
why-pile-empty-title = Used up
why-pile-empty = { $colour ->
    [y] There are no yellow urchins left in the pile.
   *[r] There are no red urchins left in the pile.
  }
why-no-cell-title = Off the board
why-no-cell = { $cell } is not a cell of this board.
why-under-a-pawn-title = A pawn is in the way
why-under-a-pawn = Nothing can be laid on { $cell } while a pawn stands there, not even your own.
why-on-a-stack-title = Two are the limit
why-on-a-stack = { $cell } is a stack already.
why-same-colour-title = The same colour
why-same-colour = { $colour ->
    [y] Yellow goes on empty cells or on a lone red urchin; { $cell } is yellow.
   *[r] Red goes on empty cells or on a lone yellow urchin; { $cell } is red.
  }
why-no-token-there-title = Nothing to stand on
why-no-token-there = A pawn stands on an urchin, and there is none on { $cell }.
why-rival-there-title = Somebody is there
why-rival-there = A rival’s pawn stands on { $cell }, and a cell has room for one.
why-must-change-title = On you go
why-must-change = Your pawn stands on { $cell } already and has to change cells.
why-not-a-move-title = Not a move
why-not-a-move = “{ $text }” cannot be read as a move.

## Options

option-rows = Rows
option-cols = Columns
option-first = Who begins
option-first-seat0 = The first seat
option-first-random = Drawn by lot
option-four_alike = Four of one colour
option-four_alike-true = Count as a square
option-four_alike-false = Do not count
option-capture_timing = Catches
option-capture_timing-end = At the end of the turn
option-capture_timing-immediate = After every step
option-pawn_may_stay = The pawn
option-pawn_may_stay-false = Must change cells
option-pawn_may_stay-true = May stay
option-multi = Several squares at once
option-multi-union = All are won
option-multi-best = Only the best
option-quiet_unit = An addition is due after
option-quiet_unit-rounds = Three quiet rounds
option-quiet_unit-turns = Three quiet turns
option-jump = The top of a stack flies over
option-jump-any = Anything
option-jump-one = One taken cell
option-end = When a colour is used up
option-end-turn = The turn is the last
option-end-round = The round is the last

## Keys
key-arrows = Go to a cell of the board
key-enter = Pick up, put down
key-pile = Take a yellow or a red urchin
key-skip = Skip the step
key-confirm = Confirm the turn

## Menu
fair-play-own = Nothing is dealt in this game. At most a seed draws who begins: its fingerprint is shown from the start, the seed itself after the end.

## How the levels play here
level-plankton = Looks at each step by itself and takes a catch that lies ready; for the rest it often misjudges what a step is worth.
level-herring = Looks at each step by itself, makes more catches of its own than Plankton, and sometimes misjudges what a step is worth.
level-seal = { $players ->
    [2] Thinks briefly about what promises most, and now and then misjudges it.
   *[other] Looks at each step by itself, and now and then misjudges what it is worth.
  }
level-dolphin = Follows the most promising steps further than the weaker bots, and seldom misjudges them.
level-orca = Follows the most promising steps furthest of the five, and hardly misjudges them.

## For players that read text
legend-board = Rows from the top down to 1, columns from a. `.` is an empty cell, `y` a yellow urchin, `r` a red one, `Y` a stack with yellow on red, `R` one with red on yellow; a letter A to D behind it is that player’s pawn. Below: who is to move and in which of the three steps, the urchins left in each pile, what everybody has won, and the quiet turns in a row.

## The goal, and the lessons

goal = Complete squares of four urchins, red facing red and yellow facing yellow, and stand on one with your pawn: most urchins win.
lesson-first-turn = Take an urchin from a pile, put it on any cell, then put your pawn on it.
lesson-first-turn-done = That is a turn: an urchin comes to the sand, and your pawn stands on one.
lesson-walk = Every turn may begin with a move. Tap the red urchin on d3 and take it one cell to the left.
lesson-walk-done = An urchin alone goes one cell up, down, left or right. The one under a pawn stays where it is.
lesson-catch = Four cells in a square, red across from red and yellow across from yellow: put your pawn on one of them.
lesson-catch-done = A fishing square! Its four urchins are yours, and your pawn is back in your hand.
lesson-complete = Now a whole turn. Move the yellow urchin on d3 so that a fishing square is complete, and end on it with your pawn.
lesson-complete-done = Four urchins. If your pawn had gone elsewhere, the square would have waited for your rival.
lesson-stack = Lay a yellow urchin on the lone red one on b3.
lesson-stack-done = A stack counts as the colour on top, and a square with stacks is worth more.
lesson-fly = The top of a stack flies along its row or column, as far as you like. Fly from e3 into the gap on c3, add any urchin, and catch the square.
lesson-fly-done = The flight closed the square. The urchin below stayed on e3, alone again.
lesson-rival = The rival’s pawn on c3 guards its cell, and spoils the square for whoever stands across the diagonal. Which cell wins all the same?
lesson-rival-done = Beside the rival you win all but its cell. Across from it you would have won nothing.
lesson-last = One red urchin is left, and when a colour is used up the game ends. You are ahead: add it, and put your pawn on an urchin.
lesson-last-done = The game is over, and most urchins win. You know all you need.
