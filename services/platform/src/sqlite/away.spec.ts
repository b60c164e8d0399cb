import { describe, expect, it } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { watchEngine } from '../base/engine-watch.js';
import { silentLog } from '../base/log.js';
import { openSqliteEventStore } from '../event-store/sqlite.adapter.js';
import { awayOnDisk } from './away.js';

const errorWith = (fields: object): Error => Object.assign(new Error('said so'), fields);

describe('disk error', () => {
  it.each([
    ['no room, in the words of SQLite', { errcode: 13 }, 'The disk of /data is full: free disk space'],
    ['no room, in those of the file system', { code: 'ENOSPC' }, 'The disk of /data is full: free disk space'],
    ['another process that writes', { errcode: 5 }, '/data cannot be read or written: said so'],
    ['a write that failed', { errcode: 10 + 3 * 256 }, '/data cannot be read or written: said so'],
    ['a disk that became read-only', { code: 'EROFS' }, '/data cannot be read or written: said so'],
  ])('means an unavailable engine: %s', (_, fields, said) => {
    const meant = awayOnDisk('document store', '/data', errorWith(fields));
    expect(meant).toBeInstanceOf(EngineUnavailable);
    expect(meant).toMatchObject({ engine: 'document store', message: said });
  });

  it.each([
    ['a damaged file, which is put aside', { errcode: 11 }],
    ['one that ends too soon', { errcode: 522 }],
    ['a broken rule of a table', { errcode: 19 }],
    ['a file that is not there', { code: 'ENOENT' }],
  ])('is passed on unchanged: %s', (_, fields) => {
    const error = errorWith(fields);
    expect(awayOnDisk('document store', '/data', error)).toBe(error);
  });
});

describe('event store on a full disk', () => {
  it('is unavailable and logged once, still serves reads, and accepts events once space is free', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-room-'));
    const told: string[] = [];
    const warn = (fields: object): void => void told.push('calls' in fields ? `back after ${fields.calls}` : 'away');
    let full = true;
    const store = openSqliteEventStore(join(folder, 'events.db'), {
      sync: async () => {
        if (full) throw errorWith({ code: 'ENOSPC' });
      },
      watch: watchEngine('event store', { at: folder, log: { ...silentLog, warn } }),
    });
    const append = (id: string) =>
      store.append([
        {
          stream: `jar-${id}`,
          expected: 'absent',
          events: [
            {
              id,
              type: 'opened',
              data: {},
              metadata: { commandId: id, commandHash: id, requestId: id, actor: 'a', at: '2026-01-01T00:00:00Z' },
            },
          ],
        },
      ]);
    for (const id of ['a', 'b', 'c']) await expect(append(id)).rejects.toBeInstanceOf(EngineUnavailable);
    await store.read('jar-x');
    expect(told).toEqual(['away']);
    full = false;
    await append('d');
    expect(told).toEqual(['away', 'back after 3']);
    await store.close();
    rmSync(folder, { recursive: true });
  });
});
