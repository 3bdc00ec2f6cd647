import type { Refusal } from '@parlour/kernel';
import type { HouseRefusal } from '@parlour/protocol';
import type { Answer } from '@parlour/table';

export const refuse = (refused: HouseRefusal, facts: object = {}): Answer => ({
  ok: false,
  refusal: { refused, rule: null, facts } as unknown as Refusal,
});

export const OK: Answer = { ok: true };

/** Whether something was done cannot be told now. Whoever asked is not told a wrong answer: the line is closed, and they ask again. */
export class CannotTell extends Error {}
