import { classes } from '@parlour/kit/classes.ts';
import { BEAST_GROUNDS, BeastFigure, kindOfFoe } from '../art/beasts.tsx';
import { Icon } from '../art/icon.tsx';
import { TokenCoin } from '../art/token.tsx';
import { pickFighter } from '../map/picking.ts';
import { openToken } from '../map/pieces.tsx';
import { useTable } from './context.ts';
import { aliveMonsters } from './reading.ts';
import { useSelected } from './selection.ts';
import css from './side.module.css';

const c = classes(css);

/** The beasts on the board, the nearest danger first: life, loot, what it will do next and when it is in the City. */
export function Foes() {
  const table = useTable();
  const { view, facts, words, label, say } = table;
  const fighter = useSelected('fighter');
  const arrival = (monster: (typeof beasts)[number]): number => facts.threats[monster]?.arrives ?? 99;
  const beasts = aliveMonsters(view);
  const sorted = [...beasts].sort((a, b) => arrival(a) - arrival(b));
  return (
    <section className={c('card', 'foes')} aria-label={label.foes.label}>
      <h3>{label.foes.title(beasts.length)}</h3>
      {beasts.length === 0 && <p className={c('none')}>{label.foes.none}</p>}
      <ul>
        {sorted.map((monster) => {
          const threat = facts.threats[monster];
          const { life = 0, fullLife = 0 } = facts.foes[monster] ?? {};
          const kind = kindOfFoe(monster);
          const monsterState = view.monsters[monster];
          return (
            <li key={monster}>
              <button
                type="button"
                className={c('foe')}
                aria-pressed={fighter === monster}
                data-does={threat?.does}
                data-place={`threat-${monster}`}
                onClick={() => pickFighter(table, monster, monsterState.cell)}
              >
                <svg viewBox="0 0 64 72" className={c('face', kind === 'cinderwing' && 'raider')} aria-hidden="true">
                  <rect width="64" height="72" fill={BEAST_GROUNDS[kind].deep} />
                  <circle cx="32" cy="36" r="34" fill={BEAST_GROUNDS[kind].bright} opacity=".6" />
                  <BeastFigure kind={kind} />
                </svg>
                <span className={c('who')}>
                  <span className={c('name')}>{words.foe(monster)}</span>
                  <small>
                    {threat === undefined
                      ? ''
                      : threat.does === 'attacks' && threat.target !== null
                        ? label.foes.strikes(say.seat(threat.target))
                        : monsterState.enteredIn !== null
                          ? label.foes.inCity
                          : threat.arrives === null
                            ? label.threat[threat.does]
                            : label.foes.arrives(threat.arrives)}
                  </small>
                </span>
                {monsterState.carries.map((carried, i) => {
                  const token = openToken(carried);
                  // biome-ignore lint/suspicious/noArrayIndexKey: what lies face down has no other name
                  return token === null ? <b key={i}>?</b> : <TokenCoin key={token} token={token} size={24} />;
                })}
                <span className={c('life')}>
                  <Icon name="hearts" /> {life}
                  {life < fullLife && <small>/{fullLife}</small>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
