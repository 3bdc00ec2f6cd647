import { botsPlaying, newestRules, rulesNamed } from '@parlour/bundles';
import { loadBots, loadRules } from '@parlour/bundles/node.ts';
import type { GameTypes, Rules, RulesName } from '@parlour/kernel';
import type { Bot } from '@parlour/search';

/** Rules and bots of a server: the bundles that ship with Parlour, each loaded once. */

const loaded = new Map<string, Promise<Rules>>();

/** What a new table is played by; `null` if there is no such game. */
export function rulesForNew(game: string): RulesName | null {
  const newest = newestRules(game);
  return newest && { version: newest.version, bundle: newest.bundle };
}

/** The rules a table is pinned to; `null` if this copy of Parlour does not have them. */
export function rulesOf(game: string, { bundle }: RulesName): Promise<Rules> | null {
  const released = rulesNamed(game, bundle);
  if (released === null) return null;
  const known = loaded.get(released.bundle) ?? loadRules(released);
  loaded.set(released.bundle, known);
  return known;
}

/** The bots that play these rules, weakest first. */
export async function botsOf(game: string, rules: Rules): Promise<readonly Bot<GameTypes>[]> {
  const released = botsPlaying(game, rules.version);
  return released === null ? [] : (await loadBots(released)).botsFor(rules);
}
