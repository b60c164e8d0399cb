import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleIssuer } from '@lendring/contracts/billing/issuer.js';
import type { TransferState } from '@lendring/contracts/billing/transfers.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { idOf, startService, type RunningService } from '../../testing/service.js';
import { invoiceAggregate } from '../invoices/invoice.aggregate.js';
import { paperOf } from '../invoices/paper.js';
import { invoiceOf } from '../payments/move-money.js';
import { testPayments } from '../payments/test-payments.adapter.js';
import { paymentsOnAccount } from './on-account.adapter.js';
import { payments, type PaymentDocument } from '../payments/projection.js';
import { readIn } from './read-in.js';
import { MOST_REFERRED, referredOf } from './referred.js';
import { referenceOf } from './reference.js';

const [jana, ben, ada, eve] = [idOf('jana'), idOf('ben'), idOf('ada'), idOf('eve')];
const GROSS = 583;
const seen = { bookedOn: '2027-01-31', note: 'Auszug 3' };

let service: RunningService;
let dying = -1;
beforeEach(async () => {
  dying = -1;
  service = await startService({
    payments: paymentsOnAccount('https://lend.example'),
    appending: () => {
      if (dying === 0) throw new Error('killed');
      dying -= 1;
    },
  });
  for (const one of [ada, eve, ben]) service.admins.add(one);
});
afterEach(() => service.stop());

const book = async (who = jana): Promise<string> => {
  const paymentId = randomUUID();
  expect(await service.tell(who, 'bookPlan', { planId: 'plus', interval: 'month', net: 490, paymentId })).toBe('ok');
  return paymentId;
};
const all = async (who = ada, state: TransferState = 'waiting', text?: string) =>
  service.ask(who, 'transfers', { filter: { state, ...(text && { text }) }, paging: { page: 1, size: 10 } });
type Marked = Readonly<{ who?: string; amount?: number; bookedOn?: string }>;
const mark = (
  paymentId: string,
  { who = ada, amount = GROSS, bookedOn = seen.bookedOn }: Marked = {},
  click: string = randomUUID(),
) => service.tell(who, 'markTransferPaid', { paymentId, amount, seen: { ...seen, bookedOn } }, click);
const one = (paymentId: string) => service.ask(ada, 'transfer', { paymentId });
const invoices = async (who = jana) => (await service.ask(who, 'invoices', { page: 1, size: 9 })).items;
const packed = (...lines: readonly string[]) =>
  gzipSync(['Buchungstag;Verwendungszweck;Betrag', ...lines].join('\n')).toString('base64');
const lineOf = (paymentId: string, amount = '5,83', day = '31.01.2027') =>
  `${day};${referenceOf(paymentId)};+${amount}`;
const read = (statement: string, who = ada) => service.ask(who, 'statement', { statement });
const linesIn = async (statement: string, who = ada) => {
  const answer = await read(statement, who);
  return 'lines' in answer ? answer.lines : [];
};
const outcomesIn = async (...lines: readonly string[]) =>
  (await linesIn(packed(...lines))).map(({ outcome }) => outcome);

