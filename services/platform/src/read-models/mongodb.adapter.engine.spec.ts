import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { MongoClient } from 'mongodb';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { watchEngine } from '../base/engine-watch.js';
import { describeEngine } from '../../testing/engines/engine.js';
import { openTcpProxy } from '../../testing/engines/tcp-proxy.js';
import { documentsContract } from '../../testing/read-models/contract.js';
import type { Documents } from './documents.port.js';
import { openMongoDocuments } from './mongodb.adapter.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const position = (n: number): string => String(n).padStart(16, '0');

describeEngine('mongodb', 'MongoDB documents', (url) => {
  const database = `test_${randomUUID().slice(0, 8)}`;
  const raw = new MongoClient(url);
  const open = (): Documents => openMongoDocuments({ url, database });
  afterAll(async () => {
    await raw.db(database).dropDatabase();
    await raw.close();
  });

  documentsContract(async () => open());

  it('stores nested lists and fields with any name', async () => {
    const documents = open();
    const collection = await documents.collection<object>('names@1');
    const odd =
      JSON.parse(`{ "a.b": 1, "$set": { "$ref": "x", "__proto__": [1] }, "100%": "%24", "": 0, "nul\\u0000": null,
      "_bsontype": "ObjectId", "__proto__": { "a": 1 }, "lists": [[1, [{ "$x": 2 }]], [], { "_bsontype": [[]] }], "0": "zero" }`) as object;
    await collection.write([{ id: 'odd', position: position(1), document: odd }]);
    const found = await collection.get('odd');
    expect(JSON.stringify(found)).toBe(JSON.stringify(odd));
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
    expect(await collection.find({ filter: { _bsontype: 'ObjectId' }, limit: 9 })).toHaveLength(1);
    expect(await collection.count({ lists: { $in: [1, null] } })).toBe(0);
    await collection.write([
      { id: 'plain', position: position(1), document: { none: undefined, zero: -0, big: 2 ** 40, list: [undefined] } },
    ]);
    expect(await collection.get('plain')).toEqual({ zero: 0, big: 2 ** 40, list: [null] });
    await documents.close();
  });

  it('creates the declared indexes and drops all others', async () => {
    const documents = open();
    const keys = async () =>
      (await raw.db(database).collection('indexed@1').listIndexes().toArray())
        .map(({ key }) => JSON.stringify(key))
        .toSorted();
    await documents.collection('indexed@1', [
      [
        ['owner', 1],
        ['at', -1],
      ],
      [['city', 1]],
    ]);
    expect(await keys()).toEqual([
      '{"_id":1}',
      '{"document.city":1,"_id":1}',
      '{"document.owner":1,"document.at":-1,"_id":-1}',
    ]);
    await documents.collection('indexed@1', [[['city', 1]]]);
    expect(await keys()).toEqual(['{"_id":1}', '{"document.city":1,"_id":1}']);
    await documents.close();
  });

  it('keeps all data when reopened and rejects calls once closed', async () => {
    const first = open();
    const collection = await first.collection<object>('kept@1');
    const written = collection.write([
      { id: 'a', position: position(1), document: { n: 1 } },
      { id: 'b', position: position(1), document: null },
    ]);
    const set = first.setValue('kept', 'x');
    await Promise.all([first.close(), first.close()]);
    await Promise.all([written, set]);
    await expect(collection.get('a')).rejects.toThrow('closed');
    await expect(first.getValue('kept')).rejects.toThrow('closed');
    const second = open();
    expect(await (await second.collection('kept@1')).get('a')).toEqual({ n: 1 });
    expect((await (await second.collection('kept@1')).positions(['b'])).get('b')).toBe(position(1));
    expect(await second.getValue('kept')).toBe('x');
    await second.close();
  });

  it('rejects a collection with the reserved name of the value store', async () => {
    const documents = open();
    await expect(documents.collection('values')).rejects.toThrow('another name');
    await documents.close();
  });

  it('serialises concurrent writers, so that the newest document and a single lease win', async () => {
    const all = Array.from({ length: 8 }, open);
    const collections = await Promise.all(all.map((documents) => documents.collection<{ n: number }>('raced@1')));
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        collections.map((collection, n) =>
          collection.write([{ id: `r${round}`, position: position(n + 1), document: { n } }]),
        ),
      );
      expect(await collections[0]?.get(`r${round}`)).toEqual({ n: 7 });
      const expected = round === 0 ? null : String(round - 1);
      expect(
        (await Promise.all(all.map((documents) => documents.setValueIf('raced', expected, String(round))))).filter(
          Boolean,
        ),
      ).toHaveLength(1);
    }
    await Promise.all(all.map((documents) => documents.close()));
  });

  describe('with connection failures', () => {
    const { hostname, port } = new URL(url.replace(/^mongodb:/, 'http:').replace(/,.*?(?=\/|$)/, ''));
    const through = (at: number): string => {
      const address = new URL(url.replace(/^mongodb:/, 'http:').replace(/,.*?(?=\/|$)/, ''));
      Object.assign(address, { hostname: '127.0.0.1', port: String(at) });
      address.searchParams.delete('replicaSet');
      address.searchParams.set('directConnection', 'true');
      return address.href.replace(/^http:/, 'mongodb:');
    };

    it('rejects within its time limit while the server is down, and works once the server is back', async () => {
      const proxy = await openTcpProxy(hostname, Number(port || 27_017));
      const said: string[] = [];
      const say = (_: object, message: string): void => {
        said.push(message);
      };
      const documents = openMongoDocuments({
        url: through(proxy.port),
        database,
        maxWaitMs: 2_000,
        watch: watchEngine('document store', { at: 'here', log: { info: say, warn: say, error: say } }),
      });
      const collection = await documents.collection<object>('line@1');
      await collection.write([{ id: 'a', position: position(1), document: {} }]);
      await proxy.cut();
      const start = performance.now();
      await expect(collection.write([{ id: 'a', position: position(2), document: { n: 2 } }])).rejects.toThrow(
        EngineUnavailable,
      );
      await expect(documents.getValue('x')).rejects.toThrow(EngineUnavailable);
      expect(performance.now() - start).toBeLessThan(12_000);
      await proxy.mend();
      await collection.write([{ id: 'a', position: position(3), document: { n: 3 } }]);
      expect(await collection.get('a')).toEqual({ n: 3 });
      expect(said).toEqual([
        expect.stringContaining(`MongoDB at 127.0.0.1:${proxy.port} does not answer`),
        'The document store is available again',
      ]);
      await documents.close();
      await proxy.cut();
    });

    it('starts without a server and works as soon as the server is up', async () => {
      const proxy = await openTcpProxy(hostname, Number(port || 27_017));
      await proxy.cut();
      const documents = openMongoDocuments({ url: through(proxy.port), database, maxWaitMs: 1_000 });
      await expect(documents.getValue('x')).rejects.toThrow('ECONNREFUSED');
      await expect(documents.collection('late@1')).rejects.toThrow('ECONNREFUSED');
      await proxy.mend();
      await documents.setValue('late', 'x');
      expect(await documents.getValue('late')).toBe('x');
      await documents.close();
      await proxy.cut();
    });

    it('requires a journaled majority for every write', async () => {
      const proxy = await openTcpProxy(hostname, Number(port || 27_017));
      const documents = openMongoDocuments({ url: through(proxy.port), database });
      const collection = await documents.collection<object>('concern@1');
      const acknowledged = (): number => proxy.sent().toString('latin1').split('majority').length - 1;
      const during = async (work: () => Promise<unknown>): Promise<number> => {
        const before = acknowledged();
        await work();
        return acknowledged() - before;
      };
      expect(await during(() => collection.write([{ id: 'a', position: position(1), document: {} }]))).toBe(2);
      expect(await during(() => documents.setValue('concern', 'x'))).toBe(1);
      expect(await during(() => documents.setValueIf('concern', 'x', 'y'))).toBe(1);
      await documents.close();
      await proxy.cut();
    });
  });
});
