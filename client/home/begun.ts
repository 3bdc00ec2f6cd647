/**
 * Whether games wait here to be gone on with, as far as that was known before anything was read: then a place is kept for them
 * above the others (`index.html` looks at it before anything is drawn), and nothing moves when they come.
 */
const KEY = 'parlour-begun';

export function rememberBegun(isBegun: boolean): void {
  try {
    if (isBegun) localStorage.setItem(KEY, 'yes');
    else localStorage.removeItem(KEY);
  } catch {
    // Then they stand below the others.
  }
}

/** For a page that is come to from another one. */
export function showBegun(): void {
  try {
    document.documentElement.toggleAttribute('data-begun', localStorage.getItem(KEY) !== null);
  } catch {
    // As above.
  }
}
