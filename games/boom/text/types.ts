import type { GameText, Rulebook as RulebookOf } from '@parlour/kernel';
import type { PlayCardId } from '../content/cards.ts';
import type { COMPANY_CARDS } from '../content/company-cards.ts';
import type { DiscardId } from '../content/discards.ts';
import type { EventId } from '../content/events.ts';
import type { Industry } from '../content/industries.ts';
import type { FirmId } from '../content/table.ts';
import type { Boom } from '../types.ts';
import type { BoardText } from './board-types.ts';

export type CardKind = (typeof COMPANY_CARDS)[keyof typeof COMPANY_CARDS]['kind'];
type CardText = { name: string; flavour: string };

/** Everything a player of •Boom reads in one language. */
export type BoomText = GameText<Boom> & {
  cards: Record<PlayCardId | EventId, CardText>;
  /** What a Discard or an Event does, in one or two sentences. */
  effects: Record<DiscardId | EventId, string>;
  industries: Record<Industry, string>;
  kinds: Record<CardKind, string>;
  firms: Record<FirmId, string>;
  /** The labels of the board. */
  board: BoardText;
};

/** A file of the rulebook and of the cards each, so that no file is longer than one cares to read. */
export type Rulebook = RulebookOf<Boom>;
export type Cards = Pick<BoomText, 'cards' | 'effects' | 'industries' | 'kinds' | 'firms'>;
