import { useCount } from '../motion.ts';

/** A number that counts up or down to its value; readers are given the value alone. */
export function Count({ value, pace, pad = 0 }: { value: number; pace: number; pad?: number }) {
  const shown = useCount(value, pace);
  return <>{String(shown).padStart(pad, '0')}</>;
}
