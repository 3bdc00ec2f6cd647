import type { GameTypes, Offer } from '@parlour/kernel';

/** What takes one click whatever it consists of, as the rules propose it whole. */
const PROPOSED: Record<string, readonly string[]> = {
  // What is owed: `facts.raising`.
  economicus: ['raiseMoney'],
  // Every token as it fits best there: `facts.paving`.
  manticore: ['lay'],
  'matter-of-fact': ['runProposed'],
};

/** Where a game says how far it is, for whoever counts by rounds; Economicus is counted by turns. */
export const ROUNDS: Record<string, (view: never) => number> = {
  boom: ({ round }: { round: number }) => round,
  businessmen: ({ round }: { round: number }) => round,
  economicus: ({ turn }: { turn: { number: number } }) => turn.number,
  manticore: ({ round }: { round: number }) => round,
  'matter-of-fact': ({ round }: { round: number }) => round,
};

type Domain = { one?: readonly unknown[]; some?: readonly unknown[]; parts?: Fields; min?: number; max?: number };
type Fields = Readonly<Record<string, Domain>>;

/**
 * How many clicks a choice takes by hand: one for each field that leaves something to choose, one for each thing of a set, and one more to
 * send it where it took several. A plain button is one.
 */
export function clicksOf(game: string, choice: { type: string }, offers: readonly Offer<GameTypes>[]): number {
  if (PROPOSED[game]?.includes(choice.type)) return 1;
  const fields = (offers.find(({ type }) => type === choice.type)?.fields ?? {}) as Fields;
  const picks = picksIn(fields, choice as Record<string, unknown>);
  return picks > 1 ? picks + 1 : 1;
}

function picksIn(fields: Fields, chosen: Readonly<Record<string, unknown>>): number {
  let picks = 0;
  for (const [name, { one, some, parts, min = 0, max = 0 }] of Object.entries(fields)) {
    const value = chosen[name];
    if (one !== undefined) picks += one.length > 1 ? 1 : 0;
    else if (some !== undefined) picks += Array.isArray(value) ? value.length : 0;
    else if (parts !== undefined) picks += picksIn(parts, (value ?? {}) as Record<string, unknown>);
    else picks += max > min ? 1 : 0;
  }
  return picks;
}
