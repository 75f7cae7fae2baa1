### ICECOOL: the words of its refusals and options. Colours come as letters (R B G Y), rooms as ids (R1 … R5).

game-title = ICECOOL
game-tagline = Flick, slide, don’t get caught

colour-name = { $colour ->
    [R] Red
    [B] Blue
    [G] Green
   *[Y] Yellow
  }
room-name = { $room ->
    [R1] the Classroom
    [R2] the Kitchen
    [R3] the Gym
    [R4] the Canteen
    [R5] the Lounge
   *[other] { $room }
  }

## Why not: one sentence for each reason of the server

why-match-over-title = The match is over
why-match-over = Everybody has been the Catcher: nothing is left to play.
why-not-your-turn-title = A moment, please
why-not-your-turn = { $mover ->
    [R] It is Red’s turn now.
    [B] It is Blue’s turn now.
    [G] It is Green’s turn now.
   *[Y] It is Yellow’s turn now.
  }
why-place-first-title = First the Catcher
why-place-first = The round begins when the Catcher stands in the Kitchen.
why-outside-the-area-title = Not there
why-outside-the-area = The Catcher starts inside the red lines of { room-name }.
why-on-a-penguin-title = Somebody stands there
why-on-a-penguin = { $who ->
    [R] Keep at least a millimetre from the red penguin.
    [B] Keep at least a millimetre from the blue penguin.
    [G] Keep at least a millimetre from the green penguin.
   *[Y] Keep at least a millimetre from the yellow penguin.
  }
why-line-or-stay-title = Red line first
why-line-or-stay = Move to the red line or stay, then flick.
why-no-line-now-title = No red line now
why-no-line-now = The red line is for penguins near a wall or stuck in a door, once, before the flick.
why-line-of-another-room-title = Not that line
why-line-of-another-room = From here only these rooms’ lines can be used: { $rooms }.
why-flick-now-title = Flick now
why-flick-now = It is time to flick your penguin.
why-skates-or-no-title = Ice skates?
why-skates-or-no = Turn two 1s for another turn, or end your turn.
why-skates-after-the-flick-title = Flick first
why-skates-after-the-flick = Ice skates come at the end of your turn, with two face-down 1s.
why-finger-wall-title = No room for the finger
why-finger-wall = A wall is in the way of your finger. Aim elsewhere, or flick the head.
why-finger-penguin-title = No room for the finger
why-finger-penguin = Another penguin is in the way of your finger. Aim elsewhere, or flick the head.
why-out-of-range-title = Too much
why-out-of-range = { $name } goes from { $low } to { $high }; { $value } is outside.
why-not-finite-title = Not a number
why-not-finite = { $name } must be a number; { $value } is none.
why-skip-is-the-clocks-title = No skipping
why-skip-is-the-clocks = Only the clock can skip a turn.
why-no-skip-now-title = No skipping here
why-no-skip-now = A turn is skipped only instead of a flick, and never the first one.
why-wrong-outcome-title = That cannot be
why-wrong-outcome = The record says { $found }; wanted: { $wanted }.
why-not-a-move-title = Not a move
why-not-a-move = “{ $text }” cannot be read as a move.
why-no-place-to-stand-title = Nowhere to stand
why-no-place-to-stand = No penguin can stand there: a wall is in the way, or it is outside the school.

## Options

option-noise = A hand’s unsteadiness
option-noise-normal = Like a real hand
option-noise-off = None at all
option-noise-kids = Half, for kids
option-first_catcher = First Catcher
option-first_catcher-random = Drawn
option-first_catcher-0 = Red
option-first_catcher-1 = Blue
option-first_catcher-2 = Green
option-first_catcher-3 = Yellow
option-deck = Fish cards (1s, 2s, 3s)
option-deck-15-15-15 = 15 of each
option-board = Board
option-board-school = The school in the box
option-clock = Time for a flick
option-clock-30 = 30 seconds
option-clock-0 = No clock
option-clock-60 = 60 seconds
option-rounds = Rounds

## The page: places and things

room-title = { $room ->
    [R1] Classroom
    [R2] Kitchen
    [R3] Gym
    [R4] Canteen
    [R5] Lounge
   *[other] { $room }
  }
# By its two rooms: no picture of the school numbers a door.
door-name = { $door ->
    [D1] the Classroom–Gym door
    [D2] the Gym–Kitchen door
    [D3] the Canteen–Kitchen door
    [D4] the Classroom–Canteen door
    [D5] the Classroom–Lounge door
    [D6] the Lounge–Gym door
    [D7] the Canteen–Lounge door
   *[other] door { $door }
  }
