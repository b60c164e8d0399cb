import { describe, expect, it } from 'vitest';
import type { Blobs } from '@lendring/platform/blobs/blobs.port.js';
import { createOpenUploads, EXPIRES_SECONDS, OPEN_UPLOADS, uploadKey } from './open-uploads.js';

const at = '2027-03-01T10:00:00.000Z';
const later = (seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString();
const file = { contentType: 'image/webp', size: 8_000_000 };

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
  const issue = async (userId: string, click: string, when = clock.now, target = 'profile') =>
    (await uploads.open(userId, click, file, when, target)).imageId;
  const open = (...asked: Parameters<typeof issue>) =>
    issue(...asked).then(
      () => 'ok',
      (error: { code: string }) => error.code,
    );
  return { clock, files, uploads, issue, open };
};

describe('unused uploads', () => {
  it('are limited per user, even for parallel requests', async () => {
    const { open } = memory();
    const answers = await Promise.all(Array.from({ length: OPEN_UPLOADS + 5 }, (_, n) => open('anna', `${n}`)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(OPEN_UPLOADS);
    expect(new Set(answers.slice(OPEN_UPLOADS))).toEqual(new Set(['too_many_uploads']));
    expect(await open('bert', '1')).toBe('ok');
    expect(await open('anna', '3')).toBe('ok');
  });

  it('never reuse an id: a retry returns the same upload, or none after its use', async () => {
    const { open, issue, uploads } = memory();
    const first = await issue('anna', '1');
    expect(await issue('anna', '1')).toBe(first);
    expect(await issue('anna', '2')).not.toBe(first);
    expect(await issue('bert', '1')).not.toBe(first);
    await uploads.close('anna', first);
    expect(await open('anna', '1')).toBe('idempotency_key_reused');
    await uploads.sweep.tick(later(2 * EXPIRES_SECONDS + 1));
    expect(await issue('anna', '1')).not.toBe(first);
  });

  it('are bound to one user and one purpose', async () => {
    const { issue, uploads } = memory();
    const imageId = await issue('anna', '1', at, 'categories');
    const asked = [
      uploads.isFor('anna', imageId, 'categories'),
      uploads.isFor('anna', imageId, 'profile'),
      uploads.isFor('bert', imageId, 'categories'),
      uploads.isFor('anna', '2', 'categories'),
    ];
    expect(await Promise.all(asked)).toEqual([true, false, false, false]);
    await uploads.close('anna', imageId);
    expect(await uploads.isFor('anna', imageId, 'categories')).toBe(false);
  });

  it('free a slot when used or expired', async () => {
    const { clock, issue, open, uploads, files } = memory();
    const first = await issue('anna', '0');
    for (let n = 1; n < OPEN_UPLOADS; n += 1) await open('anna', `${n}`);
    expect(await open('anna', 'more')).toBe('too_many_uploads');
    await uploads.close('anna', first);
    expect(await open('anna', 'more')).toBe('ok');
    expect(files.has(`${uploadKey('anna', first)}/ticket`)).toBe(false);
    clock.now = later(EXPIRES_SECONDS + 1);
    expect(await open('anna', 'yet another')).toBe('ok');
  });

  it('are deleted once they expire, idempotently', async () => {
    const { files, issue, uploads } = memory();
    const imageId = await issue('anna', '1');
    files.set(uploadKey('anna', imageId), later(600));
    files.set('image/2/320', at);
    await uploads.sweep.tick(later(2 * EXPIRES_SECONDS + 1));
    expect([...files.keys()]).toEqual([uploadKey('anna', imageId), 'image/2/320']);
    for (let twice = 0; twice < 2; twice += 1) await uploads.sweep.tick(later(600 + 2 * EXPIRES_SECONDS + 1));
    expect([...files.keys()]).toEqual(['image/2/320']);
  });
});
