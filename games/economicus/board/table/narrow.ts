import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 760px)';
const query = () => (typeof matchMedia === 'function' ? matchMedia(PHONE) : null);

/** Whether the window is as narrow as an upright phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const watched = query();
      watched?.addEventListener('change', listener);
      return () => watched?.removeEventListener('change', listener);
    },
    () => query()?.matches ?? false,
    () => false,
  );
