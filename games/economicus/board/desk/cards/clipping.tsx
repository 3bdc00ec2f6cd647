import { actionWords } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { alternatives, fieldChoice, untyped } from '@parlour/kit/offers/index.ts';
import { designOf, isQuota, type OptionCard, optionOf } from '../../../content/options.ts';
import { AIMS } from '../../../types/aims.ts';
import type { Economicus } from '../../../types.ts';
import { OPTION_ICONS } from '../../art/look.ts';
import { type Table, useTable } from '../../table/context.tsx';
import { handOf } from '../../table/reading.ts';
import { select } from '../../table/selection.ts';
import { ChoiceButton } from '../choice-button.tsx';
import css from '../desk.module.css';
import { Panel } from '../panel.tsx';

const c = classes(css);

/** A card of the hand laid on the desk: what it does, when it may be played, and its targets one by one. */
export function ClippingPanel({ card }: { card: OptionCard }) {
  const table = useTable();
  const { words, label } = table;
  const { name, effect, flavour } = words.optionCards[designOf(card)];
  const { timing, difficulty, cost } = optionOf(card);
  return (
    <Panel
      icon={OPTION_ICONS[designOf(card)]}
      title={name}
      onClose={() => {
        table.clear();
        select({ card: null });
      }}
    >
      <p className={c('effect')}>{effect}</p>
      <p className={c('quiet')}>
        <i>{flavour}</i>
      </p>
      <p className={c('timing')}>
        <b>{label.card.when}</b> {timing.map((each) => words.timings[each]).join(' / ') || label.card.quotaWhen}
      </p>
      {cost !== undefined && <p className={c('timing')}>{label.card.cost(cost)}</p>}
      {difficulty !== undefined && <p className={c('crime')}>{label.card.crime(difficulty)}</p>}
      {!isQuota(card) && <Playing card={card} />}
      <Exchange card={card} />
    </Panel>
  );
}

/** Plays or answers with the card; what it still has to be aimed at is asked for here, and lit on the ring. */
function Playing({ card }: { card: OptionCard }) {
  const table = useTable();
  const { label } = table;
  if (table.offer('react').isOffered) return <ChoiceButton type="react" fields={{ card }} look="main" isForetold />;
  if (table.offer('discard').isOffered)
    return (
      <>
        <Play card={card} />
        <ChoiceButton type="discard" fields={{ card }} look="danger" />
      </>
    );
  return table.asked.includes(table.seat ?? (-1 as never)) ? (
    <Play card={card} />
  ) : (
    <p className={c('quiet')}>{label.card.notAsked}</p>
  );
}

function Play({ card }: { card: OptionCard }) {
  const table = useTable();
  const { label } = table;
  const handle = table.offer('playCard');
  const picked: Readonly<Record<string, unknown>> = handle.picked['card'] === card ? handle.picked : { card };
  if (!handle.allows({ card }))
    return (
      <button type="button" className={c('choice', 'main')} aria-disabled onClick={() => handle.explain({ card })}>
        {label.card.whyNot}
      </button>
    );
  const aim = openAim(table.offers, picked);
  if (aim === null)
    return (
      <ChoiceButton type="playCard" fields={{ card }} look="main" isForetold>
        {label.card.play}
      </ChoiceButton>
    );
  return (
    <fieldset className={c('aims')}>
      <legend>{table.text.fields[aim.field] ?? ''}</legend>
      {aim.values.map((value) => (
        <button
          key={JSON.stringify(value)}
          type="button"
          className={c('choice', 'chip')}
          onClick={() => handle.pick({ ...picked, [aim.field]: value })}
        >
          {table.text.value(value, table.say, `playCard.${aim.field}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** The first thing the card is still to be aimed at, if there is more than one possibility. */
function openAim(offers: Table['offers'], picked: Readonly<Record<string, unknown>>) {
  const possible = alternatives(untyped<Economicus>(offers), 'playCard', picked);
  for (const field of AIMS) {
    if (field in picked) continue;
    const { values } = fieldChoice(possible, field);
    if (values.length > 1) return { field, values };
  }
  return null;
}

/** Two cards, quotas too, for a new one. */
function Exchange({ card }: { card: OptionCard }) {
  const table = useTable();
  const { view, seat, label } = table;
  const handle = table.offer('exchangeCards');
  if (seat === null || !handle.isOffered) return null;
  const { quotas } = view.players[seat];
  // Quotas are all alike: one stands for them.
  const others = [...handOf(view, seat), ...quotas.filter((quota) => quota !== card).slice(0, 1)].filter(
    (other) => other !== card,
  );
  if (others.length === 0) return null;
  return (
    <fieldset className={c('aims')}>
      <legend>{label.card.exchange}</legend>
      {others.map((other) => (
        <ChoiceButton key={other} type="exchangeCards" fields={{ cards: [card, other] }} look="chip">
          {table.words.optionCards[designOf(other)].name}
        </ChoiceButton>
      ))}
      <span className={c('unseen')}>{actionWords(table.text, { type: 'exchangeCards' }, table.say)}</span>
    </fieldset>
  );
}
