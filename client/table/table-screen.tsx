import type { GameEntry } from '@parlour/games';
import type { Choice, GameText, GameTypes, Question, Refusal, Seat } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { untyped, useOffers } from '@parlour/kit/offers/index.ts';
import { fetchAhead, soon } from '@parlour/kit/parts/later.ts';
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { asksAt, paceOf, useSettings } from '../settings/settings.ts';
import { useLanguage, useWords } from '../shell/words.tsx';
import { SeatsBar } from './bars/seats-bar.tsx';
import { Toolbar } from './bars/toolbar.tsx';
import type { DrawerTab } from './drawer/drawer.tsx';
import { LiveRegion } from './live-region.tsx';
import { askedIn } from './pace/waits.ts';
import { choicesIn } from './prompt/answers.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { sayFor, sittersOf } from './say.ts';
import { useTableSounds } from './sounds/use-table-sounds.ts';
import styles from './table.module.css';
import { isPresent, isThinking } from './table-state.ts';
import { sightOf, type TableStore } from './table-store.ts';
import { useKeys } from './use-keys.ts';
import { useWishes } from './use-wishes.ts';

// What the first look at a table does not need is fetched when it is wanted.
const EndScreen = lazy(soon(() => import('../end/end-screen.tsx')));
const ConfirmDialog = lazy(
  soon(() => import('./prompt/confirm-dialog.tsx').then((file) => ({ default: file.ConfirmDialog }))),
);
const Drawer = lazy(soon(() => import('./drawer/drawer.tsx').then((file) => ({ default: file.Drawer }))));
const PassScreen = lazy(soon(() => import('./pass-screen.tsx').then((file) => ({ default: file.PassScreen }))));
const PlainBoard = lazy(soon(() => import('./plain/plain-board.tsx').then((file) => ({ default: file.PlainBoard }))));
const TextView = lazy(soon(() => import('./plain/text-view.tsx').then((file) => ({ default: file.TextView }))));
/** Nobody needs a tip before the table is there. */
const Tips = lazy(
  soon(async () => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const { Tips } = await import('../tutorial/tips.tsx');
    return { default: Tips };
  }),
);
const UnsavedDialog = lazy(soon(() => import('../keeping/unsaved-dialog.tsx')));
const WhyDialog = lazy(soon(() => import('./prompt/why-dialog.tsx').then((file) => ({ default: file.WhyDialog }))));

/** Milliseconds after the first question. */
const AT_REST = 1000;

/** What a lesson's guide needs of the table it speaks at. */
export type GuideProps = {
  showRule(rule: string): void;
  reveal: ((place: string) => void) | undefined;
  /** What the buttons of the prompt choose. */
  answers: ReturnType<typeof choicesIn>;
};

/** Beside a big screen: what stands where the board would be while nothing is asked, and a word above it when something is, also where it glows for all. */
export type Beside = { calm: ReactNode; note: string; glows: string; explain?: (asked: Explaining) => ReactNode };
type Explaining = {
  entry: GameEntry;
  props: BoardProps<GameTypes>;
  waiting: Question | null;
  isAsked: boolean;
};

type Props = {
  store: TableStore;
  entry: GameEntry;
  text: GameText<GameTypes>;
  module: BoardModule<GameTypes> | null;
  /** A lesson looks over the person's shoulder: it may hold back a choice. */
  guard?: (choice: { type: string }) => boolean;
  guide?: (props: GuideProps) => ReactNode;
  beside?: Beside;
};

