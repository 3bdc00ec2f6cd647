import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A receiver of our own on loopback: a webhook, and a push service with a browser behind it. */
type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

export async function receiver(status: () => number = () => 201) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status()).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    received,
    json: () => received.map(({ body }) => JSON.parse(String(body))),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** What a browser that subscribed keeps to itself, and how it reads what comes (RFC 8291, 8188). */
export function subscriber() {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const derive = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer => {
    const extracted = createHmac('sha256', salt).update(secret).digest();
    return createHmac('sha256', extracted).update(info).update(Buffer.of(1)).digest().subarray(0, length);
  };
  return {
    keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const theirs = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
      const secret = derive(auth, own.computeSecret(theirs), info, 32);
      const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
      const opened = createDecipheriv('aes-128-gcm', key, nonce);
      opened.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
      return JSON.parse(String(plain.subarray(0, plain.lastIndexOf(2))));
    },
  };
}

/** Whether a push message is signed by the house that is known by this key, for this receiver, for no longer than a day (RFC 8292). */
export function isSigned(authorization: string | undefined, publicKey: string, audience: string): boolean {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '');
  const [, head = '', claims = '', signature = '', key = ''] = found ?? [];
  if (key !== publicKey) return false;
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const { aud, exp } = JSON.parse(String(Buffer.from(claims, 'base64url'))) as { aud: string; exp: number };
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk as never, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight && aud === audience && exp > Date.now() / 1000 && exp <= Date.now() / 1000 + 86_400;
}
