import type { NoticeWay } from '@parlour/protocol';

/** Asks the browser to be called when it is one's turn. A name of why not, where that cannot be. */
type Subscribed = { push: Extract<NoticeWay, { push: unknown }>['push'] } | 'needsTls' | 'notPossible' | 'denied';

export async function subscribe(publicKey: string): Promise<Subscribed> {
  if (!window.isSecureContext) return 'needsTls';
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'notPossible';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.ready;
  try {
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint, keys } = made.toJSON();
    return { push: { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } } };
  } catch {
    return 'notPossible';
  }
}
