import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importLimits } from '@lendring/contracts/offer/import-limits.js';
import { offerApi } from '@lendring/contracts/offer/queries.js';
import { derivedId } from '@lendring/platform/base/uuid.js';
import { recordedOf } from '@lendring/platform/runtime/followers/recorded.js';
import { until } from '@lendring/platform/testing/eventually.js';
import { ownerId, picture, strangerId } from '../../testing/offer.js';
import { asking, at, runningService, user, visitor } from '../../testing/service.js';
import { begin as beginImport, importAggregate } from './import.aggregate.js';
import { createPatience } from './when-pictures-are-stored-then-download.js';

const own = user(ownerId);
const importId = derivedId(ownerId, 'file');
const head = ['Eigene Nummer', 'Titel', 'Kategorie', 'Preis pro Tag', 'Angabe: Größe', 'Angesehen'];
const row = (line: number, ...cells: readonly string[]) => ({ line, cells: [...cells] });

let service: Awaited<ReturnType<typeof runningService>>;
beforeEach(async () => {
  service = await runningService();
});
afterEach(() => service.stop());

type Row = ReturnType<typeof row>;
const begin = async (total: number, id = importId, actor = own, context = {}) => {
  const answer = await service.commands.beginImport(
    { importId: id, total, head },
    { ...service.by(actor), ...context },
  );
  return answer.ok ? 'ok' : answer.refusal.code;
};
const add = async (from: number, rows: readonly Row[], id = importId, actor = own) => {
  const answer = await service.commands.addImportRows({ importId: id, from, rows: [...rows] }, service.by(actor));
  return answer.ok ? 'ok' : answer.refusal.code;
};
const last = (actor = own) => service.queries.lastImport({}, asking(actor));
const done = async (rows: number) => {
  await until(async () => (await last())?.done === rows);
  await service.settle();
};
const table = async () =>
  (await service.queries.ownTable({ locale: 'de', sort: 'number', paging: { page: 1, size: 50 } }, asking(own))).items;
const check = async (...rows: readonly Row[]) => {
  const answer = await service.queries.checkImport({ head, rows: [...rows] }, asking(own));
  expect(offerApi.queries.checkImport.answer.parse(answer)).toEqual(answer);
  return answer!.rows;
};

