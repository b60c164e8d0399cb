import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compact, OVERWRITE } from './compact.js';

const numbers = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

describe('compacted file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lendring-compact-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('contains no deleted data, even if rows were moved', () => {
    const file = join(folder, 'keys.db');
    const database = new DatabaseSync(file);
    database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; ${OVERWRITE}
      CREATE TABLE keys (subject TEXT PRIMARY KEY, wrapped BLOB) STRICT, WITHOUT ROWID;`);
    const insert = database.prepare('INSERT INTO keys VALUES (?, ?)');
    const erase = database.prepare('UPDATE keys SET wrapped = NULL WHERE subject = ?');
    const random = numbers(15);
    const subject = () => Array.from({ length: 36 }, () => Math.floor(random() * 16).toString(16)).join('');
    const there: (readonly [string, string])[] = [];
    const gone: string[] = [];
    for (let n = 0; n < 600; n += 1) {
      const row = [subject(), `key ${n} `.padEnd(60, '*')] as const;
      insert.run(row[0], Buffer.from(row[1]));
      there.push(row);
      if (random() >= 0.3) continue;
      const [[id, key] = row] = there.splice(Math.floor(random() * there.length), 1);
      erase.run(id);
      gone.push(key);
    }
    const left = () => {
      const bytes = readFileSync(file);
      return gone.filter((key) => bytes.includes(key));
    };
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    // Shows why `compact` exists: if a future SQLite overwrites such copies, remove this test and `compact`.
    expect(left()).toHaveLength(1);
    compact(database);
    expect(left()).toEqual([]);
    expect(there.every(([, key]) => readFileSync(file).includes(key))).toBe(true);
    database.close();
  });
});
