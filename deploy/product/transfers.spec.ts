import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceOf } from '@lendring/billing/transfers/reference.js';
import { sampleIssuer } from '@lendring/contracts/billing/issuer.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { today } from '../driver/days.js';
import { must, type TestPerson } from '../driver/people.js';
import { startProduct, type TestProduct } from '../driver/product.js';
import { changeAdmins, wishOf as adminsWish } from '../operations/admins.js';
import { keepBooks, wishOf } from '../operations/invoices.js';

describe('paying by bank transfer', () => {
  let folder: string;
  let product: TestProduct;
  let person: TestPerson;
  const books = (...args: readonly string[]) => keepBooks(product.config, wishOf(args));
  const file = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, text);
    return path;
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lendring-transfers-'));
    product = await startProduct({
      PAYMENTS: 'account',
      BILLING_ISSUER: await file('issuer.json', JSON.stringify({ ...sampleIssuer, series: 'LR' })),
    });
    person = await product.person('zahlt');
  });
  afterAll(async () => {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('counts once per imported bank statement, after a dry run without effect', async () => {
    const body = { plan_id: 'plus', interval: 'month', net: 490, gross: 583 } as const;
    const { payment } = must('bookPlan', await person.call('bookPlan', { body })).data;
    const id = payment?.payment_id ?? '';
    const reference = payment?.transfer?.reference ?? '';
    expect(payment).toMatchObject({ way: 'account', status: 'pending' });
    expect(payment?.page).toContain(`/ueberweisung/${id}`);
    const statement = await file(
      'umsaetze.csv',
      `Buchungstag;Auftraggeber;Verwendungszweck;Betrag\n${today()};Z. Ahlt;${reference.match(/.{1,4}/g)?.join(' ')};+5,83\n${today()};Oma;Geburtstag;+50,00\n${today()};Niemand;${referenceOf(randomUUID())};+5,83\n`,
    );
    const dry = await books('import', statement);
    expect(dry).toContain(`5.83 EUR  ${reference}  pays`);
    expect(dry).toContain('3 credits: 1 would pay, 0 booked before, 1 grant nothing, 1 are not about Lendring.');
    expect(must('payment', await person.call('payment', { id })).data.status).toBe('pending');

    expect(await books('import', statement, 'book')).toContain('3 credits: 1 booked, ');
    expect(await books('import', statement, 'book')).toContain('3 credits: 0 booked, 1 booked before, ');
    const paid = await eventually(
      async () => must('payment', await person.call('payment', { id })).data,
      ({ status }) => status === 'paid',
    );
    expect(paid).toMatchObject({ granted: true, transfer: null, page: null });
    const invoicesOnce = (count: number) =>
      eventually(
        async () => must('invoices', await person.call('invoices', { query: {} })).data.invoices,
        (all) => all.length === count,
      );
    const invoices = await invoicesOnce(1);
    expect(invoices).toMatchObject([{ status: 'paid', gross: 583 }]);

    const number = invoices[0]?.number ?? '';
    expect(await books('returned', number)).toContain('a credit note takes it back');
    expect(await books('returned', number)).toContain('a credit note takes it back');
    expect((await invoicesOnce(2)).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'credit_note']);
    await expect(books('returned', 'LR-2027-999')).rejects.toThrow('does not exist');
  });

  it('can be entered by bookkeepers in the backoffice, and counts once with the statement', async () => {
    const [bookkeeper, other] = await Promise.all([product.person('bucht'), product.person('fremd')]);
    const body = { plan_id: 'plus', interval: 'month', net: 490, gross: 583 } as const;
    const { payment } = must('bookPlan', await other.call('bookPlan', { body })).data;
    const [id, reference] = [payment?.payment_id ?? '', payment?.transfer?.reference ?? ''];
    const search = { text: reference.slice(-6) };
    const marked = { amount: 583, booked_on: today(), note: 'Auszug 3' };
    expect((await other.call('transfers', { body: search })).status).toBe(403);
    expect((await other.call('markTransferPaid', { id, body: marked })).status).toBe(403);
    await changeAdmins(product.config, adminsWish(['appoint', 'bucht_test']));
    await eventually(
      async () => (await bookkeeper.call('init')).data.usergroup,
      (roles) => roles.includes('admin'),
    );
    expect(must('transfers', await bookkeeper.call('transfers', { body: search })).data).toMatchObject({
      on: true,
      transfers: [
        { payment_id: id, owner: { user: { nickname: expect.anything() } }, remindable_from: expect.anything() },
      ],
    });
    const early = await bookkeeper.call('remindOfTransfer', { id, body: {} });
    expect([early.status, early.failure.msgcode]).toEqual([409, 'transfer_reminded_lately']);
    const paid = must('markTransferPaid', await bookkeeper.call('markTransferPaid', { id, body: marked })).data;
    expect(paid).toMatchObject({ status: 'paid' });
    const statement = gzipSync(`Buchungstag;Zweck;Betrag\n${today()};${reference};+5,83\n`).toString('base64');
    const read = must('previewStatement', await bookkeeper.call('previewStatement', { body: { statement } })).data;
    expect(read).toMatchObject({ lines: [{ payment_id: id, outcome: 'seen' }], others: [] });
    must('bookStatement', await bookkeeper.call('bookStatement', { body: { statement } }));
    expect(
      must('transfers', await bookkeeper.call('transfers', { body: { state: 'unmatched' } })).data.transfers,
    ).toEqual([]);
    const wrong = await bookkeeper.call('previewStatement', { body: { statement: 'AAAA' } });
    expect([wrong.status, wrong.failure.msgcode]).toEqual([400, 'statement_unreadable']);
  });

  it('asks for payment to the account holder set by an admin, overriding the file', async () => {
    const [admin, other] = await Promise.all([product.person('stellt'), product.person('bestellt')]);
    await changeAdmins(product.config, adminsWish(['appoint', 'stellt_test']));
    const shown = await eventually(
      async () => admin.call('setting', { query: { part: 'issuer' } }),
      ({ status }) => status === 200,
    );
    const { setting, number: after } = must('setting', shown).data;
    if (setting.part !== 'issuer' || setting.value === null) throw new Error('no issuer');
    const change = (value: Partial<typeof setting.value>) =>
      admin.call('changeSetting', {
        body: { setting: { part: 'issuer', value: { ...setting.value!, ...value } }, reason: 'We moved', after },
      });
    expect((await change({ iban: 'DE02120300000000202052' })).status).toBe(400);
    must('changeSetting', await change({ name: 'Leihladen e. V.', bic: '', exempt: true, vatId: '' }));
    const body = { plan_id: 'plus', interval: 'month', net: 490, gross: 583 } as const;
    const id = must('bookPlan', await other.call('bookPlan', { body })).data.payment?.payment_id ?? '';
    const transfer = await eventually(
      async () => must('payment', await other.call('payment', { id })).data.transfer,
      (asked) => asked?.holder === 'Leihladen e. V.',
    );
    expect(transfer).toMatchObject({ bic: null, iban: sampleIssuer.iban });
  });

  it('rejects an invalid statement with its errors', async () => {
    await expect(books('import', join(folder, 'none.csv'))).rejects.toThrow('cannot be read');
    await expect(books('import', await file('text.txt', 'Hallo'))).rejects.toThrow('has no header line');
    expect(() => wishOf(['import'])).toThrow('npm run invoices');
  });
});
