import { classes } from '@parlour/kit/classes.ts';
import { markOf } from '@parlour/kit/seats/index.ts';
import type { Party } from '../../types.ts';
import { BEAST_GROUNDS, BeastFigure, kindOfFoe } from '../art/beasts.tsx';
import { HeroFigure } from '../art/heroes.tsx';
import { capital } from '../dock/panel.tsx';
import { useTable } from '../table/context.ts';
import css from './side.module.css';

const c = classes(css);

/** Who fights on one side, as portraits. */
export function SideFaces({ party }: { party: Party }) {
  const { view, sitters } = useTable();
  if (party.is === 'foe') {
    const kind = kindOfFoe(party.foe);
    return (
      <svg viewBox="0 0 64 72" className={c('face', 'foe')} aria-hidden="true">
        <rect width="64" height="72" fill={BEAST_GROUNDS[kind].deep} />
        <circle cx="32" cy="36" r="34" fill={BEAST_GROUNDS[kind].bright} opacity=".6" />
        <BeastFigure kind={kind} />
      </svg>
    );
  }
  return party.seats.map((seat) => {
    const mark = markOf(sitters[seat] ?? { colour: '', symbol: '' });
    return (
      <svg key={seat} viewBox="0 0 64 72" className={c('face')} style={{ borderColor: mark.colour }} aria-hidden="true">
        <rect width="64" height="72" fill="#d8c79a" />
        <HeroFigure hero={view.heroes[seat].hero} />
        <circle cx="11" cy="61" r="9" fill={mark.colour} stroke="#17120a" strokeWidth="1.5" />
        <path d={mark.path} fill={mark.ink} transform="translate(11 61) scale(.52) translate(-12 -12)" />
      </svg>
    );
  });
}

/** The name of a side. */
export function SideName({ party }: { party: Party }) {
  const { words, say } = useTable();
  return (
    <strong className={c('name')}>
      {party.is === 'foe' ? capital(words.foe(party.foe)) : say.list(party.seats.map(say.seat))}
    </strong>
  );
}
