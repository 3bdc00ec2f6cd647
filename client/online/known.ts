/** Whether this browser has sat down somewhere on this server: only then the home page asks for its tables. */

const KEY = 'parlour-online';

export function markKnown(): void {
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // Then the tables are found under “With friends”.
  }
}

export function isKnown(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
