import type { Industry } from '../../content/industries.ts';
import { KINDS } from '../../content/industries.ts';
import type { Table } from '../table/context.tsx';

/** Whether touching this industry could settle something that is asked for now. */
export function isLit(table: Table, industry: Industry): boolean {
  const place = table.offer('place');
  if (place.isOffered) return place.allows({ industry });
  const card = table.offer('playCard');
  return (
    'card' in card.picked &&
    card.picked['industry'] === undefined &&
    asksForIndustry(table) &&
    card.allows({ industry })
  );
}

/** Whether the card that is being played still wants an industry: then some are possible and others are not. */
function asksForIndustry(table: Table): boolean {
  return !table.offer('playCard').allows({ industry: null });
}

/** Takes a touch as an answer if it is one. A kind that is not settled yet is asked for at the desk. */
export function pickIndustry(table: Table, industry: Industry): boolean {
  const place = table.offer('place');
  if (place.isOffered && place.allows({ industry })) {
    const kinds = KINDS.filter((kind) => place.allows({ industry, kind }));
    if (kinds.length === 1) place.pick({ industry, kind: kinds[0] });
    return kinds.length === 1;
  }
  if (!isLit(table, industry)) return false;
  table.offer('playCard').pick({ industry });
  return true;
}
