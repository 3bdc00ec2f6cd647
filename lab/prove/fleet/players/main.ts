/** A process of its own in which groups of people play, as they are told over its channel. */
import './wiretap.ts';
import type { Client } from './client.ts';
import { Group, type GroupHow } from './group.ts';

export type Order =
  | { is: 'play'; folder: string; address: string; pause: number; groups: GroupHow[] }
  | { is: 'calm' }
  | { is: 'leave' };
/** How far it is; `left`: everything is written down. */
export type Progress = {
  acknowledged: Record<string, number>;
  games: number;
  /** Groups that have come to play. */
  begun: number;
  isCalm: boolean;
  /** Who has heard of nothing new since it is calm. */
  waiting: string[];
  left: boolean;
};

const EVERY = 100;
let groups: Group[] = [];
let heardBefore: Map<Client, number> | null = null;
let left = false;

const everybody = (): Client[] => groups.flatMap(({ clients }) => clients);

function progress(): Progress {
  const acknowledged: Record<string, number> = {};
  for (const each of groups) acknowledged[each.how.game] = (acknowledged[each.how.game] ?? 0) + each.acknowledged;
  const isWaiting = (each: Client) => heardBefore !== null && each.heard <= (heardBefore.get(each) ?? 0);
  return {
    acknowledged,
    games: groups.reduce((sum, each) => sum + each.games, 0),
    begun: groups.filter((each) => each.hasBegun).length,
    isCalm: heardBefore !== null,
    waiting: everybody()
      .filter(isWaiting)
      .map(({ name }) => name),
    left,
  };
}

async function obey(order: Order): Promise<void> {
  if (order.is === 'play') {
    const { folder, address, pause } = order;
    groups = order.groups.map((how) => new Group(how, folder, address, pause));
    for (const each of groups)
      each.run().catch((error: Error) => {
        console.error(each.how.name, error);
        process.exit(1);
      });
  } else if (order.is === 'calm') {
    heardBefore = new Map(everybody().map((each) => [each, each.heard]));
    for (const each of groups) each.note();
  } else {
    await Promise.all(groups.map((each) => each.leave()));
    left = true;
  }
}

process.on('message', (order: Order) => void obey(order));
const flush = (): void => everybody().forEach(({ log }) => void log.flush());
process.on('disconnect', () => {
  flush();
  process.exit(0);
});
// Whoever counted may have gone a moment ago: that is the end of it, and no fault.
setInterval(() => process.send?.(progress(), () => {}), EVERY);
