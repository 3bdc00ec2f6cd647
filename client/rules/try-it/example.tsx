import type { Example } from '@parlour/kit';
import { later } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import buttons from '../../shell/shell.module.css';
import { useLanguage } from '../../shell/words.tsx';
import { Passage } from '../passage.tsx';
import { useReading } from '../reading.tsx';
import { LOOKING, propsOf } from './board-props.ts';
import styles from './try-it.module.css';
import { useExample } from './use-example.ts';

const TryIt = lazy(later(() => import('./try-it.tsx')));

/** Only one board is open in a book: the one before it is put away. */
let putAway: (() => void) | null = null;

/** An example: how things stand, as a picture, and a table to try it at. */
export function ExampleBlock({ example, id }: { example: Example; id: string }) {
  const { words, place, entry } = useReading();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    putAway?.();
    putAway = () => setOpen(false);
    setOpen(true);
  };
  const close = useCallback(() => setOpen(false), []);
  return (
    <figure id={id} className={styles['example']} data-example={example.id} data-open={isOpen}>
      <figcaption>
        <p className={styles['exampleTitle']}>
          <span>{words.example.label}</span> {example.title}
        </p>
        <p>
          <Passage words={example.given} />
        </p>
      </figcaption>
      {place === 'drawer' ? (
        <>
          <p>
            <Passage words={example.outcome} />
          </p>
          <a href={`/rules/${entry.id}#${id}`} target="_blank" rel="noreferrer">
            {words.example.inBook}
          </a>
        </>
      ) : isOpen ? (
        <Suspense fallback={<div className={styles['waiting']} />}>
          <TryIt example={example} onClose={close} />
        </Suspense>
      ) : (
        <>
          <Drawn example={example} />
          <p className={styles['task']}>
            <b>{words.example.task}.</b> <Passage words={example.task} />
          </p>
          <button type="button" className={buttons['primary']} onClick={open} data-part="try-it">
            {words.example.tryIt}
          </button>
        </>
      )}
    </figure>
  );
}

/** The position as a picture, laid when it comes near. */
function Drawn({ example }: { example: Example }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const near = () => setNear(true);
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && near(), {
      rootMargin: '600px 0px',
    });
    if (place.current !== null) watch.observe(place.current);
    addEventListener('beforeprint', near);
    return () => {
      watch.disconnect();
      removeEventListener('beforeprint', near);
    };
  }, []);
  return (
    <div ref={place} className={styles['position']} inert>
      {isNear && <Laid example={example} />}
    </div>
  );
}

function Laid({ example }: { example: Example }) {
  const { entry, text } = useReading();
  const language = useLanguage();
  const { shown } = useExample(entry.id, example, 0, () => false);
  const place = useRef<HTMLDivElement>(null);
  // A picture is no place: what flies on a board in play must not fly to it.
  useLayoutEffect(() => {
    for (const piece of place.current?.querySelectorAll('[data-place]') ?? []) piece.removeAttribute('data-place');
  });
  const props = useMemo(
    () => (shown === null ? null : propsOf(shown, example, text, language, 0, LOOKING)),
    [shown, example, text, language],
  );
  return <div ref={place}>{props !== null && <example.Picture {...props} />}</div>;
}
