import { describe, expect, it } from 'vitest';
import { sampleIssuer } from '@lendring/contracts/billing/issuer.js';
import { decided, isRefused } from '@lendring/contracts/kernel/decider.js';
import { openSqliteEventStore } from '@lendring/platform/event-store/sqlite.adapter.js';
import type { CommandCall } from '@lendring/platform/runtime/service/command-call.js';
import { createCommandHandler } from '@lendring/platform/runtime/service/command-handler.js';
import { memoryKeys } from '@lendring/platform/testing/memory.js';
import { cancel, issue, type Draft } from './issue.js';
import { pay, remind } from './decide.js';
import { invoiceAggregate } from './invoice.aggregate.js';

const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const at = '2027-01-01T09:00:00.000Z';
const callOf = (n: number): CommandCall => ({
  commandId: uuid(10_000 + n),
  actor: { kind: 'system', name: 'billing' },
  at,
  locale: 'de',
  requestId: 'test',
  asks: { n },
});
const draft = (n: number, change: Partial<Draft> = {}): Draft => ({
  invoiceId: uuid(n),
  userId: uuid(9_999),
  locale: 'de',
  issuer: { ...sampleIssuer, series: 'LR' },
  issuedOn: '2027-01-01',
  term: { from: '2027-01-01', to: '2027-02-01' },
  buyer: {
    company: null,
    name: 'Jana Probst',
    street: 'Nebenweg 1',
    postal: '50823',
    city: 'Köln',
    country: 'DE',
    vatId: null,
    email: 'jana@example.org',
  },
  positions: [{ text: 'Plus', quantity: 1, unit: 'month', net: 490, vat: { category: 'S', rate: 1900 } }],
  ...change,
});

const given = () => {
  const store = openSqliteEventStore(':memory:');
  const commands = createCommandHandler({ keys: memoryKeys(), store });
  const make = (n: number, change?: Partial<Draft>, call = n) =>
    commands.execute(callOf(call), async (unit) => {
      await issue(unit, draft(n, change));
      return decided(undefined);
    });
  const takeBack = (n: number, creditNote: number) =>
    commands.execute(callOf(500 + creditNote), (unit) =>
      cancel(unit, uuid(n), {
        creditNoteId: uuid(creditNote),
        issuer: { ...sampleIssuer, series: 'LR' },
        on: '2027-01-05',
        at,
      }),
    );
  const read = async (n: number) =>
    (await store.read(`invoice-${uuid(n)}`)).reduce(
      (state, { type, data }) => invoiceAggregate.evolve(state, { type, data } as never),
      invoiceAggregate.initialState,
    );
  const numbersOf = async (series: string) =>
    (await store.read(`series-${series}`)).map(({ data }) => (data as { number: number }).number);
  return { make, takeBack, read, numbersOf };
};

describe('invoice numbers', () => {
  it('have no gaps and no duplicates under concurrency', async () => {
    const { make, read, numbersOf } = given();
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => make(n + 1)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect(await numbersOf('LR-2027')).toEqual(Array.from({ length: 40 }, (_, n) => n + 1));
    const borne = await Promise.all(Array.from({ length: 40 }, async (_, n) => (await read(n + 1)).issued?.number));
    expect(borne.toSorted((a = 0, b = 0) => a - b)).toEqual(await numbersOf('LR-2027'));
  });

  it('restart each year and for each issuer', async () => {
    const { make, numbersOf } = given();
    await make(1);
    await make(2, { issuedOn: '2028-01-01' });
    await make(3, { issuer: { ...sampleIssuer, series: 'NL' } });
    for (const series of ['LR-2027', 'LR-2028', 'NL-2027']) expect(await numbersOf(series)).toEqual([1]);
  });

  it('are not reused after a crash between issue and retry', async () => {
    const { make, numbersOf } = given();
    await make(1);
    await make(1);
    await make(1, {}, 2);
    expect(await numbersOf('LR-2027')).toEqual([1]);
  });
});

describe('invoice', () => {
  it('states its total and due date', async () => {
    const { make, read } = given();
    await make(1);
    expect((await read(1)).issued).toMatchObject({ net: 490, vat: 93, gross: 583, dueOn: '2027-01-15' });
  });

  it('is cancelled once by a credit note of the same amount with its own number', async () => {
    const { make, takeBack, read, numbersOf } = given();
    await make(1);
    const before = (await read(1)).issued;
    expect(await takeBack(1, 2)).toMatchObject({ ok: true });
    expect(await takeBack(1, 3)).toMatchObject({ ok: true });
    expect(await read(1)).toMatchObject({ issued: before, creditNoteId: uuid(2) });
    expect((await read(2)).issued).toMatchObject({ number: 2, net: -490, vat: -93, gross: -583, cancels: uuid(1) });
    expect(await numbersOf('LR-2027')).toEqual([1, 2]);
    expect(await takeBack(2, 4)).toEqual({ ok: false, refusal: { code: 'invoice_not_found' } });
  });

  it('is paid once, after at most three reminders', async () => {
    const { make, read } = given();
    await make(1);
    let invoice = await read(1);
    const levels: number[] = [];
    for (const day of ['2027-01-15', '2027-01-16', '2027-01-20', '2027-01-31', '2027-02-15', '2027-03-20']) {
      const decision = remind(invoice, { invoiceId: uuid(1), day, at });
      if (isRefused(decision)) continue;
      levels.push(decision.events.length);
      invoice = decision.events.reduce(invoiceAggregate.evolve, invoice);
    }
    expect(levels).toEqual([0, 1, 0, 1, 1, 0]);
    const payment = { invoiceId: uuid(1), paymentId: uuid(77), paidOn: '2027-03-21', way: 'test' } as const;
    const paid = pay(invoice, payment);
    if (isRefused(paid)) throw new Error('refused');
    invoice = paid.events.reduce(invoiceAggregate.evolve, invoice);
    expect(pay(invoice, { ...payment, paymentId: uuid(78) })).toEqual({ events: [] });
    expect(remind(invoice, { invoiceId: uuid(1), day: '2027-05-01', at })).toEqual({ events: [] });
  });
});
