import { classes } from '@parlour/kit/classes.ts';
import { MONSTERS, type MonsterId } from '../../../content/monsters.ts';
import type { Course, Foe } from '../../../types.ts';
import { Icon } from '../../art/icon.tsx';
import { TokenCoin } from '../../art/token.tsx';
import { openToken } from '../../map/pieces.tsx';
import { type Table, useTable } from '../../table/context.ts';
import { useSelected } from '../../table/selection.ts';
import { Attack } from '../battle/attack.tsx';
import css from '../dock.module.css';
import { capital, Panel } from '../panel.tsx';
import { Figures } from './figures.tsx';
import { Why } from './why.tsx';

const c = classes(css);

/** A foe's card: its figures, what it carries, what it will do and why, and how an attack on it would go. */
export function FoeCard({ foe }: { foe: Foe }) {
  const table = useTable();
  const { view, facts, words, label } = table;
  const courses = useSelected('courses');
  const figures = facts.foes[foe];
  const attack = facts.attacks.find(({ target }) => target === foe);
  const strike = table.offer('attack');
  if (figures === undefined) return null;
  const last = foe === 'manticore' ? undefined : (courses[foe] ?? restOf(table, foe));
  const carries = foe === 'manticore' ? [] : view.monsters[foe].carries;
  const isMyTurn = table.offer('endTurn').isOffered;
  return (
    <Panel
      title={capital(words.foe(foe))}
      isClosable
      part="foe"
      aside={
        <span className={c('figures')}>
          <b>
            <Icon name="hearts" /> {figures.life}/{figures.fullLife}
          </b>
        </span>
      }
    >
      {(attack === undefined || !isMyTurn) && <Figures figures={figures} />}
      {carries.length > 0 && (
        <ul className={c('coins')}>
          {carries.map((carried, i) => {
            const token = openToken(carried);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: what lies face down has no other name
              <li key={i} title={token === null ? label.foes.faceDown : words.tokens[token].name}>
                {token === null ? '?' : <TokenCoin token={token} size={34} />}
              </li>
            );
          })}
        </ul>
      )}
      {attack !== undefined && isMyTurn ? (
        <Attack attack={attack} />
      ) : (
        <>
          {foe !== 'manticore' && <p className={c('line')}>{words.monsters[MONSTERS[foe]].line}</p>}
          {foe === 'manticore' && facts.practice === null && <p className={c('line')}>{label.foes.she(facts.clock)}</p>}
          {facts.practice === foe && <p className={c('line')}>{label.practice.stands}</p>}
        </>
      )}
      {foe !== 'manticore' && (attack === undefined || !isMyTurn) && (
        <>
          {facts.threats[foe] !== undefined && (
            <Why title={label.why.next} course={facts.threats[foe]} threat={facts.threats[foe]} />
          )}
          {last !== undefined && <Why title={label.why.last} course={last} />}
        </>
      )}
      {attack === undefined && isMyTurn && strike.whyNot({ target: foe }) !== null && (
        <button type="button" className={c('act', 'barred')} onClick={() => strike.explain({ target: foe })}>
          {label.attack.whyNot}
        </button>
      )}
    </Panel>
  );
}

/** A monster that rests was told to stay once, perhaps before this page was opened; its reason is still the same. */
function restOf({ view, facts }: Table, monster: MonsterId): Course | undefined {
  const threat = facts.threats[monster];
  return threat !== undefined && view.monsters[monster].restsFor === threat.why ? threat : undefined;
}