school = The school
catcher-short = Catcher
catcher = Catcher
power = Power
head = Head
head-what = jumps
low = Low
low-what = slides
direction = Direction
direction-value = { $degrees } degrees, counter-clockwise from the right
turn-left = Turn to the left
turn-right = Turn to the right
dial-side = Where the finger hits, left or right
dial-side-value = { $side ->
    [0] in the middle
   *[other] { $side } of 100 from the middle, minus is left
  }
dial-height = Low or on the head
hand = Your secret fish
hand-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
hand-spoken = Your secret cards: { $cards }. Together { $points }.
hand-empty = No card yet
used-skate = Used for skates
sight = How to look at the school
sight-follow = Follow
sight-above = From above
sight-plan = 2D
keys-aim = ← → turn (Shift: finely), W S power, A D side, J head, Enter flicks
parameter = { $name ->
    [power] Power
    [side] The side
    [height] The height
    [phi] The direction
   *[other] { $name }
  }
key-turn = ← →
key-turn-what = Turn the aim; with Shift finely
key-power = W S
key-power-what = More or less power
key-side = A D
key-side-what = Move the finger left or right
key-head = J
key-head-what = On the head or low
key-flick = Enter
key-flick-what = Flick
key-sight = V
key-sight-what = Look from elsewhere
rulebook-clause = Rule { $clause }
round-title = Round { $round } of { $rounds }
log-round = Round { $round }

## What is asked

prompt-over = The match is over.
prompt-wait = { $you ->
    [yes] Your turn
   *[no] { $name } { $phase ->
        [place] chooses a place
        [skates] thinks about skates
       *[other] takes aim
      }
  }
prompt-rolling = { $you ->
    [yes] Your penguin is off!
   *[no] { $name }’s penguin is off!
  }
prompt-place = Where will you wait?
prompt-place-text = Drag your penguin anywhere inside the red rectangle of the Kitchen.
prompt-line = { $stuck ->
    [yes] Stuck in the door
   *[no] Too close to the wall?
  }
prompt-line-text = { $stuck ->
    [yes] { $rooms ->
        [one] You may start from the red line. From inside the door its fish cannot be earned.
       *[other] You may start from the red line of either room. From inside the door its fish cannot be earned.
      }
   *[no] You may start from the nearest point of the red line, where a finger fits.
  }
prompt-skates = Two skates! Flick again?
prompt-skates-text = You turn two 1s face up and play another turn at once. They still score.
prompt-flick = Drag anywhere to aim
prompt-flick-text = Longer pull, stronger flick; letting go flicks. Back to the middle cancels.
prompt-flick-confirm = Longer pull, stronger flick. Then press Flick.
prompt-barred = No room for the finger
prompt-barred-text = Aim outside the grey sectors, or flick the head.
clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
  }
why-barred = Why?

act-flick = Flick
act-confirm = Aim first
act-place = Wait here
act-stay = Stay
act-line = Move to the red line
act-line-room = Red line, { $room }
act-skates = Skate again
act-no-skates = Keep them
act-replay = Replay
act-skip-film = Skip the film
act-wait = { $you ->
    [yes] Your turn
   *[no] { $name } plays
  }
act-next-round = Next round
act-again = Play again
act-board = School
act-score = Cards

## Seats

note-won = won
note-your-turn = your turn
note-turn = { $phase ->
    [place] places
    [skates] skates?
   *[other] aims
  }
note-caught = caught
unit-cards = { $count ->
    [one] card
   *[other] cards
  }
unit-points = { $count ->
    [one] point
   *[other] points
  }
seat-described = { $name }, { $colour }, { $role ->
    [catcher] Catcher
   *[runner] Runner, { $fish } of 3 fish
  }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }, { $ids ->
    [one] { $ids } ID
   *[other] { $ids } IDs
  }{ $caught ->
    [yes] , caught
   *[no] {""}
  }. { $note }

## What happened, in sentences

said-placed = { $you ->
    [yes] You wait in the Kitchen.
   *[no] { $name } waits in the Kitchen.
  }
said-on-circle = { $you ->
    [yes] You stand on the red circle.
   *[no] { $name } stands on the red circle.
  }
said-on-line = { $you ->
    [yes] You move to the red line in { $room }.
   *[no] { $name } moves to the red line in { $room }.
  }
