import type { GameRecord, GameTypes, Match, Rules, Seat } from '@parlour/kernel';
import { readRecord } from '@parlour/protocol';
import { goldenGames } from '../golden.ts';

type Asked = { seat: Seat; match: Match<GameTypes> };

/** Questions of the golden games of these rules, some of every kind that each game has. */
export function* questionsOf(rules: Rules): Generator<Asked & { name: string }> {
  for (const { name, text } of goldenGames(rules.game, rules.version)) {
    const read = readRecord(text);
    if ('error' in read) throw new Error(read.error);
    for (const asked of questionsIn(rules, read.record)) yield { name, ...asked };
  }
}

/** Each kind of question four times a game. */
function* questionsIn(rules: Rules, record: GameRecord): Generator<Asked> {
  let match = rules.begin({ ...record, seed: record.seeds?.[0] ?? '' });
  const asked = new Map<string, number>();
  for (const entry of record.entries) {
    const { waiting } = rules.about(match);
    const kind = `${waiting?.phase}.${waiting?.step}${waiting?.deal === true ? ' deal' : ''}`;
    const times = asked.get(kind) ?? 0;
    if (times < 4) {
      asked.set(kind, times + 1);
      for (const seat of waiting?.seats ?? []) yield { seat, match };
    }
    const done = rules.repeat(match, entry, record.seeds ?? []);
    if (!done.ok) throw new Error(done.refusal.refused);
    match = done.match;
  }
}
