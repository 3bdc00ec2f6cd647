import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import type { Share } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import { Peg, Token } from '../art/token.tsx';
import { useTable } from '../table/context.ts';
import css from './race.module.css';

const c = classes(css);

/** Who is how far on the road to the BIObot, side by side. Shown where there is room for it. */
export function Race() {
  const { view, label } = useTable();
  return (
    <section className={c('race')} data-seats={view.seats.length} aria-label={label.road.title}>
      <h3>{label.road.title}</h3>
      <ul>
        {view.seats.map((seat) => (
          <Runner key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function Runner({ seat }: { seat: Seat }) {
  const { facts, sitters, label, say } = useTable();
  const { readiness } = facts.seats[seat];
  const { hasPark, steel, energy, workers } = readiness;
  return (
    <li>
      <Spoken words={`${say.seat(seat)}. ${label.rivals.readiness(readiness)}`}>
        <SeatMark sitter={sitters[seat] ?? { colour: '', symbol: '' }} size={18} />
        <span data-full={hasPark}>
          <Icon name="atom" size={17} /> {hasPark ? '✓' : '–'}
        </span>
        <Part share={steel}>
          <Token of="steel" size={17} />
        </Part>
        <Part share={energy}>
          <Token of="energy" size={17} />
        </Part>
        <Part share={workers}>
          <Peg is="worker" />
        </Part>
      </Spoken>
    </li>
  );
}

const Part = ({ share: { has, needs }, children }: { share: Share; children: React.ReactNode }) => (
  <span data-full={has >= needs}>
    {children} {has}/{needs}
  </span>
);
