import type { Sitter } from '@parlour/kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { apart } from '../end/chart/plot.ts';
import { useWidth } from '../end/chart/use-width.ts';
import type { Told } from '../end/course.ts';
import { Sign, type SignName } from '../shell/icons.tsx';
import shell from '../shell/shell.module.css';
import { useLanguage } from '../shell/words.tsx';
import styles from './replay.module.css';
import { replayWords } from './words.ts';

type Props = {
  line: number;
  last: number;
  points: readonly Told[];
  sitters: readonly Sitter[];
  isPlaying: boolean;
  onLine(line: number): void;
  onPlay(): void;
  children: ReactNode;
};

/** The course of a game as a line: play, step, jump, with its moments marked. */
export function Timeline({ line, last, points, sitters, isPlaying, onLine, onPlay, children }: Props) {
  const words = replayWords[useLanguage()].page;
  const latest = useRef({ line, onLine, onPlay });
  latest.current = { line, onLine, onPlay };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (target.closest('input, select, dialog') !== null || event.ctrlKey || event.metaKey || event.altKey) return;
      // A button that has the focus is pressed by the space bar; the arrows are free all the same.
      if (event.key === ' ' && target.closest('button, a') !== null) return;
      const { line: at, onLine: go, onPlay: play } = latest.current;
      if (event.key === 'ArrowLeft') go(at - 1);
      else if (event.key === 'ArrowRight') go(at + 1);
      else if (event.key === 'Home') go(0);
      else if (event.key === 'End') go(Number.MAX_SAFE_INTEGER);
      else if (event.key === ' ') play();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  // Two moments close together are still two targets.
  const [track, width] = useWidth<HTMLDivElement>();
  const places = apart(
    points.map(({ line: at }) => (at / Math.max(1, last)) * width),
    24,
    0,
    width,
  );
  const buttons: [SignName, string, () => void, string][] = [
    ['first', words.first, () => onLine(0), 'first'],
    ['previous', words.previous, () => onLine(line - 1), 'previous'],
    [isPlaying ? 'pause' : 'play', isPlaying ? words.pause : words.play, onPlay, 'play'],
    ['next', words.next, () => onLine(line + 1), 'next'],
    ['last', words.last, () => onLine(last), 'last'],
  ];
  return (
    <section className={styles['timeline']} aria-label={words.timeline} data-part="timeline">
      <div className={styles['steps']}>
        {buttons.map(([sign, label, onClick, part]) => (
          <button
            key={part}
            type="button"
            className={`${shell['quiet']} ${shell['round']}`}
            onClick={onClick}
            aria-label={label}
            title={label}
            data-part={`step-${part}`}
          >
            <Sign name={sign} />
          </button>
        ))}
      </div>
      <div className={styles['track']}>
        <input
          type="range"
          min={0}
          max={last}
          value={line}
          aria-label={words.timeline}
          aria-valuetext={words.position(line, last)}
          onChange={(event) => onLine(event.target.valueAsNumber)}
        />
        <div className={styles['markers']} ref={track}>
          {points.map(({ line: at, seat, happened }, n) => (
            <button
              key={at}
              type="button"
              style={
                {
                  left: `${places[n]}px`,
                  '--seat': sitters[seat]?.colour,
                } as React.CSSProperties
              }
              onClick={() => onLine(at)}
              aria-label={`${n + 1}. ${words.position(at, last)}: ${happened}`}
              title={happened}
              data-part="marker"
            >
              <i aria-hidden="true">{n + 1}</i>
            </button>
          ))}
        </div>
      </div>
      <span className={styles['position']} data-part="position">
        {words.position(line, last)}
      </span>
      {children}
    </section>
  );
}
