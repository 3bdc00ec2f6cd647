import { useEffect, useRef, useState } from 'react';

/** Whether the person asked their system for less movement. */
const prefersCalm = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The pace that is really used: none where the system asks for calm. */
export const paceOf = (pace: number): number => (prefersCalm() ? 0 : pace);

/** A number that counts from where it was to where it is. */
export function useCount(value: number, pace: number, ms = 400): number {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    const time = ms * paceOf(pace);
    if (start === value || time === 0) {
      from.current = value;
      setShown(value);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const t = Math.min(1, Math.max(0, now - began) / time);
      from.current = Math.round(start + (value - start) * (1 - (1 - t) ** 3));
      setShown(from.current);
      if (t < 1) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, pace, ms]);
  return shown;
}

/** Counts steps of a scene: `at` grows by one after each of the given waits (ms at pace 1); all at once without pace. */
export function useScene(waits: readonly number[], pace: number): { at: number; skip(): void } {
  const [at, setAt] = useState(0);
  const last = waits.length;
  const speed = paceOf(pace);
  useEffect(() => {
    if (at >= last) return;
    if (speed === 0) return setAt(last);
    const timer = setTimeout(() => setAt(at + 1), (waits[at] ?? 0) * speed);
    return () => clearTimeout(timer);
  }, [at, last, speed, waits]);
  return { at, skip: () => setAt(last) };
}