said-stayed = { $you ->
    [yes] You stay where you are.
   *[no] { $name } stays.
  }
said-flicked = { $you ->
    [yes] You flick { $head ->
        [yes] the head
       *[no] low
      }, power { $power }, { $degrees } degrees{ $side ->
        [left] , on the left
        [right] , on the right
       *[middle] {""}
      }.
   *[no] { $name } flicks { $head ->
        [yes] the head
       *[no] low
      }, power { $power }, { $degrees } degrees{ $side ->
        [left] , on the left
        [right] , on the right
       *[middle] {""}
      }.
  }
said-door = { $you ->
    [yes] You go { $how ->
        [over] over
       *[through] through
      } { $door } to { $room }{ $fish ->
        [yes] {" "}and take a fish!
       *[no] .
      }
   *[no] { $name } goes { $how ->
        [over] over
       *[through] through
      } { $door } to { $room }{ $fish ->
        [yes] {" "}and takes a fish!
       *[no] .
      }
  }
said-card = { $you ->
    [yes] { $value ->
        [0] You draw a card.
       *[other] You draw a { $value }.
      }
   *[no] { $name } draws a card.
  }
said-touch = { $catch ->
    [0] { $name } and { $other } touch.
    [2] { $you ->
        [yes] You are caught again!
       *[no] { $name } is caught again!
      }
   *[other] { $you ->
        [yes] Caught! { $other } takes your ID.
       *[no] { $name } is caught and loses the ID.
      }
  }
said-out = { $you ->
    [yes] You jump out of the school and come back to where you were.
   *[no] { $name } jumps out of the school and comes back.
  }
said-rest = { $how ->
    [stuck] { $you ->
        [yes] You are stuck in { $door }.
       *[no] { $name } is stuck in { $door }.
      }
    [dropped] { $you ->
        [yes] You landed on a wall and drop into the room.
       *[no] { $name } landed on a wall and drops into the room.
      }
    [returned] { $you ->
        [yes] You are back where you were.
       *[no] { $name } is back.
      }
   *[stands] { $you ->
        [yes] You come to rest.
       *[no] { $name } comes to rest.
      }
  }
said-repeat = { $you ->
    [yes] You did not leave the red circle: once more!
   *[no] { $name } did not leave the red circle and flicks again.
  }
said-restart = { $you ->
    [yes] You start again from the red circle at once.
   *[no] { $name } starts again from the red circle.
  }
said-skates = { $used ->
    [yes] { $you ->
        [yes] You put on skates: another turn!
       *[no] { $name } puts on skates for another turn!
      }
   *[no] { $you ->
        [yes] You keep your skates.
       *[no] { $name } ends the turn.
      }
  }
said-skipped = { $you ->
    [yes] Your time ran out.
   *[no] { $name } ran out of time.
  }
said-round-over = Round { $round } is over: { $why ->
    [ids] all Runners are caught.
    [second] the Runner was caught twice.
   *[fish] somebody has all three fish.
  }
said-round-begins = { $you ->
    [yes] Round { $round }: you are the Catcher.
   *[no] Round { $round }: { $name } is the Catcher.
  }
said-match-over = { $count ->
    [one] The match is over. Won: { $names }.
   *[other] The match is over. Shared by { $names }.
  }

brief-flicked = { $head ->
    [yes] head { $power }
   *[no] { $side ->
        [left] left { $power }
        [right] right { $power }
       *[middle] low { $power }
      }
  }
brief-door = { $how ->
    [over] over { $door }
   *[through] { $fish ->
        [yes] { $door }, fish!
       *[no] { $door }
      }
  }
brief-touch = { $catch ->
    [0] touch
    [2] { $who } caught again
   *[other] { $who } caught
  }
brief-rest = { $how ->
    [stuck] stuck
    [dropped] on a wall
    [returned] back
   *[stands] rests
  }
brief-on-line = red line, { $room }
brief-skates = { $used ->
    [yes] skates!
   *[no] no skates
  }
brief-placed = waits in the Kitchen
brief-stayed = stays
brief-out = out
brief-repeat = again from the circle
brief-restart = starts again
brief-skipped = out of time

## The position, described

describe-penguin = { $you ->
    [yes] You stand
   *[no] { $name } stands
  } { $place ->
    [circle] on the red circle
   *[floor] in { $room }
  }, { $x } centimetres from the left and { $y } from below.
describe-stuck = { $you ->
    [yes] You are stuck
   *[no] { $name } is stuck
  } in { $door }, { $millimetres } millimetres in the frame.
