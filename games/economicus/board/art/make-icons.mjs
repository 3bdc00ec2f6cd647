/**
 * Takes the icons the board uses out of the open set (CC BY 3.0) and puts them into one sprite. Writes icons.svg beside
 * this file and the names in icons.ts. Run it with Node after changing the list: `node games/economicus/board/art/make-icons.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const NAMES =
  `bank anvil power-lightning city-car shopping-cart radio-tower crane steam-locomotive wheat medicine-pills oil-rig
gavel light-bulb lightning-storm siren handcuffs round-star two-coins shaking-hands magnifying-glass scales greek-temple
card-draw rolling-dices newspaper flame umbrella crown progression hourglass calendar tombstone padlock
fire-extinguisher piggy-bank telescope envelope windsock crossroad balloons bear-head meal price-tag stamper tie
scroll-quill flying-flag rocket feathered-wing sprout receive-money scissors island present calculator cargo-ship truck
swap-bag pill-drop fishing-hook trophy basket linked-rings ribbon-medal life-buoy shark-jaws take-my-money palm-tree
conversation spyglass photo-camera dynamite round-table splurt puppet ticket ice-cube tornado falling-rocks factory`
    .split(/\s+/)
    .sort();

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const here = new URL('.', import.meta.url);
const symbols = NAMES.map((name) => {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`no icon is called ${name}`);
  // One decimal in a box of 512 is finer than any screen draws them here.
  return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body.replace(/(\.\d)\d+/g, '$1')}</symbol>`;
});
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
