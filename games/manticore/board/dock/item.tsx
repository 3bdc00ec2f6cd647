import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { isSpell, TOKENS, type TokenId } from '../../content/artifacts.ts';
import { TokenCoin } from '../art/token.tsx';
import { valuesOf } from '../map/picking.ts';
import { useTable } from '../table/context.ts';
import { unselect } from '../table/selection.ts';
import css from './dock.module.css';
import { ActionButton, Panel } from './panel.tsx';

const c = classes(css);

/** A thing that was taken up: what it is, and what may be done with it. */
export function Item({ token }: { token: TokenId }) {
  const table = useTable();
  const { view, words, label, seat, say } = table;
  const hero = seat === null ? null : view.heroes[seat];
  const isBagged = hero?.bag.some((artifact) => artifact === token) ?? false;
  const isWorn = hero !== null && !isSpell(token) && hero.worn[TOKENS[token].kind as 'sword'] === token;
  const isMine = isBagged || isWorn || (hero !== null && Object.values(hero.spells).some((spell) => spell === token));
  const mates = valuesOf(table, 'give', 'to') as Seat[];
  return (
    <Panel title={words.tokens[token].name} isClosable part="item">
      <div className={c('thing')}>
        <TokenCoin token={token} size={52} />
        <p>
          <strong>{label.item.does(TOKENS[token].kind, TOKENS[token].strength)}</strong>{' '}
          <em>{words.tokens[token].line}</em>
        </p>
      </div>
      {isMine && (
        <div className={c('acts')}>
          {isBagged && (
            <ActionButton type="equip" fields={{ artifact: token }} isMain onDone={unselect}>
              {label.item.equip}
            </ActionButton>
          )}
          {isWorn && (
            <ActionButton type="stow" fields={{ artifact: token }} onDone={unselect}>
              {label.item.stow}
            </ActionButton>
          )}
          {!isSpell(token) && mates.length === 0 && (
            <ActionButton type="give" fields={{ artifact: token }}>
              {label.item.give}
            </ActionButton>
          )}
          {!isSpell(token) &&
            mates.map((mate) => (
              <ActionButton key={mate} type="give" fields={{ artifact: token, to: mate }} onDone={unselect}>
                {label.item.giveTo(say.seat(mate))}
              </ActionButton>
            ))}
          <ActionButton type="drop" fields={{ token }} onDone={unselect}>
            {isSpell(token) ? label.item.discard : label.item.drop}
          </ActionButton>
        </div>
      )}
    </Panel>
  );
}
