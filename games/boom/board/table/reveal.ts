import { select } from './selection.ts';

/** What stands in a company's window is led to by the company itself; everything else lies under a window that was opened. */
const IN_WINDOW = /^(way|price|send|ask|agree|refuse|bell|close-round)\b/;
const IN_HAND = /^(held|play-card|aim)\b/;

export function reveal(place: string): void {
  if (IN_WINDOW.test(place)) return select({ dismissed: null });
  select({ open: null });
  if (!IN_HAND.test(place)) select({ card: null, target: null });
}
