import type { Seat } from '@parlour/kernel';
import type { SpellKind, StackKind, TokenId } from '../content/artifacts.ts';
import type { Cell, LocationId } from '../content/board.ts';
import type { HeroId } from '../content/heroes.ts';
import type { Fighter, Foe } from './things.ts';

/** Every reason why something cannot be done, with the facts it looked at. */
export type Refusals = {
  classTaken: { hero: HeroId; by: Seat };
  occupied: { cell: Cell; by: Fighter };
  /** Practice: the first hero begins where the foe will be beside him. */
  awayFromFoe: { foe: Foe };
  /** Practice: another hero has it. */
  takenBy: { token: TokenId; by: Seat };
  wornAlready: { token: TokenId };
  /** A road token must touch the City, a location that has a road, or a road it continues. */
  joinsNothing: {};
  roadThere: {};
  roadsDoNotMeet: {};
  outOfReach: { left: number };
  tooFewPoints: { needs: number; left: number };
  nobodyNear: {};
  noPeers: {};
  cooperative: {};
  cardDecides: { target: Fighter };
  ownChoice: { target: Fighter };
  noHelper: { target: Fighter };
  turnIsOver: { hero: Seat };
  notBeside: { hero: Seat };
  cannotPay: { hero: Seat };
  notOfTheGroup: { hero: Seat };
  noStackHere: {};
  stackIsEmpty: { location: LocationId };
  nothingHere: {};
  slotFull: { kind: StackKind };
  slotEmpty: { kind: StackKind };
  noBagForSpells: {};
  /** Carrying it so would bring the initiative index below 1. */
  tooHeavy: { index: number };
  bagEmpty: {};
  nothingWorn: {};
  nothingToGive: {};
  nothingToDrop: {};
  nobodyBeside: {};
  fullLife: { hero: Seat };
  notAHealer: { hero: Seat };
  noPoints: {};
  spellNotOpposite: { spell: SpellKind };
  nothingToLoot: {};
};
