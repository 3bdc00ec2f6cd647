import { token } from '@parlour/kit/tokens.ts';
import type { GoodId } from '../../content/goods.ts';
import { unitHref } from '../art/icon.tsx';

/** A crate of a good; several ride as one with their number. */
export function crateToken(good: GoodId, units = 1): HTMLElement {
  const element = token({ width: '40px', height: '40px', position: 'relative' });
  element.innerHTML = `<svg width="38" height="38"><use href="${unitHref(good)}"/></svg>`;
  if (units > 1) {
    const count = token(
      {
        position: 'absolute',
        right: '-8px',
        top: '-8px',
        minWidth: '22px',
        height: '22px',
        borderRadius: '11px',
        background: '#d6421f',
        color: '#fff',
        font: '800 14px sans-serif',
      },
      String(units),
    );
    element.append(count);
  }
  return element;
}

export const coinToken = (): HTMLElement =>
  token({
    width: '20px',
    height: '20px',
    borderRadius: '50%',
    border: '2px solid #b77900',
    background: 'radial-gradient(circle at 35% 30%, #fff3b0, #ffcf3a 50%, #d99a00)',
  });

export const warningToken = (): HTMLElement =>
  token(
    {
      width: '30px',
      height: '30px',
      borderRadius: '50%',
      border: '2px solid #8a5d00',
      background: '#ffc21c',
      color: '#3a2500',
      font: '800 18px sans-serif',
    },
    '!',
  );

export const starToken = (points: number): HTMLElement =>
  token(
    {
      minWidth: '42px',
      height: '28px',
      padding: '0 6px',
      borderRadius: '14px',
      background: '#fff2b8',
      border: '2px solid #a65a00',
      color: '#7a4100',
      font: '800 15px sans-serif',
    },
    `${points > 0 ? '+' : '−'}${Math.abs(points)} ★`,
  );
