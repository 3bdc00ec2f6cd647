import { wrapList } from '@parlour/kit/terminal/layout.ts';
import type { GameTable, Scene } from '@parlour/kit/terminal/table.ts';
import type { Businessmen } from '../types.ts';
import { explainCard } from './cards.ts';
import { head } from './head.ts';
import { hint, suggest } from './hints.ts';
import { type BusinessmenLabels, labels } from './labels.ts';
import { lorries } from './lorries.ts';
import { tablets } from './tablets.ts';
import type { BusinessmenScene } from './types.ts';

/** The text of Businessmen has more words than every game has; the list of games hands it out without saying so. */
const of = (scene: Scene<Businessmen, BusinessmenLabels>): BusinessmenScene => scene as BusinessmenScene;

/** The table of Businessmen: round and Export card, goods as rows and players as columns, the three lorries. */
export const table: GameTable<Businessmen, BusinessmenLabels> = {
  labels,
  draw(scene, size) {
    const { style, width, labels } = scene;
    const isSmall = size === 'small';
    const rule = isSmall ? [] : [style.dim('─'.repeat(width))];
    // Lorries and players have colours of the same names: a heading keeps them apart.
    const heading = isSmall ? [] : [style.dim(labels.lorries)];
    return [...head(of(scene)), ...rule, ...tablets(of(scene)), ...rule, ...heading, ...lorries(of(scene))];
  },
  hint: (scene, choice) => hint(of(scene), choice),
  suggest: (scene, choice) => suggest(of(scene), choice),
  card: (scene, query) => explainCard(of(scene), query),
  isMinor: (_scene, { type }) => MINOR.has(type),
  score: String,
  legend: ({ labels, width, style }) => wrapList(labels.legend.split(' · '), width).map(style.dim),
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
