import type { Moment } from './types.ts';

type Sight = Pick<Moment, 'view' | 'facts'>;

/**
 * Up to a line, the last position for each value that the number at this path of the view had. Where the number fell, moves
 * were taken back, and what they led to is gone.
 */
export async function pastBy(
  by: string,
  walk: (look: (view: Moment['view'], facts: () => object) => void) => Promise<void>,
): Promise<Sight[]> {
  const past: { value: number; view: Moment['view']; facts: () => object }[] = [];
  await walk((view, facts) => {
    const value = numberAt(view, by);
    while ((past.at(-1)?.value ?? Number.NEGATIVE_INFINITY) >= value) past.pop();
    past.push({ value, view, facts });
  });
  return past.map(({ view, facts }) => ({ view, facts: facts() }));
}

function numberAt(view: object, path: string): number {
  let value: unknown = view;
  for (const key of path.split('.'))
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  if (typeof value !== 'number') throw new RangeError(`${path} is no number of this game`);
  return value;
}
