import { questionWords, type Seat } from '@parlour/kernel';
import type { BoardProps } from '@parlour/kit/board.ts';
import { EVENTS } from '../content/events.ts';
import type { Boom } from '../types.ts';
import { sentencesOf } from './company/summary.ts';
import { tableOf } from './table/context.ts';
import { enderWords } from './table/ending.ts';
import { handOf, onTurn, sorted } from './table/reading.ts';

/** The table as text: all that is needed to play by ear. */
export function describe(props: BoardProps<Boom>): string[] {
  const table = tableOf(props);
  const { view, facts, words, label, seat, sitters, say } = table;
  const hot = view.activeEvent === null ? null : EVENTS[view.activeEvent].hot;
  const who = (each: Seat): string => sitters[each]?.name ?? '';
  const active = onTurn(view);
  const hand = handOf(view, seat).map((card) => words.cards[card].name);
  return [
    questionWords(props.text, view, say),
    label.clock.round(view.round),
    view.outcome !== null
      ? label.clock.burst
      : facts.crashOneIn === null
        ? label.clock.safe
        : `${label.clock.soon}: ${label.clock.oneIn(facts.crashOneIn)}`,
    ...enderWords(table),
    label.say.limit(view.limit, facts.trackBurn),
    ...(view.activeEvent === null
      ? []
      : [label.say.event(words.cards[view.activeEvent].name, hot === null ? null : words.industries[hot])]),
    label.say.order(view.order.map(who).join(', '), active === null ? null : who(active)),
    ...view.seats.map((each) =>
      label.say.treasury(
        `${who(each)} (${words.firms[view.players[each].firm]})`,
        view.players[each].treasury.secret,
        view.players[each].hand.secret.length,
      ),
    ),
    ...(view.companies.length === 0 ? [label.say.noCompany] : []),
    ...sorted(view, seat).map((company) => sentencesOf(table, company).join(' ')),
    ...(hand.length > 0 ? [label.say.hand(hand.join(', '))] : []),
  ].filter((line) => line !== '');
}
