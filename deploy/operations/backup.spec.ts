import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { loadConfig, type Config } from '@lendring/platform/runtime/settings/config.js';
import { freePort } from '@lendring/platform/base/free-port.js';
import { built } from '../driver/child.js';
import { dayAhead } from '../driver/days.js';
import { must, publishOffer, type TestPerson } from '../driver/people.js';
import { spawnProduct, startProduct, type ChildProduct, type TestProduct } from '../driver/product.js';
import { backUp } from './backup.js';
import { filesIn } from './backup-manifest.js';
import { blockAsBefore } from './older-block.examples.js';
import { restore } from './restore.js';

const quiet = (): void => undefined;
const AT_ONCE = 6;

const tool = (
  name: 'backup' | 'restore',
  args: readonly string[],
  dataDir: string,
): Promise<{ code: number; output: string }> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [built(`operations/${name}.js`), ...args],
      { env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'test', DATA_DIR: dataDir } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
    );
  });

describe('backup and restore', () => {
  let product: TestProduct;
  let folder: string;
  let running: ChildProduct;
  let restored: ChildProduct | undefined;
  let backup: string;
  let keys: string;
  const before = new Set<string>();
  const after = new Set<string>();
  let people: { owner: string; other: string };
  const writers = Array.from({ length: 20 }, () => randomUUID());
  let ids: { offerId: string; requestId: string };

  const path = (name: string): string => join(folder, name);
  const config = (dataDir: string, port = 1): Config =>
    loadConfig({
      NODE_ENV: 'test',
      DEMO: 'off',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: dataDir,
    });
  const offersOf = async (person: TestPerson): Promise<Map<string, unknown>> => {
    const found = new Map<string, unknown>();
    for (let page = 1; ; page += 1) {
      const { data } = await person.call('offers', { query: { page, size: 100 } });
      for (const offer of data.offers) found.set(offer.offer_id, offer);
      if (!data.paging.hasNextPage) return found;
    }
  };
  const offersOfAll = async (child: ChildProduct, owner: TestPerson): Promise<Map<string, unknown>> => {
    const found = await Promise.all(
      [owner, ...(await Promise.all(writers.map((userId) => child.as(userId))))].map(offersOf),
    );
    return new Map(found.flatMap((own) => [...own]));
  };
  const seen = async (owner: TestPerson, other: TestPerson) => {
    const relative = (text: string): unknown => JSON.parse(text.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, ''));
    const search = () => other.call('offerSearch', { query: { query: 'faltboot' } });
    // Wait for results, because a new search index is in use while it fills.
    await eventually(search, ({ data }) => data.offers.length > 0);
    const answers = await Promise.all([
      owner.call('profile'),
      owner.call('requests', { query: { side: 'vendor', tab: 'agreed' } }),
      owner.call('request', { id: ids.requestId }),
      owner.call('calendar', { query: { date_from: dayAhead(0), date_to: dayAhead(30) } }),
      other.call('profile'),
      other.call('offer', { id: ids.offerId }),
      other.call('requests', { query: { side: 'creator', tab: 'agreed' } }),
      search(),
      other.call('userProfile', { id: people.owner }),
    ]);
    for (const { status, text } of answers) expect([status, text]).toEqual([200, text]);
    return answers.map(({ text }) => relative(text));
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lendring-backup-'));
    [backup, keys] = [path('backup'), path('keys')];
    product = await startProduct();
    const [owner, other] = await Promise.all([product.person('verleiher'), product.person('entleiher')]);
    people = { owner: owner.userId, other: other.userId };
    const { offerId, pricingId } = await publishOffer(owner, 'Faltboot für zwei');
    const asked = await other.call('ask', {
      body: {
        offer_id: offerId,
        pricing_id: pricingId,
        date_from: dayAhead(3),
        date_to: dayAhead(5),
        message: 'Ein Geheimnis unter uns',
      },
    });
    const requestId = asked.data.request_id;
    ids = { offerId, requestId };
    await owner.call('accept', { id: requestId, body: { share_address: true } });
    expect((await other.call('accept', { id: requestId, body: {} })).data.status).toBe('agreed');
    await product.visitor.call('countHit', { id: offerId, body: {} });
    await product.running.stop();
    await blockAsBefore(product.config, { offerId, vendorId: owner.userId, day: dayAhead(10) });
    running = await spawnProduct(product.config);

    const writing = await Promise.all(writers.map((userId) => running.as(userId)));
    let [ended, begun, sent] = [false, false, 0];
    const write = async (): Promise<void> => {
      while (!ended) {
        const number = (sent += 1);
        const reply = must(
          'draftOffer',
          await writing[number % writing.length]!.call('draftOffer', { body: {}, key: `draft-number-${number}` }),
        );
        (begun ? after : before).add(reply.data.offer_id);
      }
    };
    const written = Promise.all(Array.from({ length: AT_ONCE }, write));
    while (before.size < 60) await writing[0]!.call('status');
    begun = true;
    const made = await tool('backup', [backup, '--keys', keys], product.config.dataDir);
    ended = true;
    await written;
    expect(made).toEqual({ code: 0, output: expect.stringMatching(/events of account.*events of offer.* files/) });
    expect(after.size).toBeGreaterThan(10);
  });
  afterAll(async () => {
    await restored?.stop();
    await running.stop();
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('restore every acknowledged command, and the same read models', async () => {
    const done = await tool('restore', [backup, '--keys', keys], path('restored'));
    expect(done).toEqual({ code: 0, output: expect.stringContaining('events of offer') });
    const there = config(path('restored'), await freePort());
    restored = await spawnProduct(there);
    const [owner, other] = [await restored.as(people.owner), await restored.as(people.other)];
    const [ownerThen, otherThen] = [await running.as(people.owner), await running.as(people.other)];
    // Write once more: the write resolves once the read models have caught up with the restored log.
    const {
      data: { offer_id: fresh },
    } = await owner.call('draftOffer', { body: {} });
    for (const person of [owner, ownerThen])
      await person.call('changeProfile', { body: { firstname: 'Neu' }, key: 'a-new-first-name' });
    for (const person of [other, otherThen])
      await person.call('say', { id: ids.requestId, body: { text: 'Wieder da' }, key: 'a-word-after-it' });

    const [kept, all] = [await offersOfAll(restored, owner), await offersOfAll(running, ownerThen)];
    kept.delete(fresh);
    for (const id of before) expect(kept.has(id)).toBe(true);
    for (const [id, offer] of kept) expect([id, offer]).toEqual([id, all.get(id)]);
    const timeless = (answers: unknown): unknown =>
      JSON.parse(JSON.stringify(answers).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"at"'));
    expect(timeless(await seen(owner, other))).toEqual(timeless(await seen(ownerThen, otherThen)));
    expect((await owner.call('offer', { id: ids.offerId })).data.hits).toBe(1);
    // Events in an old version are copied unchanged and upcast on reading.
    const { data: taken } = await owner.call('offerCalendar', {
      id: ids.offerId,
      query: { date_from: dayAhead(10), date_to: dayAhead(11) },
    });
    expect(taken).toMatchObject([{ requesttype_id: 3, note: 'Wartung' }]);
    const again = async (child: ChildProduct) =>
      (await child.as(writers[1]!)).call('draftOffer', { body: {}, key: 'draft-number-1' });
    expect((await again(restored)).data.offer_id).toBe((await again(running)).data.offer_id);
    expect((await publishOffer(owner, 'Nach dem Einspielen')).offerId).toBeTruthy();
  });

  it('contain no personal data in plain text, and no key', async () => {
    expect((await filesIn(backup)).filter((file) => /key|subjects|jwks|provider|mail|search/.test(file))).toEqual([]);
    const personal = [
      'Verborgene Gasse',
      'Geheim-verleiher',
      '4710199',
      'Ein Geheimnis unter uns',
      'entleiher@example.org',
    ];
    for (const file of await filesIn(backup)) {
      const content = await readFile(join(backup, file), 'latin1');
      for (const text of personal)
        expect([file, content.includes(Buffer.from(text).toString('latin1'))]).toEqual([file, false]);
    }
    expect(await filesIn(keys)).toEqual(
      expect.arrayContaining(['manifest.json', 'nickname.key', 'oidc.jwks.json', 'subjects.db', 'subjects.master']),
    );
  });

  const refusal = (work: Promise<void>): Promise<string> =>
    work.then(
      () => 'done',
      (error: unknown) => (error as Error).message,
    );

  it('refuse folders in use, and leave no files behind', async () => {
    const { config: inUse } = product;
    expect(await refusal(restore(inUse, { from: backup, keysFrom: keys }, quiet))).toContain(
      'is not empty: stop the product',
    );
    expect(await refusal(backUp(inUse, { to: backup, keysTo: null }, quiet))).toContain('is not empty');
    expect(await refusal(backUp(inUse, { to: join(inUse.dataDir, 'backup'), keysTo: null }, quiet))).toContain(
      'Choose a folder on another disk',
    );
    expect(await refusal(backUp(inUse, { to: path('new'), keysTo: join(path('new'), 'keys') }, quiet))).toContain(
      'separate folders',
    );
    expect(await refusal(backUp(config(path('nowhere')), { to: path('new'), keysTo: null }, quiet))).toContain(
      'No product data',
    );
    expect((await readdir(folder)).toSorted()).toEqual(['backup', 'keys', 'restored']);
    const { code, output } = await tool('restore', [backup], path('new'));
    expect([code, output]).toEqual([1, expect.stringContaining('cannot be read without its keys')]);
  });

  it('refuse a damaged, unfinished or foreign backup', async () => {
    const damaged = path('damaged');
    const into = config(path('new'));
    const attempt = async (change: () => Promise<unknown>, from = damaged): Promise<string> => {
      await rm(damaged, { recursive: true, force: true });
      await cp(backup, damaged, { recursive: true });
      await change();
      return refusal(restore(into, { from, keysFrom: keys }, quiet));
    };
    expect(await attempt(() => appendFile(join(damaged, 'offer/events.db'), 'x'))).toContain(
      'offer/events.db has changed since the backup',
    );
    expect(await attempt(() => rm(join(damaged, 'account/events.db')))).toContain('account/events.db is missing');
    expect(await attempt(() => writeFile(join(damaged, 'more'), ''))).toContain('more is not part of the backup');
    expect(await attempt(() => rm(join(damaged, 'manifest.json')))).toContain('not a finished backup');
    expect(await attempt(() => writeFile(join(damaged, 'manifest.json'), '{"format":9}'))).toContain('cannot be read');
    expect(await attempt(async () => undefined, keys)).toContain('contains keys, not data');
    const strange = async (): Promise<void> => {
      const manifest = JSON.parse(await readFile(join(damaged, 'manifest.json'), 'utf8')) as object;
      await writeFile(join(damaged, 'manifest.json'), JSON.stringify({ ...manifest, fingerprint: 'another' }));
    };
    expect(await attempt(strange)).toContain('belong to different installations');
    await mkdir(path('new'), { recursive: true });
    expect(await readdir(path('new'))).toEqual([]);
  });

  it('refuse data outside the data folder', async () => {
    const elsewhere = loadConfig({
      NODE_ENV: 'test',
      DATA_DIR: product.config.dataDir,
      EVENT_STORE: 'kurrentdb',
      KURRENTDB_URL: 'kurrentdb://kurrentdb:2113?tls=false',
    });
    expect(await refusal(backUp(elsewhere, { to: path('new'), keysTo: null }, quiet))).toContain(
      'For kurrentdb see docs/how-to/run-in-production.md',
    );
  });
});
