import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Meilisearch } from 'meilisearch';
import { describeEngine } from '@lendring/platform/testing/engines/engine.js';
import { openTcpProxy } from '@lendring/platform/testing/engines/tcp-proxy.js';
import { silentLog } from '@lendring/platform/base/log.js';
import { searchContract } from '../../testing/search/contract.js';
import { sameOffersContract } from '../../testing/search/contract-same.js';
import { offers } from '../../testing/search/fixture.js';
import { openMeilisearch } from './meilisearch.adapter.js';
import { plain, storedAbout } from './meilisearch-document.js';
import type { SearchDocument, SearchEngine, SearchQuery } from './search.port.js';
import { openSqliteSearch } from './sqlite.adapter.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const everything: SearchQuery = { askersGroups: [], includeCommercialOnly: true, sort: 'newest', page: 1, size: 100 };
const writes = offers.map((document: SearchDocument) => ({ id: document.id, position: '0000000000000001', document }));

describeEngine('meilisearch', 'search in Meilisearch', (url) => {
  const key = process.env['MEILISEARCH_KEY'] ?? '';
  const run = `test-${randomUUID().slice(0, 8)}`;
  let made = 0;
  const open = (prefix = `${run}-${(made += 1)}`, at = url): SearchEngine =>
    openMeilisearch({ url: at, key, prefix, log: silentLog });
  const raw = new Meilisearch({ host: url, ...(key ? { apiKey: key } : {}) });
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'search-'));
  });
  afterAll(async () => {
    await rm(directory, { recursive: true });
    const { results } = await raw.getRawIndexes({ limit: 1_000 });
    for (const { uid } of results) if (uid.startsWith(run)) await raw.deleteIndex(uid).waitTask({ timeout: 60_000 });
  });

  searchContract('the contract', async () => open());
  sameOffersContract(
    async () => open(),
    async () => openSqliteSearch({ directory, maxWorkers: 0 }),
  );

  it('rebuilds an index of another analysis, and swaps the two indexes', async () => {
    const prefix = `${run}-anew`;
    const first = open(prefix);
    await (await first.open('offers@1')).write(writes);
    await first.close();
    await raw
      .index(`${prefix}-${plain('offers@1')}`)
      .addDocuments([storedAbout('of an older program')], { primaryKey: 'key' })
      .waitTask({ timeout: 60_000 });
    const second = open(prefix);
    expect(
      await (await second.open('offers@1')).search({ ...everything, text: 'Maschine', sort: 'relevance' }),
    ).toMatchObject({ totalIsExact: true });
    expect((await (await second.open('offers@1')).search(everything)).total).toBe(offers.length);
    expect(
      (await raw.getRawIndexes({ limit: 1_000 })).results.filter(({ uid }) => uid.startsWith(prefix)),
    ).toHaveLength(1);
    await second.close();
  });

  it('reports a wrong key', async () => {
    if (!key) return;
    await expect(openMeilisearch({ url, key: 'wrong', prefix: run, log: silentLog }).open('x@1')).rejects.toThrow(
      'check MEILISEARCH_KEY',
    );
  });

  describe('with a broken connection', () => {
    it('rejects while the server is unavailable, and recovers', async () => {
      const { hostname, port, protocol } = new URL(url);
      if (protocol !== 'http:') return;
      const proxy = await openTcpProxy(hostname, Number(port || 80));
      const engine = open(`${run}-line`, `http://127.0.0.1:${proxy.port}`);
      const index = await engine.open('offers@1');
      await index.write(writes.slice(0, 2));
      await proxy.cut();
      await expect(index.search(everything)).rejects.toThrow('does not answer');
      await proxy.mend();
      expect((await index.search(everything)).total).toBe(2);
      await engine.close();
      await proxy.cut();
    });
  });
});
