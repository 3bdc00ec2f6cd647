import { type Sheet, select } from './selection.ts';

/** On a small screen these lie in sheets over the market. */
const IN_SHEET: readonly (readonly [RegExp, Sheet])[] = [
  [/^wheel-/, 'wheels'],
  [/^(ship|harbour)\b/, 'harbour'],
];

export function reveal(place: string): void {
  const [, sheet] = IN_SHEET.find(([places]) => places.test(place)) ?? [];
  select({ sheet: sheet ?? null });
}
