// Part of the service worker: a table waits for whoever this browser is.

self.addEventListener('push', (event) => {
  const { title, lines, url, open, stop, stopUrl, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body: lines.join('\n'),
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      tag,
      data: { url, stopUrl },
      actions: [
        { action: 'open', title: open },
        { action: 'stop', title: stop },
      ],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  const { url, stopUrl } = notification.data;
  event.waitUntil(action === 'stop' ? stopped(stopUrl) : shown(url));
});

const stopped = (stopUrl) =>
  fetch('/api/notices/stop', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ stop: new URL(stopUrl).hash.slice(1) }),
  });

/** A window that shows the table already comes to the front; else one is opened. */
async function shown(url) {
  // The way that was asked for at one address may be tapped at another of the same house.
  const { pathname } = new URL(url);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === pathname);
  return there ? there.focus() : self.clients.openWindow(pathname);
}
