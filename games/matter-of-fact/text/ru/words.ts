import { countedIn, type Say, type View } from '@parlour/kernel';
import { ACTION_CARDS, type ActionCard, type ActionCardId } from '../../content/action-cards.ts';
import { ASSETS_BY_KIND, type AssetId, KIND_OF, numberOf, type Product } from '../../content/assets.ts';
import { RESOURCES, type Resource, type Units } from '../../content/exchange.ts';
import { AREAS, type Cell, SITES } from '../../content/map.ts';
import type { TechnologyId } from '../../content/technologies.ts';
import type { Vehicle } from '../../content/vehicles.ts';
import type { Bundle, RateItem, Supplies } from '../../types.ts';
import { signOf } from '../cells.ts';
import { bundleOf, contractPrice, guardedBy, isGuardPost, listOf } from '../reading.ts';
import type { Phrases } from '../types.ts';
import { actionCards } from './action-cards.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';

/** The small words that sentences are made of, in the cases they stand in. Names of players are never declined. */

export const nan = (n: number): string => `${n < 0 ? `−${-n}` : n} нАн`;
const counted = countedIn('ru');
/** The nominative: «1 рабочий». */
export const workers = counted('рабочий', 'рабочих', 'рабочих');
/** The accusative and the genitive: «нанять 1 рабочего». */
export const ofWorkers = counted('рабочего', 'рабочих', 'рабочих');
export const hexes = counted('гекс', 'гекса', 'гексов');
/** The genitive: «до 1 гекса». */
export const upToHexes = counted('гекса', 'гексов', 'гексов');
export const turns = counted('ход', 'хода', 'ходов');
export const cardCount = counted('карта', 'карты', 'карт');
const biobots = counted('БИОбот', 'БИОбота', 'БИОботов');

export const product = (id: Product): string =>
  id === 'biobot' ? names.products.biobot : names.products[id].toLowerCase();
/** «нет угля» */
export const productOf: Record<Resource, string> = { coal: 'угля', ore: 'руды', steel: 'стали', energy: 'энергии' };
/** «купить руду» */
export const productAs: Record<Resource, string> = { coal: 'уголь', ore: 'руду', steel: 'сталь', energy: 'энергию' };
/** Reads the same as subject and as object: «2 ед. угля». */
export const amount = (n: number, id: Product): string => (id === 'biobot' ? biobots(n) : `${n} ед. ${productOf[id]}`);
export const amounts = (of: Readonly<Partial<Units>>, say: Say): string => say.list(listOf(of, amount));
/** Nominative and accusative alike. */
export const vehicle = (id: Vehicle): string => names.vehicles[id].toLowerCase();

const PLURAL: Record<RateItem['of'], string> = {
  mine: 'шахты',
  excavatingPlant: 'карьеры',
  steelPlant: 'сталелитейные заводы',
  powerPlant: 'электростанции',
  technologyPark: 'технопарки',
  train: 'поезда',
  electricVehicle: 'электромобили',
  quadcopter: 'квадрокоптеры',
  technology: 'технологии',
};
const AS: Record<RateItem['of'], string> = {
  mine: 'шахту',
  excavatingPlant: 'карьер',
  steelPlant: 'сталелитейный завод',
  powerPlant: 'электростанцию',
  technologyPark: 'технопарк',
  train: 'поезд',
  electricVehicle: 'электромобиль',
  quadcopter: 'квадрокоптер',
  technology: 'технологию',
};
/** «подходят только шахты» */
export const kinds = (id: keyof typeof ASSETS_BY_KIND): string => PLURAL[id];

/** «Фонарная» (шахта 1) */
export const asset = (id: AssetId): string =>
  `«${cards.assetCards[id].name}» (${names.kinds[KIND_OF[id]].toLowerCase()} ${numberOf(id)})`;
