import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { GroupHow } from './group.ts';
import type { Order, Progress } from './main.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const LOOK = 20;

/** Everybody who plays, in processes of their own. */
export type Players = {
  acknowledged(): Record<string, number>;
  total(): number;
  games(): number;
  /** Waits until there are so many. */
  reach(what: string, wanted: number, count: (progress: readonly Progress[]) => number): Promise<void>;
  tell(order: Order): void;
  stop(): void;
};

type PlayersHow = {
  folder: string;
  address: string;
  pause: number;
  groups: readonly GroupHow[];
  processes: number;
  /** What does not come any nearer in so many milliseconds is stuck. */
  patience: number;
};

export function startPlayers({ folder, address, pause, groups, processes, patience }: PlayersHow): Players {
  const latest: (Progress | null)[] = [];
  let ended: Error | null = null;
  const children = Array.from({ length: processes }, (_, i) => {
    const child = fork(MAIN);
    child.on('message', (progress) => {
      latest[i] = progress as Progress;
    });
    child.on('exit', (code) => {
      ended = new Error(`players ended with ${code}, see above`);
    });
    const own = groups.filter((_, n) => n % processes === i);
    child.send({ is: 'play', folder, address, pause, groups: own } satisfies Order);
    latest.push(null);
    return child;
  });
  const known = (): Progress[] => latest.flatMap((each) => each ?? []);
  const acknowledged = (): Record<string, number> => {
    const sum: Record<string, number> = {};
    for (const each of known())
      for (const [game, count] of Object.entries(each.acknowledged)) sum[game] = (sum[game] ?? 0) + count;
    return sum;
  };
  const waiting = (): string[] => known().flatMap((each) => each.waiting);
  return {
    acknowledged,
    total: () => Object.values(acknowledged()).reduce((sum, count) => sum + count, 0),
    games: () => known().reduce((sum, { games }) => sum + games, 0),
    async reach(what, wanted, count) {
      let most = Number.NEGATIVE_INFINITY;
      for (let end = Date.now() + patience; most < wanted; ) {
        if (ended !== null) throw ended;
        const now = latest.includes(null) ? most : count(known());
        if (now > most) [most, end] = [now, Date.now() + patience];
        if (Date.now() > end) throw new Error(`stuck: ${what}: ${most} of ${wanted}; ${waiting().join(', ')}`);
        await new Promise((resolve) => setTimeout(resolve, LOOK));
      }
    },
    tell: (order) => children.forEach((child) => void child.send(order)),
    stop() {
      for (const child of children) if (child.connected) child.disconnect();
    },
  };
}