describe-waiting = Not on the board yet: { $names }.
describe-nobody = nobody
describe-door = Fish on { $door }: { $fish }.
describe-cards = Your cards: { $cards }.
describe-deck = { $count ->
    [one] { $count } card is left in the pile.
   *[other] { $count } cards are left in the pile.
  }
describe-aim = You aim { $degrees } degrees, power { $power }, { $head ->
    [yes] on the head
   *[no] low
  }, { $side } of 100 beside the middle{ $target ->
    [0] .
   *[other] . In line: { $target }.
  }

## Hints

# First where to look, then which kind of move, then the move and its reason.
hint-at-door = Look at { door-name }.
hint-at-own = Look at your penguin.
hint-at-catcher = Look at the Catcher.
hint-at-penguin = { $colour ->
    [R] Look at the red penguin.
    [B] Look at the blue penguin.
    [G] Look at the green penguin.
   *[Y] Look at the yellow penguin.
  }
hint-at-area = Look at the red rectangle in { room-name }.
hint-at-cards = Look at your 1s.
hint-kind-fish = { $doors ->
    [one] You can flick through a door with your fish.
   *[other] You can flick through { $doors } doors with your fish.
  }
hint-kind-flee = You can get away from the Catcher.
hint-kind-line-up = You can come to stand in a room with a door that has your fish.
hint-kind-catch = You can catch somebody.
hint-kind-approach = You can come nearer to a Runner.
hint-kind-door = You can flick through a door.
hint-kind-flick = Think of where your penguin should stand.
hint-kind-place = Choose where you begin in { room-name }.
hint-kind-line = You can use the red line here.
hint-kind-stay = You need not use the red line.
hint-kind-skate = You can take another turn for two 1s.
hint-kind-keep-ones = You need not spend two 1s on another turn.
hint-reason-fish = { $doors ->
    [one] It takes your fish on { door-name }.
   *[other] It takes { $doors } fish, the first on { door-name }.
  }
hint-reason-last-fish = It takes your last fish and ends the round.
hint-reason-leaves = It brings you to { room-name }, where the Catcher is not.
hint-reason-farther = It takes you farther from the Catcher.
hint-reason-lines-up = You are then in a room with { door-name }, which has your fish.
hint-reason-catches = { $again ->
    [yes] It reaches { colour-name }, who is caught for the second time then.
   *[no] It reaches { colour-name }, whose ID you get.
  }
hint-reason-approaches = It brings you nearer to { colour-name }.
hint-reason-passes = It leads through { door-name } to { room-name }.
hint-reason-settles = Of the flicks that were tried none promised more.
hint-reason-guards = You begin close to { door-name }, which has fish.
hint-reason-places = You may begin there; more was not looked at.
hint-reason-lines = Away from the wall your finger has room.
hint-reason-frees = It brings you out of the door frame, into { room-name }.
hint-reason-stays = You flick from where you stand; more was not looked at.
hint-reason-skates = A flick that was tried promises enough for it, and your 1s still count.
hint-reason-keeps-ones = No flick that was tried promises enough for it.
hint-flick = { $head ->
    [yes] Flick the head
   *[no] Flick low
  } towards { $degrees }°, power { $power }.
hint-arrow = The pale arrow shows it.
hint-start = Start { $x } cm across and { $y } cm up.
hint-place = The pale penguin shows a good place.
hint-line = Move to the red line in the { $room }.
hint-stay = Stay where you are.
hint-skates = Put on your skates.
hint-no = Keep your 1s for later.

## A close decision, and the counts

call-stuck = Not through yet
call-stuck-text = { $you ->
    [yes] { $millimetres } mm of you are still in the door frame, so no fish.
   *[no] { $millimetres } mm of { $name } are still in the door frame, so no fish.
  }
call-through = Through!
call-through-text = { $you ->
    [yes] You are { $millimetres } mm clear of the door frame: a fish.
   *[no] { $name } is { $millimetres } mm clear of the door frame: a fish.
  }
count-title = Round { $round } is over
count-why = { $why ->
    [ids] The Catcher holds all IDs.
    [second] The Runner was caught for the second time.
   *[fish] A Runner has all three fish.
  }
count-who = Player
count-fish = Fish
count-ids = IDs
count-cards = Cards
count-next = { $you ->
    [yes] You are the Catcher of round { $round }.
   *[no] { $name } is the Catcher of round { $round }.
  }