export const technology = (id: TechnologyId): string => `«${cards.technologies[id].name}»`;
export const actionCard = (id: ActionCardId): string => `«${actionCards[id].name}»`;
/** Whatever moved a price. */
export const thing = (id: AssetId | TechnologyId | ActionCardId): string =>
  id in cards.assetCards
    ? asset(id as AssetId)
    : id in cards.technologies
      ? technology(id as TechnologyId)
      : actionCard(id as ActionCardId);

export function cell(of: Cell): string {
  const site = SITES[of];
  if (site.is === 'asset') return asset(site.asset);
  if (site.is === 'university') return names.universities[site.university];
  if (site.is === 'labourExchange') return names.exchanges[site.exchange];
  if (site.is === 'dealership') return 'Автосалон';
  if (site.is === 'frontier') return `Пограничный пост ${signOf(of)}`;
  if (site.is === 'businessCentre') return `Бизнес-центр ${signOf(of)}`;
  return `${names.areas[AREAS[of]]} ${signOf(of)}`;
}

export const post: Phrases['post'] = (of) => {
  if (of === 'idle') return 'резерв';
  if (of === 'picket') return 'пикет';
  return isGuardPost(of) ? `охрана — ${asset(guardedBy(of))}` : asset(of);
};

export const process: Phrases['process'] = ({ workers: hands, inputs, output }, made) =>
  `${[workers(hands), ...listOf(inputs, amount)].join(' + ')} → ${amount(output, made)}`;

/** «шахты 2 × 3» */
export const rates = (items: readonly RateItem[]): string =>
  items
    .filter(({ count }) => count > 0)
    .map(({ of, count, rate }) => `${PLURAL[of]} ${count} × ${rate}`)
    .join(', ');

const priceMoves = (prices: Partial<Record<Resource, 1 | -1>>): string =>
  RESOURCES.flatMap((resource) => {
    const by = prices[resource];
    return by === undefined ? [] : [` ${names.products[resource]} ${by > 0 ? 'дорожает' : 'дешевеет'} на пункт.`];
  }).join('');
const perItem = (list: Partial<Record<RateItem['of'], number>>): string =>
  Object.entries(list)
    .map(([of, rate]) => `${nan(rate)} за ${AS[of as RateItem['of']]}`)
    .join(', ');

export const effect: Phrases['effect'] = (id) => {
  const card: ActionCard = ACTION_CARDS[id];
  if (card.is === 'contract')
    return `Можно продать банку по высшей цене в этот и следующий ход: ${listOf(card.units, (n, of) => `${amount(n, of)} по ${contractPrice(of)}`).join(', ')}.`;
  if (card.is === 'dividend') {
    const each = Object.fromEntries(card.kinds.map((of) => [of, ASSETS_BY_KIND[of].dividend]));
    return `Получить: ${perItem(each)}.${priceMoves(card.prices)}`;
  }
  return `${card.is === 'subsidy' ? 'Получить' : 'Заплатить'}: ${perItem(card.rates)}.${priceMoves(card.prices)}`;
};

export const standstill: Phrases['standstill'] = (because, say) => {
  if (because.is === 'captured') return `захват, рейдер — ${say.seat(because.by)}`;
  if (because.is === 'strike') return 'забастовка';
  if (because.is === 'shortOfWorkers') return `рабочих ${because.has} из ${because.needs}`;
  return because.is === 'shortOfInputs' ? `не хватает: ${amounts(because.missing, say)}` : 'пауза по желанию';
};

/** Salary and inputs on the card of a captured asset. */
export const supplies = ({ salary, inputs }: Supplies, say: Say): string =>
  say.list([...(salary > 0 ? [nan(salary)] : []), ...listOf(inputs, amount)]) || 'ничего';

export const bundle = (of: View<Bundle>, say: Say): string =>
  bundleOf(
    of,
    {
      money: nan,
      amount,
      asset: (id) => `актив ${asset(id)}`,
      technology: (id) => `технологию ${technology(id)}`,
      vehicle,
      contract: (id) => `контракт ${actionCard(id)}`,
      release: (id) => `освобождение актива ${asset(id)}`,
    },
    say,
  ) || 'ничего';
