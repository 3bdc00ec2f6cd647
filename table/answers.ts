import type { Refusal } from '@parlour/kernel';
import type { Answer } from './types.ts';

/** What a table answers to whoever asked it for a change. */

export const DONE: Answer = { ok: true };

export const refuse = (refused: Refusal['refused'], facts: object): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: refusalFor(refused, facts),
});

export const refusalFor = (refused: Refusal['refused'], facts: object): Refusal => ({ refused, rule: null, facts });

export const notSaved = (error: unknown): Answer =>
  refuse('notSaved', { detail: String((error as Error).message ?? error) });
