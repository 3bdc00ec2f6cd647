import { type GameText, NOTHING, naming, type Say, type Seat } from '@parlour/kernel';
import { TOKEN_IDS, type TokenId } from '../content/artifacts.ts';
import type { Cell } from '../content/board.ts';
import type { AttackKind } from '../content/combat.ts';
import { HERO_IDS, type HeroId } from '../content/heroes.ts';
import { MONSTER_IDS } from '../content/monsters.ts';
import type { Fighter, Foe, Manticore, Place } from '../types.ts';
import { isSeat } from './phrase.ts';
import type { Names } from './types.ts';

/** What names a thing in a language, and the words for its states. */
type Naming = {
  cell(cell: Cell): string;
  hero(id: HeroId): string;
  foe(foe: Foe): string;
  token(id: TokenId): string;
  states: Record<'waiting' | 'alive' | 'dead' | 'unused' | 'true' | 'false', string>;
};

const FOES: Foe[] = [...MONSTER_IDS, 'manticore'];
const all = <Id extends string>(ids: readonly Id[], name: (id: Id) => string): Record<string, string> =>
  Object.fromEntries(ids.map((id) => [id, name(id)]));

/** Names values in a language. */
export function valuesOf(
  names: Names,
  { cell, hero, foe, token, states }: Naming,
): Pick<GameText<Manticore>, 'values' | 'value'> {
  const things: Record<string, string> = {
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
  const seat = (value: Seat, say: Say): string => say.seat(value);
  const share = (value: Seat | null, say: Say): string => (value === null ? NOTHING : say.seat(value));
  const target = (who: Fighter, say: Say): string => (isSeat(who) ? say.seat(who) : foe(who));
  const kind = (id: AttackKind | 'card'): string => names.attacks[id];
  const place = (id: Place): string => names.places[id];
  return naming<Manticore>(
    {
      enlist: { hero },
      standOn: { cell },
      arm: { token },
      lay: { cell, rotation: String },
      move: { to: cell },
      attack: { target, kind },
      attackTogether: {
        target,
        kind,
        helpers: seat,
        firstPoint: share,
        secondPoint: share,
        artifact: share,
        blow: share,
      },
      take: { token, place },
      pickUp: { artifact: token, place },
      equip: { artifact: token },
      stow: { artifact: token },
      give: { artifact: token, to: seat },
      drop: { token },
      heal: { patient: seat, life: String },
      assign: { to: (id) => names.characteristics[id] },
      accept: { place },
      cast: { spells: (id) => names.kinds[id] },
      takeLoot: { artifact: token, place },
    },
    (id) => things[id] ?? id,
  );
}

/** The heroes by their names, for the choice before the game. */
export const picksOf = (hero: (id: HeroId) => string): Record<string, string> => all(HERO_IDS, hero);
