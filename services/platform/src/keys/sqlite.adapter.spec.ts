import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cachedKeys } from './cached.decorator.js';
import { subjectKeysContract } from '../../testing/keys/contract.js';
import { movableKeysContract } from '../../testing/keys/contract-move.js';
import { openSqliteSubjectKeys } from './sqlite.adapter.js';
import { areMovable } from './subject-keys.port.js';

const everything = (folder: string): Buffer =>
  Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));

describe('SQLite keys', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'keys-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const open = () => openSqliteSubjectKeys(join(folder, 'keys.db'), join(folder, 'master.key'));

  it('create a 32-byte master key readable by its owner only', async () => {
    await open().close();
    expect(statSync(join(folder, 'master.key'))).toMatchObject({ size: 32, mode: 0o100600 });
    expect(readdirSync(folder).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('are stored encrypted, and destroyed keys leave no trace', async () => {
    const keys = open();
    for (let n = 0; n < 50; n += 1) await keys.keyFor(`before-${n}`);
    const key = Buffer.from((await keys.keyFor('anna')) ?? []);
    for (let n = 0; n < 50; n += 1) await keys.keyFor(`after-${n}`);
    const reader = new DatabaseSync(join(folder, 'keys.db'), { readOnly: true });
    const wrapped = Buffer.from(
      reader.prepare('SELECT wrapped FROM keys WHERE subject = ?').get('anna')?.['wrapped'] as Uint8Array,
    );
    reader.close();
    expect(everything(folder).includes(key)).toBe(false);
    expect(everything(folder).includes(wrapped)).toBe(true);
    await keys.destroy('anna');
    expect(everything(folder).includes(wrapped)).toBe(false);
    expect(everything(folder).includes(wrapped.subarray(12, 28))).toBe(false);
    await keys.close();
  });

  it('have no identity until one is needed and adopt a given identity once', async () => {
    const keys = open();
    expect(await keys.find('anna')).toBeNull();
    expect(await keys.identity()).toBeNull();
    const given = randomBytes(32);
    expect(Buffer.from(await keys.begin(given)).equals(given)).toBe(true);
    expect(Buffer.from(await keys.begin(randomBytes(32))).equals(given)).toBe(true);
    await keys.close();
  });

  it('report a missing, damaged or different master key', async () => {
    const made = open();
    await made.begin();
    await made.close();
    const master = join(folder, 'master.key');
    const right = readFileSync(master);
    writeFileSync(master, Buffer.alloc(32, 7));
    expect(open).toThrow('does not match');
    writeFileSync(master, right.subarray(1));
    expect(open).toThrow('31 bytes instead of 32');
    rmSync(master);
    expect(open).toThrow('is missing');
    expect(readdirSync(folder)).not.toContain('master.key');
    writeFileSync(master, right);
    await open().close();
  });
});

describe('port contract', () => {
  for (const [name, cached] of [
    ['in SQLite', false],
    ['with a cache', true],
  ] as const) {
    describe(name, () => {
      const folder = mkdtempSync(join(tmpdir(), 'keys-'));
      afterAll(() => rmSync(folder, { recursive: true }));
      subjectKeysContract(async () => {
        const keys = openSqliteSubjectKeys(join(folder, 'keys.db'), join(folder, 'apart', 'master.key'));
        return cached ? cachedKeys(keys) : keys;
      });
      movableKeysContract(async () => {
        const keys = openSqliteSubjectKeys(join(folder, 'keys.db'), join(folder, 'apart', 'master.key'));
        const shown = cached ? cachedKeys(keys) : keys;
        return areMovable(shown) ? shown : keys;
      });
    });
  }
});
