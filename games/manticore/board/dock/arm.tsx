import { classes } from '@parlour/kit/classes.ts';
import { alternatives, fieldChoice, untyped } from '@parlour/kit/offers/index.ts';
import { STACK_KINDS, type StackKind, TOKENS, type TokenId } from '../../content/artifacts.ts';
import { Icon } from '../art/icon.tsx';
import { KIND_ICONS } from '../art/icon-of.ts';
import { TokenCoin } from '../art/token.tsx';
import { useTable } from '../table/context.ts';
import { refusalWords } from '../table/refusals.ts';
import css from './arm.module.css';
import { ActionButton, capital, Panel } from './panel.tsx';

const c = classes(css);

/** Before a practice duel: all tokens there are, a row a kind; what is worn is lit, what others have is grey. */
export function Arm() {
  const { label, offers } = useTable();
  const { values, barred } = fieldChoice(alternatives(untyped(offers), 'arm', {}), 'token');
  const tokens = [...values, ...barred.map(({ value }) => value)] as TokenId[];
  return (
    <Panel title={label.practice.title} part="arm">
      <p className={c('hint')}>{label.arm.hint}</p>
      <ul className={c('rack')}>
        {STACK_KINDS.map((kind) => (
          <Row key={kind} kind={kind} tokens={tokens.filter((token) => TOKENS[token].kind === kind).sort()} />
        ))}
      </ul>
      <div className={c('go')}>
        <ActionButton type="ready" fields={{}} isMain>
          {label.arm.ready}
        </ActionButton>
      </div>
    </Panel>
  );
}

function Row({ kind, tokens }: { kind: StackKind; tokens: readonly TokenId[] }) {
  const { words, label } = useTable();
  return (
    <li>
      <span className={c('kind')} title={label.item.does(kind, 1)}>
        <Icon name={KIND_ICONS[kind]} size={16} /> {capital(words.kinds[kind])}
      </span>
      <ul className={c('tokens')} aria-label={label.arm.slot(words.kinds[kind])}>
        {tokens.map((token) => (
          <li key={token}>
            <Choice token={token} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Choice({ token }: { token: TokenId }) {
  const table = useTable();
  const { view, seat, words, offer } = table;
  const handle = offer('arm');
  const isOpen = handle.allows({ token });
  const refusal = isOpen ? null : handle.whyNot({ token });
  const hero = seat === null ? null : view.heroes[seat];
  const isMine = hero !== null && [...Object.values(hero.worn), ...Object.values(hero.spells)].includes(token);
  return (
    <button
      type="button"
      className={c('choice')}
      aria-pressed={isMine}
      aria-label={`${words.tokens[token].name} +${TOKENS[token].strength}`}
      title={refusal === null ? words.tokens[token].name : refusalWords(table, refusal)}
      data-action="arm"
      data-place={`good-${token}`}
      data-barred={!isOpen && !isMine}
      onClick={() => {
        if (refusal !== null) return handle.explain({ token });
        handle.pick({ token });
      }}
    >
      <TokenCoin token={token} size={28} isOff={!isOpen && !isMine} />
    </button>
  );
}
