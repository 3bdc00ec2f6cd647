import type { Wishes } from '@parlour/kit';
import { useMemo } from 'react';
import { asksAt, useSettings, wishAt } from '../settings/settings.ts';
import type { TableState } from './table-state.ts';

const NOTHING: Wishes['of'] = {};

/** What this person has settled at this table, on this device. `carryOut` sends what one of their orders answers. */
export function useWishes({ saved, isAgain }: TableState, carryOut: Wishes['carryOut']): Wishes {
  const table = saved?.id ?? '';
  const of = useSettings(({ wishes }) => wishes[table] ?? NOTHING);
  const isEasy = useSettings((settings) => asksAt(settings, table) !== 'everything');
  const persons = (saved?.setup.sitters ?? []).filter(({ bot }) => bot === null).length;
  const isAlone = isEasy && persons === 1;
  return useMemo(
    () => ({ isAlone, isAgain, of, wish: (name, values) => wishAt(table, name, values), carryOut }),
    [isAlone, isAgain, of, table, carryOut],
  );
}
