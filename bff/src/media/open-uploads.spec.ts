import { describe, expect, it } from '@jest/globals';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { createOpenUploads, EXPIRES_SECONDS, OPEN_UPLOADS, uploadKey } from './open-uploads.js';

const at = '2027-03-01T10:00:00.000Z';
const later = (seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString();
const file = { contentType: 'image/webp', size: 8_000_000 };

/** A file store whose clock the test moves. */
const memory = () => {
  const clock = { now: at };
  const files = new Map<string, string>();
  const bodies = new Map<string, Uint8Array>();
  const blobs: Pick<Blobs, 'prepareUpload' | 'put' | 'get' | 'list' | 'delete'> = {
    prepareUpload: async (key) => ({ url: `https://files.example/${key}`, expiresAt: later(EXPIRES_SECONDS) }),
    get: async (key) => {
      const body = files.has(key) ? bodies.get(key) : undefined;
      return body ? { body, contentType: 'text/plain' } : null;
    },
    put: async (key, body) => {
      bodies.set(key, body);
      files.set(key, clock.now);
    },
    list: async (folder) =>
      [...files].filter(([key]) => key.startsWith(`${folder}/`)).map(([key, storedAt]) => ({ key, storedAt })),
    delete: async (key) => {
      files.delete(key);
    },
  };
  const uploads = createOpenUploads(blobs as Blobs);
  /** `ok`, or the code of the refusal. */
  const open = (userId: string, imageId: string, when = clock.now, target = 'profile') =>
    uploads.open(userId, imageId, file, when, target).then(
      () => 'ok',
      (error: { code: string }) => error.code,
    );
  return { clock, files, uploads, open };
};

describe('uploads that are not used', () => {
  it('are so many for a person, also when they are asked for at once; another person has room of their own', async () => {
    const { open } = memory();
    const answers = await Promise.all(Array.from({ length: OPEN_UPLOADS + 5 }, (_, n) => open('anna', `${n}`)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(OPEN_UPLOADS);
    expect(new Set(answers.slice(OPEN_UPLOADS))).toEqual(new Set(['too_many_uploads']));
    expect(await open('bert', '1')).toBe('ok');
    // The same click once more is no other upload.
    expect(await open('anna', '3')).toBe('ok');
  });

  it('never replace a picture that is stored: the key of its request is used', async () => {
    const { open, files } = memory();
    expect(await open('anna', '1')).toBe('ok');
    files.set('image/1/128', at);
    expect(await open('anna', '1')).toBe('idempotency_key_reused');
    expect(await open('anna', '11')).toBe('ok');
  });

  it('are for one person and one thing', async () => {
    const { open, uploads } = memory();
    await open('anna', '1', at, 'categories');
    const asked = [
      uploads.isFor('anna', '1', 'categories'),
      uploads.isFor('anna', '1', 'profile'),
      uploads.isFor('bert', '1', 'categories'),
      uploads.isFor('anna', '2', 'categories'),
    ];
    expect(await Promise.all(asked)).toEqual([true, false, false, false]);
    await uploads.close('anna', '1');
    expect(await uploads.isFor('anna', '1', 'categories')).toBe(false);
  });

  it('make room when they are used, and when their address is over', async () => {
    const { clock, open, uploads, files } = memory();
    for (let n = 0; n < OPEN_UPLOADS; n += 1) await open('anna', `${n}`);
    expect(await open('anna', 'more')).toBe('too_many_uploads');
    await uploads.close('anna', '0');
    expect(await open('anna', 'more')).toBe('ok');
    expect(files.has(`${uploadKey('anna', '0')}/ticket`)).toBe(false);
    clock.now = later(EXPIRES_SECONDS + 1);
    expect(await open('anna', 'yet another')).toBe('ok');
  });

  it('are swept once nobody can use them any more, however often', async () => {
    const { files, open, uploads } = memory();
    await open('anna', '1');
    files.set(uploadKey('anna', '1'), later(600));
    files.set('image/2/320', at);
    await uploads.sweep.tick(later(2 * EXPIRES_SECONDS + 1));
    expect([...files.keys()]).toEqual([uploadKey('anna', '1'), 'image/2/320']);
    for (let twice = 0; twice < 2; twice += 1) await uploads.sweep.tick(later(600 + 2 * EXPIRES_SECONDS + 1));
    expect([...files.keys()]).toEqual(['image/2/320']);
  });
});
