/** A rule as small as can be, for trying out faults. */
export const canPay = (purse: number, price: number): boolean => price <= purse;

/** Nothing tests this. */
export const change = (purse: number, price: number): number => purse - price;

export function count(until: number): number {
  let n = 0;
  while (n < until) n += 1;
  return n;
}
