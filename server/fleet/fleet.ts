/** Several servers of one house, as each of them sees the others. The store says what is true; here it is said that there is something new. */

/** Who has a table open by way of one server: `null` is somebody without a name. `looking`: those who look at it; servers of before do not tell. */
export type Present = { people: (string | null)[]; hasScreen: boolean; looking?: string[] };

export const looksOn = (
  person: string,
  { people, looking = people.filter((each) => each !== null) }: Present,
): boolean => looking.includes(person);

/** That something has changed, never what: whoever hears it reads what is written. */
export type News =
  | { is: 'lines' | 'room' | 'said' | 'here'; room: string }
  | { is: 'house' }
  | { is: 'forgotten'; person: string };

export type Fleet = {
  /** Whether there can be others at all. */
  readonly isAlone: boolean;
  tell(news: News): void;
  hear(listener: (news: News) => void): void;
  /** Which of these tables this server looks after from now on; one that another living server looks after stays with it. */
  claim(rooms: readonly string[]): Promise<ReadonlySet<string>>;
  /** Tables that must be looked after now and that no living server looks after: from now on this one does. */
  orphans(): Promise<string[]>;
  /** This server looks after them no longer. */
  release(rooms: readonly string[]): Promise<void>;
  /** Who is at a table by way of this server. */
  here(room: string, present: Present): void;
  /** Who is at which of these tables by way of the others. */
  elsewhere(rooms: readonly string[]): Promise<ReadonlyMap<string, readonly Present[]>>;
  /** Digits that a screen waits under. */
  waitingScreens: { add(code: string): Promise<boolean>; has(code: string): Promise<boolean> };
  /** Where another server can be asked, by its name. */
  addressOf(node: string): Promise<string | null>;
  /** How this server is called by the others. */
  readonly node: string;
  /** Milliseconds since 1970 as all servers of the house count them. */
  now(): number;
  close(): Promise<void>;
};
