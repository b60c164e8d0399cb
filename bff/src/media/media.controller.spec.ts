import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it } from 'vitest';
import { hiddenKey, pictureKey, type HiddenMark } from '@lendring/platform/pictures/pictures.port.js';
import type { FastifyRequest } from 'fastify';
import { replyStandIn } from '../../testing/reply.js';
import { MediaController } from './media.controller.js';
import { createPictureLinks } from './picture-links.js';

const image = '0d9e5f13-6c1e-4c7e-9f51-0a4c2b7d8e92';
const other = '0d9e5f13-6c1e-4c7e-9f51-0a4c2b7d8e93';
const at = '2026-05-01T10:00:00.000Z';
const refused = { code: 'not_found' };

const links = createPictureLinks(new Uint8Array(32));
const given = (url: string) => Object.fromEntries(new URL(url, 'http://localhost').searchParams);
const forSides = given(links.signed(at)(image, 640));
const forOwner = given(links.signedForOwner(at)(image, 640));

let mark: HiddenMark | null;
let isThere: boolean;
beforeEach(() => {
  [mark, isThere] = [null, true];
});

const fetched = async (query: object = {}, { file = '640.webp', of = image, known = '', now = at } = {}) => {
  const controller = new MediaController({
    links,
    clock: { now: () => now },
    blobs: {
      get: async (key) =>
        mark !== null && key === hiddenKey(image) ? { body: Buffer.from(mark), contentType: 'text/plain' } : null,
      stream: async (key) =>
        isThere && key === pictureKey(image, 640)
          ? { body: Readable.from([Buffer.from('picture')]), contentType: 'image/webp', size: 7 }
          : null,
    },
  });
  const { reply, sent } = replyStandIn();
  const request = { headers: known ? { 'if-none-match': known } : {} } as unknown as FastifyRequest;
  await controller.picture(of, file, { ...query }, request, reply);
  return sent();
};

describe('a stored picture', () => {
  it('is public, and revalidated by shared caches after a minute', async () => {
    const { status, headers, body } = await fetched();
    expect([status, body]).toEqual([200, 'picture']);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(headers['cache-control']).toBe('public, max-age=86400, s-maxage=60');
    const again = await fetched({}, { known: String(headers['etag']) });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('opens at a signed URL only while its offer is paused, and is cached only privately', async () => {
    mark = 'hidden';
    await expect(fetched()).rejects.toMatchObject(refused);
    for (const query of [forSides, forOwner]) {
      const { headers, body } = await fetched(query);
      expect([body, headers['cache-control']]).toEqual(['picture', 'private, max-age=86400']);
    }
  });

  it('opens for its owner only while moderation hides it', async () => {
    mark = 'barred';
    await expect(fetched()).rejects.toMatchObject(refused);
    await expect(fetched(forSides)).rejects.toMatchObject(refused);
    await expect(fetched(forSides, { known: `"${image}-640"` })).rejects.toMatchObject(refused);
    expect((await fetched(forOwner)).body).toBe('picture');
  });

  it('opens for its owner until the URL expires, and that URL opens no other picture', async () => {
    mark = 'barred';
    await expect(fetched(forOwner, { now: '2026-05-04T00:00:00.000Z' })).rejects.toMatchObject(refused);
    const ofOther = given(links.signedForOwner(at)(other, 640));
    await expect(fetched(ofOther)).rejects.toMatchObject(refused);
    await expect(fetched({ ...forOwner, signature: forSides['signature'] })).rejects.toMatchObject(refused);
  });

  it('is not found under another name or width, nor after its removal', async () => {
    await expect(fetched({}, { file: '641.webp' })).rejects.toMatchObject(refused);
    await expect(fetched({}, { file: '640.png' })).rejects.toMatchObject(refused);
    await expect(fetched({}, { of: '../secret' })).rejects.toMatchObject(refused);
    isThere = false;
    await expect(fetched()).rejects.toMatchObject(refused);
  });
});
