import type { Values } from '@parlour/kernel';
import type { OfferHandle } from '../board.ts';
import { useWhyNot } from './use-why-not.ts';

/** A choice as a button makes it: `isOpen` if it may be made; pressed all the same, it answers why not. */
export function useAct(handle: OfferHandle, fields: Values, onDone?: () => void) {
  const refusal = useWhyNot(handle, fields);
  const isOpen = handle.isOffered && refusal === null;
  const act = (): void => {
    if (!isOpen) return handle.explain(fields);
    handle.pick(fields);
    onDone?.();
  };
  return { isOpen, refusal, act };
}
