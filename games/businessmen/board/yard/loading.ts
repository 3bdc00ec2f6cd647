import { GOODS, type GoodId } from '../../content/goods.ts';
import type { LorryId } from '../../content/lorries.ts';
import type { Table } from '../table/context.ts';
import { askWhy, choose } from '../table/reading.ts';
import { letGo, select } from '../table/selection.ts';

/** What a click on a lorry does now. Every answer is read off the offers. */
export type Intent = {
  isLit: boolean;
  /** It cannot take what is held up; a click tells why. */
  isOff: boolean;
  /** What a click would load; `null` if it would first ask, or cannot. */
  good: GoodId | null;
  /** The goods it could take of mine. */
  takes: readonly GoodId[];
  act(): void;
};

export function intentOf(table: Table, lorry: LorryId, held: GoodId | null): Intent {
  const offer = table.offer('load');
  const takes = GOODS.filter((good) => offer.allows({ lorry, good }));
  const nothing = { isLit: false, good: null, takes };
  if (!offer.isOffered) return { ...nothing, isOff: false, act: () => explain(table, lorry, held) };
  const wanted = held ?? (takes.length === 1 ? (takes[0] ?? null) : null);
  if (wanted !== null && takes.includes(wanted))
    return { isLit: true, isOff: false, good: wanted, takes, act: () => load(table, lorry, wanted) };
  if (held === null && takes.length > 1)
    return { isLit: true, isOff: false, good: null, takes, act: () => select({ asks: lorry }) };
  return { ...nothing, isOff: true, act: () => explain(table, lorry, held) };
}

export function load(table: Table, lorry: LorryId, good: GoodId): void {
  letGo();
  choose(table.offer('load'), { lorry, good });
}

function explain(table: Table, lorry: LorryId, held: GoodId | null): void {
  const offer = table.offer('load');
  const mine = GOODS.filter((good) => table.seat !== null && ownsAny(table, good));
  const asked = held ?? mine[0] ?? null;
  askWhy(table, offer, asked === null ? { lorry } : { lorry, good: asked });
}

const ownsAny = ({ view, seat }: Table, good: GoodId): boolean =>
  seat !== null && view.players[seat].main[good] + view.players[seat].temp[good] > 0;
