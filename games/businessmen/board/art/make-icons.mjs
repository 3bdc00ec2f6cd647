/**
 * Puts the pictures the board uses into one sprite: our own drawings of the goods (drawn.svg) and the icons it takes out of the
 * open set (CC BY 3.0). Writes icons.svg beside this file and the names in icons.ts. Run it with Node after changing either:
 * `node games/businessmen/board/art/make-icons.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const NAMES = `wheat ham-shank oil-drum truck forklift warehouse two-coins padlock
cargo-ship queen-crown round-star checkered-flag sun cartwheel briefcase hazard-sign upgrade
umbrella shaking-hands`
  .split(/\s+/)
  .sort();

const { icons } = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const here = new URL('.', import.meta.url);
const drawn = readFileSync(new URL('drawn.svg', here), 'utf8').match(/<symbol.*?<\/symbol>/gs) ?? [];
const symbols = NAMES.map((name) => {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`no icon is called ${name}`);
  return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body}</symbol>`;
});
writeFileSync(
  new URL('icons.svg', here),
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${[...drawn, ...symbols].join('\n')}\n</svg>\n`,
);

const source = readFileSync(new URL('icons.ts', here), 'utf8');
const own = drawn.flatMap((symbol) => symbol.match(/id="([^"]+)"/)?.[1] ?? []).filter((id) => !id.startsWith('unit-'));
const list = [...NAMES, ...own]
  .sort()
  .map((name) => `  '${name}',`)
  .join('\n');
writeFileSync(
  new URL('icons.ts', here),
  source.replace(/(\/\/ names\n).*?(\s*\/\/ end)/s, (_all, start, end) => `${start}${list}${end}`),
);
console.log(`${NAMES.length} icons, ${drawn.length} drawings`);
