import { isSpell } from '../../content/artifacts.ts';
import { signOf } from '../cells.ts';
import { phrase } from '../phrase.ts';
import type { Events } from '../types.ts';
import { names } from './names.ts';
import { cell, foe, hero, placed, points, stack, token, tokens } from './words.ts';

/** Setting up, paving the roads, and what a hero does in his turn. */
export const heroEvents = {
  orderSet({ how, order, rolls }, say) {
    if (order.length === 1) return `${say.list(order.map(say.seat))} sets out alone.`;
    return {
      roll: `The dice decide the turn order: ${order.map((seat) => `${say.seat(seat)} (${(rolls[seat] ?? []).join(', then ')})`).join(', ')}.`,
      agreed: `Turn order as agreed: ${order.map(say.seat).join(', ')}.`,
      random: `Turn order by lot: ${order.map(say.seat).join(', ')}.`,
    }[how];
  },
  enlisted: ({ seat, hero: id }, say) => `${say.seat(seat)} leads ${hero(id)}.`,
  stoodOn: ({ seat, cell: at }, say) => `${say.seat(seat)} starts at ${cell(at)}.`,
  armed: ({ seat, token: id, returned }, say) =>
    `${say.seat(seat)} takes ${token(id)}${returned === null ? '' : `; ${token(returned)} goes back`}.`,
  madeReady: ({ seat }, say) => `${say.seat(seat)} is ready.`,
  foeStood: ({ foe: who, cell: at }) => `The foe is here: ${foe(who)}, at ${cell(at)}.`,
  tokenTurned: ({ seat, token: id, left }, say) =>
    `${say.seat(seat)} turns up a road token: ${names.roads[id]}. Still face down: ${left}.`,
  tokenLaid: ({ seat, cell: at, joins, by }, say) =>
    `${phrase(
      `${say.seat(seat)} lays it on ${cell(at)}`,
      {
        location: 'beside a location that has a road',
        road: 'as part of a road',
        city: 'beside the City',
        forced: 'because no legal place was left',
      }[by],
      joins.length > 0 && `(joined to ${say.list(joins.map(cell))})`,
    )}.`,
  tokenRemoved: ({ monster }) =>
    monster === null
      ? 'No forest cell is free: the token leaves the game.'
      : `No forest cell is free: the token leaves the game, and ${foe(monster)} with it.`,
  monsterAppeared: ({ monster, cell: at }) => `${foe(monster)} climbs out of its lair at ${cell(at)}.`,
  roundBegan: ({ round }) => `Round ${round}.`,
  turnBegan: ({ seat, points: n }, say) => `It’s ${say.seat(seat)}’s turn: ${points(n)}.`,
  bootsWork: ({ seat, boots, index }, say) =>
    `${say.seat(seat)} has broken in the new boots, ${token(boots)}: the initiative index is now ${index}.`,
  moved: ({ seat, path, costs, left }, say) => {
    const [from, ...steps] = path;
    const to = steps.at(-1);
    const cost = costs.reduce((sum, each) => sum + each, 0);
    const way = steps.length > 1 ? ` via ${steps.slice(0, -1).map(signOf).join(', ')}` : '';
    return from === undefined || to === undefined
      ? `${say.seat(seat)} stays.`
      : `${say.seat(seat)} walks from ${cell(from)} to ${cell(to)}${way} for ${points(cost)}; ${left} left.`;
  },
  stackOpened: ({ seat, location, kind, tokens: ids }, say) =>
    `${say.seat(seat)} turns up the stack at the ${names.lands[location]}: ${stack(kind)}${ids.length > 0 ? ` – ${tokens(ids, say)}` : ', and there are none left'}.`,
  took: ({ seat, token: id, location, ...where }, say) =>
    `${say.seat(seat)} takes ${token(id)} at the ${names.lands[location]}, ${placed(where)}.`,
  pickedUp: ({ seat, artifact, cell: at, ...where }, say) =>
    `${say.seat(seat)} picks up ${token(artifact)} at ${cell(at)}, ${placed(where)}.`,
  equipped: ({ seat, artifact, stowed }, say) =>
    `${say.seat(seat)} equips ${token(artifact)}${stowed === null ? '' : `; ${token(stowed)} moves to the bag`}.`,
  stowed: ({ seat, artifact }, say) => `${say.seat(seat)} puts ${token(artifact)} into the bag.`,
  giftOffered: ({ seat, to, artifact }, say) => `${say.seat(seat)} offers ${say.seat(to)} ${token(artifact)}.`,
  gave: ({ seat, to, artifact, ...where }, say) =>
    `${say.seat(seat)} gives ${say.seat(to)} ${token(artifact)} for ${points(1)}, ${placed(where)}.`,
  giftRefused: ({ to, artifact }, say) => `${say.seat(to)} doesn’t want ${token(artifact)}; nothing is paid.`,
  dropped: ({ seat, token: id, cell: at, left }, say) =>
    isSpell(id)
      ? `${say.seat(seat)} throws away ${token(id)} for ${points(1)}; the spell leaves the game. ${left} left.`
      : `${say.seat(seat)} drops ${token(id)} at ${cell(at)} for ${points(1)}; ${left} left.`,
  healed: ({ seat, patient, life, cost, now }, say) =>
    seat === patient
      ? `${say.seat(seat)} heals ${life} for ${points(cost)} and has ${now} life.`
      : `${say.seat(seat)} heals ${say.seat(patient)} by ${life} for ${points(cost)}: ${now} life.`,
  pointAssigned: ({ seat, to, now }, say) =>
    `${say.seat(seat)} puts a power point on ${names.characteristics[to]}: +${now} for the rest of the game.`,
  pointKept: ({ seat, unassigned }, say) =>
    `${say.seat(seat)} saves a power point for later (${unassigned} in reserve).`,
  turnEnded: ({ seat, unused }, say) =>
    unused === 0
      ? `${say.seat(seat)} ends their turn.`
      : `${say.seat(seat)} ends their turn; ${points(unused)} ${unused === 1 ? 'is' : 'are'} lost.`,
} satisfies Partial<Events>;
