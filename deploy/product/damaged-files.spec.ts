import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, open, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintOf } from '@lendring/platform/runtime/process/complaint.js';
import { readModels } from '../testing/read-models.js';
import { publishOffer } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';

const half = async (file: string): Promise<void> => truncate(file, Math.floor((await stat(file)).size / 2));
const garbage = async (file: string, from: number, length: number): Promise<void> => {
  const handle = await open(file, 'r+');
  await handle.write(randomBytes(length), 0, length, from);
  await handle.close();
};
const head = (file: string): Promise<void> => garbage(file, 0, 4096);
const middle = async (file: string): Promise<void> => garbage(file, Math.floor((await stat(file)).size / 3), 20_000);
const remove = (file: string): Promise<void> => rm(file);
const empty = (file: string): Promise<void> => truncate(file, 0);

describe('damaged files', () => {
  let template: string;
  let folder: string;
  let asked = 0;
  const titles = ['Kuppelzelt', 'Bohrhammer', 'Lastenrad', 'Beamer', 'Leiter', 'Bierbank'];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lendring-damage-'));
    template = join(folder, 'whole');
    const product = await startProduct({}, template);
    const owner = await product.person('besitzer');
    for (const title of titles) await publishOffer(owner, title, { description: `${title} `.repeat(200) });
    await product.running.stop();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const damaged = async (file: string, damage: (file: string) => Promise<void>): Promise<string> => {
    const directory = await mkdtemp(join(folder, 'case-'));
    await cp(template, directory, { recursive: true });
    if (/\.(?:db|sqlite)$/.test(file)) {
      // Checkpoint the write-ahead log, because its pages would hide the damage.
      const whole = new DatabaseSync(join(directory, file));
      whole.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      whole.close();
    }
    await damage(join(directory, file));
    return directory;
  };
  const found = async ({ visitor }: TestProduct): Promise<readonly string[] | number> => {
    // Vary the size to bypass the cache of visitors' searches.
    const { status, data } = await visitor.call('offerSearch', { query: { size: 20 + ((asked += 1) % 80) } });
    return status === 200 ? data.offers.map(({ title }) => title).toSorted() : status;
  };
  const running = async (directory: string, look: (product: TestProduct) => Promise<void>): Promise<void> => {
    const product = await startProduct({}, directory);
    try {
      await look(product);
    } finally {
      await product.stop();
    }
  };
  const healed = async (product: TestProduct): Promise<void> => {
    const wanted = JSON.stringify(titles.toSorted());
    while (JSON.stringify(await found(product)) !== wanted) await pause(20);
    expect(await product.visitor.call('offerSearch', { query: { query: 'Kuppelzelt' } })).toMatchObject({
      status: 200,
      data: { offers: [{ title: 'Kuppelzelt' }] },
    });
  };
  const asides = async (directory: string): Promise<readonly string[]> =>
    (await readdir(directory)).filter((name) => /\.damaged-\d{8}T\d+Z$/.test(name));

  describe('that can be rebuilt are set aside and rebuilt', () => {
    const search = `offer/search/${encodeURIComponent(readModels.offers)}.sqlite`;
    it.each<readonly [string, string, (file: string) => Promise<void>]>([
      ['cut to half', 'offer/documents.db', half],
      ['with garbage at its head', 'offer/documents.db', head],
      ['with garbage in its middle', 'offer/documents.db', middle],
      ['cut to half', 'account/documents.db', half],
      ['with garbage at its head', 'request/documents.db', head],
      ['cut to half', search, half],
      ['with garbage at its head', search, head],
      ['with garbage in its middle', search, middle],
    ])('%s: %s', async (_, file, damage) => {
      const directory = await damaged(file, damage);
      await running(directory, async (product) => {
        await healed(product);
        expect(await asides(join(directory, file, '..'))).toHaveLength(1);
      });
    });

    it.each(['offer/documents.db', search, `${search}-wal`])('when deleted: %s', async (file) => {
      await running(await damaged(file, (gone) => rm(gone, { force: true })), healed);
    });

    it('are detected and rebuilt even while in use', async () => {
      const directory = await damaged('demo.json', (file) => writeFile(file, '{}'));
      await running(directory, async (product) => {
        await healed(product);
        const file = join(directory, 'offer', 'documents.db');
        // Write from another connection, which makes the product reread from disk.
        const other = new DatabaseSync(file, { timeout: 5_000 });
        other.exec(`INSERT INTO small_values VALUES ('test', 'x'); PRAGMA wal_checkpoint(TRUNCATE)`);
        await garbage(file, 4096, (await stat(file)).size - 4096);
        other.close();
        while ((await asides(join(directory, 'offer'))).length === 0) await found(product);
        await healed(product);
      });
    });
  });

  describe('that cannot be rebuilt stop the start with their name and a remedy', () => {
    const backup = /^Lendring cannot start: \S+ is damaged \(.+\)\. Restore it from a backup \(npm run restore\)/;
    it.each<readonly [string, string, (file: string) => Promise<void>, RegExp]>([
      ['cut to half', 'offer/events.db', half, backup],
      ['with garbage at its head', 'partner/events.db', head, backup],
      ['with garbage in its middle', 'offer/events.db', middle, backup],
      [
        'with garbage at its head',
        'identity/provider.db',
        head,
        /provider\.db is damaged .* or remove it: everybody signs in again then\.$/,
      ],
      ['with garbage at its head', 'keys/subjects.db', head, backup],
      [
        'missing',
        'keys/subjects.db',
        remove,
        /subjects\.db contains no keys, but the log of the account service is encrypted.*\(npm run restore\)\.$/,
      ],
      ['empty', 'keys/subjects.db', empty, /subjects\.db contains no keys/],
      [
        'missing',
        'keys/subjects.master',
        remove,
        /the master key \S+subjects\.master is missing.*Restore it from a backup\.$/,
      ],
    ])('%s: %s', async (_, file, damage, words) => {
      const directory = await damaged(file, damage);
      const refusal: unknown = await startProduct({}, directory).then(
        () => 'started',
        (error: unknown) => error,
      );
      const said = complaintOf(refusal, undefined);
      expect(said).toMatch(words);
      expect(said).toContain(join(directory, file));
      expect(said.split('\n')).toHaveLength(1);
      expect(await asides(join(directory, file, '..'))).toEqual([]);
    });

    it('include demo.json if the installation has a demo', async () => {
      const directory = await damaged('demo.json', (file) => writeFile(file, '{"begun":"20'));
      const refusal: unknown = await startProduct({ DEMO: 'on' }, directory).then(
        () => 'started',
        (error: unknown) => error,
      );
      expect(complaintOf(refusal, undefined)).toBe(
        `Lendring cannot start: ${join(directory, 'demo.json')} is damaged. Restore it from a backup, or start with DEMO=off, which leaves the demo data as it is.`,
      );
    });
  });
});
