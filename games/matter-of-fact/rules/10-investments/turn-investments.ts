import { between, oneOf } from '@parlour/kernel';
import { ASSETS_BY_KIND, KIND_OF } from '../../content/assets.ts';
import { RESOURCES } from '../../content/exchange.ts';
import { HIRE_COST } from '../../content/table.ts';
import { BOUGHT_VEHICLES, DEALERSHIP } from '../../content/vehicles.ts';
import type { TurnRules } from '../04-turns/turn-rules.ts';
import { movePrice, openResource, priceOf, settleMonopolies, tokensLeft } from '../06-exchange/market.ts';
import { drawCards, hasCards, levelOf } from '../11-universities/universities.ts';
import { ANY_NUMBER } from '../17-trade/selling.ts';
import { productOf, setOwner } from '../holdings.ts';
import { cashOf, pay, receive } from '../money.ts';
import { call, emit, no, stay } from '../vocabulary.ts';
import { siteOf, whyNotHere } from './locations.ts';

/** MF-10 to MF-14. What the locations sell in stage 4. */
export const investments: TurnRules<'buyAsset' | 'hire' | 'study' | 'buyVehicle' | 'returnVehicle' | 'buyResource'> = {
  /** MF-10.1, MF-10.2. */
  buyAsset: {
    offer(g, f, me) {
      const site = siteOf(g, f);
      const away = whyNotHere(g, f, 'freeAsset', 'MF-10.1');
      if (site.is !== 'asset' || away !== null) return away ?? no('MF-10.1', 'notHere', { needs: 'freeAsset' });
      const by = g.assets[site.asset].owner;
      if (by !== null) return no('MF-R68', 'owned', { asset: site.asset, by });
      const { cost } = ASSETS_BY_KIND[KIND_OF[site.asset]];
      const cash = cashOf(g, me);
      return cash < cost ? no('MF-10.1', 'cannotPay', { cost, cash }) : {};
    },
    take(g, f, me) {
      const site = siteOf(g, f);
      if (site.is !== 'asset') return stay;
      const { asset } = site;
      const { cost } = ASSETS_BY_KIND[KIND_OF[asset]];
      pay(g, me, cost);
      setOwner(g, asset, me);
      emit(g, 'assetBought', { seat: me, asset, cell: g.players[me].cell ?? 0, cost });
      openResource(g, me, asset);
      // MF-6.6, MF-10.4; a park moves no price (MF-R10).
      const product = productOf(asset);
      if (product !== 'biobot')
        movePrice(g, product, -1, { because: 'newEnterprise', rule: 'MF-6.6', seat: me, source: asset });
      settleMonopolies(g);
      return stay;
    },
  },

  /** MF-12.1, MF-R16, MF-R33. Any number, into the idle pool. */
  hire: {
    offer(g, f, me) {
      const away = whyNotHere(g, f, 'labourExchange', 'MF-12.1');
      if (away !== null) return away;
      const cash = cashOf(g, me);
      const affordable = Math.floor(cash / HIRE_COST);
      const above =
        affordable < g.workersLeft
          ? no('MF-12.1', 'cannotPay', { cost: (affordable + 1) * HIRE_COST, cash })
          : no('MF-R16', 'noWorkersLeft', { left: g.workersLeft });
      const below = no('MF-12.1', 'atLeastOne', {});
      return { workers: between(1, Math.min(affordable, g.workersLeft), { below, above }) };
    },
    take(g, f, me, { workers }) {
      const site = siteOf(g, f);
      if (site.is !== 'labourExchange') return stay;
      const cost = workers * HIRE_COST;
      pay(g, me, cost);
      g.players[me].idle += workers;
      g.workersLeft -= workers;
      emit(g, 'hired', { seat: me, exchange: site.exchange, workers, cost, left: g.workersLeft });
      return stay;
    },
  },

  /** MF-11.1, MF-R32. Once a turn. */
  study: {
    offer(g, f) {
      const site = siteOf(g, f);
      const away = whyNotHere(g, f, 'university', 'MF-11.1');
      if (site.is !== 'university' || away !== null) return away ?? no('MF-11.1', 'notHere', { needs: 'university' });
      const level = levelOf(site.university);
      return hasCards(g, level) ? {} : no('MF-R19', 'noCards', { level });
    },
    take(g, f, me) {
      const site = siteOf(g, f);
      if (site.is !== 'university') return stay;
      f.hasStudied = true;
      return call('study', { seat: me, university: site.university, cards: drawCards(g, me, site.university) });
    },
  },

  /** MF-13.2, MF-R20, MF-R22. Usable from the next turn. */
  buyVehicle: {
    offer(g, f, me) {
      const away = whyNotHere(g, f, 'dealership', 'MF-13.2');
      if (away !== null) return away;
      const cash = cashOf(g, me);
      return {
        vehicle: oneOf(BOUGHT_VEHICLES, (vehicle) => {
          if (g.players[me].vehicles[vehicle] !== 'none') return no('MF-R20', 'hasVehicle', { vehicle });
          if (g.vehiclesLeft[vehicle] === 0) return no('MF-R20', 'soldOut', { vehicle });
          const cost = DEALERSHIP[vehicle].price;
          return cash < cost ? no('MF-13.2', 'cannotPay', { cost, cash }) : null;
        }),
      };
    },
    take(g, _f, me, { vehicle }) {
      const { price } = DEALERSHIP[vehicle];
      pay(g, me, price);
      g.players[me].vehicles[vehicle] = 'new';
      const left = g.vehiclesLeft[vehicle];
      if (left !== null) g.vehiclesLeft[vehicle] = left - 1;
      emit(g, 'vehicleBought', { seat: me, vehicle, price });
      return stay;
    },
  },

  /** MF-13.3, MF-R21, MF-R22. For half; not what was acquired in this turn. */
  returnVehicle: {
    offer(g, f, me) {
      const away = whyNotHere(g, f, 'dealership', 'MF-13.3');
      if (away !== null) return away;
      return {
        vehicle: oneOf(BOUGHT_VEHICLES, (vehicle) => {
          const state = g.players[me].vehicles[vehicle];
          if (state === 'none') return no('MF-13.3', 'noVehicle', { vehicle });
          return state === 'new' ? no('MF-R22', 'justBought', { vehicle }) : null;
        }),
      };
    },
    take(g, _f, me, { vehicle }) {
      const { refund } = DEALERSHIP[vehicle];
      g.players[me].vehicles[vehicle] = 'none';
      const left = g.vehiclesLeft[vehicle];
      if (left !== null) g.vehiclesLeft[vehicle] = left + 1;
      emit(g, 'vehicleReturned', { seat: me, vehicle, refund });
      receive(g, me, refund);
      return stay;
    },
  },

  /** MF-14.1, MF-14.2, MF-14.3, MF-R15. */
  buyResource: {
    offer(g, f, me) {
      const away = whyNotHere(g, f, 'businessCentre', 'MF-14.1');
      if (away !== null) return away;
      const cash = cashOf(g, me);
      return RESOURCES.map((resource) => {
        if (!g.market[resource].isOpen)
          return { resource: oneOf([resource], () => no('MF-14.2', 'notOpened', { resource })), units: ANY_NUMBER };
        const price = priceOf(g, resource);
        const affordable = Math.floor(cash / price);
        const left = g.options.tokens === 'limited' ? tokensLeft(g, resource) : affordable;
        const above =
          left < affordable
            ? no('MF-R15', 'tokenLimit', { resource, left })
            : no('MF-14.1', 'cannotPay', { cost: (affordable + 1) * price, cash });
        return { resource: oneOf([resource]), units: between(1, Math.min(affordable, left), { above }) };
      });
    },
    take(g, _f, me, { resource, units }) {
      const price = priceOf(g, resource);
      pay(g, me, units * price);
      g.players[me].stock[resource] += units;
      emit(g, 'resourceBought', { seat: me, resource, units, price, cost: units * price });
      return stay;
    },
  },
};
