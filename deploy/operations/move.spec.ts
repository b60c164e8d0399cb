import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startKurrentStandIn,
  type KurrentStandIn,
} from '@lendring/platform/testing/event-store/kurrent-stand-in/server.js';
import { openSqliteSubjectKeys } from '@lendring/platform/keys/sqlite.adapter.js';
import { openSqliteDocuments } from '@lendring/platform/read-models/sqlite.adapter.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { loadConfig, type Config } from '@lendring/platform/runtime/settings/config.js';
import { dayAhead } from '../driver/days.js';
import { caller, publishOffer, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { accessToken } from '../tools/access-token.js';
import { move, readSource } from './move.js';
import { placesIn, readLastingValues, writeLastingValues } from './move-lasting-values.js';
import { blockAsBefore } from './older-block.examples.js';
import { Refused } from './tool.js';

const quiet = (): void => undefined;

describe('npm run move', () => {
  let folder: string;
  let dataDir: string;
  let standIn: KurrentStandIn;
  let owner: TestPerson;
  let offerId: string;
  let erased: string;

  const path = (name: string): string => join(folder, name);
  const settings = (name: string): Record<string, string> =>
    name === 'kurrent' ? { EVENT_STORE: 'kurrentdb', KURRENTDB_URL: standIn.url } : {};
  const target = (name: string): Config =>
    loadConfig({ NODE_ENV: 'test', DEMO: 'off', DATA_DIR: path(name), ...settings(name) });
  const source = () => ({ dataDir, secretsDir: join(dataDir, 'keys') });
  const seen = async (product: TestProduct): Promise<readonly unknown[]> => {
    const reader = await product.person('leser', { complete: false });
    const search = () => reader.call('offerSearch', { query: { query: 'wanderzelt' } });
    // Wait for results, because a new search index is in use while it fills.
    await eventually(search, ({ data }) => data.offers.length > 0);
    const answers = await Promise.all([
      search(),
      reader.call('userProfile', { id: owner.userId }),
      reader.call('offer', { id: offerId }),
    ]);
    return answers.map(({ status, text }) => {
      expect([status, text]).toEqual([200, text]);
      return JSON.parse(text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')) as unknown;
    });
  };
  let shown: readonly unknown[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'move-'));
    dataDir = path('embedded');
    standIn = await startKurrentStandIn();
    const product = await startProduct({}, dataDir);
    owner = await product.person('verleiherin');
    ({ offerId } = await publishOffer(owner, 'Wanderzelt'));
    await publishOffer(owner, 'Bohrhammer');
    shown = await seen(product);
    await product.running.stop();
    await blockAsBefore(product.config, { offerId, vendorId: owner.userId, day: dayAhead(10) });
    const keys = openSqliteSubjectKeys(join(dataDir, 'keys', 'subjects.db'), join(dataDir, 'keys', 'subjects.master'));
    erased = crypto.randomUUID();
    await keys.destroy(erased);
    await keys.close();
  });
  afterAll(async () => {
    standIn.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['kurrent', 'sqlite'])('moves the product completely (%s)', async (name) => {
    const told: string[] = [];
    await move(source(), target(name), (line) => {
      told.push(line);
    });
    expect(told.find((line) => line.startsWith('offer: '))).toMatch(
      /^offer: \d+ events in 5 streams, each stream compared, checksum [\da-f]{16}$/,
    );
    expect(told).toContainEqual(expect.stringMatching(/^Keys of \d+ users moved/));
    expect(told).toContainEqual(expect.stringMatching(/^[1-9]\d* files/));

    const again: string[] = [];
    await move(source(), target(name), (line) => {
      again.push(line);
    });
    expect(again.find((line) => line.startsWith('offer: '))).toContain('of them already in the target');

    const product = await startProduct(settings(name), path(name));
    try {
      expect(await seen(product)).toEqual(shown);
      const [offer] = (await product.visitor.call('offerSearch', { query: { query: 'wanderzelt' } })).data.offers;
      expect(offer?.offer_id).toBe(offerId);
      const image = await fetch(new URL(offer?.image?.large ?? '', product.config.publicUrl));
      expect([image.status, image.headers.get('content-type')?.startsWith('image/')]).toEqual([200, true]);
      // Events in an old version are copied unchanged and upcast on reading.
      const { publicUrl } = product.config;
      const ownerThere = caller(publicUrl, owner.userId, await accessToken(product.config, owner.userId));
      const days = { date_from: dayAhead(10), date_to: dayAhead(11) };
      const { data: taken } = await eventually(
        () => ownerThere.call('offerCalendar', { id: offerId, query: days }),
        ({ data }) => data.length > 0,
      );
      expect(taken).toMatchObject([{ requesttype_id: 3, note: 'Wartung' }]);
      const other = await product.person('zweite');
      await publishOffer(other, 'Wanderzelt für zwei');
      expect((await other.call('offerSearch', { query: { query: 'wanderzelt' } })).data.offers).toHaveLength(2);
    } finally {
      await product.running.stop();
    }

    await expect(move(source(), target(name), quiet)).rejects.toThrow('contains other events');
  });

  it('keeps erased users erased, and the keys of all other users', async () => {
    await move(source(), target('keys'), quiet);
    const [old, fresh] = [dataDir, path('keys')].map((place) =>
      openSqliteSubjectKeys(join(place, 'keys', 'subjects.db'), join(place, 'keys', 'subjects.master')),
    );
    const all = async (keys = old!) => {
      const found: string[] = [];
      for await (const [subject, key] of keys.all())
        found.push(`${subject} ${key && Buffer.from(key).toString('hex')}`);
      return found;
    };
    expect(await all(fresh)).toEqual(await all(old));
    expect(await all(fresh)).toContain(`${erased} null`);
    await Promise.all([old!.close(), fresh!.close()]);
  });

  it('moves policy checkpoints, but no read model', async () => {
    await move(source(), target('beside'), quiet);
    const [old, fresh] = [dataDir, path('beside')].map((place) =>
      readLastingValues(join(place, 'offer', 'documents.db')),
    );
    expect(old!.values.length).toBeGreaterThan(0);
    expect(fresh!.values).toEqual(old!.values.map(([key, value]) => [key, value.replace(/~\d+$/, '')]));
    const database = new DatabaseSync(join(path('beside'), 'offer', 'documents.db'), { readOnly: true });
    expect(
      database.prepare(`SELECT count(*) AS n FROM small_values WHERE key LIKE '%@%' OR key LIKE 'versions:%'`).get(),
    ).toEqual({ n: 0 });
    database.close();
  });

  it('moves only the selected services', async () => {
    await move(source(), target('files'), quiet, ['files']);
    expect((await readdir(path('files'))).toSorted()).toEqual(['files', 'keys']);
    await move(source(), target('logs'), quiet, ['logs']);
    expect(await readdir(path('logs'))).not.toContain('files');
  });

  it('refuses a target with read models of another log', async () => {
    await cp(join(dataDir, 'offer', 'documents.db'), join(path('stale'), 'offer', 'documents.db'), { recursive: true });
    await expect(move(source(), target('stale'), quiet)).rejects.toThrow('read models of offer from another log');
  });

  it('refuses the keys of another installation', async () => {
    const other = await startProduct({}, path('other'));
    await other.running.stop();
    await expect(move(source(), target('other'), quiet)).rejects.toThrow('contains the keys of another installation');
    expect((await readdir(path('other'))).toSorted()).toContain('offer');
  });

  it('refuses an empty selection and a missing target', async () => {
    await expect(move({ dataDir: path('nowhere'), secretsDir: path('nowhere') }, target('x'), quiet)).rejects.toThrow(
      'No embedded product',
    );
    await expect(move(source(), target('embedded'), quiet)).rejects.toThrow('Set EVENT_STORE');
    await expect(move({ dataDir, secretsDir: path('nowhere') }, target('y'), quiet)).rejects.toThrow('--from-secrets');
    expect(() => readSource([])).toThrow(Refused);
    expect(() => readSource(['--to', 'x'])).toThrow('npm run move -- --from');
    expect(readSource(['--from', '/srv/lendring'])).toEqual({
      dataDir: '/srv/lendring',
      secretsDir: '/srv/lendring/keys',
      parts: ['logs', 'files'],
    });
    expect(readSource(['--from', '/a', '--from-secrets', '/b', '--only', 'files'])).toEqual({
      dataDir: '/a',
      secretsDir: '/b',
      parts: ['files'],
    });
    expect(() => readSource(['--from', '/a', '--only', 'mails'])).toThrow(Refused);
  });
});