describe('an import of offers', () => {
  it('creates drafts, changes offers with a known number and names refused lines', async () => {
    expect(await begin(3)).toBe('ok');
    expect(
      await add(0, [
        row(2, 'Z-1', 'Zelt', '405', '12,50', '3 m'),
        row(3, 'Z-2', 'Boot', 'keine', '5'),
        row(4, '', 'Lampe', '', 'kostenlos', '', '77'),
      ]),
    ).toBe('ok');
    await done(3);
    expect(await last()).toMatchObject({
      created: 2,
      changed: 0,
      problems: [{ line: 3, column: 2, code: 'category_unknown' }],
    });
    expect(await table()).toMatchObject([
      {
        number: 'Z-1',
        title: 'Zelt',
        status: 'draft',
        categoryId: 405,
        pricings: [{ rentType: 1, price: { money: { minor: 1250 } } }],
        metadata: [{ name: 'Größe', value: '3 m', public: true }],
      },
      { number: null, title: 'Lampe', pricings: [{ paymentType: 5 }] },
    ]);
    const second = derivedId(ownerId, 'second');
    expect(await begin(2, second)).toBe('ok');
    expect(await add(0, [row(2, 'z-1', 'Zelt neu'), row(3, 'Z-1 ', '', '', '13')], second)).toBe('import_number_twice');
    expect(await add(0, [row(2, 'z-1', 'Zelt neu')], second)).toBe('ok');
    expect(await add(1, [row(3, 'Z-3', '')], second)).toBe('ok');
    await done(2);
    expect(await last()).toMatchObject({
      changed: 1,
      created: 0,
      problems: [{ line: 3, column: 1, code: 'title_needed' }],
    });
    expect((await table()).map(({ title }) => title)).toEqual(['Zelt neu', 'Lampe']);
  });

  it('changes the offer that its link names, and refuses links to offers of others', async () => {
    await begin(1);
    await add(0, [row(2, '', 'Lampe')]);
    await done(1);
    const [lamp] = await table();
    const linked = async (actor: typeof own, ...cells: readonly string[]) => {
      const rows = [{ line: 2, cells: [...cells] }];
      const heads = ['Link to the offer', 'Titel', 'Eigene Nummer'];
      const answer = await service.queries.checkImport({ head: heads, rows }, asking(actor));
      return answer!.rows[0]!;
    };
    const link = `https://leihen.example/i/${lamp!.offerId}`;
    expect(await linked(own, link, 'Lampe')).toMatchObject({ does: 'nothing', offerId: lamp!.offerId });
    expect(await linked(own, `${lamp!.offerId}?x=1`, 'Lampe', 'L-1')).toMatchObject({ does: 'change', changes: [2] });
    const unknown = { does: 'refused', problems: [{ column: 0, code: 'import_offer_unknown' }] };
    expect(await linked(user(strangerId), link, 'Lampe')).toMatchObject(unknown);
    for (const wrong of ['https://leihen.example/i/zzzzzzzzzz', 'Lampe', '-', '/'])
      expect(await linked(own, wrong, 'Lampe')).toMatchObject(unknown);
    await begin(1, derivedId(ownerId, 'second'));
    await add(0, [row(2, 'Z-9', 'Zelt')], derivedId(ownerId, 'second'));
    await done(1);
    expect(await linked(own, link, 'Lampe', 'z-9')).toMatchObject({
      does: 'refused',
      problems: [{ column: 2, code: 'number_taken' }],
    });
  });

  it('refuses lines that are repeated or do not ascend, within a part and between parts', async () => {
    expect(await begin(3)).toBe('ok');
    expect(await add(0, [row(2, 'D-1', 'Eins'), row(2, '', 'Zwei')])).toBe('import_lines_unordered');
    expect(await add(0, [row(2, 'D-1', 'Eins'), row(5, '', 'Zwei')])).toBe('ok');
    expect(await add(2, [row(5, '', 'Drei')])).toBe('import_lines_unordered');
    expect(await add(2, [row(6, '', 'Drei')])).toBe('ok');
    await done(3);
    expect(await last()).toMatchObject({ created: 3, problems: [] });
    expect(await table()).toHaveLength(3);
  });

  it('names all problems of a row at once', async () => {
    const heads = ['Eigene Nummer', 'Titel', 'Kategorie', 'Preis pro Tag', 'Anzahl', 'Ort'];
    const rows = [
      { line: 2, cells: ['', '', 'keine', '0', '2,5', 'Lager Nord'] },
      { line: 3, cells: ['', 'Zelt', '400', '12', '0', derivedId(ownerId, 'place of another')] },
    ];
    const answer = await service.queries.checkImport({ head: heads, rows }, asking(own));
    expect(answer!.rows.map(({ does }) => does)).toEqual(['refused', 'refused']);
    const problems = answer!.rows.map((one) => one.problems.map(({ column, code }) => [column, code]));
    expect(problems).toEqual([
      [
        [1, 'title_needed'],
        [2, 'category_unknown'],
        [3, 'amount_needed'],
        [4, 'import_whole'],
        [5, 'import_place'],
      ],
      [
        [4, 'too_small'],
        [5, 'import_place'],
        [2, 'category_group'],
      ],
    ]);
  });

  it('refuses fewer units than are booked in the dry run and when the rows are applied, like the form', async () => {
    const heads = ['Eigene Nummer', 'Titel', 'Anzahl', 'Nur gewerbliche Kunden'];
    const rowOf = (quantity: string, commercial = '') => ({ line: 2, cells: ['Z-1', 'Zelt', quantity, commercial] });
    const dryRun = async (one: ReturnType<typeof rowOf>) =>
      (await service.queries.checkImport({ head: heads, rows: [one] }, asking(own)))!.rows[0]!;
    const take = async (one: ReturnType<typeof rowOf>, id: string) => {
      await service.commands.beginImport({ importId: id, total: 1, head: heads }, service.by(own));
      await add(0, [one], id);
      await until(async () => (await last())?.importId === id && (await last())?.done === 1);
      return (await last())!;
    };
    expect(await take(rowOf('80'), importId)).toMatchObject({ created: 1, problems: [] });
    const [offer] = await table();
    service.calendar.booked.set(offer!.offerId, 50);
    const problems = [{ line: 2, column: 2, code: 'import_units_taken', params: { units: 50 } }];
    expect(await dryRun(rowOf('49'))).toMatchObject({ does: 'refused', problems });
    expect(await take(rowOf('49'), derivedId(ownerId, 'fewer'))).toMatchObject({ changed: 0, problems });
    expect(await dryRun(rowOf('50'))).toMatchObject({ does: 'change', problems: [], changes: [2] });
    expect(await dryRun(rowOf('80', 'ja'))).toMatchObject({
      does: 'refused',
      problems: [{ line: 2, column: 3, code: 'not_commercial' }],
    });
  });

  it('creates nothing twice when the upload is repeated or the rows are applied again', async () => {
    const rows = Array.from({ length: 6 }, (_, n) => row(n + 2, n < 3 ? `N-${n}` : '', `Ding ${n}`));
    for (let times = 0; times < 2; times += 1) {
      expect(await begin(6)).toBe('ok');
      expect(await Promise.all([add(0, rows.slice(0, 3)), add(0, rows.slice(0, 3))])).toEqual(['ok', 'ok']);
      expect(await add(3, rows.slice(3))).toBe('ok');
    }
    await done(6);
    const [policy] = service.parts.policies.filter(({ name }) => name === 'when-import-rows-are-stored-then-apply');
    const [event] = await service.store.read(`importrows-${derivedId(importId, '0')}`);
    await policy!.react(recordedOf(event!), { ...service.by(own), asks: {} });
    await service.settle();
    expect(await table()).toHaveLength(6);
    expect(await last()).toMatchObject({ created: 6, done: 6, problems: [] });
  });

  it('keeps its rows in order and its size', async () => {
    await begin(2);
    expect(await add(1, [row(3, '', 'b')])).toBe('import_rows_missing');
    expect(await add(0, [row(2, '', 'a'), row(3, '', 'b'), row(4, '', 'c')])).toBe('import_rows_missing');
    expect(await add(0, [row(2, '', 'a')], derivedId(ownerId, 'unknown'))).toBe('import_unknown');
  });

  it('stops a second import until it has finished or was left alone', async () => {
    await begin(2);
    await add(0, [row(2, '', 'a')]);
    const second = derivedId(ownerId, 'second');
    expect(await begin(1, second)).toBe('import_running');
    const later = new Date(Date.parse(at) + 16 * 60_000).toISOString();
    expect(await begin(1, second, own, { at: later })).toBe('ok');
  });

  it('belongs to its owner', async () => {
    await begin(1);
    expect(await begin(1, importId, user(strangerId))).toBe('import_unknown');
    expect(await add(0, [row(2, '', 'a')], importId, user(strangerId))).toBe('import_unknown');
    expect(await begin(1, importId, visitor)).toBe('import_unknown');
    expect([await last(user(strangerId)), await last(visitor)]).toEqual([null, null]);
  });

  it('needs a title or a number among its columns', async () => {
    const answer = await service.commands.beginImport({ importId, total: 1, head: ['Ort', 'x'] }, service.by(own));
    expect(answer).toMatchObject({ refusal: { code: 'import_no_columns' } });
  });

  it('has no two columns of the same meaning', async () => {
    const answer = await service.commands.beginImport(
      { importId, total: 1, head: ['Titel', 'Title'] },
      service.by(own),
    );
    expect(answer).toMatchObject({ refusal: { code: 'import_head_twice' } });
  });

  it('is found by the dry run of its owner alone', async () => {
    expect(await begin(1)).toBe('ok');
    expect(await add(0, [row(2, '', 'Boot')])).toBe('ok');
    await done(1);
    const [offer] = await table();
    const found = async (actor: typeof own) =>
      (await service.queries.checkImport({ head, rows: [row(2, '', 'Boot')], importId }, asking(actor)))?.rows[0]
        ?.offerId;
    expect(await found(own)).toBe(offer?.offerId);
    expect(await found(user(strangerId))).toBeNull();
  });
});

