import { wrap } from '@parlour/kit/terminal/layout.ts';
import type { GameTable, Scene } from '@parlour/kit/terminal/table.ts';

/** Parts of a view that are the kernel's own, or already said elsewhere on the screen. */
const UNSAID = new Set(['seats', 'options', 'stack', 'outcome', 'viewer', 'unseen']);

/** A table for any game: its view from top to bottom, so that a game is playable before anybody has drawn it. */
export const plainTable: GameTable = {
  labels: { en: null, ru: null, uk: null },
  draw(scene) {
    const { style, text, width } = scene;
    const body = Object.entries(scene.view as Record<string, unknown>)
      .filter(([key]) => !UNSAID.has(key))
      .flatMap(([key, value]) => outline(scene, key, value, 1));
    return [style.bold(text.name), ...body, style.dim('─'.repeat(width))];
  },
  hint: () => '',
  suggest: () => [],
  card: () => [],
  isMinor: () => false,
  score: String,
  legend: () => [],
};

function outline(scene: Scene, key: string, value: unknown, depth: number): string[] {
  const lead = '  '.repeat(depth);
  const short = inline(scene, value);
  if (short !== null) return wrap(`${lead}${scene.style.dim(`${key}:`)} ${short}`, scene.width, `${lead}  `);
  return [
    `${lead}${scene.style.dim(`${key}:`)}`,
    ...Object.entries(value as object).flatMap(([inner, each]) =>
      outline(scene, Array.isArray(value) ? seatOr(scene, inner, value.length) : inner, each, depth + 1),
    ),
  ];
}

/** A list with one entry a seat is most likely about the seats. */
const seatOr = ({ names }: Scene, index: string, length: number): string =>
  length === names.length ? (names[Number(index)] ?? index) : index;

/** A value that fits on a line: anything but lists and groups of groups. */
function inline(scene: Scene, value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return scene.text.value(value, scene.say);
  if ('secret' in value) {
    const { secret } = value;
    if (!Array.isArray(secret)) return secret === null ? '?' : inline(scene, secret);
    const known = secret.filter((card) => card !== null).map((card) => scene.text.value(card, scene.say));
    const hidden = secret.length - known.length;
    return [...known, ...(hidden > 0 ? [`${hidden} × ?`] : [])].join(', ') || '–';
  }
  const parts = Object.entries(value);
  if (parts.length === 0) return '–';
  if (parts.some(([, each]) => typeof each === 'object' && each !== null)) return null;
  const words = (each: unknown) => scene.text.value(each, scene.say);
  return Array.isArray(value)
    ? value.map(words).join(', ')
    : parts.map(([name, each]) => `${name} ${words(each)}`).join(' · ');
}
