import { botsPlaying, newestRules, rulesNamed } from '@parlour/bundles';
import { loadBots, loadRules } from '@parlour/bundles/node.ts';
import type { GameEntry } from '@parlour/games';
import { bundleOf, type GameRecord, type GameTypes, type Rules, type RulesName, UNRELEASED } from '@parlour/kernel';
import type { Bot } from '@parlour/search';

/** Rules and bots for the terminal: the released bundles; with PARLOUR_WORKING_TREE=on those of the working tree. */
const isWorkingTree = (): boolean => process.env['PARLOUR_WORKING_TREE'] === 'on';

/** What a new game is played by. */
export async function rulesForNew(entry: GameEntry): Promise<{ rules: Rules; name: RulesName }> {
  const newest = newestRules(entry.id);
  if (isWorkingTree() || newest === null) {
    const rules = bundleOf(await entry.game());
    return { rules, name: { version: rules.version, bundle: UNRELEASED } };
  }
  const { version, bundle } = newest;
  return { rules: await loadRules(newest), name: { version, bundle } };
}

/** The rules a record was played by; `null` if this copy of Parlour does not have them. */
export async function rulesOf(entry: GameEntry, { rules: { bundle } }: GameRecord): Promise<Rules | null> {
  if (bundle === UNRELEASED) return isWorkingTree() ? bundleOf(await entry.game()) : null;
  const released = rulesNamed(entry.id, bundle);
  return released === null ? null : loadRules(released);
}

/** The bots that play these rules, weakest first. */
export async function botsOf(entry: GameEntry, rules: Rules): Promise<Bot<GameTypes>[]> {
  const released = isWorkingTree() ? null : botsPlaying(entry.id, rules.version);
  const botsFor = released === null ? await entry.bots() : (await loadBots(released)).botsFor;
  return botsFor(rules);
}
