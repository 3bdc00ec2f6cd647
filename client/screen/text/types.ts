/** Every sentence of the living room: on the screen, and on phones beside it. A missing one does not compile. */
export type ScreenText = {
  /** The screen before there is a table. */
  title: string;
  scan: string;
  orOpen: string;
  code: string;
  /** The machine of the house is in no network. */
  unreachable: string;
  chooseHere: string;
  chosen(game: string): string;
  waitingForPhone: string;
  /** A room with people. */
  sitDown: string;
  freeSeat: string;
  isHost: string;
  hostStarts(name: string): string;
  shuffling: string;
  lost: string;
  noHouse: string;
  turnOf(names: string): string;
  everybodys: string;
  joinLate: string;
  paused: string;
  pausedHint(name: string): string;
  over: string;
  playAgain: string;
  introduces: string;
  takesNext(name: string): string;
  away: string;
  /** Phones. */
  unknownCode: string;
  unknownCodeHint: string;
  enterCode: string;
  join: string;
  chooseGame: string;
  chooseGameHint: string;
  /** The screen goes on to something else. */
  anotherGame: string;
  anotherGameHint: string;
  backToTable: string;
  yourColour: string;
  seatedAs(name: string): string;
  lookUp: string;
  startWith(count: number): string;
  bots(count: number): string;
  more: string;
  fewer: string;
  moreSettings: string;
  waitForHost(name: string): string;
  leaveSeat: string;
  allTaken: string;
  takeBot(name: string): string;
  takeBotHint: string;
  youAreNext: string;
  notNow: string;
  /** While others play, on a phone that can buzz; and on one that cannot, or may not yet. */
  watchScreen: string;
  watchScreenQuietly: string;
  /** Whose turn it is has gone. */
  isMissed(name: string): string;
  /** While this person is asked something that needs no board. */
  answerHere: string;
  yourTurn: string;
  onScreen: string;
  /** The same where what can be chosen glows on the big screen. */
  glowsOnScreen: string;
  wholeTable: string;
  pause: string;
  goOn: string;
  team: string;
  teamHint: string;
  /** Two at one phone, each with a seat of their own. */
  anotherHere: string;
  theirName: string;
  /** The switch on the wall. */
  show: string;
  wakeSound: string;
  /** Learning together. */
  teachUs: string;
  teachUsHint: string;
  screenExplains: string;
  stopExplaining: string;
  skip: string;
};
