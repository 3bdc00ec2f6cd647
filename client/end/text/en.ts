import { typeset } from '@parlour/kernel/text/types.ts';
import type { EndText } from './types.ts';

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

export const en: EndText = typeset('en', {
  wins: (name) => `${name} wins`,
  youWin: 'You win',
  draw: (names) => `${names} share the victory`,
  allLose: 'Everyone loses',
  decided: (best, next, isShared) =>
    isShared ? `It ended level at ${best}.` : next === null ? `It ended with ${best}.` : `It ended ${best} to ${next}.`,
  standings: 'Standings',
  party: 'The party',
  place: (n) => `${n}${ENDINGS[ordinals.select(n)] ?? 'th'}`,
  tied: 'tied',
  bot: 'bot',
  chart: 'How it went',
  chartSays: (title, last) => `Chart: ${title}. At the end: ${last}.`,
  chartTable: 'The chart as a table',
  loading: 'Looking back at the game…',
  tooShort: 'The game ended before there was anything to chart.',
  turningPoints: 'Turning points',
  moment: (time, n) => `${time} ${n}`,
  takesLead: (name) => `${name} takes the lead`,
  watch: (what) => `Watch in the replay: ${what}`,
  noTurns: 'No turning points: it went one way from the start.',
  again: 'Rematch',
  replay: 'Replay',
  home: 'Home',
  table: 'View the table',
  share: 'Share',
  save: 'Picture',
  drawing: 'Drawing…',
  notDrawn: 'This browser couldn’t draw the picture.',
});
