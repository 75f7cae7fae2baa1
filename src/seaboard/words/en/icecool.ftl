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
option-board = Board
option-board-school = The school in the box
option-clock = Time for a flick
option-clock-30 = 30 seconds
option-clock-0 = No clock
option-clock-60 = 60 seconds
