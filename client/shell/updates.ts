import { create } from 'zustand';

/** A new version waits until it is asked for, and is only offered on the home page: no running table loses its rules. */
export const useUpdate = create<{ load: (() => void) | null }>(() => ({ load: null }));

/** Keeps a copy of the app for times without a network, and notices when there is a newer one. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // A browser may forbid it (a private window): then everything works, as long as there is a network.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  if (registration === undefined) return;
  const offer = (waiting: ServiceWorker) => useUpdate.setState({ load: () => takeOver(waiting) });
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const installing = registration.installing;
    installing?.addEventListener('statechange', () => {
      // Without a controller this is the first visit, and nothing is replaced.
      if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) offer(installing);
    });
  });
}

function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
