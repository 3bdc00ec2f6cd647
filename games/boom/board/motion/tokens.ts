import type { Sitter } from '@parlour/kit/board.ts';
import { token as plain, markToken as plainMark, type TokenStyle } from '@parlour/kit/tokens.ts';

const SHADOW = { boxShadow: '0 2px 5px rgb(0 0 0 / .45)' };
const token = (style: TokenStyle, words = ''): HTMLElement => plain({ ...SHADOW, ...style }, words);

export const markToken = (sitter: Sitter | undefined): HTMLElement => plainMark(sitter, SHADOW);

export const coinToken = (): HTMLElement =>
  token(
    {
      width: '20px',
      height: '20px',
      borderRadius: '50%',
      background: 'radial-gradient(circle at 35% 30%, #fff3b0, #ffd21f 45%, #b98500)',
      color: '#6b4d00',
      font: '800 12px sans-serif',
    },
    '$',
  );

export const cardToken = (): HTMLElement =>
  token({
    width: '34px',
    height: '46px',
    borderRadius: '5px',
    border: '3px solid #fff',
    background: 'repeating-linear-gradient(45deg, #1747ff 0 5px, #d6127f 5px 10px)',
  });

export const flameToken = (burn: number): HTMLElement =>
  token(
    {
      minWidth: '36px',
      height: '26px',
      padding: '0 6px',
      borderRadius: '13px',
      background: 'linear-gradient(#ffb13d, #d42a00)',
      color: '#fff',
      font: '800 15px sans-serif',
    },
    `−${burn}`,
  );
