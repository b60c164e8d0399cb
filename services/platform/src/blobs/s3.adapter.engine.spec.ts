import { afterAll, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describeEngine } from '../../testing/engines/engine.js';
import { engineFaults } from '../../testing/engines/faults.js';
import { blobsContract } from '../../testing/blobs/contract.js';
import { openS3Blobs } from './s3.adapter.js';

describeEngine('s3', 'S3 blobs', (url) => {
  const newBucket = (): string => `lendring-test-${randomUUID()}`;
  const open = (bucket: string, more: Partial<Parameters<typeof openS3Blobs>[0]> = {}) =>
    openS3Blobs({
      url,
      publicUrl: url,
      accessKey: process.env['S3_ACCESS_KEY'] ?? '',
      secretKey: process.env['S3_SECRET_KEY'] ?? '',
      bucket,
      region: process.env['S3_REGION'] ?? 'us-east-1',
      ...more,
    });

  describe('port contract', () =>
    blobsContract(async () => {
      const blobs = open(newBucket());
      return { blobs, close: blobs.close };
    }));

  const opened: ReturnType<typeof open>[] = [];
  const remember = (blobs: ReturnType<typeof open>) => {
    opened.push(blobs);
    return blobs;
  };
  afterAll(async () => {
    for (const blobs of opened) await blobs.close();
  });
  const put = (address: string, body: string) =>
    fetch(address, { method: 'PUT', body, headers: { 'content-type': 'image/webp', 'content-encoding': 'base64' } });
  const key = 'image/one';

  it('share one bucket when several processes create it concurrently', async () => {
    const bucket = newBucket();
    const all = Array.from({ length: 8 }, () => remember(open(bucket)));
    await Promise.all(all.map((blobs, i) => blobs.put(`image/${i}`, Buffer.from(String(i)), 'text/plain')));
    expect(
      await Promise.all(
        all.map(async (blobs, i) => Buffer.from((await blobs.get(`image/${7 - i}`))?.body ?? []).toString()),
      ),
    ).toEqual(['7', '6', '5', '4', '3', '2', '1', '0']);
    expect(await remember(open(bucket)).get('image/3')).not.toBeNull();
  });

  it('reject an expired address', async () => {
    const late = remember(open(newBucket(), { now: () => Date.now() - 61_000 }));
    const ticket = await late.prepareUpload(key, { contentType: 'image/webp', size: 3, expiresInSeconds: 60 });
    expect(Date.parse(ticket.expiresAt)).toBeLessThan(Date.now());
    expect((await put(ticket.url, 'AAAA')).status).toBe(403);
    expect(await late.get(key)).toBeNull();
  });

  it('return partial bytes for an unvalidated base64 upload instead of failing', async () => {
    const blobs = remember(open(newBucket()));
    const { url: address } = await blobs.prepareUpload(key, {
      contentType: 'image/webp',
      size: 3,
      expiresInSeconds: 60,
    });
    expect((await put(address, '!!!!')).status).toBe(200);
    expect((await blobs.get(key))?.body.length).toBeLessThan(3);
  });

  it('accept an upload from a page of another origin', async () => {
    const { url: address } = await remember(open(newBucket())).prepareUpload(key, {
      contentType: 'image/webp',
      size: 3,
      expiresInSeconds: 60,
    });
    const asked = await fetch(address, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://lend.example.org',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-encoding,content-type',
      },
    });
    expect(asked.ok).toBe(true);
    expect(['*', 'https://lend.example.org']).toContain(asked.headers.get('access-control-allow-origin'));
  });

  it('sign for the public address used by browsers', async () => {
    const address = new URL(
      (
        await remember(open(newBucket(), { publicUrl: 'https://files.example.org' })).prepareUpload(key, {
          contentType: 'image/webp',
          size: 3,
          expiresInSeconds: 60,
        })
      ).url,
    );
    expect([address.origin, address.searchParams.get('X-Amz-SignedHeaders')]).toEqual([
      'https://files.example.org',
      'content-encoding;content-length;content-type;host',
    ]);
    expect(() => open('lendring', { publicUrl: 'https://example.org/files' })).toThrow(/must have no path/);
  });

  it('report wrong credentials', async () => {
    await expect(remember(open(newBucket(), { secretKey: 'wrong-wrong-wrong' })).get(key)).rejects.toThrow(
      /credentials|signature|denied/i,
    );
  });

  it('time out when the blob store hangs', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const hanging = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(remember(open('lendring', { url: hanging, timeoutMs: 100 })).get(key)).rejects.toThrow(
      `The file store at ${hanging} has not answered within 100 ms`,
    );
    server.close();
  });
});

describeEngine('s3', 'S3 blob store', (url) => {
  engineFaults({
    engine: 'file store',
    server: () => ({ host: new URL(url).hostname, port: Number(new URL(url).port || 80) }),
    open: ({ host, port, tls, password, watch }) => {
      const through = `${tls ? 'https' : 'http'}://${host}:${port}`;
      const { put, close } = openS3Blobs({
        url: through,
        publicUrl: through,
        accessKey: process.env['S3_ACCESS_KEY'] ?? '',
        secretKey: password === 'right' ? (process.env['S3_SECRET_KEY'] ?? '') : 'wrong-wrong-wrong',
        bucket: 'lendring-test-faults',
        region: process.env['S3_REGION'] ?? 'us-east-1',
        timeoutMs: 1_000,
        watch,
      });
      return { call: () => put('image/x', Buffer.from('x'), 'image/webp'), close };
    },
    wrongPassword: /refuses this process \(.*\): check S3_ACCESS_KEY, S3_SECRET_KEY/,
    wrongTls: /TLS .*: check S3_URL/,
  });
});
