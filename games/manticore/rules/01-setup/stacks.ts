import { layOpen, NOBODY, type Seat } from '@parlour/kernel';
import { type Family, STACKS, type StackKind, TOKENS_OF, type TokenId } from '../../content/artifacts.ts';
import type { LocationId } from '../../content/board.ts';
import type { G } from '../../types.ts';
import { emit } from '../vocabulary.ts';

/** The kind of the tokens of a stack. Whoever asks must be allowed to know it: see `isKnown`. */
export function kindOn(g: G, location: LocationId): StackKind {
  const [kind] = g.stacks[location].kind.secret;
  if (kind === undefined) throw new Error('every location has a stack');
  return kind;
}

/** The tokens of a stack, strongest first (MC-1.16). */
export function tokensOn(g: G, location: LocationId): TokenId[] {
  const tokens = TOKENS_OF[kindOn(g, location)];
  return g.stacks[location].ranks.flatMap((rank) => tokens[rank] ?? []);
}

export const isEmptyStack = (g: G, location: LocationId): boolean => g.stacks[location].ranks.length === 0;

/** MC-C2. What kind of stack a location is made for. */
export function familyOf(location: LocationId): Family {
  for (const { home, family } of Object.values(STACKS)) if (home === location) return family;
  return 'physical';
}

/** MC-28.4, MC-R74. A hero who enters turns the stack up for everybody. */
export function openStack(g: G, seat: Seat, location: LocationId): void {
  const stack = g.stacks[location];
  if (stack.isOpen) return;
  stack.isOpen = true;
  makeKnown(g, location);
  emit(g, 'stackOpened', { seat, location, kind: kindOn(g, location), tokens: tokensOn(g, location) });
}

/** Whether everybody knows what kind of stack it is: it was opened, or a token from it was turned up. */
export const isKnown = (g: G, location: LocationId): boolean => g.stacks[location].kind.seen[0] !== NOBODY;
export function makeKnown(g: G, location: LocationId): void {
  layOpen(g.stacks[location].kind);
}

/** Practice: lays a token back on its stack, among the others by strength (MC-1.16). */
export function layBack(g: G, location: LocationId, token: TokenId): void {
  const { ranks } = g.stacks[location];
  ranks.push(TOKENS_OF[kindOn(g, location)].indexOf(token));
  ranks.sort((a, b) => a - b);
}

/** Takes one token off its stack. */
export function takeFrom(g: G, location: LocationId, token: TokenId): void {
  const stack = g.stacks[location];
  const rank = TOKENS_OF[kindOn(g, location)].indexOf(token);
  stack.ranks.splice(stack.ranks.indexOf(rank), 1);
}
