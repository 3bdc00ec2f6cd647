import { HEROES } from '../../content/heroes.ts';
import type { Refusals } from '../types.ts';
import { names } from './names.ts';
import { capital, cell, fighter, foe, points, stack, token } from './words.ts';

export const refusals: Refusals = {
  classTaken: ({ hero, by }, say) =>
    `${say.seat(by)} leads the ${names.classes[HEROES[hero]].name} already, and each class comes only once. Choose another class.`,
  occupied: ({ cell: at, by }, say) =>
    `${capital(fighter(by, say))} stands on ${cell(at)}; a cell holds one marker, and nobody passes through another.`,
  awayFromFoe: ({ foe: who }) =>
    `${capital(foe(who))} will stand just outside the City. Whoever is first in turn order begins where it can be on the next cell.`,
  takenBy: ({ token: id, by }, say) => `${say.seat(by)} has taken ${token(id)} already.`,
  wornAlready: ({ token: id }) => `${token(id)} is in its slot already.`,
  roadThere: () => 'A road token lies there already. Tokens go on empty forest cells.',
  joinsNothing: () =>
    'Here the token would lie on its own. It must touch the City, a location that has a road, or a road token whose road it continues.',
  roadsDoNotMeet: () => 'So turned, its road doesn’t meet the road beside it. Turn the token, or choose another cell.',
  outOfReach: ({ left }) => `This is too far for ${points(left)}: a step along a road costs 1, off the road 3.`,
  tooFewPoints: ({ needs, left }) => `This takes ${points(needs)}, and you have ${left} left in this round.`,
  nobodyNear: () => 'Nobody you may attack is on a cell beside you; shooting and magic need a neighbour too.',
  noPeers: () => 'There’s no other hero left in the game.',
  cooperative: () => 'In a cooperative game heroes are never attacked.',
  cardDecides: ({ target }, say) =>
    `You have attacked ${fighter(target, say)} in this turn: from the second attack on a combat card decides the kind.`,
  ownChoice: ({ target }, say) =>
    `This is your first attack on ${fighter(target, say)} in this turn: you choose the kind yourself, no card is drawn.`,
  noHelper: ({ target }, say) =>
    `Nobody can join you against ${fighter(target, say)}: helpers stand beside the target, have their turn still to come and 1 initiative point to pay.`,
  turnIsOver: ({ hero }, say) =>
    `${say.seat(hero)} has had the turn of this round; only heroes whose turn is still to come can join.`,
  notBeside: ({ hero }, say) => `${say.seat(hero)} isn’t on a cell beside the target.`,
  cannotPay: ({ hero }, say) => `${say.seat(hero)} has no initiative point left to pay for the attack.`,
  notOfTheGroup: ({ hero }, say) => `${say.seat(hero)} takes no part in this attack and can be promised nothing of it.`,
  noStackHere: () => 'There’s no stack here: artifacts and spells are taken on the cells of the eight locations.',
  stackIsEmpty: ({ location }) => `Nothing is left at the ${names.lands[location]}.`,
  nothingHere: () => 'Nothing has been dropped on this cell.',
  slotFull: ({ kind }) =>
    kind === 'iceBoulder' || kind === 'fireball'
      ? `You hold one of the ${stack(kind)} already, and one at a time is the limit. Use it or drop it first.`
      : `The slot for ${stack(kind)} is taken: exchange what is in it, or put this into the bag.`,
  slotEmpty: ({ kind }) => `The slot for ${stack(kind)} is empty: there’s nothing to exchange. Put it straight in.`,
  noBagForSpells: () => 'Spells never go into the bag, only into their own slot.',
  tooHeavy: ({ index }) =>
    `Your initiative index would fall to ${index}, and it must stay at 1 or more. Every artifact in the bag takes away 1: equip, give or drop something first.`,
  bagEmpty: () => 'Your bag is empty.',
  nothingWorn: () => 'All your artifact slots are empty.',
  nothingToGive: () => 'You carry no artifact; spells can’t be given.',
  nothingToDrop: () => 'You carry neither artifact nor spell.',
  nobodyBeside: () => 'No other hero is on a cell beside you.',
  fullLife: ({ hero }, say) => `${say.seat(hero)} is at full life, and nobody can have more.`,
  notAHealer: ({ hero }, say) => `Only the Mage heals others, and ${say.seat(hero)} is none.`,
  noPoints: () => 'You have no power point to assign. Victories over monsters bring them.',
  spellNotOpposite: ({ spell }) =>
    `The ${names.kinds[spell]} answers nothing here: it only counters a ${spell === 'fireball' ? names.kinds.iceBoulder : names.kinds.fireball}.`,
  nothingToLoot: () => 'The fallen one carries no artifact that you could take.',
};
