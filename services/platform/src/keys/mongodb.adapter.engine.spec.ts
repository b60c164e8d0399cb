import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { MongoClient } from 'mongodb';
import { describeEngine } from '../../testing/engines/engine.js';
import { cachedKeys } from './cached.decorator.js';
import { subjectKeysContract } from '../../testing/keys/contract.js';
import { movableKeysContract } from '../../testing/keys/contract-move.js';
import { openMongoSubjectKeys } from './mongodb.adapter.js';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describeEngine('mongodb', 'MongoDB keys', (url) => {
  const database = `test_keys_${randomUUID().slice(0, 8)}`;
  const masterKey = randomBytes(32);
  const open = () => openMongoSubjectKeys({ url, database, masterKey });
  const raw = new MongoClient(url, { promoteBuffers: true });
  const stored = async (subject: string) =>
    (await raw.db(database).collection<{ _id: string; wrapped: Buffer | null }>('keys').findOne({ _id: subject }))
      ?.wrapped;
  afterAll(async () => {
    await raw.db(database).dropDatabase();
    await raw.close();
  });

  describe('port contract', () => subjectKeysContract(async () => open()));
  describe('port contract with a cache', () => subjectKeysContract(async () => cachedKeys(open())));
  movableKeysContract(async () => open());

  it('stores only wrapped keys and no trace of a destroyed key', async () => {
    const keys = open();
    const key = Buffer.from((await keys.keyFor('wrapped')) ?? []);
    expect(await stored('wrapped')).toHaveLength(12 + 32 + 16);
    expect((await stored('wrapped'))?.includes(key)).toBe(false);
    await keys.destroy('wrapped');
    expect(await stored('wrapped')).toBeNull();
    await keys.close();
    await expect(keys.find('wrapped')).rejects.toThrow('closed');
  });

  it('rejects a wrong master key and creates no user key with it', async () => {
    const keys = open();
    await keys.keyFor('anna');
    await keys.close();
    const wrong = openMongoSubjectKeys({ url, database, masterKey: randomBytes(32) });
    await expect(wrong.find('anna')).rejects.toThrow('does not match the keys');
    await expect(wrong.keyFor('ben')).rejects.toThrow('does not match the keys');
    await expect(wrong.destroy('anna')).rejects.toThrow('does not match the keys');
    expect(await stored('ben')).toBeUndefined();
    await wrong.close();
  });

  it('creates nothing on reads and adopts a given identity once', async () => {
    const empty = openMongoSubjectKeys({ url, database: `${database}_empty`, masterKey });
    expect([await empty.find('anna'), await empty.identity()]).toEqual([null, null]);
    const given = randomBytes(32);
    expect(Buffer.from(await empty.begin(given)).equals(given)).toBe(true);
    expect(Buffer.from(await empty.begin()).equals(given)).toBe(true);
    await empty.close();
    await raw.db(`${database}_empty`).dropDatabase();
  });

  it('returns one key to concurrent processes at first use, and none after its destruction', async () => {
    const crowd = Array.from({ length: 6 }, open);
    const all = await Promise.all(crowd.map((keys) => keys.keyFor('crowd')));
    expect(new Set(all.map((key) => Buffer.from(key ?? []).toString('hex'))).size).toBe(1);
    await crowd[0]?.destroy('crowd');
    expect(await Promise.all(crowd.map((keys) => keys.keyFor('crowd')))).toEqual(crowd.map(() => null));
    await Promise.all(crowd.flatMap((keys) => [keys.keyFor('contested'), keys.destroy('contested')]));
    expect(await crowd[1]?.keyFor('contested')).toBeNull();
    await Promise.all(crowd.map((keys) => keys.close()));
  });
});
