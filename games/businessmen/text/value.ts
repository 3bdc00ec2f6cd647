import { type GameText, naming } from '@parlour/kernel';
import type { Characteristic } from '../content/characteristics.ts';
import type { GoodId } from '../content/goods.ts';
import type { LorryId } from '../content/lorries.ts';
import type { Businessmen } from '../types.ts';
import type { Cards, Names } from './types.ts';

/** What stands on a label of its own. */
type Labels = { lorry(id: LorryId): string; true: string; false: string };

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Names values in a language. Lorries and players share their colours; in the field of a lorry it is the lorry. */
export function valuesOf(
  names: Names & Cards,
  { lorry, ...states }: Labels,
): Pick<GameText<Businessmen>, 'values' | 'value'> {
  const good = (id: GoodId): string => names.goods[id];
  const characteristic = (id: Characteristic): string => names.characteristics[id];
  const things: Record<string, string> = {
    ...states,
    ...names.goods,
    ...names.picks,
    ...names.lorries,
    ...names.characteristics,
    ...names.priceSectors,
    ...names.misfortuneSectors,
    ...Object.fromEntries(
      Object.entries({ ...names.goodsCards, ...names.exportCards }).map(([id, { name }]) => [id, name]),
    ),
  };
  return naming<Businessmen>(
    {
      buy: { good, units: String },
      load: { lorry: (id) => capital(lorry(id)), good },
      keep: { goods: good },
      ship: { good, units: String },
      improve: { characteristic },
      insure: { characteristic },
    },
    (id) => things[id] ?? capital(id),
  );
}
