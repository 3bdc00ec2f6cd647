import { oneOf, roll, type Seat, someOf } from '@parlour/kernel';
import { OPPOSITE, SPELL_KINDS, type SpellId, type SpellKind, TOKENS } from '../../content/artifacts.ts';
import type { Duel, Fighter, Foe, G, SpellUse } from '../../types.ts';
import { spellsOf } from '../05-artifacts/gear.ts';
import { drawKind } from '../12-attacks/combat-deck.ts';
import { spellsCarried } from '../18-monsters/monster.ts';
import { done, emit, goTo, next, no, phase, stay } from '../vocabulary.ts';
import { hurt } from './harm.ts';
import { leaderOf, lifeOf, membersOf, striking, tallyOf, warding } from './values.ts';

/** MC-8 to MC-11. One comparison of two totals: kind, spells, counter-spells, fight or cover, dice, damage (MC-R50, MC-R55). */
export const duel = phase('duel', {
  /** MC-12.5, MC-13.3, MC-14.5. */
  drawCard(g, f) {
    f.kind ??= drawKind(g, f.attacker);
    if (f.kind !== 'magic') return goTo('prepare');
    // MC-20.4, MC-R27: a monster uses all its spells in its first magic attack or response
    if (f.attacker.is === 'foe') f.cast = foeSpells(g, f.attacker.foe, SPELL_KINDS, 'attack');
    else f.casters = f.attacker.seats.filter((seat) => spellsOf(g.heroes[seat]).length > 0);
    return next;
  },

  /** MC-9.4, MC-R45, MC-R50, MC-R51. Each attacking hero says, in turn order, which spells he uses. */
  spells: {
    rule: 'MC-9.4',
    ask: (_g, f) => f.casters[0] ?? null,
    idle: () => ({ type: 'cast', spells: [] }),
    actions: {
      cast: {
        offer(g, _f, me) {
          const held = spellsOf(g.heroes[me]);
          return { spells: someOf(held, 0, held.length) };
        },
        take(g, f, me, { spells }) {
          f.casters.shift();
          const use = castFrom(g, me, spells, 'attack');
          if (use !== null) f.cast.push(use);
          return stay;
        },
      },
    },
  },

  /** MC-9.5. Only who is attacked with a spell may answer, and only with the opposite one. */
  prepareCounters(g, f) {
    if (f.cast.length === 0) return goTo('prepare');
    const answers = answersTo(f);
    if (f.defender.is === 'foe') f.countered = foeSpells(g, f.defender.foe, answers, 'counter');
    else f.casters = f.defender.seats.filter((seat) => spellsOf(g.heroes[seat]).some((kind) => answers.includes(kind)));
    return next;
  },

  counters: {
    rule: 'MC-9.5',
    ask: (_g, f) => f.casters[0] ?? null,
    idle: () => ({ type: 'cast', spells: [] }),
    actions: {
      cast: {
        offer(g, f, me) {
          const answers = answersTo(f);
          const { one: some, not } = oneOf(spellsOf(g.heroes[me]), (spell) =>
            answers.includes(spell) ? null : no('MC-9.5', 'spellNotOpposite', { spell }),
          );
          return { spells: { some, atLeast: 0, atMost: some.length, ...(not !== undefined && { not }) } };
        },
        take(g, f, me, { spells }) {
          f.casters.shift();
          const use = castFrom(g, me, spells, 'counter');
          if (use !== null) f.countered.push(use);
          return stay;
        },
      },
    },
  },

  /** MC-10.2. Foes always accept the fight. */
  prepare(_g, f) {
    if (f.kind === 'close' && f.defender.is === 'foe') f.stance = 'fight';
  },

  /** MC-10.1, MC-R45, MC-R55. A hero accepts the fight or takes cover; for a group its leader chooses. */
  stance: {
    rule: 'MC-10.1',
    ask: (_g, f) =>
      f.kind === 'close' && f.stance === null && f.defender.is === 'heroes' ? leaderOf(f.defender) : null,
    /** Whatever is stronger. */
    idle: (g, f) =>
      tallyOf(g, f.defender, 'close').sum > tallyOf(g, f.defender, 'defense').sum
        ? { type: 'fight' }
        : { type: 'cover' },
    actions: {
      fight: { offer: () => ({}), take: (g, f, me) => takeStance(g, f, me, 'fight') },
      cover: { offer: () => ({}), take: (g, f, me) => takeStance(g, f, me, 'cover') },
    },
  },

  /** MC-8.2, MC-8.3. The attacker's die, then the defender's; damage to the smaller total. */
  clash(g, f) {
    const kind = f.kind ?? 'close';
    const attacker = tallyOf(g, f.attacker, striking(kind), f.cast);
    const defender = tallyOf(g, f.defender, warding(kind, f.stance), f.countered);
    const dice = { attacker: roll(g), defender: roll(g) };
    const [strike, ward] = [attacker.sum + dice.attacker, defender.sum + dice.defender];
    // MC-9.3, MC-10.3: either side may be hurt. MC-10.5, MC-11.2: never who attacks a covered hero, or shoots
    const isMutual = kind === 'magic' || (kind === 'close' && f.stance === 'fight');
    const damage = isMutual ? Math.abs(strike - ward) : Math.max(0, strike - ward);
    // MC-R49: nobody is hurt by equal totals
    const loser = damage === 0 ? null : strike > ward ? f.defender : f.attacker;
    emit(g, 'clashed', {
      kind,
      stance: f.stance,
      isResponse: f.isResponse,
      attacker: { ...attacker, die: dice.attacker, total: strike },
      defender: { ...defender, die: dice.defender, total: ward },
      loser,
      damage,
    });
    if (loser === null) return done({ fallen: [] });
    const winners = membersOf(loser === f.defender ? f.attacker : f.defender);
    // MC-14.7, MC-14.9: every participant in full
    for (const who of membersOf(loser)) hurt(g, who, damage, winners);
    return done({ fallen: membersOf(loser).filter((who) => lifeOf(g, who) === 0) });
  },
});

