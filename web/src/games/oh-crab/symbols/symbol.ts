/** How the drawings are made: every one is an SVG symbol whose tones come from custom properties. */
export const symbol = (id: string, box: string, body: string): string =>
  `<symbol id="${id}" viewBox="${box}" overflow="visible">${body}</symbol>`;
export const mirrored = (body: string): string => `${body}<g transform="scale(-1 1)">${body}</g>`;

export const HEX_BOX = "-50 -44 100 88";
export const PIECE_BOX = "-50 -50 100 100";

export const SHELL_FAN =
  "M0 13C-4 13-6 11-6 8-13 5-17-1-15-7-12-15-6-17 0-17S12-15 15-7C17-1 13 5 6 8 6 11 4 13 0 13Z";
export const SHELL_RIBS = "M0 8V-13M-4 8-9-10M4 8 9-10M-5 7-14-4M5 7 14-4";
