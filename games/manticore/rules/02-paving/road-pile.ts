import { type Core, shuffle } from '@parlour/kernel';
import {
  CALM_TOKENS,
  QUIET_TOKENS,
  ROAD_TOKEN_IDS,
  ROAD_TOKENS,
  type RoadTokenId,
  SHORT_PAVING,
} from '../../content/road-tokens.ts';
import type { G, Manticore } from '../../types.ts';

const ALL_TOKENS: readonly RoadTokenId[] = ROAD_TOKEN_IDS.flatMap((token) =>
  Array<RoadTokenId>(ROAD_TOKENS[token].copies).fill(token),
);
const isFreeWay = (token: RoadTokenId): boolean => ROAD_TOKENS[token].monster === null && token !== 'awakening';
/** MC-29.2, MC-29.3. So many tokens are drawn before the Awakening token can come. */
const BEFORE_AWAKENING = SHORT_PAVING + QUIET_TOKENS;

/** MC-1.10, MC-29.2, MC-29.3. The road tokens in the order in which they will be drawn. */
export function shuffledRoads(core: Core<Manticore>): RoadTokenId[] {
  const tokens = core.options.calmStart === 'on' ? calmly(core) : shuffle(core, [...ALL_TOKENS]);
  if (core.options.scenario === 'base') return tokens;
  const rest = shuffle(core, [...tokens.slice(BEFORE_AWAKENING), 'awakening' as const]);
  return [...tokens.slice(0, BEFORE_AWAKENING), ...rest];
}

/** MC-R71. The first tokens are drawn from the free ways; then the rest is mixed. */
function calmly(core: Core<Manticore>): RoadTokenId[] {
  const free = shuffle(core, ALL_TOKENS.filter(isFreeWay));
  const lairs = ALL_TOKENS.filter((token) => !isFreeWay(token));
  return [...free.slice(0, CALM_TOKENS), ...shuffle(core, [...free.slice(CALM_TOKENS), ...lairs])];
}

export const drawnRoads = (g: G): number =>
  ALL_TOKENS.length + (g.options.scenario === 'awakening' ? 1 : 0) - g.roadPile.secret.length;

/** Whether a token may come as the so-many-th, counted from 0. */
function mayCome(g: G, token: RoadTokenId, drawn: number): boolean {
  if (g.options.calmStart === 'on' && drawn < CALM_TOKENS) return isFreeWay(token);
  return token !== 'awakening' || drawn >= BEFORE_AWAKENING;
}

/** A pile that was dealt anew for a search keeps what everybody knows of its order. */
export function keepOrderKnown(g: G, _bits: number, random: (n: number) => number): void {
  const { secret } = g.roadPile;
  const drawn = drawnRoads(g);
  for (let i = secret.length - 1; i > 0; i--) {
    const at = drawn + secret.length - 1 - i;
    if (at >= BEFORE_AWAKENING) return;
    const token = secret[i] as RoadTokenId;
    if (mayCome(g, token, at)) continue;
    const fitting = secret.flatMap((other, j) => (j < i && mayCome(g, other, at) ? j : []));
    const chosen = fitting[random(fitting.length)] ?? i;
    secret[i] = secret[chosen] as RoadTokenId;
    secret[chosen] = token;
  }
}
