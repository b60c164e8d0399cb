import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { START } from '@lendring/contracts/kernel/ids.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { searchContract } from '../../testing/search/contract.js';
import { offers } from '../../testing/search/fixture.js';
import type { SearchDocument, SearchQuery } from './search.port.js';
import { openSqliteSearch } from './sqlite.adapter.js';
import { createHost } from './sqlite-host.adapter.js';
import { startThread } from './sqlite-thread.adapter.js';
import { fromSource } from '@lendring/platform/testing/run-sources.js';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'search-'));
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
});

searchContract('SQLite in the own thread', async () =>
  openSqliteSearch({ directory: join(directory, 'own'), maxWorkers: 0 }),
);
searchContract('SQLite in worker threads', async () =>
  openSqliteSearch({ directory: join(directory, 'threads'), maxWorkers: 2 }),
);

const everything: SearchQuery = {
  askersGroups: [],
  includeCommercialOnly: true,
  sort: 'newest',
  page: 1,
  size: 10_000,
};

const plain: SearchDocument = { ...offers[0]!, language: 'de', body: '', tags: [], keywords: '' };

const source = (file: string): string => new URL(file, import.meta.url).href;

describe('SQLite search in a separate process', () => {
  it('keeps every acknowledged write when the process is killed', async () => {
    const files = join(directory, 'killed');
    const child = spawn(
      process.execPath,
      [
        ...fromSource,
        '--input-type=module',
        '-e',
        `
      const { openSqliteSearch } = await import(${JSON.stringify(source('./sqlite.adapter.ts'))});
      const index = await openSqliteSearch({ directory: ${JSON.stringify(files)} }).open('offers@1');
      const document = ${JSON.stringify(offers[0])};
      for (let n = 1; ; n += 1) {
        await index.write([0, 1, 2].map((part) => ({ id: n + '-' + part, position: String(n).padStart(16, '0'), document })));
        const { total } = await index.search({ text: 'Maschine', askersGroups: [], includeCommercialOnly: true, sort: 'relevance', page: 1, size: 1 });
        console.log(n + ' ' + total);
      }
    `,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
    let acknowledged = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      const [n, total] = line.split(' ').map(Number);
      expect(total).toBe((n ?? 0) * 3);
      acknowledged = n ?? 0;
      if (acknowledged === 60) child.kill('SIGKILL');
    }
    expect(await ended).toBe('SIGKILL');
    expect(acknowledged).toBeGreaterThanOrEqual(60);

    const engine = openSqliteSearch({ directory: files, maxWorkers: 0 });
    const index = await engine.open('offers@1');
    const all = await index.search(everything);
    expect(all.total).toBeGreaterThanOrEqual(acknowledged * 3);
    expect(all.total % 3).toBe(0);
    expect((await index.search({ ...everything, text: 'Bohrmaschine' })).total).toBe(all.total);
    await engine.close();
  });
});

describe('a search thread', () => {
  it('indexes a word by its own stem, also when it was learned as a part of compounds', async () => {
    const index = await openSqliteSearch({ directory: join(directory, 'learned'), maxWorkers: 0 }).open('offers@1');
    const titles = ['Spiele für ältere Kinder', 'Gruppe Spiel', 'Spiel Altersgruppe zehn', 'Alter Schrank'];
    for (const [n, title] of titles.entries())
      await index.write([{ id: `${n}`, position: `${n}`.padStart(16, '0'), document: { ...plain, title } }]);
    for (const text of ['alter schrank', 'alten schrank', 'alt schrank'])
      expect((await index.search({ ...everything, text })).total).toBe(1);
    await index.close();
  });

  it('survives a failed task, and accepts no task once closed', async () => {
    const thread = startThread(join(directory, 'thread'));
    await expect(thread.run({ do: 'search', name: 'missing', query: everything })).rejects.toThrow();
    await expect(
      thread.run({ do: 'write', name: 'missing', writes: [{ id: 'a', position: '0000000000000001', document: null }] }),
    ).rejects.toThrow('Search index missing does not exist');
    await thread.run({ do: 'create', name: 'there' });
    expect(await thread.run({ do: 'search', name: 'there', query: everything })).toEqual({
      hits: [],
      total: 0,
      totalIsExact: true,
    });
    expect(thread.load()).toBe(0);
    const last = thread.run({ do: 'search', name: 'there', query: everything });
    await thread.close();
    expect(await last).toMatchObject({ total: 0 });
    await expect(thread.run({ do: 'search', name: 'there', query: everything })).rejects.toThrow('closed');
    await thread.close();
  });

  it('does not block the event loop during a search', async () => {
    const engine = openSqliteSearch({ directory: join(directory, 'loop') });
    const index = await engine.open('offers@1');
    const example = offers[0];
    if (!example) throw new Error('The fixture is empty.');
    await index.write(
      Array.from({ length: 3000 }, (_, n) => ({
        id: `n${n}`,
        position: '0000000000000001',
        document: { ...example, id: `n${n}`, title: `Wort${n} Zelt` },
      })),
    );
    let turns = 0;
    const searches = Promise.all(
      Array.from({ length: 50 }, (_, n) => index.search({ ...everything, text: `Xylofon${n}`, size: 10 })),
    ).then(() => {
      turns = -turns;
    });
    while (turns >= 0) {
      turns += 1;
      await new Promise(setImmediate);
    }
    await searches;
    expect(-turns).toBeGreaterThan(50);
    await engine.close();
  });

  it('warms up in steps that change no result, and only for open indexes', () => {
    const host = createHost(join(directory, 'warm'));
    host.run({ do: 'create', name: 'offers@1' });
    host.run({
      do: 'write',
      name: 'offers@1',
      writes: offers.map((document, n) => ({ id: document.id, position: String(n + 1).padStart(16, '0'), document })),
    });
    expect(host.run({ do: 'warm', name: 'offers@1' })).toBe(false);
    host.run({ do: 'load', name: 'offers@1' });
    const search = () =>
      host.run({ do: 'search', name: 'offers@1', query: { ...everything, text: 'Zelt', sort: 'relevance', size: 20 } });
    const before = search();
    let steps = 1;
    for (; host.run({ do: 'warm', name: 'offers@1' }) === true; steps += 1) expect(search()).toEqual(before);
    expect(steps).toBeGreaterThan(10);
    expect(steps).toBeLessThanOrEqual(200);
    expect(host.run({ do: 'warm', name: 'offers@1' })).toBe(false);
    host.run({ do: 'end' });
    expect(host.run({ do: 'warm', name: 'offers@1' })).toBe(false);
  });
});

describe('an unusable index file', () => {
  const at = (n: number): string => String(n).padStart(16, '0');
  const document = (n: number) => ({ ...(offers[n % offers.length] as SearchDocument), id: `d${n}` });
  const log = () => {
    const lines: { message: string; fields: object }[] = [];
    return {
      lines,
      log: {
        ...silentLog,
        error: (fields: object, message: string) => {
          lines.push({ fields, message });
        },
      },
    };
  };
  const fill = async (files: string): Promise<string> => {
    const engine = openSqliteSearch({ directory: files, maxWorkers: 0 });
    const index = await engine.open('offers@1');
    await index.write(
      Array.from({ length: 200 }, (_, n) => ({ id: `d${n}`, position: at(n + 1), document: document(n) })),
      at(200),
    );
    await engine.close();
    return join(files, 'offers%401.sqlite');
  };
  const asides = async (files: string) => (await readdir(files)).filter((name) => name.includes('.damaged-'));

  it.each<readonly [string, (file: string) => Promise<void>]>([
    ['cut to half', async (file) => truncate(file, Math.floor((await stat(file)).size / 2))],
    ['with garbage at its head', (file) => overwrite(file, 0, 4096)],
    ['with garbage in its middle', async (file) => overwrite(file, Math.floor((await stat(file)).size / 2), 20_000)],
    ['that is something else', (file) => writeFile(file, 'not a database, but a letter to somebody'.repeat(200))],
    [
      'of another version',
      async (file) => {
        const db = new DatabaseSync(file);
        db.exec('PRAGMA user_version = 99');
        db.close();
      },
    ],
  ])('%s is set aside and reported, and reopens empty for a refill', async (what, damage) => {
    for (const maxWorkers of what === 'cut to half' ? [0, 1] : [0]) {
      const files = join(directory, `damaged ${what} ${maxWorkers}`);
      await damage(await fill(files));
      const said = log();
      const engine = openSqliteSearch({ directory: files, maxWorkers, log: said.log });
      const index = await engine.open('offers@1');
      expect(await index.reached()).toBe(START);
      expect(await index.search(everything)).toMatchObject({ total: 0 });
      expect(await asides(files)).toHaveLength(1);
      expect(said.lines).toEqual([
        {
          message: expect.stringContaining('renamed'),
          fields: expect.objectContaining({
            index: 'offers@1',
            aside: expect.stringContaining('offers%401.sqlite.damaged-'),
          }),
        },
      ]);
      await index.write([{ id: 'a', position: at(1), document: document(1) }], at(1));
      expect(await index.search(everything)).toMatchObject({ total: 1 });
      await engine.close();
    }
  });

  it('reports its true position if its write-ahead log is missing', async () => {
    const files = join(directory, 'without its log');
    const [writer, thread] = [createHost(files), createHost(files)];
    writer.run({ do: 'create', name: 'offers@1' });
    writer.run({
      do: 'write',
      name: 'offers@1',
      writes: [{ id: 'd1', position: at(1), document: document(1) }],
      reached: at(1),
    });
    const file = join(files, 'offers%401.sqlite');
    const before = await readFile(file);
    writer.run({
      do: 'write',
      name: 'offers@1',
      writes: [{ id: 'd2', position: at(2), document: document(2) }],
      reached: at(2),
    });
    expect(writer.run({ do: 'reached', name: 'offers@1' })).toBe(at(2));
    writer.run({ do: 'end' });
    await writeFile(file, before);
    thread.run({ do: 'create', name: 'offers@1' });
    expect(String(thread.run({ do: 'reached', name: 'offers@1' })) < at(2)).toBe(true);
    thread.run({ do: 'end' });
  });

  it('is set aside once if opened several times at once', async () => {
    for (const maxWorkers of [0, 1]) {
      const files = join(directory, `opened at once ${maxWorkers}`);
      await truncate(await fill(files), 8192);
      const said = log();
      const engine = openSqliteSearch({ directory: files, maxWorkers, log: said.log });
      const indexes = await Promise.all([engine.open('offers@1'), engine.open('offers@1'), engine.open('offers@1')]);
      expect(said.lines).toHaveLength(1);
      expect(await asides(files)).toHaveLength(1);
      await indexes[0]?.write([{ id: 'a', position: at(1), document: document(1) }], at(1));
      expect(await indexes[2]?.search(everything)).toMatchObject({ total: 1 });
      await engine.close();
    }
  });
  it('is detected during a search, reported once, set aside, and usable after reopening', async () => {
    const files = join(directory, 'damaged while open');
    const file = await fill(files);
    const said = log();
    const engine = openSqliteSearch({ directory: files, maxWorkers: 1, log: said.log });
    const index = await engine.open('offers@1');
    const lost: string[] = [];
    const unsubscribe = engine.whenLost((name) => {
      lost.push(name);
    });
    await truncate(file, 8192);
    const search = { ...everything, text: 'Bohrmaschine', near: { lat: 52, lng: 13, radiusKm: 500 } };
    const write = index.write([{ id: 'new', position: at(300), document: { ...document(1), id: 'new' } }], at(300));
    const outcomes = await Promise.allSettled([write, index.search(search), index.search({ ...search, text: 'Zelt' })]);
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
    expect(lost).toEqual(['offers@1']);
    expect(said.lines).toHaveLength(1);
    await expect(index.write([{ id: 'new', position: at(300), document: document(1) }], at(300))).rejects.toThrow(
      'Open it first',
    );
    const again = await engine.open('offers@1');
    expect(await again.reached()).toBe(START);
    await again.write([{ id: 'a', position: at(1), document: document(1) }], at(1));
    expect(await index.search(everything)).toMatchObject({ total: 1 });
    unsubscribe();
    await engine.close();
  });
});

describe('a scrubbed index', () => {
  const name = 'offers@1';
  const at = (n: number): string => String(n).padStart(16, '0');
  const secret = 'Verschwindibus';
  const document = (n: number, change: Partial<SearchDocument> = {}): SearchDocument => ({
    ...(offers[n % offers.length] as SearchDocument),
    id: `d${n}`,
    ...change,
  });
  const wordsIn = (files: string): string => {
    const db = new DatabaseSync(join(files, 'offers%401.sqlite'));
    db.exec(`CREATE VIRTUAL TABLE temp.held USING fts5vocab('main', 'text', 'row')`);
    const all = ['SELECT term FROM temp.held', 'SELECT word, parts FROM word', 'SELECT words FROM recent'].map(
      (query) => JSON.stringify(db.prepare(query).all()),
    );
    db.close();
    return all.join('\n');
  };

  it('keeps no deleted word on disk, and finds the remaining words as before', async () => {
    const files = join(directory, 'scrubbed');
    const engine = openSqliteSearch({ directory: files });
    const index = await engine.open(name);
    const all = Array.from({ length: 60 }, (_, n) => document(n));
    for (const each of all) await index.write([{ id: each.id, position: at(1), document: each }]);
    const search = (text: string) => index.search({ ...everything, text });
    const before = await Promise.all(['Zelt', 'Bohrmaschine', 'zetl'].map(search));
    const gone = document(99, { title: `${secret}gerät mit Zelt`, body: `Von ${secret} selbst.`, tags: [secret] });
    await index.write([{ id: gone.id, position: at(100), document: gone }]);
    await index.write([{ id: gone.id, position: at(101), document: { ...gone, body: 'Altes Zaubergerümpelchen' } }]);
    expect((await search(secret)).total).toBe(1);
    await index.write([{ id: gone.id, position: at(102), document: null }], at(102));
    for (const word of [secret, 'zaubergerumpelch']) expect(wordsIn(files).toLowerCase()).toContain(word.toLowerCase());

    await Promise.all([
      index.scrub?.(),
      index.scrub?.(),
      index.write([{ id: 'd1', position: at(103), document: null }]),
    ]);
    expect(wordsIn(files).toLowerCase()).not.toMatch(/verschwindibus|zaubergerumpel/);
    expect((await readFile(join(files, 'offers%401.sqlite'))).includes(secret.toLowerCase())).toBe(false);
    const after = await Promise.all(['Zelt', 'Bohrmaschine', 'zetl'].map(search));
    const ids = (results: typeof before) =>
      results.map(({ hits }) => hits.map(({ id }) => id).filter((id) => id !== 'd1'));
    expect(ids(after)).toEqual(ids(before));

    await index.write([{ id: 'back', position: at(104), document: { ...gone, id: 'back' } }]);
    for (const text of [secret, 'Verschwindibsu'])
      expect((await search(text)).hits.map(({ id }) => id)).toEqual(['back']);
    await engine.close();
    const again = openSqliteSearch({ directory: files });
    expect((await (await again.open(name)).search({ ...everything, text: 'Verschwindibsu' })).total).toBe(1);
    await again.close();
  });

  it('completes an interrupted scrub and deletes the files set aside', async () => {
    const files = join(directory, 'scrub cut off');
    const host = createHost(files);
    host.run({ do: 'create', name });
    for (let n = 0; n < 30; n += 1)
      host.run({
        do: 'write',
        name,
        writes: [{ id: `d${n}`, position: at(1), document: document(n, { tags: [secret] }) }],
      });
    const removed = Array.from({ length: 30 }, (_, n) => ({ id: `d${n}`, position: at(2), document: null }));
    host.run({ do: 'write', name, writes: removed });
    expect(host.run({ do: 'scrub', name })).toBe(true);
    host.run({ do: 'release', name });
    await writeFile(join(files, 'offers%401.sqlite.damaged-20260101T000000000Z'), secret);
    for (let more = true; more;) more = host.run({ do: 'scrub', name }) === true;
    expect(host.run({ do: 'scrub', name })).toBe(false);
    host.run({ do: 'end' });
    expect(wordsIn(files).toLowerCase()).not.toContain(secret.toLowerCase());
    expect(await readdir(files)).toEqual(['offers%401.sqlite']);
  });
});

const overwrite = async (file: string, from: number, length: number): Promise<void> => {
  const handle = await open(file, 'r+');
  await handle.write(randomBytes(length), 0, length, from);
  await handle.close();
};
