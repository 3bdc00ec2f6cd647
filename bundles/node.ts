import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { INTERFACE, type Rules } from '@parlour/kernel';
import type { Bots } from '@parlour/search';
import type { ReleasedBots, ReleasedRules } from './index.ts';

/** Bundles in Node: from the files beside this one, and from nowhere else. */

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The rules of a released bundle. A file that is not what its name says is not run. */
export async function loadRules({ file, bundle }: ReleasedRules): Promise<Rules> {
  const rules = await load<Rules>(file, bundle);
  if (rules.interface !== INTERFACE) throw new Error(`${file} speaks interface ${rules.interface}, not ${INTERFACE}`);
  rules.digestWith(digest);
  return rules;
}

export const loadBots = ({ file }: ReleasedBots): Promise<Bots> => load(file, /-([0-9a-f]{12})\.js$/.exec(file)?.[1] ?? 'no name');

/** `hash`: what the content's begins with. */
async function load<T>(file: string, hash: string): Promise<T> {
  const url = new URL(file, import.meta.url);
  if (!digest(readFileSync(url, 'utf8')).startsWith(hash)) throw new Error(`${file} is not the bundle that was released`);
  return ((await import(url.href)) as { default: T }).default;
}
