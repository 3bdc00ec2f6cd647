import { unfairIn } from './fair.ts';
import { canonical } from './hashing/canonical.ts';
import { begin, type Match, repeat } from './match.ts';
import { onlyAnswer } from './only-answer.ts';
import { idle } from './play.ts';
import { type Entry, type GameRecord, headOf, nameCommitment } from './record.ts';
import type { Game, GameTypes, Refusal } from './types.ts';

/** What a record was checked for, in this order; a later check says nothing once an earlier one has failed. */
export type CheckName = 'game' | 'rules' | 'dice' | 'actions' | 'chain' | 'ending';
export type Finding =
  | { check: CheckName; ok: true }
  | { check: CheckName; ok: false; at: number | null; detail: string; refusal?: Refusal };
export type Verdict = { ok: boolean; findings: Finding[] };

/** Checks a finished record from its first line to its last, as anybody can who has a copy of Parlour. */
export function verify<G extends GameTypes>(game: Game<G>, record: GameRecord): Verdict {
  const findings: Finding[] = [];
  const pass = (check: CheckName) => findings.push({ check, ok: true });
  const fail = (check: CheckName, at: number | null, detail: string, refusal?: Refusal): Verdict => {
    findings.push(refusal === undefined ? { check, ok: false, at, detail } : { check, ok: false, at, detail, refusal });
    return { ok: false, findings };
  };

  if (record.game !== game.id) return fail('game', null, `this is a record of ${record.game}, not of ${game.id}`);
  pass('game');
  if (record.rules.version !== game.version)
    return fail('rules', null, `played by rules ${record.rules.version}, these are rules ${game.version}`);
  pass('rules');
  if (record.seeds === null) return fail('dice', null, 'the seed has not been revealed: the game is not over');
  const allDice = [record.dice, ...record.entries.flatMap((entry) => ('dice' in entry ? [entry.dice] : []))];
  if (record.seeds.length !== allDice.length)
    return fail('dice', null, `there are ${allDice.length} dice and ${record.seeds.length} seeds`);
  for (const [i, dice] of allDice.entries()) {
    const unfair = unfairIn(dice, record.seeds[i] ?? '');
    if (unfair !== null) return fail('dice', null, unfair);
  }
  pass('dice');

  let match: Match<G>;
  try {
    match = begin(game, { ...record, seed: record.seeds[0] ?? '' });
  } catch (error) {
    return fail('actions', null, `the table could not be set up: ${(error as Error).message}`);
  }
  if (canonical(match.head) !== canonical(headOf(record)))
    return fail('chain', null, 'the head says something that these rules do not know, or leaves something out');
  for (const [seat, name] of record.names.entries())
    if (name !== null && nameCommitment(name) !== record.seats[seat]?.name)
      return fail('chain', null, `seat ${seat + 1} was not played under the name ${name.name}`);
  for (const [at, entry] of record.entries.entries()) {
    const before = match;
    const repeated = repeat(match, entry, record.seeds);
    if (!repeated.ok)
      return fail(
        'actions',
        at,
        `line ${at + 1} was not possible: ${repeated.refusal.refused}`,
        repeated.refusal as Refusal,
      );
    match = repeated.match;
    if (!isForClock(before, entry))
      return fail('actions', at, `line ${at + 1} is not what the rules do for a time-out`);
    if (!isForTable(before, entry)) return fail('actions', at, `line ${at + 1} was not the only answer there was`);
    // Not only the link: a line may say nothing that the rules did not take up.
    if (canonical(repeated.entry) !== canonical(entry))
      return fail(
        'chain',
        at,
        `line ${at + 1} does not follow from the lines before it: something here or earlier was changed`,
      );
  }
  pass('actions');
  pass('chain');
  const { outcome } = match.position.g;
  const [found, claimed] = [JSON.stringify(outcome), JSON.stringify(record.outcome)];
  if (outcome === null)
    return fail('ending', record.entries.length, `the game is not over after its last line (${record.entries.length})`);
  if (found !== claimed)
    return fail('ending', record.entries.length, `the result is ${found}, the record claims ${claimed}`);
  pass('ending');
  return { ok: true, findings };
}

/** What is said to have been done because time ran out must be what the rules do then. */
function isForClock<G extends GameTypes>({ game, position }: Match<G>, entry: Entry): boolean {
  if (!('do' in entry) || entry.by !== 'clock') return true;
  const { seat: _, ...choice } = idle(game, position.g, entry.seat);
  return canonical(choice) === canonical(entry.do);
}

/** What is said to have been answered by the table must have been the only answer there was. */
function isForTable<G extends GameTypes>({ game, position }: Match<G>, entry: Entry): boolean {
  if (!('do' in entry) || entry.by !== 'table') return true;
  const only = onlyAnswer(game, position.g, entry.seat);
  return only !== null && canonical(only) === canonical(entry.do);
}

/** The match as it stood after the first `lines` lines of a record. Throws where a line cannot be repeated. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord,
  seeds: readonly string[],
  { lines = record.entries.length, kept }: { lines?: number; kept?: number } = {},
): Match<G> {
  let match = begin(game, { ...record, seed: seeds[0] ?? '' }, kept);
  for (const [at, entry] of record.entries.slice(0, lines).entries()) {
    const repeated = repeat(match, entry, seeds);
    if (!repeated.ok) throw new Error(`line ${at + 1} was not possible: ${repeated.refusal.refused}`);
    match = repeated.match;
  }
  return match;
}
