import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { asCompany, idOf, startService, type RunningService } from '../../testing/service.js';

const [jana, ben, verleih] = [idOf('jana'), idOf('ben'), idOf('verleih')];

let service: RunningService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const plus = { planId: 'plus', interval: 'month', net: 490 } as const;
const plusYear = { planId: 'plus', interval: 'year', net: 4_900 } as const;
const business = { planId: 'business', interval: 'month', net: 2_900 } as const;

const book = async (userId: string, plan: typeof plus | typeof plusYear | typeof business) => {
  const paymentId = randomUUID();
  return { paymentId, answer: await service.tell(userId, 'bookPlan', { ...plan, paymentId }) };
};
const pay = (userId: string, paymentId: string, outcome: 'paid' | 'declined' | 'twice' | 'late' = 'paid') =>
  service.tell(userId, 'payOnTestPage', { paymentId, outcome });
const bookAndPay = async (userId: string, plan: typeof plus | typeof plusYear | typeof business) => {
  const { paymentId } = await book(userId, plan);
  expect(await pay(userId, paymentId)).toBe('ok');
  return paymentId;
};
const planOf = (userId: string) => service.ask(userId, 'plan', {});
const invoicesOf = async (userId: string) => (await service.ask(userId, 'invoices', { page: 1, size: 10 })).items;
const movedMoney = async (paymentId: string) =>
  (await service.store.read(`payment-${paymentId}`))
    .map(({ type }) => type)
    .filter((type) => type !== 'PaymentReturned' && type !== 'PaymentRefundOrdered');

