import type { GameText, Rulebook as RulebookOf } from '@parlour/kernel';
import type { CrisisCard } from '../content/crisis-cards.ts';
import type { EventCard, EventId } from '../content/events.ts';
import type { Condition } from '../content/holdings.ts';
import type { Industry, Kind } from '../content/industries.ts';
import type { OptionId, Timing } from '../content/options.ts';
import type { Colour } from '../content/table.ts';
import type { WindowId } from '../content/windows.ts';
import type { Economicus } from '../types.ts';
import type { BoardText } from './board-types.ts';

/** The name of a card, what it does, and a line that does nothing. */
type CardText = { name: string; effect: string; flavour: string };

/** The names of things, as they stand on a label of their own. */
export type Names = {
  industries: Record<Industry, string>;
  /** Of a company that is still free. */
  kinds: Record<Kind, string>;
  /** Of a company that has an owner. */
  conditions: Record<Condition, string>;
  /** When each free window opens. */
  windows: Record<WindowId, string>;
  /** When an option card may be played. */
  timings: Record<Timing, string>;
  eventTypes: Record<EventCard['is'], string>;
  picks: Record<Colour, string>;
};
export type Cards = {
  optionCards: Record<OptionId, CardText>;
  eventCards: Record<EventId, CardText>;
  crisisCards: Record<CrisisCard, CardText>;
};

/** Everything a player of Economicus reads in one language. */
export type EconomicusText = GameText<Economicus> &
  Names &
  Cards & {
    /** The labels of the board. */
    board: BoardText;
  };

/** A file for each subject, so that no file is longer than one cares to read. */
export type Options = Pick<EconomicusText, 'options' | 'presets'>;
export type Questions = EconomicusText['questions'];
export type Actions = Pick<EconomicusText, 'actions' | 'fields'>;
export type Events = EconomicusText['events'];
export type Refusals = EconomicusText['refusals'];
export type Rulebook = RulebookOf<Economicus>;
export type Rules = Rulebook['rules'];
