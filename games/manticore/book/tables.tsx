import type { Block } from '@parlour/kit';
import { table } from '@parlour/kit/book.ts';
import { TokenCoin } from '../board/art/token.tsx';
import { isArtifact, isSpell, STACK_KINDS, STACKS, TOKEN_IDS, TOKENS, type TokenId } from '../content/artifacts.ts';
import {
  ATTACK_COST,
  CHARACTERISTICS,
  CLASS_IDS,
  CLASSES,
  HANDOVER_COST,
  HEALING_COST,
  HERO_IDS,
  HEROES,
  ROAD_STEP,
  WILD_STEP,
} from '../content/heroes.ts';
import { type HeroCount, SHEETS } from '../content/manticore.ts';
import { MONSTER_IDS, MONSTER_KINDS, MONSTERS, type MonsterKind } from '../content/monsters.ts';
import { ROAD_TOKEN_IDS, ROAD_TOKENS } from '../content/road-tokens.ts';
import type { BookText } from '../text/book-types.ts';
import type { ManticoreText } from '../text/types.ts';
import { BeastFace, HeroFace, RoadFace } from './pictures.tsx';

const COIN = 34;
const PARTIES: readonly HeroCount[] = [1, 2, 3, 4];
const MIGHT = ['defense', 'attack', 'shooting', 'magic'] as const;
const KINDS = Object.keys(MONSTER_KINDS) as MonsterKind[];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export type Tables = Record<
  'heroes' | 'stacks' | 'roads' | 'costs' | 'artifacts' | 'spells' | 'kinds' | 'monsters' | 'manticore',
  Block
>;

/** The tables of the book, made from what is printed on sheets, tokens and cards. */
export function tablesOf(words: ManticoreText, { tables }: BookText): Tables {
  const coin = (token: TokenId) => <TokenCoin token={token} size={COIN} />;
  const tokens = (title: string, ids: readonly TokenId[]): Block =>
    table({
      title,
      head: [tables.name, tables.what, tables.story],
      rows: ids.map((id) => [
        { art: coin(id), say: words.tokens[id].name },
        `${capital(words.kinds[TOKENS[id].kind])}\u00a0+${TOKENS[id].strength}`,
        words.tokens[id].line,
      ]),
    });
  return {
    heroes: table({
      title: tables.heroes,
      head: [tables.hero, ...CHARACTERISTICS.map((each) => words.characteristics[each])],
      numbers: [1, 2, 3, 4, 5],
      rows: CLASS_IDS.map((id) => [
        {
          art: HERO_IDS.filter((hero) => HEROES[hero] === id).map((hero) => <HeroFace key={hero} hero={hero} />),
          say: words.classes[id].name,
        },
        ...CHARACTERISTICS.map((each) => String(CLASSES[id][each])),
      ]),
    }),
    stacks: table({
      title: tables.stacks,
      head: [tables.location, tables.stack, tables.adds],
      rows: STACK_KINDS.map((kind) => {
        const [best] = TOKEN_IDS.filter((id) => TOKENS[id].kind === kind);
        return [
          words.lands[STACKS[kind].home],
          best === undefined ? '' : { art: coin(best), say: capital(words.kinds[kind]) },
          tables.addsTo[kind],
        ];
      }),
    }),
    roads: table({
      title: tables.roads,
      head: [tables.token, tables.copies, tables.brings],
      numbers: [1],
      rows: ROAD_TOKEN_IDS.map((id) => {
        const { copies, monster } = ROAD_TOKENS[id];
        return [
          { art: <RoadFace token={id} />, say: capital(words.roads[id]) },
          String(Math.max(1, copies)),
          monster === null ? '' : words.monsters[monster].name,
        ];
      }),
    }),
    costs: table({
      title: tables.costs,
      head: [tables.action, tables.points],
      numbers: [1],
      rows: [
        [capital(tables.cost.road), String(ROAD_STEP)],
        [capital(tables.cost.wild), String(WILD_STEP)],
        [capital(tables.cost.attack), String(ATTACK_COST)],
        [capital(tables.cost.hand), String(HANDOVER_COST)],
        [capital(tables.cost.heal), String(HEALING_COST)],
        [capital(tables.cost.take), tables.free],
      ],
    }),
    artifacts: tokens(tables.artifacts, TOKEN_IDS.filter(isArtifact)),
    spells: tokens(tables.spells, TOKEN_IDS.filter(isSpell)),
    kinds: table({
      title: tables.kinds,
      head: [tables.attack, tables.sides, tables.hurt],
      rows: [
        { attack: words.attacks.close, ...tables.sums.close },
        tables.cover,
        { attack: words.attacks.shooting, ...tables.sums.shooting },
        { attack: words.attacks.magic, ...tables.sums.magic },
      ].map(({ attack, attacker, defender, hurt }) => [capital(attack), `${attacker} : ${defender}`, hurt]),
    }),
    monsters: table({
      title: tables.monsters,
      head: [tables.monster, tables.copies, tables.level, tables.power, tables.manners],
      numbers: [1, 2, 3],
      rows: KINDS.map((kind) => [
        { art: <BeastFace kind={kind} />, say: words.monsters[kind].name },
        String(MONSTER_IDS.filter((id) => MONSTERS[id] === kind).length),
        String(MONSTER_KINDS[kind].level),
        String(MONSTER_KINDS[kind].power),
        words.monsters[kind].line,
      ]),
    }),
    manticore: table({
      title: tables.manticore,
      head: [tables.party, tables.life, ...MIGHT.map((each) => words.characteristics[each])],
      numbers: [1, 2, 3, 4, 5],
      rows: PARTIES.map((heroes) => [
        { art: <BeastFace kind="manticore" />, say: tables.partyOf(heroes) },
        String(SHEETS[heroes].life),
        ...MIGHT.map((each) => String(SHEETS[heroes][each])),
      ]),
    }),
  };
}
