import type { Wishes } from '@parlour/kit';
import { useMemo } from 'react';
import { asksAt, useSettings, wishAt } from '../settings/settings.ts';
import type { SavedTable } from '../storage/saved.ts';

const NOTHING: Wishes['of'] = {};

/** What this person has settled at this table, on this device. */
export function useWishes(saved: SavedTable | null): Wishes {
  const table = saved?.id ?? '';
  const of = useSettings(({ wishes }) => wishes[table] ?? NOTHING);
  const isEasy = useSettings((settings) => asksAt(settings, table) !== 'everything');
  const persons = (saved?.setup.sitters ?? []).filter(({ bot }) => bot === null).length;
  const isAlone = isEasy && persons === 1;
  return useMemo(() => ({ isAlone, of, wish: (name, values) => wishAt(table, name, values) }), [isAlone, of, table]);
}
