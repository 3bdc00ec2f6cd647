import type { Cell } from '../../content/map.ts';
import type { Economy } from '../economy.ts';

/** Something worth going to. `visit`: the business after a way of so many turns; `null`: there is nothing to be had, or no money for it. */
export type Stop = {
  readonly is: 'asset' | 'hire' | 'study' | 'vehicle' | 'contracts' | 'inputs' | 'raid' | 'arrest';
  readonly cell: Cell;
  visit(economy: Economy, turns: number): Economy | null;
};

/** Farther away than this a stop is not thought of. */
export const FAR = 9;