describe('awaited transfers', () => {
  it('are listed for bookkeepers only, searchable by reference and name', async () => {
    const [first, second] = [await book(), await book(ben)];
    expect(await all(jana)).toEqual({ on: false, items: [], total: 0 });
    const { on, items, total } = await all();
    expect([on, total, new Set(items.map(({ paymentId }) => paymentId))]).toEqual([true, 2, new Set([first, second])]);
    expect(await one(first)).toMatchObject({
      userId: jana,
      name: 'Jana',
      amount: GROSS,
      until: '2027-02-23',
      remindableFrom: '2027-02-07T10:00:00.000Z',
    });
    const found = async (text: string) => (await all(ada, 'waiting', text)).items.map(({ userId }) => userId);
    expect(await found('jAn')).toEqual([jana]);
    expect(
      await found(
        referenceOf(second)
          .match(/.{1,4}/g)
          ?.join(' ') ?? '',
      ),
    ).toEqual([ben]);
    expect(await found(`${referenceOf(second).slice(0, 8)}\u2011${referenceOf(second).slice(8)}`)).toEqual([ben]);
    expect(await found('nobody')).toEqual([]);
    await service.tick('2027-02-24T10:00:01.000Z');
    expect((await all()).total).toBe(0);
    expect((await all(ada, 'given_up', 'jana')).items).toMatchObject([
      { paymentId: first, status: 'failed', givenUpAt: '2027-02-24T10:00:01.000Z', remindableFrom: null },
    ]);
  });

  it('are not listed with another payment method', async () => {
    const other = await startService({ payments: testPayments('https://lend.example') });
    other.admins.add(ada);
    const asked = { filter: { state: 'waiting' as const }, paging: { page: 1, size: 9 } };
    expect(await other.ask(ada, 'transfers', asked)).toEqual({ on: false, items: [], total: 0 });
    const paymentId = randomUUID();
    await other.tell(jana, 'bookPlan', { planId: 'plus', interval: 'month', net: 490, paymentId });
    const told = { paymentId, amount: GROSS, seen };
    expect(await other.tell(ada, 'markTransferPaid', told)).toBe('payment_not_found');
    expect(await other.tell(ada, 'remindOfTransfer', { paymentId })).toBe('payment_not_found');
    await other.stop();
  });
});

