import { columnsOf, padEnd, wrap, wrapList } from '@parlour/kit/terminal/layout.ts';
import type { Draft, GameTable, Scene } from '@parlour/kit/terminal/table.ts';
import { ACTION_CARD_IDS } from '../content/action-cards.ts';
import { ASSET_IDS, ASSETS_BY_KIND, KIND_OF } from '../content/assets.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../content/technologies.ts';
import type { MatterOfFact } from '../types.ts';
import { labels, type MatterOfFactLabels } from './labels.ts';
import { desks, hand, market, ownAssets } from './lists.ts';
import { map } from './map.ts';
import type { MatterOfFactScene } from './types.ts';

/** The text of the game has more words than every game has; the list of games hands it out without saying so. */
const of = (scene: Scene<MatterOfFact, MatterOfFactLabels>): MatterOfFactScene => scene as MatterOfFactScene;

/** From this width on the exchange stands beside the map. */
const WIDE = 118;

/** The table of Economics as a Matter of Fact: the map and the exchange, a row for each desk, one's own assets and cards. */
export const table: GameTable<MatterOfFact, MatterOfFactLabels> = {
  labels,
  draw(plain, size) {
    const scene = of(plain);
    const lists = [...desks(scene), ...ownAssets(scene), ...hand(scene)];
    if (size === 'small') return [head(scene), ...market(scene), ...lists];
    const drawn = map(scene);
    if (scene.width < WIDE) return [head(scene), ...drawn, ...market(scene), ...lists];
    const beside = market(scene);
    const left = Math.max(...drawn.map(columnsOf)) + 3;
    return [head(scene), ...drawn.map((line, i) => padEnd(line, left) + (beside[i] ?? '')), ...lists];
  },
  hint: (scene, choice) => hint(of(scene), choice),
  suggest: (scene, choice, field) => suggest(of(scene), choice, field),
  card: (scene, query) => explain(of(scene), query),
  isMinor: (_scene, { type }) => MINOR.has(type),
  score: (points) => (points < BIOBOT ? String(points) : `${Math.floor(points / BIOBOT)}★ ${points % BIOBOT}`),
  legend: ({ labels, width, style }) => wrapList(labels.legend.split(' · '), width).map(style.dim),
};

/** A BIObot counts for more than any fortune (MF-R63). */
const BIOBOT = 100_000;

/** What the table itself shows a moment later. */
const MINOR = new Set(['turnBegan', 'turnEnded', 'roundBegan', 'workersMoved', 'stayed', 'vehicleReady', 'dealLapsed']);

function head({ view, facts, labels, text, style }: MatterOfFactScene): string {
  const { round, goal, salary } = labels;
  const due = facts.salary?.due ?? 0;
  return [
    style.bold(text.name),
    round(view.round),
    facts.stage === 0 ? '' : `${facts.stage} ${text.stages[facts.stage]}`,
    due > 0 ? style.yellow(salary(due)) : '',
    style.dim(goal(facts.target)),
  ]
    .filter((part) => part !== '')
    .join('   ');
}

/** How far a way is and whether a card lies on it; what a technology would bring. The numbers are the rules'. */
function hint({ facts, labels }: MatterOfFactScene, choice: Draft): string {
  if (choice.type === 'move') {
    const way = facts.reach.find(({ cell }) => cell === choice['to']);
    if (way === undefined) return '';
    const cards = { without: [], with: [labels.card], either: [labels.eitherCard] }[way.card];
    return [labels.hexes(way.hexes), ...cards].join(', ');
  }
  const study = facts.study.find(({ technology }) => technology === choice['technology']);
  const [best] = [...(study?.fits ?? [])].sort((a, b) => b.after - b.now - (a.after - a.now));
  return best === undefined ? '' : labels.brings(best.now, best.after);
}

/** As many workers as the assets lack. */
function suggest({ view, facts }: MatterOfFactScene, choice: Draft, field: string): { value: number; hint: string }[] {
  if (choice.type !== 'hire' || field !== 'workers' || view.viewer === null) return [];
  const lacking = view.players[view.viewer].assets.reduce(
    (sum, id) => sum + Math.max(0, facts.assets[id].workers - view.assets[id].workers),
    -view.players[view.viewer].idle,
  );
  return lacking > 0 ? [{ value: lacking, hint: '' }] : [];
}

/** Assets, technologies and action cards by id or by part of their name; without a query, what the viewer holds. */
function explain({ view, text, style, width }: MatterOfFactScene, query: string | null): string[] {
  const own = view.viewer === null ? null : view.players[view.viewer];
  const held: string[] = own === null ? [] : [...own.assets, ...own.hand, ...own.contracts.map(({ card }) => card)];
  const wanted = query?.toLowerCase();
  const isMeant = (id: string, name: string): boolean =>
    wanted === undefined ? held.includes(id) : id.toLowerCase() === wanted || name.toLowerCase().includes(wanted);
  const entry = (id: string, name: string, meaning: string): string[] =>
    isMeant(id, name)
      ? [`${style.bold(name)}  ${style.dim(id)}`, ...wrap(`  ${meaning}`, width, '  ').map(style.dim)]
      : [];
  return [
    ...ASSET_IDS.flatMap((id) => {
      const { basic, product, cost } = ASSETS_BY_KIND[KIND_OF[id]];
      return entry(id, text.asset(id), `${cost} · ${text.process(basic, product)}`);
    }),
    ...TECHNOLOGY_IDS.flatMap((id) => {
      const { process, price, fits } = TECHNOLOGIES[id];
      const what = `${price} · ${text.kinds[fits]} · ${text.process(process, ASSETS_BY_KIND[fits].product)}`;
      return entry(id, text.technologies[id].name, what);
    }),
    ...ACTION_CARD_IDS.flatMap((id) => entry(id, text.actionCards[id].name, text.effect(id))),
  ];
}
