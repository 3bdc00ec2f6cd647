import { verb } from '@parlour/kernel';
import { capital } from '../reading.ts';
import type { Events } from '../types.ts';
import { asset, at, nan, post, supplies, technology, turns, whereTo, workers } from './words.ts';

/** Workers, wages, strikes, raids and planning. */
export const peopleEvents = {
  hired: ({ seat, workers: n, cost, left }, say) =>
    `${say.seat(seat)} hires ${workers(n)} for ${nan(cost)}; the bank has ${left} left.`,
  discharged: ({ seat, from, workers: n }, say) => `${say.seat(seat)} discharges ${workers(n)}: ${post(from)}.`,
  captured: ({ seat, owner, asset: id }, say) =>
    `A raid! ${say.seat(seat)} captures ${say.seat(owner)}’s ${asset(id)}.`,
  supplied: ({ seat, asset: id, salary, inputs }, say) =>
    `${say.seat(seat)} puts ${supplies({ salary, inputs }, say)} on the card of ${asset(id)}: it will work for the raider in its owner’s next production.`,
  sabotaged: ({ seat, owner, asset: id, returned }, say) =>
    `${say.seat(seat)} sabotages ${asset(id)}: it doesn’t work for ${say.seat(owner)}.${returned === null ? '' : ` Back from the card: ${supplies(returned, say)}.`}`,
  suppliesUsed: ({ seat, owner, asset: id }, say) =>
    `What ${say.seat(seat)} put on the card of ${asset(id)} is used up. Without new supplies it stands still, and ${say.seat(owner)} may take its workers away.`,
  captureEnded({ seat, owner, asset: id, because, returned }, say) {
    const why = {
      left: `${say.seat(seat)} leaves`,
      arrest: `${say.seat(seat)} is caught`,
      release: `${say.seat(seat)} gives it up in a deal`,
      sale: `${say.seat(seat)} buys it`,
      conceded: 'a player has left the game',
    }[because];
    const back = returned === null ? '' : ` Back from the card: ${supplies(returned, say)}.`;
    const free = because === 'sale' ? '' : ` ${say.seat(owner)} controls it again.`;
    return `The capture of ${asset(id)} is over: ${why}.${free}${back}`;
  },
  arrested: ({ seat, by, asset: id, to, turns: n }, say) =>
    `${say.seat(by)} catches ${say.seat(seat)} at ${asset(id)}: arrest for ${turns(n)}, ${at(to)}.`,
  arrestEnded: ({ seat }, say) => `${say.seat(seat)} is free again.`,
  salaryPaid: ({ seat, workers: n, rate, amount }, say) =>
    `${say.seat(seat)} pays ${nan(amount)} in wages: ${workers(n)} at ${rate}.`,
  salaryUnpaid: ({ seat, workers: n, due }, say) =>
    `${say.seat(seat)} doesn’t pay the wages: ${nan(due)} for ${workers(n)}.`,
  strikeBegan: ({ seat, by, workers: n }, say) =>
    `${by === null ? '' : `${say.seat(by)} calls a strike. `}${say.seat(seat)}’s unpaid ${verb(n, 'worker walks out', `workers walk out (${n})`)}. Nothing is produced until the wages are paid.`,
  strikeWaived: ({ seat, by }, say) => `${say.seat(by)} doesn’t call a strike against ${say.seat(seat)}.`,
  strikeEnded({ seat, workers: n, because }, say) {
    const why = because === 'paid' ? 'the wages are paid' : 'nothing is due any more';
    return `The strike against ${say.seat(seat)} is over: ${why}.${n > 0 ? ` ${capital(workers(n))} can be placed again.` : ''}`;
  },
  workersMoved: ({ seat, from, to, workers: n }, say) =>
    `${say.seat(seat)} moves ${workers(n)} from ${whereTo(from)} to ${whereTo(to)}.`,
  technologyLaid({ seat, technology: id, from, asset: on, displaced }, say) {
    const origin = from === 'hand' ? '' : ` from ${asset(from)}`;
    const old = displaced === null ? '' : ` ${technology(displaced)} goes back to the hand.`;
    return `${say.seat(seat)} lays ${technology(id)}${origin} on ${asset(on)}.${old}`;
  },
  technologyTakenUp: ({ seat, technology: id, asset: on }, say) =>
    `${say.seat(seat)} takes ${technology(id)} back from ${asset(on)}.`,
} satisfies Partial<Events>;
