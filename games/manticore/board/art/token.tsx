import { TOKENS, type TokenId } from '../../content/artifacts.ts';
import { Icon } from './icon.tsx';
import { KIND_ICONS } from './icon-of.ts';
import css from './token.module.css';

/** An artifact or a spell as a coin: what it is, and how strong. */
export function TokenCoin({
  token,
  size = 40,
  isOff = false,
}: {
  token: TokenId;
  size?: number | string;
  isOff?: boolean;
}) {
  const { kind, strength } = TOKENS[token];
  return (
    <span
      className={css['coin']}
      data-kind={kind}
      data-off={isOff}
      style={{ '--coin': typeof size === 'number' ? `${size}px` : size } as React.CSSProperties}
      aria-hidden="true"
    >
      <Icon name={KIND_ICONS[kind]} size="62%" />
      <b>+{strength}</b>
    </span>
  );
}
