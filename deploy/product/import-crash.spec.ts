import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { must, type TestPerson } from '../driver/people.js';
import { spawnProduct, startProduct, type ChildProduct, type TestProduct } from '../driver/product.js';

const ROWS = 500;
const PART = 50;

describe('kill -9 in the middle of an import of 500 rows', () => {
  let product: TestProduct;
  let owner: TestPerson;
  let child: ChildProduct;

  beforeAll(async () => {
    product = await startProduct();
    owner = await product.person('importiert');
    await product.running.stop();
    child = await spawnProduct(product.config);
  });
  afterAll(async () => {
    await child.stop();
    await product.stop();
  });

  it('creates every row once when the same file is chosen again', async () => {
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

    child = await spawnProduct(product.config);
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
});
