import {
  type AnyOffer,
  alternatives,
  type Refusal,
  type RefusedKinds,
  reasonAmong,
  settled,
  type Values,
} from '@parlour/kernel';

/** A choice that is half made: the kind of action, and the values picked so far. */
export type Half = { type: string; picked: Values };

export type Menu = { offers: readonly AnyOffer[]; refused: RefusedKinds };

type Picking =
  | { is: 'chosen'; choice: Record<string, unknown> & { type: string } }
  | { is: 'half'; half: Half }
  | { is: 'refused'; because: Refusal; asked: Record<string, unknown> & { type: string } };

/**
 * What picking values leads to. Values that do not fit what was picked before replace it: a person who touches another
 * card has changed their mind, and is not told off for it.
 */
export function pick(menu: Menu, half: Half | null, type: string, values: Values): Picking {
  const before = half?.type === type ? half.picked : {};
  const merged = { ...before, ...values };
  for (const picked of [merged, keptOf(menu, type, before, values), values]) {
    const possible = alternatives(menu.offers, type, picked);
    if (possible.length === 0) continue;
    const choice = settled(possible, picked);
    if (choice !== null) return { is: 'chosen', choice: { ...choice, type } };
    return { is: 'half', half: { type, picked } };
  }
  const because = reasonAmong(menu.offers, menu.refused, type, merged);
  return {
    is: 'refused',
    because: because ?? { refused: 'notOffered', rule: null, facts: { field: '' } },
    asked: { type, ...merged },
  };
}

/** Of the earlier picks, those that fit the new values one by one. */
function keptOf(menu: Menu, type: string, before: Values, values: Values): Values {
  let kept: Values = values;
  for (const [field, value] of Object.entries(before)) {
    const more = { [field]: value, ...kept };
    if (!(field in kept) && alternatives(menu.offers, type, more).length > 0) kept = more;
  }
  return kept;
}
