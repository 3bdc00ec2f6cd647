export { type About as AboutMatch, bundleOf, type Rules, type Search } from './bundle.ts';
export { below, roll, seeded, shuffle } from './chance.ts';
export { clone } from './clone.ts';
export * from './deals.ts';
export { factsFor } from './facts.ts';
export { commitmentTo, type Dice, diceAlone, freshSeed, promiseOf } from './fair.ts';
export { canonical } from './hashing/canonical.ts';
export { sha256 } from './hashing/digest.ts';
export { INTERFACE } from './interface.ts';
export {
  act,
  begin,
  type Circumstances,
  type Made,
  type Match,
  type MatchSetup,
  type NotMade,
  resume,
  snapshotOf,
  TooFarBack,
  undo,
} from './match.ts';
export { holds, isSame, type Values } from './offers/fits.ts';
export { apply, judge, why } from './offers/judge.ts';
export * from './offers/narrowing.ts';
export {
  type AnyDomain,
  type AnyFields,
  type AnyOffer,
  between,
  choicesOf,
  type Item,
  oneOf,
  sampleOf,
  sizeOf,
  someOf,
  untyped,
  type Value,
} from './offers/offers.ts';
export {
  idle,
  menu,
  nextAsked,
  offers,
  optionsOf,
  perform,
  type Question,
  sample,
  start,
  waiting,
} from './play.ts';
export * from './record.ts';
export { rules } from './rules.ts';
export * from './seats.ts';
export { preview, redeal } from './secrets/redeal.ts';
export * from './secrets/secrets.ts';
export { isShown, unseenBy, unseenIn, view, viewEvents, viewOf } from './secrets/view.ts';
export { commonText } from './text/index.ts';
export * from './text/types.ts';
export * from './text/words.ts';
export type * from './types.ts';
export { type CheckName, type Finding, replay, type Verdict, verify } from './verify.ts';
