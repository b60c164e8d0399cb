import { expect, it, vi } from 'vitest';
import { UserId } from '@lendring/contracts/kernel/ids.js';
import { ownData } from '@lendring/contracts/own-data.js';
import type { ServiceApis } from '@lendring/platform/runtime/service-apis/service-apis.js';
import { strFromU8, unzipSync } from 'fflate';
import { archiveOf } from './archive.js';

const userId = UserId.parse('c0000000-0000-4000-8000-000000000004');

it('finishes a data export in spite of a row that does not match its schema, and logs no personal data', async () => {
  const rows = [{ offerId: 'a000000001', madeUp: 'Anna' }, { madeUp: 'Berta' }];
  const queries = {
    ownData: async ({ file }: { file: string }) => ({ rows: file === 'favourites' ? rows : [], next: null }),
    cards: async () => [],
    feed: async () => [],
  };
  const apis = Object.fromEntries(Object.keys(ownData).map((name) => [name, { queries }]));
  const warn = vi.fn<(fields: object, text: string) => void>();
  const chunks: Uint8Array[] = [];
  const sources = {
    apis: apis as unknown as ServiceApis,
    identity: null,
    blobs: { stream: async () => null },
    publicUrl: 'https://lendring.example',
    log: { warn },
  };
  const archive = archiveOf(sources, { userId, locale: 'de' }, '2027-02-01T10:00:00.000Z', async () => {});
  for await (const chunk of archive) chunks.push(chunk);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  const favourites = JSON.parse(strFromU8(files['favourites.json'] ?? new Uint8Array())) as unknown;
  expect(favourites).toEqual([{ offerId: 'a000000001' }, {}]);
  expect(files['LIESMICH.txt']).toBeDefined();
  expect(warn).toHaveBeenCalledOnce();
  const [logged] = warn.mock.calls;
  expect(logged?.[0]).toMatchObject({ file: 'favourites', problems: { 'row: unknown madeUp': 2 } });
  expect(JSON.stringify(logged)).not.toMatch(/Anna|Berta/);
});
