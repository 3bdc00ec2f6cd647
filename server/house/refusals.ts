import type { Refusal } from '@parlour/kernel';
import type { Answer } from '@parlour/table';

/** Why the house, not the rules of a game, says no. The client has a sentence for each. */
export type HouseRefusal =
  | 'badMessage'
  | 'noSeat'
  | 'seatTaken'
  | 'notYourSeat'
  | 'notHost'
  | 'notAtThisStage'
  | 'seatsFree'
  | 'badOptions'
  | 'tooMany'
  | 'tooFast'
  | 'chatOff'
  | 'unknownTable'
  | 'needsName'
  | 'banned';

export const refuse = (refused: HouseRefusal, facts: object = {}): Answer => ({
  ok: false,
  refusal: { refused, rule: null, facts } as unknown as Refusal,
});

export const OK: Answer = { ok: true };
