import { choicesOf, type GameTypes, type Offer, type Refusal } from '@parlour/kernel';

/** What somebody who knows nothing of the table's own answers finds: the offers as they are told, and whether each choice would be taken. */
type Asking = { offers: readonly Offer<GameTypes>[]; why(choice: object): Refusal | null };
type Answers = 'none' | 'one' | 'several' | 'unclear';

/** So many choices that are refused are tried before it is given up. */
const PATIENCE = 4000;

/** Whether a question has one answer, loans, deals and settings aside: every choice is held against the rules until two are allowed. */
export function answersTo({ offers, why }: Asking, asides: readonly string[]): Answers {
  let allowed = 0;
  let tried = 0;
  for (const offer of offers.filter(({ type }) => !asides.includes(type)))
    for (const choice of choicesOf(offer)) {
      if (why(choice) === null) allowed += 1;
      if (allowed === 2) return 'several';
      tried += 1;
      if (tried === PATIENCE) return 'unclear';
    }
  return allowed === 1 ? 'one' : 'none';
}
