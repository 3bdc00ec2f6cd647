/** What is said when a game is over. It is fetched with the page that says it. */
export type EndText = {
  wins(name: string): string;
  youWin: string;
  draw(names: string): string;
  allLose: string;
  /** The sentence for a game that has none of its own: the winner's score and the next. */
  decided(best: number, next: number | null, isShared: boolean): string;
  standings: string;
  /** Those who play together have no places. */
  party: string;
  place(n: number): string;
  tied: string;
  bot: string;
  chart: string;
  /** The chart in a sentence, for whoever does not see it. */
  chartSays(title: string, last: string): string;
  chartTable: string;
  loading: string;
  tooShort: string;
  turningPoints: string;
  moment(time: string, n: number): string;
  takesLead(name: string): string;
  watch(what: string): string;
  noTurns: string;
  again: string;
  replay: string;
  home: string;
  table: string;
  share: string;
  save: string;
  drawing: string;
  notDrawn: string;
};
