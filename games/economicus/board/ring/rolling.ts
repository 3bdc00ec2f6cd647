import { paceOf } from '@parlour/kit/motion.ts';
import { useEffect, useState } from 'react';
import type { Table } from '../table/context.tsx';

const TUMBLE = 650;

/** Whether the dice are still tumbling: for a moment after a roll has been told. */
export function useRolling(events: Table['events'], pace: number): boolean {
  const [rolled, setRolled] = useState<Table['events'] | null>(null);
  const hasRoll = events.some(({ type }) => type === 'diceRolled');
  const time = TUMBLE * paceOf(pace);
  useEffect(() => {
    if (!hasRoll || time === 0) return;
    const timer = setTimeout(() => setRolled(events), time);
    return () => clearTimeout(timer);
  }, [events, hasRoll, time]);
  return hasRoll && time > 0 && rolled !== events;
}
