import { below, seeded } from '@parlour/kernel';
import { CASH, FIELDS, type Finish, SEATS, STEP } from './auction.ts';

/** The auction as a bare loop written by hand: what the machine can do with nothing in between. */
export function playInLoop(seed: number): Finish {
  const dice = { chance: seeded(seed) };
  const cash = Array.from({ length: SEATS }, () => CASH);
  const owners: (number | null)[] = [];
  let actions = 0;
  for (let field = 0; field < FIELDS; field++) {
    const bidders = Array.from({ length: SEATS }, (_, seat) => seat);
    let price = 0;
    let leader: number | null = null;
    while (bidders.length > 1 || (bidders.length === 1 && leader === null)) {
      const seat = bidders.shift() as number;
      const most = Math.min(price + STEP, cash[seat] as number);
      actions += 1;
      if (most > price && below(dice, 2) === 0) {
        price = price + 1 + below(dice, most - price);
        leader = seat;
        bidders.push(seat);
        if (bidders.length === 1) break;
      } else if (most <= price) {
        below(dice, 1);
      }
    }
    owners.push(leader);
    if (leader !== null) cash[leader] = (cash[leader] as number) - price;
  }
  return { actions, owners, cash };
}
