import { classes } from '@parlour/kit/classes.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import type { RefObject } from 'react';
import { IN_CITY } from '../../content/board.ts';
import type { Doom } from '../../types.ts';
import { BEAST_GROUNDS, BeastFigure, kindOfFoe } from '../art/beasts.tsx';
import { Icon } from '../art/icon.tsx';
import { capital } from '../dock/panel.tsx';
import { Controls } from '../map/controls.tsx';
import { pickFighter } from '../map/picking.ts';
import { type Table, useTable } from './context.ts';
import css from './doom-bar.module.css';
import { aliveMonsters, cellOf, doomsOf } from './reading.ts';
import { select, useSelected } from './selection.ts';

const c = classes(css);

/** The clock on a phone: one line over the map, with the way to heroes and monsters and to the map's own views. */
export function DoomBar({ camera }: { camera: RefObject<CameraHandle | null> }) {
  const table = useTable();
  const { view, facts, label, words } = table;
  const cover = useSelected('cover');
  const foe = facts.practice ?? 'manticore';
  const figures = facts.foes[foe];
  const kind = kindOfFoe(foe);
  const { clock } = facts;
  const rounds = clock.arrives === null ? null : clock.arrives - view.round;
  const [doom] = doomsOf(table);
  const says =
    doom !== undefined && doom.is !== 'enters'
      ? doomInShort(table, doom)
      : facts.practice !== null
        ? capital(words.foe(foe))
        : view.manticore.life === 0
          ? label.clock.dead
          : rounds === null
            ? label.clock.asleep
            : rounds <= 0
              ? label.clock.arrives(rounds)
              : label.stage.turnsLeft(rounds);
  const now =
    view.round > 0
      ? label.clock.round(view.round)
      : facts.practice === null
        ? label.clock.tokensLeft(view.roadPile.secret.length)
        : label.practice.title;
  return (
    <header className={c('bar')}>
      <section
        className={c('doom')}
        aria-label={facts.practice === null ? label.clock.label : label.practice.title}
        data-place="clock"
        data-awake={clock.isAwake || doom !== undefined}
      >
        <button type="button" className={c('beast')} onClick={() => pickFighter(table, foe, cellOf(view, foe))}>
          <svg viewBox="0 0 64 72" aria-hidden="true" className={c('portrait')}>
            <rect width="64" height="72" fill={BEAST_GROUNDS[kind].deep} />
            <circle cx="32" cy="36" r="34" fill={BEAST_GROUNDS[kind].bright} opacity=".5" />
            <BeastFigure kind={kind} />
          </svg>
          <span className={c('text')}>
            <strong>{says}</strong>
            <small>
              {now}
              {figures !== undefined && figures.life > 0 && (
                <span className={c('life')}>
                  {' '}
                  <Icon name="hearts" /> {figures.life}/{figures.fullLife}
                </span>
              )}
            </small>
          </span>
        </button>
        {facts.practice === null && (
          <ol className={c('track')} aria-hidden="true">
            {Array.from({ length: IN_CITY + 1 }, (_, step) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number
                key={step}
                data-is={step === view.manticore.step ? 'she' : step < view.manticore.step ? 'behind' : 'ahead'}
              />
            ))}
          </ol>
        )}
      </section>
      <button
        type="button"
        className={c('more')}
        aria-expanded={cover === 'foes'}
        title={label.cover.foes}
        data-part="watch"
        onClick={() => select({ cover: cover === 'foes' ? null : 'foes' })}
      >
        <Icon name="lion" size={20} />
        <span>{label.foes.title(aliveMonsters(view).length)}</span>
      </button>
      <Controls camera={camera} />
    </header>
  );
}

const doomInShort = ({ label }: Table, doom: Exclude<Doom, { is: 'enters' }>): string =>
  doom.is === 'lastRound' ? label.practice.limit(doom.round) : label.dooms.cityInShort(doom.damage);
