/** The buttons below the board. */
import type { Action } from "../contract";
import { again, advice, boardOrScore } from "../buttons";
import type { IcePlay } from "./play.svelte";

export function actionsOf(play: IcePlay): Action[] {
  const { say, state } = play.table;
  if (play.screen === "score" && !state.over) {
    return [
      {
        id: "next-round",
        label: say("act-next-round"),
        icon: "flick",
        primary: true,
        run: () => play.goOn(),
      },
    ];
  }
  if (state.over && play.show.over) return [boardOrScore(play), again(say("act-again"))];
  return [...replay(play), ...decisions(play)];
}

function replay(play: IcePlay): Action[] {
  if (!play.show.canReplay) return [];
  return [
    {
      id: "replay",
      label: play.table.say("act-replay"),
      icon: "replay",
      key: "r",
      disabled: !play.show.over,
      run: () => play.show.replay(),
    },
  ];
}

function decisions(play: IcePlay): Action[] {
  const { say } = play.table;
  const { shown: view, table } = play;
  if (!play.show.over)
    return [
      {
        id: "skip-film",
        label: say("act-skip-film"),
        icon: "i-skip",
        primary: true,
        soft: true,
        run: () => void play.show.skip(),
      },
    ];
  if (!play.myTurn) return view.turn ? [advice(say("act-wait", play.names.who(view.turn)), "flick")] : [];
  switch (view.phase) {
    case "place":
      return [{ id: "place", label: say("act-place"), icon: "net", primary: true, run: () => play.place() }];
    case "line":
      return [
        { id: "stay", label: say("act-stay"), icon: "stay", key: "n", run: () => play.send("stay") },
        ...view.lines.map(({ move, room }, index) => ({
          id: move,
          label:
            view.lines.length > 1
              ? say("act-line-room", { room: play.names.roomTitle(room) })
              : say("act-line"),
          icon: "red-line",
          primary: true,
          key: String(index + 1),
          run: () => play.send(move),
        })),
      ];
    case "skates":
      return [
        { id: "no", label: say("act-no-skates"), icon: "card-back", key: "n", run: () => play.send("no") },
        {
          id: "skates",
          label: say("act-skates"),
          icon: "skate",
          primary: true,
          key: "y",
          run: () => play.send("skates"),
        },
      ];
    case "flick":
      return [
        {
          id: "confirm",
          label: say("act-confirm"),
          icon: "finger",
          pressed: play.confirms,
          key: "c",
          run: () => play.toggleConfirm(),
        },
        {
          id: "flick",
          label: say("act-flick"),
          icon: "flick",
          primary: true,
          disabled: table.busy,
          run: () => play.flick(),
        },
      ];
    default:
      return [];
  }
}
