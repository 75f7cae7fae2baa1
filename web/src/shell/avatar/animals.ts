/** The animals that people and bots are: each a small drawing on a round ground, 48 × 48. */
import type { Avatar } from "./names";

const eye = (x: number, y: number, r = 1.5) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#12202b"/>`;
const ground = (colour: string) => `<circle cx="24" cy="24" r="24" fill="${colour}"/>`;

const people: Readonly<Record<Avatar, string>> = {
  turtle:
    ground("#bfdbdc") +
    `<g fill="#7fb069"><path d="M13 31c-4 1-7 4-7 8 5 0 9-2 11-6ZM29 32c1 4 4 7 9 7 0-4-2-7-5-9ZM10 28l-5 2 5 3Z"/><ellipse cx="38.5" cy="24.5" rx="6" ry="5.3"/></g>` +
    `<path d="M8 31c0-10 6.5-17 15-17s14 7 14 17Z" fill="#3a7d44"/><path d="m18.5 18 4.5-1.5 4.5 1.5-1.5 5h-6ZM12 26l5-1 2 4h-8ZM27 25l5 1 1.5 3H25Z" fill="#63a668"/><rect x="7" y="29" width="31" height="4" rx="2" fill="#2c5f36"/>` +
    eye(40.3, 23.2),
  seahorse:
    ground("#f2d7a6") +
    `<g fill="none" stroke="#e8554e" stroke-linecap="round"><path d="M26 14c-4.5 2.5-5 6.5-2.5 10 2.3 3.5 1.5 6-.5 8" stroke-width="9.5"/><path d="M22.5 32c-2.5 3.5-1 8.5 3.5 8.5 3.6 0 4.8-3.3 2.8-5.2" stroke-width="4.5"/></g>` +
    `<path d="M18 21c-4.5-.5-7.5 2-7.5 5.5 3.5.8 6.5-.3 8.5-2.5ZM21 9l.5-4.5 3.5 2.5 3.5-3 .5 5Z" fill="#f29a8e"/><circle cx="26.5" cy="13" r="7" fill="#e8554e"/><path d="m31 11 8.5 4.5c1 .6.5 3-.8 2.9L29 17.5Z" fill="#e8554e"/><path d="M21 25c2 .5 4.5 0 6-1M21.5 29c2 .3 4 0 5.5-1" stroke="#b93a35" stroke-width="1.6" fill="none" stroke-linecap="round"/>` +
    eye(28, 12, 1.7),
  starfish:
    ground("#8cc5cf") +
    `<path d="m24 8 4.6 10.3L40 19.5l-8.6 7.5 2.6 11.2L24 32.2l-10 6 2.6-11.2L8 19.5l11.4-1.2Z" fill="#f2b134" stroke="#f2b134" stroke-width="5" stroke-linejoin="round"/><g fill="#c8871c"><circle cx="24" cy="12" r="1.4"/><circle cx="36.5" cy="21" r="1.4"/><circle cx="11.5" cy="21" r="1.4"/><circle cx="31.5" cy="35" r="1.4"/><circle cx="16.5" cy="35" r="1.4"/></g><path d="M21 27.5c1.7 2 4.3 2 6 0" stroke="#12202b" stroke-width="1.7" fill="none" stroke-linecap="round"/>` +
    eye(20.3, 23.2) +
    eye(27.7, 23.2),
  jellyfish:
    ground("#1d4a63") +
    `<path d="M15 25c-2.5 4.5 2 6.5-.5 12M21 26c-2.5 5 2.5 8 0 14M27 26c2.5 5-2.5 8 0 14M33 25c2.5 4.5-2 6.5.5 12" fill="none" stroke="#d9bce8" stroke-width="2.5" stroke-linecap="round"/><path d="M9.5 25C9.5 15 15.5 8.5 24 8.5S38.5 15 38.5 25c-1.8 2-4 2-5.6.3-1.6 1.7-4.2 1.7-5.8 0-1.7 1.6-4.5 1.6-6.2 0-1.6 1.7-4.2 1.7-5.8 0-1.6 1.7-3.8 1.7-5.6-.3Z" fill="#b48acb"/><path d="M13.5 20c.8-4.5 3.5-7.5 7-8.5" fill="none" stroke="#ead9f3" stroke-width="2.2" stroke-linecap="round"/><path d="M22 21.5c1.2 1.3 2.8 1.3 4 0" stroke="#12202b" stroke-width="1.6" fill="none" stroke-linecap="round"/>` +
    eye(19.5, 18.7) +
    eye(28.5, 18.7),
  puffer:
    ground("#bfe3d0") +
    `<path d="m24 5 2.5 6h-5ZM11.5 9.5l5.5 4-4 3.5ZM36.5 9.5 35 17l-4-3.5ZM5.5 21l6.5.5-1.5 5ZM42.5 21l-5 5.5-1.5-5ZM12 40l1-6.5 4 3ZM36 40l-5-3.5 4-3Z" fill="#d98f1f"/><circle cx="24" cy="25" r="14.5" fill="#f2b134"/><path d="M10.5 29.5C14 27 18.5 26 24 26s10 1 13.5 3.5C35.7 35.6 30.4 39.5 24 39.5s-11.7-3.9-13.5-10Z" fill="#fff3d6"/><path d="M13 23c-3 .5-5 2.5-5 5 3 .3 5-.8 6-2.5ZM35 23c3 .5 5 2.5 5 5-3 .3-5-.8-6-2.5Z" fill="#e8a01e"/><circle cx="18.5" cy="20.5" r="3.6" fill="#fff"/><circle cx="29.5" cy="20.5" r="3.6" fill="#fff"/><ellipse cx="24" cy="28.5" rx="2.6" ry="1.9" fill="#a8483f"/>` +
    eye(19, 20.8, 1.8) +
    eye(29, 20.8, 1.8),
  whale:
    ground("#bfdbdc") +
    `<path d="M20 12c0-4.5-4.5-6-6.5-3.5M20 12c0-4.5 4.5-6 6.5-3.5" stroke="#fff" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M5 27c0-9 7-14 16-14s14.5 6 15.5 12.5c2.5-.5 3.5-3 3-7 3 .3 4.5 2.5 5 5 .5-2.5.5 9.5-8.5 10.5-3 3.8-8 6-14 6C11 40 5 34.5 5 27Z" fill="#2f6f9f"/><path d="M6.5 31c6.5 4.5 15 5.5 23.5 3.5-2.3 3.5-5.5 5.5-9.5 5.5-8 0-12.7-4-14-9Z" fill="#e3f0f4"/><path d="M21 31c1.5 2.5 1 5.5-1.5 7.5 4.5.3 7.5-2 8-5.5Z" fill="#245a83"/><path d="M8 28.5c2 1 3.7 1.2 5.5.8" stroke="#12202b" stroke-width="1.5" fill="none" stroke-linecap="round"/>` +
    eye(14.5, 24),
  ray:
    ground("#123c55") +
    `<path d="M24 32c0 4.5 1.5 7 5.5 9.5" stroke="#5fa8b8" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M24 9c7 3.5 14 9 19 18-6 0-10.5 1.5-13.5 4.5-1.6 1.6-3.3 3-5.5 3s-3.9-1.4-5.5-3C15.5 28.5 11 27 5 27c5-9 12-14.5 19-18Z" fill="#5fa8b8"/><g fill="#a9d6de"><circle cx="15" cy="22" r="1.6"/><circle cx="33" cy="22" r="1.6"/><circle cx="19.5" cy="27" r="1.3"/><circle cx="28.5" cy="27" r="1.3"/><circle cx="11" cy="25" r="1.1"/><circle cx="37" cy="25" r="1.1"/></g><path d="M21.5 19.5c1.5 1.5 3.5 1.5 5 0" stroke="#12202b" stroke-width="1.6" fill="none" stroke-linecap="round"/>` +
    eye(20.8, 15.5) +
    eye(27.2, 15.5),
  nautilus:
    ground("#f2d7a6") +
    `<path d="M33 34c4-.5 6.5 1 8 4M31 37c2.5.5 4 2.5 4 5M35 31c3.5-1.5 6-1 8.5 1" stroke="#c9824a" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M37 28c0-11-7-18-16-18S6 16.5 6 25s6 13 14 13h10c4.5 0 7-4.5 7-10Z" fill="#fdf6ea"/><path d="M7.5 20.5c5-.5 9 .5 12 3M13 13.5c4 2 6.5 5 7.5 9M23 10.300c.8 4 .3 8-1 12M32 14.5c-4 1.5-7.5 4.5-9.5 8.5" stroke="#e8554e" stroke-width="3.4" fill="none" stroke-linecap="round"/><circle cx="21" cy="24.5" r="4.200" fill="#fdf6ea"/><circle cx="21" cy="24.5" r="2.200" fill="#e8554e"/><path d="M27 27h8c3.5 0 5.5 2.700 5.5 5.5S38 38 35 38h-5.5c-3 0-4.5-3-4.5-6Z" fill="#e0a064"/>` +
    eye(32.5, 31, 1.8),
  otter:
    ground("#bfdbdc") +
    `<circle cx="12.5" cy="14.5" r="4.5" fill="#6f452c"/><circle cx="35.5" cy="14.5" r="4.5" fill="#6f452c"/><path d="M24 9c10 0 15.5 6.5 15.5 15.5S33 40 24 40 8.5 33.5 8.5 24.5 14 9 24 9Z" fill="#8a5a3c"/><path d="M24 24c6.5 0 11 3 11 7.5S30 39 24 39s-11-3-11-7.5S17.5 24 24 24Z" fill="#f0dcc0"/><path d="M24 30.5v2.5m0 0c-1.3 1.6-3.2 1.6-4.5.5M24 33c1.3 1.6 3.2 1.6 4.5.5M12 30l-6-1M12.5 33 7 34.5M36 30l6-1M35.5 33l5.5 1.5" stroke="#12202b" stroke-width="1.4" fill="none" stroke-linecap="round"/><path d="M20.5 27.3c0-1.6 1.6-2.3 3.5-2.3s3.5.7 3.5 2.3c0 1.8-2 3.2-3.5 3.2s-3.5-1.4-3.5-3.2Z" fill="#12202b"/>` +
    eye(17.5, 20.8, 1.9) +
    eye(30.5, 20.8, 1.9),
  gull:
    ground("#9fc9dd") +
    `<path d="M7 48c0-9 3.5-14 9.5-17.5L34 31c4 5 5.5 10 5 17Z" fill="#fff"/><path d="M7.5 42c5-6.5 11.5-8.5 19-7.5-.5 6.5-4 11-10 13.5H7Z" fill="#8ea4b1"/><path d="m34 19 10 2.5c1 .3 1 2 0 2.5l-10.5 2.5Z" fill="#f2b134"/><path d="M40 24.8 44 24c.6-.3.9-1 .7-1.6L39 24Z" fill="#e8554e"/><circle cx="26" cy="20" r="11" fill="#fff"/><path d="M16 28c2.5 4 6 6 11 6-4 2.5-8.5 2.5-12 0Z" fill="#e7eff2"/>` +
    eye(29.5, 18.5, 2),
};

