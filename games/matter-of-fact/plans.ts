import { acceptable, amount, oneOfWords, type Plans, plainly, when, whenever } from '../planning.ts';
import { RESOURCES } from './content/exchange.ts';
import type { MatterOfFact } from './types.ts';

const on = when<MatterOfFact>();
const always = whenever<MatterOfFact>();

export const plans: Plans<MatterOfFact> = {
  round: ({ round }) => round,
  rules: {
    /** Nothing else may be asked for. */
    sellFor: always(
      { resource: oneOfWords(RESOURCES), most: amount(1, 30, 3), each: amount(1, 40, 4) },
      (sight, { resource, most, each }) => {
        const good = acceptable(sight, sight.view.deals.open).find(({ terms }) => {
          if (terms.secret === null) return false;
          const { give, take } = terms.secret;
          const units = take[resource];
          return units > 0 && units <= most && give.money >= each * units && isOnly(take, resource);
        });
        return good === undefined ? null : { type: 'acceptDeal', deal: good.id };
      },
    ),
    produce: on('turn.production', {}, (sight) => plainly(sight, 'runProposed', 'goOn')),
    payWages: on('turn.salary', {}, (sight) => plainly(sight, 'paySalary')),
    letStrikesBe: on('turn.strike', {}, (sight) => plainly(sight, 'letItBe')),
    callStrikes: on('turn.strike', {}, (sight) => plainly(sight, 'callStrike')),
    keepPrices: on('turn.monopoly', {}, (sight) => plainly(sight, 'goOn')),
  },
};

/** Whether a bundle holds nothing but one resource. */
const isOnly = (bundle: object, resource: string): boolean =>
  Object.entries(bundle).every(([name, what]) => name === resource || isNothing(what));

const isNothing = (what: unknown): boolean =>
  what === 0 || what === null || what === false || (Array.isArray(what) && what.length === 0);
