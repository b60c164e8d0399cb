import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteDocuments } from '../read-models/sqlite.adapter.js';
import { createRateLimit } from './shared-rate-limit.js';
import type { Counted } from './throttle.js';

const allowance = { free: 4, firstSeconds: 2, longestSeconds: 60 };
const key = (name: string): Counted => ({ key: name, allowance });
const secret = Buffer.from('a secret of the installation');

describe('shared rate limit for guesses', () => {
  let folder: string;
  let time = 1_000_000;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rate-limit-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const opened = () => {
    const documents = openSqliteDocuments(join(folder, 'documents.db'));
    return { documents, rateLimit: createRateLimit(documents, secret, () => time) };
  };

  it('counts concurrent attempts and allows the free attempts', async () => {
    const { documents, rateLimit } = opened();
    const other = createRateLimit(documents, secret, () => time);
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? rateLimit : other).take([key('mila'), key(`network ${n}`)])),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(4);
    expect(await rateLimit.take([key('mila')])).toBe(2);
    expect(await rateLimit.take([key('jana'), key('network 1')])).toBe(0);
    await documents.close();
  });

  it('counts nothing for a network while its users wait for their own limit', async () => {
    const { documents, rateLimit } = opened();
    for (let n = 0; n < 4; n += 1) await rateLimit.take([key('mila')]);
    for (let n = 0; n < 20; n += 1) expect(await rateLimit.take([key('mila'), key('her street')])).toBe(2);
    expect(await rateLimit.take([key('jana'), key('her street')])).toBe(0);
    await documents.close();
  });

  it('resets only the key of the correct guess', async () => {
    const { documents, rateLimit } = opened();
    for (const name of ['mila', 'jana']) for (let n = 0; n < 4; n += 1) await rateLimit.take([key(name)]);
    await rateLimit.forgive([key('mila'), key('nobody')]);
    expect([await rateLimit.take([key('mila')]), await rateLimit.take([key('jana')])]).toEqual([0, 2]);
    await documents.close();
  });

  it('returns one correct attempt but keeps the wait caused by wrong attempts', async () => {
    const { documents, rateLimit } = opened();
    for (let n = 0; n < 20; n += 1) {
      expect([n, await rateLimit.take([key('mila')])]).toEqual([n, 0]);
      await rateLimit.giveBack([key('mila')]);
    }
    for (let n = 0; n < 3; n += 1) await rateLimit.take([key('mila')]);
    await rateLimit.take([key('mila')]);
    await rateLimit.giveBack([key('mila')]);
    expect([await rateLimit.take([key('mila')]), await rateLimit.take([key('mila')])]).toEqual([0, 2]);
    await rateLimit.giveBack([key('nobody')]);
    await documents.close();
  });

  it('survives a restart, resets after an hour and stores no readable key', async () => {
    const before = opened();
    for (let n = 0; n < 4; n += 1) await before.rateLimit.take([key('192.0.2.7')]);
    await before.documents.close();
    const { documents, rateLimit } = opened();
    expect(await rateLimit.take([key('192.0.2.7')])).toBe(2);
    const places = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    const kept = await Promise.all(places.map((place) => documents.getValue(`tries ${place}`)));
    expect(kept.filter((value) => value !== null)).toHaveLength(1);
    expect(kept.join('')).not.toContain('192.0.2.7');
    time += 3_600_001;
    expect(await rateLimit.take([key('192.0.2.7')])).toBe(0);
    await documents.close();
  });
});
