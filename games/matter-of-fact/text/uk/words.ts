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
const counted = countedIn('uk');
/** The nominative: «1 робітник». */
export const workers = counted('робітник', 'робітники', 'робітників');
/** The accusative and the genitive: «найняти 1 робітника». */
export const ofWorkers = counted('робітника', 'робітників', 'робітників');
export const hexes = counted('гекс', 'гекси', 'гексів');
/** The genitive: «до 1 гекса». */
export const upToHexes = counted('гекса', 'гексів', 'гексів');
export const turns = counted('хід', 'ходи', 'ходів');
export const cardCount = counted('карта', 'карти', 'карт');
const biobots = counted('БІОбот', 'БІОботи', 'БІОботів');

export const product = (id: Product): string =>
  id === 'biobot' ? names.products.biobot : names.products[id].toLowerCase();
/** «немає вугілля» */
export const productOf: Record<Resource, string> = { coal: 'вугілля', ore: 'руди', steel: 'сталі', energy: 'енергії' };
/** «купити руду» */
export const productAs: Record<Resource, string> = { coal: 'вугілля', ore: 'руду', steel: 'сталь', energy: 'енергію' };
/** Reads the same as subject and as object: «2 од. вугілля». */
export const amount = (n: number, id: Product): string => (id === 'biobot' ? biobots(n) : `${n} од. ${productOf[id]}`);
export const amounts = (of: Readonly<Partial<Units>>, say: Say): string => say.list(listOf(of, amount));
/** Nominative and accusative alike. */
export const vehicle = (id: Vehicle): string => names.vehicles[id].toLowerCase();

const PLURAL: Record<RateItem['of'], string> = {
  mine: 'шахти',
  excavatingPlant: 'кар’єри',
  steelPlant: 'сталеливарні заводи',
  powerPlant: 'електростанції',
  technologyPark: 'технопарки',
  train: 'поїзди',
  electricVehicle: 'електромобілі',
  quadcopter: 'квадрокоптери',
  technology: 'технології',
};
const AS: Record<RateItem['of'], string> = {
  mine: 'шахту',
  excavatingPlant: 'кар’єр',
  steelPlant: 'сталеливарний завод',
  powerPlant: 'електростанцію',
  technologyPark: 'технопарк',
  train: 'поїзд',
  electricVehicle: 'електромобіль',
  quadcopter: 'квадрокоптер',
  technology: 'технологію',
};
/** «підходять лише шахти» */
export const kinds = (id: keyof typeof ASSETS_BY_KIND): string => PLURAL[id];

/** «Ліхтарна» (шахта 1) */
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
  if (site.is === 'frontier') return `Прикордонний пост ${signOf(of)}`;
  if (site.is === 'businessCentre') return `Бізнес-центр ${signOf(of)}`;
  return `${names.areas[AREAS[of]]} ${signOf(of)}`;
}

export const post: Phrases['post'] = (of) => {
  if (of === 'idle') return 'резерв';
  if (of === 'picket') return 'пікет';
  return isGuardPost(of) ? `охорона — ${asset(guardedBy(of))}` : asset(of);
};

export const process: Phrases['process'] = ({ workers: hands, inputs, output }, made) =>
  `${[workers(hands), ...listOf(inputs, amount)].join(' + ')} → ${amount(output, made)}`;

/** «шахти 2 × 3» */
export const rates = (items: readonly RateItem[]): string =>
  items
    .filter(({ count }) => count > 0)
    .map(({ of, count, rate }) => `${PLURAL[of]} ${count} × ${rate}`)
    .join(', ');

const priceMoves = (prices: Partial<Record<Resource, 1 | -1>>): string =>
  RESOURCES.flatMap((resource) => {
    const by = prices[resource];
    return by === undefined ? [] : [` ${names.products[resource]} ${by > 0 ? 'дорожчає' : 'дешевшає'} на пункт.`];
  }).join('');
const perItem = (list: Partial<Record<RateItem['of'], number>>): string =>
  Object.entries(list)
    .map(([of, rate]) => `${nan(rate)} за ${AS[of as RateItem['of']]}`)
    .join(', ');

export const effect: Phrases['effect'] = (id) => {
  const card: ActionCard = ACTION_CARDS[id];
  if (card.is === 'contract')
    return `Можна продати банку за найвищою ціною цього й наступного ходу: ${listOf(card.units, (n, of) => `${amount(n, of)} по ${contractPrice(of)}`).join(', ')}.`;
  if (card.is === 'dividend') {
    const each = Object.fromEntries(card.kinds.map((of) => [of, ASSETS_BY_KIND[of].dividend]));
    return `Отримати: ${perItem(each)}.${priceMoves(card.prices)}`;
  }
  return `${card.is === 'subsidy' ? 'Отримати' : 'Заплатити'}: ${perItem(card.rates)}.${priceMoves(card.prices)}`;
};

export const standstill: Phrases['standstill'] = (because, say) => {
  if (because.is === 'captured') return `захоплення, рейдер — ${say.seat(because.by)}`;
  if (because.is === 'strike') return 'страйк';
  if (because.is === 'shortOfWorkers') return `робітників ${because.has} із ${because.needs}`;
  return because.is === 'shortOfInputs' ? `бракує: ${amounts(because.missing, say)}` : 'пауза за бажанням';
};

/** Salary and inputs on the card of a captured asset. */
export const supplies = ({ salary, inputs }: Supplies, say: Say): string =>
  say.list([...(salary > 0 ? [nan(salary)] : []), ...listOf(inputs, amount)]) || 'нічого';

export const bundle = (of: View<Bundle>, say: Say): string =>
  bundleOf(
    of,
    {
      money: nan,
      amount,
      asset: (id) => `актив ${asset(id)}`,
      technology: (id) => `технологію ${technology(id)}`,
      vehicle,
      contract: (id) => `контракт ${actionCard(id)}`,
      release: (id) => `звільнення активу ${asset(id)}`,
    },
    say,
  ) || 'нічого';
