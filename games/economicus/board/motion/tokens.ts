import { markOf } from '@parlour/kit/seats/index.ts';
import { token } from '@parlour/kit/tokens.ts';

export const coinToken = (): HTMLElement =>
  token({
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    border: '2px solid #8a5a00',
    background: 'radial-gradient(circle at 35% 30%, #fff3c4, #e0a72c 55%, #b07a10)',
  });

/** A sum that is read on its way. */
export const sumToken = (amount: number): HTMLElement =>
  token(
    {
      minWidth: '44px',
      height: '26px',
      padding: '0 8px',
      borderRadius: '13px',
      border: `2px solid ${amount < 0 ? '#b3202a' : '#17583e'}`,
      background: '#fff6ea',
      color: amount < 0 ? '#b3202a' : '#17583e',
      font: '800 15px Georgia, serif',
    },
    `${amount < 0 ? '−' : '+'}${Math.abs(amount)}M`,
  );

export const starToken = (by: number): HTMLElement =>
  token(
    {
      minWidth: '44px',
      height: '28px',
      borderRadius: '14px',
      border: '2px solid #7d1630',
      background: '#fff2cf',
      color: '#7d1630',
      font: '800 15px Georgia, serif',
    },
    `${by > 0 ? '+' : '−'}${Math.abs(by)} ★`,
  );

/** A works with its owner's sign, on its way to its segment or away from it. */
export function companyToken(owner: { colour: string; symbol: string } | undefined): HTMLElement {
  const { colour, ink, path } = markOf(owner ?? { colour: '', symbol: '' });
  const element = token({ width: '34px', height: '34px' });
  element.innerHTML = `<svg viewBox="0 0 24 24" width="34" height="34"><path d="M2.500 22.500V11.500L8 7.500v4l5.500-4v4l2.800-2V2.500h3.400v6.900l1.800-1.300v14.400Z" fill="${colour}" stroke="#1c120b"/><path d="${path}" fill="${ink}" transform="translate(10.400 16.700) scale(.4) translate(-12 -12)"/></svg>`;
  return element;
}

export const cardToken = (): HTMLElement =>
  token({
    width: '26px',
    height: '34px',
    borderRadius: '4px',
    border: '1.500px solid #5f4a3d',
    background: 'repeating-linear-gradient(#fff3e7 0 3px, #e3c4ab 3px 4px)',
  });
