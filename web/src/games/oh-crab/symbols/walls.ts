/** What stands on inaccessible spaces. */
import { HEX_BOX, symbol } from "./symbol";

export const walls = [
  symbol(
    "x-rock",
    HEX_BOX,
    `<ellipse cx="2" cy="27" rx="36" ry="9" fill="var(--shade)"/>
      <path d="M-38 24Q-42 4-26-6-20-26 0-25 14-30 23-12 40-8 38 14 40 26 30 28H-30Q-37 28-38 24Z" fill="#77717f"/>
      <path d="M-38 24Q-42 4-26-6-20-26 0-25 10-28 17-20 4-16 0-6-14-8-18 4-30 8-28 28-37 28-38 24Z" fill="#9a94a3"/>
      <path d="M6 28Q6 12 18 12T33 27Q32 28 30 28Z" fill="#5a5464"/>
      <path d="M-22 26Q-18 18-10 22-6 14 2 20 6 18 8 28H-24Z" fill="var(--kelp)"/>`,
  ),
  symbol(
    "x-rock-b",
    HEX_BOX,
    `<ellipse cx="0" cy="27" rx="36" ry="9" fill="var(--shade)"/>
      <path d="M-36 26Q-40 10-28 4-26-14-8-16-2-30 14-24 30-20 30-2 40 8 36 26 34 29 28 29H-30Q-35 29-36 26Z" fill="#77717f"/>
      <path d="M-36 26Q-40 10-28 4-26-14-8-16-2-30 14-24 4-18 4-6-10-4-10 10-24 10-24 29-34 30-36 26Z" fill="#9a94a3"/>
      <circle cx="18" cy="4" r="5" fill="#fffaf0"/><circle cx="18" cy="4" r="2" fill="#5a5464"/>
      <circle cx="25" cy="14" r="4" fill="#fffaf0"/><circle cx="25" cy="14" r="1.6" fill="#5a5464"/>
      <circle cx="14" cy="15" r="3" fill="#fffaf0"/>`,
  ),
  symbol(
    "x-parasol",
    HEX_BOX,
    `<ellipse cx="4" cy="8" rx="36" ry="31" fill="var(--shade)"/><g><circle r="35" cy="-2" fill="#fffaf0"/>
      <g fill="var(--coral)">
      ${[0, 90, 180, 270].map((a) => `<path d="M0-2V-37A35 35 0 0 1 24.7-26.7Z" transform="rotate(${a} 0 -2)"/>`).join("")}</g>
      <g fill="#12202b" opacity=".10"><path d="M0-2 35-2A35 35 0 0 1-24.7 22.7Z"/></g>
      <circle cy="-2" r="4.5" fill="var(--sun)"/></g>`,
  ),
  symbol(
    "x-pond",
    HEX_BOX,
    `<path d="M-40 4Q-40-22-12-26T30-20Q44-6 38 12T6 30Q-38 34-40 4Z" fill="#5aa7b4"/>
      <path d="M-33 4Q-33-16-10-20T26-15Q37-4 32 9T4 24Q-32 27-33 4Z" fill="var(--lagoon)"/>
      <path d="M-20-4q5-5 10 0t10 0M0 10q5-5 10 0t10 0" fill="none" stroke="var(--shallow)" stroke-width="3" stroke-linecap="round"/>
      <path d="M12-12q8-3 12 3-8 4-12-3Z" fill="#74ae6c"/>`,
  ),
  symbol(
    "x-hut",
    HEX_BOX,
    `<ellipse cx="0" cy="30" rx="38" ry="8" fill="var(--shade)"/>
      <rect x="-31" y="-6" width="62" height="36" rx="3" fill="#fffaf0"/>
      <path d="M-31 2H31V10H-31Z" fill="var(--shallow)"/>
      <rect x="-24" y="8" width="26" height="15" rx="2" fill="#0b2b40"/>
      <path d="M-24 20H2V24H-24Z" fill="#a5713f"/>
      <rect x="10" y="8" width="14" height="22" rx="2" fill="var(--lagoon)"/>
      <path d="M-38-4-30-22H30L38-4Z" fill="var(--coral)"/>
      <path d="M-27-4-22-22H-11L-13-4ZM1-4 0-22H11L14-4ZM27-4 22-22H30L38-4Z" fill="#fffaf0"/>
      <path d="M-18 19V11M-13 19V9M-8 19V12M-3 19V10" stroke="var(--sun)" stroke-width="3" stroke-linecap="round"/>
      <path d="M16-24q-5-7 1-11t1-9" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".9"/>`,
  ),
];
