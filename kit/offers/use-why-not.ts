import { isSame, type Refusal, type Values } from '@parlour/kernel';
import { useEffect, useState } from 'react';
import type { OfferHandle } from '../board.ts';

/**
 * Why a choice cannot be made; `null` if nothing is known against it. What the offers say is known at once; what binds its
 * fields together, as soon as the table has answered. `fields` of `null` is no choice yet.
 */
export function useWhyNot({ whyNot, ask }: OfferHandle, fields: Values | null): Refusal | null {
  const [told, setTold] = useState<{ asked: string; because: Refusal | null } | null>(null);
  const atOnce = fields === null ? null : whyNot({ ...fields });
  const asked = fields === null || atOnce !== null ? null : JSON.stringify(fields);
  useEffect(() => {
    if (asked === null) return;
    let isWanted = true;
    void ask(JSON.parse(asked)).then((because) => {
      if (isWanted) setTold((before) => (isSame(before, { asked, because }) ? before : { asked, because }));
    });
    return () => {
      isWanted = false;
    };
  }, [ask, asked]);
  return atOnce ?? (told?.asked === asked ? told.because : null);
}
