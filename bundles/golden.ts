import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

/**
 * The golden games of each released version of a game's rules: `GAME/golden/VERSION.gz`. Unpacked (`gunzip -c`) a game is one
 * line, its name and its record as that version wrote it. Nobody edits them; `npm run release` records them.
 */
export type GoldenGame = { name: string; text: string };

const fileOf = (game: string, version: number): URL => new URL(`${game}/golden/${version}.gz`, import.meta.url);

export function goldenGames(game: string, version: number): GoldenGame[] {
  const lines = gunzipSync(readFileSync(fileOf(game, version)))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const space = line.indexOf(' ');
    return { name: line.slice(0, space), text: line.slice(space + 1) };
  });
}

export function goldenGame(game: string, version: number, name: string): string {
  const found = goldenGames(game, version).find((each) => each.name === name);
  if (found === undefined) throw new Error(`rules ${version} of ${game} have no golden game ${name}`);
  return found.text;
}

export function keepGoldenGames(game: string, version: number, games: readonly GoldenGame[]): void {
  const sorted = [...games].sort((a, b) => (a.name < b.name ? -1 : 1));
  const text = sorted.map(({ name, text: record }) => `${name} ${record}\n`).join('');
  writeFileSync(fileOf(game, version), gzipSync(text, { level: 9 }));
}
