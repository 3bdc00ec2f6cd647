import { questionWords, type Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { ARTIFACT_KINDS, SPELL_KINDS } from '../content/artifacts.ts';
import { LOCATIONS } from '../content/board.ts';
import { HEROES } from '../content/heroes.ts';
import type { Foe, Manticore } from '../types.ts';
import { doomWords } from './dock/alarm.tsx';
import { openToken } from './map/pieces.tsx';
import { type Table, tableOf } from './table/context.ts';
import { aliveMonsters, cellOf, doomsOf, frameOf, isDead, manticoreCell, onTurn } from './table/reading.ts';

/** The table as text: all that is needed to play by ear. */
export function describe(props: BoardProps<Manticore>): string[] {
  const table = tableOf(props);
  const { view, facts, label, words, say } = table;
  const token = frameOf(view, 'paving')?.token ?? null;
  const stacks = LOCATIONS.map((location) => {
    const { tokens, height, kind } = facts.stacks[location];
    const content =
      tokens === null || kind === null
        ? label.say.faceDown(height)
        : tokens.map((id) => words.tokens[id].name).join(', ');
    return label.say.stack(words.lands[location], height === 0 ? label.say.empty : content, facts.walks[location]);
  });
  return [
    questionWords(props.text, view, say),
    ...(facts.practice === null ? [] : [label.practice.title]),
    ...(view.round > 0 ? [label.clock.round(view.round)] : facts.practice === null ? [label.clock.paving] : []),
    ...(token === null ? [] : [label.say.token(words.roads[token], view.roadPile.secret.length)]),
    ...(facts.practice === null ? [clockLine(table)] : [label.practice.stands]),
    ...doomsOf(table).map((doom) => doomWords(table, doom)),
    ...view.order.filter((seat) => view.heroes[seat].isEnlisted).map((seat) => heroLine(table, seat)),
    ...aliveMonsters(view).map((monster) => foeLine(table, monster)),
    ...(view.manticore.life > 0 ? [foeLine(table, 'manticore')] : []),
    ...stacks,
    ...view.ground.map(({ cell, artifact }) => label.say.lies(words.tokens[artifact].name, words.cell(cell))),
    ...(facts.reach.length > 0
      ? [label.say.reach(facts.reach.map(({ cell, cost }) => `${words.cell(cell)} (${cost})`).join(', '))]
      : []),
  ].filter((line) => line !== '');
}

const clockLine = ({ facts: { clock }, label, words }: Table): string =>
  clock.isAwake && clock.arrives !== null ? label.say.awake(words.cell(clock.cell), clock.arrives) : label.clock.asleep;

function heroLine({ view, facts, label, words, say }: Table, seat: Seat): string {
  const hero = view.heroes[seat];
  const { left, index, close, defense, shooting, magicAttack, magicDefense } = facts.heroes[seat];
  if (isDead(view, seat)) return `${say.seat(seat)}: ${label.party.dead}`;
  const worn = [...ARTIFACT_KINDS.map((kind) => hero.worn[kind]), ...SPELL_KINDS.map((kind) => hero.spells[kind])];
  const names = worn.flatMap((token) => (token === null ? [] : [words.tokens[token].name]));
  return [
    `${say.seat(seat)} (${words.heroes[hero.hero]}, ${words.classes[HEROES[hero.hero]].name})`,
    ...(hero.cell === null ? [] : [words.cell(hero.cell)]),
    `${label.seat.life} ${hero.life}`,
    label.sheet.points(left, index),
    `${words.characteristics.attack} ${close.total}`,
    `${words.characteristics.defense} ${defense.total}`,
    `${words.characteristics.shooting} ${shooting.total}`,
    `${words.characteristics.magic} ${magicAttack.total}/${magicDefense.total}`,
    ...names,
    ...(hero.bag.length > 0 ? [`${label.sheet.bag}: ${hero.bag.map((id) => words.tokens[id].name).join(', ')}`] : []),
    ...(onTurn(view) === seat ? [label.say.onTurn] : []),
  ].join(' · ');
}

function foeLine({ view, facts, label, words, say }: Table, foe: Foe): string {
  const figures = facts.foes[foe];
  const cell = foe === 'manticore' ? manticoreCell(view) : cellOf(view, foe);
  const threat = foe === 'manticore' ? undefined : facts.threats[foe];
  const carried = foe === 'manticore' ? [] : view.monsters[foe].carries.map(openToken);
  if (figures === undefined || cell === null) return '';
  return [
    words.foe(foe),
    words.cell(cell),
    `${label.seat.life} ${figures.life}/${figures.fullLife}`,
    `${words.attacks.close} ${figures.close}`,
    `${words.characteristics.defense} ${figures.defense}`,
    `${words.attacks.shooting} ${figures.shooting}`,
    `${words.attacks.magic} ${figures.magicAttack}/${figures.magicDefense}`,
    ...carried.map((token) => (token === null ? label.foes.faceDown : words.tokens[token].name)),
    ...(threat === undefined
      ? []
      : [
          threat.target === null ? label.threat[threat.does] : label.foes.strikes(say.seat(threat.target)),
          threat.arrives === null ? '' : label.foes.arrives(threat.arrives),
        ]),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
