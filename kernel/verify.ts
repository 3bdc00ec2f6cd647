import { commitmentTo } from './fair.ts';
import { act, begin, type Match, undo } from './match.ts';
import type { Entry, GameRecord } from './record.ts';
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
  if (record.rules !== game.rules)
    return fail(
      'rules',
      null,
      `played by rules ${record.rules.slice(0, 12)}, this copy has ${game.rules.slice(0, 12)}`,
    );
  pass('rules');
  if (record.seed === null) return fail('dice', null, 'the seed has not been revealed: the game is not over');
  if (commitmentTo(record.seed) !== record.commitment)
    return fail('dice', null, 'the revealed seed is not the one that was committed to before play');
  pass('dice');

  let match: Match<G>;
  try {
    match = begin(game, { ...record, seed: record.seed });
  } catch (error) {
    return fail('actions', null, `the table could not be set up: ${(error as Error).message}`);
  }
  for (const [at, entry] of record.entries.entries()) {
    const repeated = repeat(match, entry);
    if (!repeated.ok)
      return fail(
        'actions',
        at,
        `line ${at + 1} was not possible: ${repeated.refusal.refused}`,
        repeated.refusal as Refusal,
      );
    if (repeated.entry.hash !== entry.hash)
      return fail(
        'chain',
        at,
        `line ${at + 1} does not follow from the lines before it: something here or earlier was changed`,
      );
  }
  pass('actions');
  pass('chain');
  const [found, claimed] = [JSON.stringify(match.g.outcome), JSON.stringify(record.outcome)];
  if (match.g.outcome === null)
    return fail('ending', record.entries.length, `the game is not over after its last line (${record.entries.length})`);
  if (found !== claimed)
    return fail('ending', record.entries.length, `the result is ${found}, the record claims ${claimed}`);
  pass('ending');
  return { ok: true, findings };
}

/** The match as it stood after the first `lines` lines of a record. Throws where a line cannot be repeated. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  record: GameRecord,
  seed: string,
  lines = record.entries.length,
): Match<G> {
  const match = begin(game, { ...record, seed });
  for (const [at, entry] of record.entries.slice(0, lines).entries()) {
    const repeated = repeat(match, entry);
    if (!repeated.ok) throw new Error(`line ${at + 1} was not possible: ${repeated.refusal.refused}`);
  }
  return match;
}

export function repeat<G extends GameTypes>(match: Match<G>, entry: Entry) {
  return 'do' in entry ? act(match, { ...entry.do, seat: entry.seat }) : undo(match, entry.seat, entry.agreed);
}
