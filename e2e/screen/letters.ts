import type { Page } from 'playwright-core';
import { WALL } from './around.ts';

type Letters = { text: string; part: string; size: number; contrast: number | null };

/** Every text on the wall with the size it is seen at; for what the screen itself says also how it stands out from its ground. */
export const letters = (page: Page): Promise<Letters[]> =>
  page.evaluate((wall) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    const channels = (colour: string): number[] => {
      if (brush === null) return [];
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      return [...brush.getImageData(0, 0, 1, 1).data];
    };
    const light = ([red = 0, green = 0, blue = 0]: number[]): number => {
      const part = (of: number) => (of / 255 <= 0.040_45 ? of / 255 / 12.92 : ((of / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    };
    const groundOf = (element: Element): number[] => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const ground = channels(getComputedStyle(at).backgroundColor);
        if ((ground[3] ?? 0) > 250) return ground;
      }
      return [];
    };
    const sizeOf = (element: Element): number => {
      const own = Number.parseFloat(getComputedStyle(element).fontSize);
      const drawn = element.closest('svg') === null ? null : (element as SVGGraphicsElement).getScreenCTM?.();
      if (drawn != null) return own * drawn.d;
      let zoom = 1;
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        zoom *= Number.parseFloat(getComputedStyle(at).zoom) || 1;
      return own * zoom;
    };
    const root = document.querySelector(wall);
    const found: Letters[] = [];
    if (root === null) return found;
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      // What is only spoken is not looked at.
      if (width < 2 || height < 2 || element.closest('.visually-hidden, [aria-hidden=true]') !== null) continue;
      const isOwn = element.closest('[data-part=screen-board]') === null;
      const [ink, ground] = [light(channels(getComputedStyle(element).color)), light(groundOf(element))];
      found.push({
        text: node.textContent ?? '',
        part: element.closest('[data-part]')?.getAttribute('data-part') ?? '',
        size: Math.round(sizeOf(element) * 10) / 10,
        contrast: isOwn ? (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05) : null,
      });
    }
    return found;
  }, WALL);
