import type { View } from '@parlour/kernel';
import { wrapList } from '@parlour/kit/terminal/layout.ts';
import type { GameTable, Scene } from '@parlour/kit/terminal/table.ts';
import type { Boom } from '../types.ts';
import { explainCard } from './cards.ts';
import { companies } from './companies.ts';
import { hand } from './hand.ts';
import { head } from './head.ts';
import { hint, suggest } from './hints.ts';
import { type BoomLabels, labels } from './labels.ts';
import type { BoomScene } from './types.ts';

/** The text of •Boom has more words than every game has; the list of games hands it out without saying so. */
const of = (scene: Scene<Boom, BoomLabels>): BoomScene => scene as BoomScene;

type BoomEvent = View<{ type: string; seat?: number; card?: { secret: unknown } }>;

/** The table of •Boom: the track and the clock, companies as rows, firms as columns, your hand. */
export const table: GameTable<Boom, BoomLabels> = {
  labels,
  draw: (scene, size) => [...head(of(scene), size), ...companies(of(scene), size), ...hand(of(scene), size)],
  hint: (scene, choice) => hint(of(scene), choice),
  suggest: (scene, choice, field) => suggest(of(scene), choice, field),
  card: (scene, query) => explainCard(of(scene), query),
  isMinor({ view }, event) {
    const { type, seat } = event as BoomEvent;
    return MINOR.has(type) || (type === 'drew' && seat !== view.viewer);
  },
  score: (points) => `$${points}m`,
  legend({ labels, width, view, text, names, style }) {
    const firms = view.seats.map((seat) => {
      const { firm } = view.players[seat];
      const name = names[seat] === firm ? '' : ` (${names[seat]})`;
      return `${style.seat(seat)(firm)} ${text.picks[firm]}${name}`;
    });
    return [...wrapList(firms, width), ...wrapList(labels.legend.split(' · '), width).map(style.dim)];
  },
};

/** The order line and the question say the same. */
const MINOR = new Set(['turnBegan', 'counterReturned', 'invited', 'playedNothing']);
