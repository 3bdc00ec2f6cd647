import type { Seat } from '@parlour/kernel';
import { columns } from '@parlour/kit/terminal/layout.ts';
import { TOKENS, type TokenId } from '../content/artifacts.ts';
import { LOCATIONS } from '../content/board.ts';
import { HEROES } from '../content/heroes.ts';
import { MONSTER_IDS, MONSTERS } from '../content/monsters.ts';
import { signOf } from '../text/cells.ts';
import { letterOf } from './map.ts';
import type { ManticoreScene } from './types.ts';

/** Each hero in a row: place, life, points left and what he fights with; below it what he carries. */
export function heroes(scene: ManticoreScene): string[] {
  const { view, facts, labels, style, text, asked } = scene;
  const head = ['', '', '', ...labels.heads].map(style.dim);
  const rows = view.order.map((seat) => {
    const { cell, life, hero } = view.heroes[seat];
    const known = facts.heroes[seat];
    const name = `${asked.includes(seat) ? '▸' : ' '}${seat + 1} ${text.classes[HEROES[hero]].name}`;
    if (cell === null) return [style.dim(name), style.dim(life > 0 ? '' : labels.out)];
    const totals = [known.close, known.shooting, known.magicAttack, known.magicDefense, known.defense];
    return [
      style.seat(seat)(name),
      gearOf(scene, seat),
      signOf(cell),
      style.bold(String(life)),
      `${known.left}/${known.index}`,
      ...totals.map(({ total }) => String(total)),
    ];
  });
  return columns([head, ...rows], [3, 4, 5, 6, 7, 8, 9], 1);
}

/** What a hero carries, each token by its kind and strength. */
function gearOf({ view, text, labels }: ManticoreScene, seat: Seat): string {
  const { worn, spells, bag } = view.heroes[seat];
  const short = (token: TokenId): string => `${text.kinds[TOKENS[token].kind].slice(0, 3)}${TOKENS[token].strength}`;
  const held = [...Object.values(worn), ...Object.values(spells)].filter((token) => token !== null).map(short);
  const stowed = bag.length === 0 ? [] : [`${labels.bag}: ${bag.map(short).join(' ')}`];
  return [...held, ...stowed].join(' ');
}

/** Every monster on the board: where it is, what it does next, and when it will be in the City. */
export function foes({ view, facts, labels, style, text, names }: ManticoreScene): string[] {
  const { clock, foes: strengths } = facts;
  const her = strengths.manticore;
  const life = her === undefined ? '' : `${her.life}/${her.fullLife}`;
  const might = her === undefined ? '' : `${her.close}/${her.shooting}/${her.magicAttack} ${her.defense}`;
  const rows = MONSTER_IDS.flatMap((id): string[][] => {
    const { cell, carries } = view.monsters[id];
    const threat = facts.threats[id];
    if (cell === null || threat === undefined) return [];
    const next =
      threat.target !== null
        ? style.red(labels.attacks(names[threat.target] ?? ''))
        : threat.to === null
          ? ''
          : `→ ${signOf(threat.to)}`;
    const arrival =
      view.monsters[id].enteredIn !== null
        ? labels.inCity
        : threat.arrives === null
          ? ''
          : labels.inCityBy(threat.arrives);
    const mark = `${MONSTERS[id].charAt(0)}${id.slice(1)}`;
    return [
      [style.yellow(` ${mark} ${text.foe(id)}`), signOf(cell), next, style.dim(arrival), '▪'.repeat(carries.length)],
    ];
  });
  return columns([[style.red(` !! ${text.foe('manticore')}`), signOf(clock.cell), `♥${life}`, might], ...rows], [], 1);
}

/** The eight stacks: what is left on each, and what a walk there from the City costs. */
export function stacks({ facts, labels, text }: ManticoreScene): string[] {
  return LOCATIONS.map((location) => {
    const { kind, tokens, height } = facts.stacks[location];
    const left = tokens === null ? '?'.repeat(height) : tokens.map((token) => TOKENS[token].strength).join(' ');
    const what = kind === null ? '' : ` ${text.kinds[kind]}`;
    const walk = labels.walk(facts.walks[location]);
    return `${letterOf(location)} ${text.lands[location]}:${what} ${left === '' ? labels.noTokens : left} (${walk})`;
  });
}
