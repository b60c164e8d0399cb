import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problemsOf } from '@lendring/contracts/billing/invoice-document.js';
import { sampleIssuer } from '@lendring/contracts/billing/issuer.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { asCompany, idOf, startService, type RunningService } from '../../testing/service.js';
import { invoiceAggregate } from './invoice.aggregate.js';
import { paperOf } from './paper.js';
import { invoiceOf } from '../payments/move-money.js';

const jana = idOf('jana');
const plusYear = { planId: 'plus', interval: 'year', net: 4_900 } as const;
const businessYear = { planId: 'business', interval: 'year', net: 29_000 } as const;
const plus = { planId: 'plus', interval: 'month', net: 490 } as const;

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const book = async (plan: Readonly<{ planId: string; interval: 'month' | 'year'; net: number }>): Promise<string> => {
  const paymentId = randomUUID();
  expect(await service.tell(jana, 'bookPlan', { ...plan, paymentId })).toBe('ok');
  return paymentId;
};
const pay = async (paymentId: string): Promise<void> =>
  expect(await service.tell(jana, 'payOnTestPage', { paymentId, outcome: 'paid' })).toBe('ok');

describe('the tax facts of a payment', () => {
  it('are on its invoice and credit note, even if the issuer has become exempt since', async () => {
    const paymentId = await book(plus);
    Object.assign(service.issuer, { exempt: true, vatId: undefined, name: 'Leihladen e. V.' });
    await pay(paymentId);
    const invoice = await service.core.load(invoiceAggregate, invoiceOf(paymentId));
    const around = { issuer: service.issuer, paidBy: String };
    expect(paperOf(invoice, { ...around, cancelled: null })).toMatchObject({
      seller: { name: 'Leihladen e. V.', vatId: sampleIssuer.vatId },
      vatBreakdown: [{ category: 'S', rate: 1_900, vat: 93 }],
    });

    expect(await service.tell(jana, 'withdrawBooking', { paymentId })).toBe('ok');
    const creditNoteId = await eventually(
      async () => (await service.core.load(invoiceAggregate, invoiceOf(paymentId))).creditNoteId,
      (id) => id !== null,
    );
    const creditNote = await service.core.load(invoiceAggregate, creditNoteId ?? '');
    expect(paperOf(creditNote, { ...around, cancelled: invoice.issued })).toMatchObject({
      seller: { vatId: sampleIssuer.vatId },
      vat: 93,
    });
    const later = await book(plus);
    await pay(later);
    const exempt = paperOf(await service.core.load(invoiceAggregate, invoiceOf(later)), { ...around, cancelled: null });
    expect(exempt).toMatchObject({ vat: 0, vatBreakdown: [{ category: 'E' }] });
    expect(exempt?.seller.vatId).toBeUndefined();
  });

  it('are copied to a credit for unused time, wherever the buyer lives now', async () => {
    const move = (country: string) => {
      const customer = service.customers.get(jana)!;
      service.customers.set(jana, { ...customer, buyer: { ...customer.buyer, country } });
    };
    const vatOf = async (paymentId: string) =>
      (await service.core.load(invoiceAggregate, invoiceOf(paymentId))).issued?.positions.map(({ net, vat }) => [
        net,
        vat.rate,
      ]);
    move('AT');
    await pay(await book(plus));
    move('DE');
    const year = await book(plusYear);
    await pay(year);
    expect(await vatOf(year)).toEqual([
      [4_900, 1_900],
      [-490, 2_000],
    ]);
    move('AT');
    const customer = service.customers.get(jana)!;
    service.customers.set(jana, asCompany(customer));
    const quote = await service.ask(jana, 'quote', { planId: 'business', interval: 'year', locale: 'de' });
    expect(quote).toMatchObject({ now: { net: 24_100, vat: 4_869, gross: 28_969 } });
    const larger = await book(businessYear);
    await pay(larger);
    expect(await vatOf(larger)).toEqual([
      [29_000, 2_000],
      [-4_900, 1_900],
    ]);
  });

  it.each([
    ['out of', 'DE', 'CH'],
    ['into', 'CH', 'DE'],
  ])(
    'are not mixed across the EU border: after a move %s the EU, a larger plan starts next term',
    async (_, from, to) => {
      const move = (country: string) => {
        const customer = service.customers.get(jana)!;
        service.customers.set(jana, { ...customer, buyer: { ...customer.buyer, country } });
      };
      move(from);
      await pay(await book(plus));
      move(to);
      const quote = () => service.ask(jana, 'quote', { planId: 'plus', interval: 'year', locale: 'de' });
      expect(await quote()).toMatchObject({ now: null, waitsForVat: true, begins: '2027-02-28' });
      expect(await service.tell(jana, 'bookPlan', { ...plusYear, gross: 0, paymentId: randomUUID() })).toBe('ok');
      await service.tick('2027-02-28T10:00:00.000Z');
      const { items } = await service.ask(jana, 'invoices', { page: 1, size: 10 });
      expect(items.map(({ net }) => net)).toEqual([4_900, 490]);
      for (const { invoiceId } of items) {
        const invoice = await service.core.load(invoiceAggregate, invoiceId);
        const paper = paperOf(invoice, { issuer: service.issuer, paidBy: String, cancelled: null });
        expect(paper && problemsOf(paper)).toEqual([]);
      }
      service.customers.set(jana, asCompany(service.customers.get(jana)!));
      expect(await service.ask(jana, 'quote', { planId: 'business', interval: 'year', locale: 'de' })).toMatchObject({
        now: { positions: [{ net: 29_000 }, { net: -4_900 }] },
        waitsForVat: false,
      });
    },
  );

  it('use the country of the profile, even with a foreign invoice address', async () => {
    const customer = service.customers.get(jana)!;
    service.customers.set(jana, { ...customer, home: 'DE', buyer: { ...customer.buyer, country: 'CH' } });
    expect(await service.ask(jana, 'vatRate', {})).toEqual({ rate: 1_900, country: null });
    expect(await service.ask(jana, 'quote', { planId: 'plus', interval: 'month', locale: 'de' })).toMatchObject({
      now: { gross: 583 },
    });
    const paymentId = await book(plus);
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ amount: 583 });
  });
});