describe('moved checkpoints and counters', () => {
  it('continue from the same events, and do not fall back after a second move', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lasting-values-'));
    const file = join(folder, 'documents.db');
    const old = openSqliteDocuments(file);
    const [at, cursor] = ['0000000000000012', '0000000000000040'];
    await old.setValue('checkpoint:relay', `${at}~3`);
    await old.setValue('checkpoint:policy:greet', '0000000000000000');
    await old.setValue('checkpoint:offers@1', at);
    await old.setValue('lease', '{"holder":"a"}');
    await old.setValue('webhook-progress:w1', JSON.stringify({ cursor, failures: 2 }));
    await (await old.collection('hits')).write([{ id: 'o1', position: '0000000000000007', document: { total: 7 } }]);
    await old.close();

    const lastingValues = readLastingValues(file);
    expect(placesIn(lastingValues).toSorted()).toEqual([at, cursor]);
    const fresh = openSqliteDocuments(':memory:');
    const placeOf = (position: string): string => `${position.slice(0, 14)}99${position}`;
    await writeLastingValues(lastingValues, fresh, placeOf);
    await fresh.setValue('checkpoint:policy:greet', placeOf(cursor));
    await writeLastingValues(lastingValues, fresh, placeOf);
    expect(await fresh.getValue('checkpoint:relay')).toBe(placeOf(at));
    expect(await fresh.getValue('checkpoint:policy:greet')).toBe(placeOf(cursor));
    expect(await fresh.getValue('webhook-progress:w1')).toBe(JSON.stringify({ cursor: placeOf(cursor), failures: 2 }));
    expect([await fresh.getValue('checkpoint:offers@1'), await fresh.getValue('lease')]).toEqual([null, null]);
    expect(await (await fresh.collection('hits')).get('o1')).toEqual({ total: 7 });
    expect(readLastingValues(join(folder, 'missing.db'))).toEqual({ values: [], collections: new Map() });
    await fresh.close();
    await rm(folder, { recursive: true });
  });
});
