import type { Event, GameTypes, Line, Match, Rules, Seat } from '@parlour/kernel';
import type { Eyes, Moment, Sight } from './types.ts';

/** A position with what led to it; both hold secrets, and are only ever shown through somebody's eyes. */
export type Position = { match: Match<GameTypes>; line: Line | null; events: readonly Event<GameTypes>[] };

const viewerOf = (eyes: Eyes): Seat | null => (typeof eyes === 'number' ? eyes : null);

/** What was done and what happened, as it is seen. */
export function newsOf(rules: Rules, { line, events }: Pick<Position, 'line' | 'events'>, eyes: Eyes) {
  const isOpen = eyes === 'open';
  const show = <T>(news: T) => rules.show(isOpen ? rules.newsLaidOpen(news) : news, viewerOf(eyes));
  return { line: line === null ? null : show(line), events: events.map(show) };
}

/** A position as it is seen; `present` tells what may be done in it too. */
export function sightOf(rules: Rules, position: Position, eyes: Eyes, present: boolean): Sight {
  const viewer = viewerOf(eyes);
  const match = eyes === 'open' ? rules.laidOpen(position.match) : position.match;
  const { offers, refused } = viewer !== null && present ? rules.menu(match, viewer) : { offers: [], refused: [] };
  return {
    view: rules.view(match, viewer),
    facts: rules.facts(match, viewer),
    offers,
    refused,
    ...newsOf(rules, position, eyes),
  };
}

export function momentOf(rules: Rules, position: Position, eyes: Eyes): Moment {
  const { waiting, outcome } = rules.about(position.match);
  return { ...sightOf(rules, position, eyes, false), waiting, outcome };
}
