import type { Disturbance } from './plan.ts';
import type { Stage } from './stage/stage.ts';

/** What was broken, from when until when it was whole again. */
export type Disturbed = Disturbance & { from: number; until: number };

const rest = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Breaks something, and mends it. */
export async function disturb(stage: Stage, what: Disturbance): Promise<Disturbed> {
  const from = Date.now();
  await broken(stage, what);
  return { ...what, from, until: Date.now() };
}

async function broken(stage: Stage, what: Disturbance): Promise<void> {
  if (what.is === 'redis' || what.is === 'postgres') {
    if (what.is === 'redis') await stage.redis?.stop();
    else await stage.postgres.crash();
    await rest(what.lasts);
    await stage[what.is]?.start();
    return;
  }
  const node = stage.nodes[what.node];
  if (node === undefined) return;
  if (what.is === 'cut') {
    const way = stage.ways[what.node]?.[what.between];
    way?.cut(what.how);
    await rest(what.lasts);
    way?.mend();
  } else if (what.is === 'freeze') {
    node.freeze();
    await rest(what.lasts);
    node.wake();
  } else {
    await (what.is === 'kill' ? node.kill() : node.stop());
    await rest(what.lasts);
    await node.start();
  }
}
