/**
 * Releases the rules and bots of the working tree: `npm run release [GAME…]`. A bundle is kept in `bundles/` by its content
 * hash for ever, with games that were recorded on it. `--replace` takes the place of the newest release of the same version:
 * only for what nobody has played yet.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOTS, type ReleasedBots, type ReleasedRules, RULES } from '@parlour/bundles';
import { ALL_GAMES } from '@parlour/games';
import type { Rules } from '@parlour/kernel';
import type { Bots } from '@parlour/search';
import { bundleBots, bundleRules, root } from './bundle.ts';

const rules: ReleasedRules[] = [...RULES];
const bots: ReleasedBots[] = [...BOTS];

export async function release(game: string, version: number, code: string, formerly: string[], replace = false) {
  const bundle = hashOf(code);
  if (rules.some((each) => each.bundle === bundle))
    return console.log(`${game}: rules ${version} are released already`);
  if (replace) drop(rules, (each) => each.game === game && each.version === version);
  const file = `${game}/${version}-${bundle.slice(0, 12)}.js`;
  const { speaks } = await written<Rules>(file, code);
  rules.push({ game, version, speaks, bundle, file, ...(formerly.length > 0 && { formerly }) });
  writeList();
  console.log(`${game}: rules ${version} are ${bundle.slice(0, 12)} (${Math.round(code.length / 1000)} kB)`);
}

async function releaseBots(game: string, code: string, quickCode: string, replace = false): Promise<void> {
  if (replace) drop(bots, (each) => each.game === game);
  const fileOf = (each: string) => `${game}/bots-${hashOf(each).slice(0, 12)}.js`;
  const [file, quick] = [fileOf(code), fileOf(quickCode)];
  if (bots.some((each) => each.file === file)) return;
  const { plays } = await written<Bots>(file, code);
  await written<Bots>(quick, quickCode);
  bots.push({ game, plays, file, ...(quick !== file && { quick }) });
  writeList();
  console.log(`${game}: bots for rules ${plays.join(', ')} are ${file}`);
}

function drop<T extends { file: string; quick?: string }>(list: T[], isOld: (each: T) => boolean): void {
  const at = list.findLastIndex(isOld);
  const [old] = at < 0 ? [] : list.splice(at, 1);
  for (const file of [old?.file, old?.quick])
    if (file !== undefined) rmSync(join(root, 'bundles', file), { force: true });
}

async function written<T>(file: string, code: string): Promise<T> {
  const path = join(root, 'bundles', file);
  mkdirSync(dirname(path), { recursive: true });
  if (!existsSync(path)) writeFileSync(path, code);
  if (readFileSync(path, 'utf8') !== code) throw new Error(`${file} is there with another content`);
  return ((await import(pathToFileURL(path).href)) as { default: T }).default;
}

function writeList(): void {
  const order = <T extends { game: string }>(list: T[]) => list.toSorted((a, b) => placeOf(a) - placeOf(b));
  const isNewest = ({ game, bundle }: { game: string; bundle: string }) => {
    const all = rules.filter((each) => each.game === game);
    const version = Math.max(...all.map((each) => each.version));
    return all.findLast((each) => each.version === version)?.bundle === bundle;
  };
  const isPlaying = ({ game, file }: { game: string; file: string }) =>
    bots.findLast((each) => each.game === game)?.file === file;
  writeLists(
    'newest',
    order(rules.filter(isNewest)),
    order(bots.filter(isPlaying)),
    'What new games are played by: all that most people ever need.',
  );
  writeLists(
    'earlier',
    order(rules.filter((each) => !isNewest(each))),
    order(bots.filter((each) => !isPlaying(each))),
    'What earlier games were begun with, the newest of a version last.',
  );
}

const placeOf = ({ game }: { game: string }): number => ALL_GAMES.findIndex(({ id }) => id === game);

function writeLists(name: string, rulesOf: object[], botsOf: object[], about: string): void {
  const lines = (list: object[]) => list.map((each) => `  ${JSON.stringify(each)},\n`).join('');
  writeFileSync(
    join(root, `bundles/${name}.ts`),
    `import type { ReleasedBots, ReleasedRules } from './types.ts';

/** Written by \`npm run release\`. ${about} */
export const RULES: readonly ReleasedRules[] = [
${lines(rulesOf)}];

export const BOTS: readonly ReleasedBots[] = [
${lines(botsOf)}];
`,
  );
}

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

if (import.meta.main) {
  const words = process.argv.slice(2);
  const replace = words.includes('--replace');
  const named = words.filter((word) => word !== '--replace');
  for (const { id, game } of ALL_GAMES.filter((entry) => named.length === 0 || named.includes(entry.id))) {
    const { version } = await game();
    await release(id, version, await bundleRules(id), [], replace);
    await releaseBots(id, await bundleBots(id), await bundleBots(id, 'quick'), replace);
  }
}
