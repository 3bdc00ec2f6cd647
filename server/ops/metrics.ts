import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { House } from '../house/house.ts';
import type { Readiness } from './health.ts';
import { meterProcess, meters, registry } from './meters.ts';

/** What Prometheus asks for, on a port of its own: it is not for those who play. Returns the port. */
export async function openMetrics(
  house: Pick<House, 'awake'>,
  ready: Readiness,
  { metricsPort, metricsHost }: { metricsPort: number; metricsHost: string },
): Promise<number> {
  meterProcess();
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) return void response.writeHead(404).end();
    meters.tablesAwake.set(house.awake);
    ready
      .problem()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(metricsPort, metricsHost, resolve);
  });
  server.unref();
  return (server.address() as AddressInfo).port;
}
