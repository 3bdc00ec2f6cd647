import { actionWords, type Choice, type GameTypes, questionWords, type Refusal } from '@parlour/kernel';
import type { BoardModule, BoardProps, Example } from '@parlour/kit';
import { type Menu, type Offering, untyped, useOffers } from '@parlour/kit/offers/index.ts';
import { later } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { paceOf, useSettings } from '../../settings/settings.ts';
import buttons from '../../shell/shell.module.css';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useLanguage, useWords } from '../../shell/words.tsx';
import { answersIn, Answers as Buttons } from '../../table/prompt/answers.tsx';
import { controlWordsOf } from '../../table/prompt/control-words.ts';
import { Passage } from '../passage.tsx';
import { useReading } from '../reading.tsx';
import { propsOf } from './board-props.ts';
import styles from './try-it.module.css';
import { type Shown, useExample } from './use-example.ts';

const Controls = lazy(
  later(() => import('@parlour/kit/offers/controls.tsx').then(({ Controls }) => ({ default: Controls }))),
);
const WhyDialog = lazy(
  later(() => import('../../table/prompt/why-dialog.tsx').then((file) => ({ default: file.WhyDialog }))),
);

/** An example as a table: the board of the game, the question, and the others' answers. */
export default function TryIt({ example, onClose }: { example: Example; onClose(): void }) {
  const { entry, words } = useReading();
  const pace = paceOf(useSettings());
  const module = useLoaded(() => entry.board?.(), [entry]);
  const trial = useExample(entry.id, example, pace, (event) => module?.isStaged?.(event) ?? false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus({ preventScroll: true }), []);
  const { shown } = trial;
  // What the solution still has to play: it goes on whenever the reader is asked.
  const [script, setScript] = useState<Example['solution']>([]);
  useEffect(() => {
    const [next, ...rest] = script;
    if (next === undefined || shown === null || shown.isBusy || shown.staged !== null) return;
    const timer = setTimeout(() => {
      setScript(rest);
      trial.act(next);
    }, 700 * pace);
    return () => clearTimeout(timer);
  });
  const again = () => {
    setScript([]);
    trial.again();
  };
  return (
    <div className={styles['tryIt']} ref={frame} tabIndex={-1} data-part="trial" data-done={shown?.isDone ?? false}>
      {module !== null && shown !== null && (
        <Table
          example={example}
          shown={shown}
          module={module}
          act={trial.act}
          stageDone={trial.stageDone}
          pace={pace}
        />
      )}
      <div className={styles['trialFoot']}>
        <button type="button" className={buttons['button']} onClick={again} data-part="again">
          {words.example.again}
        </button>
        {shown?.isDone !== true && (
          <button
            type="button"
            className={buttons['button']}
            onClick={() => {
              trial.again();
              setScript(example.solution);
            }}
            data-part="show-me"
          >
            {words.example.showMe}
          </button>
        )}
        <button type="button" className={buttons['quiet']} onClick={onClose}>
          {words.example.leave}
        </button>
      </div>
    </div>
  );
}

type TableProps = {
  example: Example;
  shown: Shown;
  module: BoardModule<GameTypes>;
  act(choice: { type: string }): Refusal | null;
  stageDone(): void;
  pace: number;
};

function Table({ example, shown, module, act, stageDone, pace }: TableProps) {
  const { text, goTo, words } = useReading();
  const language = useLanguage();
  const [why, setWhy] = useState<Refusal | null>(null);
  const { rules, match, staged, isBusy, isDone } = shown;
  const { seat } = example;
  const isAsked = !isBusy && !isDone && staged === null && (rules.about(match).waiting?.seats.includes(seat) ?? false);
  const menu = useMemo((): Menu => {
    if (!isAsked) return { offers: [], refused: [] };
    const { offers, refused } = rules.menu(match, seat);
    return { offers: untyped(offers), refused };
  }, [rules, match, seat, isAsked]);
  const send = useCallback(
    (choice: { type: string }) => {
      const refusal = act(choice);
      if (refusal !== null) setWhy(refusal);
    },
    [act],
  );
  const refuse = useCallback(
    (because: Refusal, asked: { type: string }) => setWhy(rules.why(match, seat, asked) ?? because),
    [rules, match, seat],
  );
  const ask = useCallback(
    async (choice: { type: string }) => rules.why(match, seat, choice as Choice<GameTypes>),
    [rules, match, seat],
  );
  const offering = useOffers({ menu, version: rules.about(match).version, send, refuse, why: ask });
  const props = propsOf(shown, example, text, language, pace, {
    offers: isAsked ? rules.menu(match, seat).offers : [],
    offer: offering.handle,
    clear: offering.clear,
    explain: setWhy,
    showRule: goTo,
  });
  const { Board, Hand, Stage } = module;
  return (
    <>
      <div className={styles['trialPrompt']} data-part="trial-prompt" aria-live="polite">
        {isDone ? (
          <p>
            <b>{words.example.done}</b> <Passage words={example.outcome} />
          </p>
        ) : (
          <>
            <p>
              <b>{words.example.task}.</b> <Passage words={example.task} />
            </p>
            <Answers props={props} module={module} menu={menu} offering={offering} isAsked={isAsked} />
          </>
        )}
      </div>
      <div className={`${styles['trialBoard']} ${module.className ?? ''}`}>
        <Board {...props} />
        {staged !== null && Stage !== undefined && (
          <div className={styles['trialStage']}>
            <Stage key={JSON.stringify(staged)} {...props} events={[staged]} event={staged} onDone={stageDone} />
          </div>
        )}
      </div>
      {Hand !== undefined && (
        <div className={`${styles['trialHand']} ${module.className ?? ''}`}>
          <Hand {...props} />
        </div>
      )}
      <Suspense>
        {why !== null && <WhyDialog refusal={why} props={props} onClose={() => setWhy(null)} onRule={goTo} />}
      </Suspense>
    </>
  );
}

/** The question, and what the board does not let one choose itself. */
function Answers({
  props,
  module,
  menu,
  offering,
  isAsked,
}: {
  props: BoardProps<GameTypes>;
  module: BoardModule<GameTypes>;
  menu: Menu;
  offering: Offering;
  isAsked: boolean;
}) {
  const { words } = useReading();
  const shell = useWords();
  const { text, say } = props;
  const { half } = offering;
  const drawn = (module.draws ?? []) as readonly string[];
  if (!isAsked) return <p className={styles['quietly']}>{words.example.waits}</p>;
  return (
    <>
      <p className={styles['quietly']}>
        {half === null
          ? questionWords(text, props.view, say)
          : actionWords(text, { ...half.picked, type: half.type }, say)}
      </p>
      <div className={styles['answers']}>
        {half === null && <Buttons types={answersIn(menu, module)} menu={menu} offering={offering} props={props} />}
        {half !== null && (
          <button type="button" className={buttons['button']} onClick={offering.clear}>
            {shell.cancel}
          </button>
        )}
      </div>
      <Suspense>
        {half !== null && !drawn.includes(half.type) && (
          <Controls
            key={half.type}
            offers={menu.offers}
            handle={offering.handle(half.type)}
            words={controlWordsOf(props, shell)}
            explain={props.explain}
          />
        )}
      </Suspense>
    </>
  );
}
