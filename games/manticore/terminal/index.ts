import { columnsOf, padEnd, wrap, wrapList } from '@parlour/kit/terminal/layout.ts';
import type { Draft, GameTable, Scene } from '@parlour/kit/terminal/table.ts';
import { TOKEN_IDS, TOKENS } from '../content/artifacts.ts';
import type { Manticore } from '../types.ts';
import { labels, type ManticoreLabels } from './labels.ts';
import { foes, heroes, stacks } from './lists.ts';
import { map } from './map.ts';
import type { ManticoreScene } from './types.ts';

/** The text of Manticore has more words than every game has; the list of games hands it out without saying so. */
const of = (scene: Scene<Manticore, ManticoreLabels>): ManticoreScene => scene as ManticoreScene;

/** From this width on the lists stand beside the map. */
const WIDE = 100;

/** The table of Manticore: the map, heroes and foes with what they will do, and the stacks. */
export const table: GameTable<Manticore, ManticoreLabels> = {
  labels,
  draw(plain, size) {
    const scene = of(plain);
    const { width, style } = scene;
    const lists = [...heroes(scene), '', ...foes(scene), ''];
    if (size === 'small') return [head(scene), ...lists.filter((line) => line !== '')];
    const drawn = map(scene);
    if (width < WIDE) return [head(scene), ...drawn, ...lists, ...wrapList(stacks(scene), width).map(style.dim)];
    const beside = [...lists, ...stacks(scene).map(style.dim)];
    const rows = Math.max(drawn.length, beside.length);
    const left = Math.max(...drawn.map(columnsOf)) + 2;
    return [head(scene), ...Array.from({ length: rows }, (_, i) => padEnd(drawn[i] ?? '', left) + (beside[i] ?? ''))];
  },
  hint: (scene, choice) => hint(of(scene), choice),
  suggest: () => [],
  card: (scene, query) => explain(of(scene), query),
  isMinor: (_scene, { type }) => MINOR.has(type),
  score: String,
  legend: ({ labels, width, style }) => wrapList(labels.legend.split(' · '), width).map(style.dim),
};

/** What the table itself shows a moment later. */
const MINOR = new Set(['turnBegan', 'turnEnded', 'monstersBegan', 'monsterStayed', 'monstersRestored', 'tokenTurned']);

function head({ view, facts, labels, text, style }: ManticoreScene): string {
  const { paving, round, asleep, arrives, practice } = labels;
  if (view.options.practice !== 'off')
    return `${style.bold(text.name)}  ${view.round === 0 ? '' : round(view.round)}   ${style.dim(practice)}`;
  const when = view.round === 0 ? paving(view.roadPile.secret.length) : round(view.round);
  const clock = facts.clock.isAwake ? style.red(arrives(facts.clock.turns)) : style.dim(asleep);
  return `${style.bold(text.name)}  ${when}   ${clock}`;
}

/** What a step costs and wakes, and the odds of an attack; the numbers are the rules'. */
function hint({ facts, labels }: ManticoreScene, choice: Draft): string {
  if (choice.type === 'move') {
    const way = facts.reach.find(({ cell }) => cell === choice['to']);
    if (way === undefined) return '';
    return [labels.walk(way.cost), ...(way.wakes ? [labels.wakes] : [])].join(', ');
  }
  const target = facts.attacks.find((each) => each.target === choice['target']);
  const kind = choice['kind'];
  if (target === undefined || (kind !== 'magic' && kind !== 'close' && kind !== 'shooting')) return '';
  const helpers = choice['helpers'];
  const isSame = (group: readonly number[]): boolean =>
    Array.isArray(helpers) && group.length === helpers.length && group.every((seat) => helpers.includes(seat));
  const odds = choice.type === 'attack' ? target.alone : target.together.find((each) => isSame(each.helpers))?.odds;
  if (odds === undefined) return '';
  const { wins, dealt, suffered } = odds[kind];
  return labels.odds(Math.round((wins * 100) / 36), (dealt / 36).toFixed(1), (suffered / 36).toFixed(1));
}

/** Tokens by id or by part of their name; without a query, those the viewer's hero carries. */
function explain({ view, text, style, width }: ManticoreScene, query: string | null): string[] {
  const own = view.viewer === null ? null : view.heroes[view.viewer];
  const held = own === null ? [] : [...Object.values(own.worn), ...Object.values(own.spells), ...own.bag];
  const wanted = query?.toLowerCase();
  const meant = TOKEN_IDS.filter((token) =>
    wanted === undefined
      ? held.includes(token)
      : token.toLowerCase() === wanted || text.tokens[token].name.toLowerCase().includes(wanted),
  );
  return meant.flatMap((token) => {
    const { kind, strength } = TOKENS[token];
    const { name, line } = text.tokens[token];
    return [
      `${style.bold(name)}  ${style.dim(`${token} · ${text.kinds[kind]} ${strength}`)}`,
      ...wrap(line, width - 2).map((each) => style.dim(`  ${each}`)),
    ];
  });
}
