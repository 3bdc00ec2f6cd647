import { designOf, type OptionCard, type OptionId, optionOf } from '../../content/options.ts';
import type { WindowId } from '../../content/windows.ts';
import { isReaction } from '../../rules/16-option-cards/index.ts';
import { bestOf, type Decision, familiesFor, type Mind } from '../mind.ts';
import { MARGIN } from '../weights.ts';
import { type CardChoice, cardGain } from './judge.ts';

/** Cards with many targets: thought about once a turn of one's own, at its end. */
const AT_LEISURE: ReadonlySet<OptionId> = new Set(['OP20', 'OP22', 'OP26', 'OP27']);
/** Cards about the auction that comes next. */
const BEFORE_AUCTION: ReadonlySet<OptionId> = new Set(['OP09', 'OP14', 'OP37', 'OP45']);
/** Cards that change the profit about to be paid, or a project about to be rolled for. */
const BEFORE_PROFIT: ReadonlySet<OptionId> = new Set(['OP01', 'OP02', 'OP18', 'OP42']);
/** Cards about the price at which companies are sold: before the sales, and when the auction is over. */
const ABOUT_SALES: ReadonlySet<OptionId> = new Set(['OP07']);
/** Cards about the crisis card that may come next: after the sales, and when the year ends. */
const BEFORE_CRISIS: ReadonlySet<OptionId> = new Set(['OP03', 'OP04']);
/** Where cards of any time are thought about: before the auction, and at the end of the turn. */
const ANYTIME_WINDOWS: readonly WindowId[] = ['FW5', 'FW8'];
/** Where a card of its own time or of the active industry can be played at all. */
const TIMED_WINDOWS: readonly WindowId[] = ['FW2', 'FW3', 'FW4', 'FW5', 'FW6', 'FW7', 'FW8'];

/** Whether a card is worth a thought in this window; a move now is mostly as good as one a moment later. */
export function isTimely(card: OptionCard, window: WindowId, isOwnTurn: boolean): boolean {
  const design = designOf(card);
  if (isReaction(card)) return false;
  if (AT_LEISURE.has(design)) return window === 'FW8' && isOwnTurn;
  if (BEFORE_PROFIT.has(design)) return window === 'FW2' || (window === 'FW8' && isOwnTurn);
  if (BEFORE_CRISIS.has(design)) return window === 'FW4' || window === 'FW9';
  if (ABOUT_SALES.has(design)) return window === 'FW4' || window === 'FW6';
  if (BEFORE_AUCTION.has(design)) return window === 'FW5';
  return (optionOf(card).timing.includes('any') ? ANYTIME_WINDOWS : TIMED_WINDOWS).includes(window);
}

/** The best card to play in a window, if any is worth it. */
export const cardChoice = (mind: Mind, window: WindowId): Decision | null =>
  bestOf(playable(mind, window), (choice) => cardGain(mind, choice), MARGIN.card);

/** A family of choices is about one card: the first of it tells whether the others are worth a look. */
function* playable(mind: Mind, window: WindowId): Generator<CardChoice> {
  const isOwnTurn = mind.g.turn.seat === mind.me;
  for (const family of familiesFor(mind, 'playCard'))
    for (const choice of family) {
      if (!isTimely(choice.card, window, isOwnTurn)) break;
      yield choice;
    }
}
