import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SubjectKeys } from '../../src/keys/subject-keys.port.js';

/** Contract of all `SubjectKeys` adapters. `open` opens the same keys each time. */
export const subjectKeysContract = (open: () => Promise<SubjectKeys>): void => {
  let keys: SubjectKeys;
  beforeAll(async () => {
    keys = await open();
  });
  afterAll(async () => {
    await keys.close();
  });
  const reopen = async (): Promise<void> => {
    await keys.close();
    keys = await open();
  };

  it('creates one 32-byte key per person at first use', async () => {
    const [anna, ben] = [randomUUID(), randomUUID()];
    expect(await keys.find(anna)).toBeNull();
    const key = await keys.keyFor(anna);
    expect(key).toHaveLength(32);
    expect(await keys.keyFor(anna)).toEqual(key);
    expect(await keys.find(anna)).toEqual(key);
    expect(await keys.keyFor(ben)).not.toEqual(key);
  });

  it('returns the same key to concurrent callers', async () => {
    const anna = randomUUID();
    const all = await Promise.all(Array.from({ length: 20 }, () => keys.keyFor(anna)));
    expect(new Set(all.map((key) => Buffer.from(key ?? []).toString('hex'))).size).toBe(1);
  });

  it('returns the same keys after reopening', async () => {
    const anna = randomUUID();
    const key = await keys.keyFor(anna);
    await reopen();
    expect(await keys.find(anna)).toEqual(key);
  });

  it('never recreates a destroyed key, even after reopening', async () => {
    const [anna, ben] = [randomUUID(), randomUUID()];
    await keys.keyFor(anna);
    const kept = await keys.keyFor(ben);
    await keys.destroy(anna);
    await keys.destroy(anna);
    expect(await keys.find(anna)).toBeNull();
    expect(await keys.keyFor(anna)).toBeNull();
    await reopen();
    expect(await keys.find(anna)).toBeNull();
    expect(await keys.keyFor(anna)).toBeNull();
    expect(await keys.find(ben)).toEqual(kept);
  });

  it('remembers destroyed keys, even after reopening', async () => {
    const [anna, ben] = [randomUUID(), randomUUID()];
    for (const person of [anna, ben]) await keys.keyFor(person);
    await keys.destroy(anna);
    await reopen();
    const destroyed = [];
    for await (const person of keys.destroyed()) destroyed.push(person);
    expect(destroyed).toContain(anna);
    expect(destroyed).not.toContain(ben);
    expect(destroyed).not.toContain('');
  });

  it('can destroy a key that was never created', async () => {
    const anna = randomUUID();
    await keys.destroy(anna);
    expect(await keys.keyFor(anna)).toBeNull();
  });

  it('accepts any string as the id of a person', async () => {
    const odd = `O'Neil; -- ${randomUUID()} 🚲`;
    const key = await keys.keyFor(odd);
    expect(await keys.find(odd)).toEqual(key);
  });

  it('has a distinct identity that is stable after reopening', async () => {
    await keys.keyFor(randomUUID());
    const identity = await keys.identity();
    expect(identity).toHaveLength(32);
    expect(await keys.begin()).toEqual(identity);
    await reopen();
    expect(await keys.identity()).toEqual(identity);
    expect(await keys.begin(randomBytes(32))).toEqual(identity);
  });

  it('rejects an empty id', async () => {
    await expect(keys.keyFor('')).rejects.toThrow();
  });
};
