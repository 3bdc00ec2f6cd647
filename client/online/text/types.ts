import type { CommonRefusals } from '@parlour/kernel';
import type { HttpRefusal, Pace } from '@parlour/protocol';
import type { PaceName } from '../pace/paces.ts';

/** What may be said with one tap; everybody reads it in their own language. */
export const PHRASES = ['hello', 'luck', 'moment', 'yourTurn', 'wellPlayed', 'thanks', 'sorry', 'goodGame'] as const;
export type Phrase = (typeof PHRASES)[number];

/** What a table says of itself; why the rules of its game say no is said at the board. */
type TableRefused = 'notSaved' | 'playedElsewhere' | 'over';
/** Of a line that is gone only the line hears. */
export type Refused =
  | Exclude<HttpRefusal, 'lineGone'>
  | Extract<keyof CommonRefusals, TableRefused>
  | 'notSent'
  | 'offline';

/** Every sentence about playing online. A missing one does not compile. */
export type OnlineText = {
  withFriends: string;
  title: string;
  intro: string;
  offline: string;
  mine: string;
  mineNone: string;
  openTables: string;
  openNone: string;
  newTable: string;
  newTitle(game: string): string;
  chooseGame: string;
  /** A game begun alone, taken to friends. */
  goOnTitle(game: string): string;
  goOnHint: string;
  goOnButton: string;
  yourTurn: string;
  waitsFor: string;
  gathering(free: number): string;
  running: string;
  over: string;
  watch: string;
  join: string;
  goOn: string;
  yourName: string;
  nameHint: string;
  sitDown: string;
  setUp: string;
  visible: string;
  byLink: string;
  public: string;
  pace: string;
  paces: Record<PaceName, string>;
  paceHint: Record<PaceName, string>;
  paceSays(pace: Pace): string;
  live: { base: string; increment: string };
  /** How a table is set, before the game. */
  change: string;
  changeTitle: string;
  days: {
    each: string;
    count(n: number): string;
    weekends: string;
    nights: string;
    doCount: string;
    doNotCount: string;
    from: string;
    to: string;
    hint: string;
  };
  invite: string;
  inviteHint: string;
  copy: string;
  copied: string;
  share: string;
  seatN(n: number): string;
  free: string;
  takeSeat: string;
  standUp: string;
  removePerson: string;
  addBot: string;
  botStrength(name: string): string;
  removeBot: string;
  fill: string;
  start: string;
  startHint: string;
  waitForHost: string;
  diceNow: string;
  closeTable: string;
  closeTableHint: string;
  tableClosed: string;
  tableClosedHint: string;
  here: string;
  away: string;
  host: string;
  you: string;
  sharesDevice: string;
  lookingOn(n: number): string;
  youWatch: string;
  connecting: string;
  lost: string;
  noTable: string;
  noTableHint: string;
  blocked: string;
  blockedHint: string;
  people: string;
  chat: string;
  chatEmpty: string;
  chatOff: string;
  muted: string;
  mute(name: string): string;
  unmute(name: string): string;
  write: string;
  send: string;
  forgotten: string;
  phrases: Record<Phrase, string>;
  askUndo: string;
  asksUndo(name: string): string;
  youAskedUndo: string;
  agree: string;
  decline: string;
  /** Answers given beforehand. */
  plans: {
    button: string;
    title: string;
    hint: string;
    none: string;
    more: string;
    add: string;
    remove: string;
    span: string;
    once: string;
    always: string;
  };
  voteEnd: string;
  unvoteEnd: string;
  endVotes(n: number, of: number): string;
  standIn(name: string): string;
  standInPlays(name: string): string;
  standInVotes(n: number): string;
  /** So many of the others wish it. */
  standInVoting(name: string, n: number, of: number): string;
  leaveToBot: string;
  back: string;
  botPlaysForYou: string;
  ended: string;
  botCrashed: string;
  endedByAll: string;
  rematch: string;
  /** The living room: a screen for everybody. */
  bigScreen: string;
  bigScreenHint: string;
  /** Beside a big screen: back from the whole table to one's own things. */
  onlyHand: string;
  toRematch: string;
  leave: string;
  otherDevice: string;
  otherDeviceHint: string;
  otherDeviceDone(name: string): string;
  forget: string;
  forgetHint: string;
  forgetDone: string;
  noTls: string;
  timeLeft(name: string): string;
  /** Why the house says no, or the table, or the line. */
  refusals: Record<Refused, string>;
};
