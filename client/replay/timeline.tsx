import type { Sitter } from '@parlour/kit';
import { useEffect, useRef } from 'react';
import type { KeyMoment } from '../end/series.ts';
import { Sign, type SignName } from '../shell/icons.tsx';
import shell from '../shell/shell.module.css';
import { useWords } from '../shell/words.tsx';
import styles from './replay.module.css';

type Props = {
  line: number;
  last: number;
  moments: readonly KeyMoment[];
  sitters: readonly Sitter[];
  isPlaying: boolean;
  onLine(line: number): void;
  onPlay(): void;
};

/** The course of a game as a line: play, step, jump, with its moments marked. */
export function Timeline({ line, last, moments, sitters, isPlaying, onLine, onPlay }: Props) {
  const { replay: words } = useWords();
  const latest = useRef({ line, onLine, onPlay });
  latest.current = { line, onLine, onPlay };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (target.closest('input, select, button, dialog, a') !== null || event.ctrlKey || event.metaKey) return;
      const { line: at, onLine: go, onPlay: play } = latest.current;
      if (event.key === 'ArrowLeft') go(at - 1);
      else if (event.key === 'ArrowRight') go(at + 1);
      else if (event.key === ' ') play();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
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
        <div className={styles['markers']} aria-hidden="true">
          {moments.map(({ line: at, seat, words: what }) => (
            <i
              key={`${at} ${what}`}
              style={{
                left: `${(at / Math.max(1, last)) * 100}%`,
                background: (seat === null ? undefined : sitters[seat]?.colour) ?? 'var(--accent)',
              }}
              title={what}
            />
          ))}
        </div>
      </div>
      <span className={styles['position']} data-part="position">
        {words.position(line, last)}
      </span>
    </section>
  );
}
