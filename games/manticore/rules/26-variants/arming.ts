import { oneOf, type Refusal, type Seat } from '@parlour/kernel';
import { isSpell, STACKS, TOKENS, type TokenId } from '../../content/artifacts.ts';
import type { G, Hero, Manticore } from '../../types.ts';
import { dealtTokens } from '../01-setup/setup.ts';
import { layBack, takeFrom } from '../01-setup/stacks.ts';
import { emit, no, phase, stay } from '../vocabulary.ts';

/** Practice: before it begins every hero takes what he likes from all the stacks, one token a slot, free of charge. */
export const arming = phase('arming', {
  gear: {
    rule: 'MC-3.6',
    ask: (_g, f) => f.waiting[0] ?? null,
    idle: () => ({ type: 'ready' }),
    actions: {
      arm: {
        offer: (g, _f, me) => ({ token: oneOf(dealtTokens(g), (token) => cannotArm(g, me, token)) }),
        take(g, _f, me, { token }) {
          emit(g, 'armed', { seat: me, token, returned: exchange(g, g.heroes[me], token) });
          return stay;
        },
      },
      ready: {
        offer: () => ({}),
        take(g, f, me) {
          f.waiting.shift();
          emit(g, 'madeReady', { seat: me });
          return stay;
        },
      },
    },
  },
});

function cannotArm(g: G, me: Seat, token: TokenId): Refusal<Manticore> | null {
  const by = g.seats.find((seat) => inSlot(g.heroes[seat], token) === token);
  if (by === undefined) return null;
  return by === me ? no('MC-7.2', 'wornAlready', { token }) : no('MC-7.2', 'takenBy', { token, by });
}

/** What a hero has where a token belongs. */
function inSlot(hero: Hero, token: TokenId): TokenId | null {
  return isSpell(token) ? hero.spells[TOKENS[token].kind] : hero.worn[TOKENS[token].kind];
}

/** MC-5.7, MC-7.2. One token a slot: what was there goes back to the stack. Boots work from the first round on (MC-R12). */
function exchange(g: G, hero: Hero, token: TokenId): TokenId | null {
  const { home } = STACKS[TOKENS[token].kind];
  const old = inSlot(hero, token);
  takeFrom(g, home, token);
  if (old !== null) layBack(g, home, old);
  if (isSpell(token)) hero.spells = { ...hero.spells, [TOKENS[token].kind]: token };
  else hero.worn = { ...hero.worn, [TOKENS[token].kind]: token };
  return old;
}
