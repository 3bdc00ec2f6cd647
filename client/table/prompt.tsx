import { actionWords, eventWords, type GameTypes, type Question, questionWords } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import type { ControlWords } from '@parlour/kit/offers/controls.tsx';
import { alternatives, type Menu, type Offering, settled } from '@parlour/kit/offers/index.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Sign } from '../shell/icons.tsx';
import buttons from '../shell/shell.module.css';
import { useWords } from '../shell/words.tsx';
import styles from './table.module.css';
import type { TableStore } from './table-store.ts';

// Not needed for the first look at a table, so not waited for.
const ChoicesDialog = lazy(() => import('./choices-dialog.tsx'));
const Controls = lazy(() => import('@parlour/kit/offers/controls.tsx').then(({ Controls }) => ({ default: Controls })));

type Props = {
  store: TableStore;
  props: BoardProps<GameTypes>;
  module: BoardModule<GameTypes> | null;
  menu: Menu;
  offering: Offering;
  waiting: Question | null;
  isAsked: boolean;
  onResult: (() => void) | null;
};

/** What is asked, of whom and by which rule, with the buttons that answer it. Never a dialog over the board. */
export function Prompt({ store, props, module, menu, offering, waiting, isAsked, onResult }: Props) {
  const words = useWords();
  const { looking, readOnly, queue, staged, shown } = useStore(store);
  // The list belongs to one position: with the next one it is closed.
  const [listAt, setListAt] = useState<number | null>(null);
  const version = shown?.version ?? 0;
  const { text, say } = props;
  // Whoever looks on at a table of others has no other tab in which they play.
  const isElsewhere = readOnly && store.connection.online === undefined;
  const controlWords = useControlWords(props);
  const place = useRef<HTMLElement>(null);
  // The button that answered the last question is gone: whoever plays by keyboard goes on from the prompt.
  useEffect(() => {
    if (isAsked && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isAsked]);
  const half = offering.half;
  const canAct = isAsked || menu.offers.length > 0;
  const kinds = [...new Set(menu.offers.map((offer) => offer.type))];
  const drawn = (module?.draws ?? []) as readonly string[];
  const seldom = (module?.seldom ?? []) as readonly string[];
  const inPrompt = kinds.filter((type) => !seldom.includes(type) && (!drawn.includes(type) || isPlain(menu, type)));
  // The list also says why the rest is not possible.
  const needsAll = kinds.some((type) => !inPrompt.includes(type)) || menu.refused.length > 0;
  const names = say.list((waiting?.seats ?? []).map(say.seat));
  const botDecides = waiting?.seats.length === 1 && props.sitters[waiting.seats[0] ?? 0]?.bot !== null;
  // With several persons at one screen it must be clear whom the question is put to.
  const isShared = props.sitters.filter(({ bot }) => bot === null).length > 1;
  const asked = isShared && props.seat !== null ? props.sitters[props.seat] : undefined;
  const latest = props.events.at(-1);
  const recent = latest === undefined ? '' : eventWords(text, latest, say);
  // While one's own move is still being shown, there is nobody to wait for.
  const isShowing = !isAsked && props.seat !== null && (waiting?.seats.includes(props.seat) ?? false);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles['prompt']}
      aria-label={words.table.prompt}
      data-part="prompt"
      data-asked={isAsked}
    >
      <div className={styles['question']}>
        {looking !== null ? (
          <p className={styles['sentence']}>{words.table.lookingBack(looking.line)}</p>
        ) : onResult !== null ? (
          <p className={styles['sentence']}>{words.table.over}</p>
        ) : isAsked ? (
          <p className={styles['sentence']} data-part="question">
            {asked !== undefined && (
              <span className={styles['who']}>
                <SeatMark sitter={asked} size={22} /> {asked.name}
              </span>
            )}
            {half === null
              ? waiting?.deal === true
                ? words.table.proposal
                : questionWords(text, props.view, say)
              : actionWords(text, { ...half.picked, type: half.type }, say)}
            {waiting !== null && (
              <button
                type="button"
                className={styles['ruleLink']}
                onClick={() => props.showRule(waiting.rule)}
                aria-label={words.table.rule(waiting.rule)}
              >
                {waiting.rule}
              </button>
            )}
          </p>
        ) : (
          <p className={styles['sentence']} data-quiet="true">
            {isElsewhere
              ? words.table.readOnly
              : isShowing || names === ''
                ? recent
                : botDecides
                  ? words.table.botDecides(names)
                  : words.table.waitingFor(names)}
          </p>
        )}
        <div className={styles['last']}>
          <p className={styles['recent']} title={words.table.recent}>
            {isShowing ? '' : recent}
          </p>
        </div>
      </div>
      <div className={styles['answers']}>
        {looking !== null && (
          <button type="button" className={buttons['primary']} onClick={() => void store.look(null)}>
            {words.table.backToNow}
          </button>
        )}
        {looking === null && isElsewhere && (
          <button type="button" className={buttons['primary']} onClick={() => void store.takeOver()}>
            {words.table.takeOver}
          </button>
        )}
        {looking === null && onResult !== null && (
          <button type="button" className={buttons['primary']} onClick={onResult}>
            {words.table.seeResult}
          </button>
        )}
        {looking === null && (queue.length > 0 || staged !== null) && (
          <button
            type="button"
            className={buttons['quiet']}
            onClick={() => store.skip()}
            title={words.table.skipAll}
            data-part="skip"
          >
            <Sign name="skip" />
            {words.table.skip}
          </button>
        )}
        {canAct && half !== null && (
          <button type="button" className={buttons['button']} onClick={offering.clear}>
            {words.cancel}
          </button>
        )}
        {canAct && half === null && (
          <>
            {inPrompt.map((type) => (
              <button
                key={type}
                type="button"
                className={buttons['button']}
                onClick={() => offering.handle(type).pick({})}
                data-action={type}
              >
                {actionWords(
                  text,
                  (settled(alternatives(menu.offers, type, {}), {}) as { type: string } | null) ?? { type },
                  say,
                )}
              </button>
            ))}
            {needsAll && (
              <button
                type="button"
                className={buttons['quiet']}
                onClick={() => setListAt(version)}
                data-part="all-choices"
              >
                <Sign name="list" />
                {words.table.allChoices}
              </button>
            )}
          </>
        )}
      </div>
      <Suspense>
        {canAct && half !== null && !drawn.includes(half.type) && (
          <div className={styles['tray']}>
            <Controls
              key={half.type}
              offers={menu.offers}
              handle={offering.handle(half.type)}
              words={controlWords}
              explain={props.explain}
            />
          </div>
        )}
        {listAt === version && canAct && (
          <ChoicesDialog
            props={props}
            menu={menu}
            offering={offering}
            words={controlWords}
            onClose={() => setListAt(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** An action without anything to choose: a plain button. */
const isPlain = (menu: Menu, type: string): boolean =>
  menu.offers.every((offer) => offer.type !== type || Object.keys(offer.fields).length === 0);

export function useControlWords({ text, say }: BoardProps<GameTypes>): ControlWords {
  const words = useWords();
  return useMemo(
    () => ({
      action: (choice) => actionWords(text, choice, say),
      value: (value, field) => text.value(value, say, field),
      field: (name) => text.fields[name] ?? '',
      less: words.table.less,
      more: words.table.more,
      chooseBetween: words.table.between,
      chooseSome: words.table.some,
      barred: words.table.barred,
    }),
    [text, say, words],
  );
}
