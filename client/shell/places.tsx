import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useSyncExternalStore } from 'react';

/** Every place of the app has an address: where one is, and how one gets elsewhere without loading the page anew. */

const MOVED = 'parlour-moved';

export function navigate(to: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  dispatchEvent(new Event(MOVED));
}

function listen(heard: () => void): () => void {
  for (const event of ['popstate', MOVED]) addEventListener(event, heard);
  return () => {
    for (const event of ['popstate', MOVED]) removeEventListener(event, heard);
  };
}

// Only the home page is drawn beforehand.
export const usePlace = (): string =>
  useSyncExternalStore(
    listen,
    () => location.pathname,
    () => '/',
  );
export const useSearch = (): string =>
  useSyncExternalStore(
    listen,
    () => location.search,
    () => '',
  );

/** The parts of a path that a pattern such as `/play/:game` names, `?` after what may be missing; `null` if it is another. */
export function matched(pattern: string, path: string): Record<string, string> | null {
  const named = pattern.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${named}/?$`).exec(path);
  if (found === null) return null;
  try {
    return Object.fromEntries(
      Object.entries(found.groups ?? {}).flatMap(([name, part]) =>
        part === undefined ? [] : [[name, decodeURIComponent(part)]],
      ),
    );
  } catch {
    // An address with a stray percent sign is none of ours.
    return null;
  }
}

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; [data: `data-${string}`]: unknown };

/** A link within the app. In a new tab, or to be saved, it is the browser's. */
export function Link({ href, onClick, ...rest }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { ctrlKey, metaKey, altKey, shiftKey, button, defaultPrevented } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || button !== 0 || defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  };
  return <a href={href} {...rest} onClick={follow} />;
}
