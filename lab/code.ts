import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What a game of bots depends on: the kernel, how bots think, and of the game its rules and its bots. */
const OF_ALL = ['kernel', 'search'];
const OF_A_GAME = ['content', 'rules', 'bot', 'types.ts', 'index.ts'];

/** A short name of the code by which the bots of a game play, and of `further` parts of the tree: other code has another name. */
export function codeOf(game: string, further: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const part of [...OF_ALL, ...OF_A_GAME.map((each) => join('games', game, each)), ...further])
    for (const file of sourcesIn(join(root, part))) hash.update(`${part}\0`).update(readFileSync(file));
  return hash.digest('base64url').slice(0, 12);
}

const isSource = (path: string): boolean =>
  /\.(ts|json)$/.test(path) && !/\.test\.ts$|\bnode_modules\b|\btesting\b/.test(path);

function sourcesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  const inside = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(isSource).sort();
  return inside.map((file) => join(path, file));
}
