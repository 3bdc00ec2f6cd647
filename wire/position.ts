import type { Told } from '@parlour/protocol';
import { type Change, changed } from '@parlour/protocol/changes.ts';
import { unpack } from '@parlour/protocol/packing.ts';
import type { Sight, Update } from '@parlour/table';

type Whole = Extract<Told, { is: 'whole' }>;
type Changed = Extract<Told, { is: 'changed' }>;

/** The present position as it is told: whole once, then by what changed. */
type Position = { readonly update: Update | null; whole(told: Whole): Update; changed(told: Changed): Update };

export function positionOf(): Position {
  let update: Update | null = null;
  /** The same as it is told: packed. */
  let told: Update | null = null;
  const show = (next: Update): Update => {
    told = next;
    update = { ...next, sights: next.sights.map(({ eyes, sight }) => ({ eyes, sight: unpacked(sight) })) };
    return update;
  };
  return {
    get update() {
      return update;
    },
    whole: ({ update: whole }) => show(whole as unknown as Update),
    changed({ change, news }) {
      if (told === null) throw new Error('a change of nothing');
      const next = changed(told, change as Change | undefined) as Update;
      const sights = next.sights.map((each, i) => ({ ...each, sight: { ...each.sight, ...news[i] } as Sight }));
      return show({ ...next, sights });
    },
  };
}

const unpacked = (sight: Sight): Sight => ({
  ...sight,
  facts: unpack(sight.facts) as Sight['facts'],
  offers: unpack(sight.offers) as Sight['offers'],
  refused: unpack(sight.refused) as Sight['refused'],
});
