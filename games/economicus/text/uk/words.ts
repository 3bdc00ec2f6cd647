import { plural, type Say, type Seat } from '@parlour/kernel';
import type { Industry } from '../../content/industries.ts';
import { designOf, type OptionCard, optionOf } from '../../content/options.ts';
import type { Aim, ChainLink, OpenBundle } from '../../types.ts';
import { aimIn, bundleIn, industryOf, isMortgaged, signed } from '../reading.ts';
import { reasonsIn } from '../reasons.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';

/** The small words that sentences are made of. Names of players, cards and industries are never declined. */

export const money = (amount: number): string => `${signed(amount)}М`;
/** It follows the word «галузь» in its case: «у галузі «Банки» (2)». */
export const industry = (id: Industry): string => `«${names.industries[id]}» (${id})`;

export const projects = (n: number): string =>
  plural('uk', n, { one: `${n} проєкт`, few: `${n} проєкти`, many: `${n} проєктів` });
/** The accusative: «не більше ніж 1 компанію». */
export const upToCompanies = (n: number): string =>
  plural('uk', n, { one: `${n} компанію`, few: `${n} компанії`, many: `${n} компаній` });
export const cardCount = (n: number): string =>
  plural('uk', n, { one: `${n} карта`, few: `${n} карти`, many: `${n} карт` });
export const starCount = (n: number): string =>
  plural('uk', n, { one: `${n} зірка`, few: `${n} зірки`, many: `${n} зірок` });

/** A company of a player, by its tag. */
export const company = (tag: string): string =>
  `${isMortgaged(tag) ? 'закладена компанія' : 'компанія'} в галузі ${industry(industryOf(tag))}`;
export const project = (id: Industry): string => `проєкт у галузі ${industry(id)}`;
/** A deal by its number. */
export const proposal = (id: number): string => `пропозиція ${id}`;

export const { byCard, reason } = reasonsIn(cards, (name) => `«${name}»`);
export const option = (card: OptionCard): string => byCard(designOf(card));
export const effect = (card: OptionCard): string => cards.optionCards[designOf(card)].effect;
/** What playing a card costs, if it costs anything. */
export const forCost = (cost: number): string => (cost > 0 ? ` за ${money(cost)}` : '');
/** When a card may be played. */
export const when = (card: OptionCard): string =>
  optionOf(card)
    .timing.map((timing) => names.timings[timing].toLowerCase())
    .join(' або ');

/** What a card is aimed at. */
export const aims = (aim: Partial<Aim>, say: Say): string =>
  aimIn(aim, {
    industry,
    company: (tag) => (isMortgaged(tag) ? `${industry(industryOf(tag))}, з кредитом` : industry(industryOf(tag))),
    rival: (seat: Seat) => say.seat(seat),
    kind: (kind) => names.kinds[kind].toLowerCase(),
    paid: money,
  }).join(' → ');

export const links = (chain: readonly ChainLink[], say: Say): string =>
  say.list(chain.map((link) => `${industry(link.industry)} ${link.companies} × ${money(link.each)}`));

const BUNDLE = {
  money,
  company: (tag: string, n: number) => (n > 1 ? `${company(tag)} × ${n}` : company(tag)),
  project: (id: Industry, n: number) => (n > 1 ? `${project(id)} × ${n}` : project(id)),
  quotas: (n: number) => plural('uk', n, { one: `${n} квота`, few: `${n} квоти`, many: `${n} квот` }),
  cards: (n: number) =>
    plural('uk', n, { one: `${n} карта з руки`, few: `${n} карти з руки`, many: `${n} карт із руки` }),
  nothing: 'нічого',
};
export const bundle = (side: OpenBundle, say: Say): string => bundleIn(BUNDLE, side, say);
