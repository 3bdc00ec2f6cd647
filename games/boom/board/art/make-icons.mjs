/**
 * Picks the icons the board uses out of the open set (CC BY 3.0) into a sprite of our own: icons.svg beside this file, and
 * the names in icons.ts. Run it with Node after changing the list: `node games/boom/board/art/make-icons.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const NAMES =
  `processor shopping-cart tv radio-tower shaking-hands light-bulb megaphone newspaper two-coins office-chair
jigsaw-piece brain dripping-honey curling-stone clockwise-rotation hourglass finish-line photo-camera click linked-rings
old-microphone tabletop-players traffic-cone gavel vertical-banner swap-bag receive-money diploma take-my-money soccer-ball
acoustic-megaphone coffee-cup fountain zeppelin american-football-ball tie thumb-up stamper city-car fishing-hook trash-can
mountaintop rope-bridge wheelbarrow croissant cloak-dagger backward-time throne-king flame queen-crown ringing-bell
coffee-mug skull-crossed-bones bubbles check-mark cancel rocket trophy-cup server-rack present film-projector wire-coil
card-draw briefcase hand bank`
    .split(/\s+/)
    .sort();

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const symbols = NAMES.map((name) => {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`no icon is called ${name}`);
  return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
});
const here = new URL('.', import.meta.url);
writeFileSync(
  new URL('icons.svg', here),
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`,
);

const source = readFileSync(new URL('icons.ts', here), 'utf8');
const list = NAMES.map((name) => `  '${name}',`).join('\n');
writeFileSync(
  new URL('icons.ts', here),
  source.replace(/(\/\/ names\n).*?(\s*\/\/ end)/s, (_all, start, end) => `${start}${list}${end}`),
);
console.log(`${NAMES.length} icons`);
