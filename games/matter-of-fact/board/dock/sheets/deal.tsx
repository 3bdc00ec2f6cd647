import type { Seat } from '@parlour/kernel';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useEffect, useState } from 'react';
import { EMPTY_BUNDLE } from '../../../content/bundle.ts';
import type { Bundle } from '../../../types.ts';
import { useTable } from '../../table/context.ts';
import { choiceOf } from '../../table/reading.ts';
import { unselect } from '../../table/selection.ts';
import { c } from '../look.ts';
import { ActionButton, Panel } from '../panel.tsx';
import { BundleForm } from './bundle-form.tsx';

/** The deal builder: with whom, what I give, what I get. `answers`: the offer it is a counter-offer to. */
export function DealSheet({ answers }: { answers: number | null }) {
  const table = useTable();
  const { view, sitters, label, seat } = table;
  const asked = view.deals.open.find((deal) => deal.id === answers);
  const partners = choiceOf(table, 'proposeDeal', 'to').values as Seat[];
  const [chosen, setChosen] = useState<Seat | null>(null);
  const to = asked?.from ?? chosen ?? partners[0] ?? null;
  const before = asked?.terms.secret ?? null;
  const [give, setGive] = useState<Bundle>(before === null ? EMPTY_BUNDLE : (before.take as Bundle));
  const [take, setTake] = useState<Bundle>(before === null ? EMPTY_BUNDLE : (before.give as Bundle));
  const isGone = answers !== null && asked === undefined;
  // The offer this one answers was taken back or has lapsed.
  useEffect(() => {
    if (isGone) unselect();
  }, [isGone]);
  if (to === null || seat === null)
    return (
      <Panel title={label.deal.title} isClosable part="deal">
        <p className={c('lead')}>{label.deal.nobody}</p>
      </Panel>
    );
  const type = answers === null ? 'proposeDeal' : 'counterDeal';
  const picked = answers === null ? { to } : { deal: answers };
  const domain = choiceOf(table, type, 'terms', picked).parts;
  return (
    <Panel
      title={answers === null ? label.deal.title : label.deal.counter}
      isClosable
      part="deal"
      foot={
        <ActionButton
          type={type}
          fields={{ ...picked, terms: { give, take } }}
          look="main"
          onDone={unselect}
          place="propose"
        >
          {answers === null ? label.deal.propose(sitters[to]?.name ?? '') : label.deal.counter}
        </ActionButton>
      }
    >
      {answers === null && (
        <div className={c('partners')} role="radiogroup" aria-label={label.deal.partner}>
          {partners.map((each) => (
            // biome-ignore lint/a11y/useSemanticElements: a mark and a name in one button, as everywhere at the table
            <button
              key={each}
              type="button"
              role="radio"
              aria-checked={each === to}
              onClick={() => {
                setChosen(each);
                setGive(EMPTY_BUNDLE);
                setTake(EMPTY_BUNDLE);
              }}
            >
              <SeatMark sitter={sitters[each] ?? { colour: '', symbol: '' }} size={18} /> {sitters[each]?.name}
            </button>
          ))}
        </div>
      )}
      <BundleForm title={label.deal.give} domain={domain?.['give']?.parts ?? {}} bundle={give} onBundle={setGive} />
      <BundleForm title={label.deal.take} domain={domain?.['take']?.parts ?? {}} bundle={take} onBundle={setTake} />
    </Panel>
  );
}
