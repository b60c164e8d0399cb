import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InvoiceSort } from '@lendring/contracts/billing/bookkeeping.js';
import { idOf, startService, type RunningService } from '../../testing/service.js';

const [jana, ben, ada] = [idOf('jana'), idOf('ben'), idOf('ada')];

let service: RunningService;
beforeEach(async () => {
  service = await startService();
  service.admins.add(ada);
});
afterEach(() => service.stop());

const buy = async (userId: string, interval: 'month' | 'year' = 'month') => {
  const paymentId = randomUUID();
  const { plans } = await service.ask(userId, 'catalogue', {});
  const plan = plans.find(({ price, audience }) => price !== null && audience === 'everybody');
  const booking = { planId: plan?.planId ?? '', interval, net: plan?.price?.[interval] ?? 0, paymentId };
  expect(await service.tell(userId, 'bookPlan', booking)).toBe('ok');
  expect(await service.tell(userId, 'payOnTestPage', { paymentId, outcome: 'paid' })).toBe('ok');
};
const all = (who: string, filter: object = {}, page = 1, size = 10, sort: InvoiceSort = '-issued') =>
  service.ask(who, 'allInvoices', { filter, sort, paging: { page, size } });

describe('invoice book', () => {
  it('lets admins filter by number, customer, status and month, with pagination', async () => {
    await buy(jana);
    service.clock.time = '2027-02-03T10:00:00.000Z';
    await buy(ben);
    const { items, total } = await all(ada);
    expect([total, items.map(({ userId, status }) => [userId, status])]).toEqual([
      2,
      [
        [ben, 'paid'],
        [jana, 'paid'],
      ],
    ]);
    const [later, earlier] = items;
    const found = async (filter: object) => (await all(ada, filter)).items.map(({ userId }) => userId);
    expect(await found({ text: earlier?.number.toLowerCase() })).toEqual([jana]);
    expect(await found({ text: 'keine' })).toEqual([]);
    expect(await found({ text: ' JAN' })).toEqual([jana]);
    expect(await found({ text: 'ana' })).toEqual([]);
    expect(await found({ text: '–' })).toEqual([]);
    expect(await found({ text: 'ben', month: '2027-01' })).toEqual([]);
    expect(await found({ userId: ben })).toEqual([ben]);
    expect(await found({ month: '2027-01' })).toEqual([jana]);
    expect(await found({ status: 'open' })).toEqual([]);
    expect(await found({ status: 'paid', month: '2027-02' })).toEqual([ben]);
    expect((await all(ada, {}, 2, 1)).items.map(({ userId }) => userId)).toEqual([jana]);
    expect(await service.ask(ada, 'anyInvoice', { invoiceId: later?.invoiceId ?? '' })).toMatchObject({
      userId: ben,
      buyer: { city: 'Köln' },
    });
  });

  it('finds prefixes of company and names until the legal retention ends', async () => {
    const buyer = service.customers.get(jana)?.buyer;
    if (!buyer) throw new Error('The service does not know Jana');
    service.customers.set(jana, {
      buyer: { ...buyer, company: 'Müller & Söhne GmbH', name: 'Clara von Bergen' },
      locale: 'de',
      vatIdConfirmed: false,
      home: null,
      commercial: true,
    });
    await buy(jana);
    await buy(ben);
    const found = async (typed: string) => (await all(ada, { text: typed })).items.map(({ userId }) => userId);
    for (const typed of ['mueller', 'Müller & S', 'CLARA', 'clara von', 'Berg'])
      expect(await found(typed)).toEqual([jana]);
    for (const typed of ['Söhne', 'von', 'üller', '&']) expect(await found(typed)).toEqual([]);
    const [{ invoiceId, number } = { invoiceId: '', number: '' }] = (await all(ada, { text: 'mueller' })).items;

    await service.tick('2035-12-31T22:59:00.000Z');
    expect((await all(ada, { text: number })).items[0]?.buyer?.name).toBe('Clara von Bergen');
    await service.tick('2035-12-31T23:01:00.000Z');
    expect((await all(ada, { text: number })).items[0]).toMatchObject({ invoiceId, buyer: null });
    expect((await all(ada, { text: 'mueller', month: '2027-01' })).items).toEqual([]);
  });

  it('finds a part of an invoice number', async () => {
    await buy(jana);
    service.clock.time = '2027-02-03T10:00:00.000Z';
    await buy(ben);
    const { items } = await all(ada, {}, 1, 10, 'number');
    const [first, second] = items.map(({ number }) => number);
    const [letters = '', year = ''] = first?.split('-') ?? [];
    const found = async (typed: string) =>
      (await all(ada, { text: typed }, 1, 10, 'number')).items.map(({ number }) => number);
    for (const typed of [
      `${year}-2`,
      '2',
      '-2',
      `-${year}-2`,
      `27-2`,
      `${letters.slice(2)}-${year}-2`,
      ` ${letters.toLowerCase()}-${year}\u20112 `,
    ])
      expect([typed, await found(typed)]).toEqual([typed, [second]]);
    const ends = [
      `${year}-`,
      `-${year}-`,
      `-${year}`,
      `${letters}-${year}-`,
      `\u2013${year}\u2013`,
      `${letters.slice(1)}-${year}`,
    ];
    for (const typed of [letters, `${letters}-`, `${letters}-${year}`, `${letters}-20`, year, ...ends])
      expect([typed, await found(typed)]).toEqual([typed, [first, second]]);
    for (const typed of [
      '2026-2',
      '3',
      '-3',
      `${letters}X`,
      '2026',
      '2026-',
      '-2026-',
      `X${letters}-`,
      letters.slice(1),
    ])
      expect([typed, await found(typed)]).toEqual([typed, []]);
  });

  it('keeps the requested order across pages', async () => {
    await buy(jana);
    service.clock.time = '2027-02-03T10:00:00.000Z';
    await buy(ben, 'year');
    const order = async (sort: InvoiceSort) => {
      const pages = await Promise.all([all(ada, {}, 1, 1, sort), all(ada, {}, 2, 1, sort)]);
      return pages.flatMap(({ items }) => items.map(({ userId }) => userId));
    };
    expect(await order('issued')).toEqual([jana, ben]);
    expect(await order('-issued')).toEqual([ben, jana]);
    expect(await order('gross')).toEqual([jana, ben]);
    expect(await order('-gross')).toEqual([ben, jana]);
    for (const sort of ['number', '-buyer', 'status'] as const)
      expect([sort, await order(sort)]).toEqual([sort, [jana, ben]]);
    for (const sort of ['-number', 'buyer', '-status'] as const)
      expect([sort, await order(sort)]).toEqual([sort, [ben, jana]]);
  });

  it('lets only admins cancel an invoice, once and with a reason', async () => {
    await buy(jana);
    const [{ invoiceId } = { invoiceId: '' }] = (await all(ada)).items;
    expect(await service.ask(jana, 'anyInvoice', { invoiceId })).toBeNull();
    expect(await all(jana)).toEqual({ items: [], total: 0 });
    expect(await service.tell(jana, 'takeInvoiceBack', { invoiceId, reason: 'Bitte.' })).toBe('invoice_not_found');
    const takeBack = () => service.tell(ada, 'takeInvoiceBack', { invoiceId, reason: 'Doppelt gebucht' });
    expect(await Promise.all([takeBack(), takeBack()])).toEqual(['ok', 'ok']);
    const { items } = await all(ada);
    expect(items.map(({ status, reason }) => [status, reason])).toEqual([
      ['credit_note', null],
      ['cancelled', 'Doppelt gebucht'],
    ]);
    expect((await all(ada, { status: 'credit_note' })).total).toBe(1);
    const [note] = items;
    expect(await service.tell(ada, 'takeInvoiceBack', { invoiceId: note?.invoiceId ?? '', reason: 'Nein.' })).toBe(
      'invoice_not_found',
    );
    expect(JSON.stringify(await service.ask(jana, 'invoices', { page: 1, size: 10 }))).not.toContain('Doppelt');
  });

  it('refuses to let admins cancel their own invoices', async () => {
    service.admins.add(ben);
    await buy(ben);
    const [{ invoiceId } = { invoiceId: '' }] = (await all(ada)).items;
    const takeBack = (who: string) => service.tell(who, 'takeInvoiceBack', { invoiceId, reason: 'Doppelt gebucht' });
    expect(await Promise.all([takeBack(ben), takeBack(ben)])).toEqual(['invoice_own', 'invoice_own']);
    expect((await all(ada)).items.map(({ status }) => status)).toEqual(['paid']);
    expect(await takeBack(ada)).toBe('ok');
    expect(await takeBack(ben)).toBe('invoice_own');
  });
});
