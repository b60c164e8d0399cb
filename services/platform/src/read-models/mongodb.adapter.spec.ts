import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { MongoBulkWriteError, MongoNetworkTimeoutError, type BulkWriteResult } from 'mongodb';
import { EngineUnavailable } from '../base/engine-unavailable.js';
import { anyDocument } from '../../testing/read-models/contract-examples.js';
import { filterToMongo } from './mongodb-filter.js';
import { meaningOf } from './mongodb-errors.adapter.js';
import { fromStored, storedKey, toStored } from './mongodb-stored.js';
import type { Filter } from './documents.port.js';
import { readFilter } from './filter.js';
import { openMongoDocuments } from './mongodb.adapter.js';

describe('MongoDB document encoding', () => {
  it('round-trips as JSON with valid MongoDB names', () => {
    const key = fc.oneof(fc.string(), fc.constantFrom('$', 'a.b', '%', '%24', '__proto__', '_bsontype', '\0'));
    fc.assert(
      fc.property(
        fc.oneof(
          anyDocument,
          fc.dictionary(key, fc.jsonValue()),
          fc.jsonValue().map((value) => ({ value })),
        ),
        (document) => {
          const stored = toStored('id', '1', document);
          expect(JSON.stringify(fromStored(stored))).toBe(JSON.stringify(document));
          expect(JSON.stringify(Object.keys(stored.document ?? {}))).not.toMatch(
            /"\$|\.|\\u0000|"_bsontype"|"__proto__"/,
          );
        },
      ),
    );
  });

  it('marks only documents that the encoding changed', () => {
    expect(toStored('a', '1', { list: [{ n: 1 }], 'kebab-case': null })).toEqual({
      _id: 'a',
      position: '1',
      document: { list: [{ n: 1 }], 'kebab-case': null },
    });
    expect(toStored('a', '1', { 'a.b': 1 })).toEqual({
      _id: 'a',
      position: '1',
      document: { 'a%2Eb': 1 },
      escaped: true,
    });
    expect(toStored('a', '1', null)).toEqual({ _id: 'a', position: '1', document: null });
  });

  it('keeps distinct names distinct', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => (storedKey(one) === storedKey(other)) === (one === other)),
    );
  });
});

describe('MongoDB filter encoding', () => {
  it.each<[Filter, object]>([
    [{}, {}],
    [{ 'a.b': 1 }, { $and: [{ 'document.a.b': { $eq: 1 } }] }],
    [{ a: { $ne: null } }, { $and: [{ $nor: [{ 'document.a': { $eq: null } }] }] }],
    [{ a: { $gt: 1, $lte: 5 } }, { $and: [{ 'document.a': { $gt: 1 } }, { 'document.a': { $lte: 5 } }] }],
    [
      { $or: [{ a: '$x' }, { _bsontype: { $in: [true, '$y'] } }] },
      {
        $and: [
          {
            $or: [
              { $and: [{ 'document.a': { $eq: '$x' } }] },
              { $and: [{ 'document.%5Fbsontype': { $in: [true, '$y'] } }] },
            ],
          },
        ],
      },
    ],
  ])('encodes %j', (filter, expected) => expect(filterToMongo(readFilter(filter))).toEqual(expected));
});

describe('unreachable MongoDB', () => {
  it('rejects calls within a time limit and can still be closed', async () => {
    const documents = openMongoDocuments({ url: 'mongodb://127.0.0.1:1', database: 'nowhere', maxWaitMs: 200 });
    await expect(documents.getValue('x')).rejects.toThrow('MongoDB at 127.0.0.1:1 does not answer');
    await expect(documents.collection('x@1')).rejects.toThrow('MongoDB at 127.0.0.1:1 does not answer');
    await documents.close();
    await expect(documents.getValue('x')).rejects.toThrow('closed');
  });

  it('reports the engine as unavailable when the connection breaks under many writes', () => {
    const lost = new MongoNetworkTimeoutError('connection 1 to db:27017 timed out');
    const meant = meaningOf(
      { engine: 'document store', name: 'MongoDB at db:27017', settings: 'MONGODB_URL' },
      new MongoBulkWriteError(lost, {} as BulkWriteResult),
    );
    expect(meant).toBeInstanceOf(EngineUnavailable);
    expect(meant).toMatchObject({ message: 'MongoDB at db:27017 does not answer: connection 1 to db:27017 timed out' });
  });

  it('rejects an invalid address', () =>
    expect(() => openMongoDocuments({ url: 'http://localhost', database: 'x' })).toThrow('mongodb://'));
});
