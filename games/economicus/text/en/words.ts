import { plural, type Say, type Seat } from '@parlour/kernel';
import type { Industry } from '../../content/industries.ts';
import { designOf, type OptionCard, optionOf } from '../../content/options.ts';
import type { Aim, ChainLink, OpenBundle } from '../../types.ts';
import { aimIn, bundleIn, industryOf, isMortgaged, signed } from '../reading.ts';
import { reasonsIn } from '../reasons.ts';
import { cards } from './cards.ts';
import { names } from './names.ts';

/** The small words that sentences are made of. */

export const money = (amount: number): string => `${signed(amount)}M`;
export const industry = (id: Industry): string => `${names.industries[id]} (${id})`;

export const count = (n: number, one: string, other: string): string => `${n} ${plural('en', n, { one, other })}`;
export const companies = (n: number): string => count(n, 'company', 'companies');
export const projects = (n: number): string => count(n, 'project', 'projects');
export const cardCount = (n: number): string => count(n, 'card', 'cards');
export const starCount = (n: number): string => count(n, 'star', 'stars');

/** A company of a player, by its tag. */
export const company = (tag: string): string =>
  `${isMortgaged(tag) ? 'mortgaged company' : 'company'} in ${industry(industryOf(tag))}`;
export const project = (id: Industry): string => `project in ${industry(id)}`;

export const { byCard, reason } = reasonsIn(cards, (name) => `“${name}”`);
export const option = (card: OptionCard): string => byCard(designOf(card));
export const effect = (card: OptionCard): string => cards.optionCards[designOf(card)].effect;
/** What playing a card costs, if it costs anything. */
export const forCost = (cost: number): string => (cost > 0 ? ` for ${money(cost)}` : '');
/** When a card may be played. */
export const when = (card: OptionCard): string =>
  optionOf(card)
    .timing.map((timing) => names.timings[timing].toLowerCase())
    .join(' or ');

/** What a card is aimed at. */
export const aims = (aim: Partial<Aim>, say: Say): string =>
  aimIn(aim, {
    industry,
    company: (tag) => (isMortgaged(tag) ? `${industry(industryOf(tag))}, with a loan` : industry(industryOf(tag))),
    rival: (seat: Seat) => say.seat(seat),
    kind: (kind) => names.kinds[kind].toLowerCase(),
    paid: money,
  }).join(' → ');

export const links = (chain: readonly ChainLink[], say: Say): string =>
  say.list(chain.map((link) => `${industry(link.industry)} ${link.companies} × ${money(link.each)}`));

const BUNDLE = {
  money,
  company: (tag: string, n: number) => (n > 1 ? `${n} × ${company(tag)}` : `a ${company(tag)}`),
  project: (id: Industry, n: number) => (n > 1 ? `${n} × ${project(id)}` : `a ${project(id)}`),
  quotas: (n: number) => count(n, 'quota', 'quotas'),
  cards: (n: number) => count(n, 'hand card', 'hand cards'),
  nothing: 'nothing',
};
export const bundle = (side: OpenBundle, say: Say): string => bundleIn(BUNDLE, side, say);
/** A deal by its number. */
export const proposal = (id: number): string => `proposal ${id}`;