describe('booked plan', () => {
  it('is granted when paid, with one invoice despite repeated payment events', async () => {
    const { paymentId, answer } = await book(jana, plus);
    expect(answer).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ planId: 'free', running: null, pending: { paymentId } });
    expect(await service.ask(jana, 'paymentPage', { paymentId, locale: 'en' })).toBe(
      `https://lend.example/en/test-payment/${paymentId}`,
    );
    expect(await pay(jana, paymentId, 'twice')).toBe('ok');
    expect(await planOf(jana)).toMatchObject({
      planId: 'plus',
      included: { offers: 200 },
      running: { from: '2027-01-31', to: '2027-02-28', trial: false, cancelled: false },
      pending: null,
    });
    expect(await invoicesOf(jana)).toMatchObject([
      {
        number: 'MUSTER-2027-1',
        status: 'paid',
        net: 490,
        vat: 93,
        gross: 583,
        paidOn: '2027-01-31',
        buyer: { name: 'Jana' },
        positions: [{ text: 'Tarif Plus, 1 Monat', unit: 'month' }],
        term: { from: '2027-01-31', to: '2027-02-28' },
      },
    ]);
    expect(await movedMoney(paymentId)).toEqual(['PaymentAsked', 'PaymentSettled', 'PaymentMismatched']);
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({
      status: 'paid',
      granted: true,
      amount: 583,
      invoice: { number: 'MUSTER-2027-1', term: { from: '2027-01-31', to: '2027-02-28' } },
    });
    expect(await service.ask(jana, 'paymentPage', { paymentId, locale: 'en' })).toBeNull();
  });

  it('is not granted for a partial amount, another currency or late money', async () => {
    const { paymentId } = await book(jana, plus);
    const money = { kind: 'came', reference: 'a', amount: 582, currency: 'EUR' } as const;
    await service.told(paymentId, money);
    await service.told(paymentId, { ...money, reference: 'b', amount: 583, currency: 'USD' });
    expect(await planOf(jana)).toMatchObject({ planId: 'free' });
    expect(await pay(jana, paymentId, 'late')).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ planId: 'free', pending: null });
    expect(await movedMoney(paymentId)).toEqual([
      'PaymentAsked',
      'PaymentMismatched',
      'PaymentMismatched',
      'PaymentFailed',
      'PaymentMismatched',
    ]);
    expect(await invoicesOf(jana)).toEqual([]);
  });

  it('is booked once despite a repeated click, and conflicts with a booking on another device', async () => {
    const first = await book(jana, plus);
    expect((await book(jana, plus)).answer).toBe('ok');
    expect((await book(jana, plusYear)).answer).toBe('plan_waits_for_payment');
    expect(await planOf(jana)).toMatchObject({ pending: { paymentId: first.paymentId } });
    const { paymentId } = first;
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({
      failure: null,
      until: '2027-02-01T10:00:00.000Z',
    });
    expect(await service.tell(jana, 'dropPayment', { paymentId })).toBe('ok');
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({ failure: 'abandoned', until: null });
    expect((await book(jana, plusYear)).answer).toBe('ok');
  });

  it('costs the displayed gross price including credit and VAT, or requires a new confirmation', async () => {
    const grossOf = async ({ planId, interval }: typeof plus | typeof plusYear) => {
      const quote = await service.ask(jana, 'quote', { planId, interval, locale: 'de' });
      return 'refused' in quote ? -1 : (quote.now?.gross ?? 0);
    };
    const bookAt = (plan: typeof plus | typeof plusYear, gross: number) =>
      service.tell(jana, 'bookPlan', { ...plan, gross, paymentId: randomUUID() });
    service.issuer.exempt = true;
    const withoutVat = await grossOf(plus);
    service.issuer.exempt = false;
    expect(await bookAt(plus, withoutVat)).toBe('plan_price_changed');
    expect(await planOf(jana)).toMatchObject({ pending: null });

    const paymentId = await bookAndPay(jana, plus);
    const afterRest = await grossOf(plusYear);
    expect(afterRest).toBe(5_248);
    expect(await service.tell(jana, 'withdrawBooking', { paymentId })).toBe('ok');
    expect(await bookAt(plusYear, afterRest)).toBe('plan_price_changed');
    expect(await bookAt(plusYear, await grossOf(plusYear))).toBe('ok');
  });

  it('is changed without immediate payment only if the displayed price was zero', async () => {
    await bookAndPay(jana, plusYear);
    const smaller = { ...plus, paymentId: randomUUID() };
    expect(await service.tell(jana, 'bookPlan', { ...smaller, gross: 583 })).toBe('plan_price_changed');
    expect(await planOf(jana)).toMatchObject({ running: { next: null } });
    expect(await service.tell(jana, 'bookPlan', { ...smaller, gross: 0 })).toBe('ok');
  });

  it('costs the displayed price, or requires a new confirmation', async () => {
    const changed = { ...plus, net: 390, paymentId: randomUUID() };
    expect(await service.tell(jana, 'bookPlan', changed)).toBe('plan_price_changed');
    expect((await book(jana, business)).answer).toBe('plan_for_companies');
    expect(await service.tell(jana, 'bookPlan', { ...plus, planId: 'free', net: 0, paymentId: randomUUID() })).toBe(
      'plan_not_found',
    );
    const quoteOf = (planId: string) => service.ask(jana, 'quote', { planId, interval: 'month', locale: 'de' });
    expect(await quoteOf('business')).toEqual({ refused: 'plan_for_companies' });
    expect(await quoteOf('free')).toEqual({ refused: 'plan_not_found' });
    service.customers.delete(jana);
    expect((await book(jana, plus)).answer).toBe('billing_address_missing');
    expect(await quoteOf('plus')).toEqual({ refused: 'billing_address_missing' });
  });

  it('requires company details for an invoice, as does a placement', async () => {
    const customer = service.customers.get(jana)!;
    service.customers.set(jana, { ...customer, commercial: true });
    const quoteOf = (planId: string) => service.ask(jana, 'quote', { planId, interval: 'month', locale: 'de' });
    const place = { offerId: 'k3v9w0m2xa', feature: 'top' } as const;
    const quoteOfPlace = () => service.ask(jana, 'featureQuote', { ...place, locale: 'de' });
    const bookPlace = () => service.tell(jana, 'bookFeature', { ...place, net: 490, paymentId: randomUUID() });
    const missing = 'billing_company_missing';
    expect([(await book(jana, business)).answer, await bookPlace()]).toEqual([missing, missing]);
    expect([await quoteOf('business'), await quoteOfPlace()]).toEqual([{ refused: missing }, { refused: missing }]);
    service.customers.set(jana, asCompany(customer));
    expect([(await book(jana, business)).answer, await bookPlace()]).toEqual(['ok', 'ok']);
  });

  it('gives no credit for an already refunded term', async () => {
    const paymentId = await bookAndPay(jana, plus);
    const quoted = async () => {
      const quote = await service.ask(jana, 'quote', { planId: 'plus', interval: 'year', locale: 'de' });
      return 'refused' in quote ? quote.refused : quote.now?.net;
    };
    expect(await quoted()).toBe(4_900 - 490);
    await service.told(paymentId, { kind: 'went_back', reference: 'r', amount: 583, currency: 'EUR' });
    expect(await quoted()).toBe(4_900);
    await bookAndPay(jana, plusYear);
    expect((await invoicesOf(jana))[0]).toMatchObject({ net: 4_900, positions: [{ net: 4_900 }] });
  });

  it('can be cancelled without signing in, with an invoice number and its mail address', async () => {
    await bookAndPay(jana, plus);
    await invoicesOf(jana);
    const shown = { number: 'MUSTER-2027-1', email: 'jana@example.org', reason: null, network: '192.0.2.1' };
    const cancelled = (change: Partial<typeof shown>) =>
      service.tellAsVisitor('cancelByInvoice', { ...shown, ...change });
    expect(await cancelled({ email: 'ben@example.org' })).toBe('cancellation_unmatched');
    expect(await cancelled({ number: 'MUSTER-2027-2' })).toBe('cancellation_unmatched');
    expect(await cancelled({ number: '1 OR 1=1' })).toBe('cancellation_unmatched');
    expect(await cancelled({ number: ' muster-2027-1 ', email: 'Jana@Example.org' })).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ planId: 'plus', running: { cancelled: true } });
    expect(await cancelled({})).toBe('ok');
    const confirmed = async () => service.mails.filter(({ subject }) => subject.includes('Kündigung'));
    expect(await eventually(confirmed, (mails) => mails.length > 0)).toHaveLength(1);
    const greeted = service.mails.map(({ text }) => /^[^\n]*/.exec(text)?.[0]);
    expect(greeted).toEqual(['Hallo Jana,', 'Hallo Jana,']);
  });

  it('is charged the VAT of the country of the buyer, before and after the address is known', async () => {
    expect(await service.ask(jana, 'vatRate', {})).toEqual({ rate: 1_900, country: null });
    expect(await service.ask(idOf('nobody'), 'vatRate', {})).toEqual({ rate: 1_900, country: 'DE' });
    const known = service.customers.get(jana);
    if (!known) throw new Error('Jana is missing');
    service.customers.set(jana, { ...known, buyer: { ...known.buyer, country: 'NL' } });
    expect(await service.ask(jana, 'vatRate', {})).toEqual({ rate: 2_100, country: null });
  });

  it('rate-limits guesses of the mail address for an invoice number', async () => {
    await bookAndPay(jana, plus);
    const spellings = ['MUSTER-2027-1', 'muster-2027-1', 'MUSTER - 2027 - 01', ' muster-2027-001'];
    const guess = (n: number) => ({
      number: spellings[n % spellings.length] ?? '',
      email: `guess${n}@example.org`,
      reason: null,
      network: `192.0.2.${n}`,
    });
    const answers = [];
    for (let n = 1; n <= 7; n += 1) answers.push(await service.tellAsVisitor('cancelByInvoice', guess(n)));
    expect(answers.slice(0, 5)).toEqual(Array<string>(5).fill('cancellation_unmatched'));
    expect(answers.slice(6)).toEqual(['too_many_requests']);
  });

  it('rate-limits guesses of invoice numbers for a mail address', async () => {
    await bookAndPay(jana, plus);
    const guess = (n: number) => ({
      number: `MUSTER-2026-${n}`,
      email: n % 2 ? 'jana@example.org' : 'JANA@example.org',
      reason: null,
      network: `192.0.2.${n}`,
    });
    const answers = [];
    for (let n = 1; n <= 7; n += 1) answers.push(await service.tellAsVisitor('cancelByInvoice', guess(n)));
    expect(answers.slice(6)).toEqual(['too_many_requests']);
  });

  it('forwards at most three cancellation reasons per term to the operator', async () => {
    await bookAndPay(jana, plus);
    const cancelled = (reason: string | null) => service.tell(jana, 'cancelPlan', { reason });
    expect(await cancelled(null)).toBe('ok');
    for (const reason of ['Seit Wochen gestört', 'Seit Wochen gestört!', 'Und noch einmal']) {
      expect(await cancelled(reason)).toBe('ok');
      expect(await service.tell(jana, 'resumePlan', {})).toBe('ok');
    }
    expect(await cancelled('Viertens')).toBe('cancel_causes_told');
    expect(await cancelled(null)).toBe('ok');
    const toOperator = () => service.mails.filter(({ to }) => to === 'rechnung@example.org');
    await eventually(toOperator, (mails) => mails.length === 3);
  });

  it('forwards a cancellation for good cause to the operator for a manual decision', async () => {
    await bookAndPay(jana, plus);
    expect(await service.tell(jana, 'cancelPlan', { reason: 'Ich kann seit Wochen nichts mehr einstellen.' })).toBe(
      'ok',
    );
    const told = await eventually(
      () => service.mails.filter(({ text }) => text.includes('seit Wochen')),
      ({ length }) => length === 2,
    );
    expect(told.map(({ to }) => to)).toEqual(['jana@example.org', 'rechnung@example.org']);
    expect(told[1]?.text).toContain(`https://lend.example/backoffice/rechnungen?user=${jana}`);
    expect(told[1]?.text).toContain('Die Kündigung gilt schon');
    const events = JSON.stringify(await service.store.read(`subscription-${jana}`));
    expect(events).not.toContain('seit Wochen');
  });

  it('is inaccessible to other users', async () => {
    const { paymentId } = await book(jana, plus);
    expect(await pay(ben, paymentId)).toBe('payment_not_found');
    expect(await service.tell(ben, 'dropPayment', { paymentId })).toBe('payment_not_found');
    expect(await service.ask(ben, 'payment', { paymentId })).toBeNull();
    expect(await service.ask(ben, 'paymentPage', { paymentId, locale: 'de' })).toBeNull();
    await pay(jana, paymentId);
    const [invoice] = await invoicesOf(jana);
    expect(await service.ask(ben, 'invoice', { invoiceId: invoice!.invoiceId })).toBeNull();
    expect(await invoicesOf(ben)).toEqual([]);
  });

  it('is replaced by a larger plan at once, with the unused time credited on the same invoice', async () => {
    await bookAndPay(verleih, plus);
    service.clock.time = '2027-02-14T10:00:00.000Z';
    const quoted = await service.ask(verleih, 'quote', { planId: 'business', interval: 'month', locale: 'de' });
    expect(quoted).toEqual({
      now: {
        positions: [
          expect.objectContaining({ text: 'Tarif Business, 1 Monat', net: 2_900 }),
          expect.objectContaining({ text: 'Nicht genutzter Rest: Tarif Plus, aus Rechnung MUSTER-2027-1', net: -245 }),
        ],
        net: 2_655,
        vat: 504,
        gross: 3_159,
      },
      waitsForVat: false,
      begins: '2027-02-14',
      renewal: { on: '2027-03-14', net: 2_900, vat: 551, gross: 3_451 },
      buyer: expect.objectContaining({ name: 'Verleih', city: 'Köln' }),
      vatIdAwaited: false,
    });
    await bookAndPay(verleih, business);
    expect(await planOf(verleih)).toMatchObject({ planId: 'business', running: { to: '2027-03-14' } });
    expect(await invoicesOf(verleih)).toMatchObject([
      { number: 'MUSTER-2027-2', net: 2_655, gross: 3_159 },
      { number: 'MUSTER-2027-1' },
    ]);
    await eventually(
      () => service.files.size,
      (papers) => papers === 2,
    );
  });

  it('is reverse-charged for a business in another EU country, as its invoice states', async () => {
    const { buyer, ...rest } = service.customers.get(verleih)!;
    const austrian = { ...rest, buyer: { ...buyer, country: 'AT', vatId: 'ATU13585627' } };
    service.customers.set(verleih, { ...austrian, vatIdConfirmed: true });
    await bookAndPay(verleih, business);
    expect(await invoicesOf(verleih)).toMatchObject([
      {
        net: 2_900,
        vat: 0,
        gross: 2_900,
        positions: [{ vat: { category: 'AE', rate: 0 } }],
        buyer: { vatId: 'ATU13585627' },
      },
    ]);
  });

  it('is charged VAT until a VAT id is confirmed, and states the VAT before booking', async () => {
    const { buyer, ...rest } = service.customers.get(verleih)!;
    const austrian = { ...rest, buyer: { ...buyer, country: 'AT', vatId: 'ATU13585627' } };
    service.customers.set(verleih, austrian);
    const quoted = () => service.ask(verleih, 'quote', { planId: 'business', interval: 'month', locale: 'de' });
    expect(await quoted()).toMatchObject({ now: { net: 2_900, vat: 580 }, vatIdAwaited: true });
    expect(await service.ask(verleih, 'vatRate', {})).toEqual({ rate: 2_000, country: null });
    await bookAndPay(verleih, business);
    expect(await invoicesOf(verleih)).toMatchObject([{ positions: [{ vat: { category: 'S', rate: 2_000 } }] }]);

    service.customers.set(verleih, { ...austrian, vatIdConfirmed: true });
    await service.tick('2027-02-28T10:00:00.000Z');
    expect(await invoicesOf(verleih)).toMatchObject([{ net: 2_900, vat: 0 }, { vat: 580 }]);
    service.customers.set(jana, { ...rest, buyer: { ...buyer, vatId: 'DE136695976' } });
    const atHome = await service.ask(jana, 'quote', { planId: 'plus', interval: 'month', locale: 'de' });
    expect(atHome).toMatchObject({ vatIdAwaited: false });
  });

  it('becomes a smaller plan with the next term', async () => {
    await bookAndPay(jana, plusYear);
    expect(await service.ask(jana, 'quote', { planId: 'plus', interval: 'month', locale: 'de' })).toMatchObject({
      now: null,
      begins: '2028-01-31',
      renewal: { on: '2028-01-31', gross: 583 },
    });
    expect((await book(jana, plus)).answer).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ running: { booked: plusYear, next: plus }, pending: null });
    expect(await service.ask(jana, 'quote', { planId: 'plus', interval: 'year', locale: 'de' })).toEqual({
      refused: 'plan_same',
    });
    expect((await book(jana, plusYear)).answer).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ running: { booked: plusYear, next: null } });
    expect((await book(jana, plus)).answer).toBe('ok');
    await service.tick('2028-01-31T00:30:00.000Z');
    expect(await planOf(jana)).toMatchObject({ running: { booked: plus, from: '2028-01-31', to: '2028-02-29' } });
  });

  it('is renewed once with an invoice on the day its term ends, unless cancelled', async () => {
    await bookAndPay(jana, plus);
    await service.tick('2027-02-27T22:59:59.000Z');
    expect(await invoicesOf(jana)).toHaveLength(1);
    for (const at of ['2027-02-27T23:00:00.000Z', '2027-02-27T23:01:00.000Z', '2027-03-01T12:00:00.000Z'])
      await service.tick(at);
    expect(await invoicesOf(jana)).toMatchObject([
      { number: 'MUSTER-2027-2', term: { from: '2027-02-28', to: '2027-03-31' }, status: 'paid' },
      { number: 'MUSTER-2027-1' },
    ]);
    expect(await service.tell(jana, 'cancelPlan', { reason: null })).toBe('ok');
    expect(await planOf(jana)).toMatchObject({ planId: 'plus', running: { cancelled: true, to: '2027-03-31' } });
    expect(await service.tell(jana, 'resumePlan', {})).toBe('ok');
    expect(await service.tell(jana, 'cancelPlan', { reason: null })).toBe('ok');
    await service.tick('2027-03-30T23:30:00.000Z');
    expect(await planOf(jana)).toMatchObject({ planId: 'free', running: null });
    expect(await invoicesOf(jana)).toHaveLength(2);
  });

  it('stores its invoice as a document, and confirms a cancellation with the end date', async () => {
    await bookAndPay(jana, plus);
    const [invoice] = await invoicesOf(jana);
    const sent = (count: number) =>
      eventually(
        () => service.mails,
        ({ length }) => length === count,
      );
    const [{ to, subject, text, files = [] } = service.mails[0]!] = await sent(1);
    expect({ to, subject }).toEqual({ to: 'jana@example.org', subject: 'Deine Rechnung MUSTER-2027-1' });
    expect(text).toContain('5,83');
    const paper = Buffer.from(files[0]?.content ?? '', 'base64');
    expect(files[0]).toMatchObject({ name: 'MUSTER-2027-1.pdf', contentType: 'application/pdf' });
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
    expect(paper.equals(service.files.get(`invoice/${invoice!.invoiceId}/paper`)!.body)).toBe(true);
    await service.tell(jana, 'cancelPlan', { reason: null });
    const [, confirmation] = await sent(2);
    expect(confirmation).toMatchObject({ to: 'jana@example.org', subject: 'Deine Kündigung: Tarif Plus' });
    expect(confirmation?.text).toContain('endet mit dem 27. Februar 2027');
  });

  it('can be tried once, and the trial ends by itself', async () => {
    expect(await service.tell(jana, 'tryPlan', { planId: 'plus', interval: 'month' })).toBe('ok');
    expect(await planOf(jana)).toMatchObject({
      planId: 'plus',
      running: { trial: true, to: '2027-03-02' },
      mayTry: false,
    });
    await service.tick('2027-03-02T12:00:00.000Z');
    expect(await planOf(jana)).toMatchObject({ planId: 'free' });
    expect(await service.tell(jana, 'tryPlan', { planId: 'plus', interval: 'month' })).toBe('trial_used');
    expect(await invoicesOf(jana)).toEqual([]);
  });

  it('waits a day for its payment', async () => {
    const { paymentId } = await book(jana, plus);
    await service.tick('2027-02-01T09:59:00.000Z');
    expect(await planOf(jana)).toMatchObject({ pending: { paymentId } });
    await service.tick('2027-02-01T10:00:00.000Z');
    expect(await planOf(jana)).toMatchObject({ pending: null });
  });

  it('gets a credit note by mail after a full refund, and keeps its invoice after a partial refund', async () => {
    const paymentId = await bookAndPay(jana, plus);
    const back = (reference: string, amount: number) =>
      service.told(paymentId, { kind: 'went_back', reference, amount, currency: 'EUR' });
    await back('a', 83);
    expect(await invoicesOf(jana)).toHaveLength(1);
    await Promise.all([back('b', 500), back('b', 500)]);
    expect(await invoicesOf(jana)).toMatchObject([
      { number: 'MUSTER-2027-2', status: 'credit_note', gross: -583 },
      { number: 'MUSTER-2027-1', status: 'cancelled', gross: 583 },
    ]);
    const sent = await eventually(
      () => service.mails.find(({ subject }) => subject.includes('MUSTER-2027-2')),
      (mail) => mail !== undefined,
    );
    expect(sent?.subject).toBe('Stornorechnung MUSTER-2027-2 zur Rechnung MUSTER-2027-1');
    expect(sent?.text).toContain('5,83');
    expect(sent?.text).not.toContain('bezahlt');
  });

  it('ignores provider events while payments are disabled', async () => {
    expect(await service.tellAsVisitor('providerTold', { body: '{}', signature: 't=1,v1=x' })).toBe('payments_off');
  });

  it('ends with the account, while its invoices stay', async () => {
    await bookAndPay(jana, plus);
    service.clock.time = '2027-02-10T10:00:00.000Z';
    const { paymentId } = await book(jana, plusYear);
    await service.deleteAccount(jana);
    expect(service.confirmed).toEqual([jana]);
    expect(await planOf(jana)).toMatchObject({ planId: 'free', running: null, pending: null });
    expect(await invoicesOf(jana)).toMatchObject([{ buyer: { name: 'Jana' } }]);
    await service.told(paymentId, { kind: 'came', reference: 'x', amount: 5_831, currency: 'EUR' });
    expect(await planOf(jana)).toMatchObject({ planId: 'free' });
  });

  it('keeps the invoice recipient until the eighth year after its end', async () => {
    await bookAndPay(jana, plus);
    await eventually(
      () => service.files.size,
      (count) => count === 1,
    );
    await service.tell(jana, 'cancelPlan', { reason: null });
    await service.tick('2035-12-31T22:00:00.000Z');
    expect(await invoicesOf(jana)).toMatchObject([{ buyer: { name: 'Jana' } }]);
    await service.tick('2035-12-31T23:00:00.000Z');
    expect(await invoicesOf(jana)).toMatchObject([{ number: 'MUSTER-2027-1', buyer: null, gross: 583 }]);
    expect(service.files.size).toBe(0);
    const kept = await service.core.store.read(`invoice-${(await invoicesOf(jana))[0]!.invoiceId}`);
    expect(JSON.stringify(kept)).not.toContain('Nebenweg');
  });

  it('is granted to many users concurrently, with gapless invoice numbers', async () => {
    const many = Array.from({ length: 30 }, (_, n) => idOf(`many ${n}`));
    for (const userId of many) service.customers.set(userId, service.customers.get(ben)!);
    await Promise.all(many.map((userId) => bookAndPay(userId, plus)));
    const numbers = await Promise.all(many.map(async (userId) => (await invoicesOf(userId))[0]?.number));
    expect(new Set(numbers)).toEqual(new Set(many.map((_, n) => `MUSTER-2027-${n + 1}`)));
  });
});
