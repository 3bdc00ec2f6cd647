import type { GameText, Rulebook as RulebookOf } from '@parlour/kernel';
import type { StackKind, TokenId } from '../content/artifacts.ts';
import type { Cell, Land } from '../content/board.ts';
import type { AttackKind, CombatCardId } from '../content/combat.ts';
import type { Characteristic, ClassId, HeroId } from '../content/heroes.ts';
import type { MonsterKind } from '../content/monsters.ts';
import type { RoadTokenId } from '../content/road-tokens.ts';
import type { Foe, Grade, Manticore, Place, Stance } from '../types.ts';
import type { BoardText } from './board-types.ts';

/** A name and one line about it. */
type Named = { name: string; line: string };

/** The names of the things in the game. */
export type Names = {
  heroes: Record<HeroId, string>;
  classes: Record<ClassId, Named>;
  characteristics: Record<Characteristic, string>;
  attacks: Record<AttackKind | 'card', string>;
  stances: Record<Stance, string>;
  places: Record<Place, string>;
  kinds: Record<StackKind, string>;
  tokens: Record<TokenId, Named>;
  lands: Record<Land, string>;
  roads: Record<RoadTokenId, string>;
  monsters: Record<MonsterKind, Named>;
  cards: Record<CombatCardId, string>;
  grades: Record<Grade, string>;
};

/** Everything a player of Manticore reads in one language. */
export type ManticoreText = GameText<Manticore> &
  Names & {
    /** A cell as the log calls it: its location or its step of the Fireway, with its sign on the map. */
    cell(cell: Cell): string;
    /** A monster with its number, or the Manticore. */
    foe(foe: Foe): string;
    /** The labels of the board. */
    board: BoardText;
  };

/** One file each, so that no file is longer than one cares to read. */
export type Options = Pick<ManticoreText, 'options' | 'presets'>;
export type Questions = ManticoreText['questions'];
export type Actions = ManticoreText['actions'];
export type Events = ManticoreText['events'];
export type Refusals = ManticoreText['refusals'];
export type Rulebook = RulebookOf<Manticore>;
export type Rules = Rulebook['rules'];
