import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OwnPayment } from '@lendring/contracts/billing/payments.js';
import { eventually } from '@lendring/platform/testing/eventually.js';
import { idOf, startService, type RunningService } from '../../testing/service.js';
import { paymentsOnAccount } from './on-account.adapter.js';
import { grouped, referenceOf } from './reference.js';

const jana = idOf('jana');
const GROSS = 583;

let service: RunningService;
beforeEach(async () => {
  service = await startService({ payments: paymentsOnAccount('https://lend.example') });
});
afterEach(() => service.stop());

const book = async (): Promise<string> => {
  const paymentId = randomUUID();
  const booked = { planId: 'plus', interval: 'month', net: 490, paymentId } as const;
  expect(await service.tell(jana, 'bookPlan', booked)).toBe('ok');
  return paymentId;
};
const payment = (paymentId: string) => service.ask(jana, 'payment', { paymentId });
const came = (paymentId: string, amount = GROSS, reference = 'bank 1') =>
  service.told(paymentId, { kind: 'came', reference, amount, currency: 'EUR' });
const pending = async () => {
  const { rows } = await service.ask(jana, 'ownData', { file: 'payments', cursor: null });
  return rows.map((row) => OwnPayment.parse(row)).filter(({ status }) => status === 'pending');
};
const plan = () => service.ask(jana, 'plan', {});
const mails = (begin: string) => service.mails.filter(({ subject }) => subject.startsWith(begin));
const mailed = (begin: string, times = 1) =>
  eventually(
    async () => mails(begin),
    (found) => found.length === times,
  );

describe('booking paid by transfer', () => {
  it('shows account and reference on its page and by mail, and counts once the money arrives', async () => {
    const paymentId = await book();
    const reference = referenceOf(paymentId);
    expect(await payment(paymentId)).toMatchObject({
      status: 'pending',
      transfer: { reference, iban: 'DE02120300000000202051', until: '2027-02-23' },
    });
    expect((await payment(paymentId))?.transfer?.code.split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'BYLADEM1001',
      'Lendring Musterbetreiber GmbH',
      'DE02120300000000202051',
      'EUR5.83',
      '',
      reference,
    ]);
    expect(await service.ask(jana, 'paymentPage', { paymentId, locale: 'en' })).toBe(
      `https://lend.example/en/transfer/${paymentId}`,
    );
    const [mail] = await mailed('Bitte überweise');
    expect(mail?.text).toContain(grouped(reference));
    expect((await plan()).running).toBeNull();
    expect(await came(paymentId)).toBe('ok');
    expect(await plan()).toMatchObject({ planId: 'plus', running: { to: '2027-02-28' } });
    expect(await payment(paymentId)).toMatchObject({ status: 'paid', granted: true, transfer: null });
    expect(await came(paymentId)).toBe('ok');
    expect((await service.ask(jana, 'invoices', { page: 1, size: 9 })).total).toBe(1);
  });

  it('grants nothing for another amount', async () => {
    const paymentId = await book();
    await came(paymentId, GROSS - 1);
    expect(await payment(paymentId)).toMatchObject({ status: 'pending', granted: false });
    await came(paymentId, GROSS, 'bank 2');
    expect(await payment(paymentId)).toMatchObject({ status: 'paid', granted: true });
  });

  it('waits for weeks before being abandoned', async () => {
    const paymentId = await book();
    await service.tick('2027-02-23T10:00:00.000Z');
    expect(await payment(paymentId)).toMatchObject({ status: 'pending' });
    await service.tick('2027-02-24T10:00:01.000Z');
    expect(await payment(paymentId)).toMatchObject({ status: 'failed', failure: 'expired', transfer: null });
    await came(paymentId);
    expect((await plan()).running).toBeNull();
  });
});

describe('next term of a plan paid by transfer', () => {
  const begun = async () => {
    await came(await book());
    await mailed('Bitte überweise');
  };

  it('is requested once, ten days before the current term ends, and follows without a gap', async () => {
    await begun();
    await service.tick('2027-02-17T10:00:00.000Z');
    expect(mails('Bitte überweise')).toHaveLength(1);
    await service.tick('2027-02-18T10:00:00.000Z');
    await service.tick('2027-02-25T10:00:00.000Z');
    const [, mail] = await mailed('Bitte überweise', 2);
    const [, digits = ''] = /RF([\d ]+)/.exec(mail?.text ?? '') ?? [];
    expect(digits).not.toBe('');
    const [renewal] = await pending();
    await came(renewal?.paymentId ?? '', GROSS, 'bank 2');
    expect((await plan()).running).toMatchObject({ from: '2027-02-28', to: '2027-03-31' });
    await service.tick('2027-03-05T10:00:00.000Z');
    expect((await plan()).running).toMatchObject({ to: '2027-03-31' });
  });

  it('waits no longer than the grace period of the plan', async () => {
    await begun();
    await service.tick('2027-02-18T10:00:00.000Z');
    await mailed('Bitte überweise', 2);
    const [renewal] = await pending();
    const paymentId = renewal?.paymentId ?? '';
    expect((await payment(paymentId))?.transfer?.until).toBe('2027-03-13');
    await service.tick('2027-03-13T22:00:00.000Z');
    await came(paymentId, GROSS, 'bank 2');
    expect((await plan()).running).toMatchObject({ from: '2027-02-28', to: '2027-03-31' });
  });

  it('is not requested while a larger plan waits for its transfer', async () => {
    await begun();
    service.customers.set(jana, { ...service.customers.get(idOf('verleih'))!, locale: 'de' });
    const larger = { planId: 'business', interval: 'month', net: 2_900, paymentId: randomUUID() } as const;
    expect(await service.tell(jana, 'bookPlan', larger)).toBe('ok');
    for (const day of ['02-18', '02-20']) await service.tick(`2027-${day}T10:00:00.000Z`);
    expect((await pending()).map((row) => row.paymentId)).toEqual([larger.paymentId]);
  });

  it('ends after the grace period if unpaid, without a mail about another attempt', async () => {
    await begun();
    for (const day of ['02-18', '02-28', '03-13', '03-20']) await service.tick(`2027-${day}T10:00:00.000Z`);
    expect((await plan()).running).toBeNull();
    await mailed('Dein Tarif Plus ist zu Ende');
    expect(mails('Deine Zahlung hat nicht geklappt')).toEqual([]);
  });

  it('is not confused with the term of a larger plan booked in between', async () => {
    service.customers.set(jana, { ...service.customers.get(idOf('verleih'))!, locale: 'de' });
    await begun();
    await service.tick('2027-02-18T10:00:00.000Z');
    await mailed('Bitte überweise', 2);
    const [renewal] = await pending();
    const larger = { planId: 'business', interval: 'month', net: 2_900, paymentId: randomUUID() } as const;
    expect(await service.tell(jana, 'bookPlan', larger)).toBe('ok');
    const asked = (await pending()).find((row) => row.paymentId === larger.paymentId);
    await came(larger.paymentId, asked?.amount, 'bank 2');
    expect(await plan()).toMatchObject({ planId: 'business' });
    const before = (await plan()).running;
    await came(renewal?.paymentId ?? '', GROSS, 'bank 3');
    expect((await plan()).running).toEqual(before);
  });
});
