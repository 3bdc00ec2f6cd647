import { paceOf, useScene } from '@parlour/kit/motion.ts';
import { useEffect, useRef } from 'react';

/** Plays a scene and tells when it is over; without pace its last picture stands still for a moment. */
export function useEnding(waits: readonly number[], linger: number, pace: number, onDone: () => void): number {
  const { at } = useScene(waits, pace);
  const done = useRef(onDone);
  done.current = onDone;
  const isOver = at >= waits.length;
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => done.current(), linger * (paceOf(pace) || 0.6));
    return () => clearTimeout(timer);
  }, [isOver, linger, pace]);
  return at;
}
