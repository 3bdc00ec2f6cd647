import type { Seat } from '@parlour/kernel';
import { ACTION_CARD_IDS } from '../content/action-cards.ts';
import { ASSET_IDS } from '../content/assets.ts';
import type { Cell } from '../content/map.ts';
import { TECHNOLOGY_IDS } from '../content/technologies.ts';
import { capital } from './reading.ts';
import type { Cards, MatterOfFactText, Names, Phrases } from './types.ts';

/** Words for values that are no things of the game. */
export type States = Record<'true' | 'false' | 'up' | 'down' | 'nothing' | 'hand', string>;

const all = <Id extends string>(ids: readonly Id[], name: (id: Id) => string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, name(id)]));

/** Names values in a language. A number is a seat, a hex, a step of a price or an amount: its field tells which. */
export function valueWords(
  names: Names,
  cards: Cards,
  { asset, cell, post }: Phrases,
  states: States,
): MatterOfFactText['value'] {
  const words: Record<string, string> = {
    ...names.products,
    ...names.kinds,
    ...names.vehicles,
    ...names.modes,
    ...names.colours,
    ...names.cardKinds,
    ...all(['idle', 'picket'], (id) => capital(post(id))),
    ...all(ASSET_IDS, asset),
    ...Object.fromEntries(ASSET_IDS.map((id) => [`guard ${id}`, capital(post(`guard ${id}`))])),
    ...all(TECHNOLOGY_IDS, (id) => cards.technologies[id].name),
    ...all(ACTION_CARD_IDS, (id) => cards.actionCards[id].name),
    ...states,
  };
  const value: MatterOfFactText['value'] = (of, say, field = '') => {
    if (of === null) return states.nothing;
    if (Array.isArray(of))
      return of.length === 0 ? states.nothing : say.list(of.map((each) => value(each, say, field)));
    if (typeof of === 'number' && field === 'starter') return say.seat(of as Seat);
    // A partner in a deal is named by the words of the proposal; where only the field is known, it is a hex.
    if (typeof of === 'number' && (field === 'cell' || field === 'to')) return cell(of as Cell);
    if (typeof of === 'number' && field === 'by') return of > 0 ? states.up : states.down;
    return words[String(of)] ?? (typeof of === 'object' ? '–' : String(of));
  };
  return value;
}
