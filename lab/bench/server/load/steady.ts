import type { PlayedTable } from '../played-table.ts';

export type Steady = {
  /** Milliseconds from when each move was to be sent until it was acknowledged. */
  latencies: number[];
  /** Milliseconds that moves were sent too late by this process itself. */
  late: number[];
  refused: number;
};

/**
 * A move every so often, whatever has become of those before: the tables take turns. What waits because the server is slow
 * waits from the moment it was to be sent.
 */
export async function steady(tables: readonly PlayedTable[], perSecond: number, seconds: number): Promise<Steady> {
  const told: Steady = { latencies: [], late: [], refused: 0 };
  const playing = [...tables];
  const busy = new Map<PlayedTable, Promise<void>>();
  const began = performance.now();
  const most = Math.floor(perSecond * seconds);

  async function moveAt(table: PlayedTable, due: number): Promise<void> {
    await busy.get(table);
    for (let from = due; ; ) {
      const tried = await table.move();
      const now = performance.now();
      if (tried === 'made') told.latencies.push(now - from);
      if (tried === 'over' && playing.includes(table)) playing.splice(playing.indexOf(table), 1);
      if (tried !== 'refused') return;
      // Random choices do not always go together: another one, sent now.
      told.refused += 1;
      from = now;
    }
  }

  for (let sent = 0, turn = 0; sent < most && playing.length > 0; ) {
    const due = began + (sent * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) {
      await new Promise((resolve) => setTimeout(resolve, early));
      continue;
    }
    turn += 1;
    sent += 1;
    told.late.push(-early);
    const table = playing[turn % playing.length] as PlayedTable;
    busy.set(table, moveAt(table, due));
  }
  await Promise.all(busy.values());
  return told;
}
