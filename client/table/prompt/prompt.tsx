import { actionWords, eventWords, type GameTypes, type Question, questionWords, type Seat } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import type { Menu, Offering } from '@parlour/kit/offers/index.ts';
import { soon } from '@parlour/kit/parts/later.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Sign } from '../../shell/icons.tsx';
import buttons from '../../shell/shell.module.css';
import { useWords } from '../../shell/words.tsx';
import type { TableStore } from '../table-store.ts';
import { Answers, answersIn } from './answers.tsx';
import { controlWordsOf } from './control-words.ts';
import styles from './prompt.module.css';

// Not needed for the first look at a table, so not waited for.
const ChoicesDialog = lazy(soon(() => import('./choices-dialog.tsx')));
const Since = lazy(soon(() => import('./since.tsx')));
const SinceDialog = lazy(soon(() => import('./since-dialog.tsx')));
const Controls = lazy(
  soon(() => import('@parlour/kit/offers/controls.tsx').then(({ Controls }) => ({ default: Controls }))),
);

type Props = {
  store: TableStore;
  props: BoardProps<GameTypes>;
  module: BoardModule<GameTypes> | null;
  menu: Menu;
  offering: Offering;
  waiting: Question | null;
  isAsked: boolean;
  /** A bot thinks at this moment. */
  isThinking: boolean;
  onResult: (() => void) | null;
};

/** What is asked, of whom and by which rule, with the buttons that answer it. Never a dialog over the board. */
export function Prompt({ store, props, module, menu, offering, waiting, isAsked, isThinking, onResult }: Props) {
  const words = useWords();
  const { looking, readOnly, queue, staged, shown, since, missed, sending } = useStore(store);
  const [isSinceOpen, setSinceOpen] = useState(false);
  // The list belongs to one position: with the next one it is closed.
  const [listAt, setListAt] = useState<number | null>(null);
  const version = shown?.version ?? 0;
  const { text, say } = props;
  // Whoever looks on at a table of others has no other tab in which they play.
  const isElsewhere = readOnly && store.connection.online === undefined;
  const controlWords = useMemo(() => controlWordsOf({ text, say }, words), [text, say, words]);
  const place = useRef<HTMLElement>(null);
  // The button that answered the last question is gone: whoever plays by keyboard goes on from the prompt.
  useEffect(() => {
    if (isAsked && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [isAsked]);
  const half = offering.half;
  const canAct = isAsked || menu.offers.length > 0;
  const kinds = [...new Set(menu.offers.map((offer) => offer.type))];
  const drawn = (module?.draws ?? []) as readonly string[];
  const inPrompt = answersIn(menu, module);
  // The list also says why the rest is not possible.
  const needsAll = kinds.some((type) => !inPrompt.includes(type)) || menu.refused.length > 0;
  const isBot = (seat: Seat) => props.sitters[seat]?.bot != null;
  const names = say.list((waiting?.seats ?? []).filter((seat) => isThinking || !isBot(seat)).map(say.seat));
  const botDecides = waiting?.seats.every(isBot) ?? false;
  // With several persons at one screen it must be clear whom the question is put to.
  const isShared = props.sitters.filter(({ bot }) => bot === null).length > 1;
  const asked = isShared && props.seat !== null ? props.sitters[props.seat] : undefined;
  // What stands on the stage is said, and not what comes of it.
  const latest = staged?.event ?? props.events.at(-1);
  const recent = latest === undefined ? '' : eventWords(text, latest, say);
  // While something is still being shown, there is nobody to wait for: then that is the sentence, and is not said twice.
  const isOwnShown = !isAsked && props.seat !== null && (waiting?.seats.includes(props.seat) ?? false);
  const isShowing = staged !== null || isOwnShown || (!isAsked && names === '');
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles['prompt']}
      aria-label={words.table.prompt}
      data-part="prompt"
      data-asked={isAsked}
      data-version={version}
      data-sending={sending}
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
              : isShowing
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
      <div className={styles['answers']} data-scrolls="sideways">
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
            <Answers types={inPrompt} menu={menu} offering={offering} props={props} />
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
        {looking === null && since.length + missed.length > 0 && (
          <Suspense>
            <Since store={store} seat={props.seat} onOpen={() => setSinceOpen(true)} />
          </Suspense>
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
        {isSinceOpen && (
          <SinceDialog
            store={store}
            props={props}
            onClose={() => {
              setSinceOpen(false);
              store.looked();
            }}
          />
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
