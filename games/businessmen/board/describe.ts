import { questionWords, type Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { CHARACTERISTICS } from '../content/characteristics.ts';
import { EXPORT_CARDS } from '../content/export-cards.ts';
import { GOODS, type Units } from '../content/goods.ts';
import { LORRY_IDS } from '../content/lorries.ts';
import type { Businessmen } from '../types.ts';
import { type Table, tableOf } from './table/context.ts';
import { exportCardOf, heldIn, nameOf } from './table/reading.ts';
import { summaryOf } from './yard/summary.ts';

/** The table as text: all that is needed to play by ear. */
export function describe(props: BoardProps<Businessmen>): string[] {
  const table = tableOf(props);
  const { view, facts, words, label, seat, say } = table;
  const exportCard = exportCardOf(table);
  const who = (each: Seat): string => nameOf(table, each);
  const list = (units: Units): string =>
    heldIn(units)
      .map((lot) => `${words.goods[lot.good]} ${lot.units}`)
      .join(', ') || label.say.nothing;
  return [
    questionWords(props.text, view, say),
    label.round.of(view.round, facts.lastRound),
    facts.phase === 0 ? '' : `${facts.phase}. ${label.round.phases[facts.phase]}: ${label.round.hints[facts.phase]}`,
    facts.isLastRound ? label.finish.last : '',
    label.say.order(facts.order.map(who).join(', ')),
    facts.phase <= 2 ? label.round.loadingNext(facts.loadingOrder.map(who).join(', ')) : '',
    label.say.market(list(view.market)),
    ...GOODS.map((good) => {
      const { price, position, lowest, highest, next, isUnderEmbargo } = facts.goods[good];
      return label.say.price(words.goods[good], { price, position, lowest, highest, next, isUnderEmbargo });
    }),
    exportCard === null
      ? ''
      : label.say.exportCard(
          words.exportCards[exportCard].name,
          say.list(EXPORT_CARDS[exportCard].map((good) => words.goods[good])),
        ),
    ...LORRY_IDS.map((lorry) => summaryOf(table, lorry)),
    ...view.seats.map((each) => tabletOf(table, each, list)),
    ...(seat === null ? [] : mine(table, seat)),
  ].filter((line) => line !== '');
}

function tabletOf(table: Table, seat: Seat, list: (units: Units) => string): string {
  const { view, facts, words, label } = table;
  const { points, coins, main, temp, isSkipping } = view.players[seat];
  const traits = CHARACTERISTICS.map((trait) => {
    const { level, hasWarning, isInsured } = facts.seats[seat].characteristics[trait];
    return label.trait(words.characteristics[trait], level, hasWarning, isInsured);
  });
  return [
    label.say.player(nameOf(table, seat), points, facts.target, coins),
    isSkipping ? label.rivals.skips : '',
    facts.seats[seat].mayFinish ? `${label.finish.mark}.` : '',
    `${traits.join('; ')}.`,
    label.say.stock(list(main), list(temp)),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What I could do, in numbers: as the boards shows them on its pieces. */
function mine(table: Table, seat: Seat): string[] {
  const { facts, words, label } = table;
  const { purchases, loads, surplus, fineSectors, worstFine } = facts.seats[seat];
  return [
    facts.part === 'buying'
      ? label.say.purchases(
          GOODS.filter((good) => purchases[good].most > 0)
            .map((good) => `${words.goods[good]} ${purchases[good].most}`)
            .join(', ') || label.say.nothing,
        )
      : '',
    ...(facts.part === 'loading'
      ? LORRY_IDS.flatMap((lorry) =>
          GOODS.filter((good) => loads[lorry][good] > 0).map(
            (good) => `${words.lorries[lorry]}: ${label.yard.load(loads[lorry][good], words.goods[good])}.`,
          ),
        )
      : []),
    surplus.length > 0
      ? label.hand.overflow(surplus.map(({ good, units }) => `${units} ${words.goods[good]}`).join(', '))
      : '',
    fineSectors > 0 ? label.wheels.risk(fineSectors, worstFine) : '',
  ];
}
