import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { transform } from '@swc/core';
import { searchContract } from './contract.js';
import { offers } from './fixture.js';
import type { SearchQuery } from './search.port.js';
import { openSqliteSearch } from './sqlite.adapter.js';
import { createHost } from './sqlite-host.adapter.js';
import { startThread } from './sqlite-thread.adapter.js';

let directory: string;
beforeAll(async () => { directory = await mkdtemp(join(tmpdir(), 'search-')); });
afterAll(async () => { await rm(directory, { recursive: true, force: true }); });

searchContract('SQLite in the own thread', async () => openSqliteSearch({ directory: join(directory, 'own'), maxWorkers: 0 }));
searchContract('SQLite in worker threads', async () => openSqliteSearch({ directory: join(directory, 'threads'), maxWorkers: 2 }));

const everything: SearchQuery = { includeCommercialOnly: true, sort: 'newest', page: 1, size: 10_000 };

/** The folder as the build leaves it: JavaScript only, run by plain Node. */
async function build(to: string): Promise<string> {
  const from = import.meta.dirname;
  for (const file of await readdir(from, { recursive: true })) {
    if (!file.endsWith('.ts') || file.endsWith('.spec.ts') || file.startsWith('contract') || file === 'fixture.ts') continue;
    const { code } = await transform(await readFile(join(from, file), 'utf8'), { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'es6' } });
    await mkdir(dirname(join(to, file)), { recursive: true });
    await writeFile(join(to, file.replace(/\.ts$/, '.js')), code);
  }
  await writeFile(join(to, 'package.json'), '{"type":"module"}');
  return join(to, 'sqlite.adapter.js');
}

describe('SQLite search, built', () => {
  it('runs in plain Node and keeps every acknowledged write when the process is killed', async () => {
    const adapter = await build(join(directory, 'dist'));
    const files = join(directory, 'killed');
    const child = spawn(process.execPath, ['--input-type=module', '-e', `
      const { openSqliteSearch } = await import(${JSON.stringify(adapter)});
      const index = await openSqliteSearch({ directory: ${JSON.stringify(files)} }).open('offers@1');
      const document = ${JSON.stringify(offers[0])};
      for (let n = 1; ; n += 1) {
        await index.write([0, 1, 2].map((part) => ({ id: n + '-' + part, position: String(n).padStart(16, '0'), document })));
        const { total } = await index.search({ text: 'Maschine', includeCommercialOnly: true, sort: 'relevance', page: 1, size: 1 });
        console.log(n, total);
      }
    `], { stdio: ['ignore', 'pipe', 'inherit'] });
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
  }, 60_000);
});

describe('a search thread', () => {
  it('survives a task that fails and takes none once closed', async () => {
    const thread = startThread(join(directory, 'thread'));
    await expect(thread.run({ do: 'search', name: 'missing', query: everything })).rejects.toThrow();
    await expect(thread.run({ do: 'write', name: 'missing', writes: [{ id: 'a', position: '0000000000000001', document: null }] })).rejects.toThrow('no search index missing');
    await thread.run({ do: 'create', name: 'there' });
    expect(await thread.run({ do: 'search', name: 'there', query: everything })).toEqual({ hits: [], total: 0, totalIsExact: true });
    expect(thread.load()).toBe(0);
    const last = thread.run({ do: 'search', name: 'there', query: everything });
    await thread.close();
    expect(await last).toMatchObject({ total: 0 });
    await expect(thread.run({ do: 'search', name: 'there', query: everything })).rejects.toThrow('closed');
    await thread.close();
  });

  it('does not hold up the event loop while it searches', async () => {
    const engine = openSqliteSearch({ directory: join(directory, 'loop') });
    const index = await engine.open('offers@1');
    const example = offers[0];
    if (!example) throw new Error('The fixture is empty.');
    await index.write(Array.from({ length: 3000 }, (_, n) => ({ id: `n${n}`, position: '0000000000000001', document: { ...example, id: `n${n}`, title: `Wort${n} Zelt` } })));
    let turns = 0;
    const searches = Promise.all(Array.from({ length: 50 }, (_, n) => index.search({ ...everything, text: `Xylofon${n}`, size: 10 }))).then(() => { turns = -turns; });
    while (turns >= 0) {
      turns += 1;
      await new Promise(setImmediate);
    }
    await searches;
    expect(-turns).toBeGreaterThan(50);
    await engine.close();
  });

  it('warms up in steps that change no answer, and only what is open', () => {
    const host = createHost(join(directory, 'warm'));
    host.run({ do: 'create', name: 'offers@1' });
    host.run({ do: 'write', name: 'offers@1', writes: offers.map((document, n) => ({ id: document.id, position: String(n + 1).padStart(16, '0'), document })) });
    expect(host.run({ do: 'warm', name: 'offers@1' })).toBe(false);
    host.run({ do: 'load', name: 'offers@1' });
    const search = () => host.run({ do: 'search', name: 'offers@1', query: { ...everything, text: 'Zelt', sort: 'relevance', size: 20 } });
    const before = search();
    let steps = 1;
    for (; host.run({ do: 'warm', name: 'offers@1' }) === true; steps += 1) expect(search()).toEqual(before);
    expect(steps).toBeGreaterThan(10);
    expect(steps).toBeLessThanOrEqual(200);
    expect(host.run({ do: 'warm', name: 'offers@1' })).toBe(false);
    host.run({ do: 'end' });
    expect(host.run({ do: 'warm', name: 'offers@1' })).toBe(false);
  });

  it('refuses a file that another version wrote', async () => {
    const files = join(directory, 'version');
    const engine = openSqliteSearch({ directory: files, maxWorkers: 0 });
    await engine.open('old@1');
    await engine.close();
    const { DatabaseSync } = await import('node:sqlite');
    const db = new DatabaseSync(join(files, 'old%401.sqlite'));
    db.exec('PRAGMA user_version = 99');
    db.close();
    const again = openSqliteSearch({ directory: files, maxWorkers: 0 });
    await expect(again.open('old@1')).rejects.toThrow('another version (99)');
    await again.drop('old@1');
    await again.open('old@1');
    await again.close();
  });
});
