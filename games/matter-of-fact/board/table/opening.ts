import type { AssetId } from '../../content/assets.ts';
import { RESOURCES, type Resource } from '../../content/exchange.ts';
import { select, unselect } from './selection.ts';

/** Every sheet of the board is opened by one of these, whoever asks: a button, a card, or a guide that points at something in it. */

export const openExchange = (): void => select({ sheet: { is: 'exchange' }, cell: null });
export const openWorks = (): void => select({ sheet: { is: 'works' }, cell: null });
export const openRivals = (): void => select({ sheet: { is: 'rivals' }, cell: null });
export const openDesk = (): void => select({ sheet: { is: 'purse' }, cell: null });
export const openAsset = (asset: AssetId): void => select({ sheet: { is: 'asset', asset }, cell: null });
export const openSale = (resource: Resource): void => select({ sheet: { is: 'sell', resource }, cell: null });
export const openDeal = (answers: number | null = null): void => select({ sheet: { is: 'deal', answers }, cell: null });
/** What is asked, pulled up far enough to be answered. */
export const openQuestion = (): void => select({ sheet: null, cell: null, pull: 'half' });
/** The map, and of the sheet no more than its title. */
const openMap = (): void => {
  unselect();
  select({ pull: 'peek' });
};

/** What opens the place of a thing that a lesson or a refusal names by its `data-place` or `data-part`. */
export function openFor(place: string): void {
  const [kind = '', ...rest] = place.split('-');
  const resource = RESOURCES.find((each) => each === rest.at(-1));
  if (kind === 'price' || kind === 'exchange') openExchange();
  else if (kind === 'card' || kind === 'works' || kind === 'biobot') openWorks();
  else if (kind === 'desk' || kind === 'hand') openDesk();
  else if ((kind === 'sell' || kind === 'deliver') && resource !== undefined) openSale(resource);
  else if (ON_MAP.includes(kind)) openMap();
  else openQuestion();
}

const ON_MAP: readonly string[] = ['map', 'cell', 'asset', 'chip'];
