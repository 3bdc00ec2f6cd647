/** What has been explained at a table already: kept, so that a reload explains nothing twice. */
const keyOf = (room: string): string => `parlour-explained ${room}`;

export function readAt(room: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(room)) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function keepRead(room: string, read: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(room), JSON.stringify(read));
  } catch {
    // Then it is said once more after a reload.
  }
}
