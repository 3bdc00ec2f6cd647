import { type GameRecord, headOf, type Rules } from '@parlour/kernel';
import { importRecord } from '@parlour/table';
import { rulesOf } from './bundles.ts';
import type { HouseStore } from './store/index.ts';
import { freshId } from './store/people.ts';
import { EMPTY } from './store/rooms.ts';

/** Games out of a house and into one, as records. */

type Exported = { record: GameRecord } | 'unknown' | 'notOver';

/** A finished game, whole. One that goes on has secrets of people in it: it leaves the house only with a copy of everything. */
export async function exported({ tables }: HouseStore, id: string): Promise<Exported> {
  const loaded = await tables.load(id);
  if (loaded === null) return 'unknown';
  const { head, outcome, names, seeds } = loaded.kept;
  if (head === null || outcome === null) return 'notOver';
  const entries = await tables.lines(id, 0, loaded.version);
  return { record: { ...head, names, entries, outcome, seeds: [...seeds] } };
}

/** Every game that is over. */
export function finished({ rooms }: HouseStore): Promise<string[]> {
  return rooms.over();
}

/** Takes a finished game into the house, so that whoever has the link can look at it. Throws where the record does not hold. */
export async function imported(store: HouseStore, record: GameRecord): Promise<string> {
  const rules: Rules | null = await rulesOf(record.game, record.rules);
  if (rules === null) throw new Error(`There are no rules ${record.rules.bundle.slice(0, 12)} of ${record.game} here.`);
  if (record.outcome === null) throw new Error('This game is not over.');
  const verdict = rules.verify(record);
  if (!verdict.ok) {
    const failed = verdict.findings.find((finding) => !finding.ok);
    throw new Error(`This record does not hold: ${failed?.check ?? ''}`);
  }
  const id = freshId();
  await importRecord(store.tables, rules, record, (kept) => ({ ...kept, id, head: headOf(record) }));
  await store.rooms.put({
    id,
    revision: 0,
    game: record.game,
    rules: record.rules,
    options: record.options,
    isPublic: false,
    pace: { is: 'none' },
    state: 'over',
    // Nobody of this house played it.
    host: freshId(),
    seats: record.seats.map(({ bot, pick }, seat) => ({
      ...EMPTY,
      bot: bot ?? 'random',
      pick,
      name: record.names[seat]?.name ?? '',
    })),
    left: [],
    due: null,
    awaited: [],
    rematch: null,
    isChatOff: true,
    updated: Date.now(),
  });
  return id;
}
