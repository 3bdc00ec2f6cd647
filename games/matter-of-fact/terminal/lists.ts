import type { Seat } from '@parlour/kernel';
import { columns, wrapList } from '@parlour/kit/terminal/layout.ts';
import { KIND_OF } from '../content/assets.ts';
import { RESOURCES } from '../content/exchange.ts';
import type { MatterOfFactScene } from './types.ts';

/** The board of exchange: what each resource costs, who rules its price, and what the bank still has. */
export function market({ view, facts, text, labels, style }: MatterOfFactScene): string[] {
  const head = ['', ...labels.market].map(style.dim);
  const rows = RESOURCES.map((resource) => {
    const { price, lowest, highest, capacities, tokens } = facts.market[resource];
    const { monopolist, isOpen, lastMove } = view.market[resource];
    return [
      text.products[resource],
      style.bold(`${price}${lastMove > 0 ? '↑' : lastMove < 0 ? '↓' : ' '}`),
      `${lowest}–${highest}`,
      monopolist === null ? '–' : style.seat(monopolist)(String(monopolist + 1)),
      view.seats.map((seat) => capacities[seat]).join(' '),
      isOpen ? (tokens === null ? '∞' : String(tokens)) : style.dim(labels.notOpen),
    ];
  });
  return columns([head, ...rows], [1], 2);
}

/** Each player in a row: money, goods, workers and assets. */
export function desks(scene: MatterOfFactScene): string[] {
  const { view, facts, labels, style, names, asked } = scene;
  const head = ['', ...labels.desk].map(style.dim);
  const rows = view.seats.map((seat) => {
    const { stock, idle, assets, cash } = view.players[seat];
    const name = `${asked.includes(seat) ? '▸' : ' '}${seat + 1} ${names[seat] ?? ''}`;
    return [
      style.seat(seat)(name),
      style.bold(cash.secret === null ? '?' : String(cash.secret)),
      RESOURCES.map((resource) => stock[resource]).join(' '),
      `${facts.seats[seat].workers} (${idle})`,
      [assets.join(' '), ...troubles(scene, seat)].filter((part) => part !== '').join(' · '),
    ];
  });
  return columns([head, ...rows], [1], 2);
}

/** What hinders a player, and how many BIObots he has made. */
function troubles({ view, facts, labels, text, style }: MatterOfFactScene, seat: Seat): string[] {
  const { debt, isOnStrike, arrest, biobots } = view.players[seat];
  const { vehicle } = facts.seats[seat];
  return [
    ...(vehicle === 'train' ? [] : [text.vehicles[vehicle]]),
    ...(biobots > 0 ? [style.green(`${text.products.biobot} ×${biobots}`)] : []),
    ...(debt.secret !== null && debt.secret > 0 ? [style.red(labels.debt(debt.secret))] : []),
    ...(isOnStrike ? [style.red(labels.strike)] : []),
    ...(arrest > 0 ? [style.red(labels.arrest(arrest))] : []),
  ];
}

/** The viewer's own assets: who works there, by which technology, and why one stands still. */
export function ownAssets(scene: MatterOfFactScene): string[] {
  const { view, facts, text, labels, style, say } = scene;
  if (view.viewer === null) return [];
  const rows = view.players[view.viewer].assets.map((id) => {
    const { workers, hasGuard, technology } = view.assets[id];
    const { workers: needs, standstill } = facts.assets[id];
    return [
      ` ${id}`,
      technology === null ? text.kinds[KIND_OF[id]] : text.technologies[technology].name,
      labels.staff(workers, needs),
      hasGuard ? labels.guard : '',
      standstill === null ? style.green(labels.ready) : style.yellow(text.standstill(standstill, say)),
    ];
  });
  return columns(rows);
}

/** What the viewer still has to play with: contracts and technologies in hand. */
export function hand({ view, text, labels, width }: MatterOfFactScene): string[] {
  if (view.viewer === null) return [];
  const { contracts, hand: cards } = view.players[view.viewer];
  const open = contracts.map(({ card, open: left, turns }) => {
    const units = RESOURCES.filter((resource) => left[resource] > 0).map(
      (resource) => `${left[resource]} ${text.products[resource].toLowerCase()}`,
    );
    return `${text.actionCards[card].name} (${units.join(', ')}; ${turns})`;
  });
  const items = [...open, ...cards.map((card) => `${text.technologies[card].name} (${card})`)];
  return items.length === 0 ? [] : wrapList(items, width, '  ', `${labels.contracts}: `);
}
