import type { Event, GameTypes, Question, Seat, View } from '@parlour/kernel';
import type { SavedTable } from '../storage/saved.ts';
import type { Told } from './pace/waits.ts';
import type { Eyes, LogLine, Sight, Update } from './types.ts';

export type AnyEvent = View<Event<GameTypes>>;

/** What the page knows of a table. Updates wait in `queue` until those before them have been seen. */
export type TableState = {
  status: 'opening' | 'open' | 'unknown' | 'otherRules' | 'broken' | 'crashed';
  detail: string;
  saved: SavedTable | null;
  /** The version of the views that its rules speak. */
  speaks: number;
  /** Whose seats are at this screen. */
  here: readonly Seat[];
  readOnly: boolean;
  shown: Update | null;
  /** A choice is on its way: until it is answered nothing else can be chosen. */
  sending: boolean;
  queue: Update[];
  /** What is shown is still being looked at: its pieces are moving, and nothing else is shown or said yet. */
  holding: boolean;
  /** A staged event of the next update, and how long it may take; the position before it is still shown. */
  staged: { update: Update; event: AnyEvent; rest: AnyEvent[]; haste: number; told: Told } | null;
  /** What has happened since this person decided something, by others and by the table for them. */
  since: LogLine[];
  /** Something was taken back, and this person has not decided since: what is asked again they answer themselves. */
  isAgain: boolean;
  /** They are to be asked the next time, even where there is one answer only. */
  asksNext: boolean;
  /** Of all that, what changed this person's own things and went by too quickly; until they have looked. */
  missed: LogLine[];
  /** Whose eyes look; `passTo` waits for the device. */
  eyes: Eyes;
  passTo: Seat | null;
  log: LogLine[];
  /** An earlier moment that is being looked at. */
  looking: { line: number; sight: Sight; waiting: Question | null } | null;
  /** A move could not be written down, and was not made. */
  unsaved: boolean;
};

/** Before it is known what there is. */
export const OPENING: TableState = {
  status: 'opening',
  detail: '',
  saved: null,
  speaks: 0,
  here: [],
  readOnly: false,
  shown: null,
  sending: false,
  queue: [],
  holding: false,
  staged: null,
  since: [],
  isAgain: false,
  asksNext: false,
  missed: [],
  eyes: 'spectator',
  passTo: null,
  log: [],
  looking: null,
  unsaved: false,
};

/** Everything that has happened has been shown, and has been seen. */
export const isSettled = ({ status, queue, holding, staged, sending }: TableState): boolean =>
  status === 'open' && queue.length === 0 && !holding && staged === null && !sending;

/** The present lies open, and nothing is on its way: whoever is asked may answer. */
export const isPresent = ({ looking, queue, staged, readOnly, passTo, sending }: TableState): boolean =>
  looking === null && queue.length === 0 && staged === null && !readOnly && passTo === null && !sending;

/** Only while somebody thinks: what is being shown has been thought already. */
export const isThinking = (state: TableState): boolean =>
  isPresent(state) && !state.holding && (state.shown?.thinking.length ?? 0) > 0;
