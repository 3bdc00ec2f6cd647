import { create } from 'zustand';

/** A new version waits until it is asked for, and is only offered on the home page: no running table loses its rules. */
export const useUpdate = create<{ load: (() => void) | null }>(() => ({ load: null }));

export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  void import('virtual:pwa-register').then(({ registerSW }) => {
    const load = registerSW({
      onNeedRefresh: () => useUpdate.setState({ load: () => void load(true) }),
    });
  });
}
