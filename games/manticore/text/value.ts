import type { Seat } from '@parlour/kernel';
import { TOKEN_IDS, type TokenId } from '../content/artifacts.ts';
import type { Cell } from '../content/board.ts';
import { HERO_IDS, type HeroId } from '../content/heroes.ts';
import { MONSTER_IDS } from '../content/monsters.ts';
import type { Foe } from '../types.ts';
import { signOf } from './cells.ts';
import type { ManticoreText, Names } from './types.ts';

/** What names a thing in a language, and the words for its states. */
type Naming = {
  hero(id: HeroId): string;
  foe(foe: Foe): string;
  token(id: TokenId): string;
  states: Record<'waiting' | 'alive' | 'dead' | 'unused' | 'true' | 'false', string>;
};

const FOES: Foe[] = [...MONSTER_IDS, 'manticore'];
const all = <Id extends string>(ids: readonly Id[], name: (id: Id) => string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, name(id)]));

/** Fields whose numbers are seats. `to` is none of them: it may be a cell, and the words of its actions tell it. */
const SEATS: readonly string[] = ['helpers', 'patient', 'target', 'firstPoint', 'secondPoint', 'blow', 'artifact'];

/** Names values in a language. A number is a seat, a cell or an amount: its field tells which. */
export function valueWords(names: Names, { hero, foe, token, states }: Naming): ManticoreText['value'] {
  const words: Record<string, string> = {
    ...names.roads,
    ...names.cards,
    ...names.lands,
    ...names.kinds,
    ...names.characteristics,
    ...names.attacks,
    ...names.places,
    ...names.stances,
    ...names.grades,
    ...states,
    ...all(HERO_IDS, hero),
    ...all(FOES, foe),
    ...all(TOKEN_IDS, token),
  };
  const named: ManticoreText['value'] = (value, say, field = '') => {
    if (value === null) return '–';
    if (Array.isArray(value)) return value.length === 0 ? '–' : say.list(value.map((each) => named(each, say, field)));
    if (typeof value === 'number' && SEATS.includes(field)) return say.seat(value as Seat);
    if (typeof value === 'number' && field === 'cell') return signOf(value as Cell);
    return words[String(value)] ?? String(value);
  };
  return named;
}

/** The heroes by their names, for the choice before the game. */
export const picksOf = (hero: (id: HeroId) => string): Record<string, string> => all(HERO_IDS, hero);