end-you-won = You win!
end-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
  }
end-points = { $points } points make it.
end-tie = Level on points: more cards decide, else the victory is shared.
end-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }

## The practice room

practice-again = Back to the circle
practice-undo = Once more from here
practice-steps = Lesson
practice-step = { $step ->
    [straight] Straight
    [curl] Curl
    [jump] Jump
   *[free] Free play
  }
practice-task = { $step ->
    [straight] Hit the middle of the back, low, and go through the door with the yellow frame.
    [curl] Move the contact point to one side: the penguin curls to that side. Bend your way at least a hand’s breadth off the straight line.
    [jump] Choose Head and flick over a wall into another room.
   *[free] Go round the school and come back to the Classroom.
  }
practice-done = { $step ->
    [straight] Through! That is how fish are earned.
    [curl] That curled. From the side one gets round corners.
    [jump] Over the wall! Fish are only earned through doors, though.
   *[free] Back in the Classroom: you are warmed up!
  }
practice-next = Next step
practice-finish = Play on freely
practice-went = { $out ->
    [yes] Out of the school! Back to where it stood.
   *[no] The penguin stands in { $room }.
  }
practice-failed = That flick is not possible.
practice-flicks = { $count ->
    [one] { $count } flick
   *[other] { $count } flicks
  }

## How the levels play here
level-plankton = Flicks at its first idea, as clumsily as a small child.
level-herring = Tries a few flicks in its head and takes the best, with a shaky hand.
level-seal = Tries several flicks in its head; its hand still trembles.
level-dolphin = Tries about ten flicks in its head and improves the best ones; its hand is fairly steady.
level-orca = Tries the most flicks in its head, and the best of them several times; its hand is as steady as the game allows (everybody’s flicks vary a little).

## For players that read text
legend-board = The school from above, x to the right and y up, from 0 to 0.62 metres: a character is 1 centimetre wide and 2 high. `#` is a wall, a gap in it a door, `o` the red circle; a capital letter is the penguin of that colour, a small one that Runner’s fish on a door. Below: the round, who is to decide what, the cards in the pile; then for everybody the role, the IDs held, the doors with a fish of theirs, and the cards, face down + face up.
own-penguin = { $name } stands at x={ $x } y={ $y }, in { $room }.
own-penguin-stuck = { $name } is stuck in { $door } at x={ $x } y={ $y }.
own-doors = Doors, by their centres: { $doors }.
own-door = D{ $number } ({ $x }, { $y }) between { $one } and { $other }
own-cards = { $count ->
    [0] You have no cards yet.
   *[other] Your face-down cards: { $cards }.
  }
own-place = Put the Catcher anywhere with x from { $left } to { $right } and y from { $low } to { $high }; moves that are listed are only examples.
own-line = Move your penguin to a red line, or stay: { $lines }.
own-flick = Flick. phi is the direction of the push in radians, 0 to the right, 1.5708 up, 3.1416 to the left. Any numbers within the limits will do; moves that are listed are only examples.
own-barred = No room for the finger, unless you flick the head, with phi { $arcs }.
own-skates = Turn two 1s face up for another turn (skates), or not (no)?

## The goal, and the lessons

goal = As a Runner slide through the three doors with your fish, as the Catcher touch the Runners: fish and catches bring cards, and most points win.
lesson-door = Pull back from your penguin, aim at a door and let go. Slide through any door.
lesson-door-done = Through! Pull further and it goes further.
lesson-fish = A fish of your colour hangs over the door ahead. Slide completely through.
lesson-fish-done = The fish is yours, and a card worth 1, 2 or 3 points with it.
lesson-jump = Hit on the head, a penguin jumps. Choose “Head” below, pull far, and jump over the door.
lesson-jump-done = Over it! Jumps bring no fish, but get you out of tight corners.
lesson-red-line = You stand close to the wall. Before you flick you may go to the red line: do it.
lesson-red-line-done = Now there is room for a finger behind you.
lesson-kitchen = This round you are the Catcher. Put your penguin anywhere in the red rectangle of the Kitchen.
lesson-kitchen-done = That is where the Catcher waits. The Runners come from the red circle.
lesson-catch = Catch the Runner: slide into the blue penguin.
lesson-catch-done = Caught! You take the ID, and it brings you a card when the round ends.
lesson-skates = Two 1s may be turned face up for another turn at once. Do it.
lesson-skates-done = Your turn again, and the 1s still count at the end. You know all you need.
