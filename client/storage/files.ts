import type { GameRecord } from '@parlour/kernel';
import type { Unreadable } from '@parlour/protocol';

/** Records as files: given to the person, or taken from them. */

const nameOf = ({ game, names }: GameRecord): string =>
  `${game}-${names.map((name) => name?.name ?? '').join('-')}.parlour.json`.replace(/[^\p{L}\p{N}.-]+/gu, '_');

/** A finished game is its record; one that goes on is a saved game, which only its own device should keep. */
export const recordFile = (record: GameRecord): File =>
  jsonFile(
    record.outcome === null && record.seeds !== null ? { format: 'parlour-saved', record } : record,
    nameOf(record),
  );

export const jsonFile = (content: unknown, name: string): File =>
  new File([JSON.stringify(content, null, 1)], name, { type: 'application/json' });

export const downloadRecord = (record: GameRecord): void => download(recordFile(record));

export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  // Some browsers follow only what is in the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A phone offers to pass a file on; elsewhere, and where it may not after all, it is downloaded. */
export async function passOn(file: File, title?: string): Promise<void> {
  const shared = { files: [file], ...(title !== undefined && { title }) };
  if (!matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(shared)) return download(file);
  try {
    await navigator.share(shared);
  } catch (error) {
    // Whoever changes their mind has not failed.
    if ((error as Error).name !== 'AbortError') download(file);
  }
}

/** The record in a file, or what is wrong with it. Its shape is checked here, what it claims by replaying it. */
export async function readFile(file: Blob): Promise<{ record: GameRecord } | { why: FileTrouble }> {
  const { MAX_BYTES, readRecord } = await import('@parlour/protocol');
  if (file.size > MAX_BYTES) return { why: { is: 'tooBig', bytes: file.size, most: MAX_BYTES } };
  const text = await file.text().catch(() => null);
  return text === null ? { why: { is: 'gone' } } : readRecord(text);
}

/** A file of too many bytes is not even read; one that was moved since it was chosen cannot be. */
export type FileTrouble = Unreadable | { is: 'tooBig'; bytes: number; most: number } | { is: 'gone' };
