import { useSyncExternalStore } from 'react';

const asked = (query: string) => (typeof matchMedia === 'function' ? matchMedia(query) : null);

/** Whether a media query holds, also after the phone was turned. Drawn beforehand, none does. */
export const useMatches = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const watched = asked(query);
      watched?.addEventListener('change', listener);
      return () => watched?.removeEventListener('change', listener);
    },
    () => asked(query)?.matches ?? false,
    () => false,
  );
