import type { GameText, Rulebook as RulebookOf } from '@parlour/kernel';
import type { Characteristic } from '../content/characteristics.ts';
import type { ExportCardId } from '../content/export-cards.ts';
import type { GoodId } from '../content/goods.ts';
import type { GoodsCardId } from '../content/goods-cards.ts';
import type { LorryId } from '../content/lorries.ts';
import type { MisfortuneSectorId } from '../content/misfortune-wheel.ts';
import type { PriceSectorId } from '../content/price-wheel.ts';
import type { Colour } from '../content/table.ts';
import type { Businessmen } from '../types.ts';
import type { BoardText } from './board-types.ts';

type CardText = { name: string; flavour: string };

/** The names of things, as they stand on a label of their own. */
export type Names = {
  goods: Record<GoodId, string>;
  lorries: Record<LorryId, string>;
  characteristics: Record<Characteristic, string>;
  picks: Record<Colour, string>;
  /** The headline of each sector. */
  priceSectors: Record<PriceSectorId, string>;
  misfortuneSectors: Record<MisfortuneSectorId, string>;
};
export type Cards = {
  goodsCards: Record<GoodsCardId, CardText>;
  /** Named after the destination. */
  exportCards: Record<ExportCardId, CardText>;
};

/** Everything a player of Businessmen reads in one language. */
export type BusinessmenText = GameText<Businessmen> &
  Names &
  Cards & {
    /** The labels of the board. */
    board: BoardText;
  };

/** A file for each subject, so that no file is longer than one cares to read. */
export type Options = Pick<BusinessmenText, 'options' | 'presets'>;
export type Questions = BusinessmenText['questions'];
export type Actions = Pick<BusinessmenText, 'actions' | 'fields'>;
export type Events = BusinessmenText['events'];
export type Refusals = BusinessmenText['refusals'];
export type Rulebook = RulebookOf<Businessmen>;
export type Paragraphs = Partial<Rulebook['rules']>;
