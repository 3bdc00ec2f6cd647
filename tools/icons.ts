/**
 * Makes the sprite of each board, `board/art/icons.svg`: the icons that its `icons.ts` names, taken out of the open set (CC BY 3.0), and what
 * we drew ourselves in `drawn.svg`, if there is one. Run it after changing either: `node tools/icons.ts`.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

type IconSet = { icons: Record<string, { body: string }> };
const { icons }: IconSet = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

const root = dirname(dirname(fileURLToPath(import.meta.url)));
for (const list of globSync('games/*/board/art/icons.ts', { cwd: root })) {
  const folder = dirname(join(root, list));
  const { ICONS }: { ICONS: readonly string[] } = await import(pathToFileURL(join(root, list)).href);
  const own = join(folder, 'drawn.svg');
  const drawn = existsSync(own) ? (readFileSync(own, 'utf8').match(/<symbol.*?<\/symbol>/gs) ?? []) : [];
  const taken = ICONS.filter((name) => !drawn.some((symbol) => symbol.includes(`id="${name}"`)));
  const symbols = [...drawn, ...taken.map(symbolOf)];
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
  writeFileSync(join(folder, 'icons.svg'), sprite);
  console.log(`${list}: ${taken.length} icons, ${drawn.length} drawings`);
}

function symbolOf(name: string): string {
  const icon = icons[name];
  if (icon === undefined) throw new Error(`no icon is called ${name}`);
  // One decimal in a box of 512 is finer than any screen draws them.
  return `<symbol id="${name}" viewBox="0 0 512 512">${icon.body.replace(/(\.\d)\d+/g, '$1')}</symbol>`;
}