describe('transfer marked as paid', () => {
  it('grants its booking and is invoiced once, even if marked twice or by two bookkeepers', async () => {
    const paymentId = await book();
    const click = randomUUID();
    const marks = [mark(paymentId, {}, click), mark(paymentId, {}, click), mark(paymentId, { who: eve })];
    expect(await Promise.all(marks)).toEqual(['ok', 'ok', 'ok']);
    expect(await mark(paymentId)).toBe('ok');
    expect((await service.ask(jana, 'plan', {})).running).toMatchObject({ to: '2027-02-28' });
    expect(await invoices()).toMatchObject([{ status: 'paid', gross: GROSS }]);
    expect((await all()).total).toBe(0);
    const events = await service.store.read(`payment-${paymentId}`);
    expect(events.filter(({ type }) => type === 'PaymentSettled').map(({ data }) => data)).toMatchObject([
      { byHand: seen },
    ]);
  });

  it('is paid on its booking date, like a statement line, and its invoice states the date', async () => {
    const [marked, told] = [await book(), await book(ben)];
    service.clock.time = '2027-02-03T10:00:00.000Z';
    expect(await mark(marked, { bookedOn: '2027-02-02' })).toBe('ok');
    const statement = packed(lineOf(told, '5,83', '01.02.2027'));
    expect(await service.tell(ada, 'bookStatement', { statement })).toBe('ok');
    const issuedOn = '2027-02-03';
    expect(await invoices()).toMatchObject([{ issuedOn, paidOn: '2027-02-02', paidBy: 'account' }]);
    const noted = async (paymentId: string) =>
      (await service.ask(ada, 'anyInvoice', { invoiceId: invoiceOf(paymentId) }))?.noted;
    expect(await noted(marked)).toEqual({ ...seen, bookedOn: '2027-02-02' });
    expect(await noted(told)).toBeNull();
    expect(await invoices(ben)).toMatchObject([{ issuedOn, paidOn: '2027-02-01', paidBy: 'account' }]);
    const invoice = await service.core.load(invoiceAggregate, invoiceOf(told));
    expect(paperOf(invoice, { issuer: sampleIssuer, cancelled: null, paidBy: referenceOf })?.payment).toEqual({
      by: 'transfer',
      reference: referenceOf(told),
      paidOn: '2027-02-01',
    });
  });

  it('is either fully paid or unpaid after a crash, and paid once when marked again', async () => {
    const paymentId = await book();
    const click = randomUUID();
    for (const before of [0, 1]) {
      dying = before;
      await expect(mark(paymentId, {}, click)).rejects.toThrow('killed');
      dying = -1;
      expect((await invoices()).length).toBe(before);
    }
    expect(await mark(paymentId, {}, click)).toBe('ok');
    expect(await invoices()).toMatchObject([{ status: 'paid' }]);
  });

  it('is refused for another amount, an impossible date, and by its own payer', async () => {
    const paymentId = await book(ben);
    expect(await mark(paymentId, { amount: GROSS - 1 })).toBe('transfer_amount_differs');
    expect(await mark(paymentId, { bookedOn: '2027-02-01' })).toBe('transfer_day_wrong');
    expect(await mark(paymentId, { bookedOn: '2027-01-30' })).toBe('transfer_day_wrong');
    expect(await mark(paymentId, { who: ben })).toBe('transfer_own');
    expect(await mark(paymentId, { who: jana })).toBe('payment_not_found');
    expect(await mark(randomUUID())).toBe('payment_not_found');
    expect(await one(paymentId)).toMatchObject({ status: 'pending', unmatched: [] });
  });

  it('may combine partial payments, and leaves any extra money unmatched', async () => {
    const [whole, more] = [await book(), await book(ben)];
    const lines = [lineOf(whole, '5,00'), lineOf(whole, '0,83'), lineOf(more, '10,00')];
    expect(await service.tell(eve, 'bookStatement', { statement: packed(...lines) })).toBe('ok');
    const unmatched = async () => (await all(ada, 'unmatched')).items.map(({ paymentId }) => paymentId).toSorted();
    expect(await unmatched()).toEqual([whole, more].toSorted());
    expect([await mark(whole), await mark(more)]).toEqual(['ok', 'ok']);
    expect(await unmatched()).toEqual([more]);
    expect(await one(whole)).toMatchObject({ status: 'paid', unmatched: [] });
    expect(await one(more)).toMatchObject({ unmatched: [{ mismatch: 'amount', amount: 1_000 }] });
  });

  it('is refused once abandoned or already paid by a statement', async () => {
    const [given, paid] = [await book(), await book(ben)];
    await service.told(paid, { kind: 'came', reference: 'bank 1', amount: GROSS, currency: 'EUR' });
    expect(await mark(paid)).toBe('transfer_not_awaited');
    await service.tell(jana, 'dropPayment', { paymentId: given });
    expect(await mark(given)).toBe('transfer_not_awaited');
  });

  it('is cancelled by a credit note when the money is returned, and cannot be marked again', async () => {
    const paymentId = await book();
    await mark(paymentId);
    const back = { kind: 'went_back', reference: `by hand ${paymentId}`, amount: GROSS, currency: 'EUR' } as const;
    expect(await service.told(paymentId, back)).toBe('ok');
    expect((await invoices()).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'credit_note']);
    expect(await mark(paymentId)).toBe('transfer_not_awaited');
    expect(await one(paymentId)).toMatchObject({ status: 'refunded' });
    expect(await invoices()).toHaveLength(2);
  });

  it('is owed back once a bookkeeper cancels its invoice, until the refund is recorded as sent', async () => {
    const paymentId = await book();
    await mark(paymentId);
    const invoiceId = invoiceOf(paymentId);
    const takeBack = () => service.tell(ada, 'takeInvoiceBack', { invoiceId, reason: 'Doppelt' });
    expect([await takeBack(), await takeBack()]).toEqual(['ok', 'ok']);
    expect((await all(ada, 'owed')).items).toMatchObject([{ paymentId, owed: GROSS }]);
    const [credit, taken] = (await invoices()).toSorted((less, more) => less.gross - more.gross);
    expect([credit?.otherNumber, taken?.otherNumber]).toEqual([taken?.number, credit?.number]);
    expect(await service.tell(eve, 'noteTransferReturned', { paymentId })).toBe('ok');
    expect((await all(ada, 'owed')).total).toBe(0);
    expect(await invoices()).toHaveLength(2);
  });

  it('matches only the corresponding statement line when that is imported later', async () => {
    const paymentId = await book();
    await mark(paymentId);
    const statement = packed(lineOf(paymentId));
    expect(await linesIn(statement)).toMatchObject([{ outcome: 'seen', name: 'Jana' }]);
    expect(await service.tell(ada, 'bookStatement', { statement })).toBe('ok');
    expect(await one(paymentId)).toMatchObject({ status: 'paid', unmatched: [] });
    service.clock.time = '2027-02-03T10:00:00.000Z';
    const again = packed(lineOf(paymentId), lineOf(paymentId, '5,83', '02.02.2027'));
    expect((await linesIn(again)).map(({ outcome }) => outcome)).toEqual(['known', 'twice']);
    expect(await service.tell(ada, 'bookStatement', { statement: again })).toBe('ok');
    expect((await all(ada, 'unmatched')).items).toMatchObject([{ paymentId, unmatched: [{ mismatch: 'twice' }] }]);
    expect(await invoices()).toHaveLength(1);
  });
});

