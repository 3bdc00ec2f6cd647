import type { Sitter } from './board.ts';

export type TokenStyle = Partial<CSSStyleDeclaration>;

/** What is seen to travel. Plain elements, because they live outside of React and for half a second. */
export function token(style: TokenStyle, words = ''): HTMLElement {
  const element = document.createElement('span');
  Object.assign(element.style, { display: 'grid', placeItems: 'center' }, style);
  element.textContent = words;
  return element;
}

/** Somebody's sign. */
export const markToken = (sitter: Sitter | undefined, style: TokenStyle = {}): HTMLElement =>
  token(
    {
      width: '26px',
      height: '26px',
      borderRadius: '50%',
      background: sitter?.colour ?? 'gray',
      border: '2px solid #fff',
      color: '#fff',
      font: '13px sans-serif',
      ...style,
    },
    sitter?.symbol ?? '',
  );
