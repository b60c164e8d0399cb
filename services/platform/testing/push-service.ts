import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import type { PushSubscription } from '@lendring/contracts/notification/devices.js';

export type TakenPush = Readonly<{ browser: string; text: string; topic: string | undefined; ttl: string | undefined }>;

/** Imports the key in `k=...` of a signature: an uncompressed point on P-256. */
const keyOf = (point: Buffer) =>
  importJWK(
    {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    'ES256',
  );

/** Decrypts a message by RFC 8291 over RFC 8188: one record, with the header's salt and the sender's key. */
const decrypt = (body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string => {
  const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const input = hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32);
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(input), salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes));
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
};

/**
 * Fake push service with browsers: accepts messages signed with the key of the browser's subscription (RFC 8292) and
 * decrypts them. Stop it after the test.
 */
export const startPushService = async (publicKey: () => string) => {
  const browsers = new Map<string, Readonly<{ pair: ReturnType<typeof createECDH>; auth: Buffer }>>();
  const taken: TakenPush[] = [];
  const refusals: string[] = [];
  const answers = { status: 201 };

  const take = async (name: string, headers: NodeJS.Dict<string | string[]>, body: Buffer): Promise<number> => {
    const browser = browsers.get(name);
    if (!browser) return 410;
    if (answers.status !== 201) return answers.status;
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(String(headers['authorization'])) ?? [];
    if (key !== publicKey()) throw new Error('signed with a key that the browser did not ask with');
    await jwtVerify(token, await keyOf(Buffer.from(key, 'base64url')), { audience: origin });
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`encoded as ${headers['content-encoding']}`);
    taken.push({
      browser: name,
      text: decrypt(body, browser.pair, browser.auth),
      topic: headers['topic'] as string | undefined,
      ttl: headers['ttl'] as string | undefined,
    });
    return 201;
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      take((request.url ?? '').slice(1), request.headers, Buffer.concat(chunks)).then(
        (status) => response.writeHead(status).end(),
        (error: unknown) => {
          refusals.push(String(error));
          response.writeHead(403).end();
        },
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    taken,
    refusals,
    answers,
    browser(name: string): PushSubscription {
      const pair = createECDH('prime256v1');
      const auth = randomBytes(16);
      browsers.set(name, { pair, auth });
      return {
        endpoint: `${origin}/${name}`,
        keys: { p256dh: pair.generateKeys('base64url'), auth: auth.toString('base64url') },
      };
    },
    leaves: (name: string) => browsers.delete(name),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
