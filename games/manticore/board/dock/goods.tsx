import { classes } from '@parlour/kit/classes.ts';
import { TOKENS, type TokenId } from '../../content/artifacts.ts';
import type { Place } from '../../types.ts';
import { TokenCoin } from '../art/token.tsx';
import { valuesOf } from '../map/picking.ts';
import { useTable } from '../table/context.ts';
import css from './dock.module.css';
import { ActionButton } from './panel.tsx';

const c = classes(css);
const PLACES: readonly Place[] = ['slot', 'swap', 'bag'];

type Props = {
  type: 'take' | 'pickUp' | 'takeLoot';
  /** The name of the action's field that holds the thing. */
  field: 'token' | 'artifact';
  tokens: readonly TokenId[];
};

/** Things that may be taken, each with the places it may go to. */
export function Goods({ type, field, tokens }: Props) {
  const table = useTable();
  const { words, label, offer } = table;
  return (
    <ul className={c('goods')}>
      {tokens.map((token) => {
        const offered = valuesOf(table, type, 'place', { [field]: token }) as Place[];
        const shown = offered.length > 0 ? PLACES.filter((place) => offered.includes(place)) : (['slot'] as const);
        const isOpen = offer(type).isOffered && offered.length > 0;
        return (
          <li key={token} data-place={`good-${token}`}>
            <TokenCoin token={token} size={36} isOff={!isOpen} />
            <span className={c('good')}>
              <b>{words.tokens[token].name}</b>
              <small>{label.item.does(TOKENS[token].kind, TOKENS[token].strength)}</small>
            </span>
            {shown.map((place, i) => (
              <ActionButton key={place} type={type} fields={{ [field]: token, place }} isMain={i === 0}>
                {label.places[place]}
              </ActionButton>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
