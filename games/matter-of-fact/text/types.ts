import type { GameText, Rulebook as RulebookOf, Say } from '@parlour/kernel';
import type { ActionCard, ActionCardId } from '../content/action-cards.ts';
import type { AssetId, AssetKind, Process, Product } from '../content/assets.ts';
import type { Area, Cell, LabourExchangeId, UniversityId } from '../content/map.ts';
import type { Colour } from '../content/table.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { Vehicle } from '../content/vehicles.ts';
import type { MatterOfFact, Post, RaidMode, Standstill } from '../types.ts';
import type { BoardText } from './board-types.ts';

type CardText = { name: string; flavour: string };

/** The names of things, as they stand on a label of their own. */
export type Names = {
  products: Record<Product, string>;
  kinds: Record<AssetKind, string>;
  vehicles: Record<Vehicle, string>;
  areas: Record<Area, string>;
  universities: Record<UniversityId, string>;
  exchanges: Record<LabourExchangeId, string>;
  cardKinds: Record<ActionCard['is'], string>;
  modes: Record<RaidMode, string>;
  colours: Record<Colour, string>;
  stages: Record<1 | 2 | 3 | 4 | 5, string>;
};
export type Cards = {
  assetCards: Record<AssetId, CardText>;
  technologies: Record<TechnologyId, CardText>;
  actionCards: Record<ActionCardId, CardText>;
};

/** What is named or told by itself, on a card or a hex. */
export type Phrases = {
  /** With its kind and number. */
  asset(asset: AssetId): string;
  /** What stands on a hex, with its sign on the map where the name alone does not tell. */
  cell(cell: Cell): string;
  post(post: Post | 'picket'): string;
  /** What an action card does to the one who takes it. */
  effect(card: ActionCardId): string;
  /** "2 workers + 2 ore → 1 steel". */
  process(process: Process, product: Product): string;
  /** Why an asset does not work. */
  standstill(because: Standstill, say: Say): string;
};

/** Everything a player of Economics as a Matter of Fact reads in one language. */
export type MatterOfFactText = GameText<MatterOfFact> &
  Names &
  Cards &
  Phrases & {
    /** The labels of the board. */
    board: BoardText;
  };

/** A file for each subject, so that no file is longer than one cares to read. */
export type Options = Pick<MatterOfFactText, 'options' | 'presets'>;
export type Questions = MatterOfFactText['questions'];
export type Actions = Pick<MatterOfFactText, 'actions' | 'fields'>;
export type Events = MatterOfFactText['events'];
export type Refusals = MatterOfFactText['refusals'];
export type Rulebook = RulebookOf<MatterOfFact>;
export type Paragraphs = Partial<Rulebook['rules']>;
