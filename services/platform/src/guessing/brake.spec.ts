import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteDocuments } from '../read-models/sqlite.adapter.js';
import { createBrake } from './brake.js';
import type { Counted } from './throttle.js';

const allowance = { free: 4, firstSeconds: 2, longestSeconds: 60 };
const key = (name: string): Counted => ({ key: name, allowance });
const secret = Buffer.from('a secret of the installation');

describe('shared rate limit for guesses', () => {
  let folder: string;
  let time = 1_000_000;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'brake-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const opened = () => {
    const documents = openSqliteDocuments(join(folder, 'documents.db'));
    return { documents, brake: createBrake(documents, secret, () => time) };
  };

  it('counts concurrent attempts and allows the free attempts', async () => {
    const { documents, brake } = opened();
    const other = createBrake(documents, secret, () => time);
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? brake : other).miss([key('mila'), key(`network ${n}`)])),
    );
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(4);
    expect(await brake.miss([key('mila')])).toBe(2);
    expect(await brake.miss([key('jana'), key('network 1')])).toBe(0);
    await documents.close();
  });

  it('counts nothing for a network while its users wait for their own limit', async () => {
    const { documents, brake } = opened();
    for (let n = 0; n < 4; n += 1) await brake.miss([key('mila')]);
    for (let n = 0; n < 20; n += 1) expect(await brake.miss([key('mila'), key('her street')])).toBe(2);
    expect(await brake.miss([key('jana'), key('her street')])).toBe(0);
    await documents.close();
  });

  it('resets only the key of the correct guess', async () => {
    const { documents, brake } = opened();
    for (const name of ['mila', 'jana']) for (let n = 0; n < 4; n += 1) await brake.miss([key(name)]);
    await brake.forgive([key('mila'), key('nobody')]);
    expect([await brake.miss([key('mila')]), await brake.miss([key('jana')])]).toEqual([0, 2]);
    await documents.close();
  });

  it('returns one correct attempt but keeps the wait caused by wrong attempts', async () => {
    const { documents, brake } = opened();
    for (let n = 0; n < 20; n += 1) {
      expect([n, await brake.miss([key('mila')])]).toEqual([n, 0]);
      await brake.giveBack([key('mila')]);
    }
    for (let n = 0; n < 3; n += 1) await brake.miss([key('mila')]);
    await brake.miss([key('mila')]);
    await brake.giveBack([key('mila')]);
    expect([await brake.miss([key('mila')]), await brake.miss([key('mila')])]).toEqual([0, 2]);
    await brake.giveBack([key('nobody')]);
    await documents.close();
  });

  it('survives a restart, resets after an hour and stores no readable key', async () => {
    const before = opened();
    for (let n = 0; n < 4; n += 1) await before.brake.miss([key('192.0.2.7')]);
    await before.documents.close();
    const { documents, brake } = opened();
    expect(await brake.miss([key('192.0.2.7')])).toBe(2);
    const places = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
    const kept = await Promise.all(places.map((place) => documents.getValue(`tries ${place}`)));
    expect(kept.filter((value) => value !== null)).toHaveLength(1);
    expect(kept.join('')).not.toContain('192.0.2.7');
    time += 3_600_001;
    expect(await brake.miss([key('192.0.2.7')])).toBe(0);
    await documents.close();
  });
});
