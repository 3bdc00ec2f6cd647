import type { GameEntry } from '@parlour/games';
import { MARKS } from '@parlour/kit/seats/index.ts';
import { keptFor, type TableSetup } from '@parlour/table';
import { useSettings } from '../settings/settings.ts';
import { rulesForNew } from '../storage/bundles.ts';
import { freshId, type SavedTable } from '../storage/saved.ts';
import { browserStore } from '../storage/tables.ts';
import type { ShellText } from '../text/index.ts';
import { usualSeats } from './fits.ts';

/** How a seat is set up before the start. */
export type SeatPlan = { name: string; bot: string | null; mark: string; pick: string | null };

/** You against three careful bots, or as many as the game takes; or at a table of as many as were wanted. */
export function defaultSeats(entry: Pick<GameEntry, 'seats'>, words: ShellText, wanted: number | null): SeatPlan[] {
  return Array.from({ length: usualSeats(entry, wanted) }, (_, seat) =>
    newSeat(seat, words, seat === 0 ? null : 'careful'),
  );
}

export function newSeat(seat: number, words: ShellText, bot: string | null): SeatPlan {
  const { defaultNames, ownName } = words.setup;
  const own = useSettings.getState().name ?? ownName;
  return {
    name:
      bot === null && seat === 0 ? own : (defaultNames[(seat + defaultNames.length - 1) % defaultNames.length] ?? ''),
    bot,
    mark: (MARKS[seat % MARKS.length] ?? MARKS[0]).id,
    pick: null,
  };
}

/** Keeps a new table; it begins when it is opened. */
export async function newTable(
  entry: Pick<GameEntry, 'id'>,
  seats: readonly SeatPlan[],
  options: Record<string, string>,
  more: Partial<Pick<SavedTable, 'kind'> & Pick<TableSetup, 'seed' | 'entropy' | 'prelude'>> = {},
): Promise<string> {
  const { kind = 'game', ...fixed } = more;
  const id = freshId();
  const setup: TableSetup = {
    sitters: seats.map(({ name, bot }) => ({ name, bot })),
    options,
    picks: seats.map(({ pick }) => pick),
    ...fixed,
  };
  await browserStore.create({
    ...keptFor(id, entry.id, await rulesForNew(entry.id), setup),
    kind,
    marks: seats.map(({ mark }) => mark),
    updated: Date.now(),
    archived: false,
  });
  return id;
}
