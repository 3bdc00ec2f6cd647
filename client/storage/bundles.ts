import { BOTS, RULES } from '@parlour/bundles/newest.ts';
import type { ReleasedBots, ReleasedRules } from '@parlour/bundles/types.ts';
import type { Rules, RulesName } from '@parlour/kernel';
import { INTERFACE } from '@parlour/kernel/interface.ts';
import { patiently } from '@parlour/kit/parts/later.ts';
import type { Bots } from '@parlour/search';
import { isYardstick } from '@parlour/search/bot.ts';

/** Rules and bots in the browser: files of our own address that shipped with the app, and nothing else. */

const UNRELEASED = 'unreleased';

/** The rules a record names; the list of earlier ones is only fetched for an earlier game. */
export async function rulesNamed(game: string, bundle: string): Promise<ReleasedRules | null> {
  const newest = RULES.find((each) => each.game === game && each.bundle === bundle);
  return newest ?? (await import('@parlour/bundles')).rulesNamed(game, bundle);
}

async function botsPlaying(game: string, version: number): Promise<ReleasedBots | null> {
  const newest = BOTS.find((each) => each.game === game && each.plays.includes(version));
  return newest ?? (await import('@parlour/bundles')).botsPlaying(game, version);
}

/** What a new game is played by: the newest release, or in a developer's app the working tree. */
export async function rulesForNew(game: string): Promise<RulesName> {
  const working = unreleased(game, 'rules');
  if (working !== null) return { version: (await load<Rules>(working)).version, bundle: UNRELEASED };
  const newest = RULES.find((each) => each.game === game);
  if (newest === undefined) throw new Error(`there are no rules of ${game}`);
  return { version: newest.version, bundle: newest.bundle };
}

/** The rules a table is pinned to; `null` if this app does not have them. */
export async function rulesOf(game: string, { bundle }: RulesName): Promise<Rules | null> {
  const file = bundle === UNRELEASED ? unreleased(game, 'rules') : ((await rulesNamed(game, bundle))?.file ?? null);
  if (file === null) return null;
  const rules = await load<Rules>(file);
  return rules.interface === INTERFACE ? rules : null;
}

/** The bots that play these rules. */
export async function botsOf(game: string, rules: Rules): Promise<ReturnType<Bots['botsFor']>> {
  const file = unreleased(game, 'bots') ?? (await botsPlaying(game, rules.version))?.file;
  if (file === undefined) return [];
  return (await load<Bots>(file)).botsFor(rules);
}

/** The files of the rules a table is pinned to and of the bots among whom this one is; `null` if this app does not have them. */
export async function filesOf(
  game: string,
  { bundle, version }: RulesName,
  bot: string,
): Promise<{ rules: string; bots: string } | null> {
  const rules = bundle === UNRELEASED ? unreleased(game, 'rules') : (await rulesNamed(game, bundle))?.file;
  const playing = await botsPlaying(game, version);
  const released = isYardstick({ name: bot }) ? (playing?.quick ?? playing?.file) : playing?.file;
  const bots = unreleased(game, 'bots') ?? released;
  return rules == null || bots === undefined ? null : { rules: `/rules/${rules}`, bots: `/rules/${bots}` };
}

const unreleased = (game: string, what: 'rules' | 'bots'): string | null =>
  import.meta.env['VITE_WORKING_TREE'] === 'on' ? `${game}/working-tree-${what}.js` : null;

const load = async <T>(file: string): Promise<T> =>
  (await patiently<{ default: T }>(() => import(/* @vite-ignore */ `/rules/${file}`))).default;

/**
 * Keeps the files of a game that is played, so that it goes on without a network after the app was updated: the app itself
 * keeps only the newest.
 */
export async function keepBundles(game: string, { bundle }: RulesName): Promise<void> {
  const released = await rulesNamed(game, bundle);
  if (!('caches' in self) || !navigator.onLine || released === null) return;
  const cache = await caches.open('parlour-rules');
  const bots = await botsPlaying(game, released.version);
  const files = [released.file, bots?.file, bots?.quick].filter((file) => file !== undefined);
  for (const file of files) if ((await cache.match(`/rules/${file}`)) === undefined) await cache.add(`/rules/${file}`);
}
