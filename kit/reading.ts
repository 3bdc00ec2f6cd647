/** Looking things up in any view. Nothing here judges; it only finds. */

/** The innermost frame of a phase that is open now. */
export function frameOf<Frame extends { phase: string }, P extends Frame['phase']>(
  { stack }: { stack: readonly Frame[] },
  phase: P,
): Extract<Frame, { phase: P }> | null {
  const found = stack.findLast((frame) => frame.phase === phase);
  return (found as Extract<Frame, { phase: P }> | undefined) ?? null;
}

/** The question that is open, as `phase.step`. */
export function questionOf({ stack }: { stack: readonly { phase: string; step: string }[] }): string {
  const top = stack.at(-1);
  return top === undefined ? '' : `${top.phase}.${top.step}`;
}
