import { freshId, freshToken, hashOf } from './people.ts';

/** A browser's own place to be called at, as the Push API gives it. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A way by which somebody is told that a table waits: for all their tables, or one table for everybody at it. */
export type Channel = {
  id: string;
  person: string;
  /** The table whose turns are told there; `null`: all of the person's own turns. */
  room: string | null;
  to: { is: 'push'; subscription: Subscription } | { is: 'webhook'; url: string };
  /** The address of this house as that person knows it: links in notices begin with it. */
  origin: string;
};

/** Ways to be told, and which turns were told on them. */
export type NoticeStore = {
  find(id: string): Promise<Channel | null>;
  all(): Promise<Channel[]>;
  /** Where somebody is told of their own turns, and of tables they have set up a way for. */
  of(person: string): Promise<Channel[]>;
  forRoom(room: string): Promise<Channel[]>;
  add(channel: Omit<Channel, 'id'>): Promise<Channel>;
  remove(id: string): Promise<void>;
  stop(secret: string): Promise<boolean>;
  forget(person: string): Promise<void>;
  /** Whether a turn is told there for the first time. Asked before it is told: after a crash a notice may be missing, but none comes twice. */
  claim(channel: string, room: string, turn: string): Promise<boolean>;
};

/** Nobody but its owner is shown the id, and nobody can guess it: what stops it is made from it. */
export const freshChannel = (channel: Omit<Channel, 'id'>): Channel => ({
  id: `${freshId()}${freshToken()}`,
  ...channel,
});

/** Stopping needs nothing but what stands in a notice, and that is good for nothing else. */
export const stopSecretOf = (id: string): string => hashOf(`stop ${id}`).slice(0, 43);

/** So long it is believed that nobody else has added a way. */
const BELIEVED = 60_000;

/** With every move it is asked who may be told, and nearly nobody has a way: so that is known without asking the store. */
export function waysKnown(all: () => Promise<Channel[]>) {
  let told: Promise<Set<string | null>> | null = null;
  let readAt = 0;
  const read = async () => new Set((await all()).flatMap(({ person, room }) => [person, room]));
  return {
    async mayHave(who: string): Promise<boolean> {
      if (told === null || performance.now() - readAt > BELIEVED) {
        readAt = performance.now();
        told = read();
        // What could not be read is asked for the next time.
        told.catch(() => {
          told = null;
        });
      }
      return (await told).has(who);
    },
    async add({ person, room }: Channel): Promise<void> {
      (await told)?.add(person).add(room);
    },
  };
}