function takeStance(g: G, f: Duel, me: Seat, stance: 'fight' | 'cover') {
  f.stance = stance;
  emit(g, 'stanceTaken', { seat: me, stance, heroes: f.defender.is === 'heroes' ? f.defender.seats : [] });
  return next;
}

/** The kinds of spells that answer those of the attacking side. */
const answersTo = (f: Duel): SpellKind[] =>
  f.cast.flatMap(({ spells }) => spells.map((spell) => OPPOSITE[TOKENS[spell].kind]));

/** MC-7.10, MC-9.6. A used spell leaves the game, whatever comes of it. */
function castFrom(g: G, seat: Seat, kinds: readonly SpellKind[], as: Use): SpellUse | null {
  const { spells: slots } = g.heroes[seat];
  const spells = kinds.map((kind) => slots[kind]).filter((spell) => spell !== null);
  for (const kind of kinds) slots[kind] = null;
  return spend(g, seat, spells, as);
}

/** MC-R27. A monster's spells of the kinds that count now; it has no choice. */
function foeSpells(g: G, foe: Foe, kinds: readonly SpellKind[], as: Use): SpellUse[] {
  if (foe === 'manticore') return [];
  const spells = spellsCarried(g, foe).filter((spell) => kinds.includes(TOKENS[spell].kind));
  const monster = g.monsters[foe];
  monster.carries = monster.carries.filter(
    (each) => each.is === 'hidden' || !spells.some((spell) => spell === each.token),
  );
  const use = spend(g, foe, spells, as);
  return use === null ? [] : [use];
}

type Use = 'attack' | 'counter';

function spend(g: G, who: Fighter, spells: SpellId[], as: Use): SpellUse | null {
  if (spells.length === 0) return null;
  g.outOfGame.tokens.push(...spells);
  emit(g, 'cast', { who, spells, isCounter: as === 'counter' });
  return { who, spells };
}
