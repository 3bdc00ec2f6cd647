import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { Unseen } from '@parlour/kit/spoken/spoken.tsx';
import { ARTIFACT_KINDS, SPELL_KINDS, type StackKind, TOKENS, type TokenId } from '../../content/artifacts.ts';
import { Icon } from '../art/icon.tsx';
import { KIND_ICONS } from '../art/icon-of.ts';
import { TokenCoin } from '../art/token.tsx';
import { useTable } from '../table/context.ts';
import { select, useSelected } from '../table/selection.ts';
import { Later } from './later.tsx';
import css from './sheet.module.css';

const c = classes(css);

/** Six slots, two spells and the bag. Whatever lies there can be taken up and asked what may be done with it. */
export function Gear({ whose }: { whose: Seat }) {
  const { view, label } = useTable();
  const hero = view.heroes[whose];
  return (
    <div className={c('gear')}>
      <ul className={c('slots')}>
        {ARTIFACT_KINDS.map((kind) => (
          <Slot
            key={kind}
            kind={kind}
            token={hero.worn[kind]}
            place={`slot-${whose}-${kind}`}
            note={kind === 'boots' && hero.worn.boots !== null && !hero.bootsWork ? label.sheet.bootsLater : null}
          />
        ))}
        {SPELL_KINDS.map((kind) => (
          <Slot key={kind} kind={kind} token={hero.spells[kind]} place={`slot-${whose}-${kind}`} note={null} />
        ))}
      </ul>
      <div className={c('bag')} data-place={`bag-${whose}`} title={label.sheet.bagHint}>
        <Icon name="knapsack" size={24} />
        <Unseen>{label.sheet.bag}: </Unseen>
        {hero.bag.length === 0 ? (
          <small>{label.sheet.bagEmpty}</small>
        ) : (
          <ul>
            {hero.bag.map((artifact) => (
              <li key={artifact}>
                <ItemButton token={artifact} isOff />
              </li>
            ))}
          </ul>
        )}
        {hero.bag.length > 0 && <small className={c('burden')}>−{hero.bag.length}</small>}
      </div>
    </div>
  );
}

type SlotProps = { kind: StackKind; token: TokenId | null; place: string; note: string | null };

function Slot({ kind, token, place, note }: SlotProps) {
  const { words, label } = useTable();
  return (
    <li
      className={c('slot')}
      data-place={place}
      title={token === null ? label.sheet.emptySlot(words.kinds[kind]) : (note ?? '')}
    >
      {token === null ? (
        <span className={c('empty')}>
          <Icon name={KIND_ICONS[kind]} size="55%" />
          <Unseen>{label.sheet.emptySlot(words.kinds[kind])}</Unseen>
        </span>
      ) : (
        <ItemButton token={token} isOff={note !== null} />
      )}
      {note !== null && <Later why={note} />}
    </li>
  );
}

function ItemButton({ token, isOff }: { token: TokenId; isOff: boolean }) {
  const { words } = useTable();
  const item = useSelected('item');
  return (
    <button
      type="button"
      className={c('item')}
      aria-pressed={item === token}
      aria-label={`${words.tokens[token].name} +${TOKENS[token].strength}`}
      title={words.tokens[token].name}
      data-place={`token-${token}`}
      onClick={() =>
        select({ item: item === token ? null : token, fighter: null, cell: null, isHealing: false, cover: null })
      }
    >
      <TokenCoin token={token} size="100%" isOff={isOff} />
    </button>
  );
}
