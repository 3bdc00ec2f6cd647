import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { CHARACTERISTICS, type Characteristic } from '../../content/heroes.ts';
import type { HeroFacts, Total } from '../../types.ts';
import { Icon } from '../art/icon.tsx';
import { CHARACTERISTIC_ICONS } from '../art/icon-of.ts';
import { useTable } from '../table/context.ts';
import css from './sheet.module.css';

const c = classes(css);

/** The totals a characteristic shows: magic counts differently for whoever attacks and whoever defends. */
const totalsOf = (facts: HeroFacts): Record<Characteristic, Total[]> => ({
  initiative: [facts.initiative],
  defense: [facts.defense],
  attack: [facts.close],
  shooting: [facts.shooting],
  magic: [facts.magicAttack, facts.magicDefense],
});

/** The terms of a sum that are not nought: 4 + 1 + 3. */
const termsOf = ({ base, power, artifact, burden }: Total): string =>
  [
    String(base),
    ...(power > 0 ? [`+${power}`] : []),
    ...(artifact > 0 ? [`+${artifact}`] : []),
    ...(burden > 0 ? [`−${burden}`] : []),
  ].join('');

export function Stats({ whose }: { whose: Seat }) {
  const { facts, words, label, offer, seat } = useTable();
  const totals = totalsOf(facts.heroes[whose]);
  const assign = offer('assign');
  return (
    <ul className={c('stats')} data-place={`stats-${whose}`}>
      {CHARACTERISTICS.map((characteristic) => {
        const [total, other] = totals[characteristic];
        if (total === undefined) return null;
        const name = words.characteristics[characteristic];
        const isDifferent = other !== undefined && other.total !== total.total;
        const mayGrow = whose === seat && assign.isOffered && assign.allows({ to: characteristic });
        return (
          <li key={characteristic} data-lit={mayGrow} title={`${name}: ${label.sheet.terms(total)}`}>
            <span className={c('statName')}>{name}</span>
            <span className={c('statTotal')}>
              <Icon name={CHARACTERISTIC_ICONS[characteristic]} size={18} />
              <b>
                {total.total}
                {isDifferent && <small>/{other.total}</small>}
              </b>
            </span>
            <span className={c('statTerms')}>{mayGrow ? '+1' : termsOf(total)}</span>
            {mayGrow && (
              <button
                type="button"
                className={c('grow')}
                onClick={() => assign.pick({ to: characteristic })}
                aria-label={label.sheet.grow(name)}
                title={label.sheet.grow(name)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
