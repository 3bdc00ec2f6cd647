/** What a page is made of beyond its first look is fetched apart (`lazy`), and a network may be gone just then. */

type Load<T> = () => Promise<T>;

/** A part that is fetched when it is wanted. */
export function later<T>(load: Load<T>): Load<T> {
  return () => patiently(load);
}

const ahead: Load<unknown>[] = [];

/** A part of a table: fetched when it is wanted, or when there is nothing else to do, so that a table goes on without a network. */
export function soon<T>(load: Load<T>): Load<T> {
  ahead.push(load);
  return later(load);
}

/** Fetches the parts of a table that nobody has wanted yet, one after another, and what else it may need. What cannot be had now is fetched when it is wanted. */
export async function fetchAhead(...more: Load<unknown>[]): Promise<void> {
  ahead.push(...more);
  // A part may bring parts of its own.
  for (let load = ahead.shift(); load !== undefined; load = ahead.shift()) await load().catch(() => {});
  performance.mark('everything is here');
}

const PAUSES = { first: 500, longest: 5000 };

/** Waits out a network that is gone. What cannot be had although the server answers is gone itself: that is told. */
export async function patiently<T>(load: Load<T>): Promise<T> {
  for (let pause = PAUSES.first; ; pause = Math.min(2 * pause, PAUSES.longest)) {
    try {
      return await load();
    } catch {
      if (await serverAnswers()) {
        askAgainForStyles();
        return load();
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const serverAnswers = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A style sheet that did not come is not asked for again by whoever imports its part. */
function askAgainForStyles(): void {
  // A worker has none.
  if (typeof document === 'undefined') return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
    if (link.sheet === null) link.replaceWith(link.cloneNode());
}
