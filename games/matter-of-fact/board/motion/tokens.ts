import { token as plain, type TokenStyle } from '@parlour/kit/tokens.ts';
import type { Product } from '../../content/assets.ts';
import sprite from '../art/icons.svg';
import { PRODUCT_COLOURS, PRODUCT_SHAPES } from '../art/look.ts';

const token = (style: TokenStyle): HTMLElement => plain({ width: '28px', height: '28px', ...style });

export function productToken(product: Product): HTMLElement {
  const { face, ink } = PRODUCT_COLOURS[product];
  const piece = token({ background: face, color: ink, border: '2px solid #fff', borderRadius: '6px' });
  piece.innerHTML = `<svg width="20" height="20" viewBox="0 0 24 24"><path d="${PRODUCT_SHAPES[product]}" fill="currentColor" fill-rule="evenodd"/></svg>`;
  return piece;
}

export function coinToken(): HTMLElement {
  const piece = token({ background: '#ffd23f', color: '#6b4b00', border: '2px solid #fff', borderRadius: '50%' });
  piece.innerHTML = `<svg width="19" height="19"><use href="${sprite}#two-coins"/></svg>`;
  return piece;
}

export function pegToken(): HTMLElement {
  const piece = token({ background: '#ff7a1a', color: '#2b1200', border: '2px solid #fff', borderRadius: '50%' });
  piece.innerHTML = `<svg width="19" height="19"><use href="${sprite}#person"/></svg>`;
  return piece;
}
