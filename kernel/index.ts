export { barrierAfter } from './barrier.ts';
export { canonical, hashOf } from './canonical.ts';
export { below, keyed, roll, seeded, shuffle } from './chance.ts';
export { clone } from './clone.ts';
export * from './deals.ts';
export { commitmentTo, diceKey, freshSeed } from './fair.ts';
export { holds, isSame, type Values } from './fits.ts';
export { type Applied, apply, type Judgement, judge, why } from './judge.ts';
export { act, begin, type Done, type Match, type NotDone, stateForHash, undo, versionOf } from './match.ts';
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
  type Setup,
  sample,
  start,
  waiting,
} from './play.ts';
export * from './record.ts';
export { rules } from './rules.ts';
export * from './seats.ts';
export * from './secrets.ts';
export { sha256 } from './sha256.ts';
export { commonText } from './text/index.ts';
export * from './text/types.ts';
export * from './text/words.ts';
export type * from './types.ts';
export { type CheckName, type Finding, repeat, replay, type Verdict, verify } from './verify.ts';
export { preview, redeal, unseenBy, view, viewEvents, viewOf } from './view.ts';