describe('transfer reminder', () => {
  it('is mailed in the language of the user, at most weekly', async () => {
    const paymentId = await book();
    const remind = (who = ada) => service.tell(who, 'remindOfTransfer', { paymentId });
    expect(await remind(jana)).toBe('payment_not_found');
    expect(await remind()).toBe('transfer_reminded_lately');
    service.clock.time = '2027-02-07T10:00:00.000Z';
    expect((await Promise.all([remind(), remind(eve)])).toSorted()).toEqual(['ok', 'transfer_reminded_lately']);
    expect(await one(paymentId)).toMatchObject({ remindedAt: service.clock.time });
    const [mail] = await eventually(
      async () => service.mails.filter(({ subject }) => subject.startsWith('Wir warten noch')),
      (found) => found.length === 1,
    );
    expect(mail?.text).toContain('23. Februar 2027');
    service.clock.time = '2027-02-14T10:00:00.000Z';
    await mark(paymentId);
    expect(await remind()).toBe('transfer_not_awaited');
  });
});

describe('imported bank statement', () => {
  it('is previewed without effect, then booked once, without the own payments of the bookkeeper', async () => {
    const [first, own] = [await book(), await book(ben)];
    const other = randomUUID();
    const statement = packed(lineOf(first), lineOf(own), lineOf(other), '31.01.2027;Geburtstag;+50,00');
    const outcomes = async (who = ben) => (await linesIn(statement, who)).map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual(['pays', 'own', 'unknown']);
    expect(await read(statement)).toMatchObject({
      others: [{ bookedOn: '2027-01-31', amount: 5_000, currency: 'EUR', payer: '', purpose: 'Geburtstag' }],
      more: 0,
    });
    expect(await invoices()).toEqual([]);
    const bookIt = (who = ben) => service.tell(who, 'bookStatement', { statement });
    expect(await Promise.all([bookIt(), bookIt()])).toEqual(['ok', 'ok']);
    expect(await outcomes()).toEqual(['known', 'own', 'unknown']);
    expect(await bookIt(ada)).toBe('ok');
    expect(await outcomes(ada)).toEqual(['known', 'known', 'unknown']);
    expect(await invoices()).toHaveLength(1);
  });

  it('records a wrong amount as unmatched money, like the command-line import', async () => {
    const paymentId = await book();
    const statement = packed(lineOf(paymentId, '5,00'));
    expect(await linesIn(statement)).toMatchObject([{ outcome: 'amount', amount: 500, expected: GROSS }]);
    expect(await service.tell(ada, 'bookStatement', { statement })).toBe('ok');
    expect(await one(paymentId)).toMatchObject({
      status: 'pending',
      unmatched: [{ mismatch: 'amount', amount: 500, currency: 'EUR' }],
    });
    expect(await service.ask(jana, 'payment', { paymentId })).toMatchObject({
      unmatched: [{ bookedOn: '2027-01-31', amount: 500, currency: 'EUR' }],
    });
  });

  it('pays once for a duplicate line, and records the second line as unmatched money', async () => {
    const paymentId = await book();
    const lines = [lineOf(paymentId), `${lineOf(paymentId)};noch einmal`];
    expect(await outcomesIn(...lines)).toEqual(['pays', 'twice']);
    expect(await service.tell(ada, 'bookStatement', { statement: packed(...lines) })).toBe('ok');
    expect(await one(paymentId)).toMatchObject({ status: 'paid', unmatched: [{ mismatch: 'twice' }] });
    expect(await outcomesIn(...lines)).toEqual(['known', 'known']);
    expect(await invoices()).toHaveLength(1);
  });

  it('distinguishes two payments of the same day and amount by their bank references', async () => {
    const paymentId = await book();
    const entry = (bank: string, payer = 'NOTPROVIDED') =>
      `<Ntry><Amt Ccy="EUR">5.83</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2027-01-31</Dt></BookgDt><NtryDtls><TxDtls><Refs><AcctSvcrRef>${bank}</AcctSvcrRef><EndToEndId>${payer}</EndToEndId></Refs><RmtInf><Ustrd>${referenceOf(paymentId)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
    const camt = (...entries: readonly string[]) =>
      gzipSync(
        `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn>${entries.join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`,
      ).toString('base64');
    const outcomes = async (statement: string) => (await linesIn(statement)).map(({ outcome }) => outcome);
    expect(await service.tell(ada, 'bookStatement', { statement: camt(entry('A1', 'E1')) })).toBe('ok');
    expect(await outcomes(camt(entry('A2')))).toEqual(['twice']);
    expect(await outcomes(camt(entry('B7', 'E1')))).toEqual(['known']);
    expect(await service.tell(ada, 'bookStatement', { statement: camt(entry('A2', 'E2')) })).toBe('ok');
    expect(await one(paymentId)).toMatchObject({ status: 'paid', unmatched: [{ mismatch: 'twice' }] });
    expect(await outcomes(camt(entry('A2', 'E2'), entry('A1', 'E1')))).toEqual(['known', 'known']);
    expect(await outcomesIn(lineOf(paymentId), lineOf(paymentId), lineOf(paymentId))).toEqual([
      'known',
      'known',
      'twice',
    ]);
  });

  it('recognises payments of an earlier file in another format or with other texts', async () => {
    const paymentId = await book();
    const camt = gzipSync(
      `<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">5.83</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2027-01-31</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${referenceOf(paymentId)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`,
    ).toString('base64');
    expect(await service.tell(ada, 'bookStatement', { statement: camt })).toBe('ok');
    expect(await outcomesIn(lineOf(paymentId))).toEqual(['known']);
    expect(await outcomesIn(`${lineOf(paymentId)};Gutschrift`)).toEqual(['known']);
    expect(await outcomesIn(lineOf(paymentId), lineOf(paymentId))).toEqual(['known', 'twice']);
    expect(await outcomesIn(lineOf(paymentId, '5,84'))).toEqual(['twice']);
  });

  it('omits money with an impossible date', async () => {
    const paymentId = await book();
    const lines = ['30.01.2027', '01.02.2027', 'gestern'].map((day) => lineOf(paymentId, '5,83', day));
    expect(await outcomesIn(...lines)).toEqual(['early', 'ahead', 'undated']);
    expect(await service.tell(ada, 'bookStatement', { statement: packed(...lines) })).toBe('ok');
    expect(await one(paymentId)).toMatchObject({ status: 'pending', unmatched: [] });
    service.clock.time = '2027-02-01T10:00:00.000Z';
    expect(await outcomesIn(...lines)).toEqual(['early', 'pays', 'undated']);
  });

  it('is refused for another account', async () => {
    const statement = gzipSync(`IBAN;DE89370400440532013000\nBuchungstag;Betrag\n31.01.2027;5,83`).toString('base64');
    expect(await read(statement)).toEqual({ refused: 'statement_other_account' });
    expect(await service.tell(ada, 'bookStatement', { statement })).toBe('statement_other_account');
  });

  it('does not pay again by hand after a refund', async () => {
    const paymentId = await book();
    expect([await mark(paymentId), await mark(paymentId)]).toEqual(['ok', 'ok']);
    expect(await service.tell(ada, 'takeInvoiceBack', { invoiceId: invoiceOf(paymentId), reason: 'Irrtum' })).toBe(
      'ok',
    );
    expect(await service.tell(ada, 'noteTransferReturned', { paymentId })).toBe('ok');
    expect(await mark(paymentId)).toBe('transfer_not_awaited');
  });

  it('is refused as a whole if too long, without any booking', async () => {
    const paymentId = await book();
    const statement = packed(...Array<string>(MOST_REFERRED + 1).fill(lineOf(paymentId)));
    expect(await read(statement)).toEqual({ refused: 'statement_too_long' });
    expect(await service.tell(ada, 'bookStatement', { statement })).toBe('statement_too_long');
    expect(await one(paymentId)).toMatchObject({ status: 'pending' });
  });

  it('yields to other work while being read', async () => {
    const paymentId = await book();
    const reading = read(packed(...Array<string>(300).fill(lineOf(paymentId))));
    let turns = 0;
    const counting = setInterval(() => (turns += 1), 0);
    await reading;
    clearInterval(counting);
    expect(turns).toBeGreaterThan(3);
  });

  it('resumes after a crash', async () => {
    const [first, second] = [await book(), await book(ben)];
    const statement = packed(lineOf(first), lineOf(second));
    dying = 2;
    await expect(service.tell(ada, 'bookStatement', { statement })).rejects.toThrow('killed');
    dying = -1;
    expect([(await one(first))?.status, (await one(second))?.status]).toEqual(['paid', 'pending']);
    expect(await service.tell(ada, 'bookStatement', { statement })).toBe('ok');
    expect([(await one(first))?.status, (await one(second))?.status]).toEqual(['paid', 'paid']);
    expect(await invoices()).toHaveLength(1);
  });

  it('pays nothing for a reference shared by two payments', async () => {
    const [first, second] = [await book(), await book(ben)];
    const shared = referenceOf(first);
    const [mine, theirs] = (await Promise.all([first, second].map((id) => service.core.view(payments).get(id)))).map(
      (document) => ({ ...document!, transfer: shared }),
    );
    const sharing = (...found: readonly PaymentDocument[]) => ({
      load: service.core.load,
      payments: { find: async () => found },
      issuer: sampleIssuer,
      readStatement: async (statement: string | Uint8Array, iban: string) => referredOf(statement, iban),
    });
    const outcomes = async (...found: readonly PaymentDocument[]) =>
      (await readIn(sharing(...found), { statement: packed(lineOf(first)), at: service.clock.time }, null)).lines.map(
        ({ outcome }) => outcome,
      );
    expect(await outcomes(mine!)).toEqual(['pays']);
    expect([await outcomes(mine!, theirs!), await outcomes(theirs!, mine!)]).toEqual([['unknown'], ['unknown']]);
  });

  it('is refused if it does not separate credits from debits', async () => {
    const line = lineOf(await book()).replace('+', '');
    const statement = packed(line, line);
    expect(await read(statement)).toEqual({ refused: 'statement_without_direction' });
    expect(await service.tell(ada, 'bookStatement', { statement })).toBe('statement_without_direction');
  });

  it('is refused if unreadable, and to all users except bookkeepers', async () => {
    for (const bytes of [Buffer.from('no gzip'), gzipSync('Hallo'), gzipSync(Buffer.alloc(9 * 1024 * 1024))]) {
      const statement = bytes.toString('base64');
      expect(await read(statement)).toEqual({ refused: 'statement_unreadable' });
      expect(await service.tell(ada, 'bookStatement', { statement })).toBe('statement_unreadable');
    }
    const statement = packed(lineOf(await book()));
    expect(await read(statement, jana)).toEqual({ refused: 'statement_unreadable' });
    expect(await service.tell(jana, 'bookStatement', { statement })).toBe('payment_not_found');
  });
});
