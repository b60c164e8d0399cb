import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { must, type TestPerson } from '../driver/people.js';
import { spawnProduct, startProduct, type ChildProduct, type TestProduct } from '../driver/product.js';

/** Allows pictures from this machine. */
const targets = { WEBHOOK_TARGETS: 'any' };

const ROWS = 500;
const PART = 50;

describe('kill -9 in the middle of an import', () => {
  let product: TestProduct;
  let owner: TestPerson;
  let child: ChildProduct;

  beforeAll(async () => {
    product = await startProduct(targets);
    owner = await product.person('importiert');
    await product.running.stop();
    child = await spawnProduct(product.config, targets);
  });
  afterAll(async () => {
    await child.stop();
    await product.stop();
  });

  it('creates each of 500 rows once when the same file is chosen again', async () => {
    const importId = randomUUID();
    const head = ['Own number', 'Title'];
    // Every second row has no number by which the product could recognise its offer.
    const rows = Array.from({ length: ROWS }, (_, n) => ({
      line: n + 2,
      cells: [n % 2 === 0 ? `N-${n}` : '', `Ding ${n}`],
    }));
    const upload = async (who: TestPerson) => {
      await who.call('beginImport', { body: { import_id: importId, total: ROWS, head } });
      for (let from = 0; from < ROWS; from += PART)
        await who.call('addImportRows', { id: importId, body: { from, rows: rows.slice(from, from + PART) } });
    };
    const progress = async (who: TestPerson) => must('lastImport', await who.call('lastImport')).data?.done ?? 0;

    const first = await child.as(owner.userId);
    const uploading = upload(first).catch(() => undefined);
    const applied = await eventually(
      () => progress(first),
      (done) => done >= PART,
    );
    child.process.kill('SIGKILL');
    await uploading;
    expect(applied).toBeLessThan(ROWS);

    child = await spawnProduct(product.config, targets);
    const again = await child.as(owner.userId);
    await upload(again);
    await eventually(
      () => progress(again),
      (done) => done === ROWS,
    );
    expect((await again.call('lastImport')).data).toMatchObject({ created: ROWS, same: 0, problems: [] });
    const titles: string[] = [];
    for (let page = 1; page <= ROWS / 100; page += 1) {
      const { data } = await again.call('offerTable', { query: { sort: 'number', page, size: 100 } });
      titles.push(...data.offers.map(({ title }) => title));
    }
    expect(titles.toSorted()).toEqual(rows.map(({ cells }) => cells[1] ?? '').toSorted());
  });

  it('adds each picture from the web once, in its order, although a download ran twice', async () => {
    const offers = 12;
    const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#aa8866' } })
      .png()
      .toBuffer();
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      setTimeout(() => response.end(photo), 100);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    const addresses = ['a', 'b', 'c'].map((name) => `http://127.0.0.1:${port}/${name}.png`).join('; ');
    const importId = randomUUID();
    const rows = Array.from({ length: offers }, (_, n) => ({ line: n + 2, cells: [`P-${n}`, `Bild ${n}`, addresses] }));
    const first = await child.as(owner.userId);
    await first.call('beginImport', {
      body: { import_id: importId, total: offers, head: ['Own number', 'Title', 'Pictures'] },
    });
    await first.call('addImportRows', { id: importId, body: { from: 0, rows } });
    await eventually(
      async () => must('lastImport', await first.call('lastImport')).data,
      (last) => (last?.pictures.done ?? 0) >= 10 && asked > 10,
    );
    child.process.kill('SIGKILL');
    const before = asked;
    child = await spawnProduct(product.config, targets);
    const again = await child.as(owner.userId);
    const last = await eventually(
      async () => must('lastImport', await again.call('lastImport')).data,
      (now) => now !== null && now.pictures.wanted === offers * 3 && now.pictures.done === now.pictures.wanted,
    );
    expect(last).toMatchObject({ pictures: { wanted: 36, done: 36 }, problems: [] });
    expect(asked).toBeGreaterThan(before);
    const query = { query: 'Bild', size: 100 };
    const found = must('offerTable', await again.call('offerTable', { query })).data.offers;
    expect(found.map(({ image_ids: ids }) => new Set(ids).size)).toEqual(Array.from({ length: offers }, () => 3));
    server.close();
  });
});
