export { type About as AboutMatch, bundleOf, type Rules, type Search } from './bundle.ts';
export { canonical, hashOf } from './canonical.ts';
export { below, keyed, roll, seeded, shuffle } from './chance.ts';
export { clone } from './clone.ts';
export * from './deals.ts';
export { digestWith, sha256 } from './digest.ts';
export { factsFor } from './facts.ts';
export { commitmentTo, type Dice, diceAlone, diceKey, freshSeed, promiseOf, unfairIn } from './fair.ts';
export { holds, isSame, type Values } from './fits.ts';
export { INTERFACE } from './interface.ts';
export { type Applied, apply, type Judgement, judge, why } from './judge.ts';
export {
  act,
  actForClock,
  begin,
  type Circumstances,
  type Made,
  type Match,
  type MatchSetup,
  type NotMade,
  redice,
  repeat,
  resume,
  snapshotOf,
  TooFarBack,
  undo,
} from './match.ts';
export * from './narrowing.ts';
export {
  type AnyDomain,
  type AnyFields,
  type AnyOffer,
  between,
  choicesOf,
  type Item,
  isEmpty,
  oneOf,
  sampleOf,
  sizeOf,
  someOf,
  untyped,
  type Value,
} from './offers.ts';
export {
  idle,
  menu,
  nextAsked,
  offers,
  optionsOf,
  perform,
  type Question,
  type Refused,
  type Setup,
  sample,
  start,
  waiting,
} from './play.ts';
export * from './record.ts';
export { preview, redeal } from './redeal.ts';
export { rules } from './rules.ts';
export * from './seats.ts';
export * from './secrets.ts';
export { commonText } from './text/index.ts';
export * from './text/types.ts';
export * from './text/words.ts';
export type * from './types.ts';
export { type CheckName, type Finding, replay, type Verdict, verify } from './verify.ts';
export { isShown, NotSeen, unseenBy, unseenIn, view, viewEvents, viewOf } from './view.ts';
