import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomBytes, randomUUID } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import type { Blobs } from '../../src/blobs/blobs.port.js';

type Opened = Readonly<{ blobs: Blobs; close: () => Promise<void>; storesClock?: () => Promise<number> }>;

/** Contract of all `Blobs` adapters; `open` also serves the presigned URLs over HTTP. */
export const blobsContract = (open: () => Promise<Opened>): void => {
  let opened: Opened;
  let blobs: Blobs;
  beforeAll(async () => {
    opened = await open();
    ({ blobs } = opened);
  });
  afterAll(() => opened.close());

  const newKey = (): string => `contract/${randomUUID()}/original`;
  const options = { contentType: 'image/webp', size: 1000, expiresInSeconds: 60 };
  const upload = (url: string, body: Uint8Array, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(url, {
      method: 'PUT',
      body: Buffer.from(body).toString('base64'),
      headers: { 'content-type': options.contentType, 'content-encoding': 'base64', ...headers },
    });
  const file = new Uint8Array(randomBytes(1000));

  describe('blob storage', () => {
    it('returns the bytes and the content type of a blob', async () => {
      const [key, body] = [newKey(), new Uint8Array(randomBytes(70_000))];
      await blobs.put(key, body, 'image/png');
      expect(await blobs.get(key)).toEqual({ body, contentType: 'image/png' });
    });

    it('streams blobs and reports their size', async () => {
      const key = newKey();
      await blobs.put(key, Buffer.from('first\nsecond'), 'text/plain');
      const streamed = await blobs.stream(key);
      expect(streamed).toMatchObject({ contentType: 'text/plain', size: 12 });
      expect(streamed && (await text(streamed.body))).toBe('first\nsecond');
    });

    it('stores streamed content and discards an aborted stream', async () => {
      const key = newKey();
      const made = async function* (parts: readonly string[], fails: boolean) {
        for (const part of parts) yield Buffer.from(part);
        if (fails) throw new Error('no more');
      };
      await blobs.putStream(key, made(['first ', 'second'], false), 'text/plain');
      await expect(blobs.putStream(key, made(['half'], true), 'text/plain')).rejects.toThrow('no more');
      expect(await blobs.get(key)).toEqual({
        body: new Uint8Array(Buffer.from('first second')),
        contentType: 'text/plain',
      });
    });

    it('replaces, deletes, and reports missing blobs', async () => {
      const key = newKey();
      await blobs.put(key, Buffer.from('one'), 'text/plain');
      await blobs.put(key, Buffer.from('two'), 'text/html');
      expect(await blobs.get(key)).toEqual({ body: new Uint8Array(Buffer.from('two')), contentType: 'text/html' });
      await blobs.delete(key);
      await blobs.delete(key);
      expect(await blobs.get(key)).toBeNull();
      expect(await blobs.stream(key)).toBeNull();
    });

    it('lists blobs below a folder with their modification time', async () => {
      const folder = `contract/${randomUUID()}`;
      const keys = [`${folder}/one`, `${folder}/one/ticket`, `${folder}/deep/er/two`];
      for (const key of [...keys, `${folder}-else/three`]) await blobs.put(key, Buffer.from('x'), 'text/plain');
      const listed = await blobs.list(folder);
      expect(listed.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
      const now = await (opened.storesClock?.() ?? Date.now());
      for (const { storedAt } of listed) expect(Math.abs(Date.parse(storedAt) - now)).toBeLessThan(60_000);
      await blobs.delete(keys[0] ?? '');
      expect((await blobs.list(folder)).map(({ key }) => key)).not.toContain(keys[0]);
      expect(await blobs.list(`contract/${randomUUID()}`)).toEqual([]);
    });

    it('distinguishes keys with a common prefix', async () => {
      const key = newKey();
      await blobs.put(key, Buffer.from('whole'), 'text/plain');
      await blobs.put(`${key}/part`, Buffer.from('part'), 'text/plain');
      expect((await blobs.get(key))?.body).toHaveLength(5);
      expect((await blobs.get(`${key}/part`))?.body).toHaveLength(4);
    });

    it.each([
      '',
      '/',
      '../outside',
      'a/../../b',
      '/etc/passwd',
      'a//b',
      'a/',
      'A',
      'a.b',
      'a\\b',
      'a\0',
      'ä',
      'a'.repeat(201),
    ])('rejects the key %j', async (key) => {
      await expect(blobs.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow();
      await expect(blobs.get(key)).rejects.toThrow();
      await expect(blobs.prepareUpload(key, options)).rejects.toThrow();
    });

    it('rejects an invalid content type', async () => {
      await expect(blobs.put(newKey(), Buffer.from('x'), 'text/plain\nmore')).rejects.toThrow();
    });
  });

  describe('signed addresses', () => {
    it.each([1000, 999, 998, 1])('accept one PUT of the agreed type and size: %d bytes', async (size) => {
      const [key, body] = [newKey(), new Uint8Array(randomBytes(size))];
      const ticket = await blobs.prepareUpload(key, { ...options, size });
      expect(Date.parse(ticket.expiresAt)).toBeGreaterThan(Date.now());
      expect(await blobs.get(key)).toBeNull();
      expect((await upload(ticket.url, body)).status).toBe(200);
      expect(await blobs.get(key)).toEqual({ body, contentType: 'image/webp' });
      const streamed = await blobs.stream(key);
      expect(streamed).toMatchObject({ contentType: 'image/webp', size });
      expect(streamed && new Uint8Array(await buffer(streamed.body))).toEqual(body);
    });

    it('accept a repeat of the same bytes', async () => {
      const key = newKey();
      const { url } = await blobs.prepareUpload(key, options);
      expect((await Promise.all([upload(url, file), upload(url, file)])).map(({ status }) => status)).toEqual([
        200, 200,
      ]);
      expect((await upload(url, file)).status).toBe(200);
      expect((await blobs.get(key))?.body).toEqual(file);
    });

    it.each<[string, Uint8Array, Record<string, string>]>([
      ['another type', file, { 'content-type': 'text/html' }],
      ['another encoding', file, { 'content-encoding': 'gzip' }],
      ['three bytes more', new Uint8Array(1003), {}],
      ['much more', new Uint8Array(100_000), {}],
      ['less', new Uint8Array(500), {}],
      ['nothing', new Uint8Array(0), {}],
    ])('reject %s', async (_, body, headers) => {
      const key = newKey();
      const { url } = await blobs.prepareUpload(key, options);
      expect((await upload(url, body, headers)).ok).toBe(false);
      expect(await blobs.get(key)).toBeNull();
      expect((await upload(url, file)).status).toBe(200);
    });

    it('reject another HTTP method', async () => {
      const key = newKey();
      await blobs.put(key, file, 'image/webp');
      const { url } = await blobs.prepareUpload(key, options);
      for (const method of ['GET', 'DELETE', 'POST'])
        expect(
          (await fetch(url, { method, headers: { 'content-type': 'image/webp', 'content-encoding': 'base64' } })).ok,
        ).toBe(false);
      expect((await blobs.get(key))?.body).toEqual(file);
    });

    it('reject a forged signature, another key and an extended expiry', async () => {
      const key = newKey();
      const { url } = await blobs.prepareUpload(key, options);
      const signature = /signature=[^&]{6}/i;
      expect(url).toMatch(signature);
      expect(
        (
          await upload(
            url.replace(signature, (found) => `${found.slice(0, -6)}AAAAAA`),
            file,
          )
        ).status,
      ).toBe(403);
      const other = newKey();
      expect((await upload(url.replace(key, other), file)).status).toBe(403);
      expect(
        (
          await upload(
            url.replace(/expires=\d+/i, (found) => `${found}0`),
            file,
          )
        ).ok,
      ).toBe(false);
      expect(await blobs.get(key)).toBeNull();
      expect(await blobs.get(other)).toBeNull();
    });
  });
};
