import type { Game } from '@parlour/kernel';
import { ACTION_CARD_IDS } from '../content/action-cards.ts';
import { ASSET_IDS, KIND_OF } from '../content/assets.ts';
import { LAST_COLUMN, RESOURCES } from '../content/exchange.ts';
import { BUSINESS_CENTRE, CELL_OF, SITES } from '../content/map.ts';
import { WORKERS_IN_ALL } from '../content/table.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../content/technologies.ts';
import { BOUGHT_VEHICLES, DEALERSHIP } from '../content/vehicles.ts';
import type { G, MatterOfFact } from '../types.ts';
import { capacityOf, leaderOf } from './06-exchange/market.ts';
import { assetsOf, technologiesOf, workersOf } from './holdings.ts';

/** What is true after every step (specification, 7.1). */
export const invariants: Game<MatterOfFact>['invariants'] = {
  'workers of all and of the bank are 50': (g) => {
    let all = g.workersLeft;
    for (const seat of g.seats) all += workersOf(g, seat);
    return (all === WORKERS_IN_ALL && g.workersLeft >= 0) || `${all} workers`;
  },
  'every technology is in one place': (g) => {
    const study = g.stack.flatMap((frame) => (frame.phase === 'study' ? frame.cards.secret : []));
    const decks = [...g.technologyDecks.I.secret, ...g.technologyDecks.II.secret];
    const discards = [...g.technologyDiscards.I, ...g.technologyDiscards.II];
    const owned = g.seats.flatMap((seat) => technologiesOf(g, seat));
    return isEachOnce([...study, ...decks, ...discards, ...owned], TECHNOLOGY_IDS) || 'technologies';
  },
  'every action card is in one place': (g) => {
    const held = g.seats.flatMap((seat) => g.players[seat].contracts.map(({ card }) => card));
    return isEachOnce([...g.actionDeck.secret, ...g.actionDiscards, ...held], ACTION_CARD_IDS) || 'action cards';
  },
  'vehicles are owned or at the dealership': (g) => {
    const wrong = BOUGHT_VEHICLES.find((vehicle) => {
      const left = g.vehiclesLeft[vehicle];
      const owned = g.seats.filter((seat) => g.players[seat].vehicles[vehicle] !== 'none').length;
      return left !== null && (left < 0 || left + owned !== DEALERSHIP[vehicle].cards);
    });
    return wrong === undefined || wrong;
  },
  'one chip on a hex': (g) => {
    const cells = g.seats.flatMap((seat) => g.players[seat].cell ?? []);
    return new Set(cells).size === cells.length || cells.join(' ');
  },
  'an arrested chip is in the business centre': (g) => {
    const wrong = g.seats.find((seat) => g.players[seat].arrest > 0 && !isInCentre(g, seat));
    return wrong === undefined || `seat ${wrong}`;
  },
  'a raider stands on what he has captured, and nobody guards it': (g) => {
    const wrong = ASSET_IDS.find((id) => {
      const { owner, hasGuard, capture } = g.assets[id];
      if (capture === null) return false;
      return owner === null || owner === capture.raider || hasGuard || g.players[capture.raider].cell !== CELL_OF[id];
    });
    return wrong === undefined || wrong;
  },
  'owners and their lists of assets agree': (g) => {
    const lists = g.seats.map((seat) => ASSET_IDS.filter((id) => g.assets[id].owner === seat).join());
    return g.seats.every((seat) => g.players[seat].assets.join() === lists[seat]) || lists.join(' / ');
  },
  'what nobody owns is empty': (g) => {
    const wrong = ASSET_IDS.find((id) => {
      const { owner, workers, hasGuard, technology, capture } = g.assets[id];
      return owner === null && (workers > 0 || hasGuard || technology !== null || capture !== null);
    });
    return wrong === undefined || wrong;
  },
  'technologies lie on assets of their kind, and workers are whole': (g) => {
    const wrong = ASSET_IDS.find((id) => {
      const { technology, workers } = g.assets[id];
      const isFitting = technology === null || TECHNOLOGIES[technology].fits === KIND_OF[id];
      return !isFitting || !Number.isInteger(workers) || workers < 0;
    });
    return wrong === undefined || wrong;
  },
  'prices are on their rows': (g) => {
    const wrong = RESOURCES.find((resource) => {
      const { column } = g.market[resource];
      return !Number.isInteger(column) || column < 0 || column > LAST_COLUMN;
    });
    return wrong === undefined || wrong;
  },
  'the monopolist is the only one with the highest capacity': (g) => {
    const wrong = RESOURCES.find((resource) => {
      const capacities = g.seats.map((seat) => capacityOf(g, seat, resource));
      return leaderOf(capacities) !== g.market[resource].monopolist;
    });
    return wrong === undefined || wrong;
  },
  'money is whole, and who owes has none': (g) => {
    const wrong = g.seats.find((seat) => {
      const { cash, debt } = g.players[seat];
      const isWhole = [cash.secret, debt.secret].every((amount) => Number.isInteger(amount) && amount >= 0);
      return !isWhole || (debt.secret > 0 && cash.secret > 0);
    });
    return wrong === undefined || `seat ${wrong}`;
  },
  'stocks are whole and never negative': (g) => {
    const wrong = g.seats.find((seat) =>
      RESOURCES.some(
        (resource) => !Number.isInteger(g.players[seat].stock[resource]) || g.players[seat].stock[resource] < 0,
      ),
    );
    return wrong === undefined || `seat ${wrong}`;
  },
  'only strikers have a picket, and all their workers are in it': (g) => {
    const wrong = g.seats.find((seat) => {
      const { isOnStrike, picket, hasLeft } = g.players[seat];
      if (hasLeft) return workersOf(g, seat) > 0;
      return isOnStrike ? assetsOf(g, seat).some((id) => g.assets[id].workers > 0) : picket > 0;
    });
    return wrong === undefined || `seat ${wrong}`;
  },
};

/** As many different cards as there are ids: each is there once. */
const isEachOnce = (cards: readonly string[], ids: readonly string[]): boolean =>
  cards.length === ids.length && new Set(cards).size === ids.length;

function isInCentre(g: G, seat: G['seats'][number]): boolean {
  const { cell } = g.players[seat];
  return cell !== null && SITES[cell].is === 'businessCentre' && BUSINESS_CENTRE.includes(cell);
}
