import type { Page } from 'playwright-core';

export type Letters = {
  text: string;
  part: string;
  /** As it is seen, in pixels of the screen. */
  size: number;
  /** Against its ground; `null` where that is no plain colour. */
  contrast: number | null;
  /** Somebody's window cuts into it. */
  isCut: boolean;
  /** There is no room for it at all: nobody sees it. */
  isGone: boolean;
};

/** Every text the screen shows, with the size it is seen at, how it stands out from its ground, and whether all of it is there. */
export const letters = (page: Page): Promise<Letters[]> => page.evaluate(measured);

function measured(): Letters[] {
  type Colour = [number, number, number, number];
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const brush = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  const known = new Map<string, Colour>();
  const colour = (of: string): Colour => {
    const before = known.get(of);
    if (before !== undefined) return before;
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = of;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    const read: Colour = [red, green, blue, alpha / 255];
    known.set(of, read);
    return read;
  };
  const over = (upper: Colour, lower: Colour): Colour => {
    const mixed = (at: 0 | 1 | 2) => upper[at] * upper[3] + lower[at] * (1 - upper[3]);
    return [mixed(0), mixed(1), mixed(2), 1];
  };
  const light = ([red, green, blue]: Colour): number => {
    const part = (of: number) => (of / 255 <= 0.040_45 ? of / 255 / 12.92 : ((of / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  const ratio = (one: Colour, other: Colour): number => {
    const [a, b] = [light(one), light(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  };
  const ancestors = (of: Element): Element[] => {
    const all: Element[] = [];
    for (let at: Element | null = of; at !== null; at = at.parentElement) all.push(at);
    return all;
  };
  const isDrawn = (element: Element): boolean => element instanceof SVGElement && element.tagName !== 'svg';
  const opacityOf = (element: Element): number =>
    ancestors(element).reduce((product, at) => product * Number.parseFloat(getComputedStyle(at).opacity), 1);

  const sizeOf = (element: Element): number => {
    const own = Number.parseFloat(getComputedStyle(element).fontSize);
    let scale = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      // What is drawn knows its whole way to the screen.
      if (isDrawn(at)) {
        const drawn = (at as SVGGraphicsElement).getScreenCTM();
        return own * scale * (drawn === null ? 1 : Math.hypot(drawn.c, drawn.d));
      }
      const { transform, scale: resized, zoom } = getComputedStyle(at);
      const { c, d } = new DOMMatrix(transform === 'none' ? '' : transform);
      scale *= Math.hypot(c, d) * (Number.parseFloat(resized) || 1) * (Number.parseFloat(zoom) || 1);
    }
    return own * scale;
  };

  /** What an element lays under a text; `null`: nothing that can be named. */
  const layOf = (element: Element): Colour | 'nothing' | null => {
    const style = getComputedStyle(element);
    if (!isDrawn(element)) {
      if (/^(img|canvas|video)$/i.test(element.tagName)) return null;
      if (style.backgroundImage !== 'none') return null;
      const [red, green, blue, alpha] = colour(style.backgroundColor);
      return alpha === 0 ? 'nothing' : [red, green, blue, alpha * opacityOf(element)];
    }
    if (/^(text|tspan|g|a|foreignObject)$/.test(element.tagName)) return 'nothing';
    if (/^(use|image)$/.test(element.tagName) || style.fill === 'none' || style.fill.startsWith('url')) return null;
    const [red, green, blue, alpha] = colour(style.fill);
    return [red, green, blue, alpha * Number.parseFloat(style.fillOpacity) * opacityOf(element)];
  };

  const groundOf = (stack: readonly Element[]): Colour | null => {
    const upper: Colour[] = [];
    for (const element of stack) {
      const lay = layOf(element);
      if (lay === null) return null;
      if (lay === 'nothing') continue;
      upper.push(lay);
      if (lay[3] > 0.98) return upper.reduceRight((lower, next) => over(next, lower));
    }
    return null;
  };

  /** `covered`: something lies on it. */
  const contrastAt = (element: Element, x: number, y: number): number | null | 'covered' => {
    const stack = document.elementsFromPoint(x, y);
    const hit = stack.findIndex((each) => each.contains(element));
    if (hit < 0) return null;
    for (const each of stack.slice(0, hit)) {
      const lay = element.contains(each) ? 'nothing' : layOf(each);
      if (lay === null || (lay !== 'nothing' && lay[3] > 0.5)) return 'covered';
    }
    const style = getComputedStyle(element);
    const isText = isDrawn(element);
    if (isText && style.fill.startsWith('url')) return null;
    const hasHalo = isText && style.paintOrder.startsWith('stroke') && !/none|url/.test(style.stroke);
    const ground = hasHalo ? colour(style.stroke) : groundOf(stack.slice(hit));
    if (ground === null) return null;
    const [red, green, blue, alpha] = colour(isText ? style.fill : style.color);
    const strength = alpha * opacityOf(element) * (isText ? Number.parseFloat(style.fillOpacity) : 1);
    return ratio(over([red, green, blue, strength], ground), ground);
  };

  const windowsOf = (element: Element): DOMRect[] => [
    new DOMRect(0, 0, innerWidth, innerHeight),
    ...ancestors(element).flatMap((at) => {
      const { overflowX, overflowY } = getComputedStyle(at);
      // A drawing cuts nothing unless it says so; what surrounds the whole page is the window itself.
      const isWindow = overflowX !== 'visible' || overflowY !== 'visible';
      return isWindow && at !== document.documentElement && at !== document.body ? [at.getBoundingClientRect()] : [];
    }),
  ];

  /** Boards hide what they only say in their own ways: clipped to nothing, or one pixel large. */
  const isOnlySpoken = (element: Element): boolean =>
    ancestors(element).some((at) => {
      if (isDrawn(at)) return false;
      const { clipPath, clip, position, width, height } = getComputedStyle(at);
      const isPixel = Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1;
      return clipPath === 'inset(50%)' || (position === 'absolute' && (clip.startsWith('rect') || isPixel));
    });

  const found: Letters[] = [];
  const root = document.querySelector('[data-part=screen]');
  if (root === null) return found;
  // What lies under a text is found where it is seen; on the wall nothing can be pressed, and so nothing would be found.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(sheet);
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '') continue;
    // What is only spoken is not looked at.
    if (element.closest('.visually-hidden, [aria-hidden=true]') !== null || isOnlySpoken(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || opacityOf(element) < 0.05) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width >= 2 && height >= 2);
    if (lines.length === 0) continue;
    const size = sizeOf(element);
    const windows = windowsOf(element);
    // A line is higher than its letters.
    const [slackX, slackY] = [0.12 * size, 0.26 * size];
    const isIn = (line: DOMRect) =>
      windows.every(
        (each) => line.left < each.right && line.right > each.left && line.top < each.bottom && line.bottom > each.top,
      );
    const isWhole = (line: DOMRect) =>
      windows.every(
        (each) =>
          line.left > each.left - slackX &&
          line.right < each.right + slackX &&
          line.top > each.top - slackY &&
          line.bottom < each.bottom + slackY,
      );
    const seen = lines.filter(isIn);
    const contrasts = seen.flatMap(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].map((at) => contrastAt(element, left + width * at, top + height / 2)),
    );
    if (contrasts.length > 0 && contrasts.every((each) => each === 'covered')) continue;
    const plain = contrasts.filter((each): each is number => typeof each === 'number');
    found.push({
      text: (node.textContent ?? '').trim(),
      part: element.closest('[data-part]')?.getAttribute('data-part') ?? '',
      size: Math.round(size * 10) / 10,
      contrast: plain.length === 0 || contrasts.includes(null) ? null : Math.round(Math.min(...plain) * 100) / 100,
      isCut: !lines.every(isWhole),
      isGone: seen.length === 0,
    });
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  return found;
}