/** Everything around a board: one place for each thing, in every game. */
export function TableScreen({ store, entry, text, module, guard, guide, beside }: Props) {
  const state = useStore(store);
  const words = useWords();
  const language = useLanguage();
  const pace = paceOf(useSettings());
  const [why, setWhy] = useState<Refusal | null>(null);
  const [drawer, setDrawer] = useState<{ tab: DrawerTab; rule: string | null } | null>(null);
  const [textView, setTextView] = useState(false);
  const [warning, setWarning] = useState<{ words: string; choice: { type: string } } | null>(null);
  // In a lesson the guide has the last word, in a room the big screen; the result is a button away.
  const [endClosed, setEndClosed] = useState(guide !== undefined || beside !== undefined);

  const { saved, shown, looking, eyes, staged, queue, passTo, unsaved } = state;
  const sitters = useMemo(() => (saved === null ? [] : sittersOf(saved)), [saved]);
  const say = useMemo(() => sayFor(sitters, language), [sitters, language]);
  const present = shown === null ? null : sightOf(shown, eyes);
  const sight = looking?.sight ?? present;
  const seat = typeof eyes === 'number' ? eyes : null;
  const waiting = looking?.waiting ?? shown?.waiting ?? null;
  // Somebody else at this screen is asked, and the device has not been passed on yet.
  const mustPass =
    seat !== null &&
    waiting !== null &&
    !waiting.seats.includes(seat) &&
    waiting.seats.some((each) => state.here.includes(each));
  const isOpen = isPresent(state);
  const isAsked = isOpen && seat !== null && shown !== null && askedIn(shown).includes(seat);
  // Tips are for who has seen a question.
  const wasAsked = useRef(false);
  wasAsked.current ||= isAsked;
  // Once there is time for it, the rest of the table is fetched: it must not be missing when the network is.
  const hasTime = wasAsked.current || (shown !== null && seat === null);
  useEffect(() => {
    if (!hasTime) return;
    const timer = setTimeout(
      () =>
        fetchAhead(
          text.rulebook,
          async () => entry.book?.(language),
          async () => entry.lessons?.(),
        ),
      AT_REST,
    );
    return () => clearTimeout(timer);
  }, [hasTime, text, entry, language]);
  // What may be done at any time is offered to whoever may do it, asked or not.
  const offers = isOpen && sight !== null ? sight.offers : NO_OFFERS;
  const menu = useMemo(
    () => ({ offers: untyped(offers), refused: isAsked ? (sight?.refused ?? []) : [] }),
    [offers, sight, isAsked],
  );

  const sendNow = useCallback(
    async (choice: { type: string }, by?: 'order') => {
      const answer = await store.act(choice, by);
      if (!answer.ok && answer.refusal.refused !== 'notSaved') setWhy(answer.refusal);
    },
    [store],
  );
  const refuse = useCallback(
    async (because: Refusal, asked: { type: string }) => {
      // The table knows the rule and the facts where the offers at hand only know that it is not among them.
      const better = seat === null ? null : await store.connection.table.why(seat, asked);
      setWhy(better ?? because);
    },
    [store, seat],
  );
  // The same function at every drawing, so that boards are not drawn anew whenever the shell is.
  const shownProps = useRef<BoardProps<GameTypes> | null>(null);
  const send = useCallback(
    (choice: { type: string }, by?: 'order') => {
      if (guard !== undefined && !guard(choice)) return;
      const { current } = shownProps;
      const cautious = current === null ? null : (module?.warning?.(choice as Choice<GameTypes>, current) ?? null);
      if (cautious !== null) setWarning({ words: cautious, choice });
      else void sendNow(choice, by);
    },
    [guard, module, sendNow],
  );
  const askTable = useCallback(
    async (choice: { type: string }) => (seat === null ? null : store.connection.table.why(seat, choice)),
    [store, seat],
  );
  const offering = useOffers({ menu, version: shown?.version ?? 0, send, refuse, why: askTable });
  const showRule = useCallback((rule: string) => setDrawer({ tab: 'rules', rule }), []);
  const preview = useCallback(
    (choice: object) =>
      seat === null ? Promise.resolve(null) : store.connection.table.preview(seat, choice as { type: string }),
    [store, seat],
  );

  const past = useCallback(
    (by: string) => {
      const { looking, shown } = store.getState();
      return store.connection.table.past(looking?.line ?? shown?.version ?? 0, eyes, by);
    },
    [store, eyes],
  );

  const carryOut = useCallback((choice: { type: string }) => send(choice, 'order'), [send]);
  const wishes = useWishes(state, carryOut);
  const props: BoardProps<GameTypes> | null =
    sight === null
      ? null
      : {
          view: sight.view,
          facts: sight.facts,
          seat,
          asked: waiting?.seats ?? NOBODY,
          sitters,
          offers,
          offer: offering.handle,
          clear: offering.clear,
          preview,
          past,
          explain: setWhy,
          showRule,
          events: sight.events,
          text,
          language,
          say,
          pace,
          // A lesson goes as it is written.
          ...(guide === undefined && { wishes }),
        };
  shownProps.current = props;

  // A lesson's script goes forward only.
  const mayStep = () => guard?.({ type: 'undo' }) ?? true;
  useKeys({
    skip: staged !== null || queue.length > 0 || mustPass ? () => store.skip() : null,
    cancel: offering.half === null ? null : offering.clear,
    undo: () => void (mayStep() && store.undo()),
    redo: () => void (mayStep() && store.redo()),
    log: () => setDrawer(drawer?.tab === 'log' ? null : { tab: 'log', rule: null }),
    rules: () => setDrawer(drawer?.tab === 'rules' ? null : { tab: 'rules', rule: waiting?.rule ?? null }),
  });
  const asks = useSettings((settings) => asksAt(settings, saved?.id ?? ''));
  const saidLast = useRef<typeof asks>('choices');
  useEffect(() => {
    // A table of this browser begins anew each time; a server remembers what was said last.
    if (asks !== saidLast.current || store.connection.online !== undefined) void store.asks(asks);
    saidLast.current = asks;
  }, [store, asks]);
  useTableSounds(state, isAsked, module ?? undefined, beside === undefined);
  useEffect(() => {
    document.title = `${isAsked ? '● ' : ''}${text.name} · ${words.title}`;
  }, [text, words, isAsked]);

  // Opening a drawer or a dialog draws no board.
  const parts = useMemo(() => ({ Board: memoised(module?.Board), Hand: memoised(module?.Hand) }), [module]);

  if (props === null || shown === null || saved === null) return null;
  if (passTo !== null)
    return (
      <Suspense>
        <PassScreen sitters={sitters} to={passTo} onTake={() => store.takeDevice()} className={module?.className} />
      </Suspense>
    );
  const { Board, Hand } = parts;
  const Stage = module?.Stage;
  // The board is at hand for what is chosen on it; whatever the hand and the prompt offer needs none.
  const isOnBoard =
    isAsked && offers.some(({ type }) => module?.draws?.includes(type) && !module.inHand?.includes(type));
  const needsBoard = beside === undefined || looking !== null || isOnBoard;
  const isOver = shown.outcome !== null && queue.length === 0 && staged === null && looking === null;
  return (
    <div
      className={`${styles['table']} ${module?.className ?? ''}`}
      data-drawer={drawer === null ? 'closed' : 'open'}
      data-game={entry.id}
      data-beside={beside !== undefined}
    >
      <header className={styles['top']}>
        <h1 className="visually-hidden">{text.name}</h1>
        <SeatsBar entry={entry} props={props} module={module} isThinking={isThinking(state)} />
        <Toolbar
          store={store}
          onDrawer={(tab) => setDrawer(drawer?.tab === tab ? null : { tab, rule: null })}
          onTextView={() => setTextView(true)}
          onWhy={setWhy}
          mayStep={mayStep}
          drawer={drawer?.tab ?? null}
        />
      </header>
      <Prompt
        store={store}
        props={props}
        module={module}
        menu={menu}
        offering={offering}
        waiting={waiting}
        isAsked={isAsked}
        isThinking={isThinking(state)}
        onResult={isOver ? () => setEndClosed(false) : null}
      />
      {/* Whoever explains has a place of their own: nothing lies over a board, a hand or a control. */}
      <div className={styles['strip']}>
        {guide?.({ showRule, reveal: module?.reveal, answers: choicesIn(menu, module) })}
        {beside !== undefined && isOnBoard && (
          <p className={styles['besideNote']} data-part="beside-note">
            {offers.some(({ type }) => module?.glows?.includes(type)) ? beside.glows : beside.note}
          </p>
        )}
        <Suspense>
          {wasAsked.current && beside?.explain?.({ entry, props, waiting, isAsked })}
          {guide === undefined && beside === undefined && wasAsked.current && (
            <Tips entry={entry} props={props} isAsked={isAsked} />
          )}
        </Suspense>
      </div>
      <main className={styles['board']} aria-label={words.table.board} id="board">
        <h2 className="visually-hidden">{words.table.board}</h2>
        <div className={styles['face']}>
          <Suspense>
            {!needsBoard ? beside.calm : Board === undefined ? <PlainBoard props={props} /> : <Board {...props} />}
          </Suspense>
        </div>
        {staged !== null && Stage !== undefined && (
          <div className={styles['stage']} data-part="stage" data-moment={staged.event.type}>
            <Suspense>
              <Stage
                key={`${staged.update.version}-${staged.rest.length}`}
                {...props}
                pace={pace * staged.haste}
                events={[staged.event]}
                event={staged.event}
                onDone={() => store.stageDone()}
              />
            </Suspense>
            <button type="button" className={styles['skipStage']} onClick={() => store.skip()}>
              {words.table.skip}
            </button>
          </div>
        )}
      </main>
      <section className={styles['hand']} aria-label={words.table.yours} data-part="hand">
        {Hand !== undefined && seat !== null && <Hand {...props} />}
      </section>
      <Suspense>
        {drawer !== null && (
          <Drawer
            tab={drawer.tab}
            rule={drawer.rule}
            store={store}
            props={props}
            entry={entry}
            onTab={(tab) => setDrawer({ tab, rule: null })}
            onClose={() => setDrawer(null)}
          />
        )}
      </Suspense>
      <LiveRegion props={props} waiting={waiting} isAsked={isAsked} />
      <Suspense>
        {unsaved && <UnsavedDialog store={store} />}
        {why !== null && <WhyDialog refusal={why} props={props} onClose={() => setWhy(null)} onRule={showRule} />}
        {warning !== null && (
          <ConfirmDialog
            words={warning.words}
            onClose={() => setWarning(null)}
            onConfirm={() => {
              setWarning(null);
              void sendNow(warning.choice);
            }}
          />
        )}
        {textView && <TextView props={props} module={module} waiting={waiting} onClose={() => setTextView(false)} />}
        {isOver && !endClosed && (
          <EndScreen store={store} props={props} module={module} entry={entry} onClose={() => setEndClosed(true)} />
        )}
      </Suspense>
    </div>
  );
}

const NO_OFFERS: never[] = [];
const NOBODY: readonly Seat[] = [];

const memoised = <P extends object>(part: ComponentType<P> | undefined) =>
  part === undefined ? undefined : memo(part);
