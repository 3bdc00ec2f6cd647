import type { Businessmen } from '@parlour/games/businessmen/types.ts';
import { wrapList } from '../../terminal.ts';
import type { GameTable, Scene } from '../types.ts';
import { explainCard } from './cards.ts';
import { head } from './head.ts';
import { hint, suggest } from './hints.ts';
import { lorries } from './lorries.ts';
import { tablets } from './tablets.ts';
import type { BusinessmenScene } from './types.ts';

/** The text of Businessmen has more words than every game has; the list of games hands it out without saying so. */
const of = (scene: Scene<Businessmen>): BusinessmenScene => scene as BusinessmenScene;

/** The table of Businessmen: round and Export card, goods as rows and players as columns, the three lorries. */
export const businessmenTable: GameTable<Businessmen> = {
  draw(scene, size) {
    const { style, width, labels } = scene;
    const isSmall = size === 'small';
    const rule = isSmall ? [] : [style.dim('─'.repeat(width))];
    // Lorries and players have colours of the same names: a heading keeps them apart.
    const heading = isSmall ? [] : [style.dim(labels.businessmen.lorries)];
    return [...head(of(scene)), ...rule, ...tablets(of(scene)), ...rule, ...heading, ...lorries(of(scene))];
  },
  hint: (scene, choice) => hint(of(scene), choice),
  suggest: (scene, choice) => suggest(of(scene), choice),
  card: (scene, query) => explainCard(of(scene), query),
  isMinor: (_scene, { type }) => MINOR.has(type),
  score: String,
  legend: ({ labels, width, style }) => wrapList(labels.businessmen.legend.split(' · '), width).map(style.dim),
};

/** What the table itself shows a moment later, or what is only said for completeness. */
const MINOR = new Set([
  'passed',
  'passedOver',
  'skipDeclined',
  'buyingEnded',
  'loadingBegan',
  'loadingEnded',
  'transferred',
  'decided',
  'insuranceLapsed',
]);
