import { clone, type Pile, type PileItem } from '@parlour/kernel';
import { byIndustry } from '../rules/01-board/board.ts';
import type { ByIndustry, G, Player } from '../types.ts';

/**
 * A copy of the game to try a change on, and nothing else: what no trial changes (the board, the options, the open questions,
 * the events) is shared, and nothing is told of it. A whole copy would take most of the time of a thought.
 */
export function trialOf(g: G): G {
  // A spread alone keeps the shape of the game, so that whatever reads the trial is as fast as with the game.
  const trial = { ...g };
  trial.events = null;
  trial.players = trial.players.slice() as G['players'];
  for (const seat of g.seats) trial.players[seat] = playerOf(g.players[seat]);
  trial.prices = g.prices.slice() as G['prices'];
  trial.pastPrices = UNREAD;
  trial.freePrivate = numbers(g.freePrivate);
  trial.freeState = numbers(g.freeState);
  trial.extra = numbers(g.extra);
  trial.crises = numbers(g.crises);
  trial.turn = { ...g.turn };
  trial.turn.sellers = g.turn.sellers.slice();
  trial.turn.rerollers = g.turn.rerollers.slice();
  trial.turn.exporters = g.turn.exporters.slice();
  trial.turn.sheltered = g.turn.sheltered.slice() as G['turn']['sheltered'];
  if (g.record !== null) trial.record = { ...g.record };
  if (g.yearEnd !== null) trial.yearEnd = clone(g.yearEnd);
  trial.optionDeck = pileOf(g.optionDeck);
  trial.optionDiscards = g.optionDiscards.slice();
  trial.crisisDeck = pileOf(g.crisisDeck);
  if (g.deals.open.length > 0) trial.deals = clone(g.deals);
  return trial;
}

/** What prices were is written down in a trial too, and read by nobody. */
const UNREAD = byIndustry<number[]>(() => [], []);

function playerOf(player: Player): Player {
  const trial = { ...player };
  trial.companies = numbers(player.companies);
  trial.mortgaged = numbers(player.mortgaged);
  trial.fresh = numbers(player.fresh);
  trial.projects = numbers(player.projects);
  trial.quotas = player.quotas.slice();
  trial.hand = pileOf(player.hand);
  return trial;
}

const numbers = (table: ByIndustry<number>): ByIndustry<number> => table.slice() as ByIndustry<number>;

function pileOf<T extends PileItem>(pile: Pile<T>): Pile<T> {
  const trial = { ...pile };
  trial.seen = pile.seen.slice();
  trial.secret = pile.secret.slice();
  return trial;
}
