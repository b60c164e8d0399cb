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

describe('the cache of keys', () => {
  it('asks once for a key it knows, and again for one that was not there', async () => {
    const { keys, asked, slow } = counted();
    const cached = cachedKeys(slow);
    expect(await cached.find('anna')).toBeNull();
    const key = await keys.keyFor('anna');
    expect(await cached.find('anna')).toBe(key);
    expect(await cached.find('anna')).toBe(key);
    expect(asked).toEqual(['anna', 'anna']);
  });

  it('forgets the one that was used longest ago', async () => {
    const { keys, asked, slow } = counted();
    const cached = cachedKeys(slow, { max: 2 });
    for (const person of ['a', 'b', 'c']) await keys.keyFor(person);
    for (const person of ['a', 'b', 'a', 'c', 'a', 'b']) await cached.find(person);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('forgets with time what another process may have destroyed', async () => {
    const { keys, slow } = counted();
    const cached = cachedKeys(slow, { ttlMs: 20 });
    await keys.keyFor('anna');
    expect(await cached.find('anna')).not.toBeNull();
    await keys.destroy('anna');
    await pause(30);
    expect(await cached.find('anna')).toBeNull();
  });

  it('does not bring back a key that was destroyed while it was looked up', async () => {
    const { keys, slow } = counted();
    const cached = cachedKeys(slow);
    await keys.keyFor('anna');
    const looking = cached.find('anna');
    await cached.destroy('anna');
    await looking;
    expect(await cached.find('anna')).toBeNull();
  });

  it('can be moved where what is behind it can', async () => {
    const behind = openSqliteSubjectKeys(':memory:', join(mkdtempSync(join(tmpdir(), 'cached-')), 'master.key'));
    expect(areMovable(cachedKeys(behind))).toBe(true);
    expect(areMovable(cachedKeys(memoryKeys()))).toBe(false);
    await behind.close();
  });
});
