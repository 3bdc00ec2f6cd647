import type { Seat } from '@parlour/kernel';

/** Values that make no sense wherever they stand. */
export const JUNK: readonly unknown[] = [
  ...[null, -1, 1e99, '', 'x', [], {}, [[[]]], { type: 7 }, '__proto__', true, -0.5, '\u0000'],
];

/** One of many ways to be wrong: no JSON, no message, another's seat, out of turn, replayed, too long, too deep. */
export function hostile(random: (n: number) => number, { version, seat }: { version: number; seat: Seat }): string {
  const of = <T>(...all: T[]): T => all[random(all.length)] as T;
  const junk = () => of<unknown>(...JUNK);
  const ask = of<object>(
    { is: 'act', seat: 1 - seat, choice: { type: 'pass' }, at: version, key: 'other-seat' },
    {
      is: 'act',
      seat,
      choice: { type: of('pass', 'bid', 'nothing', '__proto__', 'constructor'), x: junk() },
      at: version - 1 - random(9),
      key: `old-${random(1e9)}`,
    },
    { is: 'act', seat, choice: junk(), at: version, key: 'bad-choice' },
    { is: 'act', seat: junk(), choice: { type: 'pass' }, at: junk(), key: junk() },
    {
      is: of('sit', 'stand', 'bot', 'settle', 'start', 'promise', 'reveal', 'rematch', 'undo', 'nothing'),
      seat: junk(),
    },
    { is: 'moment', line: of<unknown>(-1, 1e6, version + 5, junk()), open: true },
    { is: 'log', from: 0, to: 1e6, seat: 1 - seat },
    { is: 'why', seat, choice: { type: of('pass', 'x'), deep: junk() } },
    { is: 'say' },
    { is: 'plan', seat, plan: junk() },
    {
      is: 'plan',
      seat: of<unknown>(1 - seat, junk()),
      plan: { id: 'plan-of-mine', is: 'passWindows', with: {}, once: false, until: null },
    },
    { is: 'plan', seat, plan: { id: 'plan-of-mine', is: '__proto__', with: { most: junk() }, once: true, until: 0 } },
    { is: 'unplan', seat: of<unknown>(1 - seat, junk()), plan: 'plan-of-mine' },
    { [of('is', 'does', '__proto__')]: junk() },
  );
  const frame = JSON.stringify({ id: random(1000), ask });
  return of(
    frame,
    frame,
    frame,
    frame.slice(0, random(frame.length)),
    'x'.repeat(random(200)),
    JSON.stringify(junk()),
    `${'['.repeat(2000)}`,
  );
}
