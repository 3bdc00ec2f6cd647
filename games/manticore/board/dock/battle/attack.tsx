import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { useState } from 'react';
import { ATTACK_KINDS } from '../../../content/combat.ts';
import type { AttackFacts, Plan } from '../../../types.ts';
import { Icon } from '../../art/icon.tsx';
import { ATTACK_ICONS } from '../../art/icon-of.ts';
import { useTable } from '../../table/context.ts';
import { responseOf } from '../../table/reading.ts';
import { unselect } from '../../table/selection.ts';
import { ActionButton } from '../panel.tsx';
import { Answer } from './answer.tsx';
import css from './attack.module.css';
import { KindRow } from './kind-row.tsx';
import { isSameGroup } from './odds.ts';
import { NO_SHARES, Shares } from './shares.tsx';

const c = classes(css);

/** Planning an attack: each kind with both sums, its chances and what it leads to, and what the answer may do. */
export function Attack({ attack }: { attack: AttackFacts }) {
  const { label, sitters, say } = useTable();
  const [ticked, setTicked] = useState<Seat[]>([]);
  const [plan, setPlan] = useState<Plan>(NO_SHARES);
  const helpers = ticked.filter((seat) => attack.helpers.includes(seat));
  const group = attack.together.find((each) => isSameGroup(each.helpers, helpers));
  const odds = group?.odds ?? attack.alone;
  const type = group === undefined ? 'attack' : 'attackTogether';
  const fields = (kind: string) =>
    group === undefined
      ? { target: attack.target, kind }
      : { target: attack.target, kind, helpers: group.helpers, ...plan };
  const toggle = (seat: Seat) =>
    setTicked(helpers.includes(seat) ? helpers.filter((each) => each !== seat) : [...helpers, seat]);
  return (
    <div className={c('attack')}>
      {attack.helpers.length > 0 && (
        <div className={c('helpers')}>
          <span>{label.attack.together}</span>
          {attack.helpers.map((seat) => (
            <button
              key={seat}
              type="button"
              aria-pressed={helpers.includes(seat)}
              data-place={`helper-${seat}`}
              onClick={() => toggle(seat)}
              style={{ '--seat': sitters[seat]?.colour } as React.CSSProperties}
            >
              {sitters[seat]?.symbol} {say.seat(seat)}
            </button>
          ))}
        </div>
      )}
      {!attack.isFirst && <p className={c('note')}>{label.attack.byCard}</p>}
      <ul className={c('kinds')}>
        {ATTACK_KINDS.map((kind) => (
          <li key={kind}>
            <KindRow kind={kind} odds={odds[kind]} type={type} fields={attack.isFirst ? fields(kind) : null} />
          </li>
        ))}
      </ul>
      {!attack.isFirst && (
        <ActionButton type={type} fields={fields('card')} isMain onDone={unselect}>
          <Icon name={ATTACK_ICONS.card} size={20} /> {label.attack.drawCard}
        </ActionButton>
      )}
      {group !== undefined && <Shares target={attack.target} helpers={group.helpers} plan={plan} onChange={setPlan} />}
      <Answer response={group === undefined ? attack.response : responseOf(group)} isShared={group !== undefined} />
    </div>
  );
}
