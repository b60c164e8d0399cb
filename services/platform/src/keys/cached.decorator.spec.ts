import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { memoryKeys } from '../../testing/memory.js';
import { cachedKeys } from './cached.decorator.js';
import { openSqliteSubjectKeys } from './sqlite.adapter.js';
import { areMovable } from './subject-keys.port.js';

const counted = () => {
  const keys = memoryKeys();
  const asked: string[] = [];
  return {
    keys,
    asked,
    slow: {
      ...keys,
      find: async (subject: string) => {
        asked.push(subject);
        await pause(1);
        return keys.find(subject);
      },
    },
  };
};

describe('key cache', () => {
  it('reads a known key once and looks up a missing key again', async () => {
    const { keys, asked, slow } = counted();
    const cached = cachedKeys(slow);
    expect(await cached.find('anna')).toBeNull();
    const key = await keys.keyFor('anna');
    expect(await cached.find('anna')).toBe(key);
    expect(await cached.find('anna')).toBe(key);
    expect(asked).toEqual(['anna', 'anna']);
  });

  it('evicts the least recently used key', async () => {
    const { keys, asked, slow } = counted();
    const cached = cachedKeys(slow, { max: 2 });
    for (const person of ['a', 'b', 'c']) await keys.keyFor(person);
    for (const person of ['a', 'b', 'a', 'c', 'a', 'b']) await cached.find(person);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('expires keys that another process may have destroyed', async () => {
    const { keys, slow } = counted();
    const cached = cachedKeys(slow, { ttlMs: 20 });
    await keys.keyFor('anna');
    expect(await cached.find('anna')).not.toBeNull();
    await keys.destroy('anna');
    await pause(30);
    expect(await cached.find('anna')).toBeNull();
  });

  it('does not restore a key destroyed during its lookup', async () => {
    const { keys, slow } = counted();
    const cached = cachedKeys(slow);
    await keys.keyFor('anna');
    const looking = cached.find('anna');
    await cached.destroy('anna');
    await looking;
    expect(await cached.find('anna')).toBeNull();
  });

  it('can be migrated if the underlying key store can', async () => {
    const behind = openSqliteSubjectKeys(':memory:', join(mkdtempSync(join(tmpdir(), 'cached-')), 'master.key'));
    expect(areMovable(cachedKeys(behind))).toBe(true);
    expect(areMovable(cachedKeys(memoryKeys()))).toBe(false);
    await behind.close();
  });
});
