import type { Refusal } from '@parlour/kernel';
import type { Answer } from '@parlour/table';

/** Why the house, not the rules of a game, says no. The client has a sentence for each. */
type HouseRefusal =
  | 'badMessage'
  | 'noSeat'
  | 'seatTaken'
  | 'notYourSeat'
  | 'notHost'
  | 'notAtThisStage'
  | 'diceSettled'
  | 'cannotUndo'
  | 'paused'
  | 'stale'
  | 'tooEarly'
  | 'seatsFree'
  | 'badOptions'
  | 'cannotGoOn'
  | 'tooMany'
  | 'tooFast'
  | 'chatOff'
  | 'unknownTable'
  | 'unknownScreen'
  | 'screenInUse'
  | 'needsName'
  | 'banned';

export const refuse = (refused: HouseRefusal, facts: object = {}): Answer => ({
  ok: false,
  refusal: { refused, rule: null, facts } as unknown as Refusal,
});

export const OK: Answer = { ok: true };

/** Whether something was done cannot be told now. Whoever asked is not told a wrong answer: the line is closed, and they ask again. */
export class CannotTell extends Error {}
