import { describe, expect, it, vi } from 'vitest';
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { silentLog } from '../base/log.js';
import { documentsContract } from '../../testing/read-models/contract.js';
import { InvalidQuery, type Filter, type IndexSpec } from './documents.port.js';
import { OTHERS_SEEN_MS } from './sqlite-file.adapter.js';
import { openSqliteDocuments } from './sqlite.adapter.js';
import { countSql, findSql } from './sqlite-statements.js';

describe('SQLite documents', () => documentsContract(async () => openSqliteDocuments(':memory:')));

describe('indexed SQLite documents', () =>
  documentsContract(
    async () => openSqliteDocuments(':memory:'),
    ['a', 'b', 'a.b', 'b.a', 'c-1.a', 'a.b.c-1', 'v', 'v.x', 'e', 'e.t', 't', 'n'].map((path) => [
      [path, 1],
      ['group', 1],
    ]),
  ));

const overwrite = async (file: string, from: number, length: number): Promise<void> => {
  const handle = await open(file, 'r+');
  await handle.write(randomBytes(length), 0, length, from);
  await handle.close();
};

describe('SQLite document file', () => {
  const inFolder = async (work: (file: string) => Promise<void>): Promise<void> => {
    const folder = await mkdtemp(join(tmpdir(), 'documents-'));
    try {
      await work(join(folder, 'deeper', 'documents.db'));
    } finally {
      await rm(folder, { recursive: true });
    }
  };

  it('keeps all data over a restart, including the record of which paths hold lists', () =>
    inFolder(async (file) => {
      const first = openSqliteDocuments(file);
      await (
        await first.collection<object>('offers@1')
      ).write([{ id: 'a', position: '0000000000000001', document: { tags: ['x'] } }]);
      await first.setValue('offers@1', '0000000000000001');
      await first.close();
      await first.close();
      const second = openSqliteDocuments(file);
      expect(await (await second.collection('offers@1')).count({ tags: 'x' })).toBe(1);
      expect(await second.getValue('offers@1')).toBe('0000000000000001');
      await second.close();
    }));

  it('is set aside and reported as empty when damaged, and keeps unrelated values', () =>
    inFolder(async (file) => {
      const first = openSqliteDocuments(file);
      const kept = await first.collection<{ text: string }>('offers@1');
      await kept.write(
        Array.from({ length: 300 }, (_, n) => ({
          id: `o${n}`,
          position: '0000000000000001',
          document: { text: 'x'.repeat(900) },
        })),
      );
      await first.setValue('checkpoint:offers@1', '0000000000000001');
      await first.setValue('checkpoint:policy:p', '0000000000000001');
      await first.close();

      const lines: { fields: object; message: string }[] = [];
      const documents = openSqliteDocuments(file, {
        outlives: (key) => !key.includes('@'),
        log: {
          ...silentLog,
          error: (fields, message) => {
            lines.push({ fields, message });
          },
        },
      });
      let lost = 0;
      const unsubscribe = documents.whenLost?.(() => {
        lost += 1;
      });
      const collection = await documents.collection<{ text: string }>('offers@1');
      expect(await collection.count({})).toBe(300);
      // Damage the file while it is open; the write of another connection forces the tested connection to read from
      // disk again.
      const other = new DatabaseSync(file);
      other.exec(`INSERT INTO small_values VALUES ('other', 'x'); PRAGMA wal_checkpoint(TRUNCATE)`);
      await overwrite(file, 40_000, 100_000);
      other.close();
      await expect(collection.find({ filter: {}, limit: 300 })).rejects.toThrow();
      expect(lost).toBe(1);
      expect(lines).toEqual([
        {
          message: expect.stringContaining('renamed'),
          fields: expect.objectContaining({ file, aside: expect.stringContaining(`${file}.damaged-`) }),
        },
      ]);
      expect([
        await documents.getValue('checkpoint:offers@1'),
        await documents.getValue('checkpoint:policy:p'),
      ]).toEqual([null, '0000000000000001']);
      expect(await collection.count({})).toBe(0);
      await collection.write([{ id: 'a', position: '0000000000000001', document: { text: 'y' } }]);
      expect(await collection.get('a')).toEqual({ text: 'y' });
      unsubscribe?.();
      await documents.close();
    }));

  it('answers equality and order from the declared index', () =>
    inFolder(async (file) => {
      const documents = openSqliteDocuments(file);
      const index = [
        ['owner.id', 1],
        ['at', -1],
      ] as const;
      const collection = await documents.collection<object>('offers@1', [index]);
      await collection.write(
        Array.from({ length: 100 }, (_, n) => ({
          id: `o${n}`,
          position: '0000000000000001',
          document: { owner: { id: `u${n % 9}` }, at: n },
        })),
      );
      const database = new DatabaseSync(file);
      const plan = (filter: Filter): string => {
        const { text, values } = findSql(
          'offers@1',
          { filter, sort: [['at', -1]], limit: 10 },
          { lists: new Set(), indexes: [index] },
        );
        return database
          .prepare(`EXPLAIN QUERY PLAN ${text}`)
          .all(...values)
          .map((row) => row['detail'])
          .join('; ');
      };
      expect(plan({ 'owner.id': 'u1' })).toBe(
        'SEARCH documents offers@1 USING INDEX offers@1: owner.id 1, at -1 ($.owner.id=?)',
      );
      expect(plan({ $or: [{ 'owner.id': 'u1' }, { 'owner.id': 'u2', at: 3 }] })).not.toContain('SCAN');
      expect(plan({ 'owner.id': { $in: ['u1', 'u2'] } })).not.toContain('SCAN documents');
      database.close();
      await documents.close();
    }));

  it('skips documents by offset or filter without parsing them', () =>
    inFolder(async (file) => {
      const documents = openSqliteDocuments(file);
      const index: IndexSpec = [
        ['at', -1],
        ['owner.id', 'carried'],
        ['state', 'carried'],
      ];
      await documents.collection<object>('offers@1', [index, [['state', 1]]]);
      const known = { lists: new Set<string>(), indexes: [index, [['state', 1]]] as const };
      const filter = { 'owner.id': { $ne: 'u1' }, state: { $in: ['open', null] } };
      const database = new DatabaseSync(file);
      for (const { text, values } of [
        findSql('offers@1', { filter, sort: [['at', 1]], skip: 500, limit: 10 }, known),
        countSql('offers@1', filter, known),
      ]) {
        const steps = database.prepare(`EXPLAIN ${text}`).all(...values);
        const row = steps.findIndex(({ opcode }) => opcode === 'DeferredSeek');
        const until = steps.findIndex(({ opcode }) => opcode === 'IfPos' || opcode === 'AggStep');
        expect(row).toBeGreaterThan(0);
        expect(until).toBeGreaterThan(row);
        const table = steps[row]?.['p3'];
        expect(steps.slice(row, until).filter(({ opcode, p1 }) => opcode === 'Column' && p1 === table)).toEqual([]);
      }
      database.close();
      await documents.close();
    }));

  it('rebuilds an index that an earlier release built differently', () =>
    inFolder(async (file) => {
      const first = openSqliteDocuments(file);
      await first.collection('offers@1', [[['at', 1]]]);
      await first.close();
      const database = new DatabaseSync(file);
      const sql = () => database.prepare(`SELECT sql FROM sqlite_master WHERE name = 'offers@1: at 1'`).get()?.['sql'];
      const made = sql();
      database.exec(`DROP INDEX "offers@1: at 1"; CREATE INDEX "offers@1: at 1" ON "documents offers@1" (id)`);
      const second = openSqliteDocuments(file);
      await second.collection('offers@1', [[['at', 1]]]);
      expect(sql()).toBe(made);
      await second.close();
      database.close();
    }));

  it('fills index columns from documents of an earlier release and drops unused columns', () =>
    inFolder(async (file) => {
      const first = openSqliteDocuments(file);
      await first.collection('offers@1', [[['gone', 1]]]);
      await first.close();
      const database = new DatabaseSync(file);
      database.exec(`DROP TABLE "documents offers@1";
        CREATE TABLE "documents offers@1" (id TEXT PRIMARY KEY, position TEXT NOT NULL, document TEXT);
        CREATE INDEX "offers@1: gone 1" ON "documents offers@1" (json_extract(document, '$."gone"') ASC, id ASC)
          WHERE document IS NOT NULL;
        INSERT INTO "documents offers@1" VALUES ('a', '0000000000000001', '{"owner":{"id":"u1"},"new":true}');
        INSERT INTO "documents offers@1" VALUES ('b', '0000000000000001', '{"owner":{"id":"u2"},"new":true}');
        INSERT INTO "documents offers@1" VALUES ('c', '0000000000000001', NULL)`);
      const openWith = async (...paths: readonly string[]) => {
        const documents = openSqliteDocuments(file);
        const collection = await documents.collection<object>(
          'offers@1',
          paths.map((path) => [[path, 1]]),
        );
        const found = await collection.find({ filter: { 'owner.id': 'u1', new: true }, limit: 9 });
        const counted = await collection.count({});
        await documents.close();
        const columns = database.prepare(`PRAGMA table_info("documents offers@1")`).all();
        return { found, counted, columns: columns.slice(3).map((column) => column['name']) };
      };
      const expected = { found: [{ owner: { id: 'u1' }, new: true }], counted: 2 };
      expect(await openWith('owner.id', 'new')).toEqual({ ...expected, columns: ['live', '$.owner.id', '$.new'] });
      expect(await openWith('owner.id')).toEqual({ ...expected, columns: ['live', '$.owner.id'] });
      expect(await openWith('new', 'owner.id')).toEqual({ ...expected, columns: ['live', '$.owner.id', '$.new'] });
      database.close();
    }));

  it('writes an index entry only when the indexed value changes', () =>
    inFolder(async (file) => {
      const documents = openSqliteDocuments(file);
      const collection = await documents.collection<object>('offers@1', [[['owner', 1]], [['at', 1]]]);
      const write = (n: number, document: object | null) =>
        collection.write([{ id: 'a', position: `000000000000000${n}`, document }]);
      const set = async (n: number, document: object | null): Promise<readonly string[]> => {
        const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
        await write(n, document);
        const updates = prepared.mock.calls.map(([sql]) => /^UPDATE .+ SET (.+) WHERE/.exec(sql)?.[1]);
        prepared.mockRestore();
        return updates.filter((update) => update !== undefined);
      };
      await write(1, { owner: 'x', at: 1, text: 'first' });
      expect(await set(2, { owner: 'x', at: 1, text: 'second' })).toEqual(['position = ?, document = ?']);
      expect(await set(3, { owner: 'x', at: 2 })).toEqual(['position = ?, document = ?, "$.at" = ?']);
      expect(await set(4, null)).toEqual(['position = ?, document = ?, live = ?, "$.owner" = ?, "$.at" = ?']);
      const plan = new DatabaseSync(file);
      const opened = plan
        .prepare(`EXPLAIN UPDATE "documents offers@1" SET position = ?, document = ? WHERE id = ?`)
        .all('', '', '')
        .filter(({ opcode }) => opcode === 'IdxInsert');
      expect(opened).toEqual([]);
      plan.close();
      await documents.close();
    }));

  it('updates the indexes of a collection when opened, not on every call', async () => {
    const documents = openSqliteDocuments(':memory:');
    const collection = await documents.collection<{ n: number }>('offers@1', [[['n', 1]]]);
    const use = async (position: number) => {
      await collection.write([{ id: 'a', position: String(position).padStart(16, '0'), document: { n: position } }]);
      await Promise.all([
        collection.get('a'),
        collection.getMany(['a']),
        collection.find({ filter: { n: position }, limit: 1 }),
        collection.count({ n: position }),
        collection.positions(['a']),
      ]);
    };
    for (const position of [1, 2]) await use(position);
    const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
    const executed = vi.spyOn(DatabaseSync.prototype, 'exec');
    await use(3);
    expect(prepared).not.toHaveBeenCalled();
    expect(executed).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    expect(await collection.get('a')).toEqual({ n: 3 });
    await documents.close();
  });

  it('avoids an index of low selectivity, however the collection was filled', () =>
    inFolder(async (file) => {
      const indexes: readonly IndexSpec[] = [
        [
          ['owner', 1],
          ['at', -1],
        ],
        [['state', 1]],
      ];
      const plan = (of: string): string => {
        const database = new DatabaseSync(of);
        const known = { lists: new Set<string>(), indexes };
        const { text, values } = countSql('offers@1', { owner: 'o7', state: 'active', seen: 'all' }, known);
        const rows = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values);
        database.close();
        return rows.map(({ detail }) => String(detail)).join();
      };
      const filled = async (of: string, before: readonly IndexSpec[], batch: number): Promise<void> => {
        const documents = openSqliteDocuments(of);
        const collection = await documents.collection<object>('offers@1', before);
        const writes = Array.from({ length: 10_000 }, (_, n) => ({
          id: `${n}`,
          position: '0000000000000001',
          document: { owner: `o${n % 2_500}`, at: n, state: n % 50 ? 'active' : 'paused', seen: 'all' },
        }));
        for (let n = 0; n < writes.length; n += batch) await collection.write(writes.slice(n, n + batch));
        await documents.collection('offers@1', indexes);
        await documents.close();
      };
      await filled(file, indexes, 1_000);
      await filled(`${file}-one-by-one`, indexes, 1);
      await filled(`${file}-of-before`, [], 1_000);
      for (const path of [file, `${file}-one-by-one`, `${file}-of-before`])
        expect(plan(path)).toContain('owner 1, at -1');
    }));

  it('returns documents written by another connection', () =>
    inFolder(async (file) => {
      const [one, other] = [openSqliteDocuments(file), openSqliteDocuments(file)];
      const [read, written] = [await one.collection<object>('offers@1'), await other.collection<object>('offers@1')];
      for (const n of [1, 2, 3]) {
        await written.write([{ id: 'a', position: `000000000000000${n}`, document: { n } }]);
        await pause(OTHERS_SEEN_MS + 5);
        expect([await read.get('a'), await read.getMany(['a', 'b'])]).toEqual([{ n }, [{ n }]]);
      }
      await written.write([{ id: 'a', position: '0000000000000004', document: null }]);
      await pause(OTHERS_SEEN_MS + 5);
      expect([await read.get('a'), await read.getMany(['a'])]).toEqual([null, []]);
      await Promise.all([one.close(), other.close()]);
    }));

  it('rejects sorting by lists', async () => {
    const documents = openSqliteDocuments(':memory:');
    const collection = await documents.collection<object>('offers@1');
    await collection.write([{ id: 'a', position: '0000000000000001', document: { tags: ['x'] } }]);
    await expect(collection.find({ filter: {}, sort: [['tags', 1]], limit: 1 })).rejects.toThrow(InvalidQuery);
    await documents.close();
  });

  it('batches the writes of one turn and rejects each failing write separately', async () => {
    const documents = openSqliteDocuments(':memory:');
    const [offers, people] = [
      await documents.collection<object>('offers@1'),
      await documents.collection<object>('people@1'),
    ];
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const write = (id: string, document: object) => ({ id, position: '0000000000000001', document });
    const outcomes = await Promise.allSettled([
      offers.write([write('a', { n: 1 })]),
      documents.setValue('checkpoint:offers@1', '0000000000000001'),
      people.write([write('b', { n: 2 }), write('c', circular)]),
      people.write([write('d', { n: 3 })]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect([await offers.get('a'), await documents.getValue('checkpoint:offers@1')]).toEqual([
      { n: 1 },
      '0000000000000001',
    ]);
    expect(await people.getMany(['b', 'c', 'd'])).toEqual([{ n: 3 }]);
    await documents.close();
  });

  it('stores pending writes when closed', () =>
    inFolder(async (file) => {
      const documents = openSqliteDocuments(file);
      const stored = documents.setValue('k', 'v');
      await documents.close();
      await stored;
      const again = openSqliteDocuments(file);
      expect(await again.getValue('k')).toBe('v');
      await again.close();
    }));

  it('rolls back a batch when one of its writes is impossible', async () => {
    const documents = openSqliteDocuments(':memory:');
    const collection = await documents.collection<object>('offers@1');
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    await expect(
      collection.write([
        { id: 'a', position: '0000000000000001', document: { fine: true } },
        { id: 'b', position: '0000000000000001', document: circular },
      ]),
    ).rejects.toThrow(TypeError);
    expect(await collection.count({})).toBe(0);
    await documents.close();
  });
});
