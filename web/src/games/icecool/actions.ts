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
  // A move on its way takes no second tap: it would only be refused.
  const move = { disabled: table.busy };
  switch (view.phase) {
    case "place":
      return [
        {
          id: "place",
          label: say("act-place"),
          icon: "net",
          primary: true,
          ...move,
          run: () => play.place(),
        },
      ];
    case "line":
      return [
        { id: "stay", label: say("act-stay"), icon: "stay", key: "n", ...move, run: () => play.send("stay") },
        ...view.lines.map(({ move: text, room }, index) => ({
          id: text,
          label:
            view.lines.length > 1
              ? say("act-line-room", { room: play.names.roomTitle(room) })
              : say("act-line"),
          icon: "red-line",
          primary: true,
          key: String(index + 1),
          ...move,
          run: () => play.send(text),
        })),
      ];
    case "skates":
      return [
        {
          id: "no",
          label: say("act-no-skates"),
          icon: "card-back",
          key: "n",
          ...move,
          run: () => play.send("no"),
        },
        {
          id: "skates",
          label: say("act-skates"),
          icon: "skate",
          primary: true,
          key: "y",
          ...move,
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
          ...move,
          run: () => play.flick(),
        },
      ];
    default:
      return [];
  }
}
