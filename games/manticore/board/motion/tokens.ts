import { token as plain, type TokenStyle } from '@parlour/kit/tokens.ts';
import { TOKENS, type TokenId } from '../../content/artifacts.ts';
import { KIND_ICONS } from '../art/icon-of.ts';
import sprite from '../art/icons.svg';

const token = (style: TokenStyle, words = ''): HTMLElement => plain({ borderRadius: '50%', ...style }, words);

export function coinToken(id: TokenId): HTMLElement {
  const coin = token({
    width: '34px',
    height: '34px',
    background: 'radial-gradient(circle at 35% 30%, #8fb2cf, #1f3147)',
    border: '2px solid #f6ecd2',
    color: '#fff',
  });
  coin.innerHTML = `<svg width="22" height="22"><use href="${sprite}#${KIND_ICONS[TOKENS[id].kind]}"/></svg>`;
  return coin;
}

export const damageToken = (damage: number): HTMLElement =>
  token(
    {
      width: '34px',
      height: '34px',
      background: 'radial-gradient(circle at 40% 30%, #ff6a55, #8f1006)',
      border: '2px solid #fff',
      color: '#fff',
      font: '800 16px sans-serif',
    },
    `−${damage}`,
  );