const pictureHead = ['Eigene Nummer', 'Titel', 'Bilder'];
const photo = Buffer.from('\xff\xd8\xff', 'latin1');
const page = Buffer.from('<html>');
const answer = (body: Uint8Array) => ({ status: 200, body, problem: null }) as const;

describe('pictures of an import', () => {
  const imported = async (name: string, ...rows: readonly Row[]) => {
    const id = derivedId(ownerId, name);
    const total = rows.length;
    const begun = await service.commands.beginImport({ importId: id, total, head: pictureHead }, service.by(own));
    expect(begun.ok).toBe(true);
    expect(await add(0, rows, id)).toBe('ok');
    await until(async () => {
      const now = await last();
      return now?.done === total && now.pictures.done === now.pictures.wanted;
    });
    await service.settle();
    return (await last())!;
  };
  const imagesOf = async () => (await table()).map(({ title, images }) => [title, images.length]);

  it('are downloaded once, in the order of the cell, whichever import names them', async () => {
    const { answers, asked } = service.web;
    for (const name of ['a', 'b', 'c']) answers.set(`https://example.org/${name}.jpg`, answer(photo));
    const cell = 'https://example.org/a.jpg; https://example.org/b.jpg; https://example.org/a.jpg#again';
    expect(await imported('one', row(2, 'Z-1', 'Zelt', cell), row(3, '', 'Boot'))).toMatchObject({
      created: 2,
      pictures: { wanted: 2, done: 2, added: 2 },
      problems: [],
    });
    expect(await imagesOf()).toEqual([
      ['Zelt', 2],
      ['Boot', 0],
    ]);
    expect(await imported('two', row(2, 'Z-1', '', `${cell}; https://example.org/c.jpg`))).toMatchObject({
      pictures: { wanted: 1, done: 1, added: 1 },
    });
    expect(await imagesOf()).toMatchObject([['Zelt', 3], {}]);
    expect(asked.map((url) => url.at(-5))).toEqual(['a', 'b', 'c']);
    const [{ images = [] } = {}] = await table();
    const exported = images.map(({ imageId }) => `https://leihen.example/media/${imageId}/1200.webp`).join('; ');
    const [checked] =
      (await service.queries.checkImport({ head: pictureHead, rows: [row(2, 'Z-1', '', exported)] }, asking(own)))
        ?.rows ?? [];
    expect(checked).toMatchObject({ does: 'nothing', problems: [] });
  });

  it('are added once when a part is handled again after a crash', async () => {
    service.web.answers.set('https://example.org/a.jpg', answer(photo));
    await imported('one', row(2, 'Z-1', 'Zelt', 'https://example.org/a.jpg'));
    const policy = service.parts.policies.find(({ name }) => name === 'when-import-pictures-are-stored-then-download');
    const events = await service.store.read(`importpictures-${derivedId(derivedId(ownerId, 'one'), '0 pictures 0')}`);
    expect(events.map(({ type }) => type)).toEqual(['ImportPicturesStored', 'ImportPicturesDue']);
    for (const event of events)
      await policy!.react(recordedOf(event), { ...service.by({ kind: 'system', name: 'again' }), asks: {} });
    await service.settle();
    expect(await imagesOf()).toEqual([['Zelt', 1]]);
    expect(service.pictures.stored).toHaveLength(1);
  });

  it('of several owners take turns, however many one of them has', async () => {
    const { answers, asked } = service.web;
    const stranger = user(strangerId);
    const cellOf = (name: string, from: number) =>
      Array.from({ length: 4 }, (_, n) => `https://${name}.example.org/${from + n}.jpg`).join('; ');
    const rowsOf = (name: string, count: number) =>
      Array.from({ length: count }, (_, n) => row(n + 2, `${name}-${n}`, `${name} ${n}`, cellOf(name, 4 * n)));
    for (const name of ['many', 'few'])
      for (let n = 0; n < 48; n += 1) answers.set(`https://${name}.example.org/${n}.jpg`, answer(photo));
    const held = Promise.withResolvers<void>();
    const { get } = service.web;
    service.web.get = async (what) => {
      await held.promise;
      return get(what);
    };
    const start = async (id: string, rows: readonly Row[], by: typeof own) => {
      const begun = { importId: id, total: rows.length, head: pictureHead };
      expect(await service.commands.beginImport(begun, service.by(by))).toMatchObject({ ok: true });
      expect(await add(0, rows, id, by)).toBe('ok');
    };
    await start(derivedId(ownerId, 'many'), rowsOf('many', 12), own);
    await until(async () => (await last(own))?.pictures.wanted === 48);
    await start(derivedId(strangerId, 'few'), rowsOf('few', 5), stranger);
    await until(async () => (await last(stranger))?.pictures.wanted === 20);
    held.resolve();
    await until(async () => (await last(own))?.pictures.done === 48);
    const names = asked.map((url) => (url.includes('many') ? 'many' : 'few'));
    const turns = names.filter((name, n) => name !== names[n - 1]);
    expect(turns).toEqual(['many', 'few', 'many', 'few', 'many']);
    expect((await last(stranger))?.pictures).toEqual({ wanted: 20, done: 20, added: 20 });
    expect((await last(own))?.pictures).toEqual({ wanted: 48, done: 48, added: 48 });
  });

  it('are downloaded once when storing them fails at first', async () => {
    const { answers, asked } = service.web;
    answers.set('https://example.org/a.jpg', answer(photo));
    const { store } = service.pictures;
    let failures = 2;
    service.pictures.store = async (...args) => {
      if ((failures -= 1) >= 0) throw new Error('The file store does not answer');
      return store(...args);
    };
    expect(await imported('one', row(2, 'Z-1', 'Zelt', 'https://example.org/a.jpg'))).toMatchObject({
      pictures: { wanted: 1, done: 1, added: 1 },
    });
    expect(asked).toHaveLength(1);
  });

  it('that are pending stop the next import of their owner for some hours', () => {
    const pending = {
      ...importAggregate.initialState,
      total: 1,
      done: 1,
      at,
      pictures: { wanted: 2, done: 1, added: 1 },
    };
    const later = (hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();
    const begun = (hours: number) =>
      beginImport(
        importAggregate.initialState,
        { ownerId, importId, total: 1, head, locale: 'de', at: later(hours) },
        pending,
      );
    expect(begun(5)).toMatchObject({ refusal: { code: 'import_running' } });
    expect(begun(7)).toMatchObject({ events: [{ type: 'ImportBegun' }] });
  });

  it('that began with another file are refused, and a repeat with the same changes nothing', () => {
    const opened = { ownerId, importId, total: 1, head, locale: 'de', at } as const;
    const state = { ...importAggregate.initialState, ownerId, total: 1, head };
    expect(beginImport(state, opened, null)).toEqual({ events: [] });
    for (const other of [{ total: 2 }, { head: ['Titel'] }])
      expect(beginImport(state, { ...opened, ...other }, null)).toMatchObject({
        refusal: { code: 'import_other_file' },
      });
    expect(beginImport({ ...state, head: [] }, opened, null)).toEqual({ events: [] });
  });

  it('of an owner may take a time that counts parallel downloads once, whichever import they belong to', async () => {
    let now = 0;
    const patience = createPatience(() => now);
    const takes = (ms: number) => async () => void (now += ms);
    const { patienceMs, renewMs } = importLimits.pictures;
    await patience.during(ownerId, takes(patienceMs / 2));
    await patience.during(ownerId, () => patience.during(ownerId, takes(patienceMs / 2 - 1)));
    expect(patience.isOver(ownerId)).toBe(false);
    await patience.during(ownerId, takes(1));
    expect([patience.isOver(ownerId), patience.isOver(strangerId)]).toEqual([true, false]);
    now += renewMs;
    expect(patience.isOver(ownerId)).toBe(false);
  });

  it('that fail are problems of their line, which is imported, and are retried by the next import', async () => {
    const { answers } = service.web;
    const failing = ['timeout', 'unreachable', 'too_large', 'redirects', 'address_refused'] as const;
    for (const problem of failing) answers.set(`https://example.org/${problem}`, { status: null, body: null, problem });
    answers.set('https://example.org/page', answer(page));
    const cell = ['gone', ...failing, 'page'].map((name) => `https://example.org/${name}`).join(';');
    const { created, problems, pictures } = await imported('one', row(2, 'Z-1', 'Zelt', cell));
    expect({ created, pictures }).toEqual({ created: 1, pictures: { wanted: 7, done: 7, added: 0 } });
    expect(problems.map(({ line, column, code, params }) => [line, column, params?.['picture'], code])).toEqual([
      [2, 2, 1, 'import_picture_missing'],
      [2, 2, 2, 'import_picture_slow'],
      [2, 2, 3, 'import_picture_unreachable'],
      [2, 2, 4, 'import_picture_big'],
      [2, 2, 5, 'import_picture_redirects'],
      [2, 2, 6, 'import_picture_private'],
      [2, 2, 7, 'import_picture_type'],
    ]);
    answers.set('https://example.org/gone', answer(photo));
    expect((await imported('two', row(2, 'Z-1', '', cell))).pictures).toEqual({ wanted: 7, done: 7, added: 1 });
  });

  it('from files are named by the dry run until the offer has them', async () => {
    await imported('one', row(2, 'Z-1', 'Zelt', 'Bilder/A.jpg; b.jpg'), row(3, '', 'Boot', 'c.jpg'));
    const question = {
      head: pictureHead,
      rows: [row(2, 'Z-1', '', 'A.JPG; b.jpg'), row(3, '', 'Boot', 'c.jpg')],
      importId: derivedId(ownerId, 'one'),
    };
    const missing = async () => {
      const found = (await service.queries.checkImport(question, asking(own)))?.rows ?? [];
      return found.map(({ files, offerId }) => [offerId !== null, ...files]);
    };
    expect(await missing()).toEqual([
      [true, 'a.jpg', 'b.jpg'],
      [true, 'c.jpg'],
    ]);
    const { importId: _, ...fresh } = question;
    expect((await service.queries.checkImport(fresh, asking(own)))?.rows[1]?.offerId).toBeNull();
    const [offer] = await table();
    for (const n of [1, 2])
      await service.commands.addImage(
        { offerId: offer!.offerId, picture: picture(n), source: 'file:a.jpg' },
        service.by(own),
      );
    await service.settle();
    expect(await missing()).toMatchObject([[true, 'b.jpg'], {}]);
    expect(await imagesOf()).toMatchObject([['Zelt', 1], {}]);
  });

  it.each([
    ['http://example.org/a.jpg', 'import_picture_address'],
    ['a.jpg; ftp://example.org/', 'import_picture_address'],
    ['https://127.0.0.1/a.jpg', 'import_picture_private'],
    ['https://169.254.169.254/latest/meta-data', 'import_picture_private'],
    ['https://printer.local/a.jpg', 'import_picture_private'],
    [Array.from({ length: 11 }, (_, n) => `${n}.jpg`).join(';'), 'too_many'],
    ['-', 'import_needed'],
  ])('%j is refused as %s', async (cell, code) => {
    const rows = [row(7, '', 'Zelt', cell)];
    const answered = await service.queries.checkImport({ head: pictureHead, rows }, asking(own));
    expect(answered?.rows[0]?.problems).toMatchObject([{ line: 7, column: 2, code }]);
    expect(service.web.asked).toEqual([]);
  });

  it('are refused where the offer would have more than ten', async () => {
    await imported('one', row(2, 'Z-1', 'Zelt'));
    const [offer] = await table();
    for (let n = 1; n <= 9; n += 1)
      await service.commands.addImage({ offerId: offer!.offerId, picture: picture(n) }, service.by(own));
    const rows = [row(2, 'Z-1', '', 'a.jpg; b.jpg')];
    const answered = await service.queries.checkImport({ head: pictureHead, rows }, asking(own));
    expect(answered?.rows[0]?.problems).toMatchObject([{ code: 'too_many_images', params: { max: 10 } }]);
  });
});

describe('the dry run of an import', () => {
  it('says what each line does and changes nothing', async () => {
    await begin(1);
    await add(0, [row(2, 'Z-1', 'Zelt', '405', '12,50')]);
    await done(1);
    const rows = await check(
      row(2, 'Z-1', 'Zelt', '405', '12,50'),
      row(3, 'Z-1', 'Zelt', '', '13'),
      row(4, '', 'Neu'),
      row(5, '', '', '', '5'),
    );
    expect(rows.map(({ does }) => does)).toEqual(['nothing', 'change', 'create', 'refused']);
    expect((await table()).map(({ title }) => title)).toEqual(['Zelt']);
  });

  it.each([
    [['', 'x'.repeat(81)], 1, 'too_long'],
    [['x'.repeat(41), 'a'], 0, 'too_long'],
    [['', 'a', '100'], 2, 'category_group'],
    [['', 'a', 'Gibtsnicht'], 2, 'category_unknown'],
    [['', 'a', '', 'viel'], 3, 'import_amount'],
    [['', 'a', '', '-5'], 3, 'import_amount_negative'],
    [['', 'a', '', '-viel'], 3, 'import_amount'],
    [['', 'a', '', '0'], 3, 'amount_needed'],
    [['', 'a', '', '1000000000'], 3, 'too_large'],
    [['', 'a', '', '', 'x'.repeat(121)], 4, 'too_long'],
    [['', 'a', '', '', '', '', 'zu viel'], null, 'import_cells_many'],
  ])('refuses %j at column %s as %s', async (cells, column, code) => {
    expect((await check(row(7, ...cells)))[0]?.problems).toMatchObject([{ line: 7, column, code }]);
  });

  it('names the greatest deposit in euros, as the cell states it', async () => {
    const question = { head: ['Titel', 'Kaution'], rows: [row(2, 'Zelt', '100000000')] };
    const checked = await service.queries.checkImport(question, asking(own));
    expect(checked?.rows[0]?.problems).toContainEqual({
      line: 2,
      column: 1,
      code: 'too_large',
      params: { max: 99_999_999.99 },
    });
  });

  it('names the missing column of titles', async () => {
    const question = { head: ['Eigene Nummer', 'Name'], rows: [row(2, 'Z-9', 'Zelt')] };
    const checked = await service.queries.checkImport(question, asking(own));
    expect(checked?.rows[0]?.problems).toEqual([{ line: 2, column: null, code: 'import_title_missing' }]);
  });

  it('names the columns that change an offer, and leaves out those that repeat it', async () => {
    expect(await begin(1)).toBe('ok');
    expect(await add(0, [row(2, 'Z-1', 'Zelt', '405', '12,50', '3 m')])).toBe('ok');
    await done(1);
    const checked = await check(
      row(2, 'z-1', 'Zelt', '405', '13', '3 m'),
      row(3, 'Z-1', 'Zelt neu', '', '12.5', '4 m', '99'),
      row(4, 'Z-1', 'Zelt'),
      row(5, '', 'Boot'),
    );
    expect(checked.map(({ does, changes }) => [does, changes])).toEqual([
      ['change', [0, 3]],
      ['change', [1, 4]],
      ['nothing', []],
      ['create', []],
    ]);
  });
});