/** The five levels; a bot from elsewhere is a buoy. */
const bots = {
  plankton:
    ground("#103a52") +
    `<path d="M19 16C16 11 11.5 9 7.5 10M29 16c3-5 7.5-7 11.5-6M20 35c-2 2.5-3 4.5-3 7M28 35c2 2.5 3 4.5 3 7M24 36v7" stroke="#8fd6b4" stroke-width="2" fill="none" stroke-linecap="round"/><path d="M24 12c7 0 10.5 5.5 10.5 12.5S30.5 38 24 38s-10.5-6.5-10.5-13.5S17 12 24 12Z" fill="#8fd6b4"/><path d="M17 31c4 2 10 2 14 0M18.5 35c3.5 1.5 7.5 1.5 11 0" stroke="#4d9f7c" stroke-width="1.8" fill="none" stroke-linecap="round"/><circle cx="24" cy="22" r="5.5" fill="#fff"/>` +
    eye(24.5, 22.5, 2.6),
  herring:
    ground("#bfdbdc") +
    `<path d="M34 24c3-4 6-6 9.5-6.5-1 4.5-1 8.5 0 13C40 30 37 28 34 24Z" fill="#4a7f97"/><path d="M4.5 25C8 18 14.5 14.5 21.5 14.5 28.5 14.5 33.5 18 37 24c-3.5 6.5-8.5 10-15.5 10S8 31.5 4.5 25Z" fill="#9fc2cf"/><path d="M4.5 25C8 18 14.5 14.5 21.5 14.5c7 0 12 3.5 15.5 9.5-10-2.5-20-2-32.5 1Z" fill="#2f6480"/><path d="m22 14.5 4-5c1.5 2 2 4 2 6.5ZM21 34l4 4c1-1.5 1.3-3 1-5.5Z" fill="#4a7f97"/><path d="M17 19c2 3.5 2 8.5-.5 12" stroke="#e7f2f5" stroke-width="1.6" fill="none"/><circle cx="11.5" cy="23" r="3" fill="#fff"/>` +
    eye(11.5, 23, 1.7),
  seal:
    ground("#8cc5cf") +
    `<path d="M24 7c9.5 0 14 7 14 15.5 0 4 2 7.5 2 12.5 0 6-7 10-16 10S8 41 8 35c0-5 2-8.5 2-12.5C10 14 14.5 7 24 7Z" fill="#6d7f8b"/><path d="M24 23.5c6 0 10 2.8 10 7S29.5 38 24 38s-10-3.3-10-7.5 4-7 10-7Z" fill="#c3ced4"/><path d="M24 30v3m0 0c-1.5 1.7-3.5 1.7-5 .5M24 33c1.5 1.7 3.5 1.7 5 .5" stroke="#12202b" stroke-width="1.5" fill="none" stroke-linecap="round"/><ellipse cx="24" cy="27.3" rx="3.4" ry="2.6" fill="#12202b"/><g fill="#6d7f8b"><circle cx="17.5" cy="31" r="1"/><circle cx="19" cy="34" r="1"/><circle cx="30.5" cy="31" r="1"/><circle cx="29" cy="34" r="1"/></g>` +
    eye(17.5, 18.5, 2.6) +
    eye(30.5, 18.5, 2.6),
  dolphin:
    ground("#f4d9a8") +
    `<path d="M4 32c2-10.5 9.5-18 20-18 9 0 14 5 16 11.5l4 2.5c1 .8.6 2.3-.8 2.5l-4.7.5C33 29 28.5 28.5 23 30 16 32 11.5 36.5 10 43c-1.5-2.5-2.7-4-5.5-5.5C1.5 38 .5 38.5-1 40c.3-4 2-6.5 5-8Z" fill="#4d7f9e"/><path d="M38.5 31C33 29 28.5 28.5 23 30c-3.5 1-6.5 2.6-8.7 4.8 1.5-5.5 7-9.3 14-9.3 5 0 8.5 1.8 11.7 5.4Z" fill="#e6f0f3"/><path d="M21.5 14.2c1-4.5 3.5-7 7.5-8-.3 4 .3 6.5 2.5 9Z" fill="#3b6682"/><path d="M22 29c-.5 4 .5 7 3.5 9.5 1.5-3.5 1.5-6.5 0-9.8Z" fill="#3b6682"/>` +
    eye(34, 23.5),
  orca:
    ground("#bfdbdc") +
    `<path d="M4 27c1-9.5 8.5-14.5 18-14.5 9 0 15 5.5 16 12.5 2-.5 3.5-2.5 3.5-5.5 2.5.8 3.8 2.8 3.5 5.5-.5 5-4.5 8-9 9-3 3.5-7.5 5.5-13.5 5.5C11 39.5 3.5 34.5 4 27Z" fill="#1b2730"/><path d="M20 13C20 7.5 22 4 26 2.5c.3 4.5 1.5 8 4 11.5Z" fill="#1b2730"/><path d="M4.8 30c6 3 11 2.5 15.5 1.5 5 0 7.5 2 11.5.5-2 4.5-6 6.8-11 6.8-8.5.2-14.3-3.5-16-8.8Z" fill="#fff"/><ellipse cx="17.5" cy="20" rx="4.8" ry="2.7" transform="rotate(-14 17.5 20)" fill="#fff"/><path d="M22 33c1.5 2 1.5 5-.5 7.5 4 0 6.5-2 7-5.5Z" fill="#0d161d"/>` +
    `<circle cx="11.5" cy="23" r="1.5" fill="#fff"/>`,
  buoy:
    ground("#8cc5cf") +
    `<path d="M18.5 13h11L35 34H13Z" fill="#e8554e"/><path d="m16.6 20.5-1.8 7h18.4l-1.8-7Z" fill="#fff"/><path d="M22.5 13V8h3v5Z" fill="#12202b"/><circle cx="24" cy="7" r="2.8" fill="#f2b134"/><path d="M6 34c3-2.5 6-2.5 9 0s6 2.5 9 0 6-2.5 9 0 6 2.5 9 0c-2 8-8.5 13.5-18 13.5S8 42 6 34Z" fill="#1f7a8c"/><path d="M21.5 25.5c1.5 1.4 3.5 1.4 5 0" stroke="#12202b" stroke-width="1.5" fill="none" stroke-linecap="round"/>` +
    eye(21, 22.7, 1.3) +
    eye(27, 22.7, 1.3),
} as const;

export type Animal = Avatar | keyof typeof bots;
export const drawings: Readonly<Record<Animal, string>> = { ...people, ...bots };
export const isBotAnimal = (name: string): name is keyof typeof bots => Object.hasOwn(bots, name);
