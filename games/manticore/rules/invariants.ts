import type { Game } from '@parlour/kernel';
import { STACKS, TOKENS_OF, type TokenId } from '../content/artifacts.ts';
import { CELLS, type Cell, FIREWAY, LAND, LOCATIONS } from '../content/board.ts';
import { COMBAT_CARD_IDS } from '../content/combat.ts';
import { HERO_LIFE, HEROES } from '../content/heroes.ts';
import { MONSTER_IDS } from '../content/monsters.ts';
import { ROAD_TOKEN_IDS, ROAD_TOKENS } from '../content/road-tokens.ts';
import type { G, Manticore } from '../types.ts';
import { dealtTokens } from './01-setup/setup.ts';
import { familyOf, kindOn, tokensOn } from './01-setup/stacks.ts';
import { artifactsOf, initiativeIndex } from './03-rounds/hero.ts';
import { manticoreFullLife } from './08-battle/values.ts';
import { levelOf, tokensCarried } from './18-monsters/monster.ts';
import { HER_STAND, practiceFoe } from './26-variants/practice.ts';

/** What is true after every step. */
export const invariants: Game<Manticore>['invariants'] = {
  'every artifact and spell is in one place': (g) => {
    const found = tokensInPlay(g).sort();
    const dealt = dealtTokens(g).sort();
    return found.join(' ') === dealt.join(' ') || `found ${found.join(' ')}`;
  },
  'each location has one stack of its family': (g) => {
    const kinds = LOCATIONS.map((location) => kindOn(g, location));
    const isRight = LOCATIONS.every((location) => STACKS[kindOn(g, location)].family === familyOf(location));
    return (isRight && new Set(kinds).size === LOCATIONS.length) || `stacks ${kinds.join(' ')}`;
  },
  'every road token is in one place': (g) => {
    const laid = CELLS.flatMap((cell) => g.roads[cell]?.token ?? []);
    const inHand = g.stack.flatMap((frame) =>
      frame.phase === 'paving' && frame.step === 'lay' && frame.token !== null ? frame.token : [],
    );
    const all = [...laid, ...inHand, ...g.roadPile.secret, ...g.outOfGame.roads];
    const wrong = ROAD_TOKEN_IDS.filter((token) => {
      const copies = token === 'awakening' && g.options.scenario === 'awakening' ? 1 : ROAD_TOKENS[token].copies;
      return all.filter((each) => each === token).length !== copies;
    });
    return wrong.length === 0 || `wrong number of ${wrong.join(' ')}`;
  },
  'tokens lie on forest cells': (g) => {
    const wrong = CELLS.filter((cell) => g.roads[cell] !== null && LAND[cell] !== 'forest');
    return wrong.length === 0 || `cells ${wrong.join(' ')}`;
  },
  'twelve combat cards': (g) => {
    const cards = [...g.combatDeck.secret, ...g.combatDiscard].sort();
    return cards.join(' ') === [...COMBAT_CARD_IDS].sort().join(' ') || cards.join(' ');
  },
  'one marker a cell': (g) => {
    const cells = [
      ...heroCells(g),
      ...MONSTER_IDS.flatMap((id) => g.monsters[id].cell ?? []),
      FIREWAY[g.manticore.step],
    ];
    return new Set(cells).size === cells.length || `cells ${cells.join(' ')}`;
  },
  'life is within its scale': (g) => {
    const heroes = g.seats.every((seat) => g.heroes[seat].life >= 0 && g.heroes[seat].life <= HERO_LIFE);
    const monsters = MONSTER_IDS.every((id) => g.monsters[id].damage >= 0 && g.monsters[id].damage <= levelOf(id));
    const hers = g.manticore.life >= 0 && g.manticore.life <= manticoreFullLife(g);
    return (heroes && monsters && hers) || 'a life is out of its scale';
  },
  'the dead are off the board, the living on it': (g) => {
    const heroes = g.seats.every((seat) => g.heroes[seat].life > 0 || g.heroes[seat].cell === null);
    const monsters = MONSTER_IDS.every((id) => (g.monsters[id].is === 'alive') === (g.monsters[id].cell !== null));
    return (heroes && monsters) || 'a marker is where it should not be';
  },
  'nobody carries so much that his index is below 1': (g) => {
    const bent = g.seats.filter((seat) => g.heroes[seat].life > 0 && initiativeIndex(g.heroes[seat]) < 1);
    return bent.length === 0 || `seats ${bent.join(' ')}`;
  },
  'a slot holds what belongs there': (g) => {
    const isRight = g.seats.every((seat) => {
      const { worn, spells } = g.heroes[seat];
      return [...Object.entries(worn), ...Object.entries(spells)].every(
        ([kind, token]) => token === null || TOKENS_OF[kind as keyof typeof TOKENS_OF].includes(token),
      );
    });
    return isRight || 'a token is in a foreign slot';
  },
  'each class is taken once': (g) => {
    const classes = g.seats.filter((seat) => g.heroes[seat].isEnlisted).map((seat) => HEROES[g.heroes[seat].hero]);
    return new Set(classes).size === classes.length || classes.join(' ');
  },
  'monsters are those of their tokens': (g) => {
    const out = MONSTER_IDS.filter((id) => g.monsters[id].is === 'alive' || g.monsters[id].is === 'dead').length;
    const lairs = CELLS.filter((cell) => isLair(g, cell)).length;
    // The foe of a practice duel has no lair.
    const guests = MONSTER_IDS.filter((id) => id === practiceFoe(g) && g.round > 0).length;
    return out === lairs + guests || `${out} monsters of ${lairs} lairs`;
  },
  'a practice duel has one foe, who never walks, and no roads': (g) => {
    const foe = practiceFoe(g);
    if (foe === null) return true;
    const isAlone = MONSTER_IDS.every((id) => id === foe || g.monsters[id].is === 'waiting');
    const isHome =
      foe === 'manticore' ? g.round === 0 || FIREWAY[g.manticore.step] === HER_STAND : g.manticore.step === 0;
    const isBare = CELLS.every((cell) => g.roads[cell] === null);
    return (isAlone && isHome && isBare) || `practice against ${foe}`;
  },
  'the round is within its limit': (g) => g.round <= Number(g.options.roundLimit) || `round ${g.round}`,
};

const heroCells = (g: G): Cell[] => g.seats.flatMap((seat) => g.heroes[seat].cell ?? []);

function isLair(g: G, cell: Cell): boolean {
  const road = g.roads[cell];
  return road !== null && ROAD_TOKENS[road.token].monster !== null;
}

function tokensInPlay(g: G): TokenId[] {
  return [
    ...LOCATIONS.flatMap((location) => tokensOn(g, location)),
    ...g.ground.map(({ artifact }) => artifact),
    ...g.seats.flatMap((seat) => [
      ...artifactsOf(g.heroes[seat]),
      ...Object.values(g.heroes[seat].spells).filter((spell) => spell !== null),
    ]),
    ...MONSTER_IDS.flatMap((id) => tokensCarried(g, id)),
    ...g.outOfGame.tokens,
  ];
}
