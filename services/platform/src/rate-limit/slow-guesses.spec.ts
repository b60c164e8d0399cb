import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteDocuments } from '../read-models/sqlite.adapter.js';
import { createRateLimit } from './shared-rate-limit.js';
import { slowGuesses, type SlowedGuesses } from './slow-guesses.js';

const counted = [{ key: 'mila', allowance: { free: 4, firstSeconds: 2, longestSeconds: 60 } }];

describe('guess-protected secret', () => {
  let folder: string;
  let documents: ReturnType<typeof openSqliteDocuments>;
  let slowed: SlowedGuesses;
  let looks = 0;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guesses-'));
    documents = openSqliteDocuments(join(folder, 'documents.db'));
    slowed = slowGuesses(createRateLimit(documents, Buffer.from('a secret of the installation'), () => 1_000_000));
    looks = 0;
  });
  afterEach(async () => {
    await documents.close();
    await rm(folder, { recursive: true });
  });
  const look = (found: { group: string } | null) => async () => {
    looks += 1;
    return found;
  };

  it('is looked up equally often for concurrent and sequential guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => slowed(counted, look(null))));
    expect([looks, answers.filter((answer) => answer === null).length]).toEqual([4, 4]);
    expect(await slowed(counted, look({ group: 'right' }))).toEqual({ seconds: 2 });
    expect(looks).toBe(4);
  });

  it('is returned without a limit for correct guesses', async () => {
    for (let n = 0; n < 20; n += 1) expect(await slowed(counted, look({ group: 'right' }))).toEqual({ group: 'right' });
    for (let n = 0; n < 3; n += 1) expect(await slowed(counted, look(null))).toBeNull();
    expect(await slowed(counted, look({ group: 'right' }))).toEqual({ group: 'right' });
  });
});
