/** Nothing that a timer waits for may be longer. */
const LONGEST_TIMER = 3_600_000;

/** A timer that keeps no program alive, and none that is longer than timers can be. */
export function later(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, Math.min(milliseconds, LONGEST_TIMER));
  timer.unref();
  return () => clearTimeout(timer);
}
