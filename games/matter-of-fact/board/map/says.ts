import { ASSET_AT, type Cell } from '../../content/map.ts';
import type { Table } from '../table/context.ts';
import { chipOn } from '../table/reading.ts';
import { refusalWords } from '../table/refusals.ts';

/** A cell in words: what it is, whose it is, who stands there, and how one gets there. */
export function saysOf(table: Table, cell: Cell): { title: string; lines: string[]; isBad: boolean } {
  const { view, facts, words, label, offer, sitters, say } = table;
  const lines: string[] = [];
  const asset = ASSET_AT[cell];
  if (asset !== null) {
    const { owner, capture } = view.assets[asset];
    const { standstill, workers, inputs, output, product, cost, margin, ifBought } = facts.assets[asset];
    lines.push(owner === null ? label.map.free(cost) : label.map.owner(sitters[owner]?.name ?? ''));
    lines.push(words.process({ workers, inputs, output }, product));
    // A purchase lowers the price: what it would bring is said as on the sheet that sells it.
    if (product !== 'biobot') lines.push(label.map.margin(ifBought?.margin ?? margin));
    if (capture !== null) lines.push(label.map.captured(sitters[capture.raider]?.name ?? ''));
    else if (standstill !== null) lines.push(words.standstill(standstill, say));
  }
  const chip = chipOn(view, cell);
  if (chip !== null) lines.push(label.map.chip(sitters[chip]?.name ?? ''));
  let isBad = false;
  if (offer('move').isOffered) {
    const reach = facts.reach.find((each) => each.cell === cell);
    const refusal = reach === undefined ? offer('move').whyNot({ to: cell }) : null;
    const turns = facts.turnsTo[cell] ?? null;
    if (reach !== undefined) lines.push(label.map.hexes(reach.hexes, reach.card));
    else if (turns !== null && refusal?.refused === 'outOfReach') lines.push(label.map.turns(turns));
    else if (refusal !== null) lines.push(refusalWords(table, refusal));
    isBad = reach === undefined;
  }
  return { title: words.cell(cell), lines, isBad };
}
