import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actsOn, plus, plusGross, plusYear } from '../../testing/acts.js';
import { idOf, startService, type RunningService } from '../../testing/service.js';
import { paymentsOnAccount } from './on-account.adapter.js';

const [jana, verleih, ada] = [idOf('jana'), idOf('verleih'), idOf('ada')];

let service: RunningService;
const { book, invoicesOf, listed, mailed, planOf } = actsOn(() => service);

describe('bank transfer', () => {
  beforeEach(async () => {
    service = await startService({ payments: paymentsOnAccount('https://lend.example') });
    service.admins.add(ada);
  });
  afterEach(() => service.stop());

  let movements = 0;
  const came = (paymentId: string, amount = plusGross) => {
    movements += 1;
    return service.told(paymentId, { kind: 'came', reference: `bank ${movements}`, amount, currency: 'EUR' });
  };
  const awaited = async () =>
    (await service.ask(ada, 'transfers', { filter: { state: 'waiting' }, paging: { page: 1, size: 10 } })).items;
  const begun = async (who = jana) => {
    const paymentId = await book(plus, who);
    await came(paymentId);
    return paymentId;
  };

  it('without effect is on the refund list, and the payer gets a mail once the refund is sent', async () => {
    const paymentId = await book();
    await came(paymentId, 500);
    expect(await listed('owed')).toEqual([]);
    expect(await listed('unmatched')).toMatchObject([{ unmatched: [{ amount: 500, owed: false }] }]);
    const part = (await listed('unmatched'))[0]?.unmatched[0]?.reference ?? '';
    expect(await service.tell(ada, 'noteTransferReturned', { paymentId, of: part })).toBe('transfer_still_awaited');
    await came(paymentId);
    await came(paymentId);
    const [item] = await listed('owed');
    expect(item).toMatchObject({ paymentId, owed: null, unmatched: [{ mismatch: 'amount' }, { mismatch: 'twice' }] });
    for (const { reference } of item?.unmatched ?? [])
      expect(await service.tell(ada, 'noteTransferReturned', { paymentId, of: reference })).toBe('ok');
    expect([await listed('owed'), await listed('unmatched')]).toEqual([[], []]);
    await mailed('Dein Geld ist auf dem Weg zurück: 5,00');
    await mailed('Dein Geld ist auf dem Weg zurück: 5,83');
    expect((await planOf()).planId).toBe('plus');
    expect((await invoicesOf()).map(({ status }) => status)).toEqual(['paid']);
  });

  it('for an open renewal is abandoned when a larger plan is booked, without losing paid time', async () => {
    await begun();
    await service.tick('2027-02-18T10:00:00.000Z');
    const [renewal] = await awaited();
    const year = await book(plusYear);
    expect((await awaited()).map((one) => one.paymentId)).toEqual([year]);
    await came(renewal?.paymentId ?? '');
    expect(await listed('owed')).toMatchObject([{ paymentId: renewal?.paymentId, unmatched: [{ mismatch: 'late' }] }]);
    const asked = await service.ask(jana, 'payment', { paymentId: year });
    expect(asked?.positions.map(({ net }) => net)).toEqual([4_900, -175]);
    await came(year, asked?.amount);
    expect((await planOf()).running).toMatchObject({ booked: { interval: 'year' }, from: '2027-02-18' });
    await service.tick('2027-02-19T10:00:00.000Z');
    expect(await awaited()).toEqual([]);
    expect(service.mails.filter(({ subject }) => subject.includes('hat nicht geklappt'))).toEqual([]);
  });

  it('for a renewal is requested again after a larger plan is abandoned', async () => {
    service.customers.set(jana, { ...service.customers.get(verleih)!, locale: 'de' });
    const business = { planId: 'business', interval: 'month', net: 2_900, paymentId: randomUUID() } as const;
    expect(await service.tell(jana, 'bookPlan', business)).toBe('ok');
    await came(business.paymentId, 3_451);
    await service.tick('2027-02-18T10:00:00.000Z');
    expect((await awaited()).map(({ amount }) => amount)).toEqual([3_451]);
    expect(await service.tell(jana, 'bookPlan', { ...plus, paymentId: randomUUID() })).toBe('ok');
    await service.tick('2027-02-18T10:01:00.000Z');
    expect((await awaited()).map(({ amount }) => amount)).toEqual([plusGross]);
    expect(await service.tell(jana, 'cancelPlan', { reason: null })).toBe('ok');
    await service.tick('2027-02-18T10:02:00.000Z');
    expect(await awaited()).toEqual([]);
    expect(await service.tell(jana, 'resumePlan', {})).toBe('ok');
    for (const minute of ['03', '04']) await service.tick(`2027-02-18T10:${minute}:00.000Z`);
    const [renewal] = await awaited();
    expect(renewal).toMatchObject({ amount: plusGross });
    await came(renewal?.paymentId ?? '');
    expect((await planOf()).running).toMatchObject({ booked: { planId: 'plus' }, from: '2027-02-28' });
  });
});
