import { isShown, roundFrom, type Seat, tableOf } from '@parlour/kernel';
import { ASSET_IDS, type AssetId } from '../content/assets.ts';
import { RESOURCES, type Resource } from '../content/exchange.ts';
import type { AssetFacts, Facts, G, MarketFacts, Part } from '../types.ts';
import { assetFacts, buyerOf } from './asset-facts.ts';
import { targetOf } from './ending.ts';
import { turnOf } from './holdings.ts';
import { marketFacts } from './market-facts.ts';
import { productionFacts } from './production-facts.ts';
import { proposedPlan } from './proposed-plan.ts';
import { salaryFacts } from './salary-facts.ts';
import { salaryRate } from './salary-rate.ts';
import { seatFacts } from './seat-facts.ts';
import { stageOf } from './stages.ts';
import { blockedFor, NO_TURNS, raidFacts, reachOf, studyFacts, turnsTo } from './turn-facts.ts';

/** What every client shows beyond the state (specification, 9). */
export const facts = (g: G): Facts => factsOf(g, null);

/** With open cash only a player's own cards under choice are for him alone; before the first turn everybody looks at his own purchases. */
export function ownFacts(g: G, seat: Seat): Partial<Facts> {
  if (g.options.cash === 'hidden') return factsOf(g, seat);
  const study = studyFacts(g, seat);
  if (g.outcome !== null || turnOf(g) !== null) return { study };
  const buyer = buyerOf(g, seat, true);
  return { study, assets: record<AssetId, AssetFacts>(ASSET_IDS, (asset) => assetFacts(g, asset, buyer)) };
}

function factsOf(g: G, viewer: Seat | null): Facts {
  const f = g.outcome === null ? turnOf(g) : null;
  const part = partOf(g);
  const stage = g.outcome === null ? stageOf(g) : 0;
  const cell = f === null ? null : g.players[f.seat].cell;
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
    reach: f !== null && cell !== null && part === 'movement' ? reachOf(g, f, cell) : [],
    blocked: f === null ? [] : blockedFor(g, f.seat),
    turnsTo: f !== null && cell !== null ? turnsTo(g, f, cell) : NO_TURNS,
    production: f !== null && part === 'production' ? productionFacts(g, f) : null,
    salary: f !== null && seesCash && stage >= 1 && stage <= 4 ? salaryFacts(g, f) : null,
    plan: f !== null && part === 'planning' ? proposedPlan(g, f.seat) : null,
    study: viewer === null ? [] : studyFacts(g, viewer),
    raid: f !== null && seesCash && part === 'investments' ? raidFacts(g, f) : null,
    decks: {
      actions: g.actionDeck.secret.length,
      actionDiscards: g.actionDiscards.length,
      technologies: { I: g.technologyDecks.I.secret.length, II: g.technologyDecks.II.secret.length },
    },
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
