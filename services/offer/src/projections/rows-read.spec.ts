import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import type { Filter, Find } from '@lendring/platform/read-models/documents.port.js';
import { rowsRead } from '@lendring/platform/testing/read-models/rows-read.js';
import { offers } from './offers.js';

const OFFERS = 10_000;
/** Rows that a query may read beyond those that it finds. */
const MOST_BEYOND = 300;

const indexes = offers.indexes ?? [];
const at = (n: number) => new Date(1_750_000_000_000 + n * 60_000).toISOString();
const offer = (n: number) => ({
  offerId: `o${String(n).padStart(5, '0')}`,
  ownerId: `p${n % 500}`,
  status: n % 40 ? 'active' : 'inactive',
  beneath: n % 40 ? 'active' : 'inactive',
  categoryId: 100 + (n % 200),
  changedAt: at((n * 7919) % OFFERS),
  audience: { seenBy: n % 100 ? 'everyone' : 'members', groupIds: n % 100 ? [] : [`g${n % 7}`] },
});

let folder: string;
let read: ReturnType<typeof rowsRead>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rows-read-'));
  const file = join(folder, 'documents.db');
  const documents = openSqliteDocuments(file);
  const collection = await documents.collection<object>('offers@1', indexes);
  for (let from = 0; from < OFFERS; from += 250)
    await collection.write(
      Array.from({ length: 250 }, (_, n) => ({
        id: offer(from + n).offerId,
        position: '0000000000000001',
        document: offer(from + n),
      })),
    );
  await documents.close();
  read = rowsRead(file, { name: 'offers@1', lists: new Set(['audience.groupIds']), indexes });
});
afterAll(async () => {
  read.close();
  await rm(folder, { recursive: true, force: true });
});

/** Filters of the service that count by a group look into a list, which no index of SQLite holds: they are not here. */
const counts: readonly (readonly [of: string, filter: Filter])[] = [
  ['an inspection', { ownerId: 'p7', status: 'active', 'audience.seenBy': 'everyone' }],
  ['a plan’s limit', { ownerId: 'p7', status: 'active' }],
  ['drafts', { ownerId: 'p7', beneath: 'draft' }],
  ['a person', { ownerId: 'p7' }],
  ['a category', { categoryId: 107, status: 'active' }],
  ['a category with what is offline', { categoryId: 107 }],
];
const finds: readonly (readonly [of: string, query: Find])[] = [
  [
    'own data',
    { filter: { $and: [{ ownerId: 'p7' }, { offerId: { $gt: 'o00100' } }] }, sort: [['offerId', 1]], limit: 100 },
  ],
  ['own offers', { filter: { ownerId: 'p7', status: 'active' }, sort: [['changedAt', -1]], limit: 20 }],
  ['a site map', { filter: { status: 'active', 'audience.seenBy': 'everyone' }, skip: 1_000, limit: 1_000 }],
  ['usual prices', { filter: { categoryId: 107, status: 'active' }, sort: [['changedAt', -1]], limit: 500 }],
  [
    'a move',
    {
      filter: { ownerId: 'p7', beneath: { $in: ['active', 'inactive'] }, offerId: { $gt: '' } },
      sort: [['offerId', 1]],
      limit: 100,
    },
  ],
];

describe('a read model of 10,000 offers', () => {
  it.each(counts)('is not read through by a count of %s', (_, filter) => {
    const { found, read: rows, plan } = read.count(filter);
    expect({ plan, isBounded: rows <= found + MOST_BEYOND }).toEqual({ plan, isBounded: true });
  });

  it.each(finds)('is not read through by a page of %s', (_, query) => {
    const { found, read: rows, plan } = read.find(query);
    expect({ plan, isBounded: rows <= found + MOST_BEYOND }).toEqual({ plan, isBounded: true });
  });

  it('would be refused where a query reads it through', () => {
    const { found, read: rows } = read.count({ 'audience.seenBy': 'nobody' });
    expect([found, rows]).toEqual([0, OFFERS]);
  });
});
