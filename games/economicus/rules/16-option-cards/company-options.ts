import type { Holding } from '../../content/holdings.ts';
import { holdingOf, partsOf } from '../../content/holdings.ts';
import { COMPANY_TOKENS } from '../../content/table.ts';
import type { G } from '../../types.ts';
import { neighbours } from '../01-board/board.ts';
import { addCompany, hasToken, holdingsOf, removeCompany, transferCompany } from '../01-board/companies.ts';
import { rivalsOf } from '../04-year/order.ts';
import { priceOf, rolledPrice } from '../11-auction/prices.ts';
import { nationalise, takeLoan } from '../14-loans-and-deals/loans.ts';
import { isInForce } from '../18-events/this-year.ts';
import { emit, no } from '../vocabulary.ts';
import { aimed, type CardFrame, type CardRule, chosen, exposedTargets, isExposed } from './rule.ts';

/** EC-21.10. Whatever changes hands does so with its loan, and stars follow at once. */
export const companyOptions = {
  /** Nationalisation */
  OP15: {
    targets: (g, me, card) => aimed(card, exposedTargets(g, me)),
    isTakeover: true,
    carryOut(g, f) {
      const { industry } = partsOf(chosen(f.asset));
      const loser = chosen(f.rival);
      const due = nationalise(g, loser, chosen(f.asset), rolledPrice(g, industry), 'OP15');
      if (due !== null) f.dues.push(due);
      f.losses.push({ loser, industry });
    },
  },
  /** Toxic Asset: a clean company is mortgaged first, so not under EV12. Who gets it pays its price. */
  OP22: {
    targets(g, me, card) {
      const company = holdingsOf(g.players[me]).filter(
        (each) => partsOf(each).condition === 'mortgaged' || !isInForce(g, 'EV12'),
      );
      const rival = rivalsOf(g, me).filter((seat) => hasToken(g.players[seat]));
      return aimed(card, company.length > 0 && rival.length > 0 ? [{ company, rival }] : []);
    },
    carryOut(g, f) {
      const { industry, condition } = partsOf(chosen(f.company));
      if (condition === 'clean') takeLoan(g, f.by, industry);
      giveTo(g, f, holdingOf(industry, 'mortgaged'));
      const amount = rolledPrice(g, industry);
      f.dues.push({ debtor: chosen(f.rival), amount, creditor: f.by, because: 'OP22' });
    },
  },
  /** Relocation: it leaves no free company behind. The ring counts, not EV32 (EC-21.2). */
  OP26: {
    targets: (g, me, card) =>
      aimed(
        card,
        holdingsOf(g.players[me]).map((company) => ({
          company: [company],
          industry: neighbours(g, partsOf(company).industry),
        })),
      ),
    carryOut(g, f) {
      const { industry: from, condition } = partsOf(chosen(f.company));
      const to = chosen(f.industry);
      const player = g.players[f.by];
      const wasFresh = player.fresh[from];
      removeCompany(g, f.by, from, condition);
      player.fresh[to] += wasFresh - player.fresh[from];
      addCompany(g, f.by, to, condition);
      g.extra[from] -= 1;
      g.extra[to] += 1;
      emit(g, 'companyMoved', { seat: f.by, from, to, condition });
    },
  },
  /** Asset Swap: both prices set, the other company not dearer than one's own. */
  OP27: {
    targets: (g, me, card) => aimed(card, swaps(g, me)),
    isTakeover: true,
    carryOut(g, f) {
      const own = partsOf(chosen(f.company));
      const other = partsOf(chosen(f.asset));
      const rival = chosen(f.rival);
      transferCompany(g, f.by, rival, own.industry, own.condition);
      transferCompany(g, rival, f.by, other.industry, other.condition);
      emit(g, 'companyTaken', { from: f.by, to: rival, ...own, because: 'OP27', received: 0 });
      emit(g, 'companyTaken', { from: rival, to: f.by, ...other, because: 'OP27', received: 0 });
    },
  },
  /** Hostile Raid */
  OP36: {
    targets: (g, me, card) =>
      hasToken(g.players[me])
        ? aimed(card, exposedTargets(g, me))
        : no('EC-R.32', 'noTokens', { limit: COMPANY_TOKENS }),
    isTakeover: true,
    harmed: (_g, f) => [chosen(f.rival)],
    carryOut(g, f) {
      const { industry, condition } = partsOf(chosen(f.asset));
      const loser = chosen(f.rival);
      transferCompany(g, loser, f.by, industry, condition);
      emit(g, 'companyTaken', { from: loser, to: f.by, industry, condition, because: 'OP36', received: 0 });
      f.losses.push({ loser, industry });
    },
  },
} satisfies Record<string, CardRule>;

function giveTo(g: G, f: CardFrame, company: Holding): void {
  const { industry, condition } = partsOf(company);
  const to = chosen(f.rival);
  transferCompany(g, f.by, to, industry, condition);
  emit(g, 'companyTaken', { from: f.by, to, industry, condition, because: 'OP22', received: 0 });
}

/** OP27. For each company of one's own and each rival, what can be had for it. */
function swaps(g: G, me: CardFrame['by']) {
  const found = [];
  for (const company of holdingsOf(g.players[me])) {
    const { industry } = partsOf(company);
    const price = priceOf(g, industry);
    for (const rival of rivalsOf(g, me)) {
      const asset = holdingsOf(g.players[rival]).filter((each) => {
        const theirs = partsOf(each).industry;
        if (theirs === industry || priceOf(g, theirs) === 0 || priceOf(g, theirs) > price) return false;
        return theirs !== g.turn.industry || isExposed(g, rival);
      });
      if (asset.length > 0) found.push({ company: [company], rival: [rival], asset });
    }
  }
  return found;
}
