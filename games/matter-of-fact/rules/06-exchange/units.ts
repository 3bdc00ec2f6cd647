import { RESOURCES, type Resource, type Units } from '../../content/exchange.ts';

/** So many of each; of those not named, none. */
export const units = (some: Partial<Units> = {}): Units => ({
  coal: some.coal ?? 0,
  ore: some.ore ?? 0,
  steel: some.steel ?? 0,
  energy: some.energy ?? 0,
});

export function put(into: Units, some: Readonly<Partial<Units>>): void {
  for (const resource of RESOURCES) into[resource] += some[resource] ?? 0;
}

export function take(from: Units, some: Readonly<Partial<Units>>): void {
  for (const resource of RESOURCES) from[resource] -= some[resource] ?? 0;
}

/** The first resource of which there is too little. */
export function shortOf(stock: Readonly<Units>, needs: Readonly<Partial<Units>>): Resource | null {
  for (const resource of RESOURCES) if (stock[resource] < (needs[resource] ?? 0)) return resource;
  return null;
}

export const missing = (stock: Readonly<Units>, needs: Readonly<Partial<Units>>): Units => ({
  coal: Math.max(0, (needs.coal ?? 0) - stock.coal),
  ore: Math.max(0, (needs.ore ?? 0) - stock.ore),
  steel: Math.max(0, (needs.steel ?? 0) - stock.steel),
  energy: Math.max(0, (needs.energy ?? 0) - stock.energy),
});

export const isNothing = (some: Readonly<Units>): boolean =>
  some.coal === 0 && some.ore === 0 && some.steel === 0 && some.energy === 0;
