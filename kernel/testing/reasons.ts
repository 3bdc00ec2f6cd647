import type { GameTypes, menu } from '../index.ts';

/** Every reason for which something on a menu cannot be chosen. */
export function* reasonsIn<G extends GameTypes>({ offers, refused }: ReturnType<typeof menu<G>>): Generator<string> {
  for (const { because } of refused) yield because.refused;
  for (const { fields } of offers) yield* reasonsAgainst(fields);
}

function* reasonsAgainst(fields: object): Generator<string> {
  for (const domain of Object.values(fields)) {
    if ('parts' in domain) yield* reasonsAgainst(domain.parts);
    if ('not' in domain) for (const { because } of domain.not) yield because.refused;
    if ('above' in domain) yield domain.above.refused;
    if ('below' in domain) yield domain.below.refused;
  }
}
