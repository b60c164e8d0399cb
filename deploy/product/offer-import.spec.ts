import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { must, type People, type TestPerson } from '../driver/people.js';
import { sharedProduct } from '../testing/shared-product.js';

const head = ['Own number', 'Title', 'Price per day', 'Place', 'Detail: Size'];
const row = (line: number, ...cells: readonly string[]) => ({ line, cells: [...cells] });

describe('the import of own offers from a file', () => {
  let product: People;
  let owner: TestPerson;
  let other: TestPerson;

  beforeAll(async () => {
    product = await sharedProduct();
    [owner, other] = await Promise.all([product.person('importiert'), product.person('schautzu')]);
  });

  const begin = (importId: string, total: number, who = owner) =>
    who.call('beginImport', { body: { import_id: importId, total, head } });
  const done = (total: number) =>
    eventually(
      async () => must('lastImport', await owner.call('lastImport')).data,
      (last) => last?.done === total,
    );
  const rowsOf = async () =>
    must('offerTable', await owner.call('offerTable', { query: { sort: 'number', size: 100 } })).data.offers;

  it('creates offers once, although its parts are sent twice, and changes them by their number', async () => {
    const importId = randomUUID();
    const rows = Array.from({ length: 60 }, (_, n) => row(n + 2, `N-${n}`, `Ding ${n}`, '12.50', 'Adresse im Profil'));
    for (let times = 0; times < 2; times += 1) {
      expect((await begin(importId, 60)).status).toBe(200);
      for (const from of [0, 30]) {
        const body = { from, rows: rows.slice(from, from + 30) };
        expect((await owner.call('addImportRows', { id: importId, body })).status).toBe(200);
      }
    }
    await done(60);
    const made = await rowsOf();
    expect([made.length, made[0]?.title, made[0]?.pricing[0]?.amount]).toEqual([60, 'Ding 0', 1250]);
    const second = randomUUID();
    await begin(second, 1);
    await owner.call('addImportRows', { id: second, body: { from: 0, rows: [row(2, 'n-0', 'Neuer Titel')] } });
    await done(1);
    expect(await rowsOf()).toHaveLength(60);
    expect((await rowsOf())[0]?.title).toBe('Neuer Titel');
  });

  it('says in the caller’s language what is wrong with a cell', async () => {
    const rows = [row(2, '', '', '12.50'), row(3, '', 'Boot', 'viel', 'Mond')];
    const checked = must('checkImport', await owner.call('checkImport', { lang: 'nl', body: { head, rows } })).data;
    expect(checked.rows.map(({ does }) => does)).toEqual(['refused', 'refused']);
    expect(checked.rows[1]?.problems).toMatchObject([
      { line: 3, column: 2, code: 'import_amount', text: expect.stringContaining('bedrag') },
      { line: 3, column: 3, code: 'import_place' },
    ]);
  });

  it('belongs to its owner, one at a time', async () => {
    const importId = randomUUID();
    expect((await begin(importId, 2)).status).toBe(200);
    expect((await begin(randomUUID(), 1)).failure).toMatchObject({ msgcode: 'import_running' });
    expect((await begin(importId, 2, other)).failure).toMatchObject({ msgcode: 'import_unknown' });
    expect((await other.call('lastImport')).data).toBeNull();
    expect((await product.visitor.call('lastImport')).status).toBe(401);
    for (const total of [0, -1, 1e9]) expect((await begin(randomUUID(), total)).status).toBe(400);
  });
});
