import type { Cell } from '../../content/board.ts';
import { LAND } from '../../content/board.ts';
import { capital } from '../dock/panel.tsx';
import type { Table } from '../table/context.ts';
import { isLocation } from '../table/places.ts';
import { isSeat, standingOn } from '../table/reading.ts';
import { refusalWords } from '../table/refusals.ts';

/** A cell in words: what it is, who stands there, what may be done with it and at what price. */
export function saysOf(table: Table, cell: Cell): { title: string; line: string; isBad: boolean } {
  const { view, facts, words, label, offer, say } = table;
  const who = standingOn(view, cell);
  const title = capital(words.cell(cell));
  if (who !== null) {
    const name = isSeat(who) ? `${say.seat(who)} (${words.heroes[view.heroes[who].hero]})` : words.foe(who);
    const threat = !isSeat(who) && who !== 'manticore' ? facts.threats[who] : undefined;
    return {
      title,
      line: [name, threat === undefined ? '' : label.threat[threat.does]].filter(Boolean).join(' · '),
      isBad: false,
    };
  }
  if (offer('lay').isOffered) {
    const refusal = offer('lay').whyNot({ cell });
    return refusal === null
      ? { title, line: label.map.layHere, isBad: false }
      : { title, line: refusalWords(table, refusal), isBad: true };
  }
  if (offer('move').isOffered) {
    const way = facts.reach.find((each) => each.cell === cell);
    if (way !== undefined)
      return {
        title,
        line: [label.map.walk(way.cost, leftOf(table) - way.cost), way.wakes ? label.map.wakes : '']
          .filter(Boolean)
          .join(' '),
        isBad: way.wakes,
      };
  }
  const land = LAND[cell];
  const stack = isLocation(land) ? facts.stacks[land] : null;
  return { title, line: stack === null ? '' : label.map.stack(stack.height), isBad: false };
}

const leftOf = ({ facts, seat }: Table): number => (seat === null ? 0 : facts.heroes[seat].left);
