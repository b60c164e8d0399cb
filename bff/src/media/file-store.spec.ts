import { describe, expect, it } from '@jest/globals';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { PictureRefused, type Pictures } from '@lendring/platform/pictures/pictures.port.js';
import { monitoredFileStore } from './file-store.js';

describe('a file store that may be away', () => {
  let here = true;
  const said: string[] = [];
  const answer = async <T>(value: T): Promise<T> => {
    if (!here) throw new Error('connect ECONNREFUSED');
    return value;
  };
  const blobs: Blobs = {
    prepareUpload: () => answer({ url: 'https://files.example/x', expiresAt: '' }),
    put: () => answer(undefined),
    get: () => answer(null),
    stream: () => answer(null),
    list: () => answer([]),
    delete: () => answer(undefined),
  };
  const nothing = () => answer(undefined);
  const pictures: Pictures = {
    maxBytes: 1,
    storeDrawn: async () => ({ width: 1, height: 1 }),
    remove: nothing,
    hide: nothing,
    show: nothing,
    store: async (_id, file) => {
      if (file.length > 1) throw new PictureRefused('picture_too_big');
      return answer({ width: 1, height: 1 });
    },
  };
  const say = (_fields: object, message: string) => {
    said.push(message);
  };
  const store = monitoredFileStore({ blobs, pictures }, { warn: say, info: say });

  it('is a part that cannot be reached, said once and once again when it is back', async () => {
    expect(await store.blobs.get('image/x')).toBeNull();
    here = false;
    const calls = [
      () => store.blobs.get('x'),
      () => store.blobs.stream('x'),
      () => store.blobs.put('x', new Uint8Array(), 'image/webp'),
      () => store.blobs.delete('x'),
      () => store.blobs.prepareUpload('x', { contentType: 'image/png', size: 1, expiresInSeconds: 1 }),
      () => store.pictures.store('x', new Uint8Array()),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'service_unavailable' });
    here = true;
    await store.blobs.delete('x');
    expect(said).toEqual(['the file store does not answer', 'the file store answers again']);
  });

  it('says what is wrong with a picture as before', async () => {
    await expect(store.pictures.store('x', new Uint8Array(2))).rejects.toThrow(PictureRefused);
    expect(said).toHaveLength(2);
  });
});
