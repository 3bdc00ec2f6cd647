import { HEROES } from '../../content/heroes.ts';
import type { Refusals } from '../types.ts';
import { names } from './names.ts';
import { capital, cell, fighter, foe, points, stack, token } from './words.ts';

export const refusals: Refusals = {
  classTaken: ({ hero, by }, say) =>
    `${say.seat(by)} already leads the ${names.classes[HEROES[hero]].name}, and there’s only one of each class. Choose another.`,
  occupied: ({ cell: at, by }, say) =>
    `${capital(fighter(by, say))} stands on ${cell(at)}; a cell holds one piece, and you can’t pass through another.`,
  awayFromFoe: ({ foe: who }) =>
    `${capital(foe(who))} will stand just outside the City. The first to move must start beside a cell it can stand on.`,
  takenBy: ({ token: id, by }, say) => `${say.seat(by)} has already taken ${token(id)}.`,
  wornAlready: ({ token: id }) => `${token(id)} is already in its slot.`,
  roadThere: () => 'There’s already a road token there. Tokens go on empty forest cells.',
  joinsNothing: () =>
    'The token would be on its own here. It must touch the City, a location that has a road, or a road token whose road it continues.',
  roadsDoNotMeet: () =>
    'Turned like this, its road doesn’t meet the road next to it. Turn the token, or choose another cell.',
  outOfReach: ({ left }) => `That’s too far for ${points(left)}: a step along a road costs 1, off the road 3.`,
  tooFewPoints: ({ needs, left }) => `This takes ${points(needs)}, and you have ${left} left this round.`,
  nobodyNear: () => 'There’s nobody next to you that you may attack; shooting and magic need an adjacent target too.',
  noPeers: () => 'There are no other heroes left in the game.',
  cooperative: () => 'In a cooperative game heroes are never attacked.',
  cardDecides: ({ target }, say) =>
    `You’ve already attacked ${fighter(target, say)} this turn: from the second attack on, a combat card decides the kind.`,
  ownChoice: ({ target }, say) =>
    `This is your first attack on ${fighter(target, say)} this turn: you choose the kind yourself, no card is drawn.`,
  noHelper: ({ target }, say) =>
    `Nobody can join you against ${fighter(target, say)}: a helper must be next to the target, still have a turn to come, and have 1 initiative point to pay.`,
  turnIsOver: ({ hero }, say) =>
    `${say.seat(hero)} has already taken a turn this round; only heroes whose turn is still to come can join.`,
  notBeside: ({ hero }, say) => `${say.seat(hero)} isn’t next to the target.`,
  cannotPay: ({ hero }, say) => `${say.seat(hero)} has no initiative point left to pay for the attack.`,
  notOfTheGroup: ({ hero }, say) => `${say.seat(hero)} isn’t part of this attack and can’t be promised a share of it.`,
  noStackHere: () => 'There’s no stack here: artifacts and spells are taken on the cells of the eight locations.',
  stackIsEmpty: ({ location }) => `Nothing is left at the ${names.lands[location]}.`,
  nothingHere: () => 'There’s nothing lying on this cell.',
  slotFull: ({ kind }) =>
    kind === 'iceBoulder' || kind === 'fireball'
      ? `You already have one of the ${stack(kind)}, and you can hold only one. Use it or throw it away first.`
      : `The slot for ${stack(kind)} is taken: swap what’s in it, or put this in the bag.`,
  slotEmpty: ({ kind }) => `The slot for ${stack(kind)} is empty: there’s nothing to swap. Put it straight in.`,
  noBagForSpells: () => 'Spells never go into the bag, only into their own slot.',
  tooHeavy: ({ index }) =>
    `Your initiative index would fall to ${index}, and it must stay at 1 or more. Every artifact in the bag takes away 1: equip, give or drop something first.`,
  bagEmpty: () => 'Your bag is empty.',
  nothingWorn: () => 'All your artifact slots are empty.',
  nothingToGive: () => 'You have no artifacts, and spells can’t be given away.',
  nothingToDrop: () => 'You have no artifacts or spells.',
  nobodyBeside: () => 'There’s no other hero next to you.',
  fullLife: ({ hero }, say) => `${say.seat(hero)} is at full life, and nobody can have more.`,
  notAHealer: ({ hero }, say) => `Only the Mage heals others, and ${say.seat(hero)} isn’t one.`,
  noPoints: () => 'You have no power points to assign. You get them for defeating monsters.',
  spellNotOpposite: ({ spell }) =>
    `The ${names.kinds[spell]} is no use here: it only counters a ${spell === 'fireball' ? names.kinds.iceBoulder : names.kinds.fireball}.`,
  nothingToLoot: () => 'The fallen foe has no artifact that you could take.',
};
