import { isShown, roundFrom, type Seat, tableOf } from '@parlour/kernel';
import { ASSET_IDS, type AssetId } from '../content/assets.ts';
import { RESOURCES, type Resource } from '../content/exchange.ts';
import type { AssetFacts, Facts, G, MarketFacts, Part } from '../types.ts';
import { proposalOf } from './04-turns/proposal.ts';
import { stageOf } from './04-turns/stages.ts';
import { blockedFor, NO_TURNS, raidFacts, reachOf, studyFacts, turnsTo } from './04-turns/turn-facts.ts';
import { productionFacts } from './05-production/production-facts.ts';
import { marketFacts } from './06-exchange/market-facts.ts';
import { assetFacts, buyerOf } from './10-investments/asset-facts.ts';
import { salaryFacts } from './15-salary/salary-facts.ts';
import { salaryRate } from './15-salary/salary-rate.ts';
import { proposedPlan } from './16-planning/proposed-plan.ts';
import { targetOf } from './22-ending/ending.ts';
import { turnOf } from './holdings.ts';
import { salesOf, seatFacts } from './seat-facts.ts';

/** What every client shows beyond the state (specification, 9). */
export const facts = (g: G): Facts => factsOf(g, null);

/** With open cash only a player's own cards under choice are for him alone; before the first turn everybody looks at his own purchases. */
export function ownFacts(g: G, seat: Seat): Partial<Facts> {
  if (g.options.cash === 'hidden') return factsOf(g, seat);
  const own = { study: studyFacts(g, seat), ...turnFacts(g, seat), sales: salesOf(g, seat) };
  if (g.outcome !== null || turnOf(g) !== null) return own;
  const buyer = buyerOf(g, seat, true);
  return { ...own, assets: record<AssetId, AssetFacts>(ASSET_IDS, (asset) => assetFacts(g, asset, buyer)) };
}

function factsOf(g: G, viewer: Seat | null): Facts {
  const f = g.outcome === null ? turnOf(g) : null;
  const part = partOf(g);
  const stage = g.outcome === null ? stageOf(g) : 0;
  // MF-O9: what depends on a player's cash is for those who see it.
  const seesCash = f !== null && isShown(g.players[f.seat].cash);
  const buyer = buyerOf(g, f?.seat ?? viewer, f === null || seesCash);
  return {
    part,
    stage,
    active: f?.seat ?? null,
    order: g.starter === null ? [] : roundFrom(g.seats, g.starter),
    salaryRate: salaryRate(g),
    target: targetOf(g),
    market: record<Resource, MarketFacts>(RESOURCES, (resource) => marketFacts(g, resource)),
    assets: record<AssetId, AssetFacts>(ASSET_IDS, (asset) => assetFacts(g, asset, buyer)),
    seats: tableOf(g.seats, (seat) => seatFacts(g, seat)),
    ...turnFacts(g, viewer),
    production: f !== null && part === 'production' ? productionFacts(g, f) : null,
    salary: f !== null && seesCash && stage >= 1 && stage <= 4 ? salaryFacts(g, f) : null,
    plan: f !== null && part === 'planning' ? proposedPlan(g, f.seat) : null,
    study: viewer === null ? [] : studyFacts(g, viewer),
    sales: viewer === null ? null : salesOf(g, viewer),
    raid: f !== null && seesCash && part === 'investments' ? raidFacts(g, f) : null,
    decks: {
      actions: g.actionDeck.secret.length,
      actionDiscards: g.actionDiscards.length,
      technologies: { I: g.technologyDecks.I.secret.length, II: g.technologyDecks.II.secret.length },
    },
  };
}

/** Where the player on turn may go and what is proposed to him: for nobody else, who would only be told long lists. */
function turnFacts(g: G, viewer: Seat | null): Pick<Facts, 'reach' | 'blocked' | 'turnsTo' | 'proposal'> {
  const f = g.outcome === null ? turnOf(g) : null;
  if (f === null || f.seat !== viewer) return { reach: [], blocked: [], turnsTo: NO_TURNS, proposal: [] };
  const { cell } = g.players[f.seat];
  return {
    reach: cell !== null && partOf(g) === 'movement' ? reachOf(g, f, cell) : [],
    blocked: blockedFor(g, f.seat),
    turnsTo: cell === null ? NO_TURNS : turnsTo(g, f, cell),
    proposal: proposalOf(g, f, partOf(g)),
  };
}

const PARTS: Record<string, Part> = {
  starter: 'starter',
  startHex: 'startHex',
  production: 'production',
  monopoly: 'monopoly',
  movement: 'movement',
  investments: 'investments',
  salary: 'salary',
  planning: 'planning',
  strike: 'strike',
  choice: 'study',
};

const partOf = (g: G): Part => (g.outcome === null ? PARTS[g.stack.at(-1)?.step ?? ''] : undefined) ?? 'over';

const record = <K extends string, T>(keys: readonly K[], make: (key: K) => T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<K, T>;
