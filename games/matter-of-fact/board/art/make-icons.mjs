/**
 * Picks the icons the board uses out of the open set (CC BY 3.0) into a sprite of our own: icons.svg beside this file, and
 * the names in icons.ts. Run it with Node after changing the list: `node games/matter-of-fact/board/art/make-icons.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const NAMES = `vintage-robot person factory handcuffs police-officer-head
graduate-cap steam-locomotive city-car delivery-drone checklist shaking-hands two-coins cash megaphone siren pirate-flag padlock
monkey-wrench bank receive-money pay-money profit compass position-marker trophy anvil
nuclear-plant spade war-pick atom cog card-random`
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
