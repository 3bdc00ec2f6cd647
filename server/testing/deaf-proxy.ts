import { createServer, request } from 'node:http';

/** A proxy that knows nothing of upgrades, until it is told better. */
export async function deafProxyTo(address: string) {
  let isDeaf = true;
  let refusal: number | null = null;
  const proxy = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    if (refusal !== null && method === 'POST' && url?.startsWith('/api/polls/')) {
      outgoing.writeHead(refusal).end('{}');
      refusal = null;
      return;
    }
    const onward = request(`${address}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  let upgrades = 0;
  proxy.on('upgrade', ({ method, url, headers }, near, head) => {
    near.on('error', () => near.destroy());
    if (isDeaf) return near.destroy();
    const onward = request(`${address}${url}`, { method, headers });
    onward.on('upgrade', (answer, far, first) => {
      upgrades += 1;
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      near.write(first);
      far.write(head);
      far.on('error', () => near.destroy());
      far.on('close', () => near.destroy());
      near.on('close', () => far.destroy());
      far.pipe(near).pipe(far);
    });
    onward.on('error', () => near.destroy());
    onward.end();
    return undefined;
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as { port: number };
  return {
    address: `http://127.0.0.1:${port}`,
    /** How many sockets it has let through. */
    get upgrades() {
      return upgrades;
    },
    /** The next frame that comes by a plain request is refused, and never arrives. */
    refuseNext(status: number) {
      refusal = status;
    },
    letThrough() {
      isDeaf = false;
    },
    close(): Promise<void> {
      proxy.closeAllConnections();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}
