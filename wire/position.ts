import type { Told } from '@parlour/protocol';
import { type Change, changed } from '@parlour/protocol/changes.ts';
import type { Sight, Update } from '@parlour/table';

type Whole = Extract<Told, { is: 'whole' }>;
type Changed = Extract<Told, { is: 'changed' }>;

/** The present position as it is told: whole once, then by what changed. */
export type Position = { readonly update: Update | null; whole(told: Whole): Update; changed(told: Changed): Update };

export function positionOf(): Position {
  let update: Update | null = null;
  const show = (next: Update): Update => {
    update = next;
    return next;
  };
  return {
    get update() {
      return update;
    },
    whole: (told) => show(told.update as unknown as Update),
    changed({ change, news }) {
      if (update === null) throw new Error('a change of nothing');
      const next = changed(update, change as Change | undefined) as Update;
      const sights = next.sights.map((each, i) => ({ ...each, sight: { ...each.sight, ...news[i] } as Sight }));
      return show({ ...next, sights });
    },
  };
}
