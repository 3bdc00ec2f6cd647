import { classes } from '@parlour/kit/classes.ts';
import { useWhyNot } from '@parlour/kit/offers/index.ts';
import type { AttackKind } from '../../../content/combat.ts';
import type { Odds } from '../../../types.ts';
import { Icon } from '../../art/icon.tsx';
import { ATTACK_ICONS } from '../../art/icon-of.ts';
import { useTable } from '../../table/context.ts';
import { unselect } from '../../table/selection.ts';
import { capital } from '../panel.tsx';
import css from './attack.module.css';
import { meanOf, percentOf } from './odds.ts';

const c = classes(css);

type Props = {
  kind: AttackKind;
  odds: Odds;
  type: 'attack' | 'attackTogether';
  /** `null` where a card decides: then the row is only read. */
  fields: Record<string, unknown> | null;
};

/** One kind of attack: both sums before dice, how often it wins, what it deals, how often it kills, what it may cost. */
export function KindRow({ kind, odds, type, fields }: Props) {
  const { words, label, language, offer } = useTable();
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const handle = offer(type);
  const isOpen = useWhyNot(handle, fields) === null && handle.isOffered;
  const { wins, kills, dealt, suffered, dies } = odds;
  const costs = meanOf(suffered, digits);
  const content = (
    <>
      <Icon name={ATTACK_ICONS[kind]} size={24} className={c('kindIcon')} />
      <span className={c('kindName')}>
        <b>{capital(words.attacks[kind])}</b>
        <span className={c('sums')}>{label.attack.sums(odds.attacker, odds.defender)}</span>
      </span>
      <span className={c('bar')} aria-hidden="true">
        <i style={{ width: `${percentOf(odds.loses)}%` }} data-is="lose" />
        <i style={{ width: `${percentOf(wins)}%` }} data-is="win" />
      </span>
      <span className={c('chances')}>
        <span>{label.attack.wins(percentOf(wins), meanOf(dealt, digits))}</span>
        {kills > 0 && <strong>{label.attack.kills(percentOf(kills))}</strong>}
        {costs !== digits.format(0) && <em>{label.attack.suffers(costs)}</em>}
        {dies > 0 && (
          <em>{type === 'attack' ? label.attack.dies(percentOf(dies)) : label.attack.someDie(percentOf(dies))}</em>
        )}
      </span>
    </>
  );
  if (fields === null) return <div className={c('kind', 'quiet')}>{content}</div>;
  return (
    <button
      type="button"
      className={c('kind', !isOpen && 'barred')}
      data-action={type}
      data-place={`strike-${kind}`}
      onClick={() => {
        if (!isOpen) return handle.explain(fields);
        unselect();
        handle.pick(fields);
      }}
    >
      {content}
    </button>
  );
}
