import type { GameRecord } from '@parlour/kernel';

/** Records as files: given to the person, or taken from them. */

const nameOf = ({ game, sitters }: GameRecord): string =>
  `${game}-${sitters.map(({ name }) => name).join('-')}.parlour.json`.replace(/[^\p{L}\p{N}.-]+/gu, '_');

export const recordFile = (record: GameRecord): File =>
  new File([JSON.stringify(record, null, 1)], nameOf(record), { type: 'application/json' });

export function downloadRecord(record: GameRecord): void {
  const file = recordFile(record);
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The record in a file; `null` if it is none. Its shape is checked here, what it claims by replaying it. */
export async function readRecord(file: Blob): Promise<GameRecord | null> {
  try {
    const { parseRecord } = await import('@parlour/protocol');
    const parsed = parseRecord(JSON.parse(await file.text()));
    return 'record' in parsed ? parsed.record : null;
  } catch {
    return null;
  }
}
