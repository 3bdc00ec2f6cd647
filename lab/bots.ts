import type { GameEntry } from '@parlour/games';
import type { GameTypes, Rules } from '@parlour/kernel';
import type { Bot } from '@parlour/search';

/** The bots of the lab: those that people may play, and some that nobody is offered because they only measure. */
type LabBots = {
  /** Whom people may play, weakest first, and what anybody may add to them. */
  known: readonly string[];
  find(name: string): Bot<GameTypes> | null;
};

/** The careful bot with a tenth of its answers at random: who beats the one and not the other knows its habits. */
const DISTURBED = 'disturbed';
const TENTH = 10;
/** A thinker with another budget: `expert@2x` plays out twice as much, `expert@100ms` as much as it can in so much processor time. */
const BUDGET = /^(?<bot>.+)@(?:(?<times>\d+(?:\.\d+)?)x|(?<milliseconds>\d+)ms)$/;

export async function labBots(entry: GameEntry, rules: Rules): Promise<LabBots> {
  const offered = (await entry.bots())(rules);
  const named = (name: string) => offered.find((bot) => bot.name === name) ?? null;
  const disturbed = disturbedBot(named('careful'), named('random'));
  const thinker = offered.findLast((bot) => bot.at !== undefined)?.name;
  return {
    known: [
      ...offered.map(({ name }) => name),
      ...(disturbed === null ? [] : [DISTURBED]),
      ...(thinker === undefined ? [] : [`${thinker}@2x`, `${thinker}@100ms`]),
    ],
    find: (name) => named(name) ?? (name === DISTURBED ? disturbed : budgeted(name, named)),
  };
}

function disturbedBot(careful: Bot<GameTypes> | null, anything: Bot<GameTypes> | null): Bot<GameTypes> | null {
  if (careful === null || anything === null) return null;
  return {
    name: DISTURBED,
    choose: (seen, random, limits) => (random(TENTH) === 0 ? anything : careful).choose(seen, random, limits),
  };
}

function budgeted(name: string, named: (name: string) => Bot<GameTypes> | null): Bot<GameTypes> | null {
  const { bot, times, milliseconds } = BUDGET.exec(name)?.groups ?? {};
  const usual = bot === undefined ? null : named(bot);
  if (usual?.at === undefined) return null;
  if (times !== undefined)
    return { ...usual.at((level) => ({ ...level, playouts: Math.round(level.playouts * Number(times)) })), name };
  const allowed = Number(milliseconds);
  const thinker = usual.at((level) => ({
    ...level,
    playouts: Number.POSITIVE_INFINITY,
    milliseconds: allowed,
  }));
  const limits = { milliseconds: allowed, signal: { aborted: false }, clock: processorTime };
  return { name, choose: (seen, random) => thinker.choose(seen, random, limits) };
}

/** Of this thread, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
