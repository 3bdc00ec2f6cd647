import { useLoaded } from '../shell/use-loaded.ts';
import { api } from './api.ts';

/** What a machine calls itself: on any other it leads nowhere, or to something else. */
const ITSELF = ['localhost', '127.0.0.1', '[::1]'];
export const isThisMachine = (): boolean => ITSELF.includes(location.hostname);

/** Where others find this house: by the address of its network where this page was opened on the machine of the house. */
export const originFor = (address: string | null): string => (isThisMachine() ? address : null) ?? location.origin;

/** What links for others begin with; and whether they open on this machine alone. */
type HouseAddress = { origin: string; isOnlyHere: boolean };

export async function houseAddress(): Promise<HouseAddress> {
  if (!isThisMachine()) return { origin: location.origin, isOnlyHere: false };
  const { address } = await api.house().catch(() => ({ address: null }));
  return { origin: originFor(address), isOnlyHere: address === null };
}

/** The same for a page; `null` until the house has said. */
export const useHouseAddress = (): HouseAddress | null => useLoaded(houseAddress, []);
